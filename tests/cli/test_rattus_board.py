"""The table of Rattus in the terminal."""

import io

import pytest
from rich.console import Console

from tests.cli.support import random_match, screen, step_at_random
from tests.support import is_thorough, thorough
from turncoat.cli.boards import board_of
from turncoat.cli.common import words_for
from turncoat.games import GAMES
from turncoat.games.rattus.scene import scene
from turncoat.match import LANGUAGES

NAMES = ["Anna", "Bertha", "Konrad", "Mathilde"]
GAME = GAMES["rattus"]


@pytest.mark.parametrize(
    ("seats", "language"),
    [
        pytest.param(seats, language, marks=() if seats - GAME.seats[0] == turn else thorough)
        for seats in GAME.seats
        for turn, language in enumerate(LANGUAGES)
    ],
)
def test_the_table_and_its_choices_fit_a_small_window(seats: int, language: str) -> None:
    """80 by 24, with the line to type on, whenever there are at most twenty choices; and never wider."""
    for seed in range(2 if is_thorough() else 1):
        match = random_match("rattus", seed=seed, steps=0, seats=seats, names=NAMES[:seats])
        while not match.is_over:
            if match.mover >= 0 and len(match.steps) % 7 == 0:
                lines = screen(match, language, 80)
                assert max(len(line.rstrip()) for line in lines) <= 80
                if len(match.legal()) <= 20:
                    assert len(lines) + 1 <= 24 + 1, "\n".join(lines)  # an empty line above the table
            step_at_random(match)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_explains_every_mark_on_a_rat(language: str) -> None:
    match = random_match("rattus", seed=3, steps=100, names=NAMES)
    words = words_for(GAME, language, NAMES)
    console = Console(width=200, highlight=False, file=io.StringIO(), _environ={})
    with console.capture() as captured:
        for line in board_of(GAME).notes(GAME.scene(match.view(0), 0), words):
            console.print(line)
    for message in ("rat-start", "rat-supply", "rat-looked", "rat-others"):
        assert words.say(message) in captured.get()


@pytest.mark.parametrize("language", LANGUAGES)
def test_owners_are_named_and_what_is_unseen_is_told_by_limit_kind_and_symbol(language: str) -> None:
    """A seat's letter may be a class's too, as K; and M and A are worth counting as much as limits."""
    match = random_match("rattus", seed=3, steps=100, names=NAMES)
    told = scene(match.view(match.mover), match.mover)
    shown = " ".join(screen(match, language, 140, 60))
    words = words_for(GAME, language, NAMES)
    owned = {card: owner for card, owner in told.classes.items() if isinstance(owner, int)}
    assert owned
    for card, owner in owned.items():
        assert f"{words.say('class-' + card)} → {NAMES[owner]}" in shown
    assert f"● {len(told.unseen.start)} ○ {len(told.unseen.other)}" in shown
    assert f"M:{sum('M' in str(name) for name in [*told.unseen.start, *told.unseen.other])}" in shown
