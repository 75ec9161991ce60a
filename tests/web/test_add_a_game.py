"""The game of docs/add-a-game.md is built from that page's text, in a copy of Turncoat, and played: one name in the registry is all that changes there."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support import thorough
from tests.web.support import DESK, Server, Visitor, main_button, new_context, rematch_button
from turncoat.games import GAMES

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r"<!-- file: (\S+) -->\n```\w+\n(.*?)```\n", PAGE, re.S))
PARTS = ("docs", "src", "tests", "tools", "web")
BUILT = shutil.ignore_patterns("__pycache__", "node_modules", "page", "screenshots")
CONTRACT = ("games/test_contract.py", "games/test_pig.py")
OTHERS = ("games/test_lessons.py", "games/test_matches.py", "games/test_perft.py", "games/test_playthroughs.py")
EVERY_GAME = ("test_docs.py", "test_layout.py", "match")
MOST_CLICKS = 500


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Turncoat with one game more: the files of the page, and its name in the registry."""
    copy = tmp_path_factory.mktemp("turncoat")
    for part in PARTS:
        shutil.copytree(ROOT / part, copy / part, ignore=BUILT)
    for path in filter(Path.is_file, ROOT.iterdir()):
        shutil.copy(path, copy)
    (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    for name, text in FILES.items():
        assert not (copy / name).exists()
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        (copy / name).write_text(text, encoding="utf-8")
    registry = copy / "src" / "turncoat" / "games" / "__init__.py"
    before = registry.read_text(encoding="utf-8")
    registry.write_text(before.replace('NAMES = ("kuhn", ', 'NAMES = ("kuhn", "pig", '), encoding="utf-8")
    return copy


def environment(copy: Path) -> dict[str, str]:
    """In which Python finds the copy first, and Node where pip has put it."""
    node = Path(sys.executable).parent
    return {**os.environ, "PYTHONPATH": str(copy / "src"), "PATH": f"{node}{os.pathsep}{os.environ['PATH']}"}


def run(copy: Path, *command: str | Path) -> str:
    ran = subprocess.run(command, cwd=copy, env=environment(copy), capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-3000:]
    return ran.stdout


def test_the_page_has_every_file_of_a_game() -> None:
    kuhn = {
        path.relative_to(GAMES["kuhn"].folder) for path in GAMES["kuhn"].folder.rglob("*.*") if path.suffix != ".pyc"
    }
    pig = {Path(name).relative_to("src/turncoat/games/pig") for name in FILES if "games/pig/" in name}
    assert pig == kuhn


def pytest_in(copy: Path, *tests: str) -> str:
    command = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0", "-k", "pig or every_game")
    return run(copy, *command, *(f"tests/{path}" for path in tests))


@thorough
def test_the_game_of_the_page_keeps_to_the_contract(copy: Path) -> None:
    assert " passed" in pytest_in(copy, *CONTRACT)
    run(copy, sys.executable, "-m", "ruff", "check", *(name for name in FILES if name.endswith(".py")))
    run(copy, sys.executable, "-m", "ruff", "format", "--check", *(name for name in FILES if name.endswith(".py")))


@thorough
def test_the_game_of_the_page_is_recorded_and_passes_all_tests_of_games(copy: Path) -> None:
    for recorder in ("tools.record_matches", "tools.record_playthroughs"):  # `make playthroughs`
        run(copy, sys.executable, "-m", recorder, "--write")
    assert " passed" in pytest_in(copy, *OTHERS, *EVERY_GAME)


def test_the_game_of_the_page_is_played(copy: Path) -> None:
    """By its rules alone; its contract and its page are for `make thorough`, since both take long."""
    code = (
        "from turncoat.games import GAMES, play_many; print(play_many(GAMES['pig'], 5, 1, target='plain').points.max())"
    )
    assert int(run(copy, sys.executable, "-c", code)) >= 100


@thorough
def test_the_game_of_the_page_is_played_in_the_browser(copy: Path, browser: Browser, tmp_path: Path) -> None:
    run(copy, "npm", "--prefix", "web", "run", "--silent", "build", "--", "--logLevel", "error")
    server = Server(tmp_path, environment(copy))
    server.start()
    visitor = Visitor(new_context(browser, server, DESK), DESK, {})
    try:
        visitor.page.goto("/")
        game = visitor.page.get_by_role("region", name="Pig")
        expect(game).to_contain_text("Roll as often as you dare")
        game.get_by_role("button").click()
        play_to_the_end(visitor.page)
        assert visitor.problems == []
    finally:
        visitor.context.close()
        server.stop()


def play_to_the_end(page: Page) -> None:
    """Keep what can be kept, else roll."""
    roll, keep = page.get_by_role("button", name="Roll"), page.get_by_role("button", name=re.compile("^Keep"))
    for _ in range(MOST_CLICKS):
        main_button(page).or_(keep).or_(roll).or_(rematch_button(page)).first.wait_for()
        if rematch_button(page).is_visible():
            return
        for button in (main_button(page), keep, roll):
            if button.is_visible():  # what was in sight a moment ago may be gone: then it is looked at again
                button.click()
                break
    raise AssertionError("the match did not end")
