"""Somebody's box: the same game with other values, in a copy of its own; what can be read off, and what cannot stand there."""

import random
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from tests.support import thorough
from turncoat.errors import Invalid
from turncoat.games import GAMES, Game
from turncoat.games import copies as copies_module
from turncoat.games.box import Cell, Value, disputed, entered, provenance_at, read_box, value_at, with_values
from turncoat.games.components import Components, as_toml, from_toml, read_components
from turncoat.games.copies import box_of, game_of, game_with, loaded
from turncoat.match import LANGUAGES, Match, Words

BOXED = [name for name, game in GAMES.items() if game.box.cards]
NO_SHRINKING = (
    Phase.explicit,
    Phase.reuse,
    Phase.generate,
)  # a match that breaks is as good as a shorter one, and costs less
every_boxed = pytest.mark.parametrize("name", BOXED)


def boxed(name: str, read: Mapping[str, Value]) -> Game:
    """A game with some values read off."""
    ours = GAMES[name]
    return game_of(ours, with_values(ours.contents.values, ours.box, read))


def anything(cell: Cell) -> st.SearchStrategy[Value]:
    """What can stand in a cell."""
    if cell.choices:
        return st.sampled_from(cell.choices)
    if cell.letters:
        return st.text(cell.letters, min_size=cell.lowest, max_size=cell.highest)
    if not cell.highest:
        return st.booleans()
    return st.integers(cell.lowest, cell.highest) | st.sampled_from((cell.lowest, cell.highest))  # the ends, often


def readings(name: str) -> st.SearchStrategy[dict[str, Value]]:
    """Some values of a box, read off."""
    cells = GAMES[name].box.cells
    ours = GAMES[name].contents.values
    whole = GAMES[name].box.whole(ours)

    def said(path: str) -> st.SearchStrategy[Value]:
        """Of an entry that we don't have, something: that there is none needs no reading."""
        is_spare = GAMES[name].box.is_spare(cells[path], ours)
        return anything(cells[path]).filter(lambda value: not is_spare or value != value_at(whole, cells[path]))

    chosen = st.lists(st.sampled_from(sorted(cells)), unique=True, max_size=12)
    return chosen.flatmap(lambda paths: st.fixed_dictionaries({path: said(path) for path in paths}))


def play(game: Game, seats: int, seed: int, preset: str) -> Match:
    """A match of random moves, plain."""
    match, luck = Match(game, seats, game.presets[preset], seed=seed), random.Random(seed)
    while not match.is_over:
        match.draw_all()
        if not match.is_over:
            match.submit(match.mover, luck.choice(match.legal()))
    return match


# What there is to be read off


@every_boxed
def test_every_cell_is_in_our_components_and_has_a_provenance_and_a_name(name: str) -> None:
    game = GAMES[name]
    values = game.box.whole(game.contents.values)
    for card in game.box.cards:
        for cell in card.cells:
            assert cell.fits(value_at(values, cell)), cell.path
            assert provenance_at(values, cell) in ("rulebook", "source", "reconstructed")
    for language in LANGUAGES:
        words = Words(game, language, [])
        for card in game.box.cards:
            assert words.say(card.name)
            for cell in card.cells:
                assert words.say(f"box-{card.kind}-{cell.column}")
                assert all(words.say(f"{cell.titles}{choice}") for choice in cell.choices)
            assert words.say(f"box-{card.kind}")
            assert words.say(f"box-{card.kind}-where")


@every_boxed
def test_our_own_values_fit_all_that_is_known_and_can_be_played_with(name: str) -> None:
    game = GAMES[name]
    values = game.contents.values
    found = list(game.box.findings(values))
    assert found
    assert [one.name for one in found if not one.holds] == []
    assert list(game.box.obstacles(values)) == []
    assert list(disputed(values, values, game.box)) == []


def test_verraeter_only_three_of_the_points_are_known_for_certain() -> None:
    game = GAMES["verraeter"]
    points = [cell for path, cell in game.box.cells.items() if ".points." in path]
    known = [cell.path for cell in points if provenance_at(game.contents.values, cell) != "reconstructed"]
    assert (len(points), len(known)) == (24, 3)


# What is guessed and yet cannot be read off, each for a reason that docs/components.md tells.
STRUCTURE = {
    "verraeter": set[str](),
    "rattus": {"border.kind", "border.confidence", "rat.start"},
    "ontembare_stad": {
        *("area.name", "area.ring", "area.adjacent", "area.terrain"),
        *("building.name", "event.name", "influence.number", "verraad.die.value"),
    },
}


def guessed(values: Any, way: str = "") -> Iterator[str]:
    """The paths of all values that are reconstructed."""
    if isinstance(values, dict | list):
        for key, value in values.items() if isinstance(values, dict) else enumerate(values):
            if key != "provenance":
                yield from guessed(value, f"{way}.{key}" if way else str(key))
    elif way.rpartition(".")[0]:
        yield way


@every_boxed
def test_every_guess_can_be_corrected_but_for_what_is_no_printed_value(name: str) -> None:
    game = GAMES[name]
    values = game.contents.values
    names = {("region", "name"), ("class", "name"), ("class", "letter"), ("land", "name")}
    left = set()
    for path in guessed(values):
        if path in game.box.cells or (path.split(".")[0], path.split(".")[-1]) in names:
            continue
        if provenance_at(values, Cell(path, "")) == "reconstructed":
            left.add(".".join(key for key in path.split(".") if not key.isdigit()))
    assert left == STRUCTURE[name]


def test_a_board_with_more_borders_or_fewer_is_another_game() -> None:
    ours = GAMES["rattus"]
    more = boxed("rattus", {"border.22.between.0": "anglia", "border.22.between.1": "hispania"})
    assert len(more.contents.values["border"]) == len(ours.contents.values["border"]) + 1
    assert game_with("rattus", box_of(more)) is more
    assert "hispania" not in beside(ours, "anglia")
    assert "hispania" in beside(more, "anglia")
    fewer = boxed("rattus", {"border.1.between.0": "none", "border.1.between.1": "none"})
    assert "scandia" not in beside(fewer, "anglia")
    alone = boxed("rattus", {"border.2.between.0": "gallia", "border.2.between.1": "gallia"})
    assert "gallia" not in beside(alone, "gallia")


def beside(game: Game, region: str) -> list[str]:
    """The regions that are adjacent to one."""
    tables = import_module(game.setup.__module__.partition(".rules")[0] + ".tables")
    near = tables.NEIGHBOURS[tables.REGION_NAMES.index(region)]
    return [name for place, name in enumerate(tables.REGION_NAMES) if near >> place & 1]


def test_a_file_with_more_entries_than_there_can_be_is_refused_with_a_sentence() -> None:
    game = GAMES["rattus"]
    values = game.box.whole(game.contents.values)
    text = as_toml({**values, "border": [*values["border"], values["border"][0]]})
    with pytest.raises(Invalid, match="should have 30 entries, not 31"):
        read_box(game.contents.values, game.box, text)


def test_a_corrected_file_for_a_whole_server_may_have_more_borders(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES["rattus"]
    read: dict[str, Value] = {"border.22.between.0": "anglia", "border.22.between.1": "hispania"}
    mine = with_values(game.contents.values, game.box, read)
    (tmp_path / "rattus.toml").write_text(mine.text, encoding="utf-8")
    monkeypatch.setenv("TURNCOAT_COMPONENTS", str(tmp_path))
    assert read_components(game.folder, game.box.spare).digest == mine.digest


@pytest.mark.parametrize(
    ("name", "read", "asked"),
    [
        ("verraeter", {"land.3.points.value.0": 6, "land.3.points.value.1": 7}, "fewer-winners"),
        ("verraeter", {"land.5.points.value.0": 2}, "stronger-lands"),
        ("rattus", {"border.3.between.1": "germania"}, "adjacent"),
        ("rattus", {"border.0.between.0": "germania", "border.0.between.1": "turcia"}, "apart"),
        ("rattus", {"border.0.between.0": "italia", "border.0.between.1": "polonia"}, "one-of-three"),
        ("rattus", {"border.2.between.0": "italia", "border.2.between.1": "gallia"}, "once"),
        ("rattus", {"border.2.between.0": "italia", "border.2.between.1": "italia"}, "two-ends"),
        ("rattus", {"rat.3.limit": 7}, "limits"),
        ("rattus", {f"rat.{rat}.symbols": "P" for rat in range(40)}, "king"),
    ],
)
def test_what_contradicts_the_rules_is_asked_about_in_every_language(
    name: str, read: dict[str, Value], asked: str
) -> None:
    check_asked(GAMES[name], read, asked)


def check_asked(game: Game, read: Mapping[str, Value], asked: str) -> None:
    """Something that was read off is asked about, in every language, and can be played with all the same."""
    values = with_values(game.contents.values, game.box, read).values
    found = [one for one in game.box.findings(values) if not one.holds]
    assert asked in {one.name for one in found}
    for language in LANGUAGES:
        assert all(Words(game, language, []).say(one.said) for one in found)
    assert all(path in game.box.cells for one in found for path in one.cells)
    assert list(game.box.obstacles(values)) == []


def test_a_fact_that_the_box_has_otherwise_is_asked_about() -> None:
    game = GAMES["verraeter"]
    values = with_values(game.contents.values, game.box, {"land.2.points.value.0": 6}).values
    (found,) = disputed(game.contents.values, values, game.box)
    assert (found.name, found.args["known"], found.args["found"]) == ("rulebook", "5", "6")


@pytest.mark.parametrize(
    ("name", "read"),
    [
        ("rattus", {"border.1.between.0": "gallia", "border.0.between.0": "italia", "border.0.between.1": "gallia"}),
        ("ontembare_stad", {f"building.{kind}.copies": 5 for kind in range(39)}),
    ],
)
def test_what_cannot_be_played_with_is_refused_with_a_sentence(name: str, read: dict[str, Value]) -> None:
    game = GAMES[name]
    components = with_values(game.contents.values, game.box, read)
    (obstacle, *_) = game.box.obstacles(components.values)
    assert all(Words(game, language, []).say(obstacle) for language in LANGUAGES)
    with pytest.raises(Invalid, match="cannot be played"):
        game_of(game, components)


# Files


@every_boxed
@given(st.data())
@settings(max_examples=25, deadline=None)
def test_what_was_read_off_is_the_same_after_it_was_written_to_a_file(name: str, data: st.DataObject) -> None:
    game, read = GAMES[name], data.draw(readings(name))
    components = with_values(game.contents.values, game.box, read)
    assert entered(components, game.box) == read
    assert from_toml(components.text, "it") == components.values
    assert read_box(game.contents.values, game.box, components.text) == read


@every_boxed
def test_our_own_file_is_a_box_of_which_nothing_was_read_off(name: str) -> None:
    game = GAMES[name]
    text = (game.folder / "components.toml").read_text(encoding="utf-8")
    assert read_box(game.contents.values, game.box, text) == {}
    assert game_with(name, text) is game


VERRAETER = as_toml(GAMES["verraeter"].contents.values)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("land = [", "cannot be read"),
        ("", "missing"),
        ("x = " + "[" * 5000, "cannot be read"),
        (VERRAETER.replace("value = 15", "value = 31"), "cannot be 31"),
        (VERRAETER.replace("value = 15", "value = -1"), "cannot be -1"),
        (VERRAETER.replace("value = 15", "value = 15.5"), "should be a whole number"),
        (VERRAETER.replace("value = 15", "value = true"), "should be a whole number"),
        (VERRAETER.replace("value = [3, 4, 5]", "value = [3, 4, 6]"), "printed nowhere"),
        (VERRAETER.replace("hand_limit = { value = 5", "hand_limit = { value = 500"), "printed nowhere"),
        (VERRAETER.replace('name = "city"', 'name = "town"'), "printed nowhere"),
        (VERRAETER.replace('provenance = "rulebook"', 'provenance = "hearsay"', 1), "provenance"),
        (VERRAETER.replace("value = [8, 6, 4, 3]", "value = [8, 6, 4, 99]"), "cannot be 99"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_with_a_sentence(text: str, said: str) -> None:
    game = GAMES["verraeter"]
    with pytest.raises(Invalid, match=said):
        read_box(game.contents.values, game.box, text)


def test_a_value_that_is_printed_nowhere_cannot_be_read_off() -> None:
    game = GAMES["verraeter"]
    with pytest.raises(Invalid, match="no printed value"):
        with_values(game.contents.values, game.box, {"box.hand_limit.value": 9})


# Copies


def test_a_box_that_says_what_ours_does_is_ours() -> None:
    ours = GAMES["verraeter"]
    assert boxed("verraeter", {"land.5.points.value.3": 3}) is ours
    assert box_of(ours) is None


def test_a_changed_value_changes_what_a_match_pays_and_nothing_else() -> None:
    other = boxed("verraeter", {f"land.{land}.points.value.{n}": 11 for land in range(6) for n in range(4)})
    assert other.components != GAMES["verraeter"].components
    mine, theirs = play(GAMES["verraeter"], 3, 4, "later"), play(other, 3, 4, "later")
    assert [step.action for step in mine.steps] == [step.action for step in theirs.steps]
    assert sum(theirs.scores()[0]) > sum(mine.scores()[0])
    again = play(GAMES["verraeter"], 3, 4, "later")
    assert again.to_json() == mine.to_json()


def test_a_copy_has_its_own_modules_and_leaves_ours_alone() -> None:
    other = boxed("ontembare_stad", {"area.0.cost": 9})
    ours = GAMES["ontembare_stad"]
    for part in ("setup", "legal", "apply", "scores", "hide", "scene", "prior", "why"):
        one, two = getattr(other, part), getattr(ours, part)
        assert one is not two
        assert one.__module__ == two.__module__.replace(ours.name, f"{ours.name}_{other.components}", 1)
    assert other.printed != ours.printed
    assert [event.name for event in other.events] == [event.name for event in ours.events]


def test_a_copy_is_loaded_once_and_again_from_its_file() -> None:
    other = boxed("rattus", {"rat.4.limit": 5})
    assert boxed("rattus", {"rat.4.limit": 5}) is other
    assert loaded(other.components) is other
    assert game_with("rattus", box_of(other)) is other


def test_only_so_many_copies_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(copies_module, "KEPT", 2)
    monkeypatch.setattr(copies_module, "_copies", OrderedDict())  # not those of other tests
    games = [boxed("verraeter", {"land.0.conflict.value": value}) for value in (21, 22, 23)]
    assert len(copies_module._copies) <= 3  # one more is let go at a time
    assert all(game.new(3) for game in games)  # whoever plays one still can
    assert boxed("verraeter", {"land.0.conflict.value": 21}) is games[0]


@every_boxed
@given(st.data())
@settings(max_examples=4, deadline=None, phases=NO_SHRINKING)
def test_whatever_is_read_off_no_match_breaks(name: str, data: st.DataObject) -> None:
    whatever_is_read_off(name, data)


@thorough
@every_boxed
@given(st.data())
@settings(max_examples=200, deadline=None, phases=NO_SHRINKING)
def test_whatever_is_read_off_no_match_breaks_in_many(name: str, data: st.DataObject) -> None:
    whatever_is_read_off(name, data)


def whatever_is_read_off(name: str, data: st.DataObject) -> None:
    """Either it is refused with a sentence, or a match can be played to its end with it, seen by everybody and packed at every step."""
    ours = GAMES[name]
    cells = ours.box.cells
    full = data.draw(st.sampled_from([False, True]))
    read = data.draw(
        st.fixed_dictionaries({path: anything(cell) for path, cell in cells.items()}) if full else readings(name)
    )
    components = Components(with_values(ours.contents.values, ours.box, read).values)
    if list(ours.box.obstacles(components.values)):
        return
    game = game_of(ours, components)
    preset = data.draw(st.sampled_from(sorted(game.presets)))
    match = play(game, data.draw(st.sampled_from(game.seats)), data.draw(st.integers(0, 2**32)), preset)
    for seat in range(match.seats):
        assert game.scene(match.view(seat), seat) is not None
    assert Match.from_json(match.to_json()).scores() == match.scores()
