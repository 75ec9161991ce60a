"""Every game as an OpenSpiel game, with explicit chance and information states: `pyspiel.load_game("python_turncoat_rattus(players=3)")`, after this was imported.

Parameters are `players`, `preset` (with an underscore before a number, `_1998`), and `utility`: `win`, 1 for the winner, shared among several; or `points`. An information state is all that a seat was told since the
game began, its own decisions, and a digest of what it sees now: two histories that it can't tell apart give the same text.
"""

import functools
from collections.abc import Mapping
from typing import Any, NamedTuple, Self

import numpy as np

from turncoat.doors.extras import missing
from turncoat.doors.match import find_game
from turncoat.doors.table import check_reward, rewards_of
from turncoat.games import CHANCE, GAMES, NOBODY, OVER, Game
from turncoat.kernel import Event, copy, digest, events_of
from turncoat.kernel.journal import HIDDEN

try:
    import pyspiel
except ImportError as error:
    raise missing("openspiel") from error

PREFIX = "python_turncoat_"
MOST_POINTS = float(np.iinfo(np.int16).max)


def type_of(game: Game, utility: str) -> pyspiel.GameType:
    """The facts that OpenSpiel wants to know of a game."""
    utilities = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"{game.title} (Turncoat)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utilities.CONSTANT_SUM if utility == "win" else utilities.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats[-1], "preset": game.default_preset, "utility": "win"},
    )


def written(preset: str) -> str:
    """A preset as a parameter: OpenSpiel reads what looks like a number as one, and then refuses it."""
    return f"_{preset}" if preset.isdecimal() else preset


class Step(NamedTuple):
    """Who moved, what, and what came of it."""

    mover: int
    action: int
    events: tuple[Event, ...]


@functools.lru_cache(1 << 16)  # asked again after every later step, for every seat
def tell(name: str, step: Step, seat: int) -> str:
    """What a seat, or a spectator, knows of a step: its own decision, and the events as it may know them."""
    game = GAMES[name]
    told = [f"I {game.action_text(step.action)}"] if step.mover == seat else []
    for event in step.events:
        fields = ("?" if number == HIDDEN else str(number) for number in game.redact(event, seat).fields)
        told.append(" ".join([game.events.of(event).name.lower(), *fields]))
    return ", ".join(told)


class History:
    """One game so far, and what happened in each of its steps."""

    def __init__(self, name: str, seats: int, options: Mapping[str, str]) -> None:
        self.name = name
        self.state = self.game.new(seats, options)
        self.steps: list[Step] = []

    @property
    def game(self) -> Game:
        """Known by its name, because OpenSpiel copies and stores whatever a state holds."""
        return GAMES[self.name]

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        """OpenSpiel copies states at every turn; what happened does not change any more."""
        other = type(self).__new__(type(self))
        other.name, other.state, other.steps = self.name, copy(self.state), list(self.steps)
        return other

    def apply(self, action: int) -> None:
        mover, journal = int(self.state.mover), self.game.journal()
        self.game.apply(self.state, action, journal)
        self.steps.append(Step(mover, action, tuple(events_of(journal))))

    def told(self, seat: int) -> str:
        """All that a seat, or a spectator, knows of the game so far; and what it sees now."""
        told = (tell(self.name, step, seat) for step in self.steps)
        return "; ".join([*filter(None, told), f"sees {digest(self.game.view(self.state, seat))}"])


class TurncoatGame(pyspiel.Game):
    """A game with some number of players, by a preset."""

    def __init__(self, name: str, params: Mapping[str, Any] | None = None) -> None:
        self.name = name
        given = {**type_of(self.game, "win").parameter_specification, **(params or {})}
        preset = given["preset"].removeprefix("_")
        given["preset"] = written(preset)
        self.seats = self.game.check_seats(given["players"])
        self.options = self.game.choose_options(preset)
        self.utility = check_reward(given["utility"])
        is_win = self.utility == "win"
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.actions,
            max_chance_outcomes=self.game.actions,
            num_players=self.seats,
            min_utility=0.0 if is_win else -MOST_POINTS,
            max_utility=1.0 if is_win else MOST_POINTS,
            utility_sum=1.0 if is_win else None,
            max_game_length=self.game.most_steps,
        )
        super().__init__(type_of(self.game, self.utility), info, given)

    @property
    def game(self) -> Game:
        return find_game(self.name)

    def new_initial_state(self) -> "TurncoatState":
        return TurncoatState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "TurncoatObserver":
        return TurncoatObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class TurncoatState(pyspiel.State):
    """A moment of a game."""

    def __init__(self, game: TurncoatGame) -> None:
        super().__init__(game)
        self.history_so_far = History(game.name, game.seats, game.options)
        self._seats = game.seats
        self._utility = game.utility

    def current_player(self) -> int:
        mover = int(self.history_so_far.state.mover)
        players = {CHANCE: int(pyspiel.PlayerId.CHANCE), OVER: int(pyspiel.PlayerId.TERMINAL)}
        return players.get(mover, mover)

    def _legal_actions(self, player: int) -> list[int]:
        return self.history_so_far.game.legal_actions(self.history_so_far.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        game, state = self.history_so_far.game, self.history_so_far.state
        ways = {outcome: game.weight(state, outcome) for outcome in game.legal_actions(state)}
        return [(outcome, way / sum(ways.values())) for outcome, way in ways.items()]

    def _apply_action(self, action: int) -> None:
        self.history_so_far.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.history_so_far.game.action_text(action)

    def is_terminal(self) -> bool:
        return bool(self.history_so_far.state.mover == OVER)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self._seats
        points, ranks = [0] * self._seats, [0] * self._seats
        self.history_so_far.game.scores(self.history_so_far.state, points, ranks)
        return rewards_of(self._utility, points, ranks)

    def __str__(self) -> str:
        return " ".join(self.history_so_far.game.action_text(step.action) for step in self.history_so_far.steps)


class TurncoatObserver:
    """What a player sees: numbers and a text; with perfect recall, what it was told, as a text alone; of private information alone, nothing."""

    def __init__(self, game: TurncoatGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of an observation; these were given: {params}")
        self._recalls = kind.perfect_recall
        self._is_public = kind.public_info
        self._is_own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        has_numbers = self._is_public and self._is_own and not self._recalls
        self.tensor = np.zeros(game.game.observation, np.float32) if has_numbers else None
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: TurncoatState, player: int) -> None:
        if self.tensor is not None:
            game, out = state.history_so_far.game, [0] * len(self.tensor)
            game.observe(state.history_so_far.state, player, out)
            self.tensor[:] = out

    def string_from(self, state: TurncoatState, player: int) -> str:
        history, viewer = state.history_so_far, player if self._is_own else NOBODY
        if not self._is_public:
            return ""
        if self._recalls:
            return history.told(viewer)
        return str(history.game.scene(history.game.view(history.state, viewer), viewer))


def register(name: str) -> None:
    """Make a game known to OpenSpiel, under `python_turncoat_` and its name."""

    class OneGame(TurncoatGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(name, params)

    pyspiel.register_game(type_of(GAMES[name], "win"), OneGame)


for name in GAMES:
    register(name)
