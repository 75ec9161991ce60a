"""Everything that a game asks, met on purpose: all of it can be read and used in every language and on every screen, by keys and by taps."""

import itertools
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.support import LANGUAGES, thorough, words_of
from tests.web.conftest import TakePart
from tests.web.looking import faults, violations
from tests.web.positions import OVER, RECORDED, Moment, moments
from tests.web.support import DESK, PHONE, SMALL_PHONE, Size, decide, decide_by_keys
from turncoat.games import GAMES

SIZES = {"desk": DESK, "phone": PHONE, "small": SMALL_PHONE}
QUICK = ("desk", "small")


def cases() -> Iterator[Any]:
    """Every prompt on every screen in every language, in light or dark. Of these `make test` takes one for each: on a desk or on the smallest
    phone, and in one language, in turn."""
    everything = [moment for name in RECORDED for moment in moments(name).values()]
    for number, moment in enumerate(everything):
        for turn, (size, language) in enumerate(itertools.product(SIZES, LANGUAGES)):
            theme = ("light", "dark")[(number + turn) % 2]
            is_quick = size == QUICK[number % len(QUICK)] and language == LANGUAGES[number % len(LANGUAGES)]
            name = f"{moment}-{size}-{language}-{theme}"
            yield pytest.param(moment, SIZES[size], language, theme, id=name, marks=() if is_quick else thorough)


@pytest.mark.parametrize(("moment", "size", "language", "theme"), list(cases()))
def test_what_is_asked_can_be_read_and_answered(
    take_part: TakePart, moment: Moment, size: Size, language: str, theme: str
) -> None:
    page = take_part(moment.name, moment.prompt, size, language=language, theme=theme)
    assert faults(page) + violations(page) == []
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
    return message.startswith("prompt-") and not message.endswith("-help")
