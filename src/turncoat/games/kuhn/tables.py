"""What is in the box, as constants."""

from pathlib import Path

from turncoat.games.components import read_components

_box = read_components(Path(__file__).parent)
DIGEST = _box.digest

SEATS = 2
CARD_NAMES: tuple[str, ...] = tuple(card["name"] for card in _box.values["card"])  # lowest first
CARDS = len(CARD_NAMES)
ANTE: int = _box.values["coins"]["ante"]["value"]
BET: int = _box.values["coins"]["bet"]["value"]
