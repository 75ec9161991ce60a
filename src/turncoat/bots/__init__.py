"""Who chooses a move. A bot is given its seat's view and the legal actions, and nothing else."""

from turncoat.bots.bot import BOTS, Bot, make_bot

__all__ = ["BOTS", "Bot", "make_bot"]
