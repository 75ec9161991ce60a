"""Who chooses a move. A bot is given its seat's view and the legal actions, and nothing else."""

from turncoat.bots.bot import BOTS, Bot, make_bot
from turncoat.bots.hints import Hint, hints
from turncoat.bots.levels import EFFORTS, SearchBot
from turncoat.bots.search import Budget

__all__ = ["BOTS", "EFFORTS", "Bot", "Budget", "Hint", "SearchBot", "hints", "make_bot"]
