"""Influence cards, and how others may answer them (STAD-6)."""

from turncoat.games.game import CHANCE
from turncoat.games.listing import list_also, list_if, list_set
from turncoat.games.ontembare_stad.actions import (
    BLOCK,
    GOLDEN_MARKET,
    GOLDEN_PAWN,
    GOLDEN_SELL,
    PASS,
    PLAY,
    PROTECT,
    TURN,
    WIZARD,
)
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.rules.areas import (
    buy_area,
    change_hands,
    judge_area,
    lift_knight,
    note_expelled,
    note_settled,
    note_surrounded,
    put_knight,
)
from turncoat.games.ontembare_stad.rules.buildings import clear_site
from turncoat.games.ontembare_stad.rules.cards import (
    can_draw_two,
    fill_pile,
    put_at_bottom,
    put_in_hand,
    take_from_pile,
    use_influence,
)
from turncoat.games.ontembare_stad.rules.points import judge_power
from turncoat.games.ontembare_stad.rules.trade import kinds_at, sell_card
from turncoat.games.ontembare_stad.rules.turn import lay_open, turn_up
from turncoat.games.ontembare_stad.state import (
    ATTACK,
    CONQUEST,
    KNOWN,
    MARKET,
    NONE,
    PAWNSHOP,
    PURCHASE,
    Phase,
    State,
    all_owned,
    holds,
    neutral,
    owner_of,
    seat_of,
    taker,
)
from turncoat.games.ontembare_stad.tables import (
    BLACK,
    BLOCKADE,
    COST,
    FIRE,
    GIFT,
    GIFT_STONES,
    GOLDEN_TIMES,
    GOLDEN_TRADE,
    INFILTRATOR,
    INFLUENCES,
    NEAR,
    PIONEER,
    PROTECTION,
    RAID,
    TOVENAAR,
    VALUE,
    WITCHCRAFT,
    WITCHCRAFT_VALUE,
)
from turncoat.games.ontembare_stad.verraad.rules.attack import conquer, roll_attack
from turncoat.games.ontembare_stad.verraad.rules.towers import fell_tower
from turncoat.kernel import kernel, note1, note2, note3, note4
from turncoat.kernel.bits import lowest

# What they can be played on


@kernel
def targets_of(s: State, card: int) -> int:
    """The areas that the active order may play a card on; in the Black Master's phase neither its own nor his (VERRAAD-5.3, VERRAAD-5.4)."""
    taken_by = taker(s)
    others = all_owned(s) & ~s.owned[s.active] & ~s.owned[taken_by]
    if card == PIONEER:  # any neutral area (STAD-6.6), with a knight (STAD-4.5), if it was not blocked (STAD-6.14)
        return neutral(s) & ~s.blocked if s.knights[taken_by] > 0 else 0
    if card == RAID:  # an opponent's beside an own one (STAD-6.7)
        return others & raided_from(s) & ~s.blocked if s.knights[taken_by] > 0 else 0
    if card == INFILTRATOR:  # any knight of an opponent (STAD-6.9)
        return others
    if card == FIRE:  # any building of an opponent (STAD-6.8), also under a watchtower (VERRAAD-3.7)
        return others & s.built
    if card == WITCHCRAFT:  # one of value 3 or less (STAD-6.10)
        return others & s.built & ~dear_sites(s)
    return 0


@kernel
def raided_from(s: State) -> int:
    """What is adjacent to the order's own areas (STAD-6.7); for the Black Master to his, and where he stands and beside that (VERRAAD-5.6)."""
    areas = s.near[taker(s)]
    if s.dark == 1 and s.master != NONE:
        areas |= 1 << s.master | NEAR[s.master]
    return areas


@kernel
def dear_sites(s: State) -> int:
    """The areas with buildings beyond Witchcraft's power (STAD-6.10)."""
    areas = 0
    left = s.built
    while left != 0:
        if VALUE[s.building[lowest(left)]] > WITCHCRAFT_VALUE:
            areas |= left & -left
        left &= left - 1
    return areas


@kernel
def can_play(s: State, card: int) -> bool:
    """A card needs something to be played on (STAD-6.4); Protection and Blockade are for others' turns (STAD-6.3)."""
    if card == TOVENAAR:  # in Het Verraad at another moment (VERRAAD-5.2)
        return s.phase == Phase.BEFORE and can_draw_two(s)
    if card == GIFT:  # these two are of no use to the Black Master (VERRAAD-5.8)
        return s.dark == 0
    if card == GOLDEN_TRADE and s.dark == 1:
        return False
    if card == GOLDEN_TRADE:
        return s.held[s.active] != 0 or kinds_at(s, PAWNSHOP) != 0 or kinds_at(s, MARKET) != 0
    return targets_of(s, card) != 0


@kernel
def list_plays(s: State, count: int, out: list[int]) -> int:
    """The influence cards that the active order may play (STAD-6.3)."""
    if s.influence_held[s.active] > 0:
        for card in range(INFLUENCES):
            if holds(s, s.active, card) and can_play(s, card):
                count = list_also(PLAY + card, count, out)
    return count


@kernel
def list_refill(s: State, out: list[int]) -> int:
    """The Wizard, when the row is filled up (VERRAAD-5.2)."""
    count = list_if(holds(s, s.active, TOVENAAR), PLAY + TOVENAAR, 0, out)
    return list_also(TURN, count, out)


@kernel
def play(s: State, card: int, journal: list[list[int]]) -> None:
    """The card is shown and discarded (STAD-6.4); on what it is played, if on anything, is said next."""
    shuffle = use_influence(s, s.active, card)
    s.resume = s.phase
    s.attempt = card
    note3(journal, What.PLAYED if s.dark == 0 else What.PLAYED_FOR_MASTER, s.active, card, shuffle)
    if card == TOVENAAR:
        begin_look(s, journal)
    elif card == GIFT:
        s.phase = Phase.ASK
    elif card == GOLDEN_TRADE:
        s.phase = Phase.GOLDEN
    else:
        s.phase = Phase.TARGET


@kernel
def aim(s: State, area: int, journal: list[list[int]]) -> None:
    """The card is played on this area, and who is concerned may react (STAD-6.15)."""
    s.target = area
    s.phase = Phase.ASK
    note3(journal, What.PLAYED_ON if s.dark == 0 else What.PLAYED_ON_FOR_MASTER, s.active, area, s.attempt)


@kernel
def want_area(s: State, area: int, journal: list[list[int]]) -> None:
    """The active order is about to buy an area (STAD-4.1), and all others may react (STAD-6.15)."""
    s.resume = Phase.ACTIONS
    s.attempt = PURCHASE
    s.target = area
    s.phase = Phase.ASK
    if next_to_ask(s) != NONE:
        note3(journal, What.WANTS_AREA, s.active, area, COST[area])


# Reactions


@kernel
def is_concerned(s: State, order: int) -> bool:
    """All opponents, of which another order of the same seat is one (STAD-10.3), or the owner of the area that a card (STAD-6.15) or the Black Master strikes
    (VERRAAD-8.9)."""
    if s.attempt == FIRE or s.attempt == INFILTRATOR or s.attempt == WITCHCRAFT or s.attempt == ATTACK:
        return s.owned[order] >> s.target & 1 != 0
    return True


@kernel
def next_to_ask(s: State) -> int:
    """How far clockwise the next order sits that is concerned and holds an influence card, whichever it is (STAD-6.15); or NONE."""
    for turn in range(s.asked + 1, s.orders):
        order = (s.active + turn) % s.orders
        if s.influence_held[order] > 0 and is_concerned(s, order):
            return turn
    return NONE


@kernel
def ask_next(s: State, journal: list[list[int]]) -> None:
    """The next order is asked, clockwise from the left of the active one; a Gift is paid on the way by those that cannot be asked (STAD-6.15)."""
    turn = next_to_ask(s)
    if s.attempt == GIFT:
        for passed in range(s.asked + 1, s.orders if turn == NONE else turn):
            give(s, (s.active + passed) % s.orders, journal)
    if turn == NONE:
        s.phase = Phase.CARRY_OUT
    else:
        s.asked = turn
        s.acting = (s.active + turn) % s.orders
        s.mover = seat_of(s, s.acting)
        s.phase = Phase.REACT


@kernel
def can_protect(s: State) -> bool:
    """Against a card that strikes an area of the order, or a Gift (STAD-6.13); by the option, against an attack (VERRAAD-8.9)."""
    if not holds(s, s.acting, PROTECTION) or s.attempt == PURCHASE or s.attempt == PIONEER or s.attempt == CONQUEST:
        return False
    return s.attempt == GIFT or s.owned[s.acting] >> s.target & 1 != 0


@kernel
def can_block(s: State) -> bool:
    """Against anybody who takes an area (STAD-6.14); by the option, against a conquest (VERRAAD-8.10)."""
    takes = s.attempt == PURCHASE or s.attempt == PIONEER or s.attempt == RAID or s.attempt == CONQUEST
    return takes and holds(s, s.acting, BLOCKADE)


@kernel
def list_reactions(s: State, out: list[int]) -> int:
    """Protection, Blockade, or nothing (STAD-6.15)."""
    count = list_if(can_protect(s), PROTECT, 0, out)
    count = list_if(can_block(s), BLOCK, count, out)
    return list_also(PASS, count, out)


@kernel
def react(s: State, action: int, journal: list[list[int]]) -> None:
    """The first reaction ends it, but each order answers a Gift for itself (STAD-6.15); nobody reacts to a reaction (STAD-6.16)."""
    s.phase = Phase.ASK
    if action == PASS:
        if s.attempt == GIFT:
            give(s, s.acting, journal)
        return
    if s.attempt == ATTACK or s.attempt == CONQUEST:
        stop_attack(s, journal)
        return
    if action == PROTECT:
        shuffle = use_influence(s, s.acting, PROTECTION)
        note3(journal, What.PROTECTED, s.acting, PROTECTION, shuffle)
        if s.attempt == GIFT:
            return
    else:
        shuffle = use_influence(s, s.acting, BLOCKADE)
        s.blocked |= 1 << s.target
        note4(journal, What.BLOCKED, s.acting, BLOCKADE, s.target, shuffle)
        if s.attempt == PURCHASE:
            s.bought += 1
    note1(journal, What.FAILED, s.active)
    end_attempt(s)


@kernel
def stop_attack(s: State, journal: list[list[int]]) -> None:
    """By the options: with Protection there is no attack (VERRAAD-8.9), with Blockade no conquest (VERRAAD-8.10)."""
    if s.attempt == ATTACK:
        shuffle = use_influence(s, s.acting, PROTECTION)
        note4(journal, What.ATTACK_PROTECTED, s.acting, s.target, PROTECTION, shuffle)
    else:
        shuffle = use_influence(s, s.acting, BLOCKADE)
        note4(journal, What.CONQUEST_BLOCKED, s.acting, s.target, BLOCKADE, shuffle)
    end_attempt(s)


@kernel
def end_attempt(s: State) -> None:
    """The active order goes on; with no influence card left to play, cards are turned, or the turn ends (STAD-1.3, STAD-7.5). In the Black Master's phase
    it is looked at again what there is to attack or to play (VERRAAD-8.1)."""
    s.attempt = NONE
    s.target = NONE
    s.asked = 0
    s.acting = s.active
    s.mover = seat_of(s, s.active)
    s.phase = s.resume
    if s.phase == Phase.ATTACK:
        s.phase = Phase.ARRIVED
    elif s.phase == Phase.MASTER_AFTER:
        s.phase = Phase.ATTACKED
    if s.influence_held[s.active] == 0:
        if s.phase == Phase.BEFORE:
            s.phase = Phase.TURNING
        elif s.phase == Phase.AFTER:
            s.phase = Phase.TURN_ENDS


# What they do


@kernel
def carry_out(s: State, journal: list[list[int]]) -> None:
    """Nobody has prevented it."""
    area, attempt = s.target, s.attempt
    if attempt == ATTACK:
        roll_attack(s)
        return
    if attempt == PURCHASE:
        buy_area(s, area, journal)
    elif attempt == CONQUEST:
        conquer(s, area, journal)
    elif attempt == PIONEER:
        put_knight(s, taker(s), area)
        note_pioneer(s, area, journal)
        note_settled(s, area, journal)
        judge_area(s, area, journal)
        note_surrounded(s, area, journal)
    elif attempt != GIFT:
        strike(s, area, journal)
    end_attempt(s)


@kernel
def note_pioneer(s: State, area: int, journal: list[list[int]]) -> None:
    """The active order takes a neutral area (STAD-6.6), or the Black Master does (VERRAAD-5.5)."""
    if s.dark == 0:
        note2(journal, What.PIONEERED, s.active, area)
    else:
        note1(journal, What.MASTER_PIONEERED, area)


@kernel
def strike(s: State, area: int, journal: list[list[int]]) -> None:
    """A card strikes somebody's area: a watchtower there takes the blow (VERRAAD-3.6)."""
    if s.towers >> area & 1 != 0:
        fell_tower(s, area, journal)
    elif s.attempt == RAID:
        raid(s, area, journal)
    elif s.attempt == INFILTRATOR:
        infiltrate(s, area, journal)
    else:
        destroy(s, area, journal)


@kernel
def raid(s: State, area: int, journal: list[list[int]]) -> None:
    """The area changes hands (STAD-6.7, VERRAAD-5.3, VERRAAD-5.6)."""
    owner = owner_of(s, area)
    change_hands(s, area)
    if s.dark == 1:
        note2(journal, What.MASTER_RAIDED, area, owner)
    elif owner == BLACK:
        note2(journal, What.RAIDED_MASTER, s.active, area)
    else:
        note3(journal, What.RAIDED, s.active, area, owner)
    note_expelled(s, owner, journal)
    judge_area(s, area, journal)
    note_surrounded(s, area, journal)


@kernel
def infiltrate(s: State, area: int, journal: list[list[int]]) -> None:
    """The knight has to go (STAD-6.9, VERRAAD-5.3)."""
    owner = owner_of(s, area)
    lift_knight(s, owner, area)
    if owner == BLACK:
        note2(journal, What.INFILTRATED_MASTER, s.active, area)
    else:
        note3(journal, What.INFILTRATED, s.active, area, owner)
    note_expelled(s, owner, journal)
    judge_area(s, area, journal)


@kernel
def destroy(s: State, area: int, journal: list[list[int]]) -> None:
    """Fire: the card is discarded (STAD-6.8). Witchcraft: it goes openly into the hand (STAD-6.10), but the Black Master has none (VERRAAD-5.7)."""
    kind = clear_site(s, owner_of(s, area), area)
    if s.attempt == WITCHCRAFT and s.dark == 0:
        put_in_hand(s, s.active, KNOWN, kind)
        note3(journal, What.BEWITCHED, s.active, area, kind)
    else:
        s.discard[kind] += 1
        note3(journal, What.BURNT if s.attempt == FIRE else What.MASTER_BEWITCHED, s.active, area, kind)
    judge_power(s, kind, journal)


@kernel
def give(s: State, order: int, journal: list[list[int]]) -> None:
    """An opponent pays the active order 2 stones, or what there is (STAD-6.11)."""
    stones = min(GIFT_STONES, s.stones[order])
    if stones > 0:
        s.stones[order] -= stones
        s.stones[s.active] += stones
        note3(journal, What.GAVE, order, s.active, stones)


# The Wizard


@kernel
def begin_look(s: State, journal: list[list[int]]) -> None:
    """The order looks at the next card of the pile (STAD-6.5)."""
    fill_pile(s, journal)
    s.phase = Phase.LOOK
    s.mover = CHANCE


@kernel
def look(s: State, card: int, journal: list[list[int]]) -> None:
    """Nobody else sees what the Wizard sees: two cards, of which one is chosen (STAD-6.5)."""
    place = 0 if s.looked[0] == NONE else 1
    shuffle, knowers = take_from_pile(s, card)
    s.looked[place] = card
    s.looked_shuffle[place] = shuffle
    s.looked_knowers[place] = knowers | 1 << seat_of(s, s.active)
    note3(journal, What.LOOKED, s.active, card, seat_of(s, s.active))
    if place == 0:
        begin_look(s, journal)
    else:
        s.phase = Phase.WIZARD
        s.mover = seat_of(s, s.active)


@kernel
def list_looked(s: State, out: list[int]) -> int:
    """One of the two (STAD-6.5)."""
    low, high = min(s.looked[0], s.looked[1]), max(s.looked[0], s.looked[1])
    count = list_also(WIZARD + low, 0, out)
    return list_if(low != high, WIZARD + high, count, out)


@kernel
def choose_card(s: State, card: int, journal: list[list[int]]) -> None:
    """That card is turned now (STAD-6.5), or laid in the row (VERRAAD-5.2); the other goes to the bottom."""
    turned = 0 if s.looked[0] == card else 1
    other = 1 - turned
    shuffle = s.looked_shuffle[turned]
    place = other if s.looked_knowers[0] != s.looked_knowers[1] else 0
    rest = s.looked[other]
    put_at_bottom(s, rest, s.looked_shuffle[other], s.looked_knowers[other])
    s.looked[0] = card  # whichever it was: which of two unseen cards is kept is nobody's business
    s.looked_shuffle[0] = shuffle
    s.looked_knowers[0] = s.looked_knowers[turned]
    forget_looked(s, 1)
    note4(journal, What.TO_BOTTOM, s.active, rest, seat_of(s, s.active), place)
    forget_looked(s, 0)
    s.attempt = NONE
    if s.verraad == 1:
        lay_open(s, card, shuffle, What.WIZARD_LAID, journal)
    else:
        turn_up(s, card, shuffle, journal)


@kernel
def forget_looked(s: State, place: int) -> None:
    """One of the two cards lies elsewhere now."""
    s.looked[place] = NONE
    s.looked_shuffle[place] = NONE
    s.looked_knowers[place] = 0


# Golden Trade


@kernel
def list_golden(s: State, out: list[int]) -> int:
    """Sell one from the hand, or take one that lies open (STAD-6.12)."""
    count = list_set(s.held[s.active], GOLDEN_SELL, 0, out)
    count = list_set(kinds_at(s, PAWNSHOP), GOLDEN_PAWN, count, out)
    return list_set(kinds_at(s, MARKET), GOLDEN_MARKET, count, out)


@kernel
def trade_golden(s: State, action: int, journal: list[list[int]]) -> None:
    """Twice the value for a card, to the pawnshop; or a card for nothing (STAD-6.12)."""
    if action >= GOLDEN_MARKET:
        take_open(s, action - GOLDEN_MARKET, MARKET, What.GOLDEN_MARKET, journal)
    elif action >= GOLDEN_PAWN:
        take_open(s, action - GOLDEN_PAWN, PAWNSHOP, What.GOLDEN_PAWN, journal)
    else:
        kind = action - GOLDEN_SELL
        sell_card(s, kind, PAWNSHOP, GOLDEN_TIMES * VALUE[kind], What.GOLDEN_SOLD, journal)
    end_attempt(s)


@kernel
def take_open(s: State, kind: int, shop: int, what: int, journal: list[list[int]]) -> None:
    """A card that lies open goes into the hand for nothing (STAD-6.12)."""
    s.shop[shop][kind] -= 1
    put_in_hand(s, s.active, KNOWN, kind)
    note2(journal, what, s.active, kind)
