"""A game in progress, as tests of rules drive it: by texts of actions, each of which must be legal."""

from collections.abc import Iterator, Mapping
from typing import ClassVar

from turncoat.games import OVER, Game
from turncoat.kernel import AnyState, Event, events_of
from turncoat.kernel.rng import below, new_rng


class InProgress:
    """The state, and what the last steps told."""

    game: ClassVar[Game]
    state: AnyState

    def __init__(self, seats: int, preset: str, options: Mapping[str, str] | None = None) -> None:
        self.state = self.game.new(seats, self.game.choose_options(preset, options))
        self.events: list[Event] = []

    # asking

    @property
    def legal(self) -> list[str]:
        return [self.game.action_text(action) for action in self.game.legal_actions(self.state)]

    def legal_of(self, verb: str) -> list[str]:
        """What a verb may be applied to now: for `area`, the areas."""
        return [text.partition(":")[2] for text in self.legal if text.partition(":")[0] == verb]

    @property
    def verbs(self) -> set[str]:
        """The kinds of actions that are legal now."""
        return {text.partition(":")[0] for text in self.legal}

    @property
    def weights(self) -> dict[str, int]:
        """What chance may bring, and in how many ways."""
        return {self.game.action_text(a): self.game.weight(self.state, a) for a in self.game.legal_actions(self.state)}

    def why_not(self, text: str) -> str:
        """The rule that forbids an action now."""
        reason = self.game.refusal(self.game.view(self.state, self.state.mover), self.game.parse_action(text))
        assert reason is not None, f"{text} is allowed"
        assert text not in self.legal
        return reason.rule

    def told(self, what: int) -> list[tuple[int, ...]]:
        """The fields of each such event of the last steps."""
        return [event.fields for event in self.events if event.what == what]

    def points_and_ranks(self) -> tuple[list[int], list[int]]:
        points, ranks = [0] * self.state.seats, [0] * self.state.seats
        self.game.scores(self.state, points, ranks)
        return points, ranks

    # doing

    def do(self, *texts: str) -> None:
        """Carry out some actions and outcomes, each of which must be legal."""
        self.events = []
        for text in texts:
            assert text in self.legal, f"{text} is not one of {self.legal}"
            self.apply(self.game.parse_action(text))

    def apply(self, action: int) -> None:
        journal = self.game.journal()
        self.game.apply(self.state, action, journal)
        self.events += events_of(journal)

    def random_steps(self, seed: int) -> Iterator[int]:
        """Play at random to the end; before each step, what it will be."""
        rng = new_rng(seed)
        while self.state.mover != OVER:
            legal = self.game.legal_actions(self.state)
            action = legal[below(rng, len(legal))]
            yield action
            self.events = []
            self.apply(action)
