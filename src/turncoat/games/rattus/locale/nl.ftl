### Rattus in het Nederlands.
### $who, $other: naam van een speler. $region, $from, $to: een regio. $class: een klasse. $rat: een rat zoals `rat-start`,
### `rat-supply` of `rat-known` die noemt. $face: de voorkant van een rat zoals `rat-face` die weergeeft, $symbols: de symbolen
### ervan, een opsomming. $number: een geheel getal.

## Het spel

game-title = Rattus
game-blurb = De Zwarte Dood trekt door Europa: vestig je waar de ratten zijn, en wees weg als ze bijten.
game-goal = Je verspreidt je blokjes over Europa. Hoe meer ratten in een regio, hoe meer blokjes je er mag plaatsen – en hoe meer je kunt verliezen als de Zwarte Dood komt. Klassekaarten lenen je hun kracht, maar ratten met het symbool van een klasse treffen wie de kaart heeft. Zijn de ratten of iemands blokjes op, dan slaat de Zwarte Dood overal toe; wie daarna de meeste blokjes over heeft, wint.

## Namen

region-anglia = Anglia
region-gallia = Gallia
region-germania = Germania
region-hispania = Hispania
region-hungaria = Hungaria
region-italia = Italia
region-polonia = Polonia
region-scandia = Scandia
region-bulgaria = Bulgaria
region-turcia = Turcia
region-russia = Russia
region-tartaria = Tartaria

class-peasant = Boer
class-merchant = Koopman
class-monk = Monnik
class-knight = Ridder
class-witch = Heks
class-king = Koning

class-peasant-help = Je mag één blokje meer plaatsen dan er ratten zijn, ook één blokje waar geen rat is.
class-merchant-help = Eén keer per beurt mag je een tot drie van je blokjes van één regio naar een aangrenzende regio verplaatsen.
class-monk-help = Eén keer per beurt mag je een rat naar een aangrenzende regio verplaatsen waar nog plaats is.
class-knight-help = Je mag de Zwarte Dood twee stappen laten doen en de pion als twee blokjes laten meetellen.
class-witch-help = Eén keer per beurt mag je een of twee ratten bekijken, en die twee verwisselen.
class-king-help = Eén keer per beurt mag je een van je blokjes uit een regio zonder ratten naar het paleis brengen, waar het veilig is.

# M en A, zoals ze op de ratten staan.
symbol-majority = M
symbol-all = A

# De voorkant van een rat: limiet en symbolen.
rat-face = limiet { $number }: { $symbols }

# Een rat die gedekt ligt.
rat-start = een startrat
rat-supply = een nieuwe rat
rat-known = een rat die je kent ({ $face })

# Legenda: de letter van een speler achter een rat, en een + achter een voorkant die je kent.
rat-looked = achter een rat: wie die bekeken heeft
rat-others = anderen kennen die ook

## Opties en edities

option-start_player = Startspeler
option-start_player-help = Wie er begint. Volgens de spelregels is dat de jongste.
option-start_player-why = Verander dit als jullie liever afspreken wie begint.
option-start_player-lot = door het lot bepaald
option-start_player-first = wie op de eerste plaats zit

option-removed_rats_3p = Ratten die met drie spelers afvallen
option-removed_rats_3p-help = Hoeveel ratten vooraf ongezien uit het spel gaan. De Nederlandse spelregels noemen er acht; twee recensenten van andere edities noemen er zes.
option-removed_rats_3p-why = Hoe minder er weggaan, hoe meer ratten er nog komen.
option-removed_rats_3p-8 = acht ratten
option-removed_rats_3p-6 = zes ratten

option-turn_order = Klassekaart en blokjes
option-turn_order-help = Of de klassekaart vóór de blokjes komt, zoals in de Nederlandse spelregels, of de volgorde vrij is, zoals in de Engelse en de Duitse. De Zwarte Dood komt altijd als laatste.
option-turn_order-why = Een vrije volgorde maakt meer trucjes mogelijk; een vaste leert makkelijker.
option-turn_order-fixed = eerst de kaart, dan de blokjes
option-turn_order-free = in vrije volgorde

option-power_window = Hoelang je krachten mag gebruiken
option-power_window-help = Tot wanneer je in je beurt de monnik, de koopman, de koning en de heks mag gebruiken. De spelregels zeggen ‘op elk moment van je beurt’; recensenten zeggen ‘tot er ratten worden omgedraaid’ of ‘tot de Zwarte Dood beweegt’.
option-power_window-why = Hoe langer ze mogen, hoe meer er nog van de pest te redden is.
option-power_window-reveal = tot de eerste rat wordt omgedraaid
option-power_window-pawn = alleen voordat de Zwarte Dood beweegt
option-power_window-any_moment = op elk moment, ook tussen twee ratten

option-end_by_cubes = Einde door blokjes
option-end_by_cubes-help = Wanneer wordt bekeken of iemand alle blokjes op het bord heeft: aan het einde van de beurt, zoals in de Engelse spelregels, of bij het plaatsen, ook als de Zwarte Dood er daarna weer neemt.
option-end_by_cubes-why = Geldt het al bij het plaatsen, dan valt het einde af te dwingen en komt het eerder.
option-end_by_cubes-end = bekeken aan het einde van de beurt
option-end_by_cubes-during = bekeken bij het plaatsen

option-final_pawn = De pion bij de laatste verwoesting
option-final_pawn-help = Of de pion bij de laatste verwoesting ook als twee blokjes telt als de ridder van de speler van de laatste gewone beurt is, die in de laatste ronde niet meer aan de beurt komt.
option-final_pawn-why = Verander dit als je de ridder aan het eind te zwak vindt.
option-final_pawn-turn = telt als de ridder in de laatste ronde aan de beurt was
option-final_pawn-owned = telt als iemand de ridder heeft

option-second_majority = Een tweede M op één rat
option-second_majority-help = Wie een tweede M op dezelfde rat treft. De Nederlandse spelregels zeggen dat M altijd degene treft die in eerste instantie de meerderheid heeft, maar zeggen dat over andere symbolen; over twee M’s zeggen ze niets.
option-second_majority-why = Opnieuw geteld wordt het verlies verdeeld; twee keer dezelfde, en wie voorstaat verliest meer.
option-second_majority-anew = wie dan de meeste blokjes heeft
option-second_majority-first = dezelfden als de eerste M

option-turned_by = Welke rat wordt omgedraaid
option-turned_by-help = Wie de volgende rat kiest waar de Zwarte Dood toeslaat, als ze te onderscheiden zijn: dat maakt uit zodra de heks heeft gekeken. In de spelregels draait de speler hem om; wie hem kiest staat er niet bij. Aan het einde, als de Zwarte Dood overal toeslaat, beslist altijd het lot.
option-turned_by-why = Kiezen beloont de heks; het lot laat iedereen raden.
option-turned_by-chance = het lot beslist
option-turned_by-mover = wie de Zwarte Dood verplaatste kiest

preset-standard = Nederlandse editie
preset-standard-help = De Nederlandse spelregels; het lot wijst de startspeler aan.
preset-free-order = Vrije volgorde
preset-free-order-help = Zoals in de Engelse en Duitse spelregels: kaart en blokjes in vrije volgorde. Met drie spelers vallen zes ratten af, zoals recensenten schrijven.

## Wat er te beslissen valt

prompt-start = Plaats twee blokjes in een regio.
prompt-start-help = Iedereen doet dit twee keer, eerst met de klok mee, dan in omgekeerde volgorde. In elke regio is nu één rat, en je mag bij anderen gaan staan (RAT-0.6).

prompt-take = Neem een klassekaart, of ga verder.
prompt-take-help = Een klassekaart geeft je meteen haar kracht, maar ratten met haar symbool treffen jou. Je kunt haar niet afleggen; alleen een andere speler kan haar van je afpakken (RAT-1.1, RAT-1.3).

prompt-take-or-place = Neem een klassekaart, of plaats eerst blokjes.
prompt-take-or-place-help = Kaart en blokjes komen in vrije volgorde, en je mag beide overslaan. Een kaart werkt meteen: wie eerst de boer neemt, mag een blokje meer plaatsen (RAT-1.4, RAT-4.7).

prompt-take-last = Je blokjes staan. Neem een klassekaart, of ga verder.
prompt-take-last-help = Een klassekaart geeft je meteen haar kracht, maar ratten met haar symbool treffen jou. Daarna hoeft alleen de Zwarte Dood nog te worden verplaatst (RAT-1.1, RAT-1.4).

prompt-place = Plaats blokjes in een regio, of ga verder.
prompt-place-help = Je plaatst precies zoveel blokjes als er ratten zijn. Veel ratten geven ruimte aan veel blokjes, en veel gevaar (RAT-2.1).

prompt-move = Verplaats de Zwarte Dood.
prompt-move-help = De pion moet naar een aangrenzende regio; met de ridder mogen het twee stappen zijn. Waar de Zwarte Dood aankomt, verspreidt hij eerst nieuwe ratten in de omtrek en slaat hij dan toe (RAT-3.1, RAT-4.4).

prompt-spread = Leg een nieuwe rat in een aangrenzende regio.
prompt-spread-help = Ratten laten iedereen meer blokjes in een regio plaatsen, en maken het er gevaarlijker. In geen enkele regio passen er meer dan drie (RAT-3.2, RAT-3.3).

prompt-ready = Gebruik een kracht, of ga verder.
prompt-ready-help = De Zwarte Dood is aangekomen en heeft zich verspreid. Dit is het laatste moment voor je krachten voordat er ratten worden omgedraaid (RAT-4.1).

prompt-count = Beslis of de pion van de Zwarte Dood als twee blokjes meetelt.
prompt-count-help = Als ridder mag je twee neutrale blokjes bij het totaal tellen, zodat ook ratten met een hogere limiet toeslaan. Voor een meerderheid tellen ze niet (RAT-4.5).

prompt-monk-to = Kies de regio waar de rat naartoe gaat.
prompt-monk-to-help = Die moet aangrenzend zijn en minder dan drie ratten hebben (RAT-4.2).

prompt-merchant-to = Kies de regio waar je blokjes naartoe gaan.
prompt-merchant-to-help = Die moet aangrenzend zijn, en alle blokjes die je verplaatst gaan er samen heen (RAT-4.6).

prompt-merchant-cubes = Kies hoeveel blokjes je verplaatst.
prompt-merchant-cubes-help = Een tot drie van je blokjes mogen mee (RAT-4.6).

prompt-witch = Bekijk een tweede rat, of stop.
prompt-witch-help = Niemand anders ziet wat jij ziet. Liggen de twee ratten in verschillende regio’s, dan mag je ze daarna verwisselen (RAT-4.8, RAT-4.9).

prompt-swap = Verwissel de twee ratten, of laat ze liggen.
prompt-swap-help = Iedereen ziet dat je ze verwisselt, maar alleen jij weet wat erop staat (RAT-4.9).

prompt-between = Er is een rat omgedraaid. Gebruik een kracht, of ga verder.
prompt-between-help = Krachten mag je op elk moment van je beurt gebruiken, ook tussen twee ratten en na de laatste (RAT-4.1).

prompt-turn-up = Kies de rat die nu wordt omgedraaid.
prompt-turn-up-help = Ratten die niemand heeft bekeken en die van dezelfde plek komen, zijn gelijk; een ervan staat dus voor allemaal (RAT-0.7, RAT-3.4).

prompt-last = Gebruik je krachten voor het laatst, of stop.
prompt-last-help = Alleen krachten zijn nog toegestaan: niemand neemt een kaart, en niets verspreidt zich. Na deze ronde slaat de Zwarte Dood in elke regio toe (RAT-5.2, RAT-5.5).

waiting-start = { $who } plaatst de eerste blokjes.
waiting-take = { $who } kiest een klassekaart.
waiting-take-or-place = { $who } kiest een klassekaart of plaatst blokjes.
waiting-take-last = { $who } mag nog een klassekaart nemen.
waiting-place = { $who } plaatst blokjes.
waiting-move = { $who } verplaatst de Zwarte Dood.
waiting-spread = { $who } legt een nieuwe rat.
waiting-ready = { $who } mag nog krachten gebruiken.
waiting-count = { $who } beslist of de pion meetelt.
waiting-monk-to = { $who } verplaatst een rat.
waiting-merchant-to = { $who } verplaatst blokjes.
waiting-merchant-cubes = { $who } verplaatst blokjes.
waiting-witch = { $who } mag een tweede rat bekijken.
waiting-swap = { $who } mag twee ratten verwisselen.
waiting-between = { $who } mag nog krachten gebruiken.
waiting-turn-up = { $who } kiest een rat.
waiting-last = { $who } gebruikt voor het laatst krachten.

## Acties

action-start = Plaats twee blokjes in { $region }
action-take = Neem de { $class }
action-take-from = Neem de { $class } van { $who }
action-settle =
    { $number ->
        [one] Plaats één blokje in { $region }
       *[other] Plaats { $number } blokjes in { $region }
    }
action-settle-more =
    { $number ->
        [one] Boer: plaats één blokje in { $region }
       *[other] Boer: plaats { $number } blokjes in { $region }
    }
action-settle-last = Boer: plaats één blokje in { $region }
action-plague = Verplaats de Zwarte Dood naar { $region }
action-spread = Leg een nieuwe rat in { $region }
action-turn-up = Draai { $rat } in { $region } om
action-monk = Monnik: verplaats { $rat } uit { $region }
action-witch = Heks: bekijk { $rat } in { $region }
action-witch-second = Bekijk ook { $rat } in { $region }
action-merchant = Koopman: verplaats blokjes uit { $region }
action-king = Koning: breng een blokje uit { $region } naar het paleis
action-to = Naar { $region }
action-cubes =
    { $number ->
        [one] Verplaats één blokje
       *[other] Verplaats { $number } blokjes
    }
action-swap = Verwissel de twee ratten
action-count = Ridder: tel de pion als twee blokjes mee
action-done-take = Ga verder zonder kaart
action-done-place = Ga verder zonder blokjes te plaatsen
action-done-ready = Gebruik geen krachten meer
action-done-count = Tel de pion niet mee
action-done-witch = Bekijk geen tweede rat
action-done-swap = Laat beide ratten liggen
action-done-between = Ga verder
action-done-last = Gebruik geen krachten meer

## Wat het lot kan brengen

chance-start = { $who } wordt startspeler
chance-pawn = De Zwarte Dood begint in { $region }
chance-flip = Rat { $number } wordt omgedraaid
chance-face = De rat heeft { $face }

## De uitslag

result-tie = Anderen hadden er evenveel, maar { $who } zou als eerste weer aan de beurt zijn geweest (RAT-5.8).

## Het verslag

event-starts = { $who } werd startspeler.
event-pawn = De Zwarte Dood begon in { $region }.
event-rats =
    { $number ->
        [one] Eén regio kreeg een gedekte rat.
       *[other] Elk van de { $number } regio’s kreeg een gedekte rat.
    }
event-supply =
    { $number ->
        [one] In de voorraad lag één rat klaar.
       *[other] In de voorraad lagen { $number } ratten klaar.
    }
event-started =
    { $number ->
        [one] { $who } begon met één blokje in { $region }.
       *[other] { $who } begon met { $number } blokjes in { $region }.
    }
event-turn = { $who } begon een beurt.
event-took = { $who } nam de { $class }.
event-took-from = { $who } nam de { $class } van { $other }.
event-settled =
    { $number ->
        [one] { $who } plaatste één blokje in { $region }.
       *[other] { $who } plaatste { $number } blokjes in { $region }.
    }
event-settled-more =
    { $number ->
        [one] { $who } plaatste één blokje in { $region }, dankzij de boer.
       *[other] { $who } plaatste { $number } blokjes in { $region }, waarvan één dankzij de boer.
    }
event-moved-plague = { $who } verplaatste de Zwarte Dood naar { $region }.
event-knight-moved = { $who } verplaatste de Zwarte Dood met de ridder twee stappen, naar { $region }.
event-spread = Er kwam een nieuwe rat in { $region }.
event-no-room =
    { $number ->
        [one] Eén nieuwe rat verviel, bij gebrek aan plaats of voorraad.
       *[other] { $number } nieuwe ratten vervielen, bij gebrek aan plaats of voorraad.
    }
event-flipped = In { $region } werd een rat omgedraaid ({ $face }).
event-spared =
    { $number ->
        [one] In { $region } telde maar één blokje, dus deed de rat niets.
       *[other] In { $region } telden maar { $number } blokjes, dus deed de rat niets.
    }
event-majority = { $who } had de meeste blokjes in { $region } en verloor er een.
event-class = { $who } verloor als { $class } een blokje in { $region }.
event-all = { $who } verloor een blokje in { $region }, zoals iedereen daar.
event-left =
    { $number ->
        [one] Eén rat ging uit het spel.
       *[other] { $number } ratten gingen uit het spel.
    }
event-monk = { $who } verplaatste met de monnik een rat van { $from } naar { $to }.
event-king = { $who } bracht een blokje uit { $region } naar het paleis.
event-counts = { $who } liet de pion van de Zwarte Dood als twee blokjes meetellen.
event-merchant =
    { $number ->
        [one] { $who } verplaatste met de koopman één blokje van { $from } naar { $to }.
       *[other] { $who } verplaatste met de koopman { $number } blokjes van { $from } naar { $to }.
    }
event-looked = { $who } bekeek een rat in { $region } ({ $face }).
event-looked-hidden = { $who } bekeek een rat in { $region }.
event-swapped = { $who } verwisselde een rat in { $from } met een rat in { $to }.
event-ended-rats = De voorraad ratten was op.
event-ended-cubes = { $who } had geen blokjes meer naast het bord.
event-ended-turns = Iedereen had { $number } beurten gehad.
event-last-round = De laatste ronde begon.
event-last-turn = { $who } begon een laatste beurt.
event-peasant-last = { $who } plaatste met de boer één blokje in { $region }.
event-knight-last = { $who } verplaatste de Zwarte Dood met de ridder naar { $region }.
event-everywhere = De Zwarte Dood sloeg in elke regio toe.
event-counts-last = In { $region } telde de pion van de Zwarte Dood als twee blokjes mee.
event-cubes =
    { $number ->
        [0] { $who } had geen blokjes meer over.
        [one] { $who } had nog één blokje over.
       *[other] { $who } had nog { $number } blokjes over.
    }
event-tied =
    { $number ->
        [one] Niet alleen { $who } had één blokje, maar { $who } was als eerste weer aan de beurt geweest.
       *[other] Niet alleen { $who } had { $number } blokjes, maar { $who } was als eerste weer aan de beurt geweest.
    }
event-victory = { $who } won het spel.

## Waarom niet

why-not-now = Daarover wordt nu niet beslist.
why-chance = Daarover beslist het lot, niet een speler.
why-own-class = Je hebt die klassekaart al.
why-one-card = Je mag maar één klassekaart per beurt nemen.
why-no-rats = In { $region } is geen rat, dus mag je er geen blokjes plaatsen.
why-no-cubes = Je hebt geen blokjes meer naast het bord.
why-too-few = Daar heb je { $number } blokjes voor nodig, en je hebt er minder naast het bord.
why-peasant = Alleen met de boer mag je één blokje meer plaatsen dan er ratten zijn.
why-not-adjacent = { $region } ligt te ver weg.
why-must-move = De Zwarte Dood moet weg uit de regio waar hij is.
why-stays = De Zwarte Dood is daar al; moet hij daar blijven, verplaats hem dan niet.
why-full = In { $region } zijn al drie ratten.
why-not-in-play = { $region } doet met zo weinig spelers niet mee.
why-no-power = Je hebt de { $class } niet.
why-used = Je hebt de { $class } deze beurt al gebruikt.
why-too-late = De Zwarte Dood is al verplaatst; voor krachten is het te laat.
why-not-struck = De Zwarte Dood is niet in { $region }; daar worden geen ratten omgedraaid.
why-no-rat-there = Zo’n rat is er niet in { $region }.
why-nowhere = Geen enkele regio die aan { $region } grenst, heeft plaats voor een rat.
why-rats-there = In { $region } zijn ratten; de koning helpt alleen waar er geen zijn.
why-none-of-yours = Je hebt geen blokje in { $region }.
why-same-rat = Die rat heb je net bekeken.
why-alike = Deze ratten zien er hetzelfde uit; kies de eerste.
why-too-many =
    { $number ->
        [one] Je hebt daar maar één blokje.
       *[other] Je hebt daar maar { $number } blokjes.
    }
why-finish-first = Maak eerst de kracht af die je gebruikt.
why-last-round = In de laatste ronde mag je alleen krachten gebruiken.

## De regels

book-RAT = { game-title }
chapter-RAT-0 = Voorbereiding
chapter-RAT-1 = De klassekaart
chapter-RAT-2 = Blokjes
chapter-RAT-3 = De Zwarte Dood
chapter-RAT-4 = Klassen
chapter-RAT-5 = Einde

rule-RAT-0-1 = { $start_player ->
        [first] Startspeler is wie op de eerste plaats zit
       *[other] Het lot wijst de startspeler aan
    } (volgens de spelregels de jongste). De beurten gaan met de klok mee.
rule-RAT-0-2 = Met twee spelers doen acht regio’s mee, met drie tien, met vier alle twaalf. Alleen die tellen, en regio’s grenzen aan elkaar als een grens of een pijl ze verbindt.
rule-RAT-0-3 = In elke regio die meedoet komt gedekt een van de twaalf startratten.
rule-RAT-0-4 = Van de 37 andere ratten gaan er met twee spelers twaalf ongezien uit het spel, met drie { $removed_rats_3p ->
        [6] zes
       *[other] acht
    }, met vier geen. Dan komen de overgebleven startratten bij de rest: dat is de voorraad ratten.
rule-RAT-0-5 = Het lot bepaalt in welke regio de pion van de Zwarte Dood begint.
rule-RAT-0-6 = Iedereen heeft twintig blokjes. Vanaf de startspeler plaatst iedereen met de klok mee twee blokjes in één regio, en daarna in omgekeerde volgorde nog eens twee in één regio. Een regio mag je delen.
rule-RAT-0-7 = Niemand ziet de voorkant van een rat tot die wordt omgedraaid of de heks ernaar kijkt. Alle achterkanten zien er hetzelfde uit, maar iedereen mag weten of een rat er vanaf het begin ligt of uit de voorraad kwam.
rule-RAT-1-1 = In je beurt mag je een klassekaart nemen, van naast het bord of van een andere speler. Ze werkt meteen.
rule-RAT-1-2 = Je neemt hoogstens één klassekaart per beurt, maar je mag er meer dan één hebben.
rule-RAT-1-3 = Een klassekaart kun je niet afleggen; je raakt haar alleen kwijt als een andere speler haar neemt.
rule-RAT-1-4 = Een beurt gaat zo: { $turn_order ->
        [free] kaart en blokjes in vrije volgorde, dan de Zwarte Dood.
       *[other] kaart, blokjes, Zwarte Dood.
    }
rule-RAT-2-1 = Je mag blokjes plaatsen in één regio: precies zoveel als er ratten zijn, en geen waar geen rat is.
rule-RAT-2-2 = Je plaatst er alleen minder als je te weinig blokjes naast het bord hebt, en dan plaats je ze allemaal.
rule-RAT-3-1 = Je moet de pion van de Zwarte Dood naar een aangrenzende regio verplaatsen.
rule-RAT-3-2 = De Zwarte Dood verspreidt zich. Is er geen rat, dan gebeurt er niets; één rat brengt één nieuwe rat, twee of drie ratten brengen er twee. Jij legt ze naar keuze in aangrenzende regio’s. Wat telt is hoeveel ratten er waren toen de pion aankwam.
rule-RAT-3-3 = In een regio zijn nooit meer dan drie ratten. Nieuwe ratten waarvoor geen plaats of geen voorraad meer is, vervallen.
rule-RAT-3-4 = Daarna worden de ratten in de regio een voor een omgedraaid, in { $turned_by ->
        [mover] de volgorde die jij kiest
       *[other] willekeurige volgorde
    }, zolang er zowel blokjes als ratten zijn; de overige blijven gedekt liggen.
rule-RAT-3-5 = Een rat slaat alleen toe als er in de regio minstens zoveel blokjes zijn, alle kleuren samen, als de limiet aangeeft; anders doet de rat niets.
rule-RAT-3-6 = Elke M gaat vóór al het andere: wie de meeste blokjes in de regio heeft verliest er een, en bij een gelijke stand iedereen die gelijkstaat. Voor elke volgende M { $second_majority ->
        [first] verliezen dezelfden er nog een
       *[other] wordt opnieuw geteld
    }.
rule-RAT-3-7 = Voor elk klassesymbool verliest de bezitter van die klassekaart een blokje in de regio, als die er daar een heeft.
rule-RAT-3-8 = Voor elke A verliest iedereen met blokjes in de regio er een.
rule-RAT-3-9 = Een omgedraaide rat gaat uit het spel. Verloren blokjes gaan terug naar de voorraad van hun speler.
rule-RAT-4-1 = Je gebruikt krachten alleen in je eigen beurt, elk één keer en de een na de ander: { $power_window ->
        [pawn] alleen voordat de Zwarte Dood beweegt
        [any_moment] op elk moment, ook tussen twee ratten en na de laatste
       *[other] op elk moment tot de eerste rat wordt omgedraaid
    }.
rule-RAT-4-2 = Monnik: verplaats één rat uit een regio naar keuze naar een aangrenzende regio met minder dan drie ratten.
rule-RAT-4-3 = Koning: breng een van je blokjes uit een regio zonder ratten naar het paleis. Daar is het veilig, en aan het einde telt het mee.
rule-RAT-4-4 = Ridder: de Zwarte Dood mag twee stappen doen. Hij moet in een andere regio eindigen dan waar hij begon, en alleen die regio wordt getroffen.
rule-RAT-4-5 = Ridder: voordat er ratten worden omgedraaid, mag je zeggen dat de pion voor de limieten als twee neutrale blokjes meetelt. Voor M tellen ze nooit mee, en niemand verliest ze.
rule-RAT-4-6 = Koopman: verplaats een tot drie van je blokjes van één regio naar één aangrenzende regio.
rule-RAT-4-7 = Boer: als je blokjes plaatst, mag je er één meer plaatsen dan er ratten zijn, dus ook één waar geen rat is.
rule-RAT-4-8 = Heks: bekijk één rat op het bord, en daarna desgewenst een tweede. Alleen jij weet wat je gezien hebt.
rule-RAT-4-9 = Heks: daarna mag je de twee ratten verwisselen, als ze in verschillende regio’s liggen.
rule-RAT-5-1 = Het spel eindigt als na een beurt de voorraad ratten op is, of als wie aan de beurt was alle blokjes op het bord heeft, het paleis meegerekend. { $end_by_cubes ->
        [during] De ratten worden bekeken als de beurt voorbij is, de blokjes bij het plaatsen.
       *[other] Dat wordt één keer bekeken, als de beurt voorbij is.
    }
rule-RAT-5-2 = In de laatste ronde krijgen alle anderen nog één beurt, tegen de klok in, te beginnen met de rechterbuur van wie het laatst speelde. Ze gebruiken alleen krachten: niemand neemt een kaart, en alleen de boer plaatst een blokje, alleen de ridder verplaatst de Zwarte Dood.
rule-RAT-5-3 = Boer, in de laatste ronde: plaats één blokje uit je voorraad in een regio naar keuze.
rule-RAT-5-4 = Ridder, in de laatste ronde: verplaats de pion een of twee stappen, of laat hem staan. Niets verspreidt zich.
rule-RAT-5-5 = Daarna slaat de Zwarte Dood in elke regio toe: alle ratten worden omgedraaid, zolang er blokjes zijn.
rule-RAT-5-6 = Daarbij telt de pion in zijn regio als twee neutrale blokjes mee, als { $final_pawn ->
        [owned] iemand de ridder heeft
       *[other] de bezitter van de ridder in de laatste ronde aan de beurt is geweest
    }.
rule-RAT-5-7 = Blokjes op het bord en in het paleis tellen. De meeste blokjes winnen.
rule-RAT-5-8 = Staan er spelers gelijk, dan wint van hen wie het eerst weer aan de beurt was geweest; er is dus maar één winnaar.
rule-RAT-5-9 = Opdat geen spel eindeloos duurt, begint de laatste ronde ook als iedereen veertig beurten heeft gehad.

rules-version-1 = Eerste versie.
rules-version-2 = Een optie voor een tweede M op één rat, en het verslag zegt wanneer een gelijke stand is beslist. Sindsdien zijn er ook opties voor krachten op elk moment, ook tussen twee ratten, en om te kiezen welke rat wordt omgedraaid. Volgens de standaardregels verlopen spellen als tevoren.

## Opschriften

label-score = Score
label-supply-rats = Ratten in voorraad
label-unseen = Nog niet geziene ratten
label-palace = Paleis
label-supply = Blokjes in voorraad
label-classes = Klassen
label-plague = Zwarte Dood
label-region = Regio
label-rats = Ratten
label-cubes = Blokjes
label-turn = Beurt
label-last-round = Laatste ronde

## Op de pagina

board-map = Kaart van Europa
board-round = Ronde { $number }
board-set-up = Eerste blokjes
board-out = doet niet mee
board-whole-map = Hele kaart
board-closer = Inzoomen

# De stappen van een beurt.
board-step-card = Kaart
board-step-cubes = Blokjes
board-step-plague = Zwarte Dood
board-step-spread = Ratten
board-step-strike = Omdraaien
board-step-powers = Laatste krachten
board-step-everywhere = Overal de Zwarte Dood

board-card-free = vrij
board-card-yours = van jou
board-card-used = gebruikt
board-card-power = kracht
board-card-of = bij { $who }
board-card-used-help = Deze kracht is in deze beurt al gebruikt.
board-no-cards = geen klassekaart

board-ask-settle = Kies een regio voor je blokjes.
board-ask-plague = Kies waar de Zwarte Dood heen gaat.
board-ask-spread = Kies de regio voor de nieuwe rat.
board-ask-turn-up = Kies op de kaart welke rat nu wordt omgedraaid.
board-ask-peasant = Boer: kies een regio voor één blokje.
board-ask-merchant = Koopman: kies de regio waar blokjes vertrekken.
board-ask-monk = Monnik: kies een rat op de kaart.
board-ask-knight = Ridder: kies waar de Zwarte Dood heen gaat.
board-ask-witch = Heks: kies een rat op de kaart om te bekijken.
board-ask-king = Koning: kies de regio waaruit een blokje naar het paleis gaat.
board-ask-rat-to = Kies nu waar de rat heen gaat.
board-ask-cubes-to = Kies nu waar je blokjes heen gaan.

board-send = Doen
board-send-count = Tel de pion mee
board-send-monk = Verplaats de rat naar { $region }
board-send-merchant =
    { $number ->
        [one] Verplaats één blokje naar { $region }
       *[other] Verplaats { $number } blokjes naar { $region }
    }
board-how-many = Hoeveel blokjes?
board-cubes =
    { $number ->
        [one] één blokje
       *[other] { $number } blokjes
    }

board-spreads =
    { $number ->
        [0] Geen nieuwe ratten.
        [one] Eén nieuwe rat te verspreiden.
       *[other] { $number } nieuwe ratten te verspreiden.
    }
board-loss = { $who } { $number } (hoogstens { $most })
board-loss-chosen = { $who } hoogstens { $most }
board-takes = de Zwarte Dood neemt gemiddeld: { $losses }.
board-takes-chosen = afhankelijk van de gekozen ratten neemt de Zwarte Dood: { $losses }.
board-takes-nothing = de Zwarte Dood neemt nu niets.
board-nothing = niets
board-if-counting = Telt de pion: { $losses }.
board-if-not = Telt hij niet: { $losses }.
board-more-rats = { $region }: { $from } → { $to } ratten.

board-to-place = nog { $number } te plaatsen
board-safe =
    { $number ->
        [one] één veilig
       *[other] { $number } veilig
    }
board-supply =
    { $number ->
        [0] Geen ratten meer in de voorraad.
        [one] Nog één rat in de voorraad.
       *[other] Nog { $number } ratten in de voorraad.
    }
board-end = Hoe het eindigt
board-end-help = Als de ratten of iemands blokjes op zijn, worden de krachten nog één keer gebruikt. Daarna slaat de Zwarte Dood in elke regio toe.
board-end-rats = De laatste rat kwam in de beurt van { $who }.
board-end-cubes = { $who } heeft alle blokjes geplaatst.
board-end-turns = Iedereen heeft veertig beurten gehad; { $who } was de laatste.
board-end-order = Mogen nog krachten gebruiken, in deze volgorde: { $seats }. Daarna slaat de Zwarte Dood in elke regio toe.
board-end-none = Niemand anders heeft een klassekaart; de Zwarte Dood slaat in elke regio toe.
board-end-now = Nu slaat de Zwarte Dood in elke regio toe.

board-unseen = Ratten nog niet gezien
board-unseen-of = { $number } van { $total }
board-unseen-limit =
    { $unseen ->
        [one] Limiet { $limit }: één nog niet gezien, { $seen } gezien; startratten onder de niet geziene: { $start }
       *[other] Limiet { $limit }: { $unseen } nog niet gezien, { $seen } gezien; startratten onder de niet geziene: { $start }
    }
board-unseen-start =
    { $number ->
        [one] één startrat
       *[other] { $number } startratten
    }
board-unseen-other =
    { $number ->
        [one] één andere
       *[other] { $number } andere
    }
board-unseen-shows =
    { $unseen ->
        [one] { $symbol }: op één ervan
       *[other] { $symbol }: op { $unseen } ervan
    }
board-unseen-removed =
    { $number ->
        [0] Geen enkele is ongezien uit het spel.
        [one] Eén ervan is ongezien uit het spel.
       *[other] { $number } ervan zijn ongezien uit het spel.
    }
board-losses = Wat de Zwarte Dood zou nemen
board-losses-help = gemiddeld en hoogstens
board-losses-none = Op dit moment nergens iets.
board-known = Ratten die je kent
board-known-too = { $who } kent hem ook
board-turned-up = Laatst omgedraaid


board-says-region =
    { $rats ->
        [0] { $region }: geen ratten; { $cubes }.
        [one] { $region }: één rat; { $cubes }.
       *[other] { $region }: { $rats } ratten; { $cubes }.
    }
board-says-cubes = { $who } { $number }
board-says-no-cubes = geen blokjes
board-says-pawn = De Zwarte Dood is hier.
board-says-pawn-counts = De Zwarte Dood is hier, en de pion telt als twee blokjes.
board-says-known = Je kent een van deze ratten: { $face }.
board-says-known-in = Je kent een rat in { $region }: { $face }.
board-says-looked = Een van deze ratten is bekend bij { $who }.
board-says-risk = De Zwarte Dood zou gemiddeld { $number } van jouw blokjes nemen, hoogstens { $most }.
board-says-risk-chosen = De Zwarte Dood zou hoogstens { $most } van jouw blokjes nemen, afhankelijk van de gekozen ratten.
board-says-out = Doen niet mee: { $regions }.
board-says-seat = { $who }: { $score } op het bord, waarvan { $palace } in het paleis; nog { $stock } te plaatsen; { $cards }.
board-says-unseen = Ratten nog niet gezien: { $number }.

## Lessen

lesson-gallia = De Zwarte Dood in Gallia
lesson-knight = De ridder
lesson-monk = De monnik

lesson-seat-red = Rood
lesson-seat-blue = Blauw
lesson-seat-orange = Oranje
lesson-seat-green = Groen

lesson-gallia-begin = Je bent Rood. In elk van de twaalf regio’s ligt om te beginnen één gedekte rat. Het lot maakt Oranje startspeler, en de Zwarte Dood begint in Russia.
lesson-gallia-cubes = Iedereen plaatst twee blokjes in een regio, met de klok mee, en dan nog twee, in omgekeerde volgorde. Plaats de jouwe beide keren in Hungaria; Blauw gaat eerst naar Gallia.
lesson-gallia-rats = Oranje neemt de koning en Groen de ridder. In Gallia is één rat, dus Groen mag er één blokje plaatsen; dan komt de Zwarte Dood in Germania, treft er twee ratten en brengt twee nieuwe naar Gallia.
lesson-gallia-own = Je wilt nog geen klassekaart en geen blokjes. Maar de Zwarte Dood moet verder: verplaats hem naar Polonia, waar één rat één nieuwe rat brengt, en leg die in Hungaria.
lesson-gallia-others = Blauw wordt boer, en Oranje ook monnik. Een klasse leent haar kracht uit, maar wie haar heeft wordt getroffen door ratten die haar tonen.
lesson-gallia-cards = Laat de kaarten en de blokjes nog eens liggen en verplaats de Zwarte Dood naar Turcia. Dan neemt Blauw de koopman erbij en Oranje de heks; Groen verplaatst als ridder de Zwarte Dood twee stappen.
lesson-gallia-turn = Nu zijn alle zes kaarten verdeeld: Blauw heeft er twee, Oranje drie, Groen één. In Gallia zijn drie ratten, twee blokjes van Blauw en één van Groen. Neem geen kaart en plaats geen blokjes.
lesson-gallia-move = De Zwarte Dood is in Anglia, en Gallia grenst daaraan. Verplaats hem daarheen.
lesson-gallia-spread = Voordat hij toeslaat verspreidt de Zwarte Dood zich: drie ratten brengen twee nieuwe, die jij in aangrenzende regio’s legt. Leg ze allebei in Hispania.
lesson-gallia-first = Nu worden de ratten een voor een omgedraaid, in willekeurige volgorde. De eerste heeft limiet 1 en toont koopman en monnik. Er zijn drie blokjes, dus hij slaat toe: Blauw is koopman en verliest er een; Oranje is monnik maar heeft hier geen blokje.
lesson-gallia-if-first = Was de rat met limiet 3 als eerste gekomen, dan had die drie blokjes getroffen: Blauw had er een verloren voor de meerderheid en een als koopman, Groen een als ridder. Dan was Gallia leeg, en bleven de andere ratten gedekt liggen.
lesson-gallia-second = Er zijn nog blokjes, dus wordt er weer een rat omgedraaid. Die heeft limiet 3, maar er zijn nog maar twee blokjes: er gebeurt niets.
lesson-gallia-third = De laatste heeft limiet 2 en toont M, koopman en monnik. De M gaat voor: Blauw en Groen hebben allebei de meeste, elk één blokje, en verliezen het. Daarna heeft niemand hier nog iets te verliezen.
lesson-gallia-end = Gallia is leeg, de drie ratten zijn uit het spel, en je beurt is voorbij. Verloren blokjes zijn terug bij hun eigenaars, die ze weer mogen plaatsen – in Hispania bijvoorbeeld, waar nu drie ratten liggen.

lesson-knight-begin = Je bent Rood en begint; de Zwarte Dood is in Italia. Plaats je eerste blokjes in Hispania en Hungaria. Blauw plaatst er twee in Scandia, ver van de Zwarte Dood, en twee in Polonia.
lesson-knight-take = Neem de ridder en plaats geen blokjes. Als ridder mag je de Zwarte Dood twee stappen verplaatsen, en zo ver is het naar Scandia.
lesson-knight-if-none = Zonder ridder kon de Zwarte Dood alleen naar een regio die aan Italia grenst: Gallia, Germania, Hispania of Hungaria.
lesson-knight-move = Verplaats de Zwarte Dood naar Scandia. Alleen de regio waar hij eindigt wordt getroffen, niet Germania onderweg. Er is één rat, dus leg één nieuwe rat in Germania.
lesson-knight-count = In Scandia zijn twee blokjes. Als ridder mag je de pion als twee blokjes laten meetellen, die van niemand zijn: dan slaan ook limiet 3 en 4 toe. Zeg dat, voordat de rat wordt omgedraaid.
lesson-knight-if-not = Had je de pion niet laten meetellen, dan had de rat met limiet 4 maar twee blokjes gevonden en niets gedaan.
lesson-knight-strike = De rat heeft limiet 4 en toont M, ridder en koning. Er tellen vier blokjes, dus hij slaat toe: Blauw heeft de meerderheid en verliest er een. Jij bent ridder, maar hebt hier geen blokje.
lesson-knight-if-five = Met limiet 5 was er niets gebeurd: twee blokjes en de pion zijn samen vier.
lesson-knight-end = Zo brengt de ridder de Zwarte Dood bij wie zich ver weg waant. Maar pas op: ratten die de ridder tonen treffen jou.

lesson-monk-begin = Je bent Rood en begint; de Zwarte Dood is in Gallia. Plaats je eerste blokjes in Hungaria, terwijl Blauw zich in Scandia vestigt.
lesson-monk-take = Neem de monnik en plaats geen blokjes. Verplaats de Zwarte Dood naar Germania en leg de nieuwe rat in Polonia.
lesson-monk-gather = Als monnik mag je één keer per beurt een rat naar een aangrenzende regio verplaatsen. In Germania heeft niemand blokjes; verplaats de rat vandaar naar Polonia. Daar zijn er dan drie, meer mogen het er in een regio niet zijn.
lesson-monk-wait = Blauw neemt geen kaart, plaatst geen blokjes en verplaatst de Zwarte Dood terug naar Gallia.
lesson-monk-place = Neem geen andere kaart. Bij drie ratten mag je drie blokjes plaatsen: plaats ze in Polonia.
lesson-monk-if-before = Had je de rat vóór het plaatsen verplaatst, dan waren er maar twee ratten over geweest – en ruimte voor twee blokjes.
lesson-monk-move = Je blokjes staan, en nu zijn de ratten alleen nog een gevaar. Gebruik de monnik dus na het plaatsen: verplaats een rat van Polonia naar Germania.
lesson-monk-end = Drie blokjes bij twee ratten: of je het voor of na de blokjes doet maakt verschil. Je mag de monnik op elk moment van je beurt gebruiken tot er een rat wordt omgedraaid – maar één keer, en nooit om een vierde rat in een regio te brengen.

## De pest, samengevat

summary-plague = De pest in { $region }
summary-rats-took =
    { $rats ->
        [one] Eén rat werd omgedraaid
       *[other] { $rats } ratten werden omgedraaid
    }; { $cubes ->
        [one] één blokje stierf
       *[other] { $cubes } blokjes stierven
    }.
summary-rats-spared =
    { $rats ->
        [one] Eén rat werd omgedraaid
       *[other] { $rats } ratten werden omgedraaid
    }; niemand verloor iets.
summary-rat-spared =
    { $number ->
        [one] grens { $limit }, maar één blokje: hij deed niets
       *[other] grens { $limit }, maar { $number } blokjes: hij deed niets
    }
summary-rat-struck =
    { $number ->
        [one] grens { $limit }, één blokje: hij sloeg toe
       *[other] grens { $limit }, { $number } blokjes: hij sloeg toe
    }

## Wat de partij oplevert

source-regions = Blokjes op de kaart
source-palace = Blokjes in het paleis

award-saviour = De redder
award-saviour-text = { $number } blokjes in het paleis in veiligheid gebracht
award-monk = De rattenvanger
award-monk-text = { $number } ratten weggeleid
award-settler = De kolonist
award-settler-text = { $number } blokjes geplaatst
award-traveller = De reiziger
award-traveller-text = { $number } blokjes naar andere regio's verplaatst
award-seer = De ziener
award-seer-text = { $number } ratten bekeken
award-courtier = In elke stand thuis
award-courtier-text = { $number } klassekaarten genomen
