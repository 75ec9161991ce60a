"""The areas of the city: walls between them on wide screens, columns on narrow ones."""

from rich.text import Text

from turncoat.cli.boards.grid import WALL_STYLE, Box, Grid, Line
from turncoat.cli.boards.ontembare_stad.desk import FAINT, MASTER, TOWER, Desk, building_runs, owner_run
from turncoat.games.ontembare_stad.tables import AREA_NAMES, BONUS, COST, GATE, RIVER, ROAD

SECTORS = 8
OUTER, MIDDLE, INNER = 24, 8, 0  # the first area of each ring
RINGS = ((OUTER, 3), (MIDDLE, 2), (INNER, 1))  # from the wall inwards, and how many areas of it a sector has
SECTOR = 9  # columns, on narrow screens
GATE_SIGN, ROAD_SIGN, RIVER_SIGN, ABANDONED = "#", "=", "~", "·"


def city(desk: Desk) -> Text:
    """The three rings with walls between the areas."""
    grid = Grid(len(RINGS), 6 * SECTORS, 1, 3)
    boxes = []
    for row, (first, many) in enumerate(RINGS):
        span = 6 // many
        boxes += [
            Box(row, span * place, area_lines(desk, first + place, 2 * span - 1), columns=span)
            for place in range(many * SECTORS)
        ]
    grid.draw(boxes)
    return grid.text()


def land(area: int) -> str:
    """What lies in an area: a gate or a road, the river."""
    road = (GATE_SIGN if GATE[area] else ROAD_SIGN) if ROAD[area] else ""
    return road + (RIVER_SIGN if RIVER >> area & 1 else "")


def ground(desk: Desk, area: int) -> str:
    """What lies there, and a watchtower or the Black Master."""
    master = desk.table.master
    is_there = master is not None and master.area == AREA_NAMES[area]
    return land(area) + (TOWER if desk.table.areas[area].tower else MASTER if is_there else "")


def holding(desk: Desk, area: int) -> Line:
    """Whose an area is, and what stands there."""
    owner, kind = desk.table.areas[area].owner, desk.table.areas[area].building
    if owner is None:
        return [(ABANDONED, "bold"), *building_runs(kind)] if kind else []
    letter = owner_run(desk, owner)
    return [letter, *building_runs(kind)] if kind else [letter]


def price(area: int) -> str:
    """What an area costs, and what it adds to an income."""
    return f"{COST[area]}+{BONUS[area]}" if BONUS[area] else str(COST[area])


def area_lines(desk: Desk, area: int, width: int) -> list[Line]:
    """An area within its walls: what it is called, what it costs and adds, what lies there, whose it is and what stands there."""
    kind = desk.table.areas[area].building
    signs = ground(desk, area)
    name = AREA_NAMES[area]
    held = holding(desk, area)
    if width < 5:
        return [[(name, name_style(desk, area))], [(f"{COST[area]}{signs:>2}", "")], held]
    if kind and width > 9:
        held = [*held, (f" {desk.words.say(f'card-{kind}')}"[: width - 3], "")]
    return [[(name, name_style(desk, area)), (signs.rjust(width - len(name)), "")], [(price(area), "")], held]


def name_style(desk: Desk, area: int) -> str:
    """What is being attacked or bought cannot be overlooked."""
    reaction = desk.table.reaction
    is_struck = reaction is not None and reaction.area == AREA_NAMES[area]
    return "bold bright_white on #af0000" if is_struck else "bold"


def strip(desk: Desk) -> Text:
    """The three rings in eight lines: names, prices and what lies there, owners and buildings; for the inner ring in two."""
    lines = [sector_line(desk, first, many, what) for first, many in RINGS for what in range(3 if many > 1 else 2)]
    return Text("\n").join(lines)


def sector_line(desk: Desk, first: int, many: int, what: int) -> Text:
    """One line of a ring, sector by sector; at its end the ring's letter."""
    line = Text()
    for sector in range(SECTORS):
        areas = range(first + sector * many, first + (sector + 1) * many)
        cells = [fit(cell(desk, area, what, many), {3: 3, 2: 4, 1: SECTOR}[many]) for area in areas]
        line.append_text(Text.assemble(("┊" if many == 2 else "", FAINT)).join(cells))
        line.append("│" if sector < SECTORS - 1 else "", WALL_STYLE)
    return line.append(AREA_NAMES[first][0], FAINT) if what == 0 else line


def cell(desk: Desk, area: int, what: int, many: int) -> Text:
    """A line of an area: its name, its price and land, or what it holds; the innermost has the first two in one."""
    kind = desk.table.areas[area].building
    if what == (2 if many > 1 else 1):
        more = f" {desk.words.say(f'card-{kind}')}" if kind and many == 1 else ""
        return Text.assemble(*holding(desk, area), more)
    if many == 1:
        return Text.assemble((AREA_NAMES[area], name_style(desk, area)), f" {price(area)} {ground(desk, area)}")
    if what == 1:
        return Text(f"{COST[area]}{ground(desk, area)}")
    name = AREA_NAMES[area]
    return Text(name[1:] if many == 3 else name, f"{name_style(desk, area)}")


def fit(text: Text, width: int) -> Text:
    text.truncate(width, pad=True)
    return text
