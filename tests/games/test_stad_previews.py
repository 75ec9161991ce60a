"""De Ontembare Stad and Het Verraad: what a page is told would follow, compared with what the rules do then."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.stad_table import Game, Table, area
from tests.games.verraad_table import Verraad
from turncoat.games.game import NOBODY
from turncoat.games.ontembare_stad import GAME
from turncoat.games.ontembare_stad.actions import VERB, Verb
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.rules.turn import bring_income
from turncoat.games.ontembare_stad.scene import scene
from turncoat.games.ontembare_stad.state import Phase, State, owner_of
from turncoat.games.ontembare_stad.tables import (
    AREA_NAMES,
    BLACK,
    CATEGORY,
    CATEGORY_NAMES,
    DIE_SIDES,
    KIND_NAMES,
    POWER_NAMES,
    TAX_LEAVES,
)
from turncoat.games.ontembare_stad.verraad.rules.attack import archers_of
from turncoat.kernel import Event, copy, events_of

SEEDS = st.integers(0, 10**6)
MODES = st.sampled_from(["basic", "strategic", "verraad"])


def told_of(state: State) -> Any:
    return msgspec.to_builtins(scene(state, NOBODY))


def after(state: State, action: int) -> tuple[State, list[Event]]:
    """What the rules make of an action, and what they tell."""
    later, journal = copy(state), GAME.journal()
    GAME.apply(later, action, journal)
    return later, list(events_of(journal))


@given(seed=SEEDS, seats=st.integers(2, 5), mode=MODES)
def test_income_that_is_told_is_what_a_card_brings(seed: int, seats: int, mode: str) -> None:
    """STAD-1.5, STAD-8.10: for each order and category, and the building that pays is told with the same stones"""
    game = Game(seats, mode)
    for _ in game.random_steps(seed):
        pass
    told = told_of(game.state)
    for kind in {CATEGORY[kind]: kind for kind in range(len(KIND_NAMES))}.values():
        later = copy(game.state)
        later.stones = [TAX_LEAVES] * len(later.stones)  # nobody is taxed
        bring_income(later, kind, GAME.journal())
        for order in range(later.orders):
            stones = later.stones[order] - TAX_LEAVES
            assert told["orders"][order]["income"][CATEGORY_NAMES[CATEGORY[kind]]] == stones
            own = [
                pays
                for name, pays in told["pays"].items()
                if owner_of(later, area(name)) == order and CATEGORY[later.building[area(name)]] == CATEGORY[kind]
            ]
            assert max(own, default=0) == stones


@given(seed=SEEDS, seats=st.integers(2, 5), mode=st.sampled_from(["strategic", "verraad"]))
def test_strengths_are_counted_on_the_table(seed: int, seats: int, mode: str) -> None:
    """STAD-8.8, VERRAAD-10.2: buildings of a category, watchtowers, tokens; the Black Master comes last"""
    game = Game(seats, mode)
    for _ in game.random_steps(seed):
        pass
    told, s = told_of(game.state), game.state
    owners = [*range(s.orders), "black"]
    for power, strengths in told["strengths"].items():
        if power in CATEGORY_NAMES:
            areas = [one for one in told["areas"] if one["building"] is not None]
            kind = CATEGORY_NAMES.index(power)
            areas = [one for one in areas if CATEGORY[KIND_NAMES.index(one["building"])] == kind]
            counted = [sum(one["owner"] == owner for one in areas) for owner in owners]
        elif power == "wachttoren":
            counted = [sum(one["owner"] == owner and one["tower"] for one in told["areas"]) for owner in owners]
        else:
            colour = "white" if power == "goed" else "black"
            counted = [*(order["castle"][colour] for order in told["orders"]), 0]
        assert strengths == counted
    assert list(told["strengths"]) == list(POWER_NAMES if mode == "verraad" else CATEGORY_NAMES)


@given(seed=SEEDS, seats=st.integers(2, 5), mode=MODES)
def test_red_is_told_where_the_turn_would_bring_a_card(seed: int, seats: int, mode: str) -> None:
    """STAD-7.2, STAD-7.3: as things stand when the actions are done"""
    game = Game(seats, mode)
    for action in game.random_steps(seed):
        if game.state.phase == Phase.ACTIONS and action == Verb.DONE:
            turn = scene(game.state, NOBODY).turn
            assert turn is not None
            _, events = after(game.state, action)
            assert turn.red == any(event.what == What.RED for event in events)


def test_a_purchase_that_reaches_a_red_space_says_so() -> None:
    """STAD-7.2: with the abandoned building that comes with it"""
    table = Table(3, "strategic", areas={"A": "m3", "B": "o8", "C": "o14"}, abandoned="o5=kapel", stones="9 5 5")
    assert told_of(table.state)["purchases"]["o5"] == {"isolates": [], "gains": {"0": 2}, "score": 2, "red": True}


def test_what_is_left_of_a_turn_is_told() -> None:
    """STAD-4.3, STAD-5.2, VERRAAD-3.2, VERRAAD-4.2"""
    table = Verraad(areas={"A": "o5 o9", "B": "o13", "C": "o20"}, stones="30 5 5")
    names = ("areasLeft", "buildingsLeft", "towersLeft", "tokensLeft")
    assert [told_of(table.state)["turn"][name] for name in names] == [2, 2, 1, 2]
    table.do("tower:o5", "white", "area:o4")
    assert [told_of(table.state)["turn"][name] for name in names] == [1, 2, 0, 1]


@given(seed=SEEDS, seats=st.integers(2, 5))
def test_a_card_of_the_row_brings_what_was_told(seed: int, seats: int) -> None:
    """VERRAAD-1.3, VERRAAD-1.4, STAD-1.4: income and stones on the card, and tax before"""
    game = Game(seats, "verraad")
    for action in game.random_steps(seed):
        if game.state.phase == Phase.CHOOSE and VERB[action] == Verb.CHOOSE:
            before = game.state
            row = scene(before, NOBODY).row
            assert row is not None
            chosen = row[action - Verb.CHOOSE]
            later, events = after(before, action)
            taxes = {event.fields[0]: event.fields[1] for event in events if event.what == What.TAXED}
            assert chosen.tax == taxes.get(before.active, 0)
            for order in range(before.orders):
                assert chosen.pays[order] == later.stones[order] - before.stones[order] + taxes.get(order, 0)


# The Black Master


@given(seed=SEEDS, seats=st.integers(2, 5))
def test_archers_defend_what_is_told(seed: int, seats: int) -> None:
    """VERRAAD-8.4: as many towers name an area as there are archers"""
    game = Game(seats, "verraad")
    for _ in game.random_steps(seed):
        pass
    s = game.state
    defends = told_of(s)["defends"]
    for one, name in enumerate(AREA_NAMES):
        owner = owner_of(s, one)
        many = archers_of(s, owner, one) if 0 <= owner < s.orders else 0
        assert sum(name in areas for areas in defends.values()) == many


@given(seed=SEEDS, seats=st.integers(2, 5), gate_step=st.sampled_from(["1", "2"]))
def test_the_ways_that_are_told_are_those_that_may_be_gone(seed: int, seats: int, gate_step: str) -> None:
    """VERRAAD-7.2 to VERRAAD-7.6: all of them, and in the fewest steps"""
    game = Game(seats, "verraad", {"gate_step": gate_step})
    for _ in game.random_steps(seed):
        if game.state.phase == Phase.STEPS:
            ways = told_of(game.state)["ways"]
            assert sorted(ways) == sorted(text.removeprefix("master:") for text in game.legal_of("master"))
            for name, way in ways.items():
                assert way["through"][-1] == name
                assert way["sure"]
                nearer = copy(game.state)
                nearer.steps = way["steps"] - 1
                assert nearer.steps == 0 or Verb.MASTER + area(name) not in GAME.legal_actions(nearer)
        elif game.state.phase == Phase.MASTER:
            ways = told_of(game.state)["ways"]
            assert ("roll" in game.legal) == bool(ways)
            assert ("steps" in game.legal) == any(way["sure"] for way in ways.values())
        else:
            assert scene(game.state, NOBODY).ways is None


def test_a_way_leads_through_the_towers_of_the_order_that_leads_him() -> None:
    """VERRAAD-7.5, VERRAAD-7.6: he passes over them and ends on none"""
    table = Verraad(
        areas={"A": "o5", "B": "o13", "C": "o20"}, towers="o5", master="o4", black={"A": "1 1"}, at="master"
    )
    ways = told_of(table.state)["ways"]
    assert "o5" not in ways
    assert ways["o6"] == {"steps": 2, "through": ["o5", "o6"], "sure": True}


@pytest.mark.parametrize("white", range(7))
@pytest.mark.parametrize("towers", ["", "o2", "o0 o2"])
def test_the_chances_of_an_attack_are_those_of_every_throw(white: int, towers: str) -> None:
    """VERRAAD-8.3 to VERRAAD-8.7: carried out for each pair of dice; and what would fall is what does"""
    areas = {"A": "o9", "B": "o0 o1=tolhuis o2", "C": "o20"}
    table = Verraad(areas=areas, towers=towers, white={"B": white}, black={"A": "1 4"}, master="m1", at="master")
    table.do("steps", "master:o1")
    fight = told_of(table.state)["fight"]
    ends = {"win": 0, "tie": 0, "lose": 0}
    for black in range(DIE_SIDES):
        for die in range(DIE_SIDES):
            later = table.state
            for action in (Verb.ATTACK, Verb.DIE + black, Verb.DIE + die):
                later, _ = after(later, action)
            owner = owner_of(later, area("o1"))
            ends["win" if owner == BLACK else "lose" if owner == 1 else "tie"] += 1
            if owner == BLACK:
                fallen = later.owned[BLACK] & ~table.state.owned[BLACK]
                assert fight["falls"] == [name for one, name in enumerate(AREA_NAMES) if fallen >> one & 1]
                gains = {"1": later.score[1] - table.state.score[1], "black": later.score[BLACK]}
                assert fight["gains"] == {who: change for who, change in gains.items() if change}
    assert fight["odds"] == {end: pytest.approx(100 * many / DIE_SIDES**2) for end, many in ends.items()}
    assert (fight["area"], fight["by"], fight["owner"]) == ("o1", 0, 1)
    assert (fight["black"], fight["white"], fight["archers"]) == (2, white, len(towers.split()))


def test_no_fight_is_told_where_he_may_not_attack() -> None:
    """VERRAAD-8.1, VERRAAD-8.2: on a neutral area, or on the leader's own but for the option"""
    for options, is_told in (({}, False), ({"attack_own_area": "yes"}, True)):
        table = Verraad(
            areas={"A": "o1", "B": "o13", "C": "o20"}, black={"A": "1"}, master="o2", at="master", options=options
        )
        table.do("steps", "master:o1")
        assert (scene(table.state, 0).fight is not None) == is_told
