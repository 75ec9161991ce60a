### De Ontembare Stad in English.
### $who, $other: a seat's name, or an order's as `order-of` puts it. $area: an area. $card: a building or event card. $influence: an influence card. $category: a category. $number: an integer.

## The game

game-title = De Ontembare Stad
game-blurb = Buy land inside the wall, build a city on it, and be crowned before your rivals burn it down.
game-goal = You lead an order of knights. Stones buy areas and raise buildings; each building is worth its value in points and pays when a card of its colour is turned. Influence cards let you seize, burn and protect. The first to reach the target wins: 40 points with two players, 30 with three, 25 with four, 20 with five – more in the strategic variant, where areas can be surrounded and great powers won.

## Names

# The 48 areas: inner ring, middle ring, outer ring, each clockwise from north.
area-i0 = Bishop’s Court
area-i1 = High Street
area-i2 = Mint Court
area-i3 = Fish Quay
area-i4 = Stone Bridge
area-i5 = Beguinage
area-i6 = King’s Square
area-i7 = Minster Yard
area-m0 = Willow Bank
area-m1 = Linden Court
area-m2 = Pilgrim Street
area-m3 = Wool Street
area-m4 = Goose Yard
area-m5 = Bleachfield
area-m6 = Dyers’ Brook
area-m7 = Timber Lane
area-m8 = Salt Street
area-m9 = Reed Bank
area-m10 = Alder Bank
area-m11 = Corn Yard
area-m12 = Saddlers’ Row
area-m13 = Long Bridge
area-m14 = Frog Bank
area-m15 = Swan Quay
area-o0 = North Sluice
area-o1 = Sheep Meadow
area-o2 = Cross Gate
area-o3 = Cart Street
area-o4 = Clover Field
area-o5 = Birch Nook
area-o6 = Hop Garden
area-o7 = East Sluice
area-o8 = Fox Hollow
area-o9 = Clay Pit
area-o10 = South Gate
area-o11 = Oak Road
area-o12 = Ox Field
area-o13 = Bee Garden
area-o14 = Deer Park
area-o15 = Cabbage Patch
area-o16 = Duck Pond
area-o17 = Colliers’ Nook
area-o18 = West Gate
area-o19 = Drovers’ Way
area-o20 = Beaver Dam
area-o21 = Vineyard
area-o22 = Gallows Field
area-o23 = Orchard

# The buildings
card-paardenstal = Stable
card-burgerwoning = Burgher’s House
card-waterput = Well
card-dienstverblijf = Service Quarters
card-badhuis = Bathhouse
card-herenhuis = Town House
card-hofje = Almshouse Court
card-patriciershuis = Patrician House
card-stadspaleis = City Palace
card-graanmolen = Grain Mill
card-varkenskot = Pigsty
card-smederij = Smithy
card-bakkerij = Bakery
card-leerlooierij = Tannery
card-brouwerij = Brewery
card-weverij = Weaving Mill
card-glasblazerij = Glassworks
card-scheepswerf = Shipyard
card-drukkerij = Printing House
card-vestingstoren = Fortress Tower
card-kapel = Chapel
card-latijnse_school = Latin School
card-klooster = Monastery
card-gasthuis = Hospital
card-basiliek = Basilica
card-opera = Opera House
card-universiteit = University
card-raadhuis = Town Hall
card-kathedraal = Cathedral
card-marktkraam = Market Stall
card-tolhuis = Toll House
card-pakhuis = Warehouse
card-herberg = Inn
card-waag = Weigh House
card-gildehuis = Guildhall
card-lakenhal = Cloth Hall
card-wisselbank = Exchange Bank
card-handelskantoor = Trading House
card-beursgebouw = Bourse

# The events
card-goede_oogst = Good Harvest
card-slachttijd = Slaughter Season
card-jaarmarkt = Annual Fair
card-vikingen = Viking Raid
card-hongersnood = Famine
card-riddertoernooi = Tournament
card-bedevaart = Pilgrimage
card-kruistocht = Crusade
card-overstroming = Flood
card-zwarte_dood = The Black Death
card-tolheffing = Toll Day
card-gildefeest = Guild Feast
card-kunstbloei = Flowering of the Arts
card-stadsbrand = City Fire
card-koninklijk_bezoek = Royal Visit

# The influence cards
influence-tovenaar = Wizard
influence-pionier = Pioneer
influence-overval = Raid
influence-brand = Fire
influence-infiltrant = Infiltrator
influence-hekserij = Witchcraft
influence-gift = Gift
influence-gouden_handel = Golden Trade
influence-bescherming = Protection
influence-blokkade = Blockade

influence-tovenaar-help = Before cards are turned: look at the top two cards of the draw pile and choose which is turned; the other goes to the bottom.
influence-pionier-help = Put a knight on any neutral area, for nothing, adjacent or not; an abandoned building there is yours.
influence-overval-help = Take an opponent’s area adjacent to one of yours, with its building.
influence-brand-help = Destroy an opponent’s building. The knight stays.
influence-infiltrant-help = Drive an opponent’s knight out of an area. It becomes neutral, and its building is abandoned.
influence-hekserij-help = An opponent’s building of value 3 or less vanishes from the board, and its card comes into your hand.
influence-gift-help = Every opponent pays you 2 stones, or what there is.
influence-gouden_handel-help = Sell one building card for twice its value, or take an open card from the pawnshop or the free market for nothing.
influence-bescherming-help = In another’s turn: an influence card that strikes your area, your building or your stones does nothing to you.
influence-blokkade-help = In another’s turn: an area that is about to be taken by purchase, Pioneer or Raid is not taken.

card-goede_oogst-help = 3 stones for each grain mill.
card-slachttijd-help = 3 stones for each pigsty.
card-jaarmarkt-help = 2 stones for each trade building.
card-vikingen-help = Whoever has at least three areas withdraws a knight from the outer ring.
card-hongersnood-help = Everyone pays 2 stones.
card-riddertoernooi-help = 3 stones for each stable.
card-bedevaart-help = 3 stones for each chapel.
card-kruistocht-help = 1 stone for each area, at most 5.
card-overstroming-help = Pay 2 stones for each of your buildings on the river.
card-zwarte_dood-help = Whoever has at least three areas withdraws a knight, from anywhere.
card-tolheffing-help = 3 stones for each toll house.
card-gildefeest-help = 1 stone for each industry building.
card-kunstbloei-help = 2 stones for each city building.
card-stadsbrand-help = Pay 1 stone for each of your citizenry buildings.
card-koninklijk_bezoek-help = Whoever has the fewest points draws an influence card.

# The categories, and their great powers
category-burgerij = Citizenry
category-nijverheid = Industry
category-stadsgebouwen = City Buildings
category-handel = Trade

category-burgerij-help = may stand anywhere
category-nijverheid-help = not in the inner ring
category-stadsgebouwen-help = not on the river
category-handel-help = only on a road

power-burgerij = Great Power of Citizenry
power-nijverheid = Great Power of Industry
power-stadsgebouwen = Great Power of City Buildings
power-handel = Great Power of Trade

# The periods of the strategic variant
period-A = A: early Middle Ages
period-B = B: height of the Middle Ages
period-C = C: Renaissance

# The orders, by their colours; who plays one, where somebody plays two
order-0 = Red
order-1 = Blue
order-2 = Gold
order-3 = Green
order-4 = Purple
order-of = { $who } ({ $order })

## On the page

board-city = The city
board-round = Round { $number }
board-set-up = First areas
board-last-round = Last round
board-nearer = Nearer
board-farther = Farther
board-whole = The whole city
board-send = Do it
board-nothing = nothing

board-target = { $number } points win
board-score-of = { $who }: { $number }
board-value = value { $number }
board-area-costs =
    { $number ->
        [one] costs { $number } stone
       *[other] costs { $number } stones
    }
board-area-bonus = pays { $number } more
board-area-road = road
board-area-river = river
board-area-free = free
board-area-deserted = { $card } ({ $number }), nobody’s
board-area-of = { $who }, nothing built
board-area-built = { $who }: { $card }, { $number }, pays { $pay }
board-isolates = This cuts off { $areas }: { $number } more for you, { $losers }.
board-isolates-loser = { $number } less for { $who }
board-comes-free = { $card } comes with it: { $number } points.
board-would-pay = { $card } in { $area } pays { $number } when { $category } is turned.
board-replaces = { $card } is torn down for it.
board-would-stand = You would stand at { $number }.
board-would-stand-red = You would stand at { $number }, a red space: an influence card if your turn ends there.

board-ask-start = Choose an area to begin with.
board-ask-withdraw = Choose the area that you leave.
board-ask-site = { $card }: choose where it is to stand.
board-ask-target = Choose the area.
board-ask-demolish = Choose the building to tear down.
board-ask-card = { $card }: what is it to be?
board-left = Still: { $areas } { $areas ->
        [one] area
       *[other] areas
    }, { $buildings } { $buildings ->
        [one] building
       *[other] buildings
    }
board-tools = More to do
board-buy-blind = Buy the top card of the pile
board-buy-influence = Buy an influence card
board-demolish = Tear down a building
board-sell = Sell
board-mine = My things
board-hand = My building cards
board-hand-empty = No building cards
board-influence = My influence cards
board-influence-none = No influence cards
board-tab-cards = Cards { $number }
board-tab-influence = Influence { $number }
board-tab-shops = Shops
board-stones-label = stones
board-stones =
    { $number ->
        [one] { $number } stone
       *[other] { $number } stones
    }
board-cards =
    { $number ->
        [one] { $number } building card
       *[other] { $number } building cards
    }
board-influence-cards =
    { $number ->
        [one] { $number } influence card
       *[other] { $number } influence cards
    }
board-areas = { $number } areas; { $knights } knights left

board-pawnshop = Pawnshop
board-pawnshop-help = buys at half
board-market = Free market
board-market-help = with a trade building
board-shop-empty = Nothing lies here.
board-pays = What each would pay
board-turned = { $card } was turned
board-income-of = Now { $who } would get: { $pays }.
board-unseen = Still to come
board-events = Events
board-pile =
    { $number ->
        [one] { $number } card in the pile
       *[other] { $number } cards in the pile
    }
board-pile-layer = { $period } { $number }
board-pile-bottom = { $number } at the bottom
board-powers = Great powers
board-powers-help = { $number } of a colour
board-power-worth = { $number } pt · income +{ $income }
board-power-free = nobody

board-wants-area = { $who } wants to buy
board-plays = { $who } plays { $card }
board-cannot-react = You have nothing against it: this is answered for you.
board-quiet = You let everything happen this turn.
board-be-quiet = Do not ask me again this turn

board-says-order = { $who }: { $score } points, { $stones } stones, { $areas } areas, { $cards } building cards, { $influence } influence cards.
