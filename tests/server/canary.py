"""Whether something that was sent to a viewer could have been sent in any world that the viewer cannot tell from the true one.

Everything that the viewer does not know is dealt anew: cards, roles, the numbers of hidden events, the seed. What then comes out
of the views must be, byte for byte, what came out before; otherwise it told more than the viewer may know.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec

from turncoat.games import GAMES, Game
from turncoat.kernel import AnyState, Event, copy, pack, unpack
from turncoat.kernel.rng import new_rng
from turncoat.match import Step
from turncoat.server.messages import NewSeat, NewTable
from turncoat.server.seating import new_table
from turncoat.server.snapshot import Entry, Header, Place, Snapshot, new_match
from turncoat.server.views import seat_or_nobody

OTHER_SEED = 1
Show = Callable[[Snapshot], Any]


def otherwise(snapshot: Snapshot, viewer: int | None, number: int) -> Snapshot:
    """The same snapshot in another world, the `number`-th, that the viewer cannot tell from this one."""
    game, seat = snapshot.game, seat_or_nobody(viewer)
    header = replace(snapshot.header, seed=OTHER_SEED)
    log: list[Entry] = []
    before: AnyState | None = None
    for entry in snapshot.log:
        after = other_position(game, entry, before, seat, number)
        events = tuple(other_event(game, event, seat, number) for event in entry.step.events)
        log.append(replace(entry, step=Step(entry.mover, entry.step.action, events, pack(after))))
        before = after
    steps = {entry.number: entry.step for entry in log}
    match = new_match(header, snapshot.places)
    match.take_up([steps[one] for one in snapshot.standing])
    return replace(snapshot, header=replace(header, position=pack(match.state)), match=match, log=tuple(log))


def other_position(game: Game, entry: Entry, before: AnyState | None, seat: int, number: int) -> AnyState:
    """A position that looks the same to the seat; where its own step leads there from the last one, by that step."""
    seen = game.view(unpack(game.state, entry.step.after), seat)
    if before is not None and entry.mover == seat and not entry.undone:
        own = copy(before)
        game.apply(own, entry.step.action, game.journal())
        if pack(game.view(own, seat)) == pack(seen):
            return own
    game.resample(seen, seat, new_rng(number, entry.number))
    return seen


def other_event(game: Game, event: Event, seat: int, number: int) -> Event:
    """An event with other numbers where the seat does not see them."""
    told = game.redact(event, seat)
    return Event(*(value if value == shown else number % 3 for value, shown in zip(event, told)))


def is_blind(show: Show, snapshot: Snapshot, other: Snapshot) -> bool:
    """Whether what is shown is the same in two worlds."""
    return msgspec.json.encode(show(snapshot)) == msgspec.json.encode(show(other))


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
    steps = {entry.number: entry.step for entry in log}
    match = new_match(header, places)
    match.take_up([steps[one] for one in standing])
    state = "finished" if match.is_over else "playing"
    now = replace(header, number=number, state=state, position=pack(match.state), next=None)  # type: ignore[arg-type]
    return Snapshot(now, places, match, log, tuple(standing))


def some_match(game: str, seats: int, seed: int) -> tuple[Snapshot, list[int]]:
    """A match at random up to its last decision, and the numbers at which somebody was to decide."""
    request = NewTable(game=game, seats=[NewSeat(kind="me", name=f"Seat {seat}") for seat in range(seats)])
    table = new_table(request, "guest", "Anna")
    header, places = replace(table.header, seed=seed), table.places
    match = new_match(header, places)
    match.draw_all()
    numbers = []
    while not match.is_over:
        numbers.append(len(match.steps))
        legal = GAMES[game].legal_actions(match.state)
        match.submit(match.mover, legal[match.rng()[0] % len(legal)])
        match.draw_all()
    log = tuple(Entry(number, step.mover, step, ()) for number, step in enumerate(match.steps, 1))
    return snapshot_at(header, places, log, numbers[-1]), numbers
