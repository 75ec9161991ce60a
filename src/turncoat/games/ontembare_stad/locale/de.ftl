### De Ontembare Stad auf Deutsch.
### $who, $other: der Name einer Person, oder eines Ordens, wie `order-of-seat` ihn nennt. $area: ein Gebiet. $card: ein Gebäude oder
### ein Ereignis. $influence: eine Einflusskarte. $category: eine Kategorie. $number, $have: ganze Zahlen.

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
influence-hekserij-help = Ein fremdes Gebäude mit Wert { $number } oder weniger verschwindet vom Spielplan, und du nimmst seine Karte auf die Hand.
influence-gift-help = Alle anderen zahlen dir { $number ->
        [one] 1 Stein, wenn sie einen haben.
       *[other] { $number } Steine, oder was sie haben.
    }
influence-gouden_handel-help = Verkaufe eine Gebäudekarte { $number ->
        [1] zum einfachen Wert
        [2] zum doppelten Wert
       *[other] zum { $number }-fachen Wert
    }, oder nimm kostenlos eine offene Karte { $mode ->
        [basic] aus dem Pfandhaus
       *[other] aus dem Pfandhaus oder vom freien Markt
    }.
influence-bescherming-help = In fremden Zügen: Eine Einflusskarte, die dein Gebiet, dein Gebäude oder deine Steine trifft, tut dir nichts.
influence-blokkade-help = In fremden Zügen: Ein Gebiet, das durch Kauf, Pionier oder Überfall genommen werden soll, wird nicht genommen.

brings-gain-kind = { $amount ->
        [one] 1 Stein je { $what }
       *[other] { $amount } Steine je { $what }
    }{ $most ->
        [0] { "" }
       *[other] , zusammen höchstens { $most }
    }
brings-gain-category = { $amount ->
        [one] 1 Stein je Gebäude der Kategorie { $what }
       *[other] { $amount } Steine je Gebäude der Kategorie { $what }
    }{ $most ->
        [0] { "" }
       *[other] , zusammen höchstens { $most }
    }
brings-gain-area = { $amount ->
        [one] 1 Stein für jedes deiner Gebiete
       *[other] { $amount } Steine für jedes deiner Gebiete
    }{ $most ->
        [0] { "" }
       *[other] , zusammen höchstens { $most }
    }
brings-gain-river = { $amount ->
        [one] 1 Stein für jedes deiner Gebäude auf dem Wasser
       *[other] { $amount } Steine für jedes deiner Gebäude auf dem Wasser
    }{ $most ->
        [0] { "" }
       *[other] , zusammen höchstens { $most }
    }
brings-gain-order = { $amount ->
        [one] alle bekommen 1 Stein
       *[other] alle bekommen { $amount } Steine
    }{ $most ->
        [0] { "" }
       *[other] , zusammen höchstens { $most }
    }
brings-pay-kind = { $amount ->
        [one] zahle 1 Stein je { $what }
       *[other] zahle { $amount } Steine je { $what }
    }{ $most ->
        [0] { "" }
       *[other] , zusammen höchstens { $most }
    }
brings-pay-category = { $amount ->
        [one] zahle 1 Stein je Gebäude der Kategorie { $what }
       *[other] zahle { $amount } Steine je Gebäude der Kategorie { $what }
    }{ $most ->
        [0] { "" }
       *[other] , zusammen höchstens { $most }
    }
brings-pay-area = { $amount ->
        [one] zahle 1 Stein für jedes deiner Gebiete
       *[other] zahle { $amount } Steine für jedes deiner Gebiete
    }{ $most ->
        [0] { "" }
       *[other] , zusammen höchstens { $most }
    }
brings-pay-river = { $amount ->
        [one] zahle 1 Stein für jedes deiner Gebäude auf dem Wasser
       *[other] zahle { $amount } Steine für jedes deiner Gebäude auf dem Wasser
    }{ $most ->
        [0] { "" }
       *[other] , zusammen höchstens { $most }
    }
brings-pay-order = { $amount ->
        [one] alle zahlen 1 Stein
       *[other] alle zahlen { $amount } Steine
    }{ $most ->
        [0] { "" }
       *[other] , zusammen höchstens { $most }
    }
brings-withdraw-outer = { $areas ->
        [one] wer ein Gebiet im äußeren Ring hat, zieht von dort einen Ritter zurück
       *[other] wer mindestens { $areas } Gebiete hat, davon eines im äußeren Ring, zieht von dort einen Ritter zurück
    }
brings-withdraw-any = { $areas ->
        [one] alle ziehen irgendwo einen Ritter zurück
       *[other] wer mindestens { $areas } Gebiete hat, zieht irgendwo einen Ritter zurück
    }
brings-draw = wer die wenigsten Punkte hat, zieht eine Einflusskarte; bei Gleichstand alle
told-event = { $card } ({ $brings })
told-no-event = keine Karte in dieser Schachtel


# Die Kategorien und ihre Großmächte
category-burgerij = Bürgertum
category-nijverheid = Gewerbe
category-stadsgebouwen = Stadtgebäude
category-handel = Handel

category-burgerij-help = darf überall stehen
category-nijverheid-help = nicht im inneren Ring
category-stadsgebouwen-help = nicht auf dem Wasser
category-handel-help = nur an einer Straße

power-burgerij = Großmacht Bürgertum
power-nijverheid = Großmacht Gewerbe
power-stadsgebouwen = Großmacht Stadtgebäude
power-handel = Großmacht Handel

# Die Epochen der strategischen Variante
period-A = A: frühes Mittelalter
period-B = B: Blüte des Mittelalters
period-C = C: Renaissance

# Ein Orden von jemandem, der zwei spielt
order-of-seat = { $who } (Orden { $number })

## Optionen und Ausgaben

option-mode = Regeln
option-mode-help = Die strategische Variante bringt drei Epochen, Isolation, Großmächte, den freien Markt und höhere Ziele; die Erweiterung bringt dazu einen Schwarzen Meister.
option-mode-why = Die strategische Variante ist für alle, die das Grundspiel kennen.
option-mode-basic = Grundspiel
option-mode-strategic = strategische Variante

option-start_player = Startspieler
option-start_player-help = Wer beginnt. Die Spielregel schlägt vor zu losen.
option-start_player-why = Ändert es, wenn ihr euch lieber einigt, wer beginnt.
option-start_player-lot = ausgelost
option-start_player-first = wer auf dem ersten Platz sitzt

option-pawn_rounding = Halbe Werte im Pfandhaus
option-pawn_rounding-help = Die Regel rundet ab; das Beispiel in derselben Anleitung und die Erweiterung runden auf.
option-pawn_rounding-why = Aufgerundet ist das Pfandhaus etwas gnädiger, wenn die Steine knapp sind.
option-pawn_rounding-up = aufgerundet
option-pawn_rounding-down = abgerundet
option-buy_back = Zurückkaufen
option-buy_back-help = Ob man eine Kartenart, die man in einem Zug verkauft, in ihm zurückkaufen darf. Die Spielregel setzt keine Grenze; unsere verhindert, dass eine Karte endlos hin und her geht.
option-buy_back-why = Verbietet es, wenn euch das Handeln zu lange dauert.
option-buy_back-once = erlaubt, aber dann wird sie nicht noch einmal verkauft
option-buy_back-never = nicht erlaubt

option-demolish_cost = Preis eines Abrisses
option-demolish_cost-help = Was es kostet, ein eigenes Gebäude abzureißen. In der Erweiterung ist es kostenlos.
option-demolish_cost-why = Umsonst fällt es leichter, auf einem Gebiet neu anzufangen.
option-demolish_cost-5 = 5 Steine
option-demolish_cost-0 = nichts

option-demolish_card = Karten abgerissener Gebäude
option-demolish_card-help = Ob eine solche Karte wiederkommen kann, wenn der Ablagestapel gemischt wird. In der Erweiterung scheidet sie aus.
option-demolish_card-why = Verlassen sie das Spiel, kommt Abgerissenes nie wieder.
option-demolish_card-discard = werden abgelegt
option-demolish_card-removed = scheiden aus dem Spiel aus

option-equal_turns = Gleiche Chancen
option-equal_turns-help = Ob die letzte Runde zu Ende gespielt wird, sodass alle gleich oft am Zug waren. Sonst ist es ein großer Vorteil anzufangen.
option-equal_turns-why = Spielt die Runde zu Ende, wenn euch stört, dass der Erste es besser hat.
option-equal_turns-no = wer das Ziel erreicht, gewinnt, ohne dass die Runde zu Ende gespielt wird
option-equal_turns-yes = die letzte Runde wird zu Ende gespielt
option-card_window = Wann Einflusskarten gespielt werden
option-card_window-help = Nach der Spielregel wählst du die Phase selbst. Gefragt wirst du nur, wenn du eine Karte hast, die du spielen könntest.
option-card_window-why = Weniger Zeitpunkte bedeuten weniger Fragen und ein schnelleres Spiel.
option-card_window-every_phase = vor der Karte, vor dem Ertrag und beim Handeln
option-card_window-before_and_trade = vor der Karte und beim Handeln

option-red_card_same_turn = Karte für ein rotes Feld
option-red_card_same_turn-help = Ob eine Einflusskarte, die man auf einem roten Feld verdient, noch vor dem Ende des Zuges gespielt werden darf.
option-red_card_same_turn-why = Sofort ist lebhafter; später wird niemand im selben Zug überrascht.
option-red_card_same_turn-no = wartet auf einen späteren Zug
option-red_card_same_turn-yes = darf sofort gespielt werden

option-great_power_tie = Eine Großmacht, die mehreren zusteht
option-great_power_tie-help = Wer eine verlorene Großmacht erhält, wenn mehrere gleich viele Gebäude der Kategorie haben.
option-great_power_tie-why = Bekommt sie niemand, genügt Gleichstand, um sie anderen zu verwehren; bekommt sie der Erste, lohnt es sich, früh dran zu sein.
option-great_power_tie-supply = niemand, bis jemand vorne liegt
option-great_power_tie-first_to_reach = wer am längsten ununterbrochen mindestens so viele hat

option-two_player_variant = Variante für zwei
option-two_player_variant-help = Zu zweit: mit mehr beginnen, oder je zwei Orden spielen. Mit mehr Spielern ändert das nichts.
option-two_player_variant-why = Zu zweit ist die Stadt groß; beide Varianten füllen sie schneller.
option-two_player_variant-none = keine
option-two_player_variant-five_areas = fünf Gebiete, fünf Karten, zehn Steine
option-two_player_variant-two_orders = je zwei Orden

preset-basic = Grundspiel
preset-basic-help = Kaufen, bauen, Ränke schmieden: Wer zuerst das Ziel erreicht, gewinnt.
preset-strategic = Strategische Variante
preset-strategic-help = Drei Epochen, Gebiete, die eingeschlossen werden können, Großmächte und ein freier Markt; eine halbe Stunde länger.

## Was zu entscheiden ist

prompt-start = Wähle ein Startgebiet.
prompt-start-help = Zwei oder drei Gebiete für zusammen höchstens 10; sie dürfen nicht aneinandergrenzen, und bezahlen musst du sie nicht. Sieh dir deine Karten an: Handel braucht eine Straße, Stadtgebäude keinen Fluss, Gewerbe keinen Platz im inneren Ring (STAD-0.6, STAD-0.7).
prompt-start-five = Wähle ein Startgebiet.
prompt-start-five-help = Fünf Gebiete für zusammen höchstens 20; sie dürfen nicht aneinandergrenzen, und bezahlen musst du sie nicht. Sieh dir deine Karten an: Handel braucht eine Straße, Stadtgebäude keinen Fluss, Gewerbe keinen Platz im inneren Ring (STAD-0.6, STAD-10.1).

prompt-before = Spiele Einflusskarten oder decke die Karte auf.
prompt-before-help = Dein Zug beginnt, und du hast eine Karte, die du jetzt spielen könntest. Manche Karten spielst du am besten, bevor aufgedeckt wird, und der Zauberer geht nur jetzt (STAD-1.3, STAD-6.5).
prompt-income = Spiele Einflusskarten, oder lass die Erträge auszahlen.
prompt-income-help = Ein Gebäude wurde aufgedeckt. Als Nächstes kommen Steuer und Erträge, danach nimmst du die Karte; was du jetzt nimmst oder zerstörst, bringt seinem Besitzer nichts mehr ein (STAD-1.3, STAD-1.5).

prompt-wizard = Wähle, welche der beiden Karten aufgedeckt wird.
prompt-wizard-help = Ihre Farbe bringt Erträge, auch anderen, und ein Gebäude kommt auf deine Hand; die andere Karte kommt unter den Stapel, und nur du kennst sie (STAD-6.5).

prompt-withdraw = Zieh aus einem deiner Gebiete einen Ritter zurück.
prompt-withdraw-help = Das Gebiet wird neutral; ein Gebäude dort ist verlassen, und seine Punkte sind verloren, aber du darfst das Gebiet zurückkaufen (STAD-2.11).

prompt-discard = Lege eine deiner drei Einflusskarten ab.
prompt-discard-help = Du darfst nur zwei haben. Alle sehen, was du ablegst (STAD-6.2).

prompt-actions = Handle, kaufe und baue, bis du fertig bist.
prompt-actions-help = In beliebiger Reihenfolge: bis zu zwei Gebiete kaufen, bis zu zwei Gebäude bauen, Karten verkaufen und kaufen, Einflusskarten kaufen und spielen. Landest du am Ende genau auf einem roten Feld, bekommst du eine Einflusskarte (STAD-1.1, STAD-7.2).

prompt-site = Wähle, wohin das Gebäude kommt.
prompt-site-help = Auf eines deiner Gebiete. Der Bonus des Gebiets kommt zu jedem Ertrag dazu; über einem eigenen Gebäude zahlst du auch den Abriss (STAD-5.1, STAD-5.9).

prompt-target = Wähle das Gebiet, auf das du die Karte spielst.
prompt-target-help = Wer betroffen ist, kann noch mit Schutz oder Blockade reagieren (STAD-6.13, STAD-6.14).

prompt-golden = Verkaufe eine Karte zum doppelten Wert, oder nimm eine offene.
prompt-golden-help = Was du verkaufst, liegt offen im Pfandhaus; was du nimmst, kostet nichts (STAD-6.12).

prompt-react-block = Blockiere, oder lass es geschehen.
prompt-react-block-help = Jemand will ein Gebiet nehmen; mit Blockade kannst du das verhindern. Gefragt wird nur, wer antworten kann (STAD-6.14, STAD-6.15).

prompt-react-raid = Dein Gebiet wird überfallen: Schütze es, blockiere den Überfall, oder lass es geschehen.
prompt-react-raid-help = Mit beiden Karten bleibt das Gebiet deines; nach einer Blockade kann es in diesem Zug nicht noch einmal überfallen werden. Gefragt wird nur, wer antworten kann (STAD-6.13, STAD-6.14, STAD-6.15).

prompt-react-protect = Dein Gebiet wird getroffen: Schütze es, oder lass es geschehen.
prompt-react-protect-help = Mit Schutz tut dir die Karte nichts. Gefragt wird nur, wer antworten kann (STAD-6.13, STAD-6.15).

prompt-react-gift = Von dir werden Steine verlangt: Schütze sie, oder zahle.
prompt-react-gift-help = Mit Schutz zahlst du nichts; die anderen schon. Gefragt wird nur, wer antworten kann (STAD-6.11, STAD-6.13, STAD-6.15).

prompt-after = Spiele noch Einflusskarten, oder beende deinen Zug.
prompt-after-help = Du hast gerade eine Karte für ein rotes Feld gezogen; gekauft und gebaut wird in diesem Zug nicht mehr (STAD-7.5).

waiting-start = { $who } wählt ein Startgebiet.
waiting-start-five = { $who } wählt ein Startgebiet.
waiting-before = { $who } ist dabei, eine Karte aufzudecken.
waiting-income = { $who } darf vor dem Ertrag Einflusskarten spielen.
waiting-wizard = { $who } sieht sich zwei Karten an.
waiting-withdraw = { $who } zieht einen Ritter zurück.
waiting-discard = { $who } legt eine Einflusskarte ab.
waiting-actions = { $who } handelt und baut.
waiting-site = { $who } wählt einen Bauplatz.
waiting-target = { $who } spielt eine Einflusskarte.
waiting-golden = { $who } treibt goldenen Handel.
waiting-react-block = { $who } darf reagieren.
waiting-react-raid = { $who } darf reagieren.
waiting-react-protect = { $who } darf reagieren.
waiting-react-gift = { $who } darf reagieren.
waiting-after = { $who } darf noch Einflusskarten spielen.

## Aktionen

action-start = In { $area } beginnen (Preis { $number })
action-area =
    { $number ->
        [one] { $area } für 1 Stein kaufen
       *[other] { $area } für { $number } Steine kaufen
    }
action-area-building =
    { $number ->
        [one] { $area } samt Gebäude ({ $card }) für 1 Stein kaufen
       *[other] { $area } samt Gebäude ({ $card }) für { $number } Steine kaufen
    }
action-build =
    { $number ->
        [one] Bauen: { $card } (1 Stein)
       *[other] Bauen: { $card } ({ $number } Steine)
    }
action-site = In { $area }
action-site-building =
    { $number ->
        [0] In { $area }; abgerissen wird: { $card }
        [one] In { $area }; abgerissen wird: { $card } (1 Stein)
       *[other] In { $area }; abgerissen wird: { $card } ({ $number } Steine)
    }
action-demolish = In { $area } abreißen
action-demolish-building =
    { $number ->
        [0] In { $area } abreißen: { $card }
        [one] In { $area } abreißen: { $card } (1 Stein)
       *[other] In { $area } abreißen: { $card } ({ $number } Steine)
    }
action-withdraw = Den Ritter aus { $area } zurückziehen
action-withdraw-building = Den Ritter aus { $area } zurückziehen; verlassen wird: { $card }
action-pawn-sell =
    { $number ->
        [0] Pfandhaus: umsonst abgeben: { $card }
        [one] Pfandhaus: für 1 Stein verkaufen: { $card }
       *[other] Pfandhaus: für { $number } Steine verkaufen: { $card }
    }
action-market-sell =
    { $number ->
        [one] Freier Markt: für 1 Stein verkaufen: { $card }
       *[other] Freier Markt: für { $number } Steine verkaufen: { $card }
    }
action-pawn-buy = Pfandhaus: für { $number } Steine kaufen: { $card }
action-market-buy =
    { $number ->
        [one] Freier Markt: für 1 Stein kaufen: { $card }
       *[other] Freier Markt: für { $number } Steine kaufen: { $card }
    }
action-blind = Ungesehen eine Gebäudekarte für { $number } Steine kaufen
action-influence = Eine Einflusskarte für { $number } Steine kaufen
action-play = { $influence } spielen
action-target = { $influence } auf { $area } ({ $other })
action-target-building = { $influence } auf { $area } ({ $other }): { $card }
action-target-neutral = { $influence } auf { $area }
action-target-neutral-building = { $influence } auf { $area }, mit einem verlassenen Gebäude: { $card }
action-golden-sell = Für { $number } Steine verkaufen: { $card }
action-golden-pawn = Aus dem Pfandhaus nehmen: { $card }
action-golden-market = Vom freien Markt nehmen: { $card }
action-discard = { $influence } ablegen
action-wizard = Aufdecken lassen: { $card }
action-turn = Die Karte aufdecken
action-protect = Schutz spielen
action-block = Blockade spielen
action-pass-start = Keine Startgebiete mehr nehmen
action-pass-react = Es geschehen lassen
action-done-actions = Den Zug beenden
action-done-income = Erträge auszahlen
action-done-after = Keine Karten mehr spielen

## Was das Los bringen kann

chance-lot = { $who } beginnt
chance-card = Die Karte ist: { $card }
chance-draw = Die Einflusskarte ist: { $influence }

## Das Ergebnis

result-at-once = Andere haben ebenso viele Punkte oder mehr, aber { $who } hat das Ziel zuerst erreicht (STAD-9.2).
result-tie = Andere haben ebenso viele Punkte, aber { $who } hat mehr Gebiete oder, bei ebenso vielen, mehr Bausteine (STAD-9.6).
result-no-areas = Niemand hat gewonnen: Kein Orden hat noch ein Gebiet (STAD-9.7).
result-expelled = Jemand ohne Gebiet hat mehr Punkte, kann aber nicht gewinnen; { $who } hat von den anderen die meisten (STAD-9.7).
result-nobody = Niemand hat gewonnen: Kein Orden hat noch ein Gebiet, und der Schwarze Meister hat { $points } Punkte (VERRAAD-11.10).
result-evil = Das Böse hat gewonnen: Der Schwarze Meister hat { $points } Punkte, und wer ihm am besten gedient hat, gewinnt mit ihm (VERRAAD-11.6).
result-no-servant = Der Schwarze Meister führt mit { $points } Punkten, aber niemand mit einem Gebiet dient ihm; also entscheiden Punkte (VERRAAD-11.9).
result-tokens = Andere haben ebenso viele Punkte, aber { $who } hat mehr weiße Plättchen oder, bei ebenso vielen, weniger schwarze (VERRAAD-11.5).

## Das Protokoll

event-begins = { $who } durfte beginnen.
event-equipped = Alle erhielten { $number } Steine und 25 Ritter.
event-dealt = { $who } erhielt eine Gebäudekarte: { $card }.
event-dealt-hidden = { $who } erhielt eine Gebäudekarte.
event-pile = Die übrigen { $number } Karten, Gebäude und Ereignisse, wurden zum Zugstapel.
event-layers = Die übrigen { $number } Karten wurden zum Zugstapel: Epoche A auf B auf C.
event-started = { $who } nahm { $area } als Startgebiet (Preis { $number }).
event-stopped = { $who } nahm keine Startgebiete mehr.
event-turn = { $who } begann einen Zug.
event-turned = { $who } deckte eine Karte auf: { $card }.
event-reshuffled =
    { $number ->
        [one] Die eine abgelegte Karte wurde zum neuen Zugstapel.
       *[other] Die { $number } abgelegten Karten wurden zu einem neuen Zugstapel gemischt.
    }
event-one-layer =
    { $number ->
        [one] Die eine abgelegte Karte wurde zum neuen Zugstapel.
       *[other] Die { $number } abgelegten Karten wurden zu einem neuen Zugstapel gemischt, ohne Epochen.
    }
event-taxed =
    { $number ->
        [one] { $who } zahlte 1 Stein Steuer.
       *[other] { $who } zahlte { $number } Steine Steuer.
    }
event-income =
    { $number ->
        [one] { $who } erhielt 1 Stein Ertrag aus dem Gebiet { $area }.
       *[other] { $who } erhielt { $number } Steine Ertrag aus dem Gebiet { $area }.
    }
event-income-power =
    { $number ->
        [one] Eine Großmacht brachte { $who } 1 Stein mehr: { $category }.
       *[other] Eine Großmacht brachte { $who } { $number } Steine mehr: { $category }.
    }
event-kept = { $who } nahm die aufgedeckte Karte: { $card }.
event-no-effect = { $card } ging niemanden an.
event-gained =
    { $number ->
        [one] { $card }: { $who } erhielt 1 Stein.
       *[other] { $card }: { $who } erhielt { $number } Steine.
    }
event-paid =
    { $number ->
        [one] { $card }: { $who } zahlte 1 Stein.
       *[other] { $card }: { $who } zahlte { $number } Steine.
    }
event-paid-all =
    { $number ->
        [one] { $card }: { $who } zahlte den letzten Stein.
       *[other] { $card }: { $who } zahlte die letzten { $number } Steine.
    }
event-withdrew = { $who } zog einen Ritter aus dem Gebiet { $area } zurück.
event-sold-pawn =
    { $number ->
        [0] { $who } gab eine Karte umsonst an das Pfandhaus: { $card }.
        [one] { $who } verkaufte eine Karte für 1 Stein an das Pfandhaus: { $card }.
       *[other] { $who } verkaufte eine Karte für { $number } Steine an das Pfandhaus: { $card }.
    }
event-bought-pawn = { $who } kaufte eine Karte aus dem Pfandhaus für { $number } Steine: { $card }.
event-bought-blind = { $who } zahlte { $number } Steine für eine ungesehene Karte.
event-got-blind = { $who } zog eine Gebäudekarte: { $card }.
event-got-blind-hidden = { $who } zog eine Gebäudekarte.
event-got-open = { $who } zog eine Gebäudekarte, die schon einmal gesehen wurde: { $card }.
event-wants-area =
    { $number ->
        [one] { $who } will { $area } für 1 Stein kaufen.
       *[other] { $who } will { $area } für { $number } Steine kaufen.
    }
event-bought-area =
    { $number ->
        [one] { $who } kaufte { $area } für 1 Stein.
       *[other] { $who } kaufte { $area } für { $number } Steine.
    }
event-abandoned = Ein verlassenes Gebäude im Gebiet { $area } ging an { $who }: { $card }.
event-chose =
    { $number ->
        [one] { $who } wollte für 1 Stein bauen: { $card }.
       *[other] { $who } wollte für { $number } Steine bauen: { $card }.
    }
event-built = { $who } baute im Gebiet { $area }: { $card }.
event-rebuilt = { $who } baute anstelle des alten Gebäudes im Gebiet { $area }: { $card }.
event-demolished = { $who } riss im Gebiet { $area } ein Gebäude ab: { $card }.
event-removed = { $who } riss im Gebiet { $area } ein Gebäude ab, und die Karte schied aus dem Spiel aus: { $card }.
event-bought-influence = { $who } zahlte { $number } Steine für eine Einflusskarte.
event-drew = { $who } zog eine Einflusskarte: { $influence }.
event-drew-hidden = { $who } zog eine Einflusskarte.
event-discarded = { $who } legte eine Einflusskarte ab: { $influence }.
event-influence-reshuffled =
    { $number ->
        [one] Die eine abgelegte Einflusskarte wurde zum neuen Stapel.
       *[other] Die { $number } abgelegten Einflusskarten wurden zu einem neuen Stapel gemischt.
    }
event-played = { $who } spielte { $influence }.
event-played-on = { $who } wählte für { $influence } das Gebiet { $area }.
event-looked = { $who } sah sich eine Karte des Zugstapels an: { $card }.
event-looked-hidden = { $who } sah sich eine Karte des Zugstapels an.
event-to-bottom = { $who } legte eine Karte unter den Zugstapel: { $card }.
event-to-bottom-hidden = { $who } legte eine Karte unter den Zugstapel.
event-pioneered = Ein Pionier nahm für { $who } das Gebiet { $area } ein.
event-raided = { $who } überfiel das Gebiet { $area } und nahm es { $other } ab.
event-burnt = Im Gebiet { $area } brannte ein Gebäude nieder: { $card }.
event-infiltrated = Ein Ritter von { $other } musste { $area } verlassen.
event-bewitched = { $who } verhexte ein Gebäude im Gebiet { $area } und nahm die Karte auf die Hand: { $card }.
event-gave =
    { $number ->
        [one] { $who } gab { $other } 1 Stein.
       *[other] { $who } gab { $other } { $number } Steine.
    }
event-golden-sold = { $who } verkaufte eine Karte für { $number } Steine, zum doppelten Wert: { $card }.
event-golden-pawn = { $who } nahm kostenlos eine Karte aus dem Pfandhaus: { $card }.
event-golden-market = { $who } nahm kostenlos eine Karte vom freien Markt: { $card }.
event-protected = { $who } spielte { $influence }: Es geschah nichts.
event-blocked = { $who } spielte { $influence }: { $area } wurde nicht genommen.
event-failed = So misslang der Versuch.
event-scored =
    { $number ->
        [0] { $who } hatte nun keine Punkte.
        [one] { $who } hatte nun 1 Punkt.
       *[other] { $who } hatte nun { $number } Punkte.
    }
event-red = { $who } kam auf Feld { $number }, und das ist rot.
event-earned = Das brachte { $who } eine Einflusskarte.
event-no-red = { $who } stand auf Feld { $number }, das rot ist, aber ohne Punkte gewonnen zu haben.
event-royal = { $who } hatte die wenigsten Punkte, und der König erbarmte sich.
event-no-influence = Für { $who } war keine Einflusskarte mehr da.
event-sold-market =
    { $number ->
        [one] { $who } verkaufte auf dem freien Markt eine Karte für 1 Stein: { $card }.
       *[other] { $who } verkaufte auf dem freien Markt eine Karte für { $number } Steine: { $card }.
    }
event-bought-market =
    { $number ->
        [one] { $who } kaufte auf dem freien Markt eine Karte für 1 Stein: { $card }.
       *[other] { $who } kaufte auf dem freien Markt eine Karte für { $number } Steine: { $card }.
    }
event-isolated = Das Gebiet { $area }, das { $other } gehörte, war eingeschlossen.
event-taken-over = { $who } übernahm das Gebiet { $area } von { $other }.
event-no-knight = { $who } hatte für { $area } keinen Ritter mehr.
event-surrounded = Auch { $area } war eingeschlossen, aber nur ein Kauf isoliert.
event-power-first =
    { $number ->
        [one] { $who } errang eine Großmacht, die 1 Punkt wert ist: { $category }.
       *[other] { $who } errang eine Großmacht, die { $number } Punkte wert ist: { $category }.
    }
event-power-taken = { $who } nahm { $other } eine Großmacht ab: { $category }.
event-power-lost =
    { $number ->
        [one] { $who } verlor eine Großmacht und damit 1 Punkt: { $category }.
       *[other] { $who } verlor eine Großmacht und damit { $number } Punkte: { $category }.
    }
event-power-tied = Mehrere hatten gleich viele Gebäude, also erhielt niemand die Großmacht: { $category }.
event-expelled = { $who } hatte kein Gebiet mehr.
event-target = { $who } erreichte das Ziel von { $number } Punkten; die Runde wird zu Ende gespielt.
event-last-area = Kein Gebiet war mehr neutral: Diese Runde war die letzte.
event-starved = Es war kein Gebäude mehr aufzudecken: Diese Runde war die letzte.
event-rounds = Runde { $number } war die letzte.
event-points =
    { $number ->
        [one] { $who } hatte 1 Punkt.
       *[other] { $who } hatte { $number } Punkte.
    }
event-victory =
    { $number ->
        [one] { $who } gewann das Spiel mit 1 Punkt.
       *[other] { $who } gewann das Spiel mit { $number } Punkten.
    }

## Warum nicht

why-not-now = Darüber wird jetzt nicht entschieden.
why-chance = Darüber entscheidet das Los, niemand am Tisch.
why-finish-first = Bring zuerst zu Ende, was du begonnen hast.
why-stones =
    { $number ->
        [one] Das kostet 1 Stein, und du hast { $have }.
       *[other] Das kostet { $number } Steine, und du hast { $have }.
    }
why-yours = Das Gebiet { $area } gehört dir schon.
why-taken = Das Gebiet { $area } gehört { $other }.
why-start-adjacent = Das Gebiet { $area } grenzt an eines deiner Startgebiete.
why-start-dots = Das Gebiet { $area } kostet { $number }, und du hast nur noch { $have } übrig.
why-start-room = Danach blieben zu wenig Kreise oder Gebiete für deine übrigen Startgebiete.
why-start-more = Du musst mindestens { $number } Startgebiete nehmen und hast erst { $have }.
why-not-adjacent = Das Gebiet { $area } grenzt an keines von deinen.
why-areas-limit = Du darfst höchstens { $number } Gebiete pro Zug kaufen, und blockierte Käufe zählen mit.
why-no-knight = Du hast keinen Ritter mehr neben dem Spielplan.
why-blocked = Das Gebiet { $area } ist in diesem Zug für dich blockiert.
why-not-in-hand = Diese Karte hast du nicht: { $card }.
why-buildings-limit = Du darfst { $number } Gebäude pro Zug bauen, und das hast du schon getan.
why-no-area = Du hast kein Gebiet, auf dem du bauen könntest.
why-all-inner = Gewerbe darf nicht im inneren Ring stehen, und dort liegen alle deine Gebiete: { $card }.
why-all-river = Stadtgebäude dürfen nicht auf dem Wasser stehen, und durch alle deine Gebiete fließt der Fluss: { $card }.
why-no-road = Handel darf nur an einer Straße stehen, und keines deiner Gebiete hat eine: { $card }.
why-not-yours = Das Gebiet { $area } gehört dir nicht.
why-inner = Gewerbe darf nicht im inneren Ring stehen, und dort liegt { $area }.
why-river = Stadtgebäude dürfen nicht auf dem Wasser stehen, und durch { $area } fließt der Fluss.
why-road = Handel darf nur an einer Straße stehen, und { $area } hat keine.
why-toll = An dieser Straße steht schon ein Zollhaus, und zwar im Gebiet { $area }.
why-no-building = Im Gebiet { $area } steht kein Gebäude von dir.
why-sold = Diese Karte hast du in diesem Zug verkauft, also kannst du keine solche kaufen: { $card }.
why-bought-back = Diese Karte hast du in diesem Zug zurückgekauft, also kannst du keine solche mehr verkaufen: { $card }.
why-not-at-pawnshop = Diese Karte liegt nicht im Pfandhaus: { $card }.
why-not-on-market = Diese Karte liegt nicht auf dem freien Markt: { $card }.
why-no-market = Einen freien Markt gibt es nur in der strategischen Variante.
why-no-trade = Nur mit einem Handelsgebäude auf dem Spielplan darfst du auf den freien Markt.
why-no-cards = Es gibt kein Gebäude mehr zu ziehen.
why-no-influence = Es gibt keine Einflusskarte mehr zu ziehen.
why-not-held = Diese Einflusskarte hast du nicht: { $influence }.
why-only-before = Der Zauberer kann nur gespielt werden, bevor aufgedeckt wird.
why-only-reaction = Diese Karte kann nur in fremden Zügen gespielt werden: { $influence }.
why-no-target-tovenaar = Im Zugstapel sind keine zwei Karten mehr zum Ansehen.
why-no-target-pionier = Es gibt kein neutrales Gebiet, das der Pionier besetzen könnte und das nicht für dich blockiert ist.
why-no-target-overval = Es gibt kein fremdes Gebiet zu überfallen: Es muss an eines von deinen grenzen und darf nicht für dich blockiert sein.
why-no-target-brand = Niemand sonst hat ein Gebäude, das brennen könnte.
why-no-target-infiltrant = Niemand sonst hat einen Ritter, der sich vertreiben ließe.
why-no-target-hekserij = Niemand sonst hat ein Gebäude mit Wert { $number } oder weniger, und auf andere wirkt Hexerei nicht.
why-no-target-gouden_handel = Du hast keine Gebäudekarte zu verkaufen, und keine liegt offen, die du nehmen könntest.
why-own-area = Das Gebiet { $area } gehört dir; diese Karte ist für fremde Gebiete.
why-neutral = Das Gebiet { $area } gehört niemandem.
why-empty = Im Gebiet { $area } steht kein Gebäude.
why-too-grand = Hexerei wirkt auf Gebäude mit Wert { $number } oder weniger, und dieses ist vornehmer: { $card }.
why-not-seen = Das ist keine der beiden Karten, die du dir ansiehst.
why-not-protected = Schutz ist für alle, die getroffen werden; hier kannst du nur blockieren.
why-not-blockable = Eine Blockade hindert andere daran, ein Gebiet zu nehmen; hier kannst du dich nur schützen.
why-withdraw-outer = Die Wikinger kommen in den äußeren Ring, und { $area } liegt nicht dort.
why-no-turn = Es gibt kein Gebäude mehr aufzudecken.

## Die Regeln

book-STAD = { game-title }
chapter-STAD-0 = Vorbereitung
chapter-STAD-1 = Der Zug und die Erträge
chapter-STAD-2 = { $mode ->
        [verraad] Zahlen
       *[other] Ereignisse
    }
chapter-STAD-3 = Handel und Karten
chapter-STAD-4 = Gebiete
chapter-STAD-5 = Gebäude
chapter-STAD-6 = Einflusskarten
chapter-STAD-7 = Punkte und die roten Felder
chapter-STAD-8 = Die strategische Variante
chapter-STAD-9 = Das Ende
chapter-STAD-10 = Varianten zu zweit

rule-STAD-0-1 = Wer beginnt, { $start_player ->
        [first] sitzt auf dem ersten Platz
       *[other] wird ausgelost
    }. Gespielt wird im Uhrzeigersinn.
rule-STAD-0-2 = Alle haben 25 Ritter und { $two_player_variant ->
        [five_areas] 10
       *[other] 5
    } Steine und beginnen auf Feld 0, der Zugbrücke.
rule-STAD-0-3 = Alle erhalten { $two_player_variant ->
        [five_areas] fünf
       *[other] drei
    } Gebäudekarten, bevor Gebiete gewählt werden. Niemand sonst sieht sie.
rule-STAD-0-4 = Die übrigen Gebäudekarten und die 15 Ereignisse bilden den verdeckten Zugstapel; die Einflusskarten sind ein eigener Stapel. Das Pfandhaus ist offen und leer.
rule-STAD-0-5 = Startgebiete werden einzeln gewählt: Wer zuletzt am Zug ist, beginnt, und es geht gegen den Uhrzeigersinn, Runde um Runde. Jedes erhält einen Ritter und kostet nichts.
rule-STAD-0-6 = Deine eigenen Startgebiete dürfen nicht aneinandergrenzen; an fremde dürfen sie.
rule-STAD-0-7 = Deine Startgebiete kosten nach ihren Kreisen zusammen höchstens { $two_player_variant ->
        [five_areas] 20
       *[other] 10
    }.
rule-STAD-0-8 = { $two_player_variant ->
        [five_areas] Du nimmst fünf Startgebiete, weniger nur, wenn keines mehr übrig ist, das du nehmen könntest.
       *[other] Du nimmst zwei oder drei Startgebiete. Mit zweien darfst du aufhören, und das gilt; ist keines mehr übrig, das du nehmen könntest, hörst du von selbst auf.
    }
rule-STAD-1-1 = Ein Zug: Karten werden aufgedeckt, mit Ereignissen und Erträgen. Dann handelst, kaufst und baust du in beliebiger Reihenfolge, bis du fertig bist. Danach wird auf Punkte und rote Felder geschaut.
rule-STAD-1-2 = Es wird aufgedeckt, bis ein Gebäude kommt. Ereignisse unterwegs werden ausgeführt; dazwischen wird nichts gespielt.
rule-STAD-1-3 = { $card_window ->
        [before_and_trade] Mit einer Einflusskarte, die du spielen könntest, wirst du gefragt, bevor die erste Karte aufgedeckt wird; sonst wird sofort aufgedeckt.
       *[other] Mit einer Einflusskarte, die du spielen könntest, wirst du gefragt, bevor die erste Karte aufgedeckt wird, und, wenn ein Gebäude aufgedeckt wurde, vor Steuer und Ertrag; sonst geht der Zug sofort weiter.
    }
rule-STAD-1-4 = { $mode ->
        [verraad] Steuer: Wird ein Stadtgebäude gewählt, zahlen alle mit mehr als 5 Steinen den Rest an die Bank, vor allen Erträgen.
       *[other] Steuer: Wird ein Stadtgebäude aufgedeckt, zahlen alle mit mehr als 5 Steinen den Rest an die Bank, vor allen Erträgen.
    }
rule-STAD-1-5 = { $mode ->
        [verraad] Erträge: Alle mit einem Gebäude aus der Kategorie der gewählten Karte erhalten Steine für eines davon: seinen Wert plus den Bonus des Gebiets. Es ist immer das, welches am meisten bringt.
       *[other] Erträge: Alle mit einem Gebäude der aufgedeckten Kategorie erhalten Steine für eines davon: seinen Wert plus den Bonus des Gebiets. Es ist immer das, welches am meisten bringt.
    }
rule-STAD-1-6 = Die aufgedeckte Gebäudekarte nimmst du auf die Hand.
rule-STAD-1-7 = Ist der Zugstapel leer und wird eine Karte gebraucht, wird der Ablagestapel zu einem neuen gemischt, wenn ein Gebäude dabei ist.
rule-STAD-2-1 = Ein Ereignis gilt für alle, im Uhrzeigersinn von der Person am Zug an. Danach wird es abgelegt.
rule-STAD-2-2 = Wer zu wenige Steine hat, zahlt, was da ist; niemand muss etwas verkaufen.
rule-STAD-2-3 = Ereignisse, die Gebäude einer Art zählen: { $events-2-3 }.
rule-STAD-2-4 = Ereignisse, die Gebäude einer Kategorie zählen: { $events-2-4 }.
rule-STAD-2-5 = Ereignisse, die Gebiete zählen: { $events-2-5 }.
rule-STAD-2-6 = Ereignisse für alle gleich: { $events-2-6 }.
rule-STAD-2-7 = Ereignisse, die Gebäude auf dem Wasser zählen: { $events-2-7 }.
rule-STAD-2-8 = Ereignisse, bei denen je Kategorie gezahlt wird: { $events-2-8 }.
rule-STAD-2-9 = Ereignisse im äußeren Ring: { $events-2-9 }.
rule-STAD-2-10 = Ereignisse, die überall treffen: { $events-2-10 }.
rule-STAD-2-11 = Ein zurückgezogener Ritter kommt in deinen Vorrat, und das Gebiet ist neutral. Ein Gebäude bleibt verlassen stehen; seine Punkte sind verloren.
rule-STAD-2-12 = Ereignisse, die eine Einflusskarte bringen: { $events-2-12 }.
rule-STAD-3-1 = Du darfst Gebäudekarten an das Pfandhaus verkaufen, zum halben Wert, { $pawn_rounding ->
        [down] abgerundet
       *[other] aufgerundet
    }. Sie liegen dort offen.
rule-STAD-3-2 = Du darfst jede Karte des Pfandhauses für 5 Steine kaufen.
rule-STAD-3-3 = Du darfst für 5 Steine ungesehen eine Karte vom Zugstapel kaufen. { $mode ->
        [verraad] Es gibt weder Steuer noch Erträge.
       *[other] Ereignisse unterwegs werden ausgeführt; es gibt weder Steuer noch Erträge.
    }
rule-STAD-3-4 = { $buy_back ->
        [never] Eine Kartenart, die du verkauft hast, kannst du – vom Goldenen Handel abgesehen – im selben Zug nicht kaufen.
       *[other] Eine Kartenart, die du verkauft hast, darfst du – vom Goldenen Handel abgesehen – im selben Zug zurückkaufen, aber dann nicht noch einmal verkaufen.
    }
rule-STAD-3-5 = Du darfst beliebig viele Gebäudekarten haben. Alle sehen, wie viele es sind und wann du jede erhalten hast; welche es sind, nur wenn du sie offen erhalten hast.
rule-STAD-4-1 = Du darfst neutrale Gebiete kaufen: Zahle den aufgedruckten Preis und setze einen Ritter hin.
rule-STAD-4-2 = Ein Gebiet, das du kaufst, muss an eines von deinen grenzen; auch an eines, das du eben erst gekauft hast.
rule-STAD-4-3 = Du kaufst höchstens zwei Gebiete pro Zug.
rule-STAD-4-4 = Ein verlassenes Gebäude bekommst du kostenlos zu seinem Gebiet dazu, samt Punkten. Es zählt nicht als gebaut.
rule-STAD-4-5 = Jedes Gebiet, das du nimmst, braucht einen Ritter aus deinem Vorrat; ohne Ritter kannst du keines nehmen.
rule-STAD-5-1 = Du darfst Gebäude von deiner Hand auf deine Gebiete bauen, eines auf jedes, für ihren Wert in Steinen.
rule-STAD-5-2 = Du baust höchstens zwei Gebäude pro Zug.
rule-STAD-5-3 = Bürgertum darf überall stehen.
rule-STAD-5-4 = Gewerbe darf nicht im inneren Ring stehen.
rule-STAD-5-5 = Stadtgebäude dürfen nicht auf dem Wasser stehen.
rule-STAD-5-6 = Handel darf nur an einer Straße stehen.
rule-STAD-5-7 = { $roads ->
        [0] Auf dem Spielplan ist keine Straße; also begrenzt diese Regel kein Zollhaus.
        [one] An der Straße steht höchstens ein Zollhaus, wem es auch gehört; verlassene zählen mit.
       *[other] An jeder der { $roads } Straßen steht höchstens ein Zollhaus, wem es auch gehört; verlassene zählen mit.
    }
rule-STAD-5-8 = Du darfst ein eigenes Gebäude { $demolish_cost ->
        [0] kostenlos
       *[other] für 5 Steine
    } abreißen. Seine Karte { $demolish_card ->
        [removed] scheidet aus dem Spiel aus
       *[other] wird abgelegt
    }; seine Punkte sind verloren. Ein Abriss allein zählt nicht als Bau.
rule-STAD-5-9 = Du darfst ein Gebäude über ein eigenes bauen: Das ist Abriss und Bau in einem, kostet { $demolish_cost ->
        [0] nicht mehr als das neue
       *[other] beides
    } und zählt als eines von zweien.
rule-STAD-6-1 = Du darfst ungesehen Einflusskarten kaufen, für je 5 Steine, und sie sofort spielen.
rule-STAD-6-2 = Du hast höchstens zwei Einflusskarten. Bekommst du eine dritte, legst du sofort eine der drei offen ab.
rule-STAD-6-3 = Einflusskarten spielst du in deinem Zug: { $card_window ->
        [before_and_trade] vor dem Aufdecken oder beim Handeln und Bauen
       *[other] vor dem Aufdecken, vor Steuer und Ertrag oder beim Handeln und Bauen
    }. Schutz und Blockade spielst du nur in fremden Zügen.
rule-STAD-6-4 = Eine Karte kann nur gespielt werden, wenn es etwas gibt, worauf sie wirkt. Danach wird sie abgelegt. Ist der Stapel leer, werden die abgelegten zu einem neuen gemischt.
rule-STAD-6-5 = Zauberer, nur vor dem Aufdecken: Sieh dir die obersten zwei Karten des Zugstapels an und wähle, welche aufgedeckt wird; die andere kommt nach unten.
rule-STAD-6-6 = Pionier: Setze kostenlos einen Ritter auf ein neutrales Gebiet, angrenzend oder nicht. Das ist kein Kauf; ein verlassenes Gebäude dort gehört dir.
rule-STAD-6-7 = Überfall: Ein fremdes Gebiet, das an eines von deinen grenzt, wird deines, samt Gebäude und Punkten.
rule-STAD-6-8 = Brand: Ein fremdes Gebäude wird zerstört, seine Punkte sind verloren; der Ritter bleibt.
rule-STAD-6-9 = Spion: Ein fremder Ritter kommt zurück in seinen Vorrat. Das Gebiet ist neutral, ein Gebäude dort verlassen.
rule-STAD-6-10 = Hexerei: Ein fremdes Gebäude mit Wert { $witchcraft } oder weniger verschwindet, und seine Karte kommt offen auf deine Hand; der Ritter bleibt.
rule-STAD-6-11 = Schenkung: Alle anderen zahlen dir { $gift ->
        [one] 1 Stein, wenn sie einen haben.
       *[other] { $gift } Steine, oder was sie haben.
    }
rule-STAD-6-12 = Goldener Handel: Verkaufe eine Gebäudekarte { $golden ->
        [1] zum einfachen Wert
        [2] zum doppelten Wert
       *[other] zum { $golden }-fachen Wert
    } an das Pfandhaus, oder nimm kostenlos eine Karte { $mode ->
        [basic] aus dem Pfandhaus
       *[other] aus dem Pfandhaus oder vom freien Markt, auch ohne Handelsgebäude
    }.
rule-STAD-6-13 = Schutz: Überfall, Brand, Spion oder Hexerei auf dein Gebiet, oder Schenkung, tut dir nichts.
rule-STAD-6-14 = Blockade: Ein Gebiet, das jemand durch Kauf, Pionier oder Überfall nehmen will, wird nicht genommen. Die Steine kommen zurück, aber ein Kauf zählt; und auf diese Weise kann das Gebiet für den Rest des Zuges nicht mehr genommen werden.
rule-STAD-6-15 = Wer antworten könnte, wird nach einer Reaktion gefragt, im Uhrzeigersinn, und sonst niemand. Die erste Reaktion entscheidet; auf Schenkung antworten alle für sich. Gegen einen Überfall darf nur schützen, wem das Gebiet gehört, aber alle dürfen blockieren.
rule-STAD-6-16 = Auf eine Reaktion kann niemand reagieren.
rule-STAD-7-1 = { $mode ->
        [basic] Deine Punkte sind die Werte der Gebäude auf deinen Gebieten.
       *[other] Deine Punkte sind die Werte der Gebäude auf deinen Gebieten und deiner Großmächte.
    }
rule-STAD-7-2 = Stehst du am Ende deines Zuges auf einem roten Feld und ging es in ihm zuletzt vorwärts, ziehst du eine Einflusskarte.
rule-STAD-7-3 = Auf ein rotes Feld zurückzufallen bringt nie eine Karte, stehen zu bleiben auch nicht.
rule-STAD-7-4 = { $reds ->
        [0] Kein Feld ist rot.
        [one] Rot ist das Feld { $red }.
       *[other] Rot sind die Felder { $red }.
    } Die Mauer hat { $track } Felder; danach geht es von vorn los.
rule-STAD-7-5 = { $red_card_same_turn ->
        [yes] Ist sie gezogen, dürfen in diesem Zug noch ein letztes Mal Einflusskarten gespielt werden.
       *[other] Diese Karte wartet auf einen späteren Zug.
    }
rule-STAD-8-1 = Der Zugstapel hat drei Schichten, Epoche A auf B auf C. Die Starthände kommen aus den Gebäuden von A.
rule-STAD-8-2 = Ein neu gemischter Ablagestapel ist eine Schicht, gleich welcher Epochen. Eine Karte, die nach unten kommt, liegt unter allen Schichten.
rule-STAD-8-3 = Freier Markt: Mit einem Handelsgebäude auf dem Spielplan darfst du dort Karten zum vollen Wert verkaufen und kaufen.
rule-STAD-8-4 = Pfandhaus und freier Markt sind zwei offene Vorräte; wer verkauft, wählt, wohin eine Karte kommt.
rule-STAD-8-5 = Isolation: Ein Kauf isoliert jedes angrenzende fremde Gebiet, das danach keinen Nachbarn mehr hat, der neutral ist oder derselben Person gehört.
rule-STAD-8-6 = Ein isoliertes Gebiet geht an die Person, die gekauft hat, samt Gebäude und Punkten.
rule-STAD-8-7 = Nur ein Kauf isoliert, nie eine Karte, ein Ereignis oder die Wahl der Startgebiete. Ein so umschlossenes Gebiet ist sicher, bis einer seiner Nachbarn wieder neutral ist und gekauft wird.
rule-STAD-8-8 = Großmacht: Wer zuerst drei Gebäude einer Kategorie auf dem Spielplan hat, erhält deren Großmacht.
rule-STAD-8-9 = Die Großmacht des Bürgertums ist { $points-burgerij ->
        [one] 1 Punkt
       *[other] { $points-burgerij } Punkte
    } wert, des Gewerbes { $points-nijverheid }, der Stadtgebäude { $points-stadsgebouwen }, des Handels { $points-handel }.
rule-STAD-8-10 = Eine Großmacht erhöht die Erträge für ein Gebäude der Kategorie: um { $income-burgerij } beim Bürgertum, { $income-nijverheid } beim Gewerbe, { $income-stadsgebouwen } bei Stadtgebäuden, { $income-handel } beim Handel.
rule-STAD-8-11 = Wer mehr Gebäude der Kategorie hat als die Person, die sie hält, übernimmt die Großmacht; bei gleich vielen bleibt sie, wo sie ist.
rule-STAD-8-12 = Mit weniger als drei Gebäuden der Kategorie geht die Großmacht verloren, an die Person mit den meisten, mindestens dreien. Bei Gleichstand erhält sie { $great_power_tie ->
        [first_to_reach] wer am längsten ununterbrochen mindestens so viele hat
       *[other] niemand, bis jemand vorne liegt
    }.
rule-STAD-8-13 = Großmächte werden nach jedem abgeschlossenen Effekt beurteilt.
rule-STAD-9-1 = Das Ziel sind { $mode ->
        [basic] 40 Punkte zu zweit, 30 zu dritt, 25 zu viert, 20 zu fünft
       *[other] 50 Punkte zu zweit, 35 zu dritt, 30 zu viert, 25 zu fünft
    }.
rule-STAD-9-2 = { $mode ->
        [basic] Wer am Ende eines Zuges das Ziel erreicht hat, hat gewonnen.
       *[other] Wer das Ziel erreicht, gewinnt sofort: jederzeit, auch in fremden Zügen.
    } Von mehreren ist es die Person am Zug oder die nächste im Uhrzeigersinn.
rule-STAD-9-3 = Die Runde, in der das Ziel erreicht wurde, wird zu Ende gespielt; dann gewinnen die meisten Punkte.
rule-STAD-9-4 = { $mode ->
        [verraad] Sobald kein Gebiet mehr neutral ist, ist diese Runde die letzte.
       *[other] Sobald kein Gebiet mehr neutral ist, ist diese Runde die letzte. Wer in ihr das Ziel erreicht, gewinnt noch immer; sonst gewinnen die meisten Punkte.
    }
rule-STAD-9-5 = { $mode ->
        [verraad] Ist die Auslage am Anfang eines Zuges leer und keine Karte zu ziehen, ist auch diese Runde die letzte.
       *[other] Ist am Anfang eines Zuges kein Gebäude mehr aufzudecken, ist auch diese Runde die letzte.
    }
rule-STAD-9-6 = Bei gleichen Punkten entscheiden mehr Gebiete, dann mehr Steine; danach wird der Sieg geteilt.
rule-STAD-9-7 = Ohne Gebiete kommst du weiter an die Reihe und behältst deine Punkte, kannst aber nicht gewinnen. Hat niemand ein Gebiet, gewinnt niemand.
rule-STAD-9-8 = Damit kein Spiel ewig dauert, ist die hundertste Runde die letzte.
rule-STAD-10-1 = Zu zweit, fünf Gebiete: Du nimmst fünf Startgebiete für zusammen höchstens 20, weniger nur, wenn keines mehr übrig ist, das du nehmen könntest; du beginnst mit fünf Karten und 10 Steinen. Ein Gebiet, das zu wenig für fünf übrig ließe, kannst du nicht wählen.
rule-STAD-10-2 = Zu zweit, je zwei Orden: Sie spielen reihum nach den Regeln für vier, jeder mit eigener Hand, eigenen Steinen und Punkten.
rule-STAD-10-3 = Alle Orden sind Gegner, auch die derselben Person.
rule-STAD-10-4 = Wer den siegreichen Orden spielt, gewinnt.

rules-version-1 = Erste Fassung.
rules-version-2 = Es wird gesagt, was einen Sieg entscheidet; Het Verraad: Orden, die in allem gleich sind, teilen sich einen Sieg des Bösen, und sind alle Orden vertrieben, gewinnt niemand.
rules-version-3 = Was verkauft ist, kann im selben Zug zurückgekauft werden; mit fünf Startgebieten kannst du keines wählen, das zu wenig für die übrigen lässt; wer das Ziel erreicht, gewinnt sofort (strategisch); ein rotes Feld bringt eine Karte, wenn es zuletzt vorwärts ging; Einflusskarten sind auch vor Steuer und Erträgen erlaubt, und gefragt wird nur, wer spielen oder antworten könnte; ohne Gebiet behältst du deine Punkte, gewinnst aber nicht. Mit einer Option geht eine Großmacht bei Gleichstand an die Person, die am längsten mindestens so viele hat. Het Verraad: ein getauschtes Plättchen wird eingemischt; mit Optionen wird die Karte für ein rotes Feld vor der Phase des Schwarzen Meisters gezogen und bis zum nächsten Zug behalten, darf ein Überfall für ihn neben deinen eigenen Gebieten sein, und können Brand und Hexerei jeden Wachturm treffen.

## Beschriftungen

label-round = Runde
label-last-round = Letzte Runde
label-target = Ziel
label-pile = Zugstapel
label-turned = Aufgedeckt
label-purchase = Kauf
label-wall = Mauer
label-pawnshop = Pfandhaus
label-market = Freier Markt
label-powers = Großmächte
label-discard = Abgelegt
label-gate = Stadttor, mit einer Straße
label-road = Straße
label-river = Fluss
label-abandoned = ein verlassenes Gebäude
label-red = rotes Feld
label-stones = Steine
label-areas = Gebiete
label-knights = Ritter neben dem Spielplan
label-cards = Gebäudekarten auf der Hand
label-influence = Einflusskarten

## Auf der Seite

board-city = Die Stadt
board-round = Runde { $number }
board-set-up = Erste Gebiete
board-last-round = Letzte Runde
board-nearer = Vergrößern
board-farther = Verkleinern
board-whole = Die ganze Stadt
board-send = Ausführen
board-send-build = { $card } bauen: { $area }
board-nothing = nichts

board-target = Ziel: { $number } Punkte
board-score-of = { $who }: { $number }
board-value = Wert { $number }
board-area-costs =
    { $number ->
        [one] kostet { $number } Stein
       *[other] kostet { $number } Steine
    }
board-area-dots = zählt { $number }
board-area-bonus = bringt { $number } mehr
board-area-road = Straße
board-area-river = Fluss
board-area-neutral = neutral
board-area-deserted = { $card } ({ $number }), herrenlos
board-area-of = { $who }, unbebaut
board-area-built = { $who }: { $card }, { $number }, bringt { $pay }
board-area-held = { $who }: { $card }, { $number }
board-isolates = Das schließt { $areas } ein.
board-isolates-points = Das schließt { $areas } ein: { $changes }.
board-more-for = { $number } mehr für { $who }
board-more-for-you = { $number } mehr für dich
board-less-for = { $number } weniger für { $who }
board-less-for-you = { $number } weniger für dich
board-comes-free =
    { $card } kommt dazu: { $number ->
        [one] 1 Punkt
       *[other] { $number } Punkte
    }.
board-would-pay = { $card } ({ $area }) bringt { $number }, wenn { $category } aufgedeckt wird.
board-replaces = Dafür wird abgerissen: { $card }.
board-would-stand = Du würdest auf { $number } stehen.
board-would-stand-red = Du würdest auf { $number } stehen, einem roten Feld: eine Einflusskarte, wenn dein Zug dort endet.

board-ask-withdraw = Wähle das Gebiet, das du verlässt.
board-ask-site = { $card }: Wähle, wo du es baust.
board-ask-target = { $card }: Wähle das Gebiet.
board-ask-demolish = Wähle das Gebäude, das du abreißt.
board-ask-card = { $card }: Was willst du damit tun?
board-left = Noch { $areas } { $areas ->
        [one] Gebiet
       *[other] Gebiete
    }, { $buildings } { $buildings ->
        [one] Gebäude
       *[other] Gebäude
    }
board-tools = Weitere Aktionen
board-buy-blind = Kaufe die oberste Karte des Stapels
board-buy-influence = Kaufe eine Einflusskarte
board-demolish = Reiße ein Gebäude ab
board-sell = Verkaufen
board-mine = Was ich habe
board-hand = Meine Gebäudekarten
board-hand-empty = Keine Gebäudekarten
board-influence = Meine Einflusskarten
board-influence-none = Keine Einflusskarten
board-tab-cards = Karten { $number }
board-tab-influence = Einfluss { $number }
board-tab-shops = Läden
board-stones =
    { $number ->
        [one] { $number } Stein
       *[other] { $number } Steine
    }
board-cards =
    { $number ->
        [one] { $number } Gebäudekarte
       *[other] { $number } Gebäudekarten
    }
board-influence-cards =
    { $number ->
        [one] { $number } Einflusskarte
       *[other] { $number } Einflusskarten
    }
board-areas =
    { $number ->
        [one] 1 Gebiet
       *[other] { $number } Gebiete
    }; noch { $knights } Ritter

board-pawnshop = Pfandhaus
board-pawnshop-help = kauft zum halben Wert, verkauft für { $number }
board-market = Freier Markt
board-market-help = mit Handelsgebäude
board-shop-empty = Leer.
board-pays = Ertrag je Kategorie
board-turned = { $card } aufgedeckt
board-income-of = { $who } bekäme jetzt: { $pays }.
board-unseen = Was noch kommt
board-events = Ereignisse
board-pile =
    { $number ->
        [one] { $number } Karte im Stapel
       *[other] { $number } Karten im Stapel
    }
board-pile-layer = { $period } { $number }
board-pile-bottom = { $number } ganz unten
board-pile-known = Ganz unten kennst du: { $cards }
board-driven-out = vertrieben
board-powers = Großmächte
board-powers-help = { $number } einer Farbe
board-power-worth = { $number } Pkt · Ertrag +{ $income }
board-power-free = niemand

board-wants-area = { $who } will kaufen
board-plays = { $who } spielt { $card }
board-struck-pionier = { $who } nimmt das neutrale Gebiet kostenlos, mit dem, was dort steht.
board-struck-overval = { $who } nimmt das Gebiet, mit dem, was dort steht.
board-struck-brand = Dein Gebäude wird zerstört. Dein Ritter bleibt.
board-struck-infiltrant = Dein Ritter wird vertrieben. Das Gebiet wird neutral, und das Gebäude bleibt verlassen zurück.
board-struck-hekserij = Dein Gebäude verschwindet vom Spielplan, und { $who } nimmt die Karte auf die Hand.
board-struck-gift = Du zahlst { $who } 2 Steine, oder was du hast.
board-because-of = { $card }: { $text }
board-let-pass = Bis zu meinem Zug alles geschehen lassen
board-passing = Bis zu deinem Zug lässt du alles geschehen.
board-ask-again = Wieder fragen

board-says-order =
    { $who }: { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }, { $stones ->
        [one] 1 Stein
       *[other] { $stones } Steine
    }, { $areas ->
        [one] 1 Gebiet
       *[other] { $areas } Gebiete
    }, { $cards ->
        [one] 1 Gebäudekarte
       *[other] { $cards } Gebäudekarten
    }, { $influence ->
        [one] 1 Einflusskarte
       *[other] { $influence } Einflusskarten
    }.

## Lektionen

lesson-seat-mark = Mark
lesson-seat-marieke = Marieke
lesson-seat-peter = Peter
lesson-seat-red = Rot
lesson-seat-blue = Blau
lesson-seat-orange = Orange

lesson-example = Das Beispiel der Spielregel
lesson-start = Startgebiete
lesson-income = Steuer und Erträge
lesson-tax = Steuer, von nichts bis zwölf
lesson-pawnshop = Das Pfandhaus
lesson-rounding = Das Pfandhaus, abgerundet
lesson-rebuild = Umbauen
lesson-red = Rote Felder
lesson-abandoned = Ein verlassenes Gebäude
lesson-protection = Schutz
lesson-isolation = Isolation
lesson-power = Großmächte und der freie Markt
lesson-nobody = Eine Großmacht, die niemand hat
lesson-market = Ein Rathaus auf dem freien Markt
lesson-last-area = Das letzte Gebiet

lesson-example-begin = Du bist Mark, und das Los lässt dich beginnen. Alle haben 5 Steine, 25 Ritter und drei Gebäudekarten, die sonst niemand sieht; deine sind ein Zollhaus, eine Kapelle und eine Schmiede. Startgebiete werden in umgekehrter Reihenfolge gewählt, also wählt Peter zuerst.
lesson-example-road = Peter nimmt Weingarten, Marieke Ochsenfeld. Du willst dein Zollhaus bauen, und Handel braucht eine Straße: Nimm Wollgasse (m3). Das kostet 5 von deinen 10, aber keine Steine, und bringt 2 mehr bei jedem Ertrag.
lesson-example-areas = Noch zweimal je ein Gebiet. Nimm den Hirschgarten (o14) und die Lehmgrube (o9): 5 + 3 + 2 = 10, und keines der drei grenzt an ein anderes.
lesson-example-if-two = Du hättest auch mit zwei Gebieten aufhören oder weniger ausschöpfen können.
lesson-example-first = Dein Zug. Du deckst ein Bürgerhaus auf; noch hat niemand ein Gebäude, also gibt es keine Erträge, und die Karte gehört dir. Bau das Zollhaus in der Wollgasse für 3 Steine und die Kapelle in der Lehmgrube für 2.
lesson-example-no-red = Das macht 5 Punkte, und mehr als zwei Gebäude darfst du in einem Zug nicht bauen. Feld 5 ist nicht rot, also gibt es keine Einflusskarte. Beende deinen Zug.
lesson-example-marieke = Marieke deckt einen Pferdestall auf und baut ihn, dazu eine Getreidemühle; für 1 Stein kauft sie das Gebiet nebenan. Mit 2 Punkten kommt sie auf ein rotes Feld und zieht eine Einflusskarte, die sie jetzt noch nicht spielen darf.
lesson-example-if-one = Mit dem Pferdestall allein hätte sie auf 1 gestanden und nichts bekommen.
lesson-example-harvest = Peter deckt zuerst ein Ereignis auf: Gute Ernte bringt Marieke 3 Steine für ihre Getreidemühle. Es wird weiter aufgedeckt, bis ein Gebäude kommt, ein Lagerhaus. Das ist Handel und bringt dir 3 für das Zollhaus und 2 für sein Gebiet.
lesson-example-peter = Peter verkauft seinen Festungsturm an das Pfandhaus, zum halben Wert, aufgerundet: 1 Stein. Jetzt hat er 6, genug für eine Oper und eine Dienstwohnung. Mit 6 Punkten führt er, aber 6 ist nicht rot.
lesson-example-tax = Du deckst ein Spital auf, ein Stadtgebäude: Das heißt Steuer. Niemand darf mehr als 5 Steine behalten; du und Marieke habt genau 5. Dann kommen die Erträge: 2 für deine Kapelle, 4 + 1 für Peters Oper.
lesson-example-if-trade = Ein Handelsgebäude hätte dir noch einmal 5 für das Zollhaus gebracht, ohne Steuer.
lesson-example-end = Jetzt bist du dran: 7 Steine, Karten zum Bauen und eine Stadt ringsum. Zu dritt gewinnen 30 Punkte.

lesson-start-begin = Du bist Rot und beginnst; also wählt Blau zuerst ein Gebiet und nimmt die Salzgasse für 6.
lesson-start-dear = Nimm die Hochstraße (i1), das Teuerste, was es gibt: 8, eine Straße im inneren Ring, und 3 mehr bei jedem Ertrag. Bleiben 2: nur billige Gebiete, und keines, das an die Hochstraße grenzt.
lesson-start-if-middle = Mit der Wollgasse für 5, dem Hirschgarten für 3 und der Lehmgrube für 2 hättest du drei Gebiete bekommen; aber das Kleefeld oder die Pilgergasse, neben der Wollgasse, nicht.
lesson-start-cheap = Nimm die Lehmgrube (o9) für die letzten 2. Blau nimmt ein drittes Gebiet; du hast nichts mehr übrig und bist also fertig.
lesson-start-end = Ein teures Gebiet oder drei billige: Teure bringen mehr, aber du wächst nur von dort aus, wo du bist. Und deine Steine hast du alle noch.

lesson-income-begin = Du bist Rot. Das ist die Variante für zwei mit fünf Gebieten: je fünf Karten und 10 Steine. Du hast ein Kloster und eine Kapelle.
lesson-income-build = Bau das Kloster mit Wert 3 auf dem Kleefeld (o4), das keinen Bonus hat, und die Kapelle mit Wert 2 in der Sattlergasse (m12), die 2 dazugibt. Dann beende deinen Zug.
lesson-income-tax = Blau deckt ein Stadtgebäude auf. Zuerst kommt die Steuer: Blau hat 10 Steine und behält 5, du hast 5 und zahlst nichts. Dann kommen die Erträge, nur für ein Gebäude, und zwar das, welches am meisten bringt: deine Kapelle mit 2 + 2, nicht das Kloster mit 3.
lesson-income-if-trade = Wäre ein Lagerhaus aufgedeckt worden, hätte es keine Steuer gegeben und für niemanden Erträge.
lesson-income-again = In deinem Zug kommt wieder ein Stadtgebäude. Du hast 9 Steine: 4 davon gehen an die Bank, und dann bringt deine Kapelle wieder 4.
lesson-income-end = Wer Steine spart, riskiert sie: Mehr als 5 sind nur bis zum nächsten Stadtgebäude sicher. Frische Erträge trifft die Steuer nicht.

lesson-tax-begin = Du bist Rot, in der Variante für zwei mit fünf Gebieten. Du und Blau habt je 10 Steine.
lesson-tax-spend = Gib alles aus: Kaufe zwei Karten ungesehen, für je 5 Steine, und beende deinen Zug. Du hast 0 Steine.
lesson-tax-save = Blau spart, verkauft ein Zollhaus an das Pfandhaus für 2 Steine und hat 12.
lesson-tax-twelve = Du deckst ein Spital auf, ein Stadtgebäude, und die Steuer kommt. Wer mehr als 5 Steine hat, behält 5: Von den 12 Steinen, die Blau hat, gehen 7 an die Bank. Wer nichts hat, zahlt nichts, und das bist du.
lesson-tax-six = Blau verkauft eine Schmiede für 1 Stein und hat 6. Du deckst wieder ein Stadtgebäude auf: Auch 1 Stein zu viel wird besteuert, und Blau hat wieder 5.
lesson-tax-end = Bis zu 5 Steine sind immer sicher; alles darüber ist geliehen, bis zum nächsten Stadtgebäude.

lesson-pawnshop-begin = Du bist Rot, in der Variante für zwei mit fünf Gebieten. Deine fünf Karten sind 1, 2, 3, 4 und 5 wert.
lesson-pawnshop-sell = Das Pfandhaus zahlt den halben Wert, aufgerundet. Verkaufe alle fünf, eine nach der anderen: 1, 1, 2, 2 und 3 Steine.
lesson-pawnshop-blind = Für 5 Steine darfst du ungesehen das nächste Gebäude vom Zugstapel kaufen. Zuerst kommt eine Hungersnot und kostet alle 2 Steine; dann bekommst du eine Kathedrale, und nur du weißt es. Steuer gibt es nicht, wenn eine Karte gekauft wird.
lesson-pawnshop-other = Beende deinen Zug. Was im Pfandhaus liegt, ist für alle da: Blau kauft deine Oper für 5, denn jede Karte dort kostet 5. Du selbst hättest sie im selben Zug nicht zurückkaufen können.
lesson-pawnshop-end = Verkaufe also, was du nicht bauen kannst, und bedenke, wer es haben will.

lesson-rounding-begin = Du bist Rot, und diesmal gilt die Option, nach der das Pfandhaus abrundet. Deine fünf Karten sind 1, 2, 3, 4 und 5 wert.
lesson-rounding-sell = Verkaufe alle fünf: Du bekommst 0, 1, 1, 2 und 2 Steine. Aufgerundet wären es 1, 1, 2, 2 und 3 gewesen.
lesson-rounding-end = Mit dieser Option bringt eine Karte mit Wert 1 nichts. In der Spielregel steht beides; wir runden auf, wenn du nichts anderes wählst.

lesson-rebuild-begin = Du bist Rot, in der Variante für zwei mit fünf Gebieten. Du hast ein Bürgerhaus mit Wert 2 und ein Patrizierhaus mit Wert 4.
lesson-rebuild-first = Bau das Bürgerhaus in der Sattlergasse (m12), deinem besten Gebiet, und einen Brunnen in der Lehmgrube (o9). Beende deinen Zug.
lesson-rebuild-income = Blau deckt ein Badehaus auf, das ist Bürgertum, und dein Bürgerhaus bringt 2 + 2.
lesson-rebuild-over = Das Patrizierhaus würde in der Sattlergasse mehr bringen. Bau es über das Bürgerhaus: 5 Steine für den Abriss und 4 für das Gebäude. Du gewinnst 2 Punkte, und es zählt als eines deiner zwei Gebäude.
lesson-rebuild-if-empty = Auf einem Gebiet ohne Gebäude hätte es 4 gekostet und 4 Punkte gebracht.
lesson-rebuild-end = Die alte Karte wird abgelegt. Umbauen ist teuer; es ist für alle, die keinen Platz mehr haben.

lesson-red-begin = Du bist Rot, in der Variante für zwei mit fünf Gebieten. Unter deinen Karten sind ein Pferdestall und ein Brunnen, je 1 wert, und eine Basilika mit Wert 5.
lesson-red-buy = Bau den Pferdestall in der Sattlergasse (m12) und den Brunnen in der Lehmgrube (o9). Eine Einflusskarte kann man auch kaufen, für 5 Steine: Tu das. Du ziehst eine Schenkung und könntest sie sofort spielen.
lesson-red-two = Beende deinen Zug. Du hast 2 Punkte, und 2 ist rot: Das bringt noch eine Einflusskarte, eine Blockade.
lesson-red-asked = Blau will den Birkenwinkel kaufen. Du hast eine Blockade, also wirst du gefragt, ob du reagierst; wer nicht antworten kann, wird nicht gefragt. Eine Blockade ist dafür zu schade: Lass es geschehen.
lesson-red-if-block = Mit der Blockade hätte Blau den Stein zurückbekommen, aber nicht das Gebiet, und der Versuch hätte als einer der zwei Käufe gezählt.
lesson-red-seven = Weil du eine Schenkung hast, die du spielen könntest, wirst du gefragt, bevor aufgedeckt wird, und noch einmal vor dem Ertrag; mach beide Male weiter. Dann bau die Basilika auf dem Kleefeld (o4) für 5 Steine: 7 Punkte.
lesson-red-third = Beende deinen Zug. Auch 7 ist rot, und du ziehst einen Brand. Das sind drei Einflusskarten, und du darfst nur zwei haben: Lege die Schenkung ab.
lesson-red-lose = Blau tut wenig. Deck deine Karte auf: ein Spital, und die Basilika bringt 5. Nimm nun an, du reißt sie für 5 Steine ab und beendest deinen Zug. Du fällst auf 2 zurück, und das ist rot – aber du bekommst keine Karte, denn zurückzufallen bringt nie eine.
lesson-red-end = Zähl also, bevor du baust: Ein Punkt mehr oder weniger entscheidet, ob du auf Rot kommst.

lesson-abandoned-begin = Du bist Rot, in der Variante für zwei mit fünf Gebieten, und diesmal beginnt Blau. Du sitzt am Hirtenweg (o19), neben der Sattlergasse (m12), die Blau gehört.
lesson-abandoned-bourse = Blau baut dort die Börse: gleich 5 Punkte.
lesson-abandoned-buy = Dein Zug. Kaufe eine Einflusskarte für 5 Steine; es ist ein Spion.
lesson-abandoned-play = Spiele den Spion auf die Sattlergasse. Der Ritter muss weg; die Börse bleibt stehen, gehört aber niemandem, und ihre Punkte sind verloren.
lesson-abandoned-take = Das Gebiet ist jetzt neutral und grenzt an deines: Kauf es für 5. Die Börse bekommst du kostenlos dazu, und mit ihr 5 Punkte. Es zählt als ein Kauf, nicht als ein Bau.
lesson-abandoned-end = Fünf Punkte in einem Zug, und Blau hat keine mehr. Bewache, was teuer ist, oder halte einen Schutz bereit.

lesson-protection-begin = Du bist Rot, in der Variante für zwei mit fünf Gebieten. Blau sitzt am Westtor (o18), neben deiner Sattlergasse (m12).
lesson-protection-buy = Bau ein Kloster in der Sattlergasse und kaufe eine Einflusskarte: Schutz. Sie kann nur in fremden Zügen gespielt werden. Beende deinen Zug.
lesson-protection-raid = Auch Blau kauft eine Einflusskarte und spielt sie: ein Überfall auf die Sattlergasse. Du wirst gefragt, bevor etwas geschieht.
lesson-protection-play = Spiele Schutz. Der Überfall tut nichts, und beide Karten werden abgelegt.
lesson-protection-if-pass = Hättest du es geschehen lassen, gehörten Gebiet und Kloster jetzt Blau, und 3 Punkte dazu.
lesson-protection-end = Eine Blockade hätte es auch getan: Sie hindert alle daran, ein Gebiet zu nehmen, selbst ein fremdes. Schutz hilft nur dir, aber auch gegen Brand, Spion, Hexerei und Schenkung.

lesson-isolation-begin = Die strategische Variante. Du bist Rot, und Blau beginnt. Blau hat einen Ritter auf dem Kleefeld (o4); ringsum liegen deine Wollgasse (m3), die Pilgergasse (m2), die Orange gehört, und zwei neutrale Gebiete, die Wagengasse (o3) und der Birkenwinkel (o5).
lesson-isolation-stable = Blau baut auf dem Kleefeld einen Pferdestall, der 1 Punkt wert ist.
lesson-isolation-orange = Orange kauft die Wagengasse. Jetzt ist nur noch ein Nachbar des Kleefelds neutral: der Birkenwinkel.
lesson-isolation-if-orange = Orange hat den Hopfengarten (o6) und hätte auch den Birkenwinkel kaufen können; dann wäre das isolierte Gebiet an Orange gegangen.
lesson-isolation-close = Dein Zug. Kauf den Birkenwinkel für 1 Stein. Jetzt hat das Kleefeld keinen Nachbarn mehr, der neutral ist oder Blau gehört: Es ist isoliert und geht an dich über, samt Pferdestall und Punkt.
lesson-isolation-end = Nur ein Kauf isoliert, nie eine Einflusskarte oder ein Ereignis; und zwei eigene Gebiete nebeneinander können nicht isoliert werden.

lesson-power-begin = Die strategische Variante, für zwei mit fünf Gebieten. Du bist Rot. Die Karten der Epoche A liegen obenauf, und aus ihnen kommen die Starthände: Du hast vier Bürgergebäude und ein Zollhaus.
lesson-power-two = Bau einen Pferdestall im Weingarten (o21) und das Bürgerhaus in der Lehmgrube (o9), und beende deinen Zug. Auch Blau baut zwei Bürgergebäude. Noch hat niemand drei, also hat niemand die Großmacht.
lesson-power-three = Bau den Brunnen im Hirschgarten (o14): dein drittes Bürgergebäude. Du erringst die Großmacht des Bürgertums, und mit ihr noch 1 Punkt.
lesson-power-market = Bau das Zollhaus in der Sattlergasse (m12). Mit einem Handelsgebäude darfst du auf den freien Markt, der den vollen Wert zahlt: Verkaufe dort die Schmiede und den Schweinestall, für 2 und 1, und beende deinen Zug.
lesson-power-if-pawn = Ohne Handelsgebäude gibt es nur das Pfandhaus: je 1 Stein.
lesson-power-equal = Blau deckt Bürgertum auf: Die Großmacht hebt deinen Ertrag von 2 auf 4. Dann baut Blau ein drittes Bürgergebäude. Bei gleich vielen bleibt die Großmacht, wo sie ist: bei dir.
lesson-power-lost = Aber Blau baut ein viertes und hat mehr als du: Die Großmacht wechselt, und ihr Punkt mit ihr. Blau kommt auf 7 und zieht eine Einflusskarte.
lesson-power-tie = Dein Zug. Bau deinen zweiten Pferdestall auf dem Kleefeld (o4): je vier, und jetzt behält Blau die Großmacht.
lesson-power-fire = Kaufe eine Einflusskarte für 5 Steine: einen Brand. Spiele ihn auf das Bürgerhaus im Hopfengarten (o6), das Blau gehört. Blau hat keinen Schutz, und es brennt ab: drei gegen vier, und die Großmacht ist wieder deine.
lesson-power-end = Großmächte sind 1 bis 4 Punkte wert, und Erträge dazu. Mit weniger als drei Gebäuden der Kategorie behält niemand eine.

lesson-nobody-begin = Die strategische Variante, und durch eine Option kostet der Abriss nichts. Du bist Rot und hast drei Bürgergebäude, Blau hat zwei: Die Großmacht des Bürgertums gehört dir, und ihr Punkt auch.
lesson-nobody-tear = Blau baut nichts. Reiß deinen Pferdestall im Weingarten (o21) ab: je zwei, und mit weniger als drei behält niemand eine Großmacht. Auch ihr Punkt ist verloren.
lesson-nobody-if-three = Hätte Blau vorher ein drittes gebaut, wäre die Großmacht an Blau gegangen, und der Punkt mit ihr.
lesson-nobody-end = Eine Großmacht wartet auf alle, die wieder drei haben, und mehr als die anderen.

lesson-market-begin = Die strategische Variante. Du bist Rot. Du und Blau baut je ein Zollhaus, und das ist Handel: Der freie Markt steht euch beiden offen.
lesson-market-later = Viele Züge vergehen, in denen ihr nur aufdeckt und spart, bis die Epochen A und B aufgebraucht sind. Dann deckst du das Rathaus auf, aus Epoche C. Es ist ein Stadtgebäude: Nach der Steuer hast du 5 Steine, und die Karte gehört dir.
lesson-market-sell = Verkaufe das Rathaus auf dem freien Markt: Er zahlt den vollen Wert, 5 Steine.
lesson-market-if-pawn = Das Pfandhaus hätte 3 gezahlt.
lesson-market-buy = Beende deinen Zug. Was du verkauft hast, liegt offen auf dem freien Markt, und Blau, mit einem Handelsgebäude auch dort zugelassen, kauft es zum Wert: 5.
lesson-market-end = Der freie Markt macht keinen Gewinn: Er kauft und verkauft zum Wert. Aber was du dort verkaufst, können andere bauen.

lesson-last-area-begin = Du bist Blau, im Grundspiel zu dritt. Alle beginnen mit einigen Gebieten und drei Karten.
lesson-last-area-later = Eine Partie im Zeitraffer: Alle bauen zwei oder drei Häuser und kaufen dann Gebiet um Gebiet. Rot und du habt je 8 Punkte, Orange hat 4; an 30 kommt niemand heran.
lesson-last-area-take = Rot kauft die Hochstraße (i1), und das war das letzte neutrale Gebiet. Also ist diese Runde die letzte.
lesson-last-area-round = Du und Orange seid noch an der Reihe. Dann ist es vorbei, und niemand hat das Ziel erreicht: Die meisten Punkte gewinnen. Rot und du habt je 8. Du hast 17 Gebiete und Rot hat 16: Du gewinnst.
lesson-last-area-end = Zuerst Punkte, dann Gebiete, dann Steine. Dass Orange die meisten Steine hat, hilft nicht: Mit 4 Punkten kommt Orange auf den dritten Platz.

## Was die Partie ergibt

source-buildings = Gebäude
source-powers = Großmächte
portion-power = Großmacht: { $category }
remark-areas =
    { $areas ->
        [one] 1 Gebiet
       *[other] { $areas } Gebiete
    }, { $stones ->
        [one] 1 Baustein
       *[other] { $stones } Bausteine
    }
remark-driven-out = vertrieben

award-shield = Der Schild
award-shield-text = { $number }-mal mit einer Einflusskarte pariert
award-master-builder = Der Baumeister
award-master-builder-text = { $number } Gebäude errichtet
award-treasurer = Der Schatzmeister
award-treasurer-text = { $number } Bausteine eingenommen
award-patron = Der Ränkeschmied
award-patron-text = { $number } Einflusskarten gespielt
award-landlord = Der Siedler
award-landlord-text = { $number } Gebiete gekauft
award-trader = Der Händler
award-trader-text = { $number }-mal im Pfandhaus und auf dem Markt gehandelt
