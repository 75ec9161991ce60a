"""Why a hint names an action, in sentences: what the search found, and what surely follows. Nothing else is claimed."""

from collections.abc import Sequence

from turncoat.games import Game
from turncoat.kernel import AnyState
from turncoat.match import Words, foresee
from turncoat.server.words import say
from turncoat.server.worker import HintAnswer

CLEAR = 0.02  # a difference in the chance of winning that is worth telling
MORE = 0.5  # the same, in points
SURE_AT_MOST = 2  # of the things that surely follow
GOING_ON = frozenset({"event-turn", "event-last-turn", "event-round"})  # what follows anything: no reason for it


def reasons(game: Game, view: AnyState, found: Sequence[HintAnswer], hint: HintAnswer, words: Words) -> list[str]:
    """What speaks for an action and what it risks, beside the others that the hint names."""
    return [
        sentence
        for sentence in (
            chance(found, hint, words.language),
            points(found, hint, words.language),
            sure(game, view, hint, words),
        )
        if sentence
    ]


def chance(found: Sequence[HintAnswer], hint: HintAnswer, language: str) -> str:
    """How much likelier it wins than the next best, or less than the best."""
    others = [one.won for one in found if one is not hint]
    if not others:
        return ""
    lead = hint.won - max(others)
    if abs(lead) < CLEAR:
        return say(language, "server-hint-even")
    return say(language, "server-hint-ahead" if lead > 0 else "server-hint-behind", percent=round(100 * abs(lead)))


def points(found: Sequence[HintAnswer], hint: HintAnswer, language: str) -> str:
    """How many points it comes to in the end, and how that compares."""
    others = [one.points for one in found if one is not hint]
    number = f"{hint.points:.1f}".rstrip("0").rstrip(".")
    if language != "en":
        number = number.replace(".", ",")
    if others and hint.points >= max(others) + MORE:
        return say(language, "server-hint-most-points", points=number)
    if others and hint.points <= min(others) - MORE:
        return say(language, "server-hint-fewest-points", points=number)
    return say(language, "server-hint-points", points=number)


def sure(game: Game, view: AnyState, hint: HintAnswer, words: Words) -> str:
    """What follows whatever the others hold: gains and costs alike. The first event tells the action itself."""
    foreseen = foresee(game, view, view.mover, [hint.action])
    said = [game.say_event(foreseen.view, event) for event in foreseen.events[1:]]
    told = [words.say(one) for one in said if one.message not in GOING_ON][:SURE_AT_MOST]
    return say(words.language, "server-hint-sure", events=" ".join(told)) if told else ""
