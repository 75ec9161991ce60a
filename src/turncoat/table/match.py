"""A match: the authority over one game. It checks, applies and remembers; it knows no screen, no socket and no disk.

A match is its header and a list of action texts, decisions and chance's outcomes alike, so it replays exactly, forever,
whatever generator is in use. Chance draws move number n from stream n of the match's seed: a match that is put away and
taken up again goes on as if nothing had happened.
"""

import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from turncoat.games import CHANCE, GAMES, NOBODY, OVER, Game, Illegal, Invalid, Reason, Say
from turncoat.games.batch import outcome_drawer
from turncoat.kernel import AnyState, Event, digest, events_of, pack, unpack
from turncoat.kernel.rng import new_rng

FORMAT = "turncoat-match-1"


@dataclass(frozen=True)
class Step:
    """One decision or outcome, who made it (a seat or CHANCE), what followed, and the position it led to."""

    mover: int
    action: int
    events: tuple[Event, ...]
    after: bytes


class Match:
    """One game, from its empty table to its end."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str] | None = None,
        names: Iterable[str] | None = None,
        bots: Iterable[str | None] | None = None,
        seed: int | None = None,
    ) -> None:
        self.game = game
        self.seats = game.check_seats(seats)
        self.options = dict(options or game.choose_options())
        self.names = list(names or (f"Seat {seat + 1}" for seat in range(seats)))
        self.bots = list(bots or [None] * seats)
        if len(self.names) != seats or len(self.bots) != seats:
            raise Invalid(f"{seats} seats need as many names and bots, not {len(self.names)} and {len(self.bots)}")
        self.seed = secrets.randbits(62) if seed is None else seed
        self.state: AnyState = game.new(seats, self.options)
        self.steps: list[Step] = []
        self._draw_outcome = outcome_drawer(game)

    # what is the case

    @property
    def mover(self) -> int:
        """A seat, CHANCE or OVER."""
        mover: int = self.state.mover
        return mover

    @property
    def is_over(self) -> bool:
        return self.mover == OVER

    def legal(self) -> list[int]:
        """What the mover may do, or what chance may bring."""
        return self.game.legal_actions(self.state)

    def view(self, seat: int = NOBODY) -> AnyState:
        """What a seat, or a spectator, may know."""
        return self.game.view(self.state, seat)

    def events(self, seat: int = NOBODY, since: int = 0) -> list[Event]:
        """What happened, as a seat sees it, from a step on."""
        return [self.game.redact(event, seat) for step in self.steps[since:] for event in step.events]

    def log(self, seat: int = NOBODY, since: int = 0) -> list[Say]:
        """What happened, in sentences, told to a seat as it stood at the time."""
        told = []
        for step in self.steps[since:]:
            seen = self.game.view(unpack(self.game.state, step.after), seat)
            told += [self.game.say_event(seen, self.game.redact(event, seat)) for event in step.events]
        return told

    def scores(self) -> tuple[list[int], list[int]]:
        """Points and ranks."""
        points, ranks = [0] * self.seats, [0] * self.seats
        self.game.scores(self.state, points, ranks)
        return points, ranks

    def why(self, seat: int, action: int) -> Reason | None:
        """Why a seat may not do this now; None if it may."""
        if self.is_over:
            return Reason("", "why-over")
        if self.mover != seat:
            return Reason("", "why-not-your-turn")
        return self.game.why(self.view(seat), action)

    # what is done

    def submit(self, seat: int, action: int) -> Step:
        """A seat decides; Illegal, with the reason, if it may not, and then nothing has changed."""
        reason = self.why(seat, action)
        if reason is not None:
            raise Illegal(reason)
        return self._apply(action)

    def draw(self) -> Step:
        """Chance brings one of its outcomes."""
        if self.mover != CHANCE:
            raise Invalid("nothing is to be drawn now")
        legal = self.legal()
        return self._apply(self._draw_outcome(self.state, legal, len(legal), self.rng()))

    def draw_all(self) -> list[Step]:
        """Chance brings all that it is to bring before the next decision."""
        drawn = []
        while self.mover == CHANCE:
            drawn.append(self.draw())
        return drawn

    def rng(self) -> list[int]:
        """The generator for the next move."""
        return new_rng(self.seed, len(self.steps))

    def _apply(self, action: int) -> Step:
        mover = self.mover
        journal = self.game.journal()
        self.game.apply(self.state, action, journal)
        step = Step(mover, action, tuple(events_of(journal)), pack(self.state))
        self.steps.append(step)
        return step

    # files

    def to_json(self) -> dict[str, Any]:
        """The match as it is written to a file."""
        points, ranks = self.scores()
        return {
            "format": FORMAT,
            "game": self.game.name,
            "rules_version": self.game.rules_version,
            "components": self.game.components,
            "options": self.options,
            "seats": self.seats,
            "names": self.names,
            "bots": self.bots,
            "seed": self.seed,
            "moves": [self.game.action_text(step.action) for step in self.steps],
            "over": self.is_over,
            "points": points,
            "ranks": ranks,
            "digest": digest(self.state),
        }

    @classmethod
    def from_json(cls, data: Any) -> "Match":
        """The match of a file, replayed; Invalid says in a sentence what is wrong with it."""
        try:
            match, moves = cls._header(data), data["moves"]
        except KeyError as missing:
            raise Invalid(f"the match has no {missing}") from None
        except TypeError:
            raise Invalid("the match's header is not as it should be") from None
        for number, text in enumerate(moves, 1):
            match._replay(number, text)
        if data.get("digest", digest(match.state)) != digest(match.state):
            raise Invalid("the moves lead to another position than the one that was saved")
        return match

    @classmethod
    def _header(cls, data: Any) -> "Match":
        """The match before its first move."""
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise Invalid(f"this is not a match of Turncoat ({FORMAT})")
        if data["game"] not in GAMES:
            raise Invalid(f"there is no game {data['game']!r}; there are {', '.join(GAMES)}")
        game = GAMES[data["game"]]
        if data["rules_version"] != game.rules_version:
            raise Invalid(
                f"the match was played by version {data['rules_version']} of the rules, this is {game.rules_version}"
            )
        if data["components"] != game.components:
            raise Invalid("the match was played with other component values (see TURNCOAT_COMPONENTS)")
        options = game.choose_options(changes=data["options"])
        return cls(game, data["seats"], options, data["names"], data["bots"], data["seed"])

    def _replay(self, number: int, text: str) -> None:
        """Make a recorded move again."""
        try:
            action = self.game.parse_action(text)
        except Invalid as error:
            raise Invalid(f"move {number}: {error}") from None
        if action not in self.legal():
            raise Invalid(f"move {number}, {text}, is not possible there")
        self._apply(action)
