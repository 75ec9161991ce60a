"""When nothing moves any more, all that is drawn is the table as it is: the end of a match, seen to happen, is the end as a fresh page draws it."""

import pytest
from playwright.sync_api import Page

from tests.support import thorough
from tests.web.conftest import Visit
from tests.web.positions import RECORDED, Moment, recorded, sit_down_at
from tests.web.support import Server, rematch_button, table_number
from turncoat.match import Match

EVERY_DAY = ("het_verraad",)  # with the most to be seen at the end

# Send a decision, as the page does.
SEND = """async ([seat, number, action]) => {
  const id = location.pathname.split("/").pop();
  const body = JSON.stringify({ seat, number, actions: [action], key: crypto.randomUUID() });
  const token = /turncoat_csrf=([^;]*)/.exec(document.cookie)[1];
  const headers = { "content-type": "application/json", "x-csrf-token": token };
  const answer = await fetch(`/api/tables/${id}/moves`, { method: "POST", body, headers });
  if (!answer.ok) throw new Error(await answer.text());
}"""


def last_decision(name: str, file: str) -> tuple[Moment, str]:
    """The moment of a recorded match before its last decision, and what was decided."""
    whole = recorded(file)
    steps = max(number for number, step in enumerate(whole.steps) if step.mover >= 0)
    last = whole.steps[steps]
    match = Match(whole.game, whole.seats, whole.options)
    match.take_up(whole.steps[:steps])
    moment = Moment(name, match.game.prompt(match.view(last.mover)), file, steps, last.mover)
    return moment, match.game.action_text(last.action)


def shown(page: Page) -> list[str]:
    """All that can be read at the table, but for what was just told."""
    rematch_button(page).wait_for()
    page.get_by_role("button", name="See the board").click()
    page.get_by_text("Apprentice", exact=True).first.wait_for()  # bots' names come by themselves
    return page.locator("main").inner_text().splitlines()


@pytest.mark.parametrize("is_skipped", [False, pytest.param(True, marks=thorough)], ids=["seen", "skipped"])
@pytest.mark.parametrize(
    ("name", "file"),
    [
        pytest.param(name, file, id=file, marks=() if file == files[0] and name in EVERY_DAY else thorough)
        for name, files in RECORDED.items()
        for file in files
    ],
)
def test_the_end_is_drawn_as_it_is(new_page: Visit, server: Server, name: str, file: str, *, is_skipped: bool) -> None:
    page = new_page(speed="slow" if is_skipped else "fast")
    moment, action = last_decision(name, file)
    sit_down_at(server, page, moment)
    page.evaluate(SEND, [moment.seat, int(table_number(page)), action])
    if is_skipped:
        page.get_by_role("button", name="Skip", exact=True).click()
    seen = shown(page)
    page.reload()
    assert shown(page) == seen
