"""Positions of Verräter, told in a few words and driven by action texts.

    table = Table(allegiance="ERER", hands="246 348 225 345", farms={0: [5]})   # the holder of the strategy card is to choose
    table.draft("builder traitor strategist diplomat5", border=11)              # a role for each seat
    table.supply("246 4 - 3")                                                   # what each seat lays

Seats are 0, 1, 2, 3 clockwise; supply cards go by their values, `-` is none; houses are E and R. The ring is that of the
rulebook's example unless a test says otherwise.
"""

from collections.abc import Mapping, Sequence

from tests.games.in_progress import InProgress
from turncoat.games.game import CHANCE, OVER
from turncoat.games.verraeter import GAME
from turncoat.games.verraeter.rules.end import begin_round
from turncoat.games.verraeter.state import NONE, State
from turncoat.games.verraeter.tables import (
    BUILDING_CARDS,
    FARM,
    KINDS,
    LAND_NAMES,
    OFFICE,
    ROLE_NAMES,
    SUPPLY,
    SUPPLY_COUNT,
)
from turncoat.kernel.rng import below, new_rng

LANDS = [
    "city",
    "village",
    "wasteland",
    "river",
    "forest",
    "city",
    "pasture",
    "wasteland",
    "forest",
    "pasture",
    "village",
    "river",
]
HOUSES = "RRERREEREREE"
LAY_RING = [f"lay:{land}-{'eagle' if house == 'E' else 'rose'}" for land, house in zip(LANDS, HOUSES)]


def bag(cards: str) -> list[int]:
    """Supply cards as counts: `335` is two 3s and a 5."""
    return [cards.count(str(value)) for value in SUPPLY]


def cards(counts: Sequence[int]) -> str:
    """Counts as supply cards, lowest first; `-` for none."""
    return "".join(str(SUPPLY[kind]) * counts[kind] for kind in range(KINDS)) or "-"


def minus(one: Sequence[int], *others: Sequence[int]) -> list[int]:
    """One bag less some others."""
    left = [one[kind] - sum(other[kind] for other in others) for kind in range(KINDS)]
    assert min(left) >= 0, "there are not so many of these cards"
    return left


class Match(InProgress):
    """A game in progress."""

    game = GAME
    state: State

    def __init__(self, seats: int = 4, preset: str = "later", options: Mapping[str, str] | None = None) -> None:
        super().__init__(seats, preset, options)

    def hand(self, seat: int) -> str:
        return cards(self.state.hand[seat])

    def go_on(self, seed: int = 0, to_round: int | None = None) -> None:
        """Play at random to the end, or to the beginning of a round."""
        rng = new_rng(seed)
        while self.state.mover != OVER and self.state.round != to_round:
            legal = self.legal
            self.do(legal[below(rng, len(legal))])


class Table(Match):
    """A game at the beginning of a round, as described."""

    def __init__(
        self,
        seats: int = 4,
        preset: str = "later",
        *,
        options: Mapping[str, str] | None = None,
        allegiance: str = "ERER",
        hands: str = "- - - -",
        pile: str | None = None,  # all that is not in hands, unless given; then the rest is the discard pile
        farms: Mapping[int, Sequence[int]] | None = None,
        offices: Mapping[int, Sequence[int]] | None = None,
        lands: Sequence[str] = LANDS,
        houses: str = HOUSES,
        start: int = 0,
        strategy: int = 1,
        number: int = 1,
    ) -> None:
        super().__init__(seats, preset, options)
        s = self.state
        s.start, s.strategy, s.round = start, strategy, number - 1
        s.land = [LAND_NAMES.index(land) for land in lands]
        s.house = ["ER".index(house) for house in houses]
        for seat, hand in zip(range(seats), hands.split()):
            s.allegiance[seat] = "ER".index(allegiance[seat])
            s.hand[seat] = bag(hand)
            s.held[seat] = sum(s.hand[seat])
        for building, laid in ((FARM, farms or {}), (OFFICE, offices or {})):
            for seat, places in laid.items():
                for place in places:
                    assert s.owner[place] == NONE
                    s.owner[place], s.building[place] = seat, building
                s.reserve[seat] -= len(places)
        assert all(0 <= cards_left <= BUILDING_CARDS for cards_left in s.reserve)
        unseen = minus(SUPPLY_COUNT, *s.hand)
        s.pile = unseen if pile is None else bag(pile)
        s.discard = minus(unseen, s.pile)
        s.shuffled = s.pile[:]
        begin_round(s, GAME.journal())

    def order(self) -> list[int]:
        """The seats clockwise from the start player."""
        return [(self.state.start + turn) % self.state.seats for turn in range(self.state.seats)]

    def draft(self, roles: str, border: int = 11, out: str | None = None) -> None:
        """Choose the border, put a role out, and let each seat take its role (told from seat 0 on)."""
        taken = roles.split()
        out = out or next(role for role in ROLE_NAMES if role not in taken)
        self.do(f"conflict:{border or 12}", f"out:{out}", *(f"take:{taken[seat]}" for seat in self.order()))

    def supply(self, played: str = "- - - -") -> None:
        """Let each seat lay its cards (told from seat 0 on) and say that it is done; then the conflict is settled."""
        hands = played.split()
        texts = []
        for seat in self.order():
            texts += [f"play:{card}" for card in hands[seat] if card != "-"] + ["done"]
        self.do(*texts)

    def fight(self, roles: str, played: str = "- - - -", border: int = 11, out: str | None = None) -> None:
        """A whole conflict, up to the builder or the first draw."""
        self.draft(roles, border, out)
        self.supply(played)

    def finish_round(self) -> None:
        """Let everyone build nothing, discard nothing and draw the lowest card."""
        now = self.state.round
        while self.state.round == now and self.state.mover != OVER:
            self.do(self.legal[0] if self.state.mover == CHANCE else "done")
