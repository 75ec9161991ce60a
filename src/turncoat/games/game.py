"""The contract: what every game exports, and nothing more.

A game is a record (what lies on the table) and a handful of kernels over it:

    setup(s, seats, options)    lays the table, up to the first decision or draw; sets every field, whatever was there before
    s.mover                     whose decision it is: a seat, CHANCE, or OVER
    legal(s, out)               lists every legal action, ascending (for CHANCE: every possible outcome); how many
    weight(s, outcome)          for CHANCE: in how many ways it can happen
    apply(s, action, journal)   carries out one decision or outcome and all that follows from it; never rolls, never checks
    scores(s, points, ranks)    points and ranks (1 is best; equals share a rank), at any time of the game
    hide(s, seat)               blanks all that the seat does not know; a spectator is NOBODY
    resample(s, seat, rng)      fills in what the seat does not know, at random, in accordance with all that it does know;
                                it reads only what `hide` leaves, so the result cannot depend on the truth
    observe(s, seat, out)       what a seat (not a spectator) may see, as numbers for a learner
    prior(s, action)            how good an action of the mover looks at first sight, from the mover's view alone
    value(s, seat)              how well the seat stands, from its view alone

and a few plain functions for people: texts of actions, sentences for actions (asked before the step, of the mover's view) and
events (asked after it), reasons, a scene for a browser.
Actions and chance outcomes are ints in one range; a text stands for each (`play:5`), the same in logs, files and on the wire.
"""

import functools
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

from turncoat.errors import Invalid
from turncoat.games.actions import ActionSpace
from turncoat.games.box import Box
from turncoat.games.components import Components
from turncoat.games.events import EventKind
from turncoat.games.observation import Numbers, numbers_in, runs_of
from turncoat.games.options import Option
from turncoat.games.rulebook import RuleTable
from turncoat.games.say import Arg as Arg
from turncoat.games.say import Args as Args
from turncoat.games.say import Name as Name
from turncoat.games.say import Reason as Reason
from turncoat.games.say import Say as Say
from turncoat.games.say import Seat as Seat
from turncoat.games.scene import AnyScene, Part
from turncoat.games.shared import Overlay, fields_read, opener, part_reader
from turncoat.kernel import AnyState, Event, Kernel, blank, copy, kernel, new_journal
from turncoat.kernel.journal import HIDDEN

CHANCE = -1
OVER = -2
NOBODY = -3  # the seat of a spectator, which is nobody else either
RIVAL = -4  # plays against all seats, and has points too

NOTHING = Part()
HEAVIEST = 4  # of a game's rules

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"


class Illegal(ValueError):
    """The action exists but the rules forbid it now; the reason says which rule."""

    def __init__(self, reason: "Reason", sentence: str = "") -> None:
        super().__init__(f"{sentence or reason.message} ({reason.rule})" if reason.rule else sentence or reason.message)
        self.reason = reason


@dataclass(frozen=True)
class Pace:
    """How long a match lasts at a table, from so many minutes to so many, and how heavy the rules are: from 1, light, to HEAVIEST."""

    minutes: tuple[int, int]
    heaviness: int


@dataclass(frozen=True)
class Source:
    """What points come from: the message `source-…` and a drawing."""

    name: str
    emblem: str


@dataclass(frozen=True)
class Portion:
    """Some of a seat's points, or of the rival's: where they come from, and by which rule."""

    seat: int
    source: Source
    number: int  # of the thing among all of its source: portions of one thing are one
    what: Name
    points: int
    rule: str
    emblem: str = ""  # of the thing; else it is its source's

    @property
    def thing(self) -> tuple[int, str, int]:
        return (self.seat, self.source.name, self.number)


Deed: TypeAlias = "tuple[EventKind, Mapping[str, int]]"  # an event, with its numbers by the names of their fields


@dataclass(frozen=True)
class Award:
    """What somebody did more often than others: messages `award-…` and `award-…-text`, with the number that earned it."""

    name: str
    emblem: str
    count: Callable[[Sequence[Deed]], Iterable[tuple[int, int]]]  # of a step: who, and how much
    least: int = 2  # fewer are nothing to speak of


def nothing_stands(s: AnyState) -> Iterable[Portion]:
    """Where points are scored for good, nothing on the table is worth any."""
    return ()


def no_remark(s: AnyState, seat: int) -> Say | None:
    """There is no more to say of a seat than its points."""


def no_rival(s: AnyState) -> Name | None:
    """Nobody plays against all seats."""


def own_seat(s: AnyState, seat: int) -> int:
    """Where seats act for themselves."""
    return seat


@dataclass(frozen=True, kw_only=True)
class Reckoning:
    """Of what points consist, at any time of the game: of what stands on the table, and of what was scored for good. And what is honoured at the end."""

    sources: tuple[Source, ...]  # in the order in which they are told
    standing: Callable[[AnyState], Iterable[Portion]] = nothing_stands
    scored: Mapping[EventKind, Callable[[AnyState, Mapping[str, int]], Portion]] = field(default_factory=dict)
    awards: tuple[Award, ...] = ()  # the most telling first
    remark: Callable[[AnyState, int], Say | None] = no_remark  # what is worth knowing of a seat at the end
    rival: Callable[[AnyState], Name | None] = no_rival
    seat_of: Callable[[AnyState, int], int] = own_seat  # who acts for whom an event names


def points_decide(s: AnyState, points: Sequence[int], ranks: Sequence[int]) -> None:
    """The verdict of a game in which the most points win."""


def is_disputed(points: Sequence[int], ranks: Sequence[int]) -> bool:
    """Whether somebody with as many points as the first, or more, is not first."""
    most = points[ranks.index(1)]
    return any(rank > 1 and mine >= most for mine, rank in zip(points, ranks, strict=True))


def no_rounds(view: AnyState) -> int:
    """The round of a game that has none: all of it is one chapter."""
    return 0


@dataclass(frozen=True, eq=False, kw_only=True)
class Game:
    """One game: its facts, its rulebook (kernels) and its words (plain Python)."""

    # facts
    name: str
    title: str
    designer: str
    publisher: str
    year: int
    rules_version: int
    seats: tuple[int, ...]
    pace: Pace
    options: tuple[Option, ...]
    presets: Mapping[str, Mapping[str, str]]  # the first is the default; each names a value for every option
    folder: Path
    contents: Components  # every printed value that is in use
    box: Box  # which of them an owner may read off, and what the rules say of them
    is_for_research: bool = False  # a specimen: not beside the games that people come for

    # sizes, checked by the contract's tests
    most_legal: int
    most_steps: int
    most_events: int

    # the rulebook
    state: type[AnyState]
    setup: Kernel
    legal: Kernel
    weight: Kernel
    apply: Kernel
    scores: Kernel
    hide: Kernel
    resample: Kernel
    observe: Kernel
    numbers: type[Numbers]  # what `observe` writes
    prior: Kernel
    value: Kernel

    # words
    space: ActionSpace[Any]
    why: Callable[[AnyState, int], Reason]  # asked of the mover's view, and only for what is not legal
    events: type[EventKind]
    because: Callable[[AnyState, Event], str]
    say_action: Callable[[AnyState, int], Say]
    say_field: Mapping[str, Callable[[AnyState, int], Arg]]  # by what a field stands for; others are told as numbers
    prompt: Callable[[AnyState], str]
    scene: Callable[[AnyState, int], AnyScene]
    pieces: Callable[[AnyState], dict[str, int]]
    reckoning: Reckoning
    verdict: Callable[[AnyState, Sequence[int], Sequence[int]], Say | None] = (
        points_decide  # what decided, if not points
    )
    round: Callable[[AnyState], int] = no_rounds  # by which a match has chapters; 0 before the first
    printed: Part = NOTHING  # what is printed in the box, as far as it is drawn: the same in every match
    rule_table: RuleTable = field(default_factory=dict)  # which rules hold when, and which are ours
    told: Args = field(default_factory=dict)  # what rules tell of printed values: arguments of their messages
    paces: Mapping[str, Pace] = field(default_factory=dict)  # of presets that last longer or are heavier

    @property
    def components(self) -> str:
        """A digest of the component values in use."""
        return self.contents.digest

    @property
    def actions(self) -> int:
        """How many actions there are, chance's outcomes included."""
        return len(self.space)

    @functools.cached_property
    def observation(self) -> int:
        """How many numbers `observe` writes."""
        return numbers_in(self.numbers)

    @functools.cached_property
    def observed(self) -> tuple[str, ...]:
        """What each of them is called: `seat[0].points`, `place[3].land.forest`."""
        return tuple(name for run in runs_of(self.numbers) for name in run.names)

    @functools.cached_property
    def open(self) -> Callable[[bytes], AnyState]:
        """A function that opens a packed state to be read; it shares parts with others, and nobody may change it."""
        return opener(self.state)

    @functools.cached_property
    def hiding(self) -> Overlay:
        """What `hide` makes of such a state."""
        return Overlay(self.hide, self.state)

    def action_text(self, action: int) -> str:
        return self.space.text(action)

    def parse_action(self, text: str) -> int:
        """The action of a text; Invalid if there is none."""
        return self.space.parse(text)

    @property
    def default_preset(self) -> str:
        return next(iter(self.presets))

    def pace_of(self, preset: str) -> Pace:
        return self.paces.get(preset, self.pace)

    def preset_of(self, options: Mapping[str, str] | None) -> str | None:
        """The preset that options are, if they are one."""
        return next((name for name, preset in self.presets.items() if preset == options), None)

    def nearest_preset(self, options: Mapping[str, str]) -> str:
        """The preset from which the fewest options are changed, and of these first those that make an edition."""
        editions = {option.name for option in self.options if option.is_edition}

        def changes(name: str) -> tuple[int, int]:
            changed = {key for key, value in self.presets[name].items() if options[key] != value}
            return len(changed & editions), len(changed)

        return min(self.presets, key=changes)

    def preset_at(self, state: AnyState) -> str:
        """The nearest preset to what is played, as the state or any view of it tells."""
        return self.nearest_preset({option.name: option.values[getattr(state, option.name)] for option in self.options})

    def choose_options(self, preset: str | None = None, changes: Mapping[str, str] | None = None) -> dict[str, str]:
        """A value for every option: a preset's, with some changed."""
        preset = preset or self.default_preset
        if preset not in self.presets:
            raise Invalid(f"{self.name} has no preset {preset!r}; it has {', '.join(self.presets)}")
        chosen = {**self.presets[preset], **self.by_current_names(changes or {})}
        self.option_ints(chosen)
        return chosen

    def by_current_names(self, stored: Mapping[str, str]) -> dict[str, str]:
        """Options as they were stored, whenever that was, under the names that they have now."""
        current = {option.formerly: option.name for option in self.options if option.formerly}
        for former, name in current.items():
            if former in stored and name in stored:
                raise Invalid(f"the option {name} is given twice, also under its former name {former}")
        return {current.get(name, name): value for name, value in stored.items()}

    def option_ints(self, chosen: Mapping[str, str]) -> list[int]:
        """The options as `setup` takes them: a value for each."""
        known = {option.name: option for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                raise Invalid(f"{self.name} has no option {name!r}; it has {', '.join(known) or 'none'}")
            if value not in known[name].values:
                raise Invalid(f"option {name} is one of {', '.join(known[name].values)}, not {value!r}")
        if missing := known.keys() - chosen.keys():
            raise Invalid(f"no value is given for the option {', '.join(sorted(missing))}")
        return [option.values.index(chosen[option.name]) for option in self.options]

    def check_seats(self, seats: int) -> int:
        if seats not in self.seats:
            raise Invalid(f"{self.title} is for {' or '.join(map(str, self.seats))} seats, not {seats}")
        return seats

    def new(self, seats: int, options: Mapping[str, str] | None = None) -> AnyState:
        """A plain state with the table laid."""
        state: AnyState = blank(self.state)
        self.setup(state, self.check_seats(seats), self.option_ints(options or self.choose_options()))
        return state

    def legal_actions(self, state: AnyState) -> list[int]:
        """The legal actions (or possible outcomes) of a plain state."""
        out = [0] * self.most_legal
        return out[: self.legal(state, out)]

    def refusal(self, view: AnyState, action: int, legal: Sequence[int] | None = None) -> Reason | None:
        """Why the mover may not do this, from its own view, of which somebody may know already what is legal; None if it may.

        Nowhere else is it tested whether an action is legal.
        """
        return None if action in (self.legal_actions(view) if legal is None else legal) else self.why(view, action)

    def view(self, state: AnyState, seat: int) -> AnyState:
        """What a seat may know of a plain state: a copy in which everything else is blank."""
        seen = copy(state)
        self.hide(seen, seat)
        return seen

    def fields(self, event: Event) -> dict[str, int]:
        """The numbers of an event by the names of their fields."""
        return self.events.of(event).named(event)

    def redact(self, event: Event, seat: int) -> Event:
        """The event as a seat may know it: HIDDEN in place of what is not for it."""
        return self.events.of(event).redact(event, seat)

    def say_event(self, view: AnyState, event: Event) -> Say:
        """An event as a log sentence for the viewer of this view; what is hidden is not named, and the message says so."""
        kind = self.events.of(event)
        args: dict[str, Arg] = {}
        for one, number in zip(kind.fields, event.fields, strict=True):
            if number != HIDDEN:
                args[one.name] = self.say_field[one.thing](view, number) if one.thing in self.say_field else number
        return Say(kind.message if len(args) == len(kind.fields) else f"{kind.message}-hidden", args)

    @functools.cached_property
    def told_by(self) -> list[Callable[[bytes], Any]]:
        """For each kind of event, a function that takes out of a packed view all that its sentence depends on."""
        tellers = [[tell for field in kind.fields if (tell := self.say_field.get(field.thing))] for kind in self.events]
        return [part_reader(self.state, fields_read(self.state, *telling)) for telling in tellers]

    def journal(self) -> list[list[int]]:
        """An empty plain journal with room for all that one step can bring."""
        return new_journal(self.most_events)


@kernel
def rank_by_points(seats: int, points: list[int], ranks: list[int]) -> None:
    """Most points first; equal points share a rank."""
    for seat in range(seats):
        ranks[seat] = 1
        for other in range(seats):
            if points[other] > points[seat]:
                ranks[seat] += 1
