"""The front door: a match in Python, with moves as texts."""

import random
import subprocess
import sys

import msgspec
import pytest

import turncoat
from tests.support import Setting, every_game, samples_first
from turncoat.games import CHANCE, Game

FEW = 60  # moves


def play(match: turncoat.Match, seed: int = 1, most: int = 10_000) -> turncoat.Match:
    chooser = random.Random(seed)
    for _ in range(most):
        if match.is_over:
            break
        match.push(chooser.choice(match.legal_moves))
    return match


def begun(setting: Setting) -> turncoat.Match:
    return turncoat.Match(setting.game.name, setting.seats, preset=setting.label, seed=3)


@samples_first
def test_a_match_is_played_to_its_end_and_comes_back_whole(setting: Setting) -> None:
    match = play(begun(setting))
    assert (match.is_over, match.turn, match.legal_moves) == (True, None, [])
    assert 1 in match.result().ranks
    again = turncoat.Match.from_json(match.to_json())
    assert (again.moves, again.result(), again.options) == (match.moves, match.result(), match.options)


@samples_first
def test_undo_takes_back_decisions_and_doing_them_again_leads_to_the_same(setting: Setting) -> None:
    match = begun(setting)
    start = match.moves
    play(match, most=FEW)
    before = match.moves
    decisions = []
    while match.moves != start:
        decisions.append(match.undo())
    with pytest.raises(turncoat.Invalid, match="nothing to take back"):
        match.undo()
    for move in reversed(decisions):
        match.push(move)
    assert match.moves == before


@samples_first
def test_with_explicit_chance_every_draw_is_a_move(setting: Setting) -> None:
    match = turncoat.Match(setting.game.name, setting.seats, preset=setting.label, seed=3, chance="explicit")
    assert match.moves == []
    if match.turn == CHANCE:
        assert sum(match.odds().values()) == pytest.approx(1)
        assert match.draw() == match.undo()
    chooser = random.Random(1)
    for _ in range(FEW):
        if not match.is_over:
            move = chooser.choice(match.legal_moves)
            match.push(move)
            assert match.moves[-1] == move
    assert turncoat.Match.from_json(match.to_json(), chance="explicit").moves == match.moves


@every_game
def test_a_board_is_a_short_text(game: Game) -> None:
    match = play(turncoat.Match(game.name, seed=2), most=5)
    lines = str(match).splitlines()
    assert 3 <= len(lines) <= 60
    assert max(map(len, lines)) <= 100
    assert "\x1b" not in str(match)
    assert str(match) == match.board(match.turn)
    assert match.board(lang="nl")


@every_game
def test_a_copy_goes_its_own_way(game: Game) -> None:
    match = play(turncoat.Match(game.name, seed=4), most=2)
    before, other = match.moves, play(match.copy())
    assert other.is_over
    assert match.moves == before
    assert play(match).moves[: len(before)] == before


def test_a_view_shows_a_seat_its_own_hand_and_not_the_others() -> None:
    match = turncoat.Match("kuhn", seed=1)
    assert [card is None for card in msgspec.structs.asdict(match.view(0))["cards"]] == [False, True]
    assert [card is None for card in msgspec.structs.asdict(match.view())["cards"]] == [True, True]


def test_an_observation_has_a_name_for_each_number() -> None:
    match = turncoat.Match("verraeter", seats=4, seed=1)
    named = dict(zip(match.game.observed, match.observe(0), strict=True))
    assert (named["seats"], named["round"], named["seat[0].plays"]) == (4, 0, 1)


def test_an_illegal_move_is_refused_with_its_rule_and_a_sentence_and_changes_nothing() -> None:
    match = turncoat.Match("verraeter", seats=4, seed=1)
    before = match.moves
    with pytest.raises(turncoat.Illegal, match=r"farm.* \(VER-0\.4\)") as refused:
        match.push("office:3")
    assert refused.value.reason.rule == "VER-0.4"
    assert match.moves == before


def test_a_move_after_the_end_is_refused_in_a_sentence() -> None:
    with pytest.raises(turncoat.Illegal, match="over"):
        play(turncoat.Match("kuhn", seed=1)).push("bet")


@pytest.mark.parametrize(
    ("attempt", "said"),
    [
        (lambda: turncoat.Match("chess"), "no game 'chess'; there are kuhn"),
        (lambda: turncoat.Match("rattus", seats=9), "for 2 or 3 or 4 seats"),
        (lambda: turncoat.Match("rattus", preset="long"), "no preset 'long'"),
        (lambda: turncoat.Match("rattus", options={"luck": "yes"}), "no option 'luck'"),
        (lambda: turncoat.Match("rattus").push("castle"), "'castle' is not an action of Rattus"),
        (lambda: turncoat.Match("rattus").view(7), "the seats are 0 to 3"),
        (lambda: turncoat.Match("rattus").draw(), "nothing is to be drawn"),
        (lambda: turncoat.Match("rattus").odds(), "nothing is to be drawn now"),
        (lambda: turncoat.Match("kuhn", chance="explicit").bot_move(), "no seat has the turn"),
        (lambda: turncoat.Match("kuhn", chance="explicit").push("bet"), "not possible"),
        (lambda: turncoat.Match("kuhn").bot_move("oracle"), "no bot 'oracle'"),
        (lambda: turncoat.Match.from_json("{"), "not JSON"),
        (lambda: turncoat.Match.from_json("{}"), "not a match"),
    ],
)
def test_what_does_not_exist_is_said_in_a_sentence(attempt: object, said: str) -> None:
    assert callable(attempt)
    with pytest.raises(turncoat.Invalid, match=said):
        attempt()


def test_bots_decide_and_the_log_tells_it_in_a_language() -> None:
    match = turncoat.Match("kuhn", seed=1, names=["Anna", "Konrad"])
    while not match.is_over:
        assert match.bot_move("novice") in ("pass", "bet")
    (winner,) = match.result().winners
    assert match.result().sentence.startswith(f"{match.names[winner]} won")
    assert len(match.log()) == len(match.log(lang="de")) > 3
    assert match.log() != match.log(lang="de")
    assert "Anna received a card." in match.log()
    assert "Anna received a card." not in match.log(0)


def test_what_the_package_names_is_found_and_nothing_else() -> None:
    assert {"Match", "GAMES", "play_many", "__version__"} <= set(dir(turncoat))
    with pytest.raises(AttributeError, match="no attribute 'Chess'"):
        turncoat.Chess  # noqa: B018


def test_the_import_itself_loads_nothing() -> None:
    code = "import sys, turncoat; print(*(name for name in sys.modules if name.split('.')[0] in ('numpy', 'numba', 'msgspec', 'rich', 'litestar')))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == ""
