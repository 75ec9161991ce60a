"""What the signs mean."""

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from turncoat.cli.boards.ontembare_stad.areas import ABANDONED, GATE_SIGN, RIVER_SIGN, ROAD_SIGN, land, price
from turncoat.cli.boards.ontembare_stad.desk import (
    AREAS,
    BLACK_KNIGHT,
    BLACK_STYLE,
    CARDS,
    GLYPHS,
    INFLUENCE,
    KNIGHTS,
    MASTER,
    STONES,
    Desk,
)
from turncoat.cli.boards.ontembare_stad.wall import RED_SPACE, RED_STYLE
from turncoat.cli.boards.parts import in_lines, sign
from turncoat.games.ontembare_stad.scene.printed import PRINTED
from turncoat.games.ontembare_stad.scene.shapes import Scene
from turncoat.games.ontembare_stad.tables import AREA_NAMES, CATEGORY_NAMES
from turncoat.match import Words

LEGEND = 76  # columns, for the signs and their meanings


def notes(table: Scene, words: Words) -> list[RenderableType]:
    """The signs, all areas by name, what was discarded, and what my influence cards do."""
    desk = Desk(table, words, [], [])
    black = [(MASTER, "label-master", BLACK_STYLE), (BLACK_KNIGHT, "label-black-knight", BLACK_STYLE)]
    legend = [
        sign(GLYPHS[name], f"{words.say(f'category-{name}')} ({words.say(f'category-{name}-help')})")
        for name in table.powers or CATEGORY_NAMES
    ]
    legend += [
        sign(glyph, words.say(label), style)
        for glyph, label, style in (
            *(
                (GATE_SIGN, "label-gate", "bold"),
                (ROAD_SIGN, "label-road", "bold"),
                (RIVER_SIGN, "label-river", "bold"),
            ),
            *((f"{ABANDONED}†2", "label-abandoned", "bold"), (RED_SPACE, "label-red", RED_STYLE)),
            *((STONES, "label-stones", "bold"), (AREAS, "label-areas", "bold"), (KNIGHTS, "label-knights", "bold")),
            *((CARDS, "label-cards", "bold"), (INFLUENCE, "label-influence", "bold")),
            *(black if table.master is not None else ()),
        )
    ]
    areas = [
        Text.assemble((name, "bold"), f" {words.say(f'area-{name}')} {price(n)}{land(n)}")
        for n, name in enumerate(AREA_NAMES)
    ]
    piles = [
        ("label-pawnshop", table.pawnshop),
        ("label-market", table.market),
        ("label-discard", table.discard),
    ]
    stocks = [
        Text(f"{words.say(label)} ", "bold").append_text(Text(" · ").join(desk.cards(cards)))
        for label, cards in piles
        if cards
    ]
    mine = {name for order in table.orders for name in order.influence_cards}
    helps = [
        Text.assemble((words.say(f"influence-{name}"), "bold"), f": {influence_help(desk, name)}")
        for name in sorted(mine)
    ]
    return [in_lines(legend, LEGEND), Columns(areas, padding=(0, 2)), *stocks, *helps]


def influence_help(desk: Desk, name: str) -> str:
    """What an influence card does: in the Black Master's phase, in Het Verraad, or as always."""
    turn, mode, master = desk.table.turn, desk.table.mode, desk.table.master
    kinds = ["-master"] if turn is not None and turn.part == "master" else []
    kinds += ["-verraad"] if mode == "verraad" else []
    messages = [f"influence-{name}-help{kind}" for kind in [*kinds, ""]]
    message = next(message for message in messages if desk.words.has(message))
    beside = master.raid_beside if master else ""
    return desk.words.say(message, number=PRINTED.numbers.get(name, 0), mode=mode, beside=beside)
