"""Positions of Rattus, told in a few words and driven by action texts.

    table = Table(cubes={"gallia": "BBD"}, rats={"gallia": "s n n"}, cards="D:knight B:peasant", pawn="germania")
    table.to_plague()                                   # seat A takes no card and places no cubes
    table.do("plague:gallia", "spread:hispania", "spread:hispania")
    table.flip("1BC", "3KWR")                           # what chance turns up

Seats are A, B, C, D clockwise (0 to 3 in the state). Cubes are told by their owners' letters. A rat is `s` (from the start) or
`n` (new, from the supply); `n=2MBC` has that face, and `n=2MBC@AC` says that seats A and C have looked at it. Every region in
play has one rat from the start unless a test says otherwise. What is missing was turned up before: the fewest faces that make
the pieces come out, beginning with those that a test names.
"""

from collections.abc import Mapping, Sequence

import pytest

from tests.games.in_progress import InProgress
from turncoat.games.game import CHANCE, OVER
from turncoat.games.rattus import GAME
from turncoat.games.rattus.events import What
from turncoat.games.rattus.rules.rats import count_unseen, give_face, put_rat
from turncoat.games.rattus.rules.turn import begin_turn
from turncoat.games.rattus.state import FROM_START, FROM_SUPPLY, GONE, NONE, UNSEEN, Phase, State
from turncoat.games.rattus.tables import (
    CLASS_NAMES,
    CUBES,
    FACE_NAMES,
    NEIGHBOURS,
    RATS_AT_MOST,
    REGION_NAMES,
    REGIONS_IN_PLAY,
    START_FACES,
)

windows = pytest.mark.parametrize("window", ["reveal", "pawn", "any_moment"])  # in which powers may be used
SEATS = "ABCD"
LAST_FACE_DOWN = (*range(len(FACE_NAMES) - 1, START_FACES - 1, -1), *range(START_FACES - 1, -1, -1))


def region(name: str) -> int:
    return REGION_NAMES.index(name)


def face(name: str) -> int:
    return FACE_NAMES.index(name)


def in_play(seats: int) -> tuple[str, ...]:
    """The regions in play, by name."""
    return REGION_NAMES[: REGIONS_IN_PLAY[seats]]


def neighbours(name: str, seats: int = 4) -> list[str]:
    """Adjacent regions in play, by name."""
    return [other for i, other in enumerate(in_play(seats)) if NEIGHBOURS[region(name)] & (1 << i)]


class Game(InProgress):
    """A game in progress."""

    game = GAME
    state: State

    def __init__(self, seats: int = 4, preset: str = "standard", options: Mapping[str, str] | None = None) -> None:
        super().__init__(seats, preset, options)

    @property
    def phase(self) -> int:
        """One of `Phase`."""
        return Phase(self.state.phase)

    @property
    def mover(self) -> str:
        """A letter, `chance` or `over`."""
        return {CHANCE: "chance", OVER: "over"}.get(self.state.mover) or SEATS[self.state.mover]

    def cubes(self, name: str) -> str:
        """The cubes of a region, as letters."""
        return "".join(SEATS[seat] * many for seat, many in enumerate(self.state.cubes[region(name)]))

    def rats(self, name: str) -> str:
        """The rats of a region, as a test would tell them."""
        s, at = self.state, region(name)
        told = []
        for i in range(s.rats[at]):
            text = "sn"[s.origin[at][i]]
            if s.face[at][i] != NONE:
                text += f"={FACE_NAMES[s.face[at][i]]}"
            if s.looked[at][i]:
                text += "@" + "".join(seat for bit, seat in enumerate(SEATS) if s.looked[at][i] & (1 << bit))
            told.append(text)
        return " ".join(told)

    def to_plague(self) -> None:
        """Take no card and place no cubes."""
        self.do("done", "done")
        assert self.phase == Phase.MOVE

    def flip(self, *faces: str) -> None:
        """Turn up a rat with each of these faces; which of several rats, chance takes the first that may have it."""
        self.events = []
        for name in faces:
            if self.phase == Phase.FLIP:
                rats = self.rats(REGION_NAMES[self.state.at]).split()
                kinds = ("s", "n") if face(name) < START_FACES else ("n",)
                fitting = [rat for rat in rats if f"={name}" in rat] or [
                    rat for kind in kinds for rat in rats if rat == kind
                ]
                self.apply(GAME.parse_action(f"flip:{1 + rats.index(fitting[0])}"))
            if self.phase == Phase.FACE:
                assert f"face:{name}" in self.legal, f"{name} is not one of {self.legal}"
                self.apply(GAME.parse_action(f"face:{name}"))
            assert face(name) in [face for _, _, face in self.told(What.FLIPPED)], name

    def flip_only(self) -> None:
        """Turn up, one by one, rats that were looked at, as long as chance has no other."""
        while self.legal == ["flip:1"]:
            self.apply(GAME.parse_action("flip:1"))

    def strike(self, name: str, *faces: str, spread: Sequence[str] = ()) -> None:
        """Move the plague, put new rats, use no more powers, and turn up these faces."""
        self.do(f"plague:{name}", *(f"spread:{other}" for other in spread))
        if self.phase == Phase.READY:
            self.do("done")
        self.flip(*faces)

    def go_on(self, seed: int = 0) -> None:
        """Play at random to the end."""
        for _ in self.random_steps(seed):
            pass


class Table(Game):
    """A game at the beginning of a turn, as described."""

    def __init__(
        self,
        seats: int = 4,
        preset: str = "standard",
        *,
        options: Mapping[str, str] | None = None,
        cubes: Mapping[str, str] | None = None,  # by region; the others are beside the board
        stock: str | None = None,  # how many cubes each seat has beside the board; the others are in the palace
        rats: Mapping[str, str] | None = None,
        elsewhere: str = "s",  # the rats of the regions that `rats` does not name
        cards: str = "",  # `A:witch B:king,monk`
        pawn: str = "germania",
        gone: str = "",  # faces turned up before
        supply: int | None = None,  # rats beside the board; if fewer than could be, the others were turned up
        mover: str = "A",
        turns: int = 0,  # regular turns before this one
    ) -> None:
        super().__init__(seats, preset, options)
        s = self.state
        s.start = 0
        s.pawn = region(pawn)
        s.turns = turns
        self._lay_cubes(cubes or {}, stock)
        self._lay_rats({name: (rats or {}).get(name, elsewhere) for name in in_play(seats)}, gone.split(), supply)
        for entry in cards.split():
            owner, _, owned = entry.partition(":")
            for card in owned.split(","):
                s.owner[CLASS_NAMES.index(card)] = SEATS.index(owner)
        begin_turn(s, SEATS.index(mover), GAME.journal())

    def _lay_cubes(self, cubes: Mapping[str, str], stock: str | None) -> None:
        s = self.state
        for name, owners in cubes.items():
            for owner in owners:
                s.cubes[region(name)][SEATS.index(owner)] += 1
                s.stock[SEATS.index(owner)] -= 1
        if stock is not None:
            for seat, left in enumerate(stock.split()):
                s.palace[seat] = s.stock[seat] - int(left)
                s.stock[seat] = int(left)
        on_board = [sum(row[seat] for row in s.cubes) for seat in range(s.seats)]
        assert all(s.stock[i] + s.palace[i] + on_board[i] == CUBES for i in range(s.seats))
        assert min(s.stock + s.palace) >= 0

    def _lay_rats(self, rats: Mapping[str, str], gone: list[str], supply: int | None) -> None:
        s = self.state
        missing_start, first_supply = START_FACES - s.leftover, s.supply
        s.rats = [0] * len(s.rats)
        for name, told in rats.items():
            assert len(told.split()) <= RATS_AT_MOST
            for rat in told.split():
                what, _, lookers = rat.partition("@")
                origin, _, shown = what.partition("=")
                bits = sum(1 << SEATS.index(seat) for seat in lookers)
                put_rat(s, region(name), FROM_START if origin == "s" else FROM_SUPPLY, NONE, bits)
                if shown:
                    assert s.seen[face(shown)] == UNSEEN
                    give_face(s, region(name), s.rats[region(name)] - 1, face(shown))
                if origin == "s":
                    missing_start -= 1
                else:
                    s.supply -= 1
        assert missing_start >= 0, "there are not so many rats from the start"
        named = [face(name) for name in gone]
        starters = [f for f in named if f < START_FACES] + [f for f in range(START_FACES) if f not in named]
        for f in [f for f in starters if s.seen[f] == UNSEEN][:missing_start]:
            self._turn_up(f, FROM_START)
        for f in named:
            if s.seen[f] == UNSEEN:
                self._turn_up(f, FROM_SUPPLY)
                s.supply -= 1
        for f in LAST_FACE_DOWN:
            room = s.leftover > 0 if f < START_FACES else s.unseen_normal > s.removed
            if supply is not None and s.supply > supply and s.seen[f] == UNSEEN and room:
                self._turn_up(f, FROM_SUPPLY)
                s.supply -= 1
        assert supply is None or s.supply == supply, "there are not so many rats"
        assert 0 <= s.supply <= first_supply
        assert GAME.pieces(s)["rats"] == len(FACE_NAMES)

    def _turn_up(self, f: int, origin: int) -> None:
        self.state.seen[f] = GONE
        count_unseen(self.state, f, origin, -1)
