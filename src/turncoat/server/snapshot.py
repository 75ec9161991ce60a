"""A table at one moment (its header, who sits there, its match and log), and the snapshot that follows when something is done."""

import copy
import time
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any, TypeVar

from turncoat.games import GAMES, Game
from turncoat.kernel import AnyState, pack, unpack
from turncoat.kernel import copy as copy_state
from turncoat.match import Match, Step, moments_of
from turncoat.server.messages import TableState

T = TypeVar("T")


@dataclass(frozen=True)
class TableRow:
    """The row of a table."""

    id: str
    game: str
    rules_version: int
    components: str
    preset: str | None
    options: dict[str, str]
    seed: int
    host: str
    public: bool
    state: TableState
    next: str | None
    created: float
    changed: float
    revision: int
    number: int
    position: bytes | None
    bot_turn: bool
    hints: bool
    source: str | None = None  # the table that it goes on from,
    source_moment: int | None = None  # at this moment of its match
    imported: bool = False  # from a file: nobody has played it here, and nobody does
    box: str | None = None


@dataclass(frozen=True)
class Header(TableRow):
    """The row of a table, what its box is called, and the game with its rules and components; None: that is not here."""

    box_name: str | None = None
    played: Game | None = None

    @property
    def row(self) -> dict[str, Any]:
        """What is stored of it."""
        return {field.name: getattr(self, field.name) for field in fields(TableRow)}

    @property
    def is_ours(self) -> bool:
        """Whether the match is played by the rules that this program has, with components that it has or was given."""
        return self.played is not None

    @property
    def rules(self) -> Game:
        """The game as it is played at this table: with our values, or with those of somebody's box."""
        if self.played is None:
            raise LookupError(f"{self.game} is not here with these rules and components")
        return self.played


def is_ours(name: str, rules_version: int, components: str) -> bool:
    """Whether a game is here, with these rules and with these as our own components."""
    game = GAMES.get(name)
    return game is not None and (game.rules_version, game.components) == (rules_version, components)


@dataclass(frozen=True)
class Box:
    """The row of a box: what somebody has read off the cards they own, under a name."""

    id: str
    guest: str
    game: str
    name: str
    file: str
    made: float
    listed: bool


@dataclass(frozen=True)
class Boxed:
    """A box, and the game with its values."""

    box: Box
    game: Game


@dataclass(frozen=True)
class Place:
    """The row of a seat. Free, a guest's, or a bot's; a bot may play on for somebody who has left."""

    table: str
    seat: int
    guest: str | None
    bot: str | None
    name: str | None
    former: str | None
    asked: tuple[int, ...] = ()  # among people: the table's numbers at which a hint was asked for here

    @property
    def is_free(self) -> bool:
        return self.guest is None and self.bot is None


@dataclass(frozen=True)
class Entry:
    """A row of the log: a step, or an undo with the numbers of what it took back. The first has number 1."""

    number: int
    mover: int
    step: Step | None  # None: an undo
    after: bytes
    undone: tuple[int, ...]


@dataclass(frozen=True)
class Snapshot:
    """Everything about a table at one moment. It is never changed: each action makes another (`after_…`)."""

    header: Header
    places: tuple[Place, ...]
    match: Match | None  # None until it starts
    log: tuple[Entry, ...]
    standing: tuple[int, ...]  # the numbers of the steps that were not taken back: those of match.steps
    # as it was sent
    rendered: dict[Hashable, bytes] = field(default_factory=dict, init=False, repr=False, compare=False)

    @property
    def game(self) -> Game:
        return self.header.rules

    @property
    def number(self) -> int:
        return self.header.number

    def steps_since(self, number: int) -> int:
        """How many entries the log has after a number; a client may think of any number."""
        return self.number - max(0, min(number, self.number))

    def is_at(self, number: int) -> bool:
        """Whether the match is being played and has come to a number."""
        return self.header.state == "playing" and self.header.number == number

    def seats_of(self, guest: str | None) -> list[int]:
        return [place.seat for place in self.places if guest is not None and place.guest == guest]

    def is_hosted_by(self, guest: str | None) -> bool:
        """Whether a guest made the table, or was handed it."""
        return guest is not None and guest == self.header.host

    @property
    def was_decided_by_person(self) -> bool:
        """Whether the last decision was a person's."""
        steps = self.match.steps if self.match is not None else []
        last = next((step.mover for step in reversed(steps) if step.mover >= 0), None)
        return last is not None and self.places[last].bot is None

    @property
    def bot_to_move(self) -> str | None:
        """Which bot is to decide, if one is."""
        if self.header.state != "playing" or self.match is None:
            return None
        return bot_at(self.places, self.match.mover)


def bot_at(places: Sequence[Place], mover: int) -> str | None:
    """The bot that decides. Where everybody has left, the bots rest until somebody comes back."""
    is_deserted = all(place.guest is None for place in places) and any(place.former is not None for place in places)
    return None if mover < 0 or is_deserted else places[mover].bot


def changed_in(one: T, **values: Any) -> T:
    """`dataclasses.replace`, which takes some forty times as long for a row of two dozen columns (27 µs)."""
    other = object.__new__(type(one))
    vars(other).update(vars(one), **values)
    return other


def names_of(places: Sequence[Place]) -> tuple[str, ...]:
    """What stands in sentences; a free seat has a name only so that there is one."""
    return tuple(place.name or "–" for place in places)


def position(header: Header) -> AnyState | None:
    """The newest position, without the match that led there."""
    return None if header.position is None else unpack(header.rules.state, header.position)


def new_match(header: Header, places: Sequence[Place]) -> Match:
    """The match of a table, before its first step."""
    bots = [place.bot for place in places]
    match = Match(header.rules, len(places), header.options, names_of(places), bots, header.seed)
    match.is_filmed = True
    return match


def fork(match: Match) -> Match:
    """A copy to try something on, while others look at the first."""
    twin = copy.copy(match)
    twin.steps = list(match.steps)
    twin.state = copy_state(match.state)
    return twin


def open_snapshot(
    header: Header, places: Sequence[Place], rows: Iterable[Any], known: Snapshot | None = None
) -> Snapshot:
    """A table from what is stored; of a table already known only newer rows are needed."""
    log = list(known.log) if known else []
    standing = list(known.standing) if known else []
    steps = list(known.match.steps) if known and known.match else []
    game = header.rules
    for row in rows:
        if row.undone:
            undone = tuple(standing[-row.undone :])
            del standing[-row.undone :], steps[-row.undone :]
            log.append(Entry(row.number, row.mover, None, row.after, undone))
        else:
            before = steps[-1].after if steps else first_position(header, places)
            steps.append(Step(game, row.mover, game.parse_action(row.action), before, row.after))
            standing.append(row.number)
            log.append(Entry(row.number, row.mover, steps[-1], row.after, ()))
    match = None
    if header.state != "gathering":
        match = new_match(header, places)
        match.take_up(steps)
    return Snapshot(header, tuple(places), match, tuple(log), tuple(standing))


def first_position(header: Header, places: Sequence[Place]) -> bytes:
    """The table before its first step."""
    return pack(header.rules.new(len(places), header.options))


def steps_before(snapshot: Snapshot, moment: int) -> list[Step]:
    """What led to a moment of a table's match (see `moments_of`)."""
    return [] if snapshot.match is None else snapshot.match.steps[: moments_of(snapshot.match)[moment]]


# One snapshot after another


def after_play(before: Snapshot, match: Match) -> Snapshot:
    """The table after steps were made in a copy of its match."""
    made = match.steps[len(before.standing) :]
    entries = [Entry(number, step.mover, step, step.after, ()) for number, step in enumerate(made, before.number + 1)]
    return grown(before, match, entries, (*before.standing, *(entry.number for entry in entries)))


def after_undo(before: Snapshot, match: Match, seat: int, count: int) -> Snapshot:
    """The table after a seat took back so many steps in a copy of its match."""
    entry = Entry(before.number + 1, seat, None, pack(match.state), before.standing[-count:])
    return grown(before, match, [entry], before.standing[:-count])


def grown(before: Snapshot, match: Match, entries: Sequence[Entry], standing: tuple[int, ...]) -> Snapshot:
    """The table with more entries in its log."""
    header = touched(
        before.header,
        state="finished" if match.is_over else "playing",
        number=before.number + len(entries),
        position=match.position,
        bot_turn=bot_at(before.places, match.mover) is not None,
    )
    return Snapshot(header, before.places, match, (*before.log, *entries), standing)


def after_start(before: Snapshot, steps: Iterable[Step] = ()) -> Snapshot:
    """The table when its match has begun: with steps of another that it goes on from, and all that chance brings before the next decision."""
    match = new_match(before.header, before.places)
    if begun := list(steps):
        match.take_up(begun)
    match.draw_all()
    return after_play(before, match)


def after_seating(before: Snapshot, place: Place, host: str | None = None) -> Snapshot:
    """The table with a seat that has changed hands, and perhaps another host."""
    places = tuple(place if other.seat == place.seat else other for other in before.places)
    match = before.match
    if match is not None:
        match = copy.copy(match)
        match.names, match.bots = list(names_of(places)), [one.bot for one in places]
    bot_turn = match is not None and bot_at(places, match.mover) is not None
    header = touched(before.header, host=host or before.header.host, bot_turn=bot_turn)
    return replace(before, header=header, places=places, match=match)


def touched(header: Header, **values: Any) -> Header:
    """The header of a table that has just changed: in these values, if in any of them."""
    return changed_in(header, revision=header.revision + 1, changed=time.time(), **values)
