### De Ontembare Stad in het Nederlands.
### $who, $other: a seat's name, or an order's as `order-of` puts it. $area: an area. $card: a building or event card. $influence: an influence card. $category: a category. $number: an integer.

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
influence-hekserij-help = Een gebouw van een tegenstander met waarde 3 of minder verdwijnt van het bord, en jij krijgt de kaart in je hand.
influence-gift-help = Elke tegenstander betaalt je 2 stenen, of wat er is.
influence-gouden_handel-help = Verkoop één gebouwkaart voor het dubbele van haar waarde, of neem gratis een open kaart van het pandjeshuis of de vrije markt.
influence-bescherming-help = In andermans beurt: een invloedkaart die jouw gebied, gebouw of stenen treft, doet jou niets.
influence-blokkade-help = In andermans beurt: een gebied dat door aankoop, Pionier of Overval wordt ingenomen, wordt niet ingenomen.

card-goede_oogst-help = 3 stenen voor elke graanmolen.
card-slachttijd-help = 3 stenen voor elk varkenskot.
card-jaarmarkt-help = 2 stenen voor elk handelsgebouw.
card-vikingen-help = Wie minstens drie gebieden heeft, trekt een ridder terug uit de buitenste ring.
card-hongersnood-help = Iedereen betaalt 2 stenen.
card-riddertoernooi-help = 3 stenen voor elke paardenstal.
card-bedevaart-help = 3 stenen voor elke kapel.
card-kruistocht-help = 1 steen voor elk gebied, hoogstens 5.
card-overstroming-help = Betaal 2 stenen voor elk van je gebouwen aan de rivier.
card-zwarte_dood-help = Wie minstens drie gebieden heeft, trekt ergens een ridder terug.
card-tolheffing-help = 3 stenen voor elk tolhuis.
card-gildefeest-help = 1 steen voor elk nijverheidsgebouw.
card-kunstbloei-help = 2 stenen voor elk stadsgebouw.
card-stadsbrand-help = Betaal 1 steen voor elk van je burgerijgebouwen.
card-koninklijk_bezoek-help = Wie de minste punten heeft, trekt een invloedkaart.

# De categorieën en hun grootmachten
category-burgerij = Burgerij
category-nijverheid = Nijverheid
category-stadsgebouwen = Stadsgebouwen
category-handel = Handel

category-burgerij-help = mag overal staan
category-nijverheid-help = niet in de binnenste ring
category-stadsgebouwen-help = niet aan de rivier
category-handel-help = alleen aan een weg

power-burgerij = Grootmacht Burgerij
power-nijverheid = Grootmacht Nijverheid
power-stadsgebouwen = Grootmacht Stadsgebouwen
power-handel = Grootmacht Handel

# De perioden van de strategische variant
period-A = A: vroege middeleeuwen
period-B = B: bloei van de middeleeuwen
period-C = C: renaissance

# De ordes, naar hun kleur; wie er een speelt, waar iemand er twee speelt
order-0 = Rood
order-1 = Blauw
order-2 = Goud
order-3 = Groen
order-4 = Paars
order-of = { $who } ({ $order })
