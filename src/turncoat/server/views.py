"""The one way out: everything that a viewer may see of a table is made here, for a seat or for a spectator (NOBODY), in a language.

It reads a match only through the viewer's own view. A finished match is open to all.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from turncoat.games import CHANCE, NOBODY, OVER, Game, Reason, Seat
from turncoat.games.scene import AnyScene
from turncoat.kernel import AnyState, Event, pack, unpack
from turncoat.kernel.journal import HIDDEN
from turncoat.match import Match, Seen, Words, foresee, legal_for, result_sentences
from turncoat.match.recent import Recent
from turncoat.server.change import Change
from turncoat.server.film import Viewer
from turncoat.server.messages import (
    BoxName,
    EventView,
    Foresight,
    Hints,
    HintView,
    LegalView,
    LineStep,
    Problem,
    Result,
    Search,
    SeatView,
    Source,
    StepView,
    TableCard,
    TableView,
    Turn,
    Update,
    WhyNot,
)
from turncoat.server.problems import Forbidden, Refused, Stale
from turncoat.server.reasons import reasons
from turncoat.server.snapshot import Entry, Header, Place, Snapshot, bot_at, first_position, names_of, position
from turncoat.server.words import say, table_words
from turncoat.server.worker import HintAnswer

SHOWN = 40  # steps that are shown moving; of older ones only the log is told
# Updates kept for a snapshot, and the longest one: a move's is 5 to 20 kB, a whole log's up to 200, and a client may think of any number
RENDERED, RENDERED_BYTES = 8, 32_768

NOTICES = {"impossible": "server-no-search", "replaced": "server-by-chance"}  # what everybody at the table is told

TOLD_ROOM = 2 << 20  # bytes, for events that were told

IsHere = Callable[[str], bool]  # whether a guest is connected


def seat_or_nobody(viewer: int | None) -> int:
    return NOBODY if viewer is None else viewer


def seen_by(game: Game, state: AnyState, viewer: int | None, *, is_open: bool) -> AnyState:
    """What the viewer knows of a position."""
    return state if is_open else game.view(state, seat_or_nobody(viewer))


def default_viewer(snapshot: Snapshot, guest: str | None) -> int | None:
    """The seat that a guest looks from: of several the one to move, else the first; a spectator has none."""
    own = snapshot.seats_of(guest)
    if snapshot.match is not None and snapshot.match.mover in own:
        return snapshot.match.mover
    return own[0] if own else None


# Tables


def update_json(
    snapshot: Snapshot,
    guest: str | None,
    viewer: int | None,
    language: str,
    since: int,
    is_here: IsHere,
    *,
    search: Search,
    still: int = 0,
    until: int | None = None,
    is_brief: bool = False,
) -> bytes:
    """The table now, and what happened since a number, rendered once for all who see it alike."""
    stance = [
        (
            guest is not None and place.guest == guest,
            guest is not None and place.former == guest,
            is_here_at(place, is_here),
        )
        for place in snapshot.places
    ]
    key = (viewer, language, since, still, until, search, is_brief, snapshot.is_hosted_by(guest), *stance)
    rendered = snapshot.rendered.get(key)
    if rendered is None:
        update = update_view(
            snapshot,
            guest,
            viewer,
            language,
            since,
            is_here,
            search=search,
            still=still,
            until=until,
            is_brief=is_brief,
        )
        rendered = msgspec.json.encode(update)
        if len(snapshot.rendered) >= RENDERED:
            snapshot.rendered.clear()
        if len(rendered) <= RENDERED_BYTES:
            snapshot.rendered[key] = rendered
    return rendered


def is_here_at(place: Place, is_here: IsHere) -> bool:
    """Whether somebody who can play sits there now."""
    return place.bot is not None or (place.guest is not None and is_here(place.guest))


def update_view(
    snapshot: Snapshot,
    guest: str | None,
    viewer: int | None,
    language: str,
    since: int,
    is_here: IsHere,
    *,
    search: Search,
    still: int = 0,
    until: int | None = None,
    is_brief: bool = False,
) -> Update:
    """The table now, and what happened since a number, up to now or `until` another; what happened up to another one, `still`, is not shown moving.

    A brief one leaves out the scenes: whoever has the scene at that number knows the rest from the changes.
    """
    before, steps = step_views(snapshot, viewer, language, since, still, until)
    return Update(
        before=None if is_brief else before,
        steps=steps,
        table=table_view(snapshot, guest, viewer, language, is_here, search=search, has_scene=not is_brief),
        is_brief=is_brief,
    )


def may_be_brief(snapshot: Snapshot, since: int, still: int) -> bool:
    """Whether all that happened since a number can be shown moving, so that its changes lead to the scene of today."""
    return snapshot.header.state == "playing" and still <= since and snapshot.number - since <= SHOWN


def table_view(
    snapshot: Snapshot,
    guest: str | None,
    viewer: int | None,
    language: str,
    is_here: IsHere,
    *,
    search: Search,
    has_scene: bool = True,
) -> TableView:
    """A table as one viewer may see it; `search` says how far its bots' search is."""
    header, match = snapshot.header, snapshot.match
    words = table_words(snapshot.game, language, names_of(snapshot.places))
    is_open = header.state == "finished"
    watcher = Viewer(snapshot.game, seat_or_nobody(viewer), is_open)
    seen = None if header.position is None else watcher.view(header.position)
    is_turn = match is not None and not is_open and viewer is not None and match.mover == viewer
    return TableView(
        id=header.id,
        game=header.game,
        preset=header.preset,
        options=header.options,
        state=header.state,
        is_public=header.public,
        is_host=snapshot.is_hosted_by(guest),
        seats=seat_views(header, snapshot.places, seen, guest, is_here),
        viewer=viewer,
        number=header.number,
        scene=watcher.scene(header.position) if has_scene and header.position is not None else None,
        turn=turn_view(header, snapshot.places, seen, viewer, words, is_getting_ready=search == "compiling"),
        legal=legal_views(snapshot.game, seen, legal_for(snapshot.game, header.position, viewer), words)
        if is_turn
        else [],
        undo=match.undoable(viewer) if match is not None and viewer is not None and not is_open else 0,
        hints=header.hints,
        box=box_name(header),
        result=result_view(snapshot.game, seen, words) if match is not None and match.is_over else None,
        next=header.next,
        source=source_of(header),
        is_imported=header.imported,
        notice=say(language, NOTICES[search]) if search in NOTICES else None,
        language=language,
    )


def source_of(header: Header) -> Source | None:
    """Where a table's match goes on from, if it did not begin there."""
    if header.source is None or header.source_moment is None:
        return None
    return Source(table=header.source, moment=header.source_moment)


def box_name(header: Header) -> BoxName | None:
    """The box that a table is played with, unless it is ours."""
    return None if header.box is None else BoxName(id=header.box, name=header.box_name or "")


def seat_views(
    header: Header, places: Sequence[Place], seen: AnyState | None, guest: str | None, is_here: IsHere
) -> list[SeatView]:
    """Who sits where, and how they stand as far as the viewer knows."""
    points, ranks = [0] * len(places), [0] * len(places)
    if seen is not None:
        header.rules.scores(seen, points, ranks)
    return [
        SeatView(
            number=place.seat,
            name=place.name,
            bot=place.bot,
            is_mine=guest is not None and place.guest == guest,
            is_here=is_here_at(place, is_here),
            is_left=header.state == "playing" and place.former is not None,
            may_return=header.state == "playing" and guest is not None and place.former == guest,
            points=points[place.seat],
            rank=ranks[place.seat] if header.state == "finished" else None,
            asked=list(place.asked),
        )
        for place in places
    ]


def turn_view(
    header: Header,
    places: Sequence[Place],
    seen: AnyState | None,
    viewer: int | None,
    words: Words,
    *,
    is_getting_ready: bool = False,
) -> Turn:
    """Whose decision it is, worded for the one who decides and for those who wait."""
    language = words.language
    if seen is None:
        free = sum(place.is_free for place in places)
        text = say(language, "server-free-seats", number=free) if free else say(language, "server-all-seated")
        return Turn(mover=None, prompt=None, text=text, help=None, is_thinking=False, is_getting_ready=False)
    game = header.rules
    if seen.mover == OVER:
        text = result_view(game, seen, words).text
        return Turn(mover=None, prompt=None, text=text, help=None, is_thinking=False, is_getting_ready=False)
    if seen.mover == CHANCE:  # only in a lesson: elsewhere it has drawn before anybody looks
        text = say(language, "server-chance")
        return Turn(mover=None, prompt=None, text=text, help=None, is_thinking=False, is_getting_ready=False)
    mover, prompt = seen.mover, game.prompt(seen)
    is_mine = mover == viewer
    return Turn(
        mover=mover,
        prompt=prompt,
        text=words.say(f"prompt-{prompt}") if is_mine else words.say(f"waiting-{prompt}", who=Seat(mover)),
        help=words.say(f"prompt-{prompt}-help") if is_mine else None,
        is_thinking=bot_at(places, mover) is not None,
        is_getting_ready=is_getting_ready,
    )


def legal_views(game: Game, seen: AnyState, legal: Iterable[int], words: Words) -> list[LegalView]:
    """What may be done, in words."""
    return [
        LegalView(action=game.action_text(action), text=words.say(game.say_action(seen, action))) for action in legal
    ]


def result_view(game: Game, seen: AnyState, words: Words) -> Result:
    """How a finished match ended."""
    points, ranks = [0] * len(words.names), [0] * len(words.names)
    game.scores(seen, points, ranks)
    won, verdict = result_sentences(words, points, ranks, game.verdict(seen, points, ranks))
    return Result(points=points, ranks=ranks, text=won, verdict=verdict)


def card_view(header: Header, places: Sequence[Place], guest: str | None, language: str, is_here: IsHere) -> TableCard:
    """A table in the lobby, from its newest position alone."""
    if not header.is_ours:
        return other_rules_card(header, places, guest, language, is_here)
    words = table_words(header.rules, language, names_of(places))
    own = [place.seat for place in places if guest is not None and place.guest == guest]
    state = position(header)
    mover = state.mover if state is not None and state.mover in own else None
    viewer = mover if mover is not None else (own[0] if own else None)
    is_open = header.state == "finished"
    seen = None if state is None else seen_by(header.rules, state, viewer, is_open=is_open)
    return TableCard(
        id=header.id,
        game=header.game,
        preset=header.preset,
        state=header.state,
        seats=seat_views(header, places, seen, guest, is_here),
        is_mine=bool(own) or header.host == guest,
        is_my_turn=header.state == "playing" and mover is not None,
        turn=turn_view(header, places, seen, viewer, words).text,
        changed=header.changed,
    )


def other_rules_card(
    header: Header, places: Sequence[Place], guest: str | None, language: str, is_here: IsHere
) -> TableCard:
    """A table whose game is not at hand: begun under older rules, it says why it cannot continue; or played with a box that nobody has loaded yet."""
    return TableCard(
        id=header.id,
        game=header.game,
        preset=header.preset,
        state=header.state,
        seats=seat_views(header, places, None, guest, is_here),
        is_mine=header.host == guest or any(place.guest == guest for place in places),
        is_my_turn=False,
        turn=say(
            language, "server-other-rules" if header.box_name is None else "server-box", name=header.box_name or ""
        ),
        changed=header.changed,
    )


# What happened


class Told(NamedTuple):
    """An event as it is reported to all who know the same of it."""

    what: str
    fields: dict[str, int | None]
    text: str


TOLD: Recent[tuple[Words, Event, Any], Told] = Recent(TOLD_ROOM)


def step_views(
    snapshot: Snapshot, viewer: int | None, language: str, since: int, still: int = 0, until: int | None = None
) -> tuple[AnyScene | None, list[StepView]]:
    """What happened after a number, and the scene before the first step that is to be shown moving: one after `still`.

    What came and was taken back since then is left out.
    """
    if snapshot.match is None:
        return None, []
    words = table_words(snapshot.game, language, names_of(snapshot.places))
    watcher = Viewer(snapshot.game, seat_or_nobody(viewer), snapshot.header.state == "finished")
    since = max(0, min(since, snapshot.number))  # a client may think of any number
    newer = snapshot.log[since : None if until is None else max(since, until)]  # the first has number 1
    gone = {number for entry in newer for number in entry.undone}
    news = [entry for entry in newer if entry.number not in gone and not (entry.undone and min(entry.undone) > since)]
    shown = [entry for entry in news[-SHOWN:] if entry.number > still]
    long_ago = news[: len(news) - len(shown)]
    position = before_entry(snapshot, long_ago[-1].number if long_ago else since)
    before = watcher.scene(position) if shown else None
    steps = [step_view(watcher, entry, None, words) for entry in long_ago]
    for entry in shown:
        steps.append(step_view(watcher, entry, position, words))
        position = entry.after
    return before, steps


def before_entry(snapshot: Snapshot, number: int) -> bytes:
    """The position at a number of the log."""
    return snapshot.log[number - 1].after if number else first_position(snapshot.header, snapshot.places)


def step_view(watcher: Viewer, entry: Entry, before: bytes | None, words: Words) -> StepView:
    """One step, as the viewer saw it; moving, if it is known from which position."""
    told = [] if entry.step is None else watcher.told(entry.step)
    moved: Sequence[Change] = [None] * (len(told) + 1)
    if before is not None:
        moved = watcher.changes(before, entry.step.shots if entry.step else (), entry.after)
    seen = watcher.sees(entry.after)
    return StepView(
        number=entry.number,
        mover=entry.mover,
        is_undo=bool(entry.undone),
        undone=list(entry.undone),
        events=[event_view(watcher.game, seen, event, words, change) for event, change in zip(told, moved)],
        is_shown=before is not None,
        change=moved[-1],
    )


def event_view(game: Game, seen: Seen, event: Event, words: Words, change: Change) -> EventView:
    """An event that was redacted for its viewer."""
    key = (words, event, game.told_by[event.what](seen.packed))
    told = TOLD.get(key)
    if told is None:
        said = game.say_event(seen.view, event)
        fields = {name: known(number) for name, number in game.fields(event).items()}
        told = TOLD.keep(key, Told(said.message.removeprefix("event-"), fields, words.say(said)), 0)
    return EventView(
        what=told.what, fields=told.fields, rule=game.because(seen.view, event), text=told.text, change=change
    )


def known(number: int) -> int | None:
    return None if number == HIDDEN else number


# Questions


def foresight_view(
    snapshot: Snapshot, match: Match, seat: int, actions: Sequence[str], numbers: Sequence[int], language: str
) -> Foresight:
    """What the seat can foresee of a gesture, from what it knows."""
    game = snapshot.game
    words = table_words(game, language, names_of(snapshot.places))
    foreseen = foresee(game, match.view(seat), seat, numbers)
    seen = Seen(pack(foreseen.view), foreseen.view)
    return Foresight(
        actions=list(actions),
        events=[event_view(game, seen, event, words, None) for event in foreseen.events],
        scene=foreseen.scene,
        legal=legal_views(game, foreseen.view, foreseen.legal, words),
    )


def why_view(snapshot: Snapshot, reason: Reason | None, language: str) -> WhyNot:
    """Why the seat may not do something."""
    if reason is None:
        return WhyNot(rule=None, text=None)
    return WhyNot(rule=reason.rule or None, text=reason_text(snapshot, reason, language))


def reason_text(snapshot: Snapshot, reason: Reason, language: str) -> str:
    return table_words(snapshot.game, language, names_of(snapshot.places)).say(reason)


def problem_of(error: Refused, language: str) -> Problem:
    """A refusal in the caller's language, with the rule or the table that belongs to it."""
    if isinstance(error, Forbidden):
        text = reason_text(error.snapshot, error.reason, language)
        return Problem(status=422, kind=error.kind, text=text, rule=error.reason.rule or None)
    text = say(language, f"server-{error.kind}", **error.args_of_sentence)
    table = error.view if isinstance(error, Stale) else None
    return Problem(status=error.status, kind=error.kind, text=text, table=table)


def hints_view(snapshot: Snapshot, view: AnyState, found: Sequence[HintAnswer], language: str) -> Hints:
    """What was thought about the seat's own view, in words."""
    game = snapshot.game
    words = table_words(game, language, names_of(snapshot.places))
    return Hints(
        number=snapshot.number,
        hints=[
            HintView(
                action=game.action_text(hint.action),
                text=words.say(game.say_action(view, hint.action)),
                won=round(hint.won, 3),
                points=round(hint.points, 1),
                why=reasons(game, view, found, hint, words),
                line=[
                    LineStep(
                        seat=step.seat, text=words.say(game.say_action(unpack(game.state, step.view), step.action))
                    )
                    for step in hint.line
                ],
            )
            for hint in found
        ],
    )
