### Wat eigenaars van De Ontembare Stad van hun bord en kaarten aflezen, in het Nederlands. De server stuurt deze zinnen naar de pagina.

box-area = De gebieden van de stad
box-area-where = Leg je bord zoals op de tekening. De stippen op een gebied zijn wat het kost; het kleine getal ernaast is het extra inkomen voor een gebouw daar, en niets betekent 0.
box-area-cost = kost
box-area-bonus = extra inkomen
box-building = De gebouwkaarten
box-building-where = Het grote getal is de waarde: wat een gebouw kost en de punten die het oplevert. De letter is de periode. Tel daarna hoeveel kaarten met die naam er zijn.
box-building-value = waarde
box-building-period = periode
box-building-copies = kaarten
box-period-A = A
box-period-B = B
box-period-C = C

box-cards = { $category }: { $known } kaarten.
box-cards-not = { $category }: je hebt { $found } kaarten geteld, en volgens de spelregels zijn het er { $known }. Is elke kaart één keer geteld?
box-start = Bij het begin kunnen twee gebieden worden gekozen.
box-start-not = Het goedkoopste gebied kost { $cheapest }, dus twee ervan kosten meer dan de 10 stippen die startgebieden mogen hebben. Staat dat echt op je bord?
box-values = De waarden lopen van 1 tot 5.
box-values-not = { $card } heeft de waarde { $value }, maar de spelregels kennen waarden van 1 tot 5. Staat dat echt op je kaart?
box-too-many-cards = Dat zijn { $cards } gebouwkaarten, en met meer dan { $most } kan hier niet worden gespeeld.
