"""Round, pile, wall, great powers, Het Verraad's row and Black Master, and the shops."""

from rich.text import Text

from turncoat.cli.boards.ontembare_stad.desk import (
    BLACK_KNIGHT,
    BLACK_STYLE,
    COLOURS,
    FAINT,
    GLYPHS,
    INFLUENCE,
    MASTER,
    STONES,
    TOWER,
    Desk,
    owner_run,
)
from turncoat.cli.boards.parts import in_lines
from turncoat.games.ontembare_stad.tables import RED, TRACK

RED_SPACE, SPACE, SEVERAL = "▪", "·", "+"
RED_STYLE = "bold #d70000"


def status(desk: Desk, width: int) -> Text:
    """The round, the target, the pile, what was turned, and what is going on."""
    table, words = desk.table, desk.words
    label = "label-last-round" if table.last_round else "label-round"
    parts = [Text.assemble((words.say(label), "bold"), f" {table.round}")] if table.round else []
    if table.over:
        parts = [Text(words.say("why-over"), "bold")]
    layers = " ".join(f"{layer.period}{layer.left}" for layer in table.pile.layers if layer.period)
    pile = f"{words.say('label-pile')} {table.pile.left}" + (f" ({layers})" if layers else "")
    parts += [Text(f"{words.say('label-target')} {table.target}"), Text(pile)]
    if table.turned:
        parts.append(Text(f"{words.say('label-turned')} ").append_text(desk.card(table.event or table.turned[-1])))
    return in_lines([*parts, *doing(desk)], width)


def doing(desk: Desk) -> list[Text]:
    """A card that was begun to be played, and what others may react to."""
    gesture, reaction = desk.table.gesture, desk.table.reaction
    if reaction is not None:
        what = reaction.what
        called = {"area": "label-purchase", "attack": "label-attack", "conquest": "label-attack"}.get(what)
        called = called or f"influence-{what}"
        area = reaction.area
        where = f": {desk.words.say(f'area-{area}')} ({area})" if area else ""
        return [Text.assemble(desk.marks[reaction.by].chip, (f" {desk.words.say(called)}{where}", "bold"))]
    if gesture is None:
        return []
    if gesture.build is not None:
        return [Text("+ ", "bold").append_text(desk.card(gesture.build))]
    if gesture.play is not None:
        return [Text(f"{INFLUENCE} {desk.words.say('influence-' + gesture.play)}", "bold")]
    if gesture.wizard is not None:
        return [Text(" / ").join(desk.card(card) for card in gesture.wizard if card)]
    return [Text(f"{MASTER} ≤ {gesture.steps}", "bold")] if gesture.steps is not None else []


def track(desk: Desk) -> Text:
    """The wall as far as the target: where the orders stand, and the red spaces. Beyond its end it is walked round again (STAD-7.4)."""
    scores = [order.score for order in desk.table.orders]
    master = desk.table.master
    scores += [master.score] if master is not None else []
    runs = [owner_run(desk, number) for number in range(len(desk.marks))] + [(MASTER, BLACK_STYLE)]
    text = Text.assemble((f"{desk.words.say('label-wall')} ", FAINT))
    for space in range(max(desk.table.target, *scores) + 1):
        here = [number for number, score in enumerate(scores) if score == space]
        if len(here) == 1:
            text.append(*runs[here[0]])
        elif here:
            text.append(SEVERAL, "bold reverse")
        else:
            red = RED[space if space <= TRACK else (space - 1) % TRACK + 1]
            text.append(RED_SPACE if red else SPACE, RED_STYLE if red else FAINT)
        if space == desk.table.target:
            text.append(f"┤{space}", FAINT)
    return text


def powers(desk: Desk) -> list[Text]:
    """Who holds the great powers, in the strategic variant."""
    if desk.table.powers is None:
        return []
    text = Text.assemble((desk.words.say("label-powers"), FAINT))
    for category, holder in desk.table.powers.items():
        text.append(f" {GLYPHS[category]}", f"bold {COLOURS[category]}")
        text.append(*owner_run(desk, holder)) if holder is not None else text.append("–", FAINT)
    return [text]


def black_lines(desk: Desk, width: int, *, in_signs: bool = False) -> list[Text]:
    """Of Het Verraad: the row, the Black Master, and the dice; what is left of his pieces in words or, where room is short, in signs."""
    table, words = desk.table, desk.words
    if table.row is None or table.master is None or table.dice is None:
        return []
    row = [desk.card(entry.card).append(f" {STONES}{entry.stones}" if entry.stones else "") for entry in table.row]
    master = table.master
    where = f" {words.say('label-master')}: {master.area or words.say('label-outside')}"
    pieces = [("label-black-knights", BLACK_KNIGHT, master.knights), ("label-towers-left", TOWER, table.towers_left)]
    left = [f"{sign}{number}" if in_signs else f"{words.say(label)} {number}" for label, sign, number in pieces]
    thrown = {"label-die-attack": table.dice.attack, "label-die-defence": table.dice.defence}
    dice = [f"{words.say(label)} {die}" for label, die in thrown.items() if die]
    parts = [
        Text.assemble((MASTER, BLACK_STYLE), where),
        Text.assemble(f"{words.say('label-points')} ", (str(master.score), "bold")),
        *map(Text, left + dice),
    ]
    open_cards = Text.assemble((f"{words.say('label-row')} ", FAINT)).append_text(Text(" · ").join(row))
    return [in_lines([open_cards], width), in_lines(parts, width)]


def shops(desk: Desk, width: int) -> Text:
    """What lies at the pawnshop and on the free market; what does not fit, the notes have."""
    stocks = {"label-pawnshop": desk.table.pawnshop, "label-market": desk.table.market}
    lines = []
    for label, cards in stocks.items():
        if cards is not None:
            stock = Text(" · ").join(desk.cards(cards)) if cards else Text("–", FAINT)
            lines.append(Text.assemble((f"{desk.words.say(label)} ", FAINT)).append_text(stock))
            lines[-1].truncate(width, overflow="ellipsis")
    return in_lines(lines, width)
