"""Whether something that was sent to a viewer could have been sent in any world that the viewer cannot tell from the true one.

Everything that the viewer does not know is dealt again: cards, roles, the numbers of hidden events, the seed. What then comes out
of the views must be, byte for byte, what came out before; otherwise it told more than the viewer may know.
"""

import functools
import zlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from tests.support import Setting
from turncoat.games import Game
from turncoat.kernel import AnyState, Event, copy, pack, unpack
from turncoat.kernel.rng import new_rng
from turncoat.match import Step
from turncoat.server.messages import NewSeat, NewTable
from turncoat.server.seating import new_table
from turncoat.server.snapshot import Entry, Header, Place, Snapshot, new_match
from turncoat.server.views import seat_or_nobody

OTHER_SEED = 1
Show = Callable[[Snapshot], Any]


def otherwise(snapshot: Snapshot, viewer: int | None, number: int, since: int = 0) -> Snapshot:
    """The same snapshot in another world, the `number`-th, that the viewer cannot tell from this one; alike until `since`."""
    game, seat = snapshot.game, seat_or_nobody(viewer)
    while 0 < since < len(snapshot.log) and snapshot.log[since].mover == seat:
        since -= 1  # from one of the viewer's own steps to the next the same cards are hidden
    log = list(snapshot.log[: max(since, 0)])
    standing: list[int] = [entry.number for entry in log]
    before: AnyState | None = None
    for entry in snapshot.log[max(since, 0) :]:
        standing = [number for number in standing if number not in entry.undone]
        if entry.undone and standing and standing[-1] > since:
            after = unpack(game.state, log[standing[-1] - 1].after)
        else:
            after = other_position(game, entry, before, seat, number)
        step = None if entry.step is None else other_step(entry.step, before, after, seat, number)
        log.append(replace(entry, step=step, after=pack(after)))
        standing += [] if entry.undone else [entry.number]
        before = after
    header = replace(snapshot.header, seed=OTHER_SEED)
    match = new_match(header, snapshot.places)
    match.take_up(standing_steps(log, snapshot.standing))
    return replace(snapshot, header=replace(header, position=pack(match.state)), match=match, log=tuple(log))


def standing_steps(log: Iterable[Entry], standing: Iterable[int]) -> list[Step]:
    """The steps that were not taken back."""
    steps = {entry.number: entry.step for entry in log if entry.step is not None}
    return [steps[number] for number in standing]


@dataclass(frozen=True)
class OtherStep(Step):
    """A step of another world, of which the events and the positions at them are given."""

    given: tuple[tuple[Event, ...], tuple[bytes, ...]]

    @functools.cached_property
    def film(self) -> tuple[tuple[Event, ...], tuple[bytes, ...]]:
        return self.given


def other_step(step: Step, before: AnyState | None, after: AnyState, seat: int, number: int) -> Step:
    """The step in another world: at each event too, what the seat does not see is otherwise; there it is blank, for amid a step nothing can be dealt again."""
    game = step.game
    events = tuple(other_event(game, event, seat, number) for event in step.events)
    shots = tuple(pack(game.view(unpack(game.state, shot), seat)) for shot in step.shots)
    start = step.before if before is None else pack(before)
    return OtherStep(game, step.mover, step.action, start, pack(after), (events, shots))


def other_position(game: Game, entry: Entry, before: AnyState | None, seat: int, number: int) -> AnyState:
    """A position that looks the same to the seat; where its own step leads there from the last one, by that step."""
    seen = game.view(unpack(game.state, entry.after), seat)
    if before is not None and entry.mover == seat and entry.step is not None:
        own = copy(before)
        game.apply(own, entry.step.action, game.journal())
        if pack(game.view(own, seat)) == pack(seen):
            return own
    game.resample(seen, seat, new_rng(number, entry.number))
    return seen


def other_event(game: Game, event: Event, seat: int, number: int) -> Event:
    """An event with other numbers where the seat does not see them."""
    told = game.redact(event, seat).fields
    return Event(event.what, tuple(value if value == shown else number % 3 for value, shown in zip(event.fields, told)))


def is_blind(show: Show, snapshot: Snapshot, other: Snapshot) -> bool:
    """Whether what is shown is the same in two worlds."""
    return msgspec.json.encode(show(snapshot)) == msgspec.json.encode(show(other))


def nobody_here(guest: str) -> bool:
    return False


def without_presence(update: dict[str, Any]) -> dict[str, Any]:
    """An update without what depends on who is connected."""
    table = {**update["table"], "isHost": None}
    table["seats"] = [{**seat, "isHere": None} for seat in table["seats"]]
    return {**update, "table": table}


def earlier(snapshot: Snapshot, number: int) -> Snapshot:
    """A snapshot as it was at a number."""
    return snapshot_at(snapshot.header, snapshot.places, snapshot.log, number)


def snapshot_at(header: Header, places: tuple[Place, ...], log: tuple[Entry, ...], number: int) -> Snapshot:
    """A table as it was at a number."""
    log = tuple(entry for entry in log if entry.number <= number)
    standing: list[int] = []
    for entry in log:
        if entry.undone:
            del standing[-len(entry.undone) :]
        else:
            standing.append(entry.number)
    match = new_match(header, places)
    match.take_up(standing_steps(log, standing))
    state = "finished" if match.is_over else "playing"
    now = replace(header, number=number, state=state, position=pack(match.state), next=None)  # type: ignore[arg-type]
    return Snapshot(now, places, match, log, tuple(standing))


@functools.lru_cache(maxsize=4)  # tests of one setting come one after another
def some_match(setting: Setting, seed: int) -> tuple[Snapshot, list[int]]:
    """A match at random up to its last decision, and the numbers at which somebody was to decide."""
    seats = [NewSeat(kind="me", name=f"Seat {seat}") for seat in range(setting.seats)]
    request = NewTable(game=setting.game.name, seats=seats, options=dict(setting.options))
    table = new_table(request, "guest", "Anna")
    header, places = replace(table.header, seed=seed), table.places
    match = new_match(header, places)
    match.draw_all()
    numbers = []
    while not match.is_over:
        numbers.append(len(match.steps))
        legal = match.legal()
        match.submit(match.mover, legal[match.rng()[0] % len(legal)])
        match.draw_all()
    log = tuple(Entry(number, step.mover, step, step.after, ()) for number, step in enumerate(match.steps, 1))
    return snapshot_at(header, places, log, numbers[-1]), numbers


def some_moments(setting: Setting, numbers: list[int], count: int) -> list[int]:
    """So many of a match's decisions from its beginning to its end, in another setting others."""
    shift = zlib.crc32(str(setting).encode()) % 1000 / 1000
    return sorted({numbers[int(len(numbers) * (part + shift) / count)] for part in range(count)})
