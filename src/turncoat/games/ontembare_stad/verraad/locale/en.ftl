### Het Verraad in English: what the expansion adds to De Ontembare Stad.
### $who, $other: a seat's name, or an order's as `order-of-seat` puts it; $other may be the Black Master in `action-target` and `action-target-building`, and otherwise he has sentences of his own. $area: an area. $card: a building card. $influence: an influence card. $category: a category, or what else a great power is of. $number, $space: an integer.

## The game

game-title-verraad = Het Verraad
game-blurb-verraad = A Black Master waits at the gates. Hold him off, or serve him in secret and win with him.
game-goal-verraad = The city of De Ontembare Stad, but somebody else is after it: the Black Master, who owns nothing and whom you make strong. Choose one of three open cards for income, build, raise watchtowers, and buy power: white tokens defend you, black ones let you lead the Black Master through your rivals’ streets. When somebody reaches the target – 50 points with two players, 35 with three, 30 with four, 25 with five – the round is finished. Most points win; but if the Black Master has more than anyone, whoever holds the most black tokens was the Black Master all along, and wins.

## Names

black-master = the Black Master
archers = archers
token-white = white power token
token-black = black power token

# What the three new great powers are of
category-wachttoren = Watchtowers
category-goed = Good Power
category-duister = Dark Power

category-wachttoren-help = three watchtowers or more: 4 points
category-goed-help = three white tokens or more: 5 points
category-duister-help = three black tokens or more: 3 points

power-wachttoren = Great Power of Watchtowers
power-goed = Great Power of Good
power-duister = Great Power of Darkness

# Influence cards that do something else here
influence-tovenaar-help-verraad = When the row is filled up after your choice: look at the top two cards of the draw pile and lay one of them open; the other goes to the bottom.

# Influence cards in the Black Master’s phase
influence-pionier-help-master = A black knight goes to any neutral area; an abandoned building there is the Black Master’s.
influence-overval-help-master = An area of another player { $beside ->
        [active] that is adjacent to one of yours goes to the Black Master
       *[other] that is adjacent to a black one, or where the Black Master stands, or next to that, goes to him
    } with its building.
influence-brand-help-master = Destroy another player’s building. The knight stays.
influence-infiltrant-help-master = Drive another player’s knight out of an area. It becomes neutral, and its building is abandoned.
influence-hekserij-help-master = Another player’s building of value { $number } or less vanishes from the board, and its card is discarded.

## Options and presets

option-mode-verraad = Het Verraad, the expansion

option-gate_step = From gate to gate
option-gate_step-help = How many steps it takes the Black Master to go from one city gate to another. The rulebook does not say.
option-gate_step-why = With two steps he gets around the city more slowly.
option-gate_step-1 = one step
option-gate_step-2 = two steps
option-raid_beside = Raid for the Black Master
option-raid_beside-help = Which areas a Raid can strike in the Black Master’s phase. The rulebook says that the card works in exactly the same way.
option-raid_beside-why = Change it if a Raid should depend on your own areas and not on his.
option-raid_beside-master = next to his areas, and where he stands
option-raid_beside-active = next to areas of whoever plays it
option-tower_shields = What Fire and Witchcraft need under a watchtower
option-tower_shields-help = Where a watchtower takes the blow, the rulebook does not say whether there has to be a building they could strike.
option-tower_shields-why = If the tower is enough, even an area without buildings can lose one.
option-tower_shields-building = a building they could strike
option-tower_shields-any = nothing but the tower

option-attack_own_area = Attacks on yourself
option-attack_own_area-help = Whether players may have the Black Master attack an area of their own. The rulebook can be read either way.
option-attack_own_area-why = Allowed, whoever serves him can sacrifice an area of their own.
option-attack_own_area-no = not allowed
option-attack_own_area-yes = allowed

option-swap_any_token = Exchanging power tokens
option-swap_any_token-help = Which tokens may be exchanged for a new black one. The rulebook says “a power token”, among sentences about black ones.
option-swap_any_token-why = If white ones may go too, it is easier to change sides.
option-swap_any_token-no = only black ones
option-swap_any_token-yes = white ones too

option-swap_moves_marker = Exchanges and the Black Master
option-swap_moves_marker-help = Whether a black token gained by exchange brings the Black Master a point, as a bought one does.
option-swap_moves_marker-why = With points he rises faster, and an exchange does not go unnoticed.
option-swap_moves_marker-no = bring him nothing
option-swap_moves_marker-yes = bring him 1 point each

option-master_triggers_end = The Black Master at the target
option-master_triggers_end-help = Whether the last round also begins when the Black Master reaches the target. If not, a game in which he leads can last long.
option-master_triggers_end-why = If it changes nothing, there is more time to bring him down.
option-master_triggers_end-yes = makes the round the last
option-master_triggers_end-no = changes nothing

option-master_wins_ties = The Black Master level with the best
option-master_wins_ties-help = Who wins when the Black Master has exactly as many points as the best player. The rulebook wants him highest.
option-master_wins_ties-why = Change it if evil should be harder to beat.
option-master_wins_ties-no = good wins
option-master_wins_ties-yes = evil wins

option-protection_stops_attack = Protection against attacks
option-protection_stops_attack-help = Whether Protection, which stops influence cards, also stops an attack by the Black Master. The printed card is not known.
option-protection_stops_attack-why = If it helps, the card is worth keeping for him.
option-protection_stops_attack-no = does not help
option-protection_stops_attack-yes = stops the attack

option-blockade_stops_conquest = Blockade against conquests
option-blockade_stops_conquest-help = Whether Blockade, which stops areas from being taken, also stops a conquest by the Black Master. The printed card is not known.
option-blockade_stops_conquest-why = If it helps, an area can be held against him.
option-blockade_stops_conquest-no = does not help
option-blockade_stops_conquest-yes = stops the conquest

preset-verraad = Het Verraad
preset-verraad-help = The expansion: an open row of cards, watchtowers, power tokens, and a Black Master whom anyone may serve. For those who know the strategic variant.

## What is to be decided

prompt-start-tower = Put your first watchtower on one of your areas.
prompt-start-tower-help = The Black Master cannot attack it there, and its archers help to defend your areas next to it. At a gate it also blocks his way into the city (VERRAAD-0.4, VERRAAD-7.5, VERRAAD-8.4).

prompt-choose = Choose one of the open cards.
prompt-choose-help = It comes into your hand with the stones on it, and its colour brings income – to the others too. A city building first brings tax: everyone pays what they have above 5 stones. The other cards get a stone each (VERRAAD-1.2, VERRAAD-1.3, VERRAAD-1.4).

prompt-refill = Play the Wizard, or let the row be filled up.
prompt-refill-help = With the Wizard you see two cards and choose which lies open for the next player. Only those who hold one are asked (VERRAAD-5.2).

prompt-wizard-row = Choose which of the two cards is laid open.
prompt-wizard-row-help = The next player may choose it; the other card goes to the bottom of the pile, and only you know it (VERRAAD-5.2).

prompt-actions-verraad = Trade, buy, build and arm yourself, until you are done.
prompt-actions-verraad-help = In any order: up to two areas, two buildings, one watchtower and two power tokens; sell and buy cards, buy and play influence cards. White tokens defend you, black ones let you move the Black Master – and bring him a point each (VERRAAD-1.1, VERRAAD-3.1, VERRAAD-4.1, VERRAAD-4.5).

prompt-site-verraad = Choose where the building goes.
prompt-site-verraad-help = On one of your areas, but not where the Black Master stands. The area’s bonus is added whenever the building pays; a building of your own that is in the way leaves the game (VERRAAD-2.2, VERRAAD-2.3).

prompt-master = Lead the Black Master: by the die, by your tokens, or let him stay.
prompt-master-help = The die may carry him further than your black tokens, or less far. He may always go fewer steps. Influence cards you play now serve him alone (VERRAAD-7.2, VERRAAD-5.4).

prompt-steps = Choose where the Black Master goes.
prompt-steps-help = A step leads to an adjacent area, or from gate to gate. Others’ watchtowers stop him; he may pass yours and his own, but may not end on any (VERRAAD-7.3, VERRAAD-7.5, VERRAAD-7.6).

prompt-attack = Have the Black Master attack, or spare the area.
prompt-attack-help = Black die and your black tokens against white die, the owner’s white tokens and the archers of adjacent watchtowers. If he wins, the area and its building are his; if it is equal, the knight is gone (VERRAAD-8.3, VERRAAD-8.4, VERRAAD-8.5, VERRAAD-8.7).

prompt-master-after = Play influence cards for the Black Master, or end your turn.
prompt-master-after-help = The Black Master has done his work and stays where he is. Cards you play now serve him alone (VERRAAD-5.1, VERRAAD-8.8).

prompt-react-attack = The Black Master attacks your area: protect it, or let the dice decide.
prompt-react-attack-help = With Protection there is no attack. Only those who can answer are asked (VERRAAD-8.9).

prompt-react-conquest = The Black Master is about to conquer an area: block it, or let it happen.
prompt-react-conquest-help = With Blockade its owner keeps it. Only those who can answer are asked (VERRAAD-8.10).

waiting-start-tower = { $who } is placing a watchtower.
waiting-choose = { $who } is choosing a card from the row.
waiting-refill = { $who } is about to fill up the row.
waiting-wizard-row = { $who } is looking at two cards.
waiting-actions-verraad = { $who } is trading and building.
waiting-site-verraad = { $who } is choosing where to build.
waiting-master = { $who } is leading the Black Master.
waiting-steps = { $who } is moving the Black Master.
waiting-attack = { $who } is deciding about an attack.
waiting-master-after = { $who } may play influence cards for the Black Master.
waiting-react-attack = { $who } may react.
waiting-react-conquest = { $who } may react.

## Actions

action-start-tower = Watchtower at { $area }
action-choose = Choose: { $card }
action-choose-none = Choose card { $space } of the row
action-choose-stones =
    { $number ->
        [one] Choose, with 1 stone on it: { $card }
       *[other] Choose, with { $number } stones on it: { $card }
    }
action-turn-refill = Let the top card be laid open
action-wizard-row = Lay open: { $card }
action-tower = Watchtower at { $area } ({ $number } stones)
action-white = Buy a white power token for { $number } stones
action-black = Buy a black power token for { $number } stones
action-white-none = Buy a white power token
action-black-none = Buy a black power token
action-swap = Exchange the black token on space { $space } of your castle (value { $number })
action-swap-none = Exchange the black token on space { $space } of your castle
action-swap-white = Exchange a white token for a black one
action-roll = Roll the black die
action-steps =
    { $number ->
        [one] Go by your tokens: 1 step
       *[other] Go by your tokens: up to { $number } steps
    }
action-stay = Let the Black Master stay
action-master = Black Master to { $area }
action-master-owned = Black Master to { $area } ({ $other })
action-master-black = Black Master to { $area } (his own)
action-attack = Attack { $area } ({ $other })
action-attack-nobody = Have the Black Master attack
action-spare = Do not attack
action-done-actions-verraad = End your actions
action-done-master = End the Black Master’s phase

## What chance may bring

chance-token = The black token has value { $number }
chance-die-steps = The die for the steps shows { $number }
chance-die-attack = The black die shows { $number }
chance-die-defence = The white die shows { $number }

## Why not

why-phase = The phases of a turn follow in a fixed order; it is too late or too early for that.
why-choose-first = First choose a card from the row.
why-no-card-there = There is no card in that place in the row.
why-row = The row is only for the choice at the beginning of a turn.
why-no-demolition = A building is demolished only by placing another over it.
why-taken-master = { $area } belongs to the Black Master.
why-master-there = The Black Master stands at { $area }; nothing may be built there.
why-towers-limit =
    { $number ->
        [one] You may place 1 watchtower a turn, and have done so.
       *[other] You may place { $number } watchtowers a turn, and have done so.
    }
why-towers-gone = All { $number } watchtowers stand on the board.
why-tower-there = There is already a watchtower at { $area }.
why-tokens-limit = You may buy { $number } power tokens a turn, and you already have.
why-castle-full = That side of your castle has { $number } spaces, and all are taken.
why-swap-space = There is no black token on space { $number } of your castle.
why-swap-none = There is no black token left to draw.
why-swap-white = Only black tokens can be exchanged.
why-swap-no-white = You have no white token to exchange.
why-card-not-now = { $influence } cannot be played at this moment.
why-card-fresh = You have only just drawn { $influence }; you may play it in a later turn.
why-wizard-row = The Wizard is played when the row is filled up, and needs two cards that can be drawn.
why-master-others = In the Black Master’s phase cards strike only areas of other players.
why-master-raid = { $area } is out of the Black Master’s reach: it is neither where he stands, nor next to that, nor next to a black area.
why-no-target-overval-master = There is no area for this Raid: it must be another player’s, and next to a black one, where the Black Master stands, or next to that.
why-master-no-use = { $influence } is of no use to the Black Master.
why-no-dark-power = Without a black token you cannot lead the Black Master.
why-way-first = First say how the Black Master goes: by the die, by your tokens, or let him stay.
why-moved = You have already moved the Black Master this turn, or let him stay.
why-master-far =
    { $number ->
        [one] { $area } is more than 1 step away for the Black Master.
       *[other] { $area } is more than { $number } steps away for the Black Master.
    }
why-master-gate =
    { $number ->
        [one] The Black Master comes in by a gate, and 1 step from outside does not lead to { $area }.
       *[other] The Black Master comes in by a gate, and { $number } steps from outside do not lead to { $area }.
    }
why-master-tower = Watchtowers block the Black Master’s way to { $area }.
why-master-ends = There is a watchtower at { $area }; the Black Master may not end there.
why-nothing-to-attack = The Black Master is not on a player’s area, so there is nothing to attack.
why-attacked = The Black Master attacks only once a turn.
why-attack-own = { $area } is your own; the Black Master does not attack it for you.
why-master-stays = After an attack the Black Master stays where he is.
why-no-black-knight = The Black Master has no knight left beside the board.

## The log

event-pile-buildings = The other { $number } building cards became the draw pile: period A on B on C.
event-master-waits = The Black Master waited outside the city with { $number } black knights.
event-laid-first = A card was laid open in the row: { $card }.
event-start-tower = { $who } put a watchtower at { $area } to start with.
event-chose-card = { $who } chose a card of the row: { $card }.
event-card-stones =
    { $number ->
        [one] { $who } took the stone that lay on it.
       *[other] { $who } took the { $number } stones that lay on it.
    }
event-stone-added =
    { $number ->
        [one] 1 stone now lay on a card of the row: { $card }.
       *[other] { $number } stones now lay on a card of the row: { $card }.
    }
event-laid = The row was filled up: { $card }.
event-row-swept =
    { $number ->
        [0] Three of a category lay in the row, so all were discarded: { $category }.
        [one] Three of a category lay in the row, so all were discarded and 1 stone went to the bank: { $category }.
       *[other] Three of a category lay in the row, so all were discarded and { $number } stones went to the bank: { $category }.
    }
event-row-alike = Three of a category stayed in the row, for no other would come: { $category }.
event-row-short =
    { $number ->
        [0] There was no card left for the row.
        [one] Only 1 card was left in the row.
       *[other] Only { $number } cards were left in the row.
    }
event-replaced = The old building at { $area } made way, and its card left the game: { $card }.
event-tower =
    { $number ->
        [one] { $who } built a watchtower at { $area } for 1 stone.
       *[other] { $who } built a watchtower at { $area } for { $number } stones.
    }
event-tower-changed = The watchtower at { $area } now belonged to { $who }.
event-master-tower = The watchtower at { $area } now belonged to the Black Master.
event-tower-fell = The watchtower at { $area } took the blow and fell ({ $influence }).
event-bought-white =
    { $number ->
        [one] { $who } gave the church 1 stone and received a white power token.
       *[other] { $who } gave the church { $number } stones and received a white power token.
    }
event-bought-black =
    { $number ->
        [one] { $who } gave the Black Master 1 stone and received a black power token.
       *[other] { $who } gave the Black Master { $number } stones and received a black power token.
    }
event-drew-token = { $who } drew a black token of value { $number }.
event-drew-token-hidden = { $who } drew a black token.
event-marker =
    { $number ->
        [one] The Black Master gained a point and now had 1.
       *[other] The Black Master gained a point and now had { $number }.
    }
event-swapped = { $who } paid for an exchange and gave back a black token of value { $number }.
event-swapped-hidden = { $who } paid for an exchange and gave back a black token.
event-swapped-white =
    { $number ->
        [one] { $who } paid 1 stone to exchange a white token for a black one.
       *[other] { $who } paid { $number } stones to exchange a white token for a black one.
    }
event-swap-marker =
    { $number ->
        [one] The exchange brought the Black Master a point; he now had 1.
       *[other] The exchange brought the Black Master a point; he now had { $number }.
    }
event-wizard-laid = With the Wizard’s help { $who } laid a card open: { $card }.
event-raided-master = { $who } raided { $area } and took it from the Black Master.
event-infiltrated-master = A black knight had to leave { $area }.
event-played-for-master = { $who } played { $influence } for the Black Master.
event-played-on-for-master = { $who } played { $influence } for the Black Master, on { $area }.
event-master-pioneered = A black knight took { $area } as a pioneer.
event-master-abandoned = An abandoned building at { $area } came to the Black Master: { $card }.
event-master-raided = The Black Master raided { $area } and took it from { $other }.
event-master-bewitched = A building at { $area } was bewitched, and its card was discarded: { $card }.
event-earned-now = After the actions, that earned { $who } an influence card.
event-rolled-steps =
    { $number ->
        [one] { $who } rolled the black die: the Black Master could go 1 step.
       *[other] { $who } rolled the black die: the Black Master could go { $number } steps.
    }
event-counted-steps =
    { $number ->
        [one] By the tokens of { $who } the Black Master could go 1 step.
       *[other] By the tokens of { $who } the Black Master could go { $number } steps.
    }
event-master-stayed = { $who } let the Black Master stay where he was.
event-master-entered = The Black Master came in by a gate and went to { $area }.
event-master-moved = { $who } led the Black Master to { $area }.
event-let-through = { $who } let the Black Master pass a watchtower.
event-attacks = { $who } had the Black Master attack { $area } of { $other }.
event-attack-die = The black die showed { $number }.
event-attack = With the black tokens of { $who } the attack was { $number }.
event-defence-die = The white die showed { $number }.
event-archers =
    { $number ->
        [one] Archers in 1 adjacent watchtower of { $who } helped.
       *[other] Archers in { $number } adjacent watchtowers of { $who } helped.
    }
event-defence = With all that { $who } could muster the defence was { $number }.
event-conquered = The Black Master conquered { $area } from { $other }.
event-repelled = { $other } held { $area }.
event-undecided = Nobody won: the knight of { $other } left { $area }.
event-attack-protected = { $who } played { $influence }: { $area } was not attacked.
event-conquest-blocked = { $who } played { $influence }: { $area } was not conquered.
event-master-points =
    { $number ->
        [0] The Black Master now had no points.
        [one] The Black Master now had 1 point.
       *[other] The Black Master now had { $number } points.
    }
event-no-black-knight = The Black Master had no knight left for { $area }.
event-master-isolated = { $area } of { $other } was cut off and went to the Black Master too.
event-taken-from-master = { $area } was surrounded, and { $who } took it over from the Black Master.
event-power-more-first = Having { $number }, { $who } gained a great power: { $category }.
event-power-more-taken = { $who } took a great power from { $other }: { $category }.
event-power-more-lost =
    { $number ->
        [0] Having none left, { $who } lost a great power: { $category }.
       *[other] Having only { $number }, { $who } lost a great power: { $category }.
    }
event-power-more-tied = Several had equally many, so nobody got the great power: { $category }.
event-master-power = Having { $number }, the Black Master gained a great power: { $category }.
event-master-power-taken = The Black Master took a great power from { $other }: { $category }.
event-power-from-master = { $who } took a great power from the Black Master: { $category }.
event-master-power-lost =
    { $number ->
        [0] Having none left, the Black Master lost a great power: { $category }.
       *[other] Having only { $number }, the Black Master lost a great power: { $category }.
    }
event-reached = { $who } reached the target with { $number } points: this round was the last.
event-master-target = The Black Master reached the target with { $number } points: this round was the last.
event-finished = All had had as many turns, and the game was over.
event-master-final =
    { $number ->
        [0] The Black Master had no points.
        [one] The Black Master had 1 point.
       *[other] The Black Master had { $number } points.
    }
event-evil = The Black Master stood highest: evil won.
event-good = The Black Master did not stand highest: good won.
event-good-tied = Points were equal; good power decided, then dark power.
event-unmasked =
    { $number ->
        [one] { $who } was the Black Master, with 1 black token.
       *[other] { $who } was the Black Master, with { $number } black tokens.
    }
event-revealed = { $who } turned the black tokens over: they were worth { $number } together.
event-dark-tied = Dark power was equal too, so their own points decided.
event-no-servant = Nobody who could win had a black token, so the best player won.
event-driven-out = { $who } had been driven out of the city and could not win.
event-no-winner = All had been driven out of the city: nobody won.

## Words for the screen

label-row = Row
label-master = Black Master
label-outside = outside the city
label-points = points
label-black-knight = black knight: the Black Master’s area
label-black-knights = black knights left
label-towers-left = watchtowers left
label-die-attack = black die
label-die-defence = white die
label-white = white tokens
label-black = black tokens
label-value = value of black tokens
label-towers = watchtowers
label-attack = Attack
label-defence = Defence

## Words for the page

board-area-tower = { $what }, with a watchtower
board-buy-tower = Buy a watchtower
board-buy-white = White token for { $number } stones
board-buy-black = Black token for { $number } stones
board-row = Open row
board-row-help = whom each card pays
board-row-empty = No card here.
board-card-stones =
    { $number ->
        [one] 1 stone on it
       *[other] { $number } stones on it
    }
board-castle = My castle
board-castle-of = Castle of { $who }
board-castle-next = next: white { $white }, black { $black }
board-castle-says = { $who }: white tokens { $white }, black tokens { $black }, watchtowers { $towers }.
board-castle-values = The black ones are worth { $values }.
board-token-value = Black token of value { $number }
board-token-hidden = Black token, face down
board-token-sum = black worth { $number }, only I know it
board-master-says = The Black Master, { $where }: points { $score }, areas { $areas }, watchtowers { $towers }, knights left { $knights }.
board-master-leads = evil would win now
board-master-behind =
    { $number ->
        [0] level with the best
       *[other] { $number } behind the best
    }
board-power-points = { $number } pt
board-power-brief = { $number } pt · +{ $income }
board-left-verraad = Still this turn: areas { $areas }, buildings { $buildings }, watchtowers { $towers }, power tokens { $tokens }
board-tab-hand = Hand { $number }
board-tab-row = Row
board-tab-castle = Castle
board-ways = How the Black Master goes
board-way-roll = Die
board-way-steps = Tokens
board-way-stay = Stay
board-rolls-steps = { $who } leads the Black Master
board-ask-tower = Choose the area for the watchtower.
board-ask-roll = The die says how far he may go: up to 6 steps.
board-ask-steps =
    { $number ->
        [one] 1 step at most: choose where he goes.
       *[other] { $number } steps at most: choose where he goes.
    }
board-choose-brings =
    { $number ->
        [0] { $card }: nothing for you.
        [one] { $card }: 1 stone for you.
       *[other] { $card }: { $number } stones for you.
    }
board-choose-others = Others get: { $pays }.
board-choose-taxed =
    { $number ->
        [one] Tax first: you pay 1 stone.
       *[other] Tax first: you pay { $number } stones.
    }
board-tower-safe = No attack on { $area } while the tower stands.
board-tower-defends = Its archers help to defend { $areas }.
board-tower-gate = It blocks a gate.
board-white-brings =
    { $number ->
        [one] Your areas defend themselves with 1 more.
       *[other] Your areas defend themselves with { $number } more than the die.
    }
board-black-brings =
    { $number ->
        [one] You may lead the Black Master: 1 more than the die when he attacks. He gets a point: { $score }.
       *[other] You lead the Black Master: { $number } more than the die when he attacks. He gets a point: { $score }.
    }
board-swap-brings = It costs { $number } stones. You draw another; nobody else sees which.
board-fight = Attack on { $area }
board-fight-led = led by { $who }
board-die-plus = die + { $number }
board-odds = He wins { $win } %, equal { $tie } %, he loses { $lose } %.
board-odds-win = area falls
board-odds-tie = knight leaves
board-odds-lose = nothing
board-more-for-master = { $number } more for the Black Master
board-less-for-master = { $number } less for the Black Master
board-fight-stake =
    { $many ->
        [one] If he wins, { $areas } is his.
       *[other] If he wins, { $areas } are his.
    }
board-fight-stake-points =
    { $many ->
        [one] If he wins, { $areas } is his: { $changes }.
       *[other] If he wins, { $areas } are his: { $changes }.
    }
board-fight-win = { $attack } beats { $defence }: { $area } falls.
board-fight-tie = { $attack } each: the knight leaves { $area }.
board-fight-lose = { $defence } holds against { $attack }: { $area } stands.
board-plays-for-master = { $who } plays { $card } for the Black Master
board-struck-pionier-master = A black knight takes the neutral area, with what stands there.
board-struck-overval-master = The area goes to the Black Master, with what stands there.
board-struck-hekserij-master = Your building vanishes from the board, and its card is discarded.
board-attacks = { $who } has the Black Master attack
board-conquers = The Black Master, led by { $who }, is about to conquer
board-verdict-good =
    { $number ->
        [one] { $who } has won
       *[other] { $who } have won
    }
board-verdict-evil =
    { $number ->
        [one] { $who } was the Black Master
       *[other] { $who } were the Black Master
    }
board-evil-wins-points =
    The Black Master has { $master ->
        [one] 1 point
       *[other] { $master } points
    }, nobody else more than { $best }. { $number ->
        [one] Several had 1 black token worth { $value }; { $who } had the most points of these.
       *[other] Several had { $number } black tokens worth { $value }; { $who } had the most points of these.
    }
board-good-wins-tied =
    The Black Master has { $master ->
        [one] 1 point
       *[other] { $master } points
    }, and several who could win have { $best }. Of these { $who } had the most white tokens, or else the fewest black ones.
board-evil-wins = Evil has won
board-evil-wins-why =
    The Black Master has { $master ->
        [one] 1 point
       *[other] { $master } points
    }, nobody else more than { $best }. { $winners ->
        [one] { $who } served him best, with { $number ->
                [one] 1 black token
               *[other] { $number } black tokens
            }, and was the Black Master all along.
       *[other] { $who } served him best, each with { $number ->
                [one] 1 black token
               *[other] { $number } black tokens
            }, and were the Black Master all along.
    }
board-evil-wins-values =
    The Black Master has { $master ->
        [one] 1 point
       *[other] { $master } points
    }, nobody else more than { $best }. { $number ->
        [one] Several had 1 black token; that of { $who } was worth more.
       *[other] Several had { $number } black tokens; those of { $who } were worth more.
    }
board-evil-no-servant =
    The Black Master has { $master ->
        [one] 1 point
       *[other] { $master } points
    }, nobody else more than { $best }; but nobody who could win had served him. { $winners ->
        [one] So { $who } has won.
       *[other] So { $who } have won.
    }
board-good-wins = Good has won
board-good-wins-why =
    The Black Master has { $master ->
        [one] 1 point
       *[other] { $master } points
    }, and the highest score is { $best }. { $winners ->
        [one] { $who } has won.
       *[other] { $who } have won.
    }
board-nobody-wins = All were driven out of the city: nobody has won.

## The rules

book-VERRAAD = Het Verraad
chapter-VERRAAD-0 = Set-up
chapter-VERRAAD-1 = Income: the open row
chapter-VERRAAD-2 = Actions
chapter-VERRAAD-3 = Watchtowers
chapter-VERRAAD-4 = Power tokens
chapter-VERRAAD-5 = Influence cards
chapter-VERRAAD-6 = The red space
chapter-VERRAAD-7 = The Black Master moves
chapter-VERRAAD-8 = He attacks
chapter-VERRAAD-9 = His possessions, and isolation
chapter-VERRAAD-10 = Great powers
chapter-VERRAAD-11 = The end

rule-VERRAAD-0-1 = There are no events. The draw pile has building cards only, period A on B on C; hands are dealt from A. The influence cards are a pile of their own. Pawnshop and free market are open and empty.
rule-VERRAAD-0-2 = The Black Master waits outside the city, with 25 black knights and no points. 12 watchtowers, 30 white and 30 black power tokens lie beside the board, the black ones face down.
rule-VERRAAD-0-3 = Before areas are chosen, three cards of the draw pile are laid open: the row.
rule-VERRAAD-0-4 = When all starting areas are chosen, everyone puts a watchtower on one of their own for free: the player who plays last begins, then anticlockwise.
rule-VERRAAD-1-1 = A turn has four phases: income, actions, influence, the Black Master.
rule-VERRAAD-1-2 = Income: you choose one card from the row and take it into your hand. Its category brings everyone income; a city building first brings tax.
rule-VERRAAD-1-3 = Stones on the chosen card are yours. They come after the tax, which does not touch them.
rule-VERRAAD-1-4 = A stone is put on each card of the row that you did not choose; they add up.
rule-VERRAAD-1-5 = Then the row is filled up to three from the draw pile. A new card has no stones on it.
rule-VERRAAD-1-6 = Three cards of one category in the row are discarded, their stones go to the bank, and three new ones are laid, until there are at least two categories.
rule-VERRAAD-1-7 = When three of one category have been discarded ten times in one filling of the row, the next three stay.
rule-VERRAAD-1-8 = With no cards in pile or discards, the row stays shorter until a turn begins and one can be drawn. If it is empty, there is no choice, tax or income, and the round is the last.
rule-VERRAAD-2-1 = The row is for the choice only. Building cards you buy come from the draw pile, unseen, and Golden Trade takes none from the row.
rule-VERRAAD-2-2 = A building is demolished only by placing another over it. You pay { $demolish_cost ->
        [0] only for the new one
       *[other] for the demolition too, 5 stones
    }, and the old card { $demolish_card ->
        [removed] leaves the game
       *[other] is discarded
    }.
rule-VERRAAD-2-3 = Where the Black Master stands, nothing may be built, neither building nor watchtower; but the area may be bought.
rule-VERRAAD-3-1 = You may buy a watchtower for 5 stones and put it at once on one of your areas, with or without a building.
rule-VERRAAD-3-2 = You place at most one watchtower a turn.
rule-VERRAAD-3-3 = There are 12 watchtowers. While all stand on the board, none can be bought.
rule-VERRAAD-3-4 = There is at most one watchtower on an area.
rule-VERRAAD-3-5 = A watchtower belongs to the owner of the area, and changes hands with it when it is isolated.
rule-VERRAAD-3-6 = Raid, Fire, Infiltrator or Witchcraft on an area with a watchtower takes only the tower; knight and building stay. Protection saves the tower too.
rule-VERRAAD-3-7 = { $tower_shields ->
        [any] Where a watchtower takes the blow, Fire and Witchcraft need no building that they could strike.
       *[other] Fire and Witchcraft need a building that they could strike, even where a watchtower takes the blow.
    }
rule-VERRAAD-4-1 = You may buy power tokens, white or black. On each side of your castle they cost, one after the other, { $prices } stones.
rule-VERRAAD-4-2 = You buy at most two power tokens a turn, of either colour.
rule-VERRAAD-4-3 = Your castle has six spaces for each colour.
rule-VERRAAD-4-4 = A black token is drawn unseen. Only you know its value, 1 to 4; everyone sees how many you have.
rule-VERRAAD-4-5 = Every black token bought brings the Black Master 1 point.
rule-VERRAAD-4-6 = For 5 stones you may exchange one of your black tokens: you say which, draw a new one, and then the old one is shuffled in with those that lie face down. It does not count as one of your two.
rule-VERRAAD-4-7 = { $swap_any_token ->
        [yes] White tokens can be exchanged too, for a black one that needs a free space.
       *[other] Only black tokens can be exchanged.
    }
rule-VERRAAD-4-8 = An exchange brings the Black Master { $swap_moves_marker ->
        [yes] 1 point
       *[other] nothing
    }.
rule-VERRAAD-5-1 = Influence cards are played in your own turn: before you choose a card, while you act, and in the Black Master’s phase – but not between the die and the steps. Protection and Blockade only in others’ turns.
rule-VERRAAD-5-2 = Wizard, only when the row is filled up after your choice: look at the top two cards of the draw pile and lay one open; the other goes to the bottom. Only those who hold one are asked.
rule-VERRAAD-5-3 = The Black Master counts as an opponent: cards may strike his areas, buildings and towers. He pays no Gift and never reacts.
rule-VERRAAD-5-4 = In the Black Master’s phase influence cards serve him alone, on neutral areas and on those of other players. Others may react; watchtowers protect.
rule-VERRAAD-5-5 = Pioneer for the Black Master: a black knight goes to any neutral area; an abandoned building there is his.
rule-VERRAAD-5-6 = Raid for the Black Master: { $raid_beside ->
        [active] a player’s area adjacent to one of yours
       *[other] a player’s area adjacent to a black one, or where he stands, or adjacent to that,
    } becomes black, with its building and points.
rule-VERRAAD-5-7 = Witchcraft for the Black Master: the building vanishes, and its card is discarded.
rule-VERRAAD-5-8 = Wizard, Gift and Golden Trade cannot be played in the Black Master’s phase.
rule-VERRAAD-6-1 = If after your actions you stand on a red space, and your last movement in this turn was forward, you draw an influence card, before the Black Master’s phase.
rule-VERRAAD-6-2 = { $red_card_same_turn ->
        [yes] That card may be played in the Black Master’s phase of the same turn.
       *[other] That card has to wait for a later turn.
    }
rule-VERRAAD-7-1 = Only with a black token do you have a Black Master’s phase; otherwise, or if there is nothing to do in it, your turn is over.
rule-VERRAAD-7-2 = You may move the Black Master: roll the black die, or do not roll and count your black tokens. He goes at most that many steps; he may go fewer, or stay.
rule-VERRAAD-7-3 = A step leads to an adjacent area, or from one city gate to another, which counts as { $gate_step ->
        [2] two
       *[other] one
    }. He never enters the centre.
rule-VERRAAD-7-4 = He enters the city by a gate, which takes one step, and does not leave it again.
rule-VERRAAD-7-5 = He may not enter an area with a watchtower, except to pass yours, when you lead him, or his own.
rule-VERRAAD-7-6 = He never ends on an area with a watchtower, so he never attacks one.
rule-VERRAAD-8-1 = Then he may attack, once, if he stands on a player’s area. On a neutral or a black area there is nothing to attack.
rule-VERRAAD-8-2 = { $attack_own_area ->
        [yes] He may even attack an area of your own when you lead him.
       *[other] He does not attack an area of your own when you lead him.
    }
rule-VERRAAD-8-3 = Attack: the black die, plus the number of black tokens of the player who leads him.
rule-VERRAAD-8-4 = Defence: the white die, plus the owner’s number of white tokens, plus one for each of the owner’s watchtowers on adjacent areas – the archers.
rule-VERRAAD-8-5 = If the attack is higher, a black knight takes the area; a building and its points go to the Black Master.
rule-VERRAAD-8-6 = If the defence is higher, nothing changes.
rule-VERRAAD-8-7 = If they are equal, the knight leaves and the area is neutral; a building there is abandoned, and its points are lost.
rule-VERRAAD-8-8 = In any case the Black Master stays where he is; he does not move after an attack.
rule-VERRAAD-8-9 = { $protection_stops_attack ->
        [yes] Protection stops an attack: the owner is asked before the dice.
       *[other] Protection does not stop an attack.
    }
rule-VERRAAD-8-10 = { $blockade_stops_conquest ->
        [yes] Blockade stops a conquest: whoever holds one is asked after the dice.
       *[other] Blockade does not stop a conquest.
    }
rule-VERRAAD-9-1 = The Black Master owns areas, buildings and watchtowers. His points are his buildings, his great powers and what black tokens brought him. He has neither stones nor cards.
rule-VERRAAD-9-2 = Every area that he takes needs a black knight; with none left, the knight there stays.
rule-VERRAAD-9-3 = A conquest isolates adjacent areas of the same owner that have no neighbour left that is neutral or the owner’s. They go to the Black Master, with buildings and watchtowers. Nothing else isolates but a purchase: never a card or the choice of starting areas. An area surrounded in such a way is safe until one of its neighbours is neutral again and is bought.
rule-VERRAAD-9-4 = The Black Master’s areas can be isolated by a purchase like any others.
rule-VERRAAD-10-1 = Three more great powers, for the first with three: watchtowers, 4 points; white tokens, 5; black tokens, 3. They bring no income.
rule-VERRAAD-10-2 = They are taken over and lost like the others, by the number of towers or tokens.
rule-VERRAAD-10-3 = The Black Master can hold the great powers of the four categories and of watchtowers, but not those of good and dark power.
rule-VERRAAD-11-1 = The target is 50 points with two, 35 with three, 30 with four, 25 with five. Reaching it counts at once, even if the points are lost again.
rule-VERRAAD-11-2 = Then the round is finished, so that all have had equally many turns, and the game is over, whatever points are left.
rule-VERRAAD-11-3 = If the Black Master reaches the target, { $master_triggers_end ->
        [yes] the round is the last too
       *[other] that changes nothing
    }.
rule-VERRAAD-11-4 = Evil wins if the Black Master has { $master_wins_ties ->
        [yes] at least as many points as the best player
       *[other] more points than everyone
    }.
rule-VERRAAD-11-5 = Otherwise good wins: the player with the most points; then more white tokens, then fewer black ones; after that the victory is shared.
rule-VERRAAD-11-6 = When evil wins, the player with the most black tokens is the Black Master and wins.
rule-VERRAAD-11-7 = At the end all turn their black tokens over. If several have the most, the highest sum of values wins.
rule-VERRAAD-11-8 = If that is equal too, their own points decide; after that the victory is shared.
rule-VERRAAD-11-9 = If nobody who could win has a black token, the best player wins anyway.
rule-VERRAAD-11-10 = Without areas you have been driven out of the city: you go on taking turns and keep your points, but win neither for good nor as the Black Master. If nobody has an area, nobody wins.

## Lessons

lesson-seat-green = Green
lesson-seat-purple = Purple

lesson-verraad-row = Het Verraad: the open row
lesson-verraad-tokens = Het Verraad: power tokens
lesson-verraad-gates = Het Verraad: gates and watchtowers
lesson-verraad-attack = Het Verraad: the Black Master attacks
lesson-verraad-tower = Het Verraad: a tower takes the blow
lesson-verraad-rebuild = Het Verraad: building over
lesson-verraad-good = Het Verraad: good wins
lesson-verraad-evil = Het Verraad: evil wins

lesson-verraad-row-begin = You are Red, in the variant for two with five areas, and begin. There are no events here: three building cards lie open, and you will choose one. Everyone has put a watchtower on an area; put yours at Wool Street (m3).
lesson-verraad-row-three = Choose the stable, and it is yours. A stone is put on each of the two toll houses that you left, and the row is filled up: a market stall. Now all three are trade! So they are discarded, their two stones go to the bank, and three new cards come.
lesson-verraad-row-cubes = Build the toll house at Wool Street and the smithy at Hop Garden (o6). Your castle shows what each colour would bring you: trade 3 + 2 = 5, industry 2 + 1 = 3. You never have to count that yourself.
lesson-verraad-row-other = End your turn. Blue chooses the smithy. The choice counts for all: industry pays you 3, and Blue nothing.
lesson-verraad-row-tax = Your turn, with 8 stones. A stone lies on the chapel; choose it. It is a city building, so there is tax first: you pay 3, Blue 5. Only then do you take the stone, so it is not taxed.
lesson-verraad-row-if-house = With the burgher’s house there would have been no tax – not for Blue either.
lesson-verraad-row-end = So look at the others’ castles before you choose: what do you bring them, and what does tax cost them? And a card that nobody wants becomes richer every turn.

lesson-verraad-tokens-begin = You are Red, in the variant for two with five areas. You have chosen a stable and have 10 stones.
lesson-verraad-tokens-buy = Buy two black power tokens: the first costs 3 stones, the second 4. Each is drawn unseen, and only you see its value: a 1 and a 3. Each also brings the Black Master a point. Two tokens are all that you may buy in a turn.
lesson-verraad-tokens-if-both = A white and a black one would have cost 3 each, because each side of your castle has its own prices.
lesson-verraad-tokens-wait = End your actions. With a black token you have a fourth phase: you may lead the Black Master. Let him stay for now. Then Blue chooses a card and ends the turn.
lesson-verraad-tokens-swap = Choose the fortress tower with its two stones; the tax hits Blue. For 5 stones you may exchange a black token: give back the 1. You draw a 4. Everyone sees that you exchanged, but not what; and the Black Master gets no point for it.
lesson-verraad-tokens-end = For steps and attacks only the number of your black tokens counts. The values matter at the very end, if evil wins and several have equally many: then the highest sum is the Black Master.

lesson-verraad-gates-begin = You are Red, in the variant for two with five areas. The city has three gates: Cross Gate (o2), where Blue’s watchtower stands, South Gate (o10), where yours stands, and West Gate (o18).
lesson-verraad-gates-tokens = Choose the stable, buy two black tokens and end your actions. The Black Master still waits outside.
lesson-verraad-gates-steps = You may roll for his steps, or go by your tokens: that is two, for certain. Choose the tokens, and look where he can go. Blue’s tower blocks Cross Gate. He may pass yours, but he cannot end there or on any other tower.
lesson-verraad-gates-if-roll = With a 1 on the die he could only have gone to West Gate: he may not end at South Gate.
lesson-verraad-gates-through = Lead him to Clay Pit (o9). The first step takes him to South Gate, past your own tower, the second to Clay Pit. He stands on a neutral area, so there is nothing to attack, and your turn is over.
lesson-verraad-gates-end = From gate to gate he needs a single step. Towers at all three gates would keep him out – until one falls, or its owner lets him in.

lesson-verraad-attack-begin = You are Red, in the variant for two with five areas. This is the rulebook’s example, around Cross Gate (o2), where Blue has a watchtower. You have Willow Bank (m0) and Cart Street (o3).
lesson-verraad-attack-enter = Choose the stable, buy two black tokens and end your actions. Roll for the Black Master’s steps: a 6! Lead him in by West Gate and on to Orchard (o23).
lesson-verraad-attack-blue = Blue buys Sheep Meadow (o1), builds a toll house at Cross Gate, and gives the church 3 and 4 stones for two white tokens.
lesson-verraad-attack-first = Choose the fortress tower with its two stones, buy Linden Court (m1) and end your actions. By your tokens lead the Black Master to North Sluice (o0) and attack: 6 + 2 against 1 + 2. A black knight takes the place of Blue’s.
lesson-verraad-attack-wait = Blue chooses a card and waits.
lesson-verraad-attack-move = Choose the burgher’s house and end your actions. By your tokens lead the Black Master one step on, to Sheep Meadow. Next to it stands Blue’s tower, and its archers will help.
lesson-verraad-attack-dice = Attack. The black die shows 6, and you have two black tokens: 8. The white die shows 1; Blue has two white tokens and one tower next to it: 4. Sheep Meadow is conquered. And Cross Gate now has no neighbour that is neutral or Blue’s: it is cut off, and goes to the Black Master too, with toll house and tower. Blue loses 3 points, the Black Master gains 3.
lesson-verraad-attack-if-equal = With a 5 on the white die it would have been 8 against 8: Blue’s knight leaves, Sheep Meadow is neutral, and Cross Gate is safe.
lesson-verraad-attack-if-held = With a 1 against a 6 the defence would have been higher, and nothing would have changed. Win or lose, the Black Master stays where he is.
lesson-verraad-attack-end = The points are his, not yours. But when somebody reaches the target, the round is finished; and if the Black Master then has more points than anyone, he wins – and the Black Master is whoever holds the most black tokens. Otherwise the most points win, then the most white tokens, then the fewest black ones.

lesson-verraad-tower-begin = You are Red, in the variant for two with five areas. Blue began, and has built a toll house at Cross Gate (o2), where Blue’s watchtower stands.
lesson-verraad-tower-fire = Choose the market stall with its stone. Trade pays Blue too, but never mind. Buy an influence card for 5 stones: a fire. Play it on Cross Gate. The tower takes the blow and goes back beside the board; the toll house stands.
lesson-verraad-tower-again = Buy another influence card: a second fire. Play it on Cross Gate too. Now nothing protects the toll house, and it burns down: Blue loses 3 points.
lesson-verraad-tower-end = A tower stops one Raid, Fire, Infiltrator or Witchcraft. Against the Black Master it is stronger: he can never attack where a tower stands.

lesson-verraad-rebuild-begin = You are Red, in the variant for two with five areas. Choose the stable, build the smithy at Cart Street (o3) and a well at Birch Nook (o5), and end your turn with 3 points.
lesson-verraad-rebuild-wait = Blue chooses the market stall and does nothing else.
lesson-verraad-rebuild-over = Choose the burgher’s house, which brings 1 stone for your well. Then build the toll house at Cart Street, over the smithy. Here you pay only the 3 stones for the new building; the old one costs nothing. Your points rise by 1, and the smithy leaves the game for good.
lesson-verraad-rebuild-end = In De Ontembare Stad the demolition would have cost 5 more. So here it pays to begin with small buildings, and to replace them later.

lesson-verraad-good-begin = You are Purple, the last of five in every round, and the game is nearly over: 25 points are the target, you have 18, Red and Green 17 each. The Black Master has 18, no more than you; so good would win now.
lesson-verraad-good-last = Green builds a bourse and a city palace and has 26 points: that is the target, but it does not win at once. Then Green sends an infiltrator to your Salt Street (m8): play Protection. The round is finished, and you have a turn left.
lesson-verraad-good-build = Choose the weaving mill with its four stones and build it at Cross Gate (o2). That makes 21 points – five too few.
lesson-verraad-good-white = You have three white tokens, and so has Red, who had them first and holds the great power. Buy a fourth for 6 stones: you take the great power of good from Red, and it is worth 5 points. Now you have 26, as many as Green.
lesson-verraad-good-if-done = Without it Green would have won, with 26 points to your 21.
lesson-verraad-good-over = End your actions. All have had equally many turns, and the game is over. The Black Master has 18 points and is not the highest: good wins. Green and you have equally many points, so white tokens decide: you have four, Green two. You have won!
lesson-verraad-good-end = With equally many white tokens, fewer black ones would decide, and after that the victory is shared. So if you hope for good to win, give to the church and leave the Black Master alone.

lesson-verraad-evil-begin = You are Purple, the last of five in every round. You are far behind, with 12 points against Orange’s 21. But the Black Master has 23, more than anyone, and you hold three black tokens: 2, 1 and 4. Blue has three as well, Green two, Red one.
lesson-verraad-evil-target = Blue leads the Black Master to your Sheep Meadow (o1) and conquers it: 25 points. He too can reach the target, and so this round is the last.
lesson-verraad-evil-others = The round is finished all the same. Orange builds, takes the great power of good from Red, and now has 29 points. Green buys a third black token, which brings the Black Master his 26th point, and leads him against Blue: attack and defence are equal, which brings him nothing. As it stands, good would win, and Orange with it.
lesson-verraad-evil-turn = Your last turn. Choose a weaving mill with its two stones, build the bourse at Pilgrim Street (m2) and the weaving mill at Clover Field (o4), and end your actions. Go by your tokens, three steps, and lead the Black Master to East Sluice (o7), where Orange’s weaving mill stands.
lesson-verraad-evil-attack = Attack! 6 and your three black tokens make 9; 1, Orange’s four white tokens and the archers of three towers make 8. The weaving mill is his third industrial building: with the great power he has 31 points, and Orange 26. Evil wins. Blue, Green and you have three black tokens each, so all are turned over: 5, 3 and – 2 + 1 + 4 – 7. You were the Black Master all along, and have won with 11 points.
lesson-verraad-evil-if-held = With a 1 against a 6 Orange would have held the area and won for good, with 29 points to the Black Master’s 26.
lesson-verraad-evil-end = First the number of black tokens counts, then the sum of their values, then the players’ own points; after that the victory is shared. A player with no area left can win neither for good nor as the Black Master. And if nobody who could win has a black token, the best player wins anyway.

## What the match comes to

source-gifts = Black tokens
portion-exchanges = Exchanged tokens

award-defender = The defender
award-defender-text = threw the Black Master back { $number } times
