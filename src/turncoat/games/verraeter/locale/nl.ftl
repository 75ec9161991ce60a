### Verräter in het Nederlands.
### $who: naam van een speler. $land, $from, $to, $eagle, $rose: een landschap zoals `place` het noemt. $role, $house,
### $building: een naam uit dit bestand. $card: waarde van een verzorgingskaart. $number, $total: gehele getallen.

## Het spel

game-title = Verräter
game-blurb = Twee vorstenhuizen vechten om een kring van landschappen, en niemand hoeft trouw te blijven.
game-goal = Elke ronde vechten de twee huizen om een grens, en iedereen in het winnende huis krijgt punten. Geheime rollen versterken je huis, leveren kaarten, gebouwen of extra punten op – of laten je midden in de strijd van kamp wisselen. Wie na acht ronden (met drie spelers negen) de meeste punten heeft, wint.

## Namen

house-eagle = Adelaar
house-rose = Roos

land-wasteland = Wildernis
land-pasture = Weide
land-river = Rivier
land-forest = Woud
land-village = Dorp
land-city = Stad

# Eén kaart uit de kring: landschap, huis, plaats op de klok.
place = { $land } ({ $house }, { $number })

role-traitor = Verrader
role-diplomat2 = Diplomaat +2
role-diplomat5 = Diplomaat +5
role-builder = Architect
role-strategist = Strateeg
role-farmer = Landbouwer

role-traitor-help = Je wisselt van huis zodra de rollen bekend worden, en krijgt 1 punt.
role-diplomat2-help = Je geeft je huis 2 conflictpunten en trekt één extra verzorgingskaart.
role-diplomat5-help = Je geeft je huis 5 conflictpunten.
role-builder-help = Na het conflict mag je één van je gebouwkaarten leggen, verplaatsen of omdraaien.
role-strategist-help = Je krijgt 2 punten en de strategiekaart, dus jij kiest het volgende conflict.
role-farmer-help = Je trekt precies drie verzorgingskaarten, vóór alle anderen, en niets voor je boerderijen.

building-farm = boerderij
building-office = kantoor
supply = verzorgingskaart

## Opties en edities

option-start_hand = Beginhand
option-start_hand-help = De verzorgingskaarten waarmee iedereen begint.
option-start_hand-why = Gelijke kaarten halen het geluk uit het begin; gedeelde brengen verrassingen.
option-start_hand-random = drie kaarten, blind gedeeld
option-start_hand-3-4-5 = ieder een 3, een 4 en een 5

option-united_diplomat_switches = Als iedereen in hetzelfde huis zit
option-united_diplomat_switches-help = Beginnen alle spelers een ronde in hetzelfde huis, dan wisselt behalve de verrader ook de diplomaat +5 van huis. Zo vindt het andere huis weer strijders.
option-united_diplomat_switches-why = Zonder die regel kan zo’n ronde zonder gevecht voorbijgaan.
option-united_diplomat_switches-on = ook de diplomaat +5 wisselt van huis
option-united_diplomat_switches-off = alleen de verrader wisselt van huis

option-tie_pays_roles = Rolpunten bij gelijkspel
option-tie_pays_roles-help = Of verrader en strateeg hun rolpunten krijgen als het conflict gelijk eindigt. De tekst van 1998 zegt ‘nooit’, maar rekent verderop zelf op de punten van de strateeg: waarschijnlijk een vertaalfout.
option-tie_pays_roles-why = Verander dit als een gelijke stand niemand iets mag opleveren.
option-tie_pays_roles-on = rolpunten tellen
option-tie_pays_roles-off = niemand krijgt punten

option-builder_may_turn_when_moving = Omdraaien bij het verplaatsen
option-builder_may_turn_when_moving-help = Of de architect een verplaatste kaart met de andere kant boven mag neerleggen, zodat een boerderij een kantoor wordt of andersom. De nieuwere editie verbiedt het; de tekst van 1998 draait een kaart die blijft liggen, maar laat zich ook zo lezen dat een verplaatste kaart met de gewenste kant boven mag.
option-builder_may_turn_when_moving-why = Als het mag, kan de architect meer en kunnen de anderen minder vertrouwen op wat er ligt.
option-builder_may_turn_when_moving-on = een verplaatste kaart mag worden omgedraaid
option-builder_may_turn_when_moving-off = een verplaatste kaart wordt niet omgedraaid

preset-later = Nieuwere editie
preset-later-help = De regels van de nieuwere Duitse editie.
preset-1998 = Editie van 1998
preset-1998-help = De regels van de oudere editie, volgens de Nederlandse vertaling.

## Wat er te beslissen valt

prompt-farm = Leg je eerste boerderij onder een landschap.
prompt-farm-help = Een boerderij levert elke ronde een verzorgingskaart op zolang haar landschap bij jouw huis hoort. Sterke landschappen worden minder snel veroverd; onder elk landschap past één kaart (VER-0.4, VER-0.5).

prompt-conflict = Kies de grens waar het volgende conflict losbarst.
prompt-conflict-help = De winnaars krijgen punten voor het landschap dat ze veroveren, en dat wisselt van huis. Vergelijk de waarden van beide landschappen en kijk wie er boerderijen heeft (VER-1.1).

prompt-draft = Houd een van deze rollen.
prompt-draft-help = Na jou kiezen de anderen uit de rollen die je doorgeeft; je weet dus wat zij kunnen hebben (VER-2.2).

prompt-supply = Leg een verzorgingskaart, of stop.
prompt-supply-help = Je kaarten tellen voor het huis waar je bij hoort zodra de rollen bekend zijn, en je bent ze ook bij verlies kwijt. Aan het einde leveren kantoren punten op voor kaarten die je nog in de hand hebt (VER-3.1, VER-5.1).

prompt-build = Leg of verplaats een gebouwkaart, draai er een om, of bouw niets.
prompt-build-help = Boerderijen leveren verzorgingskaarten op zolang hun landschap bij jouw huis hoort. Kantoren leveren aan het einde punten op, onder welk landschap ook; je mag er twee hebben (VER-7.1).

prompt-set = Leg de opgepakte kaart onder een ander landschap.
prompt-set-help = Elk landschap zonder gebouwkaart is goed, van welk huis het ook is (VER-7.3).

prompt-discard = Leg een kaart af om er één extra te trekken, of stop.
prompt-discard-help = Je zou meer dan vijf kaarten krijgen. Voor elke kaart die je nu aflegt, trek je een nieuwe; je houdt hoe dan ook vijf kaarten over (VER-10.5).

waiting-farm = { $who } kiest een landschap voor een eerste boerderij.
waiting-conflict = { $who } kiest het volgende conflict.
waiting-draft = { $who } kiest een rol.
waiting-supply = { $who } legt verzorgingskaarten.
waiting-build = { $who } bouwt.
waiting-set = { $who } verplaatst een gebouwkaart.
waiting-discard = { $who } beslist of er kaarten worden afgelegd.

## Acties

action-farm = Leg een boerderij onder { $land }
action-office = Leg een kantoor onder { $land }
action-conflict = Laat { $eagle } tegen { $rose } strijden
action-take = Houd de { $role }
action-play = Leg verzorgingskaart { $card }
action-done-supply = Leg geen kaarten meer
action-done-build = Bouw niets
action-done-discard = Leg niets meer af
action-lift = Verplaats je { $building } vanonder { $land }
action-turn = Draai je kaart onder { $land } om tot { $building }
action-drop = Leg verzorgingskaart { $card } af

## Wat het lot kan brengen

chance-start = { $who } wordt startspeler
chance-lay = { $land } ({ $house }) komt als volgende in de kring
chance-draw = Verzorgingskaart { $card } wordt getrokken
chance-out = De { $role } wordt opzijgelegd

## Het verslag

event-starts = { $who } werd door het lot startspeler en kreeg de startkaart.
event-side = { $who } kwam in dienst van Huis { $house }.
event-laid = { $land } kwam in de kring te liggen.
event-dealt = { $who } kreeg verzorgingskaart { $card }.
event-drew = { $who } trok verzorgingskaart { $card }.
event-drew-hidden = { $who } trok een verzorgingskaart.
event-strategy = { $who } kreeg de strategiekaart.
event-strategy-stays = De strategiekaart bleef bij { $who }.
event-round = Ronde { $number } begon.
event-conflict = { $who } liet { $eagle } tegen { $rose } strijden.
event-out = De { $role } werd voor deze ronde opzijgelegd.
event-out-hidden = Eén rol werd ongezien opzijgelegd.
event-took = { $who } hield de { $role }.
event-took-hidden = { $who } hield een rol.
event-left =
    { $number ->
        [one] Eén rol bleef gedekt over.
       *[other] { $number } rollen bleven gedekt over.
    }
event-played = { $who } legde verzorgingskaart { $card }.
event-done-supply =
    { $number ->
        [0] { $who } legde geen verzorgingskaart.
        [one] { $who } stopte na één verzorgingskaart.
       *[other] { $who } stopte na { $number } verzorgingskaarten.
    }
event-revealed = { $who } bleek de { $role } te zijn.
event-traitor = { $who } pleegde verraad en liep over naar Huis { $house }.
event-united = Iedereen was de ronde in hetzelfde huis begonnen, dus liep ook { $who } met de diplomaat +5 over naar Huis { $house }.
event-total =
    { $number ->
        [one] Huis { $house } kwam op één conflictpunt.
       *[other] Huis { $house } kwam op { $number } conflictpunten.
    }
event-won = Huis { $house } won het conflict.
event-tied = Beide huizen kwamen op { $number }: gelijkspel, geen winnaar.
event-scored =
    { $number ->
        [one] { $who } kreeg één punt voor het conflict.
       *[other] { $who } kreeg { $number } punten voor het conflict.
    }
event-role-points =
    { $number ->
        [one] { $who } kreeg één punt als { $role }.
       *[other] { $who } kreeg { $number } punten als { $role }.
    }
event-conquered = { $land } viel in handen van Huis { $house }.
event-nobody = Huis { $house } had geen spelers, dus kreeg niemand punten voor het conflict.
event-built = { $who } legde een gebouwkaart onder { $land }, als { $building }.
event-moved = { $who } verplaatste een gebouwkaart van { $from } naar { $to }, als { $building }.
event-turned = { $who } draaide de kaart onder { $land } om tot { $building }.
event-built-nothing = { $who } bouwde niets.
event-discarded =
    { $number ->
        [0] Er lagen geen verzorgingskaarten.
        [one] De ene gelegde verzorgingskaart ging naar de aflegstapel.
       *[other] De { $number } gelegde verzorgingskaarten gingen naar de aflegstapel.
    }
event-due-farmer =
    { $number ->
        [one] Als landbouwer had { $who } recht op één verzorgingskaart.
       *[other] Als landbouwer had { $who } recht op { $number } verzorgingskaarten.
    }
event-due-farms =
    { $number ->
        [0] { $who } had geen boerderij onder een landschap van het juiste huis.
        [one] { $who } had voor één boerderij recht op één verzorgingskaart.
       *[other] { $who } had voor boerderijen recht op { $number } verzorgingskaarten.
    }
event-due-diplomat =
    { $number ->
        [one] Als diplomaat +2 had { $who } recht op één kaart meer.
       *[other] Als diplomaat +2 had { $who } recht op { $number } kaarten meer.
    }
event-limit =
    { $number ->
        [0] { $who } had geen plaats voor een kaart, met hoogstens vijf in de hand, tenzij er eerst kaarten weg gingen.
        [one] { $who } had maar plaats voor één kaart, met hoogstens vijf in de hand, tenzij er eerst kaarten weg gingen.
       *[other] { $who } had maar plaats voor { $number } kaarten, met hoogstens vijf in de hand, tenzij er eerst kaarten weg gingen.
    }
event-dropped = { $who } legde verzorgingskaart { $card } af.
event-reshuffled =
    { $number ->
        [one] De trekstapel was op; de ene afgelegde kaart werd de nieuwe stapel.
       *[other] De trekstapel was op; { $number } afgelegde kaarten werden tot een nieuwe stapel geschud.
    }
event-roles-back = De rollen gingen terug naar het midden.
event-start-card = De startkaart ging naar { $who }.
event-ended-rounds =
    { $number ->
        [one] Het spel eindigde na één ronde.
       *[other] Het spel eindigde na { $number } ronden.
    }
event-ended-united = Huis { $house } bezat alle twaalf landschappen; daarmee eindigde het spel voortijdig.
event-offices =
    { $number ->
        [0] { $who } kreeg geen punten voor kantoren.
        [one] { $who } kreeg één punt voor kantoren.
       *[other] { $who } kreeg { $number } punten voor kantoren.
    }
event-victory = { $who } won het spel.
event-victory-shared = Gedeelde overwinning: { $who }.

## Waarom niet

why-not-now = Daarover wordt nu niet beslist.
why-not-border = Beide landschappen horen bij hetzelfde huis; voor een conflict is er van elk huis één nodig.
why-occupied = Er ligt al een gebouwkaart onder { $land }.
why-no-reserve = Je hebt geen gebouwkaart meer in voorraad.
why-two-offices = Je mag niet meer dan twee kantoren in de kring hebben.
why-not-yours = Je hebt geen gebouwkaart onder { $land }.
why-no-free-land = Onder elk landschap ligt al een gebouwkaart; er is geen plaats om er een naartoe te verplaatsen.
why-not-turned = Een kaart wordt bij het verplaatsen niet omgedraaid.
why-same-land = Een verplaatste kaart moet naar een ander landschap.
why-role-gone = De { $role } zat niet bij de rollen die aan jou zijn doorgegeven.
why-no-card = Je hebt geen verzorgingskaart { $card } in de hand.
why-set-first = Leg eerst de opgepakte kaart neer.
why-farm-only = Je eerste gebouwkaart moet als boerderij liggen.
why-chance = Daarover beslist het lot, niet een speler.

## De regels

book-VER = { game-title }
chapter-VER-0 = { label-set-up }
chapter-VER-1 = { label-phase-1 }
chapter-VER-2 = { label-phase-2 }
chapter-VER-3 = { label-phase-3 }
chapter-VER-4 = { label-phase-4 }
chapter-VER-5 = { label-phase-5 }
chapter-VER-6 = { label-phase-6 }
chapter-VER-7 = { label-phase-7 }
chapter-VER-8 = { label-phase-8 }
chapter-VER-9 = { label-phase-9 }
chapter-VER-10 = { label-phase-10 }
chapter-VER-11 = { label-phase-11 }
chapter-VER-12 = { label-phase-12 }
chapter-VER-13 = { label-phase-13 }
chapter-VER-14 = Einde van het spel

rule-VER-0-1 = Het lot wijst de startspeler aan, en die krijgt de startkaart.
rule-VER-0-2 = De startspeler begint in Huis Adelaar, de volgende speler met de klok mee in Huis Roos, de volgende weer in Huis Adelaar, enzovoort.
rule-VER-0-3 = Er zijn twaalf landschappen: elk van de zes soorten eenmaal voor de Adelaar en eenmaal voor de Roos. Ze worden geschud zonder ze om te draaien en met de klok mee in een kring gelegd.
rule-VER-0-4 = Iedereen heeft drie gebouwkaarten, met een boerderij op de ene en een kantoor op de andere kant. Om de beurt, te beginnen met de startspeler, leg je er één als boerderij onder een landschap waar nog geen kaart ligt, van welk huis het ook is; de andere twee zijn je voorraad.
rule-VER-0-5 = Onder een landschap ligt nooit meer dan één gebouwkaart.
rule-VER-0-6 = Iedereen begint met drie verzorgingskaarten: { $start_hand ->
        [random] blind gedeeld
       *[other] een 3, een 4 en een 5
    }. De rest van de 23 kaarten is de gedekte trekstapel; handen zijn geheim, het aantal kaarten niet.
rule-VER-0-7 = De speler links van de startspeler krijgt als eerste de strategiekaart.
rule-VER-1-1 = Wie de strategiekaart heeft, kiest het conflict: een grens tussen twee naburige landschappen van verschillende huizen.
rule-VER-2-1 = De zes rollen worden geschud, en één ervan wordt voor deze ronde ongezien opzijgelegd.
rule-VER-2-2 = Met de klok mee, te beginnen met de startspeler, bekijkt iedereen de doorgegeven rollen, houdt er één gedekt en geeft de rest door.
rule-VER-2-3 = Wat de laatste speler niet houdt, blijft gedekt; alleen die speler weet wat het is.
rule-VER-3-1 = Te beginnen met de startspeler is iedereen één keer aan de beurt om tot vijf verzorgingskaarten open neer te leggen, één voor één. Wat ligt, blijft liggen.
rule-VER-4-1 = Alle spelers laten hun rol zien.
rule-VER-4-2 = De verrader wisselt meteen van huis. Dat telt al in dit conflict, en het blijft zo.
rule-VER-4-3 = { $united_diplomat_switches ->
        [on] Begonnen alle spelers de ronde in hetzelfde huis, dan wisselt ook de diplomaat +5 van huis, of er nu een verrader is of niet, en de 5 punten gaan mee naar het nieuwe huis.
       *[other] Alleen de verrader wisselt van huis, ook als alle spelers de ronde in hetzelfde huis begonnen.
    }
rule-VER-5-1 = Het totaal van een huis is de waarde van zijn betwiste landschap, plus de gelegde verzorgingskaarten van zijn spelers, plus zijn diplomaten.
rule-VER-5-2 = Het huis met het hoogste totaal wint het conflict.
rule-VER-5-3 = Bij gelijkspel wint niemand: er wisselt geen landschap van huis en het conflict levert geen punten op. { $tie_pays_roles ->
        [on] Verrader en strateeg krijgen hun rolpunten wel.
       *[other] Ook verrader en strateeg krijgen dan geen rolpunten; de strategiekaart gaat wel naar de strateeg.
    }
rule-VER-6-1 = Elke speler van het winnende huis krijgt de punten uit de tabel van het veroverde landschap, bij het aantal spelers in dat huis.
rule-VER-6-2 = De verrader krijgt 1 punt en de strateeg 2, wie er ook wint.
rule-VER-6-3 = Het betwiste landschap van de verliezer wordt omgedraaid en hoort nu bij het winnende huis.
rule-VER-6-4 = Een huis zonder spelers kan op de waarde van zijn landschap winnen. Het andere landschap wordt omgedraaid, maar niemand krijgt punten voor het conflict.
rule-VER-7-1 = De architect mag één ding doen: een gebouwkaart leggen, verplaatsen of omdraaien; of niets.
rule-VER-7-2 = Leggen: een kaart uit de voorraad, met een kant naar keuze boven, onder een landschap zonder kaart.
rule-VER-7-3 = Verplaatsen: een eigen kaart uit de kring naar een ander landschap zonder kaart. { $builder_may_turn_when_moving ->
        [on] Je mag haar daarbij omdraaien.
       *[other] Ze wordt daarbij niet omgedraaid.
    }
rule-VER-7-4 = Omdraaien: een eigen kaart op haar plaats omdraaien, zodat een boerderij een kantoor wordt of andersom.
rule-VER-7-5 = Niemand mag ooit meer dan twee kantoren in de kring hebben.
rule-VER-7-6 = Een gebouwkaart die eenmaal ligt, verlaat de kring nooit.
rule-VER-8-1 = De strateeg krijgt de strategiekaart.
rule-VER-8-2 = De strategiekaart blijft waar ze is als niemand de strateeg heeft gehouden, of als de bezitter zelf dat deed.
rule-VER-9-1 = Alle verzorgingskaarten die deze ronde zijn gelegd, gaan naar de open aflegstapel.
rule-VER-10-1 = De landbouwer trekt als eerste: precies drie verzorgingskaarten, en niets voor boerderijen.
rule-VER-10-2 = Daarna trekken de anderen, te beginnen met de startspeler, één kaart voor elke eigen boerderij onder een landschap van het huis waar ze nu bij horen.
rule-VER-10-3 = De diplomaat +2 trekt één kaart meer.
rule-VER-10-4 = Niemand trekt meer dan drie kaarten per ronde of houdt er meer dan vijf in de hand.
rule-VER-10-5 = Trekken is verplicht. Wie boven de vijf zou komen, mag eerst tot zoveel kaarten afleggen als er te veel zijn en trekt er dan evenveel meer; anders trek je minder.
rule-VER-10-6 = Zodra de trekstapel op is, wordt de aflegstapel tot een nieuwe trekstapel geschud.
rule-VER-11-1 = Alle rollen gaan terug naar het midden.
rule-VER-12-1 = De startkaart gaat naar de linkerbuur.
rule-VER-13-1 = De volgende ronde begint met fase 1.
rule-VER-14-1 = Het spel eindigt na fase 10 van ronde 8, met drie spelers van ronde 9.
rule-VER-14-2 = Het eindigt eerder als één huis alle twaalf landschappen bezit; die ronde wordt nog tot en met fase 10 gespeeld.
rule-VER-14-3 = Elk van je kantoren levert één punt op per kaart in je hand, van welk huis het landschap erboven ook is; hoogstens drie kaarten tellen.
rule-VER-14-4 = De meeste punten winnen. Bij gelijke stand wordt de overwinning gedeeld.

rules-version-1 = Eerste versie. Sindsdien mag de architect in de editie van 1998 een kaart niet meer omdraaien bij het verplaatsen; de optie is er nog, en eerder begonnen spellen houden haar.

## Opschriften

label-ring = Kring
label-round = Ronde { $number } van { $total }
label-set-up = Voorbereiding
label-phase-1 = Conflict kiezen
label-phase-2 = Rollen kiezen
label-phase-3 = Verzorgingskaarten leggen
label-phase-4 = Rollen tonen
label-phase-5 = Conflict beslechten
label-phase-6 = Punten verdelen
label-phase-7 = Architect
label-phase-8 = Strateeg
label-phase-9 = Verzorgingskaarten opruimen
label-phase-10 = Verzorgingskaarten trekken
label-phase-11 = Rollen teruggeven
label-phase-12 = Startkaart doorgeven
label-phase-13 = Einde van de ronde
label-score = Punten
label-hand = Hand
label-reserve = Voorraad
label-pile = Trekstapel
label-discard = Aflegstapel
label-role = Rol
label-house = Huis
label-passed = Aan jou doorgegeven rollen
label-played = Gelegd
label-strategy-card = Strategiekaart
label-start-card = Startkaart

## Het bord op de pagina

board-step-1 = Conflict
board-step-2 = Rollen
board-step-3 = Verzorging
board-step-4 = Tonen
board-step-5 = Optellen
board-step-6 = Buit
board-step-7 = Bouwen
board-step-10 = Trekken

board-pass-supply = Niets leggen
board-pass-build = Niets bouwen
board-pass-discard = Alles houden

board-send-play =
    { $number ->
        [one] Leg { $cards }, dan niets meer
       *[other] Leg { $cards }: samen { $total }, dan niets meer
    }
board-send-drop = Leg { $cards } af
board-send-drop-rest = Leg { $cards } af, houd de rest
board-chosen =
    { $number ->
        [one] Eén kaart gekozen: { $total }.
       *[other] { $number } kaarten gekozen: samen { $total }.
    }
board-send-farm = Boerderij hier leggen
board-send-office = Kantoor hier leggen
board-send-turn = Omdraaien
board-send-conflict = Hier strijden
board-send-take = Deze rol houden

board-build-farm = Boerderij
board-build-office = Kantoor
board-build-lift = Verplaatsen
board-build-turn = Omdraaien
board-build-where = Kies een landschap zonder kaart, of een van je eigen kaarten.
board-build-to = Kies nu het landschap waar hij onder komt.

board-sum = { $house } { $before } → { $after }
board-crosses = Zodra de rollen bekend worden loop je over, met alles wat je legt.
board-adds = Als diplomaat tel je { $number } mee zodra de rollen bekend worden.
board-farm-brings = Elke ronde een kaart, zolang het landschap bij Huis { $house } blijft.
board-farm-idle = Geen kaart zolang het landschap bij Huis { $house } hoort.
board-office-brings = Aan het einde een punt per kaart in je hand, hoogstens drie.

board-stakes = Inzet
board-stakes-help = Punten voor elke winnaar, naar het aantal winnaars
board-stakes-none = Wie de strategiekaart heeft, kiest het volgende conflict.
board-stake = { $house } verovert { $land }
board-stake-points =
    { $winners ->
        [one] één winnaar: { $points }
       *[other] { $winners } winnaars: elk { $points }
    }

board-roles = Rollen
board-roles-known = zoals jij ze kent
board-role-mine = van jou
board-role-choose = aan jou doorgegeven
board-role-gone = niet in het spel
board-role-out = terzijde
board-role-left = over
board-role-or = of { $where }
board-role-unknown = nog onbekend
board-tag-mine = mijn
board-tag-choose = kies
board-tag-gone = weg

board-unseen = Verzorgingskaarten die je niet hebt gezien
board-track = Punten
board-pile = stapel
board-discard = afgelegd

board-cards =
    { $number ->
        [0] geen kaarten
        [one] één kaart
       *[other] { $number } kaarten
    }
board-reserve =
    { $number ->
        [0] alles gebouwd
       *[other] nog { $number } te bouwen
    }
board-laid = gelegd
board-hand-empty = Je hebt geen verzorgingskaarten.

board-land = { $place }: waarde { $value }; punten { $points }.
board-land-built = { $place }: waarde { $value }; punten { $points }; { $building } van { $who }.
board-border = Grens tussen { $eagle } en { $rose }
board-says-conflict = Conflict: { $eagle } tegen { $rose }. Zichtbaar: Adelaar { $eagleSum }, Roos { $roseSum }.
board-says-seat = { $who }: Huis { $house }; punten: { $points }; kaarten in de hand: { $held }; gelegd: { $laid }; gebouwkaarten in voorraad: { $reserve }.
board-says-hand = Jouw verzorgingskaarten: { $cards }.
board-says-start = { $who } heeft de startkaart.
board-says-strategy = { $who } heeft de strategiekaart.
board-says-piles = Trekstapel: { $pile }. Aflegstapel: { $discard }.

# Lessen

lesson-example-round = Een eerste ronde
lesson-example-round-1998 = Een eerste ronde (editie van 1998)

lesson-seat-red = Rood
lesson-seat-blue = Blauw
lesson-seat-orange = Oranje
lesson-seat-green = Groen

lesson-example-start = Je bent Rood, en het lot maakt je startspeler: je begint bij de Adelaar. Met de klok mee wisselen de anderen af: Blauw de Roos, Oranje de Adelaar, Groen de Roos.
lesson-example-ring = Nu worden de twaalf landschappen in een kring gelegd, met de klok mee vanaf twaalf uur. Elk landschap is er twee keer, één keer voor de Adelaar en één keer voor de Roos.
lesson-example-farms = Iedereen legt een eerste boerderij, en jij begint. Leg de jouwe onder de stad van de Adelaar op vijf uur: zolang dat landschap en jij bij hetzelfde huis horen, levert ze je elke ronde een kaart op.
lesson-example-hands = Iedereen krijgt drie verzorgingskaarten, blind gedeeld. Je ziet je eigen kaarten; van de anderen weet je alleen hoeveel het er zijn.
lesson-example-hands-1998 = In deze editie begint iedereen met een 3, een 4 en een 5. Zo ken je voor één keer alle kaarten aan tafel.
lesson-example-conflict = Blauw heeft de strategiekaart en kiest een grens tussen de huizen: de rivier van de Adelaar, waarde 5, tegen de stad van de Roos, waarde 15. Jij en Oranje vechten voor de rivier, Blauw en Groen voor de stad.
lesson-example-roles = Eén van de zes rollen gaat ongezien opzij. Jij krijgt de andere vijf, dus alleen jij kunt zien dat het de diplomaat +2 is.
lesson-example-draft = Houd de architect en geef de rest door. Daarna houden Blauw, Oranje en Groen elk een rol, en wat Groen overlaat blijft gedekt.
lesson-example-supply = Iedereen is één keer aan de beurt om open verzorgingskaarten te leggen. Leg ze alle drie, samen 12, en zeg dat je klaar bent; daarna legt Blauw een 4, Oranje niets en Groen een 3.
lesson-example-if-eagle = Had Oranje er een 5 bij gelegd, dan had de Adelaar met 26 tegen 23 gewonnen. De drie spelers kregen dan elk 4 punten voor de stad: met de rolpunten had jij er 4, Blauw 5, Oranje 6 en Groen geen.
lesson-example-reveal = De rollen worden bekend, en Blauw is de verrader: Blauw en die 4 horen nu bij de Adelaar. Dat maakt 5 + 12 + 4 = 21 voor de Adelaar, maar de diplomaat van Groen brengt de Roos op 15 + 3 + 5 = 23.
lesson-example-score = De Roos verovert de rivier, en de tabel van de rivier zegt wat dat waard is: 5 punten voor één winnaar, Groen. Blauw krijgt 1 punt als verrader, Oranje 2 als strateeg, en de rivier gaat naar de Roos.
lesson-example-build = Jij bent de architect. Leg een kaart uit je voorraad met de boerderij boven onder de weide van de Adelaar op zes uur; de andere kant is een kantoor, dat aan het einde van het spel punten oplevert.
lesson-example-draw = Oranje krijgt de strategiekaart, en de gelegde kaarten gaan naar de aflegstapel. Dan trek je er twee, voor twee boerderijen onder landschappen van je huis; Oranje en Groen trekken er één, en Blauw geen, want die is nu Adelaar met een boerderij onder de rivier van de Roos.
lesson-example-if-farmer = Had Groen de landbouwer gehouden, dan had de Roos met 18 tegen 21 verloren. Maar een landbouwer trekt als eerste, en drie kaarten: Groen had er drie getrokken in plaats van één.
lesson-example-next = De rollen gaan terug en de startkaart gaat naar Blauw, die in ronde twee als eerste een rol kiest; Oranje kiest het conflict. Groen staat voor met 5 punten – haal jij Groen nog in?

## Een conflict, samengevat

summary-won = Huis { $house } wint met { $won } tegen { $lost }.
summary-tied = Gelijk, { $number } tegen { $number }: niemand wint.
summary-lost = Huis { $house } verloor.
summary-nothing = Geen punten bij gelijkspel.
summary-scored =
    { $number ->
        [one] Eén punt voor het conflict
       *[other] { $number } punten voor het conflict
    }
summary-role-points =
    { $number ->
        [one] Eén punt voor de rol, wie ook wint
       *[other] { $number } punten voor de rol, wie ook wint
    }

## Wat de partij oplevert

source-lands = Veroverde landschappen
source-roles = Rollen
source-offices = Kantoren
remark-house = Huis: { $house }

award-turncoat = De overloper
award-turncoat-text = { $number } keer van huis gewisseld
award-alone = Alleen tegen allen
award-alone-text =
    { $number ->
        [one] in één conflict de enige winnaar
       *[other] in { $number } conflicten de enige winnaar
    }
award-schemer = De intrigant
award-schemer-text = in { $number } rondes het conflict gekozen
award-quartermaster = De kwartiermeester
award-quartermaster-text = voor { $number } aan verzorging gelegd
award-builder = De bouwmeester
award-builder-text = { $number } keer een gebouwkaart gelegd, verplaatst of omgedraaid
