### Kuhn-Poker auf Deutsch.
### $who: Name eines Spielers. $card: eine Karte aus dieser Datei. $number: Münzen.

## Das Spiel

game-title = Kuhn-Poker
game-blurb = Das kleinste Spiel, in dem man bluffen kann: drei Karten, ein Einsatz, und niemand weiß, wer lügt.
game-goal = Jeder von euch legt eine Münze in die Mitte und bekommt eine von drei Karten. Du darfst noch eine Münze setzen; dann zahlt der andere ebenso viel, oder er steigt aus. Steigt niemand aus, gewinnt die höhere Karte alle Münzen.

## Namen

card-jack = Bube
card-queen = Dame
card-king = König

## Optionen und Ausgaben

preset-standard = Standard
preset-standard-help = Das Spiel, wie Harold Kuhn es 1950 beschrieben hat.

## Was zu entscheiden ist

prompt-bet = Passe, oder setze.
prompt-bet-help = Passen kostet nichts, und wenn beide passen, gewinnt die höhere Karte. Setzt du, muss der andere ebenso viel zahlen oder aussteigen; das lohnt sich mit einer guten Karte, oder mit einer schlechten, die der andere für gut hält (KUHN-2.1, KUHN-2.2).

prompt-answer = Gehe mit, oder steige aus.
prompt-answer-help = Mitgehen kostet so viel, wie gesetzt wurde, und die höhere Karte gewinnt alles. Steigst du aus, verlierst du nur, was du schon in die Mitte gelegt hast (KUHN-2.3, KUHN-3.1).

waiting-bet = { $who } überlegt, ob sich das Setzen lohnt.
waiting-answer = { $who } überlegt, ob sich das Mitgehen lohnt.

## Aktionen

action-pass = Passen
action-bet = Setzen
action-call = Mitgehen
action-fold = Aussteigen

## Was das Los bringen kann

chance-deal = Ausgeteilt wird: { $card }

## Das Protokoll

event-anted =
    { $number ->
        [one] { $who } legte vor dem Austeilen eine Münze in die Mitte.
       *[other] { $who } legte vor dem Austeilen { $number } Münzen in die Mitte.
    }
event-dealt = { $who } erhielt eine Karte: { $card }.
event-dealt-hidden = { $who } erhielt eine Karte.
event-passed = { $who } passte.
event-bet =
    { $number ->
        [one] { $who } setzte eine Münze.
       *[other] { $who } setzte { $number } Münzen.
    }
event-called =
    { $number ->
        [one] { $who } ging mit einer Münze mit.
       *[other] { $who } ging mit { $number } Münzen mit.
    }
event-folded = { $who } stieg aus.
event-showed = { $who } deckte auf: { $card }.

## Warum nicht

why-chance = Darüber entscheidet das Los, niemand am Tisch.

## Die Regeln

book-KUHN = { game-title }
chapter-KUHN-1 = Geben
chapter-KUHN-2 = Setzen
chapter-KUHN-3 = Aufdecken

rule-KUHN-1-1 = Vor dem Austeilen legt jeder Spieler eine Münze in die Mitte.
rule-KUHN-1-2 = Es gibt drei Karten: Bube, Dame und König. Jeder Spieler bekommt eine davon verdeckt; die dritte sieht niemand.
rule-KUHN-2-1 = Passen kostet nichts, solange niemand gesetzt hat. Passen beide, ist das Setzen zu Ende.
rule-KUHN-2-2 = Wer setzt, legt noch eine Münze in die Mitte.
rule-KUHN-2-3 = Nach einem Einsatz geht der andere Spieler mit, was ebenfalls eine Münze kostet, oder er steigt aus. Damit ist das Setzen zu Ende.
rule-KUHN-3-1 = Ist ein Spieler ausgestiegen, gewinnt der andere die Münzen in der Mitte, und keine Karte wird gezeigt.
rule-KUHN-3-2 = Sonst decken beide ihre Karten auf, und die höhere gewinnt die Münzen: Der König schlägt die Dame, die Dame den Buben.

rules-version-1 = Erste Fassung.

## Beschriftungen

label-score = Münzen

# Lektionen

lesson-one-hand = Ein Spiel, ein Bluff

lesson-seat-ann = Ann
lesson-seat-ben = Ben

lesson-hand-deal = Du bist Ann. Du und Ben legt je eine Münze in die Mitte und bekommt eine der drei Karten; deine ist der Bube, also ist Bens Karte höher, welche es auch ist.
lesson-hand-bluff = Setze trotzdem. Ben hat die Dame und muss nun eine Münze nachlegen oder aussteigen, und du könntest ja den König haben.
lesson-hand-fold = Ben glaubt dir und steigt aus. Du gewinnst seine Münze mit der schlechtesten Karte von allen.
lesson-hand-call = Wäre Ben mitgegangen, dann wären beide Karten gezeigt worden, und die Dame hätte dir zwei Münzen abgenommen.
lesson-hand-end = Bluffst du zu oft, geht Ben mit; bluffst du nie, steigt er aus, sobald du setzt. Die Kunst liegt dazwischen.

## Was die Partie ergibt

source-stake = Der Einsatz
portion-won = Der Einsatz des anderen
portion-lost = Der eigene Einsatz
