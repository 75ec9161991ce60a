"""Rattus: what a page is told of the table, and what the plague would cost in each region."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from tests.games.rattus_table import Table, face, in_play, region
from turncoat.games.game import CHANCE, NOBODY
from turncoat.games.rattus import GAME
from turncoat.games.rattus.scene.losses import Unseen, reckon, reckon_region
from turncoat.games.rattus.state import FROM_START, FROM_SUPPLY, NONE, State
from turncoat.games.rattus.tables import CLASSES, FACE_NAMES, SPREAD, START_FACES
from turncoat.kernel import copy

OWNERS = "A:king B:merchant,monk C:knight"


def scene_of(table: Table, seat: int) -> Any:
    return msgspec.to_builtins(GAME.scene(GAME.view(table.state, seat), seat))


def costs_by_the_rules(table: Table, name: str) -> tuple[list[float], list[int]]:
    """What the rats in a region take from each seat, weighted by the odds, and at worst: by carrying out every outcome of chance to the end."""
    before = list(table.state.cubes[region(name)])
    expected, worst = [0.0] * table.state.seats, [0] * table.state.seats
    ways: list[tuple[State, float]] = [(table.state, 1.0)]
    while ways:
        s, odds = ways.pop()
        if s.mover != CHANCE or s.at != region(name):
            for seat in range(s.seats):
                lost = before[seat] - s.cubes[region(name)][seat]
                expected[seat] += lost * odds
                worst[seat] = max(worst[seat], lost)
            continue
        outcomes = {action: GAME.weight(s, action) for action in GAME.legal_actions(s)}
        for action, many in outcomes.items():
            after = copy(s)
            GAME.apply(after, action, GAME.journal())
            ways.append((after, odds * many / sum(outcomes.values())))
    return [round(cost, 2) for cost in expected], worst


def assert_told_as_the_rules_take(table: Table, seat: int, tolerance: float = 0.011) -> None:
    """What a seat is told of Gallia before the plague goes there, and what the rules take there."""
    told = scene_of(table, seat)["regions"][region("gallia")]
    table.to_plague()
    table.strike("gallia", spread=["italia", "italia"][: SPREAD[table.state.rats[region("gallia")]]])
    assert table.mover == "chance"
    expected, worst = costs_by_the_rules(table, "gallia")
    assert told["expected"] == pytest.approx(expected, abs=tolerance)
    assert told["worst"] == worst


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("cubes", ["A", "AB", "AABB", "AAAB", "ABBBB", "AAABBB"])
@pytest.mark.parametrize("rat", ["s", "n"])
def test_expected_loss_is_what_the_rules_take_on_average(seats: int, cubes: str, rat: str) -> None:
    """RAT-3.5 to RAT-3.8: one rat whose face nobody knows, of the start or from the supply with its leftovers"""
    cards = OWNERS if seats > 2 else "A:king B:merchant,monk"
    table = Table(seats, cubes={"gallia": cubes}, rats={"gallia": rat}, cards=cards, gone="1KW 4AKR", pawn="germania")
    assert_told_as_the_rules_take(table, 0)


@pytest.mark.parametrize("majority", ["anew", "first"])
@pytest.mark.parametrize("cubes", ["AB", "AABB", "AAABB", "ABBBB", "AAABBBCC"])
@pytest.mark.parametrize(
    "rats",
    ["n=2MBC@A n=3MBK@A", "s=6MMBR@A n=6MMCR@A n=1PR@A", "s=1BC@A n=2A@A", "n=2A@A n=6AAR@A n=3AP@A", "s=1KW@A n"],
)
def test_rats_are_reckoned_one_after_another(cubes: str, rats: str, majority: str) -> None:
    """RAT-3.4 to RAT-3.8: cubes already lost count no more for limits and majorities, whatever the order; all known but one at most"""
    table = Table(cubes={"gallia": cubes}, rats={"gallia": rats}, cards=OWNERS, options={"second_majority": majority})
    assert_told_as_the_rules_take(table, 0)


@pytest.mark.parametrize(
    ("seats", "rats", "supply", "tolerance"),
    [(4, "s s", None, 0.03), (4, "s n", None, 0.03), (2, "n n", 20, 0.03), (4, "s n n", 6, 0.1), (2, "s s n", 2, 0.1)],
)
@pytest.mark.parametrize("cubes", ["AB", "AAABB", "AABBBB"])
def test_unknown_rats_are_reckoned_one_after_another(
    seats: int, rats: str, supply: int | None, tolerance: float, cubes: str
) -> None:
    """RAT-0.7: the average does not mind that no two rats have the same face, which tells where few are left; the worst does"""
    cards = OWNERS if seats > 2 else "A:king,peasant B:merchant,monk"
    table = Table(seats, cubes={"gallia": cubes}, rats={"gallia": rats, "italia": ""}, cards=cards, supply=supply)
    assert_told_as_the_rules_take(table, 0, tolerance)


def test_what_is_seen_elsewhere_concerns_no_region_whose_rats_are_known() -> None:
    """All regions were reckoned again whenever a face was seen; of unknown starting rats only starting faces matter"""
    cubes, nobody = (4, 3), (NONE,) * CLASSES
    known, start = ((FROM_SUPPLY, 1, START_FACES),), ((FROM_START, 0, NONE),)
    fewer, more = (Unseen(tuple(range(faces)), 0, 0) for faces in (START_FACES, START_FACES + 5))
    for rats in (known, start):
        losses = {unseen: reckon(cubes, rats, 0, nobody, 0, unseen) for unseen in (fewer, more)}
        made = reckon_region.cache_info().misses
        assert losses[fewer] == losses[more]
        assert reckon(cubes, rats, 0, nobody, 0, Unseen((*more.faces, START_FACES + 5), 0, 0)) == losses[more]
        assert reckon_region.cache_info().misses == made


def test_losses_that_a_falling_limit_and_a_shifting_majority_bring() -> None:
    """RAT-3.6: two known rats, of which B loses exactly one cube to either order"""
    table = Table(cubes={"germania": "AAABB"}, rats={"germania": "n=2MBC@A n=3MBK@A"}, cards="", pawn="gallia")
    germania = scene_of(table, 0)["regions"][region("germania")]
    assert (germania["expected"], germania["worst"]) == ([2, 1, 0, 0], [2, 1, 0, 0])


@pytest.mark.parametrize(
    ("knight", "final_pawn", "counts"), [("B", "turn", True), ("A", "turn", False), ("A", "owned", True)]
)
def test_losses_of_the_last_round_count_the_pawn_as_the_end_will(knight: str, final_pawn: str, counts: bool) -> None:
    """RAT-5.6: while powers are used for the last time, the two cubes are reckoned with where the pawn is, if they will count"""
    table = Table(
        cards=f"{knight}:knight C:monk",
        cubes={"scandia": "C"},
        rats={"scandia": "n=2A@C n=1PR@C"},
        supply=0,
        options={"final_pawn": final_pawn},
    )
    table.to_plague()
    table.state.cubes[region("scandia")][2] = 0  # nothing to take while the pawn arrives
    table.do("plague:scandia")
    table.state.cubes[region("scandia")][2] = 1
    scene = scene_of(table, 2)
    assert scene["ending"] == "last round"
    assert scene["pawnCounts"] == counts
    assert scene["regions"][region("scandia")]["worst"][2] == counts


def test_knight_is_told_what_would_be_lost_either_way() -> None:
    """RAT-4.5: from the move of the plague until it is said whether the pawn counts, and nobody else's turn long"""
    table = Table(cubes={"scandia": "BB"}, rats={"scandia": "n=4AKR@A"}, pawn="italia", cards="A:knight B:king")
    assert scene_of(table, 0)["counting"] is None
    table.to_plague()
    table.do("plague:scandia")
    for phase in ("spread", "count"):
        scene = scene_of(table, 0)
        assert scene["phase"] == phase
        assert scene["regions"][region("scandia")]["expected"] == [0] * 4
        assert scene["counting"] == {"expected": [0, 2, 0, 0], "worst": [0, 2, 0, 0]}
        table.do("spread:russia" if phase == "spread" else "count")
    assert scene_of(table, 0)["counting"] is None


def test_a_rat_that_the_seat_knows_is_reckoned_with() -> None:
    """RAT-4.8: a seat that has looked at it knows what it takes; others reckon with all faces"""
    table = Table(cubes={"gallia": "AABB"}, rats={"gallia": "s=2BWR@C"}, cards=OWNERS)
    assert scene_of(table, 2)["regions"][region("gallia")]["expected"] == [1, 1, 0, 0]
    assert scene_of(table, 2)["regions"][region("gallia")]["worst"] == [1, 1, 0, 0]
    other = scene_of(table, 3)["regions"][region("gallia")]
    assert 0 < other["expected"][0] < 1
    assert other["worst"] == [2, 2, 0, 0]


def test_nobody_loses_more_than_it_has_and_nothing_without_rats() -> None:
    table = Table(cubes={"gallia": "A", "italia": "BBB"}, rats={"gallia": "s n n", "italia": ""}, cards=OWNERS)
    regions = scene_of(table, NOBODY)["regions"]
    assert regions[region("gallia")]["worst"] == [1, 0, 0, 0]
    assert regions[region("gallia")]["expected"][0] <= 1
    assert regions[region("italia")]["expected"] == regions[region("italia")]["worst"] == [0] * 4
    assert regions[region("scandia")]["worst"] == [0] * 4


def test_pawn_that_counts_raises_what_is_expected() -> None:
    """RAT-4.5: two more cubes for the limits"""
    table = Table(cubes={"scandia": "BB"}, pawn="italia", cards="A:knight B:king")
    table.to_plague()
    table.do("plague:scandia", "spread:russia")
    before = scene_of(table, 0)["regions"][region("scandia")]["expected"][1]
    table.do("count")
    assert scene_of(table, 0)["regions"][region("scandia")]["expected"][1] > before


def test_scene_tells_what_is_gone_and_what_may_still_come() -> None:
    """RAT-0.7: every face is gone, known to the viewer on the board, or unseen; starting rats and others apart"""
    table = Table(rats={"gallia": "s=1BC@A n=2A@B"}, gone="1KW 6AAR")
    for seat, known in ((0, {"1BC"}), (1, {"2A"}), (2, set()), (NOBODY, set())):
        scene = scene_of(table, seat)
        shown = {rat["face"]["name"] for place in scene["regions"] for rat in place["rats"] if rat["face"]}
        assert shown == known
        faces = Counter([*scene["gone"], *shown, *scene["unseen"]["start"], *scene["unseen"]["other"]])
        assert faces == Counter(FACE_NAMES)
        assert {"1KW", "6AAR"} <= set(scene["gone"])
        assert all(face(name) < START_FACES for name in scene["unseen"]["start"])
        assert all(face(name) >= START_FACES for name in scene["unseen"]["other"])


def test_face_has_its_symbols_in_the_order_in_which_they_strike() -> None:
    """RAT-3.6: M before classes before A"""
    table = Table(rats={"gallia": "n=6MAKW@A"})
    (rat,) = scene_of(table, 0)["regions"][region("gallia")]["rats"]
    symbols = ["majority", "knight", "witch", "all"]
    assert rat == {
        "origin": "supply",
        "looked": [0],
        "face": {"name": "6MAKW", "limit": 6, "symbols": symbols, "start": False},
    }


def test_scene_follows_the_turn() -> None:
    """RAT-1.4, RAT-4.1: whose turn it is, in which round, what was done and which powers were used"""
    table = Table(cards="A:king", cubes={"italia": "AA"}, rats={"italia": ""}, turns=4)
    scene = scene_of(table, 1)
    assert (scene["active"], scene["round"], scene["taken"], scene["placed"], scene["used"]) == (0, 2, False, False, [])
    table.do("king:italia", "take:monk", "settle:gallia")
    scene = scene_of(table, 1)
    assert (scene["taken"], scene["placed"], scene["used"]) == (True, True, ["king"])
    assert scene["classes"]["monk"] == 0
    assert scene["seats"][0] == {"score": 3, "stock": 17, "palace": 1}
    table.do("monk:gallia.1")
    scene = scene_of(table, 1)
    assert (scene["at"], scene["rat"]) == (region("gallia"), 0)


@pytest.mark.parametrize(
    ("why", "how"), [("rats", {"supply": 0}), ("cubes", {"stock": "0 9 9 9"}), ("turns", {"turns": 159})]
)
def test_scene_tells_why_the_game_ends_and_who_comes_once_more(why: str, how: dict[str, Any]) -> None:
    """RAT-5.1, RAT-5.2, RAT-5.9: anticlockwise, those with a class card"""
    table = Table(cards="A:king B:monk D:witch", rats={"scandia": ""}, **how)
    assert scene_of(table, 0)["lastRound"] is None
    table.to_plague()
    table.do("plague:scandia")
    if table.mover == "A":
        table.do("done")
    scene = scene_of(table, 0)
    assert scene["ending"] == "last round"
    assert scene["lastRound"] == {"why": why, "after": 0, "order": [3, 1]}
    assert scene["active"] == 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_scene_has_the_regions_in_play_and_their_neighbours(seats: int) -> None:
    """RAT-0.2: each pair both ways"""
    regions = scene_of(Table(seats), 0)["regions"]
    assert [place["name"] for place in regions] == list(in_play(seats))
    pairs = {(i, j) for i, place in enumerate(regions) for j in place["neighbours"]}
    assert pairs == {(j, i) for i, j in pairs}
    assert len(pairs) == 2 * {2: 12, 3: 15, 4: 22}[seats]


@pytest.mark.parametrize("rats", ["s=1KW@A n", "s n", "n n", "n=1PR@A"])
def test_no_average_is_told_where_the_mover_chooses_between_rats_that_differ(rats: str) -> None:
    """RAT-3.4, ruling R23: by `turned_by` = `mover` the lot decides only between rats that nobody can tell apart"""
    told = []
    for turned_by in ("chance", "mover"):
        table = Table(cubes={"gallia": "AABB"}, rats={"gallia": rats}, cards=OWNERS, options={"turned_by": turned_by})
        told.append(scene_of(table, 0)["regions"][region("gallia")])
    by_lot, chosen = told
    assert by_lot["expected"] is not None
    assert chosen["expected"] == (by_lot["expected"] if rats in ("n n", "n=1PR@A") else None)
    assert chosen["worst"] == by_lot["worst"]
