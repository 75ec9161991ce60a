"""What every part of the drawing needs: the scene, the words, and how orders and buildings are written."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.text import Text

from turncoat.cli.boards.grid import Line, Run
from turncoat.cli.boards.parts import SeatMark, seat_marks
from turncoat.games.ontembare_stad.scene.shapes import Scene
from turncoat.games.ontembare_stad.tables import CATEGORY, CATEGORY_NAMES, KIND_NAMES, POWER_NAMES, VALUE
from turncoat.match import Words

STONES, AREAS, KNIGHTS, CARDS, INFLUENCE = "■", "▦", "♞", "▤", "◈"
MASTER, BLACK_KNIGHT, TOWER, WHITE, BLACK = "♚", "♟", "♜", "○", "●"  # of Het Verraad
GLYPHS = dict(zip(POWER_NAMES, ("⌂", "☼", "†", "♦", TOWER, WHITE, BLACK), strict=True))
COLOURS = dict(zip(POWER_NAMES, ("#af875f", "#5faf5f", "#af87d7", "#5f87d7", *3 * ("grey70",)), strict=True))
BLACK_STYLE = "bold bright_white on grey19"
FAINT = "grey50"


@dataclass(frozen=True)
class Desk:
    """All that a part of the drawing may need."""

    table: Scene
    words: Words
    names: list[str]  # of the orders
    marks: list[SeatMark]  # of the orders

    def card(self, kind: str) -> Text:
        """A card of the draw pile: a building with its category and value, or an event."""
        name = self.words.say(f"card-{kind}")
        if kind not in KIND_NAMES:
            return Text(name, "italic")
        return Text.assemble(*building_runs(kind), f" {name}")

    def cards(self, counts: Mapping[str, int]) -> list[Text]:
        return [self.card(kind).append(f" ×{many}" if many > 1 else "", "bold") for kind, many in counts.items()]


def desk_of(scene: Scene, words: Words, names: Sequence[str]) -> Desk:
    """With two orders each, the second order of a seat has the same letter, but small."""
    marks = seat_marks(names)
    orders = scene.orders
    if len(orders) == len(names):
        return Desk(scene, words, list(names), marks)
    called, marked = [], []
    for number, order in enumerate(orders):
        mark, is_second = marks[order.seat], number >= len(names)
        small = mark.letter.lower() if mark.letter.isalpha() else str(number + 1)
        called.append(names[order.seat])
        marked.append(SeatMark(small if is_second else mark.letter, mark.colour))
    return Desk(scene, words, called, marked)


def building_runs(kind: str) -> Line:
    """A building as its category's sign and its value."""
    number = KIND_NAMES.index(kind)
    category = CATEGORY_NAMES[CATEGORY[number]]
    return [(f"{GLYPHS[category]}{VALUE[number]}", f"bold {COLOURS[category]}")]


def owner_run(desk: Desk, owner: int | str) -> Run:
    """An order's letter, or a black knight."""
    if isinstance(owner, str):
        return (BLACK_KNIGHT, BLACK_STYLE)
    return (desk.marks[owner].letter, f"bold bright_white on {desk.marks[owner].colour}")
