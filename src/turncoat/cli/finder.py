"""Which action somebody means: its number in the list, its text (`play:5`), or some words of it (`farm 6`, `traitor`)."""

import re

from turncoat.games import Game, Invalid, Say
from turncoat.kernel import AnyState
from turncoat.match import Words


def number_of(typed: str, at_most: int) -> int | None:
    """The number from 1 to so many that was typed; None for anything else, however many digits it has."""
    if not (typed.isascii() and typed.isdecimal() and len(typed) <= len(str(at_most))):
        return None
    number = int(typed)
    return number if 1 <= number <= at_most else None


def parse_exactly(game: Game, typed: str) -> int | None:
    """The action with that text, in whatever way its parts are set apart."""
    for text in (typed, typed.lower(), re.sub(r"[\s:]+", ":", typed.strip().lower())):
        try:
            return game.parse_action(text)
        except Invalid:
            continue
    return None


def find_actions(game: Game, view: AnyState, words: Words, typed: str) -> list[int]:
    """Every action that a person could mean: the one with that text, or all whose text or sentence has those words."""
    exact = parse_exactly(game, typed)
    if exact is not None:
        return [exact]
    wanted = tokens(typed)
    if not wanted:
        return []
    found = [action for action in range(game.actions) if wanted <= known_tokens(game, view, words, action)]
    by_verb = [action for action in found if game.action_text(action).partition(":")[0] in wanted]
    return by_verb or found


def known_tokens(game: Game, view: AnyState, words: Words, action: int) -> set[str]:
    """The words by which an action may be named; none for what only chance can bring."""
    say = game.say_action(view, action)
    if is_chance(say):
        return set()
    sentence = words.say(say) if words.has(say.message) else ""
    return tokens(game.action_text(action)) | tokens(sentence)


def is_chance(say: Say) -> bool:
    """Whether this is an outcome and not a decision."""
    return say.message.startswith("chance-")


def tokens(text: str) -> set[str]:
    return set(re.findall(r"[\w+]+", text.lower()))
