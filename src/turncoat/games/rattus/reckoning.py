"""Of what points consist, and what is honoured at the end."""

from collections.abc import Iterator

from turncoat.games.awards import deeds, its_number
from turncoat.games.game import Award, Name, Portion, Reckoning, Source
from turncoat.games.rattus.events import What
from turncoat.games.rattus.sentences import region_name
from turncoat.games.rattus.state import State, regions_of
from turncoat.games.rattus.tables import REGION_NAMES

REGIONS = Source("regions", "ui/cube")
PALACE = Source("palace", "rattus/palace")


def standing(s: State) -> Iterator[Portion]:
    """A seat's cubes on the board and in the palace are its points (RAT-5.7)."""
    rule = What.CUBES.rule
    for seat in range(s.seats):
        for region in range(regions_of(s)):
            if cubes := s.cubes[region][seat]:
                emblem = f"rattus/shape-{REGION_NAMES[region]}"
                yield Portion(seat, REGIONS, region, region_name(region), cubes, rule, emblem)
        if s.palace[seat]:
            yield Portion(seat, PALACE, 0, Name("source-palace"), s.palace[seat], rule)


RECKONING = Reckoning(
    sources=(REGIONS, PALACE),
    standing=standing,
    awards=(
        Award("saviour", "rattus/palace", deeds(What.KING)),
        Award("monk", "rattus/monk", deeds(What.MONK)),
        Award("settler", "rattus/peasant", deeds(What.SETTLED, What.SETTLED_MORE, worth=its_number)),
        Award("traveller", "rattus/merchant", deeds(What.MERCHANT, worth=its_number)),
        Award("seer", "rattus/witch", deeds(What.LOOKED)),
        Award("courtier", "rattus/king", deeds(What.TOOK, What.TOOK_FROM)),
    ),
)
