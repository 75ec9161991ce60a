"""What every board needs: a colour and a letter for each seat, and cards that look like cards."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

# Of middling brightness, so that they can be read on dark and on light screens.
SEAT_COLOURS = ("#00af87", "#d78700", "#875fd7", "#87af00", "#5f87af", "#af5f87")
CARD_STYLE = "bold black on #d7d7af"
MOVER_MARK = "◄"


@dataclass(frozen=True)
class SeatMark:
    """How a seat is known at a glance: by a letter and a colour, never by a colour alone."""

    letter: str
    colour: str

    @property
    def chip(self) -> tuple[str, str]:
        return f" {self.letter} ", f"bold bright_white on {self.colour}"


def seat_marks(names: Sequence[str]) -> list[SeatMark]:
    """The first letters of the names; numbers where two begin alike."""
    letters = [name.strip()[:1].upper() for name in names]
    if len(set(letters)) < len(letters):
        letters = [str(number) for number in range(1, len(names) + 1)]
    return [SeatMark(letter, SEAT_COLOURS[seat % len(SEAT_COLOURS)]) for seat, letter in enumerate(letters)]


def paint_names(text: Text, names: Sequence[str]) -> Text:
    """Each name in its seat's colour."""
    for name, mark in zip(names, seat_marks(names)):
        text.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", f"bold {mark.colour}")
    return text


def card_chips(cards: Sequence[object]) -> Text:
    """Cards lying side by side."""
    chips = [Text(f" {card} ", CARD_STYLE) for card in cards]
    return Text(" ").join(chips)


def in_lines(parts: Sequence[Text], width: int) -> Text:
    """Parts side by side, as many to a line as fit."""
    lines = [parts[0]]
    for part in parts[1:]:
        if lines[-1].cell_len + 3 + part.cell_len <= width:
            lines[-1] = Text(" · ").join([lines[-1], part])
        else:
            lines.append(part)
    return Text("\n").join(lines)


def sign(glyph: str, meaning: str, style: str = "bold") -> Text:
    """A sign and its meaning."""
    return Text.assemble((f" {glyph} ", style), f" {meaning}")
