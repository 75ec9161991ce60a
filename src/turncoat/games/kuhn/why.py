"""Why a move is not allowed."""

from turncoat.games.game import Reason
from turncoat.games.kuhn.actions import VERB, Verb
from turncoat.games.kuhn.state import State


def why(view: State, action: int) -> Reason | None:
    """Why the mover may not do this, from its own view; None if it may."""
    return Reason("KUHN-1.2", "why-chance") if VERB[action] == Verb.DEAL else None
