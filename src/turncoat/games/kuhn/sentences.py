"""What is asked and told, as messages: what is being decided, what an action does, what happened."""

from turncoat.games.game import Name, Say, Seat
from turncoat.games.kuhn.actions import OBJECT, VERB, Verb
from turncoat.games.kuhn.events import MEANINGS, What
from turncoat.games.kuhn.state import State
from turncoat.games.kuhn.tables import CARD_NAMES
from turncoat.kernel import Event
from turncoat.kernel.journal import HIDDEN


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


def say_event(view: State, event: Event) -> Say:
    """An event as a sentence of the log, told by who sees this view."""
    meaning = MEANINGS[What(event.what)]
    if meaning.where == "card" and event.where == HIDDEN:
        return Say(f"{meaning.message}-hidden", {"who": Seat(event.who)})
    args: dict[str, int | str | Seat | Name] = {"who": Seat(event.who)}
    if meaning.where == "card":
        args["card"] = card_name(event.where)
    if meaning.many:
        args["number"] = event.many
    return Say(meaning.message, args)


def prompt(view: State) -> str:
    """What is being decided: messages `prompt-…`, `prompt-…-help` and `waiting-…` are named after it."""
    return "answer" if view.stake[0] != view.stake[1] else "bet"
