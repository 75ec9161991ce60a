"""Boxes of De Ontembare Stad: what contradicts its rulebook, and how the rules tell what a box has."""

from collections.abc import Iterator

import pytest

from tests.games.test_boxes import boxed, check_asked
from turncoat.games import Game
from turncoat.games.box import Value, entered, with_values
from turncoat.games.ontembare_stad import GAME
from turncoat.match import LANGUAGES, RuleText, Words, read_rules


@pytest.mark.parametrize(
    ("read", "asked"),
    [
        ({"building.0.copies": 5}, "cards"),
        ({"building.3.value": 6}, "values"),
        ({f"area.{area}.cost": 6 for area in range(48)}, "start"),
        ({"influence.2.copies": 4}, "influence-cards"),
        ({"category.0.points": 2}, "powers"),
        ({"castle.prices.value.4": 6}, "prices"),
        ({"box.red.value.3": 12}, "red-order"),
        ({"verraad.black.value.4": 4}, "black-tokens"),
        ({"building.0.category": "handel"}, "cards"),
        ({"box.track.value": 50}, "red-on-wall"),
        ({"area.30.gate": 4}, "gates"),
        ({f"area.{area}.road": 0 for area in range(48)}, "roads"),
        ({"area.1.road": 0}, "road-runs"),
        ({"area.26.gate": 0}, "road-runs"),
        ({"event.3.for": "kapel"}, "events"),
    ],
)
def test_what_contradicts_the_rules_is_asked_about_in_every_language(read: dict[str, Value], asked: str) -> None:
    check_asked(GAME, read, asked)


def test_of_values_under_one_name_only_those_that_were_read_come_from_the_box() -> None:
    read: dict[str, Value] = {"verraad.black.value.2": 10}
    assert entered(with_values(GAME.contents.values, GAME.box, read), GAME.box) == read


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_tell_the_values_in_use(language: str) -> None:
    read: dict[str, Value] = {
        "category.0.points": 9,
        "category.3.income": 4,
        "castle.prices.value.5": 17,
        "box.track.value": 88,
        "event.5.effect": "pay",
        "event.5.for": "area",
        "event.5.amount": 6,
        "event.5.most": 13,
        "event.14.effect": "withdraw",
        "event.14.for": "outer",
        "influence.5.number": 8,
    }
    game = boxed("ontembare_stad", read)
    words = Words(game, language, [])
    told = {rule.id: rule.text for preset in ("strategic", "verraad") for rule in rules_of(game, words, preset)}
    for rule, said in (
        ("STAD-8.9", "9"),
        ("STAD-8.10", "4"),
        ("VERRAAD-4.1", "17"),
        ("STAD-7.4", "88"),
        ("STAD-2.5", words.say("card-riddertoernooi")),
        ("STAD-2.5", "13"),
        ("STAD-2.9", words.say("card-koninklijk_bezoek")),
        ("STAD-2.12", words.say("told-no-event")),
        ("STAD-6.10", "8"),
    ):
        assert said in told[rule], rule
    ours = {rule.id: rule.text for rule in rules_of(GAME, words, "strategic")}
    assert words.say("card-riddertoernooi") in ours["STAD-2.3"]
    assert words.say("card-riddertoernooi") not in told["STAD-2.3"]


def rules_of(game: Game, words: Words, preset: str) -> Iterator[RuleText]:
    for chapter in read_rules(game, words, game.choose_options(preset, {}), 3):
        yield from chapter.rules


NO_ROAD: dict[str, Value] = {f"area.{area}.road": 0 for area in range(48)}
NO_RED: dict[str, Value] = {path: 0 for path in GAME.box.cells if path.startswith("box.red.value.")}
ONE_RED: dict[str, Value] = {**NO_RED, "box.red.value.3": 17}


@pytest.mark.parametrize(
    ("language", "read", "rule", "said"),
    [
        ("en", NO_ROAD, "STAD-5.7", "The board has no road, so this rule limits no toll house."),
        ("de", NO_ROAD, "STAD-5.7", "Auf dem Spielplan ist keine Straße; also begrenzt diese Regel kein Zollhaus."),
        ("nl", NO_ROAD, "STAD-5.7", "Op het bord is geen weg, dus deze regel beperkt geen enkel tolhuis."),
        ("en", NO_RED, "STAD-7.4", "No space is red. The wall"),
        ("de", NO_RED, "STAD-7.4", "Kein Feld ist rot. Die Mauer"),
        ("nl", NO_RED, "STAD-7.4", "Geen vakje is rood. De muur"),
        ("en", ONE_RED, "STAD-7.4", "The space 17 is red. The wall"),
        ("de", ONE_RED, "STAD-7.4", "Rot ist das Feld 17. Die Mauer"),
        ("nl", ONE_RED, "STAD-7.4", "Rood is het vakje 17. De muur"),
    ],
)
def test_no_rule_is_a_broken_sentence_where_a_box_has_nothing_or_one_of_what_it_counts(
    language: str, read: dict[str, Value], rule: str, said: str
) -> None:
    game = boxed("ontembare_stad", read)
    told = {rule.id: rule.text for rule in rules_of(game, Words(game, language, []), "basic")}
    assert told[rule].startswith(said)
