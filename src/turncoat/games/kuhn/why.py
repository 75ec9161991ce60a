"""Why a move is not allowed."""

from turncoat.games.game import Reason
from turncoat.games.kuhn.actions import VERB, Verb
from turncoat.games.kuhn.state import State


def why(view: State, action: int) -> Reason:
    """Why the mover may not do this, from its own view."""
    assert VERB[action] == Verb.DEAL
    return Reason("KUHN-1.2", "why-chance")
