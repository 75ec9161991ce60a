"""Matches as they were, moment by moment: as a seat or a spectator saw them, or open once they are over.

A moment is a table at which somebody is to decide, or the end. What leads from one to the next is a decision and what chance made of
it, told as at the table and through the same views. They come in parts, each with one scene and the changes from there on.
"""

import functools
import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery

from turncoat.games import NOBODY
from turncoat.match import Match, Words, moments_of
from turncoat.server import views
from turncoat.server.api import PROBLEMS
from turncoat.server.caller import TheCaller
from turncoat.server.film import Viewer
from turncoat.server.messages import TableView
from turncoat.server.problems import Refused, not_found, not_yours
from turncoat.server.replay_messages import Replay, ReplayChapter, ReplayMoment, ReplayPart
from turncoat.server.snapshot import Entry, Snapshot, first_position, names_of
from turncoat.server.words import table_words

PART = 16  # moments in one answer


@get("/tables/{table:str}/replay", responses=PROBLEMS)
async def replay(caller: TheCaller, table: FromPath[str]) -> Replay:
    """What there is to be seen of a match, over or still being played: its moments, its chapters, and from which seats."""
    film = film_of(await caller.snapshot(table), caller.guest, None)
    await caller.services.budget.spend("told", caller.guest, caller.address, len(film.match.steps))
    return film.overview()


@get("/tables/{table:str}/replay/moments", responses=PROBLEMS)
async def replay_moments(
    caller: TheCaller, table: FromPath[str], moment: FromQuery[int] = 0, seat: FromQuery[int | None] = None
) -> ReplayPart:
    """The part of a match that holds a moment, as one seat saw it.

    Without a seat: as the caller may see it, which is all of it once the match is over.
    """
    film = film_of(await caller.snapshot(table), caller.guest, seat)
    return film.part(moment, caller.language)


HANDLERS = [replay, replay_moments]


@dataclass(frozen=True)
class Film:
    """A match as one viewer may see it again."""

    snapshot: Snapshot
    match: Match
    guest: str | None
    watcher: Viewer

    @functools.cached_property
    def stops(self) -> list[int]:
        """How many steps had been made at each moment."""
        return moments_of(self.match)

    def position(self, steps: int) -> bytes:
        """The position after so many steps."""
        made = self.match.steps
        return made[steps - 1].after if steps else first_position(self.snapshot.header, self.snapshot.places)

    def overview(self) -> Replay:
        own = self.snapshot.seats_of(self.guest)
        is_over = self.snapshot.header.state == "finished"

        @functools.cache
        def round_at(moment: int) -> int:
            return self.watcher.game.round(self.watcher.view(self.position(self.stops[moment])))

        begins = [0, *changes(round_at, 0, len(self.stops) - 1)]
        return Replay(
            moments=len(self.stops),
            chapters=[ReplayChapter(moment=moment, round=round_at(moment)) for moment in begins],
            # several people at one screen: what one of them knows is shown to none while they play
            seats=list(range(self.match.seats)) if is_over else own if len(own) == 1 else [],
            is_over=is_over,
        )

    def part(self, moment: int, language: str) -> ReplayPart:
        """The part that holds a moment."""
        if not 0 <= moment < len(self.stops):
            raise not_found()
        words = table_words(self.snapshot.game, language, names_of(self.snapshot.places))
        first = moment - moment % PART
        bounds = [self.stops[first - 1] if first else 0, *self.stops[first : first + PART]]
        moments = [self.moment(begin, end, words) for begin, end in itertools.pairwise(bounds)]
        return ReplayPart(
            first=first,
            before=self.watcher.scene(self.position(bounds[0])),
            moments=moments,
            table=self.table(bounds[1], moments[0], language),
        )

    def moment(self, begin: int, end: int, words: Words) -> ReplayMoment:
        """The table after so many steps, and what led there."""
        header, places, watcher = self.snapshot.header, self.snapshot.places, self.watcher
        seen = watcher.view(self.position(end))
        turn = views.turn_view(header, places, seen, None, words)
        points = [0] * len(places)
        watcher.game.scores(seen, points, [0] * len(places))
        return ReplayMoment(
            steps=[
                views.step_view(watcher, Entry(number, step.mover, step, step.after, ()), step.before, words)
                for number, step in enumerate(self.match.steps[begin:end], begin + 1)
            ],
            turn=msgspec.structs.replace(turn, is_thinking=False),
            points=points,
        )

    def table(self, steps: int, moment: ReplayMoment, language: str) -> TableView:
        """All about the table that does not change from moment to moment, and nothing that anybody might do there."""
        snapshot = self.snapshot
        now = replace(snapshot.header, state="playing")
        seats = views.seat_views(now, snapshot.places, None, self.guest, lambda guest: True)
        return TableView(
            id=now.id,
            game=now.game,
            preset=now.preset,
            options=now.options,
            state="playing",
            is_public=now.public,
            is_host=False,
            seats=[
                msgspec.structs.replace(seat, is_here=True, points=moment.points[seat.number], asked=[])
                for seat in seats
            ],
            viewer=None if self.watcher.seat == NOBODY else self.watcher.seat,
            number=steps,
            scene=None,
            turn=moment.turn,
            legal=[],
            undo=0,
            hints=False,
            box=views.box_name(now),
            result=None,
            next=None,
            source=views.source_of(now),
            is_imported=now.imported,
            notice=None,
            language=language,
        )


def film_of(snapshot: Snapshot, guest: str | None, seat: int | None) -> Film:
    """A match for a guest who wants to see it as a seat saw it, or as they may themselves."""
    if snapshot.match is None:
        raise Refused(409, "not-playing")
    own = snapshot.seats_of(guest)
    is_over = snapshot.header.state == "finished"  # or a file ends there: whoever has that has everything
    if seat is None:
        wanted = own[0] if is_over and own else own[0] if len(own) == 1 else NOBODY
    elif is_over and not 0 <= seat < snapshot.match.seats:
        raise Refused(404, "no-such-seat")
    elif not is_over and seat not in own:
        raise not_yours()
    else:
        wanted = seat
    return Film(snapshot, snapshot.match, guest, Viewer(snapshot.game, wanted, is_over and seat is None))


def changes(number_at: Callable[[int], int], first: int, last: int) -> Iterator[int]:
    """The places between two at which a number that never falls has grown; few are looked at where it seldom does."""
    if number_at(first) == number_at(last):
        return
    if last - first == 1:
        yield last
        return
    middle = (first + last) // 2
    yield from changes(number_at, first, middle)
    yield from changes(number_at, middle, last)
