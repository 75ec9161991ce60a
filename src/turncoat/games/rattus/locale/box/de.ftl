### Was Besitzer von Rattus von ihrem Spielplan und ihren Plättchen ablesen, auf Deutsch. Der Server schickt diese Sätze an die Seite.

box-border = Welche Gebiete aneinandergrenzen
box-border-where = Schau auf den Spielplan: Zwei Gebiete sind benachbart, wenn sie eine Grenze teilen oder ein Pfeil sie über Wasser verbindet. Gilt das für diese beiden nicht, wähle ein Paar, das in der Liste noch fehlt, oder zweimal „keine Grenze“. Die letzten acht sind für Grenzen, die wir nicht kennen: Lass sie, wie sie sind, wenn dein Spielplan keine weiteren hat.
box-border-of = Grenze { $number }
box-border-end-1 = von
box-border-end-2 = nach
region-none = keine Grenze

box-start-rat = Die zwölf Startratten
box-start-rat-where = Lege die zwölf Ratten mit dem Startzeichen in eine Reihe, die kleinste Zahl zuerst. Die Zahl sagt, wie viele Würfel nötig sind, die Zeichen, wen die Ratte trifft: P Bauer, B Händler, C Mönch, K Ritter, W Hexe, R König, M Mehrheit, A alle.
box-start-rat-of = Startratte { $number }
box-start-rat-limit = Zahl
box-start-rat-symbols = Zeichen
box-rat = Die anderen 37 Ratten
box-rat-where = Lege die anderen Ratten in eine Reihe, die kleinste Zahl zuerst. Die Zahl sagt, wie viele Würfel nötig sind, die Zeichen, wen die Ratte trifft: P Bauer, B Händler, C Mönch, K Ritter, W Hexe, R König, M Mehrheit, A alle.
box-rat-of = Ratte { $number }
box-rat-limit = Zahl
box-rat-symbols = Zeichen

box-adjacent = { $one } und { $other } sind benachbart.
box-adjacent-not = { $one } und { $other } sind in deiner Liste nicht benachbart, in einem Beispiel einer Spielregel aber schon. Ist da wirklich keine Grenze?
box-apart = { $one } und { $other } sind nicht benachbart.
box-apart-not = { $one } und { $other } sind in deiner Liste benachbart, in einem Beispiel einer Spielregel aber nicht. Ist da wirklich eine Grenze?
box-one-of-three = Von Hispania, Italia und Polonia ist genau ein Paar benachbart.
box-one-of-three-not = Von Hispania, Italia und Polonia sind in deiner Liste { $pairs } Paare benachbart; in einem Beispiel einer Spielregel ist es genau eines. Ist das auf deinem Spielplan wirklich so?
box-two-ends = Jede Grenze verbindet zwei Gebiete.
box-two-ends-not = Eine Grenze verbindet { $region } mit sich selbst. Was liegt auf der anderen Seite?
box-once = Jede Grenze steht einmal da.
box-once-not = { $one } und { $other } stehen zweimal da. Fehlt eine andere Grenze?
box-limits = Die Zahlen gehen von 1 bis 6.
box-limits-not = Es gibt eine Ratte mit { $limit }, aber keine Quelle kennt eine Zahl über 6. Steht das wirklich da?
box-king = Der König ist die Klasse, die am häufigsten zu sehen ist.
box-king-not = { $class } ist { $times }-mal zu sehen, der König { $king }-mal; ein Spieler berichtet, dass der König am häufigsten vorkommt. Sind alle Ratten abgelesen?
box-no-way = Mit { $seats } Spielern führt kein Weg aus { $region }; die Pest könnte nicht weiterziehen.
