"""Who chooses a move. A bot is given its seat's view and the legal actions, and nothing else."""

from turncoat.bots.bot import BOTS, Bot, get_ready, make_bot
from turncoat.bots.hints import Hint, hints
from turncoat.bots.levels import EFFORTS, LEVELS, SearchBot
from turncoat.bots.search import Budget, compile_search

__all__ = [
    "BOTS",
    "EFFORTS",
    "LEVELS",
    "Bot",
    "Budget",
    "Hint",
    "SearchBot",
    "compile_search",
    "get_ready",
    "hints",
    "make_bot",
]
