"""Rattus: regions, rats, the pawn, the first cubes, and the odds of every face (RAT-0)."""

from collections import Counter
from collections.abc import Hashable, Mapping
from fractions import Fraction
from itertools import permutations
from math import factorial
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.rattus_table import SEATS, Game, Table, face, in_play, neighbours, region
from turncoat.games.rattus import GAME
from turncoat.games.rattus.events import What
from turncoat.games.rattus.state import FROM_START, FROM_SUPPLY, NONE, UNSEEN, Phase, State
from turncoat.games.rattus.tables import FACE_NAMES, FACES, LIMIT, NORMAL_FACES, START_FACES, SYMBOLS

LIGHT = {"anglia", "gallia", "germania", "hispania", "hungaria", "italia", "polonia", "scandia"}
every_seats = pytest.mark.parametrize("seats", [2, 3, 4])

# RAT-0.1, RAT-0.5, RAT-0.6: who begins, where the plague begins, and the first cubes


@every_seats
def test_start_player_is_drawn_by_lot(seats: int) -> None:
    """RAT-0.1: every seat is equally likely"""
    game = Game(seats)
    assert game.weights == {f"start:{seat}": 1 for seat in range(seats)}
    for seat in range(seats):
        game = Game(seats)
        game.do(f"start:{seat}", "pawn:gallia")
        assert game.state.mover == game.state.start == seat
        assert game.told(What.STARTS) == [(seat,)]


@every_seats
def test_first_seat_may_be_start_player(seats: int) -> None:
    """RAT-0.1, start_player = first"""
    game = Game(seats, options={"start_player": "first"})
    assert game.verbs == {"pawn"}
    game.do("pawn:anglia")
    assert game.mover == "A"


@every_seats
def test_plague_begins_anywhere_in_play(seats: int) -> None:
    """RAT-0.5, R4: each region in play is equally likely"""
    game = Game(seats)
    game.do("start:0")
    assert game.mover == "chance"
    assert game.weights == {f"pawn:{name}": 1 for name in in_play(seats)}
    game.do("pawn:scandia")
    assert game.state.pawn == region("scandia")


@every_seats
@pytest.mark.parametrize("start", [0, 1])
def test_start_cubes_go_clockwise_and_back(seats: int, start: int) -> None:
    """RAT-0.6, R5: two cubes each time, into any region in play, shared or not; then the start player begins"""
    game = Game(seats)
    game.do(f"start:{start}", "pawn:gallia")
    clockwise = [(start + turn) % seats for turn in range(seats)]
    assert game.state.stock[:seats] == [20] * seats
    for turn, seat in enumerate([*clockwise, *reversed(clockwise)]):
        assert game.state.mover == seat
        assert game.legal == [f"settle:{name}" for name in in_play(seats)]
        game.do("settle:italia" if turn % 3 else "settle:polonia")
    assert game.state.stock[:seats] == [16] * seats
    assert len(game.cubes("italia") + game.cubes("polonia")) == 4 * seats
    assert game.state.mover == start
    assert game.phase == Phase.TAKE


def test_both_pairs_of_start_cubes_may_share_a_region() -> None:
    """RAT-0.6: the same region or another"""
    game = Game(2)
    game.do("start:0", "pawn:gallia", *["settle:hispania"] * 4)
    assert game.cubes("hispania") == "AAAABBBB"


@every_seats
def test_turns_go_clockwise(seats: int) -> None:
    """RAT-0.1: around the table, and around again"""
    table = Table(seats, rats={"gallia": "", "germania": ""}, mover=SEATS[seats - 1])
    for seat in [*range(seats), 0]:
        table.to_plague()
        table.do("plague:gallia" if table.state.pawn == region("germania") else "plague:germania")
        assert table.state.mover == table.state.active == seat


# RAT-0.2: the map


@pytest.mark.parametrize(("seats", "more"), [(2, set()), (3, {"bulgaria", "turcia"})])
def test_fewer_seats_play_on_fewer_regions(seats: int, more: set[str]) -> None:
    """RAT-0.2, R1: the names of the regions in play"""
    assert set(in_play(seats)) == LIGHT | more
    assert set(in_play(4)) == LIGHT | {"bulgaria", "turcia", "russia", "tartaria"}


@pytest.mark.parametrize(("seats", "pairs"), [(2, 12), (3, 15), (4, 22)])
def test_map_of_every_size_hangs_together(seats: int, pairs: int) -> None:
    """RAT-0.2, R1: each region has at least two neighbours, and every region can be reached"""
    borders = {name: neighbours(name, seats) for name in in_play(seats)}
    assert all(name in borders[other] for name in borders for other in borders[name])
    assert sum(map(len, borders.values())) == 2 * pairs
    assert min(map(len, borders.values())) >= 2
    reached = {"anglia"}
    for _ in borders:
        reached |= {other for name in reached for other in borders[name]}
    assert reached == set(borders)


def test_map_agrees_with_the_examples() -> None:
    """RAT-0.2, R1: what the rulebooks' examples say of borders"""
    assert "hispania" in neighbours("gallia")
    assert "scandia" not in neighbours("italia")
    assert set(neighbours("italia", 2)) & set(neighbours("scandia", 2))
    assert "gallia" in neighbours("anglia")
    assert "tartaria" in neighbours("russia")
    assert "turcia" not in neighbours("germania")
    pairs = [("hispania", "italia"), ("italia", "polonia"), ("hispania", "polonia")]
    assert [one in neighbours(other) for one, other in pairs].count(True) == 1


@pytest.mark.parametrize(("seats", "near", "far"), [(2, "hungaria", "bulgaria"), (3, "hungaria", "russia")])
def test_regions_not_in_play_do_not_exist(seats: int, near: str, far: str) -> None:
    """RAT-0.2, R1: no cubes, no pawn, no rats and no powers there, whatever the map says"""
    cards = "A:peasant,merchant,monk,knight,witch,king"
    table = Table(seats, cubes={near: "AA"}, rats={near: "", "scandia": "s s"}, cards=cards, pawn="polonia")
    assert all(name in in_play(seats) for verb in ("settle-more", "king") for name in table.legal_of(verb))
    assert table.why_not(f"merchant:{far}") == "RAT-0.2"
    assert table.why_not(f"monk:{far}.1") == "RAT-0.2"
    table.do(f"merchant:{near}")
    assert table.why_not(f"to:{far}") == "RAT-0.2"
    assert table.legal_of("to") == neighbours(near, seats)
    table.do("to:germania", "cubes:1", "monk:scandia.1")
    assert table.legal_of("to") == neighbours("scandia", seats)
    table.do("to:germania", "done")
    assert table.why_not(f"settle:{far}") == "RAT-0.2"
    table.do("done")
    assert set(table.legal_of("plague")) <= set(in_play(seats))
    assert table.why_not(f"plague:{far}") == "RAT-0.2"
    table.do("plague:germania")  # there are two rats, so two new ones come
    assert table.legal_of("spread") == neighbours("germania", seats)
    table.do("spread:scandia")


# RAT-0.3, RAT-0.4: the rats


@every_seats
def test_each_region_in_play_begins_with_one_start_rat(seats: int) -> None:
    """RAT-0.3: face down, and none anywhere else"""
    state = Game(seats).state
    assert state.rats == [1] * len(in_play(seats)) + [0] * (12 - len(in_play(seats)))
    assert all(state.origin[i][0] == FROM_START for i in range(len(in_play(seats))))
    assert all(row == [NONE] * 3 for row in state.face)
    assert state.seen == [UNSEEN] * FACES


def test_rats_are_those_of_the_reconstruction() -> None:
    """RAT-0.3, R2: twelve for the start and 37 others, with limits from 1 to 6"""
    assert (START_FACES, NORMAL_FACES) == (12, 37)
    assert Counter(LIMIT) == {1: 5, 2: 7, 3: 8, 4: 12, 5: 10, 6: 7}
    assert Counter(LIMIT[:12]) == dict.fromkeys(range(1, 7), 2)
    letters = Counter("".join(name[1:] for name in FACE_NAMES))
    assert letters == {"R": 26, "B": 20, "P": 19, "C": 19, "K": 19, "W": 19, "M": 20, "A": 13}
    assert {"1BC", "2MBC"} <= set(FACE_NAMES)
    assert all(sum(symbols) >= 1 for symbols in SYMBOLS)


@pytest.mark.parametrize(
    ("seats", "option", "removed", "supply"), [(2, "8", 12, 29), (3, "8", 8, 31), (3, "6", 6, 33), (4, "8", 0, 37)]
)
def test_supply_of_rats(seats: int, option: str, removed: int, supply: int) -> None:
    """RAT-0.4, R3: 37 others less those removed, and the starting rats left over"""
    game = Game(seats, options={"removed_rats_3p": option})
    assert (game.state.removed, game.state.supply) == (removed, supply)
    assert GAME.pieces(game.state)["rats"] == 49
    game.do("start:0", "pawn:gallia")
    assert game.told(What.SUPPLY) == [(supply,)]


@pytest.mark.parametrize(("seats", "removed"), [(2, 12), (4, 0)])
def test_option_of_three_seats_changes_nothing_for_others(seats: int, removed: int) -> None:
    """RAT-0.4: removed_rats_3p is about three seats only"""
    assert Game(seats, options={"removed_rats_3p": "6"}).state.removed == removed


# RAT-0.7: the odds of a face. The model is physical: all tokens lie somewhere, and every way to lay them out is as likely.


class Tokens(NamedTuple):
    """Places for tokens that nobody has seen: of the start, of the supply (on the board or beside it), and removed; and faces."""

    start_places: int
    supply_places: int
    removed: int
    start_faces: int
    normal_faces: int

    def ways(self) -> int:
        """In how many ways the faces can lie: of the start on start places, of the others on the removed ones, the rest anywhere."""
        if self.start_places > self.start_faces or self.removed > self.normal_faces or min(self) < 0:
            return 0
        on_start = factorial(self.start_faces) // factorial(self.start_faces - self.start_places)
        on_removed = factorial(self.normal_faces) // factorial(self.normal_faces - self.removed)
        return on_start * on_removed * factorial(self.supply_places)

    def without(self, origin: int, is_start_face: bool) -> "Tokens":
        """When one place turns out to have a certain face."""
        places = (self.start_places - 1, self.supply_places)
        if origin == FROM_SUPPLY:
            places = (self.start_places, self.supply_places - 1)
        elif not is_start_face:
            return self._replace(start_places=0, start_faces=-1)  # impossible
        faces = (self.start_faces - is_start_face, self.normal_faces - (not is_start_face))
        return Tokens(*places, self.removed, *faces)


def tokens_of(state: State) -> Tokens:
    """The tokens that nobody has seen, counted on the table."""
    blank = [state.origin[at][i] for at in range(12) for i in range(state.rats[at]) if state.face[at][i] == NONE]
    unseen = [f < START_FACES for f in range(FACES) if state.seen[f] == UNSEEN]
    return Tokens(
        blank.count(FROM_START),
        blank.count(FROM_SUPPLY) + state.supply,
        state.removed,
        unseen.count(True),
        unseen.count(False),
    )


def chances(weights: Mapping[str, int]) -> dict[str, Fraction]:
    """Weights as probabilities."""
    total = sum(weights.values())
    return {text: Fraction(weight, total) for text, weight in weights.items() if weight}


def chances_by_counting(state: State, origin: int) -> dict[str, Fraction]:
    """The same, from the ways in which all tokens can lie."""
    tokens = tokens_of(state)
    assert tokens.start_places + tokens.supply_places + tokens.removed == tokens.start_faces + tokens.normal_faces
    ways = tokens.ways()
    counted = {
        f"face:{FACE_NAMES[f]}": Fraction(tokens.without(origin, f < START_FACES).ways(), ways)
        for f in range(FACES)
        if state.seen[f] == UNSEEN
    }
    assert sum(counted.values()) == 1
    return {text: chance for text, chance in counted.items() if chance}


def layouts(tokens: Tokens) -> Counter[tuple[str, ...]]:
    """Every way to lay the tokens out, one by one: what lies on each place; s… and n… are faces."""
    faces = [f"s{i}" for i in range(tokens.start_faces)] + [f"n{i}" for i in range(tokens.normal_faces)]
    found: Counter[tuple[str, ...]] = Counter()
    for order in permutations(faces):
        on_start, removed = order[: tokens.start_places], order[len(order) - tokens.removed :]
        if all(f[0] == "s" for f in on_start) and all(f[0] == "n" for f in removed):
            found[order] += 1
    return found


@pytest.mark.parametrize(
    "tokens", [Tokens(2, 3, 2, 3, 4), Tokens(1, 4, 1, 3, 3), Tokens(0, 3, 2, 2, 3), Tokens(2, 4, 0, 2, 4)]
)
def test_counting_is_right(tokens: Tokens) -> None:
    """RAT-0.7: the count used below agrees with laying tokens out one by one, for all places and faces"""
    found = layouts(tokens)
    assert found.total() == tokens.ways()
    for place, origin in ((0, FROM_START), (tokens.start_places, FROM_SUPPLY)):
        if origin == FROM_START and not tokens.start_places:
            continue
        seen = Counter(layout[place] for layout in found)
        for kind in ("s0", "n0"):
            assert seen[kind] == tokens.without(origin, kind == "s0").ways()


class Few(NamedTuple):
    """A late position with so few unseen tokens that they can be laid out one by one."""

    seats: int
    rats: dict[str, str]
    gone: str
    supply: int


SOME_START = ["1BC", "1KW", "2BWR", "2PCK", "3KWR", "3PWR", "4MKR", "4MPC", "5ABKR", "5MACW", "6APBC", "6MMBR"]
FEW = [
    Few(4, {"gallia": "s", "italia": "s n", "polonia": "n"}, "", 2),  # 10 start rats are gone, 33 others
    Few(4, {"gallia": "n"}, "", 3),  # no start rat is left
    Few(4, {"gallia": "s=1BC@B", "italia": "s n", "polonia": "n=2A@A n"}, "", 2),  # the witch has looked at two
]


@pytest.mark.parametrize("few", FEW)
@pytest.mark.parametrize("origin", [FROM_START, FROM_SUPPLY])
def test_odds_of_a_face_by_laying_out_the_tokens(few: Few, origin: int) -> None:
    """RAT-0.7, R6: late in a game of four, with every layout enumerated; also after the witch has looked"""
    table = Table(few.seats, rats=few.rats, elsewhere="", gone=few.gone, supply=few.supply)
    assert_odds_by_layout(table, origin)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(("start_gone", "looked"), [(0, False), (2, False), (3, True)])
@pytest.mark.parametrize("origin", [FROM_START, FROM_SUPPLY])
def test_odds_with_leftover_start_rats(seats: int, start_gone: int, looked: bool, origin: int) -> None:
    """RAT-0.7, R6: a rat from the supply may be a starting rat that was left over, less likely than one of the others"""
    rats = {"gallia": "s s", "italia": "n=2A@B n" if looked else "n n"}
    regions = len(in_play(seats))
    gone = " ".join(SOME_START[: regions - 2 + start_gone] if start_gone <= 12 - regions else SOME_START[: regions - 1])
    table = Table(seats, rats=rats, elsewhere="", gone=gone, supply=1)
    small = Tokens(2, 3 - looked, 2, table.state.unseen_start, table.state.unseen_normal - table.state.removed + 2)
    # All but two of the removed tokens are taken out of the model: they are alike, so the odds of one face change by a factor.
    found = layouts(small)
    place = 0 if origin == FROM_START else 2
    seen = Counter(layout[place] for layout in found)
    start, normal = Fraction(seen["s0"], found.total()), Fraction(seen["n0"], found.total())
    normal *= Fraction(small.normal_faces, table.state.unseen_normal)
    exact = chances_by_counting(table.state, origin)
    for text, chance in exact.items():
        assert chance == (start if face(text[5:]) < START_FACES else normal)
    assert odds_in_game(table, origin) == exact


def odds_in_game(table: Table, origin: int) -> dict[str, Fraction]:
    """What the rules say when the first such rat without a face is turned up."""
    s = table.state
    s.at, s.rat = next(
        (at, i) for at in range(12) for i in range(s.rats[at]) if s.face[at][i] == NONE and s.origin[at][i] == origin
    )
    s.phase, s.mover = Phase.FACE, -1
    return chances(table.weights)


def assert_odds_by_layout(table: Table, origin: int) -> None:
    tokens = tokens_of(table.state)
    assert tokens.start_faces + tokens.normal_faces <= 8
    if origin == FROM_START and not tokens.start_places:
        return
    found = layouts(tokens)
    place = 0 if origin == FROM_START else tokens.start_places
    seen: Counter[Hashable] = Counter(layout[place] for layout in found)
    shown = odds_in_game(table, origin)
    for f in range(FACES):
        if table.state.seen[f] == UNSEEN:
            expected = Fraction(seen["s0" if f < START_FACES else "n0"], found.total())
            assert shown.get(f"face:{FACE_NAMES[f]}", 0) == expected


@pytest.mark.parametrize(("seats", "option"), [(2, "8"), (3, "8"), (3, "6"), (4, "8")])
def test_odds_of_the_very_first_faces(seats: int, option: str) -> None:
    """RAT-0.7, R6: written out by hand, from the start and from the supply"""
    regions = len(in_play(seats))
    removed = {"28": 12, "38": 8, "36": 6, "48": 0}[f"{seats}{option}"]
    supply = 37 - removed + 12 - regions
    table = Table(seats, options={"removed_rats_3p": option}, rats={"gallia": "s n"})
    assert odds_in_game(table, FROM_START) == {f"face:{name}": Fraction(1, 12) for name in FACE_NAMES[:12]}
    expected = {f"face:{name}": Fraction(12 - regions, 12 * supply) for name in FACE_NAMES[:12] if regions < 12}
    expected |= {f"face:{name}": Fraction(37 - removed, 37 * supply) for name in FACE_NAMES[12:]}
    assert odds_in_game(table, FROM_SUPPLY) == expected


@settings(max_examples=25)
@given(seats=st.integers(2, 4), seed=st.integers(0, 10**9), preset=st.sampled_from(sorted(GAME.presets)))
def test_odds_are_exact_throughout_whole_games(seats: int, seed: int, preset: str) -> None:
    """RAT-0.7, R6: whenever a rat gets its face, every face has exactly the chance that counting layouts gives it"""
    game = Game(seats, preset)
    for _ in game.random_steps(seed):
        if game.phase in (Phase.FACE, Phase.LOOK):
            origin = game.state.origin[game.state.at][game.state.rat]
            assert chances(game.weights) == chances_by_counting(game.state, origin)


def test_which_rat_came_from_where_stays_known() -> None:
    """RAT-0.7, R11: a new rat is told from one of the start, also in a view and wherever it goes"""
    table = Table(rats={"gallia": "s n", "hispania": ""}, cards="A:monk")
    assert table.legal_of("monk")[:3] == ["anglia.1", "gallia.1", "gallia.2"]
    table.do("monk:gallia.2", "to:hispania")
    assert (table.rats("gallia"), table.rats("hispania")) == ("s", "n")
    view = GAME.view(table.state, 2)
    assert view.origin[region("hispania")][0] == FROM_SUPPLY


def test_rats_that_are_alike_are_offered_once() -> None:
    """RAT-0.7, R11: never looked at and from the same place; after a look they differ"""
    table = Table(rats={"gallia": "s s n", "italia": "s s=1BC@B s"}, cards="A:monk", elsewhere="")
    assert table.legal_of("monk") == ["gallia.1", "gallia.3", "italia.1", "italia.2"]
    assert table.why_not("monk:gallia.2") == "RAT-0.7"


@settings(max_examples=25)
@given(seats=st.integers(2, 4), seed=st.integers(0, 10**9), preset=st.sampled_from(sorted(GAME.presets)))
def test_pieces_are_never_lost(seats: int, seed: int, preset: str) -> None:
    """RAT-0.4, RAT-0.6, RAT-3.3: twenty cubes a seat, 49 rats, and at most three of them in a region"""
    game = Game(seats, preset)
    boxed = {"rats": 49, **{f"cubes-{seat}": 20 for seat in range(seats)}}
    for _ in game.random_steps(seed):
        s = game.state
        assert GAME.pieces(s) == boxed
        assert max(s.rats) <= 3
        assert min(s.rats + s.stock + s.palace + [c for row in s.cubes for c in row]) >= 0
        tokens = tokens_of(s)
        assert (tokens.start_faces, tokens.normal_faces) == (s.unseen_start, s.unseen_normal)
        assert tokens.start_faces - tokens.start_places == s.leftover
        assert tokens.ways() > 0
    assert GAME.pieces(game.state) == boxed
