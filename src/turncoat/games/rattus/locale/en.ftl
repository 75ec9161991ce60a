### Rattus in English.
### $who, $other: a seat's name. $region, $from, $to: a region. $class: a class. $rat: a rat as `rat-start`, `rat-supply` or
### `rat-known` names it. $face: the face of a rat as `rat-face` puts it, $symbols: its symbols, a list. $number: an integer.

## The game

game-title = Rattus
game-blurb = The plague roams Europe: settle where the rats are, and be gone when they bite.
game-goal = You spread your cubes over Europe. The more rats in a region, the more cubes you may place there – and the more you may lose when the plague comes. Class cards lend you their powers, but rats that show a class strike whoever holds it. Once the rats or somebody’s cubes run out, the plague strikes everywhere; then the player with the most cubes left wins.

## Names

region-anglia = Anglia
region-gallia = Gallia
region-germania = Germania
region-hispania = Hispania
region-hungaria = Hungaria
region-italia = Italia
region-polonia = Polonia
region-scandia = Scandia
region-bulgaria = Bulgaria
region-turcia = Turcia
region-russia = Russia
region-tartaria = Tartaria

class-peasant = Peasant
class-merchant = Merchant
class-monk = Monk
class-knight = Knight
class-witch = Witch
class-king = King

class-peasant-help = You may place one cube more than there are rats, even one where there is no rat.
class-merchant-help = Once a turn you may move one to three of your cubes from one region to an adjacent one.
class-monk-help = Once a turn you may move a rat to an adjacent region that has room.
class-knight-help = You may move the plague two steps, and let its pawn count as two cubes.
class-witch-help = Once a turn you may look at one or two rats, and exchange the two.
class-king-help = Once a turn you may bring one of your cubes from a region without rats to the palace, where it is safe.

# M and A, as printed on the rats.
symbol-majority = M
symbol-all = A

# The face of a rat: its limit and its symbols.
rat-face = limit { $number }: { $symbols }

# A rat that lies face down.
rat-start = a starting rat
rat-supply = a new rat
rat-known = a rat you know ({ $face })

# Legend: a seat's letter behind a rat, and a + behind a face that you know.
rat-looked = after a rat: who has looked at it
rat-others = others know it too

## Options and presets

option-start_player = Start player
option-start_player-help = Who begins. The rulebook lets the youngest begin.
option-start_player-why = Change it if you would rather agree on who begins.
option-start_player-lot = drawn by lot
option-start_player-first = the player in the first seat

option-removed_rats_3p = Rats left out with three players
option-removed_rats_3p-help = How many rats leave the game unseen before it begins. The Dutch rulebook says eight; two reviewers of other editions say six.
option-removed_rats_3p-why = The fewer are left out, the more rats are still to come.
option-removed_rats_3p-8 = eight rats
option-removed_rats_3p-6 = six rats

option-turn_order = Class card and cubes
option-turn_order-help = Whether the class card comes before the cubes, as in the Dutch rulebook, or either may come first, as in the English and the German one. The plague always comes last.
option-turn_order-why = A free order allows more tricks; a fixed one is easier to learn.
option-turn_order-fixed = first the card, then the cubes
option-turn_order-free = in either order

option-power_window = How long powers may be used
option-power_window-help = Until when in your turn you may use the monk, the merchant, the king and the witch. The rulebook says at any moment of your turn; reviewers say until rats are turned up, or until the plague moves.
option-power_window-why = The longer they may be used, the more can still be saved from the plague.
option-power_window-reveal = until the first rat is turned up
option-power_window-pawn = only before the plague moves
option-power_window-any_moment = at any moment, also between two rats

option-end_by_cubes = End by cubes
option-end_by_cubes-help = When it is judged whether a player has all cubes on the board: at the end of the turn, as in the English rulebook, or when they are placed, even if the plague then takes some back.
option-end_by_cubes-why = Judged when they are placed, the end can be forced, and comes sooner.
option-end_by_cubes-end = judged at the end of the turn
option-end_by_cubes-during = judged when cubes are placed

option-final_pawn = The pawn in the final plague
option-final_pawn-help = Whether the plague pawn counts as two cubes in the final plague even if the knight’s owner had the last regular turn and so has none in the last round.
option-final_pawn-why = Change it if the knight seems too weak to you at the end.
option-final_pawn-turn = counts if the knight had a turn in the last round
option-final_pawn-owned = counts if anybody has the knight

option-second_majority = A second M on one rat
option-second_majority-help = Whom a second M on the same rat strikes. The Dutch rulebook says that M always strikes whoever has the majority at first, but it says so about other symbols; about two Ms it says nothing.
option-second_majority-why = Struck anew, the losses are shared; struck twice, the leader loses more.
option-second_majority-anew = whoever has the most cubes then
option-second_majority-first = the same as the first M

option-turned_by = Which rat is turned up
option-turned_by-help = Who picks the next rat where the plague strikes, if they can be told apart: it matters once the witch has looked. The rulebook has the player turn it up, and does not say who picks it. In the final plague it is always drawn by lot.
option-turned_by-why = A choice rewards the witch; the lot keeps everybody guessing.
option-turned_by-chance = drawn by lot
option-turned_by-mover = whoever moved the plague chooses

preset-standard = Dutch edition
preset-standard-help = The rules of the Dutch rulebook; the start player is drawn by lot.
preset-free-order = Free order
preset-free-order-help = As in the English and German rulebooks: card and cubes in either order. With three players six rats are left out, as reviewers report.

## What is to be decided

prompt-start = Put two cubes into a region.
prompt-start-help = Everyone does this twice, first clockwise, then in reverse. Every region has one rat for now, and you may join others (RAT-0.6).

prompt-take = Take a class card, or go on.
prompt-take-help = A class card gives you its power at once, but rats with its symbol strike you. You cannot give it up; only another player can take it from you (RAT-1.1, RAT-1.3).

prompt-take-or-place = Take a class card, or place cubes first.
prompt-take-or-place-help = Card and cubes come in either order, and you may go without either. A card works at once: take the peasant first, and you may place one cube more (RAT-1.4, RAT-4.7).

prompt-take-last = Your cubes are placed. Take a class card, or go on.
prompt-take-last-help = A class card gives you its power at once, but rats with its symbol strike you. After this only the plague is left to move (RAT-1.1, RAT-1.4).

prompt-place = Place cubes in a region, or go on.
prompt-place-help = You place exactly as many cubes as there are rats. Many rats make room for many cubes, and are a great danger to them (RAT-2.1).

prompt-move = Move the plague.
prompt-move-help = It must go to an adjacent region; the knight may take it two steps. Where it arrives, it first spreads new rats around and then strikes (RAT-3.1, RAT-4.4).

prompt-spread = Put a new rat into an adjacent region.
prompt-spread-help = Rats let everyone place more cubes in a region, and make it more dangerous. No region takes more than three (RAT-3.2, RAT-3.3).

prompt-ready = Use a power, or go on.
prompt-ready-help = The plague has arrived and spread. This is the last moment for your powers before rats are turned up (RAT-4.1).

prompt-count = Decide whether the plague pawn counts as two cubes.
prompt-count-help = As knight you may add two neutral cubes to the total, so that rats with a higher limit strike too. They do not count for a majority (RAT-4.5).

prompt-monk-to = Choose the region the rat goes to.
prompt-monk-to-help = It must be adjacent and have fewer than three rats (RAT-4.2).

prompt-merchant-to = Choose the region your cubes go to.
prompt-merchant-to-help = It must be adjacent, and all the cubes you move go there together (RAT-4.6).

prompt-merchant-cubes = Choose how many cubes you move.
prompt-merchant-cubes-help = One to three of your cubes may go (RAT-4.6).

prompt-witch = Look at a second rat, or stop.
prompt-witch-help = Nobody else sees what you see. If the two rats lie in different regions, you may exchange them afterwards (RAT-4.8, RAT-4.9).

prompt-swap = Exchange the two rats, or leave them.
prompt-swap-help = Everyone sees the exchange, but only you know the two faces (RAT-4.9).

prompt-between = A rat was turned up. Use a power, or go on.
prompt-between-help = Powers may be used at any moment of your turn, also between two rats and after the last one (RAT-4.1).

prompt-turn-up = Choose the rat that is turned up next.
prompt-turn-up-help = Rats that nobody has looked at and that came from the same place are alike; so one of them stands for all (RAT-0.7, RAT-3.4).

prompt-last = Use your powers one last time, or stop.
prompt-last-help = Only powers are left: nobody takes a card, and nothing spreads. After this round the plague strikes in every region (RAT-5.2, RAT-5.5).

waiting-start = { $who } is placing the first cubes.
waiting-take = { $who } is choosing a class card.
waiting-take-or-place = { $who } is choosing a class card or placing cubes.
waiting-take-last = { $who } may still take a class card.
waiting-place = { $who } is placing cubes.
waiting-move = { $who } is moving the plague.
waiting-spread = { $who } is placing a new rat.
waiting-ready = { $who } may still use powers.
waiting-count = { $who } is deciding whether the plague pawn counts.
waiting-monk-to = { $who } is moving a rat.
waiting-merchant-to = { $who } is moving cubes.
waiting-merchant-cubes = { $who } is moving cubes.
waiting-witch = { $who } may look at a second rat.
waiting-swap = { $who } may exchange two rats.
waiting-between = { $who } may still use powers.
waiting-turn-up = { $who } is choosing a rat.
waiting-last = { $who } is using powers for the last time.

## Actions

action-start = Put two cubes into { $region }
action-take = Take the { $class }
action-take-from = Take the { $class } from { $who }
action-settle =
    { $number ->
        [one] Place one cube in { $region }
       *[other] Place { $number } cubes in { $region }
    }
action-settle-more =
    { $number ->
        [one] Peasant: place one cube in { $region }
       *[other] Peasant: place { $number } cubes in { $region }
    }
action-settle-last = Peasant: place one cube in { $region }
action-plague = Move the plague to { $region }
action-spread = Put a new rat into { $region }
action-turn-up = Turn up { $rat } in { $region }
action-monk = Monk: move { $rat } out of { $region }
action-witch = Witch: look at { $rat } in { $region }
action-witch-second = Also look at { $rat } in { $region }
action-merchant = Merchant: move cubes out of { $region }
action-king = King: bring a cube from { $region } to the palace
action-to = To { $region }
action-cubes =
    { $number ->
        [one] Move one cube
       *[other] Move { $number } cubes
    }
action-swap = Exchange the two rats
action-count = Knight: count the plague pawn as two cubes
action-done-take = Go on without a card
action-done-place = Go on without placing cubes
action-done-ready = Use no more powers
action-done-count = Do not count the plague pawn
action-done-witch = Do not look at a second rat
action-done-swap = Leave both rats where they are
action-done-between = Go on
action-done-last = Use no more powers

## What chance may bring

chance-start = { $who } becomes start player
chance-pawn = The plague begins in { $region }
chance-flip = Rat { $number } is turned up
chance-face = The rat has { $face }

## The result

result-tie = Others had just as many, but { $who } would have played next (RAT-5.8).

## The log

event-starts = { $who } became start player.
event-pawn = The plague began in { $region }.
event-rats =
    { $number ->
        [one] One region got a face-down rat.
       *[other] Each of the { $number } regions got a face-down rat.
    }
event-supply =
    { $number ->
        [one] One rat lay ready in the supply.
       *[other] { $number } rats lay ready in the supply.
    }
event-started =
    { $number ->
        [one] { $who } began with one cube in { $region }.
       *[other] { $who } began with { $number } cubes in { $region }.
    }
event-turn = { $who } began a turn.
event-took = { $who } took the { $class }.
event-took-from = { $who } took the { $class } from { $other }.
event-settled =
    { $number ->
        [one] { $who } placed one cube in { $region }.
       *[other] { $who } placed { $number } cubes in { $region }.
    }
event-settled-more =
    { $number ->
        [one] { $who } placed one cube in { $region }, thanks to the peasant.
       *[other] { $who } placed { $number } cubes in { $region }, one of them thanks to the peasant.
    }
event-moved-plague = { $who } moved the plague to { $region }.
event-knight-moved = { $who } moved the plague two steps with the knight, to { $region }.
event-spread = A new rat came to { $region }.
event-no-room =
    { $number ->
        [one] One new rat lapsed, for want of room or supply.
       *[other] { $number } new rats lapsed, for want of room or supply.
    }
event-flipped = A rat was turned up in { $region } ({ $face }).
event-spared =
    { $number ->
        [one] Only one cube counted in { $region }, so the rat did nothing.
       *[other] Only { $number } cubes counted in { $region }, so the rat did nothing.
    }
event-majority = { $who } had the most cubes in { $region } and lost one.
event-class = { $who } lost a cube in { $region } as { $class }.
event-all = { $who } lost a cube in { $region }, like everyone there.
event-left =
    { $number ->
        [one] One rat left the game.
       *[other] { $number } rats left the game.
    }
event-monk = { $who } moved a rat from { $from } to { $to } with the monk.
event-king = { $who } brought a cube from { $region } to the palace.
event-counts = { $who } let the plague pawn count as two cubes.
event-merchant =
    { $number ->
        [one] { $who } moved one cube from { $from } to { $to } with the merchant.
       *[other] { $who } moved { $number } cubes from { $from } to { $to } with the merchant.
    }
event-looked = { $who } looked at a rat in { $region } ({ $face }).
event-looked-hidden = { $who } looked at a rat in { $region }.
event-swapped = { $who } exchanged a rat in { $from } for one in { $to }.
event-ended-rats = The supply of rats was used up.
event-ended-cubes = { $who } had no cubes left beside the board.
event-ended-turns = Everyone had had { $number } turns.
event-last-round = The last round began.
event-last-turn = { $who } began a last turn.
event-peasant-last = { $who } placed one cube in { $region } with the peasant.
event-knight-last = { $who } moved the plague to { $region } with the knight.
event-everywhere = The plague struck in every region.
event-counts-last = The plague pawn counted as two cubes in { $region }.
event-cubes =
    { $number ->
        [0] { $who } had no cubes left.
        [one] { $who } had one cube left.
       *[other] { $who } had { $number } cubes left.
    }
event-tied =
    { $number ->
        [one] Not only { $who } had one cube, but { $who } would have played next.
       *[other] Not only { $who } had { $number } cubes, but { $who } would have played next.
    }
event-victory = { $who } won the game.

## Why not

why-not-now = That is not what is being decided now.
why-chance = That is decided by lot, not by a player.
why-own-class = You already have that class card.
why-one-card = You may take only one class card a turn.
why-no-rats = There is no rat in { $region }, so you may not place cubes there.
why-no-cubes = You have no cubes left beside the board.
why-too-few = You would need { $number } cubes for that, but have fewer beside the board.
why-peasant = Only with the peasant may you place one cube more than there are rats.
why-not-adjacent = { $region } is too far away.
why-must-move = The plague must leave the region where it is.
why-stays = The plague is already there; to leave it there, do not move it.
why-full = There are already three rats in { $region }.
why-not-in-play = { $region } is not in play with so few players.
why-no-power = You do not have the { $class }.
why-used = You have already used the { $class } this turn.
why-too-late = The plague has moved; it is too late for powers.
why-not-struck = The plague is not in { $region }; its rats are not turned up.
why-no-rat-there = There is no such rat in { $region }.
why-nowhere = No region adjacent to { $region } has room for a rat.
why-rats-there = There are rats in { $region }; the king helps only where there are none.
why-none-of-yours = You have no cube in { $region }.
why-same-rat = You have just looked at that rat.
why-alike = These rats look alike; choose the first of them.
why-too-many =
    { $number ->
        [one] You have only one cube there.
       *[other] You have only { $number } cubes there.
    }
why-finish-first = First finish the power you are using.
why-last-round = In the last round you may only use powers.

## The rules

book-RAT = { game-title }
chapter-RAT-0 = Set-up
chapter-RAT-1 = The class card
chapter-RAT-2 = Cubes
chapter-RAT-3 = The plague
chapter-RAT-4 = Classes
chapter-RAT-5 = End

rule-RAT-0-1 = The start player is { $start_player ->
        [first] the player in the first seat
       *[other] drawn by lot
    } (the rulebook says the youngest). Turns go clockwise.
rule-RAT-0-2 = With two players eight regions are in play, with three ten, with four all twelve. Only these exist, and regions are adjacent if a border or an arrow joins them.
rule-RAT-0-3 = Each region in play gets one of the twelve starting rats, face down.
rule-RAT-0-4 = Of the 37 other rats, twelve leave the game unseen with two players, { $removed_rats_3p ->
        [6] six
       *[other] eight
    } with three, none with four. Then the starting rats left over join the rest: that is the supply of rats.
rule-RAT-0-5 = The plague pawn begins in a region drawn by lot.
rule-RAT-0-6 = Everyone has twenty cubes. From the start player on, clockwise, each player puts two into one region, then in reverse order two more into one region. Regions may be shared.
rule-RAT-0-7 = Nobody sees the face of a rat until it is turned up or the witch looks at it. All backs look alike, but everyone may know whether a rat has lain there since the start or came from the supply.
rule-RAT-1-1 = In your turn you may take a class card, from beside the board or from another player. It works at once.
rule-RAT-1-2 = You take at most one class card a turn, but you may own several.
rule-RAT-1-3 = A class card cannot be given up; it leaves you only when another player takes it.
rule-RAT-1-4 = A turn goes: { $turn_order ->
        [free] card and cubes in either order, then the plague.
       *[other] card, cubes, plague.
    }
rule-RAT-2-1 = You may place cubes in one region: exactly as many as there are rats, and none where there is no rat.
rule-RAT-2-2 = You place fewer only if you have too few cubes beside the board, and then you place all of them.
rule-RAT-3-1 = You must move the plague pawn to an adjacent region.
rule-RAT-3-2 = The plague spreads. If it meets no rat, nothing happens; one rat brings one new rat, two or three rats bring two. You put them into adjacent regions as you like. What counts is how many rats there were when the pawn arrived.
rule-RAT-3-3 = A region never has more than three rats. New rats that find no room, or none in the supply, lapse.
rule-RAT-3-4 = Then rats in the region are turned up one by one, { $turned_by ->
        [mover] in the order you choose
       *[other] at random
    }, as long as there are both cubes and rats; the others stay face down.
rule-RAT-3-5 = A rat strikes only if there are at least as many cubes in the region, of all colours together, as its limit says; otherwise it does nothing.
rule-RAT-3-6 = Each M comes before all else: the player with the most cubes in the region loses one, and so do all who tie for most. For each further M, { $second_majority ->
        [first] the same players lose one more
       *[other] cubes are counted again
    }.
rule-RAT-3-7 = For each class symbol, the owner of that class card loses one cube in the region, if there is one.
rule-RAT-3-8 = For each A, everyone with cubes in the region loses one.
rule-RAT-3-9 = A rat turned up leaves the game. Lost cubes go back to their owner’s supply.
rule-RAT-4-1 = You use powers only in your own turn, each once, and one after the other: { $power_window ->
        [pawn] only before the plague moves
        [any_moment] at any moment, also between two rats and after the last one
       *[other] at any moment until the first rat is turned up
    }.
rule-RAT-4-2 = Monk: move one rat from any region to an adjacent one with fewer than three rats.
rule-RAT-4-3 = King: bring one of your cubes from a region without rats to the palace. There it is safe, and it counts at the end.
rule-RAT-4-4 = Knight: the plague may move two steps. It must end in a different region from the one it began in, and only that region is hit.
rule-RAT-4-5 = Knight: before rats are turned up, you may say that the plague pawn counts as two neutral cubes for the limits. They never count for M, and nobody loses them.
rule-RAT-4-6 = Merchant: move one to three of your cubes from one region to one adjacent region.
rule-RAT-4-7 = Peasant: when you place cubes, you may place one more than there are rats, and so one where there is no rat.
rule-RAT-4-8 = Witch: look at one rat on the board, then, if you like, at a second one. Only you know what you saw.
rule-RAT-4-9 = Witch: after that you may exchange the two rats, if they lie in different regions.
rule-RAT-5-1 = The game ends after the turn in which the supply of rats runs out, or the player whose turn it was has all cubes on the board, the palace included. { $end_by_cubes ->
        [during] The rats are judged when the turn is over, the cubes when they are placed.
       *[other] Both are judged once, when the turn is over.
    }
rule-RAT-5-2 = In the last round all other players have one more turn, anticlockwise from the right-hand neighbour of the player who went last. They only use powers: nobody takes a card, only the peasant places a cube, and only the knight moves the plague.
rule-RAT-5-3 = Peasant, in the last round: place one cube from your supply in any region.
rule-RAT-5-4 = Knight, in the last round: move the plague pawn one or two steps, or leave it. Nothing spreads.
rule-RAT-5-5 = Then the plague strikes in every region: all rats are turned up, as long as there are cubes.
rule-RAT-5-6 = In this final plague the pawn counts as two neutral cubes in its region, if { $final_pawn ->
        [owned] anybody has the knight
       *[other] the knight’s owner had a turn in the last round
    }.
rule-RAT-5-7 = Cubes on the board and in the palace count. Most cubes win.
rule-RAT-5-8 = A tie goes to the tied player who would have played soonest, so there is only one winner.
rule-RAT-5-9 = So that no game goes on for ever, the last round also begins once everyone has had forty turns.

rules-version-1 = First version.
rules-version-2 = An option for a second M on one rat, and the log says when a tie was broken. Since then there are also options for powers at any moment, even between two rats, and for choosing which rat is turned up. By the standard rules games go as before.

## Labels

label-score = Score
label-supply-rats = Rats in the supply
label-unseen = Rats not yet seen
label-palace = Palace
label-supply = Cubes in supply
label-classes = Classes
label-plague = Plague
label-region = Region
label-rats = Rats
label-cubes = Cubes
label-turn = Turn
label-last-round = Last round

## On the page

board-map = Map of Europe
board-round = Round { $number }
board-set-up = First cubes
board-out = not in play
board-whole-map = Whole map
board-closer = Zoom in

# The steps of a turn.
board-step-card = Card
board-step-cubes = Cubes
board-step-plague = Plague
board-step-spread = Rats
board-step-strike = Turn up
board-step-powers = Last powers
board-step-everywhere = Plague everywhere

board-card-free = free
board-card-yours = yours
board-card-used = used
board-card-power = use
board-card-of = with { $who }
board-card-used-help = Its power has been used this turn.
board-no-cards = no class card

board-ask-settle = Choose a region for your cubes.
board-ask-plague = Choose where the plague goes.
board-ask-spread = Choose the region for the new rat.
board-ask-turn-up = Choose the rat that is turned up next.
board-ask-peasant = Peasant: choose a region for one cube.
board-ask-merchant = Merchant: choose the region to move cubes from.
board-ask-monk = Monk: choose a rat on the map.
board-ask-knight = Knight: choose where the plague goes.
board-ask-witch = Witch: choose a rat on the map to look at.
board-ask-king = King: choose the region to move a cube to the palace from.
board-ask-rat-to = Now choose where the rat goes.
board-ask-cubes-to = Now choose where your cubes go.

board-send = Do it
board-send-count = Count the plague pawn
board-send-monk = Move the rat to { $region }
board-send-merchant =
    { $number ->
        [one] Move one cube to { $region }
       *[other] Move { $number } cubes to { $region }
    }
board-how-many = How many cubes?
board-cubes =
    { $number ->
        [one] one cube
       *[other] { $number } cubes
    }

board-spreads =
    { $number ->
        [0] No new rats.
        [one] One new rat to spread.
       *[other] { $number } new rats to spread.
    }
board-loss = { $who } { $number } (at worst { $most })
board-loss-chosen = { $who } up to { $most }
board-takes = the plague takes on average: { $losses }.
board-takes-chosen = depending on the rats chosen, the plague takes: { $losses }.
board-takes-nothing = the plague takes nothing at the moment.
board-nothing = nothing
board-if-counting = If the pawn counts: { $losses }.
board-if-not = If not: { $losses }.
board-more-rats = { $region }: { $from } → { $to } rats.

board-to-place = { $number } to place
board-safe =
    { $number ->
        [one] one safe
       *[other] { $number } safe
    }
board-supply =
    { $number ->
        [0] No rats left in the supply.
        [one] One rat left in the supply.
       *[other] { $number } rats left in the supply.
    }
board-end = How it ends
board-end-help = When the rats or somebody’s cubes run out, powers are used once more. Then the plague strikes in every region.
board-end-rats = The last rat was placed in { $who }’s turn.
board-end-cubes = { $who } has placed all cubes.
board-end-turns = Everyone has had forty turns; { $who } was the last.
board-end-order = Still to use powers, in this order: { $seats }. Then the plague strikes in every region.
board-end-none = Nobody else has a class card, so the plague strikes in every region.
board-end-now = Now the plague strikes in every region.

board-unseen = Rats not yet seen
board-unseen-of = { $number } of { $total }
board-unseen-limit =
    { $unseen ->
        [one] Limit { $limit }: one not yet seen, { $seen } seen; starting rats among the unseen: { $start }
       *[other] Limit { $limit }: { $unseen } not yet seen, { $seen } seen; starting rats among the unseen: { $start }
    }
board-unseen-start =
    { $number ->
        [one] one starting rat
       *[other] { $number } starting rats
    }
board-unseen-other =
    { $number ->
        [one] one other
       *[other] { $number } others
    }
board-unseen-shows =
    { $unseen ->
        [one] { $symbol }: on one of them
       *[other] { $symbol }: on { $unseen } of them
    }
board-unseen-removed =
    { $number ->
        [0] None has left the game unseen.
        [one] One of them left the game unseen.
       *[other] { $number } of them left the game unseen.
    }
board-losses = What the plague would take
board-losses-help = on average, and at worst
board-losses-none = Nothing anywhere, as things stand.
board-known = Rats you know
board-known-too = { $who } knows it too
board-turned-up = Turned up last


board-says-region =
    { $rats ->
        [0] { $region }: no rats; { $cubes }.
        [one] { $region }: one rat; { $cubes }.
       *[other] { $region }: { $rats } rats; { $cubes }.
    }
board-says-cubes = { $who } { $number }
board-says-no-cubes = no cubes
board-says-pawn = The plague is here.
board-says-pawn-counts = The plague is here, and its pawn counts as two cubes.
board-says-known = You know one of these rats: { $face }.
board-says-known-in = You know a rat in { $region }: { $face }.
board-says-looked = One of these rats is known to { $who }.
board-says-risk = The plague would take { $number } of your cubes on average, { $most } at worst.
board-says-risk-chosen = The plague would take up to { $most } of your cubes, depending on the rats chosen.
board-says-out = Not in play: { $regions }.
board-says-seat = { $who }: { $score } on the board, { $palace } of them in the palace; { $stock } to place; { $cards }.
board-says-unseen = Rats not yet seen: { $number }.

## Lessons

lesson-gallia = The plague in Gallia
lesson-knight = The knight
lesson-monk = The monk

lesson-seat-red = Red
lesson-seat-blue = Blue
lesson-seat-orange = Orange
lesson-seat-green = Green

lesson-gallia-begin = You are Red. Each of the twelve regions begins with one face-down rat. The lot makes Orange start player, and the plague begins in Russia.
lesson-gallia-cubes = Everyone puts two cubes into a region, clockwise, and then two more, in reverse order. Put yours into Hungaria, both times; Blue goes to Gallia first.
lesson-gallia-rats = Orange takes the king, and Green the knight. There is one rat in Gallia, so Green may place one cube there; then the plague comes to Germania, meets two rats and brings two new ones to Gallia.
lesson-gallia-own = You want no class card yet, and no cubes. But the plague has to move: take it to Polonia, where one rat brings one new rat, and put that into Hungaria.
lesson-gallia-others = Blue becomes the peasant, and Orange the monk as well. A class lends its power, but whoever holds it is struck by rats that show it.
lesson-gallia-cards = Leave the cards and the cubes alone once more, and take the plague to Turcia. Then Blue adds the merchant and Orange the witch; Green, as knight, moves the plague two steps.
lesson-gallia-turn = Now all six cards are taken: Blue has two, Orange three, Green one. In Gallia there are three rats, two of Blue’s cubes and one of Green’s. Take no card and place no cubes.
lesson-gallia-move = The plague is in Anglia, and Gallia is adjacent. Move it there.
lesson-gallia-spread = Before it strikes, the plague spreads: three rats bring two new ones, for you to put into adjacent regions. Put both into Hispania.
lesson-gallia-first = Now rats are turned up one by one, in random order. The first has limit 1 and shows merchant and monk. Three cubes are there, so it strikes: Blue is the merchant and loses one; Orange is the monk but has no cube here.
lesson-gallia-if-first = Had the rat with limit 3 come first, it would have met three cubes: Blue would have lost one for the majority and one as merchant, Green one as knight. Then Gallia would be empty, and the other rats would stay face down.
lesson-gallia-second = There are cubes left, so another rat is turned up. Its limit is 3, but only two cubes are left: nothing happens.
lesson-gallia-third = The last one has limit 2 and shows M, merchant and monk. M comes first: Blue and Green both have the most, one cube each, and both lose it. After that nobody has anything left to lose.
lesson-gallia-end = Gallia is empty, the three rats have left the game, and your turn is over. Lost cubes are back with their owners, who may place them again – in Hispania, say, where there are now three rats.

lesson-knight-begin = You are Red and begin; the plague is in Italia. Put your first cubes into Hispania and Hungaria. Blue puts two into Scandia, far from the plague, and two into Polonia.
lesson-knight-take = Take the knight, and place no cubes. As knight you may move the plague two steps, and that reaches Scandia.
lesson-knight-if-none = Without the knight the plague could only go to a region adjacent to Italia: Gallia, Germania, Hispania or Hungaria.
lesson-knight-move = Move the plague to Scandia. Only the region where it ends is hit, not Germania on the way. There is one rat, so put one new rat into Germania.
lesson-knight-count = Two cubes are in Scandia. As knight you may let the plague pawn count as two more, which belong to nobody: so limits 3 and 4 strike as well. Say so, before the rat is turned up.
lesson-knight-if-not = If you had not let the pawn count, the rat with limit 4 would have found only two cubes and done nothing.
lesson-knight-strike = The rat has limit 4 and shows M, knight and king. Four cubes count, so it strikes: Blue has the majority and loses one. You are the knight, but you have no cube here.
lesson-knight-if-five = With limit 5 nothing would have happened: two cubes and the pawn make four.
lesson-knight-end = So the knight carries the plague to those who think themselves far away. But take care: rats that show the knight strike you.

lesson-monk-begin = You are Red and begin; the plague is in Gallia. Put your first cubes into Hungaria, while Blue settles in Scandia.
lesson-monk-take = Take the monk and place no cubes. Move the plague to Germania, and put the new rat into Polonia.
lesson-monk-gather = Once a turn, as monk, you may move a rat to an adjacent region. Nobody has cubes in Germania; move the rat from there to Polonia, which then has three, the most a region may have.
lesson-monk-wait = Blue takes no card, places no cubes and moves the plague back to Gallia.
lesson-monk-place = Take no other card. Three rats let you place three cubes: put them into Polonia.
lesson-monk-if-before = If you had moved the rat before placing, only two rats would have been left – and room for two cubes.
lesson-monk-move = Your cubes are placed, and now the rats are only a danger to them. So use the monk after placing: move one rat from Polonia to Germania.
lesson-monk-end = Three cubes on two rats: before or after the cubes makes a difference. You may use the monk at any moment of your turn until a rat is turned up – but only once, and never to bring a fourth rat into a region.

## The plague, summed up

summary-plague = The plague in { $region }
summary-rats-took =
    { $rats ->
        [one] One rat was turned up
       *[other] { $rats } rats were turned up
    }; { $cubes ->
        [one] one cube died
       *[other] { $cubes } cubes died
    }.
summary-rats-spared =
    { $rats ->
        [one] One rat was turned up
       *[other] { $rats } rats were turned up
    }; nobody lost anything.
summary-rat-spared =
    { $number ->
        [one] limit { $limit }, and only one cube: it did nothing
       *[other] limit { $limit }, and only { $number } cubes: it did nothing
    }
summary-rat-struck =
    { $number ->
        [one] limit { $limit }, one cube: it struck
       *[other] limit { $limit }, { $number } cubes: it struck
    }

## What the match comes to

source-regions = Cubes on the map
source-palace = Cubes in the palace

award-saviour = The saviour
award-saviour-text = brought { $number } cubes to safety in the palace
award-monk = The rat-catcher
award-monk-text = led { $number } rats away
award-settler = The settler
award-settler-text = placed { $number } cubes
award-traveller = The traveller
award-traveller-text = moved { $number } cubes to other regions
award-seer = The seer
award-seer-text = looked at { $number } rats
award-courtier = At home in every class
award-courtier-text = took { $number } class cards
