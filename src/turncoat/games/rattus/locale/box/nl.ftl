### Wat eigenaars van Rattus van hun bord en fiches aflezen, in het Nederlands. De server stuurt deze zinnen naar de pagina.

box-border = Welke gebieden aan elkaar grenzen
box-border-where = Kijk op het bord: twee gebieden liggen naast elkaar als ze een grens delen, of als een pijl ze over water verbindt. Klopt dat voor deze twee niet, kies dan een paar dat er nog niet bij staat, of twee keer “geen grens”. De laatste acht zijn voor grenzen die wij niet kennen: laat ze zoals ze zijn als je bord er niet meer heeft.
box-border-of = Grens { $number }
box-border-end-1 = van
box-border-end-2 = naar
region-none = geen grens

box-start-rat = De twaalf startratten
box-start-rat-where = Leg de twaalf ratten met het startteken op een rij, het laagste getal eerst. Het getal zegt hoeveel blokjes er nodig zijn, de tekens wie de rat treft: P boer, B koopman, C monnik, K ridder, W heks, R koning, M meerderheid, A allen.
box-start-rat-of = Startrat { $number }
box-start-rat-limit = getal
box-start-rat-symbols = tekens
box-rat = De andere 37 ratten
box-rat-where = Leg de andere ratten op een rij, het laagste getal eerst. Het getal zegt hoeveel blokjes er nodig zijn, de tekens wie de rat treft: P boer, B koopman, C monnik, K ridder, W heks, R koning, M meerderheid, A allen.
box-rat-of = Rat { $number }
box-rat-limit = getal
box-rat-symbols = tekens

box-adjacent = { $one } en { $other } grenzen aan elkaar.
box-adjacent-not = { $one } en { $other } grenzen in je lijst niet aan elkaar, maar in een voorbeeld uit de spelregels wel. Is er echt geen grens tussen?
box-apart = { $one } en { $other } grenzen niet aan elkaar.
box-apart-not = { $one } en { $other } grenzen in je lijst aan elkaar, maar in een voorbeeld uit de spelregels niet. Is er echt een grens tussen?
box-one-of-three = Van Hispania, Italia en Polonia grenst precies één paar aan elkaar.
box-one-of-three-not = Van Hispania, Italia en Polonia grenzen er in je lijst { $pairs } paren aan elkaar; in een voorbeeld uit de spelregels is het er precies één. Is dat op je bord echt zo?
box-two-ends = Elke grens verbindt twee gebieden.
box-two-ends-not = Eén grens verbindt { $region } met zichzelf. Wat ligt er aan de andere kant?
box-once = Elke grens staat er één keer.
box-once-not = { $one } en { $other } staan er twee keer. Ontbreekt er een andere grens?
box-limits = De getallen lopen van 1 tot 6.
box-limits-not = Er is een rat met { $limit }, maar geen bron kent een getal boven de 6. Staat dat er echt?
box-king = De koning is de klasse die het vaakst te zien is.
box-king-not = De { $class } is { $times } keer te zien en de koning { $king } keer; een speler vertelt dat de koning het vaakst te zien is. Zijn alle ratten afgelezen?
box-no-way = Met { $seats } spelers is er geen weg uit { $region }; de pest zou niet verder kunnen.
