"""Turncoat: medieval games of plague and betrayal, one rulebook each, run three ways."""

__version__ = "0.1.0"
