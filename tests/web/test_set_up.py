"""Setting up a table in three choices, and reading its rules: the same choice never twice, and nothing that makes no difference."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.test_friends import set_up

WIDTHS = (360, 390, 768, 1024, 1440)
OUTSIDE = """() => [...document.querySelectorAll('main label, main select, main button, main a, main summary')]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 1).map((one) => one.textContent)"""


def options(page: Page) -> set[str]:
    return {str(one.get_attribute("id")).removeprefix("option-") for one in page.locator("[id^=option-]").all()}


def choose_game(page: Page, title: str) -> None:
    page.get_by_role("radio", name=re.compile(f"^{title}")).check(force=True)
    expect(page.locator(".chosen b")).to_have_text(title)


def test_whoever_comes_from_the_first_page_has_no_house_rules_yet(visit: Visit) -> None:
    """The games are asked for again there; the edition that stands in the first answer is still the same."""
    page = visit("/")
    with page.expect_response("**/api/games?*"):
        page.get_by_role("link", name="Set up a table").first.click()
    expect(page.get_by_role("heading", name="Set up a table")).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(page.locator("summary")).to_have_text("House rules none")


def test_a_table_is_set_up_by_an_edition_and_then_by_house_rules(visit: Visit) -> None:
    """What an edition or a game is, is chosen once; options are offered that make a difference with it and with these seats."""
    page = visit("/new/ontembare_stad")
    expect(page.get_by_role("radio", name="Strategic variant")).to_be_visible()
    assert page.get_by_role("radio", name="Het Verraad").count() == 1
    house = page.locator("summary")
    expect(house).to_have_text("House rules none")
    expect(page.locator("#option-pawn_rounding")).to_be_hidden()
    assert not options(page) & {"mode", "two_player_variant", "great_power_tie", "gate_step"}
    page.get_by_role("button", name="2 players").click()
    assert "two_player_variant" in options(page)
    page.get_by_role("radio", name="Strategic variant").check()
    assert "great_power_tie" in options(page)
    house.click()
    page.locator("#option-pawn_rounding").select_option("down")
    expect(house).to_have_text("House rules one")
    expect(page.get_by_role("radio", name="Strategic variant")).to_be_checked()
    expect(page.locator("footer")).to_contain_text("Half values at the pawnshop: rounded down")
    page.get_by_role("button", name="Undo all changes").click()
    expect(house).to_have_text("House rules none")
    choose_game(page, "Het Verraad")
    assert page.locator("input[name=preset]").count() == 0
    assert "gate_step" in options(page)
    choose_game(page, "Rattus")
    assert "removed_rats_3p" not in options(page)
    page.get_by_role("button", name="3 players").click()
    assert "removed_rats_3p" in options(page)


def test_a_table_is_set_up_in_three_choices(visit: Visit) -> None:
    """With whom, how hard, how long; all else is folded away, and what it would change is told."""
    page = visit("/new/verraeter")
    groups = page.get_by_role("group")
    page.get_by_role("radio", name="Grandmaster").check()
    assert [name for name in groups.locator("> legend").all_inner_texts() if name] == [
        *("Game", "Who plays?", "How hard?", "How long?")
    ]
    assert page.get_by_role("radio", name="Kuhn").count() == 0  # it is for research
    page.locator("summary").click()
    house = page.locator("details")
    house.get_by_role("combobox", name="Bot in seat 3").select_option(label="Novice")
    expect(page.locator("summary")).to_have_text("House rules one")
    for option in house.locator(".option").all():
        expect(option.locator(".why")).not_to_be_empty()
    page.get_by_role("button", name="3 players").click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    table = page.request.get(urlsplit(page.url).path.replace("/t/", "/api/tables/")).json()
    assert [seat["bot"] for seat in table["seats"]] == [None, "grandmaster", "novice"]


def test_a_greyed_button_says_what_is_missing(visit: Visit) -> None:
    page = visit("/new/rattus")
    page.get_by_role("button", name="2 players").click()
    page.get_by_role("radio", name="At this screen").check()
    start = page.get_by_role("button", name="Start the game")
    expect(start).to_have_attribute("aria-disabled", "true")
    expect(start).to_have_accessible_description("Still missing: a name for everyone at this screen.")
    start.press("Enter")
    name = page.get_by_role("textbox", name="Their name")
    expect(name).to_be_focused()
    name.fill("Karel")
    expect(start).to_have_attribute("aria-disabled", "false")
    start.click()
    page.wait_for_url("**/t/*")


def test_all_of_the_set_up_is_in_sight_on_every_screen(visit: Visit) -> None:
    page = visit("/new/ontembare_stad?preset=verraad")
    page.locator("summary").click()
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate(OUTSIDE) == [], width
        chosen = page.get_by_role("radio", name=re.compile("^Het Verraad"))
        expect(chosen).to_be_in_viewport()
        expect(page.locator("footer")).to_contain_text("Het Verraad")
        expect(page.locator("footer")).to_be_in_viewport()


def test_whoever_starts_early_gets_bots_on_the_free_seats(visit: Visit) -> None:
    anna = visit()
    set_up(anna, "guest", "guest", "guest")
    anna.get_by_role("button", name="Create the table").click()
    expect(anna.get_by_text("The 3 free seats go to bots (Apprentice).")).to_be_visible()
    anna.get_by_role("button", name="Start the game").click()
    anna.locator("[data-number]").wait_for()


def test_the_rules_are_read_by_edition_and_option(visit: Visit) -> None:
    page = visit("/rules/ontembare_stad")
    page.locator("#rule-STAD-1\\.1").wait_for()
    assert page.locator("[id^=rule-VERRAAD], [id^=rule-STAD-8]").count() == 0
    expect(page.locator("#rule-STAD-9\\.8")).to_contain_text("ours")
    expect(page.get_by_role("heading", name="3 Trade and cards")).to_be_visible()
    page.get_by_text("Versions of these rules").click()
    expect(page.get_by_text("First version.")).to_be_visible()
    page.get_by_role("link", name="Strategic variant").click()
    page.locator("#rule-STAD-8\\.5").wait_for()
    page.locator("summary", has_text="House rules").click()
    page.locator("#option-equal_turns").select_option("yes")
    expect(page.locator("#rule-STAD-9\\.3")).to_contain_text("House rule")
    expect(page.locator("#rule-STAD-9\\.2")).to_have_count(0)
    page.get_by_role("link", name="Het Verraad").click()
    page.locator("#rule-VERRAAD-8\\.3").wait_for()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Het Verraad")
    expect(page.locator("#rule-STAD-0\\.4")).to_have_count(0)
