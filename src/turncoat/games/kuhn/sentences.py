"""What is asked and told, as messages: what is being decided, what an action does, what happened."""

from collections.abc import Callable

from turncoat.games.game import Arg, Name, Say, Seat
from turncoat.games.kuhn.actions import OBJECT, VERB, Verb
from turncoat.games.kuhn.state import State
from turncoat.games.kuhn.tables import CARD_NAMES


def card_name(card: int) -> Name:
    return Name(f"card-{CARD_NAMES[card]}")


def say_action(view: State, action: int) -> Say:
    """An action as a menu entry for the mover."""
    bet_before = view.stake[0] != view.stake[1]
    match VERB[action]:
        case Verb.DEAL:
            return Say("chance-deal", {"card": card_name(OBJECT[action])})
        case Verb.PASS:
            return Say("action-fold" if bet_before else "action-pass")
        case Verb.BET:
            return Say("action-call" if bet_before else "action-bet")


# How the numbers of events are told, by what they stand for.
SAY_FIELD: dict[str, Callable[[State, int], Arg]] = {
    "seat": lambda view, seat: Seat(seat),
    "card": lambda view, card: card_name(card),
}


def prompt(view: State) -> str:
    """What is being decided: messages `prompt-…`, `prompt-…-help` and `waiting-…` are named after it."""
    return "answer" if view.stake[0] != view.stake[1] else "bet"
