"""While a bot thinks, however long, the page says so and can be used; and who asks it for a hint is seen."""

import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.server.support import ME, Browser, serving
from tests.web.conftest import Visit
from tests.web.looking import faults, violations
from tests.web.support import Server, main_button, open_log, table_number

PATIENCE = 600.0  # seconds for a thought: longer than any test waits, for no other bot is to move instead

# Decides for the last legal action, but not while there is a file that says it still thinks; nothing else, hints among it, takes it any time.
THINKER = """
import json, pathlib, sys, time
thinking = pathlib.Path({thinking!r})
print("ready", flush=True)
for line in sys.stdin:
    question = json.loads(line)
    is_decision = question["type"] == "choose"
    while is_decision and thinking.exists():
        time.sleep(0.01)
    hints = [{{"action": action, "won": 0.6, "points": 2.0, "line": []}} for action in (1, 0)]
    answers = {{"hint": hints, "choose": {{"action": question.get("legal", [0])[-1]}}}}
    print(json.dumps(answers.get(question["type"], {{}})), flush=True)
"""


@pytest.fixture
def thinking(tmp_path: Path) -> Path:
    """As long as this file is there, bots think."""
    file = tmp_path / "thinking"
    file.touch()
    return file


@pytest.fixture
def server(tmp_path: Path, thinking: Path) -> Iterator[Server]:
    """One of its own, in a thread, with bots that think for as long as the test likes."""
    worker = (sys.executable, "-c", THINKER.format(thinking=str(thinking)))
    with serving(f"sqlite:///{tmp_path / 'test.sqlite3'}", worker, bot_seconds=PATIENCE) as address:
        server = Server(tmp_path)
        server.port = int(address.rsplit(":", 1)[1])
        yield server


def pass_to(page: Page, bot: str) -> None:
    """Lay a table of Kuhn poker with a bot, and leave the decision to it."""
    page.get_by_role("radio", name=bot, exact=True).check()
    page.locator("main button.main").last.click()
    page.get_by_role("button", name="Pass").click()
    main_button(page).click()


def look_around(page: Page) -> None:
    """Open and close the menu, the log and the rules, and look for something in those."""
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Leave the table")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Leave the table")).to_be_hidden()
    for is_shown in (False, True):
        page.get_by_role("button", name="Log").click()
        expect(page.get_by_role("log")).to_be_visible(visible=is_shown)
    page.get_by_role("button", name="Rules").click()
    rules = page.get_by_role("dialog")
    rules.get_by_role("searchbox").fill("Two passes")
    expect(rules.get_by_text("KUHN-2.1")).to_be_visible()
    expect(rules.get_by_text("KUHN-1.1")).to_be_hidden()
    rules.get_by_role("button", name="Close").click()
    expect(rules).to_be_hidden()


def test_a_page_can_be_used_while_a_bot_thinks_and_then_shows_its_move(visit: Visit, thinking: Path) -> None:
    page = visit("/new/kuhn")
    pass_to(page, "Grandmaster")
    by_the_turn = page.get_by_role("region", name="Whose turn").get_by_role("img", name="thinking")
    by_the_seat = page.get_by_role("listitem").filter(has_text="Grandmaster").get_by_role("img", name="thinking")
    expect(by_the_turn).to_be_visible()
    expect(by_the_seat).to_be_attached()
    assert violations(page) + faults(page) == []
    number = table_number(page)
    look_around(page)
    expect(by_the_turn).to_be_visible()
    assert table_number(page) == number

    thinking.unlink()
    expect(page.get_by_role("log").get_by_text("bet one coin")).to_be_visible()
    for dots in (by_the_turn, by_the_seat):
        expect(dots).to_have_count(0)
    expect(page.get_by_role("button", name="Call")).to_be_visible()  # and it is my turn


def prepare_search(server: Server) -> None:
    """Until a search is said to be compiled, a browser complains of each request for a hint."""
    with Browser(server.address, "Wout") as wout:
        table = wout.lay("kuhn", ME, ME, hints=True)
        asked = {"number": table["number"], "seat": table["turn"]["mover"]}
        while wout.ask("POST", f"/api/tables/{table['id']}/hint", asked).status_code == 409:
            time.sleep(0.05)


def test_among_people_everybody_sees_who_asked(visit: Visit, new_page: Visit, server: Server) -> None:
    """In the log and at the seat; before asking, one is told that it will be seen."""
    prepare_search(server)
    anna = visit("/new/kuhn")
    anna.get_by_role("radio", name="Friends").check()
    anna.locator("summary").click()
    expect(anna.get_by_role("checkbox", name="Allow hints")).not_to_be_checked()
    anna.get_by_role("checkbox", name="Allow hints").check()
    anna.get_by_role("button", name="Create the table").click()
    anna.wait_for_url("**/t/*")
    ben = new_page()
    ben.goto(anna.url)
    ben.get_by_role("button", name="Sit here").click()
    expect(anna.get_by_text("Free seat", exact=True)).to_have_count(0)  # on which a bot would be put
    anna.get_by_role("button", name="Start the game").click()
    ben.locator("[data-number]").wait_for()
    path = urlsplit(anna.url).path.replace("/t/", "/api/tables/")
    asker, other = (anna, ben) if anna.request.get(path).json()["turn"]["mover"] == 0 else (ben, anna)
    button = asker.get_by_role("button", name="Hint")
    expect(button).to_have_attribute("data-tip", "Everybody sees that you ask; only you see the answer.")
    button.click()
    expect(asker.get_by_role("region", name="Best moves").get_by_role("button", name="Bet")).to_be_visible()
    open_log(other)
    expect(other.get_by_role("log").get_by_text("asked for a hint.")).to_be_visible()
    expect(other.locator("[data-tip='Has asked for one hint']")).to_be_visible()
    assert other.get_by_role("region", name="Best moves").count() == 0
