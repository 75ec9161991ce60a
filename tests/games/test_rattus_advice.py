"""Rattus: what a sensible player reckons with."""

import pytest

from tests.games.rattus_table import SEATS, Table, face, region
from turncoat.games.rattus import GAME
from turncoat.games.rattus.advice import cost
from turncoat.games.rattus.tables import FACE_NAMES, START_FACES

ONE_MAJORITY = [name for name in FACE_NAMES if name.count("M") < 2]  # advice does not count again for a second one


@pytest.mark.parametrize("cubes", ["B", "BC", "BBC", "BBBCC", "BBCCDD", "BBBBBCD"])
@pytest.mark.parametrize("counts", [False, True])
def test_cost_is_what_the_rules_take(cubes: str, counts: bool) -> None:
    """RAT-3.5 to RAT-3.8, RAT-4.5: for every face, with the pawn counting or not"""
    for name in ONE_MAJORITY:
        rat = f"{'s' if face(name) < START_FACES else 'n'}={name}@D"
        table = Table(cubes={"gallia": cubes}, rats={"gallia": rat}, cards="A:knight B:king,monk C:merchant,witch")
        told = [cost(table.state, region("gallia"), seat, face(name), 2 if counts else 0) for seat in range(4)]
        table.to_plague()
        table.do("plague:gallia", "spread:italia", "count" if counts else "done", "flip:1")
        left = table.cubes("gallia")
        assert told == [cubes.count(seat) - left.count(seat) for seat in SEATS]


def test_who_knows_a_rat_leads_the_plague_by_it() -> None:
    """RAT-4.8: the witch's owner prefers the region where the rat bites the others; nobody else sees a difference"""
    rats = {"gallia": "s=6APBC@A", "italia": "s=2BWR@A"}
    table = Table(cubes={"gallia": "BBC", "italia": "BBC"}, rats=rats, cards="B:merchant", pawn="germania")
    table.to_plague()
    gallia, italia = (GAME.parse_action(f"plague:{name}") for name in ("gallia", "italia"))
    assert GAME.prior(table.state, italia) > GAME.prior(table.state, gallia)
    rats = {name: rat.replace("@A", "@B") for name, rat in rats.items()}
    table = Table(cubes={"gallia": "BBC", "italia": "BBC"}, rats=rats, cards="B:merchant", pawn="germania")
    table.to_plague()
    assert GAME.prior(table.state, italia) == GAME.prior(table.state, gallia)


def test_cubes_in_danger_are_worth_less_as_the_supply_shrinks() -> None:
    """RAT-5.5: in the end the plague strikes everywhere"""
    table = Table(cubes={"gallia": "AAAA"}, rats={"gallia": "s n n"})
    values = []
    for supply in (30, 15, 2):
        table.state.supply = supply
        values.append(GAME.value(table.state, 0))
    assert values == sorted(values, reverse=True)
    assert len(set(values)) == 3
    safe = Table(cubes={"gallia": "AAAA"}, rats={"gallia": ""})
    assert GAME.value(safe.state, 0) > values[0]
