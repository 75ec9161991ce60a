### De Ontembare Stad in het Nederlands.
### $who, $other: de naam van een speler, of van een orde zoals `order-of-seat` die noemt. $area: een gebied. $card: een gebouw of een
### gebeurtenis. $influence: een invloedkaart. $category: een categorie. $number, $have: hele getallen.

## Het spel

game-title = De Ontembare Stad
game-blurb = Koop grond binnen de muur, bouw er een stad op en word gekroond voordat je rivalen hem platbranden.
game-goal = Je leidt een ridderorde. Met stenen koop je gebieden en zet je gebouwen neer; elk gebouw is zijn waarde in punten waard en levert op als er een kaart van zijn kleur wordt gedraaid. Met invloedkaarten verover, verbrand en bescherm je. Wie als eerste het doel haalt, wint: 40 punten met zijn tweeën, 30 met zijn drieën, 25 met zijn vieren, 20 met zijn vijven – meer in de strategische variant, waarin je gebieden kunt insluiten en grootmachten kunt verwerven.

## Namen

# De 48 gebieden: binnenste ring, middelste ring, buitenste ring, elk met de klok mee vanaf het noorden.
area-i0 = Bisschopshof
area-i1 = Hoogstraat
area-i2 = Munthof
area-i3 = Viskade
area-i4 = Steenbrug
area-i5 = Begijnhof
area-i6 = Koningsplein
area-i7 = Domplein
area-m0 = Wilgenkade
area-m1 = Lindehof
area-m2 = Pelgrimsstraat
area-m3 = Wolstraat
area-m4 = Ganzenhof
area-m5 = Bleekveld
area-m6 = Verversgracht
area-m7 = Houtstraat
area-m8 = Zoutstraat
area-m9 = Rietkade
area-m10 = Elzenkade
area-m11 = Korenhof
area-m12 = Zadelstraat
area-m13 = Lange Brug
area-m14 = Kikkerkade
area-m15 = Zwanenkade
area-o0 = Noordersluis
area-o1 = Schapenweide
area-o2 = Kruispoort
area-o3 = Wagenstraat
area-o4 = Klaverveld
area-o5 = Berkenhoek
area-o6 = Hoptuin
area-o7 = Oostersluis
area-o8 = Vossenhol
area-o9 = Leemkuil
area-o10 = Zuiderpoort
area-o11 = Eikenweg
area-o12 = Ossenveld
area-o13 = Bijentuin
area-o14 = Hertenkamp
area-o15 = Kooltuin
area-o16 = Eendenpoel
area-o17 = Kolenhoek
area-o18 = Westerpoort
area-o19 = Herderspad
area-o20 = Beverdam
area-o21 = Wijngaard
area-o22 = Galgenveld
area-o23 = Boomgaard

# De gebouwen
card-paardenstal = Paardenstal
card-burgerwoning = Burgerwoning
card-waterput = Waterput
card-dienstverblijf = Dienstverblijf
card-badhuis = Badhuis
card-herenhuis = Herenhuis
card-hofje = Hofje
card-patriciershuis = Patriciërshuis
card-stadspaleis = Stadspaleis
card-graanmolen = Graanmolen
card-varkenskot = Varkenskot
card-smederij = Smederij
card-bakkerij = Bakkerij
card-leerlooierij = Leerlooierij
card-brouwerij = Brouwerij
card-weverij = Weverij
card-glasblazerij = Glasblazerij
card-scheepswerf = Scheepswerf
card-drukkerij = Drukkerij
card-vestingstoren = Vestingstoren
card-kapel = Kapel
card-latijnse_school = Latijnse School
card-klooster = Klooster
card-gasthuis = Gasthuis
card-basiliek = Basiliek
card-opera = Opera
card-universiteit = Universiteit
card-raadhuis = Raadhuis
card-kathedraal = Kathedraal
card-marktkraam = Marktkraam
card-tolhuis = Tolhuis
card-pakhuis = Pakhuis
card-herberg = Herberg
card-waag = Waag
card-gildehuis = Gildehuis
card-lakenhal = Lakenhal
card-wisselbank = Wisselbank
card-handelskantoor = Handelskantoor
card-beursgebouw = Beursgebouw

# De gebeurtenissen
card-goede_oogst = Goede Oogst
card-slachttijd = Slachttijd
card-jaarmarkt = Jaarmarkt
card-vikingen = Inval van de Vikingen
card-hongersnood = Hongersnood
card-riddertoernooi = Riddertoernooi
card-bedevaart = Bedevaart
card-kruistocht = Kruistocht
card-overstroming = Overstroming
card-zwarte_dood = De Zwarte Dood
card-tolheffing = Tolheffing
card-gildefeest = Gildefeest
card-kunstbloei = Bloei der Kunsten
card-stadsbrand = Stadsbrand
card-koninklijk_bezoek = Koninklijk Bezoek

# De invloedkaarten
influence-tovenaar = Tovenaar
influence-pionier = Pionier
influence-overval = Overval
influence-brand = Brand
influence-infiltrant = Infiltrant
influence-hekserij = Hekserij
influence-gift = Gift
influence-gouden_handel = Gouden Handel
influence-bescherming = Bescherming
influence-blokkade = Blokkade

influence-tovenaar-help = Voordat er gedraaid wordt: bekijk de bovenste twee kaarten van de draaistapel en kies welke gedraaid wordt; de andere gaat onderop.
influence-pionier-help = Zet gratis een ridder op een neutraal gebied naar keuze, aangrenzend of niet; een verlaten gebouw daar is van jou.
influence-overval-help = Neem een gebied van een tegenstander over dat aan een van jouw gebieden grenst, met gebouw en al.
influence-brand-help = Verwoest een gebouw van een tegenstander. De ridder blijft.
influence-infiltrant-help = Verdrijf een ridder van een tegenstander uit een gebied. Het wordt neutraal en het gebouw blijft verlaten achter.
influence-hekserij-help = Een gebouw van een tegenstander met waarde { $number } of minder verdwijnt van het bord, en jij krijgt de kaart in je hand.
influence-gift-help = Elke tegenstander betaalt je { $number ->
        [one] 1 steen, als die er is.
       *[other] { $number } stenen, of wat er is.
    }
influence-gouden_handel-help = Verkoop één gebouwkaart voor { $number ->
        [1] haar waarde
        [2] het dubbele van haar waarde
       *[other] { $number } keer haar waarde
    }, of neem gratis een open kaart van { $mode ->
        [basic] het pandjeshuis
       *[other] het pandjeshuis of de vrije markt
    }.
influence-bescherming-help = In andermans beurt: een invloedkaart die jouw gebied, gebouw of stenen treft, doet jou niets.
influence-blokkade-help = In andermans beurt: wie door aankoop, Pionier of Overval een gebied zou krijgen, krijgt het niet.

brings-gain-kind = { $amount ->
        [one] 1 steen per { $what }
       *[other] { $amount } stenen per { $what }
    }{ $most ->
        [0] { "" }
       *[other] , samen hoogstens { $most }
    }
brings-gain-category = { $amount ->
        [one] 1 steen per gebouw van de categorie { $what }
       *[other] { $amount } stenen per gebouw van de categorie { $what }
    }{ $most ->
        [0] { "" }
       *[other] , samen hoogstens { $most }
    }
brings-gain-area = { $amount ->
        [one] 1 steen voor elk van je gebieden
       *[other] { $amount } stenen voor elk van je gebieden
    }{ $most ->
        [0] { "" }
       *[other] , samen hoogstens { $most }
    }
brings-gain-river = { $amount ->
        [one] 1 steen voor elk van je gebouwen op het water
       *[other] { $amount } stenen voor elk van je gebouwen op het water
    }{ $most ->
        [0] { "" }
       *[other] , samen hoogstens { $most }
    }
brings-gain-order = { $amount ->
        [one] iedereen krijgt 1 steen
       *[other] iedereen krijgt { $amount } stenen
    }{ $most ->
        [0] { "" }
       *[other] , samen hoogstens { $most }
    }
brings-pay-kind = { $amount ->
        [one] betaal 1 steen per { $what }
       *[other] betaal { $amount } stenen per { $what }
    }{ $most ->
        [0] { "" }
       *[other] , samen hoogstens { $most }
    }
brings-pay-category = { $amount ->
        [one] betaal 1 steen per gebouw van de categorie { $what }
       *[other] betaal { $amount } stenen per gebouw van de categorie { $what }
    }{ $most ->
        [0] { "" }
       *[other] , samen hoogstens { $most }
    }
brings-pay-area = { $amount ->
        [one] betaal 1 steen voor elk van je gebieden
       *[other] betaal { $amount } stenen voor elk van je gebieden
    }{ $most ->
        [0] { "" }
       *[other] , samen hoogstens { $most }
    }
brings-pay-river = { $amount ->
        [one] betaal 1 steen voor elk van je gebouwen op het water
       *[other] betaal { $amount } stenen voor elk van je gebouwen op het water
    }{ $most ->
        [0] { "" }
       *[other] , samen hoogstens { $most }
    }
brings-pay-order = { $amount ->
        [one] iedereen betaalt 1 steen
       *[other] iedereen betaalt { $amount } stenen
    }{ $most ->
        [0] { "" }
       *[other] , samen hoogstens { $most }
    }
brings-withdraw-outer = { $areas ->
        [one] wie een gebied in de buitenste ring heeft, trekt daar een ridder terug
       *[other] wie minstens { $areas } gebieden heeft, waarvan een in de buitenste ring, trekt daar een ridder terug
    }
brings-withdraw-any = { $areas ->
        [one] iedereen trekt ergens een ridder terug
       *[other] wie minstens { $areas } gebieden heeft, trekt ergens een ridder terug
    }
brings-draw = wie de minste punten heeft, trekt een invloedkaart; bij een gelijke stand allemaal
told-event = { $card } ({ $brings })
told-no-event = geen enkele kaart in deze doos


# De categorieën en hun grootmachten
category-burgerij = Burgerij
category-nijverheid = Nijverheid
category-stadsgebouwen = Stadsgebouwen
category-handel = Handel

category-burgerij-help = mag overal staan
category-nijverheid-help = niet in de binnenste ring
category-stadsgebouwen-help = niet op het water
category-handel-help = alleen aan een weg

power-burgerij = Grootmacht Burgerij
power-nijverheid = Grootmacht Nijverheid
power-stadsgebouwen = Grootmacht Stadsgebouwen
power-handel = Grootmacht Handel

# De perioden van de strategische variant
period-A = A: vroege middeleeuwen
period-B = B: bloei van de middeleeuwen
period-C = C: renaissance

# Een orde van wie er twee speelt
order-of-seat = { $who } (orde { $number })

## Opties en edities

option-mode = Regels
option-mode-help = De strategische variant voegt drie perioden, isolement, grootmachten, de vrije markt en hogere doelen toe; de uitbreiding voegt daar een Zwarte Meester aan toe.
option-mode-why = De strategische variant is voor wie het basisspel kent.
option-mode-basic = basisspel
option-mode-strategic = strategische variant

option-start_player = Startspeler
option-start_player-help = Wie begint. De spelregels stellen loten voor.
option-start_player-why = Verander dit als jullie liever afspreken wie begint.
option-start_player-lot = door loting
option-start_player-first = wie op de eerste plaats zit

option-pawn_rounding = Halve waarden bij het pandjeshuis
option-pawn_rounding-help = De regel rondt naar beneden af; het voorbeeld in dezelfde spelregels, en de uitbreiding, naar boven.
option-pawn_rounding-why = Naar boven afgerond is het pandjeshuis iets milder voor wie stenen tekortkomt.
option-pawn_rounding-up = naar boven afgerond
option-pawn_rounding-down = naar beneden afgerond
option-buy_back = Terugkopen
option-buy_back-help = Of je een soort kaart die je in een beurt verkoopt, in die beurt mag terugkopen. De spelregels stellen geen grens; de onze zorgt dat een kaart niet eindeloos heen en weer gaat.
option-buy_back-why = Verbied het als het handelen jullie te lang duurt.
option-buy_back-once = mag, maar daarna wordt ze niet nog eens verkocht
option-buy_back-never = mag niet

option-demolish_cost = Prijs van slopen
option-demolish_cost-help = Wat het kost om een eigen gebouw te slopen. In de uitbreiding is het gratis.
option-demolish_cost-why = Voor niets begin je makkelijker opnieuw op een gebied.
option-demolish_cost-5 = 5 stenen
option-demolish_cost-0 = niets

option-demolish_card = Kaarten van gesloopte gebouwen
option-demolish_card-help = Of zo’n kaart kan terugkomen als de aflegstapel wordt geschud. In de uitbreiding gaat ze uit het spel.
option-demolish_card-why = Gaan ze uit het spel, dan komt wat gesloopt is nooit terug.
option-demolish_card-discard = worden afgelegd
option-demolish_card-removed = gaan uit het spel

option-equal_turns = Gelijke kansen
option-equal_turns-help = Of de laatste ronde wordt afgemaakt, zodat iedereen even vaak aan de beurt is geweest. Zonder dat is beginnen een groot voordeel.
option-equal_turns-why = Maak de ronde af als het je stoort dat de eerste beter af is.
option-equal_turns-no = wie het doel haalt, wint zonder dat de ronde wordt afgemaakt
option-equal_turns-yes = de laatste ronde wordt afgemaakt
option-card_window = Wanneer je invloedkaarten speelt
option-card_window-help = Volgens de spelregels kies je zelf de fase. Je krijgt de vraag alleen als je een kaart hebt die je kunt spelen.
option-card_window-why = Minder momenten betekent minder vragen en een sneller spel.
option-card_window-every_phase = voor de kaart, voor de inkomsten en tijdens het handelen
option-card_window-before_and_trade = voor de kaart en tijdens het handelen

option-red_card_same_turn = Kaart van een rood vakje
option-red_card_same_turn-help = Of een invloedkaart die je op een rood vakje verdient, nog voor het einde van de beurt gespeeld mag worden.
option-red_card_same_turn-why = Meteen is levendiger; later wordt niemand in dezelfde beurt verrast.
option-red_card_same_turn-no = wacht op een latere beurt
option-red_card_same_turn-yes = mag meteen gespeeld worden

option-great_power_tie = Een grootmacht waar meer ordes recht op hebben
option-great_power_tie-help = Wie een verloren grootmacht krijgt als meer ordes evenveel gebouwen van die categorie hebben.
option-great_power_tie-why = Krijgt niemand hem, dan houd je hem met gelijkspel bij anderen weg; krijgt de eerste hem, dan loont het om vroeg te zijn.
option-great_power_tie-supply = niemand, tot er één voor ligt
option-great_power_tie-first_to_reach = wie er het langst onafgebroken minstens zoveel heeft

option-two_player_variant = Variant voor twee spelers
option-two_player_variant-help = Met zijn tweeën: begin met meer, of speel elk twee ordes. Met meer spelers verandert dit niets.
option-two_player_variant-why = Met zijn tweeën is de stad groot; beide varianten vullen haar sneller.
option-two_player_variant-none = geen
option-two_player_variant-five_areas = vijf gebieden, vijf kaarten, tien stenen
option-two_player_variant-two_orders = elk twee ordes

preset-basic = Basisspel
preset-basic-help = Kopen, bouwen en konkelen: wie als eerste het doel haalt, wint.
preset-strategic = Strategische variant
preset-strategic-help = Drie perioden, gebieden die ingesloten kunnen worden, grootmachten en een vrije markt; een halfuur langer.

## Wat er te beslissen valt

prompt-start = Kies een startgebied.
prompt-start-help = Twee of drie gebieden van samen hoogstens 10 stippen; ze grenzen niet aan elkaar en kosten niets. Kijk naar je kaarten: handel wil een weg, stadsgebouwen geen rivier, nijverheid geen plek in de binnenste ring (STAD-0.6, STAD-0.7).
prompt-start-five = Kies een startgebied.
prompt-start-five-help = Vijf gebieden van samen hoogstens 20 stippen; ze grenzen niet aan elkaar en kosten niets. Kijk naar je kaarten: handel wil een weg, stadsgebouwen geen rivier, nijverheid geen plek in de binnenste ring (STAD-0.6, STAD-10.1).

prompt-before = Speel invloedkaarten of draai de kaart.
prompt-before-help = Je beurt begint, en je hebt een kaart die je nu kunt spelen. Sommige kaarten speel je het best voordat er gedraaid wordt, en de Tovenaar kan alleen nu (STAD-1.3, STAD-6.5).
prompt-income = Speel invloedkaarten of laat de inkomsten uitbetalen.
prompt-income-help = Er is een gebouw gedraaid. Nu volgen belasting en inkomsten, en daarna krijg je de kaart; wat je nu afneemt of vernietigt, levert de eigenaar niets meer op (STAD-1.3, STAD-1.5).

prompt-wizard = Kies welke van de twee kaarten wordt gedraaid.
prompt-wizard-help = De kleur brengt inkomsten, ook voor anderen, en een gebouw komt in je hand; de andere kaart gaat onder op de stapel, en alleen jij kent haar (STAD-6.5).

prompt-withdraw = Trek een ridder terug uit een van je gebieden.
prompt-withdraw-help = Het gebied wordt neutraal; een gebouw blijft verlaten achter en je bent de punten ervan kwijt, maar je mag het gebied terugkopen (STAD-2.11).

prompt-discard = Leg een van je drie invloedkaarten af.
prompt-discard-help = Je mag er maar twee hebben. Iedereen ziet wat je aflegt (STAD-6.2).

prompt-actions = Handel, koop en bouw, tot je klaar bent.
prompt-actions-help = In elke volgorde: koop tot twee gebieden, plaats tot twee gebouwen, verkoop en koop kaarten, koop en speel invloedkaarten. Kom je aan het eind precies op een rood vakje, dan verdien je een invloedkaart (STAD-1.1, STAD-7.2).

prompt-site = Kies waar het gebouw komt.
prompt-site-help = Op een van je gebieden. De bonus van het gebied komt er bij elke opbrengst bij; over een eigen gebouw betaal je ook het slopen (STAD-5.1, STAD-5.9).

prompt-target = Kies het gebied waarop je de kaart speelt.
prompt-target-help = Wie het aangaat, kan nog reageren met Bescherming of Blokkade (STAD-6.13, STAD-6.14).

prompt-golden = Verkoop één kaart voor het dubbele, of neem een open kaart.
prompt-golden-help = Wat je verkoopt, ligt open bij het pandjeshuis; wat je neemt, kost niets (STAD-6.12).

prompt-react-block = Blokkeer het of laat het gebeuren.
prompt-react-block-help = Iemand gaat een gebied innemen; met Blokkade kun je dat beletten. Alleen wie kan antwoorden, wordt gevraagd (STAD-6.14, STAD-6.15).

prompt-react-raid = Je gebied wordt overvallen: bescherm het, blokkeer de overval of laat het gebeuren.
prompt-react-raid-help = Met beide kaarten blijft het gebied van jou; na een Blokkade kan het deze beurt niet nog eens overvallen worden. Alleen wie kan antwoorden, wordt gevraagd (STAD-6.13, STAD-6.14, STAD-6.15).

prompt-react-protect = Je gebied wordt getroffen: bescherm het of laat het gebeuren.
prompt-react-protect-help = Met Bescherming doet de kaart jou niets. Alleen wie kan antwoorden, wordt gevraagd (STAD-6.13, STAD-6.15).

prompt-react-gift = Er worden stenen van je gevraagd: bescherm ze of betaal.
prompt-react-gift-help = Met Bescherming betaal je niets; de anderen wel. Alleen wie kan antwoorden, wordt gevraagd (STAD-6.11, STAD-6.13, STAD-6.15).

prompt-after = Speel nog invloedkaarten of beëindig je beurt.
prompt-after-help = Je hebt net een kaart voor een rood vakje getrokken; kopen en bouwen is voor deze beurt voorbij (STAD-7.5).

waiting-start = { $who } kiest een startgebied.
waiting-start-five = { $who } kiest een startgebied.
waiting-before = { $who } gaat een kaart draaien.
waiting-income = { $who } mag voor de inkomsten invloedkaarten spelen.
waiting-wizard = { $who } bekijkt twee kaarten.
waiting-withdraw = { $who } trekt een ridder terug.
waiting-discard = { $who } legt een invloedkaart af.
waiting-actions = { $who } handelt en bouwt.
waiting-site = { $who } kiest waar het gebouw komt.
waiting-target = { $who } speelt een invloedkaart.
waiting-golden = { $who } drijft gouden handel.
waiting-react-block = { $who } mag reageren.
waiting-react-raid = { $who } mag reageren.
waiting-react-protect = { $who } mag reageren.
waiting-react-gift = { $who } mag reageren.
waiting-after = { $who } mag nog invloedkaarten spelen.

## Acties

action-start =
    { $number ->
        [one] Begin op { $area } (1 stip)
       *[other] Begin op { $area } ({ $number } stippen)
    }
action-area =
    { $number ->
        [one] Koop { $area } voor 1 steen
       *[other] Koop { $area } voor { $number } stenen
    }
action-area-building =
    { $number ->
        [one] Koop { $area } met gebouw ({ $card }) voor 1 steen
       *[other] Koop { $area } met gebouw ({ $card }) voor { $number } stenen
    }
action-build =
    { $number ->
        [one] Bouw: { $card } (1 steen)
       *[other] Bouw: { $card } ({ $number } stenen)
    }
action-site = Op { $area }
action-site-building =
    { $number ->
        [0] Op { $area }; gesloopt wordt: { $card }
        [one] Op { $area }; gesloopt wordt: { $card } (1 steen)
       *[other] Op { $area }; gesloopt wordt: { $card } ({ $number } stenen)
    }
action-demolish = Sloop op { $area }
action-demolish-building =
    { $number ->
        [0] Sloop op { $area }: { $card }
        [one] Sloop op { $area }: { $card } (1 steen)
       *[other] Sloop op { $area }: { $card } ({ $number } stenen)
    }
action-withdraw = Trek de ridder terug uit { $area }
action-withdraw-building = Trek de ridder terug uit { $area }; verlaten wordt: { $card }
action-pawn-sell =
    { $number ->
        [0] Pandjeshuis: verkoop voor niets: { $card }
        [one] Pandjeshuis: verkoop voor 1 steen: { $card }
       *[other] Pandjeshuis: verkoop voor { $number } stenen: { $card }
    }
action-market-sell =
    { $number ->
        [one] Vrije markt: verkoop voor 1 steen: { $card }
       *[other] Vrije markt: verkoop voor { $number } stenen: { $card }
    }
action-pawn-buy = Pandjeshuis: koop voor { $number } stenen: { $card }
action-market-buy =
    { $number ->
        [one] Vrije markt: koop voor 1 steen: { $card }
       *[other] Vrije markt: koop voor { $number } stenen: { $card }
    }
action-blind = Koop ongezien een gebouwkaart voor { $number } stenen
action-influence = Koop een invloedkaart voor { $number } stenen
action-play = Speel { $influence }
action-target = { $influence } op { $area } ({ $other })
action-target-building = { $influence } op { $area } ({ $other }): { $card }
action-target-neutral = { $influence } op { $area }
action-target-neutral-building = { $influence } op { $area }, met een verlaten gebouw: { $card }
action-golden-sell = Verkoop voor { $number } stenen: { $card }
action-golden-pawn = Neem uit het pandjeshuis: { $card }
action-golden-market = Neem van de vrije markt: { $card }
action-discard = Leg { $influence } af
action-wizard = Laat draaien: { $card }
action-turn = Draai de kaart
action-protect = Speel Bescherming
action-block = Speel Blokkade
action-pass-start = Neem geen startgebieden meer
action-pass-react = Laat het gebeuren
action-done-actions = Beëindig de beurt
action-done-income = Inkomsten uitbetalen
action-done-after = Speel geen kaarten meer

## Wat het lot kan brengen

chance-lot = { $who } begint
chance-card = De kaart is: { $card }
chance-draw = De invloedkaart is: { $influence }

## De uitslag

result-at-once = Anderen hebben evenveel punten of meer, maar { $who } haalde het doel als eerste (STAD-9.2).
result-tie = Anderen hebben evenveel punten, maar { $who } heeft meer gebieden of, bij evenveel, meer bouwstenen (STAD-9.6).
result-no-areas = Niemand heeft gewonnen: geen orde heeft nog een gebied (STAD-9.7).
result-expelled = Iemand zonder gebied heeft meer punten, maar kan niet winnen; { $who } heeft er de meeste van de anderen (STAD-9.7).
result-nobody = Niemand heeft gewonnen: geen orde heeft nog een gebied, en de Zwarte Meester heeft { $points } punten (VERRAAD-11.10).
result-evil = Het kwaad heeft gewonnen: de Zwarte Meester heeft { $points } punten, en wie hem het best heeft gediend, wint met hem (VERRAAD-11.6).
result-no-servant = De Zwarte Meester leidt met { $points } punten, maar niemand met een gebied dient hem; dus beslissen punten (VERRAAD-11.9).
result-tokens = Anderen hebben evenveel punten, maar { $who } heeft meer witte fiches of, bij evenveel, minder zwarte (VERRAAD-11.5).

## Het verslag

event-begins = { $who } mocht beginnen.
event-equipped = Iedereen kreeg { $number } stenen en 25 ridders.
event-dealt = { $who } kreeg een gebouwkaart: { $card }.
event-dealt-hidden = { $who } kreeg een gebouwkaart.
event-pile = De andere { $number } kaarten, gebouwen en gebeurtenissen, werden de draaistapel.
event-layers = De andere { $number } kaarten werden de draaistapel: periode A op B op C.
event-started =
    { $number ->
        [one] { $who } nam { $area } als startgebied (1 stip).
       *[other] { $who } nam { $area } als startgebied ({ $number } stippen).
    }
event-stopped = { $who } nam geen startgebieden meer.
event-turn = { $who } begon een beurt.
event-turned = { $who } draaide een kaart: { $card }.
event-reshuffled =
    { $number ->
        [one] De ene afgelegde kaart werd de nieuwe draaistapel.
       *[other] De { $number } afgelegde kaarten werden tot een nieuwe draaistapel geschud.
    }
event-one-layer =
    { $number ->
        [one] De ene afgelegde kaart werd de nieuwe draaistapel.
       *[other] De { $number } afgelegde kaarten werden tot een nieuwe draaistapel geschud, zonder perioden.
    }
event-taxed =
    { $number ->
        [one] { $who } betaalde 1 steen belasting.
       *[other] { $who } betaalde { $number } stenen belasting.
    }
event-income =
    { $number ->
        [one] { $who } kreeg 1 steen inkomsten uit { $area }.
       *[other] { $who } kreeg { $number } stenen inkomsten uit { $area }.
    }
event-income-power =
    { $number ->
        [one] Een grootmacht leverde { $who } 1 steen extra op: { $category }.
       *[other] Een grootmacht leverde { $who } { $number } stenen extra op: { $category }.
    }
event-kept = { $who } nam de gedraaide kaart: { $card }.
event-no-effect = { $card } ging niemand aan.
event-gained =
    { $number ->
        [one] { $card } leverde { $who } 1 steen op.
       *[other] { $card } leverde { $who } { $number } stenen op.
    }
event-paid =
    { $number ->
        [one] { $card } kostte { $who } 1 steen.
       *[other] { $card } kostte { $who } { $number } stenen.
    }
event-paid-all =
    { $number ->
        [one] { $card } kostte { $who } de laatste steen.
       *[other] { $card } kostte { $who } de laatste { $number } stenen.
    }
event-withdrew = { $who } trok een ridder terug uit { $area }.
event-sold-pawn =
    { $number ->
        [0] { $who } gaf een kaart voor niets aan het pandjeshuis: { $card }.
        [one] { $who } verkocht een kaart voor 1 steen aan het pandjeshuis: { $card }.
       *[other] { $who } verkocht een kaart voor { $number } stenen aan het pandjeshuis: { $card }.
    }
event-bought-pawn = { $who } kocht een kaart van het pandjeshuis voor { $number } stenen: { $card }.
event-bought-blind = { $who } betaalde { $number } stenen voor een ongeziene kaart.
event-got-blind = { $who } trok een gebouwkaart: { $card }.
event-got-blind-hidden = { $who } trok een gebouwkaart.
event-got-open = { $who } trok een gebouwkaart die al eens gezien was: { $card }.
event-wants-area =
    { $number ->
        [one] { $who } wil { $area } kopen voor 1 steen.
       *[other] { $who } wil { $area } kopen voor { $number } stenen.
    }
event-bought-area =
    { $number ->
        [one] { $who } kocht { $area } voor 1 steen.
       *[other] { $who } kocht { $area } voor { $number } stenen.
    }
event-abandoned = Een verlaten gebouw op { $area } kwam bij { $who }: { $card }.
event-chose =
    { $number ->
        [one] { $who } ging bouwen voor 1 steen: { $card }.
       *[other] { $who } ging bouwen voor { $number } stenen: { $card }.
    }
event-built = { $who } bouwde op { $area }: { $card }.
event-rebuilt = { $who } bouwde in plaats van het oude gebouw op { $area }: { $card }.
event-demolished = { $who } sloopte een gebouw op { $area }: { $card }.
event-removed = { $who } sloopte een gebouw op { $area } en de kaart ging uit het spel: { $card }.
event-bought-influence = { $who } betaalde { $number } stenen voor een invloedkaart.
event-drew = { $who } trok een invloedkaart: { $influence }.
event-drew-hidden = { $who } trok een invloedkaart.
event-discarded = { $who } legde een invloedkaart af: { $influence }.
event-influence-reshuffled =
    { $number ->
        [one] De ene afgelegde invloedkaart werd de nieuwe stapel.
       *[other] De { $number } afgelegde invloedkaarten werden tot een nieuwe stapel geschud.
    }
event-played = { $who } speelde { $influence }.
event-played-on = { $who } koos { $area } voor { $influence }.
event-looked = { $who } bekeek een kaart van de draaistapel: { $card }.
event-looked-hidden = { $who } bekeek een kaart van de draaistapel.
event-to-bottom = { $who } legde een kaart onder op de draaistapel: { $card }.
event-to-bottom-hidden = { $who } legde een kaart onder op de draaistapel.
event-pioneered = Een pionier nam { $area } in voor { $who }.
event-raided = { $who } overviel { $area } en nam het van { $other } af.
event-burnt = Een gebouw op { $area } brandde af: { $card }.
event-infiltrated = Een ridder van { $other } moest { $area } verlaten.
event-bewitched = { $who } betoverde een gebouw op { $area } en kreeg de kaart in handen: { $card }.
event-gave =
    { $number ->
        [one] { $who } gaf { $other } 1 steen.
       *[other] { $who } gaf { $other } { $number } stenen.
    }
event-golden-sold = { $who } verkocht een kaart voor { $number } stenen, het dubbele van haar waarde: { $card }.
event-golden-pawn = { $who } nam gratis een kaart uit het pandjeshuis: { $card }.
event-golden-market = { $who } nam gratis een kaart van de vrije markt: { $card }.
event-protected = { $who } speelde { $influence }: er gebeurde niets.
event-blocked = { $who } speelde { $influence }: { $area } werd niet ingenomen.
event-failed = Zo mislukte de poging.
event-scored =
    { $number ->
        [0] { $who } had nu geen punten.
        [one] { $who } had nu 1 punt.
       *[other] { $who } had nu { $number } punten.
    }
event-red = { $who } kwam op vakje { $number }, en dat is rood.
event-earned = Dat leverde { $who } een invloedkaart op.
event-no-red = { $who } stond op vakje { $number }, dat rood is, maar zonder punten te hebben gewonnen.
event-royal = { $who } had de minste punten, en de koning ontfermde zich.
event-no-influence = Er was geen invloedkaart meer voor { $who }.
event-sold-market =
    { $number ->
        [one] { $who } verkocht een kaart op de vrije markt voor 1 steen: { $card }.
       *[other] { $who } verkocht een kaart op de vrije markt voor { $number } stenen: { $card }.
    }
event-bought-market =
    { $number ->
        [one] { $who } kocht een kaart op de vrije markt voor 1 steen: { $card }.
       *[other] { $who } kocht een kaart op de vrije markt voor { $number } stenen: { $card }.
    }
event-isolated = { $area }, dat van { $other } was, was ingesloten.
event-taken-over = { $who } nam { $area } over van { $other }.
event-no-knight = { $who } had geen ridder meer voor { $area }.
event-surrounded = Ook { $area } was ingesloten, maar alleen een aankoop isoleert.
event-power-first =
    { $number ->
        [one] { $who } verwierf een grootmacht, goed voor 1 punt: { $category }.
       *[other] { $who } verwierf een grootmacht, goed voor { $number } punten: { $category }.
    }
event-power-taken = { $who } nam een grootmacht van { $other } over: { $category }.
event-power-lost =
    { $number ->
        [one] { $who } verloor een grootmacht, en daarmee 1 punt: { $category }.
       *[other] { $who } verloor een grootmacht, en daarmee { $number } punten: { $category }.
    }
event-power-tied = Er waren er meer met evenveel gebouwen, dus niemand kreeg de grootmacht: { $category }.
event-expelled = { $who } had geen gebied meer.
event-target = { $who } haalde het doel van { $number } punten; de ronde wordt afgemaakt.
event-last-area = Geen gebied was meer neutraal: deze ronde was de laatste.
event-starved = Er was geen gebouw meer te draaien: deze ronde was de laatste.
event-rounds = Ronde { $number } was de laatste.
event-points =
    { $number ->
        [one] { $who } had 1 punt.
       *[other] { $who } had { $number } punten.
    }
event-victory =
    { $number ->
        [one] { $who } won het spel met 1 punt.
       *[other] { $who } won het spel met { $number } punten.
    }

## Waarom niet

why-not-now = Daarover wordt nu niet beslist.
why-chance = Dat beslist het lot, niet een speler.
why-finish-first = Maak eerst af waaraan je begonnen bent.
why-stones =
    { $number ->
        [one] Dat kost 1 steen, en je hebt er { $have }.
       *[other] Dat kost { $number } stenen, en je hebt er { $have }.
    }
why-yours = { $area } is al van jou.
why-taken = { $area } is van { $other }.
why-start-adjacent = { $area } grenst aan een van je startgebieden.
why-start-dots = { $area } heeft { $number } stippen, en je hebt er nog maar { $have } over.
why-start-room = Daarna blijven er te weinig stippen of gebieden over voor de rest van je startgebieden.
why-start-more = Je moet minstens { $number } startgebieden nemen, en je hebt er pas { $have }.
why-not-adjacent = { $area } grenst niet aan een van je gebieden.
why-areas-limit = Je mag hoogstens { $number } gebieden per beurt kopen, en geblokkeerde aankopen tellen mee.
why-no-knight = Je hebt geen ridder meer naast het bord.
why-blocked = { $area } is deze beurt voor jou geblokkeerd.
why-not-in-hand = Je hebt deze kaart niet: { $card }.
why-buildings-limit = Je mag { $number } gebouwen per beurt plaatsen, en dat heb je al gedaan.
why-no-area = Je hebt geen gebied om op te bouwen.
why-all-inner = Nijverheid mag niet in de binnenste ring staan, en al je gebieden liggen daar: { $card }.
why-all-river = Stadsgebouwen mogen niet op het water staan, en door al je gebieden loopt de rivier: { $card }.
why-no-road = Handel mag alleen aan een weg staan, en geen van je gebieden heeft er een: { $card }.
why-not-yours = { $area } is niet van jou.
why-inner = Nijverheid mag niet in de binnenste ring staan, en { $area } ligt daar.
why-river = Stadsgebouwen mogen niet op het water staan, en door { $area } loopt de rivier.
why-road = Handel mag alleen aan een weg staan, en { $area } heeft er geen.
why-toll = Aan die weg staat al een tolhuis, op { $area }.
why-no-building = Op { $area } staat geen gebouw van jou.
why-sold = Je hebt deze kaart deze beurt verkocht en kunt er dus geen kopen: { $card }.
why-bought-back = Je hebt deze kaart deze beurt teruggekocht en kunt er dus geen meer verkopen: { $card }.
why-not-at-pawnshop = Deze kaart ligt niet bij het pandjeshuis: { $card }.
why-not-on-market = Deze kaart ligt niet op de vrije markt: { $card }.
why-no-market = De vrije markt is er alleen in de strategische variant.
why-no-trade = Alleen met een handelsgebouw op het bord mag je de vrije markt op.
why-no-cards = Er is geen gebouw meer te trekken.
why-no-influence = Er is geen invloedkaart meer te trekken.
why-not-held = Je hebt deze invloedkaart niet: { $influence }.
why-only-before = De Tovenaar kun je alleen spelen voordat er gedraaid wordt.
why-only-reaction = Deze kaart kun je alleen in andermans beurt spelen: { $influence }.
why-no-target-tovenaar = In de draaistapel zitten geen twee kaarten meer om te bekijken.
why-no-target-pionier = Er is geen neutraal gebied waar de Pionier heen kan en dat niet voor jou geblokkeerd is.
why-no-target-overval = Er is geen gebied van een tegenstander om te overvallen: het moet aan een van jouw gebieden grenzen en niet voor jou geblokkeerd zijn.
why-no-target-brand = Geen tegenstander heeft een gebouw dat kan branden.
why-no-target-infiltrant = Geen tegenstander heeft een ridder die verdreven kan worden.
why-no-target-hekserij = Geen tegenstander heeft een gebouw met waarde { $number } of minder, en op andere werkt Hekserij niet.
why-no-target-gouden_handel = Je hebt geen gebouwkaart om te verkopen, en er ligt er geen open om te nemen.
why-own-area = { $area } is van jou; deze kaart is voor gebieden van anderen.
why-neutral = { $area } is van niemand.
why-empty = Op { $area } staat geen gebouw.
why-too-grand = Hekserij werkt op gebouwen met waarde { $number } of minder, en dit is voornamer: { $card }.
why-not-seen = Dat is geen van de twee kaarten die je bekijkt.
why-not-protected = Bescherming is voor wie getroffen wordt; hier kun je alleen blokkeren.
why-not-blockable = Een Blokkade stopt wie een gebied inneemt; hier kun je jezelf alleen beschermen.
why-withdraw-outer = De Vikingen komen in de buitenste ring, en { $area } ligt daar niet.
why-no-turn = Er is geen gebouw meer te draaien.

## De regels

book-STAD = { game-title }
chapter-STAD-0 = Voorbereiding
chapter-STAD-1 = De beurt en de inkomsten
chapter-STAD-2 = { $mode ->
        [verraad] Betalen
       *[other] Gebeurtenissen
    }
chapter-STAD-3 = Handel en kaarten
chapter-STAD-4 = Gebieden
chapter-STAD-5 = Gebouwen
chapter-STAD-6 = Invloedkaarten
chapter-STAD-7 = Punten en de rode vakjes
chapter-STAD-8 = De strategische variant
chapter-STAD-9 = Het einde
chapter-STAD-10 = Varianten voor twee

rule-STAD-0-1 = Wie begint, { $start_player ->
        [first] zit op de eerste plaats
       *[other] wordt door loting bepaald
    }. De beurt gaat met de klok mee.
rule-STAD-0-2 = Iedereen heeft 25 ridders en { $two_player_variant ->
        [five_areas] 10
       *[other] 5
    } stenen, en begint op vakje 0, de ophaalbrug.
rule-STAD-0-3 = Iedereen krijgt { $two_player_variant ->
        [five_areas] vijf
       *[other] drie
    } gebouwkaarten voordat er gebieden gekozen worden. Niemand anders ziet ze.
rule-STAD-0-4 = De overige gebouwkaarten en de 15 gebeurtenissen vormen de gedekte draaistapel; de invloedkaarten zijn een eigen stapel. Het pandjeshuis is open en leeg.
rule-STAD-0-5 = Startgebieden worden een voor een gekozen: wie het laatst aan de beurt is, begint, en het gaat tegen de klok in, ronde na ronde. Elk krijgt een ridder en kost niets.
rule-STAD-0-6 = Je eigen startgebieden mogen niet aan elkaar grenzen; aan die van een ander wel.
rule-STAD-0-7 = Je startgebieden tellen samen hoogstens { $two_player_variant ->
        [five_areas] 20
       *[other] 10
    } stippen.
rule-STAD-0-8 = { $two_player_variant ->
        [five_areas] Je neemt vijf startgebieden, minder alleen als er geen gebied meer is dat je kunt nemen.
       *[other] Je neemt twee of drie startgebieden. Met twee mag je stoppen, en dat is definitief; als er geen gebied meer is dat je kunt nemen, stop je vanzelf.
    }
rule-STAD-1-1 = Een beurt: er worden kaarten gedraaid, met gebeurtenissen en inkomsten. Dan handel, koop en bouw je in elke volgorde, tot je klaar bent. Daarna wordt naar punten en rode vakjes gekeken.
rule-STAD-1-2 = Er wordt gedraaid tot er een gebouw bovenkomt. Gebeurtenissen onderweg worden uitgevoerd; er wordt niets tussendoor gespeeld.
rule-STAD-1-3 = { $card_window ->
        [before_and_trade] Met een invloedkaart die je kunt spelen, krijg je die kans voordat de eerste kaart wordt gedraaid; anders wordt er meteen gedraaid.
       *[other] Met een invloedkaart die je kunt spelen, krijg je die kans voordat de eerste kaart wordt gedraaid en, als er een gebouw is gedraaid, voor belasting en inkomsten; anders gaat de beurt meteen door.
    }
rule-STAD-1-4 = { $mode ->
        [verraad] Belasting: als er een stadsgebouw wordt gekozen, betaalt iedereen met meer dan 5 stenen de rest aan de bank, vóór de inkomsten.
       *[other] Belasting: als er een stadsgebouw wordt gedraaid, betaalt iedereen met meer dan 5 stenen de rest aan de bank, vóór de inkomsten.
    }
rule-STAD-1-5 = { $mode ->
        [verraad] Inkomsten: iedereen met een gebouw uit de categorie van de gekozen kaart krijgt stenen voor één daarvan: de waarde plus de bonus van het gebied. Het is altijd het gebouw dat het meest opbrengt.
       *[other] Inkomsten: iedereen met een gebouw van de gedraaide categorie krijgt stenen voor één daarvan: de waarde plus de bonus van het gebied. Het is altijd het gebouw dat het meest opbrengt.
    }
rule-STAD-1-6 = De gedraaide gebouwkaart neem je in je hand.
rule-STAD-1-7 = Als de draaistapel leeg is en er een kaart nodig is, wordt de aflegstapel tot een nieuwe geschud, als er een gebouw bij is.
rule-STAD-2-1 = Een gebeurtenis geldt voor iedereen, met de klok mee vanaf wie aan de beurt is. Daarna wordt ze afgelegd.
rule-STAD-2-2 = Wie te weinig stenen heeft om te betalen, betaalt wat er is; niemand hoeft iets te verkopen.
rule-STAD-2-3 = Gebeurtenissen die gebouwen van een soort tellen: { $events-2-3 }.
rule-STAD-2-4 = Gebeurtenissen die gebouwen van een categorie tellen: { $events-2-4 }.
rule-STAD-2-5 = Gebeurtenissen die gebieden tellen: { $events-2-5 }.
rule-STAD-2-6 = Gebeurtenissen voor iedereen gelijk: { $events-2-6 }.
rule-STAD-2-7 = Gebeurtenissen die gebouwen op het water tellen: { $events-2-7 }.
rule-STAD-2-8 = Gebeurtenissen waarbij per categorie wordt betaald: { $events-2-8 }.
rule-STAD-2-9 = Gebeurtenissen in de buitenste ring: { $events-2-9 }.
rule-STAD-2-10 = Gebeurtenissen die overal toeslaan: { $events-2-10 }.
rule-STAD-2-11 = Een teruggetrokken ridder gaat terug naar je voorraad en het gebied is neutraal. Een gebouw blijft verlaten achter; de punten ben je kwijt.
rule-STAD-2-12 = Gebeurtenissen die een invloedkaart opleveren: { $events-2-12 }.
rule-STAD-3-1 = Je mag gebouwkaarten aan het pandjeshuis verkopen voor de helft van hun waarde, naar { $pawn_rounding ->
        [down] beneden
       *[other] boven
    } afgerond. Ze liggen daar open.
rule-STAD-3-2 = Je mag elke kaart van het pandjeshuis kopen voor 5 stenen.
rule-STAD-3-3 = Je mag voor 5 stenen ongezien een kaart van de draaistapel kopen. { $mode ->
        [verraad] Er is geen belasting en er zijn geen inkomsten.
       *[other] Gebeurtenissen onderweg worden uitgevoerd; er is geen belasting en er zijn geen inkomsten.
    }
rule-STAD-3-4 = { $buy_back ->
        [never] Een soort kaart die je hebt verkocht, Gouden Handel daargelaten, kun je in dezelfde beurt niet kopen.
       *[other] Een soort kaart die je hebt verkocht, Gouden Handel daargelaten, mag je in dezelfde beurt terugkopen, maar dan verkoop je die soort niet nog eens.
    }
rule-STAD-3-5 = Je mag zoveel gebouwkaarten hebben als je wilt. Iedereen ziet hoeveel het er zijn en wanneer je elk kreeg; welke het zijn, alleen als je ze open kreeg.
rule-STAD-4-1 = Je mag neutrale gebieden kopen: betaal de stippen en zet er een ridder neer.
rule-STAD-4-2 = Een gebied dat je koopt, moet grenzen aan een van jouw gebieden; dat mag er een zijn dat je net hebt gekocht.
rule-STAD-4-3 = Je koopt hoogstens twee gebieden per beurt.
rule-STAD-4-4 = Een verlaten gebouw krijg je gratis bij zijn gebied, met de punten. Het telt niet als geplaatst.
rule-STAD-4-5 = Voor elk gebied dat je inneemt heb je een ridder uit je voorraad nodig; zonder ridder kun je niets innemen.
rule-STAD-5-1 = Je mag gebouwen uit je hand op je gebieden plaatsen, één per gebied, voor hun waarde in stenen.
rule-STAD-5-2 = Je plaatst hoogstens twee gebouwen per beurt.
rule-STAD-5-3 = Burgerij mag overal staan.
rule-STAD-5-4 = Nijverheid mag niet in de binnenste ring staan.
rule-STAD-5-5 = Stadsgebouwen mogen niet op het water staan.
rule-STAD-5-6 = Handel mag alleen aan een weg staan.
rule-STAD-5-7 = { $roads ->
        [0] Op het bord is geen weg, dus deze regel beperkt geen enkel tolhuis.
        [one] Aan de weg staat hoogstens één tolhuis, van wie dan ook; verlaten tolhuizen tellen mee.
       *[other] Aan elk van de { $roads } wegen staat hoogstens één tolhuis, van wie dan ook; verlaten tolhuizen tellen mee.
    }
rule-STAD-5-8 = Je mag een eigen gebouw { $demolish_cost ->
        [0] voor niets
       *[other] voor 5 stenen
    } slopen. De kaart { $demolish_card ->
        [removed] gaat uit het spel
       *[other] wordt afgelegd
    }; de punten ben je kwijt. Slopen alleen telt niet als plaatsen.
rule-STAD-5-9 = Je mag een gebouw over een eigen gebouw plaatsen: dat is slopen en bouwen ineen, { $demolish_cost ->
        [0] kost niet meer dan het nieuwe
       *[other] kost beide
    }, en telt als een van je twee.
rule-STAD-6-1 = Je mag ongezien invloedkaarten kopen voor 5 stenen per stuk, en ze meteen spelen.
rule-STAD-6-2 = Je hebt hoogstens twee invloedkaarten. Krijg je een derde, dan leg je meteen een van de drie open af.
rule-STAD-6-3 = Invloedkaarten speel je in je eigen beurt: { $card_window ->
        [before_and_trade] voor het draaien, of tijdens het handelen en bouwen
       *[other] voor het draaien, voor belasting en inkomsten, of tijdens het handelen en bouwen
    }. Bescherming en Blokkade speel je alleen in andermans beurt.
rule-STAD-6-4 = Een kaart kun je alleen spelen als er iets is waarop ze past. Daarna wordt ze afgelegd. Is de stapel leeg, dan worden de afgelegde tot een nieuwe geschud.
rule-STAD-6-5 = Tovenaar, alleen voor het draaien: bekijk de bovenste twee kaarten van de draaistapel en kies welke gedraaid wordt; de andere gaat onderop.
rule-STAD-6-6 = Pionier: zet gratis een ridder op een neutraal gebied, aangrenzend of niet. Het is geen aankoop; een verlaten gebouw daar is van jou.
rule-STAD-6-7 = Overval: een gebied van een tegenstander dat aan een van jouw gebieden grenst, wordt van jou, met gebouw en punten.
rule-STAD-6-8 = Brand: een gebouw van een tegenstander wordt verwoest, de punten gaan verloren; de ridder blijft.
rule-STAD-6-9 = Infiltrant: een ridder van een tegenstander gaat terug naar zijn voorraad. Het gebied is neutraal, een gebouw daar verlaten.
rule-STAD-6-10 = Hekserij: een gebouw van een tegenstander met waarde { $witchcraft } of minder verdwijnt, en de kaart komt open in je hand; de ridder blijft.
rule-STAD-6-11 = Gift: elke tegenstander betaalt je { $gift ->
        [one] 1 steen, als die er is.
       *[other] { $gift } stenen, of wat er is.
    }
rule-STAD-6-12 = Gouden Handel: verkoop één gebouwkaart aan het pandjeshuis voor { $golden ->
        [1] haar waarde
        [2] het dubbele van haar waarde
       *[other] { $golden } keer haar waarde
    }, of neem gratis een kaart van { $mode ->
        [basic] het pandjeshuis
       *[other] het pandjeshuis of de vrije markt, ook zonder handelsgebouw
    }.
rule-STAD-6-13 = Bescherming: andermans Overval, Brand, Infiltrant of Hekserij op jouw gebied, of Gift, doet jou niets.
rule-STAD-6-14 = Blokkade: een gebied dat een ander door aankoop, Pionier of Overval wil innemen, wordt niet ingenomen. De stenen komen terug, maar een aankoop telt; en zo kan dat gebied de rest van de beurt niet meer worden ingenomen.
rule-STAD-6-15 = Wie zou kunnen antwoorden, wordt om een reactie gevraagd, met de klok mee, en niemand anders. De eerste reactie beslist; op Gift antwoordt ieder voor zich. Tegen een Overval mag alleen de eigenaar beschermen, maar iedereen blokkeren.
rule-STAD-6-16 = Op een reactie kan niemand reageren.
rule-STAD-7-1 = { $mode ->
        [basic] Je punten zijn de waarden van de gebouwen op je gebieden.
       *[other] Je punten zijn de waarden van de gebouwen op je gebieden en van je grootmachten.
    }
rule-STAD-7-2 = Sta je aan het einde van je beurt op een rood vakje en ging je in die beurt het laatst vooruit, dan trek je een invloedkaart.
rule-STAD-7-3 = Terugvallen op een rood vakje levert nooit een kaart op, stilstaan ook niet.
rule-STAD-7-4 = { $reds ->
        [0] Geen vakje is rood.
        [one] Rood is het vakje { $red }.
       *[other] Rood zijn de vakjes { $red }.
    } De muur heeft { $track } vakjes; daarna ga je opnieuw rond.
rule-STAD-7-5 = { $red_card_same_turn ->
        [yes] Als ze getrokken is, mogen er in die beurt nog één keer invloedkaarten gespeeld worden.
       *[other] Die kaart wacht op een latere beurt.
    }
rule-STAD-8-1 = De draaistapel heeft drie lagen, periode A op B op C. De handen worden uit de gebouwen van A gedeeld.
rule-STAD-8-2 = Een opnieuw geschudde aflegstapel is één laag, ongeacht de perioden. Een kaart die onderop gaat, ligt onder alle lagen.
rule-STAD-8-3 = Vrije markt: met een handelsgebouw op het bord mag je daar kaarten verkopen voor hun volle waarde, en ze ervoor kopen.
rule-STAD-8-4 = Pandjeshuis en vrije markt zijn twee open voorraden; wie verkoopt, kiest waar een kaart heen gaat.
rule-STAD-8-5 = Isolement: een aankoop isoleert elk aangrenzend gebied van een tegenstander dat daarna geen buur meer heeft die neutraal is of van dezelfde eigenaar.
rule-STAD-8-6 = Een geïsoleerd gebied gaat naar de koper, met gebouw en punten.
rule-STAD-8-7 = Alleen een aankoop isoleert, nooit een kaart, een gebeurtenis of de keuze van startgebieden. Een gebied dat zo is ingesloten, is veilig tot een van zijn buren weer neutraal is en gekocht wordt.
rule-STAD-8-8 = Grootmacht: wie als eerste drie gebouwen van een categorie op het bord heeft, krijgt de grootmacht daarvan.
rule-STAD-8-9 = De grootmacht van burgerij is { $points-burgerij ->
        [one] 1 punt
       *[other] { $points-burgerij } punten
    } waard, van nijverheid { $points-nijverheid }, van stadsgebouwen { $points-stadsgebouwen }, van handel { $points-handel }.
rule-STAD-8-10 = Een grootmacht verhoogt de inkomsten voor een gebouw van die categorie: met { $income-burgerij } voor burgerij, { $income-nijverheid } voor nijverheid, { $income-stadsgebouwen } voor stadsgebouwen en { $income-handel } voor handel.
rule-STAD-8-11 = Wie meer gebouwen van de categorie heeft dan de houder, neemt de grootmacht over; bij evenveel blijft ze waar ze is.
rule-STAD-8-12 = Met minder dan drie gebouwen van de categorie raak je de grootmacht kwijt; dan gaat ze naar wie er de meeste heeft, en minstens drie. Bij een gelijke stand { $great_power_tie ->
        [first_to_reach] gaat ze naar wie er het langst onafgebroken minstens zoveel heeft
       *[other] krijgt niemand haar tot er één voor ligt
    }.
rule-STAD-8-13 = Grootmachten worden na elk afgehandeld effect beoordeeld.
rule-STAD-9-1 = Het doel is { $mode ->
        [basic] 40 punten met zijn tweeën, 30 met zijn drieën, 25 met zijn vieren, 20 met zijn vijven
       *[other] 50 punten met zijn tweeën, 35 met zijn drieën, 30 met zijn vieren, 25 met zijn vijven
    }.
rule-STAD-9-2 = { $mode ->
        [basic] Wie aan het einde van een beurt het doel heeft gehaald, heeft gewonnen.
       *[other] Wie het doel haalt, wint meteen: op elk moment, in ieders beurt.
    } Van meerdere is het wie aan de beurt is, of de eerste met de klok mee.
rule-STAD-9-3 = De ronde waarin het doel is gehaald, wordt afgemaakt; dan winnen de meeste punten.
rule-STAD-9-4 = { $mode ->
        [verraad] Zodra geen gebied meer neutraal is, is die ronde de laatste.
       *[other] Zodra geen gebied meer neutraal is, is die ronde de laatste. Wie daarin het doel haalt, wint nog steeds; anders winnen de meeste punten.
    }
rule-STAD-9-5 = { $mode ->
        [verraad] Als de rij aan het begin van een beurt leeg is en er geen kaart getrokken kan worden, is ook die ronde de laatste.
       *[other] Als er aan het begin van een beurt geen gebouw meer te draaien is, is ook die ronde de laatste.
    }
rule-STAD-9-6 = Bij gelijke punten beslissen meer gebieden, dan meer stenen; daarna wordt de overwinning gedeeld.
rule-STAD-9-7 = Zonder gebieden blijf je aan de beurt komen en houd je je punten, maar kun je niet winnen. Heeft niemand een gebied, dan wint niemand.
rule-STAD-9-8 = Opdat geen spel eeuwig duurt, is de honderdste ronde de laatste.
rule-STAD-10-1 = Met zijn tweeën, vijf gebieden: je neemt vijf startgebieden van samen hoogstens 20 stippen, minder alleen als er geen meer is dat je kunt nemen; je begint met vijf kaarten en 10 stenen. Een gebied dat te weinig voor vijf overlaat, kun je niet kiezen.
rule-STAD-10-2 = Met zijn tweeën, elk twee ordes: ze spelen om de beurt volgens de regels voor vier, elk met een eigen hand, stenen en punten.
rule-STAD-10-3 = Alle ordes zijn elkaars tegenstanders, ook die van één speler.
rule-STAD-10-4 = Wie de winnende orde speelt, wint.

rules-version-1 = Eerste versie.
rules-version-2 = Er wordt gezegd wat een overwinning beslist; Het Verraad: ordes die in alles gelijk zijn delen een overwinning van het kwaad, en zijn alle ordes verdreven, dan wint niemand.
rules-version-3 = Wat verkocht is, kan in dezelfde beurt worden teruggekocht; met vijf startgebieden kun je er geen kiezen dat te weinig voor de rest overlaat; wie het doel haalt, wint meteen (strategisch); een rood vakje geeft een kaart als je het laatst vooruitging; invloedkaarten mogen ook vóór belasting en inkomsten, en alleen wie kan spelen of reageren wordt iets gevraagd; zonder gebied houd je je punten, maar win je niet. Met een optie gaat een grootmacht bij een gelijke stand naar wie er het langst minstens zoveel heeft. Het Verraad: een omgeruild fiche wordt erdoor geschud; met opties trek je de kaart voor een rood vakje vóór de fase van de Zwarte Meester en bewaar je haar tot de volgende beurt, mag een Overval voor hem naast je eigen gebieden, en kunnen Brand en Hekserij elke wachttoren treffen.

## Opschriften

label-round = Ronde
label-last-round = Laatste ronde
label-target = Doel
label-pile = Draaistapel
label-turned = Gedraaid
label-purchase = Aankoop
label-wall = Muur
label-pawnshop = Pandjeshuis
label-market = Vrije markt
label-powers = Grootmachten
label-discard = Afgelegd
label-gate = stadspoort, met een weg
label-road = weg
label-river = rivier
label-abandoned = een verlaten gebouw
label-red = rood vakje
label-stones = stenen
label-areas = gebieden
label-knights = ridders naast het bord
label-cards = gebouwkaarten in de hand
label-influence = invloedkaarten

## Op de pagina

board-city = De stad
board-round = Ronde { $number }
board-set-up = Eerste gebieden
board-last-round = Laatste ronde
board-nearer = Inzoomen
board-farther = Uitzoomen
board-whole = De hele stad
board-send = Doen
board-send-build = { $card } bouwen op { $area }
board-nothing = niets

board-target = Met { $number } punten win je
board-score-of = { $who }: { $number }
board-value = waarde { $number }
board-area-costs =
    { $number ->
        [one] kost { $number } steen
       *[other] kost { $number } stenen
    }
board-area-dots =
    { $number ->
        [one] { $number } stip
       *[other] { $number } stippen
    }
board-area-bonus = brengt { $number } meer op
board-area-road = weg
board-area-river = rivier
board-area-neutral = neutraal
board-area-deserted = { $card } ({ $number }), van niemand
board-area-of = { $who }, onbebouwd
board-area-built = { $who }: { $card }, { $number }, brengt { $pay } op
board-area-held = { $who }: { $card }, { $number }
board-isolates = Dit sluit { $areas } in.
board-isolates-points = Dit sluit { $areas } in: { $changes }.
board-more-for = { $number } erbij voor { $who }
board-more-for-you = { $number } erbij voor jou
board-less-for = { $number } eraf voor { $who }
board-less-for-you = { $number } eraf voor jou
board-comes-free =
    { $card } krijg je erbij: { $number ->
        [one] 1 punt
       *[other] { $number } punten
    }.
board-would-pay = { $card } op { $area } brengt { $number } op als { $category } wordt gedraaid.
board-replaces = Hiervoor wordt gesloopt: { $card }.
board-would-stand = Je zou op { $number } staan.
board-would-stand-red = Je zou op { $number } staan, een rood vakje: een invloedkaart als je beurt daar eindigt.

board-ask-withdraw = Kies het gebied dat je verlaat.
board-ask-site = { $card }: kies waar je het bouwt.
board-ask-target = { $card }: kies het gebied.
board-ask-demolish = Kies het gebouw dat je sloopt.
board-ask-card = { $card }: wat doe je ermee?
board-left = Nog { $areas } { $areas ->
        [one] gebied
       *[other] gebieden
    }, { $buildings } { $buildings ->
        [one] gebouw
       *[other] gebouwen
    }
board-tools = Andere acties
board-buy-blind = Koop de bovenste kaart van de stapel
board-buy-influence = Koop een invloedkaart
board-demolish = Sloop een gebouw
board-sell = Verkopen
board-mine = Wat ik heb
board-hand = Mijn gebouwkaarten
board-hand-empty = Geen gebouwkaarten
board-influence = Mijn invloedkaarten
board-influence-none = Geen invloedkaarten
board-tab-cards = Kaarten { $number }
board-tab-influence = Invloed { $number }
board-tab-shops = Winkels
board-stones =
    { $number ->
        [one] { $number } steen
       *[other] { $number } stenen
    }
board-cards =
    { $number ->
        [one] { $number } gebouwkaart
       *[other] { $number } gebouwkaarten
    }
board-influence-cards =
    { $number ->
        [one] { $number } invloedkaart
       *[other] { $number } invloedkaarten
    }
board-areas =
    { $number ->
        [one] 1 gebied
       *[other] { $number } gebieden
    }; nog { $knights ->
        [one] 1 ridder
       *[other] { $knights } ridders
    }

board-pawnshop = Pandjeshuis
board-pawnshop-help = koopt voor de helft, verkoopt voor { $number }
board-market = Vrije Markt
board-market-help = met een handelsgebouw
board-shop-empty = Leeg.
board-pays = Inkomsten per categorie
board-turned = { $card } gedraaid
board-income-of = { $who } zou nu krijgen: { $pays }.
board-unseen = Wat nog komt
board-events = Gebeurtenissen
board-pile =
    { $number ->
        [one] { $number } kaart op de stapel
       *[other] { $number } kaarten op de stapel
    }
board-pile-layer = { $period } { $number }
board-pile-bottom = { $number } onderop
board-pile-known = Onderop ken je: { $cards }
board-driven-out = verdreven
board-powers = Grootmachten
board-powers-help = { $number } van een kleur
board-power-worth = { $number } pt · opbrengst +{ $income }
board-power-free = niemand

board-wants-area = { $who } wil kopen
board-plays = { $who } speelt { $card }
board-struck-pionier = { $who } neemt het neutrale gebied gratis, met wat er staat.
board-struck-overval = { $who } neemt het gebied over, met wat er staat.
board-struck-brand = Je gebouw wordt verwoest. Je ridder blijft.
board-struck-infiltrant = Je ridder wordt verdreven. Het gebied wordt neutraal en het gebouw blijft verlaten achter.
board-struck-hekserij = Je gebouw verdwijnt van het bord, en { $who } krijgt de kaart in handen.
board-struck-gift = Je betaalt { $who } 2 stenen, of wat je hebt.
board-because-of = { $card }: { $text }
board-let-pass = Laat alles door tot mijn beurt
board-passing = Alles gaat door tot jouw beurt.
board-ask-again = Vraag het me weer

board-says-order =
    { $who }: { $score ->
        [one] 1 punt
       *[other] { $score } punten
    }, { $stones ->
        [one] 1 steen
       *[other] { $stones } stenen
    }, { $areas ->
        [one] 1 gebied
       *[other] { $areas } gebieden
    }, { $cards ->
        [one] 1 gebouwkaart
       *[other] { $cards } gebouwkaarten
    }, { $influence ->
        [one] 1 invloedkaart
       *[other] { $influence } invloedkaarten
    }.

## Lessen

lesson-seat-mark = Mark
lesson-seat-marieke = Marieke
lesson-seat-peter = Peter
lesson-seat-red = Rood
lesson-seat-blue = Blauw
lesson-seat-orange = Oranje

lesson-example = Het voorbeeld uit de spelregels
lesson-start = Startgebieden
lesson-income = Belasting en inkomsten
lesson-tax = Belasting, van niets tot twaalf
lesson-pawnshop = Het pandjeshuis
lesson-rounding = Het pandjeshuis, naar beneden afgerond
lesson-rebuild = Herbouwen
lesson-red = Rode vakjes
lesson-abandoned = Een verlaten gebouw
lesson-protection = Bescherming
lesson-isolation = Isolement
lesson-power = Grootmachten en de vrije markt
lesson-nobody = Een grootmacht die niemand heeft
lesson-market = Een raadhuis op de vrije markt
lesson-last-area = Het laatste gebied

lesson-example-begin = Je bent Mark, en het lot laat je beginnen. Iedereen heeft 5 stenen, 25 ridders en drie gebouwkaarten die niemand anders ziet; de jouwe zijn een tolhuis, een kapel en een smederij. Startgebieden worden in omgekeerde volgorde gekozen, dus Peter is het eerst.
lesson-example-road = Peter neemt Wijngaard, Marieke Ossenveld. Je wilt je tolhuis bouwen, en handel vraagt een weg: neem Wolstraat (m3). Het kost 5 van je 10 stippen, maar geen stenen, en geeft 2 extra bij elke opbrengst.
lesson-example-areas = Nog twee keer, elk een gebied. Neem Hertenkamp (o14) en Leemkuil (o9): 5 + 3 + 2 = 10 stippen, en geen van de drie raakt een ander.
lesson-example-if-two = Je had ook met twee gebieden kunnen stoppen, of minder stippen kunnen gebruiken.
lesson-example-first = Jouw beurt. Je draait een burgerwoning; niemand heeft nog een gebouw, dus er zijn geen inkomsten, en de kaart is van jou. Bouw het tolhuis op Wolstraat voor 3 stenen en de kapel op Leemkuil voor 2.
lesson-example-no-red = Dat zijn 5 punten, en meer dan twee gebouwen mag je per beurt niet plaatsen. Vakje 5 is niet rood, dus er is geen invloedkaart. Beëindig je beurt.
lesson-example-marieke = Marieke draait een paardenstal en bouwt die, en een graanmolen; voor 1 steen koopt ze het gebied ernaast. Met 2 punten komt ze op een rood vakje en trekt ze een invloedkaart, die ze nu nog niet mag spelen.
lesson-example-if-one = Met alleen de paardenstal had ze op 1 gestaan, en niets gekregen.
lesson-example-harvest = Peter draait eerst een gebeurtenis: Goede Oogst brengt Marieke 3 stenen voor haar graanmolen. Er wordt doorgedraaid tot er een gebouw komt, een pakhuis. Dat is handel, en levert jou 3 op voor het tolhuis en 2 voor het gebied.
lesson-example-peter = Peter verkoopt zijn vestingstoren aan het pandjeshuis voor de helft van de waarde, naar boven afgerond: 1 steen. Nu heeft hij er 6, genoeg voor een opera en een dienstverblijf. Met 6 punten ligt hij voor, maar 6 is niet rood.
lesson-example-tax = Je draait een gasthuis, een stadsgebouw: dat betekent belasting. Niemand mag meer dan 5 stenen houden; jij en Marieke hebben er net 5. Dan komen de inkomsten: 2 voor jouw kapel, 4 + 1 voor Peters opera.
lesson-example-if-trade = Een handelsgebouw had je weer 5 voor het tolhuis gebracht, zonder belasting.
lesson-example-end = Nu is het aan jou: 7 stenen, kaarten om te bouwen en een stad om je heen. Met zijn drieën winnen 30 punten.

lesson-start-begin = Je bent Rood en begint; dus kiest Blauw het eerst een gebied, en neemt Zoutstraat voor 6 stippen.
lesson-start-dear = Neem Hoogstraat (i1), het duurste dat er is: 8 stippen, een weg in de binnenste ring, en 3 extra bij elke opbrengst. Dan blijven er 2 stippen over: alleen goedkope gebieden, en geen dat aan Hoogstraat grenst.
lesson-start-if-middle = Met Wolstraat voor 5, Hertenkamp voor 3 en Leemkuil voor 2 had je drie gebieden uit je 10 stippen gehaald; maar Klaverveld of Pelgrimsstraat, naast Wolstraat, niet.
lesson-start-cheap = Neem Leemkuil (o9) voor de laatste 2 stippen. Blauw neemt een derde gebied; jij hebt geen stippen meer, en bent dus klaar.
lesson-start-end = Eén duur gebied of drie goedkope: dure leveren meer op, maar je groeit alleen vanaf waar je bent. En je stenen heb je allemaal nog.

lesson-income-begin = Je bent Rood. Dit is de variant voor twee met vijf gebieden: elk vijf kaarten en 10 stenen. Jij hebt een klooster en een kapel.
lesson-income-build = Bouw het klooster, waarde 3, op Klaverveld (o4), dat geen bonus heeft, en de kapel, waarde 2, op Zadelstraat (m12), die er 2 bij geeft. Beëindig dan je beurt.
lesson-income-tax = Blauw draait een stadsgebouw. Eerst komt de belasting: Blauw heeft 10 stenen en houdt er 5, jij hebt er 5 en betaalt niets. Dan komen de inkomsten, voor maar één gebouw, het gebouw dat het meest opbrengt: je kapel met 2 + 2, niet het klooster met 3.
lesson-income-if-trade = Was er een pakhuis gedraaid, dan was er geen belasting geweest, en voor niemand inkomsten.
lesson-income-again = In jouw beurt komt er weer een stadsgebouw. Je hebt 9 stenen: 4 daarvan gaan naar de bank, en dan levert je kapel weer 4 op.
lesson-income-end = Wie stenen spaart, loopt gevaar: meer dan 5 zijn maar veilig tot het volgende stadsgebouw. Aan nieuwe inkomsten komt de belasting niet.

lesson-tax-begin = Je bent Rood, in de variant voor twee met vijf gebieden. Jij en Blauw hebben elk 10 stenen.
lesson-tax-spend = Geef alles uit: koop twee kaarten ongezien, voor 5 stenen elk, en beëindig je beurt. Je hebt 0 stenen.
lesson-tax-save = Blauw spaart, verkoopt een tolhuis aan het pandjeshuis voor 2 stenen en heeft er 12.
lesson-tax-twelve = Je draait een gasthuis, een stadsgebouw, en dan komt de belasting. Wie meer dan 5 stenen heeft, houdt er 5: van de 12 van Blauw gaan er 7 naar de bank. Wie niets heeft, betaalt niets, en dat ben jij.
lesson-tax-six = Blauw verkoopt een smederij voor 1 steen en heeft er 6. Je draait weer een stadsgebouw: ook 1 steen te veel wordt belast, en Blauw heeft er weer 5.
lesson-tax-end = Tot 5 stenen zijn altijd veilig; alles daarboven is geleend, tot het volgende stadsgebouw.

lesson-pawnshop-begin = Je bent Rood, in de variant voor twee met vijf gebieden. Je vijf kaarten zijn 1, 2, 3, 4 en 5 waard.
lesson-pawnshop-sell = Het pandjeshuis betaalt de helft van de waarde, naar boven afgerond. Verkoop ze alle vijf, een voor een: 1, 1, 2, 2 en 3 stenen.
lesson-pawnshop-blind = Voor 5 stenen mag je ongezien het volgende gebouw van de draaistapel kopen. Eerst komt er een hongersnood, die iedereen 2 stenen kost; dan krijg je een kathedraal, en alleen jij weet het. Bij het kopen van een kaart is er geen belasting.
lesson-pawnshop-other = Beëindig je beurt. Wat bij het pandjeshuis ligt, is voor iedereen: Blauw koopt jouw opera voor 5, want elke kaart daar kost 5. Zelf had je hem in dezelfde beurt niet kunnen terugkopen.
lesson-pawnshop-end = Verkoop dus wat je niet kunt bouwen, en bedenk wie het zou willen hebben.

lesson-rounding-begin = Je bent Rood, en deze keer geldt de optie waarmee het pandjeshuis naar beneden afrondt. Je vijf kaarten zijn 1, 2, 3, 4 en 5 waard.
lesson-rounding-sell = Verkoop ze alle vijf: je krijgt 0, 1, 1, 2 en 2 stenen. Naar boven afgerond was het 1, 1, 2, 2 en 3 geweest.
lesson-rounding-end = Met deze optie brengt een kaart met waarde 1 niets op. Het spelregelboek zegt het allebei; wij ronden naar boven af, tenzij je anders kiest.

lesson-rebuild-begin = Je bent Rood, in de variant voor twee met vijf gebieden. Je hebt een burgerwoning, waarde 2, en een patriciërshuis, waarde 4.
lesson-rebuild-first = Bouw de burgerwoning op Zadelstraat (m12), je beste gebied, en een waterput op Leemkuil (o9). Beëindig je beurt.
lesson-rebuild-income = Blauw draait een badhuis, dat is burgerij, en je burgerwoning levert 2 + 2 op.
lesson-rebuild-over = Het patriciërshuis zou op Zadelstraat meer opleveren. Bouw het over de burgerwoning heen: 5 stenen voor het slopen en 4 voor het gebouw. Je gaat 2 punten vooruit, en het telt als een van je twee gebouwen.
lesson-rebuild-if-empty = Op een gebied zonder gebouw had het 4 gekost, en 4 punten gebracht.
lesson-rebuild-end = De oude kaart wordt afgelegd. Herbouwen is duur; het is voor wie geen plaats meer heeft.

lesson-red-begin = Je bent Rood, in de variant voor twee met vijf gebieden. Onder je kaarten zijn een paardenstal en een waterput, elk 1 waard, en een basiliek van 5.
lesson-red-buy = Bouw de paardenstal op Zadelstraat (m12) en de waterput op Leemkuil (o9). Een invloedkaart kun je ook kopen, voor 5 stenen: doe dat. Je trekt een gift, en zou die meteen kunnen spelen.
lesson-red-two = Beëindig je beurt. Je hebt 2 punten, en 2 is rood: dat levert nog een invloedkaart op, een blokkade.
lesson-red-asked = Blauw wil Berkenhoek kopen. Je hebt een Blokkade, dus word je gevraagd of je reageert; wie niet kan antwoorden, wordt niet gevraagd. Een blokkade is hier te goed voor: laat het gebeuren.
lesson-red-if-block = Met de blokkade had Blauw de steen teruggekregen, maar niet het gebied, en de poging had geteld als een van de twee aankopen.
lesson-red-seven = Omdat je een Gift hebt die je kunt spelen, word je gevraagd voordat er gedraaid wordt en nog eens voor de inkomsten; ga beide keren door. Bouw dan de basiliek op Klaverveld (o4) voor 5 stenen: 7 punten.
lesson-red-third = Beëindig je beurt. Ook 7 is rood, en je trekt een brand. Dat zijn drie invloedkaarten, en je mag er maar twee hebben: leg de gift af.
lesson-red-lose = Blauw doet weinig. Draai je kaart: een gasthuis, en de basiliek levert 5 op. Stel nu dat je haar sloopt voor 5 stenen en je beurt beëindigt. Je gaat terug naar 2, en dat is rood – maar je krijgt geen kaart, want terugvallen levert er nooit een op.
lesson-red-end = Tel dus voordat je bouwt: één punt meer of minder beslist of je op rood komt.

lesson-abandoned-begin = Je bent Rood, in de variant voor twee met vijf gebieden, en deze keer begint Blauw. Je zit op Herderspad (o19), naast Zadelstraat (m12) van Blauw.
lesson-abandoned-bourse = Blauw bouwt daar het Beursgebouw: meteen 5 punten.
lesson-abandoned-buy = Jouw beurt. Koop een invloedkaart voor 5 stenen; het is een infiltrant.
lesson-abandoned-play = Speel de infiltrant op Zadelstraat. De ridder moet weg; de Beurs blijft staan, maar is van niemand, en de punten zijn verloren.
lesson-abandoned-take = Het gebied is nu neutraal en grenst aan het jouwe: koop het voor zijn 5 stippen. De Beurs krijg je er gratis bij, en daarmee 5 punten. Het telt als een aankoop, niet als een geplaatst gebouw.
lesson-abandoned-end = Vijf punten in één beurt, en Blauw heeft er geen meer. Bewaak wat duur is, of houd een Bescherming achter de hand.

lesson-protection-begin = Je bent Rood, in de variant voor twee met vijf gebieden. Blauw zit op Westerpoort (o18), naast jouw Zadelstraat (m12).
lesson-protection-buy = Bouw een klooster op Zadelstraat, en koop een invloedkaart: Bescherming. Die kun je alleen in andermans beurt spelen. Beëindig je beurt.
lesson-protection-raid = Ook Blauw koopt een invloedkaart, en speelt haar: een overval op Zadelstraat. Jij wordt gevraagd voordat er iets gebeurt.
lesson-protection-play = Speel Bescherming. De overval doet niets, en beide kaarten worden afgelegd.
lesson-protection-if-pass = Had je het laten gebeuren, dan waren gebied en klooster nu van Blauw, met 3 punten erbij.
lesson-protection-end = Een Blokkade had ook geholpen: die belet iedereen een gebied in te nemen, zelfs dat van een ander. Bescherming helpt alleen jou, maar ook tegen Brand, Infiltrant, Hekserij en Gift.

lesson-isolation-begin = De strategische variant. Je bent Rood, en Blauw begint. Blauw heeft een ridder op Klaverveld (o4); daaromheen liggen jouw Wolstraat (m3), Pelgrimsstraat (m2) van Oranje, en twee neutrale gebieden, Wagenstraat (o3) en Berkenhoek (o5).
lesson-isolation-stable = Blauw bouwt een paardenstal op Klaverveld, goed voor 1 punt.
lesson-isolation-orange = Oranje koopt Wagenstraat. Nu is nog maar één buur van Klaverveld neutraal: Berkenhoek.
lesson-isolation-if-orange = Oranje, die op Hoptuin (o6) zit, had ook Berkenhoek kunnen kopen; dan was het geïsoleerde gebied naar Oranje gegaan.
lesson-isolation-close = Jouw beurt. Koop Berkenhoek voor 1 steen. Nu heeft Klaverveld geen buur meer die neutraal is of van Blauw: het is geïsoleerd, en gaat over naar jou, met paardenstal en punt.
lesson-isolation-end = Alleen een aankoop isoleert, nooit een invloedkaart of een gebeurtenis; en twee eigen gebieden naast elkaar kunnen niet geïsoleerd worden.

lesson-power-begin = De strategische variant, voor twee met vijf gebieden. Je bent Rood. De kaarten van periode A liggen bovenop, en de handen komen daaruit: jij hebt vier burgerijgebouwen en een tolhuis.
lesson-power-two = Bouw een paardenstal op Wijngaard (o21) en de burgerwoning op Leemkuil (o9), en beëindig je beurt. Ook Blauw bouwt twee burgerijgebouwen. Niemand heeft er nog drie, dus niemand heeft de grootmacht.
lesson-power-three = Bouw de waterput op Hertenkamp (o14): je derde burgerijgebouw. Je verwerft de grootmacht van burgerij, en daarmee nog 1 punt.
lesson-power-market = Bouw het tolhuis op Zadelstraat (m12). Met een handelsgebouw mag je de vrije markt op, die de volle waarde betaalt: verkoop daar de smederij en het varkenskot, voor 2 en 1, en beëindig je beurt.
lesson-power-if-pawn = Zonder handelsgebouw is er alleen het pandjeshuis: 1 steen voor elk.
lesson-power-equal = Blauw draait burgerij: de grootmacht verhoogt je inkomsten van 2 naar 4. Dan bouwt Blauw een derde burgerijgebouw. Bij evenveel blijft de grootmacht waar ze is: bij jou.
lesson-power-lost = Maar Blauw bouwt er een vierde, en heeft er meer dan jij: de grootmacht gaat over, met haar punt. Blauw komt op 7 en trekt een invloedkaart.
lesson-power-tie = Jouw beurt. Bouw je tweede paardenstal op Klaverveld (o4): elk vier, en nu houdt Blauw de grootmacht.
lesson-power-fire = Koop een invloedkaart voor 5 stenen: een brand. Speel die op de burgerwoning van Blauw op Hoptuin (o6). Blauw heeft geen Bescherming, en ze brandt af: drie tegen vier, en de grootmacht is weer van jou.
lesson-power-end = Grootmachten zijn 1 tot 4 punten waard, met inkomsten erbij. Met minder dan drie gebouwen van de categorie houdt niemand er een.

lesson-nobody-begin = De strategische variant, en door een optie kost slopen niets. Je bent Rood en hebt drie burgerijgebouwen, Blauw heeft er twee: de grootmacht van burgerij is van jou, en haar punt ook.
lesson-nobody-tear = Blauw bouwt niets. Sloop je paardenstal op Wijngaard (o21): elk twee, en met minder dan drie houdt niemand een grootmacht. Ook haar punt ben je kwijt.
lesson-nobody-if-three = Had Blauw eerst een derde gebouwd, dan was de grootmacht naar Blauw gegaan, met het punt.
lesson-nobody-end = Een grootmacht wacht op wie er weer drie heeft, en meer dan de anderen.

lesson-market-begin = De strategische variant. Je bent Rood. Jij en Blauw bouwen elk een tolhuis, en dat is handel: de vrije markt staat voor jullie allebei open.
lesson-market-later = Er gaan veel beurten voorbij waarin jullie alleen draaien en sparen, tot de periodes A en B op zijn. Dan draai je het raadhuis, uit periode C. Het is een stadsgebouw: na de belasting heb je 5 stenen, en de kaart is van jou.
lesson-market-sell = Verkoop het raadhuis op de vrije markt: die betaalt de volle waarde, 5 stenen.
lesson-market-if-pawn = Het pandjeshuis had 3 betaald.
lesson-market-buy = Beëindig je beurt. Wat je verkocht hebt, ligt open op de vrije markt, en Blauw, die ook een handelsgebouw heeft, koopt het voor zijn waarde: 5.
lesson-market-end = De vrije markt maakt geen winst: hij koopt en verkoopt voor de waarde. Maar wat je er verkoopt, kunnen anderen bouwen.

lesson-last-area-begin = Je bent Blauw, in het basisspel met zijn drieën. Iedereen begint met wat gebieden en drie kaarten.
lesson-last-area-later = Een spel in sneltreinvaart: ieder bouwt twee of drie huizen en koopt dan gebied na gebied. Rood en jij hebben elk 8 punten, Oranje heeft er 4; niemand komt in de buurt van 30.
lesson-last-area-take = Rood koopt Hoogstraat (i1), en dat was het laatste neutrale gebied. Deze ronde is dus de laatste.
lesson-last-area-round = Jij en Oranje zijn nog aan de beurt. Dan is het afgelopen, en niemand heeft het doel gehaald: de meeste punten winnen. Rood en jij hebben er elk 8. Jij hebt 17 gebieden en Rood 16: je wint.
lesson-last-area-end = Eerst punten, dan gebieden, dan stenen. Dat Oranje de meeste stenen heeft, helpt niet: met 4 punten is Oranje derde.

## Wat de partij oplevert

source-buildings = Gebouwen
source-powers = Grootmachten
portion-power = Grootmacht: { $category }
remark-areas =
    { $areas ->
        [one] 1 gebied
       *[other] { $areas } gebieden
    }, { $stones ->
        [one] 1 bouwsteen
       *[other] { $stones } bouwstenen
    }
remark-driven-out = verdreven

award-shield = Het schild
award-shield-text = { $number } keer met een invloedkaart gepareerd
award-master-builder = De bouwmeester
award-master-builder-text = { $number } gebouwen neergezet
award-treasurer = De schatmeester
award-treasurer-text = { $number } bouwstenen aan inkomsten ontvangen
award-patron = De intrigant
award-patron-text = { $number } invloedkaarten gespeeld
award-landlord = De kolonist
award-landlord-text = { $number } gebieden gekocht
award-trader = De handelaar
award-trader-text = { $number } keer gehandeld bij het pandjeshuis en op de markt
