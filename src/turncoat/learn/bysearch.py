"""Expert iteration: a search that asks the network decides better than the network by itself, so what it decides is what the network learns next."""

import random
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from time import monotonic
from typing import Any, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor

from turncoat.bots.search import Budget, Prospect, Search
from turncoat.games import CHANCE, GAMES, OVER, Game
from turncoat.games.batch import outcome_drawer
from turncoat.games.stepping import share_victory
from turncoat.judge.network import Weights
from turncoat.kernel import AnyState
from turncoat.kernel.rng import new_rng, next_word
from turncoat.learn.export import weights_of
from turncoat.learn.model import OFF
from turncoat.learn.ppo import EPOCHS, descend, foreseen_wrongly, whole_batches
from turncoat.learn.tables import Kind
from turncoat.learn.training import Recipe, Round, Training

REMEMBERED = 4  # rounds whose games are learned from: what was decided long ago was decided by a weaker network
NODES = 1 << 12  # of a seat's tree: it remembers less than a bot's, but there is one for every seat of many games


class Workers(Protocol):
    """Those who play (`turncoat.lab.workers`)."""

    def work(self, function: Callable[[Any, int], "Played"], plan: Any, tasks: Iterable[int]) -> Iterator["Played"]:
        """What the function makes of the plan and each task."""


@dataclass(frozen=True)
class Plan:
    """Games between searches that all ask the same network."""

    game: str
    kinds: tuple[Kind, ...]
    weights: Weights
    iterations: int  # for each decision
    seed: int


class Played(NamedTuple):
    """A game, decision by decision, where there was something to decide."""

    observations: npt.NDArray[np.int8]
    masks: npt.NDArray[np.bool_]
    tried: npt.NDArray[np.float32]  # each action's share of the iterations
    outcomes: npt.NDArray[np.float32]  # each seat's part of the victory, the mover's first
    seats: int


def play_game(plan: Plan, number: int) -> Played:
    """A game of a plan. Each action is taken as often as the search tried it, so that no two games are alike."""
    game, kind = GAMES[plan.game], plan.kinds[number % len(plan.kinds)]
    state, draw = game.new(kind.seats, game.choose_options(kind.preset)), outcome_drawer(game)
    minds = [Search(game, {"judge": 1}, nodes=NODES, weights=plan.weights) for _ in range(kind.seats)]
    luck, kept = new_rng(plan.seed, number), list[tuple[Any, ...]]()
    while state.mover != OVER:
        legal = game.legal_actions(state)
        if state.mover == CHANCE:
            action = draw(state, legal, len(legal), luck)
        elif len(legal) == 1:
            (action,) = legal
        else:
            view = game.view(state, state.mover)
            found = minds[state.mover].think(view, luck, Budget(plan.iterations), thorough=True)
            kept.append((state.mover, seen(game, view), legal, found))
            action = random.Random(next_word(luck)).choices(found, [one.tried for one in found])[0].action
        game.apply(state, action, game.journal())
    return told(game, kind.seats, shares(game, state, kind.seats), kept)


def seen(game: Game, view: AnyState) -> list[int]:
    """What the mover sees, as numbers."""
    numbers = [0] * game.observation
    game.observe(view, view.mover, numbers)
    return numbers


def shares(game: Game, state: AnyState, seats: int) -> list[float]:
    """Each seat's part of the victory."""
    points, ranks, won = [0] * seats, [0] * seats, [0.0] * seats
    game.scores(state, points, ranks)
    share_victory(seats, ranks, won)
    return won


def told(
    game: Game, seats: int, won: list[float], kept: list[tuple[int, list[int], list[int], list[Prospect]]]
) -> Played:
    """A game as arrays."""
    masks, tried = np.zeros((len(kept), game.actions), bool), np.zeros((len(kept), game.actions), np.float32)
    outcomes = np.zeros((len(kept), game.seats[-1]), np.float32)
    for row, (mover, _, legal, found) in enumerate(kept):
        masks[row, legal] = True
        for one in found:
            tried[row, one.action] = one.tried
        outcomes[row, :seats] = [won[(mover + place) % seats] for place in range(seats)]
    observations = np.array([numbers for _, numbers, _, _ in kept], np.int16).reshape(len(kept), game.observation)
    tried /= tried.sum(1, keepdims=True)
    return Played(observations.clip(-128, 127).astype(np.int8), masks, tried, outcomes, seats)


class BySearch(Training):
    """A network that learns what searches decided that asked it."""

    def __init__(self, game: Game, recipe: Recipe, device: str, threads: int, workers: Workers) -> None:
        super().__init__(game, recipe, device, threads)
        self._workers = workers
        self._lessons: deque[list[Played]] = deque(maxlen=REMEMBERED)

    def learn(self, part: float) -> Round:
        for group in self.optimizer.param_groups:
            group["lr"] = self.recipe.rate * max(0.02, 1 - part)
        began, games, seed = monotonic(), self.recipe.games, self.recipe.seed + self.rounds
        plan = Plan(self.game.name, tuple(self.tables.kinds), weights_of(self.model), self.recipe.by_search, seed)
        self._lessons.append(list(self._workers.work(play_game, plan, range(games))))
        middle = monotonic()
        figures = self._study([game for lesson in self._lessons for game in lesson])
        times = {"playing": round(middle - began, 2), "learning": round(monotonic() - middle, 2)}
        return Round(games, sum(len(game.masks) for game in self._lessons[-1]), {**figures, **times})

    def _study(self, games: list[Played]) -> dict[str, float]:
        """Decide as the searches did, and foresee what came of it."""
        observations, masks, tried, outcomes = (
            torch.from_numpy(np.concatenate(arrays)).to(self.device) for arrays in list(zip(*games))[:4]
        )
        seats = torch.tensor([game.seats for game in games for _ in game.masks], device=self.device)
        everything, sums, batches = torch.arange(len(seats), device=self.device), torch.zeros(2), 0
        for _ in range(EPOCHS):
            for some in whole_batches(everything, self.recipe.batch):
                with torch.autocast(observations.device.type, torch.bfloat16, enabled=observations.is_cuda):
                    scores, values = self._thinks(observations[some])
                unlike = decided_otherwise(scores, masks[some], tried[some])
                wrong = foreseen_wrongly(values, seats[some], outcomes[some])
                descend(self.optimizer, unlike + wrong)
                sums += torch.stack([unlike.detach(), wrong.detach()]).cpu()
                batches += 1
        unlike, wrong = (sums / batches).tolist()
        return {"unlike": unlike, "surprise": wrong}


def decided_otherwise(scores: Tensor, masks: Tensor, tried: Tensor) -> Tensor:
    """How much the network's first impressions differ from what the search tried (cross entropy)."""
    return -(tried * scores.float().masked_fill(~masks, OFF).log_softmax(1)).sum(1).mean()
