"""What `games/game.py` promises, held to by every game, with every number of seats and every option."""

import dataclasses
import itertools
import os
import random
import subprocess
import sys
from collections import defaultdict

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support import (
    SETTINGS,
    Played,
    Runner,
    Setting,
    carry_out,
    choices_of,
    every_game,
    law,
    law_of_options,
    observed,
    play,
    played,
    presets,
    resampled,
    samples_first,
    thorough,
    words_of,
)
from turncoat.games import CHANCE, GAMES, OVER, POLICIES, Game, Invalid, play_many, rulebook
from turncoat.kernel import AnyState, Film, blank, copy, dump, events_of, load, pack, parse, row_of, store, unpack
from turncoat.kernel.cuda import NoGpu
from turncoat.kernel.record import layout
from turncoat.match import Words, every_rule

# Whole games


@law
def test_random_play_ends_within_the_declared_steps(setting: Setting, played: Played) -> None:
    *steps, end = played.steps  # where `legal_actions` has room for most_legal, and a journal for most_events
    assert 0 < len(steps) <= setting.game.most_steps
    assert end.state.mover == OVER
    assert end.legal == []


@law
def test_somebody_moves_and_has_a_choice(setting: Setting, played: Played) -> None:
    for state, _, legal, _ in played.steps[:-1]:
        assert state.mover == CHANCE or state.mover in range(setting.seats)
        assert 1 <= len(legal) <= setting.game.most_legal


@law
def test_legal_actions_ascend_within_the_range(setting: Setting, played: Played) -> None:
    for _, _, legal, _ in played.steps:
        assert legal == sorted(set(legal))
        assert set(legal) <= set(range(setting.game.actions))


@law
def test_every_listed_outcome_of_chance_can_happen(setting: Setting, played: Played) -> None:
    for state, _, legal, _ in played.steps:
        if state.mover == CHANCE:
            assert all(setting.game.weight(state, outcome) > 0 for outcome in legal)


@law
def test_pieces_are_conserved(setting: Setting, played: Played) -> None:
    pieces = setting.game.pieces(setting.new())
    for state, *_ in played.steps:
        assert setting.game.pieces(state) == pieces


@law
def test_more_points_never_rank_lower_without_a_reason(setting: Setting, played: Played) -> None:
    for state, *_ in played.moments(2):
        points, ranks = [0] * setting.seats, [0] * setting.seats
        setting.game.scores(state, points, ranks)
        assert min(ranks) == 1
        assert max(ranks) <= setting.seats
        assert setting.game.verdict(state, points, ranks) or all(
            ranks[a] < ranks[b] for a in range(setting.seats) for b in range(setting.seats) if points[a] > points[b]
        )


@law
def test_the_same_actions_bring_the_same_states_and_events_and_past_states_never_change(
    setting: Setting, played: Played
) -> None:
    state = setting.new()
    for now, then in itertools.pairwise(played.steps):
        assert state == now.state  # kept since then, while the game went on
        assert carry_out(setting.game, state, now.action) == then.events
    assert state == played.steps[-1].state


@law
def test_setup_leaves_nothing_of_the_last_game(setting: Setting, played: Played) -> None:
    others = [other for other in SETTINGS if other.game is setting.game]
    other = others[played.number % len(others)]
    for runner in (Runner(setting.game, "plain"), Runner(setting.game, "cpu")):
        s = runner.state(played.steps[-1].state)
        runner.call("setup", s, other.seats, runner.ints(setting.game.option_ints(other.options)))
        assert runner.bytes(s) == pack(other.new())


# One rulebook, three ways to run it


@law_of_options
def test_plain_moves_equal_compiled_ones_at_every_step(setting: Setting, played: Played) -> None:
    cpu = Runner(setting.game, "cpu")
    row = cpu.state(setting.new())
    for now, then in itertools.pairwise(played.steps):
        assert cpu.bytes(row) == pack(now.state)
        assert cpu.legal(row) == now.legal
        assert cpu.apply(row, now.action) == then.events
    assert cpu.bytes(row) == pack(played.steps[-1].state)
    assert cpu.legal(row) == []


@law_of_options
def test_plain_answers_equal_compiled_ones(setting: Setting, played: Played) -> None:
    plain, cpu = Runner(setting.game, "plain"), Runner(setting.game, "cpu")
    for number, step in enumerate(played.moments(3)):
        viewer = setting.viewers[number % len(setting.viewers)]
        row = cpu.state(step.state)
        assert cpu.public(row, setting.seats) == plain.public(step.state, setting.seats)
        assert cpu.private(row, viewer, played.number) == plain.private(step.state, viewer, played.number)


@law
def test_states_round_trip_as_bytes_as_rows_and_as_text(setting: Setting, played: Played) -> None:
    kind = setting.game.state
    rows = np.zeros(2, layout(kind).dtype)
    for state, *_ in played.moments():
        store(state, rows, 1)
        assert unpack(kind, pack(state)) == state
        assert load(kind, row_of(state)) == state
        assert load(kind, rows[1]) == state
        assert parse(kind, dump(state)) == state
    assert load(kind, rows[0]) == blank(kind)


# Texts and reasons


@every_game
def test_every_action_has_a_text_of_its_own(game: Game) -> None:
    texts = [game.action_text(action) for action in range(game.actions)]
    assert len(set(texts)) == game.actions
    assert [game.parse_action(text) for text in texts] == list(range(game.actions))


@every_game
@given(text=st.text() | st.sampled_from(["", "done:", "play:7", "play:x", "deal", "PASS", " bet", "take:9"]))
def test_nonsense_is_no_action(game: Game, text: str) -> None:
    with pytest.raises(Invalid, match="is not an action"):
        game.parse_action(text)


@law
def test_what_is_not_legal_has_a_reason_by_a_rule_in_force(setting: Setting, played: Played) -> None:
    game, words = setting.game, words_of(setting.game)
    holding = rules_in_force(setting)
    for state, _, legal, _ in played.moments():
        if state.mover in range(setting.seats):
            view = game.view(state, state.mover)
            reasons = [game.why(view, action) for action in range(game.actions) if action not in legal]
            named = {reason.message for reason in reasons}
            assert all(named <= known for known in words.values()), named
            assert {reason.rule for reason in reasons} <= holding


@law
def test_what_happens_does_so_by_a_rule_in_force(setting: Setting, played: Played) -> None:
    holding = rules_in_force(setting)
    for state, events, _, _ in played.steps:
        assert {setting.game.because(state, event) for event in events} <= holding


def rules_in_force(setting: Setting) -> set[str]:
    game = setting.game
    where = rulebook.given(game.options, setting.options, setting.seats)
    return set(rulebook.in_force(game.rule_table, every_rule(Words(game, "en", [])), where))


@law
def test_no_reason_is_asked_for_what_is_legal(setting: Setting, played: Played) -> None:
    game = dataclasses.replace(setting.game, why=lambda view, action: pytest.fail("a reason was asked for"))
    for state, _, _, action in played.moments():
        if state.mover in range(setting.seats):
            assert game.refusal(game.view(state, state.mover), action) is None


@law
def test_every_sentence_has_words_in_every_language(setting: Setting, played: Played) -> None:
    game, words = setting.game, words_of(setting.game)
    named = set()
    for number, (state, events, legal, _) in enumerate(played.steps):
        if events:
            viewer = setting.viewers[(number + played.number) % len(setting.viewers)]
            view = game.view(state, viewer)
            named |= {game.say_event(view, game.redact(event, viewer)).message for event in events}
        named |= {game.say_action(state, action).message for action in legal}
        if state.mover in range(setting.seats):
            prompt = game.prompt(state)
            named |= {f"prompt-{prompt}", f"prompt-{prompt}-help", f"waiting-{prompt}"}
    assert {language: named - known for language, known in words.items() if not named <= known} == {}


# What a seat may know


@law
def test_hiding_twice_hides_no_more(setting: Setting, played: Played) -> None:
    for state, *_ in played.moments():
        for viewer in setting.viewers:
            view = setting.game.view(state, viewer)
            assert setting.game.view(view, viewer) == view


@law
def test_the_mover_sees_what_it_may_do(setting: Setting, played: Played) -> None:
    for state, _, legal, _ in played.moments(5):
        if state.mover in range(setting.seats):
            assert setting.game.legal_actions(setting.game.view(state, state.mover)) == legal


@law
def test_a_resampled_state_looks_the_same_and_comes_from_the_view_alone(setting: Setting, played: Played) -> None:
    game = setting.game
    for state, *_ in played.moments():
        for viewer in setting.viewers:
            view = game.view(state, viewer)
            other = resampled(game, state, viewer, played.number)
            assert game.view(other, viewer) == view
            assert resampled(game, view, viewer, played.number) == other


@law
def test_a_resampled_game_can_be_played_to_its_end(setting: Setting, played: Played) -> None:
    game, number = setting.game, played.number
    for state, *_ in random.Random(number).sample(played.steps, 3):
        viewer = setting.viewers[number % len(setting.viewers)]
        *_, end = play(setting, choices_of(number + 1), resampled(game, state, viewer, number))
        assert game.pieces(end.state) == game.pieces(state)


@law
def test_a_seat_is_told_the_same_of_states_that_it_cannot_tell_apart(setting: Setting, played: Played) -> None:
    game = setting.game
    for state, _, legal, _ in played.moments():
        for seat in range(setting.seats):
            other, view = resampled(game, state, seat, played.number), game.view(state, seat)
            assert game.scene(game.view(other, seat), seat) == game.scene(view, seat)
            for unlike in (other, view):
                assert observed(game, unlike, seat) == observed(game, state, seat)
                assert game.value(unlike, seat) == game.value(state, seat)
                if state.mover == seat:
                    assert game.legal_actions(unlike) == legal
                    assert [game.prior(unlike, action) for action in legal] == [
                        game.prior(state, action) for action in legal
                    ]
                    assert game.prompt(unlike) == game.prompt(state)


# Choices among things that lie open: everybody sees which rat is turned up or looked at, also where that makes no difference afterwards
# (two rats of which another seat knows both). So these are compared action by action, all others kind by kind.
# So is a building laid over another: a mill over a mill looks the same wherever it is done.
OPEN = {("rattus", "flip"), ("rattus", "witch"), ("ontembare_stad", "site")}


def told_as_shown(setting: Setting, played: Played) -> None:
    """Try every action in the true state and in one that looks the same: where actions of one kind lead to equal views, equal too are the
    events as the viewer is told them, the sentences, and what it sees at each event. And where the events are equal and the same seat is to decide (who is asked is seen, not told), so are
    the views, except for that seat (it sees the roles passed to it without being told) and for a step that is told only later (a building card is lifted)."""
    game = setting.game
    for number, step in enumerate(played.moments()):
        viewer = setting.viewers[(number + played.number) % len(setting.viewers)]
        told, seen = defaultdict(set), defaultdict(set)
        for state in (step.state, resampled(game, step.state, viewer, played.number)):
            for action in game.legal_actions(state):
                after = copy(state)
                film = Film(game.most_events, after)
                game.apply(after, action, film)
                events = tuple(game.redact(event, viewer) for event in events_of(film))
                seen_at = [game.view(unpack(game.state, shot), viewer) for shot in film.shots]
                view = game.view(after, viewer)
                text = game.action_text(action)
                verb = text.partition(":")[0]
                kind = text if (game.name, verb) in OPEN else verb
                tale = [(event, game.say_event(view, event)) for event in events]
                told[kind, pack(view)].add((repr(tale), tuple(map(pack, seen_at))))
                if events and after.mover != viewer:
                    seen[events, after.mover].add(pack(view))
        assert all(len(tales) == 1 for tales in told.values())
        assert all(len(views) == 1 for views in seen.values())


@law
def test_a_viewer_is_told_exactly_what_its_view_shows(setting: Setting, played: Played) -> None:
    told_as_shown(setting, played)


def test_a_mill_over_a_mill_is_told_where_it_stands() -> None:
    """Two areas, equal views, unlike tales: found by a draw in which both happened."""
    setting = next(one for one in SETTINGS if str(one) == "ontembare_stad-3-verraad-gate_step=2")
    told_as_shown(setting, played(setting, 5556))


SHORT = 1000  # steps: of games that can be longer, fewer are enough to see everything


@every_game
@pytest.mark.parametrize("times", [1, pytest.param(3, marks=thorough)])
def test_resampling_varies_and_keeps_to_the_truth_neither_always_nor_never(game: Game, times: int) -> None:
    """For all that any viewer does not know, down to the seat or kind it belongs to."""
    hidden: set[Part] = set()
    varied, missed, hit = set[Part](), set[Part](), set[Part]()
    for setting in (setting for setting in presets() if setting.game is game):
        for number in range(games_to_see_all(setting, times)):
            for step in played(setting, number).steps[
                number % 4 :: 8
            ]:  # spread evenly: some things are hidden late only
                for viewer in setting.viewers:
                    parts = unknown(step.state, game.view(step.state, viewer))
                    hidden |= parts
                    parts -= varied & missed & hit  # of the others enough is known
                    worlds = [resampled(game, step.state, viewer, seed) for seed in range(20 if parts else 0)]
                    for part in parts:
                        truth, *dealt = (part_of(state, part) for state in (step.state, *worlds))
                        varied |= {part for one in dealt if one != dealt[0]}
                        missed |= {part for one in dealt if one != truth}
                        hit |= {part for one in dealt if one == truth}
    assert hidden or is_open(game)
    assert varied == hidden
    assert missed == hidden
    assert hit == hidden


def games_to_see_all(setting: Setting, times: int) -> int:
    """How many games of each setting: three times as many of short ones, and in `make test` one of very long ones."""
    is_long = setting.game.most_steps > SHORT
    return 1 if times == 1 and setting.many < 3 else setting.many * (times if is_long else 3)


def is_open(game: Game) -> bool:
    """Whether nothing is ever hidden in a game: its `hide` reads and changes nothing."""
    return not game.hide.__code__.co_names


Part = tuple[str, int]  # a number of a state, or an entry of one of its lists


def unknown(state: AnyState, view: AnyState) -> set[Part]:
    """What is another in a view than in truth."""
    return {
        (name, i)
        for name, value in vars(state).items()
        if value != getattr(view, name)
        for i in range(len(value) if isinstance(value, list) else 1)
        if part_of(state, (name, i)) != part_of(view, (name, i))
    }


def part_of(state: AnyState, part: Part) -> object:
    name, i = part
    value = getattr(state, name)
    return value[i] if isinstance(value, list) else value


# Many games


def outcome(*args: object, **more: object) -> list[list[object]]:
    results = play_many(*args, **more)  # type: ignore[arg-type]
    return [array.tolist() for array in (results.points, results.ranks, results.steps, results.decisions)]


@pytest.mark.parametrize("policy", POLICIES)
@samples_first
def test_the_same_seed_gives_the_same_games_on_every_target(setting: Setting, policy: str) -> None:
    def games(n: int, **how: object) -> list[list[object]]:
        return outcome(setting.game, n, 7, policy, seats=setting.seats, options=setting.options, **how)

    many = games(1100, threads=1)
    assert games(1100, threads=2) == many
    assert games(8, target="plain") == [column[:8] for column in many]
    assert games(40, first=600) == [column[600:640] for column in many]
    assert games(40, first=1100) != [column[:40] for column in many]


@pytest.mark.parametrize("policy", POLICIES)
@samples_first
def test_results_have_a_row_a_game_and_a_column_a_seat(setting: Setting, policy: str) -> None:
    told: list[int] = []
    results = play_many(
        setting.game, 700, 1, policy, seats=setting.seats, options=dict(setting.options), progress=told.append
    )
    assert results.points.shape == results.ranks.shape == results.winners.shape == (700, setting.seats)
    assert results.steps.shape == results.decisions.shape == (700,)
    assert sum(told) == 700
    assert results.winners.any(axis=1).all()
    assert ((results.ranks >= 1) & (results.ranks <= setting.seats)).all()
    assert (results.decisions > 0).all()
    assert (results.decisions < results.steps).all()
    assert results.steps.max() <= setting.game.most_steps


@every_game
def test_no_games_are_no_results(game: Game) -> None:
    assert play_many(game, 0, 1).points.shape == (0, game.seats[-1])


@every_game
def test_what_does_not_exist_cannot_be_played(game: Game) -> None:
    with pytest.raises(ValueError, match=r"no policy 'clever'; there are random, greedy"):
        play_many(game, 1, policy="clever")
    with pytest.raises(Invalid, match=r"is for .* seats, not 9"):
        play_many(game, 1, seats=9)
    with pytest.raises(Invalid, match=f"{game.name} has no preset '1066'; it has {game.default_preset}"):
        game.choose_options("1066")
    with pytest.raises(Invalid, match=f"{game.name} has no option 'weather'"):
        game.choose_options(changes={"weather": "fine"})
    for option in game.options:
        with pytest.raises(Invalid, match=f"option {option.name} is one of .*, not 'perhaps'"):
            game.choose_options(changes={option.name: "perhaps"})


@every_game
def test_without_a_gpu_the_cuda_target_says_so(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba_cuda", None)  # so that it is not found, on a machine with a GPU either
    with pytest.raises(NoGpu, match=r"the cuda target needs numba-cuda: pip install"):
        play_many(game, 1, 1, target="cuda")


HASHED = """
import hashlib, sys
from turncoat.games import GAMES, play_many
from turncoat.games.batch import loop
from turncoat.kernel.compile import fingerprint
for game in GAMES.values():
    for target in ("plain", "cpu"):
        results = play_many(game, int(sys.argv[1]), 5, target=target)
        print(hashlib.sha256(results.points.tobytes() + results.steps.tobytes()).hexdigest())
    print(fingerprint(loop(game, "random")[1]))
"""


@thorough
@pytest.mark.parametrize("games", [30])
def test_no_game_depends_on_pythons_hash_seed(games: int) -> None:
    printed = {
        subprocess.run(
            [sys.executable, "-c", HASHED, str(games)],
            env={**os.environ, "PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(printed) == 1
    assert len(printed.pop().split()) == 3 * len(GAMES)
