"""The table of Rattus: Europe, its rats and cubes, and who sits around it.

Wide screens get a map on which adjacent regions touch, or meet at a corner marked ╲ or ╱; what cannot be drawn so is listed
below it. Narrow ones get a row a region.

    Anglia    Scandia   Russia …………………
    Gallia    Germania  Polonia   Tartaria ………………
    Hispania  Italia    Hungaria  Bulgaria  Turcia
"""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import cast

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from turncoat.cli.boards.board import Board
from turncoat.cli.boards.grid import Box, Grid, Line, Run
from turncoat.cli.boards.parts import CARD_STYLE, MOVER_MARK, SeatMark, in_lines, seat_marks, sign
from turncoat.games.game import Name, Say
from turncoat.games.rattus.actions import Verb
from turncoat.games.rattus.scene import PRINTED, Rat, Scene, SeatScene
from turncoat.match import Words

WIDE = 100  # columns, for the map
SEAT_WIDTH = 28  # columns, for a seat beside the regions where there is no map
PAWN, CUBE, START_RAT, NEW_RAT, USED = "†", "▪", "●", "○", "✓"
RATS = {"start": START_RAT, "supply": NEW_RAT}
LETTERS = {"peasant": "P", "merchant": "B", "monk": "C", "knight": "K", "witch": "W", "king": "R"}
SYMBOLS = {"symbol-majority": "M", "symbol-all": "A"} | {f"class-{name}": letter for name, letter in LETTERS.items()}
ACTIONS = {
    Verb.TAKE: "+",
    Verb.SETTLE: CUBE,
    Verb.SETTLE_MORE: CUBE,
    Verb.PLAGUE: PAWN,
    Verb.SPREAD: NEW_RAT,
    Verb.TURN_UP: "↻",
    Verb.TO: "→",
    **{verb: LETTERS[verb.word] for verb in (Verb.MONK, Verb.MERCHANT, Verb.KING, Verb.WITCH)},
}
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


def draw(scene: Scene, words: Words, names: Sequence[str], width: int) -> RenderableType:
    """The table as large as the screen allows."""
    marks = seat_marks(names)
    return (draw_wide if width >= WIDE else draw_narrow)(scene, words, names, marks, width)


def draw_wide(
    scene: Scene, words: Words, names: Sequence[str], marks: Sequence[SeatMark], width: int
) -> RenderableType:
    """The map, the seats beside it."""
    columns = max(PLACES[region.name][1] + PLACES[region.name][2] for region in scene.regions)
    cell = 13 if width < 112 else 15
    if columns < 5:  # two seats play on three columns
        cell = 18
    grid = Grid(3, columns, cell, 4)
    grid.draw([region_box(scene, words, marks, number, cell) for number in range(len(scene.regions))])
    untold = mark_corners(scene, grid)
    across = columns * (cell + 1) + 1
    room = width - across - 1
    panels = Group(*(seat_panel(scene, words, names, marks, seat, room) for seat in range(len(scene.seats))))
    beside = Table.grid(padding=(0, 1), expand=True)
    beside.add_column(width=across)
    beside.add_column(ratio=1)
    beside.add_row(grid.text(), panels)
    regions = [words.say(f"region-{region.name}") for region in scene.regions]
    far = [Text(f"{regions[one]} {sign} {regions[other]}", "grey50") for one, sign, other in untold]
    return Group(
        stage_line(scene, words, names),
        beside,
        in_lines([*far, supply_text(scene, words), unseen_text(scene, words), symbols_text(scene)], width),
        class_line(scene, words, names, marks),
    )


def draw_narrow(
    scene: Scene, words: Words, names: Sequence[str], marks: Sequence[SeatMark], width: int
) -> RenderableType:
    """A row a region, the seats beside them, in so few lines that choices fit below; whose turn it is, the seats show."""
    stage = [] if scene.ending is None and scene.active is not None else [stage_line(scene, words, names)]
    beside = Table.grid(padding=(0, 1))
    beside.add_row(region_rows(scene, words, marks), seat_lines(scene, words, names, marks))
    return Group(
        in_lines([*stage, supply_text(scene, words), unseen_text(scene, words)], width),
        beside,
        class_line(scene, words, names),
    )


# Regions


def region_box(scene: Scene, words: Words, marks: Sequence[SeatMark], number: int, cell: int) -> Box:
    """A region on the map: its name and how many cubes are there, whose they are, and the rats in two lines."""
    region = scene.regions[number]
    row, column, columns = PLACES[region.name]
    inside = columns * (cell + 1) - 1
    cubes = cube_runs(scene, marks, number)
    if sum(len(run) for run, _ in cubes) > inside - 1:
        cubes = [(run.strip(), style) for run, style in cubes]
    rats: list[Line] = [[], []]
    for run in (rat_runs(rat, marks) for rat in region.rats):
        line = rats[0] if not rats[1] and length(rats[0]) + length(run) + 1 <= inside else rats[1]
        line += [(" ", ""), *run]
    return Box(row, column, [name_line(scene, words, number, inside), [(" ", ""), *cubes], *rats], columns=columns)


def length(line: Line) -> int:
    return sum(len(characters) for characters, _ in line)


def name_line(scene: Scene, words: Words, number: int, width: int) -> Line:
    """The name, the plague pawn if it is there, and the total of cubes."""
    region = scene.regions[number]
    has_pawn = scene.pawn == number
    total = f"{PAWN if has_pawn else ' '}{region.total or '':>2}"
    text = f" {words.say('region-' + region.name)}".ljust(width - len(total)) + total
    return [(text, name_style(scene, number))]


def name_style(scene: Scene, number: int) -> str:
    """Where the plague is, and in the end where it strikes, cannot be overlooked."""
    if scene.ending == "everywhere" and scene.at == number:
        return STRUCK_STYLE
    return PAWN_STYLE if scene.pawn == number else NAME_STYLE


def cube_runs(scene: Scene, marks: Sequence[SeatMark], number: int) -> Line:
    """The cubes of each seat, by its letter; and the pawn's two, when it counts."""
    cubes = scene.regions[number].cubes
    runs: Line = [
        (f"{marks[seat].letter}{many} ", f"bold {marks[seat].colour}") for seat, many in enumerate(cubes) if many
    ]
    return [*runs, (f"+{PRINTED.knight_cubes}", "bold")] if scene.pawn_counts and scene.pawn == number else runs


def rat_runs(rat: Rat, marks: Sequence[SeatMark]) -> Line:
    """A rat: its limit and symbols if I know them, and a + if others do too; else where it came from, and who has looked at it."""
    if rat.face is not None:
        return [(rat.face.name, CARD_STYLE), ("+" if len(rat.looked) > 1 else "", "bold")]
    lookers: list[Run] = [(marks[seat].letter, f"bold {marks[seat].colour}") for seat in rat.looked]
    return [(RATS[rat.origin], ""), *lookers]


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


def mark_corners(scene: Scene, grid: Grid) -> list[tuple[int, str, int]]:
    """Mark the corners over which regions are adjacent; what the map cannot show: ↔ adjacent apart, ≠ a wall that is no border."""
    untold = []
    for one, other in combinations(range(len(scene.regions)), 2):
        first, second = scene.regions[one], scene.regions[other]
        how = touching(first.name, second.name)
        if other not in first.neighbours:
            if how == "side":
                untold.append((one, "≠", other))
        elif isinstance(how, tuple):
            upper, lower = sorted((PLACES[first.name], PLACES[second.name]))
            y, x = how[0] * (grid.height + 1), how[1] * (grid.width + 1)
            grid.write(y, x, [("╲" if upper[1] < lower[1] else "╱", CORNER_STYLE)])
        elif how is None:
            untold.append((one, "↔", other))
    return untold


def region_rows(scene: Scene, words: Words, marks: Sequence[SeatMark]) -> Table:
    """A row a region."""
    rows = Table(box=None, padding=(0, 1, 0, 0), header_style="grey50")
    rows.add_column(words.say("label-region"), no_wrap=True)
    rows.add_column(words.say("label-rats"), no_wrap=True, min_width=8)
    rows.add_column(words.say("label-cubes"), no_wrap=True, min_width=11)
    rows.add_column("Σ", no_wrap=True, justify="right", min_width=2)
    for number, region in enumerate(scene.regions):
        here = name_style(scene, number) != NAME_STYLE
        name = f"{words.say('region-' + region.name):<8}{PAWN if scene.pawn == number else ' '}"
        rows.add_row(
            Text(name, name_style(scene, number) if here else "bold"),
            Text(" ").join(Text.assemble(*rat_runs(rat, marks)) for rat in region.rats),
            Text.assemble(*cube_runs(scene, marks, number)),
            str(region.total or ""),
        )
    return rows


# Stage, supply and classes


def stage_line(scene: Scene, words: Words, names: Sequence[str]) -> Text:
    """Whose turn it is, or how far the end has come."""
    if scene.phase == "ended":
        return Text(words.say("why-over"), "bold")
    if scene.ending == "everywhere" and scene.at is not None:
        region = words.say(f"region-{scene.regions[scene.at].name}")
        return Text(f"{words.say('label-last-round')} · {words.say('label-plague')}: {region}", "bold")
    if scene.active is None:
        return Text(words.say("game-title"), "bold")
    label = "label-turn" if scene.ending is None else "label-last-round"
    return Text(f"{words.say(label)}: {names[scene.active]}", "bold")


def supply_text(scene: Scene, words: Words) -> Text:
    return Text.assemble(f"{words.say('label-supply-rats')} ", (str(scene.supply), "bold"))


def unseen_text(scene: Scene, words: Words) -> Text:
    """How many faces I have not seen, by their limits."""
    unseen = Counter(limit_of(name) for names in (scene.unseen.start, scene.unseen.other) for name in names)
    text = Text(f"{words.say('label-unseen')}")
    for limit in sorted({face.limit for face in PRINTED.faces}):
        text.append(f" {limit}:", "grey50").append(str(unseen[limit]), "bold")
    return text


def limit_of(name: str) -> int:
    """The limit of a face, which begins its name."""
    return int("".join(filter(str.isdigit, name)))


def symbols_text(scene: Scene) -> Text:
    """How many of the faces that I have not seen are starting rats and others, and how many show each symbol."""
    start, other = scene.unseen.start, scene.unseen.other
    text = Text.assemble(f"{START_RAT} ", (str(len(start)), "bold"), f" {NEW_RAT} ", (str(len(other)), "bold"))
    for letter in PRINTED.letters:
        text.append(f" {letter}:", "grey50").append(str(sum(letter in name for name in [*start, *other])), "bold")
    return text


def class_line(scene: Scene, words: Words, names: Sequence[str], marks: Sequence[SeatMark] = ()) -> Text:
    """What the letters on rats stand for and, where there is room, whose each class is: by name, because seats have letters too."""
    parts = []
    for name, owner in scene.classes.items():
        part = Text.assemble((LETTERS[name], CARD_STYLE), f" {words.say('class-' + name)}")
        if marks and owner is not None:
            part.append(" → ").append(names[owner], f"bold {marks[owner].colour}")
        parts.append(part)
    return Text("  ").join(parts)


def cards_of(scene: Scene, words: Words, seat: int, width: int) -> Text:
    """A seat's class cards, by name if there is room, with a mark behind those it has used this turn."""
    own = [name for name, owner in scene.classes.items() if owner == seat]
    for with_names in (True, False):
        cards = []
        for name in own:
            card = Text.assemble((LETTERS[name], CARD_STYLE), f" {words.say('class-' + name)}" if with_names else "")
            cards.append(card.append(USED, "bold") if name in scene.used and scene.active == seat else card)
        text = Text("  " if with_names else " ").join(cards)
        if text.cell_len <= width:
            break
    return text


# The seats


def seat_panel(
    scene: Scene, words: Words, names: Sequence[str], marks: Sequence[SeatMark], number: int, room: int
) -> RenderableType:
    """All about a seat, in a box that is of its colour while it decides."""
    seat, mark = scene.seats[number], marks[number]
    counts = seat_counts(seat, words, " " if room < 32 else "   ")
    counts.no_wrap = True
    decides = f" {MOVER_MARK} " if scene.mover == number else " "
    return Panel(
        Group(counts, cards_of(scene, words, number, room - 5)),
        title=Text.assemble(mark.chip, (f" {names[number]}{decides}", f"bold {mark.colour}")),
        title_align="left",
        border_style=f"bold {mark.colour}" if scene.mover == number else "grey50",
        padding=(0, 1),
    )


def seat_lines(scene: Scene, words: Words, names: Sequence[str], marks: Sequence[SeatMark]) -> Text:
    """Three lines a seat: its name, its counts, its cards."""
    lines = []
    for number, seat in enumerate(scene.seats):
        name = Text.assemble(marks[number].chip, (f" {names[number]}", f"bold {marks[number].colour}"))
        name.truncate(SEAT_WIDTH - 2, overflow="ellipsis")
        lines.append(name.append(f" {MOVER_MARK}" if scene.mover == number else ""))
        lines.append(seat_counts(seat, words, " "))
        lines.append(cards_of(scene, words, number, SEAT_WIDTH))
    return Text("\n").join(lines)


def seat_counts(seat: SeatScene, words: Words, gap: str) -> Text:
    """Points, cubes in the palace and cubes beside the board."""
    score, palace = words.say("label-score"), words.say("label-palace")
    return Text(gap.join((f"{score} {seat.score:<2}", f"{palace} {seat.palace:<2}", f"{CUBE} {seat.stock}")))


# What the signs mean


def notes(scene: Scene, words: Words) -> list[RenderableType]:
    """The signs and, while a card may be taken, what the classes do."""
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
        for name in scene.classes
        if scene.phase == "take"
    ]
    unseen = Text.assemble(f" {words.say('label-unseen')}: ", symbols_text(scene))
    return [Columns(legend, padding=(0, 2)), unseen, neighbour_text(scene, words), *helps]


def neighbour_text(scene: Scene, words: Words) -> Text:
    """Which regions are adjacent, by their first letters."""
    names = [words.say(f"region-{region.name}") for region in scene.regions]
    parts = [
        Text.assemble((names[number], "bold"), " ", " ".join(names[other][:3] for other in region.neighbours))
        for number, region in enumerate(scene.regions)
    ]
    return Text.assemble((" ↔ ", "bold"), " ", Text(" · ").join(parts))


def short(verb: Verb, say: Say, words: Words) -> str:
    """An action in signs: `+ Knight`, `▪2 Gallia`, `† Gallia`, `W Gallia ●`; "" if words are better."""
    thing, rat = say.args.get("region", say.args.get("class")), say.args.get("rat")
    if not isinstance(thing, Name):
        return ""
    parts = [ACTIONS[verb] + str(say.args.get("number", "")), words.say(thing)]
    return " ".join([*parts, rat_sign(rat)] if isinstance(rat, Name) else parts)


def rat_sign(rat: Name) -> str:
    """A rat as it is called in an action: by where it came from, or by its face."""
    face = rat.args.get("face")
    if not isinstance(face, Name):
        return RATS[rat.message.removeprefix("rat-")]
    symbols = cast(tuple[Name, ...], face.args["symbols"])
    return f"{face.args['number']}{''.join(SYMBOLS[symbol.message] for symbol in symbols)}"


BOARD = Board(draw, notes, HEADINGS, short)
