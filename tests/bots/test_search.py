"""The search: the same on both targets, never a word more than its seat knows, and right where what is right can be proved."""

import dataclasses
import itertools

import pytest

from tests.bots.support import every_preset, play, winning_actions
from tests.games.rattus_table import Table
from tests.support import every_game, thorough
from turncoat.bots import make_bot
from turncoat.bots.iteration import taste_some
from turncoat.bots.search import Budget, Clock, Prospect, Search
from turncoat.bots.settings import Settings, settings_of
from turncoat.bots.tree import BY_HAND
from turncoat.games import CHANCE, GAMES, OVER, Game, Invalid
from turncoat.games.batch import choice, outcome_drawer, seats_of
from turncoat.kernel import AnyState, bind, copy, pack
from turncoat.kernel.rng import new_rng

KUHN, VERRAETER, RATTUS = GAMES["kuhn"], GAMES["verraeter"], GAMES["rattus"]


def decisions(game: Game, seed: int, every: int = 9, preset: str | None = None, seats: int = 0) -> list[AnyState]:
    """Some positions of a random game in which there is a choice; of the most seats, or of so many."""
    positions = play(game, [make_bot("random", game)] * (seats or game.seats[-1]), seed, preset)[:-1]
    return [state for state in positions if len(game.legal_actions(state)) > 1][::every]


def think(game: Game, state: AnyState, iterations: int, seed: int = 1, **extra: object) -> list[Prospect]:
    search = Search(game, nodes=1 << 12, **extra)  # type: ignore[arg-type]
    return search.think(game.view(state, state.mover), new_rng(seed), Budget(iterations))


# One source, two ways to run it


@every_preset
@pytest.mark.parametrize(("positions", "iterations"), [(2, 8), pytest.param(5, 40, marks=thorough)])
def test_plain_equals_compiled(game: Game, preset: str, positions: int, iterations: int) -> None:
    """With every kind of setting: judged by value, played to the end, by turns, with each kind of nodes, paranoid, grown faster."""
    for state in decisions(game, 4, 25, preset)[:positions]:
        for changes in (
            {},
            {"cutoff": -1, "taste": 2},
            {"cutoff": -1, "taste": 0},
            {"sharing": 1, "growth": 3, "cutoff": 2, "horizon": 0},
            {"sharing": 2, "horizon": 3},
            {"paranoid": 1, "sharing": 0, "doubt": 40, "soft": 150},
        ):
            by_hand = {"judge": 0, **changes}  # with a network: tests/judge
            plain, cpu = (think(game, state, iterations, target=target, changes=by_hand) for target in ("plain", "cpu"))
            assert plain == cpu


@every_game
def test_a_taste_of_nothing_is_a_taste_of_all(game: Game) -> None:
    """With 0 a search plays on by what looks best of everything that may be done."""
    taste = bind(taste_some, prior=game.prior)
    for number, state in enumerate(decisions(game, 4, 10)):
        legal = game.legal_actions(state)
        chosen = taste(state, legal, len(legal), 0, new_rng(number))
        assert game.prior(state, chosen) == max(game.prior(state, action) for action in legal)


@every_game
def test_the_same_luck_brings_the_same_thoughts(game: Game) -> None:
    state = decisions(game, seed=3)[0]
    assert think(game, state, 300) == think(game, state, 300)
    assert think(game, state, 300, threads=2) == think(game, state, 300, threads=2)


def test_threads_share_the_work() -> None:
    state = decisions(RATTUS, seed=3)[2]
    for threads in (1, 2, 3):
        search = Search(RATTUS, threads=threads, nodes=1 << 10)
        found = search.think(RATTUS.view(state, state.mover), new_rng(1), Budget(600))
        assert search.iterations <= 600
        assert sum(one.tried for one in found) == search.iterations - threads  # the first of each only adds the root


# What it may know


@every_preset
@pytest.mark.parametrize("every", [45, pytest.param(15, marks=thorough)])  # of its decisions
def test_thoughts_do_not_depend_on_what_the_seat_cannot_see(game: Game, preset: str, every: int) -> None:
    """With the fewest seats and with the most: their settings may differ."""
    differed = 0
    positions = [
        state for seats in (game.seats[0], game.seats[-1]) for state in decisions(game, 5, every, preset, seats)
    ]
    for number, state in enumerate(positions):
        other = copy(state)
        game.resample(other, state.mover, new_rng(17, number))
        differed += other != state
        assert think(game, state, 60) == think(game, other, 60)
    assert differed or game.name == "kuhn"


def test_a_search_of_the_true_state_would_be_caught() -> None:
    """The test above can fail: given the truth in place of the view, thoughts differ."""
    state = decisions(VERRAETER, seed=5)[-1]
    other = copy(state)
    VERRAETER.resample(other, state.mover, new_rng(17))
    assert other != state
    seen = [Cheat(VERRAETER, nodes=256).think(true, new_rng(1), Budget(60)) for true in (state, other)]
    assert seen[0] != seen[1]


class Cheat(Search):
    """Every iteration begins with the true state."""

    def __init__(self, game: Game, nodes: int) -> None:
        super().__init__(dataclasses.replace(game, resample=no_resample), {"judge": 0}, 1, "plain", nodes)


def no_resample(s: AnyState, seat: int, rng: list[int]) -> None:
    """Leaves everything as it is."""


def test_another_seat_finds_nothing_in_a_bots_mind() -> None:
    """What a bot found out for one seat is forgotten before it thinks for another."""
    bot = make_bot("master/iterations=200", VERRAETER)
    states = decisions(VERRAETER, seed=8, every=1)
    one = states[0]
    two = next(state for state in states if state.mover != one.mover)
    fresh = make_bot("master/iterations=200", VERRAETER)
    legal = VERRAETER.legal_actions(two)
    bot.choose(VERRAETER.view(one, one.mover), VERRAETER.legal_actions(one), new_rng(1))
    choices = [each.choose(VERRAETER.view(two, two.mover), legal, new_rng(2)) for each in (bot, fresh)]
    assert choices[0] == choices[1]


# What it finds


@pytest.mark.parametrize(
    ("cards", "moves", "best"),
    [
        (("queen", "king"), ("bet",), "bet"),  # a king calls
        (("queen", "jack"), ("bet",), "pass"),  # a jack does not
        (("king", "queen"), ("pass", "bet"), "bet"),
        (("jack", "queen"), ("pass", "bet"), "pass"),
    ],
)
def test_kuhn_poker_dominated_moves_are_left(cards: tuple[str, str], moves: tuple[str, ...], best: str) -> None:
    """Those that lose a match which the other move wins: a match is one deal, and to win it is all that counts."""
    state = KUHN.new(2)
    for text in (*(f"deal:{card}" for card in cards), *moves):
        KUHN.apply(state, KUHN.parse_action(text), [[0] * 4])
    assert KUHN.action_text(think(KUHN, state, 2000)[0].action) == best


def test_kuhn_poker_is_worth_what_kuhn_found() -> None:
    """Holding the king and facing a bet wins surely, the jack loses surely: chances and points say so."""
    for card, other, won in (("king", "queen", 1.0), ("jack", "queen", 0.0)):
        state = KUHN.new(2)
        for text in (f"deal:{other}", f"deal:{card}", "bet"):
            KUHN.apply(state, KUHN.parse_action(text), [[0] * 4])
        call = next(one for one in think(KUHN, state, 500) if KUHN.action_text(one.action) == "bet")
        assert (call.won, call.points) == (won, 2.0 if won else -2.0)


@pytest.mark.parametrize(("seed", "back"), [(45, 2), (270, 2), (38, 1)])
def test_verraeter_a_sure_victory_is_found(seed: int, back: int) -> None:
    """Positions near the end of random games for three; everything that can happen was gone through to prove which actions win."""
    state = last_positions(VERRAETER, 3, seed)[back]
    sure = winning_actions(VERRAETER, state)
    assert 0 < len(sure) < len(VERRAETER.legal_actions(state))
    assert think(VERRAETER, state, 1500)[0].action in sure


def test_rattus_a_sure_victory_is_found() -> None:
    """The last round: the peasant's cube, put where no rat is, brings a tie that seat B wins (RAT-5.3, RAT-5.8)."""
    table = Table(
        2,
        cubes={"gallia": "AAAAAA", "italia": "BBBBB"},
        rats={"gallia": "", "italia": "", "hispania": "", "germania": ""},
        cards="B:peasant",
        pawn="germania",
        supply=0,
    )
    table.to_plague()
    table.do("plague:gallia")
    assert table.mover == "B"
    sure = winning_actions(RATTUS, table.state)
    legal = RATTUS.legal_actions(table.state)
    assert 0 < len(sure) < len(legal)
    best = think(RATTUS, table.state, 3000)[0]
    assert best.action in sure
    assert best.won == 1.0


def last_positions(game: Game, seats: int, seed: int) -> list[AnyState]:
    """The positions of a random game, chance's too, the last first."""
    state, rng, positions = game.new(seats), new_rng(seed), []
    while state.mover != OVER:
        legal = game.legal_actions(state)
        positions.append(copy(state))
        choose = outcome_drawer(game) if state.mover == CHANCE else choice(game, "random")
        game.apply(state, choose(state, legal, len(legal), rng), [[0] * 4])
    return positions[::-1]


def test_in_doubt_others_do_not_play_as_if_they_saw_my_card() -> None:
    """Kuhn poker, I hold the king and bet: a queen that saw it would always fold. In doubt it must call now and then."""
    calls = []
    for doubt in (0, 50):
        state = KUHN.new(2)
        for text in ("deal:king", "deal:queen"):
            KUHN.apply(state, KUHN.parse_action(text), [[0] * 4])
        search = Search(KUHN, {"doubt": doubt}, nodes=256)
        search.think(KUHN.view(state, 0), new_rng(1), Budget(20_000), thorough=True)
        bet = KUHN.parse_action("bet")
        trail = search.trail(state, 0, search.root, bet)
        KUHN.apply(state, bet, [[0] * 4])
        calls.append(search.recall(state, 0, trail, least=100))
    assert [action is not None and KUHN.action_text(action) for action in calls] == ["pass", "bet"]


@pytest.mark.parametrize("sharing", [0, 1, 2])
def test_even_in_constant_doubt_it_knows_what_is_to_be_decided(sharing: int) -> None:
    for state in decisions(VERRAETER, seed=4)[:3]:
        for iterations in (1, 2, 30):
            found = think(VERRAETER, state, iterations, changes={"doubt": 100, "sharing": sharing})
            assert sorted(one.action for one in found) == VERRAETER.legal_actions(state)


# How long it thinks


def test_a_budget_is_a_number_of_one_kind() -> None:
    for wrong in ({}, {"iterations": 5, "seconds": 1.0}, {"iterations": -1}):
        with pytest.raises(Invalid, match="a budget is"):
            Budget(**wrong)


def test_iterations_are_dealt_out_to_the_last() -> None:
    clock, chunks = Clock(Budget(1001), threads=2), []
    while (chunk := clock.chunk()) > 0:
        chunks.append(chunk)
    assert sum(chunks) == 501  # of each of two threads
    assert len(chunks) <= 16


def test_a_time_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock of our own: an iteration takes a millisecond, so half a second ends after about 500, in many chunks."""
    now = [0.0]
    monkeypatch.setattr("turncoat.bots.search.time.perf_counter", lambda: now[0])
    clock, chunks = Clock(Budget(seconds=0.5), threads=1), []
    while (chunk := clock.chunk()) > 0:
        chunks.append(chunk)
        now[0] += chunk / 1000
    assert 480 <= sum(chunks) <= 520
    assert len(chunks) > 10


def test_it_stops_when_hardly_anything_can_change() -> None:
    """A sure victory is tried so much more than all else that only far more iterations than are left could change it."""
    state = KUHN.new(2)
    for text in ("deal:queen", "deal:king", "bet"):
        KUHN.apply(state, KUHN.parse_action(text), [[0] * 4])
    search = Search(KUHN, nodes=64)
    search.think(KUHN.view(state, 1), new_rng(1), Budget(4000))
    assert search.iterations < 1500


# Its memory


@every_game
def test_what_it_remembers_never_makes_it_choose_what_is_not_allowed(game: Game) -> None:
    """One bot through a whole game, in a tree so small that it is full again and again."""
    bots = [make_bot("master/iterations=40/nodes=32", game) for _ in range(game.seats[-1])]
    play(game, bots, seed=6)  # it checks every choice


@pytest.mark.parametrize("sharing", [0, 1, 2])
def test_what_it_found_out_is_there_at_the_next_decision(sharing: int) -> None:
    """A seat decides twice in a row, and nothing comes between: the second time it begins with what it knows already."""
    states = decisions(RATTUS, seed=3, every=1)
    follows = [(one, two) for one, two in itertools.pairwise(states) if one.mover == two.mover]
    one, two = next((one, two) for one, two in follows if is_next(one, two))
    search = Search(RATTUS, {"judge": 0, "sharing": sharing}, nodes=1 << 12)
    search.think(RATTUS.view(one, one.mover), new_rng(1), Budget(400))
    found = search.think(RATTUS.view(two, two.mover), new_rng(2), Budget(1))
    assert sum(prospect.tried for prospect in found) > 1


def is_next(one: AnyState, two: AnyState) -> bool:
    """Whether a single action leads from one state to another."""
    for action in RATTUS.legal_actions(one):
        state = copy(one)
        RATTUS.apply(state, action, [[0] * 4])
        if state == two:
            return True
    return False


def test_room_is_made_by_forgetting_what_was_seldom_seen() -> None:
    state = decisions(RATTUS, seed=3)[2]
    search = Search(RATTUS, nodes=256)
    view = RATTUS.view(state, state.mover)
    before = search.think(view, new_rng(1), Budget(250), thorough=True)
    after = search.think(view, new_rng(2), Budget(1))
    assert search._trees[0].used[0] < 128
    assert sum(one.tried for one in after) == sum(one.tried for one in before) + 1


def test_a_trail_ends_where_something_came_between() -> None:
    """By trails, a seat's next turn is a new root: others have moved since."""
    states = decisions(RATTUS, seed=3, every=1)
    one = states[4]
    two = next(state for state in reversed(states) if state.mover == one.mover)
    search = Search(RATTUS, {"sharing": 2}, nodes=1 << 12)
    for state in (one, two):
        search.think(RATTUS.view(state, state.mover), new_rng(1), Budget(20))
        assert search.root == 0


@every_game
def test_it_leaves_the_view_alone(game: Game) -> None:
    state = decisions(game, seed=2)[0]
    view = game.view(state, state.mover)
    before = pack(view)
    Search(game, nodes=64).think(view, new_rng(1), Budget(50))
    assert pack(view) == before


@every_game
def test_prospects_are_of_every_legal_action_and_within_bounds(game: Game) -> None:
    for state in decisions(game, seed=12)[:4]:
        found = think(game, state, 200)
        assert sorted(one.action for one in found) == game.legal_actions(state)
        assert [one.tried for one in found] == sorted((one.tried for one in found), reverse=True)
        assert all(0 <= one.won <= 1 and 0 <= one.utility <= 1 for one in found)


@every_game
def test_seats_are_counted_from_any_view(game: Game) -> None:
    for seats in game.seats:
        assert seats_of(game, game.view(game.new(seats), 0)) == seats


def test_a_search_takes_the_settings_of_the_preset_that_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    game, asked = GAMES["ontembare_stad"], list[tuple[object, ...]]()
    usual = settings_of("ontembare_stad", "basic", 3)

    def settings_asked_for(*what: object) -> Settings:
        asked.append(what)
        return usual

    monkeypatch.setattr("turncoat.bots.search.settings_of", settings_asked_for)
    state = decisions(game, 1, preset="verraad", seats=3)[0]
    think(game, state, 2)
    assert asked[-1] == ("ontembare_stad", "verraad", 3, BY_HAND)
