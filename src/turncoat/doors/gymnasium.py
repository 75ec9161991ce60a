"""Every game as a Gymnasium environment: one seat learns, bots play the others.

    env = gymnasium.make("turncoat/rattus-v0", seats=3, bots="novice")  # after: import turncoat.doors.gymnasium

An observation is the numbers that `game.observed` names; `info["action_mask"]` says which actions are legal. The reward comes at the end of a game. An illegal
action ends the game, with a reward of -1 and the rule that forbids it in `info["illegal"]`. `gymnasium.make_vec` makes many tables that are stepped together.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from turncoat.bots import ask, make_bot
from turncoat.doors.extras import missing
from turncoat.doors.match import draw_board, find_game
from turncoat.doors.table import Numbers, Table, bounds, check_reward
from turncoat.errors import Invalid
from turncoat.games import GAMES
from turncoat.games.vector import VectorTable
from turncoat.kernel.rng import new_rng

try:
    import gymnasium
    from gymnasium.spaces import Box, Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise missing("gym") from error

ILLEGAL_REWARD = -1.0


class SeatEnv(gymnasium.Env[Numbers, np.int64]):
    """One seat among bots. `seat` is the one that learns, or None for another by lot in every game; `bots` is one name for all others, or one for each of them in turn."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 -- Gymnasium declares it so

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        preset: str | None = None,
        options: Mapping[str, str] | None = None,
        seat: int | None = 0,
        bots: str | Sequence[str] = "apprentice",
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(find_game(game), seats, preset, options)
        if seat is not None and seat not in range(self.table.seats):
            raise Invalid(f"the seats are 0 to {self.table.seats - 1}, and {seat} is none of them")
        if render_mode not in (None, "ansi"):
            raise Invalid(f"a match is rendered as ansi, not as {render_mode}")
        self.render_mode = render_mode
        self.seat = seat or 0
        self._always = seat
        self._reward = check_reward(reward)
        names = [bots] * (self.table.seats - 1) if isinstance(bots, str) else list(bots)
        if len(names) != self.table.seats - 1:
            raise Invalid(f"{self.table.seats - 1} other seats need as many bots, not {len(names)}")
        self._bots = [(name, make_bot(name, self.table.game, self.table.options)) for name in names]
        low, high = bounds(self.table.game)
        self.observation_space = Box(low, high, dtype=np.int16)
        self.action_space = Discrete(self.table.game.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        if self._always is None:
            self.seat = int(self.np_random.integers(self.table.seats))
        self.table.begin(int(self.np_random.integers(1 << 62)))
        self._luck = new_rng(int(self.np_random.integers(1 << 62)))
        self._let_bots_decide()
        return self._seen()

    def step(self, action: np.int64) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        game, view = self.table.game, self.table.game.view(self.table.state, self.seat)
        if self.table.mover != self.seat:
            raise Invalid("this game is over; reset begins the next one")
        reason = game.refusal(view, int(action))
        if reason is not None:
            numbers, info = self._seen()
            return numbers, ILLEGAL_REWARD, True, False, {**info, "illegal": reason.rule}
        self.table.take(int(action))
        self._let_bots_decide()
        numbers, info = self._seen()
        earned = self.table.rewards(self._reward)[self.seat] if self.table.is_over else 0.0
        return numbers, earned, self.table.is_over, False, info

    def _let_bots_decide(self) -> None:
        """All that happens until the seat decides, or the game is over."""
        table = self.table
        while not table.is_over and table.mover != self.seat:
            name, bot = self._bots[(table.mover - self.seat - 1) % table.seats]
            view, legal = table.game.view(table.state, table.mover), table.game.legal_actions(table.state)
            table.take(ask(bot, name, view, legal, self._luck))

    def _seen(self) -> tuple[Numbers, dict[str, Any]]:
        info = {"action_mask": self.table.mask(self.seat), "seat": self.seat}
        return self.table.observe(self.seat), info

    def render(self) -> str | None:
        """The table as the seat sees it."""
        return draw_board(self.table.game, self.table.state, self.seat) if self.render_mode else None


POLICIES = {"apprentice": "greedy", "random": "random"}  # bots that tables side by side can have


class SeatsEnv(VectorEnv[Numbers, npt.NDArray[np.int64], Any]):
    """One seat at each of many tables, stepped together by compiled rules; an action that is not legal is an error.

    A table whose game is over begins the next one in the same step: the observation is then the new game's, the reward the old one's. `seat` is the one that learns, or None
    for each seat at as many tables. With `copy=False` the arrays are filled again at every step.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 -- Gymnasium declares it so

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        *,
        preset: str | None = None,
        options: Mapping[str, str] | None = None,
        seat: int | None = 0,
        bots: str = "apprentice",
        reward: str = "win",
        copy: bool = True,
    ) -> None:
        if bots not in POLICIES:
            raise Invalid(f"many tables are played against {' or '.join(POLICIES)}, not {bots!r}")
        against = POLICIES[bots]
        self.tables = VectorTable(
            game, num_envs, seats=seats, preset=preset, options=options, learner=seat, opponents=against
        )
        self.num_envs = num_envs
        self.single_observation_space = Box(*bounds(self.tables.game), dtype=np.int16)
        self.single_action_space = Discrete(self.tables.game.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.seats = np.arange(num_envs) % self.tables.seats if seat is None else np.full(num_envs, seat)
        self._earned = self.tables.rewards if check_reward(reward) == "win" else self.tables.points
        self._copy = copy

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        if isinstance(seed, list):
            raise Invalid("tables side by side have one seed for all of them")
        super().reset(seed=seed)
        self.tables.reset(int(self.np_random.integers(1 << 61)))
        return self._seen()

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Numbers, npt.NDArray[Any], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]:
        self.tables.step(actions)
        numbers, info = self._seen()
        ended = np.array(self.tables.dones)
        earned = np.where(ended, self._earned[np.arange(self.num_envs), self.seats], 0).astype(np.float64)
        return numbers, earned, ended, np.zeros_like(ended), info

    def _seen(self) -> tuple[Numbers, dict[str, Any]]:
        numbers, masks = self.tables.observations, self.tables.masks
        if self._copy:
            numbers, masks = np.array(numbers), np.array(masks)
        return numbers, {"action_mask": masks, "seat": self.seats}


for name in GAMES:
    gymnasium.register(
        id=f"turncoat/{name}-v0",
        entry_point=f"{__name__}:SeatEnv",
        vector_entry_point=f"{__name__}:SeatsEnv",
        kwargs={"game": name},
    )
