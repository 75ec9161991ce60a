### Het Verraad in het Nederlands: wat de uitbreiding toevoegt aan De Ontembare Stad.
### $who, $other: de naam van een speler, of van een orde zoals `order-of-seat` die schrijft; $other kan in `action-target` en `action-target-building` de Zwarte Meester zijn, en verder heeft die eigen zinnen. $area: een gebied. $card: een gebouwkaart. $influence: een invloedkaart. $category: een categorie, of waarvan een grootmacht anders is. $number: een geheel getal.

## Het spel

game-title-verraad = Het Verraad
game-blurb-verraad = Een Zwarte Meester wacht voor de poorten. Houd hem tegen, of dien hem in het geheim en win met hem.
game-goal-verraad = De stad van De Ontembare Stad, maar nog iemand is erop uit: de Zwarte Meester, die niets bezit en die jullie sterk maken. Kies voor je inkomsten een van drie open kaarten, bouw, zet wachttorens en koop kracht: witte fiches verdedigen je, met zwarte leid je de Zwarte Meester door de straten van je rivalen. Haalt iemand het doel – 50 punten met zijn tweeën, 35 met zijn drieën, 30 met zijn vieren, 25 met zijn vijven –, dan wordt de ronde afgemaakt. De meeste punten winnen; maar heeft de Zwarte Meester er meer dan iedereen, dan was hij al die tijd wie de meeste zwarte fiches heeft, en die wint.

## Namen

black-master = de Zwarte Meester
archers = boogschutters
token-white = wit krachtfiche
token-black = zwart krachtfiche

# Waarvan de drie nieuwe grootmachten zijn
category-wachttoren = Wachttorens
category-goed = Goede Kracht
category-duister = Duistere Kracht

category-wachttoren-help = drie of meer wachttorens: 4 punten
category-goed-help = drie of meer witte fiches: 5 punten
category-duister-help = drie of meer zwarte fiches: 3 punten

power-wachttoren = Grootmacht van Wachttorens
power-goed = Grootmacht van Goede Kracht
power-duister = Grootmacht van Duistere Kracht

# Invloedkaarten die hier iets anders doen
influence-tovenaar-help-verraad = Als de rij na jouw keuze wordt aangevuld: bekijk de bovenste twee kaarten van de draaistapel en leg er een open neer; de andere gaat onderop.

# Invloedkaarten in de fase van de Zwarte Meester
influence-pionier-help-master = Een zwarte ridder komt op een neutraal gebied naar keuze; een verlaten gebouw daar is van de Zwarte Meester.
influence-overval-help-master = Een gebied van een andere speler { $beside ->
        [active] dat aan een van jouw gebieden grenst, gaat met gebouw en al naar de Zwarte Meester
       *[other] dat aan een zwart gebied grenst, of waar de Zwarte Meester staat, of dat daaraan grenst, gaat met gebouw en al naar hem
    }.
influence-brand-help-master = Verwoest een gebouw van een andere speler. De ridder blijft.
influence-infiltrant-help-master = Verdrijf een ridder van een andere speler uit een gebied. Het wordt neutraal en het gebouw blijft verlaten achter.
influence-hekserij-help-master = Een gebouw van een andere speler met waarde { $number } of minder verdwijnt van het bord, en de kaart wordt afgelegd.

## Opties en edities

option-mode-verraad = Het Verraad, de uitbreiding

option-gate_step = Van poort naar poort
option-gate_step-help = Hoeveel stappen de Zwarte Meester nodig heeft van de ene stadspoort naar de andere. De spelregels zeggen het niet.
option-gate_step-why = Met twee stappen komt hij langzamer de stad rond.
option-gate_step-1 = één stap
option-gate_step-2 = twee stappen
option-raid_beside = Overval voor de Zwarte Meester
option-raid_beside-help = Welke gebieden een Overval in de fase van de Zwarte Meester kan treffen. Volgens de spelregels werkt de kaart precies hetzelfde.
option-raid_beside-why = Verander dit als een Overval van je eigen gebieden moet afhangen en niet van de zijne.
option-raid_beside-master = naast zijn gebieden, en waar hij staat
option-raid_beside-active = naast gebieden van wie de kaart speelt
option-tower_shields = Wat Brand en Hekserij onder een wachttoren nodig hebben
option-tower_shields-help = Waar een wachttoren de klap opvangt, zeggen de spelregels niet of er een gebouw moet staan dat ze kunnen treffen.
option-tower_shields-why = Is de toren genoeg, dan kan ook een gebied zonder gebouwen er een verliezen.
option-tower_shields-building = een gebouw dat ze kunnen treffen
option-tower_shields-any = niets dan de toren

option-attack_own_area = Jezelf aanvallen
option-attack_own_area-help = Of je de Zwarte Meester een eigen gebied mag laten aanvallen. De spelregels laten beide lezingen toe.
option-attack_own_area-why = Als het mag, kan wie hem dient een eigen gebied opofferen.
option-attack_own_area-no = mag niet
option-attack_own_area-yes = mag

option-swap_any_token = Krachtfiches omruilen
option-swap_any_token-help = Welke fiches je voor een nieuw zwart fiche mag omruilen. De spelregels zeggen “een krachtfiche”, tussen zinnen over zwarte.
option-swap_any_token-why = Mogen ook witte weg, dan wissel je makkelijker van kant.
option-swap_any_token-no = alleen zwarte
option-swap_any_token-yes = ook witte

option-swap_moves_marker = Omruilen en de Zwarte Meester
option-swap_moves_marker-help = Of een zwart fiche dat je door omruilen krijgt, de Zwarte Meester een punt oplevert, zoals een gekocht fiche.
option-swap_moves_marker-why = Met punten stijgt hij sneller en blijft ruilen niet onopgemerkt.
option-swap_moves_marker-no = levert hem niets op
option-swap_moves_marker-yes = levert hem telkens 1 punt op

option-master_triggers_end = De Zwarte Meester bij het doel
option-master_triggers_end-help = Of ook de Zwarte Meester de laatste ronde inluidt als hij het doel haalt. Zo niet, dan kan een spel waarin hij voor ligt lang duren.
option-master_triggers_end-why = Verandert het niets, dan is er meer tijd om hem ten val te brengen.
option-master_triggers_end-yes = maakt de ronde de laatste
option-master_triggers_end-no = verandert niets

option-master_wins_ties = De Zwarte Meester gelijk met de beste
option-master_wins_ties-help = Wie wint als de Zwarte Meester precies evenveel punten heeft als de beste speler. Volgens de spelregels moet hij het hoogst staan.
option-master_wins_ties-why = Verander dit als het kwaad moeilijker te verslaan mag zijn.
option-master_wins_ties-no = het goede wint
option-master_wins_ties-yes = het kwade wint

option-protection_stops_attack = Bescherming tegen aanvallen
option-protection_stops_attack-help = Of Bescherming, die invloedkaarten tegenhoudt, ook een aanval van de Zwarte Meester tegenhoudt. De gedrukte kaart is niet bekend.
option-protection_stops_attack-why = Helpt ze, dan is de kaart het bewaren waard voor hem.
option-protection_stops_attack-no = helpt niet
option-protection_stops_attack-yes = houdt de aanval tegen

option-blockade_stops_conquest = Blokkade tegen veroveringen
option-blockade_stops_conquest-help = Of Blokkade, die het innemen van een gebied belet, ook een verovering door de Zwarte Meester belet. De gedrukte kaart is niet bekend.
option-blockade_stops_conquest-why = Helpt ze, dan is een gebied tegen hem te houden.
option-blockade_stops_conquest-no = helpt niet
option-blockade_stops_conquest-yes = belet de verovering

preset-verraad = Het Verraad
preset-verraad-help = De uitbreiding: een open rij kaarten, wachttorens, krachtfiches, en een Zwarte Meester die iedereen kan dienen. Voor wie de strategische variant kent.

## Wat er te beslissen valt

prompt-start-tower = Zet je eerste wachttoren op een van je gebieden.
prompt-start-tower-help = Daar kan de Zwarte Meester niet aanvallen, en de boogschutters helpen je gebieden ernaast verdedigen. Bij een poort verspert de toren hem ook de weg de stad in (VERRAAD-0.4, VERRAAD-7.5, VERRAAD-8.4).

prompt-choose = Kies een van de open kaarten.
prompt-choose-help = Ze komt in je hand met de stenen die erop liggen, en de kleur brengt inkomsten – ook voor de anderen. Een stadsgebouw brengt eerst belasting: iedereen betaalt wat er boven 5 stenen is. Op de andere kaarten komt een steen (VERRAAD-1.2, VERRAAD-1.3, VERRAAD-1.4).

prompt-refill = Speel de Tovenaar of laat de rij aanvullen.
prompt-refill-help = Met de Tovenaar zie je twee kaarten en kies je welke er open komt voor de volgende speler. Alleen wie er een heeft, wordt gevraagd (VERRAAD-5.2).

prompt-wizard-row = Kies welke van de twee kaarten open komt.
prompt-wizard-row-help = De volgende speler mag haar kiezen; de andere kaart gaat onder op de stapel, en alleen jij kent haar (VERRAAD-5.2).

prompt-actions-verraad = Handel, koop, bouw en wapen je, tot je klaar bent.
prompt-actions-verraad-help = In elke volgorde: tot twee gebieden, twee gebouwen, één wachttoren en twee krachtfiches; verkoop en koop kaarten, koop en speel invloedkaarten. Witte fiches verdedigen je, met zwarte verplaats je de Zwarte Meester – en elke zwarte levert hem een punt op (VERRAAD-1.1, VERRAAD-3.1, VERRAAD-4.1, VERRAAD-4.5).

prompt-site-verraad = Kies waar het gebouw komt.
prompt-site-verraad-help = Op een van je gebieden, maar niet waar de Zwarte Meester staat. De bonus van het gebied komt er bij elke opbrengst bij; een eigen gebouw dat in de weg staat, gaat uit het spel (VERRAAD-2.2, VERRAAD-2.3).

prompt-master = Leid de Zwarte Meester: met de dobbelsteen, met je fiches, of laat hem staan.
prompt-master-help = De dobbelsteen kan hem verder brengen dan je zwarte fiches, of minder ver. Minder stappen mag altijd. Invloedkaarten die je nu speelt, dienen alleen hem (VERRAAD-7.2, VERRAAD-5.4).

prompt-steps = Kies waar de Zwarte Meester heen gaat.
prompt-steps-help = Een stap gaat naar een aangrenzend gebied, of van poort naar poort. Wachttorens van anderen houden hem tegen; over die van jou en van hemzelf mag hij heen, maar hij eindigt er nooit (VERRAAD-7.3, VERRAAD-7.5, VERRAAD-7.6).

prompt-attack = Laat de Zwarte Meester aanvallen of spaar het gebied.
prompt-attack-help = Zwarte dobbelsteen en jouw zwarte fiches tegen witte dobbelsteen, de witte fiches van de eigenaar en de boogschutters in aangrenzende wachttorens. Wint hij, dan zijn gebied en gebouw van hem; bij gelijk is de ridder weg (VERRAAD-8.3, VERRAAD-8.4, VERRAAD-8.5, VERRAAD-8.7).

prompt-master-after = Speel invloedkaarten voor de Zwarte Meester of beëindig je beurt.
prompt-master-after-help = De Zwarte Meester heeft zijn werk gedaan en blijft staan. Kaarten die je nu speelt, dienen alleen hem (VERRAAD-5.1, VERRAAD-8.8).

prompt-react-attack = De Zwarte Meester valt je gebied aan: bescherm het of laat de dobbelstenen beslissen.
prompt-react-attack-help = Met Bescherming is er geen aanval. Alleen wie kan antwoorden, wordt gevraagd (VERRAAD-8.9).

prompt-react-conquest = De Zwarte Meester gaat een gebied veroveren: blokkeer het of laat het gebeuren.
prompt-react-conquest-help = Met Blokkade houdt de eigenaar het. Alleen wie kan antwoorden, wordt gevraagd (VERRAAD-8.10).

waiting-start-tower = { $who } zet een wachttoren neer.
waiting-choose = { $who } kiest een kaart uit de rij.
waiting-refill = { $who } gaat de rij aanvullen.
waiting-wizard-row = { $who } bekijkt twee kaarten.
waiting-actions-verraad = { $who } handelt en bouwt.
waiting-site-verraad = { $who } kiest waar het gebouw komt.
waiting-master = { $who } leidt de Zwarte Meester.
waiting-steps = { $who } verplaatst de Zwarte Meester.
waiting-attack = { $who } beslist over een aanval.
waiting-master-after = { $who } mag invloedkaarten spelen voor de Zwarte Meester.
waiting-react-attack = { $who } mag reageren.
waiting-react-conquest = { $who } mag reageren.

## Acties

action-start-tower = Wachttoren op { $area }
action-choose = Kies: { $card }
action-choose-none = Kies kaart { $space } van de rij
action-choose-stones =
    { $number ->
        [one] Kies, met 1 steen erop: { $card }
       *[other] Kies, met { $number } stenen erop: { $card }
    }
action-turn-refill = Laat de bovenste kaart open leggen
action-wizard-row = Leg open neer: { $card }
action-tower = Wachttoren op { $area } ({ $number } stenen)
action-white = Koop een wit krachtfiche voor { $number } stenen
action-black = Koop een zwart krachtfiche voor { $number } stenen
action-white-none = Koop een wit krachtfiche
action-black-none = Koop een zwart krachtfiche
action-swap = Ruil het zwarte fiche op vakje { $space } van je kasteel om (waarde { $number })
action-swap-none = Ruil het zwarte fiche op vakje { $space } van je kasteel om
action-swap-white = Ruil een wit fiche om voor een zwart
action-roll = Gooi de zwarte dobbelsteen
action-steps =
    { $number ->
        [one] Ga met je fiches: 1 stap
       *[other] Ga met je fiches: tot { $number } stappen
    }
action-stay = Laat de Zwarte Meester staan
action-master = Zwarte Meester naar { $area }
action-master-owned = Zwarte Meester naar { $area } ({ $other })
action-master-black = Zwarte Meester naar { $area } (van hemzelf)
action-attack = Val { $area } aan ({ $other })
action-attack-nobody = Laat de Zwarte Meester aanvallen
action-spare = Val niet aan
action-done-actions-verraad = Beëindig je acties
action-done-master = Beëindig de fase van de Zwarte Meester

## Wat het lot kan brengen

chance-token = Het zwarte fiche heeft waarde { $number }
chance-die-steps = De dobbelsteen voor de stappen toont { $number }
chance-die-attack = De zwarte dobbelsteen toont { $number }
chance-die-defence = De witte dobbelsteen toont { $number }

## Waarom niet

why-phase = De fasen van een beurt hebben een vaste volgorde; daarvoor is het te laat of te vroeg.
why-choose-first = Kies eerst een kaart uit de rij.
why-no-card-there = Op die plek in de rij ligt geen kaart.
why-row = De rij is er alleen voor de keuze aan het begin van een beurt.
why-no-demolition = Een gebouw wordt alleen gesloopt door er een ander over te plaatsen.
why-taken-master = { $area } is van de Zwarte Meester.
why-master-there = De Zwarte Meester staat op { $area }; daar mag niets worden gebouwd.
why-towers-limit =
    { $number ->
        [one] Je mag 1 wachttoren per beurt plaatsen, en dat heb je gedaan.
       *[other] Je mag { $number } wachttorens per beurt plaatsen, en dat heb je gedaan.
    }
why-towers-gone = Alle { $number } wachttorens staan op het bord.
why-tower-there = Op { $area } staat al een wachttoren.
why-tokens-limit = Je mag { $number } krachtfiches per beurt kopen, en dat heb je al gedaan.
why-castle-full = Die kant van je kasteelkaart heeft { $number } vakjes, en ze zijn allemaal bezet.
why-swap-space = Er ligt geen zwart fiche op vakje { $number } van je kasteel.
why-swap-none = Er is geen zwart fiche meer om te trekken.
why-swap-white = Alleen zwarte fiches kun je omruilen.
why-swap-no-white = Je hebt geen wit fiche om om te ruilen.
why-card-not-now = { $influence } kan op dit moment niet worden gespeeld.
why-card-fresh = { $influence } heb je net pas getrokken; je mag die kaart in een latere beurt spelen.
why-wizard-row = De Tovenaar speel je als de rij wordt aangevuld, en er moeten twee kaarten te trekken zijn.
why-master-others = In de fase van de Zwarte Meester treffen kaarten alleen gebieden van andere spelers.
why-master-raid = { $area } ligt buiten het bereik van de Zwarte Meester: hij staat er niet en niet ernaast, en het grenst niet aan een zwart gebied.
why-no-target-overval-master = Er is geen gebied voor deze Overval: het moet van een andere speler zijn, naast een zwart gebied liggen, of waar de Zwarte Meester staat, of daarnaast.
why-master-no-use = Aan { $influence } heeft de Zwarte Meester niets.
why-no-dark-power = Zonder zwart fiche kun je de Zwarte Meester niet leiden.
why-way-first = Zeg eerst hoe de Zwarte Meester gaat: met de dobbelsteen, met je fiches, of laat hem staan.
why-moved = Je hebt de Zwarte Meester deze beurt al verplaatst of laten staan.
why-master-far =
    { $number ->
        [one] { $area } is voor de Zwarte Meester meer dan 1 stap ver.
       *[other] { $area } is voor de Zwarte Meester meer dan { $number } stappen ver.
    }
why-master-gate =
    { $number ->
        [one] De Zwarte Meester komt door een poort binnen, en met 1 stap van buiten komt hij niet op { $area }.
       *[other] De Zwarte Meester komt door een poort binnen, en met { $number } stappen van buiten komt hij niet op { $area }.
    }
why-master-tower = Wachttorens versperren de Zwarte Meester de weg naar { $area }.
why-master-ends = Op { $area } staat een wachttoren; daar mag de Zwarte Meester niet eindigen.
why-nothing-to-attack = De Zwarte Meester staat niet op een gebied van een speler, dus er valt niets aan te vallen.
why-attacked = De Zwarte Meester valt maar één keer per beurt aan.
why-attack-own = { $area } is van jou; voor jou valt de Zwarte Meester het niet aan.
why-master-stays = Na een aanval blijft de Zwarte Meester staan.
why-no-black-knight = De Zwarte Meester heeft geen ridder meer naast het bord.

## Het verslag

event-pile-buildings = De andere { $number } gebouwkaarten werden de draaistapel: periode A op B op C.
event-master-waits = De Zwarte Meester wachtte buiten de stad met { $number } zwarte ridders.
event-laid-first = Er kwam een kaart open in de rij: { $card }.
event-start-tower = { $who } zette om te beginnen een wachttoren op { $area }.
event-chose-card = { $who } koos een kaart uit de rij: { $card }.
event-card-stones =
    { $number ->
        [one] { $who } nam de steen die erop lag.
       *[other] { $who } nam de { $number } stenen die erop lagen.
    }
event-stone-added =
    { $number ->
        [one] Er lag nu 1 steen op een kaart in de rij: { $card }.
       *[other] Er lagen nu { $number } stenen op een kaart in de rij: { $card }.
    }
event-laid = De rij werd aangevuld: { $card }.
event-row-swept =
    { $number ->
        [0] Er lagen drie gebouwen van één categorie in de rij, dus alle drie werden afgelegd: { $category }.
        [one] Er lagen drie gebouwen van één categorie in de rij, dus alle drie werden afgelegd en 1 steen ging naar de bank: { $category }.
       *[other] Er lagen drie gebouwen van één categorie in de rij, dus alle drie werden afgelegd en { $number } stenen gingen naar de bank: { $category }.
    }
event-row-alike = Drie gebouwen van één categorie bleven in de rij, want er kwam niets anders: { $category }.
event-row-short =
    { $number ->
        [0] Er was geen kaart meer voor de rij.
        [one] In de rij lag nog maar 1 kaart.
       *[other] In de rij lagen nog maar { $number } kaarten.
    }
event-replaced = Het oude gebouw op { $area } maakte plaats en de kaart ging uit het spel: { $card }.
event-tower =
    { $number ->
        [one] { $who } bouwde een wachttoren op { $area } voor 1 steen.
       *[other] { $who } bouwde een wachttoren op { $area } voor { $number } stenen.
    }
event-tower-changed = De wachttoren op { $area } was nu van { $who }.
event-master-tower = De wachttoren op { $area } was nu van de Zwarte Meester.
event-tower-fell = De wachttoren op { $area } ving de klap op en viel ({ $influence }).
event-bought-white =
    { $number ->
        [one] { $who } gaf de kerk 1 steen en kreeg een wit krachtfiche.
       *[other] { $who } gaf de kerk { $number } stenen en kreeg een wit krachtfiche.
    }
event-bought-black =
    { $number ->
        [one] { $who } gaf de Zwarte Meester 1 steen en kreeg een zwart krachtfiche.
       *[other] { $who } gaf de Zwarte Meester { $number } stenen en kreeg een zwart krachtfiche.
    }
event-drew-token = { $who } trok een zwart fiche van waarde { $number }.
event-drew-token-hidden = { $who } trok een zwart fiche.
event-marker =
    { $number ->
        [one] De Zwarte Meester won een punt en had er nu 1.
       *[other] De Zwarte Meester won een punt en had er nu { $number }.
    }
event-swapped = { $who } betaalde om te ruilen en gaf een zwart fiche van waarde { $number } terug.
event-swapped-hidden = { $who } betaalde om te ruilen en gaf een zwart fiche terug.
event-swapped-white =
    { $number ->
        [one] { $who } betaalde 1 steen om een wit fiche voor een zwart om te ruilen.
       *[other] { $who } betaalde { $number } stenen om een wit fiche voor een zwart om te ruilen.
    }
event-swap-marker =
    { $number ->
        [one] De ruil leverde de Zwarte Meester een punt op; hij had er nu 1.
       *[other] De ruil leverde de Zwarte Meester een punt op; hij had er nu { $number }.
    }
event-wizard-laid = Met hulp van de Tovenaar legde { $who } een kaart open neer: { $card }.
event-raided-master = { $who } overviel { $area } en nam het de Zwarte Meester af.
event-infiltrated-master = Een zwarte ridder moest { $area } verlaten.
event-played-for-master = { $who } speelde { $influence } voor de Zwarte Meester.
event-played-on-for-master = { $who } speelde { $influence } voor de Zwarte Meester, op { $area }.
event-master-pioneered = Een zwarte ridder nam { $area } in als pionier.
event-master-abandoned = Een verlaten gebouw op { $area } kwam bij de Zwarte Meester: { $card }.
event-master-raided = De Zwarte Meester overviel { $area } en nam het van { $other } af.
event-master-bewitched = Een gebouw op { $area } werd betoverd en de kaart werd afgelegd: { $card }.
event-earned-now = Na de acties leverde dat { $who } een invloedkaart op.
event-rolled-steps =
    { $number ->
        [one] { $who } gooide de zwarte dobbelsteen: de Zwarte Meester kon 1 stap ver.
       *[other] { $who } gooide de zwarte dobbelsteen: de Zwarte Meester kon { $number } stappen ver.
    }
event-counted-steps =
    { $number ->
        [one] Met de fiches van { $who } kon de Zwarte Meester 1 stap ver.
       *[other] Met de fiches van { $who } kon de Zwarte Meester { $number } stappen ver.
    }
event-master-stayed = { $who } liet de Zwarte Meester staan.
event-master-entered = De Zwarte Meester kwam door een poort binnen en ging naar { $area }.
event-master-moved = { $who } leidde de Zwarte Meester naar { $area }.
event-let-through = { $who } liet de Zwarte Meester langs een wachttoren.
event-attacks = { $who } liet de Zwarte Meester { $area } van { $other } aanvallen.
event-attack-die = De zwarte dobbelsteen toonde { $number }.
event-attack = Met de zwarte fiches van { $who } was de aanval { $number }.
event-defence-die = De witte dobbelsteen toonde { $number }.
event-archers =
    { $number ->
        [one] Boogschutters in 1 aangrenzende wachttoren van { $who } hielpen mee.
       *[other] Boogschutters in { $number } aangrenzende wachttorens van { $who } hielpen mee.
    }
event-defence = Met alles wat { $who } had, was de verdediging { $number }.
event-conquered = De Zwarte Meester veroverde { $area } op { $other }.
event-repelled = { $other } behield { $area }.
event-undecided = Niemand won: de ridder van { $other } verliet { $area }.
event-attack-protected = { $who } speelde { $influence }: { $area } werd niet aangevallen.
event-conquest-blocked = { $who } speelde { $influence }: { $area } werd niet veroverd.
event-master-points =
    { $number ->
        [0] De Zwarte Meester had nu geen punten.
        [one] De Zwarte Meester had nu 1 punt.
       *[other] De Zwarte Meester had nu { $number } punten.
    }
event-no-black-knight = De Zwarte Meester had geen ridder meer voor { $area }.
event-master-isolated = { $area } van { $other } was afgesneden en ging ook naar de Zwarte Meester.
event-taken-from-master = { $area } was ingesloten, en { $who } nam het over van de Zwarte Meester.
event-power-more-first = Met { $number } stuks verwierf { $who } een grootmacht: { $category }.
event-power-more-taken = { $who } nam een grootmacht van { $other } over: { $category }.
event-power-more-lost =
    { $number ->
        [0] Nu er geen meer over was, verloor { $who } een grootmacht: { $category }.
       *[other] Met nog maar { $number } verloor { $who } een grootmacht: { $category }.
    }
event-power-more-tied = Er waren er meer met evenveel, dus niemand kreeg de grootmacht: { $category }.
event-master-power = Met { $number } stuks verwierf de Zwarte Meester een grootmacht: { $category }.
event-master-power-taken = De Zwarte Meester nam een grootmacht van { $other } over: { $category }.
event-power-from-master = { $who } nam een grootmacht van de Zwarte Meester over: { $category }.
event-master-power-lost =
    { $number ->
        [0] Nu er geen meer over was, verloor de Zwarte Meester een grootmacht: { $category }.
       *[other] Met nog maar { $number } verloor de Zwarte Meester een grootmacht: { $category }.
    }
event-reached = { $who } haalde het doel met { $number } punten: deze ronde was de laatste.
event-master-target = De Zwarte Meester haalde het doel met { $number } punten: deze ronde was de laatste.
event-finished = Iedereen was even vaak aan de beurt geweest, en het spel was uit.
event-master-final =
    { $number ->
        [0] De Zwarte Meester had geen punten.
        [one] De Zwarte Meester had 1 punt.
       *[other] De Zwarte Meester had { $number } punten.
    }
event-evil = De Zwarte Meester stond het hoogst: het kwade won.
event-good = De Zwarte Meester stond niet het hoogst: het goede won.
event-good-tied = De punten waren gelijk; goede kracht besliste, dan duistere.
event-unmasked =
    { $number ->
        [one] { $who } was de Zwarte Meester, met 1 zwart fiche.
       *[other] { $who } was de Zwarte Meester, met { $number } zwarte fiches.
    }
event-revealed = { $who } draaide de zwarte fiches om: samen waren ze { $number } waard.
event-dark-tied = Ook de duistere kracht was gelijk, dus beslisten de eigen punten.
event-no-servant = Niemand die kon winnen had een zwart fiche, dus won de beste speler.
event-driven-out = { $who } was uit de stad verdreven en kon niet winnen.
event-no-winner = Iedereen was uit de stad verdreven: niemand won.

## Woorden voor het scherm

label-row = Rij
label-master = Zwarte Meester
label-outside = buiten de stad
label-points = punten
label-black-knight = zwarte ridder: een gebied van de Zwarte Meester
label-black-knights = zwarte ridders over
label-towers-left = wachttorens over
label-die-attack = zwarte dobbelsteen
label-die-defence = witte dobbelsteen
label-white = witte fiches
label-black = zwarte fiches
label-value = waarde van zwarte fiches
label-towers = wachttorens
label-attack = Aanval
label-defence = Verdediging

## Woorden voor de pagina

board-area-tower = { $what }, met een wachttoren
board-buy-tower = Een wachttoren kopen
board-buy-white = Wit fiche voor { $number } stenen
board-buy-black = Zwart fiche voor { $number } stenen
board-row = Open rij
board-row-help = aan wie elke kaart uitbetaalt
board-row-empty = Hier ligt geen kaart.
board-card-stones =
    { $number ->
        [one] 1 steen erop
       *[other] { $number } stenen erop
    }
board-castle = Mijn kasteel
board-castle-of = Kasteel van { $who }
board-castle-next = volgende: wit { $white }, zwart { $black }
board-castle-says = { $who }: witte fiches { $white }, zwarte fiches { $black }, wachttorens { $towers }.
board-castle-values = De zwarte zijn { $values } waard.
board-token-value = Zwart fiche met waarde { $number }
board-token-hidden = Zwart fiche, gedekt
board-token-sum = zwart: waarde { $number }, alleen ik weet het
board-master-says = De Zwarte Meester, { $where }: punten { $score }, gebieden { $areas }, wachttorens { $towers }, ridders over { $knights }.
board-master-leads = het kwade zou nu winnen
board-master-behind =
    { $number ->
        [0] gelijk met de beste
       *[other] { $number } achter de beste
    }
board-power-points = { $number } pt
board-power-brief = { $number } pt · +{ $income }
board-left-verraad = Nog deze beurt: gebieden { $areas }, gebouwen { $buildings }, wachttorens { $towers }, krachtfiches { $tokens }
board-tab-hand = Hand { $number }
board-tab-row = Rij
board-tab-castle = Kasteel
board-ways = Hoe de Zwarte Meester gaat
board-way-roll = Dobbelen
board-way-steps = Fiches
board-way-stay = Blijven
board-rolls-steps = { $who } leidt de Zwarte Meester
board-ask-tower = Kies het gebied voor de wachttoren.
board-ask-roll = De dobbelsteen zegt hoe ver hij mag: hoogstens 6 stappen.
board-ask-steps =
    { $number ->
        [one] Hoogstens 1 stap: kies waar hij heen gaat.
       *[other] Hoogstens { $number } stappen: kies waar hij heen gaat.
    }
board-choose-brings =
    { $number ->
        [0] { $card }: niets voor jou.
        [one] { $card }: 1 steen voor jou.
       *[other] { $card }: { $number } stenen voor jou.
    }
board-choose-others = Anderen krijgen: { $pays }.
board-choose-taxed =
    { $number ->
        [one] Eerst belasting: je betaalt 1 steen.
       *[other] Eerst belasting: je betaalt { $number } stenen.
    }
board-tower-safe = Geen aanval op { $area } zolang de toren staat.
board-tower-defends = Zijn boogschutters helpen bij { $areas }.
board-tower-gate = Hij verspert een poort.
board-white-brings =
    { $number ->
        [one] Je gebieden verdedigen zich met 1 meer.
       *[other] Je gebieden verdedigen zich met { $number } meer dan de dobbelsteen.
    }
board-black-brings =
    { $number ->
        [one] Je mag de Zwarte Meester leiden: 1 meer dan de dobbelsteen als hij aanvalt. Hij krijgt een punt: { $score }.
       *[other] Je leidt de Zwarte Meester: { $number } meer dan de dobbelsteen als hij aanvalt. Hij krijgt een punt: { $score }.
    }
board-swap-brings = Dat kost { $number } stenen. Je trekt een ander; niemand anders ziet welk.
board-fight = Aanval op { $area }
board-fight-led = geleid door { $who }
board-die-plus = worp + { $number }
board-odds = Hij wint { $win } %, gelijk { $tie } %, hij verliest { $lose } %.
board-odds-win = gebied valt
board-odds-tie = ridder vertrekt
board-odds-lose = niets
board-more-for-master = { $number } erbij voor de Zwarte Meester
board-less-for-master = { $number } eraf voor de Zwarte Meester
board-fight-stake =
    { $many ->
        [one] Wint hij, dan is { $areas } van hem.
       *[other] Wint hij, dan zijn { $areas } van hem.
    }
board-fight-stake-points =
    { $many ->
        [one] Wint hij, dan is { $areas } van hem: { $changes }.
       *[other] Wint hij, dan zijn { $areas } van hem: { $changes }.
    }
board-fight-win = { $attack } tegen { $defence }: { $area } valt.
board-fight-tie = Elk { $attack }: de ridder verlaat { $area }.
board-fight-lose = { $defence } houdt stand tegen { $attack }: { $area } blijft.
board-plays-for-master = { $who } speelt { $card } voor de Zwarte Meester
board-struck-pionier-master = Een zwarte ridder neemt het neutrale gebied, met wat er staat.
board-struck-overval-master = Het gebied gaat naar de Zwarte Meester, met wat er staat.
board-struck-hekserij-master = Je gebouw verdwijnt van het bord, en de kaart wordt afgelegd.
board-attacks = { $who } laat de Zwarte Meester aanvallen
board-conquers = De Zwarte Meester, geleid door { $who }, gaat veroveren
board-verdict-good =
    { $number ->
        [one] { $who } heeft gewonnen
       *[other] { $who } hebben gewonnen
    }
board-verdict-evil =
    { $number ->
        [one] { $who } was de Zwarte Meester
       *[other] { $who } waren de Zwarte Meester
    }
board-evil-wins-points =
    De Zwarte Meester heeft { $master ->
        [one] 1 punt
       *[other] { $master } punten
    }, niemand anders meer dan { $best }. { $number ->
        [one] Meer spelers hadden 1 zwart fiche met waarde { $value }; de meeste punten van hen: { $who }.
       *[other] Meer spelers hadden { $number } zwarte fiches met samen waarde { $value }; de meeste punten van hen: { $who }.
    }
board-good-wins-tied =
    De Zwarte Meester heeft { $master ->
        [one] 1 punt
       *[other] { $master } punten
    }, en meer spelers die konden winnen hebben er { $best }. De meeste witte fiches, of dan de minste zwarte: { $who }.
board-evil-wins = Het kwade heeft gewonnen
board-evil-wins-why =
    De Zwarte Meester heeft { $master ->
        [one] 1 punt
       *[other] { $master } punten
    }, niemand anders meer dan { $best }. { $winners ->
        [one] { $who } diende hem het best, met { $number ->
                [one] 1 zwart fiche
               *[other] { $number } zwarte fiches
            }, en was al die tijd de Zwarte Meester.
       *[other] { $who } dienden hem het best, elk met { $number ->
                [one] 1 zwart fiche
               *[other] { $number } zwarte fiches
            }, en waren al die tijd de Zwarte Meester.
    }
board-evil-wins-values =
    De Zwarte Meester heeft { $master ->
        [one] 1 punt
       *[other] { $master } punten
    }, niemand anders meer dan { $best }. { $number ->
        [one] Meer spelers hadden 1 zwart fiche; dat van { $who } was meer waard.
       *[other] Meer spelers hadden { $number } zwarte fiches; die van { $who } waren meer waard.
    }
board-evil-no-servant =
    De Zwarte Meester heeft { $master ->
        [one] 1 punt
       *[other] { $master } punten
    }, niemand anders meer dan { $best }; maar niemand die kon winnen had hem gediend. { $winners ->
        [one] Daarom heeft { $who } gewonnen.
       *[other] Daarom hebben { $who } gewonnen.
    }
board-good-wins = Het goede heeft gewonnen
board-good-wins-why =
    De Zwarte Meester heeft { $master ->
        [one] 1 punt
       *[other] { $master } punten
    }, en de hoogste score is { $best }. { $winners ->
        [one] { $who } heeft gewonnen.
       *[other] { $who } hebben gewonnen.
    }
board-nobody-wins = Allen zijn uit de stad verdreven: niemand heeft gewonnen.

## De regels

book-VERRAAD = Het Verraad
chapter-VERRAAD-0 = Voorbereiding
chapter-VERRAAD-1 = Inkomsten: de open rij
chapter-VERRAAD-2 = Acties
chapter-VERRAAD-3 = Wachttorens
chapter-VERRAAD-4 = Krachtfiches
chapter-VERRAAD-5 = Invloedkaarten
chapter-VERRAAD-6 = Het rode vakje
chapter-VERRAAD-7 = De Zwarte Meester gaat
chapter-VERRAAD-8 = Hij valt aan
chapter-VERRAAD-9 = Zijn bezit, en isolement
chapter-VERRAAD-10 = Grootmachten
chapter-VERRAAD-11 = Het einde

rule-VERRAAD-0-1 = Er zijn geen gebeurtenissen. De draaistapel heeft alleen gebouwkaarten, periode A op B op C; de handen worden uit A gedeeld. De invloedkaarten zijn een eigen stapel. Pandjeshuis en vrije markt zijn open en leeg.
rule-VERRAAD-0-2 = De Zwarte Meester wacht buiten de stad, met 25 zwarte ridders en zonder punten. 12 wachttorens, 30 witte en 30 zwarte krachtfiches liggen naast het bord, de zwarte gedekt.
rule-VERRAAD-0-3 = Voordat er gebieden worden gekozen, komen drie kaarten van de draaistapel open te liggen: de rij.
rule-VERRAAD-0-4 = Als alle startgebieden zijn gekozen, zet iedereen gratis een wachttoren op een eigen gebied: wie als laatste speelt begint, en het gaat tegen de klok in.
rule-VERRAAD-1-1 = Een beurt heeft vier fasen: inkomsten, acties, invloed, de Zwarte Meester.
rule-VERRAAD-1-2 = Inkomsten: je kiest een kaart uit de rij en neemt haar in je hand. De categorie brengt iedereen inkomsten; een stadsgebouw brengt eerst belasting.
rule-VERRAAD-1-3 = Stenen op de gekozen kaart zijn voor jou. Ze komen na de belasting, die er niet aan komt.
rule-VERRAAD-1-4 = Op elke kaart in de rij die je niet kiest, komt een steen; ze tellen op.
rule-VERRAAD-1-5 = Daarna wordt de rij van de draaistapel tot drie aangevuld. Op een nieuwe kaart liggen geen stenen.
rule-VERRAAD-1-6 = Drie kaarten van één categorie in de rij worden afgelegd, hun stenen gaan naar de bank, en er komen drie nieuwe, tot er minstens twee categorieën liggen.
rule-VERRAAD-1-7 = Als bij één keer aanvullen al tien keer drie van één categorie zijn afgelegd, blijven de volgende drie liggen.
rule-VERRAAD-1-8 = Zonder kaarten in draaistapel en aflegstapel blijft de rij korter, tot een beurt begint en er een getrokken kan worden. Is ze leeg, dan is er geen keuze, belasting of inkomsten, en is de ronde de laatste.
rule-VERRAAD-2-1 = De rij is er alleen voor de keuze. Gebouwkaarten die je koopt, komen ongezien van de draaistapel, en Gouden Handel neemt er geen uit de rij.
rule-VERRAAD-2-2 = Een gebouw wordt alleen gesloopt door er een ander over te plaatsen. Je betaalt { $demolish_cost ->
        [0] alleen het nieuwe
       *[other] ook het slopen, 5 stenen
    }, en de oude kaart { $demolish_card ->
        [removed] gaat uit het spel
       *[other] wordt afgelegd
    }.
rule-VERRAAD-2-3 = Waar de Zwarte Meester staat, mag niets worden gebouwd, gebouw noch wachttoren; maar het gebied mag worden gekocht.
rule-VERRAAD-3-1 = Je mag voor 5 stenen een wachttoren kopen en zet die meteen op een van je gebieden, met of zonder gebouw.
rule-VERRAAD-3-2 = Je plaatst hoogstens één wachttoren per beurt.
rule-VERRAAD-3-3 = Er zijn 12 wachttorens. Zolang ze allemaal op het bord staan, is er geen te koop.
rule-VERRAAD-3-4 = Op een gebied staat hoogstens één wachttoren.
rule-VERRAAD-3-5 = Een wachttoren is van wie het gebied heeft, en gaat bij isolement mee over.
rule-VERRAAD-3-6 = Overval, Brand, Infiltrant of Hekserij op een gebied met een wachttoren kost alleen de toren; ridder en gebouw blijven. Bescherming redt ook de toren.
rule-VERRAAD-3-7 = { $tower_shields ->
        [any] Waar een wachttoren de klap opvangt, hebben Brand en Hekserij geen gebouw nodig dat ze kunnen treffen.
       *[other] Brand en Hekserij hebben een gebouw nodig dat ze kunnen treffen, ook waar een wachttoren de klap opvangt.
    }
rule-VERRAAD-4-1 = Je mag krachtfiches kopen, witte of zwarte. Aan elke kant van je kasteelkaart kosten ze achtereenvolgens { $prices } stenen.
rule-VERRAAD-4-2 = Je koopt hoogstens twee krachtfiches per beurt, van welke kleur ook.
rule-VERRAAD-4-3 = Je kasteelkaart heeft zes vakjes voor elke kleur.
rule-VERRAAD-4-4 = Een zwart fiche trek je blind. Alleen jij kent de waarde, 1 tot 4; iedereen ziet hoeveel je er hebt.
rule-VERRAAD-4-5 = Elk gekocht zwart fiche levert de Zwarte Meester 1 punt op.
rule-VERRAAD-4-6 = Voor 5 stenen mag je een van je zwarte fiches omruilen: je zegt welk, trekt een nieuw fiche, en dan wordt het oude met de gedekte fiches geschud. Het telt niet als een van je twee.
rule-VERRAAD-4-7 = { $swap_any_token ->
        [yes] Ook witte fiches kun je omruilen, voor een zwart fiche dat een vrij vakje nodig heeft.
       *[other] Alleen zwarte fiches kun je omruilen.
    }
rule-VERRAAD-4-8 = Omruilen levert de Zwarte Meester { $swap_moves_marker ->
        [yes] 1 punt
       *[other] niets
    } op.
rule-VERRAAD-5-1 = Invloedkaarten speel je in je eigen beurt: voor je keuze, tijdens je acties, en in de fase van de Zwarte Meester – maar niet tussen de worp en de stappen. Bescherming en Blokkade alleen in andermans beurt.
rule-VERRAAD-5-2 = Tovenaar, alleen als de rij na je keuze wordt aangevuld: bekijk de bovenste twee kaarten van de draaistapel en leg er een open; de andere gaat onderop. Alleen wie er een heeft, wordt gevraagd.
rule-VERRAAD-5-3 = De Zwarte Meester geldt als tegenstander: kaarten mogen zijn gebieden, gebouwen en torens treffen. Hij betaalt geen Gift en reageert nooit.
rule-VERRAAD-5-4 = In de fase van de Zwarte Meester dienen invloedkaarten alleen hem, op neutrale gebieden en op die van anderen dan jij. Anderen mogen reageren; wachttorens beschermen.
rule-VERRAAD-5-5 = Pionier voor de Zwarte Meester: een zwarte ridder komt op een neutraal gebied; een verlaten gebouw daar is van hem.
rule-VERRAAD-5-6 = Overval voor de Zwarte Meester: { $raid_beside ->
        [active] een gebied van een speler dat aan een gebied van jou grenst,
       *[other] een gebied van een speler dat aan een zwart gebied grenst, of waar hij staat, of dat daaraan grenst,
    } wordt zwart, met gebouw en punten.
rule-VERRAAD-5-7 = Hekserij voor de Zwarte Meester: het gebouw verdwijnt en de kaart wordt afgelegd.
rule-VERRAAD-5-8 = Tovenaar, Gift en Gouden Handel kunnen niet in de fase van de Zwarte Meester worden gespeeld.
rule-VERRAAD-6-1 = Sta je na je acties op een rood vakje en ging je in deze beurt het laatst vooruit, dan trek je een invloedkaart, nog voor de fase van de Zwarte Meester.
rule-VERRAAD-6-2 = { $red_card_same_turn ->
        [yes] Die kaart mag in de fase van de Zwarte Meester van dezelfde beurt worden gespeeld.
       *[other] Die kaart moet op een latere beurt wachten.
    }
rule-VERRAAD-7-1 = Alleen met een zwart fiche heb je een fase van de Zwarte Meester; anders, of als er niets te doen valt, is je beurt voorbij.
rule-VERRAAD-7-2 = Je mag de Zwarte Meester verplaatsen: gooi de zwarte dobbelsteen, of gooi niet en tel je zwarte fiches. Zoveel stappen gaat hij hoogstens; minder mag, en blijven staan ook.
rule-VERRAAD-7-3 = Een stap gaat naar een aangrenzend gebied, of van de ene stadspoort naar de andere, wat voor { $gate_step ->
        [2] twee
       *[other] één
    } telt. In het centrum komt hij nooit.
rule-VERRAAD-7-4 = Hij komt de stad binnen door een poort, wat één stap kost, en verlaat haar niet meer.
rule-VERRAAD-7-5 = Hij mag niet op een gebied met een wachttoren komen, behalve om over die van jou heen te gaan, als jij hem leidt, en over die van hemzelf.
rule-VERRAAD-7-6 = Hij eindigt nooit op een gebied met een wachttoren en valt er dus nooit een aan.
rule-VERRAAD-8-1 = Daarna mag hij één keer aanvallen, als hij op een gebied van een speler staat. Op een neutraal of zwart gebied is er niets aan te vallen.
rule-VERRAAD-8-2 = { $attack_own_area ->
        [yes] Ook een gebied van jezelf mag hij aanvallen als jij hem leidt.
       *[other] Een gebied van jezelf valt hij niet aan als jij hem leidt.
    }
rule-VERRAAD-8-3 = Aanval: de zwarte dobbelsteen plus het aantal zwarte fiches van wie hem leidt.
rule-VERRAAD-8-4 = Verdediging: de witte dobbelsteen plus het aantal witte fiches van de eigenaar, plus één voor elke wachttoren van de eigenaar op een aangrenzend gebied – de boogschutters.
rule-VERRAAD-8-5 = Is de aanval hoger, dan neemt een zwarte ridder het gebied in; een gebouw en de punten gaan naar de Zwarte Meester.
rule-VERRAAD-8-6 = Is de verdediging hoger, dan verandert er niets.
rule-VERRAAD-8-7 = Zijn ze gelijk, dan gaat de ridder weg en is het gebied neutraal; een gebouw daar is verlaten, en de punten zijn verloren.
rule-VERRAAD-8-8 = De Zwarte Meester blijft in elk geval staan; na een aanval gaat hij niet verder.
rule-VERRAAD-8-9 = { $protection_stops_attack ->
        [yes] Bescherming houdt een aanval tegen: de eigenaar wordt voor de worp gevraagd.
       *[other] Bescherming houdt een aanval niet tegen.
    }
rule-VERRAAD-8-10 = { $blockade_stops_conquest ->
        [yes] Blokkade belet een verovering: wie er een heeft, wordt na de worp gevraagd.
       *[other] Blokkade belet een verovering niet.
    }
rule-VERRAAD-9-1 = De Zwarte Meester heeft gebieden, gebouwen en wachttorens. Zijn punten zijn zijn gebouwen, zijn grootmachten en wat zwarte fiches hem opleverden. Stenen of kaarten heeft hij niet.
rule-VERRAAD-9-2 = Voor elk gebied dat hij neemt is een zwarte ridder nodig; is er geen meer, dan blijft de ridder die er staat.
rule-VERRAAD-9-3 = Een verovering isoleert aangrenzende gebieden van dezelfde eigenaar zonder buur die neutraal is of van die eigenaar. Ze gaan naar de Zwarte Meester, met gebouwen en wachttorens. Verder isoleert alleen een aankoop: nooit een kaart of de keuze van startgebieden. Een gebied dat zo is ingesloten, is veilig tot een van zijn buren weer neutraal is en gekocht wordt.
rule-VERRAAD-9-4 = Gebieden van de Zwarte Meester kunnen door een aankoop worden geïsoleerd, net als andere.
rule-VERRAAD-10-1 = Drie grootmachten erbij, voor wie als eerste drie heeft: wachttorens, 4 punten; witte fiches, 5; zwarte fiches, 3. Ze brengen geen inkomsten.
rule-VERRAAD-10-2 = Ze worden overgenomen en gaan verloren als de andere, naar het aantal torens of fiches.
rule-VERRAAD-10-3 = De Zwarte Meester kan de grootmachten van de vier categorieën en van wachttorens hebben, maar niet die van goede en duistere kracht.
rule-VERRAAD-11-1 = Het doel is 50 punten met zijn tweeën, 35 met zijn drieën, 30 met zijn vieren, 25 met zijn vijven. Het telt zodra het gehaald is, ook als de punten weer verloren gaan.
rule-VERRAAD-11-2 = Dan wordt de ronde afgemaakt, zodat iedereen even vaak aan de beurt is geweest, en is het spel uit, hoeveel punten er ook nog zijn.
rule-VERRAAD-11-3 = Haalt de Zwarte Meester het doel, dan { $master_triggers_end ->
        [yes] is de ronde ook de laatste
       *[other] verandert dat niets
    }.
rule-VERRAAD-11-4 = Het kwade wint als de Zwarte Meester { $master_wins_ties ->
        [yes] minstens evenveel punten heeft als de beste
       *[other] meer punten heeft dan iedereen
    }.
rule-VERRAAD-11-5 = Anders wint het goede: wie de meeste punten heeft; dan meer witte fiches, dan minder zwarte; daarna wordt de overwinning gedeeld.
rule-VERRAAD-11-6 = Wint het kwade, dan is wie de meeste zwarte fiches heeft de Zwarte Meester, en wint.
rule-VERRAAD-11-7 = Aan het eind draait iedereen zijn zwarte fiches om. Hebben er meer de meeste, dan wint de hoogste som van de waarden.
rule-VERRAAD-11-8 = Is ook die gelijk, dan beslissen hun eigen punten; daarna wordt de overwinning gedeeld.
rule-VERRAAD-11-9 = Heeft niemand die kan winnen een zwart fiche, dan wint toch de beste speler.
rule-VERRAAD-11-10 = Zonder gebieden ben je uit de stad verdreven: je blijft aan de beurt komen en houdt je punten, maar wint niet met het goede en niet als de Zwarte Meester. Heeft niemand een gebied, dan wint niemand.

## Lessen

lesson-seat-green = Groen
lesson-seat-purple = Paars

lesson-verraad-row = Het Verraad: de open rij
lesson-verraad-tokens = Het Verraad: krachtfiches
lesson-verraad-gates = Het Verraad: poorten en wachttorens
lesson-verraad-attack = Het Verraad: de Zwarte Meester valt aan
lesson-verraad-tower = Het Verraad: een toren vangt de klap op
lesson-verraad-rebuild = Het Verraad: over een gebouw heen
lesson-verraad-good = Het Verraad: het goede wint
lesson-verraad-evil = Het Verraad: het kwade wint

lesson-verraad-row-begin = Je bent Rood, in de variant voor twee met vijf gebieden, en je begint. Gebeurtenissen zijn er niet: er liggen drie gebouwkaarten open, en daar kies je er een uit. Iedereen heeft een wachttoren op een gebied gezet; zet de jouwe op Wolstraat (m3).
lesson-verraad-row-three = Kies de paardenstal; die is van jou. Op de twee tolhuizen die je liet liggen komt elk een steen, en de rij wordt aangevuld: een marktkraam. Nu is het drie keer handel! Dus worden ze afgelegd, de twee stenen gaan naar de bank, en er komen drie nieuwe kaarten.
lesson-verraad-row-cubes = Bouw het tolhuis op Wolstraat en de smederij op Hoptuin (o6). Je kasteelkaart laat zien wat elke kleur je zou opleveren: handel 3 + 2 = 5, nijverheid 2 + 1 = 3. Zelf rekenen hoeft nooit.
lesson-verraad-row-other = Beëindig je beurt. Blauw kiest de smederij. Wie kiest, beslist voor allen: nijverheid levert jou 3 op, en Blauw niets.
lesson-verraad-row-tax = Jouw beurt, met 8 stenen. Op de kapel ligt een steen; kies die. Het is een stadsgebouw, dus eerst is er belasting: jij betaalt 3, Blauw 5. Pas daarna neem je de steen, en die blijft buiten de belasting.
lesson-verraad-row-if-house = Met de burgerwoning was er geen belasting geweest – voor Blauw ook niet.
lesson-verraad-row-end = Kijk dus naar de kasteelkaarten van de anderen voordat je kiest: wat breng je hun, en wat kost de belasting hun? En een kaart die niemand wil, wordt elke beurt rijker.

lesson-verraad-tokens-begin = Je bent Rood, in de variant voor twee met vijf gebieden. Je hebt een paardenstal gekozen en hebt 10 stenen.
lesson-verraad-tokens-buy = Koop twee zwarte krachtfiches: het eerste kost 3 stenen, het tweede 4. Je trekt ze blind, en alleen jij ziet de waarde: een 1 en een 3. Elk levert ook de Zwarte Meester een punt op. Meer dan twee fiches per beurt mag je niet kopen.
lesson-verraad-tokens-if-both = Een wit en een zwart fiche hadden elk 3 gekost, want elke kant van je kasteelkaart heeft haar eigen prijzen.
lesson-verraad-tokens-wait = Beëindig je acties. Met een zwart fiche heb je een vierde fase: je mag de Zwarte Meester leiden. Laat hem nog even staan. Dan kiest Blauw een kaart en beëindigt de beurt.
lesson-verraad-tokens-swap = Kies de vestingstoren met zijn twee stenen; de belasting treft Blauw. Voor 5 stenen mag je een zwart fiche omruilen: geef de 1 terug. Je trekt een 4. Iedereen ziet dat je ruilt, maar niet wat; en de Zwarte Meester krijgt er geen punt voor.
lesson-verraad-tokens-end = Voor stappen en aanvallen telt alleen hoeveel zwarte fiches je hebt. De waarden tellen pas helemaal aan het eind, als het kwade wint en er meer zijn met evenveel: dan is de hoogste som de Zwarte Meester.

lesson-verraad-gates-begin = Je bent Rood, in de variant voor twee met vijf gebieden. De stad heeft drie poorten: Kruispoort (o2), met de wachttoren van Blauw, Zuiderpoort (o10), met die van jou, en Westerpoort (o18).
lesson-verraad-gates-tokens = Kies de paardenstal, koop twee zwarte fiches en beëindig je acties. De Zwarte Meester wacht nog buiten.
lesson-verraad-gates-steps = Je mag voor zijn stappen gooien, of met je fiches gaan: dat zijn er zeker twee. Kies de fiches en kijk waar hij heen kan. De toren van Blauw verspert Kruispoort. Over die van jou mag hij heen, maar daar eindigen kan hij niet, en op geen enkele toren.
lesson-verraad-gates-if-roll = Met een 1 op de dobbelsteen had hij alleen naar Westerpoort gekund: op Zuiderpoort mag hij niet eindigen.
lesson-verraad-gates-through = Leid hem naar Leemkuil (o9). De eerste stap brengt hem op Zuiderpoort, langs je eigen toren, de tweede op Leemkuil. Hij staat op een neutraal gebied, dus er is niets aan te vallen, en je beurt is voorbij.
lesson-verraad-gates-end = Van poort naar poort is het voor hem één stap. Torens bij alle drie de poorten houden hem buiten – tot er een valt, of de eigenaar hem binnenlaat.

lesson-verraad-attack-begin = Je bent Rood, in de variant voor twee met vijf gebieden. Dit is het voorbeeld uit de spelregels, rond Kruispoort (o2), waar Blauw een wachttoren heeft. Jij hebt Wilgenkade (m0) en Wagenstraat (o3).
lesson-verraad-attack-enter = Kies de paardenstal, koop twee zwarte fiches en beëindig je acties. Gooi voor de stappen van de Zwarte Meester: een 6! Leid hem door Westerpoort naar binnen en door naar Boomgaard (o23).
lesson-verraad-attack-blue = Blauw koopt Schapenweide (o1), bouwt een tolhuis op Kruispoort, en geeft de kerk 3 en 4 stenen voor twee witte fiches.
lesson-verraad-attack-first = Kies de vestingstoren met zijn twee stenen, koop Lindehof (m1) en beëindig je acties. Leid de Zwarte Meester met je fiches naar Noordersluis (o0) en val aan: 6 + 2 tegen 1 + 2. Een zwarte ridder komt in de plaats van die van Blauw.
lesson-verraad-attack-wait = Blauw kiest een kaart en wacht af.
lesson-verraad-attack-move = Kies de burgerwoning en beëindig je acties. Leid de Zwarte Meester met je fiches één stap verder, naar Schapenweide. Daarnaast staat de toren van Blauw, en de boogschutters zullen helpen.
lesson-verraad-attack-dice = Val aan. De zwarte dobbelsteen toont 6, en je hebt twee zwarte fiches: 8. De witte toont 1; Blauw heeft twee witte fiches en één toren ernaast: 4. Schapenweide is veroverd. En Kruispoort heeft nu geen buur meer die neutraal is of van Blauw: het is afgesneden en gaat ook naar de Zwarte Meester, met tolhuis en toren. Blauw verliest 3 punten, de Zwarte Meester wint er 3.
lesson-verraad-attack-if-equal = Met een 5 op de witte dobbelsteen was het 8 tegen 8 geweest: de ridder van Blauw gaat weg, Schapenweide is neutraal, en Kruispoort is veilig.
lesson-verraad-attack-if-held = Met een 1 tegen een 6 was de verdediging hoger geweest, en was er niets veranderd. Winst of verlies, de Zwarte Meester blijft staan.
lesson-verraad-attack-end = De punten zijn van hem, niet van jou. Maar haalt iemand het doel, dan wordt de ronde afgemaakt; en heeft de Zwarte Meester dan meer punten dan iedereen, dan wint hij – en hij is wie de meeste zwarte fiches heeft. Anders winnen de meeste punten, dan witte fiches, dan weinig zwarte.

lesson-verraad-tower-begin = Je bent Rood, in de variant voor twee met vijf gebieden. Blauw begon, en heeft een tolhuis gebouwd op Kruispoort (o2), waar de wachttoren van Blauw staat.
lesson-verraad-tower-fire = Kies de marktkraam met haar steen. Handel levert ook Blauw iets op, maar dat geeft niet. Koop een invloedkaart voor 5 stenen: een Brand. Speel haar op Kruispoort. De toren vangt de klap op en gaat terug naast het bord; het tolhuis blijft staan.
lesson-verraad-tower-again = Koop nog een invloedkaart: een tweede Brand. Speel ook die op Kruispoort. Nu beschermt niets het tolhuis meer, en het brandt af: Blauw verliest 3 punten.
lesson-verraad-tower-end = Een toren houdt één Overval, Brand, Infiltrant of Hekserij tegen. Tegen de Zwarte Meester is hij sterker: waar een toren staat, kan die nooit aanvallen.

lesson-verraad-rebuild-begin = Je bent Rood, in de variant voor twee met vijf gebieden. Kies de paardenstal, bouw de smederij op Wagenstraat (o3) en een waterput op Berkenhoek (o5), en beëindig je beurt met 3 punten.
lesson-verraad-rebuild-wait = Blauw kiest de marktkraam en doet verder niets.
lesson-verraad-rebuild-over = Kies de burgerwoning, die 1 steen oplevert voor je waterput. Bouw dan het tolhuis op Wagenstraat, over de smederij heen. Hier betaal je alleen de 3 stenen voor het nieuwe gebouw; het oude kost niets. Je krijgt er 1 punt bij, en de smederij gaat voorgoed uit het spel.
lesson-verraad-rebuild-end = In De Ontembare Stad had het slopen nog 5 gekost. Hier loont het dus om met kleine gebouwen te beginnen en ze later te vervangen.

lesson-verraad-good-begin = Je bent Paars, de laatste van vijf in elke ronde, en het spel is bijna uit: 25 punten zijn het doel, jij hebt er 18, Rood en Groen elk 17. De Zwarte Meester heeft er 18, niet meer dan jij; nu zou dus het goede winnen.
lesson-verraad-good-last = Groen bouwt een beursgebouw en een stadspaleis en heeft 26 punten: daarmee is het doel bereikt, maar nog niet gewonnen. Dan stuurt Groen een infiltrant naar jouw Zoutstraat (m8): speel Bescherming. De ronde wordt uitgespeeld, en jij hebt nog een beurt.
lesson-verraad-good-build = Kies de weverij met haar vier stenen en bouw haar op Kruispoort (o2). Dat is samen 21 punten – vijf te weinig.
lesson-verraad-good-white = Je hebt drie witte fiches, en Rood ook; Rood had ze het eerst en heeft de grootmacht. Koop een vierde voor 6 stenen: je neemt Rood de grootmacht van goede kracht af, en die is 5 punten waard. Nu heb je er 26, evenveel als Groen.
lesson-verraad-good-if-done = Zonder dat fiche had Groen gewonnen, met 26 punten tegen jouw 21.
lesson-verraad-good-over = Beëindig je acties. Allen hebben evenveel beurten gehad, en het spel is uit. De Zwarte Meester heeft 18 punten en staat niet het hoogst: het goede wint. Groen en jij hebben evenveel punten, dus beslissen de witte fiches: jij hebt er vier, Groen twee. Je hebt gewonnen!
lesson-verraad-good-end = Bij evenveel witte fiches zouden minder zwarte beslissen, en daarna wordt de overwinning gedeeld. Wie op het goede hoopt, geeft dus aan de kerk en laat de Zwarte Meester met rust.

lesson-verraad-evil-begin = Je bent Paars, de laatste van vijf in elke ronde. Je ligt ver achter, met 12 punten tegen 21 van Oranje. Maar de Zwarte Meester heeft er 23, meer dan wie ook, en jij hebt drie zwarte fiches: 2, 1 en 4. Blauw heeft er ook drie, Groen twee, Rood één.
lesson-verraad-evil-target = Blauw leidt de Zwarte Meester naar jouw Schapenweide (o1) en verovert die: 25 punten. Ook hij kan het doel bereiken, en daarom is deze ronde de laatste.
lesson-verraad-evil-others = De ronde wordt toch uitgespeeld. Oranje bouwt, neemt Rood de grootmacht van goede kracht af, en heeft nu 29 punten. Groen koopt een derde zwart fiche, dat de Zwarte Meester zijn 26e punt brengt, en leidt hem tegen Blauw: aanval en verdediging zijn gelijk, en dat levert hem niets op. Zo zou het goede winnen, en Oranje daarmee.
lesson-verraad-evil-turn = Je laatste beurt. Kies een weverij met haar twee stenen, bouw het beursgebouw op Pelgrimsstraat (m2) en de weverij op Klaverveld (o4), en beëindig je acties. Ga met je fiches, drie stappen, en leid de Zwarte Meester naar Oostersluis (o7), waar de weverij van Oranje staat.
lesson-verraad-evil-attack = Val aan! 6 en je drie zwarte fiches is 9; 1, de vier witte fiches van Oranje en de boogschutters van drie torens is 8. De weverij is zijn derde nijverheidsgebouw: met de grootmacht heeft hij 31 punten, en Oranje 26. Het kwade wint. Blauw, Groen en jij hebben elk drie zwarte fiches, dus worden ze omgedraaid: 5, 3 en – 2 + 1 + 4 – 7. Jij was al die tijd de Zwarte Meester, en hebt met 11 punten gewonnen.
lesson-verraad-evil-if-held = Met een 1 tegen een 6 had Oranje het gebied gehouden en voor het goede gewonnen, met 29 punten tegen 26 van de Zwarte Meester.
lesson-verraad-evil-end = Eerst telt hoeveel zwarte fiches je hebt, dan de som van hun waarden, dan je eigen punten; daarna wordt de overwinning gedeeld. Wie geen gebied meer heeft, kan niet voor het goede en niet als Zwarte Meester winnen. En heeft niemand die kan winnen een zwart fiche, dan wint toch de beste.

## Wat de partij oplevert

source-gifts = Zwarte fiches
portion-exchanges = Geruilde fiches

award-defender = De verdediger
award-defender-text = de Zwarte Meester { $number } keer teruggeslagen
