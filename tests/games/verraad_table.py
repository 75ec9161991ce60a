"""A table of Het Verraad for tests, as `stad_table` lays one of De Ontembare Stad:

    table = Verraad(areas={"A": "m3 o9", "B": "o1 o2=tolhuis"}, towers="o2", black={"A": "1 4"}, master="o1", at="master")
    table.do("stay", "attack", "die:6", "die:1")
    assert table.black_areas == ["o1"]

`black_areas` are the Black Master's, `white` and `black` the tokens of each order (black ones by their values), `row` the open cards with the stones
on them ("kapel pakhuis:2 smederij"). The turn has come to the choice (`at="choose"`), the actions, or the Black Master's phase.
"""

from collections.abc import Mapping
from typing import Any

from tests.games.stad_table import ORDERS, Table, area, names_of
from turncoat.games.ontembare_stad import GAME
from turncoat.games.ontembare_stad.rules import go_on
from turncoat.games.ontembare_stad.rules.areas import put_knight
from turncoat.games.ontembare_stad.rules.points import count, judge
from turncoat.games.ontembare_stad.scene import scene
from turncoat.games.ontembare_stad.scene.shapes import Castle
from turncoat.games.ontembare_stad.state import NONE, Phase, State, owner_of, seat_of
from turncoat.games.ontembare_stad.tables import AREA_NAMES, BLACK, DARK, GOOD, KIND_NAMES, POWER_NAMES, POWERS
from turncoat.games.ontembare_stad.verraad.rules.towers import put_tower

THREE = {"A": "o5 o9", "B": "o13 o16", "C": "o20 o22"}


class Verraad(Table):
    """A game of Het Verraad in the middle of a turn, as described."""

    def __init__(
        self,
        seats: int = 3,
        *,
        options: Mapping[str, str] | None = None,
        areas: Mapping[str, str] | None = None,
        black_areas: str = "",
        towers: str = "",
        white: Mapping[str, int] | None = None,
        black: Mapping[str, str] | None = None,
        master: str | None = None,
        marker: int = 0,  # points of the Black Master's, besides his buildings and great powers
        row: str = "paardenstal kapel smederij",
        pile: str | None = None,
        at: str = "actions",
        **more: Any,
    ) -> None:
        super().__init__(seats, "verraad", options=options, areas=areas or THREE, **more)
        s = self.state
        before = {name: many for name, many in GAME.pieces(s).items() if name != "stones"}
        for name in self._build(black_areas):
            put_knight(s, BLACK, area(name))
        for name in towers.split():
            put_tower(s, owner_of(s, area(name)), area(name))
        for order, many in (white or {}).items():
            s.white_left -= many
            count(s, ORDERS.index(order), GOOD, many)
        for order, values in (black or {}).items():
            self._give(ORDERS.index(order), [int(value) for value in values.split()])
        self._lay_row(row.split())
        if pile is not None:
            self._clear_pile(pile.split())
        s.master = NONE if master is None else area(master)
        s.score[BLACK] += marker
        for power in range(POWERS):
            judge(s, power, GAME.journal())
        assert {name: many for name, many in GAME.pieces(s).items() if name != "stones"} == before
        s.start_score, s.start_black, s.marker, s.scored = s.score[s.active], s.score[BLACK], s.score[s.active], 0
        s.turned = NONE if at == "choose" else s.row[0]
        s.phase = {"choose": Phase.CHOOSE, "actions": Phase.ACTIONS, "master": Phase.MASTER_COMES}[at]
        s.mover, s.acting = seat_of(s, s.active), s.active
        while s.phase > Phase.ENDED:
            go_on(s, GAME.journal())

    def _give(self, order: int, values: list[int]) -> None:
        s = self.state
        for space, value in enumerate(values):
            s.bag[value - 1] -= 1
            s.bag_left -= 1
            s.castle[order][space] = value
        count(s, order, DARK, len(values))

    def _lay_row(self, told: list[str]) -> None:
        s = self.state
        for place, entry in enumerate(told):
            name, _, stones = entry.partition(":")
            s.row[place] = self._take(name)
            s.row_stones[place] = int(stones or 0)
            s.bank -= int(stones or 0)
        s.row_size = len(told)

    # asking

    @property
    def row(self) -> list[str]:
        """The open cards, with the stones on them."""
        s = self.state
        return [f"{KIND_NAMES[s.row[i]]}:{s.row_stones[i]}" for i in range(s.row_size)]

    @property
    def black_areas(self) -> list[str]:
        return names_of(self.state.owned[BLACK])

    @property
    def marker(self) -> int:
        """The Black Master's points."""
        return self.state.score[BLACK]

    @property
    def towers(self) -> list[str]:
        return names_of(self.state.towers)

    @property
    def master(self) -> str | None:
        return None if self.state.master == NONE else AREA_NAMES[self.state.master]

    def white(self, order: str) -> int:
        return self.state.kinds[ORDERS.index(order)][GOOD]

    def black(self, order: str) -> list[int]:
        number = ORDERS.index(order)
        return self.state.castle[number][: self.state.kinds[number][DARK]]

    def power(self, category: str) -> str | None:
        """Who holds a great power: an order, "black", or nobody."""
        holder = self.state.power[POWER_NAMES.index(category)]
        return {NONE: None, BLACK: "black"}.get(holder, ORDERS[holder % len(ORDERS)])

    def end(self) -> None:
        """Finish the round that is going on, doing nothing in the turns that are left."""
        self.state.last_round = 1
        while self.mover != "over":
            self.events = []
            wanted = ("done", "choose:0", "turn")
            legal = self.legal
            self.apply(GAME.parse_action(next((text for text in wanted if text in legal), legal[0])))


def castles(state: State, seat: int) -> list[Castle]:
    """The orders' castles as a seat sees them."""
    orders = scene(GAME.view(state, seat), seat).orders
    return [order.castle for order in orders if order.castle is not None]
