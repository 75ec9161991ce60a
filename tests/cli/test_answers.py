"""What a person may ask while deciding, and what the answers are."""

import pytest

from tests.cli.support import ok
from turncoat.cli.common import words_for
from turncoat.cli.finder import find_actions
from turncoat.games import CHANCE, GAMES, Game
from turncoat.table import LANGUAGES, Match


def asked(*lines: str, language: str = "en") -> str:
    """What the terminal answers at the first decision, a farm, on one line."""
    shown = ok("play", "--seed", 6, "--lang", language, typed="\n".join(lines) + "\n")
    return " ".join(shown.partition(" > ")[2].split())


def test_help_explains_the_decision_the_signs_and_the_commands() -> None:
    shown = asked("?")
    assert "A farm brings one supply card a round" in shown
    assert "⌂ farm" in shown
    for command in ("why <action>", "rule VER-0.1", "rules", "log", "table", "save <file>", "quit"):
        assert command in shown
    assert "hint" not in shown
    assert asked("help").partition("The game is saved")[0] == shown.partition("The game is saved")[0]


def test_why_names_the_rule_and_states_it() -> None:
    for typed in ("why office:3", "why office 3", "WHY Office 3", "why office", "office:3"):
        shown = asked(typed)
        assert "Your first building card must be laid as a farm." in shown, typed
        assert "VER-0.4: Everyone has three building cards" in shown, typed


def test_why_understands_words_of_the_sentences() -> None:
    assert "There is already a building card under City (Eagle, 5)." in asked("why farm 5")
    assert "That is allowed: Lay a farm under Wasteland (Rose, 12)." in asked("why farm 12")
    assert "That is allowed" in asked("why 1")
    assert "That is not what is being decided now." in asked("why keep traitor")
    assert "There is already a building card under City (Eagle, 5)." in asked("why city eagle farm")
    assert "Which one do you mean? farm:5, office:5" in asked("why eagle 5")
    assert "No action fits “dance”" in asked("why dance")
    assert "as in: why farm:0" in asked("why")
    assert "No action fits" in asked("why !!!")


@pytest.mark.parametrize(
    ("language", "typed", "answer"),
    [
        ("nl", "waarom kantoor 3", "VER-0.4"),
        ("nl", "why office:3", "VER-0.4"),
        ("de", "warum kontor 3", "VER-0.4"),
        ("de", "regel VER-6.2", "VER-6.2: Der Verräter"),
        ("nl", "regels", "VER-14.4"),
        ("de", "verlauf 1", "Der letzte von"),
        ("nl", "stop", "Verder spelen met"),
        ("de", "tisch", "die umkämpfte Grenze"),
    ],
)
def test_commands_can_be_typed_in_ones_own_language(language: str, typed: str, answer: str) -> None:
    assert answer in asked(typed, language=language)


def test_rules_can_be_looked_up() -> None:
    sentence = "VER-6.2: The traitor scores 1 point and the strategist 2, whoever wins."
    for typed in ("rule VER-6.2", "rule ver-6.2", "rule 6.2"):
        assert sentence in asked(typed)
    assert "There is no rule 99" in asked("rule 99")
    assert "as in: rule VER-0.1" in asked("rule")
    assert "VER-14.4 Most points win." in asked("rules")


def test_the_log_can_be_read_again() -> None:
    shown = asked("log 2")
    assert "The last 2 sentences of 18" in shown
    assert "Mathilde laid a building card under City (Eagle, 5), farm side up." in shown
    assert "The last 18 sentences of 18" in asked("log 1000")
    assert "The last 18 sentences of 18" in asked("log")


def test_the_table_is_drawn_again_with_its_legend() -> None:
    assert "the border in dispute" in asked("table")


@pytest.mark.parametrize("typed", ["", "0", "99", "abc", "farm", "farm:12", "-1", "1.5", "²", "٣٣٣"])
def test_what_is_not_understood_is_answered_with_what_is_expected(typed: str) -> None:
    assert "Please type a number from 1 to 11, an action such as farm:0, or ? for help." in asked(typed)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_is_found_by_its_own_text_and_by_its_sentence(game: Game, language: str) -> None:
    match = Match(game, game.seats[-1], names=list("ABCD")[: game.seats[-1]], seed=2)
    words = words_for(game, language, match.names)
    while not match.is_over:
        if match.mover == CHANCE:
            match.draw()
            continue
        view, legal = match.view(match.mover), match.legal()
        action = legal[match.rng()[0] % len(legal)]
        assert find_actions(game, view, words, game.action_text(action)) == [action]
        assert action in find_actions(game, view, words, words.say(game.say_action(view, action)))
        match.submit(match.mover, action)
