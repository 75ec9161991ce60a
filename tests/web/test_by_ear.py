"""Each game is played to its end by what a screen reader is given: roles and names alone, of which no two that can be pressed are alike."""

import random
import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support import thorough
from tests.web.conftest import Visit
from tests.web.positions import RECORDED, moment_in, recorded, sit_down_at
from tests.web.support import HURRY, MOST_DECISIONS, PRESSES, Server
from tests.web.test_match import is_turn

SENDS = 0.5  # how often a gesture is sent that could go on
PRESSED = ("button", "option")
NAMED = re.compile('"(.*)"')
# Each does the same: a rule opens wherever its number stands, of equal cards one is as good as the other, and he stays by either button.
SAME = re.compile(r"[A-Z]+-[\d.]+|((Lay|Discard) supply card|Choose:) .*|Let the Black Master stay")


class Ear:
    """The accessibility tree of a page, and nothing else of it."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self._tree = page.context.new_cdp_session(page)
        self.options = page.get_by_role("option")
        self.confirm = page.get_by_role("group", name="Confirm", exact=True)
        self.senders = self.confirm.get_by_role("button")
        self.end = page.get_by_role("button", name="Rematch", exact=True)

    def play(self) -> int:
        """To the end; how many times something was pressed."""
        for pressed in range(MOST_DECISIONS * PRESSES):
            self.options.or_(self.senders).or_(self.end).first.wait_for(state="attached")
            if self.end.count():
                return pressed
            assert not self.alike()
            self.press()
        raise AssertionError("the match did not end")

    def press(self) -> None:
        """A choice, or what sends the gesture; until something is different."""
        before = self.heard()
        if self.senders.count() and (not self.options.count() or self.chance.random() < SENDS):
            self.confirm.get_by_role("button", name=self.one_of(self.senders), exact=True).focus()
        else:
            self.page.get_by_role("option", name=self.one_of(self.options), exact=True).first.focus()
        self.page.keyboard.press("Enter")
        while self.heard() == before:
            self.page.wait_for_timeout(20)

    def one_of(self, things: Locator) -> str:
        """The name of one of some things."""
        return str(NAMED.findall(self.chance.choice(things.all()).aria_snapshot())[0])

    def heard(self) -> str:
        return self.page.locator("body").aria_snapshot()

    def alike(self) -> list[str]:
        """Names that two things have which can be pressed now."""
        nodes: list[dict[str, Any]] = self._tree.send("Accessibility.getFullAXTree")["nodes"]
        pressed = [
            node for node in nodes if not node["ignored"] and node["role"]["value"] in PRESSED and not is_off(node)
        ]
        names = Counter((node["role"]["value"], node["name"]["value"]) for node in pressed)
        return [
            f"{role} {name!r}"
            for (role, name), count in names.items()
            if not name or (count > 1 and not SAME.fullmatch(name))
        ]


def is_off(node: dict[str, Any]) -> bool:
    """Whether it cannot be pressed, or has been: what is chosen has the name of what sends it."""
    states = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
    return states.get("disabled") is True or states.get("pressed") == "true"


@pytest.mark.parametrize(
    ("name", "played"),
    [
        pytest.param("verraeter", 0.93, id="last-part"),
        *(pytest.param(name, 0, marks=thorough, id=f"{name}-whole") for name in RECORDED),
    ],
)
def test_a_match_is_played_to_its_end_by_roles_and_names_alone(
    new_page: Visit, server: Server, name: str, played: float
) -> None:
    file = RECORDED[name][0]
    steps = played * len(recorded(file).steps)
    page = new_page()
    page.add_init_script(HURRY)
    sit_down_at(server, page, moment_in(name, file, lambda match: len(match.steps) >= steps and is_turn(match)))
    assert Ear(page, seed=1).play()


def test_kuhn_poker_is_played_to_its_end_by_roles_and_names_alone(visit: Visit) -> None:
    page = visit("/new/kuhn")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/t/*")
    Ear(page, seed=1).play()
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
