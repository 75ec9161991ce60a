"""Every game as a PettingZoo environment, in which seats decide one after the other (AEC).

    env = turncoat.doors.pettingzoo.env("verraeter", seats=4)

An observation is what PettingZoo's classic games give: a dict with `observation`, the numbers that `game.observed` names, and `action_mask`, which is also in the
info. Rewards come at the end of a game.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from turncoat.doors.extras import missing
from turncoat.doors.match import draw_board, find_game
from turncoat.doors.table import Table, bounds, check_reward
from turncoat.errors import Invalid
from turncoat.games import NOBODY

try:
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.utils.seeding import np_random
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise missing("pettingzoo") from error

ILLEGAL_REWARD = -1.0
Observation = dict[str, Any]


class TurncoatEnv(AECEnv[str, Observation, int | None]):
    """One game, with an agent for each seat: seat_0, seat_1, and so on."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        preset: str | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = Table(find_game(game), seats, preset, options)
        self.metadata = {"name": f"turncoat_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        if render_mode not in (None, "ansi"):
            raise Invalid(f"a match is rendered as ansi, not as {render_mode}")
        self.render_mode = render_mode
        self._reward = check_reward(reward)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        low, high = bounds(self.table.game)
        mask = (0, 1, (self.table.game.actions,), np.int8)
        self.observation_spaces = {
            agent: Dict({"observation": Box(low, high, dtype=np.int16), "action_mask": Box(*mask)})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(self.table.game.actions) for agent in self.possible_agents}
        self._seeds, _ = np_random(None)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seeds, _ = np_random(seed)
        self.table.begin(int(self._seeds.integers(1 << 62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.agents[self.table.mover]
        self._tell_masks()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self.infos[agent]["action_mask"][action]:
            raise Invalid(f"the action {action} is not legal for {agent} now")
        self._cumulative_rewards[agent] = 0.0
        self.table.take(int(action))
        self._clear_rewards()
        if self.table.is_over:
            self.rewards = dict(zip(self.agents, self.table.rewards(self._reward), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.agents[self.table.mover]
        self._tell_masks()
        self._accumulate_rewards()

    def _tell_masks(self) -> None:
        self.infos = {agent: {"action_mask": self.table.mask(seat)} for seat, agent in enumerate(self.agents)}

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """The table as everybody may see it."""
        return draw_board(self.table.game, self.table.state, NOBODY) if self.render_mode else None

    def close(self) -> None:
        """There is nothing to close."""


def raw_env(game: str, seats: int | None = None, **given: Any) -> TurncoatEnv:
    """The environment as it is; an illegal action is an error."""
    return TurncoatEnv(game, seats, **given)


def env(game: str, seats: int | None = None, **given: Any) -> AECEnv[str, Observation, int | None]:
    """The environment with PettingZoo's usual wrappers; an illegal action ends the game, with a reward of -1 for the agent that took it."""
    wrapped: Any = wrappers.TerminateIllegalWrapper(raw_env(game, seats, **given), illegal_reward=ILLEGAL_REWARD)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)
