"""Rattus: what a seat knows of the rats (RAT-0.7, RAT-4.8, RAT-4.9).

Each test lays out, without the help of the rules, all tokens that a seat has not seen, in every way that agrees with what it has
seen, and compares these worlds with what `resample` deals: exactly these, each as often as it is likely.
"""

from collections import Counter
from itertools import permutations
from math import sqrt
from typing import TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.rattus_table import Game, Table, face, region
from turncoat.games.game import NOBODY
from turncoat.games.rattus import GAME
from turncoat.games.rattus.events import What
from turncoat.games.rattus.scene import Rat, scene
from turncoat.games.rattus.state import FROM_START, GONE, NONE, State
from turncoat.games.rattus.tables import FACE_NAMES, FACES, START_FACES
from turncoat.kernel import Event, copy, dump
from turncoat.kernel.journal import HIDDEN
from turncoat.kernel.rng import new_rng

World: TypeAlias = tuple[str, ...]  # the faces of all rats that somebody has looked at, in the order of the board


# What a seat knows


def known_to(state: State, seat: int) -> list[str]:
    """The faces that a view shows, in the order of the board."""
    view = GAME.view(state, seat)
    return [FACE_NAMES[f] for row in view.face for f in row if f != NONE]


def test_what_the_witch_sees_only_she_sees() -> None:
    """RAT-4.8: in views, in the log and in the scene; that she looked, and where, is open"""
    table = Table(cards="A:witch")
    table.do("witch:gallia.1", "face:1BC", "witch:italia.1", "face:6MMBR", "done")
    assert known_to(table.state, 0) == ["1BC", "6MMBR"]
    for seat in (NOBODY, 1, 2, 3):
        assert known_to(table.state, seat) == []
        gallia = scene(GAME.view(table.state, seat), seat).regions[region("gallia")]
        assert gallia.rats == [Rat(origin="start", looked=[0], face=None)]
    looked = Event(What.LOOKED, (0, region("gallia"), 0, face("1BC")))
    assert GAME.redact(looked, 0) == looked
    for seat in (NOBODY, 1, 2, 3):
        assert GAME.redact(looked, seat) == Event(What.LOOKED, (0, region("gallia"), 0, HIDDEN))


def test_everything_else_is_open() -> None:
    """RAT-0.7, RAT-1.1: views differ in faces and in nothing else; no other event is told in part"""
    table = Table(cards="A:witch B:king", cubes={"gallia": "AB"}, rats={"gallia": "s=1BC@C n=2A@A"})
    blank = dump(GAME.view(table.state, NOBODY))
    for seat in range(4):
        view = GAME.view(table.state, seat)
        for at in range(12):
            for i in range(view.rats[at]):
                if view.face[at][i] != NONE:
                    assert view.looked[at][i] & (1 << seat)
        GAME.hide(view, NOBODY)
        assert dump(view) == blank
    for what in What:
        for seat in (NOBODY, *range(4)):
            event = Event(what, (2,) * len(what.fields))
            assert (GAME.redact(event, seat) == event) == (what != What.LOOKED or seat == 2)


def test_knowledge_goes_with_the_rat() -> None:
    """RAT-4.8, RAT-4.9: through the monk's moves, exchanges and further looks, until the rat is turned up"""
    table = Table(cubes={"italia": "CC"}, cards="A:witch,monk", rats={"gallia": "s n"}, pawn="germania")
    table.do("witch:gallia.2", "face:2A", "done")
    table.do("monk:gallia.2", "to:italia")
    assert table.rats("italia") == "s n=2A@A"
    table.do("done", "done", "plague:scandia", "spread:russia")
    assert table.mover == "B"
    table.do("take:witch", "witch:italia.2", "witch:hungaria.1", "face:1KW", "swap")
    assert table.rats("hungaria") == "n=2A@AB"
    assert table.rats("italia") == "s s=1KW@B"
    assert [known_to(table.state, seat) for seat in (NOBODY, 0, 1, 2, 3)] == [[], ["2A"], ["2A", "1KW"], [], []]
    table.do("done", "plague:russia", "spread:polonia", "spread:polonia")
    table.to_plague()
    table.do("plague:tartaria", "spread:hungaria")
    assert table.rats("hungaria") == "n=2A@AB n"
    assert [known_to(table.state, seat) for seat in (0, 1)] == [["2A"], ["2A", "1KW"]]


def test_knowledge_stays_when_the_card_goes() -> None:
    """RAT-4.8: what was seen stays known to the seat that saw it, also when another takes the witch"""
    table = Table(cards="A:witch", rats={"scandia": ""})
    table.do("witch:gallia.1", "face:1KW", "done")
    table.to_plague()
    table.do("plague:scandia", "take:witch")
    assert known_to(table.state, 0) == ["1KW"]
    assert known_to(table.state, 1) == []


def test_rat_turned_up_is_known_to_all() -> None:
    """RAT-0.7, RAT-3.9: and gone; those behind it move up with what is known of them"""
    table = Table(cubes={"gallia": "BBBB"}, rats={"gallia": "s=1BC@A n=2A@C n"}, pawn="germania")
    table.to_plague()
    table.strike("gallia", spread=["italia", "italia"])
    table.do("flip:1")
    assert table.rats("gallia") == "n=2A@C n"
    for seat in (NOBODY, *range(4)):
        view = GAME.view(table.state, seat)
        assert view.seen[face("1BC")] == GONE
        assert (view.face[region("gallia")][0] == face("2A")) == (seat == 2)


def test_unknown_faces_count_as_unseen_in_a_view() -> None:
    """RAT-0.7: the histogram of faces that may still be anywhere is each seat's own"""
    table = Table(2, rats={"gallia": "s=1BC@A", "italia": "s n=2A@AB n=3AP@B"})
    unseen = {seat: scene(GAME.view(table.state, seat), seat).unseen for seat in (NOBODY, 0, 1)}
    names = {seat: {*faces.start, *faces.other} for seat, faces in unseen.items()}
    assert set(FACE_NAMES) - names[NOBODY] == set()
    assert set(FACE_NAMES) - names[0] == {"1BC", "2A"}
    assert set(FACE_NAMES) - names[1] == {"2A", "3AP"}


# Which worlds there may be


def looked_at(state: State) -> list[tuple[int, int]]:
    """Rats that somebody has looked at: region and place."""
    return [(at, i) for at in range(12) for i in range(state.rats[at]) if state.looked[at][i]]


def world_of(state: State) -> World:
    return tuple(FACE_NAMES[state.face[at][i]] for at, i in looked_at(state))


def worlds_for(state: State, seat: int) -> Counter[World]:
    """All worlds that agree with what a seat has seen, and in how many ways all tokens lie so: enumerated, token by token."""
    mine = {
        (at, i): FACE_NAMES[state.face[at][i]]
        for at, i in looked_at(state)
        if seat != NOBODY and state.looked[at][i] & (1 << seat)
    }
    places = [(at, i) for at in range(12) for i in range(state.rats[at]) if (at, i) not in mine]
    is_start = [state.origin[at][i] == FROM_START for at, i in places]
    faces = [f for f in range(FACES) if state.seen[f] != GONE and FACE_NAMES[f] not in mine.values()]
    supply, removed = state.supply, state.removed
    assert len(faces) == len(places) + supply + removed <= 9
    ways: Counter[World] = Counter()
    for layout in permutations(faces):
        on_board, out = layout[: len(places)], layout[len(places) + supply :]
        if any(f >= START_FACES for f, start in zip(on_board, is_start) if start) or any(f < START_FACES for f in out):
            continue
        laid = {**mine, **{place: FACE_NAMES[f] for place, f in zip(places, on_board)}}
        ways[tuple(laid[place] for place in looked_at(state))] += 1
    return ways


def assert_resampled_like(table: Table, seat: int, many: int) -> None:
    """Exactly the worlds there may be, each within five standard deviations of how often it should come."""
    ways = worlds_for(table.state, seat)
    assert world_of(table.state) in ways
    dealt: Counter[World] = Counter()
    rng = new_rng(2026, seat + 5)
    for _ in range(many):
        other = copy(table.state)
        GAME.resample(other, seat, rng)
        dealt[world_of(other)] += 1
    assert set(dealt) == set(ways)
    for world, count in ways.items():
        chance = count / ways.total()
        assert abs(dealt[world] - many * chance) <= 5 * sqrt(many * chance * (1 - chance)) + 1e-9, world


@pytest.mark.parametrize("seat", [NOBODY, 0, 1, 2, 3])
@pytest.mark.parametrize(
    "rats",
    [
        {"gallia": "s=1BC@A s", "italia": "n=2A@AB n=3AP@B"},
        {"gallia": "s=1BC@A s=6MMBR@B s", "italia": "n=2A@C"},
        {"gallia": "n=3AP@D n=2A@AD n=4APB@B"},
    ],
)
def test_worlds_of_four_seats(rats: dict[str, str], seat: int) -> None:
    """RAT-4.8, R6: all the board's start rats, no removed ones; for each seat and a spectator"""
    table = Table(rats=rats, elsewhere="", supply=3)
    assert_resampled_like(table, seat, 2500)


# With two and three seats twelve and six or eight tokens are out of the game, too many to lay out; so the box is made smaller.


@pytest.mark.parametrize("seat", [NOBODY, 0, 1, 2])
@pytest.mark.parametrize("removed", [1, 2])
def test_worlds_with_removed_and_leftover_rats(seat: int, removed: int) -> None:
    """RAT-4.8, R6: a looked-at rat from the supply may be a start rat left over, or one of the others less those removed"""
    rats = {"gallia": "s=1BC@A s", "italia": "n=2A@B n=6MMBR@AC"}
    table = Table(3, rats=rats, elsewhere="", supply=2)
    s = table.state
    assert s.leftover > 0  # leftovers are still about
    spare = [f for f in range(START_FACES, FACES) if s.seen[f] == 0]
    for f in spare[: s.removed - removed]:  # so many of the removed ones are shown to all
        s.seen[f] = GONE
        s.unseen_normal -= 1
        s.removed -= 1
    start_spare = [f for f in range(START_FACES) if s.seen[f] == 0]
    while s.leftover > 1:
        s.seen[start_spare.pop()] = GONE
        s.unseen_start -= 1
        s.leftover -= 1
        s.supply -= 1
    assert_resampled_like(table, seat, 4000)


@settings(max_examples=25)
@given(seats=st.integers(2, 4), seed=st.integers(0, 10**9), step=st.integers(30, 160))
def test_laws_of_hiding_and_resampling(seats: int, seed: int, step: int) -> None:
    """RAT-0.7, RAT-4.8: a view is its own view; worlds look alike to the seat; they depend on nothing that it does not see"""
    game = Game(seats)
    for number, _ in enumerate(game.random_steps(seed)):
        if number == step:
            break
    for seat in (NOBODY, *range(seats)):
        view = GAME.view(game.state, seat)
        assert dump(GAME.view(view, seat)) == dump(view)
        one, two = copy(game.state), copy(view)
        GAME.resample(one, seat, new_rng(seed))
        GAME.resample(two, seat, new_rng(seed))
        assert dump(one) == dump(two)
        assert dump(GAME.view(one, seat)) == dump(view)
        assert GAME.pieces(one) == GAME.pieces(game.state)
        laid = [f for row in one.face for f in row if f != NONE]
        assert len(set(laid)) == len(laid)
        assert all(one.seen[f] != GONE for f in laid)
        for at, i in looked_at(one):
            assert one.face[at][i] != NONE
            assert one.origin[at][i] != FROM_START or one.face[at][i] < START_FACES
        if game.state.mover == seat:
            assert GAME.legal_actions(one) == GAME.legal_actions(game.state)


def test_a_seat_cannot_tell_other_worlds_apart() -> None:
    """RAT-4.8: legal actions, odds and advice are the same whatever another's witch has seen"""
    tables = [
        Table(2, cubes={"gallia": "AABB"}, rats={"gallia": f"s={name}@B", "italia": "s n"}, cards="A:witch,monk,king")
        for name in ("1BC", "6MMBR")
    ]
    one, two = (GAME.view(table.state, 0) for table in tables)
    assert dump(one) == dump(two)
    assert GAME.value(tables[0].state, 0) == GAME.value(tables[1].state, 0)
    for action in GAME.legal_actions(one):
        assert GAME.prior(tables[0].state, action) == GAME.prior(tables[1].state, action)


@pytest.mark.parametrize("seats", [2, 3, 4])
@settings(max_examples=25)
@given(seed=st.integers(0, 10**9))
def test_only_lookers_know(seats: int, seed: int) -> None:
    """RAT-4.8: in whole games, told from the events: a seat knows the faces that it looked at and that are not turned up yet"""
    game = Game(seats)
    known: list[set[int]] = [set() for _ in range(seats)]
    for _ in game.random_steps(seed):
        for event in game.events:
            fields = GAME.fields(event)
            if event.what == What.LOOKED:
                known[fields["who"]].add(fields["face"])
            if event.what == What.FLIPPED:
                for faces in known:
                    faces.discard(fields["face"])
        if any(event.what in (What.LOOKED, What.FLIPPED, What.MONK, What.SWAPPED) for event in game.events):
            for seat in range(seats):
                view = GAME.view(game.state, seat)
                assert {f for row in view.face for f in row if f != NONE} == known[seat]
            assert not [f for row in GAME.view(game.state, NOBODY).face for f in row if f != NONE]


# What a learner is given


def observed(state: State, seat: int) -> tuple[int, ...]:
    numbers = [0] * GAME.observation
    GAME.observe(GAME.view(state, seat), seat, numbers)
    return tuple(numbers)


def test_a_learner_is_told_what_the_decision_is_about() -> None:
    """RAT-4.6, RAT-4.9: where cubes come from and go to, and which two rats may be exchanged"""
    rats = {"italia": "s=1KW@A n=2A@A", "gallia": "s=1BC@A"}
    table = Table(cards="A:merchant,witch", cubes={"germania": "AA"}, rats=rats)
    seen = set()
    for target in ("gallia", "italia", "polonia"):
        other = Game(4)
        other.state = copy(table.state)
        other.do("merchant:germania", f"to:{target}")
        seen.add(observed(other.state, 0))
    for first, second in (("italia.1", "gallia.1"), ("italia.2", "gallia.1"), ("gallia.1", "italia.1")):
        other = Game(4)
        other.state = copy(table.state)
        other.do(f"witch:{first}", f"witch:{second}")
        seen.add(observed(other.state, 0))
    assert len(seen) == 6


@settings(max_examples=15)
@given(seats=st.integers(2, 4), seed=st.integers(0, 10**9), preset=st.sampled_from(sorted(GAME.presets)))
def test_views_that_differ_are_never_the_same_to_a_learner(seats: int, seed: int, preset: str) -> None:
    """RAT-0.7: in whole games, for each seat; so a different decision is a different observation"""
    game = Game(seats, preset)
    views: dict[tuple[int, tuple[int, ...]], str] = {}
    for _ in game.random_steps(seed):
        for seat in range(seats):
            view = dump(GAME.view(game.state, seat))
            assert views.setdefault((seat, observed(game.state, seat)), view) == view
