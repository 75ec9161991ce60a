"""What a person may ask while deciding, and what the answers are."""

import io
import re
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from rich.console import Console

from tests.cli.support import ok, random_match
from tests.support import examples, thorough
from turncoat.bots import Budget
from turncoat.cli import answers
from turncoat.cli.answers import COMMANDS, Decision
from turncoat.cli.common import words_for
from turncoat.cli.finder import find_actions, number_of
from turncoat.cli.session import Quit, Session
from turncoat.cli.terminal import Terminal
from turncoat.games import CHANCE, GAMES, Game
from turncoat.match import LANGUAGES, Match, advise


def asked(*lines: str, language: str = "en") -> str:
    """What the terminal answers at the first decision, a farm, on one line."""
    shown = ok("play", "verraeter", "--seed", 6, "--lang", language, typed="\n".join(lines) + "\n")
    return " ".join(shown.partition(" > ")[2].split())


def test_help_explains_the_decision_the_signs_and_the_commands() -> None:
    shown = asked("?")
    assert "A farm brings one supply card a round" in shown
    assert "⌂ farm" in shown
    for command in ("hint", "why <action>", "rule VER-0.1", "rules", "log", "table", "save <file>", "quit"):
        assert command in shown
    assert asked("help").partition("The game is saved")[0] == shown.partition("The game is saved")[0]


@pytest.mark.parametrize(
    ("language", "typed", "labels", "numbers"),
    [
        ("en", "hint", "action wins points then, perhaps", r"\d+% \d+\.\d"),
        ("nl", "hint", "zet wint punten dan misschien", r"\d+% \d+,\d"),
        ("de", "hinweis", "Zug gewinnt Punkte dann vielleicht", r"\d+\s% \d+,\d"),
    ],
)
def test_a_hint_tells_actions_chances_points_and_what_may_follow(
    monkeypatch: pytest.MonkeyPatch, language: str, typed: str, labels: str, numbers: str
) -> None:
    monkeypatch.setattr(answers, "advise", lambda match, seat: advise(match, seat, Budget(iterations=300)))
    shown = asked(typed, language=language)
    assert labels in shown
    assert re.match(rf" \d+ .+? {numbers} Bertha: ", shown.partition(labels)[2])


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
    assert "as in: why farm:12" in asked("why")
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


@pytest.mark.parametrize("typed", ["0", "99", "abc", "farm", "farm:0", "farm:13", "-1", "1.5", "²", "٣٣٣", "9" * 5000])
def test_what_is_not_understood_is_answered_with_what_is_expected(typed: str) -> None:
    assert "Please type a number from 1 to 11, an action such as farm:12, or ? for help." in asked(typed)


def test_a_number_is_what_has_ordinary_digits_and_is_not_too_large() -> None:
    assert [number_of(typed, 11) for typed in ("1", "01", "11")] == [1, 1, 11]
    for typed in ("", "0", "12", "-1", "²", "٣", "1.0", " 1", "9" * 5000):
        assert number_of(typed, 11) is None, typed


@pytest.mark.parametrize("digits", ["²", "٣", "9" * 5000])
def test_odd_numbers_are_answered_too(digits: str) -> None:
    assert "No action fits" in asked(f"why {digits}")
    assert "The last 18 sentences of 18" in asked(f"log {digits}")


@pytest.mark.parametrize(
    "name",
    ["~nobody-of-that-name/x", "a\0b", "x" * 300, "/no/such/folder/x", "\ud800"],
    ids=lambda name: ascii(name[:5]),
)
def test_a_file_that_cannot_be_is_refused_and_the_game_goes_on(name: str, tmp_path: Path) -> None:
    assert "Could not save to" in told_after(f"save {name}", tmp_path)


TYPED = st.text(
    st.characters(exclude_characters="/"), max_size=30
)  # no folders: nothing is written outside the test's own
LINES = st.one_of(TYPED, st.builds("{} {}".format, st.sampled_from(COMMANDS), TYPED))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("typed")


@examples(few=50, many=200)
@given(line=LINES)
@example(line="why " + "9" * 5000)
@example(line="rule " + "x" * 5000)
@example(line="save " + "x" * 5000)
@example(line="save ~")
def test_whatever_is_typed_gets_an_answer(line: str, folder: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        patch.setattr(answers, "advise", lambda match, seat: advise(match, seat, Budget(iterations=300)))
        assert told_after(line, folder)


def told_after(line: str, folder: Path) -> str:
    """What a line that somebody types at a decision is answered with; the action that it decides on; or that they leave."""
    match = random_match(seed=6, steps=13, names=list("ABCD"))  # the first farm
    terminal = Terminal(match.game, words_for(match.game, "en", match.names), is_fast=True)
    terminal.console = Console(file=io.StringIO(), width=80)
    typed = iter([line.strip()])
    terminal.read = lambda *_, **__: next(typed)  # type: ignore[method-assign]
    session = Session(match, terminal, folder / "match.json")
    decision = Decision(match, match.mover, match.view(match.mover), match.legal())
    try:
        return match.game.action_text(session.ask(decision))
    except Quit:
        return "left"
    except StopIteration:  # it was answered, and the next line is asked for
        file = terminal.console.file
        assert isinstance(file, io.StringIO)
        return " ".join(file.getvalue().split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_explains_the_numbers_of_a_land_and_who_decides(language: str) -> None:
    shown = asked("?", language=language)
    words = words_for(GAMES["verraeter"], language, [])
    assert words.say("cli-board-land", total=4) in shown
    assert f"◄ {words.say('cli-board-mover')}" in shown


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize(
    ("language", "every"),  # decision, or so many
    [("de", 7), *(pytest.param(language, 1, marks=thorough) for language in LANGUAGES)],
)
def test_an_action_is_found_by_its_own_text_and_by_its_sentence(game: Game, language: str, every: int) -> None:
    match = Match(game, game.seats[-1], names=list("ABCDE")[: game.seats[-1]], seed=2)
    words = words_for(game, language, match.names)
    while not match.is_over:
        if match.mover == CHANCE:
            match.draw()
            continue
        view, legal = match.view(match.mover), match.legal()
        action = legal[match.rng()[0] % len(legal)]
        if len(match.steps) % every == 0:
            assert find_actions(game, view, words, game.action_text(action)) == [action]
            assert action in find_actions(game, view, words, words.say(game.say_action(view, action)))
        match.submit(match.mover, action)


def test_an_empty_line_shows_the_table_and_the_choices_again() -> None:
    assert asked("").count("Lay your first farm under a land.") == 1
