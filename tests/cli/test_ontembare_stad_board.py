"""The table of De Ontembare Stad in the terminal."""

import io
import itertools
import re
from pathlib import Path

import pytest
from rich.console import Console

from tests.cli.support import ok, random_match, read, screen, step_at_random
from tests.games.stad_table import Table
from tests.games.verraad_table import THREE, Verraad
from tests.support import is_thorough, thorough
from turncoat.cli.boards import board_of
from turncoat.cli.boards.ontembare_stad import draw_low
from turncoat.cli.boards.ontembare_stad.orders import counts
from turncoat.cli.common import words_for
from turncoat.cli.terminal import Terminal
from turncoat.games import GAMES, NOBODY
from turncoat.games.ontembare_stad.scene import scene
from turncoat.games.ontembare_stad.state import State
from turncoat.games.ontembare_stad.tables import AREA_NAMES, BLACK, DARK
from turncoat.match import LANGUAGES, Match

NAMES = ["Anna", "Bertha", "Konrad", "Mathilde", "Edith"]
GAME = GAMES["ontembare_stad"]
WAYS = [("basic", 5, "none"), ("strategic", 3, "none"), ("basic", 2, "two_orders"), ("strategic", 2, "five_areas")]


def new_match(preset: str, seats: int, variant: str, seed: int) -> Match:
    options = GAME.choose_options(preset, {"two_player_variant": variant})
    return random_match(GAME.name, seed=seed, steps=0, seats=seats, names=NAMES[:seats], options=options)


def drawing(match: Match, language: str, width: int, seat: int) -> list[str]:
    """The table as a seat, or a spectator, sees it."""
    console = Console(width=width, highlight=False, file=io.StringIO(), _environ={})
    with console.capture() as captured:
        seen = scene(match.view(seat), seat)
        console.print(board_of(GAME).draw(seen, words_for(GAME, language, match.names), match.names, width))
    return captured.get().splitlines()


@pytest.mark.parametrize(
    ("preset", "seats", "variant"),
    [
        *(pytest.param(*way, marks=() if way[2] == "five_areas" else thorough) for way in WAYS),
        ("verraad", 5, "none"),
        pytest.param("verraad", 2, "two_orders", marks=thorough),
    ],
)
def test_the_table_fits_every_screen(preset: str, seats: int, variant: str) -> None:
    match = new_match(preset, seats, variant, seed=1)
    languages = itertools.cycle(LANGUAGES)
    while not match.is_over and len(match.steps) < 600:
        if match.mover >= 0 and len(match.steps) % 157 < 2:
            for language in LANGUAGES if is_thorough() else (next(languages),):
                for width in (80, 119, 120, 160):
                    lines = [*screen(match, language, width), *drawing(match, language, width, NOBODY)]
                    assert max(len(line.rstrip()) for line in lines) <= width
        step_at_random(match)


@pytest.mark.parametrize(("preset", "seats"), [("strategic", 2), ("strategic", 5), ("verraad", 5)])
def test_nothing_is_scrolled_out_of_a_small_window(preset: str, seats: int) -> None:
    """80 by 24, with the line to type on, however many choices there are."""
    match = new_match(preset, seats, "none", seed=2)
    seen = 0
    languages = itertools.cycle(LANGUAGES)
    while not match.is_over and len(match.steps) < 600:
        if match.mover >= 0 and len(match.steps) % 37 == 0:
            seen += 1
            for language in LANGUAGES if is_thorough() else (next(languages),):
                lines = screen(match, language, 80)
                assert len(lines) + 1 <= 24, "\n".join(lines)
        step_at_random(match)
    assert seen > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_small_window_a_long_name_hides_nothing_that_an_order_has(language: str) -> None:
    names = [f"Wilhelmina {number}" for number in range(5)]
    match = random_match(GAME.name, seed=2, steps=300, seats=5, names=names, options=GAME.choose_options("verraad"))
    seen = scene(match.view(0), 0)
    console = Console(width=80, highlight=False, file=io.StringIO(), _environ={})
    with console.capture() as captured:
        console.print(draw_low(seen, words_for(GAME, language, names), names, 80))
    text = captured.get()
    assert [order for order in seen.orders if counts(order).plain not in text] == []
    assert seen.master is not None
    assert f"♟{seen.master.knights} · ♜{seen.towers_left}" in text


def test_the_pages_of_a_small_window_have_every_choice_once_and_by_name() -> None:
    match = new_match("strategic", 5, "none", seed=2)
    while match.mover < 0:
        step_at_random(match)
    view, legal = match.view(match.mover), match.legal()
    terminal = Terminal(GAME, words_for(GAME, "en", match.names), is_fast=True)
    terminal.console = Console(width=80, height=24, highlight=False, file=io.StringIO(), _environ={})
    with terminal.console.capture() as captured:
        for page in range(3):
            terminal.show_choices(view, legal, 7, page)
    shown = captured.get()
    assert "Page 3 of 3" in shown
    for number, action in enumerate(legal, 1):
        area = AREA_NAMES[GAME.space.object_of[action]]
        name = terminal.words.say(f"area-{area}")
        assert len(re.findall(rf"(?<!\d){number} ♞ {area} {name} ", shown)) == 1


@pytest.mark.parametrize("width", [80, 120])
def test_every_area_shows_its_owner_and_building(width: int) -> None:
    """As many letters of owners as there are areas with one, in the lines of the city."""
    match = new_match("basic", 4, "none", seed=3)
    while not match.is_over:
        step_at_random(match)
    areas = scene(match.view(NOBODY), NOBODY).areas
    lines = drawing(match, "nl", width, NOBODY)
    city = [lines[n] for n in ((3, 6, 8) if width == 80 else (4, 8, 12))]
    for letter, owner in zip("ABKM", range(4)):
        owned = sum(area.owner == owner for area in areas)
        assert sum(line.count(letter) for line in city) >= owned


@pytest.mark.parametrize("width", [80, 120])
def test_the_row_the_black_master_and_castles_are_shown(width: int) -> None:
    """Het Verraad: once he is in the city, with towers and what the seat alone knows of its tokens."""
    match = new_match("verraad", 3, "none", seed=6)
    while match.state.master < 0 or match.state.kinds[0][DARK] == 0:
        step_at_random(match)
    lines = drawing(match, "en", width, 0)
    text = "\n".join(lines)
    values = " ".join(map(str, match.state.castle[0][: match.state.kinds[0][DARK]]))
    assert f"● {values}" in text
    assert (
        f"♚ Black Master: {AREA_NAMES[match.state.master]} · points {match.state.score[BLACK]} · black knights left"
        in text
    )
    assert f"watchtowers left {match.state.towers_left}" in text
    assert sum(line.count("♜") for line in lines) >= match.state.towers.bit_count()
    assert next(line for line in lines if line.startswith("Row")).count("·") == match.state.row_size - 1


def test_the_dice_of_an_attack_are_shown_as_dice() -> None:
    """Not as the attack, which counts tokens too (VERRAAD-8.3)."""
    table = Verraad(areas={**THREE, "B": "o1 o16"}, black={"A": "1 1"}, master="o1", at="master")
    table.do("stay", "attack", "die:6", "die:2")
    assert "black die 6 · white die 2" in " ".join(drawn(table.state, 160))


def drawn(state: State, width: int) -> list[str]:
    """A state's table, as the first seat sees it."""
    console = Console(width=width, highlight=False, file=io.StringIO(), _environ={})
    names = NAMES[: state.seats]
    with console.capture() as captured:
        seen = scene(GAME.view(state, 0), 0)
        console.print(board_of(GAME).draw(seen, words_for(GAME, "en", names), names, width))
    return captured.get().splitlines()


def noted(state: State) -> str:
    """A state's notes, as the first seat gets them."""
    console = Console(width=200, highlight=False, file=io.StringIO(), _environ={})
    with console.capture() as captured:
        for line in board_of(GAME).notes(GAME.scene(GAME.view(state, 0), 0), words_for(GAME, "en", NAMES)):
            console.print(line)
    return captured.get()


def test_the_notes_say_what_a_card_does_in_het_verraad_and_for_the_black_master() -> None:
    """VERRAAD-5.2, VERRAAD-5.4; and the Black Master's signs are explained."""
    cards = {"A": "tovenaar overval"}
    acting = noted(Verraad(influence=cards, black={"A": "1"}).state)
    assert "Wizard: When the row is filled up after your choice" in acting
    assert "♚  Black Master" in acting
    assert "♟  black knight" in acting
    assert "Raid: An area of another player that is adjacent to a black one" not in acting
    leading = noted(Verraad(influence=cards, black={"A": "1"}, master="o1", at="master").state)
    assert "Raid: An area of another player that is adjacent to a black one" in leading
    base = noted(Table(influence=cards).state)
    assert "Wizard: Before cards are turned" in base
    assert "♚" not in base


def test_the_notes_say_beside_whose_areas_a_raid_strikes_for_the_black_master() -> None:
    """VERRAAD-5.6, ruling C59"""
    for beside, told in (("master", "adjacent to a black one"), ("active", "adjacent to one of yours")):
        options = {"raid_beside": beside}
        table = Verraad(influence={"A": "overval"}, black={"A": "1"}, master="o1", at="master", options=options)
        assert told in noted(table.state)


def test_the_notes_say_the_numbers_on_influence_cards() -> None:
    """The terminal broke off for whoever held one of these cards."""
    assert "Witchcraft: An opponent’s building of value 3 or less" in noted(Table(influence={"A": "hekserij"}).state)
    assert "Gift: Every opponent pays you 2 stones" in noted(Table(influence={"A": "gift"}).state)


@pytest.mark.parametrize("preset", ["basic", "strategic"])
def test_only_where_there_is_a_free_market_do_the_notes_speak_of_it(preset: str) -> None:
    notes = noted(Table(preset=preset, influence={"A": "gouden_handel"}).state)
    assert "or take an open card for free from the pawnshop" in notes
    assert ("the free market" in notes) is (preset == "strategic")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_notes_name_every_area(language: str) -> None:
    match = random_match(GAME.name, seed=3, steps=100, names=NAMES)
    words = words_for(GAME, language, NAMES)
    console = Console(width=200, highlight=False, file=io.StringIO(), _environ={})
    with console.capture() as captured:
        for line in board_of(GAME).notes(GAME.scene(match.view(0), 0), words):
            console.print(line)
    for area in AREA_NAMES:
        assert f"{area} {words.say(f'area-{area}')}" in captured.get()


def test_an_open_scene_shows_every_hand() -> None:
    match = new_match("strategic", 2, "two_orders", seed=4)
    while match.state.turns < 5:
        step_at_random(match)
    orders = scene(match.state, NOBODY).orders
    assert len(orders) == 4
    for order in orders:
        assert order.concealed == 0
        assert len(order.influence_cards) == order.influence


def test_every_action_has_its_signs() -> None:
    """Wherever there is room for signs alone, each action is another one."""
    words = words_for(GAME, "nl", NAMES)
    for preset, seats, variant in WAYS:
        match = new_match(preset, seats, variant, seed=5)
        while not match.is_over and len(match.steps) < 600:
            if match.mover >= 0:
                view = match.view(match.mover)
                says = {action: GAME.say_action(view, action) for action in match.legal()}
                board = board_of(GAME)
                signs = [
                    board.short(GAME.space.verb_of[action], say, words) or words.say(say)
                    for action, say in says.items()
                ]
                assert len(set(signs)) == len(signs)
            step_at_random(match)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["area", "card", "influence", "category", "power"])
def test_no_two_things_are_called_alike(kind: str, language: str) -> None:
    """And names of areas fit on a map."""
    words = words_for(GAME, language, [])
    messages = [message for message in words.messages if re.fullmatch(rf"{kind}-\w+", message)]
    names = [words.say(message) for message in messages]
    assert len(names) == {"area": 48, "card": 54, "influence": 10, "category": 7, "power": 7}[kind]
    assert len(set(names)) == len(names)
    assert kind != "area" or max(map(len, names)) <= 16


def test_enter_turns_the_page_and_a_place_of_the_drawing_can_be_typed(saves: Path) -> None:
    """And Het Verraad is played under its own name."""
    shown = ok("play", "verraad", "--seats", 2, "--seed", 5, typed="\no8\nquit\n")
    assert "Page 1 of" in shown
    assert "Page 2 of" in shown
    moves = read(next(saves.glob("*.json")))["moves"]
    assert "start:o8" in moves
