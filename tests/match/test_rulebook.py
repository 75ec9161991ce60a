"""What a reader of the rules sees: exactly those in force, under the titles of their chapters, with marks and options."""

import functools
import itertools
import re

import pytest

from tests.support import LANGUAGES, ROOT, SETTINGS, Setting, every_game
from turncoat.games import GAMES, Game
from turncoat.games.rulebook import chapter_of, our_rules, replacements
from turncoat.match import Chapter, RuleText, Words, every_rule, read_rules

STAD = GAMES["ontembare_stad"]
HANDBOOKS = {"het_verraad": STAD, **GAMES}


@functools.cache
def words(game: Game, language: str = "en") -> Words:
    return Words(game, language, [])


def rules(setting: Setting, language: str = "en") -> dict[str, RuleText]:
    chapters = read_rules(setting.game, words(setting.game, language), setting.options, setting.seats)
    return {rule.id: rule for chapter in chapters for rule in chapter.rules}


def of_preset(game: Game, preset: str, language: str = "en", **changes: str) -> list[Chapter]:
    return read_rules(game, words(game, language), game.choose_options(preset, changes))


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_no_rule_is_listed_with_what_replaces_it(setting: Setting) -> None:
    shown = rules(setting)
    assert [pair for pair in replacements(setting.game.rule_table).items() if set(pair) <= shown.keys()] == []


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_rule_in_force_can_be_read_in_every_language(setting: Setting) -> None:
    for language in LANGUAGES:
        shown = rules(setting, language)
        assert list(shown) == list(rules(setting)), language
        assert all("{" not in rule.text + "".join(rule.notes) for rule in shown.values()), language


@every_game
def test_the_table_of_rules_is_about_rules_that_there_are(game: Game) -> None:
    known = every_rule(words(game))
    chapters = {chapter_of(rule) for rule in known}
    assert set(game.rule_table) <= {*known, *chapters}
    assert set(replacements(game.rule_table)) <= set(known)
    values = {option.name: set(option.values) for option in game.options} | {"seats": set(map(str, game.seats))}
    for entry in game.rule_table.values():
        assert all(set(wanted) <= values[name] for name, wanted in entry.only.items())


@every_game
def test_every_rule_is_in_force_somewhere(game: Game) -> None:
    found = set(itertools.chain.from_iterable(rules(setting) for setting in SETTINGS if setting.game is game))
    assert found == set(every_rule(words(game)))


def test_the_expansion_is_read_without_what_it_replaces() -> None:
    shown = [rule.id for chapter in of_preset(STAD, "verraad") for rule in chapter.rules]
    assert not {"STAD-0.4", "STAD-2.1", "STAD-5.8", "STAD-7.5", "STAD-8.7", "STAD-9.2", "STAD-9.6"} & set(shown)
    assert {"STAD-2.2", "STAD-8.5", "VERRAAD-0.1", "VERRAAD-11.5"} <= set(shown)
    basic = [rule.id for chapter in of_preset(STAD, "basic") for rule in chapter.rules]
    assert not [rule for rule in basic if rule.startswith(("VERRAAD-", "STAD-8."))]


def test_where_cards_are_chosen_no_rule_speaks_of_cards_that_are_turned() -> None:
    read = {
        preset: {rule.id: rule.text for chapter in of_preset(STAD, preset) for rule in chapter.rules}
        for preset in ("strategic", "verraad")
    }
    for rule in ("STAD-1.4", "STAD-1.5", "STAD-9.5"):
        assert "turned" in read["strategic"][rule]
        assert "turned" not in read["verraad"][rule]


def test_the_basic_game_is_read_without_a_free_market() -> None:
    speaking = {
        preset: [
            rule.id
            for chapter in of_preset(STAD, preset)
            for rule in chapter.rules
            if "free market" in rule.text.lower()
        ]
        for preset in ("basic", "strategic")
    }
    assert speaking == {"basic": [], "strategic": ["STAD-6.12", "STAD-8.3", "STAD-8.4"]}


def test_a_variant_for_two_is_read_where_two_play_it() -> None:
    options = STAD.choose_options("basic", {"two_player_variant": "five_areas"})
    two, three = (rules(Setting(STAD, seats, "", options)) for seats in (2, 3))
    assert "STAD-10.1" in two
    assert "STAD-10.1" not in three
    assert "STAD-10.2" not in two


def test_a_rule_says_how_its_options_are_set() -> None:
    hands = {
        preset: next(
            rule for chapter in of_preset(GAMES["verraeter"], preset) for rule in chapter.rules if rule.id == "VER-0.6"
        )
        for preset in ("later", "1998")
    }
    assert "dealt blind" in hands["later"].text
    assert "a 3, a 4 and a 5" not in hands["later"].text
    assert "a 3, a 4 and a 5" in hands["1998"].text
    assert hands["later"].notes == (
        "Option “Starting hand”: three cards, dealt blind (the default). Otherwise: one 3, one 4 and one 5 each.",
    )


def test_a_house_rule_says_what_the_default_is() -> None:
    (note,) = next(
        rule.notes
        for chapter in of_preset(STAD, "strategic", pawn_rounding="down")
        for rule in chapter.rules
        if rule.id == "STAD-3.1"
    )
    assert note == "House rule “Half values at the pawnshop”: rounded down. The default: rounded up."


@every_game
def test_what_no_rulebook_has_is_marked(game: Game) -> None:
    for setting in SETTINGS:
        if setting.game is game:
            shown = rules(setting)
            assert {rule for rule, text in shown.items() if text.is_ours} == set(
                our_rules(game.rule_table)
            ) & shown.keys()


@pytest.mark.parametrize("page", HANDBOOKS)
def test_chapters_are_called_as_on_the_games_page(page: str) -> None:
    text = (ROOT / "docs" / "games" / f"{page}.md").read_text(encoding="utf-8")
    book = re.search(r"^- \*\*([A-Z]+)-", text, re.MULTILINE)
    assert book
    stated = {int(number): title for number, title in re.findall(r"^### (\d+) (.+)$", text, re.MULTILINE)}
    said = words(HANDBOOKS[page])
    assert stated == {number: said.say(f"chapter-{book[1]}-{number}", mode="strategic") for number in stated}
    assert set(stated) == {
        int(chapter_of(rule).partition("-")[2]) for rule in every_rule(said) if rule.startswith(f"{book[1]}-")
    }


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_every_version_of_the_rules_says_what_changed(game: Game, language: str) -> None:
    said = words(game, language)
    versions = [message for message in said.messages if message.startswith("rules-version-")]
    assert versions == [f"rules-version-{number}" for number in range(1, game.rules_version + 1)]
    assert all(said.say(version) for version in versions)
