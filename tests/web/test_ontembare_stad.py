"""De Ontembare Stad in a real browser: whole matches by clicks, taps and keys in both presets with two and five seats; reactions; the city near and far."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Page, Route, WebSocketRoute, expect

from tests.support import thorough
from tests.web.conftest import TakePart, Visit
from tests.web.looking import Watch, faults, violations
from tests.web.positions import RECORDED, Moment, guest_of, lead_up_to, moment_in, moments, sit_down_at
from tests.web.support import (
    CHANGED,
    DESK,
    HURRY,
    PHONE,
    SMALL_PHONE,
    Contexts,
    Server,
    Size,
    main_button,
    play_by_keys,
    play_on,
    rematch_button,
    table_number,
    wait_for_turn,
)
from turncoat.cli.common import words_for
from turncoat.games import GAMES
from turncoat.games.ontembare_stad.tables import INFLUENCE_NAMES
from turncoat.match import LANGUAGES, Match

CITY = ".board svg[role=group]"
WIDER = f"before => document.querySelector('{CITY}').getBoundingClientRect().width > before"
AREAS = 48
MATCH = RECORDED["ontembare_stad"][0]
FAMINE = 70  # the step in that match before Famine is turned
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
    page.locator(f"input[name=preset][value={preset}]").check(force=True)
    page.get_by_role("button", name=re.compile(f"^{seats} ")).click()
    if variant:
        page.locator("summary", has_text="House rules").click()
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


@thorough
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


@thorough
def test_a_whole_match_by_taps_on_a_phone_without_a_fault(visit: Visit) -> None:
    page = sit_down(visit, "strategic", 5, size=PHONE, theme="dark", language="nl")
    watch = Watch(page, faults, hard_to_use)
    play_on(page, seed=6, until=watch, tap=True, passes=ENDS)
    assert {"start", "actions"} <= watch.found.keys()
    assert watch.wrong == {}


@thorough
def test_a_whole_match_by_keys_alone(visit: Visit) -> None:
    play_by_keys(sit_down(visit, "basic", 2), seed=7, ends=ENDS)


def test_the_smallest_phone_shows_all_areas_and_comes_nearer(new_page: Visit, server: Server) -> None:
    """48 areas are legible and large enough for a finger at 360 pixels; buttons, keys and fingers bring them nearer."""
    page = new_page(SMALL_PHONE, language="de")
    sit_down_at(
        server, page, moment_in("ontembare_stad", MATCH, lambda match: len(match.steps) > 200 and can_build(match))
    )
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
    page.wait_for_function(WIDER, arg=whole * 1.5)
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


def test_arrow_keys_walk_from_area_to_area_and_the_wheel_brings_them_nearer(visit: Visit) -> None:
    page = sit_down(visit, "basic", 2)
    page.locator("[data-area=m0]").focus()
    for key, area in (("ArrowLeft", "m15"), ("ArrowRight", "m0"), ("ArrowDown", "i0")):
        page.keyboard.press(key)
        expect(page.locator(f"[data-area={area}]:focus")).to_have_count(1)
    whole = city_box(page)
    page.mouse.move(whole["x"] + whole["width"] / 2, whole["y"] + whole["height"] / 2)
    page.mouse.wheel(0, -400)
    page.wait_for_function(WIDER, arg=whole["width"])


def test_a_purchase_is_told_before_it_is_made(take_part: TakePart) -> None:
    """An area's price and what it pays when it is pointed at; its name and price on the button that sends it."""
    page = take_part("ontembare_stad", "actions")
    page.locator("[data-area=i1]").hover()
    expect(page.locator("aside", has_text="High Street")).to_contain_text("+3")
    area = page.locator("[data-area]:not([aria-disabled=true])").first
    area.click()
    expect(main_button(page)).to_contain_text(re.compile("Buy .* for [1-8] stone"))
    expect(page.locator(".dock .ask")).to_contain_text(re.compile("costs [1-8] stone"))


def test_an_area_out_of_reach_says_why_and_names_the_rule(take_part: TakePart) -> None:
    page = take_part("ontembare_stad", "actions")
    page.locator("[data-area][aria-disabled=true]").first.click(force=True)
    expect(page.locator(".toast")).to_contain_text(re.compile("STAD-4"))


def test_what_is_asked_and_the_buttons_that_answer_lie_beside_each_other(take_part: TakePart) -> None:
    page = take_part("ontembare_stad", "react-gift")
    asked = page.locator(".ask.asked").bounding_box()
    buttons = page.locator(".bar .buttons").bounding_box()
    assert asked is not None
    assert buttons is not None
    assert asked["x"] + asked["width"] <= buttons["x"]


def test_a_wrong_site_says_why_for_the_card_in_hand(new_page: Visit, server: Server) -> None:
    page = new_page()
    sit_down_at(server, page, moment_in("ontembare_stad", MATCH, can_build))
    cards = page.get_by_role("toolbar", name="My building cards").locator("button")
    ask = page.locator(".dock .ask")

    for card in cards.all():  # until it is one that can be built
        card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
        if "choose where to build it" in (ask.text_content() or ""):
            break
    expect(ask).to_contain_text("choose where to build it")
    page.locator("[data-area][aria-disabled=true]").first.click(force=True)
    expect(page.locator(".toast")).to_contain_text(re.compile(r"STAD-5\.\d"))
    expect(ask).to_contain_text("choose where to build it")  # it is still in hand


def can_buy_first(match: Match) -> bool:
    """The first seat can buy an area."""
    return match.mover == 0 and any(match.game.action_text(action).startswith("area:") for action in match.legal())


def can_build(match: Match) -> bool:
    """A card in hand can be built somewhere."""
    return any(match.game.action_text(action).startswith("build:") for action in match.legal())


CUT_OFF = {"isolates": ["m6", "o12"], "gains": {"0": 5, "1": -3, "2": -2}, "score": 20, "red": True}


def cut_off_by_all(answer: Any) -> Any:
    """What the server says, if every purchase cut off two areas of two opponents."""
    if isinstance(answer, list):
        return [cut_off_by_all(one) for one in answer]
    if not isinstance(answer, dict):
        return answer
    if "purchases" in answer:
        areas = [f"{ring}{place}" for ring, many in (("i", 8), ("m", 16), ("o", 24)) for place in range(many)]
        return {**answer, "purchases": dict.fromkeys(areas, CUT_OFF)}
    return {key: cut_off_by_all(value) for key, value in answer.items()}


@pytest.mark.parametrize("size", [SMALL_PHONE, pytest.param(DESK, marks=thorough)], ids=["phone", "desk"])
def test_what_a_purchase_cuts_off_can_be_read_whole_and_covers_no_area_in_hand(
    new_page: Visit, server: Server, size: Size
) -> None:
    """German has the longest words for it; the second press sends, so the area must stay beneath the finger."""
    page = new_page(size, language="de")
    sit_down_at(server, page, moment_in("ontembare_stad", MATCH, can_buy_first))

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


HOLD_THE_FIRST_MOVE = """() => {
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    window.release = () => send.call(this, text);
    WebSocket.prototype.send = send;
  };
}"""


def test_one_press_lets_everything_pass_until_my_turn(take_part: TakePart) -> None:
    page = take_part("ontembare_stad", "react-block", hurries=True)
    expect(page.locator(".reaction")).to_contain_text(re.compile("wants to buy|plays"))
    number = table_number(page)
    page.evaluate(HOLD_THE_FIRST_MOVE)
    page.get_by_role("button", name="Let everything pass until my turn").click()
    expect(page.get_by_role("button", name="Ask me again")).to_be_visible()
    page.wait_for_function("() => window.release")
    page.evaluate("() => window.release()")
    page.wait_for_function(CHANGED, arg=number)  # that is an answer too: the table goes on without another press
    page.reload()
    wait_for_turn(page)
    expect(page.locator("[data-prompt^=react]")).to_have_count(0)
    expect(page.get_by_text("Everything passes until your turn.")).to_be_hidden()  # it has come


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


@thorough  # every day in Het Verraad: dice roll
def test_cards_turn_before_the_eyes_of_all(take_part: TakePart) -> None:
    """When things move, a card rises and turns over, and what it is, is told."""
    page = take_part("ontembare_stad", "actions", hurries=True, speed="fast")
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


def test_the_event_is_named_for_which_others_are_waited_for(
    new_page: Visit, contexts: Contexts, server: Server
) -> None:
    moment = moments("ontembare_stad")["withdraw"]
    page = new_page()
    with contexts.lend(server, DESK) as others:
        sit_down_at(server, page, moment._replace(seat=0), waits=False, others=guest_of(others))
    assert moment.seat != 0
    expect(page.locator("section.turn")).to_contain_text("Viking Raid: ")
    expect(page.locator("section.turn")).to_contain_text("is withdrawing a knight.")


# Once a card is held up: which of these sentences, and of its own, it would cut off.
CUT_ON_CARD = """(sentences) => new MutationObserver(() => {
  const [front, help] = [".front", "small"].map((part) => document.querySelector(`.turning ${part}`));
  if (!help || window.cut) return;
  window.cut = [help.textContent, ...sentences].filter((sentence) => {
    help.textContent = sentence;
    return help.offsetTop + help.offsetHeight > front.clientHeight;
  });
}).observe(document.body, { childList: true, subtree: true })"""


@pytest.mark.parametrize(
    "language", [one if one == "de" else pytest.param(one, marks=thorough) for one in LANGUAGES]
)  # the longest words
def test_what_a_card_held_up_does_is_not_cut_off_on_a_phone(
    new_page: Visit, contexts: Contexts, server: Server, language: str
) -> None:
    """The last line of "Destroy an opponent's building …" lay below the edge of the card."""
    page = new_page(Size(360, 640, is_phone=True), language=language, speed="normal")
    words = words_for(GAMES["ontembare_stad"], language, [])
    helps = [words.say(f"influence-{name}-help", number=2, mode="strategic") for name in INFLUENCE_NAMES]
    page.add_init_script(f"addEventListener('DOMContentLoaded', () => ({CUT_ON_CARD})({json.dumps(helps)}))")
    with contexts.lend(server, DESK) as others:
        lead_up_to(server, page, Moment("ontembare_stad", "", MATCH, FAMINE + 1, 2), FAMINE, others)
    page.wait_for_function("() => window.cut")
    assert page.evaluate("cut") == []
