"""What an owner reads off the board and the rats of Rattus, and what the rulebook's examples say of it."""

from collections.abc import Iterator

from turncoat.games.box import Box, Card, Cell, Finding, Values
from turncoat.games.game import Name, Say
from turncoat.games.rattus.tables import (
    CLASS_NAMES,
    CLASSES,
    FACES,
    KING,
    LETTERS,
    NOWHERE,
    REGION_NAMES,
    REGIONS_IN_PLAY,
    SEATS,
    SPARE,
    START_FACES,
)

MOST_LIMIT = 20
MOST_SYMBOLS = 4
BORDERS, _ = SPARE["border"]

Pair = frozenset[str]


def border_card(border: int) -> Card:
    cells = (
        Cell(f"border.{border}.between.{end}", f"end-{end + 1}", choices=(*REGION_NAMES, NOWHERE), titles="region-")
        for end in range(2)
    )
    return Card("border", Name("box-border-of", {"number": border + 1}), tuple(cells))


def rat_card(rat: int) -> Card:
    limit = Cell(f"rat.{rat}.limit", "limit", lowest=1, highest=MOST_LIMIT)
    symbols = Cell(f"rat.{rat}.symbols", "symbols", lowest=1, highest=MOST_SYMBOLS, letters="".join(LETTERS))
    if rat < START_FACES:
        return Card("start-rat", Name("box-start-rat-of", {"number": rat + 1}), (limit, symbols))
    return Card("rat", Name("box-rat-of", {"number": rat - START_FACES + 1}), (limit, symbols))


def pairs_of(values: Values) -> list[Pair]:
    """What each border joins; one that the board does not have joins nothing."""
    return [
        frozenset() if NOWHERE in border["between"] else frozenset(border["between"]) for border in values["border"]
    ]


def findings(values: Values) -> Iterator[Finding]:
    yield from the_examples(values)
    pairs = pairs_of(values)
    yield from the_ends(pairs)
    twice = [number for number, pair in enumerate(pairs) if len(pair) == 2 and pair in pairs[:number]]
    for number in twice:
        args = {"one": Name(f"region-{min(pairs[number])}"), "other": Name(f"region-{max(pairs[number])}")}
        yield Finding("once", holds=False, args=args, cells=ends_of([number]))
    if not twice:
        yield Finding("once", holds=True)
    yield from the_limits(values)
    yield from the_king(values)


def the_ends(pairs: list[Pair]) -> Iterator[Finding]:
    """A border joins two regions."""
    alike = [number for number, pair in enumerate(pairs) if len(pair) == 1]
    for number in alike:
        args = {"region": Name(f"region-{min(pairs[number])}")}
        yield Finding("two-ends", holds=False, args=args, cells=ends_of([number]))
    if not alike:
        yield Finding("two-ends", holds=True)


def ends_of(borders: list[int]) -> tuple[str, ...]:
    return tuple(f"border.{border}.between.{end}" for border in borders for end in range(2))


def the_examples(values: Values) -> Iterator[Finding]:
    """What the rulebooks' examples show of the map."""
    pairs = pairs_of(values)
    for one, other, is_near, rule in (
        ("gallia", "hispania", True, "RAT-3.1"),
        ("russia", "tartaria", True, "RAT-3.1"),
        ("italia", "scandia", False, "RAT-4.4"),
        ("germania", "turcia", False, "RAT-3.1"),
    ):
        pair = frozenset((one, other))
        at = [number for number, found in enumerate(pairs) if found == pair]
        args = {"one": Name(f"region-{one}"), "other": Name(f"region-{other}")}
        name = "adjacent" if is_near else "apart"
        yield Finding(name, holds=bool(at) == is_near, rule=rule, args=args, cells=ends_of(at))
    among = [
        number for number, pair in enumerate(pairs) if len(pair) == 2 and pair <= {"hispania", "italia", "polonia"}
    ]
    yield Finding(
        "one-of-three", holds=len(among) == 1, rule="RAT-3.1", args={"pairs": len(among)}, cells=ends_of(among)
    )


def the_limits(values: Values) -> Iterator[Finding]:
    """Limits run from 1 to 6, as far as anybody has told."""
    beyond = [number for number, rat in enumerate(values["rat"]) if rat["limit"] > 6]
    for number in beyond:
        args = {"limit": values["rat"][number]["limit"]}
        yield Finding("limits", holds=False, rule="RAT-3.5", args=args, cells=(f"rat.{number}.limit",))
    if not beyond:
        yield Finding("limits", holds=True, rule="RAT-3.5")


def the_king(values: Values) -> Iterator[Finding]:
    """A player tells that the king is the class shown most often."""
    shown = {letter: sum(rat["symbols"].count(letter) for rat in values["rat"]) for letter in LETTERS[:CLASSES]}
    first = max(shown, key=lambda letter: (shown[letter], letter == LETTERS[KING]))
    args = {"class": Name(f"class-{CLASS_NAMES[LETTERS.index(first)]}"), "times": shown[first]}
    yield Finding("king", holds=first == LETTERS[KING], args={**args, "king": shown[LETTERS[KING]]})


def obstacles(values: Values) -> Iterator[Say]:
    """The plague pawn moves in every turn: from each region in play there must be a way to another."""
    for seats in range(2, SEATS + 1):
        in_play = REGION_NAMES[: REGIONS_IN_PLAY[seats]]
        near = [pair for pair in pairs_of(values) if len(pair) == 2 and pair <= set(in_play)]
        for region in in_play:
            if not any(region in pair for pair in near):
                yield Say("box-no-way", {"region": Name(f"region-{region}"), "seats": seats})


BOX = Box(
    cards=(*map(border_card, range(BORDERS)), *map(rat_card, range(FACES))),
    findings=findings,
    obstacles=obstacles,
    spare=SPARE,
)
