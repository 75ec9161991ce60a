"""Rattus: the end, a last round of powers, the plague everywhere, and who has won (RAT-5)."""

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.rattus_table import SEATS, Game, Table, in_play, neighbours, region
from turncoat.games.game import OVER, Seat
from turncoat.games.rattus import GAME
from turncoat.games.rattus.events import What
from turncoat.games.rattus.state import EVERYWHERE, LAST_ROUND, REGULAR, Phase, State
from turncoat.kernel import copy
from turncoat.match import LANGUAGES, Words, say_result

every_seats = pytest.mark.parametrize("seats", [2, 3, 4])
ENDS = {What.ENDED_RATS, What.ENDED_CUBES, What.ENDED_TURNS}


def last_turn(
    seats: int = 4,
    cards: str = "",
    cubes: dict[str, str] | None = None,
    rats: dict[str, str] | None = None,
    mover: str = "A",
    pawn: str = "germania",
    to: str = "scandia",
    stock: str | None = None,
) -> Table:
    """The supply of rats is empty: the mover goes to a region without cubes, and the last round begins."""
    table = Table(seats, cards=cards, cubes=cubes, rats=rats, mover=mover, pawn=pawn, supply=0, stock=stock)
    table.to_plague()
    table.do(f"plague:{to}")
    if table.phase == Phase.READY:
        table.do("done")
    return table


# RAT-5.1, RAT-5.9: when it ends


@every_seats
def test_game_ends_when_the_supply_of_rats_has_run_out(seats: int) -> None:
    """RAT-5.1: after the turn in which it did, not at once: the plague still strikes"""
    table = Table(seats, rats={"gallia": "s n=6AAR@A"}, cubes={"gallia": "AB"}, cards="B:king", supply=2)
    table.to_plague()
    table.do("plague:gallia", "spread:anglia", "spread:anglia")
    assert table.state.supply == 0
    assert table.state.stage == REGULAR
    table.flip("2BWR", "6AAR")
    assert table.cubes("gallia") == "A"
    assert table.told(What.ENDED_RATS)
    assert (table.state.stage, table.mover) == (LAST_ROUND, "B")


def test_game_goes_on_while_a_rat_is_left() -> None:
    """RAT-5.1: one in the supply is enough"""
    table = Table(supply=2)
    table.to_plague()
    table.do("plague:gallia", "spread:anglia")
    assert (table.state.supply, table.state.stage, table.mover) == (1, REGULAR, "B")


@every_seats
def test_game_ends_when_the_mover_has_all_cubes_on_the_board(seats: int) -> None:
    """RAT-5.1, R18: the palace counts as the board; another's empty supply does not end it"""
    table = Table(seats, stock="1 0 3 3"[: 2 * seats - 1], cards="B:king", pawn="germania")
    table.do("done", "settle:gallia", "plague:scandia", "spread:anglia")
    assert table.told(What.ENDED_CUBES) == [(0,)]
    assert table.state.last_mover == 0
    table = Table(seats, stock="2 0 3 3"[: 2 * seats - 1], cards="B:king", pawn="germania")
    table.do("done", "settle:gallia", "plague:scandia", "spread:anglia")
    assert table.state.stage == REGULAR
    assert table.mover == "B"


def test_end_by_cubes_is_judged_at_the_end_of_the_turn() -> None:
    """RAT-5.1, R18: a cube lost in the mover's own plague is beside the board again"""
    table = Table(cubes={"gallia": "A"}, stock="1 20 20 20", cards="A:king B:monk", pawn="germania")
    table.do("done", "settle:italia")
    assert table.state.stock[0] == 0
    table.strike("gallia", "1KW", spread=["anglia"])
    assert (table.state.stage, table.mover) == (LAST_ROUND, "B")
    table = Table(cubes={"gallia": "A"}, stock="1 20 20 20", cards="A:monk", pawn="germania")
    table.do("done", "settle:italia")
    table.strike("gallia", "1BC", spread=["anglia"])
    assert table.state.stock[0] == 1
    assert (table.state.stage, table.mover) == (REGULAR, "B")


def test_end_by_cubes_may_be_judged_when_they_are_placed() -> None:
    """RAT-5.1, end_by_cubes = during: what the plague takes back in that turn does not matter; the next turn is judged separately"""
    during = {"end_by_cubes": "during"}
    table = Table(cubes={"gallia": "A"}, stock="1 20 20 20", cards="A:monk B:king", pawn="germania", options=during)
    table.do("done", "settle:italia")
    table.strike("gallia", "1BC", spread=["anglia"])
    assert table.state.stock[0] == 1
    assert table.told(What.ENDED_CUBES) == [(0,)]
    assert (table.state.stage, table.mover) == (LAST_ROUND, "B")
    table = Table(stock="2 20 20 20", pawn="germania", options=during)
    table.do("done", "settle:italia", "plague:scandia", "spread:anglia")
    assert (table.state.stage, table.mover) == (REGULAR, "B")


@every_seats
def test_no_game_goes_on_for_ever(seats: int) -> None:
    """RAT-5.9: ours; the last round begins once every seat has had forty turns"""
    for turns, ends in ((40 * seats - 2, False), (40 * seats - 1, True)):
        table = Table(seats, rats={"gallia": ""}, turns=turns, mover=SEATS[seats - 1], cards="A:king")
        table.to_plague()
        table.do("plague:gallia")
        assert (table.told(What.ENDED_TURNS) == [(40,)]) == ends
        assert (table.state.stage == LAST_ROUND) == ends


@settings(max_examples=25)
@given(seats=st.integers(2, 4), seed=st.integers(0, 10**9), preset=st.sampled_from(sorted(GAME.presets)))
def test_end_is_judged_at_the_end_of_each_turn(seats: int, seed: int, preset: str) -> None:
    """RAT-5.1, RAT-5.2, RAT-5.9: in whole games; and then each other seat with a card has one turn, anticlockwise"""
    game = Game(seats, preset)
    before: State | None = None
    last_turns: list[int] = []
    for _ in game.random_steps(seed):
        s = game.state
        if before is not None and before.stage == REGULAR and before.turns > 0:
            over = s.supply == 0 or s.stock[before.active] == 0 or before.turns == 40 * seats
            turned = s.turns != before.turns or s.stage != REGULAR
            if turned:
                assert (s.stage != REGULAR) == over
                assert bool(ENDS & {event.what for event in game.events}) == over
                assert over or s.active == (before.active + 1) % seats
        if s.stage == LAST_ROUND and (before is None or before.stage == REGULAR or before.turn != s.turn):
            last_turns.append(s.mover)
        before = copy(s)
    last = game.state.last_mover
    order = [(last - turn) % seats for turn in range(1, seats)]
    assert last_turns == [seat for seat in order if seat in game.state.owner]


# RAT-5.2: the last round


@pytest.mark.parametrize(("seats", "mover", "order"), [(2, "B", "A"), (3, "A", "CB"), (4, "B", "ADC"), (4, "D", "CBA")])
def test_last_round_goes_anticlockwise(seats: int, mover: str, order: str) -> None:
    """RAT-5.2, R19: from the right neighbour of the last mover, everyone but that seat"""
    cards = " ".join(f"{seat}:{card}" for seat, card in zip(SEATS[:seats], ("king", "monk", "witch", "merchant")))
    table = last_turn(seats, cards, {"gallia": "ABCD"[:seats]}, {"gallia": "", "scandia": ""}, mover)
    for seat in order:
        assert table.mover == seat
        assert table.phase == Phase.LAST
        table.do("done")
    assert table.state.stage == EVERYWHERE


def test_seat_without_a_card_has_nothing_to_do_in_the_last_round() -> None:
    """RAT-5.2: so it is not asked; and if nobody is, the plague comes at once"""
    table = last_turn(cards="C:monk")
    assert table.mover == "C"
    table = last_turn(cards="A:monk")
    assert table.state.last_mover == 0
    assert table.mover == "over"


def test_last_round_is_of_powers_only() -> None:
    """RAT-5.2, R19: no card, no cubes, no plague"""
    table = last_turn(
        cards="B:king,monk,merchant,witch D:peasant,knight", cubes={"gallia": "BBCD"}, rats={"gallia": ""}
    )
    assert table.mover == "D"
    table.do("done")
    assert table.mover == "B"
    assert table.verbs == {"monk", "merchant", "king", "witch", "done"}
    for text in ("take:knight", "settle:gallia", "settle-more:gallia", "plague:gallia", "spread:gallia"):
        assert table.why_not(text) == "RAT-5.2"
    table.do("king:gallia", "merchant:gallia", "to:italia", "cubes:1")
    table.do("witch:polonia.1", "face:1KW", "witch:anglia.1", "face:2BWR", "swap")
    assert table.rats("polonia") == "s=2BWR@B"
    table.do("monk:hungaria.1", "to:italia")
    assert table.legal == ["done"]
    assert table.why_not("king:gallia") == "RAT-4.1"


@pytest.mark.parametrize("window", ["reveal", "pawn"])
def test_last_round_under_either_window(window: str) -> None:
    """RAT-5.2, RAT-4.1: the option is about regular turns"""
    table = Table(
        cards="B:king",
        cubes={"gallia": "B"},
        rats={"gallia": "", "scandia": ""},
        supply=0,
        options={"power_window": window},
    )
    table.to_plague()
    table.do("plague:scandia")
    assert table.legal == ["king:gallia", "done"]


def test_last_mover_has_no_turn_in_the_last_round() -> None:
    """RAT-5.2: whatever its cards"""
    table = last_turn(2, "A:king,monk,merchant,witch,peasant,knight", {"gallia": "A"})
    assert table.mover == "chance"
    assert table.state.stage == EVERYWHERE


# RAT-5.3, RAT-5.4: peasant and knight


@every_seats
def test_peasant_places_one_cube_anywhere(seats: int) -> None:
    """RAT-5.3, R19: one cube, whatever the rats, in any region in play; once"""
    table = last_turn(seats, "B:peasant", rats={"gallia": "s n n", "italia": ""})
    assert table.mover == "B"
    assert table.legal_of("settle-more") == list(in_play(seats))
    assert table.why_not("settle:gallia") == "RAT-5.2"
    table.do("settle-more:gallia")
    assert table.cubes("gallia") == "B"
    assert table.state.stock[1] == 19
    assert table.legal == ["done"]
    assert table.why_not("settle-more:gallia") == "RAT-4.1"


def test_peasant_without_cubes_places_none() -> None:
    """RAT-5.3: the cube comes from the supply"""
    table = last_turn(cards="B:peasant", stock="20 0 20 20")
    assert table.legal == ["done"]
    assert table.why_not("settle-more:gallia") == "RAT-2.2"


@every_seats
def test_knight_moves_the_pawn_or_not(seats: int) -> None:
    """RAT-5.4, R19: one or two steps, or none; nothing spreads and nothing is turned up yet"""
    table = last_turn(seats, "B:knight,monk", {"gallia": "BB"}, {"scandia": ""})
    near = neighbours("scandia", seats)
    reach = {*near, *(far for other in near for far in neighbours(other, seats))} - {"scandia"}
    assert set(table.legal_of("plague")) == reach
    assert table.why_not("plague:scandia") == "RAT-5.4"  # it may stay, but that is no move
    assert "done" in table.legal
    table.do("plague:gallia")
    assert table.state.pawn == region("gallia")
    assert table.rats("gallia") == "s"
    assert table.told(What.KNIGHT_LAST) == [(1, region("gallia"))]
    assert (table.mover, table.phase) == ("B", Phase.LAST)
    assert "plague" not in table.verbs
    assert table.why_not("plague:germania") == "RAT-4.1"
    assert "monk" in table.verbs


# RAT-5.5, RAT-5.6: the final plague


@every_seats
def test_plague_strikes_in_every_region_in_play(seats: int) -> None:
    """RAT-5.5, R21: wherever there are rats and cubes, region by region"""
    table = last_turn(seats, cubes={name: "B" for name in in_play(seats) if name != "scandia"}, rats={"polonia": ""})
    struck = []
    while table.mover != "over":
        assert table.mover == "chance"
        struck.append(table.state.at)
        table.do(table.legal[-1])
    expected = [region(name) for name in in_play(seats) if name not in ("scandia", "polonia")]
    assert struck == expected
    assert table.rats("scandia") == "s"  # no cubes, so nothing is turned up


def test_final_plague_turns_up_rats_as_long_as_there_are_cubes() -> None:
    """RAT-5.5, R21: then the next region"""
    table = last_turn(
        cubes={"gallia": "BB", "italia": "CC"},
        rats={"gallia": "n=1PR@A n=2A@A s", "italia": "n=1KR@B s=1KW@B"},
        cards="B:king",
    )
    table.do("done")
    assert table.state.at == region("gallia")
    table.flip("2A")
    assert (table.cubes("gallia"), table.rats("gallia")) == ("B", "n=1PR@A s")
    table.flip("1PR")
    assert (table.cubes("gallia"), table.rats("gallia")) == ("", "s")
    assert table.state.at == region("italia")


def test_final_plague_counts_losses() -> None:
    """RAT-5.5, RAT-5.7: what is lost there is not on the board at the end"""
    table = last_turn(2, "A:king", {"gallia": "AAB", "italia": "B"}, {"scandia": "", "gallia": "s=2BWR@B"})
    table.do("flip:1")
    assert (table.mover, table.state.at, table.cubes("gallia")) == ("chance", region("italia"), "AB")
    table.flip("1KW")
    assert table.mover == "over"
    assert table.points_and_ranks() == ([1, 2], [2, 1])
    assert table.told(What.CUBES) == [(0, 1), (1, 2)]
    assert table.told(What.VICTORY) == [(1,)]


@pytest.mark.parametrize(
    ("cards", "counts"), [("B:knight", True), ("A:knight", False), ("B:king", False), ("D:knight", True), ("", False)]
)
def test_pawn_counts_in_the_final_plague(cards: str, counts: bool) -> None:
    """RAT-5.6, R20: if and only if the knight's owner had a turn in the last round; without being asked"""
    table = last_turn(
        cards=cards,
        cubes={"scandia": "C", "italia": "C"},
        rats={"scandia": "", "italia": "n=2A@A"},
        pawn="scandia",
        to="germania",
    )
    # the pawn is in Germania, where C has nothing: the knight may bring it to Italia
    if counts:
        table.do("plague:italia")
    else:
        table.state.pawn = region("italia")
    while table.mover not in ("over", "chance"):
        table.do("done")
    table.flip_only()
    assert table.mover == "over"
    assert (table.cubes("italia") == "") == counts
    assert bool(table.told(What.COUNTS_LAST)) == counts


@pytest.mark.parametrize(("cards", "counts"), [("A:knight", True), ("", False)])
def test_pawn_may_count_for_a_knight_without_a_last_turn(cards: str, counts: bool) -> None:
    """RAT-5.6, final_pawn = owned: also if the last mover has it; but somebody must"""
    table = Table(
        cards=cards,
        cubes={"italia": "C"},
        rats={"germania": "", "italia": "n=3MBK@A"},
        pawn="germania",
        supply=0,
        options={"final_pawn": "owned"},
    )
    table.to_plague()
    table.do("plague:scandia")
    assert table.state.stage == EVERYWHERE
    assert bool(table.told(What.COUNTS_LAST)) == counts
    assert table.state.pawn_counts == counts


def test_pawn_counts_only_where_it_is() -> None:
    """RAT-5.6: two neutral cubes in its region, none elsewhere; nor for a majority"""
    rats = {"germania": "", "scandia": "", "italia": "n=3MBK@A", "polonia": "n=3MCR@A"}
    table = last_turn(cards="B:knight", cubes={"italia": "C", "polonia": "D"}, rats=rats)
    table.do("plague:italia", "done")
    table.flip_only()
    assert table.mover == "over"
    assert (table.cubes("italia"), table.cubes("polonia")) == ("", "D")


def test_knight_that_stays_counts_too() -> None:
    """RAT-5.6, RAT-5.4: had a turn, wherever the pawn is"""
    table = last_turn(cards="B:knight,king", cubes={"gallia": "C"}, rats={"gallia": "n=3MBK@A", "scandia": ""})
    table.state.pawn = region("gallia")
    table.do("done", "flip:1")
    assert table.mover == "over"
    assert table.cubes("gallia") == ""


def test_pawn_that_counted_in_the_last_turn_counts_no_more() -> None:
    """RAT-5.6, RAT-4.5, R20: the last mover is the knight; what it said was for its own turn"""
    rats = {"scandia": "s=6MMBR@A", "germania": "n=4AKR@A"}
    table = Table(cards="A:knight B:monk", cubes={"scandia": "CC"}, rats=rats, pawn="germania", supply=0)
    table.to_plague()
    table.do("plague:scandia", "count", "flip:1")
    assert table.mover == "B"
    table.do("monk:germania.1", "to:scandia", "done", "flip:1")
    assert table.mover == "over"
    assert (table.cubes("scandia"), table.rats("scandia")) == ("CC", "")


# RAT-5.7, RAT-5.8: who has won


def finished(points: Sequence[int], last: int) -> Table:
    """A game that has ended with so many cubes each, half of them in the palace."""
    seats = len(points)
    table = Table(seats, stock=" ".join(str(20 - many // 2) for many in points))
    s = table.state
    for seat, many in enumerate(points):
        s.cubes[0][seat] = many - many // 2
        s.stock[seat] -= many - many // 2
    s.last_mover, s.phase, s.mover, s.stage = last, Phase.ENDED, OVER, EVERYWHERE
    return table


def test_cubes_on_the_board_and_in_the_palace_count() -> None:
    """RAT-5.7: most cubes win; those beside the board count for nothing"""
    table = finished([5, 9, 2, 8], last=0)
    assert table.points_and_ranks() == ([5, 9, 2, 8], [3, 1, 4, 2])


@pytest.mark.parametrize(
    ("points", "last", "ranks"),
    [
        ([5, 5], 0, [2, 1]),
        ([5, 5], 1, [1, 2]),
        ([4, 4, 4], 1, [2, 3, 1]),
        ([7, 3, 7, 7], 2, [2, 4, 3, 1]),
        ([7, 3, 7, 7], 3, [1, 4, 2, 3]),
        ([1, 6, 6, 1], 1, [4, 2, 1, 3]),
    ],
)
def test_tie_goes_to_who_would_have_played_next(points: list[int], last: int, ranks: list[int]) -> None:
    """RAT-5.8, R22: soonest after the last regular turn; the last mover comes last"""
    assert finished(points, last).points_and_ranks() == (points, ranks)


@pytest.mark.parametrize(("stock", "tied"), [("15 15", True), ("14 15", False)])
def test_a_tie_that_was_broken_is_told_with_its_reason(stock: str, tied: bool) -> None:
    """RAT-5.8: in the log, before the victory, and in the sentence of the result"""
    table = Table(2, stock=stock, rats={"scandia": ""}, supply=0)
    table.to_plague()
    table.do("plague:scandia")
    assert table.mover == "over"
    winner = 1 if tied else 0
    told = [event.what for event in table.events if event.what in (What.TIED, What.VICTORY)]
    assert told == ([What.TIED, What.VICTORY] if tied else [What.VICTORY])
    points, ranks = table.points_and_ranks()
    for language in LANGUAGES:
        words = Words(GAME, language, ["Anna", "Bertha"])
        said = say_result(words, points, ranks, GAME.verdict(table.state, points, ranks))
        assert (words.say("result-tie", who=Seat(winner)) in said) == tied


@given(points=st.lists(st.integers(0, 6), min_size=2, max_size=4), last=st.integers(0, 3), turn=st.integers(0, 3))
def test_law_of_ranks(points: list[int], last: int, turn: int) -> None:
    """RAT-5.7, RAT-5.8: one winner, no shared rank, more cubes never worse; the same table turned has the same ranks"""
    seats = len(points)
    last %= seats
    _, ranks = finished(points, last).points_and_ranks()
    assert sorted(ranks) == list(range(1, seats + 1))
    for one in range(seats):
        for other in range(seats):
            if points[one] > points[other]:
                assert ranks[one] < ranks[other]
    turned = [points[(seat - turn) % seats] for seat in range(seats)]
    _, others = finished(turned, (last + turn) % seats).points_and_ranks()
    assert [others[(seat + turn) % seats] for seat in range(seats)] == ranks


@settings(max_examples=25)
@given(seats=st.integers(2, 4), seed=st.integers(0, 10**9), preset=st.sampled_from(sorted(GAME.presets)))
def test_winner_of_a_whole_game(seats: int, seed: int, preset: str) -> None:
    """RAT-5.7, RAT-5.8: the one that is told is the one that ranks first"""
    game = Game(seats, preset)
    game.go_on(seed)
    points, ranks = game.points_and_ranks()
    assert sorted(ranks) == list(range(1, seats + 1))
    winner = ranks.index(1)
    assert game.told(What.VICTORY) == [(winner,)]
    assert game.told(What.TIED) == ([(winner, max(points))] if points.count(max(points)) > 1 else [])
    assert game.told(What.CUBES) == [(seat, points[seat]) for seat in range(seats)]
    assert points == [20 - game.state.stock[seat] for seat in range(seats)]


def test_last_turns_know_the_powers_used_anew() -> None:
    """RAT-5.2, RAT-4.1: a power used in the regular turn may be used once more in the last round"""
    table = Table(2, cards="A:king", cubes={"gallia": "AAA"}, rats={"gallia": "", "scandia": ""}, supply=1)
    table.do("king:gallia")
    table.to_plague()
    table.do("plague:scandia")
    assert table.mover == "B"
    table.to_plague()
    table.do("plague:germania", "spread:hungaria")
    assert (table.state.stage, table.mover) == (LAST_ROUND, "A")
    table.do("king:gallia")
    assert table.state.palace[0] == 2
