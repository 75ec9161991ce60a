"""The table of Rattus: Europe, its rats and cubes, and who sits around it.

Wide screens get a map on which adjacent regions touch, or meet at a corner marked ╲ or ╱; what cannot be drawn so is listed
below it. Narrow ones get a row a region.

    Anglia    Scandia   Russia …………………
    Gallia    Germania  Polonia   Tartaria ………………
    Hispania  Italia    Hungaria  Bulgaria  Turcia
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import TypedDict, cast

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from turncoat.cli.boards.grid import Box, Grid, Line, Run
from turncoat.cli.boards.parts import CARD_STYLE, MOVER_MARK, SeatMark, in_lines, seat_marks, sign
from turncoat.games.game import Json, Name, Say
from turncoat.match import Words

WIDE = 100  # columns, for the map
SEAT_WIDTH = 28  # columns, for a seat beside the regions where there is no map
PAWN, CUBE, START_RAT, NEW_RAT, USED = "†", "▪", "●", "○", "✓"
RATS = {"start": START_RAT, "supply": NEW_RAT}
LETTERS = {"peasant": "P", "merchant": "B", "monk": "C", "knight": "K", "witch": "W", "king": "R"}
SYMBOLS = {"symbol-majority": "M", "symbol-all": "A"} | {f"class-{name}": letter for name, letter in LETTERS.items()}
ACTIONS = {"take": "+", "start": CUBE, "settle": CUBE, "plague": PAWN, "spread": NEW_RAT, "to": "→"} | LETTERS
HEADINGS = frozenset({"event-turn", "event-last-round", "event-everywhere"})
NAME_STYLE = "bold black on #afaf87"
PAWN_STYLE = "bold bright_white on #870000"
STRUCK_STYLE = "bold bright_white on #af5f00"
CORNER_STYLE = "bold"

# Where each region stands: row, column, and over how many columns.
PLACES = {
    "anglia": (0, 0, 1),
    "scandia": (0, 1, 1),
    "russia": (0, 2, 2),
    "gallia": (1, 0, 1),
    "germania": (1, 1, 1),
    "polonia": (1, 2, 1),
    "tartaria": (1, 3, 2),
    "hispania": (2, 0, 1),
    "italia": (2, 1, 1),
    "hungaria": (2, 2, 1),
    "bulgaria": (2, 3, 1),
    "turcia": (2, 4, 1),
}


class FaceScene(TypedDict):
    name: str
    limit: int
    symbols: list[str]
    start: bool


class RatScene(TypedDict):
    origin: str
    looked: list[int]
    face: FaceScene | None


class RegionScene(TypedDict):
    name: str
    neighbours: list[int]
    cubes: list[int]
    total: int
    rats: list[RatScene]


class SeatScene(TypedDict):
    score: int
    stock: int
    palace: int


class BoxScene(TypedDict):
    faces: list[str]
    letters: dict[str, str]  # what each stands for
    knight_cubes: int


class TableScene(TypedDict):
    phase: str
    mover: int
    active: int | None
    stage: str
    pawn: int | None
    pawn_counts: bool
    at: int | None
    supply: int
    regions: list[RegionScene]
    seats: list[SeatScene]
    classes: dict[str, int | None]
    used: list[str]
    unseen: dict[str, list[str]]  # faces by their names
    box: BoxScene


def draw(scene: Mapping[str, Json], words: Words, names: Sequence[str], width: int) -> RenderableType:
    """The table as large as the screen allows."""
    table = cast(TableScene, scene)
    marks = seat_marks(names)
    return (draw_wide if width >= WIDE else draw_narrow)(table, words, names, marks, width)


def draw_wide(
    table: TableScene, words: Words, names: Sequence[str], marks: Sequence[SeatMark], width: int
) -> RenderableType:
    """The map, the seats beside it."""
    columns = max(PLACES[region["name"]][1] + PLACES[region["name"]][2] for region in table["regions"])
    cell = 13 if width < 112 else 15
    if columns < 5:  # two seats play on three columns
        cell = 18
    grid = Grid(3, columns, cell, 4)
    grid.draw([region_box(table, words, marks, number, cell) for number in range(len(table["regions"]))])
    untold = mark_corners(table, grid)
    across = columns * (cell + 1) + 1
    room = width - across - 1
    panels = Group(*(seat_panel(table, words, names, marks, seat, room) for seat in range(len(table["seats"]))))
    beside = Table.grid(padding=(0, 1), expand=True)
    beside.add_column(width=across)
    beside.add_column(ratio=1)
    beside.add_row(grid.text(), panels)
    regions = [words.say(f"region-{region['name']}") for region in table["regions"]]
    far = [Text(f"{regions[one]} {sign} {regions[other]}", "grey50") for one, sign, other in untold]
    return Group(
        stage_line(table, words, names),
        beside,
        in_lines([*far, supply_text(table, words), unseen_text(table, words), symbols_text(table)], width),
        class_line(table, words, names, marks),
    )


def draw_narrow(
    table: TableScene, words: Words, names: Sequence[str], marks: Sequence[SeatMark], width: int
) -> RenderableType:
    """A row a region, the seats beside them, in so few lines that choices fit below; whose turn it is, the seats show."""
    stage = [] if table["stage"] == "regular" and table["active"] is not None else [stage_line(table, words, names)]
    beside = Table.grid(padding=(0, 1))
    beside.add_row(region_rows(table, words, marks), seat_lines(table, words, names, marks))
    return Group(
        in_lines([*stage, supply_text(table, words), unseen_text(table, words)], width),
        beside,
        class_line(table, words, names),
    )


# Regions


def region_box(table: TableScene, words: Words, marks: Sequence[SeatMark], number: int, cell: int) -> Box:
    """A region on the map: its name and how many cubes are there, whose they are, and the rats in two lines."""
    region = table["regions"][number]
    row, column, columns = PLACES[region["name"]]
    inside = columns * (cell + 1) - 1
    cubes = cube_runs(table, marks, number)
    if sum(len(run) for run, _ in cubes) > inside - 1:
        cubes = [(run.strip(), style) for run, style in cubes]
    rats: list[Line] = [[], []]
    for run in (rat_runs(rat, marks) for rat in region["rats"]):
        line = rats[0] if not rats[1] and length(rats[0]) + length(run) + 1 <= inside else rats[1]
        line += [(" ", ""), *run]
    return Box(row, column, [name_line(table, words, number, inside), [(" ", ""), *cubes], *rats], columns=columns)


def length(line: Line) -> int:
    return sum(len(characters) for characters, _ in line)


def name_line(table: TableScene, words: Words, number: int, width: int) -> Line:
    """The name, the plague pawn if it is there, and the total of cubes."""
    region = table["regions"][number]
    has_pawn = table["pawn"] == number
    total = f"{PAWN if has_pawn else ' '}{region['total'] or '':>2}"
    text = f" {words.say('region-' + region['name'])}".ljust(width - len(total)) + total
    return [(text, name_style(table, number))]


def name_style(table: TableScene, number: int) -> str:
    """Where the plague is, and in the end where it strikes, cannot be overlooked."""
    if table["stage"] == "everywhere" and table["at"] == number:
        return STRUCK_STYLE
    return PAWN_STYLE if table["pawn"] == number else NAME_STYLE


def cube_runs(table: TableScene, marks: Sequence[SeatMark], number: int) -> Line:
    """The cubes of each seat, by its letter; and the pawn's two, when it counts."""
    cubes = table["regions"][number]["cubes"]
    runs: Line = [
        (f"{marks[seat].letter}{many} ", f"bold {marks[seat].colour}") for seat, many in enumerate(cubes) if many
    ]
    return (
        [*runs, (f"+{table['box']['knight_cubes']}", "bold")]
        if table["pawn_counts"] and table["pawn"] == number
        else runs
    )


def rat_runs(rat: RatScene, marks: Sequence[SeatMark]) -> Line:
    """A rat: its limit and symbols if I know them, and a + if others do too; else where it came from, and who has looked at it."""
    if rat["face"] is not None:
        return [(rat["face"]["name"], CARD_STYLE), ("+" if len(rat["looked"]) > 1 else "", "bold")]
    lookers: list[Run] = [(marks[seat].letter, f"bold {marks[seat].colour}") for seat in rat["looked"]]
    return [(RATS[rat["origin"]], ""), *lookers]


def touching(one: str, other: str) -> tuple[int, int] | str | None:
    """How two regions lie on the map: `side`, the corner where they meet (row, column), or not at all."""
    (row, column, columns), (row2, column2, columns2) = sorted((PLACES[one], PLACES[other]))
    if row == row2:
        return "side" if column + columns == column2 else None
    if row + 1 != row2:
        return None
    if column < column2 + columns2 and column2 < column + columns:
        return "side"
    if column + columns == column2:
        return row2, column2
    return (row2, column) if column2 + columns2 == column else None


def mark_corners(table: TableScene, grid: Grid) -> list[tuple[int, str, int]]:
    """Mark the corners over which regions are adjacent; what the map cannot show: ↔ adjacent apart, ≠ a wall that is no border."""
    untold = []
    for one, other in combinations(range(len(table["regions"])), 2):
        first, second = table["regions"][one], table["regions"][other]
        how = touching(first["name"], second["name"])
        if other not in first["neighbours"]:
            if how == "side":
                untold.append((one, "≠", other))
        elif isinstance(how, tuple):
            upper, lower = sorted((PLACES[first["name"]], PLACES[second["name"]]))
            y, x = how[0] * (grid.height + 1), how[1] * (grid.width + 1)
            grid.write(y, x, [("╲" if upper[1] < lower[1] else "╱", CORNER_STYLE)])
        elif how is None:
            untold.append((one, "↔", other))
    return untold


def region_rows(table: TableScene, words: Words, marks: Sequence[SeatMark]) -> Table:
    """A row a region."""
    rows = Table(box=None, padding=(0, 1, 0, 0), header_style="grey50")
    rows.add_column(words.say("label-region"), no_wrap=True)
    rows.add_column(words.say("label-rats"), no_wrap=True, min_width=8)
    rows.add_column(words.say("label-cubes"), no_wrap=True, min_width=11)
    rows.add_column("Σ", no_wrap=True, justify="right", min_width=2)
    for number, region in enumerate(table["regions"]):
        here = name_style(table, number) != NAME_STYLE
        name = f"{words.say('region-' + region['name']):<8}{PAWN if table['pawn'] == number else ' '}"
        rows.add_row(
            Text(name, name_style(table, number) if here else "bold"),
            Text(" ").join(Text.assemble(*rat_runs(rat, marks)) for rat in region["rats"]),
            Text.assemble(*cube_runs(table, marks, number)),
            str(region["total"] or ""),
        )
    return rows


# Stage, supply and classes


def stage_line(table: TableScene, words: Words, names: Sequence[str]) -> Text:
    """Whose turn it is, or how far the end has come."""
    if table["phase"] == "ended":
        return Text(words.say("why-over"), "bold")
    if table["stage"] == "everywhere" and table["at"] is not None:
        region = words.say(f"region-{table['regions'][table['at']]['name']}")
        return Text(f"{words.say('label-last-round')} · {words.say('label-plague')}: {region}", "bold")
    if table["active"] is None:
        return Text(words.say("game-title"), "bold")
    label = "label-turn" if table["stage"] == "regular" else "label-last-round"
    return Text(f"{words.say(label)}: {names[table['active']]}", "bold")


def supply_text(table: TableScene, words: Words) -> Text:
    return Text.assemble(f"{words.say('label-supply-rats')} ", (str(table["supply"]), "bold"))


def unseen_text(table: TableScene, words: Words) -> Text:
    """How many faces I have not seen, by their limits."""
    unseen = Counter(limit_of(name) for names in table["unseen"].values() for name in names)
    text = Text(f"{words.say('label-unseen')}")
    for limit in sorted({limit_of(name) for name in table["box"]["faces"]}):
        text.append(f" {limit}:", "grey50").append(str(unseen[limit]), "bold")
    return text


def limit_of(name: str) -> int:
    """The limit of a face, with which its name begins."""
    return int("".join(filter(str.isdigit, name)))


def symbols_text(table: TableScene) -> Text:
    """How many of the faces that I have not seen are starting rats and others, and how many show each symbol."""
    start, other = table["unseen"]["start"], table["unseen"]["other"]
    text = Text.assemble(f"{START_RAT} ", (str(len(start)), "bold"), f" {NEW_RAT} ", (str(len(other)), "bold"))
    for letter in table["box"]["letters"]:
        text.append(f" {letter}:", "grey50").append(str(sum(letter in name for name in [*start, *other])), "bold")
    return text


def class_line(table: TableScene, words: Words, names: Sequence[str], marks: Sequence[SeatMark] = ()) -> Text:
    """What the letters on rats stand for and, where there is room, whose each class is: by name, for seats have letters too."""
    parts = []
    for name, owner in table["classes"].items():
        part = Text.assemble((LETTERS[name], CARD_STYLE), f" {words.say('class-' + name)}")
        if marks and owner is not None:
            part.append(" → ").append(names[owner], f"bold {marks[owner].colour}")
        parts.append(part)
    return Text("  ").join(parts)


def cards_of(table: TableScene, words: Words, seat: int, width: int) -> Text:
    """A seat's class cards, by name if there is room, with a mark behind those it has used this turn."""
    own = [name for name, owner in table["classes"].items() if owner == seat]
    for with_names in (True, False):
        cards = []
        for name in own:
            card = Text.assemble((LETTERS[name], CARD_STYLE), f" {words.say('class-' + name)}" if with_names else "")
            cards.append(card.append(USED, "bold") if name in table["used"] and table["active"] == seat else card)
        text = Text("  " if with_names else " ").join(cards)
        if text.cell_len <= width:
            break
    return text


# The seats


def seat_panel(
    table: TableScene, words: Words, names: Sequence[str], marks: Sequence[SeatMark], number: int, room: int
) -> RenderableType:
    """All about a seat, in a box that is of its colour while it decides."""
    seat, mark = table["seats"][number], marks[number]
    counts = seat_counts(seat, words, " " if room < 32 else "   ")
    counts.no_wrap = True
    decides = f" {MOVER_MARK} " if table["mover"] == number else " "
    return Panel(
        Group(counts, cards_of(table, words, number, room - 5)),
        title=Text.assemble(mark.chip, (f" {names[number]}{decides}", f"bold {mark.colour}")),
        title_align="left",
        border_style=f"bold {mark.colour}" if table["mover"] == number else "grey50",
        padding=(0, 1),
    )


def seat_lines(table: TableScene, words: Words, names: Sequence[str], marks: Sequence[SeatMark]) -> Text:
    """Three lines a seat: its name, its counts, its cards."""
    lines = []
    for number, seat in enumerate(table["seats"]):
        name = Text.assemble(marks[number].chip, (f" {names[number]}", f"bold {marks[number].colour}"))
        name.truncate(SEAT_WIDTH - 2, overflow="ellipsis")
        lines.append(name.append(f" {MOVER_MARK}" if table["mover"] == number else ""))
        lines.append(seat_counts(seat, words, " "))
        lines.append(cards_of(table, words, number, SEAT_WIDTH))
    return Text("\n").join(lines)


def seat_counts(seat: SeatScene, words: Words, gap: str) -> Text:
    """Points, cubes in the palace and cubes beside the board."""
    score, palace = words.say("label-score"), words.say("label-palace")
    return Text(gap.join((f"{score} {seat['score']:<2}", f"{palace} {seat['palace']:<2}", f"{CUBE} {seat['stock']}")))


# What the signs mean


def notes(scene: Mapping[str, Json], words: Words) -> list[RenderableType]:
    """The signs and, while a card may be taken, what the classes do."""
    table = cast(TableScene, scene)
    legend = [
        sign(PAWN, words.say("label-plague"), PAWN_STYLE),
        sign(START_RAT, words.say("rat-start")),
        sign(NEW_RAT, words.say("rat-supply")),
        sign("A", words.say("rat-looked")),
        sign("+", words.say("rat-others")),
        sign(CUBE, words.say("label-supply")),
    ]
    helps = [
        Text.assemble(
            (LETTERS[name], CARD_STYLE),
            (f" {words.say(f'class-{name}')}", "bold"),
            f": {words.say(f'class-{name}-help')}",
        )
        for name in table["classes"]
        if table["phase"] == "take"
    ]
    unseen = Text.assemble(f" {words.say('label-unseen')}: ", symbols_text(table))
    return [Columns(legend, padding=(0, 2)), unseen, neighbour_text(table, words), *helps]


def neighbour_text(table: TableScene, words: Words) -> Text:
    """Which regions are adjacent, by their first letters."""
    names = [words.say(f"region-{region['name']}") for region in table["regions"]]
    parts = [
        Text.assemble((names[number], "bold"), " ", " ".join(names[other][:3] for other in region["neighbours"]))
        for number, region in enumerate(table["regions"])
    ]
    return Text.assemble((" ↔ ", "bold"), " ", Text(" · ").join(parts))


def short(say: Say, words: Words) -> str:
    """An action in signs: `+ Knight`, `▪2 Gallia`, `† Gallia`, `W Gallia ●`; "" if words are better."""
    thing, rat = say.args.get("region", say.args.get("class")), say.args.get("rat")
    if not isinstance(thing, Name):
        return ""
    action = say.message.removeprefix("action-").partition("-")[0]
    parts = [ACTIONS[action] + str(say.args.get("number", "")), words.say(thing)]
    return " ".join([*parts, rat_sign(rat)] if isinstance(rat, Name) else parts)


def rat_sign(rat: Name) -> str:
    """A rat as it is called in an action: by where it came from, or by its face."""
    face = rat.args.get("face")
    if not isinstance(face, Name):
        return RATS[rat.message.removeprefix("rat-")]
    symbols = cast(tuple[Name, ...], face.args["symbols"])
    return f"{face.args['number']}{''.join(SYMBOLS[symbol.message] for symbol in symbols)}"
