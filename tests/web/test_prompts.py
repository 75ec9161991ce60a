"""Everything that a game asks, met on purpose: all of it can be read and used in every language and on every screen, by keys and by taps."""

import itertools
import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.support import LANGUAGES, thorough, words_of
from tests.web.conftest import Visit
from tests.web.looking import faults, violations
from tests.web.positions import OVER, RECORDED, Moment, moments, sit_down_at
from tests.web.support import DESK, PHONE, SMALL_PHONE, Server, Size, decide, decide_by_keys
from turncoat.games import GAMES

SIZES = {"desk": DESK, "phone": PHONE, "small": SMALL_PHONE}
THEMES = ("light", "dark")
EVERY = 16  # of so many prompts `make test` looks at one


def cases() -> Iterator[Any]:
    """Each game on every screen in every language, in light or dark."""
    for number, name in enumerate(RECORDED):
        for turn, (size, language) in enumerate(itertools.product(SIZES, LANGUAGES)):
            theme = THEMES[(number + turn) % 2]
            yield pytest.param(name, size, language, theme, id=f"{name}-{size}-{language}-{theme}")


@thorough
@pytest.mark.parametrize(("name", "size", "language", "theme"), list(cases()))
def test_what_is_asked_can_be_read_and_answered(
    new_page: Visit, server: Server, name: str, size: str, language: str, theme: str
) -> None:
    answer_all(new_page(SIZES[size], language=language, theme=theme), server, name, SIZES[size])


# A game's prompts by keys at a desk, and another's by taps on the smallest phone.
VISITS = [("verraeter", "desk", "nl", "dark"), ("het_verraad", "small", "de", "light")]


@pytest.mark.parametrize(("name", "size", "language", "theme"), VISITS)
def test_one_prompt_in_sixteen_can_be_read_and_answered(
    new_page: Visit, server: Server, name: str, size: str, language: str, theme: str
) -> None:
    """That what is asked can be reached is seen for every prompt by test_reach."""
    answer_all(new_page(SIZES[size], language=language, theme=theme), server, name, SIZES[size], EVERY)


def answer_all(page: Page, server: Server, name: str, size: Size, every: int = 1) -> None:
    """A game's prompts, or one in so many, one after the other."""
    for moment in list(moments(name).values())[::every]:
        sit_down_at(server, page, moment)
        look_and_answer(page, moment, size)


def look_and_answer(page: Page, moment: Moment, size: Size) -> None:
    assert faults(page) + violations(page) == [], moment.prompt
    if moment.prompt == OVER:
        return
    if size.is_phone:
        decide(page, random.Random(1), tap=True, passes=0)
    else:
        decide_by_keys(page)


@pytest.mark.parametrize("name", ["verraeter", "rattus", "ontembare_stad"])
def test_everything_that_can_be_asked_is_met(name: str) -> None:
    declared = {message.removeprefix("prompt-") for message in words_of(GAMES[name])["en"] if is_prompt(message)}
    families = [name, "het_verraad"] if name == "ontembare_stad" else [name]
    assert declared == {prompt for family in families for prompt in moments(family)} - {OVER}


def is_prompt(message: str) -> bool:
    return message.startswith("prompt-") and not message.endswith(("-help", "-look", "-brings"))
