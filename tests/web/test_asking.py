"""What cannot be done says why; what was done can be taken back as far as the rules of fairness allow; what can be set is set."""

import random
import re
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.support import is_thorough
from tests.web.conftest import Visit
from tests.web.support import (
    DESK,
    Contexts,
    Server,
    Visitor,
    decide,
    open_choices,
    play_now,
    play_on,
    table_number,
    wait_for_turn,
)
from tests.web.test_friends import set_up


@pytest.fixture(scope="module")
def table(contexts: Contexts, server: Server) -> Iterator[Page]:
    """A table at which others have laid a farm before us."""
    with contexts.lend(server, DESK) as context:
        visitor = Visitor(context, DESK, {})
        visitor.page.goto("/")
        play_now(visitor.page)
        wait_for_turn(visitor.page)
        yield visitor.page
    assert visitor.problems == []


@pytest.fixture
def first_decision(table: Page) -> Iterator[Page]:
    """The same one for all tests that send nothing; what they began and opened is put away."""
    yield table
    for _ in range(2):  # a dialog, and what is chosen
        table.keyboard.press("Escape")
    expect(table.locator("[data-stop][aria-pressed=true]")).to_have_count(0)


def test_a_land_that_is_taken_says_why_and_names_the_rule(first_decision: Page) -> None:
    page = first_decision
    page.locator("[data-stop][aria-disabled=true]").first.click(
        force=True
    )  # Playwright waits for what is disabled; people do not
    expect(page.get_by_text("There is already a building card under")).to_be_visible()
    page.get_by_role("button", name=re.compile("VER-0.5|Read the rule")).first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("VER-0.5").first).to_be_visible()


def test_a_choice_can_be_taken_back_before_it_is_sent(first_decision: Page) -> None:
    page = first_decision
    open_choices(page).first.click()
    expect(page.locator("[data-stop][aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[data-stop][aria-pressed=true]")).to_have_count(0)


def test_consequences_are_foreseen_before_they_are_final(first_decision: Page) -> None:
    page = first_decision
    open_choices(page).first.click()
    expect(page.get_by_role("region", name="Your decision").get_by_text("laid a building card")).to_be_visible()


def sit_with_a_friend(anna: Page, karel: Page) -> None:
    """A new table of these two and a bot, begun."""
    anna.goto("/")
    set_up(anna, "guest", "bot", "bot")
    anna.get_by_role("button", name=re.compile("Create the table")).click()
    anna.wait_for_url("**/t/*")
    karel.goto(urlsplit(anna.url).path)
    karel.get_by_role("button", name="Sit here").click()
    expect(anna.get_by_text("Free seat", exact=True)).to_have_count(0)  # on which a bot would be put
    anna.get_by_role("button", name="Start the game").click()


def test_a_decision_can_be_undone_until_somebody_else_acts(visit: Visit) -> None:
    anna, karel = visit(), visit()
    undo = anna.get_by_role("button", name="Undo")
    chance = random.Random(31)
    sit_with_a_friend(anna, karel)
    wait_for_turn(anna)
    decide(anna, chance)  # and now Karel is to decide
    expect(undo).to_have_attribute("aria-disabled", "false")
    assert undo.get_attribute("title") is None
    number = table_number(anna)
    undo.click()
    expect(anna.get_by_role("log")).to_contain_text("undid a decision")
    expect(karel.get_by_role("log")).to_contain_text("undid a decision")
    wait_for_turn(anna)
    assert table_number(anna) != number


def test_undo_says_why_there_is_nothing_to_undo(first_decision: Page) -> None:
    page = first_decision
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_accessible_description(re.compile("^You cannot undo anything"))
    undo.click(force=True)  # Playwright waits for what is disabled; people do not
    expect(page.get_by_role("alert").get_by_text("You cannot undo anything")).to_be_visible()


def test_settings_hold_at_once_and_after_a_reload(visit: Visit) -> None:
    page = visit()
    play_now(page)
    wait_for_turn(page)
    page.keyboard.press("s")
    page.get_by_role("switch", name="Large text").click()
    page.get_by_role("switch", name="Patterns as well as colours").click()
    page.get_by_role("dialog").get_by_role("button", name="dark").click()
    root = page.locator("html")
    page.get_by_role("dialog").get_by_role("button", name="Deutsch").click()
    for _ in range(2):
        for name, value in {"data-text": "large", "data-patterns": "off", "data-theme": "dark", "lang": "de"}.items():
            expect(root).to_have_attribute(name, value)
        expect(page.get_by_role("button", name="Protokoll")).to_be_visible()
        page.reload()


def test_the_edition_of_1998_is_played_when_it_is_chosen(visit: Visit) -> None:
    page = visit("/new/verraeter")
    page.locator("summary", has_text="House rules").click()
    page.get_by_role("radio", name="Edition of 1998").check()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    play_on(page, seed=32, until=lambda: int(table_number(page)) > (50 if is_thorough() else 10))
    answer = page.request.get(urlsplit(page.url).path.replace("/t/", "/api/tables/")).json()
    assert answer["preset"] == "1998"


def test_the_link_can_be_copied_with_and_without_https(visit: Visit) -> None:
    page = visit()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    set_up(page, "guest", "bot", "bot")
    page.get_by_role("button", name=re.compile("Create the table")).click()
    page.wait_for_url("**/t/*")
    for is_secure in (True, False):
        page.evaluate("navigator.clipboard.writeText('')")
        page.evaluate(
            "is => Object.defineProperty(window, 'isSecureContext', { value: is, configurable: true })", is_secure
        )
        page.get_by_role("button", name="Copy").click()
        expect(page.get_by_text("Link copied.")).to_be_visible()
        page.wait_for_function("async () => (await navigator.clipboard.readText()) === location.href")
    page.get_by_label("Add a bot").select_option("apprentice")
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("button", name="Menu").click()
    page.evaluate("navigator.clipboard.writeText('')")
    page.get_by_role("button", name="Copy the link to this table").click()
    expect(page.get_by_role("button", name="Link copied.")).to_be_visible()
    page.wait_for_function("async () => (await navigator.clipboard.readText()) === location.href")


def test_arrow_keys_walk_around_the_board(first_decision: Page) -> None:
    page = first_decision
    lands = page.get_by_role("group", name="Ring").locator("[data-stop]")
    lands.and_(page.locator("[tabindex='0']")).focus()
    count = lands.count()
    start = page.evaluate("document.activeElement.getAttribute('aria-label')")
    walked = {start}
    for _ in range(count - 1):
        page.keyboard.press("ArrowRight")
        walked.add(page.evaluate("document.activeElement.getAttribute('aria-label')"))
    assert len(walked) == count
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == start
    page.keyboard.press("Enter")
    expect(lands.and_(page.locator("[aria-pressed=true]"))).to_have_count(1)


def test_an_address_that_was_cut_off_leads_nowhere(visit: Visit) -> None:
    page = visit("/%E0%A4%A")
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
