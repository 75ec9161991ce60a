### De Ontembare Stad auf Deutsch.
### $who, $other: a seat's name, or an order's as `order-of` puts it. $area: an area. $card: a building or event card. $influence: an influence card. $category: a category. $number: an integer.

## Das Spiel

game-title = De Ontembare Stad
game-blurb = Kauf Land innerhalb der Mauer, bau darauf eine Stadt und lass dich krönen, bevor sie dir jemand niederbrennt.
game-goal = Du führst einen Ritterorden. Mit Steinen kaufst du Gebiete und errichtest Gebäude; jedes Gebäude ist so viele Punkte wert, wie es kostet, und bringt Erträge, wenn eine Karte seiner Farbe aufgedeckt wird. Mit Einflusskarten eroberst, verbrennst und schützt du. Wer zuerst das Ziel erreicht, gewinnt: 40 Punkte zu zweit, 30 zu dritt, 25 zu viert, 20 zu fünft – mehr in der strategischen Variante, in der man Gebiete einschließen und Großmächte erringen kann.

## Namen

# Die 48 Gebiete: innerer Ring, mittlerer Ring, äußerer Ring, jeder im Uhrzeigersinn von Norden an.
area-i0 = Bischofshof
area-i1 = Hochstraße
area-i2 = Münzhof
area-i3 = Fischufer
area-i4 = Steinbrücke
area-i5 = Beginenhof
area-i6 = Königsplatz
area-i7 = Domplatz
area-m0 = Weidenufer
area-m1 = Lindenhof
area-m2 = Pilgergasse
area-m3 = Wollgasse
area-m4 = Gänsehof
area-m5 = Bleichwiese
area-m6 = Färbergraben
area-m7 = Holzgasse
area-m8 = Salzgasse
area-m9 = Schilfufer
area-m10 = Erlenufer
area-m11 = Kornhof
area-m12 = Sattlergasse
area-m13 = Lange Brücke
area-m14 = Froschufer
area-m15 = Schwanenufer
area-o0 = Nordschleuse
area-o1 = Schafweide
area-o2 = Kreuztor
area-o3 = Wagengasse
area-o4 = Kleefeld
area-o5 = Birkenwinkel
area-o6 = Hopfengarten
area-o7 = Ostschleuse
area-o8 = Fuchsbau
area-o9 = Lehmgrube
area-o10 = Südtor
area-o11 = Eichenweg
area-o12 = Ochsenfeld
area-o13 = Bienengarten
area-o14 = Hirschgarten
area-o15 = Krautgarten
area-o16 = Ententeich
area-o17 = Köhlerwinkel
area-o18 = Westtor
area-o19 = Hirtenweg
area-o20 = Biberdamm
area-o21 = Weingarten
area-o22 = Galgenfeld
area-o23 = Obstgarten

# Die Gebäude
card-paardenstal = Pferdestall
card-burgerwoning = Bürgerhaus
card-waterput = Brunnen
card-dienstverblijf = Dienstwohnung
card-badhuis = Badehaus
card-herenhuis = Herrenhaus
card-hofje = Wohnhof
card-patriciershuis = Patrizierhaus
card-stadspaleis = Stadtpalais
card-graanmolen = Getreidemühle
card-varkenskot = Schweinestall
card-smederij = Schmiede
card-bakkerij = Bäckerei
card-leerlooierij = Gerberei
card-brouwerij = Brauerei
card-weverij = Weberei
card-glasblazerij = Glashütte
card-scheepswerf = Werft
card-drukkerij = Druckerei
card-vestingstoren = Festungsturm
card-kapel = Kapelle
card-latijnse_school = Lateinschule
card-klooster = Kloster
card-gasthuis = Spital
card-basiliek = Basilika
card-opera = Oper
card-universiteit = Universität
card-raadhuis = Rathaus
card-kathedraal = Kathedrale
card-marktkraam = Marktstand
card-tolhuis = Zollhaus
card-pakhuis = Lagerhaus
card-herberg = Herberge
card-waag = Stadtwaage
card-gildehuis = Gildehaus
card-lakenhal = Tuchhalle
card-wisselbank = Wechselbank
card-handelskantoor = Handelskontor
card-beursgebouw = Börse

# Die Ereignisse
card-goede_oogst = Gute Ernte
card-slachttijd = Schlachtzeit
card-jaarmarkt = Jahrmarkt
card-vikingen = Überfall der Wikinger
card-hongersnood = Hungersnot
card-riddertoernooi = Ritterturnier
card-bedevaart = Wallfahrt
card-kruistocht = Kreuzzug
card-overstroming = Überschwemmung
card-zwarte_dood = Der Schwarze Tod
card-tolheffing = Zolltag
card-gildefeest = Gildefest
card-kunstbloei = Blüte der Künste
card-stadsbrand = Stadtbrand
card-koninklijk_bezoek = Königlicher Besuch

# Die Einflusskarten
influence-tovenaar = Zauberer
influence-pionier = Pionier
influence-overval = Überfall
influence-brand = Brand
influence-infiltrant = Spion
influence-hekserij = Hexerei
influence-gift = Schenkung
influence-gouden_handel = Goldener Handel
influence-bescherming = Schutz
influence-blokkade = Blockade

influence-tovenaar-help = Bevor aufgedeckt wird: Sieh dir die obersten zwei Karten des Zugstapels an und wähle, welche aufgedeckt wird; die andere kommt nach unten.
influence-pionier-help = Setze kostenlos einen Ritter auf ein beliebiges neutrales Gebiet, angrenzend oder nicht; ein verlassenes Gebäude dort gehört dir.
influence-overval-help = Nimm jemandem ein Gebiet ab, das an eines von deinen grenzt, samt Gebäude.
influence-brand-help = Zerstöre ein fremdes Gebäude. Der Ritter bleibt.
influence-infiltrant-help = Vertreibe einen fremden Ritter aus einem Gebiet. Es wird neutral, und das Gebäude bleibt verlassen zurück.
influence-hekserij-help = Ein fremdes Gebäude mit Wert 3 oder weniger verschwindet vom Spielplan, und du nimmst seine Karte auf die Hand.
influence-gift-help = Alle anderen zahlen dir 2 Steine, oder was sie haben.
influence-gouden_handel-help = Verkaufe eine Gebäudekarte zum doppelten Wert, oder nimm kostenlos eine offene Karte aus dem Pfandhaus oder vom freien Markt.
influence-bescherming-help = In fremden Zügen: Eine Einflusskarte, die dein Gebiet, dein Gebäude oder deine Steine trifft, tut dir nichts.
influence-blokkade-help = In fremden Zügen: Ein Gebiet, das durch Kauf, Pionier oder Überfall genommen werden soll, wird nicht genommen.

card-goede_oogst-help = 3 Steine für jede Getreidemühle.
card-slachttijd-help = 3 Steine für jeden Schweinestall.
card-jaarmarkt-help = 2 Steine für jedes Handelsgebäude.
card-vikingen-help = Wer mindestens drei Gebiete hat, zieht einen Ritter aus dem äußeren Ring zurück.
card-hongersnood-help = Alle zahlen 2 Steine.
card-riddertoernooi-help = 3 Steine für jeden Pferdestall.
card-bedevaart-help = 3 Steine für jede Kapelle.
card-kruistocht-help = 1 Stein für jedes Gebiet, höchstens 5.
card-overstroming-help = Zahle 2 Steine für jedes deiner Gebäude am Fluss.
card-zwarte_dood-help = Wer mindestens drei Gebiete hat, zieht irgendwo einen Ritter zurück.
card-tolheffing-help = 3 Steine für jedes Zollhaus.
card-gildefeest-help = 1 Stein für jedes Gewerbegebäude.
card-kunstbloei-help = 2 Steine für jedes Stadtgebäude.
card-stadsbrand-help = Zahle 1 Stein für jedes deiner Bürgergebäude.
card-koninklijk_bezoek-help = Wer die wenigsten Punkte hat, zieht eine Einflusskarte.

# Die Kategorien und ihre Großmächte
category-burgerij = Bürgertum
category-nijverheid = Gewerbe
category-stadsgebouwen = Stadtgebäude
category-handel = Handel

category-burgerij-help = darf überall stehen
category-nijverheid-help = nicht im inneren Ring
category-stadsgebouwen-help = nicht am Fluss
category-handel-help = nur an einer Straße

power-burgerij = Großmacht Bürgertum
power-nijverheid = Großmacht Gewerbe
power-stadsgebouwen = Großmacht Stadtgebäude
power-handel = Großmacht Handel

# Die Epochen der strategischen Variante
period-A = A: frühes Mittelalter
period-B = B: Blüte des Mittelalters
period-C = C: Renaissance

# Die Orden nach ihren Farben; wer einen spielt, wo jemand zwei spielt
order-0 = Rot
order-1 = Blau
order-2 = Gold
order-3 = Grün
order-4 = Purpur
order-of = { $who } ({ $order })
