"""The three languages say the same things, and everything that a game can need."""

import functools
import re
from pathlib import Path

import pytest

from tests.cli.support import random_match
from tests.support import thorough
from turncoat.cli.common import CLI_LOCALE, words_for
from turncoat.games import CHANCE, GAMES, NOBODY, Game, Reason, Say
from turncoat.match import LANGUAGES, every_rule
from turncoat.match.words import MATCH_LOCALE, message_files

FOLDERS = {
    "match": MATCH_LOCALE.parent,
    "cli": CLI_LOCALE.parent,
    **{game.name: game.folder for game in GAMES.values()},
}
SOURCE = Path(__file__).parents[2] / "src" / "turncoat" / "cli"


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """Each message with its variables."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob(f"{language}.ftl")))
    parts = re.split(r"^([a-zA-Z][\w-]*) =", re.sub(r"^#.*$", "", text, flags=re.M), flags=re.M)[1:]
    assert len(parts[::2]) == len(set(parts[::2])), "a message is there twice"
    return {name: set(re.findall(r"\$(\w+)", body)) for name, body in zip(parts[::2], parts[1::2])}


@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_variables(folder: Path, language: str) -> None:
    assert messages(folder, language) == messages(folder, "en")


def test_no_message_is_defined_in_two_places() -> None:
    for game in GAMES:
        names = [name for folder in ("match", "cli", game) for name in messages(FOLDERS[folder], "en")]
        assert len(names) == len(set(names))


def test_an_expansions_words_come_after_the_games_own(tmp_path: Path) -> None:
    kinds = ("locale", "locale/teach", "locale/box")
    wanted = [tmp_path / folder / kind / "nl.ftl" for kind in kinds for folder in ("", "open", "verraad")]
    for file in reversed(wanted):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
        file.with_name("en.ftl").touch()
    assert message_files(tmp_path, "nl") == wanted


def test_every_message_of_the_terminal_is_used_and_exists() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    known = messages(CLI_LOCALE.parent, "en")
    used = set(re.findall(r"[\"'](cli-[\w-]+)[\"']", source))
    assert used <= known.keys()
    made = {name for name in known if re.match(r"cli-(command|help)-", name)}
    assert known.keys() - used - made == set()


@functools.cache
def all_that_was_said(game: Game, every: int) -> tuple[list[Say], dict[str, Reason], set[str]]:
    """Sentences, reasons and prompts of a game by each preset: to each seat, to a spectator, and to whoever sees everything. Reasons are
    asked for at every decision, or at one in so many."""
    says: list[Say] = []
    reasons: dict[str, Reason] = {}
    prompts: set[str] = set()
    for preset in game.presets:
        options = game.choose_options(preset)
        match = random_match(game.name, seed=11, steps=0, options=options, names=list("ABCDE")[: game.seats[-1]])
        while not match.is_over:
            seat, view = match.mover, match.view(match.mover)
            legal = match.legal()
            says += [game.say_action(match.state if seat == CHANCE else view, action) for action in legal]
            if seat == CHANCE:
                match.draw()
                continue
            prompts.add(game.prompt(view))
            if len(match.steps) % every == 0:
                found = (game.why(view, action) for action in range(game.actions) if action not in legal)
                reasons.update((repr(reason), reason) for reason in found)
            match.submit(seat, legal[match.rng()[0] % len(legal)])
        for viewer in (NOBODY, *range(match.seats)):
            says += match.log(viewer)
        says += match.log(is_open=True)
    return says, reasons, prompts


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize(
    ("language", "every"), [("de", 7), *(pytest.param(one, 1, marks=thorough) for one in LANGUAGES)]
)
def test_a_whole_game_can_be_told(game: Game, language: str, every: int) -> None:
    """Prompts, actions, reasons, events and outcomes."""
    words = words_for(game, language, list("ABCDE"))
    rules = every_rule(words)
    says, reasons, prompts = all_that_was_said(game, every)
    assert all(words.say(say) for say in says)
    for reason in reasons.values():
        assert words.say(reason)
        assert reason.rule in rules
    for prompt in prompts:
        assert words.say(f"prompt-{prompt}")
        assert words.say(f"prompt-{prompt}-help")
        assert words.say(f"waiting-{prompt}", who="X")


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_decision_is_explained_to_a_newcomer(game: Game) -> None:
    """Every prompt that has words says what it brings, what to look at, and by which rules."""
    words = words_for(game, "en", [])
    rules = every_rule(words)
    prompts = [found[1] for name in words.messages if (found := re.fullmatch(r"prompt-(.+)-help", name))]
    assert prompts
    for prompt in prompts:
        assert words.say(f"prompt-{prompt}-brings")
        assert words.say(f"prompt-{prompt}-look")
        named = re.findall(r"[A-Z]+-\d+\.\d+", words.say(f"prompt-{prompt}-help"))
        assert named, f"{prompt} names no rule"
        assert set(named) <= set(rules)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_option_and_preset_has_its_words(game: Game, language: str) -> None:
    words = words_for(game, language, [])
    assert every_rule(words)
    for preset in game.presets:
        assert words.say(f"preset-{preset}")
        assert words.say(f"preset-{preset}-help")
    for option in game.options:
        assert words.say(f"option-{option.name}-help")
        assert all(words.say(f"option-{option.name}-{value}") for value in option.values)
    for message in ("title", "blurb", "goal", "win", "turn"):
        assert all(words.say(words.about(message, preset)) for preset in game.presets)
