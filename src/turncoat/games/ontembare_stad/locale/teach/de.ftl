### Was Lernende bei De Ontembare Stad wissen wollen, auf Deutsch: das Spiel auf einen Blick, jede Entscheidung erklärt und jedes Zeichen.
### Die Seite holt diese Datei erst, wenn jemand fragt.

## Auf einen Blick

game-win = Habe als Erster genug Punkte durch Gebäude: 40 zu zweit, 30 zu dritt, 25 zu viert, 20 zu fünft.
game-win-strategic = Habe als Erster genug Punkte durch Gebäude und Großmächte: 50 zu zweit, 35 zu dritt, 30 zu viert, 25 zu fünft.
game-turn = Eine Karte wird aufgedeckt, und ihre Farbe bezahlt alle, die ein solches Gebäude haben. Dann handelst du mit Karten, kaufst bis zu zwei Gebiete und errichtest bis zu zwei Gebäude.

## Jede Entscheidung: was sie bringt, und worauf man achtet

prompt-start-brings = Kostenloser Baugrund. Sein Bonus kommt jedes Mal dazu, wenn ein Gebäude dort Ertrag bringt.
prompt-start-look = Was zu deinen Karten passt: Handel braucht eine Straße. Lass neutrale Nachbarn, die du später kaufen kannst.

prompt-start-five-brings = Fünf Gebiete und zehn Steine: mehr Baugrund vom ersten Zug an.
prompt-start-five-look = Verteile sie so, dass der andere dich nicht einschließt, und passend zu deinen Karten.

prompt-before-brings = Eine Karte, die du jetzt spielst, wirkt, bevor jemand Ertrag bekommt.
prompt-before-look = Ob sie dir später im Zug mehr nützt; dann deck einfach auf.

prompt-income-brings = Was du jetzt nimmst, bringt dir Ertrag, und was du zerstörst, bringt seinem Besitzer keinen mehr.
prompt-income-look = Die aufgedeckte Farbe, und wer das teuerste Gebäude davon hat.

prompt-wizard-brings = Du wählst, wessen Gebäude diesen Zug Ertrag bringen und welche Karte du bekommst.
prompt-wizard-look = Die Farben deiner Gebäude gegen die der anderen; ein Stadtgebäude bringt zuerst Steuer.

prompt-withdraw-brings = Ein Gebiet weniger: Wähle das, was dich am wenigsten kostet.
prompt-withdraw-look = Ein Gebiet ohne Gebäude, billig zurückzukaufen, an das kein anderer grenzt.

prompt-discard-brings = Du behältst die zwei Karten, die dir am meisten helfen.
prompt-discard-look = Angriff oder Schutz: Ein Schutz rettet dein teuerstes Gebäude.

prompt-actions-brings = Ein Gebäude ist sofort seinen Wert in Punkten wert und bringt später Ertrag; ein Gebiet schafft Platz dafür.
prompt-actions-look = Zuerst deine Steine. Über fünf gehen an die Steuer, wenn ein Stadtgebäude kommt; ein rotes Feld am Ende bringt eine Einflusskarte.

prompt-site-brings = Den Wert des Gebäudes in Punkten, und Ertrag, sooft seine Farbe aufgedeckt wird: Wert plus Bonus des Gebiets.
prompt-site-look = Den höchsten Bonus, und ein Gebiet, an das andere nicht grenzen.

prompt-target-brings = Die Karte wirkt auf das Gebiet, das du nennst.
prompt-target-look = Das teuerste Gebäude des Führenden. Wer Einflusskarten hat, kann antworten.

prompt-golden-brings = Das Doppelte einer Karte in Steinen, oder eine Karte umsonst.
prompt-golden-look = Eine teure Karte, die du ohnehin nicht bauen kannst, oder eine offene, die du brauchst.

prompt-react-block-brings = Das Gebiet bleibt in diesem Zug frei. Deine Blockade ist verbraucht.
prompt-react-block-look = Willst du das Gebiet selbst, oder schließt es eines von dir ein?

prompt-react-raid-brings = Du behältst Gebiet, Gebäude und Punkte. Die Karte, die du spielst, ist verbraucht.
prompt-react-raid-look = Was dort steht, und ob du die Karte für ein anderes Gebiet dringender brauchst.

prompt-react-protect-brings = Der Schlag wirkt nicht. Dein Schutz ist verbraucht.
prompt-react-protect-look = Den Wert dessen, was du verlieren würdest; kleine Gebäude sind keine Karte wert.

prompt-react-gift-brings = Du behältst zwei Steine. Dein Schutz ist verbraucht.
prompt-react-gift-look = Zwei Steine sind selten eine Karte wert, die ein Gebäude retten kann.

prompt-after-brings = Eine Karte darf noch gespielt werden; dann ist dein Zug vorbei.
prompt-after-look = Behalte, was dich verteidigt: Schutz und Blockade wirken nur in Zügen anderer.
