"""A hint for the player to move, from what that seat sees and nothing else."""

from turncoat.bots import Budget, Hint, hints
from turncoat.games import Illegal, Reason
from turncoat.kernel.rng import new_rng
from turncoat.match.match import Match

USUAL = Budget(seconds=1.5)


def advise(table: Match, seat: int, budget: Budget = USUAL) -> list[Hint]:
    """The seat's best few actions, each with its chance of winning, its expected points and the line expected to follow.

    None where there is no choice; Illegal if it is not the seat's turn. The same moment of the same match gives the same hint for
    the same number of iterations, and looking at it changes nothing.
    """
    if table.is_over:
        raise Illegal(Reason("", "why-over"))
    if table.mover != seat:
        raise Illegal(Reason("", "why-not-your-turn"))
    return hints(table.game, table.view(seat), new_rng(len(table.steps)), budget)
