"""De Ontembare Stad in a real browser: whole matches by clicks, taps and keys in both presets with two and five seats; reactions; the city near and far."""

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Page, Route, WebSocketRoute, expect

from tests.web.conftest import Visit
from tests.web.looking import Watch, faults, violations
from tests.web.support import (
    DESK,
    MOST_DECISIONS,
    PHONE,
    SMALL_PHONE,
    Size,
    decide,
    main_button,
    pass_button,
    play_on,
    rematch_button,
    table_number,
    wait_for_turn,
)

CITY = ".board svg[role=group]"
AREAS = 48
ENDS = 0.6  # how often a turn is ended that could go on: a sale more is no other test

# By axe, which takes its time in a city of 48 areas.
LOOKED_INTO = (
    "start",
    "actions",
    "before",
    "react-block",
    "start-tower",
    "choose",
    "actions-verraad",
    "master",
    "steps",
    "attack",
)

# Reactions are answered after a pause as people make them. Here nobody watches: the pauses, which alone are of no whole milliseconds, are shortened.
HURRY = """
  const wait = window.setTimeout;
  window.setTimeout = (what, ms, ...rest) => wait(what, ms >= 700 && !Number.isInteger(ms) ? 30 : ms, ...rest);
"""

# The table is another than that of a number; or a gesture has been begun, and all that follows from it is known.
CHANGED = "before => document.querySelector('[data-number]')?.dataset.number !== before"
GONE_ON = f"""([before, choices]) => {{
  const now = [...document.querySelectorAll("[role=option]")].map((one) => one.textContent).join();
  return ({CHANGED})(before) || document.querySelector("[data-main=true]") || (now && now !== choices);
}}"""

# The sizes of what must be read and pressed in the city.
SIZES = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  return {
    areas: boxes("[data-area]").map(({ width, height }) => Math.min(width, height)),
    numbers: boxes(".pieces text").map(({ height }) => height),
  };
}"""


def sit_down(
    visit: Visit, preset: str, seats: int, *, size: Size = DESK, variant: str = "", **settings: object
) -> Page:
    """At a table with bots on the other seats, set up by hand."""
    page = visit("/new/ontembare_stad", size=size, **settings)
    page.add_init_script(HURRY)
    page.reload()
    page.get_by_role("heading", level=1).wait_for()
    page.locator("#option-mode").select_option(preset)
    page.get_by_role("button", name=re.compile(f"^{seats} ")).click()
    if variant:
        page.locator("#option-two_player_variant").select_option(variant)
    page.locator("main button.main").last.click()
    page.wait_for_url("**/t/*")
    page.locator(CITY).wait_for()
    wait_for_turn(page)
    return page


def hard_to_use(page: Page) -> list[str]:
    """What axe finds, at the decisions that it looks into."""
    is_over = rematch_button(page).is_visible()
    is_looked_into = is_over or page.locator("[data-prompt]").get_attribute("data-prompt") in LOOKED_INTO
    return violations(page) if is_looked_into else []


@pytest.mark.parametrize(("preset", "seats", "theme"), [("basic", 5, "light"), ("strategic", 2, "dark")])
def test_a_whole_match_by_clicks_without_a_fault(visit: Visit, preset: str, seats: int, theme: str) -> None:
    page = sit_down(visit, preset, seats, theme=theme, language="de")
    watch = Watch(page, faults, hard_to_use)
    play_on(page, seed=seats, until=watch, passes=ENDS)
    watch.look_at("result")
    assert {"start", "actions"} <= watch.found.keys()
    assert watch.wrong == {}
    rematch_button(page).click()
    page.locator(CITY).wait_for()


def test_a_whole_match_by_taps_on_a_phone_without_a_fault(visit: Visit) -> None:
    page = sit_down(visit, "strategic", 5, size=PHONE, theme="dark", language="nl")
    watch = Watch(page, faults, hard_to_use)
    play_on(page, seed=6, until=watch, tap=True, passes=ENDS)
    assert {"start", "actions"} <= watch.found.keys()
    assert watch.wrong == {}


def test_a_whole_match_by_keys_alone(visit: Visit) -> None:
    play_by_keys(sit_down(visit, "basic", 2), seed=7)


def play_by_keys(page: Page, seed: int) -> None:
    """The number of a choice, Enter to take it and the one that follows, and the keys that send it; no mouse is touched."""
    chance = random.Random(seed)
    for _ in range(MOST_DECISIONS):
        wait_for_turn(page)
        if rematch_button(page).is_visible():
            return
        number = table_number(page)
        choices = page.get_by_role("option").all_text_contents()
        is_ending = pass_button(page).is_visible() and chance.random() < ENDS
        page.keyboard.press(str(1 + chance.randrange(min(len(choices), 9))))
        if is_ending:
            page.keyboard.press("End")  # the end of a turn is the last choice
        page.keyboard.press("Enter")
        page.wait_for_function(GONE_ON, arg=[number, ",".join(choices)])
        if table_number(page) != number:
            continue
        if not main_button(page).is_visible():  # where, or on what
            page.keyboard.press("1")
            page.keyboard.press("Enter")
            main_button(page).wait_for()
        page.keyboard.press("Control+Enter")
        page.wait_for_function(CHANGED, arg=number)
    raise AssertionError("the match did not end")


def test_the_smallest_phone_shows_all_areas_and_comes_nearer(visit: Visit) -> None:
    """48 areas are legible and large enough for a finger at 360 pixels; buttons, keys and fingers bring them nearer."""
    page = sit_down(visit, "strategic", 4, size=SMALL_PHONE, language="de")
    watch = Watch(page, faults)
    acting = page.locator("[data-prompt=actions]")
    play_on(page, 3, lambda: watch() or (int(table_number(page)) > 40 and acting.count() > 0), tap=True, passes=ENDS)
    assert watch.wrong == {}
    sizes = page.evaluate(SIZES)
    assert len(sizes["areas"]) == AREAS
    assert min(sizes["areas"]) >= 24
    assert min(sizes["numbers"]) >= 10.5  # a letter of twelve pixels, with what stands above and below it

    def width() -> float:
        return city_box(page)["width"]

    whole = width()
    page.get_by_role("button", name="Vergrößern").tap()
    assert width() > whole
    page.get_by_role("button", name="Die ganze Stadt").tap()
    assert width() == pytest.approx(whole)
    page.locator("[data-area]").first.focus()
    page.keyboard.press("+")
    assert width() > whole
    page.keyboard.press("0")
    assert width() == pytest.approx(whole)
    box = city_box(page)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    pinch(page, x, y)
    assert width() > whole * 1.5
    expect(page.locator(".bar .buttons button").first).to_be_in_viewport()


def city_box(page: Page) -> FloatRect:
    box = page.locator(CITY).bounding_box()
    assert box is not None
    return box


def pinch(page: Page, x: float, y: float) -> None:
    """Two fingers move apart."""
    wire = page.context.new_cdp_session(page)

    def touch(kind: str, apart: float) -> None:
        points = [{"x": x - apart, "y": y}, {"x": x + apart, "y": y}] if kind != "touchEnd" else []
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 30)
    for apart in (40, 50, 60, 70):
        touch("touchMove", apart)
    touch("touchEnd", 0)
    page.wait_for_timeout(100)


def test_arrow_keys_walk_from_area_to_area_and_the_wheel_brings_them_nearer(visit: Visit) -> None:
    page = sit_down(visit, "basic", 2)
    page.locator("[data-area=m0]").focus()
    for key, area in (("ArrowLeft", "m15"), ("ArrowRight", "m0"), ("ArrowDown", "i0")):
        page.keyboard.press(key)
        expect(page.locator(f"[data-area={area}]:focus")).to_have_count(1)
    whole = city_box(page)
    page.mouse.move(whole["x"] + whole["width"] / 2, whole["y"] + whole["height"] / 2)
    page.mouse.wheel(0, -400)
    page.wait_for_function(
        f"before => document.querySelector('{CITY}').getBoundingClientRect().width > before", arg=whole["width"]
    )


def test_a_purchase_is_told_before_it_is_made(visit: Visit) -> None:
    """An area's price and what it pays when it is pointed at; its name and price on the button that sends it."""
    page = sit_down(visit, "basic", 2)
    page.locator("[data-area=i1]").hover()
    expect(page.locator("aside", has_text="High Street")).to_contain_text("+3")
    play_on(page, seed=1, until=lambda: page.locator("[data-prompt=actions]").count() > 0, passes=0)
    area = page.locator("[data-area]:not([aria-disabled=true])").first
    area.click()
    expect(main_button(page)).to_contain_text(re.compile("Buy .* for [1-8] stone"))
    expect(page.locator(".dock .ask")).to_contain_text(re.compile("costs [1-8] stone"))


def test_an_area_out_of_reach_says_why_and_names_the_rule(visit: Visit) -> None:
    page = sit_down(visit, "basic", 2)
    play_on(page, seed=1, until=lambda: page.locator("[data-prompt=actions]").count() > 0, passes=0)
    page.locator("[data-area][aria-disabled=true]").first.click(force=True)
    expect(page.locator(".toast")).to_contain_text(re.compile("STAD-4"))


def test_a_wrong_site_says_why_for_the_card_in_hand(visit: Visit) -> None:
    page = sit_down(visit, "basic", 2)
    cards = page.get_by_role("toolbar", name="My building cards").locator("button")
    ask = page.locator(".dock .ask")

    def has_taken_up() -> bool:
        """A card that can be built is in hand, if there is one."""
        for place in range(cards.count() if page.locator("[data-prompt=actions]").count() else 0):
            cards.nth(place).click()
            page.wait_for_function("() => document.querySelector('.dock .ask').textContent.trim() !== ''")
            page.wait_for_timeout(100)
            if "choose where it is to stand" in (ask.text_content() or ""):
                return True
        return False

    play_on(page, seed=1, until=has_taken_up, passes=1)
    expect(ask).to_contain_text("choose where it is to stand")
    page.locator("[data-area][aria-disabled=true]").first.click(force=True)
    expect(page.locator(".toast")).to_contain_text(re.compile(r"STAD-5\.\d"))
    expect(ask).to_contain_text("choose where it is to stand")  # it is still in hand


CUT_OFF = {"isolates": ["m6", "o12"], "gains": {"0": 5, "1": -3, "2": -2}}


def cut_off_by_all(answer: Any) -> Any:
    """What the server says, if every purchase cut off two areas of two opponents."""
    if isinstance(answer, list):
        return [cut_off_by_all(one) for one in answer]
    if not isinstance(answer, dict):
        return answer
    if "isolates" in answer:
        areas = [f"{ring}{place}" for ring, many in (("i", 8), ("m", 16), ("o", 24)) for place in range(many)]
        return {**answer, **{key: dict.fromkeys(areas, value) for key, value in CUT_OFF.items()}}
    return {key: cut_off_by_all(value) for key, value in answer.items()}


@pytest.mark.parametrize("size", [SMALL_PHONE, DESK], ids=["phone", "desk"])
def test_what_a_purchase_cuts_off_can_be_read_whole_and_covers_no_area_in_hand(visit: Visit, size: Size) -> None:
    """German has the longest words for it; the second press sends, so the area must stay beneath the finger."""
    page = sit_down(visit, "strategic", 4, size=size, language="de")
    play_on(page, seed=3, until=lambda: page.locator("[data-prompt=actions]").count() > 0, passes=0)

    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, json=cut_off_by_all(response.json()))

    def hear(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda message: line.send(json.dumps(cut_off_by_all(json.loads(message)))))

    page.route("**/api/tables/**", answer)
    page.route_web_socket("**/live**", hear)
    page.reload()
    wait_for_turn(page)
    area = page.locator("[data-area]:not([aria-disabled=true])").first
    name, box = area.get_attribute("data-area"), area.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.click(x, y)
    main_button(page).wait_for()
    told = page.locator(".slot" if size.is_phone else ".dock .ask")
    expect(told).to_contain_text("Das schließt Färbergraben und Ochsenfeld ein: 5 mehr für dich")
    expect(told).to_contain_text("Du würdest auf")
    assert told.evaluate("(box) => box.scrollHeight - box.clientHeight") <= 0
    beneath = "([x, y]) => document.elementFromPoint(x, y).closest('[data-area]')?.dataset.area"
    assert page.evaluate(beneath, [x, y]) == name
    expect(main_button(page)).to_be_in_viewport(ratio=1)


def play_until_asked(page: Page, chance: random.Random) -> bool:
    """Hold an influence card as soon as one can be bought, and play on; whether a reaction was asked for before the match ended."""
    page.evaluate(
        """() => {
          window.reactions = [];
          new MutationObserver(() => {
            const reaction = document.querySelector(".reaction");
            if (reaction) reactions.push(reaction.textContent);
          }).observe(document.body, { childList: true, subtree: true });
        }"""
    )
    for _ in range(MOST_DECISIONS):
        wait_for_turn(page)
        if page.evaluate("() => reactions.length"):
            return True
        if rematch_button(page).is_visible():
            break
        buy = page.locator(
            "button[data-stop]:not([aria-disabled=true])", has=page.locator("use[href='#stad/back-influence']")
        )
        if buy.count() and not page.get_by_role("toolbar", name="My influence cards").locator("button").count():
            number = table_number(page)
            buy.first.click()
            main_button(page).click()
            page.wait_for_function(CHANGED, arg=number)
        else:
            decide(page, chance, passes=1)
    return False


def test_who_holds_an_influence_card_is_asked_and_answered_for_if_it_is_of_no_use(visit: Visit) -> None:
    """With five stones an influence card is bought at once. Whoever buys an area next asks; a card that helps nothing needs no answer.

    In a short match it may come to neither: then another is played.
    """
    chance = random.Random(2)
    for _ in range(4):
        page = sit_down(visit, "strategic", 5)
        if play_until_asked(page, chance):
            break
    told = page.evaluate("() => reactions.join(' ')")
    assert re.search("wants to buy|plays", told)
    assert re.search("answered for you|Do not ask me again this turn", told)
    if "answered for you" in told:  # nobody pressed anything, and the table goes on
        wait_for_turn(page)
    else:
        number = table_number(page)
        page.get_by_label("Do not ask me again this turn").click()
        page.wait_for_function(CHANGED, arg=number)  # that is an answer too: the table goes on without another press
        wait_for_turn(page)


def test_two_seats_lead_two_orders_each(visit: Visit) -> None:
    page = sit_down(visit, "basic", 2, variant="two_orders")
    expect(page.locator("[data-at^=marker-]")).to_have_count(4)
    play_on(page, seed=4, until=lambda: page.locator("[data-prompt=actions]").count() > 0, passes=0)
    expect(page.locator(".purse small").first).to_contain_text("order")
    first = page.locator(".purse small").first.text_content()
    number = int(table_number(page))

    def other_order() -> bool:
        named = page.locator(".purse small").first.text_content()
        return int(table_number(page)) > number and page.locator("[data-prompt=actions]").count() > 0 and named != first

    play_on(page, seed=5, until=other_order, passes=1)
    assert not rematch_button(page).is_visible()


def test_cards_turn_before_the_eyes_of_all(visit: Visit) -> None:
    """When things move, a card rises and turns over, and what it is, is told."""
    page = sit_down(visit, "basic", 4, speed="fast")
    page.evaluate(
        """() => {
          window.turned = [];
          new MutationObserver(() => {
            const card = document.querySelector(".turning .front");
            if (card) turned.push(card.textContent);
          }).observe(document.body, { childList: true, subtree: true });
        }"""
    )
    play_on(page, seed=9, until=lambda: bool(page.evaluate("() => turned.length")), passes=ENDS)
    assert page.evaluate("() => turned.length > 0 && turned.every((text) => text.trim().length > 3)")
