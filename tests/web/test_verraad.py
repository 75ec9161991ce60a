"""Het Verraad in a real browser: from the lobby to the reveal by clicks, taps and keys; a gift to the Black Master, his way and his attack."""

import re

from playwright.sync_api import Page, expect

from tests.support import thorough
from tests.web.conftest import TakePart, Visit
from tests.web.looking import Watch, faults, violations
from tests.web.support import (
    DESK,
    HURRY,
    SMALL_PHONE,
    Size,
    main_button,
    open_log,
    play_by_keys,
    play_on,
    table_number,
    wait_for_change,
    wait_for_turn,
)
from tests.web.test_ontembare_stad import CITY, ENDS, hard_to_use

SET_UP = "/new/ontembare_stad?preset=verraad"

# The contrast between the fills of two drawn things, as WCAG counts it.
CONTRAST = """(selectors) => {
  const luminance = (selector) => {
    const parts = getComputedStyle(document.querySelector(selector)).fill.match(/[0-9.]+/g).map((part) => part / 255);
    const [r, g, b] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const [one, other] = selectors.map(luminance);
  return Math.max(one / other, other / one);
}"""
SIDES = [".panels [data-at=castle] > .bright", ".panels [data-at=castle] > .dark"]
WRITTEN = {"white": (".space.white .price", SIDES[0]), "black": (".space.black .price", SIDES[1])}


def sit_down(visit: Visit, seats: int, *, size: Size = DESK, **settings: object) -> Page:
    """At a table of Het Verraad with bots on the other seats, set up by hand."""
    page = visit(SET_UP, size=size, **settings)
    page.add_init_script(HURRY)
    page.reload()
    page.get_by_role("heading", level=1).wait_for()
    page.get_by_role("button", name=re.compile(f"^{seats} ")).click()
    page.locator("main button.main").last.click()
    page.wait_for_url("**/t/*")
    page.locator(CITY).wait_for()
    wait_for_turn(page)
    return page


def send(page: Page) -> None:
    """Send the gesture in hand, and wait for the table after it."""
    number = table_number(page)
    main_button(page).click()
    wait_for_change(page, number)


def whole_match(page: Page, seed: int, *, tap: bool = False) -> None:
    """To the end, where good or evil is told; the first decision of each kind is looked at."""
    watch = Watch(page, faults, hard_to_use)
    play_on(page, seed, until=watch, tap=tap, passes=ENDS)
    watch.look_at("result")
    assert {"start", "start-tower", "choose", "actions-verraad"} <= watch.found.keys()
    assert watch.wrong == {}
    expect(page.locator(".result h3").first).to_have_text(re.compile("gesiegt|gewonnen|has won"))
    for line in page.locator(".result li:has(.sum)").all():  # everybody's black tokens are turned over
        values = [int(value) for value in line.locator(".black b").all_text_contents()]
        assert set(values) <= {1, 2, 3, 4}
        expect(line.locator(".sum")).to_have_text(f"= {sum(values)}")


def look_at_a_castle(page: Page) -> None:
    """Another's castle opens by the seat's card, with a mouse or by keys, and Escape closes it."""
    card = page.locator("section.seats li").nth(1)
    castle = page.get_by_role("dialog").get_by_role("region", name=re.compile("^Castle of "))
    card.click()
    expect(castle).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(castle).to_have_count(0)
    card.get_by_role("button", name=re.compile("^Castle of ")).press("Enter")
    expect(castle).to_be_visible()
    page.keyboard.press("Escape")
    expect(castle).to_have_count(0)


def test_the_smallest_phone_shows_what_is_asked_above_the_open_row(take_part: TakePart) -> None:
    page = take_part("het_verraad", "choose", SMALL_PHONE)
    asked, row = page.locator("section.turn p"), page.locator(".tray")
    expect(row).to_be_visible()
    box, tray = asked.bounding_box(), row.bounding_box()
    assert box is not None
    assert tray is not None
    assert tray["y"] + tray["height"] <= box["y"]
    asked.get_by_role("button").click(trial=True)


def test_between_phone_and_desk_a_card_of_the_row_is_chosen_beside_the_board(take_part: TakePart) -> None:
    page = take_part("het_verraad", "choose", Size(1024, 768))
    page.locator("aside [data-at=row] [data-stop]").first.click()
    send(page)
    page.locator("[data-prompt=actions-verraad]").wait_for()
    expect(page.locator("aside [data-token=black]")).to_be_visible()


@thorough
def test_a_whole_match_by_clicks_with_five_seats(visit: Visit) -> None:
    whole_match(sit_down(visit, 5, theme="dark", language="de"), seed=4)


@thorough
def test_a_whole_match_by_taps_on_the_smallest_phone_with_five_seats(visit: Visit) -> None:
    whole_match(sit_down(visit, 5, size=SMALL_PHONE, language="nl"), seed=5, tap=True)


@thorough
def test_a_whole_match_by_keys_alone_with_two_seats(visit: Visit) -> None:
    play_by_keys(sit_down(visit, 2), seed=3, ends=ENDS)


def test_the_lobby_has_it_as_a_game_of_its_own(visit: Visit) -> None:
    """One click on its card lays a table of the expansion; set-up opens with its preset and its options."""
    page = visit("/")
    card = page.locator("article", has=page.get_by_role("heading", name="Het Verraad"))
    expect(card.get_by_role("link", name="Set up a table", exact=True)).to_have_attribute("href", SET_UP)
    card.get_by_role("button", name="Play now against bots").click()
    page.wait_for_url("**/t/*")
    page.locator(CITY).wait_for()
    expect(page.get_by_role("heading", level=1)).to_have_text("Het Verraad")
    expect(page.get_by_role("region", name="My castle").or_(page.get_by_text("Open row")).first).to_be_visible()
    page.goto(SET_UP)
    expect(page.locator("#option-gate_step")).to_have_count(1)


def test_a_gift_leads_the_black_master_on_a_way(take_part: TakePart) -> None:
    """A black token has a value that I see. He asks for a way, and areas tell how many steps they are."""
    page = take_part("het_verraad", "master")
    castle = page.get_by_role("region", name="My castle")
    expect(castle.get_by_role("img", name=re.compile("^Black token of value [1-4]$")).first).to_be_visible()
    expect(page.locator(".layer .step").first).to_be_visible()
    page.get_by_role("toolbar", name="How the Black Master goes").get_by_role(
        "button", name="Roll the black die"
    ).click()
    send(page)
    wait_for_turn(page)
    expect(page.locator("[data-prompt=steps], [data-prompt=attack]")).to_have_count(1)
    look_at_a_castle(page)


def test_before_an_attack_both_sums_and_the_chances_are_told(take_part: TakePart) -> None:
    page = take_part("het_verraad", "attack", hurries=True)
    fight = page.locator("section.fight").first
    expect(fight).to_contain_text(re.compile(r"die \+ \d.*die \+ \d", re.DOTALL))
    expect(fight.locator(".odds")).to_have_attribute(
        "aria-label", re.compile("He wins [0-9]+ %, equal [0-9]+ %, he loses [0-9]+ %")
    )
    number = table_number(page)
    main_button(page).click()
    wait_for_change(page, number)
    open_log(page)
    expect(page.get_by_role("log")).to_contain_text("VERRAAD-8")


def test_dice_roll_before_the_eyes_of_all(take_part: TakePart) -> None:
    page = take_part("het_verraad", "master", speed="fast")
    page.evaluate(
        """() => {
          window.thrown = [];
          new MutationObserver(() => {
            const die = document.querySelector(".over .die.rolling");
            if (die) thrown.push(die.closest(".card").textContent.trim());
          }).observe(document.body, { childList: true, subtree: true });
        }"""
    )
    page.get_by_role("button", name="Roll the black die").first.click()
    send(page)
    page.wait_for_function("() => thrown.length > 0 && thrown.every((text) => text.length > 5)")


def test_the_white_and_the_black_side_of_a_castle_differ_by_day_and_by_night(take_part: TakePart) -> None:
    page = take_part("het_verraad", "actions-verraad")
    for theme in ("light", "dark"):
        page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        assert page.evaluate(CONTRAST, SIDES) > 7, theme
        for side, places in WRITTEN.items():
            assert page.evaluate(CONTRAST, list(places)) > 4.5, (theme, side)


def test_no_attack_is_left_standing_when_all_is_over(take_part: TakePart) -> None:
    page = take_part("het_verraad", "over", Size(1024, 768))
    page.get_by_role("button", name="See the board").click()
    open_log(page)
    expect(page.get_by_role("log")).to_contain_text("attacked")
    page.keyboard.press("Escape")
    expect(page.locator(".panels .panel").first).to_be_visible()
    expect(page.locator(".fight")).to_have_count(0)
