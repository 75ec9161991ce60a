"""What goes over the wire, in both directions. The page's types (`web/src/lib/messages.ts`) are generated from this file.

Sentences come ready in the language that was asked for; names of actions (`play:4`) are the same in every language.
What a viewer does not know is null or absent; `views.py` alone fills these in.
"""

from typing import Any, Literal

from msgspec import Struct

from turncoat.games.scene import AnyScene


class Message(Struct, frozen=True, kw_only=True, rename="camel"):
    """Everything below is one; unknown fields of a request are refused (see `Request`)."""


class Request(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a client sends."""


# Who and what there is


class Me(Message, frozen=True, kw_only=True):
    """The guest that a browser's cookie stands for."""

    name: str | None  # None until they have said it


class Rename(Request, frozen=True, kw_only=True):
    """A guest gives a name."""

    name: str


class ValueFacts(Message, frozen=True, kw_only=True):
    """One value that an option can have."""

    value: str
    title: str


# Tables


class NewSeat(Request, frozen=True, kw_only=True):
    """Who is to sit somewhere: the guest who makes the table, anybody who comes, or a bot."""

    kind: Literal["me", "open", "bot"]
    bot: str | None = None
    name: str | None = None  # of a second person at the same screen


class NewTable(Request, frozen=True, kw_only=True):
    """A table to be set up."""

    game: str
    seats: list[NewSeat]
    preset: str | None = None
    options: dict[str, str] = {}
    is_public: bool = False  # listed in the lobby
    hints: bool | None = None  # may be asked for; None: only where no two people play
    box: str | None = None  # whose printed values; None: ours


class TakeSeat(Request, frozen=True, kw_only=True):
    """Somebody sits down; a host may seat a bot, or let whoever sits at another seat have this one too."""

    name: str | None = None
    bot: str | None = None
    player_of: int | None = None


class Move(Request, frozen=True, kw_only=True):
    """One gesture, of one decision or several: all of it counts or nothing, as far as its seat can know; what comes up that it could
    not know ends the gesture there.

    It answers the table as it was at `number`, and `key` makes sending it twice harmless.
    """

    number: int
    seat: int
    actions: list[str]
    key: str


class Undo(Request, frozen=True, kw_only=True):
    """Take back everything that may be taken back, or as many of the caller's decisions as `steps` says."""

    number: int
    seat: int
    key: str
    steps: int | None = None


class AllowHints(Request, frozen=True, kw_only=True):
    """The host says whether hints may be asked for at the table."""

    allowed: bool


class AskHint(Request, frozen=True, kw_only=True):
    """The player to move asks what would be best, at the table as it was at `number`."""

    number: int
    seat: int


TableState = Literal["gathering", "playing", "finished"]
Search = Literal["ready", "compiling", "impossible", "replaced"]  # how far a table's bots are; not on the wire


class SeatView(Message, frozen=True, kw_only=True):
    """Who sits somewhere."""

    number: int
    name: str | None  # None: free
    bot: str | None  # which, if a bot sits there
    is_mine: bool
    is_here: bool  # connected now; bots always are
    is_left: bool  # a bot plays on here for somebody who has left
    may_return: bool  # this guest has left it to a bot, and may take it back
    points: int
    rank: int | None  # at the end
    asked: list[int]  # the table's numbers at which a hint was asked for here, where somebody else plays


class TableCard(Message, frozen=True, kw_only=True):
    """A table in the lobby."""

    id: str
    game: str
    preset: str | None
    state: TableState
    seats: list[SeatView]
    is_mine: bool  # made by this guest, or they sit there
    is_my_turn: bool
    turn: str  # whose turn and what for, in a sentence; or what is waited for
    changed: float  # when something last happened, in seconds since 1970


class Lobby(Message, frozen=True, kw_only=True):
    """The tables that concern a guest, newest first."""

    mine: list[TableCard]
    open: list[TableCard]  # public, with a free seat
    running: list[TableCard]  # public, to watch


class LegalView(Message, frozen=True, kw_only=True):
    """Something that may be done now."""

    action: str
    text: str


class EventView(Message, frozen=True, kw_only=True):
    """Something that happened: `what` names it (`played`, `drew-hidden`); fields that the viewer may not know are null."""

    what: str
    fields: dict[str, int | None]
    rule: str
    text: str
    change: dict[str, Any] | None  # of the scene (see `change.py`)


class StepView(Message, frozen=True, kw_only=True):
    """One decision or outcome of chance, as the viewer saw it."""

    number: int  # of the table after it
    mover: int  # a seat, or -1 for chance
    is_undo: bool
    undone: list[int]  # of an undo: the numbers of the steps that it took back
    events: list[EventView]
    is_shown: bool  # moving; of what was long ago nothing is said of the scene
    change: dict[str, Any] | None  # of the scene, from the last event to the end of the step


class Turn(Message, frozen=True, kw_only=True):
    """Whose decision it is, and what for."""

    mover: int | None  # a seat; None when nobody's, or at the end
    prompt: str | None  # the decision's short name, such as `supply`
    text: str
    help: str | None  # for the player to move
    is_thinking: bool  # a bot is at it
    is_getting_ready: bool  # and cannot think yet: its search is being compiled, once on a machine


class Result(Message, frozen=True, kw_only=True):
    """How it ended."""

    points: list[int]
    ranks: list[int]
    text: str  # who has won
    verdict: str | None  # what decided, where it was not points alone


class Source(Message, frozen=True, kw_only=True):
    """The match that another table's goes on from, and the moment at which it does."""

    table: str
    moment: int


class BoxName(Message, frozen=True, kw_only=True):
    """What somebody has read off the cards they own."""

    id: str
    name: str


class TableView(Message, frozen=True, kw_only=True):
    """A table as one viewer may see it: everything the page knows."""

    id: str
    game: str
    preset: str | None  # None: custom options
    options: dict[str, str]
    state: TableState
    is_public: bool
    is_host: bool  # the viewer made the table
    seats: list[SeatView]
    viewer: int | None  # the seat that this is the view of; None: a spectator's
    number: int  # counts every change of the match; a move answers it
    scene: AnyScene | None  # None before the start
    turn: Turn
    legal: list[LegalView]  # what the viewer may do now
    undo: int  # how many of the viewer's decisions may be taken back
    hints: bool  # may be asked for at this table
    box: BoxName | None  # whose printed values are played with; None: ours
    result: Result | None
    next: str | None  # the table of the rematch
    source: Source | None  # where the match up to its beginning here was played
    is_imported: bool  # from a file: it can be looked at, and nobody sits there
    notice: str | None  # what everybody at the table should know about this server, in a sentence
    language: str


class Update(Message, frozen=True, kw_only=True, tag_field="kind", tag="update", omit_defaults=True):
    """The table now, and what happened since the number that the client had."""

    before: AnyScene | None  # the scene before the first step that is to be shown moving
    steps: list[StepView]
    table: TableView
    is_brief: bool = (
        False  # its scenes are left out: they follow from the last update on this socket and the steps' changes
    )
    answers: str | None = None  # the key of the client's own move, if this is what came of it


class Absence(Message, frozen=True, kw_only=True):
    """A player who is not connected; times are in seconds since 1970."""

    since: float
    until: float  # then the others may let a bot play on
    is_gone: bool  # they may now
    asking: int  # how many of those who are here have asked for that


class LessonFacts(Message, frozen=True, kw_only=True):
    """A lesson of a game."""

    id: str
    title: str
    preset: str
    beats: int


class LessonCard(Message, frozen=True, kw_only=True):
    """What a learner reads at a moment of a lesson, and what they are to do then."""

    title: str
    beat: int
    beats: int
    text: str | None  # None: the lesson is over
    instead: list[str]  # what might have happened in the step before
    wanted: list[str]  # the learner's next moves; none: they read, and go on
    wanted_text: str | None  # the first of them, in words
    rules: list[str]  # behind what happens in this step
    next: str | None  # the lesson after this one, when it is over


class LessonView(Message, frozen=True, kw_only=True):
    """A lesson at one of its moments."""

    card: LessonCard
    update: Update


class Presence(Message, frozen=True, kw_only=True, tag_field="kind", tag="presence"):
    """Who is connected, seat by seat, and how many watch."""

    here: list[bool]  # bots always are
    away: list[Absence | None]  # None where nobody is missed
    needed: int  # so many must ask before a bot plays on, unless the host says so
    is_host_gone: bool  # for so long that others may begin, and ask for bots
    watching: int


class Ping(Message, frozen=True, kw_only=True, tag_field="kind", tag="ping"):
    """Are you there? The client answers with Pong."""


class Gone(Message, frozen=True, kw_only=True, tag_field="kind", tag="gone"):
    """The last frame before the server closes the connection, and why."""

    text: str


class Problem(Message, frozen=True, kw_only=True):
    """Every error: a sentence in the caller's language, the rule behind it if there is one, and the table if the client's is stale."""

    status: int
    kind: str  # a name for programs, such as `stale`, `illegal`, `not-found`
    text: str
    rule: str | None = None
    table: TableView | None = None


class NotMoved(Message, frozen=True, kw_only=True, tag_field="kind", tag="refused"):
    """What was asked for over the socket, a move or to play again, was refused."""

    key: str
    problem: Problem


Frame = Update | Presence | Ping | Gone | NotMoved


class Pong(Request, frozen=True, kw_only=True, tag_field="kind", tag="pong"):
    """I am."""


class Look(Request, frozen=True, kw_only=True, tag_field="kind", tag="look"):
    """Show me the table as another of my seats sees it (None: as a spectator)."""

    seat: int | None


class LiveMove(Move, frozen=True, kw_only=True, tag_field="kind", tag="move"):
    """A move over the socket: what came of it is the update, or the refusal, that names its key."""


class Again(Request, frozen=True, kw_only=True, tag_field="kind", tag="again"):
    """Play again: the socket goes on to the table that follows, laid if it is not there yet; its first update names the key."""

    key: str
    seat: int | None


ClientMessage = Pong | Look | LiveMove | Again  # what a client may say on the socket


class Foresight(Message, frozen=True, kw_only=True):
    """What is sure to follow from a gesture, as far as the seat can know; the rest of `scene` is as it was before its last decision."""

    actions: list[str]
    events: list[EventView]
    scene: dict[str, Any]
    legal: list[LegalView]  # what the seat may do then; empty if the next decision is not surely its own


class WhyNot(Message, frozen=True, kw_only=True):
    """Why something may not be done, and by which rule; both null if it may."""

    rule: str | None
    text: str | None


class LineStep(Message, frozen=True, kw_only=True):
    """A decision that is expected to follow."""

    seat: int
    text: str


class HintView(Message, frozen=True, kw_only=True):
    """An action worth thinking of, what it promises as far as the seat can know, and what is expected to follow."""

    action: str
    text: str
    won: float  # the chance of winning, from 0 to 1; a part of it where victories are shared
    points: float  # at the end, on average
    why: list[str]  # what speaks for it and what it risks, in sentences
    line: list[LineStep]


class Hints(Message, frozen=True, kw_only=True):
    """The best few actions, the best first; none if there is no choice."""

    number: int
    hints: list[HintView]
