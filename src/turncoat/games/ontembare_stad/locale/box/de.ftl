### Was Besitzer von De Ontembare Stad von ihrem Spielplan und ihren Karten ablesen, auf Deutsch. Der Server schickt diese Sätze an die Seite.

box-area = Die Felder der Stadt
box-area-where = Lege deinen Spielplan so hin wie die Zeichnung. Die Punkte auf einem Feld sind sein Preis; die kleine Zahl daneben ist das zusätzliche Einkommen für ein Gebäude dort, und nichts heißt 0.
box-area-cost = kostet
box-area-bonus = mehr Einkommen
box-building = Die Gebäudekarten
box-building-where = Die große Zahl ist der Wert: was ein Gebäude kostet und wie viele Punkte es bringt. Der Buchstabe ist die Periode. Zähle dann, wie viele Karten mit diesem Namen es gibt.
box-building-value = Wert
box-building-period = Periode
box-building-copies = Karten
box-period-A = A
box-period-B = B
box-period-C = C

box-cards = { $category }: { $known } Karten.
box-cards-not = { $category }: Du hast { $found } Karten gezählt, laut Spielregel sind es { $known }. Ist jede Karte einmal gezählt?
box-start = Am Anfang lassen sich zwei Felder wählen.
box-start-not = Das billigste Feld kostet { $cheapest }, zwei davon also mehr als die 10 Punkte, die Startfelder haben dürfen. Steht das wirklich auf deinem Spielplan?
box-values = Die Werte gehen von 1 bis 5.
box-values-not = { $card } hat den Wert { $value }, die Spielregel kennt aber Werte von 1 bis 5. Steht das wirklich auf deiner Karte?
box-too-many-cards = Das sind { $cards } Gebäudekarten; mit mehr als { $most } lässt sich hier nicht spielen.
