"""A turn begins: cards are turned, tax and income (STAD-1)."""

from turncoat.games.game import CHANCE
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.options import EVERY_PHASE
from turncoat.games.ontembare_stad.rules.cards import fill_pile, has_building, put_in_hand, starve, take_from_pile
from turncoat.games.ontembare_stad.rules.event_cards import begin_event
from turncoat.games.ontembare_stad.rules.points import pay, receive
from turncoat.games.ontembare_stad.rules.windows import open_window
from turncoat.games.ontembare_stad.state import (
    BOUGHT_BLIND,
    FOR_ROW,
    KNOWN,
    NONE,
    NOT_YET,
    ROUNDS_OVER,
    TURNED,
    Phase,
    State,
    seat_of,
)
from turncoat.games.ontembare_stad.tables import (
    BLACK,
    BONUS,
    CATEGORY,
    CITY_BUILDINGS,
    KINDS,
    POWER_INCOME,
    ROUNDS_AT_MOST,
    TAX_LEAVES,
    VALUE,
)
from turncoat.games.ontembare_stad.verraad.rules.row import begin_with_row, lay_open
from turncoat.kernel import kernel, note1, note2, note3
from turncoat.kernel.bits import lowest


@kernel
def begin_turn(s: State, journal: list[list[int]]) -> None:
    """The next order clockwise has its turn (STAD-1.1); with an influence card that it may play, it is asked first (STAD-1.3)."""
    s.active = s.begins if s.turns == 0 else (s.active + 1) % s.orders
    s.turns += 1
    s.acting = s.active
    s.mover = seat_of(s, s.active)
    s.bought = 0
    s.placed = 0
    s.raised = 0
    s.gifts = 0
    s.sold = 0
    s.bought_back = 0
    s.blocked = 0
    s.fresh = NONE
    s.start_score = s.score[s.active]
    s.start_black = s.score[BLACK]
    s.marker = s.start_score
    s.rising = 0
    s.turned = NONE
    s.met = 0
    s.purpose = TURNED
    note1(journal, What.TURN, s.active)
    if (
        s.turns > s.orders * (ROUNDS_AT_MOST - 1) and s.last_round == NOT_YET
    ):  # so that no game goes on for ever (STAD-9.8)
        s.last_round = ROUNDS_OVER
        note1(journal, What.ROUNDS, ROUNDS_AT_MOST)
    if s.verraad == 1:
        begin_with_row(s, journal)
    elif not has_building(s):
        starve(s, journal)
    else:
        open_window(s, Phase.BEFORE, Phase.TURNING)


@kernel
def begin_turning(s: State) -> None:
    """No more influence cards are played before cards are turned (STAD-1.3)."""
    s.phase = Phase.TURNING


@kernel
def need_card(s: State, journal: list[list[int]]) -> None:
    """The next card of the pile is chance's to say (STAD-1.2)."""
    fill_pile(s, journal)
    s.phase = Phase.CARD
    s.mover = CHANCE


@kernel
def next_card(s: State, card: int, journal: list[list[int]]) -> None:
    """The next card of the pile, turned for all or bought unseen (STAD-1.2, STAD-3.3), or laid in the row (VERRAAD-1.5)."""
    shuffle, knowers = take_from_pile(s, card)
    if s.purpose == FOR_ROW:
        lay_open(s, card, shuffle, What.LAID if s.turns > 0 else What.LAID_FIRST, journal)
    elif card < KINDS and s.purpose == BOUGHT_BLIND:
        s.buildings_left -= 1
        get_blind(s, card, shuffle, knowers, journal)
    else:
        turn_up(s, card, shuffle, journal)


@kernel
def get_blind(s: State, kind: int, shuffle: int, knowers: int, journal: list[list[int]]) -> None:
    """A building bought unseen is known to its owner alone (STAD-3.3); one that the Wizard put at the bottom, which somebody has seen, to all (STAD-3.5)."""
    if knowers == 0:
        put_in_hand(s, s.active, shuffle + 1, kind)
        note3(journal, What.GOT_BLIND, s.active, kind, seat_of(s, s.active))
    else:
        put_in_hand(s, s.active, KNOWN, kind)
        note3(journal, What.GOT_OPEN, s.active, kind, shuffle + 1)
    s.mover = seat_of(s, s.active)
    s.phase = Phase.ACTIONS


@kernel
def turn_up(s: State, card: int, shuffle: int, journal: list[list[int]]) -> None:
    """An event is carried out (STAD-2.1); a building brings tax and income, before which influence cards may be played, but for an option (STAD-1.3)."""
    if card >= KINDS:
        s.discard[card] += 1
        s.event = card - KINDS
        note3(journal, What.TURNED, s.active, card, shuffle + 1)
        begin_event(s, s.event, journal)
        return
    s.buildings_left -= 1
    s.turned = card
    s.untaken = card
    note3(journal, What.TURNED, s.active, card, shuffle + 1)
    s.mover = seat_of(s, s.active)
    if s.card_window == EVERY_PHASE:
        open_window(s, Phase.INCOME, Phase.COLLECT)
    else:
        s.phase = Phase.COLLECT


@kernel
def begin_income(s: State) -> None:
    """No more influence cards are played before tax and income (STAD-1.3)."""
    s.phase = Phase.COLLECT


@kernel
def collect(s: State, journal: list[list[int]]) -> None:
    """The building that was turned brings tax and income, and the active order takes it (STAD-1.6)."""
    bring_income(s, s.turned, journal)
    put_in_hand(s, s.active, KNOWN, s.turned)
    s.untaken = NONE
    note2(journal, What.KEPT, s.active, s.turned)
    s.phase = Phase.ACTIONS


@kernel
def bring_income(s: State, kind: int, journal: list[list[int]]) -> None:
    """A building brings tax (STAD-1.4) and income to all (STAD-1.5)."""
    if CATEGORY[kind] == CITY_BUILDINGS:
        levy_tax(s, journal)
    for turn in range(s.orders):
        pay_income(s, (s.active + turn) % s.orders, CATEGORY[kind], journal)


@kernel
def levy_tax(s: State, journal: list[list[int]]) -> None:
    """On a city building, nobody keeps more than 5 stones, before any income (STAD-1.4)."""
    for turn in range(s.orders):
        order = (s.active + turn) % s.orders
        stones = tax_of(s, order)
        if stones > 0:
            pay(s, order, stones)
            note2(journal, What.TAXED, order, stones)


@kernel
def tax_of(s: State, order: int) -> int:
    """What an order has beyond 5 stones (STAD-1.4)."""
    return max(0, s.stones[order] - TAX_LEAVES)


@kernel
def best_site(s: State, order: int, category: int) -> int:
    """The area whose building of a category brings most; or NONE (STAD-1.5)."""
    best = NONE
    most = 0
    left = s.owned[order] & s.built
    while left != 0:
        area = lowest(left)
        left &= left - 1
        if CATEGORY[s.building[area]] == category and site_pays(s, area) > most:
            best = area
            most = site_pays(s, area)
    return best


@kernel
def site_pays(s: State, area: int) -> int:
    """What the building there brings: its value, and the bonus of the area (STAD-1.5)."""
    return VALUE[s.building[area]] + BONUS[area]


@kernel
def power_pays(s: State, order: int, category: int) -> int:
    """What the great power of the category adds to that, if it is the order's (STAD-8.10)."""
    return POWER_INCOME[category] if s.power[category] == order else 0


@kernel
def income_of(s: State, order: int, category: int) -> int:
    """What a building of the category would bring an order (STAD-1.5, STAD-8.10)."""
    if s.kinds[order][category] == 0:
        return 0
    return site_pays(s, best_site(s, order, category)) + power_pays(s, order, category)


@kernel
def pay_income(s: State, order: int, category: int, journal: list[list[int]]) -> None:
    """Value and bonus of the best building of the category (STAD-1.5), and more for its great power (STAD-8.10)."""
    if s.kinds[order][category] == 0:
        return
    area = best_site(s, order, category)
    stones = site_pays(s, area)
    receive(s, order, stones)
    note3(journal, What.INCOME, order, area, stones)
    more = power_pays(s, order, category)
    if more > 0:
        receive(s, order, more)
        note3(journal, What.INCOME_POWER, order, category, more)
