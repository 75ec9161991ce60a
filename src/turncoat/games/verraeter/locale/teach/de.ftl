### Was Lernende bei Verräter wissen wollen, auf Deutsch: das Spiel auf einen Blick, jede Entscheidung erklärt und jedes Zeichen.
### Die Seite holt diese Datei erst, wenn jemand fragt.

## Auf einen Blick

game-win = Habe nach acht Runden die meisten Punkte, zu dritt nach neun. Du punktest immer dann, wenn das Haus, zu dem du gehörst, eine Landschaft erobert.
game-turn = Jede Runde wird um eine Grenze gekämpft: Alle nehmen heimlich eine Rolle und legen Versorgungskarten; dann werden die Rollen aufgedeckt, und das stärkere Haus erobert die Landschaft.

## Jede Entscheidung: was sie bringt, und worauf man achtet

prompt-farm-brings = Jede Runde eine Versorgungskarte, solange dein Haus die Landschaft darüber hält. Als Baumeister kannst du ihn später versetzen.
prompt-farm-look = Landschaften deines Hauses mit hohem Wert, fern vom anderen Haus: Um sie wird selten gekämpft.

prompt-conflict-brings = Die kleinen Zahlen einer Landschaft sind, was jeder Sieger für ihre Eroberung bekommt: Je weniger Sieger, desto mehr für jeden.
prompt-conflict-look = Wo dein Haus stärker ist und die andere Landschaft viel bringt – und wo deine Gutshöfe sicher sind, wenn du verlierst.

prompt-draft-brings = Diplomaten helfen deinem Haus siegen, der Verräter wechselt für einen Punkt die Seite, der Stratege bekommt zwei Punkte, der Baumeister legt eine Karte, der Bauer zieht drei.
prompt-draft-look = Welches Haus gewinnt ohne dich? Ist es nicht deines, bringt dich der Verräter hinüber. Und merk dir, was du weitergibst.

prompt-supply-brings = Jede Karte erhöht die Summe deines Hauses um ihren Wert. Die höhere Summe erobert die Landschaft, und alle in diesem Haus punkten.
prompt-supply-look = Die Waage in der Mitte zeigt beide Summen bis jetzt. Wer legt noch, und wer könnte der Verräter sein? Karten für einen verlorenen Kampf sind weg.

prompt-build-brings = Ein Gutshof unter einer Landschaft deines Hauses bringt jede Runde eine Karte. Ein Kontor bringt am Ende einen Punkt für jede Karte auf deiner Hand, höchstens drei.
prompt-build-look = Wie viele Runden bleiben: erst Gutshöfe, später Kontore. Ein Gutshof unter einer gerade verlorenen Landschaft bringt nichts.

prompt-set-brings = Die Karte wirkt ab jetzt am neuen Ort: ein Gutshof, solange die Landschaft deinem Haus gehört, ein Kontor überall.
prompt-set-look = Landschaften deines Hauses, die schwer zu erobern sind und noch keine Karte haben.

prompt-discard-brings = Du tauschst eine schwache Karte gegen eine neue: Im Stapel sind 2 bis 6 und eine einzige 8.
prompt-discard-look = Zweien und Dreien tauscht man gern; für Kontore zählt jede Karte gleich.
