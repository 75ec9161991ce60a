### Kuhnpoker in het Nederlands.
### $who: naam van een speler. $card: een kaart uit dit bestand. $number: munten.

## Het spel

game-title = Kuhnpoker
game-blurb = Het kleinste spel waarin je kunt bluffen: drie kaarten, één inzet, en niemand weet wie er liegt.
game-goal = Jullie leggen elk een munt in de pot en krijgen een van de drie kaarten. Je mag nog één munt inzetten; de ander betaalt dan evenveel of geeft op. Geeft niemand op, dan wint de hoogste kaart alle munten.

## Namen

card-jack = boer
card-queen = vrouw
card-king = heer

## Opties en edities

preset-standard = Standaard
preset-standard-help = Het spel zoals Harold Kuhn het in 1950 beschreef.

## Wat er te beslissen valt

prompt-bet = Pas, of zet in.
prompt-bet-help = Passen kost niets, en na twee keer passen wint de hoogste kaart. Zet je in, dan moet de ander evenveel betalen of opgeven; dat loont met een goede kaart, of met een slechte die de ander voor een goede houdt (KUHN-2.1, KUHN-2.2).

prompt-answer = Ga mee, of geef op.
prompt-answer-help = Meegaan kost je evenveel als er is ingezet, en de hoogste kaart wint alles. Geef je op, dan verlies je alleen wat je al in de pot had gelegd (KUHN-2.3, KUHN-3.1).

waiting-bet = { $who } overweegt om in te zetten.
waiting-answer = { $who } overweegt om mee te gaan.

## Acties

action-pass = Pas
action-bet = Zet in
action-call = Ga mee
action-fold = Geef op

## Wat het lot kan brengen

chance-deal = De { $card } wordt gedeeld

## Het verslag

event-anted =
    { $number ->
        [one] { $who } legde vóór het delen één munt in de pot.
       *[other] { $who } legde vóór het delen { $number } munten in de pot.
    }
event-dealt = { $who } kreeg de { $card }.
event-dealt-hidden = { $who } kreeg een kaart.
event-passed = { $who } paste.
event-bet =
    { $number ->
        [one] { $who } zette één munt in.
       *[other] { $who } zette { $number } munten in.
    }
event-called =
    { $number ->
        [one] { $who } ging mee met één munt.
       *[other] { $who } ging mee met { $number } munten.
    }
event-folded = { $who } gaf op.
event-showed = { $who } liet de { $card } zien.

## Waarom niet

why-chance = Daarover beslist het lot, niet een speler.

## De regels

book-KUHN = { game-title }
chapter-KUHN-1 = Delen
chapter-KUHN-2 = Inzetten
chapter-KUHN-3 = Kaarten tonen

rule-KUHN-1-1 = Vóór het delen legt elke speler één munt in de pot.
rule-KUHN-1-2 = Er zijn drie kaarten: boer, vrouw en heer. Elke speler krijgt er één, gedekt; de derde blijft ongezien.
rule-KUHN-2-1 = Passen kost niets zolang niemand heeft ingezet. Na twee keer passen is het inzetten voorbij.
rule-KUHN-2-2 = Wie inzet, legt nog één munt in de pot.
rule-KUHN-2-3 = Na een inzet gaat de andere speler mee, wat ook één munt kost, of geeft op. Daarmee is het inzetten voorbij.
rule-KUHN-3-1 = Heeft een speler opgegeven, dan wint de ander de munten in de pot en wordt er geen kaart getoond.
rule-KUHN-3-2 = Anders tonen beiden hun kaart, en de hoogste wint de munten: de heer verslaat de vrouw, de vrouw verslaat de boer.

rules-version-1 = Eerste versie.

## Opschriften

label-score = Munten

# Lessen

lesson-one-hand = Eén spelletje, één bluf

lesson-seat-ann = Ann
lesson-seat-ben = Ben

lesson-hand-deal = Je bent Ann. Jij en Ben leggen elk een munt in en krijgen een van de drie kaarten; de jouwe is de boer, dus die van Ben is hoger, welke het ook is.
lesson-hand-bluff = Zet toch in. Ben heeft de vrouw en moet nu een munt bijleggen of opgeven, en jij zou best de heer kunnen hebben.
lesson-hand-fold = Ben gelooft je en geeft op. Je wint zijn munt met de slechtste kaart van allemaal.
lesson-hand-call = Was Ben meegegaan, dan waren beide kaarten getoond en had de vrouw twee munten van je gewonnen.
lesson-hand-end = Bluf je te vaak, dan gaat Ben mee; bluf je nooit, dan geeft hij op zodra je inzet. De kunst ligt ertussenin.

## Wat de partij oplevert

source-stake = De inzet
portion-won = De inzet van de ander
portion-lost = De eigen inzet
