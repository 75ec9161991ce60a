"""Why a move is not allowed, and which rule is behind what happened."""

from turncoat.games.game import Reason
from turncoat.games.kuhn.actions import VERB, Verb
from turncoat.games.kuhn.events import MEANINGS, What
from turncoat.games.kuhn.state import State
from turncoat.kernel import Event


def because(_view: State, event: Event) -> str:
    """The rule behind an event."""
    return MEANINGS[What(event.what)].rule


def why(view: State, action: int) -> Reason | None:
    """Why the mover may not do this, from its own view; None if it may."""
    return Reason("KUHN-1.2", "why-chance") if VERB[action] == Verb.DEAL else None
