"""A table of De Ontembare Stad for tests: laid in one line, played by the texts of actions.

    table = Table(3, areas={"A": "m3=tolhuis o9", "B": "o12"}, hands={"A": "kapel"}, stones="5 5 5")
    table.do("build:kapel", "site:o9")          # order A is in the middle of its turn
    assert table.stones == [3, 5, 5]

Orders are A to E clockwise (0 to 4 in the state), and A is active unless a test says otherwise, with cards turned already
(`at="actions"`) or not (`at="turn"`). `m3=tolhuis` is an area with a building. Hands are concealed, as if dealt; `open_hands` are known to all. Cards
come out of the draw pile; what a test does not want there (`pile`) has left the game: buildings are removed, events discarded.
"""

from collections.abc import Mapping

from tests.games.in_progress import InProgress
from turncoat.games.game import CHANCE, OVER
from turncoat.games.ontembare_stad import GAME
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.rules import go_on
from turncoat.games.ontembare_stad.rules.areas import judge_area, put_knight
from turncoat.games.ontembare_stad.rules.cards import put_in_hand
from turncoat.games.ontembare_stad.state import KNOWN, MARKET, NONE, PAWNSHOP, Phase, State, influence_row, row_of
from turncoat.games.ontembare_stad.tables import (
    AREA_NAMES,
    CARD_NAMES,
    CATEGORY_NAMES,
    INFLUENCE_NAMES,
    INFLUENCE_SHUFFLES,
    KIND_NAMES,
    KINDS,
    ORIGINS,
    PERIOD,
)

ORDERS = "ABCDE"


def area(name: str) -> int:
    return AREA_NAMES.index(name)


def card(name: str) -> int:
    return CARD_NAMES.index(name)


def influence(name: str) -> int:
    return INFLUENCE_NAMES.index(name)


def names_of(areas: int) -> list[str]:
    """A set of areas, by name."""
    return [name for i, name in enumerate(AREA_NAMES) if areas >> i & 1]


def counted(names: tuple[str, ...], counts: list[int]) -> list[str]:
    """So many of each, by name."""
    return [name for name, many in zip(names, counts, strict=True) for _ in range(many)]


class Game(InProgress):
    """A game in progress."""

    game = GAME
    state: State

    def __init__(self, seats: int = 3, preset: str = "basic", options: Mapping[str, str] | None = None) -> None:
        super().__init__(seats, preset, options)

    @property
    def phase(self) -> int:
        """One of `Phase`."""
        return Phase(self.state.phase)

    @property
    def mover(self) -> str:
        """A letter (of the order that acts), `chance` or `over`."""
        return {CHANCE: "chance", OVER: "over"}.get(self.state.mover) or ORDERS[self.state.acting]

    def refusal(self, text: str) -> tuple[str, dict[str, object]]:
        """The message that refuses an action now, and the numbers in it."""
        reason = GAME.refusal(GAME.view(self.state, self.state.mover), GAME.parse_action(text))
        assert reason is not None, f"{text} is allowed"
        return reason.message, {key: value for key, value in reason.args.items() if isinstance(value, int)}

    @property
    def stones(self) -> list[int]:
        return self.state.stones[: self.state.orders]

    @property
    def scores(self) -> list[int]:
        return self.state.score[: self.state.orders]

    def areas(self, order: str) -> list[str]:
        return names_of(self.state.owned[ORDERS.index(order)])

    def building(self, name: str) -> str | None:
        kind = self.state.building[area(name)]
        return None if kind == NONE else KIND_NAMES[kind]

    def hand(self, order: str) -> list[str]:
        """All building cards of an order."""
        rows = [self.state.hand[row_of(ORDERS.index(order), origin)] for origin in range(ORIGINS)]
        return sorted(name for row in rows for name in counted(KIND_NAMES, row))

    def open_hand(self, order: str) -> list[str]:
        """Those that all know."""
        return counted(KIND_NAMES, self.state.hand[row_of(ORDERS.index(order), KNOWN)])

    def influence(self, order: str) -> list[str]:
        first = influence_row(ORDERS.index(order), 0)
        rows = self.state.influence[first : first + INFLUENCE_SHUFFLES]
        return sorted(name for row in rows for name in counted(INFLUENCE_NAMES, row))

    def power(self, category: str) -> str | None:
        holder = self.state.power[CATEGORY_NAMES.index(category)]
        return None if holder == NONE else ORDERS[holder]

    @property
    def pawnshop(self) -> list[str]:
        return counted(KIND_NAMES, self.state.shop[PAWNSHOP])

    @property
    def market(self) -> list[str]:
        return counted(KIND_NAMES, self.state.shop[MARKET])

    @property
    def discards(self) -> list[str]:
        return counted(CARD_NAMES, self.state.discard)

    def happened(self, what: What) -> bool:
        return any(event.what == what for event in self.events)

    def rule_of(self, what: What) -> str:
        """The rule behind the first event of a kind, as the table is now."""
        return GAME.because(self.state, next(event for event in self.events if event.what == what))


class Table(Game):
    """A game in the middle of a turn, as described."""

    def __init__(
        self,
        seats: int = 3,
        preset: str = "basic",
        *,
        options: Mapping[str, str] | None = None,
        areas: Mapping[str, str] | None = None,  # by order: "m3=tolhuis o9"
        abandoned: str = "",  # neutral areas with buildings, in the same way
        hands: Mapping[str, str] | None = None,
        open_hands: Mapping[str, str] | None = None,
        influence: Mapping[str, str] | None = None,
        stones: str = "",  # of the orders, in turn; five each otherwise
        pawnshop: str = "",
        market: str = "",
        discard: str = "",
        pile: str | None = None,  # what is left of the draw pile
        mover: str = "A",
        at: str = "actions",
        turns: int = 1,  # so many so far, this one included
    ) -> None:
        super().__init__(seats, preset, options)
        s = self.state
        before = GAME.pieces(s)
        s.begins = 0
        for order, told in (areas or {}).items():
            for name in self._build(told):
                put_knight(s, ORDERS.index(order), area(name))
        self._build(abandoned)
        for order, told in (hands or {}).items():
            for kind in told.split():
                put_in_hand(s, ORDERS.index(order), 1 + self._layer(kind), self._take(kind))
        for order, told in (open_hands or {}).items():
            for kind in told.split():
                put_in_hand(s, ORDERS.index(order), KNOWN, self._take(kind))
        for shop, told in ((PAWNSHOP, pawnshop), (MARKET, market)):
            for kind in told.split():
                s.shop[shop][self._take(kind)] += 1
        for name in discard.split():
            s.discard[self._take(name)] += 1
        self._hold(influence or {})
        for number, many in enumerate(stones.split()):
            s.bank += s.stones[number] - int(many)
            s.stones[number] = int(many)
        if pile is not None:
            self._clear_pile(pile.split())
        for place in range(len(AREA_NAMES)):
            judge_area(s, place, GAME.journal())
        assert GAME.pieces(s) == {**before, "stones": before["stones"]}
        self._begin(ORDERS.index(mover), turns, at)

    def _layer(self, name: str) -> int:
        return PERIOD[card(name)] if self.state.strategic else 0

    def _take(self, name: str) -> int:
        """A card out of the draw pile."""
        s, layer, number = self.state, self._layer(name), card(name)
        assert s.pile[layer][number] > 0, f"there are not so many {name}"
        s.pile[layer][number] -= 1
        s.pile_left[layer] -= 1
        s.buildings_left -= number < KINDS
        return number

    def _build(self, told: str) -> list[str]:
        """Put up buildings; the areas named."""
        names = []
        for entry in told.split():
            name, _, kind = entry.partition("=")
            names.append(name)
            if kind:
                self.state.building[area(name)] = self._take(kind)
                self.state.built |= 1 << area(name)
        return names

    def _hold(self, told: Mapping[str, str]) -> None:
        s = self.state
        for order, names in told.items():
            for name in names.split():
                number = influence(name)
                s.influence_pile[0][number] -= 1
                s.influence_left -= 1
                s.influence[influence_row(ORDERS.index(order), 0)][number] += 1
                s.influence_size[influence_row(ORDERS.index(order), 0)] += 1
                s.influence_held[ORDERS.index(order)] += 1

    def _clear_pile(self, wanted: list[str]) -> None:
        s = self.state
        for layer in range(len(s.pile)):
            for number, name in enumerate(CARD_NAMES):
                for _ in range(max(0, s.pile[layer][number] - wanted.count(name))):
                    self._take(name)
                    if number < KINDS:
                        s.removed[number] += 1
                    else:
                        s.discard[number] += 1
        assert sum(s.pile_left) == len(wanted)

    def _begin(self, order: int, turns: int, at: str) -> None:
        s = self.state
        s.active, s.turns, s.phase = (order - 1) % s.orders, turns - 1, Phase.NEXT_TURN
        if s.turns == 0:
            s.begins = order
        journal = GAME.journal()
        while s.phase > Phase.ENDED and not (at == "actions" and s.phase == Phase.TURNING):
            go_on(s, journal)
        if at == "actions":
            s.phase, s.mover, s.acting = Phase.ACTIONS, s.active % s.seats, s.active
        s.begins = 0 if turns > 1 else order
        s.scored = 0
