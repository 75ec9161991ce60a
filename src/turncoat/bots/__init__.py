"""Bots: players that choose a move. A bot is given its seat's view and the legal actions, and nothing else."""

from turncoat.bots.bot import BOTS, Bot, ask, compile_once, get_ready, make_bot
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
    "ask",
    "compile_once",
    "compile_search",
    "get_ready",
    "hints",
    "make_bot",
]
