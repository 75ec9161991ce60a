"""Verräter: phases 1 to 6, from the border to the points (VER-1 to VER-6)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.verraeter_table import HOUSES, LANDS, Match, Table, cards
from turncoat.games.game import CHANCE, NOBODY
from turncoat.games.verraeter import GAME
from turncoat.games.verraeter.events import What
from turncoat.games.verraeter.state import Phase
from turncoat.games.verraeter.tables import EAGLE, LAND_CONFLICT, LAND_NAMES, POINTS, ROLE_NAMES, ROSE

ROLES = ["traitor", "diplomat2", "diplomat5", "builder", "strategist", "farmer"]


def allegiances(table: Match) -> str:
    return "".join("ER"[house] for house in table.state.allegiance[: table.state.seats])


def totals(table: Match) -> tuple[int, int]:
    """What the eagle and the rose brought to the conflict."""
    (first, eagle), (second, rose) = table.told(What.TOTAL)
    assert (first, second) == (EAGLE, ROSE)
    return eagle, rose


def houses(table: Match) -> str:
    return "".join("ER"[house] for house in table.state.house)


# Phase 1


@pytest.mark.parametrize(("seats", "strategy"), [(3, 0), (3, 2), (4, 1), (4, 3)])
def test_holder_of_the_strategy_card_picks_a_border(seats: int, strategy: int) -> None:
    """VER-1.1: the borders of the example; the last is between the twelfth land and the first"""
    table = Table(seats, strategy=strategy)
    assert table.state.mover == strategy
    assert table.legal == [f"conflict:{place or 12}" for place in (1, 2, 4, 6, 7, 8, 9, 11)]
    assert table.why_not("conflict:12") == "VER-1.1"
    assert table.why_not("done") == "VER-1.1"
    table.do("conflict:11")
    assert table.told(What.CONFLICT) == [(strategy, 11, 0)]  # the eagle's river, the rose's city


@settings(max_examples=200)
@given(st.lists(st.sampled_from("ER"), min_size=12, max_size=12).filter(lambda ring: len(set(ring)) == 2))
def test_border_is_between_unlike_neighbours(ring: list[str]) -> None:
    """VER-1.1: in any ring; there are always two at least, and an even number"""
    table = Table(houses="".join(ring))
    borders = [place for place in range(12) if {ring[place], ring[(place + 1) % 12]} == {"E", "R"}]
    assert table.legal == [f"conflict:{place or 12}" for place in borders]
    assert len(borders) % 2 == 0


# Phase 2


def test_one_role_of_six_goes_out() -> None:
    """VER-2.1: each is as likely; nobody can take it"""
    for out in ROLES:
        table = Table()
        table.do("conflict:11")
        assert table.state.mover == CHANCE
        assert table.weights == {f"out:{role}": 1 for role in ROLES}
        table.do(f"out:{out}")
        while table.state.phase == Phase.DRAFT:
            assert f"take:{out}" not in table.legal
            assert table.why_not(f"take:{out}") == "VER-2.2"
            table.do(table.legal[0])


@pytest.mark.parametrize(("seats", "start"), [(3, 0), (3, 1), (4, 0), (4, 2)])
def test_each_seat_keeps_a_role_and_passes_on_the_rest(seats: int, start: int) -> None:
    """VER-2.2: from the start player on five, four, three (and two) roles to choose from"""
    table = Table(seats, start=start)
    table.do("conflict:11", "out:diplomat2")
    left = [role for role in ROLES if role != "diplomat2"]
    for turn, choice in enumerate(["builder", "traitor", "strategist", "diplomat5"][:seats]):
        seat = (start + turn) % seats
        assert table.state.mover == seat
        assert len(left) == 5 - turn
        assert table.legal == [f"take:{role}" for role in left]
        assert table.why_not("done") == "VER-2.2"
        table.do(f"take:{choice}")
        assert ROLE_NAMES[table.state.role[seat]] == choice
        left.remove(choice)


@pytest.mark.parametrize(("seats", "left"), [(3, 2), (4, 1)])
def test_what_the_last_seat_leaves_stays_face_down(seats: int, left: int) -> None:
    """VER-2.3: one role with four seats, two with three; who knows it: test_verraeter_hidden"""
    table = Table(seats)
    table.draft("builder traitor strategist diplomat5")
    assert table.told(What.LEFT) == [(left,)]
    assert table.state.phase == Phase.SUPPLY


# Phase 3


@pytest.mark.parametrize(("seats", "start"), [(3, 1), (4, 0), (4, 3)])
def test_each_seat_has_one_turn_to_lay_cards(seats: int, start: int) -> None:
    """VER-3.1: from the start player on, clockwise"""
    table = Table(seats, start=start, hands="2 3 4 5")
    table.draft("builder traitor strategist diplomat5")
    for turn in range(seats):
        assert table.state.mover == (start + turn) % seats
        table.do("done")
    assert table.state.phase != Phase.SUPPLY


def test_cards_are_laid_one_by_one_and_openly() -> None:
    """VER-3.1: up to five, none is taken back, none is laid that is not in hand"""
    table = Table(hands="22358 46 - -")
    table.draft("builder traitor strategist diplomat5")
    assert table.legal == ["play:2", "play:3", "play:5", "play:8", "done"]
    assert table.why_not("play:4") == "VER-3.1"
    assert table.why_not("drop:2") == "VER-3.1"
    table.do("play:2")
    assert table.state.mover == 0
    table.do("play:8", "play:2")
    assert table.legal == ["play:3", "play:5", "done"]
    assert cards(table.state.played[0]) == "228"
    assert table.hand(0) == "35"
    assert table.state.held[0] == 2
    for viewer in (NOBODY, *range(4)):
        assert cards(GAME.view(table.state, viewer).played[0]) == "228"
    table.do("play:3", "play:5")
    assert table.legal == ["done"]
    table.do("done")
    assert table.told(What.STOPPED) == [(0, 5)]
    assert table.state.mover == 1


def test_a_seat_may_lay_nothing() -> None:
    """VER-3.1"""
    table = Table(hands="2 3 4 5")
    table.draft("builder traitor strategist diplomat5")
    table.do("done", "done", "done", "done")
    assert [cards(hand) for hand in table.state.hand] == ["2", "3", "4", "5"]
    assert totals(table) == (5, 20)


# Phase 4


def test_roles_are_revealed_when_all_have_laid() -> None:
    """VER-4.1: until then each seat knows its own role only"""
    table = Table()
    table.draft("builder traitor strategist diplomat5")
    table.do("done", "done", "done")
    for viewer in range(4):
        seen = GAME.view(table.state, viewer).role
        assert seen == [table.state.role[seat] if seat == viewer else -1 for seat in range(4)]
    assert GAME.view(table.state, NOBODY).role == [-1] * 4
    table.do("done")
    assert [(who, ROLE_NAMES[role]) for who, role in table.told(What.REVEALED)] == [
        (0, "builder"),
        (1, "traitor"),
        (2, "strategist"),
        (3, "diplomat5"),
    ]
    for viewer in (NOBODY, *range(4)):
        assert GAME.view(table.state, viewer).role == table.state.role


def test_traitor_switches_at_once_and_stays() -> None:
    """VER-4.2: his supply counts for his new house; only as traitor again does he go back"""
    table = Table(hands="- 46 - -")
    table.draft("builder traitor strategist diplomat5")
    assert allegiances(table) == "ERER"  # not before all are revealed
    table.supply("- 46 - -")
    assert allegiances(table) == "EEER"
    assert totals(table) == (5 + 10, 15 + 5)
    table.finish_round()
    assert allegiances(table) == "EEER"
    table.fight("builder farmer strategist diplomat5", border=10)
    assert allegiances(table) == "EEER"
    table.finish_round()
    table.fight("builder traitor strategist diplomat5", border=10)
    assert allegiances(table) == "ERER"


def test_without_a_traitor_nobody_switches() -> None:
    """VER-4.2"""
    table = Table()
    table.fight("builder farmer strategist diplomat5")
    assert allegiances(table) == "ERER"


@pytest.mark.parametrize("house", "ER")
@pytest.mark.parametrize(("switches", "after"), [("on", "ooxx"), ("off", "oxxx")])
def test_united_seats_lose_the_diplomat_too(house: str, switches: str, after: str) -> None:
    """VER-4.3: if all began the round in one house, traitor and diplomat +5 both go, his 5 points with him; one point for the traitor alone"""
    other = "R" if house == "E" else "E"
    table = Table(allegiance=4 * house, hands="2 3 4 5", options={"united_diplomat_switches": switches})
    table.fight("traitor diplomat5 builder farmer", "2 3 - -")
    assert allegiances(table) == after.replace("o", other).replace("x", house)
    land = {"E": 5, "R": 15}
    goes = 3 + 5 if switches == "on" else 0
    expected = {other: land[other] + 2 + goes, house: land[house] + 3 + 5 - goes}
    assert totals(table) == (expected["E"], expected["R"])
    assert table.told(What.ROLE_SCORED) == [(0, ROLE_NAMES.index("traitor"), 1)]


@pytest.mark.parametrize(("switches", "after"), [("on", "RRRE"), ("off", "RRRR")])
def test_united_diplomat_goes_also_without_a_traitor(switches: str, after: str) -> None:
    """VER-4.3"""
    table = Table(allegiance="RRRR", options={"united_diplomat_switches": switches})
    table.fight("strategist builder farmer diplomat5")
    assert allegiances(table) == after


def test_united_diplomat_switches_with_three_seats() -> None:
    """VER-4.3: all seats are three here"""
    table = Table(3, allegiance="EEE")
    table.fight("diplomat5 builder farmer")
    assert allegiances(table) == "REE"


def test_unity_is_judged_before_the_traitor_turns() -> None:
    """VER-4.3: he unites them by turning, and the diplomat +5 stays"""
    table = Table(allegiance="EERE")
    table.fight("diplomat5 builder traitor farmer")
    assert allegiances(table) == "EEEE"


def test_only_the_diplomat_with_five_switches() -> None:
    """VER-4.3: not the one with two"""
    table = Table(allegiance="EEEE")
    table.fight("diplomat2 builder strategist farmer")
    assert allegiances(table) == "EEEE"


# Phase 5


@settings(max_examples=200)
@given(
    st.permutations(ROLES),
    st.text("ER", min_size=4, max_size=4),
    st.sampled_from([1, 2, 4, 6, 7, 8, 9, 11]),
    st.permutations("22222333334444455555668"),
    st.lists(st.integers(0, 5), min_size=4, max_size=4),
)
def test_total_is_land_and_supply_and_diplomats(
    roles: list[str], allegiance: str, border: int, deck: list[str], sizes: list[int]
) -> None:
    """VER-5.1: of the seats that belong to the house now"""
    laid = ["".join(deck[5 * seat : 5 * seat + size]) or "-" for seat, size in enumerate(sizes)]
    table = Table(allegiance=allegiance, hands=" ".join(laid))
    table.fight(" ".join(roles[:4]), " ".join(laid), border, out=roles[5])
    values = dict(zip(LAND_NAMES, [0, 3, 5, 7, 10, 15]))
    expected = {HOUSES[place]: values[LANDS[place]] for place in (border, (border + 1) % 12)}
    for seat, house in enumerate(allegiances(table)):
        expected[house] += sum(int(card) for card in laid[seat] if card != "-")
        expected[house] += {"diplomat2": 2, "diplomat5": 5}.get(roles[seat], 0)
    assert totals(table) == (expected["E"], expected["R"])


def test_lands_have_the_printed_values() -> None:
    """VER-5.1, VER-6.1: the values, and the three known points of the tables"""
    assert dict(zip(LAND_NAMES, LAND_CONFLICT)) == {
        "wasteland": 0,
        "pasture": 3,
        "river": 5,
        "forest": 7,
        "village": 10,
        "city": 15,
    }
    points = dict(zip(LAND_NAMES, POINTS))
    assert (points["river"][0], points["river"][1], points["city"][2]) == (5, 4, 4)


@pytest.mark.parametrize(
    ("played", "eagle", "winner"),
    [("8 - 3 -", 16, [EAGLE]), ("8 - 2 -", 15, []), ("4 - 5 -", 14, [ROSE]), ("- - - -", 5, [ROSE])],
)
def test_higher_total_wins(played: str, eagle: int, winner: list[int]) -> None:
    """VER-5.2: river against city, 5 to 15; one point makes the difference, and none a tie"""
    table = Table(3, allegiance="ERE", hands="48 - 235")
    table.fight("builder strategist farmer", played)
    assert totals(table) == (eagle, 15)
    assert [house for (house,) in table.told(What.WON)] == winner


@pytest.mark.parametrize("pays", ["on", "off"])
def test_tie_has_no_winner(pays: str) -> None:
    """VER-5.3: roles are paid by option; the traitor stays turned and the strategy card moves all the same"""
    table = Table(hands="6 4 - -", options={"tie_pays_roles": pays})
    table.fight("builder traitor strategist farmer", "6 4 - -")
    assert totals(table) == (15, 15)
    assert table.told(What.TIED) == [(15,)]
    assert table.state.score == ([0, 1, 2, 0] if pays == "on" else [0, 0, 0, 0])
    assert houses(table) == HOUSES
    assert allegiances(table) == "EEER"
    table.do("done")
    assert table.state.strategy == 2


# Phase 6


@settings(max_examples=200)
@given(
    st.sampled_from(LAND_NAMES),
    st.sampled_from(LAND_NAMES),
    st.booleans(),
    st.sampled_from([(seats, winners) for seats in (3, 4) for winners in range(1, seats + 1)]),
)
def test_winners_score_by_the_table_of_the_conquered_land(
    defended: str, conquered: str, eagle_wins: bool, counts: tuple[int, int]
) -> None:
    """VER-6.1: any land, any number of winners, with three and four seats"""
    seats, winners = counts
    winner, loser = "ER" if eagle_wins else "RE"
    lands = [conquered if house == loser else defended for house in HOUSES]
    table = Table(
        seats,
        allegiance=winners * winner + (seats - winners) * loser,
        lands=lands,
        hands="568 - - -",
        options={"united_diplomat_switches": "off"},
    )
    table.fight("diplomat5 diplomat2 builder farmer", "568 - - -")
    table_of = {
        "wasteland": (3, 2, 1, 1),
        "pasture": (4, 3, 2, 1),
        "river": (5, 4, 3, 2),
        "forest": (6, 4, 3, 2),
        "village": (7, 5, 3, 2),
        "city": (8, 6, 4, 3),
    }
    points = table_of[conquered][winners - 1]
    assert table.state.score[:seats] == winners * [points] + (seats - winners) * [0]


def test_winners_are_counted_after_the_traitor_has_turned() -> None:
    """VER-6.1: three eagles share the city, the traitor one of them"""
    table = Table(hands="8 5 - -")
    table.fight("builder traitor diplomat2 farmer", "8 5 - -")
    assert totals(table) == (20, 15)
    assert table.state.score == [4, 4 + 1, 4, 0]


@pytest.mark.parametrize(("played", "score"), [("56 - - -", [4, 4 + 1, 4 + 2, 0]), ("- - - -", [0, 1, 2, 5])])
def test_traitor_scores_one_and_strategist_two_whoever_wins(played: str, score: list[int]) -> None:
    """VER-6.2: on the winning side or not"""
    table = Table(hands="56 - - -")
    table.fight("builder traitor strategist farmer", played)
    assert table.state.score == score


@pytest.mark.parametrize("border", [1, 2, 4, 6, 7, 8, 9, 11])
@pytest.mark.parametrize("winner", "ER")
def test_only_the_loser_s_contested_land_turns(border: int, winner: str) -> None:
    """VER-6.3"""
    table = Table(allegiance=4 * winner, hands="568 - - -", options={"united_diplomat_switches": "off"})
    table.fight("builder diplomat2 strategist farmer", "568 - - -", border)
    conquered = border if HOUSES[border] != winner else (border + 1) % 12
    expected = [*HOUSES]
    expected[conquered] = winner
    assert houses(table) == "".join(expected)
    assert table.told(What.CONQUERED) == [(conquered, "ER".index(winner))]


def test_house_without_seats_wins_on_its_land() -> None:
    """VER-6.4: the river turns to the rose, roles are paid, nobody scores for the conflict"""
    table = Table(allegiance="EEEE")
    table.fight("builder diplomat2 strategist farmer")
    assert totals(table) == (7, 15)
    assert houses(table) == HOUSES[:11] + "R"
    assert table.state.score == [0, 0, 2, 0]
    assert table.told(What.NOBODY) == [(ROSE,)]


def test_full_house_scores_by_the_fourth_column() -> None:
    """VER-6.1: all four in one house, and it wins"""
    table = Table(allegiance="RRRR")
    table.fight("builder diplomat2 strategist farmer")
    assert table.state.score == [2, 2, 4, 2]
