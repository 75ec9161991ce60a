"""A match: the authority over one game. It checks, applies and remembers; it knows no screen, no socket and no disk.

A match is its header and a list of action texts, decisions and chance's outcomes alike, so it replays exactly, forever,
whatever generator is in use. Chance draws move number n from stream n of the match's seed: a match that is put away and
taken up again goes on as if nothing had happened.
"""

import functools
import hashlib
import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from turncoat.games import CHANCE, GAMES, NOBODY, OVER, Game, Illegal, Invalid, Reason, Say
from turncoat.games.batch import outcome_drawer
from turncoat.games.copies import box_of, game_with
from turncoat.kernel import AnyState, Event, Film, digest, events_of, new_journal, pack, unpack
from turncoat.kernel.rng import SEED_LIMIT, new_rng
from turncoat.match.foresight import foresee
from turncoat.match.names import check_name
from turncoat.match.seen import legal_for, reveals, seen_of

FORMAT = "turncoat-match-1"


@dataclass(frozen=True)
class Step:
    """One decision or outcome, who made it (a seat or CHANCE), and the positions before and after it.

    What happened in between is worked out when it is first asked for, by repeating the step, so nobody else pays for it.
    """

    game: Game
    mover: int
    action: int
    before: bytes
    after: bytes

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened, with nothing held back."""
        return self.film[0]

    @property
    def shots(self) -> tuple[bytes, ...]:
        """The position at each of the events."""
        return self.film[1]

    @functools.cached_property
    def film(self) -> tuple[tuple[Event, ...], tuple[bytes, ...]]:
        """The events, and the position at each of them."""
        state = unpack(self.game.state, self.before)
        film = Film(self.game.most_events, state)
        self.game.apply(state, self.action, film)
        return taken_by(film)


def taken_by(film: Film) -> tuple[tuple[Event, ...], tuple[bytes, ...]]:
    """The events of a film, and the position at each of them."""
    return tuple(events_of(film)), tuple(film.shots)


def bot_luck(seed: int, stream: int) -> list[int]:
    """Where bots draw their luck from: a seed of their own, which does not lead back to that of chance."""
    made = hashlib.blake2b(f"{seed}/{stream}".encode(), digest_size=8).digest()
    return new_rng(int.from_bytes(made) % SEED_LIMIT)


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
        self.names = [check_name(name) for name in names or (f"Seat {seat + 1}" for seat in range(seats))]
        self.bots = list(bots or [None] * seats)
        if len(self.names) != seats or len(self.bots) != seats:
            raise Invalid(f"{seats} seats need as many names and bots, not {len(self.names)} and {len(self.bots)}")
        self.seed = secrets.randbits(62) if seed is None else seed
        if not 0 <= self.seed < SEED_LIMIT:
            raise Invalid(f"a seed lies between 0 and 2**63, and {seed} does not")
        self.state: AnyState = game.new(seats, self.options)
        self.steps: list[Step] = []
        self.is_filmed = False  # whether each step is filmed as it is made, since somebody will want to see it
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

    @property
    def position(self) -> bytes:
        """The state, packed."""
        return self.steps[-1].after if self.steps else pack(self.state)

    def legal(self) -> list[int]:
        """What the mover may do, or what chance may bring."""
        return self.game.legal_actions(self.state)

    def view(self, seat: int = NOBODY) -> AnyState:
        """What a seat, or a spectator, may know."""
        return self.game.view(self.state, seat)

    def log(self, seat: int = NOBODY, since: int = 0, *, is_open: bool = False) -> list[Say]:
        """What happened, in sentences, told to a seat as it stood at the time; or open, with nothing held back."""
        return [say for step in self.steps[since:] for say in self.tell(step, seat, is_open=is_open)]

    def tell(self, step: Step, seat: int = NOBODY, *, is_open: bool = False) -> list[Say]:
        """What one step brought, in sentences."""
        seen = unpack(self.game.state, step.after)
        if is_open:
            return [self.game.say_event(seen, event) for event in step.events]
        self.game.hide(seen, seat)
        return [self.game.say_event(seen, self.game.redact(event, seat)) for event in step.events]

    def scores(self) -> tuple[list[int], list[int]]:
        """Points and ranks."""
        points, ranks = [0] * self.seats, [0] * self.seats
        self.game.scores(self.state, points, ranks)
        return points, ranks

    def why(self, seat: int, action: int, after: Sequence[int] = ()) -> Reason | None:
        """Why a seat may not do this now, or after what it is about to do, as far as it can foresee that; None if it may."""
        for one in (*after, action):
            if not 0 <= one < self.game.actions:
                raise Invalid(f"{self.game.title} has no action {one}")
        if self.is_over:
            return Reason("", "why-over")
        if self.mover != seat:
            return Reason("", "why-not-your-turn")
        if not after:
            seen = seen_of(self.game, self.position, seat).view
            return self.game.refusal(seen, action, legal_for(self.game, self.position, seat))
        try:
            foresee(self.game, self.view(seat), seat, [*after, action])
        except Illegal as refused:
            return refused.reason
        return None

    # what is done

    def submit(self, seat: int, action: int) -> Step:
        """A seat decides; Illegal, with the reason, if it may not, and then nothing has changed."""
        reason = self.why(seat, action)
        if reason is not None:
            raise Illegal(reason)
        return self._apply(action)

    def gesture(self, seat: int, actions: Sequence[int]) -> list[Step]:
        """A seat decides several things at once: all of it may be done, as far as the seat can know, or Illegal and nothing is.

        Something new that the seat could not know ends the gesture there: nobody gets to look, be refused, and try something else.
        """
        if len(actions) == 1:
            return [self.submit(seat, actions[0])]
        foreseen = foresee(self.game, self.view(seat), seat, actions)
        steps: list[Step] = []
        for action, expected in zip(actions, foreseen.views):
            steps.append(self.submit(seat, action))
            if self.view(seat) != expected:
                break
        return steps

    def draw(self) -> Step:
        """Chance brings one of its outcomes."""
        if self.mover != CHANCE:
            raise Invalid("nothing is to be drawn now")
        legal = self.legal()
        return self._apply(self._draw_outcome(self.state, legal, len(legal), self.rng()))

    def draw_all(self) -> list[Step]:
        """Chance brings everything that comes before the next decision."""
        drawn = []
        while self.mover == CHANCE:
            drawn.append(self.draw())
        return drawn

    def replay(self, text: str) -> Step:
        """Repeat a recorded move, a decision or an outcome of chance; Invalid if it is not possible here."""
        number = len(self.steps) + 1
        try:
            action = self.game.parse_action(text)
        except Invalid as error:
            raise Invalid(f"move {number}: {error}") from None
        if action not in self.legal():
            raise Invalid(f"move {number}, {text}, is not possible there")
        return self._apply(action)

    # what is taken back

    def undoable(self, seat: int) -> int:
        """How many of the last steps the seat may take back: its own, as far back as nothing hidden or random was touched."""
        count = 0
        if self.is_over or seat < 0:
            return count
        for step in reversed(self.steps):
            if step.mover != seat or reveals(self.game, step.before, step.after, self.seats):
                break
            count += 1
        return count

    def undo(self, seat: int, count: int | None = None) -> int:
        """Take back the seat's last steps, all that may be or just so many; how many they were. Illegal if there are not as many."""
        most = self.undoable(seat)
        count = most if count is None else count
        if not 1 <= count <= most:
            raise Illegal(Reason("", "why-no-undo"))
        del self.steps[-count:]
        self.state = unpack(self.game.state, self.steps[-1].after if self.steps else self._first_position())
        return count

    def _first_position(self) -> bytes:
        """The empty table, packed."""
        return pack(self.game.new(self.seats, self.options))

    def rng(self) -> list[int]:
        """The generator of chance for the next move."""
        return new_rng(self.seed, len(self.steps))

    def luck(self) -> list[int]:
        """The generator of a bot for the next move."""
        return bot_luck(self.seed, len(self.steps))

    def _apply(self, action: int) -> Step:
        mover, before = self.mover, self.position
        if self.is_filmed:
            film = Film(self.game.most_events, self.state)
            self.game.apply(self.state, action, film)
            step = Step(self.game, mover, action, before, pack(self.state))
            vars(step)["film"] = taken_by(film)
        else:
            self.game.apply(self.state, action, new_journal(0))
            step = Step(self.game, mover, action, before, pack(self.state))
        self.steps.append(step)
        return step

    # put away and taken up

    def take_up(self, steps: Iterable[Step]) -> None:
        """Resume after these steps, which a match with this header made earlier; nothing is replayed."""
        self.steps = list(steps)
        self.state = unpack(self.game.state, self.steps[-1].after if self.steps else self._first_position())

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
            **({} if (box := box_of(self.game)) is None else {"box": box}),
        }

    @classmethod
    def from_json(cls, data: Any) -> "Match":
        """The match of a file, replayed; Invalid says in a sentence what is wrong with it."""
        match = cls.from_header(data)
        for text in data["moves"]:
            match.replay(text)
        match.check_end(data)
        return match

    def check_end(self, data: Any) -> None:
        """Invalid if the file that this was replayed from states another end."""
        result = self.to_json()
        for key in ("digest", "over", "points", "ranks"):  # written for other readers; may be left out
            if data.get(key, result[key]) != result[key]:
                raise Invalid(f"the moves lead to another position than the one that was saved ({key})")

    @classmethod
    def from_header(cls, data: Any) -> "Match":
        """The match of a file before its first move."""
        check_shape(data)
        if data["game"] not in GAMES:
            raise Invalid(f"there is no game {data['game']!r}; there are {', '.join(GAMES)}")
        if not isinstance(data.get("box", ""), str):
            raise Invalid("the match's box should be a text")
        game = game_with(data["game"], data.get("box"))
        if data["rules_version"] != game.rules_version:
            raise Invalid(
                f"the match was played by version {data['rules_version']} of the rules, this is {game.rules_version}"
            )
        if data["components"] != game.components:
            raise Invalid("the match was played with other component values (see TURNCOAT_COMPONENTS)")
        options = game.choose_options(changes=data["options"])
        return cls(game, data["seats"], options, data["names"], data["bots"], data["seed"])


# What a match file must have, and of which kind.
SHAPE: dict[str, tuple[type, str]] = {
    "game": (str, "a text"),
    "rules_version": (int, "a whole number"),
    "components": (str, "a text"),
    "options": (dict, "names with their values"),
    "seats": (int, "a whole number"),
    "names": (list, "a list of texts"),
    "bots": (list, "a list of texts or nulls"),
    "seed": (int, "a whole number"),
    "moves": (list, "a list of texts"),
}


def moments_of(match: Match) -> list[int]:
    """How many steps had been made each time that somebody was to decide, and at the end."""
    movers = [*(step.mover for step in match.steps), match.mover]
    return [steps for steps, mover in enumerate(movers) if mover != CHANCE]


def state_at(match: Match, steps: int) -> bytes:
    """The position after so many steps."""
    return match.steps[steps].before if steps < len(match.steps) else pack(match.state)


def check_shape(data: Any) -> None:
    """Whether something read from a file looks like a match; Invalid says what does not."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise Invalid(f"this is not a match of Turncoat ({FORMAT})")
    for key, (kind, description) in SHAPE.items():
        if key not in data:
            raise Invalid(f"the match has no {key!r}")
        if not isinstance(data[key], kind) or isinstance(data[key], bool):
            raise Invalid(f"the match's {key} should be {description}")
    texts = [
        *data["names"],
        *data["moves"],
        *data["options"].values(),
        *(bot for bot in data["bots"] if bot is not None),
    ]
    if not all(isinstance(text, str) for text in texts):
        raise Invalid("the match's names, bots, options and moves should be texts")
    if not 0 <= data["seed"] < SEED_LIMIT:
        raise Invalid("the match's seed should lie between 0 and 2**63")
