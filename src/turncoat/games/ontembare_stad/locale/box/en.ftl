### What owners of De Ontembare Stad are asked to read off their board and cards, in English. The page is sent these sentences by the server.

box-area = The areas of the city
box-area-where = Hold your board so that it lies like the drawing. The dots on an area are what it costs; the small number beside them is the extra income for a building there, and nothing means 0.
box-area-cost = costs
box-area-bonus = extra income
box-building = The building cards
box-building-where = The large number is the value: what a building costs and the points it brings. The letter is the period. Then count how many cards of that name there are.
box-building-value = value
box-building-period = period
box-building-copies = cards
box-period-A = A
box-period-B = B
box-period-C = C

box-cards = { $category }: { $known } cards.
box-cards-not = { $category }: you have counted { $found } cards, and the rulebook says { $known }. Has each card been counted once?
box-start = Two areas can be chosen at the start.
box-start-not = The cheapest area costs { $cheapest }, so two of them cost more than the 10 dots that starting areas may have. Is that really what your board says?
box-values = The values run from 1 to 5.
box-values-not = { $card } has the value { $value }, but the rulebook knows values from 1 to 5. Is that really what your card says?
box-too-many-cards = These are { $cards } building cards, and more than { $most } cannot be played with here.
