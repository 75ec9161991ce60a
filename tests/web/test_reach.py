"""Nobody is ever stuck: whenever it is my decision, all that I may do can be reached, on every screen and whatever happened before."""

import itertools
import random
from collections import defaultdict

import pytest
from playwright.sync_api import Page, expect

from tests.support import thorough
from tests.web.conftest import TakePart, Visit
from tests.web.positions import OVER, RECORDED, Moment, lead_up_to, moments, recorded, sit_down_at
from tests.web.reaching import DROP_SOCKETS, KEEP_SOCKETS, LAYOUTS, PHONE_AND_DESK, REACH, WIDTHS, out_of_reach
from tests.web.support import (
    DESK,
    IDLE,
    SMALL_PHONE,
    Contexts,
    Server,
    Size,
    decide,
    open_log,
    table_number,
    wait_for_change,
    wait_for_turn,
)
from tests.web.test_rest import SEND

DECISIONS = [moment for name in RECORDED for moment in moments(name).values() if moment.prompt != OVER]
# A decision of each game, and what can be chosen there and undone. All but one go through all that may come between in `make thorough`.
UNDOABLE = {
    "verraeter-build": "farm:2",
    "rattus-ready": "merchant:gallia",
    "ontembare_stad-start": "start:m8",
    "het_verraad-actions-verraad": "area:m1",
}
EVERY_DAY = ("het_verraad-actions-verraad",)

# Presses Skip as soon as something is to be seen.
SKIP_AT = """(selector) => {
  const skip = () => document.querySelector(selector) && document.querySelector("[data-skips]")?.click();
  new MutationObserver(skip).observe(document, { childList: true, subtree: true, attributes: true });
}"""


# One prompt in three, each in one layout, in turn; those of a game are visited by one page.
VISITS: dict[str, list[tuple[Moment, Size]]] = defaultdict(list)
for moment, size in zip(DECISIONS[::3], itertools.cycle(LAYOUTS)):
    VISITS[moment.name].append((moment, size))


@pytest.mark.parametrize("name", VISITS)
def test_all_that_may_be_done_can_be_reached(new_page: Visit, server: Server, name: str) -> None:
    """Every prompt, at every width and with gestures made to their end: see below."""
    page = new_page(DESK)
    wrong = {}
    for moment, size in VISITS[name]:
        sit_down_at(server, page, moment)
        if found := out_of_reach(page, (size,), ()):
            wrong[str(moment)] = found
    assert wrong == {}


# The first card of the open row, out of the reach of everybody in turn, and back.
ROW = """document.querySelector("[data-action='choose:0']")"""
HIDDEN = {
    "disabled": ("row.disabled = true", "row.disabled = false"),
    "covered": (
        "document.body.append(Object.assign(document.createElement('div'), { id: 'over', style: 'position:fixed;inset:0;z-index:99' }))",
        "document.getElementById('over').remove()",
    ),
    "deaf": ("row.style.pointerEvents = 'none'", "row.style.pointerEvents = ''"),
    "faint": ("row.parentElement.style.opacity = 0.05", "row.parentElement.style.opacity = ''"),
    "filtered": ("row.style.filter = 'opacity(0)'", "row.style.filter = ''"),
    "invisible": ("row.style.visibility = 'hidden'", "row.style.visibility = ''"),
    "too small": ("row.style.transform = 'scale(0.2)'", "row.style.transform = ''"),
    "beyond the edge": ("row.style.transform = 'translateX(-4000px)'", "row.style.transform = ''"),
    "cut off": ("row.style.clipPath = 'inset(50%)'", "row.style.clipPath = ''"),
    "unknown": (
        "(window.lost = document.querySelector(`[data-choice='choose:0']`)).removeAttribute('data-choice')",
        "lost.dataset.choice = 'choose:0'",
    ),
}


def test_the_law_notices_what_is_out_of_reach(take_part: TakePart) -> None:
    """Each fault in turn, put right again before the next; and last that nothing can be chosen."""
    page = take_part("het_verraad", "choose")
    for name, (how, back) in HIDDEN.items():
        page.evaluate(f"() => {{ const row = {ROW}; {how}; }}")
        assert "choose:0: " in out_of_reach(page, (DESK,), ()), name
        page.evaluate(f"() => {{ const row = {ROW}; {back}; }}")
        assert out_of_reach(page, (DESK,), ()) == "", name
    page.evaluate("document.querySelectorAll('[data-choice]').forEach((one) => one.removeAttribute('data-choice'))")
    assert out_of_reach(page, (DESK,), ()) == "1440 wide: it is not our decision"


@thorough
@pytest.mark.parametrize("moment", DECISIONS, ids=str)
def test_every_gesture_can_be_finished_at_every_width(take_part: TakePart, moment: Moment) -> None:
    page = take_part(moment.name, moment.prompt)
    assert out_of_reach(page, followed=WIDTHS, is_each=True) == ""


@pytest.mark.parametrize(
    "moment", [pytest.param(one, id=str(one), marks=() if str(one) in EVERY_DAY else thorough) for one in DECISIONS]
)
def test_nothing_is_lost_by_a_reload_a_lost_connection_or_undo(
    new_page: Visit, contexts: Contexts, server: Server, moment: Moment
) -> None:
    page = new_page(DESK)
    page.add_init_script(KEEP_SOCKETS)
    with contexts.lend(server, DESK) as others:
        lead_up_to(server, page, moment, moment.steps, others)
    wait_for_turn(page)
    page.reload()
    wait_for_turn(page)
    assert out_of_reach(page, PHONE_AND_DESK, ()) == ""
    page.evaluate(DROP_SOCKETS)
    page.wait_for_function("() => sockets.some((socket) => socket.readyState === WebSocket.OPEN)")
    expect(page.get_by_text("Connection lost")).to_be_hidden()  # the table has arrived, and nothing shifts any more
    assert out_of_reach(page, PHONE_AND_DESK, ()) == ""
    if action := UNDOABLE.get(str(moment)):
        page.locator(f"[data-action='{action}']").click()
        page.wait_for_function(IDLE)
        assert page.evaluate("reach.state().isMine")
    decide(page, random.Random(1), passes=0)
    is_undone = undo(page)
    assert is_undone or not action
    assert not is_undone or out_of_reach(page, PHONE_AND_DESK, ()) == ""


def undo(page: Page) -> bool:
    """Take the last decision back; False where fairness forbids it, because something came to light."""
    button = page.get_by_role("button", name="Undo")
    if button.get_attribute("aria-disabled") == "true":
        return False
    number = table_number(page)
    button.click()
    wait_for_change(page, number)
    wait_for_turn(page)
    return True


def last_decision_before(moment: Moment) -> int | None:
    """The step in which somebody decided last, if anybody has."""
    made = recorded(moment.file).steps[: moment.steps]
    return max((number for number, step in enumerate(made) if step.mover >= 0), default=None)


@thorough
@pytest.mark.parametrize(
    ("moment", "steps"),
    [
        pytest.param(moment, steps, id=str(moment))
        for moment in DECISIONS
        if (steps := last_decision_before(moment)) is not None
    ],
)
def test_all_that_may_be_done_can_be_reached_when_what_led_to_it_was_skipped(
    new_page: Visit, contexts: Contexts, server: Server, moment: Moment, steps: int
) -> None:
    page = new_page(DESK, speed="slow")
    page.add_init_script(f"({SKIP_AT})('[data-skips]')")
    with contexts.lend(server, DESK) as others:
        lead_up_to(server, page, moment, steps, others)
    page.locator(f"[data-prompt={moment.prompt}]").wait_for()
    wait_for_turn(page)
    assert out_of_reach(page, PHONE_AND_DESK, ()) == ""


@thorough
def test_the_open_row_is_there_when_an_attack_was_skipped(new_page: Visit, contexts: Contexts, server: Server) -> None:
    page = new_page(DESK, speed="normal")
    page.add_init_script(f"({SKIP_AT})('.fight')")
    attack, moment = choice_after_attack()
    with contexts.lend(server, DESK) as others:
        lead_up_to(server, page, moment, attack, others)
    page.locator("[data-prompt=choose]").wait_for()
    wait_for_turn(page)
    assert out_of_reach(page) == ""


def test_a_card_can_be_aimed_on_the_smallest_phone_when_an_attack_is_over(take_part: TakePart) -> None:
    page = take_part("het_verraad", "master-after", SMALL_PHONE)
    page.evaluate(REACH)
    card = next(action for action in page.evaluate("reach.legal()") if action.startswith("play:"))
    page.evaluate(SEND, [moments("het_verraad")["master-after"].seat, int(table_number(page)), card])
    page.locator("[data-prompt=target]").wait_for()
    assert out_of_reach(page, (WIDTHS[0],), ()) == ""


def test_the_black_master_is_led_on_the_smallest_phone_and_the_question_stays_in_sight(take_part: TakePart) -> None:
    page = take_part("het_verraad", "master", SMALL_PHONE)
    assert out_of_reach(page, (WIDTHS[0],), (WIDTHS[0],), is_each=True) == ""


def test_the_open_row_stays_while_one_reads_what_others_did(take_part: TakePart) -> None:
    page = take_part("het_verraad", "choose", WIDTHS[4])
    open_log(page)
    page.get_by_role("button", name="Since your last turn").click()
    page.locator(".digest header").wait_for()
    assert out_of_reach(page, WIDTHS[2:], ()) == ""


def test_what_others_did_covers_a_phone_only_until_it_is_put_away(take_part: TakePart) -> None:
    page = take_part("rattus", "place", SMALL_PHONE)
    open_log(page)
    page.get_by_role("button", name="Since your last turn").click()
    page.locator(".digest header").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator(".digest")).to_have_count(0)
    assert out_of_reach(page, (WIDTHS[0],), ()) == ""


def test_rats_can_be_pressed_on_a_phone_that_shows_the_whole_map(take_part: TakePart) -> None:
    page = take_part("rattus", "last", SMALL_PHONE)
    page.get_by_role("button", name="Whole map").click()
    assert out_of_reach(page, (WIDTHS[0],), ()) == ""


@pytest.mark.parametrize(
    "moment", [pytest.param(("ontembare_stad", "actions"), marks=thorough), ("het_verraad", "actions-verraad")]
)
def test_areas_can_be_pressed_on_a_phone_while_a_first_match_is_explained(
    take_part: TakePart, moment: tuple[str, str]
) -> None:
    page = take_part(*moment, SMALL_PHONE, teaching="always")
    expect(page.locator("[data-teaches=actions], [data-teaches=actions-verraad]")).to_contain_text("What it brings")
    assert out_of_reach(page, (WIDTHS[0],), ()) == ""


def choice_after_attack() -> tuple[int, Moment]:
    """The step in which somebody attacks with the Black Master, and the moment after it in which another has to choose a card."""
    for file in RECORDED["het_verraad"]:
        whole = recorded(file)
        attack, by = -1, -1
        for number, step in enumerate(whole.steps):
            action = whole.game.action_text(step.action)
            if action == "attack":
                attack, by = number, step.mover
            elif action.startswith("choose:") and attack >= 0 and step.mover != by:
                return attack, Moment("het_verraad", "choose", file, number, step.mover)
    raise AssertionError("nobody has to choose after another's attack")
