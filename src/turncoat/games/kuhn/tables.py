"""What is in the box, as constants."""

from pathlib import Path

from turncoat.games.components import read_components

COMPONENTS = read_components(Path(__file__).parent)

SEATS = 2
CARD_NAMES: tuple[str, ...] = tuple(card["name"] for card in COMPONENTS.values["card"])  # lowest first
CARDS = len(CARD_NAMES)
ANTE: int = COMPONENTS.values["coins"]["ante"]["value"]
BET: int = COMPONENTS.values["coins"]["bet"]["value"]
