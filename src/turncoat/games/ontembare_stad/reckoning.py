"""Of what points consist, and what is honoured at the end; in Het Verraad the Black Master has points too."""

from collections.abc import Iterator, Mapping

from turncoat.games.awards import deeds, its_number
from turncoat.games.game import RIVAL, Award, Name, Portion, Reckoning, Say, Source
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.rules.end import best_order
from turncoat.games.ontembare_stad.sentences.names import card_name, category_name
from turncoat.games.ontembare_stad.state import NONE, State, seat_of
from turncoat.games.ontembare_stad.tables import (
    AREAS,
    BLACK,
    CARD_NAMES,
    CATEGORIES,
    KINDS,
    POWER_NAMES,
    POWER_POINTS,
    POWERS,
    VALUE,
)
from turncoat.kernel.bits import how_many

BUILDINGS = Source("buildings", "stad/back-building")
GREAT_POWERS = Source("powers", "stad/power-stadsgebouwen")
GIFTS = Source("gifts", "stad/token-black")


def standing(s: State) -> Iterator[Portion]:
    """A seat has the points of its best order (STAD-10.4); the Black Master has his own (VERRAAD-9.1)."""
    for seat in range(s.seats):
        yield from portions_of(s, best_order(s, seat), seat)
    if s.verraad:
        yield from portions_of(s, BLACK, RIVAL)


def portions_of(s: State, owner: int, seat: int) -> Iterator[Portion]:
    """Buildings count by their values (STAD-7.1), great powers by theirs (STAD-8.9)."""
    rule = "STAD-7.1" if owner != BLACK else "VERRAAD-9.1"
    for area in range(AREAS):
        kind = s.building[area]
        if kind != NONE and s.owned[owner] >> area & 1:
            emblem = f"stad/{CARD_NAMES[kind]}"
            yield Portion(seat, BUILDINGS, area * KINDS + kind, card_name(kind), VALUE[kind], rule, emblem)
    for power in range(POWERS):
        if s.power[power] == owner:
            rule = "STAD-8.9" if power < CATEGORIES else "VERRAAD-10.1"
            what = Name("portion-power", {"category": category_name(power)})
            yield Portion(
                seat, GREAT_POWERS, power, what, POWER_POINTS[power], rule, f"stad/power-{POWER_NAMES[power]}"
            )


def gift(s: State, fields: Mapping[str, int]) -> Portion:
    """The Black Master goes a space forward for a black token (VERRAAD-4.5)."""
    return Portion(RIVAL, GIFTS, 0, Name("source-gifts"), 1, What.MARKER.rule)


def exchange(s: State, fields: Mapping[str, int]) -> Portion:
    """By the option, he does so for an exchange too (VERRAAD-4.8)."""
    return Portion(RIVAL, GIFTS, 1, Name("portion-exchanges"), 1, What.SWAP_MARKER.rule)


def rival(s: State) -> Name | None:
    return Name("black-master") if s.verraad else None


def remark(s: State, seat: int) -> Say:
    """The areas and stones of a seat's best order, which decide between equals (STAD-9.6); without areas it was driven out (STAD-9.7)."""
    order = best_order(s, seat)
    if not s.owned[order]:
        return Say("remark-driven-out")
    return Say("remark-areas", {"areas": how_many(s.owned[order]), "stones": s.stones[order]})


PARRIED = (What.PROTECTED, What.BLOCKED, What.ATTACK_PROTECTED, What.CONQUEST_BLOCKED)
TRADED = (What.SOLD_PAWN, What.BOUGHT_PAWN, What.SOLD_MARKET, What.BOUGHT_MARKET)

RECKONING = Reckoning(
    sources=(BUILDINGS, GREAT_POWERS, GIFTS),
    standing=standing,
    scored={What.MARKER: gift, What.SWAP_MARKER: exchange},
    awards=(
        Award("defender", "stad/watchtower", deeds(What.REPELLED, who="other")),
        Award("shield", "stad/bescherming", deeds(*PARRIED)),
        Award("master-builder", "stad/gildehuis", deeds(What.BUILT, What.REBUILT)),
        Award("treasurer", "stad/stone-big", deeds(What.INCOME, What.INCOME_POWER, worth=its_number)),
        Award("patron", "stad/back-influence", deeds(What.PLAYED, What.PLAYED_FOR_MASTER, *PARRIED)),
        Award("landlord", "stad/knight", deeds(What.BOUGHT_AREA)),
        Award("trader", "stad/cat-handel", deeds(*TRADED)),
    ),
    remark=remark,
    rival=rival,
    seat_of=seat_of,
)
