"""What a seat's screen shows: never more than the seat may see, and never wider than the screen."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from tests.cli.support import ok, random_match, read, step_at_random, write
from tools.terminal_screenshot import FILE, draw
from turncoat.cli.boards import board_of
from turncoat.cli.boards.parts import seat_marks
from turncoat.cli.common import words_for
from turncoat.cli.terminal import Terminal
from turncoat.games import GAMES, NOBODY
from turncoat.games.verraeter.scene import scene
from turncoat.games.verraeter.state import Phase
from turncoat.games.verraeter.tables import LAND_NAMES
from turncoat.match import LANGUAGES, Match

NAMES = ["Anna", "Bertha", "Konrad", "Mathilde"]


def twin_of(one: Match) -> Match | None:
    """Another match that seat 1 cannot tell from this one: others were dealt other cards or kept other roles."""
    other = Match(one.game, 4, names=one.names, bots=one.bots, seed=one.seed)
    for step in one.steps:
        possible, action = other.legal(), step.action
        verb = one.game.action_text(action).partition(":")[0]
        if verb in ("draw", "take") and one.game.fields(step.events[0])["who"] != 0:
            action = next((choice for choice in possible if choice != action), action)
        if action not in possible:
            return None
        other._apply(action)
    return other if other.view(0) == one.view(0) and other.state != one.state else None


def pairs() -> list[tuple[Match, Match]]:
    """Three such pairs, where seat 1 is about to lay cards."""
    found = []
    for seed in range(200):
        one = random_match(seed=seed, steps=0, names=NAMES, bots=[None, *["random"] * 3])
        while not (one.mover == 0 and one.state.phase == Phase.SUPPLY):
            one = random_match(seed=seed, steps=len(one.steps) + 1, names=NAMES, bots=one.bots)
        other = twin_of(one)
        if other is not None:
            found.append((one, other))
        if len(found) == 3:
            break
    return found


def test_hidden_cards_never_reach_another_seats_screen(tmp_path: Path) -> None:
    found = pairs()
    assert len(found) == 3
    for one, other in found:
        files = [write(tmp_path / f"{name}.json", m.to_json()) for name, m in (("one", one), ("other", other))]
        assert read(files[0])["moves"] != read(files[1])["moves"]
        typed = "?\nlog 999\ntable\nwhy play:8\n"
        screens = [ok("play", "--resume", f, typed=typed).replace(f.name, "FILE") for f in files]
        assert screens[0] == screens[1]
        for args in (["--seat", "1"], ["--seat", "1", "--json"], [], ["--json"]):
            shown = [ok("replay", f, *args) for f in files]
            assert shown[0] == shown[1], args
        assert ok("replay", files[0], "--open") != ok("replay", files[1], "--open")
        assert any(ok("replay", files[0], "--seat", s) != ok("replay", files[1], "--seat", s) for s in (2, 3, 4))


def test_a_seat_that_only_looks_at_the_board_sees_no_other_hand() -> None:
    match = random_match(seed=3, steps=80, names=NAMES)
    for seat in (NOBODY, 0, 1, 2, 3):
        seats = scene(match.view(seat), seat).seats
        known = [other.held if number == seat else len(other.shown) for number, other in enumerate(seats)]
        assert [len(other.hand) for other in seats] == known


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 99, 100, 111, 112, 120, 200])
def test_the_table_fits_the_screen(language: str, width: int) -> None:
    for steps in (0, 8, 20, 60, 90, 150, 1000):
        match = random_match(seed=4, steps=steps, names=NAMES, options=GAMES["verraeter"].choose_options("1998"))
        words = words_for(match.game, language, NAMES)
        console = Console(width=width, highlight=False, record=True, quiet=False)
        with console.capture() as captured:
            console.print(board_of(match.game).draw(match.game.scene(match.view(0), 0), words, NAMES, width))
        lines = captured.get().splitlines()
        assert max(len(line.rstrip()) for line in lines) <= width
        assert len(lines) <= (22 if width >= 100 else 19)
        assert not re.search(r"\.\.\.|…", captured.get())


def test_what_lies_on_the_table_is_on_the_screen() -> None:
    match = random_match(seed=9, steps=120, names=NAMES)
    words = words_for(match.game, "en", NAMES)
    console = Console(width=120, highlight=False)
    with console.capture() as captured:
        console.print(board_of(match.game).draw(scene(match.state, NOBODY), words, NAMES, 120))
    shown = captured.get()
    for place in range(12):
        house = "♦✿"[match.state.house[place]]
        name = words.say(f"land-{LAND_NAMES[match.state.land[place]]}")
        assert f"{place or 12:>2} {house} {name}" in shown
    for seat, name in enumerate(NAMES):
        assert name in shown
        assert f"Points {match.state.score[seat]}" in shown
    assert f"Round {match.state.round} of 8" in shown
    assert shown.count("⌂") + shown.count("▣") == 12 - match.state.owner.count(-1)


def test_names_that_begin_alike_get_numbers() -> None:
    assert [mark.letter for mark in seat_marks(["Anna", "Bertha"])] == ["A", "B"]
    assert [mark.letter for mark in seat_marks(["Anna", "arno"])] == ["1", "2"]


def test_a_game_without_a_drawing_of_its_own_can_still_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    from turncoat.cli import boards

    monkeypatch.setattr(boards, "find_spec", lambda module: None)
    assert "stakes" in ok("play", "kuhn", "--seed", 1, typed="?\n")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("prompt", ["farm", "conflict", "build"])
def test_the_table_and_many_choices_fit_a_small_window(language: str, prompt: str) -> None:
    """80 by 24, with the prompt and the line to type on."""
    game = GAMES["verraeter"]
    words = words_for(game, language, NAMES)
    for seed in range(15):
        match = random_match(seed=seed, steps=0, names=NAMES)
        while not match.is_over and not (match.mover >= 0 and game.prompt(match.state) == prompt):
            step_at_random(match)
        if match.is_over:
            continue
        terminal = Terminal(game, words, is_fast=True)
        terminal.console = Console(width=80, height=24, highlight=False, file=io.StringIO(), _environ={})
        view = match.view(match.mover)
        with terminal.console.capture() as captured:
            terminal.show_decision(game.scene(view, match.mover), f"prompt-{prompt}", view, match.legal())
        lines = captured.get().splitlines()
        assert max(len(line.rstrip()) for line in lines) <= 80
        assert len(lines) + 1 <= 24
        ring = next(number for number, line in enumerate(lines) if "┌" in line)
        if "Enter" not in lines[-1]:  # or there are more pages
            assert len(re.findall(r"(?:^|\s)\d+ +[⌂▣\w]", "\n".join(lines[ring + 14 :]))) >= len(match.legal())


def test_the_screenshot_is_current() -> None:
    assert draw() == FILE.read_text(encoding="utf-8"), "`make screenshots` draws it again"


def test_the_screenshot_loads_nothing_from_the_web() -> None:
    assert set(re.findall(r"https?://[^\s\"')]+", draw())) == {"http://www.w3.org/2000/svg"}
    assert set(re.findall(r"https?://[^\s\"')]+", FILE.read_text(encoding="utf-8"))) == {"http://www.w3.org/2000/svg"}


def test_where_nobody_is_ahead_nobody_has_a_rank(capsys: pytest.CaptureFixture[str]) -> None:
    game = GAMES["kuhn"]
    match = Match(game, 2, names=NAMES[:2])
    terminal = Terminal(game, words_for(game, "en", match.names), is_fast=True)
    terminal.show_result(match.state, [0, 0], [1, 1])
    assert re.findall(r"│ +(\S+) │ (?:Anna|Bertha)", capsys.readouterr().out) == ["–", "–"]
