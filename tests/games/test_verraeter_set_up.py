"""Verräter: set-up (VER-0)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.verraeter_table import HOUSES, LANDS, LAY_RING, Match, bag, cards
from turncoat.games.game import CHANCE, NOBODY
from turncoat.games.verraeter import GAME
from turncoat.games.verraeter.events import What
from turncoat.games.verraeter.state import NONE, Phase
from turncoat.games.verraeter.tables import FARM, HOUSE_NAMES, LAND_NAMES

SUPPLY_CARDS = "22222333334444455555668"
EAGLE_ROSE = {3: "ERE", 4: "ERER"}


def farms_laid(seats: int, preset: str = "later", start: int = 0) -> Match:
    """A match up to the hands: all farms are laid."""
    match = Match(seats, preset)
    match.do(f"start:{start}", *LAY_RING, *(f"farm:{place or 12}" for place in range(seats)))
    return match


@pytest.mark.parametrize("seats", [3, 4])
def test_start_player_is_drawn_by_lot(seats: int) -> None:
    """VER-0.1"""
    match = Match(seats)
    assert match.state.mover == CHANCE
    assert match.weights == {f"start:{seat}": 1 for seat in range(seats)}
    match.do(f"start:{seats - 1}")
    assert match.state.start == seats - 1


@pytest.mark.parametrize(("seats", "start"), [(seats, start) for seats in (3, 4) for start in range(seats)])
def test_allegiance_alternates_from_the_start_player(seats: int, start: int) -> None:
    """VER-0.2: with three seats the start player and the one on the right are eagles"""
    match = Match(seats)
    match.do(f"start:{start}")
    clockwise = [match.state.allegiance[(start + turn) % seats] for turn in range(seats)]
    assert "".join("ER"[house] for house in clockwise) == EAGLE_ROSE[seats]


@settings(max_examples=200)
@given(st.permutations(LAY_RING))
def test_lands_are_laid_in_any_order(ring: list[str]) -> None:
    """VER-0.3: twelve cards, each landscape once for each house; a card that lies comes no more"""
    match = Match()
    match.do("start:2")
    left = set(LAY_RING)
    for place, text in enumerate(ring):
        assert match.weights == dict.fromkeys(left, 1)
        match.do(text)
        left.remove(text)
        land, house = LAND_NAMES[match.state.land[place]], HOUSE_NAMES[match.state.house[place]]
        assert text == f"lay:{land}-{house}"
    assert match.state.phase == Phase.FARMS


def test_example_ring_can_be_laid() -> None:
    """VER-0.3: the ring that most tests use"""
    match = Match()
    match.do("start:0", *LAY_RING)
    assert [LAND_NAMES[land] for land in match.state.land] == LANDS
    assert "".join("ER"[house] for house in match.state.house) == HOUSES
    assert len(set(zip(LANDS, HOUSES))) == 12


@pytest.mark.parametrize(("seats", "start"), [(3, 2), (4, 0), (4, 3)])
def test_each_seat_lays_a_farm_from_the_start_player_on(seats: int, start: int) -> None:
    """VER-0.4: under any land, also of the other house; two building cards stay in reserve"""
    match = Match(seats)
    match.do(f"start:{start}", *LAY_RING)
    places = [5, 11, 10, 1]  # eagle's and rose's lands
    free = list(range(12))
    for turn in range(seats):
        seat = (start + turn) % seats
        assert match.state.mover == seat
        assert match.state.reserve[seat] == 3
        assert match.legal == [f"farm:{place or 12}" for place in free]
        match.do(f"farm:{places[turn] or 12}")
        free.remove(places[turn])
        assert match.state.owner[places[turn]] == seat
        assert match.state.building[places[turn]] == FARM
        assert match.state.reserve[seat] == 2
    assert match.state.owner.count(NONE) == 12 - seats
    assert match.state.reserve[:seats] == [2] * seats


def test_first_card_is_a_farm_and_nobody_may_pass() -> None:
    """VER-0.4"""
    match = Match()
    match.do("start:0", *LAY_RING)
    assert match.why_not("office:3") == "VER-0.4"
    assert match.why_not("done") == "VER-0.4"
    assert match.why_not("turn:3") == "VER-0.4"


def test_one_building_card_under_a_land() -> None:
    """VER-0.5: at set-up; `test_builder_needs_a_free_land` has the builder"""
    match = Match()
    match.do("start:0", *LAY_RING, "farm:5")
    assert match.why_not("farm:5") == "VER-0.5"


@pytest.mark.parametrize(("seats", "left"), [(3, 14), (4, 11)])
def test_hands_are_dealt_blind(seats: int, left: int) -> None:
    """VER-0.6, start_hand = random: three each, from the start player on, each card as likely as it is frequent"""
    match = farms_laid(seats, start=1)
    pile = bag(SUPPLY_CARDS)
    assert len(SUPPLY_CARDS) == 23
    order = [(1 + turn) % seats for turn in range(seats)]
    dealt = "234225568" + ("333" if seats == 4 else "")
    for number, card in enumerate(dealt):
        assert match.state.mover == CHANCE
        assert match.weights == {f"draw:{'234568'[kind]}": many for kind, many in enumerate(pile) if many}
        match.do(f"draw:{card}")
        assert [who for who, _ in match.told(What.DREW)] == [order[number // 3]]
        pile["234568".index(card)] -= 1
    assert [match.hand(seat) for seat in order[:3]] == ["234", "225", "568"]
    assert match.state.held[:seats] == [3] * seats
    assert match.state.pile == pile
    assert sum(pile) == left
    assert not any(any(shown) for shown in match.state.shown)


@pytest.mark.parametrize(("seats", "left"), [(3, "22222334455668"), (4, "22222345668")])
def test_hands_are_3_4_5_and_known_to_all(seats: int, left: str) -> None:
    """VER-0.6, start_hand = 3-4-5: nothing is drawn, and everybody knows these hands"""
    match = farms_laid(seats, "1998")
    assert match.state.phase == Phase.CONFLICT
    for seat in range(seats):
        assert match.hand(seat) == "345"
        assert cards(match.state.shown[seat]) == "345"
        for viewer in (NOBODY, *range(seats)):
            assert cards(GAME.view(match.state, viewer).hand[seat]) == "345"
    assert cards(match.state.pile) == left
    assert cards(match.state.shuffled) == left  # the rest is shuffled without them


def test_start_hand_is_an_option_of_its_own() -> None:
    """VER-0.6: either preset with the other's hands"""
    match = Match(4, "later", {"start_hand": "3-4-5"})
    match.do("start:0", *LAY_RING, "farm:12", "farm:1", "farm:2", "farm:3")
    assert match.hand(0) == "345"
    match = Match(4, "1998", {"start_hand": "random"})
    match.do("start:0", *LAY_RING, "farm:12", "farm:1", "farm:2", "farm:3")
    assert match.state.phase == Phase.DEAL


def test_hands_are_hidden_but_their_sizes_are_not() -> None:
    """VER-0.6"""
    match = farms_laid(4)
    match.do(*(f"draw:{card}" for card in "246348225345"))
    for viewer in (NOBODY, *range(4)):
        view = GAME.view(match.state, viewer)
        hands = ["246", "348", "225", "345"]
        assert [cards(hand) for hand in view.hand] == [hands[seat] if seat == viewer else "-" for seat in range(4)]
        assert view.held == [3, 3, 3, 3]
        assert cards(view.pile) == "-"


@pytest.mark.parametrize("preset", ["later", "1998"])
@pytest.mark.parametrize(("seats", "start", "strategist"), [(3, 0, 1), (3, 2, 0), (4, 1, 2), (4, 3, 0)])
def test_left_neighbour_of_the_start_player_is_the_first_strategist(
    preset: str, seats: int, start: int, strategist: int
) -> None:
    """VER-0.7: and so chooses the first conflict"""
    match = farms_laid(seats, preset, start)
    while match.state.phase == Phase.DEAL:
        match.do(match.legal[0])
    assert match.state.strategy == strategist
    assert match.state.mover == strategist
    assert match.state.phase == Phase.CONFLICT
    assert match.state.round == 1
    assert match.state.start == start


def test_presets_are_the_two_editions() -> None:
    """VER-0.6, VER-4.3, VER-5.3, VER-7.3: what each edition says"""
    assert GAME.default_preset == "later"
    assert list(GAME.presets["later"].values()) == ["random", "on", "on", "off"]
    assert list(GAME.presets["1998"].values()) == ["3-4-5", "off", "off", "off"]
