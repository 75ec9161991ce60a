"""Verräter: phases 11 to 13 and the end of the game (VER-11 to VER-14)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.verraeter_table import Match, Table
from turncoat.games.game import OVER
from turncoat.games.verraeter import GAME
from turncoat.games.verraeter.events import What
from turncoat.games.verraeter.state import NONE, Phase
from turncoat.games.verraeter.tables import ROLE_NAMES
from turncoat.kernel.rng import below, new_rng

ROUNDS = {3: 9, 4: 8}
EAGLE_BUT_ONE = "E" * 11 + "R"  # the river at place 11 is the last land of the rose


def points_and_ranks(match: Match) -> tuple[list[int], list[int]]:
    seats = match.state.seats
    points, ranks = [0] * seats, [0] * seats
    GAME.scores(match.state, points, ranks)
    return points, ranks


def last_conflict(
    seats: int = 4, hands: str = "- - - -", offices: dict[int, list[int]] | None = None, score: list[int] | None = None
) -> Table:
    """The last round; the rose wins the river, nobody draws anything, and the game is over."""
    table = Table(seats, hands=hands, offices=offices, number=ROUNDS[seats])
    table.state.score[:seats] = score or [0] * seats
    table.fight("strategist builder diplomat5 traitor")
    table.do("done")
    assert table.state.mover == OVER
    return table


# Phases 11 to 13


def test_roles_go_back_to_the_middle() -> None:
    """VER-11.1: all six take part in the next draft, and nobody knows anything of it"""
    table = Table()
    table.fight("strategist traitor builder diplomat5")
    assert NONE not in table.state.role
    table.finish_round()
    assert table.state.role == [NONE] * 4
    assert table.state.seen == [0] * 4
    table.do(table.legal[0])
    assert table.weights == {f"out:{role}": 1 for role in ROLE_NAMES}


@pytest.mark.parametrize(("seats", "start", "after"), [(3, 0, 1), (3, 2, 0), (4, 0, 1), (4, 3, 0)])
def test_start_card_goes_to_the_left(seats: int, start: int, after: int) -> None:
    """VER-12.1: also to the holder of the strategy card"""
    table = Table(seats, start=start, strategy=after)
    roles = "builder traitor farmer diplomat5"
    table.fight(roles)
    table.finish_round()
    assert table.state.start == after
    assert table.state.strategy == after
    table.do(table.legal[0], "out:farmer")
    assert table.state.mover == after


def test_next_round_begins_with_phase_1() -> None:
    """VER-13.1: the holder of the strategy card chooses a border; scores, houses and hands stay"""
    table = Table(hands="2 3 4 5")
    table.fight("builder traitor strategist diplomat5")
    score = table.state.score[:]
    table.finish_round()
    assert table.state.round == 2
    assert table.state.phase == Phase.CONFLICT
    assert table.state.mover == table.state.strategy == 2
    assert table.state.border == NONE
    assert table.state.score == score
    assert [table.hand(seat) for seat in range(4)] == ["2", "3", "4", "5"]


# The end


@pytest.mark.parametrize("preset", ["later", "1998"])
@pytest.mark.parametrize("seats", [3, 4])
def test_game_ends_after_eight_rounds_or_nine(seats: int, preset: str) -> None:
    """VER-14.1: with four seats everyone is start player twice, with three thrice"""
    table = Table(seats, preset)
    starts = []
    while table.state.mover != OVER:
        starts.append(table.state.start)
        table.fight("farmer builder strategist diplomat5", border=int(table.legal[0].partition(":")[2]))
        table.finish_round()
    assert starts == [turn % seats for turn in range(ROUNDS[seats])]
    assert table.state.round == ROUNDS[seats]
    assert table.told(What.ENDED_ROUNDS) == [(ROUNDS[seats],)]
    assert table.legal == []


@pytest.mark.parametrize("seats", [3, 4])
def test_last_round_leaves_roles_and_start_card(seats: int) -> None:
    """VER-14.1: phases 11 to 13 are not played, phase 10 is"""
    table = Table(seats, start=1, number=ROUNDS[seats], farms={0: [5]}, hands="2 3 4 5")
    table.fight("strategist builder diplomat5 traitor")
    table.do("done", "draw:8")
    assert table.state.mover == OVER
    assert table.hand(0) == "28"
    assert table.state.start == 1
    assert [ROLE_NAMES[role] for role in table.state.role[:3]] == ["strategist", "builder", "diplomat5"]


@pytest.mark.parametrize("seats", [3, 4])
def test_game_ends_early_when_one_house_has_all_lands(seats: int) -> None:
    """VER-14.2: after builder, strategist and draws of that round"""
    table = Table(seats, houses=EAGLE_BUT_ONE, farms={0: [5]}, hands="- - - -", number=3)
    table.fight("builder diplomat5 strategist farmer", border=10)
    assert set(table.state.house) == {0, 1}  # the rose holds out, thanks to diplomat +5
    table = Table(seats, houses=EAGLE_BUT_ONE, farms={0: [5]}, hands="8 - - -", number=3)
    table.fight("builder traitor strategist diplomat2".replace("diplomat2", "farmer"), "8 - - -", border=10)
    assert set(table.state.house) == {0}
    assert table.state.phase == Phase.BUILD
    table.do("farm:6")
    assert table.state.strategy == 2
    table.finish_round()
    assert table.state.held[0] == 2
    assert table.state.mover == OVER
    assert table.state.round == 3
    assert table.told(What.ENDED_UNITED) == [(0,)]
    assert table.state.role[0] == ROLE_NAMES.index("builder")
    assert table.state.start == 0


def test_eleven_lands_are_not_all() -> None:
    """VER-14.2"""
    table = Table(houses="R" + "E" * 10 + "R", hands="8 - - -")
    table.fight("builder traitor strategist farmer", "8 - - -", border=10)
    table.finish_round()
    assert table.state.house.count(1) == 1
    assert table.state.round == 2


@pytest.mark.parametrize(
    ("offices", "hand", "points"),
    [
        ([], "2345", 0),
        ([5], "-", 0),
        ([5], "24", 2),
        ([5], "222", 3),
        ([5], "22334", 3),
        ([5, 3], "24", 4),
        ([5, 3], "22334", 6),
    ],
)
@pytest.mark.parametrize("seats", [3, 4])
def test_offices_score_for_cards_in_hand(seats: int, offices: list[int], hand: str, points: int) -> None:
    """VER-14.3: a point per card, not its value; three cards count; own lands (5) and foreign ones (3) alike"""
    table = last_conflict(seats, hands=f"{hand} - - -", offices={0: offices})
    assert table.state.score[0] == 2 + points  # the strategist's 2
    assert table.told(What.OFFICES) == ([(0, points)] if points else [])
    assert table.state.held[0] == len(hand.replace("-", ""))


def test_farms_score_nothing() -> None:
    """VER-14.3: and offices do so only at the end"""
    table = Table(hands="345 345 345 345", farms={1: [5, 6]}, offices={0: [3, 4]}, number=7)
    table.fight("strategist builder diplomat5 traitor")
    table.do("done")
    assert table.state.round == 8
    assert table.state.score[0] == 2
    table.fight("farmer strategist builder diplomat2", border=10)
    before = table.state.score[:]
    table.finish_round()
    assert table.state.mover == OVER
    assert [after - then for after, then in zip(table.state.score, before)] == [6, 0, 0, 0]


def test_draws_of_the_last_round_count_for_offices() -> None:
    """VER-14.3, VER-14.1: phase 10 comes before the scoring"""
    table = Table(offices={0: [5]}, number=8)
    table.fight("farmer strategist builder diplomat5")
    table.finish_round()
    assert table.told(What.OFFICES) == [(0, 3)]


@pytest.mark.parametrize(
    ("score", "ranks", "winners"),
    [([0, 9, 0, 0], [2, 1, 4, 3], [1]), ([12, 9, 0, 0], [1, 1, 4, 3], [0, 1]), ([0, 0, 40, 0], [3, 2, 1, 4], [2])],
)
def test_most_points_win_and_equals_share(score: list[int], ranks: list[int], winners: list[int]) -> None:
    """VER-14.4: before: strategist 2, rose wins the river with one seat for 5, traitor 1"""
    table = last_conflict(score=score)
    gained = [2, 5, 0, 1]
    points, told_ranks = points_and_ranks(table)
    assert points == [before + more for before, more in zip(score, gained)]
    assert told_ranks == ranks
    told = table.told(What.VICTORY if len(winners) == 1 else What.VICTORY_SHARED)
    assert told == [(who,) for who in winners]


@settings(max_examples=200)
@given(st.integers(0, 100_000), st.sampled_from([3, 4]), st.sampled_from(["later", "1998"]))
def test_score_never_falls_and_the_game_ends(seed: int, seats: int, preset: str) -> None:
    """VER-14.1, VER-14.2, VER-14.4: in whole random games; ranks follow points"""
    match = Match(seats, preset)
    rng = new_rng(seed)
    score = [0] * 4
    while legal := GAME.legal_actions(match.state):
        GAME.apply(match.state, legal[below(rng, len(legal))], GAME.journal())
        assert all(now >= before for now, before in zip(match.state.score, score))
        score = match.state.score[:]
    assert match.state.mover == OVER
    assert match.state.round == ROUNDS[seats] or len(set(match.state.house)) == 1
    points, ranks = points_and_ranks(match)
    assert ranks == [1 + sum(other > mine for other in points) for mine in points]
