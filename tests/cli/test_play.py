"""Whole games through the real command line."""

import os
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.cli.support import FIRST, ok, read, refused, run, write
from tests.support import thorough
from turncoat.bots.levels import PolicyBot
from turncoat.cli import STOPPED
from turncoat.cli.common import words_for
from turncoat.cli.terminal import Terminal
from turncoat.games import GAMES, Game, Seat
from turncoat.kernel import AnyState
from turncoat.kernel.rng import new_rng
from turncoat.match import LANGUAGES

WON = {"en": "won with", "nl": "gewonnen met", "de": "gewonnen"}
SHARED = {"en": "Shared victory", "nl": "Gedeelde overwinning", "de": "Geteilter Sieg"}


def only(folder: Path) -> Path:
    (file,) = folder.iterdir()
    return file


@pytest.mark.parametrize(
    ("game", "seats", "language"),
    [
        pytest.param(
            game.name, seats, language, marks=() if seats == game.seats[-1] and turn == number % 3 else thorough
        )
        for number, game in enumerate(GAMES.values())
        for seats in game.seats
        for turn, language in enumerate(LANGUAGES if seats == game.seats[-1] else LANGUAGES[:1])
    ],
)
def test_a_whole_game_in_each_language(game: str, seats: int, language: str, saves: Path) -> None:
    shown = ok("play", game, "--seats", seats, "--lang", language, "--seed", 7, typed=FIRST)
    assert WON[language] in shown or SHARED[language] in shown
    assert f"turncoat replay {only(saves)}" in shown
    saved = read(only(saves))
    assert saved["over"]
    assert saved["bots"] == [None] + ["apprentice"] * (seats - 1)


def test_any_legal_choice_can_be_typed_by_number(saves: Path) -> None:
    numbers = random.Random(3)
    typed = "".join(f"{numbers.randint(1, 9)}\n" for _ in range(2000))
    ok("play", "verraeter", "--preset", "1998", "--bots", "random,apprentice,random", "--seed", 8, typed=typed)
    assert read(only(saves))["over"]
    assert read(only(saves))["options"]["start_hand"] == "3-4-5"


def test_resumed_games_go_on_as_if_never_left(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    ok("play", "verraeter", "--seed", 5, "--save", whole, typed=FIRST)
    ok("play", "verraeter", "--seed", 5, "--save", parts, typed="1\n1\n1\nquit\n")
    assert not read(parts)["over"]
    ok("play", "--resume", parts, typed="1\n" * 4)  # the input just ends
    ok("play", "--resume", parts, "--lang", "de", typed=FIRST)
    assert read(parts) == read(whole)


def test_a_program_that_a_saved_game_names_is_started_only_when_the_person_says_so(tmp_path: Path) -> None:
    """A file may come from anybody."""
    file, started = tmp_path / "match.json", tmp_path / "started"
    ok("play", "kuhn", "--seed", 5, "--save", file, typed="quit\n")
    write(file, {**read(file), "bots": [None, f"exec:touch {started}"]})
    for typed in ("n\n", ""):
        result = run("play", "--resume", file, typed=typed)
        assert f"starts a program on your computer: 'touch {started}'. Continue? [y/N]" in result.output
        assert result.exit_code == STOPPED
        assert not started.exists()
    assert "ended without an answer" in run("play", "--resume", file, typed="y\n").output
    assert started.exists()


def test_whoever_waits_for_a_bot_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[tuple[object, ...]] = []

    @contextmanager
    def busy(terminal: Terminal, message: str, **args: object) -> Iterator[None]:
        said.append((message, *args.values()))
        yield

    monkeypatch.setattr(Terminal, "busy", busy)
    ok("play", "kuhn", "--me", 0, "--bots", "master/iterations=10,apprentice", "--seed", 3)
    assert said[0] == ("cli-bot-preparing", Seat(0))
    assert set(said[1:]) == {("cli-bot-thinking", Seat(0))}


def test_bots_don_t_draw_their_luck_from_the_seed_of_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[int, ...]] = []
    choose = PolicyBot.choose

    def watched(bot: PolicyBot, view: AnyState, legal: list[int], rng: list[int]) -> int:
        drawn.append(tuple(rng))
        return choose(bot, view, legal, rng)

    monkeypatch.setattr(PolicyBot, "choose", watched)
    ok("play", "kuhn", "--me", 0, "--bots", "random", "--seed", 3)
    assert drawn
    assert not {tuple(new_rng(3, number)) for number in range(20)} & set(drawn)


def test_quit_and_the_end_of_input_say_how_to_go_on(saves: Path) -> None:
    shown = ok("play", "verraeter", "--seed", 5, typed="1\nquit\n")
    assert f"turncoat play --resume {only(saves)}" in shown
    moves = read(only(saves))["moves"]
    assert f"turncoat play --resume {only(saves)}" in ok("play", "--resume", typed="")
    assert read(only(saves))["moves"] == moves


def test_ctrl_c_loses_nothing(saves: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*args: object, **more: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Terminal, "read", interrupt)
    assert f"turncoat play --resume {only(saves) if saves.exists() else saves}" in ok("play", "verraeter", "--seed", 5)
    monkeypatch.undo()


def test_a_move_interrupted_halfway_has_not_been_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from turncoat.match import Match

    apply, file = Match._apply, tmp_path / "match.json"

    def interrupted(match: Match, action: int) -> object:
        if len(match.steps) < 30:
            return apply(match, action)
        match.state.round = 7
        raise KeyboardInterrupt

    monkeypatch.setattr(Match, "_apply", interrupted)
    ok("play", "verraeter", "--seed", 5, "--save", file, typed=FIRST)
    monkeypatch.undo()
    assert len(read(file)["moves"]) == 30
    ok("play", "--resume", file, typed=FIRST)
    assert read(file)["over"]


def test_the_newest_game_is_resumed(saves: Path) -> None:
    assert "no unfinished game" in refused("play", "--resume")
    ok("play", "kuhn", "--seed", 1, "--name", "Older", typed="")
    ok("play", "kuhn", "--seed", 1, "--name", "Newer", typed="")
    older, newer = sorted(saves.iterdir(), key=lambda file: read(file)["names"][0], reverse=True)
    os.utime(older, (1, 1))
    assert newer.name in ok("play", "--resume", typed="")
    newer.write_bytes(b"broken")
    assert older.name in ok("play", "--resume", typed="")


def test_a_game_that_is_over_is_not_resumed(saves: Path) -> None:
    ok("play", "kuhn", "--seed", 1, typed=FIRST)
    assert "no unfinished game" in refused("play", "--resume")
    ok("play", "kuhn", "--seed", 1, "--name", "Anna", typed="")
    unfinished = next(file for file in saves.iterdir() if not read(file)["over"])
    os.utime(unfinished, (1, 1))
    assert unfinished.name in ok("play", "--resume", typed="")
    assert unfinished.name in ok("play", "kuhn", "--resume", typed="")
    assert "no unfinished game of verraeter" in refused("play", "verraeter", "--resume")


def test_a_finished_game_that_is_resumed_shows_its_result(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    ok("play", "kuhn", "--seed", 1, "--save", file, typed=FIRST)
    assert WON["en"] in ok("play", "--resume", file)


def test_bots_can_be_watched(saves: Path) -> None:
    shown = ok("play", "verraeter", "--watch", "--seed", 4)
    assert "Round 1 of 8" in shown
    assert "Your choice" not in shown
    assert read(only(saves))["bots"] == ["apprentice"] * 4
    assert ok("play", "verraeter", "--me", "0", "--seed", 4).splitlines()[:-1] == shown.splitlines()[:-1]


def test_people_share_a_screen_and_are_told_apart(saves: Path) -> None:
    shown = ok("play", "verraeter", "--me", "1,3", "--name", "Anna,Karel", "--seed", 6, typed="1\n\n" * 400)
    assert "It is Anna’s turn. Pass the screen" in shown
    assert "It is Karel’s turn. Pass the screen" in shown
    assert read(only(saves))["over"]
    assert read(only(saves))["bots"] == [None, "apprentice", None, "apprentice"]


def test_nothing_of_one_persons_hand_is_shown_before_the_screen_is_handed_over() -> None:
    shown = ok("play", "kuhn", "--me", "1,2", "--name", "Anna,Karel", "--seed", 3, typed="\n1\n\n1\n")
    before_anna, _, rest = shown.partition("Anna’s turn")
    with_anna, _, with_karel = rest.partition("Karel’s turn")
    assert "Anna received the" not in before_anna
    assert "Anna received the" in with_anna
    assert "Karel received a card" in with_anna
    assert "Karel received the" not in with_anna
    assert "Karel received the" in with_karel


def test_the_screen_is_cleared_before_and_after_it_is_handed_over() -> None:
    args = ("play", "kuhn", "--me", "1,2", "--name", "Anna,Karel", "--seed", 3)
    shown = ok(*args, typed="\n1\n\n1\n", TTY_COMPATIBLE="1", NO_COLOR="1", TERM="xterm")
    cleared = "\x1b[3J\x1b[2J\x1b[H"
    screens = shown.split(cleared)
    assert [("Pass the screen" in screen, "received the" in screen) for screen in screens] == [
        (False, False),
        (True, False),
        (False, True),
        (True, False),
        (False, True),
    ]
    assert cleared not in ok(*args, typed="\n1\n\n1\n")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_newcomer_is_told_what_the_game_is_about_and_where_it_is_taught(game: Game, language: str) -> None:
    words = words_for(game, language, [])
    goal, lesson = words.say("game-goal"), f"turncoat learn {game.name}"
    shown = " ".join(ok("play", game.name, "--lang", language, "--seed", 5, typed="").split())
    assert goal in shown
    assert lesson in shown
    again = " ".join(ok("play", "--resume", "--lang", language, typed="").split())
    assert goal not in again
    assert lesson not in again


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_expansion_is_greeted_by_its_own_title_and_goal(language: str) -> None:
    words = words_for(GAMES["ontembare_stad"], language, [])
    shown = " ".join(ok("play", "verraad", "--lang", language, "--seed", 5, typed="").split())
    assert shown.startswith(f"{words.say('game-title-verraad')} {words.say('game-goal-verraad')}")


def test_a_game_without_lessons_promises_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("turncoat.cli.session.has_lessons", lambda game: False)
    assert "turncoat learn" not in ok("play", "kuhn", "--seed", 5, typed="")


def test_a_narrow_window_is_remarked_upon() -> None:
    sentence = "Your window is narrow; everything looks better with 80 columns or more."
    assert sentence in " ".join(ok("play", "verraeter", "--seed", 1, typed="", COLUMNS="60").split())
    assert sentence not in " ".join(ok("play", "verraeter", "--seed", 1, typed="", COLUMNS="80").split())


def test_a_single_possibility_is_carried_out_and_said() -> None:
    shown = ok("play", "verraeter", "--seed", 6, "--lang", "nl", typed=FIRST)
    assert "Er is maar één mogelijkheid: Leg geen kaarten meer." in shown


@pytest.mark.parametrize(
    ("environment", "word"),
    [
        ({"LANG": "nl_NL.UTF-8"}, "Jouw keuze"),
        ({"LANG": "de_AT.UTF-8", "LC_MESSAGES": "nl_BE"}, "Jouw keuze"),
        ({"LANG": "nl_NL.UTF-8", "LC_ALL": "de_DE.UTF-8"}, "Deine Wahl"),
        ({"LANG": "fr_FR.UTF-8"}, "Your choice"),
        ({"LANG": ""}, "Your choice"),
    ],
)
def test_the_language_comes_from_the_environment(environment: dict[str, str], word: str) -> None:
    assert word in ok("play", "kuhn", typed="", **environment)


def test_saving_never_writes_over_another_file(tmp_path: Path) -> None:
    precious = tmp_path / "precious.txt"
    precious.write_text("mine")
    assert "exists already" in refused("play", "verraeter", "--save", precious)
    copy = tmp_path / "copy.json"
    shown = ok("play", "verraeter", "--seed", 1, typed=f"save {precious}\nsave {copy}\n1\nsave {copy}\nsave\n")
    assert f"{precious} already exists" in shown.replace("\n", "")
    assert precious.read_text() == "mine"
    assert read(copy)["seed"] == 1
    assert [file.name for file in tmp_path.iterdir() if file.name.startswith(".")] == []


def test_a_full_disk_is_told_and_the_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import tempfile

    folder = tmp_path / "stick"
    folder.mkdir()
    real = tempfile.mkstemp

    def full(*args: object, **more: object) -> object:
        if (folder / "match.json").exists():
            raise OSError(28, "No space left on device")
        return real(*args, **more)  # type: ignore[call-overload]

    monkeypatch.setattr(tempfile, "mkstemp", full)
    shown = ok("play", "kuhn", "--seed", 1, "--save", folder / "match.json", typed=FIRST)
    assert "No space left on device" in shown.replace("\n", " ")
    assert WON["en"] in shown


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["chess"], "'chess' is not one of"),
        (["--seats", "5"], "3 or 4 seats, not 5"),
        (["--seats", "four"], "'four' is not a valid integer"),
        (["--me", "5"], "from 1 to 4"),
        (["--me", "0,1"], "from 1 to 4"),
        (["--me", "one"], "seats as numbers"),
        (["--me", ""], "seats as numbers"),
        (["--bots", "deepblue"], "no bot 'deepblue'"),
        (["--bots", "apprentice,random"], "one name, or 3"),
        (["--preset", "2077"], "no preset '2077'"),
        (["--option", "start_hand"], "NAME=VALUE"),
        (["--option", "start_hand=7"], "is one of 3-4-5, random"),
        (["--option", "rain=on"], "no option 'rain'"),
        (["--lang", "fr"], "'fr' is not one of"),
        (["--seed", "-1"], "between 0 and 2**63"),
        (["--seed", str(1 << 63)], "between 0 and 2**63"),
        (["--name", ""], "printable"),
        (["--name", "A\x1b[2J"], "printable"),
        (["--name", "x" * 41], "printable"),
        (["--name", "Anna,Karel"], "a name for each person"),
        (["--me", "1,2", "--name", "Anna,Anna"], "names that differ"),
        (["--save", "/no/such/folder/x.json"], "cannot be written"),
        (["--resume", "/no/such/file.json"], "cannot be read"),
        (["--resume", "/"], "cannot be read"),
        (["--nonsense"], "No such option"),
    ],
)
def test_bad_input_gets_one_sentence(args: list[str], sentence: str) -> None:
    game = [] if args[0] in ("chess", "--resume") else ["verraeter"]
    assert sentence in refused("play", *game, *args)


def test_what_is_for_the_terminal_needs_a_game() -> None:
    """Without a game, `turncoat play` opens the page, which asks all that for itself."""
    for args in (["--seats", "3"], ["--fast"], ["--lang", "nl"], ["--save", "x.json"], ["--seed", "1"]):
        assert f"{args[0]} is for a game in the terminal" in refused("play", *args)


def test_bad_files_get_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    ok("play", "kuhn", "--seed", 1, "--save", file, typed="")
    good = read(file)
    (tmp_path / "noise.json").write_bytes(b"\xff\x00{")
    assert "not JSON" in refused("play", "--resume", tmp_path / "noise.json")
    (tmp_path / "deep.json").write_text("[" * 100_000)
    assert "not JSON" in refused("play", "--resume", tmp_path / "deep.json")
    cases = {
        "not a match": [],
        "by version 99": {**good, "rules_version": 99},
        "other component values": {**good, "components": "x"},
        "no game 'chess'": {**good, "game": "chess"},
        "no bot 'deepblue'": {**good, "bots": [None, "deepblue"]},
        "printable": {**good, "names": ["\x1b[2J", "B"]},
    }
    for sentence, data in cases.items():
        assert sentence in refused("play", "--resume", write(tmp_path / "bad.json", data))


def test_a_saved_game_is_taken_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    ok("play", "kuhn", "--seed", 1, "--save", file, typed="")
    for args in (["--seats", "2"], ["--me", "2"], ["--bots", "random"], ["--seed", "3"], ["--name", "X"], ["--watch"]):
        assert f"{args[0]} is for a new game" in refused("play", "--resume", file, *args)
    assert "is a game of kuhn" in refused("play", "verraeter", "--resume", file)


def test_help_everywhere() -> None:
    for command in ("play", "serve", "sim", "bench", "replay", "rules", "games"):
        assert command in ok("--help")
        assert "Usage" in ok(command, "--help")
    assert ok() == ok("--help")
    assert "No such command" in refused("dance")
    assert run("--version").stdout.startswith("turncoat")
