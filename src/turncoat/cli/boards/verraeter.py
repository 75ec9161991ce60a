"""The table of Verräter: twelve lands in a ring, and who sits around it.

Wide screens get the ring as a square with the conflict in its middle, narrow ones as a flat loop:

    11 12  1  2        10 11 12  1  2  3
    10        3         9  8  7  6  5  4
     9        4
     8  7  6  5
"""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from turncoat.cli.boards.board import Board
from turncoat.cli.boards.grid import MARK, MARK_STYLE, Box, Grid, Line
from turncoat.cli.boards.parts import CARD_STYLE, MOVER_MARK, SeatMark, card_chips, seat_marks, sign
from turncoat.games.game import Name, Say
from turncoat.games.verraeter.actions import Verb
from turncoat.games.verraeter.scene import Land, Scene, SeatScene
from turncoat.match import Words

WIDE = 100  # columns, for the ring as a square
ROOMY = 14  # columns, for a land with blanks between its parts
GLYPHS = {"eagle": "♦", "rose": "✿", "farm": "⌂", "office": "▣", "start": "▶", "strategy": "⚑"}
ON_HOUSE = {"eagle": "bold bright_white on #005faf", "rose": "bold bright_white on #af005f"}
OF_HOUSE = {"eagle": "bold #5f87ff", "rose": "bold #d75f87"}
HEADINGS = frozenset({"event-round", "event-ended-rounds", "event-ended-united"})

PHASES = {"conflict": 1, "out": 2, "draft": 2, "supply": 3, "build": 7, "set": 7, "discard": 10, "draw": 10}

# Where each place of the ring stands: (row, column), beginning at twelve o'clock.
SQUARE = ((0, 1), (0, 2), (0, 3), (1, 3), (2, 3), (3, 3), (3, 2), (3, 1), (3, 0), (2, 0), (1, 0), (0, 0))
LOOP = ((0, 2), (0, 3), (0, 4), (0, 5), (1, 5), (1, 4), (1, 3), (1, 2), (1, 1), (1, 0), (0, 0), (0, 1))


def draw(scene: Scene, words: Words, names: Sequence[str], width: int) -> RenderableType:
    """The table as large as the screen allows."""
    marks = seat_marks(names)
    is_wide = width >= WIDE
    return (draw_wide if is_wide else draw_narrow)(scene, words, names, marks, width)


def draw_wide(
    scene: Scene, words: Words, names: Sequence[str], marks: Sequence[SeatMark], width: int
) -> RenderableType:
    """The ring as a square, the seats beside it."""
    cell = 14 if width < 112 else 17
    grid = Grid(4, 4, cell, 3)
    middle = Box(1, 1, centred(middle_lines(scene, words), 2 * cell + 1), rows=2, columns=2)
    grid.draw([*land_boxes(scene, words, marks, SQUARE, cell), middle])
    mark_conflict(scene, grid, SQUARE)
    panels = Group(*(seat_panel(scene, words, names, marks, seat) for seat in range(len(scene.seats))))
    beside = Table.grid(padding=(0, 1), expand=True)
    beside.add_column(width=4 * cell + 5)
    beside.add_column(ratio=1)
    beside.add_row(grid.text(), panels)
    return Group(beside, own_cards(scene, words, width), piles(scene, words))


def draw_narrow(
    scene: Scene, words: Words, names: Sequence[str], marks: Sequence[SeatMark], width: int
) -> RenderableType:
    """The ring as a flat loop, the seats as rows below it."""
    grid = Grid(2, 6, 12, 3)
    grid.draw(land_boxes(scene, words, marks, LOOP, 12))
    mark_conflict(scene, grid, LOOP)
    heading = Text(" · ").join(Text.assemble(*line) for line in middle_lines(scene, words)[:3] if line)
    sizes = Text(" · ".join(pile_sizes(scene, words)), "grey50")
    fits = heading.cell_len + 3 + sizes.cell_len <= width
    heading = Text(" · " if fits else "\n").join([heading, sizes])
    return Group(heading, grid.text(), seat_rows(scene, words, names, marks), own_cards(scene, words, width))


# The ring


def land_boxes(
    scene: Scene, words: Words, marks: Sequence[SeatMark], places: Sequence[tuple[int, int]], width: int
) -> list[Box]:
    """A box for each place of the ring, empty where no land lies yet."""
    boxes = []
    for place, (row, column) in enumerate(places):
        lines: list[Line] = []
        if place < len(scene.ring):
            lines = land_lines(scene.ring[place], place, words, marks, len(scene.seats), width)
        boxes.append(Box(row, column, lines))
    return boxes


def land_lines(land: Land, place: int, words: Words, marks: Sequence[SeatMark], seats: int, width: int) -> list[Line]:
    """Its hour, house and name; its strength and what it pays to 1, 2, … winners; the card under it."""
    name = words.say(f"land-{land.land}")
    strip = (
        f"{place or 12:>2}{GLYPHS[land.house]}{name}"
        if width < 15
        else f" {place or 12:>2} {GLYPHS[land.house]} {name}"
    )
    pays = " ".join(map(str, land.points[:seats]))
    lines: list[Line] = [
        [(strip[:width].ljust(width), ON_HOUSE[land.house])],
        [(f" {land.conflict:>2}", "bold"), (f" {pays}" if width < ROOMY else f"  {pays}", "grey50")],
    ]
    if land.owner is not None and land.building is not None:
        mark, sign = marks[land.owner], f" {GLYPHS[land.building]}"
        label = f"{sign} {words.say('building-' + land.building)}"
        lines.append([mark.chip, (sign if width < ROOMY else label[: width - 3], f"bold {mark.colour}")])
    return lines


def mark_conflict(scene: Scene, grid: Grid, places: Sequence[tuple[int, int]]) -> None:
    """Show the border that is fought over."""
    if scene.conflict is not None:
        border = scene.conflict.border
        grid.mark(places[border], places[(border + 1) % len(places)])


# Round, phase and conflict


def middle_lines(scene: Scene, words: Words) -> list[Line]:
    """When it is, what is decided, and how the conflict stands as far as anyone can see."""
    ended = scene.phase == "ended"
    phase = f"label-phase-{PHASES[scene.phase]}" if scene.phase in PHASES else "label-set-up"
    when = words.say("label-round", number=scene.round, total=scene.rounds) if scene.round else ""
    return [
        [(when or words.say("game-title"), "bold")],
        [(words.say("why-over" if ended else phase), "")],
        conflict_line(scene, words),
        [],
        *([(pile, "grey50")] for pile in pile_sizes(scene, words)),
    ]


def pile_sizes(scene: Scene, words: Words) -> list[str]:
    return [f"{words.say('label-pile')} {scene.pile}", f"{words.say('label-discard')} {len(scene.discard)}"]


def conflict_line(scene: Scene, words: Words) -> Line:
    """Each house with its strength in sight."""
    if scene.conflict is None or scene.conflict.sides is None:
        return []
    eagle, rose = scene.conflict.sides.eagle.visible, scene.conflict.sides.rose.visible
    return [
        (f" {GLYPHS['eagle']} {words.say('house-eagle')} {eagle} ", ON_HOUSE["eagle"]),
        (f" {MARK} ", "bold"),
        (f" {rose} {words.say('house-rose')} {GLYPHS['rose']} ", ON_HOUSE["rose"]),
    ]


def centred(lines: list[Line], width: int) -> list[Line]:
    """Each line in the middle of so many characters, with a free line above."""
    return [[], *([(" " * ((width - sum(len(c) for c, _ in line)) // 2), ""), *line] for line in lines)]


# The seats


def is_me(scene: Scene, seat: int) -> bool:
    """Whether this is the seat that looks."""
    return scene.me == seat


def seat_name(scene: Scene, words: Words, names: Sequence[str], seat: int) -> str:
    return f"{names[seat]} ({words.say('cli-you')})" if is_me(scene, seat) else names[seat]


def badges(scene: Scene, seat: int) -> str:
    """The start card and the strategy card, where they lie."""
    return " ".join(
        GLYPHS[card] for card, holder in (("start", scene.start), ("strategy", scene.strategy)) if holder == seat
    )


def hand_size(scene: Scene, number: int) -> str:
    """How many cards, with those that all know of; or all of them where they lie open. My own lie elsewhere."""
    seat = scene.seats[number]
    known = [] if is_me(scene, number) else seat.hand
    return f"{seat.held} ({' '.join(map(str, known))})" if known else str(seat.held)


def house_text(seat: SeatScene, words: Words) -> Text:
    return Text(f"{GLYPHS[seat.house]} {words.say('house-' + seat.house)}", OF_HOUSE[seat.house])


def seat_panel(
    scene: Scene, words: Words, names: Sequence[str], marks: Sequence[SeatMark], number: int
) -> RenderableType:
    """All about a seat, in a box that is of its colour while it decides."""
    seat, mark = scene.seats[number], marks[number]
    counts = f"{words.say('label-score')} {seat.score:<2}  {words.say('label-reserve')} {seat.reserve}"
    cards = Text(f"{words.say('label-hand')} {hand_size(scene, number)}")
    if seat.played:
        laid = " ".join(map(str, seat.played))
        cards.append(f"  {words.say('label-played')} ").append(f" {laid} ", CARD_STYLE)
    name = Text.assemble(mark.chip, (f" {seat_name(scene, words, names, number)} ", f"bold {mark.colour}"))
    if scene.mover == number:
        name.append(f"{MOVER_MARK} ")
    return Panel(
        Group(Text(f"{counts}  {badges(scene, number)}", "bold"), cards),
        title=name.append_text(house_text(seat, words)).append(" "),
        title_align="left",
        subtitle=Text(words.say(f"role-{seat.role}"), "bold") if seat.role else None,
        subtitle_align="right",
        border_style=f"bold {mark.colour}" if scene.mover == number else "grey50",
        padding=(0, 1),
    )


def seat_rows(scene: Scene, words: Words, names: Sequence[str], marks: Sequence[SeatMark]) -> Table:
    """A row a seat."""
    rows = Table(box=None, padding=(0, 2, 0, 0), header_style="grey50")
    rows.add_column("")
    rows.add_column("", max_width=22, no_wrap=True, overflow="ellipsis")
    for label in ("house", "score", "hand", "reserve", "played", "role"):
        rows.add_column(words.say(f"label-{label}"), no_wrap=True)
    for number, seat in enumerate(scene.seats):
        decides = f" {MOVER_MARK}" if scene.mover == number else ""
        name = Text(seat_name(scene, words, names, number), f"bold {marks[number].colour}").append(decides)
        name.append(f" {badges(scene, number)}".rstrip())
        rows.add_row(
            Text(*marks[number].chip),
            name,
            house_text(seat, words),
            Text(str(seat.score), "bold"),
            hand_size(scene, number),
            str(seat.reserve),
            " ".join(map(str, seat.played)),
            words.say(f"role-{seat.role}") if seat.role else "",
        )
    return rows


# What the seat that looks holds


def own_cards(scene: Scene, words: Words, width: int) -> RenderableType:
    """My hand, my role and the roles that I was passed."""
    mine = [seat for number, seat in enumerate(scene.seats) if is_me(scene, number)]
    if not mine or (not mine[0].held and not mine[0].role):
        return Group()
    line = Text.assemble((f"{words.say('label-hand')} ", "bold"), card_chips(mine[0].hand))
    if mine[0].role:
        line.append(f"   {words.say('label-role')} ", "bold").append(words.say(f"role-{mine[0].role}"))
    if mine[0].passed and mine[0].role:  # until then they are what is chosen from
        passed = ", ".join(words.say(f"role-{role}") for role in mine[0].passed)
        told = Text.assemble((f"{words.say('label-passed')} ", "bold"), passed)
        fits = line.cell_len + 3 + told.cell_len < width
        line = Text("   " if fits else "\n").join([line, told])
    return Padding(line, (0, 0, 0, 1), expand=False)


def piles(scene: Scene, words: Words) -> RenderableType:
    """The discard pile, face up."""
    if not scene.discard:
        return Group()
    cards = " ".join(map(str, scene.discard))
    return Padding(Text(f"{words.say('label-discard')}: {cards}", "grey50"), (0, 0, 0, 1), expand=False)


def notes(scene: Scene, words: Words) -> list[RenderableType]:
    """What the signs mean and, while roles are drafted, what they do."""
    legend = [
        *(sign(GLYPHS[house], words.say(f"house-{house}"), ON_HOUSE[house]) for house in ("eagle", "rose")),
        *(sign(GLYPHS[building], words.say(f"building-{building}")) for building in ("farm", "office")),
        *(sign(GLYPHS[card], words.say(f"label-{card}-card")) for card in ("start", "strategy")),
        sign(MARK, words.say("cli-board-contested"), MARK_STYLE),
        sign(MOVER_MARK, words.say("cli-board-mover")),
    ]
    roles = scene.seats[scene.me].passed if scene.phase == "draft" and scene.me is not None else []
    helps = [
        Text.assemble((words.say(f"role-{role}"), "bold"), f": {words.say(f'role-{role}-help')}") for role in roles
    ]
    return [Columns(legend, padding=(0, 2)), *land_help(scene, words), *helps]


def short(verb: Verb, say: Say, words: Words) -> str:
    """An action in signs, as the ring has them: `⌂ 5♦City`, `5♦City × 6✿River`, `5♦City ⌂→▣`; "" if words are better."""
    names = [thing for thing in say.args.values() if isinstance(thing, Name)]
    lands = [land_sign(name, words) for name in names if name.message == "place"]
    building = names[-1].message.removeprefix("building-") if names else ""
    match verb:
        case Verb.CONFLICT:
            return f" {MARK} ".join(lands)
        case Verb.FARM | Verb.OFFICE:
            return f"{GLYPHS[verb.word]} {lands[0]}"
        case Verb.TURN:
            return f"{lands[0]} {GLYPHS['office' if building == 'farm' else 'farm']}→{GLYPHS[building]}"
        case Verb.LIFT:
            return f"{lands[0]} {GLYPHS[building]}→…"
    return ""


def land_sign(place: Name, words: Words) -> str:
    """A land of the ring: its hour, house and name."""
    land, house = place.args["land"], place.args["house"]
    assert isinstance(land, Name)
    assert isinstance(house, Name)
    return f"{place.args['number']}{GLYPHS[house.message.removeprefix('house-')]}{words.say(land)}"


def land_help(scene: Scene, words: Words) -> list[Text]:
    """What the numbers in a land are, by the example of one that lies there."""
    if not scene.ring:
        return []
    seats, land = len(scene.seats), scene.ring[0]
    pays = " ".join(map(str, land.points[:seats]))
    return [Text.assemble((f"{land.conflict} ", "bold"), f"{pays}   {words.say('cli-board-land', total=seats)}")]


BOARD = Board(draw, notes, HEADINGS, short)
