"""Verräter: phases 8 to 10, the strategy card and drawing (VER-8 to VER-10)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.verraeter_table import Match, Table, bag, cards
from turncoat.games.game import CHANCE
from turncoat.games.verraeter import GAME
from turncoat.games.verraeter.events import What
from turncoat.games.verraeter.state import Phase
from turncoat.games.verraeter.tables import ROLE_NAMES
from turncoat.kernel import events_of
from turncoat.kernel.rng import below, new_rng

# Places whose houses do not change in these tests: 5 and 6 are the eagle's, 3 and 4 the rose's; 11 falls to the rose.


def drawers(table: Match) -> list[int]:
    """Who draws until the first round is over, a number for each card; nobody discards anything."""
    order = []
    while table.state.round == 1 and table.state.phase != Phase.ENDED:
        table.do(table.legal[0] if table.state.mover == CHANCE else "done")
        order += [who for who, _ in table.told(What.DREW)]
    return order


# Phase 8


@pytest.mark.parametrize(
    ("seats", "roles", "holder"), [(4, "farmer traitor strategist diplomat5", 2), (3, "strategist traitor farmer", 0)]
)
def test_strategist_takes_the_strategy_card(seats: int, roles: str, holder: int) -> None:
    """VER-8.1: and chooses the next conflict (not the old start player, as a misprint of the example has it)"""
    table = Table(seats, strategy=1)
    table.fight(roles)
    assert table.state.strategy == holder
    table.finish_round()
    assert table.state.round == 2
    assert table.state.mover == holder


def test_strategy_card_stays_without_a_strategist() -> None:
    """VER-8.2: with whoever has it"""
    table = Table(strategy=3)
    table.fight("farmer traitor diplomat2 diplomat5", out="strategist")
    assert table.state.strategy == 3
    assert table.told(What.STRATEGY_STAYS) == [(3,)]
    table.finish_round()
    assert table.state.mover == 3


def test_holder_may_be_strategist_again() -> None:
    """VER-8.2: for the two points"""
    table = Table(strategy=1)
    table.fight("farmer strategist diplomat2 diplomat5")
    assert table.state.strategy == 1
    assert table.told(What.STRATEGY) == []
    assert table.told(What.ROLE_SCORED) == [(1, ROLE_NAMES.index("strategist"), 2)]


# Phase 9


def test_supply_laid_goes_to_the_discard_pile() -> None:
    """VER-9.1: of all seats, winners and losers; what was kept stays in hand"""
    table = Table(hands="246 348 225 345", pile="23345")
    before = table.state.discard[:]
    table.fight("diplomat2 traitor strategist farmer", "246 4 - 3")
    assert all(cards(played) == "-" for played in table.state.played)
    assert cards([now - then for now, then in zip(table.state.discard, before)]) == "23446"
    assert [table.hand(seat) for seat in range(4)] == ["-", "38", "225", "45"]
    assert table.told(What.DISCARDED) == [(5,)]


# Phase 10


@pytest.mark.parametrize("farmer", range(4))
def test_farmer_draws_first_and_exactly_three(farmer: int) -> None:
    """VER-10.1: nothing for farms, however many"""
    others = iter(["traitor", "strategist", "diplomat5"])
    roles = ["farmer" if seat == farmer else next(others) for seat in range(4)]
    table = Table(allegiance="EEEE", farms={farmer: [5, 6, 8]}, options={"united_diplomat_switches": "off"})
    table.fight(" ".join(roles), border=1)
    assert drawers(table) == [farmer] * 3


def test_farmer_draws_before_the_start_player() -> None:
    """VER-10.1: then the start player and the others clockwise"""
    table = Table(farms={0: [5], 1: [3], 2: [6], 3: [4]}, start=1)
    table.fight("builder strategist diplomat5 farmer")
    table.do("done")
    assert drawers(table) == [3, 3, 3, 1, 2, 0]


@pytest.mark.parametrize(
    ("seats", "start", "order"), [(4, 0, [0, 0, 1, 2]), (4, 2, [2, 0, 0, 1]), (3, 1, [1, 2, 0, 0])]
)
def test_seats_draw_for_farms_of_their_own_house(seats: int, start: int, order: list[int]) -> None:
    """VER-10.2: from the start player on; nothing under lands of the other house, nothing for offices"""
    table = Table(
        seats,
        start=start,
        allegiance="ERER",
        farms={0: [5, 6, 3], 1: [4, 8], 2: [10]},
        offices={2: [2], 3: [1]} if seats == 4 else {2: [2]},
    )
    table.fight(
        "strategist builder diplomat5 farmer"
        if seats == 3
        else "strategist diplomat5 builder builder".replace("builder builder", "builder traitor")
    )
    table.do("done")
    assert drawers(table) == order


def test_present_house_decides_not_the_one_before() -> None:
    """VER-10.2: the turned traitor and the conquered land count as they are now"""
    table = Table(farms={1: [3, 5], 3: [11]})  # seat 1 turns from rose to eagle, place 11 to the rose
    table.fight("strategist traitor builder diplomat5")
    table.do("done")
    assert drawers(table) == [1, 3]


def test_drawing_nothing_at_all() -> None:
    """VER-10.2: no farm, no card; the next round begins at once"""
    table = Table()
    table.fight("strategist traitor diplomat5 builder")
    table.do("done")
    assert table.state.round == 2


@pytest.mark.parametrize(("farms", "due"), [([], 1), ([5], 2), ([5, 6], 3), ([5, 6, 8], 3)])
def test_diplomat_with_two_draws_one_more(farms: list[int], due: int) -> None:
    """VER-10.3, VER-10.4: at most three in all; in the same turn"""
    table = Table(farms={0: farms, 2: [10]})
    table.fight("diplomat2 strategist builder traitor", border=1)
    table.do("done")
    assert drawers(table) == [0] * due + [2]


def test_at_most_five_in_hand() -> None:
    """VER-10.4, VER-10.5: who discards nothing draws fewer"""
    table = Table(hands="3344 - - -", farms={1: [3]})
    table.fight("farmer strategist builder diplomat5")
    table.do("done")
    assert table.state.phase == Phase.DISCARD
    assert table.state.mover == 0
    table.do("done")
    assert table.state.phase == Phase.DRAW
    table.do("draw:8")
    assert table.hand(0) == "33448"
    assert table.told(What.DREW)[0][0] == 0
    table.do("draw:2")
    assert table.hand(1) == "2"


def test_no_choice_when_all_cards_fit() -> None:
    """VER-10.5: nobody discards without need"""
    table = Table(hands="33 - - -")
    table.fight("farmer strategist builder diplomat5")
    table.do("done")
    assert table.state.phase == Phase.DRAW
    assert table.state.mover == CHANCE


@pytest.mark.parametrize(
    ("hand", "drops", "draws"),
    [
        ("22334", "", 0),
        ("22334", "2", 1),
        ("22334", "24", 2),
        ("22334", "223", 3),
        ("2233", "", 1),
        ("2233", "33", 3),
        ("223", "", 2),
        ("223", "2", 3),
    ],
)
def test_discards_make_room_for_as_many_draws(hand: str, drops: str, draws: int) -> None:
    """VER-10.5: any number up to those too many, one by one; the seat always ends with five"""
    table = Table(hands=f"{hand} - - -")
    table.fight("farmer strategist builder diplomat5")
    table.do("done")
    too_many = len(hand) + 3 - 5
    for number, card in enumerate(drops):
        assert table.state.phase == Phase.DISCARD
        assert table.state.spare == too_many - number
        table.do(f"drop:{card}")
    if len(drops) < too_many:
        table.do("done")
    assert drawers(table) == [0] * draws
    assert table.state.held[0] == 5
    assert cards(table.state.discard) == ("".join(sorted(drops)) or "-")


def test_discard_is_a_card_in_hand_and_open() -> None:
    """VER-10.5"""
    table = Table(hands="22345 - - -")
    table.fight("farmer strategist builder diplomat5")
    table.do("done")
    assert table.legal == ["drop:2", "drop:3", "drop:4", "drop:5", "done"]
    assert table.why_not("drop:8") == "VER-10.5"
    assert table.why_not("play:2") == "VER-10.5"
    table.do("drop:4")
    assert table.told(What.DROPPED) == [(0, 2)]
    assert all(cards(GAME.view(table.state, viewer).discard) == "4" for viewer in range(-1, 4))
    assert table.hand(0) == "2235"


def test_discards_come_before_the_first_draw() -> None:
    """VER-10.5: once drawing there is no more discarding, and each seat has a choice of its own"""
    table = Table(hands="22345 - 33445 -", farms={2: [5]})
    table.fight("farmer strategist builder diplomat5")
    table.do("done", "drop:2", "done")
    assert table.state.phase == Phase.DRAW
    table.do("draw:6")
    assert (table.state.phase, table.state.mover) == (Phase.DISCARD, 2)
    table.do("drop:3")  # the only one too many: no need to say `done`
    assert table.state.phase == Phase.DRAW
    table.do("draw:8")
    assert [table.hand(0), table.hand(2)] == ["23456", "34458"]


def test_discard_pile_is_reshuffled_at_once_and_may_give_a_discard_back() -> None:
    """VER-10.6, VER-10.5: the pile is used up in the middle of a turn, and the seat draws its own discard"""
    table = Table(hands="22334 5555 66 8", pile="4")
    assert cards(table.state.discard) == "2223334445"
    table.fight("farmer strategist builder diplomat5")
    table.do("done", "drop:2", "drop:2", "done")
    assert table.weights == {"draw:4": 1}
    table.do("draw:4")
    assert table.told(What.RESHUFFLED) == [(12,)]
    assert table.weights == {"draw:2": 5, "draw:3": 3, "draw:4": 3, "draw:5": 1}
    assert cards(table.state.discard) == "-"
    table.do("draw:2")
    assert table.hand(0) == "23344"
    assert table.state.discard == bag("")
    assert cards(table.state.pile) == "22223334445"


def test_pile_is_reshuffled_even_if_nobody_draws_any_more() -> None:
    """VER-10.6: the last card of the round was the last of the pile"""
    table = Table(farms={0: [5]}, hands="- 2 - -", pile="8")
    table.fight("strategist builder traitor diplomat5", "- 2 - -")
    table.do("done", "draw:8")
    assert table.state.round == 2
    assert sum(table.state.pile) == 22
    assert table.state.pile[0] == 5
    assert cards(table.state.discard) == "-"
    assert cards(table.state.shuffled) == cards(table.state.pile)


def test_later_discards_begin_a_new_pile() -> None:
    """VER-10.6: they are not shuffled in"""
    table = Table(farms={0: [5], 2: [6]}, hands="- - 33445 -", pile="8")
    table.fight("strategist builder diplomat5 traitor")
    table.do("done", "draw:8")
    pile = table.state.pile[:]
    table.do("drop:3")
    assert cards(table.state.discard) == "3"
    assert table.state.pile == pile


def test_pile_with_cards_left_is_not_reshuffled() -> None:
    """VER-10.6"""
    table = Table(farms={0: [5]}, pile="68")
    table.fight("strategist builder diplomat5 traitor")
    table.do("done", "draw:8")
    assert cards(table.state.pile) == "6"
    assert sum(table.state.discard) == 21


@settings(max_examples=200)
@given(st.integers(0, 100_000), st.sampled_from([3, 4]), st.sampled_from(["later", "1998"]))
def test_nobody_draws_more_than_three_or_holds_more_than_five(seed: int, seats: int, preset: str) -> None:
    """VER-10.4, VER-10.6: in whole random games; the pile is never empty between steps, and no card is lost"""
    match = Match(seats, preset)
    rng = new_rng(seed)
    s = match.state
    number, drawn = 0, [0] * seats
    while legal := GAME.legal_actions(s):
        journal = GAME.journal()
        GAME.apply(s, legal[below(rng, len(legal))], journal)
        for event in events_of(journal):
            if event.what == What.DREW:
                drawn[GAME.fields(event)["who"]] += 1
        assert max(drawn) <= 3
        if s.round != number:
            number, drawn = s.round, [0] * seats
        assert max(s.held) <= 5
        assert s.held == [sum(hand) for hand in s.hand]
        assert sum(s.pile) > 0
        assert sum(s.pile) + sum(s.discard) + sum(s.held) + sum(map(sum, s.played)) == 23
