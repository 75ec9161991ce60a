### De Ontembare Stad in English.
### $who, $other: a seat's name, or an order's as `order-of-seat` puts it. $area: an area. $card: a building or an event.
### $influence: an influence card. $category: a category. $number, $have: integers.

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
influence-pionier-help = Put a knight on any neutral area for free, adjacent or not; an abandoned building there becomes yours.
influence-overval-help = Take an opponent’s area adjacent to one of yours, with its building.
influence-brand-help = Destroy an opponent’s building. The knight stays.
influence-infiltrant-help = Drive an opponent’s knight out of an area. It becomes neutral, and its building is abandoned.
influence-hekserij-help = An opponent’s building of value { $number } or less vanishes from the board, and its card comes into your hand.
influence-gift-help = Every opponent pays you { $number ->
        [one] 1 stone, if they have one.
       *[other] { $number } stones, or all they have.
    }
influence-gouden_handel-help = Sell one building card for { $number ->
        [1] its value
        [2] twice its value
       *[other] { $number } times its value
    }, or take an open card for free from { $mode ->
        [basic] the pawnshop
       *[other] the pawnshop or the free market
    }.
influence-bescherming-help = In another’s turn: an influence card that strikes your area, your building or your stones does nothing to you.
influence-blokkade-help = In another’s turn: an area that is about to be taken by purchase, Pioneer or Raid is not taken.

brings-gain-kind = { $amount ->
        [one] 1 stone for each { $what }
       *[other] { $amount } stones for each { $what }
    }{ $most ->
        [0] { "" }
       *[other] , at most { $most } in all
    }
brings-gain-category = { $amount ->
        [one] 1 stone for each building of the category { $what }
       *[other] { $amount } stones for each building of the category { $what }
    }{ $most ->
        [0] { "" }
       *[other] , at most { $most } in all
    }
brings-gain-area = { $amount ->
        [one] 1 stone for each of your areas
       *[other] { $amount } stones for each of your areas
    }{ $most ->
        [0] { "" }
       *[other] , at most { $most } in all
    }
brings-gain-river = { $amount ->
        [one] 1 stone for each of your buildings on the river
       *[other] { $amount } stones for each of your buildings on the river
    }{ $most ->
        [0] { "" }
       *[other] , at most { $most } in all
    }
brings-gain-order = { $amount ->
        [one] everyone gets 1 stone
       *[other] everyone gets { $amount } stones
    }{ $most ->
        [0] { "" }
       *[other] , at most { $most } in all
    }
brings-pay-kind = { $amount ->
        [one] pay 1 stone for each { $what }
       *[other] pay { $amount } stones for each { $what }
    }{ $most ->
        [0] { "" }
       *[other] , at most { $most } in all
    }
brings-pay-category = { $amount ->
        [one] pay 1 stone for each building of the category { $what }
       *[other] pay { $amount } stones for each building of the category { $what }
    }{ $most ->
        [0] { "" }
       *[other] , at most { $most } in all
    }
brings-pay-area = { $amount ->
        [one] pay 1 stone for each of your areas
       *[other] pay { $amount } stones for each of your areas
    }{ $most ->
        [0] { "" }
       *[other] , at most { $most } in all
    }
brings-pay-river = { $amount ->
        [one] pay 1 stone for each of your buildings on the river
       *[other] pay { $amount } stones for each of your buildings on the river
    }{ $most ->
        [0] { "" }
       *[other] , at most { $most } in all
    }
brings-pay-order = { $amount ->
        [one] everyone pays 1 stone
       *[other] everyone pays { $amount } stones
    }{ $most ->
        [0] { "" }
       *[other] , at most { $most } in all
    }
brings-withdraw-outer = { $areas ->
        [one] whoever has an area in the outer ring withdraws a knight from there
       *[other] whoever has at least { $areas } areas, one of them in the outer ring, withdraws a knight from there
    }
brings-withdraw-any = { $areas ->
        [one] everyone withdraws a knight, from anywhere
       *[other] whoever has at least { $areas } areas withdraws a knight, from anywhere
    }
brings-draw = whoever has the fewest points draws an influence card; in a tie, all of them
told-event = { $card } ({ $brings })
told-no-event = none of the cards in this box


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

# An order of somebody who plays two
order-of-seat = { $who } (order { $number })

## Options and presets

option-mode = Rules
option-mode-help = The strategic variant adds three periods, isolation, great powers, the free market and higher targets; the expansion adds a Black Master to that.
option-mode-why = The strategic variant is for those who know the basic game.
option-mode-basic = basic game
option-mode-strategic = strategic variant

option-start_player = Start player
option-start_player-help = Who begins. The rulebook suggests drawing lots.
option-start_player-why = Change it if you would rather agree on who begins.
option-start_player-lot = drawn by lot
option-start_player-first = the player in the first seat

option-pawn_rounding = Half values at the pawnshop
option-pawn_rounding-help = The rule rounds down; the example in the same rulebook, and the expansion, round up.
option-pawn_rounding-why = Rounded up, the pawnshop is a little kinder to whoever is short of stones.
option-pawn_rounding-up = rounded up
option-pawn_rounding-down = rounded down
option-buy_back = Buying back
option-buy_back-help = Whether a kind of card sold in a turn may be bought back in it. The rulebook sets no limit; ours keeps a card from going to and fro for ever.
option-buy_back-why = Forbid it if trading takes too long for you.
option-buy_back-once = allowed, but then it is not sold again
option-buy_back-never = not allowed

option-demolish_cost = Price of demolishing
option-demolish_cost-help = What it costs to pull down a building of your own. In the expansion it is free.
option-demolish_cost-why = For nothing, it is easier to begin anew on an area.
option-demolish_cost-5 = 5 stones
option-demolish_cost-0 = nothing

option-demolish_card = Cards of demolished buildings
option-demolish_card-help = Whether such a card may come back when the discards are shuffled. In the expansion it leaves the game.
option-demolish_card-why = If they leave the game, what was pulled down never comes back.
option-demolish_card-discard = are discarded
option-demolish_card-removed = leave the game

option-equal_turns = Equal turns
option-equal_turns-help = Whether the last round is finished, so that everyone has had equally many turns. Without it, going first is a great advantage.
option-equal_turns-why = Finish the round if it bothers you that going first is better.
option-equal_turns-no = whoever reaches the target wins without finishing the round
option-equal_turns-yes = the last round is finished
option-card_window = When influence cards are played
option-card_window-help = The rulebook lets you choose the phase. You are asked only if you hold a card that could be played.
option-card_window-why = Fewer moments mean fewer questions, and a quicker game.
option-card_window-every_phase = before the card, before income, and while trading
option-card_window-before_and_trade = before the card and while trading

option-red_card_same_turn = Card from a red space
option-red_card_same_turn-help = Whether an influence card earned on a red space may be played before the turn is over.
option-red_card_same_turn-why = At once is livelier; later, nobody is surprised in the same turn.
option-red_card_same_turn-no = waits for a later turn
option-red_card_same_turn-yes = may be played at once

option-great_power_tie = A great power that several could take
option-great_power_tie-help = Who gets a lost great power when several have equally many buildings of its category.
option-great_power_tie-why = If nobody gets it, being level is enough to keep it from others; if the first does, being early pays.
option-great_power_tie-supply = nobody, until one is ahead
option-great_power_tie-first_to_reach = whoever has had at least that many for longest without interruption

option-two_player_variant = Variant for two players
option-two_player_variant-help = With two players: begin with more, or play two orders each. With more players this changes nothing.
option-two_player_variant-why = With few players the city is large; both variants fill it sooner.
option-two_player_variant-none = none
option-two_player_variant-five_areas = five areas, five cards, ten stones
option-two_player_variant-two_orders = two orders each

preset-basic = Basic game
preset-basic-help = Buy, build and scheme: the first at the target wins.
preset-strategic = Strategic variant
preset-strategic-help = Three periods, areas that can be surrounded, great powers and a free market; half an hour longer.

## What is to be decided

prompt-start = Choose a starting area.
prompt-start-help = Two or three areas for at most 10 dots together, not adjacent to each other. They cost nothing. Look at your cards: trade needs a road, city buildings no river, industry no place in the inner ring (STAD-0.6, STAD-0.7).
prompt-start-five = Choose a starting area.
prompt-start-five-help = Five areas for at most 20 dots together, not adjacent to each other. They cost nothing. Look at your cards: trade needs a road, city buildings no river, industry no place in the inner ring (STAD-0.6, STAD-10.1).

prompt-before = Play influence cards, or turn the card.
prompt-before-help = Your turn begins, and you hold a card that you could play now. Some cards are best played before anything is turned, and the Wizard can be played only now (STAD-1.3, STAD-6.5).
prompt-income = Play influence cards, or collect the income.
prompt-income-help = A building has been turned. Tax and income come next, and you take the card after them; what you take or destroy now no longer pays its owner (STAD-1.3, STAD-1.5).

prompt-wizard = Choose which of the two cards is turned.
prompt-wizard-help = Its colour brings income, to others too, and a building comes into your hand; the other card goes to the bottom of the pile, and only you know it (STAD-6.5).

prompt-withdraw = Withdraw a knight from one of your areas.
prompt-withdraw-help = The area becomes neutral; a building there is abandoned and its points are lost, but you may buy the area back (STAD-2.11).

prompt-discard = Discard one of your three influence cards.
prompt-discard-help = You may hold only two. Everyone sees what you discard (STAD-6.2).

prompt-actions = Trade, buy and build, until you are done.
prompt-actions-help = In any order: buy up to two areas, place up to two buildings, sell and buy cards, buy and play influence cards. Landing exactly on a red space when you are done earns an influence card (STAD-1.1, STAD-7.2).

prompt-site = Choose where the building goes.
prompt-site-help = On one of your areas. The area’s bonus is added whenever the building pays; over a building of your own, you pay for its demolition too (STAD-5.1, STAD-5.9).

prompt-target = Choose the area that the card is played on.
prompt-target-help = Those concerned may still react with Protection or Blockade (STAD-6.13, STAD-6.14).

prompt-golden = Sell one card for twice its value, or take an open one.
prompt-golden-help = What you sell lies openly at the pawnshop; what you take costs nothing (STAD-6.12).

prompt-react-block = Block it, or let it happen.
prompt-react-block-help = Somebody is about to take an area; with Blockade you can prevent it. Only those who can answer are asked (STAD-6.14, STAD-6.15).

prompt-react-raid = Your area is raided: protect it, block the raid, or let it happen.
prompt-react-raid-help = Either card keeps the area yours; after a Blockade it cannot be raided again this turn. Only those who can answer are asked (STAD-6.13, STAD-6.14, STAD-6.15).

prompt-react-protect = Your area is struck: protect it, or let it happen.
prompt-react-protect-help = With Protection the card does nothing to you. Only those who can answer are asked (STAD-6.13, STAD-6.15).

prompt-react-gift = Stones are demanded of you: protect them, or pay.
prompt-react-gift-help = With Protection you pay nothing; the others still do. Only those who can answer are asked (STAD-6.11, STAD-6.13, STAD-6.15).

prompt-after = Play influence cards once more, or end your turn.
prompt-after-help = You have just drawn a card for a red space; buying and building are over for this turn (STAD-7.5).

waiting-start = { $who } is choosing a starting area.
waiting-start-five = { $who } is choosing a starting area.
waiting-before = { $who } is about to turn a card.
waiting-income = { $who } may play influence cards before the income.
waiting-wizard = { $who } is looking at two cards.
waiting-withdraw = { $who } is withdrawing a knight.
waiting-discard = { $who } is discarding an influence card.
waiting-actions = { $who } is trading and building.
waiting-site = { $who } is choosing where to build.
waiting-target = { $who } is playing an influence card.
waiting-golden = { $who } is making a golden trade.
waiting-react-block = { $who } may react.
waiting-react-raid = { $who } may react.
waiting-react-protect = { $who } may react.
waiting-react-gift = { $who } may react.
waiting-after = { $who } may play influence cards once more.

## Actions

action-start =
    { $number ->
        [one] Start at { $area } (1 dot)
       *[other] Start at { $area } ({ $number } dots)
    }
action-area =
    { $number ->
        [one] Buy { $area } for 1 stone
       *[other] Buy { $area } for { $number } stones
    }
action-area-building =
    { $number ->
        [one] Buy { $area } with its building ({ $card }) for 1 stone
       *[other] Buy { $area } with its building ({ $card }) for { $number } stones
    }
action-build =
    { $number ->
        [one] Build: { $card } (1 stone)
       *[other] Build: { $card } ({ $number } stones)
    }
action-site = At { $area }
action-site-building =
    { $number ->
        [0] At { $area }, demolishing there: { $card }
        [one] At { $area }, demolishing there: { $card } (1 stone)
       *[other] At { $area }, demolishing there: { $card } ({ $number } stones)
    }
action-demolish = Demolish at { $area }
action-demolish-building =
    { $number ->
        [0] Demolish at { $area }: { $card }
        [one] Demolish at { $area }: { $card } (1 stone)
       *[other] Demolish at { $area }: { $card } ({ $number } stones)
    }
action-withdraw = Withdraw the knight from { $area }
action-withdraw-building = Withdraw the knight from { $area }, abandoning: { $card }
action-pawn-sell =
    { $number ->
        [0] Pawnshop: sell for nothing: { $card }
        [one] Pawnshop: sell for 1 stone: { $card }
       *[other] Pawnshop: sell for { $number } stones: { $card }
    }
action-market-sell =
    { $number ->
        [one] Free market: sell for 1 stone: { $card }
       *[other] Free market: sell for { $number } stones: { $card }
    }
action-pawn-buy = Pawnshop: buy for { $number } stones: { $card }
action-market-buy =
    { $number ->
        [one] Free market: buy for 1 stone: { $card }
       *[other] Free market: buy for { $number } stones: { $card }
    }
action-blind = Buy an unseen building card for { $number } stones
action-influence = Buy an influence card for { $number } stones
action-play = Play { $influence }
action-target = { $influence } on { $area } ({ $other })
action-target-building = { $influence } on { $area } ({ $other }): { $card }
action-target-neutral = { $influence } on { $area }
action-target-neutral-building = { $influence } on { $area }, with an abandoned building: { $card }
action-golden-sell = Sell for { $number } stones: { $card }
action-golden-pawn = Take from the pawnshop: { $card }
action-golden-market = Take from the free market: { $card }
action-discard = Discard { $influence }
action-wizard = Have turned: { $card }
action-turn = Turn the card
action-protect = Play Protection
action-block = Play Blockade
action-pass-start = Take no more starting areas
action-pass-react = Let it happen
action-done-actions = End the turn
action-done-income = Collect the income
action-done-after = Play no more cards

## What chance may bring

chance-lot = { $who } begins
chance-card = The card is: { $card }
chance-draw = The influence card is: { $influence }

## The result

result-at-once = Others have just as many points or more, but { $who } reached the target first (STAD-9.2).
result-tie = Others have just as many points, but { $who } has more areas or, with equally many, more stones (STAD-9.6).
result-no-areas = Nobody has won: no order has an area left (STAD-9.7).
result-expelled = Somebody without an area has more points, but cannot win; { $who } has the most of the others (STAD-9.7).
result-nobody = Nobody has won: no order has an area left, and the Black Master has { $points } points (VERRAAD-11.10).
result-evil = Evil has won: the Black Master has { $points } points, and whoever served him best wins with him (VERRAAD-11.6).
result-no-servant = The Black Master leads with { $points } points, but nobody with an area serves him, so points decide (VERRAAD-11.9).
result-tokens = Others have just as many points, but { $who } has more white tokens or, with equally many, fewer black ones (VERRAAD-11.5).

## The log

event-begins = { $who } was to begin.
event-equipped = Everyone received { $number } stones and 25 knights.
event-dealt = { $who } was dealt a building card: { $card }.
event-dealt-hidden = { $who } was dealt a building card.
event-pile = The other { $number } cards, buildings and events, became the draw pile.
event-layers = The other { $number } cards became the draw pile: period A on B on C.
event-started =
    { $number ->
        [one] { $who } took { $area } to start with (1 dot).
       *[other] { $who } took { $area } to start with ({ $number } dots).
    }
event-stopped = { $who } took no more starting areas.
event-turn = { $who } began a turn.
event-turned = { $who } turned a card: { $card }.
event-reshuffled =
    { $number ->
        [one] The one discarded card became the new draw pile.
       *[other] The { $number } discarded cards were shuffled into a new draw pile.
    }
event-one-layer =
    { $number ->
        [one] The one discarded card became the new draw pile.
       *[other] The { $number } discarded cards were shuffled into a new draw pile, without periods.
    }
event-taxed =
    { $number ->
        [one] { $who } paid 1 stone of tax.
       *[other] { $who } paid { $number } stones of tax.
    }
event-income =
    { $number ->
        [one] { $who } received 1 stone of income from { $area }.
       *[other] { $who } received { $number } stones of income from { $area }.
    }
event-income-power =
    { $number ->
        [one] A great power brought { $who } 1 stone more: { $category }.
       *[other] A great power brought { $who } { $number } stones more: { $category }.
    }
event-kept = { $who } took the turned card: { $card }.
event-no-effect = { $card } concerned nobody.
event-gained =
    { $number ->
        [one] { $card } brought { $who } 1 stone.
       *[other] { $card } brought { $who } { $number } stones.
    }
event-paid =
    { $number ->
        [one] { $card } cost { $who } 1 stone.
       *[other] { $card } cost { $who } { $number } stones.
    }
event-paid-all =
    { $number ->
        [one] { $card } cost { $who } the last stone.
       *[other] { $card } cost { $who } the last { $number } stones.
    }
event-withdrew = { $who } withdrew a knight from { $area }.
event-sold-pawn =
    { $number ->
        [0] { $who } gave a card to the pawnshop for nothing: { $card }.
        [one] { $who } sold a card to the pawnshop for 1 stone: { $card }.
       *[other] { $who } sold a card to the pawnshop for { $number } stones: { $card }.
    }
event-bought-pawn = { $who } bought a card from the pawnshop for { $number } stones: { $card }.
event-bought-blind = { $who } paid { $number } stones for an unseen card.
event-got-blind = { $who } drew a building card: { $card }.
event-got-blind-hidden = { $who } drew a building card.
event-got-open = { $who } drew a building card that had been seen before: { $card }.
event-wants-area =
    { $number ->
        [one] { $who } wants to buy { $area } for 1 stone.
       *[other] { $who } wants to buy { $area } for { $number } stones.
    }
event-bought-area =
    { $number ->
        [one] { $who } bought { $area } for 1 stone.
       *[other] { $who } bought { $area } for { $number } stones.
    }
event-abandoned = An abandoned building at { $area } came to { $who }: { $card }.
event-chose =
    { $number ->
        [one] { $who } was about to build for 1 stone: { $card }.
       *[other] { $who } was about to build for { $number } stones: { $card }.
    }
event-built = { $who } built at { $area }: { $card }.
event-rebuilt = { $who } built in the place of the old building at { $area }: { $card }.
event-demolished = { $who } demolished a building at { $area }: { $card }.
event-removed = { $who } demolished a building at { $area }, and its card left the game: { $card }.
event-bought-influence = { $who } paid { $number } stones for an influence card.
event-drew = { $who } drew an influence card: { $influence }.
event-drew-hidden = { $who } drew an influence card.
event-discarded = { $who } discarded an influence card: { $influence }.
event-influence-reshuffled =
    { $number ->
        [one] The one discarded influence card became the new pile.
       *[other] The { $number } discarded influence cards were shuffled into a new pile.
    }
event-played = { $who } played { $influence }.
event-played-on = { $who } chose { $area } for { $influence }.
event-looked = { $who } looked at a card of the draw pile: { $card }.
event-looked-hidden = { $who } looked at a card of the draw pile.
event-to-bottom = { $who } put a card at the bottom of the draw pile: { $card }.
event-to-bottom-hidden = { $who } put a card at the bottom of the draw pile.
event-pioneered = A pioneer took { $area } for { $who }.
event-raided = { $who } raided { $area } and took it from { $other }.
event-burnt = A building at { $area } burnt down: { $card }.
event-infiltrated = A knight of { $other } had to leave { $area }.
event-bewitched = { $who } bewitched a building at { $area }, and its card came to hand: { $card }.
event-gave =
    { $number ->
        [one] { $who } gave { $other } 1 stone.
       *[other] { $who } gave { $other } { $number } stones.
    }
event-golden-sold = { $who } sold a card for { $number } stones, twice its value: { $card }.
event-golden-pawn = { $who } took a card from the pawnshop for nothing: { $card }.
event-golden-market = { $who } took a card from the free market for nothing: { $card }.
event-protected = { $who } played { $influence }: nothing happened to them.
event-blocked = { $who } played { $influence }: { $area } was not taken.
event-failed = So the attempt failed.
event-scored =
    { $number ->
        [0] { $who } now had no points.
        [one] { $who } now had 1 point.
       *[other] { $who } now had { $number } points.
    }
event-red = { $who } landed on space { $number }, which is red.
event-earned = That earned { $who } an influence card.
event-no-red = { $who } stood on space { $number }, which is red, but without having gained points.
event-royal = { $who } had the fewest points, and the king took pity.
event-no-influence = There was no influence card left for { $who }.
event-sold-market =
    { $number ->
        [one] { $who } sold a card on the free market for 1 stone: { $card }.
       *[other] { $who } sold a card on the free market for { $number } stones: { $card }.
    }
event-bought-market =
    { $number ->
        [one] { $who } bought a card on the free market for 1 stone: { $card }.
       *[other] { $who } bought a card on the free market for { $number } stones: { $card }.
    }
event-isolated = { $area }, which belonged to { $other }, was surrounded.
event-taken-over = { $who } took { $area } over from { $other }.
event-no-knight = { $who } had no knight left for { $area }.
event-surrounded = { $area } was surrounded too, but only a purchase isolates.
event-power-first =
    { $number ->
        [one] { $who } gained a great power, worth 1 point: { $category }.
       *[other] { $who } gained a great power, worth { $number } points: { $category }.
    }
event-power-taken = { $who } took a great power from { $other }: { $category }.
event-power-lost =
    { $number ->
        [one] { $who } lost a great power, and 1 point with it: { $category }.
       *[other] { $who } lost a great power, and { $number } points with it: { $category }.
    }
event-power-tied = Several had equally many buildings, so nobody got the great power: { $category }.
event-expelled = { $who } had no area left.
event-target = { $who } reached the target of { $number } points; the round is finished.
event-last-area = No area was neutral any more: this round was the last.
event-starved = There was no building left to turn: this round was the last.
event-rounds = Round { $number } was the last.
event-points =
    { $number ->
        [one] { $who } had 1 point.
       *[other] { $who } had { $number } points.
    }
event-victory =
    { $number ->
        [one] { $who } won the game with 1 point.
       *[other] { $who } won the game with { $number } points.
    }

## Why not

why-not-now = That is not what is being decided now.
why-chance = That is decided by lot, not by a player.
why-finish-first = First finish what you have begun.
why-stones =
    { $number ->
        [one] That costs 1 stone, and you have { $have }.
       *[other] That costs { $number } stones, and you have { $have }.
    }
why-yours = { $area } is already yours.
why-taken = { $area } belongs to { $other }.
why-start-adjacent = { $area } is adjacent to one of your starting areas.
why-start-dots = { $area } has { $number } dots, and you have only { $have } left.
why-start-room = After that, too few dots or areas would be left for the rest of your starting areas.
why-start-more = You must take at least { $number } starting areas, and you have only { $have }.
why-not-adjacent = { $area } is not adjacent to any of your areas.
why-areas-limit = You may buy at most { $number } areas a turn, and blocked purchases count.
why-no-knight = You have no knight left beside the board.
why-blocked = { $area } has been blocked for you this turn.
why-not-in-hand = You do not have this card: { $card }.
why-buildings-limit = You may place { $number } buildings a turn, and you already have.
why-no-area = You have no area to build on.
why-all-inner = Industry may not stand in the inner ring, and all your areas are there: { $card }.
why-all-river = City buildings may not stand on the river, and all your areas are there: { $card }.
why-no-road = Trade may stand only on a road, and none of your areas has one: { $card }.
why-not-yours = { $area } is not yours.
why-inner = Industry may not stand in the inner ring, and { $area } is there.
why-river = City buildings may not stand on the river, and { $area } is there.
why-road = Trade may stand only on a road, and { $area } has none.
why-toll = There is already a toll house on that road, at { $area }.
why-no-building = There is no building of yours at { $area }.
why-sold = You have sold this card this turn, so you cannot buy one like it: { $card }.
why-bought-back = You have bought this card back this turn, so you cannot sell one like it again: { $card }.
why-not-at-pawnshop = This card is not at the pawnshop: { $card }.
why-not-on-market = This card is not on the free market: { $card }.
why-no-market = There is a free market only in the strategic variant.
why-no-trade = You may use the free market only with a trade building on the board.
why-no-cards = There is no building left to draw.
why-no-influence = There is no influence card left to draw.
why-not-held = You do not have this influence card: { $influence }.
why-only-before = The Wizard can be played only before cards are turned.
why-only-reaction = This card can be played only in others’ turns: { $influence }.
why-no-target-tovenaar = There are not two cards left in the draw pile to look at.
why-no-target-pionier = There is no neutral area that the Pioneer could settle and that is not blocked for you.
why-no-target-overval = There is no opponent’s area to raid: it must be adjacent to one of yours, and not blocked for you.
why-no-target-brand = No opponent has a building that could burn.
why-no-target-infiltrant = No opponent has a knight that could be driven out.
why-no-target-hekserij = No opponent has a building of value { $number } or less, and Witchcraft works on no other.
why-no-target-gouden_handel = You have no building card to sell, and none lies open to be taken.
why-own-area = { $area } is yours; this card is for others’ areas.
why-neutral = { $area } belongs to nobody.
why-empty = There is no building at { $area }.
why-too-grand = Witchcraft works on buildings of value { $number } or less, and this one is grander: { $card }.
why-not-seen = That is neither of the two cards that you are looking at.
why-not-protected = Only the player who is struck can use Protection; here you can only block.
why-not-blockable = A Blockade stops somebody from taking an area; here you can only protect yourself.
why-withdraw-outer = The Vikings come to the outer ring, and { $area } is not there.
why-no-turn = There is no building left to turn.

## The rules

book-STAD = { game-title }
chapter-STAD-0 = Set-up
chapter-STAD-1 = The turn and income
chapter-STAD-2 = { $mode ->
        [verraad] Payments
       *[other] Events
    }
chapter-STAD-3 = Trade and cards
chapter-STAD-4 = Areas
chapter-STAD-5 = Buildings
chapter-STAD-6 = Influence cards
chapter-STAD-7 = Points and the red spaces
chapter-STAD-8 = The strategic variant
chapter-STAD-9 = The end
chapter-STAD-10 = Variants for two

rule-STAD-0-1 = The player who begins { $start_player ->
        [first] sits in the first seat
       *[other] is drawn by lot
    }. Turns go clockwise.
rule-STAD-0-2 = Everyone has 25 knights and { $two_player_variant ->
        [five_areas] 10
       *[other] 5
    } stones, and begins on space 0, the drawbridge.
rule-STAD-0-3 = Everyone is dealt { $two_player_variant ->
        [five_areas] five
       *[other] three
    } building cards before areas are chosen. Nobody else sees them.
rule-STAD-0-4 = The other building cards and the 15 events are the draw pile, face down; the influence cards are a pile of their own. The pawnshop is open and empty.
rule-STAD-0-5 = Starting areas are chosen one at a time, round after round: the player who plays last begins, then anticlockwise. Each gets a knight and costs nothing.
rule-STAD-0-6 = Your own starting areas may not be adjacent to each other; they may be next to somebody else’s.
rule-STAD-0-7 = Your starting areas show at most { $two_player_variant ->
        [five_areas] 20
       *[other] 10
    } dots together.
rule-STAD-0-8 = { $two_player_variant ->
        [five_areas] You take five starting areas, fewer only when no area is left that you could take.
       *[other] You take two or three starting areas. With two you may stop, and that is final; when no area is left that you could take, you stop automatically.
    }
rule-STAD-1-1 = A turn: cards are turned, which brings events and income. Then you trade, buy and build in any order, until you are done. Then points and red spaces are checked.
rule-STAD-1-2 = Cards are turned until a building comes up. Events on the way are carried out; nothing is played in between.
rule-STAD-1-3 = { $card_window ->
        [before_and_trade] With an influence card that you could play, you are asked before the first card is turned; otherwise it is turned at once.
       *[other] With an influence card that you could play, you are asked before the first card is turned and, when a building has been turned, before tax and income; otherwise the turn goes on at once.
    }
rule-STAD-1-4 = { $mode ->
        [verraad] Tax: when a city building is chosen, everyone with more than 5 stones pays the rest to the bank, before any income.
       *[other] Tax: when a city building is turned, everyone with more than 5 stones pays the rest to the bank, before any income.
    }
rule-STAD-1-5 = { $mode ->
        [verraad] Income: everyone with a building of the chosen card’s category gets stones for one of them: its value plus the bonus of its area. It is always the one that brings most.
       *[other] Income: everyone with a building of the turned category gets stones for one of them: its value plus the bonus of its area. It is always the one that brings most.
    }
rule-STAD-1-6 = You take the turned building card into your hand.
rule-STAD-1-7 = When the draw pile is empty and a card is needed, the discards are shuffled into a new one, if a building is among them.
rule-STAD-2-1 = An event affects everyone, clockwise from the player whose turn it is. Then it is discarded.
rule-STAD-2-2 = A player with too few stones pays all they have; nobody has to sell anything.
rule-STAD-2-3 = Events that count buildings of a kind: { $events-2-3 }.
rule-STAD-2-4 = Events that count buildings of a category: { $events-2-4 }.
rule-STAD-2-5 = Events that count areas: { $events-2-5 }.
rule-STAD-2-6 = Events for everyone alike: { $events-2-6 }.
rule-STAD-2-7 = Events that count buildings on the river: { $events-2-7 }.
rule-STAD-2-8 = Events to be paid for by category: { $events-2-8 }.
rule-STAD-2-9 = Events in the outer ring: { $events-2-9 }.
rule-STAD-2-10 = Events that strike anywhere: { $events-2-10 }.
rule-STAD-2-11 = A knight withdrawn goes back to your supply, and the area is neutral. A building stays there, abandoned; its points are lost.
rule-STAD-2-12 = Events that bring an influence card: { $events-2-12 }.
rule-STAD-3-1 = You may sell building cards to the pawnshop for half their value, rounded { $pawn_rounding ->
        [down] down
       *[other] up
    }. They lie open there.
rule-STAD-3-2 = You may buy any card from the pawnshop for 5 stones.
rule-STAD-3-3 = You may buy a card from the draw pile, unseen, for 5 stones. { $mode ->
        [verraad] There is neither tax nor income.
       *[other] Events met on the way are carried out; there is neither tax nor income.
    }
rule-STAD-3-4 = { $buy_back ->
        [never] A kind of card that you have sold, Golden Trade apart, cannot be bought in the same turn.
       *[other] A kind of card that you have sold, Golden Trade apart, may be bought back in the same turn, but then that kind is not sold again in it.
    }
rule-STAD-3-5 = You may hold any number of building cards. Everyone sees how many there are and when you got each, but which they are only if you got them openly.
rule-STAD-4-1 = You may buy neutral areas: pay the dots and put a knight there.
rule-STAD-4-2 = An area you buy must be adjacent to one of yours, which may be one you have just bought.
rule-STAD-4-3 = You buy at most two areas a turn.
rule-STAD-4-4 = An abandoned building comes with its area at no extra price, and its points with it. It does not count as placed.
rule-STAD-4-5 = Every area you take needs a knight from your supply; without one you cannot take any.
rule-STAD-5-1 = You may place buildings from your hand on your areas, one on each, for their value in stones.
rule-STAD-5-2 = You place at most two buildings a turn.
rule-STAD-5-3 = Citizenry may stand anywhere.
rule-STAD-5-4 = Industry may not stand in the inner ring.
rule-STAD-5-5 = City buildings may not stand on the river.
rule-STAD-5-6 = Trade may stand only on a road.
rule-STAD-5-7 = { $roads ->
        [0] The board has no road, so this rule limits no toll house.
        [one] There is at most one toll house on the road, whoever owns it; abandoned ones count.
       *[other] There is at most one toll house on each of the { $roads } roads, whoever owns it; abandoned ones count.
    }
rule-STAD-5-8 = You may demolish a building of your own { $demolish_cost ->
        [0] for free
       *[other] for 5 stones
    }. Its card { $demolish_card ->
        [removed] leaves the game
       *[other] is discarded
    }; its points are lost. That alone does not count as a placement.
rule-STAD-5-9 = You may place a building over one of your own: that demolishes and builds in one, { $demolish_cost ->
        [0] costs no more than the new one
       *[other] costs both
    }, and counts as one of your two.
rule-STAD-6-1 = You may buy influence cards, unseen, for 5 stones each, and play them at once.
rule-STAD-6-2 = You hold at most two influence cards. With a third, you discard one of the three at once, openly.
rule-STAD-6-3 = Influence cards are played in your own turn: { $card_window ->
        [before_and_trade] before cards are turned, or while you trade and build
       *[other] before cards are turned, before tax and income, or while you trade and build
    }. Protection and Blockade are played only in others’ turns.
rule-STAD-6-4 = A card can be played only if there is something to play it on. Then it is discarded. When the pile is empty, the discarded ones are shuffled into a new one.
rule-STAD-6-5 = Wizard, only before cards are turned: look at the top two cards of the draw pile and choose which is turned; the other goes to the bottom.
rule-STAD-6-6 = Pioneer: put a knight on any neutral area, adjacent or not, for free. It does not count as a purchase; an abandoned building there becomes yours.
rule-STAD-6-7 = Raid: an opponent’s area adjacent to one of yours becomes yours, with its building and points.
rule-STAD-6-8 = Fire: an opponent’s building is destroyed, and its points are lost; the knight stays.
rule-STAD-6-9 = Infiltrator: an opponent’s knight goes back to its supply. The area is neutral, a building there abandoned.
rule-STAD-6-10 = Witchcraft: an opponent’s building of value { $witchcraft } or less vanishes, and its card comes openly into your hand; the knight stays.
rule-STAD-6-11 = Gift: every opponent pays you { $gift ->
        [one] 1 stone, if they have one.
       *[other] { $gift } stones, or all they have.
    }
rule-STAD-6-12 = Golden Trade: sell one building card to the pawnshop for { $golden ->
        [1] its value
        [2] twice its value
       *[other] { $golden } times its value
    }, or take a card for free from { $mode ->
        [basic] the pawnshop
       *[other] the pawnshop or the free market, even without a trade building
    }.
rule-STAD-6-13 = Protection: another’s Raid, Fire, Infiltrator or Witchcraft on your area, or Gift, does nothing to you.
rule-STAD-6-14 = Blockade: an area that another is about to take by purchase, Pioneer or Raid is not taken. Stones come back, but a purchase counts; and that area cannot be taken in these ways for the rest of the turn.
rule-STAD-6-15 = Everyone who could answer is asked for a reaction, clockwise; nobody else is. The first reaction ends it, but a Gift is answered by each separately. Against a Raid only the owner may use Protection, but all may block.
rule-STAD-6-16 = Nobody can react to a reaction.
rule-STAD-7-1 = { $mode ->
        [basic] Your points are the values of the buildings on your areas.
       *[other] Your points are the values of the buildings on your areas and of your great powers.
    }
rule-STAD-7-2 = If at the end of your turn you stand on a red space, and your last movement in it was forward, you draw an influence card.
rule-STAD-7-3 = Falling back onto a red space never earns a card, nor does standing still.
rule-STAD-7-4 = { $reds ->
        [0] No space is red.
        [one] The space { $red } is red.
       *[other] The spaces { $red } are red.
    } The wall has { $track } spaces; beyond them the count goes round again.
rule-STAD-7-5 = { $red_card_same_turn ->
        [yes] Once it is drawn, influence cards may be played one last time in that turn.
       *[other] That card waits for a later turn.
    }
rule-STAD-8-1 = The draw pile has three layers, period A on B on C. Hands are dealt from the buildings of A.
rule-STAD-8-2 = Discards shuffled again are one layer, whatever their periods. A card put at the bottom lies under all layers.
rule-STAD-8-3 = Free market: with a trade building on the board you may sell and buy cards there for their full value.
rule-STAD-8-4 = Pawnshop and free market are two open stocks; the seller chooses where a card goes.
rule-STAD-8-5 = Isolation: a purchase isolates every adjacent area of an opponent that then has no neighbour left that is neutral or its owner’s.
rule-STAD-8-6 = An isolated area goes to the buyer, with its building and points.
rule-STAD-8-7 = Only a purchase isolates, never a card, an event or the choice of starting areas. An area surrounded in such a way is safe until one of its neighbours is neutral again and is bought.
rule-STAD-8-8 = Great power: the first with three buildings of a category on the board gets its great power.
rule-STAD-8-9 = The great power of citizenry is worth { $points-burgerij ->
        [one] 1 point
       *[other] { $points-burgerij } points
    }, of industry { $points-nijverheid }, of city buildings { $points-stadsgebouwen }, of trade { $points-handel }.
rule-STAD-8-10 = A great power raises its holder’s income for a building of the category: by { $income-burgerij } for citizenry, { $income-nijverheid } for industry, { $income-stadsgebouwen } for city buildings, { $income-handel } for trade.
rule-STAD-8-11 = Whoever has more buildings of the category than the holder takes over the great power; with equally many, the holder keeps it.
rule-STAD-8-12 = With fewer than three buildings of the category the great power is lost and goes to whoever has the most, if at least three. In a tie { $great_power_tie ->
        [first_to_reach] it goes to whoever has had at least that many for longest without interruption
       *[other] nobody gets it until one is ahead
    }.
rule-STAD-8-13 = Great powers are judged after every completed effect.
rule-STAD-9-1 = The target is { $mode ->
        [basic] 40 points with two, 30 with three, 25 with four, 20 with five
       *[other] 50 points with two, 35 with three, 30 with four, 25 with five
    }.
rule-STAD-9-2 = { $mode ->
        [basic] Whoever has reached the target when a turn ends has won.
       *[other] Whoever reaches the target wins at once: at any moment, in anybody’s turn.
    } Of several, it is the player whose turn it is, or the next clockwise.
rule-STAD-9-3 = The round in which the target was reached is finished; then the most points win.
rule-STAD-9-4 = { $mode ->
        [verraad] Once no area is neutral any more, that round is the last.
       *[other] Once no area is neutral any more, that round is the last. Whoever reaches the target in it still wins; otherwise the most points win.
    }
rule-STAD-9-5 = { $mode ->
        [verraad] When the row is empty at the beginning of a turn and no card can be drawn, that round is the last too.
       *[other] When no building is left to be turned at the beginning of a turn, that round is the last too.
    }
rule-STAD-9-6 = If points are equal, more areas win, then more stones; after that the victory is shared.
rule-STAD-9-7 = Without areas you go on taking turns and keep your points, but cannot win. If nobody has an area, nobody wins.
rule-STAD-9-8 = So that no game goes on for ever, the hundredth round is the last.
rule-STAD-10-1 = Two players, five areas: you take five starting areas of at most 20 dots together, fewer only if none is left that you could take; you begin with five cards and 10 stones. An area that would leave too little for five cannot be chosen.
rule-STAD-10-2 = Two players, two orders each: they take turns by the rules for four, each with its own hand, stones and points.
rule-STAD-10-3 = All orders are each other’s opponents, even those of one player.
rule-STAD-10-4 = Whoever plays the winning order wins.

rules-version-1 = First version.
rules-version-2 = What decides a victory is said in so many words; Het Verraad: orders that are equal in everything share a victory of evil, and if every order has been driven out, nobody wins.
rules-version-3 = What was sold can be bought back in the same turn; with five starting areas, one that leaves too little for the rest cannot be chosen; reaching the target wins at once (strategic); a red space gives a card if the last movement was forward; influence cards may be played before tax and income, and only those who could play or answer are asked; without an area you keep your points, but nobody wins without one. By an option, a tied great power goes to whoever has had at least that many longest. Het Verraad: an exchanged token is shuffled in; by options, a card for a red space is drawn before the Black Master’s phase and kept until the next turn, a Raid for him may be beside your own areas, and Fire and Witchcraft may strike any watchtower.

## Labels

label-round = Round
label-last-round = Last round
label-target = Target
label-pile = Draw pile
label-turned = Turned
label-purchase = Purchase
label-wall = Wall
label-pawnshop = Pawnshop
label-market = Free market
label-powers = Great powers
label-discard = Discarded
label-gate = city gate, with a road
label-road = road
label-river = river
label-abandoned = an abandoned building
label-red = red space
label-stones = stones
label-areas = areas
label-knights = knights beside the board
label-cards = building cards in hand
label-influence = influence cards

## On the page

board-city = The city
board-round = Round { $number }
board-set-up = First areas
board-last-round = Last round
board-nearer = Zoom in
board-farther = Zoom out
board-whole = The whole city
board-send = Do it
board-send-build = Build { $card } at { $area }
board-nothing = nothing

board-target = { $number } points win
board-score-of = { $who }: { $number }
board-value = value { $number }
board-area-costs =
    { $number ->
        [one] costs { $number } stone
       *[other] costs { $number } stones
    }
board-area-dots =
    { $number ->
        [one] { $number } dot
       *[other] { $number } dots
    }
board-area-bonus = pays { $number } more
board-area-road = road
board-area-river = river
board-area-neutral = neutral
board-area-deserted = { $card } ({ $number }), nobody’s
board-area-of = { $who }, nothing built
board-area-built = { $who }: { $card }, { $number }, pays { $pay }
board-area-held = { $who }: { $card }, { $number }
board-isolates = This cuts off { $areas }.
board-isolates-points = This cuts off { $areas }: { $changes }.
board-more-for = { $number } more for { $who }
board-more-for-you = { $number } more for you
board-less-for = { $number } less for { $who }
board-less-for-you = { $number } less for you
board-comes-free =
    { $card } comes with it: { $number ->
        [one] 1 point
       *[other] { $number } points
    }.
board-would-pay = { $card } in { $area } pays { $number } when { $category } is turned.
board-replaces = { $card } is torn down for it.
board-would-stand = You would be at { $number }.
board-would-stand-red = You would be at { $number }, a red space: an influence card if your turn ends there.

board-ask-withdraw = Choose the area to leave.
board-ask-site = { $card }: choose where to build it.
board-ask-target = { $card }: choose the area.
board-ask-demolish = Choose the building to tear down.
board-ask-card = { $card }: what would you like to do with it?
board-left = Still: { $areas } { $areas ->
        [one] area
       *[other] areas
    }, { $buildings } { $buildings ->
        [one] building
       *[other] buildings
    }
board-tools = Other actions
board-buy-blind = Buy the top card of the pile
board-buy-influence = Buy an influence card
board-demolish = Tear down a building
board-sell = Sell
board-mine = What I have
board-hand = My building cards
board-hand-empty = No building cards
board-influence = My influence cards
board-influence-none = No influence cards
board-tab-cards = Cards { $number }
board-tab-influence = Influence { $number }
board-tab-shops = Shops
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
board-areas =
    { $number ->
        [one] 1 area
       *[other] { $number } areas
    }; { $knights ->
        [one] 1 knight left
       *[other] { $knights } knights left
    }

board-pawnshop = Pawnshop
board-pawnshop-help = buys at half, sells for { $number }
board-market = Free market
board-market-help = with a trade building
board-shop-empty = Empty.
board-pays = Income by category
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
board-pile-known = At the bottom you know: { $cards }
board-driven-out = driven out
board-powers = Great powers
board-powers-help = { $number } of a colour
board-power-worth = { $number } pt · income +{ $income }
board-power-free = nobody

board-wants-area = { $who } wants to buy
board-plays = { $who } plays { $card }
board-struck-pionier = { $who } takes the neutral area for free, with whatever stands there.
board-struck-overval = { $who } takes over the area, with whatever stands there.
board-struck-brand = Your building is destroyed. Your knight stays.
board-struck-infiltrant = Your knight is driven out. The area becomes neutral, and its building is abandoned.
board-struck-hekserij = Your building vanishes from the board, and { $who } takes its card.
board-struck-gift = You pay { $who } 2 stones, or what you have.
board-because-of = { $card }: { $text }
board-let-pass = Let everything pass until my turn
board-passing = Everything passes until your turn.
board-ask-again = Ask me again

board-says-order =
    { $who }: { $score ->
        [one] 1 point
       *[other] { $score } points
    }, { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    }, { $areas ->
        [one] 1 area
       *[other] { $areas } areas
    }, { $cards ->
        [one] 1 building card
       *[other] { $cards } building cards
    }, { $influence ->
        [one] 1 influence card
       *[other] { $influence } influence cards
    }.

## Lessons

lesson-seat-mark = Mark
lesson-seat-marieke = Marieke
lesson-seat-peter = Peter
lesson-seat-red = Red
lesson-seat-blue = Blue
lesson-seat-orange = Orange

lesson-example = The rulebook’s example
lesson-start = Starting areas
lesson-income = Tax and income
lesson-tax = Tax, from nothing to twelve
lesson-pawnshop = The pawnshop
lesson-rounding = The pawnshop, rounded down
lesson-rebuild = Rebuilding
lesson-red = Red spaces
lesson-abandoned = An abandoned building
lesson-protection = Protection
lesson-isolation = Isolation
lesson-power = Great powers and the free market
lesson-nobody = A great power that nobody holds
lesson-market = A town hall on the free market
lesson-last-area = The last area

lesson-example-begin = You are Mark, and the lot lets you begin. Everyone has 5 stones, 25 knights and three building cards that nobody else sees; yours are a toll house, a chapel and a smithy. Starting areas are chosen in reverse order, so Peter is first.
lesson-example-road = Peter takes Vineyard, Marieke Ox Field. You want to build your toll house, and trade needs a road: take Wool Street (m3). It costs 5 of your 10 dots, but no stones, and adds 2 to every income there.
lesson-example-areas = Twice more, one area each. Take Deer Park (o14) and Clay Pit (o9): 5 + 3 + 2 = 10 dots, and none of the three touches another.
lesson-example-if-two = You might have stopped with two areas, or used fewer dots.
lesson-example-first = Your turn. You turn a burgher’s house; nobody has a building yet, so there is no income, and the card is yours. Build the toll house at Wool Street for 3 stones and the chapel at Clay Pit for 2.
lesson-example-no-red = That makes 5 points, and two buildings are all you may place in a turn. Space 5 is not red, so there is no influence card. End your turn.
lesson-example-marieke = Marieke turns a stable and builds it, and a grain mill; for 1 stone she buys the area next door. With 2 points she lands on a red space and draws an influence card, which she may not play now.
lesson-example-if-one = With the stable alone she would have stood on 1, and got nothing.
lesson-example-harvest = Peter turns an event first: Good Harvest brings Marieke 3 stones for her grain mill. Cards are turned on until a building comes, a warehouse. That is trade, and pays you 3 for the toll house and 2 for its area.
lesson-example-peter = Peter sells his fortress tower to the pawnshop for half its value, rounded up: 1 stone. Now he has 6, enough for an opera house and service quarters. He leads with 6 points, but 6 is not red.
lesson-example-tax = You turn a hospital, a city building: that means tax. Nobody may keep more than 5 stones; you and Marieke have exactly 5. Then comes income: 2 for your chapel, 4 + 1 for Peter’s opera house.
lesson-example-if-trade = A trade building would have brought you another 5 for the toll house, and no tax.
lesson-example-end = Now carry on by yourself: 7 stones, cards to build and a city around you. With three players, 30 points win.

lesson-start-begin = You are Red, and begin; so Blue chooses an area first, and takes Salt Street for 6 dots.
lesson-start-dear = Take High Street (i1), the most expensive there is: 8 dots, a road in the inner ring, and 3 more at every income. That leaves 2 dots: only cheap areas, and none adjacent to High Street.
lesson-start-if-middle = With Wool Street for 5, Deer Park for 3 and Clay Pit for 2 you would have got three areas for your 10 dots – but not Clover Field or Pilgrim Street, which are next to Wool Street.
lesson-start-cheap = Take Clay Pit (o9) for the last 2 dots. Blue takes a third area; you have no dots left, and so are done.
lesson-start-end = One expensive area or three cheap ones: expensive ones pay more, but you grow only from where you are. And your stones are all still there.

lesson-income-begin = You are Red. This is the variant for two with five areas: five cards and 10 stones each. You have a monastery and a chapel.
lesson-income-build = Build the monastery, worth 3, at Clover Field (o4), which has no bonus, and the chapel, worth 2, at Saddlers’ Row (m12), which adds 2. Then end your turn.
lesson-income-tax = Blue turns a city building. First comes tax: Blue has 10 stones and keeps 5, you have 5 and pay nothing. Then comes income, for one building only, the one that brings most: your chapel with 2 + 2, not the monastery with 3.
lesson-income-if-trade = Had a warehouse been turned, there would have been no tax, and income for nobody.
lesson-income-again = In your turn another city building comes up. You have 9 stones: 4 of them go to the bank, and then your chapel pays 4 again.
lesson-income-end = Stones saved are stones at risk: more than 5 are safe only until the next city building. What income brings, tax does not touch.

lesson-tax-begin = You are Red, in the variant for two with five areas. You and Blue have 10 stones each.
lesson-tax-spend = Spend everything: buy two cards unseen, for 5 stones each, and end your turn. You have 0 stones.
lesson-tax-save = Blue saves, sells a toll house to the pawnshop for 2 stones, and has 12.
lesson-tax-twelve = You turn a hospice, a city building, and tax comes. Whoever has more than 5 stones keeps 5: of Blue’s 12, 7 go to the bank. You have nothing, so you pay nothing.
lesson-tax-six = Blue sells a smithy for 1 stone, and has 6. You turn another city building: 1 stone too many is taxed as well, and Blue has 5 again.
lesson-tax-end = Up to 5 stones are always safe; anything above that is only on loan until the next city building.

lesson-pawnshop-begin = You are Red, in the variant for two with five areas. Your five cards are worth 1, 2, 3, 4 and 5.
lesson-pawnshop-sell = The pawnshop pays half the value, rounded up. Sell all five, one by one: 1, 1, 2, 2 and 3 stones.
lesson-pawnshop-blind = For 5 stones you may buy the next building of the draw pile, unseen. A famine comes first and costs everyone 2 stones; then you get a cathedral, and only you know it. There is no tax when a card is bought.
lesson-pawnshop-other = End your turn. What lies at the pawnshop is for everyone: Blue buys your opera house for 5, since every card there costs 5. You could not have bought it back in the same turn.
lesson-pawnshop-end = So sell what you cannot build, and think about who may want it.

lesson-rounding-begin = You are Red, and this time, by an option, the pawnshop rounds down. Your five cards are worth 1, 2, 3, 4 and 5.
lesson-rounding-sell = Sell all five: you get 0, 1, 1, 2 and 2 stones. Rounded up it would have been 1, 1, 2, 2 and 3.
lesson-rounding-end = With this option a card of value 1 brings nothing. The rulebook says both; we round up unless you choose otherwise.

lesson-rebuild-begin = You are Red, in the variant for two with five areas. You have a burgher’s house, worth 2, and a patrician house, worth 4.
lesson-rebuild-first = Build the burgher’s house at Saddlers’ Row (m12), your best area, and a well at Clay Pit (o9). End your turn.
lesson-rebuild-income = Blue turns a bathhouse, which is citizenry, and your burgher’s house pays 2 + 2.
lesson-rebuild-over = The patrician house would pay more at Saddlers’ Row. Build it over the burgher’s house: 5 stones for the demolition and 4 for the building. Your points rise by 2, and it counts as one of your two buildings.
lesson-rebuild-if-empty = On an area without a building it would have cost 4, and brought 4 points.
lesson-rebuild-end = The old card is discarded. Rebuilding is expensive; it is for those who have no room left.

lesson-red-begin = You are Red, in the variant for two with five areas. Among your cards are a stable and a well, worth 1 each, and a basilica, worth 5.
lesson-red-buy = Build the stable at Saddlers’ Row (m12) and the well at Clay Pit (o9). An influence card may also be bought, for 5 stones: do so. You draw a gift, and could play it at once.
lesson-red-two = End your turn. You have 2 points, and 2 is red: that earns another influence card, a blockade.
lesson-red-asked = Blue wants to buy Birch Nook. You hold a Blockade, so you are asked whether you react; those who cannot answer are not asked. A blockade is too good for this: let it happen.
lesson-red-if-block = With the blockade Blue would have got the stone back, but not the area, and the attempt would have counted as one of the two purchases.
lesson-red-seven = Because you hold a Gift that you could play, you are asked before the card is turned and once more before the income; go on both times. Then build the basilica at Clover Field (o4) for 5 stones: 7 points.
lesson-red-third = End your turn. 7 is red too, and you draw a fire. That makes three influence cards, and you may hold only two: discard the gift.
lesson-red-lose = Blue does little. Turn your card: a hospital, and the basilica pays 5. Now suppose you demolish it for 5 stones and end your turn. You go back to 2, which is red – and get no card, because falling back never earns one.
lesson-red-end = So count before you build: one point more or less decides whether you land on red.

lesson-abandoned-begin = You are Red, in the variant for two with five areas, and this time Blue begins. You sit at Drovers’ Way (o19), next to Blue’s Saddlers’ Row (m12).
lesson-abandoned-bourse = Blue builds the Bourse there: 5 points at once.
lesson-abandoned-buy = Your turn. Buy an influence card for 5 stones; it is an infiltrator.
lesson-abandoned-play = Play the infiltrator on Saddlers’ Row. The knight has to leave; the Bourse stays, but belongs to nobody, and its points are lost.
lesson-abandoned-take = The area is neutral now and adjacent to yours: buy it for its 5 dots. The Bourse comes with it for free, and with it 5 points. It counts as a purchase, not as a building placed.
lesson-abandoned-end = Five points within one turn, and Blue has none left. Guard what is valuable, or keep a Protection.

lesson-protection-begin = You are Red, in the variant for two with five areas. Blue sits at West Gate (o18), next to your Saddlers’ Row (m12).
lesson-protection-buy = Build a monastery at Saddlers’ Row, and buy an influence card: Protection. It can be played only in others’ turns. End your turn.
lesson-protection-raid = Blue buys an influence card too, and plays it: a raid on Saddlers’ Row. You are asked before anything happens.
lesson-protection-play = Play Protection. The raid does nothing, and both cards are discarded.
lesson-protection-if-pass = Had you let it happen, area and monastery would now be Blue’s, and 3 points with them.
lesson-protection-end = A Blockade would have done as well: it stops anybody from taking an area, even somebody else’s. Protection helps you alone, but also against Fire, Infiltrator, Witchcraft and Gift.

lesson-isolation-begin = The strategic variant. You are Red, and Blue begins. Blue has a knight at Clover Field (o4); around it lie your Wool Street (m3), Orange’s Pilgrim Street (m2), and two neutral areas, Cart Street (o3) and Birch Nook (o5).
lesson-isolation-stable = Blue builds a stable at Clover Field, worth 1 point.
lesson-isolation-orange = Orange buys Cart Street. Now only one neighbour of Clover Field is neutral: Birch Nook.
lesson-isolation-if-orange = Orange, who is at Hop Garden (o6), might have bought Birch Nook too; then the isolated area would have gone to Orange.
lesson-isolation-close = Your turn. Buy Birch Nook for 1 stone. Now Clover Field has no neighbour that is neutral or Blue’s: it is isolated, and goes over to you, with the stable and its point.
lesson-isolation-end = Only a purchase isolates, never an influence card or an event; and two areas of your own side by side cannot be isolated.

lesson-power-begin = The strategic variant, for two with five areas. You are Red. The cards of period A lie on top, and the hands came from them: yours are four citizenry buildings and a toll house.
lesson-power-two = Build a stable at Vineyard (o21) and the burgher’s house at Clay Pit (o9), and end your turn. Blue builds two citizenry buildings too. Nobody has three yet, so nobody has the great power.
lesson-power-three = Build the well at Deer Park (o14): your third citizenry building. You gain the great power of citizenry, worth 1 point more.
lesson-power-market = Build the toll house at Saddlers’ Row (m12). With a trade building you may use the free market, which pays the full value: sell the smithy and the pigsty there, for 2 and 1, and end your turn.
lesson-power-if-pawn = Without a trade building there is only the pawnshop: 1 stone for each.
lesson-power-equal = Blue turns citizenry: the great power raises your income from 2 to 4. Then Blue builds a third citizenry building. With equally many, the holder keeps the great power: you.
lesson-power-lost = But Blue builds a fourth, and has more than you: the great power changes hands, and its point with it. Blue lands on 7 and draws an influence card.
lesson-power-tie = Your turn. Build your second stable at Clover Field (o4): four each, and now Blue keeps the great power.
lesson-power-fire = Buy an influence card for 5 stones: a fire. Play it on Blue’s burgher’s house at Hop Garden (o6). Blue has no Protection, and it burns: three against four, and the great power is yours again.
lesson-power-end = Great powers are worth 1 to 4 points, and income besides. With fewer than three buildings of the category nobody keeps one.

lesson-nobody-begin = The strategic variant, and by an option demolition costs nothing. You are Red and have three citizenry buildings, Blue has two: the great power of citizenry is yours, and its point.
lesson-nobody-tear = Blue builds nothing. Tear down your horse stable at Vineyard (o21): two each, and with fewer than three nobody keeps a great power. Its point is lost too.
lesson-nobody-if-three = Had Blue built a third one first, the great power would have gone to Blue, and the point with it.
lesson-nobody-end = The great power now waits for the next player with three, and more than the others.

lesson-market-begin = The strategic variant. You are Red. You and Blue each build a toll house, which is trade: the free market is open to you both.
lesson-market-later = Many turns go by, in which you both only turn cards and save, until the periods A and B are used up. Then you turn the town hall, of period C. It is a city building: after the tax you have 5 stones, and the card is yours.
lesson-market-sell = Sell the town hall on the free market: it pays the full value, 5 stones.
lesson-market-if-pawn = The pawnshop would have paid 3.
lesson-market-buy = End your turn. What you sold lies open on the free market, and Blue, who has a trade building too, buys it for its value: 5.
lesson-market-end = The free market takes no profit: it buys and sells at the value. But what you sell there, others can build.

lesson-last-area-begin = You are Blue, in the basic game with three. Everybody begins with some areas and three cards.
lesson-last-area-later = A game in fast motion: each of you builds two or three houses, and then buys area after area. Red and you have 8 points each, Orange has 4; nobody is near 30.
lesson-last-area-take = Red buys High Street (i1), and that was the last neutral area. So this round is the last.
lesson-last-area-round = You and Orange have your turns. Then it is over, and nobody has reached the target: the most points win. Red and you have 8 each. You have 17 areas and Red has 16: you win.
lesson-last-area-end = Points first, then areas, then stones. That Orange has the most stones does not help: with 4 points Orange is third.

## What the match comes to

source-buildings = Buildings
source-powers = Great powers
portion-power = Great power: { $category }
remark-areas =
    { $areas ->
        [one] 1 area
       *[other] { $areas } areas
    }, { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    }
remark-driven-out = driven out

award-shield = The shield
award-shield-text = parried { $number } times with an influence card
award-master-builder = The master builder
award-master-builder-text = put up { $number } buildings
award-treasurer = The treasurer
award-treasurer-text = took in { $number } stones of income
award-patron = The schemer
award-patron-text = played { $number } influence cards
award-landlord = The settler
award-landlord-text = bought { $number } areas
award-trader = The trader
award-trader-text = traded { $number } times at pawnshop and market
