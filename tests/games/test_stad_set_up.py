"""De Ontembare Stad: the set-up and the starting areas (STAD-0), and the variants for two (STAD-10)."""

import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.stad_table import Game, area, names_of
from turncoat.games import NOBODY
from turncoat.games.ontembare_stad import GAME
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.scene import scene
from turncoat.games.ontembare_stad.state import Phase, seat_of
from turncoat.games.ontembare_stad.tables import (
    AREA_NAMES,
    AREAS,
    BONUS,
    BUILDINGS,
    CATEGORY,
    CATEGORY_NAMES,
    COPIES,
    COST,
    INFLUENCE_COPIES,
    KIND_NAMES,
    KINDS,
    NEAR,
    PERIOD,
    RIVER,
    ROADS,
    SITES,
    VALUE,
)
from turncoat.kernel.bits import how_many
from turncoat.kernel.journal import HIDDEN


def dealt(seats: int = 3, preset: str = "basic", **options: str) -> Game:
    """A game in which the first order begins, and everybody has its cards: the first kinds that there are."""
    game = Game(seats, preset, {"start_player": "first", **options})
    while game.phase == Phase.DEAL:
        game.do(game.legal[0])
    return game


# The box


def test_the_board_is_three_rings_of_areas() -> None:
    """STAD-4.2: 8, 16 and 24 areas; adjacency is mutual, and by the formula of three rings in eight sectors"""
    near = {AREA_NAMES[i]: set(names_of(NEAR[i])) for i in range(AREAS)}
    assert [sum(name[0] == ring for name in near) for ring in "imo"] == [8, 16, 24]
    edges = set()
    for k in range(8):
        edges |= {(f"i{k}", f"i{(k + 1) % 8}"), (f"i{k}", f"m{2 * k}"), (f"i{k}", f"m{2 * k + 1}")}
        edges |= {(f"m{2 * k}", f"o{3 * k}"), (f"m{2 * k}", f"o{3 * k + 1}")}
        edges |= {(f"m{2 * k + 1}", f"o{3 * k + 1}"), (f"m{2 * k + 1}", f"o{3 * k + 2}")}
    edges |= {(f"m{j}", f"m{(j + 1) % 16}") for j in range(16)} | {(f"o{n}", f"o{(n + 1) % 24}") for n in range(24)}
    assert {(a, b) for a, beside in near.items() for b in beside} == edges | {(b, a) for a, b in edges}
    assert len(edges) == 96


def test_the_components_are_what_is_known_of_them() -> None:
    """STAD-0.4, STAD-5.6: 68 buildings in four categories, 15 events, 30 influence cards; three roads to the centre; room for all trade"""
    cards = [sum(COPIES[k] for k in range(KINDS) if CATEGORY[k] == c) for c in range(4)]
    assert dict(zip(CATEGORY_NAMES, cards, strict=True)) == {
        "burgerij": 20,
        "nijverheid": 18,
        "stadsgebouwen": 16,
        "handel": 14,
    }
    assert BUILDINGS == 68
    assert sum(COPIES[KINDS:]) == 15
    assert sum(INFLUENCE_COPIES) == 30
    assert set(VALUE) == {1, 2, 3, 4, 5}
    assert set(COST) == set(range(1, 9))
    assert [bin(road).count("1") for road in ROADS[1:]] == [5, 5, 5]
    assert all(any(name[0] == "i" for name in names_of(road)) for road in ROADS[1:])
    assert how_many(SITES[CATEGORY_NAMES.index("handel")]) >= 14
    assert how_many(RIVER) == 14
    assert sum(COPIES[k] for k in range(KINDS) if PERIOD[k] == 0) >= 15  # enough to deal to five


def test_dearer_areas_have_no_lower_bonus() -> None:
    """STAD-1.5: and only the cheapest have none"""
    assert all(BONUS[a] <= BONUS[b] for a in range(AREAS) for b in range(AREAS) if COST[a] < COST[b])
    assert {COST[a] for a in range(AREAS) if BONUS[a] == 0} == {1, 2}


def test_provenance_tells_the_rulebook_from_the_reconstruction() -> None:
    """The values of Kapel and Opera are the rulebook's; which area costs what is ours"""
    box: dict[str, Any] = tomllib.loads((GAME.folder / "components.toml").read_text(encoding="utf-8"))
    kinds = {building["name"]: building["provenance"] for building in box["building"]}
    assert kinds["kapel"][:3] == ["rulebook"] * 3
    assert kinds["graanmolen"] == ["rulebook", "reconstructed", "rulebook", "reconstructed", "reconstructed"]
    assert kinds["drukkerij"] == "reconstructed"
    assert {entry["provenance"] for entry in box["area"]} == {"reconstructed"}


# Who begins, and with what


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_order_that_begins_is_drawn_by_lot(seats: int) -> None:
    """STAD-0.1: each is equally likely; or the first begins"""
    game = Game(seats)
    assert game.weights == {f"lot:{order}": 1 for order in range(seats)}
    game.do("lot:1")
    assert game.state.begins == 1
    assert Game(seats, options={"start_player": "first"}).state.begins == 0


def test_orders_begin_with_knights_and_stones() -> None:
    """STAD-0.2: 25 knights, 5 stones, on the drawbridge"""
    game = dealt()
    assert game.state.knights[:3] == [25] * 3
    assert game.stones == [5] * 3
    assert game.scores == [0] * 3


def test_three_buildings_are_dealt_from_the_order_that_begins_on() -> None:
    """STAD-0.3, STAD-0.4: only buildings, each as likely as it is frequent, and before areas are chosen; the rest is the pile, with all events"""
    game = Game(3)
    game.do("lot:2")
    assert game.weights == {f"card:{KIND_NAMES[k]}": COPIES[k] for k in range(KINDS)}
    owners = []
    while game.phase == Phase.DEAL:
        game.do(game.legal[-1])
        owners += [who for who, _, _ in game.told(What.DEALT)]
    assert owners == [2, 2, 2, 0, 0, 0, 1, 1, 1]
    assert game.told(What.PILE) == [(68 + 15 - 9,)]
    assert game.phase == Phase.START


def test_nobody_else_sees_what_is_dealt() -> None:
    """STAD-0.3: the log tells the card to its owner alone"""
    game = Game(3)
    game.do("lot:0", "card:kapel")
    event = next(event for event in game.events if event.what == What.DEALT)
    assert GAME.redact(event, 0) == event
    assert {GAME.fields(GAME.redact(event, seat))["card"] for seat in (1, 2, NOBODY)} == {HIDDEN}
    assert GAME.view(game.state, 1).held[0] == 0


# Starting areas


def test_starting_areas_are_chosen_anticlockwise_from_the_last_order_on() -> None:
    """STAD-0.5: every round of choices goes the same way, and nothing is paid"""
    game = dealt(4)
    movers = []
    for name in ("o0", "o3", "o6", "o9", "o12", "o15", "o18", "o21"):
        movers.append(game.mover)
        game.do(f"start:{name}")
    assert "".join(movers) == "DCBADCBA"
    assert game.stones == [5] * 4
    assert game.areas("D") == ["o0", "o12"]


def test_own_starting_areas_are_not_adjacent_but_others_may_be() -> None:
    """STAD-0.6"""
    game = dealt(2)
    game.do("start:m3", "start:o4")  # B, then A next to it
    assert game.why_not("start:o4") == "STAD-0.5"
    for name in ("m2", "m4", "i1", "o5"):
        assert game.why_not(f"start:{name}") == "STAD-0.6"
    assert "o6" in game.legal_of("start")


def test_starting_areas_cost_at_most_ten_dots() -> None:
    """STAD-0.7: 8 + 3 is too much"""
    game = dealt(2)
    game.do("start:i1", "start:o0")
    assert game.refusal("start:o14") == ("why-start-dots", {"number": 3, "have": 2})
    assert game.why_not("start:o14") == "STAD-0.7"
    assert "o12" in game.legal_of("start")


@pytest.mark.parametrize("names", [["m3", "o14", "o9"], ["i3", "o1"]])
def test_legal_starts(names: list[str]) -> None:
    """STAD-0.7, STAD-0.8: three areas of ten dots, or two of fewer"""
    game = dealt(2)
    for name in names:
        game.do(f"start:{name}")
        game.do(f"start:{game.legal_of('start')[-1]}")
    assert game.areas("B") == sorted(names, key=area)


def test_with_two_starting_areas_an_order_may_stop_for_good() -> None:
    """STAD-0.8: not before, and not again after"""
    game = dealt(2)
    assert game.refusal("pass") == ("why-start-more", {"number": 2, "have": 0})
    game.do("start:o0", "start:o12", "start:o6")
    assert game.why_not("pass") == "STAD-0.8"
    game.do("start:o18", "pass", "start:o15")
    assert game.areas("B") == ["o0", "o6"]
    assert game.phase == Phase.CARD


def test_an_order_that_finds_no_area_stops_of_itself() -> None:
    """STAD-0.8: with ten dots spent on two areas, the cheapest costs more than none"""
    game = dealt(2)
    game.do("start:i1", "start:o6", "start:o12", "start:o15", "start:o9")
    assert game.told(What.STOPPED) == [(1,)]
    assert game.areas("B") == ["i1", "o12"]
    assert game.phase == Phase.CARD


@given(
    seed=st.integers(0, 10**6), seats=st.integers(2, 5), variant=st.sampled_from(["none", "five_areas", "two_orders"])
)
def test_whatever_is_chosen_the_start_keeps_to_its_limits(seed: int, seats: int, variant: str) -> None:
    """STAD-0.6, STAD-0.7, STAD-0.8, STAD-10.1"""
    game = Game(seats, options={"two_player_variant": variant})
    for _ in game.random_steps(seed):
        if game.phase not in (Phase.LOT, Phase.DEAL, Phase.START):
            break
    five = variant == "five_areas" and seats == 2
    for order in range(game.state.orders):
        own = game.state.owned[order]
        places = [i for i in range(AREAS) if own >> i & 1]
        assert sum(COST[i] for i in places) <= (20 if five else 10)
        assert not any(NEAR[i] & own for i in places)
        assert len(places) == 5 if five else 2 <= len(places) <= 3


# Variants for two


def test_five_areas_each() -> None:
    """STAD-10.1: five areas of at most 20 dots, none fewer, five cards and ten stones"""
    game = dealt(2, two_player_variant="five_areas")
    assert game.stones == [10, 10]
    assert [len(game.hand(order)) for order in "AB"] == [5, 5]
    for one, other in (("i1", "i5"), ("m6", "m9"), ("o0", "o1"), ("o7", "o15")):
        game.do(f"start:{one}", f"start:{other}")
    assert game.why_not("pass") == "STAD-10.1"
    assert game.refusal("start:m12") == ("why-start-dots", {"number": 5, "have": 4})  # 8 + 4 + 2 + 2 + 5 dots
    game.do("start:o20", "start:o22")
    assert game.phase == Phase.CARD


def test_a_choice_that_leaves_too_little_for_five_areas_is_not_offered() -> None:
    """STAD-10.1, ruling C56: after 16 dots, a third area of 3 would leave one dot for two more; so would one whose neighbours are the last cheap ones"""
    game = dealt(2, two_player_variant="five_areas")
    game.do("start:i1", "start:o20", "start:i6", "start:o15")
    assert {COST[area(name)] for name in game.legal_of("start")} == {1, 2}
    assert game.refusal("start:o14") == ("why-start-room", {})
    assert game.why_not("start:o14") == "STAD-10.1"
    game.do("start:o12", "start:o17")
    assert {COST[area(name)] for name in game.legal_of("start")} == {1}


def test_where_five_areas_cannot_be_had_as_many_as_can_are_taken() -> None:
    """STAD-10.1: fewer only when no area is left that could be taken"""
    game = dealt(2, two_player_variant="five_areas")
    s = game.state
    s.owned[0] = sum(1 << i for i in range(AREAS)) & ~sum(1 << area(name) for name in ("o0", "o1", "o2"))
    assert s.acting == 1
    assert game.legal_of("start") == ["o0", "o2"]  # o1 lies between these two


def test_two_orders_each() -> None:
    """STAD-10.2, STAD-9.1: the rules for four hold, and the seats take turns; with more seats the variant changes nothing"""
    game = dealt(2, two_player_variant="two_orders")
    s = game.state
    assert s.orders == 4
    assert [seat_of(s, order) for order in range(4)] == [0, 1, 0, 1]
    movers = []
    for name in ("o0", "o3", "o6", "o9"):
        movers.append((game.mover, s.mover))
        game.do(f"start:{name}")
    assert movers == [("D", 1), ("C", 0), ("B", 1), ("A", 0)]
    assert scene(s, 0).target == 25
    assert dealt(3, two_player_variant="two_orders").state.orders == 3


def test_a_seat_sees_the_hands_of_both_its_orders() -> None:
    """STAD-10.2, STAD-0.3"""
    game = dealt(2, two_player_variant="two_orders")
    view = GAME.view(game.state, 1)
    assert [view.held[order] == game.state.held[order] for order in range(4)] == [False, True, False, True]


def test_the_seat_of_the_best_order_wins() -> None:
    """STAD-10.4, STAD-10.3: points and rank are those of the better of two"""
    game = dealt(2, two_player_variant="two_orders")
    s = game.state
    s.score[:4] = [3, 9, 12, 4]
    s.owned[:4] = [1, 2, 4, 8]
    assert game.points_and_ranks() == ([12, 9], [1, 2])
    s.winner = 1
    assert game.points_and_ranks() == ([12, 9], [2, 1])


# Periods


def test_in_the_strategic_variant_the_hands_are_of_period_a() -> None:
    """STAD-8.1: and the pile has three layers"""
    game = Game(5, "strategic", {"start_player": "first"})
    assert game.weights == {f"card:{KIND_NAMES[k]}": COPIES[k] for k in range(KINDS) if PERIOD[k] == 0}
    game = dealt(5, "strategic")
    pile = scene(game.state, 0).pile
    by_period = [sum(COPIES[card] for card in range(len(COPIES)) if PERIOD[card] == period) for period in range(3)]
    assert [layer.period for layer in pile.layers] == ["A", "B", "C"]
    assert [layer.left for layer in pile.layers] == [by_period[0] - 15, *by_period[1:]]
