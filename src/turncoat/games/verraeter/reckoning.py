"""Of what points consist, and what is honoured at the end."""

from collections.abc import Iterable, Mapping, Sequence

from turncoat.games.awards import deeds
from turncoat.games.game import Award, Deed, Name, Portion, Reckoning, Say, Source
from turncoat.games.verraeter.events import What
from turncoat.games.verraeter.sentences import house_name, land_name, role_name
from turncoat.games.verraeter.state import State, contested
from turncoat.games.verraeter.tables import LAND_NAMES, ROLE_NAMES, SUPPLY

LANDS = Source("lands", "verraeter/conflict")
ROLES = Source("roles", "verraeter/strategist")
OFFICES = Source("offices", "verraeter/office")


def land_won(s: State, fields: Mapping[str, int]) -> Portion:
    """The land of the losing house in this round's conflict (VER-6.1)."""
    seat = fields["who"]
    land = s.land[contested(s, 1 - s.allegiance[seat])]
    emblem = f"verraeter/scene-{LAND_NAMES[land]}"
    return Portion(seat, LANDS, s.round, land_name(land), fields["number"], What.SCORED.rule, emblem)


def role_paid(s: State, fields: Mapping[str, int]) -> Portion:
    """What a role brings on its own (VER-6.2)."""
    role = fields["role"]
    emblem = f"verraeter/{ROLE_NAMES[role]}"
    return Portion(fields["who"], ROLES, role, role_name(role), fields["number"], What.ROLE_SCORED.rule, emblem)


def offices_paid(s: State, fields: Mapping[str, int]) -> Portion:
    """Offices score at the end (VER-14.3)."""
    return Portion(fields["who"], OFFICES, 0, Name("source-offices"), fields["number"], What.OFFICES.rule)


def supply_laid(fields: Mapping[str, int]) -> int:
    return SUPPLY[fields["card"]]


def won_alone(told: Sequence[Deed]) -> Iterable[tuple[int, int]]:
    """The only winner of a conflict."""
    winners = [fields["who"] for kind, fields in told if kind == What.SCORED]
    return [(winners[0], 1)] if len(winners) == 1 else []


def remark(s: State, seat: int) -> Say:
    """The house that a seat serves at the end."""
    return Say("remark-house", {"house": house_name(s.allegiance[seat])})


RECKONING = Reckoning(
    sources=(LANDS, ROLES, OFFICES),
    scored={What.SCORED: land_won, What.ROLE_SCORED: role_paid, What.OFFICES: offices_paid},
    awards=(
        Award("alone", "verraeter/conflict", won_alone, least=1),
        Award("turncoat", "verraeter/traitor", deeds(What.TRAITOR, What.UNITED)),
        Award("schemer", "verraeter/strategy", deeds(What.CONFLICT)),
        Award("quartermaster", "verraeter/supply", deeds(What.PLAYED, worth=supply_laid)),
        Award("builder", "verraeter/builder", deeds(What.BUILT, What.MOVED, What.TURNED)),
    ),
    remark=remark,
)
