### Verräter in English.
### $who: a seat's name. $land, $from, $to, $eagle, $rose: a land as `place` names it. $role, $house, $building: a name
### from this file. $card: the value of a supply card. $number, $total: integers.

## The game

game-title = Verräter
game-blurb = Two noble houses fight over a ring of lands, and nobody has to stay loyal.
game-goal = Every round the two houses fight over a border, and everyone in the winning house scores points. Secret roles strengthen your house, bring cards, buildings or extra points – or make you change sides in the middle of the fight. Whoever has the most points after eight rounds (nine with three players) wins.

## Names

house-eagle = Eagle
house-rose = Rose

land-wasteland = Wasteland
land-pasture = Pasture
land-river = River
land-forest = Forest
land-village = Village
land-city = City

# One card of the ring: landscape, house, position on the clock.
place = { $land } ({ $house }, { $number })

role-traitor = Traitor
role-diplomat2 = Diplomat +2
role-diplomat5 = Diplomat +5
role-builder = Builder
role-strategist = Strategist
role-farmer = Farmer

role-traitor-help = You change house the moment the roles are revealed, and score 1 point.
role-diplomat2-help = You add 2 conflict points to your house and draw one more supply card.
role-diplomat5-help = You add 5 conflict points to your house.
role-builder-help = After the conflict you may place, move or turn one of your building cards.
role-strategist-help = You score 2 points and take the strategy card, so you choose the next conflict.
role-farmer-help = You draw exactly three supply cards, before everyone else, and none for your farms.

building-farm = farm
building-office = office
supply = supply card

## Options and presets

option-start_hand = Starting hand
option-start_hand-help = The supply cards everyone begins with.
option-start_hand-why = Equal hands leave luck out of the start; dealt ones bring surprises.
option-start_hand-random = three cards, dealt blind
option-start_hand-3-4-5 = one 3, one 4 and one 5 each

option-united_diplomat_switches = When all stand in one house
option-united_diplomat_switches-help = If all players begin a round in the same house, the diplomat +5 changes house as well as the traitor, so the other house has fighters again.
option-united_diplomat_switches-why = Without it, such a round may pass without a fight.
option-united_diplomat_switches-on = the diplomat +5 changes house too
option-united_diplomat_switches-off = only the traitor changes house

option-tie_pays_roles = Role points after a tie
option-tie_pays_roles-help = Whether traitor and strategist score for their roles even if the conflict was tied. The 1998 text says “never”, yet takes the strategist’s points for granted elsewhere: probably a translator’s slip.
option-tie_pays_roles-why = Change it if a tie should bring nobody anything.
option-tie_pays_roles-on = role points are scored
option-tie_pays_roles-off = nobody scores anything

option-builder_may_turn_when_moving = Turning a card while moving it
option-builder_may_turn_when_moving-help = Whether the builder may lay a moved card down with its other side up, so that a farm becomes an office or the reverse. The newer edition forbids it; the 1998 text turns a card that stays where it is, but can also be read as letting a moved card go down either side up.
option-builder_may_turn_when_moving-why = Allowed, the builder can do more, and the others can rely on less.
option-builder_may_turn_when_moving-on = a moved card may be turned
option-builder_may_turn_when_moving-off = a moved card keeps its side

preset-later = Newer edition
preset-later-help = The rules of the newer German edition.
preset-1998 = Edition of 1998
preset-1998-help = The rules of the older edition, as its Dutch translation states them.

## What is to be decided

prompt-farm = Lay your first farm under a land.
prompt-farm-help = A farm brings one supply card a round as long as its land belongs to your house. Strong lands are harder to take; each land has room for one card (VER-0.4, VER-0.5).

prompt-conflict = Choose the border where the next conflict breaks out.
prompt-conflict-help = The winners score by the land they take, and that land changes house. Compare the two land values, and see whose farms lie there (VER-1.1).

prompt-draft = Keep one of these roles.
prompt-draft-help = The players after you choose from the roles you pass on, so you know what they may have (VER-2.2).

prompt-supply = Lay a supply card, or stop.
prompt-supply-help = Cards count for the house you belong to once the roles are revealed, and they are spent even if you lose. At the end, offices score for cards still in hand (VER-3.1, VER-5.1).

prompt-build = Place, move or turn one building card, or build nothing.
prompt-build-help = Farms bring supply cards while their land belongs to your house. Offices score at the end, under any land; you may have two (VER-7.1).

prompt-set = Lay the card you lifted under another land.
prompt-set-help = Any land without a building card will do, whichever house it belongs to (VER-7.3).

prompt-discard = Discard a card to draw one more, or stop.
prompt-discard-help = You would hold more than five cards. Each card you discard now is replaced by a drawn one; you end with five cards either way (VER-10.5).

waiting-farm = { $who } is choosing a land for a first farm.
waiting-conflict = { $who } is choosing the next conflict.
waiting-draft = { $who } is choosing a role.
waiting-supply = { $who } is laying supply cards.
waiting-build = { $who } is building.
waiting-set = { $who } is moving a building card.
waiting-discard = { $who } is deciding whether to discard.

## Actions

action-farm = Lay a farm under { $land }
action-office = Lay an office under { $land }
action-conflict = Set { $eagle } against { $rose }
action-take = Keep the { $role }
action-play = Lay supply card { $card }
action-done-supply = Lay no more cards
action-done-build = Build nothing
action-done-discard = Discard no more
action-lift = Move the { $building } from { $land }
action-turn = Turn the card under { $land } to its { $building } side
action-drop = Discard supply card { $card }

## What chance may bring

chance-start = { $who } becomes start player
chance-lay = { $land } ({ $house }) comes next in the ring
chance-draw = Supply card { $card } is drawn
chance-out = The { $role } is set aside

## The log

event-starts = { $who } was drawn as start player and took the start card.
event-side = { $who } joined House { $house }.
event-laid = { $land } was laid in the ring.
event-dealt = { $who } received supply card { $card }.
event-drew = { $who } drew supply card { $card }.
event-drew-hidden = { $who } drew a supply card.
event-strategy = { $who } took the strategy card.
event-strategy-stays = The strategy card stayed with { $who }.
event-round = Round { $number } began.
event-conflict = { $who } set { $eagle } against { $rose }.
event-out = The { $role } was set aside for this round.
event-out-hidden = One role was set aside unseen.
event-took = { $who } kept the { $role }.
event-took-hidden = { $who } kept a role.
event-left =
    { $number ->
        [one] One role was left over and stayed face down.
       *[other] { $number } roles were left over and stayed face down.
    }
event-played = { $who } laid supply card { $card }.
event-done-supply =
    { $number ->
        [0] { $who } laid no supply card.
        [one] { $who } stopped after one supply card.
       *[other] { $who } stopped after { $number } supply cards.
    }
event-revealed = { $who } revealed the { $role }.
event-traitor = { $who } turned traitor and went over to House { $house }.
event-united = All had begun the round in one house, so { $who } too, with the diplomat +5, went over to House { $house }.
event-total =
    { $number ->
        [one] House { $house } came to one conflict point.
       *[other] House { $house } came to { $number } conflict points.
    }
event-won = House { $house } won the conflict.
event-tied = Both houses came to { $number }: a tie, and no winner.
event-scored =
    { $number ->
        [one] { $who } scored one point for the conflict.
       *[other] { $who } scored { $number } points for the conflict.
    }
event-role-points =
    { $number ->
        [one] { $who } scored one point as { $role }.
       *[other] { $who } scored { $number } points as { $role }.
    }
event-conquered = { $land } fell to House { $house }.
event-nobody = House { $house } had no players, so nobody scored for the conflict.
event-built = { $who } laid a building card under { $land }, { $building } side up.
event-moved = { $who } moved a building card from { $from } to { $to }, { $building } side up.
event-turned = { $who } turned the card under { $land } to its { $building } side.
event-built-nothing = { $who } built nothing.
event-discarded =
    { $number ->
        [0] No supply card had been laid.
        [one] The one supply card laid went to the discard pile.
       *[other] The { $number } supply cards laid went to the discard pile.
    }
event-due-farmer =
    { $number ->
        [one] As farmer { $who } had one supply card to draw.
       *[other] As farmer { $who } had { $number } supply cards to draw.
    }
event-due-farms =
    { $number ->
        [0] { $who } had no farm under a land of the right house.
        [one] { $who } had one supply card to draw for a farm.
       *[other] { $who } had { $number } supply cards to draw for farms.
    }
event-due-diplomat =
    { $number ->
        [one] As diplomat +2 { $who } had one more card to draw.
       *[other] As diplomat +2 { $who } had { $number } more cards to draw.
    }
event-limit =
    { $number ->
        [0] { $who } had room for no card, with at most five in hand, unless some were discarded first.
        [one] { $who } had room for only one card, with at most five in hand, unless some were discarded first.
       *[other] { $who } had room for only { $number } cards, with at most five in hand, unless some were discarded first.
    }
event-dropped = { $who } discarded supply card { $card }.
event-reshuffled =
    { $number ->
        [one] The draw pile was used up; the one discarded card became the new pile.
       *[other] The draw pile was used up; { $number } discarded cards were shuffled into a new one.
    }
event-roles-back = The roles went back to the middle.
event-start-card = The start card passed to { $who }.
event-ended-rounds =
    { $number ->
        [one] The game ended after one round.
       *[other] The game ended after { $number } rounds.
    }
event-ended-united = House { $house } held all twelve lands, so the game ended early.
event-offices =
    { $number ->
        [0] { $who } scored no points for offices.
        [one] { $who } scored one point for offices.
       *[other] { $who } scored { $number } points for offices.
    }
event-victory = { $who } won the game.
event-victory-shared = Shared victory: { $who }.

## Why not

why-not-now = That is not what is being decided now.
why-not-border = Both lands belong to the same house; a conflict needs one land of each.
why-occupied = There is already a building card under { $land }.
why-no-reserve = You have no building card left in reserve.
why-two-offices = You may not have more than two offices in the ring.
why-not-yours = You have no building card under { $land }.
why-no-free-land = Every land has a building card, so there is no place to move one to.
why-not-turned = A card keeps its side while it is moved.
why-same-land = A moved card must go to another land.
why-role-gone = The { $role } was not among the roles passed on to you.
why-no-card = You hold no supply card { $card }.
why-set-first = First lay down the card you lifted.
why-farm-only = Your first building card must be laid as a farm.
why-chance = That is decided by lot, not by a player.

## The rules

book-VER = { game-title }
chapter-VER-0 = { label-set-up }
chapter-VER-1 = { label-phase-1 }
chapter-VER-2 = { label-phase-2 }
chapter-VER-3 = { label-phase-3 }
chapter-VER-4 = { label-phase-4 }
chapter-VER-5 = { label-phase-5 }
chapter-VER-6 = { label-phase-6 }
chapter-VER-7 = { label-phase-7 }
chapter-VER-8 = { label-phase-8 }
chapter-VER-9 = { label-phase-9 }
chapter-VER-10 = { label-phase-10 }
chapter-VER-11 = { label-phase-11 }
chapter-VER-12 = { label-phase-12 }
chapter-VER-13 = { label-phase-13 }
chapter-VER-14 = End of the game

rule-VER-0-1 = The start player is drawn by lot and takes the start card.
rule-VER-0-2 = The start player begins in House Eagle, the next player clockwise in House Rose, the next in House Eagle, and so on.
rule-VER-0-3 = There are twelve lands: each of the six landscapes once for the Eagle and once for the Rose. They are shuffled without being turned over and laid clockwise in a ring.
rule-VER-0-4 = Everyone has three building cards, with a farm on one side and an office on the other. From the start player on, each player lays one of them as a farm under any land without a card, whichever house it belongs to; the other two are the player’s reserve.
rule-VER-0-5 = There is never more than one building card under a land.
rule-VER-0-6 = Everyone begins with three supply cards: { $start_hand ->
        [random] dealt blind
       *[other] a 3, a 4 and a 5
    }. The rest of the 23 cards is the face-down draw pile; hands are secret, their sizes are not.
rule-VER-0-7 = The player to the left of the start player holds the strategy card first.
rule-VER-1-1 = Whoever holds the strategy card chooses the conflict: a border between two neighbouring lands of different houses.
rule-VER-2-1 = The six roles are shuffled, and one is set aside unseen for this round.
rule-VER-2-2 = From the start player on, clockwise, each player looks at the roles passed on, keeps one face down and passes on the rest.
rule-VER-2-3 = What the last player does not keep stays face down; only the last player knows what it is.
rule-VER-3-1 = From the start player on, each player has one turn to lay up to five supply cards openly, one by one. A card laid is not taken back.
rule-VER-4-1 = All players reveal their roles.
rule-VER-4-2 = The traitor changes house at once. The change already counts in this conflict, and it lasts.
rule-VER-4-3 = { $united_diplomat_switches ->
        [on] If all players began the round in the same house, the diplomat +5 changes house too, whether or not there is a traitor, and brings the 5 points to the new house.
       *[other] Nobody but the traitor changes house, even if all players began the round in the same one.
    }
rule-VER-5-1 = A house’s total is the value of its contested land, the supply cards laid by its players, and its diplomats.
rule-VER-5-2 = The house with the higher total wins the conflict.
rule-VER-5-3 = A tie has no winner: no land changes house, and nobody scores for the conflict. { $tie_pays_roles ->
        [on] Traitor and strategist still score for their roles.
       *[other] Traitor and strategist do not score for their roles either; the strategist still takes the strategy card.
    }
rule-VER-6-1 = Every player of the winning house scores what the table of the conquered land shows for the number of players in that house.
rule-VER-6-2 = The traitor scores 1 point and the strategist 2, whoever wins.
rule-VER-6-3 = The loser’s contested land turns over and now belongs to the winning house.
rule-VER-6-4 = A house without players can win by the value of its land. The other land turns over, but nobody scores for the conflict.
rule-VER-7-1 = The builder may place, move or turn one building card, or do nothing.
rule-VER-7-2 = Place: lay a card from the reserve, either side up, under any land without a card.
rule-VER-7-3 = Move: bring one of your cards in the ring to another land without a card. { $builder_may_turn_when_moving ->
        [on] It may be turned on the way.
       *[other] It is not turned on the way.
    }
rule-VER-7-4 = Turn: turn one of your cards over where it lies, so that a farm becomes an office or the reverse.
rule-VER-7-5 = Nobody may ever have more than two offices in the ring.
rule-VER-7-6 = A building card once laid never leaves the ring.
rule-VER-8-1 = The strategist takes the strategy card.
rule-VER-8-2 = The strategy card stays where it is if nobody kept the strategist, or if its holder did.
rule-VER-9-1 = All supply cards laid in this round go to the open discard pile.
rule-VER-10-1 = The farmer draws first: exactly three supply cards, and none for farms.
rule-VER-10-2 = Then, from the start player on, each other player draws one card per farm that lies under a land of the player’s present house.
rule-VER-10-3 = The diplomat +2 draws one card more.
rule-VER-10-4 = Nobody draws more than three cards a round or holds more than five.
rule-VER-10-5 = Drawing is not optional. If you would hold more than five, you may first discard up to as many as you would have too many, and draw that many more; otherwise you draw fewer.
rule-VER-10-6 = The moment the draw pile is used up, the discard pile is shuffled into a new one.
rule-VER-11-1 = All roles go back to the middle.
rule-VER-12-1 = The start card passes to the left.
rule-VER-13-1 = The next round begins with phase 1.
rule-VER-14-1 = The game ends after phase 10 of round 8 (with three players, round 9).
rule-VER-14-2 = It ends early when one house holds all twelve lands; that round is still played through phase 10.
rule-VER-14-3 = Each of your offices scores one point per card in your hand, whichever house the land above it belongs to; at most three cards count.
rule-VER-14-4 = Most points win. Equal points share the victory.

rules-version-1 = First version. Since then the 1998 edition no longer lets the builder turn a card while moving it; the option is still there, and matches begun before keep it.

## Labels

label-ring = Ring
label-round = Round { $number } of { $total }
label-set-up = Set-up
label-phase-1 = Choose the conflict
label-phase-2 = Draft roles
label-phase-3 = Lay supply cards
label-phase-4 = Reveal roles
label-phase-5 = Settle the conflict
label-phase-6 = Score
label-phase-7 = Builder
label-phase-8 = Strategist
label-phase-9 = Clear supply cards
label-phase-10 = Draw supply cards
label-phase-11 = Return roles
label-phase-12 = Pass the start card
label-phase-13 = End of the round
label-score = Points
label-hand = Hand
label-reserve = Reserve
label-pile = Draw pile
label-discard = Discard pile
label-role = Role
label-house = House
label-passed = Roles passed to you
label-played = Laid
label-strategy-card = Strategy card
label-start-card = Start card

## The board on the page

board-step-1 = Conflict
board-step-2 = Roles
board-step-3 = Supply
board-step-4 = Reveal
board-step-5 = Totals
board-step-6 = Spoils
board-step-7 = Building
board-step-10 = Drawing

board-pass-supply = Lay nothing
board-pass-build = Build nothing
board-pass-discard = Keep all cards

board-send-play =
    { $number ->
        [one] Lay { $cards }, then no more
       *[other] Lay { $cards }: { $total } in all, then no more
    }
board-send-drop = Discard { $cards }
board-send-drop-rest = Discard { $cards }, keep the rest
board-chosen =
    { $number ->
        [one] One card chosen: { $total }.
       *[other] { $number } cards chosen: { $total } in all.
    }
board-send-farm = Lay the farm here
board-send-office = Lay the office here
board-send-turn = Turn it over
board-send-conflict = Fight here
board-send-take = Keep this role

board-build-farm = Farm
board-build-office = Office
board-build-lift = Move it
board-build-turn = Turn it over
board-build-where = Choose a land without a card, or one of your own cards.
board-build-to = Now choose the land to lay it under.

board-sum = { $house } { $before } → { $after }
board-crosses = When the roles are revealed you change sides, with everything you lay.
board-adds = As diplomat you add { $number } when the roles are revealed.
board-farm-brings = A card each round, as long as the land stays with House { $house }.
board-farm-idle = No card as long as the land belongs to House { $house }.
board-office-brings = At the end, a point for each card in your hand, three at most.

board-stakes = At stake
board-stakes-help = Points for each winner, by how many win
board-stakes-none = Whoever holds the strategy card chooses the next conflict.
board-stake = { $house } takes { $land }
board-stake-points =
    { $winners ->
        [one] one winner: { $points }
       *[other] { $winners } winners: { $points } each
    }

board-roles = Roles
board-roles-known = as you know them
board-role-mine = yours
board-role-choose = passed to you
board-role-gone = not in play
board-role-out = set aside
board-role-left = left over
board-role-or = or { $where }
board-role-unknown = not known yet
board-tag-mine = mine
board-tag-choose = choose
board-tag-gone = gone

board-unseen = Supply cards you have not seen
board-track = Points
board-pile = pile
board-discard = used

board-cards =
    { $number ->
        [0] no cards
        [one] one card
       *[other] { $number } cards
    }
board-reserve =
    { $number ->
        [0] all built
       *[other] { $number } left to build
    }
board-laid = laid
board-hand-empty = You hold no supply cards.

board-land = { $place }: value { $value }; points { $points }.
board-land-built = { $place }: value { $value }; points { $points }; { $building } of { $who }.
board-border = Border between { $eagle } and { $rose }
board-says-conflict = Conflict: { $eagle } against { $rose }. In sight: Eagle { $eagleSum }, Rose { $roseSum }.
board-says-seat = { $who }: House { $house }; points: { $points }; cards in hand: { $held }; laid: { $laid }; building cards in reserve: { $reserve }.
board-says-hand = Your supply cards: { $cards }.
board-says-start = { $who } has the start card.
board-says-strategy = { $who } has the strategy card.
board-says-piles = Draw pile: { $pile }. Discard pile: { $discard }.

# Lessons

lesson-example-round = A first round
lesson-example-round-1998 = A first round (edition of 1998)

lesson-seat-red = Red
lesson-seat-blue = Blue
lesson-seat-orange = Orange
lesson-seat-green = Green

lesson-example-start = You are Red, and the lot makes you start player: you begin with the Eagle. Clockwise the others alternate: Blue the Rose, Orange the Eagle, Green the Rose.
lesson-example-ring = Now the twelve lands are laid in a ring, clockwise from twelve o’clock. Each landscape is there twice, once for the Eagle and once for the Rose.
lesson-example-farms = Everyone lays a first farm, and you begin. Lay yours under the Eagle’s city at five o’clock: while that land and you belong to the same house, the farm brings you a card each round.
lesson-example-hands = Everyone gets three supply cards, dealt blind. You see your own cards; of the others’ you know only how many there are.
lesson-example-hands-1998 = In this edition everyone begins with a 3, a 4 and a 5. So for once you know every hand at the table.
lesson-example-conflict = Blue holds the strategy card and chooses a border between the houses: the Eagle’s river, worth 5, against the Rose’s city, worth 15. You and Orange fight for the river, Blue and Green for the city.
lesson-example-roles = One of the six roles is set aside unseen. You are passed the other five, so only you can tell that it is the diplomat +2.
lesson-example-draft = Keep the builder and pass on the rest. Then Blue, Orange and Green each keep a role, and what Green leaves stays face down.
lesson-example-supply = Everyone has one turn to lay supply cards, openly. Lay all three of yours, 12 together, and say that you are done; then Blue lays a 4, Orange nothing and Green a 3.
lesson-example-if-eagle = If Orange had added a 5, the Eagle would have won 26 to 23. Its three seats would each score 4 for the city: with their role points you would have 4, Blue 5, Orange 6 and Green nothing.
lesson-example-reveal = The roles are revealed, and Blue is the traitor: Blue and the 4 belong to the Eagle now. That makes 5 + 12 + 4 = 21 for the Eagle, but Green’s diplomat lifts the Rose to 15 + 3 + 5 = 23.
lesson-example-score = The Rose conquers the river, and the river’s table says what that is worth: 5 points for a single winner, Green. Blue scores 1 as traitor, Orange 2 as strategist, and the river turns to the Rose.
lesson-example-build = You are the builder. Lay a card of your reserve, farm side up, under the Eagle’s pasture at six o’clock; the other side would be an office, which scores at the end of the game.
lesson-example-draw = Orange takes the strategy card, and the cards laid are discarded. Then you draw two, for two farms under lands of your house; Orange and Green draw one each, and Blue none, being an Eagle with a farm under the Rose’s river.
lesson-example-if-farmer = If Green had kept the farmer, the Rose would have lost 18 to 21. But a farmer draws first, and three cards: Green would have drawn three instead of one.
lesson-example-next = The roles go back and the start card passes to Blue, who drafts first in round two; Orange chooses its conflict. Green leads with 5 points – can you catch up?

## A conflict, summed up

summary-won = House { $house } wins, { $won } to { $lost }.
summary-tied = A tie, { $number } to { $number }: nobody wins.
summary-lost = House { $house } lost.
summary-nothing = No points in a tie.
summary-scored =
    { $number ->
        [one] One point for the conflict
       *[other] { $number } points for the conflict
    }
summary-role-points =
    { $number ->
        [one] One point for the role, whoever wins
       *[other] { $number } points for the role, whoever wins
    }

## What the match comes to

source-lands = Lands won
source-roles = Roles
source-offices = Offices
remark-house = House: { $house }

award-turncoat = The turncoat
award-turncoat-text = changed house { $number } times
award-alone = Alone against all
award-alone-text =
    { $number ->
        [one] the only winner of a conflict
       *[other] the only winner of { $number } conflicts
    }
award-schemer = The schemer
award-schemer-text = chose the conflict in { $number } rounds
award-quartermaster = The quartermaster
award-quartermaster-text = laid supplies worth { $number }
award-builder = The builder
award-builder-text = laid, moved or turned building cards { $number } times
