"""The whole of learning: rounds of self-play, a league of earlier versions, progress, and a file from which it can go on."""

import copy
import random
import statistics
import time
import tomllib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import torch

from turncoat.errors import Invalid
from turncoat.games import Game
from turncoat.judge.network import Sizes, places_of
from turncoat.learn.model import Model
from turncoat.learn.ppo import learn
from turncoat.learn.selfplay import Thinks, decide, play
from turncoat.learn.tables import Kind, Tables, kinds_of

RECIPES = Path(__file__).with_name("recipes.toml")
LOOKS = 200  # decisions of random play that show how large the numbers of an observation are
LEAGUE = 8  # earlier versions that are kept
GUESTS = 4  # one in so many tables plays with an earlier version
COMPARED = 20  # rounds between two looks at how strong it has become
TRIAL = 256  # games of such a look


@dataclass(frozen=True)
class Recipe:
    """How to learn. All of it is kept with the weights."""

    game: str
    sizes: Sizes = field(default_factory=Sizes)
    kinds: tuple[Kind, ...] = ()  # none: every preset with every number of seats
    tables: int = 8192
    steps: int = 96  # decisions at each table, in each round
    batch: int = 16384
    rate: float = 5e-4  # at the beginning; it goes down to a fiftieth
    entropy: float = 0.02  # likewise, to a twentieth
    by_search: int = (
        0  # iterations of the searches that are learned from; 0: none, it learns from what became of its own decisions
    )
    games: int = 256  # between such searches, in each round
    by_hand: float = 0.0  # how much of the time, at the beginning, apprentices play and it learns to do as they do
    by_rank: float = 0.3  # how much of an outcome is rank, at the beginning; nothing from the middle on
    seconds: float = 600.0
    rounds: int = 0  # if not 0, so many in place of seconds: the same every time
    seed: int = 1


CHANGEABLE = {
    "steps": int,
    "batch": int,
    "rate": float,
    "entropy": float,
    "by_hand": float,
    "by_rank": float,
    "by_search": int,
    "games": int,
}


def changed_numbers(given: Sequence[str]) -> dict[str, int | float]:
    """Numbers of a recipe, given as `rate=0.0003`; Invalid if there is none of that name, or if it is no number above 0 or 0."""
    numbers = {}
    for one in given:
        name, _, number = one.partition("=")
        if name not in CHANGEABLE:
            raise Invalid(f"a recipe has no number {name!r}; it has {', '.join(sorted(CHANGEABLE))}")
        try:
            numbers[name] = CHANGEABLE[name](number)
        except ValueError:
            raise Invalid(f"{name} is a number, not {number!r}") from None
        if numbers[name] < 0 or (numbers[name] == 0 and name in ("steps", "batch", "rate", "games")):
            raise Invalid(f"{name} can't be {number}")
    return numbers


def recipe_of(game: str, **changes: Any) -> Recipe:
    """A game's own recipe, with some of it changed."""
    own = tomllib.loads(RECIPES.read_text(encoding="utf-8")).get(game, {})
    kinds = kinds_named(own.get("kinds", ()))
    return Recipe(game, **{"sizes": Sizes(**own.get("sizes", {})), "kinds": kinds, **changes})


def kinds_named(names: Sequence[str]) -> tuple[Kind, ...]:
    """Kinds of tables, each given as `PRESET:SEATS`; Invalid if one is not."""
    kinds = []
    for name in names:
        preset, _, seats = name.rpartition(":")
        if not preset or not seats.isdecimal():
            raise Invalid(f"a kind of table is a preset and a number of seats, as in strategic:3, not {name!r}")
        kinds.append(Kind(preset, int(seats)))
    return tuple(kinds)


State = dict[str, Any]  # of the network, of its optimizer, and of the league


class Round(NamedTuple):
    """What one learner did in a round."""

    games: int
    decisions: int
    figures: dict[str, float]


class Others(Protocol):
    """Learners elsewhere."""

    def ask(self, what: str, *given: Any) -> Callable[[], list[Any]]:
        """Ask all of them to do something at once; whoever calls what this returns waits for their answers."""


class Training:
    """A network that learns, and what is needed to go on. Others may learn beside it: after each round all go on from their mean."""

    def __init__(self, game: Game, recipe: Recipe, device: str, threads: int, others: Others | None = None) -> None:
        torch.manual_seed(recipe.seed)
        torch.set_float32_matmul_precision("high")
        torch.set_num_threads(threads)
        self.game, self.recipe, self.device = game, recipe, device
        self._threads, self._others = threads, others
        self._luck = random.Random(recipe.seed)
        kinds = list(recipe.kinds) or kinds_of(game)
        self.tables = Tables(game, kinds, recipe.tables, recipe.seed, device, threads)
        self.model, self._former = (Model(game, recipe.sizes).to(device) for _ in range(2))
        self._thinks, self._former_thinks = (quick(model, device) for model in (self.model, self._former))
        self.optimizer = torch.optim.Adam(self.model.parameters(), lr=recipe.rate, eps=1e-5, fused=device == "cuda")
        self.league: list[dict[str, torch.Tensor]] = []
        self.rounds = self.games = self.decisions = 0
        self.spent = 0.0
        # What the card says of the weights it began with, if not with chance
        self.began_with: dict[str, Any] | None = None
        look_around(self.model, self.tables)
        guests = torch.arange(len(self.tables), device=device)
        self._guests = torch.where(guests % GUESTS == 0, (guests // GUESTS) % self.tables.seats, -1)

    def run(self) -> Iterator[dict[str, Any]]:
        """Learn until time or rounds are over; a line of figures after each round."""
        began, before = time.monotonic(), self.spent
        last = copy.deepcopy(self.model.state_dict())
        while (part := self._part()) < 1:
            figures = self._round(part)
            if self.rounds % COMPARED == 0:
                figures |= self._compare(last)
                last = copy.deepcopy(self.model.state_dict())
            self.spent = before + time.monotonic() - began
            yield {"round": self.rounds, "seconds": round(self.spent, 1), "games": self.games, **figures}

    def _part(self) -> float:
        """How much of the learning is over."""
        return self.rounds / self.recipe.rounds if self.recipe.rounds else self.spent / self.recipe.seconds

    def _round(self, part: float) -> dict[str, float]:
        answers = None if self._others is None else self._others.ask("learn", self.state(), part)
        rounds = [self.learn(part)]
        if answers is not None:
            states, elsewhere = zip(*answers())
            self.take_up(mean_of([self.state(), *states]))
            rounds += elsewhere
        self.rounds += 1
        self.games += sum(done.games for done in rounds)
        self.decisions += sum(done.decisions for done in rounds)
        self._grow_league(part)
        return {name: statistics.fmean(done.figures[name] for done in rounds) for name in rounds[0].figures}

    def learn(self, part: float) -> Round:
        """Play at each table for a while and learn from it, when so much of the whole is over."""
        for group in self.optimizer.param_groups:
            group["lr"] = self.recipe.rate * max(0.02, 1 - part)
        former, guests = None, torch.full_like(self._guests, -1)
        imitates = part < self.recipe.by_hand
        if self.league and not imitates:
            self._former.load_state_dict(self._luck.choice(self.league))
            former, guests = self._former_thinks, self._guests
        began = time.monotonic()
        by_rank = self.recipe.by_rank * max(0.0, 1 - 2 * part)
        played = play(self._thinks, self.tables, self.recipe.steps, former, guests, by_rank, imitates)
        middle = time.monotonic()
        entropy = 0.0 if imitates else self.recipe.entropy * max(0.05, 1 - part)
        figures = learn(self._thinks, self.optimizer, played, self.tables.seats, self.recipe.batch, entropy, imitates)
        times = {"playing": round(middle - began, 2), "learning": round(time.monotonic() - middle, 2)}
        return Round(played.games, played.actions.numel(), {**figures, **times})

    def _grow_league(self, part: float) -> None:
        """Keep a version now and then, evenly over the time that has gone by: of those between the first and the last any may go."""
        if self.rounds & (self.rounds - 1) == 0 or self.rounds % 20 == 0:
            if len(self.league) == LEAGUE:
                del self.league[self._luck.randrange(1, LEAGUE)]
            self.league.append(copy.deepcopy(self.model.state_dict()))

    def state(self) -> State:
        """What it has learned so far, where any machine can read it."""
        network, optimizer = in_memory([self.model.state_dict(), self.optimizer.state_dict()])
        return {"model": network, "optimizer": optimizer, "league": in_memory(self.league)}

    def take_up(self, state: State) -> None:
        """Go on from a state."""
        self.model.load_state_dict(state["model"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.league = state["league"]

    def save(self, path: Path) -> None:
        """All that is needed to go on, in one file, which is replaced as a whole."""
        kept = {
            "recipe": asdict(self.recipe),
            **self.state(),
            "done": {name: getattr(self, name) for name in ("rounds", "games", "decisions", "spent", "began_with")},
        }
        new = path.with_suffix(".new")
        torch.save(kept, new)
        new.replace(path)

    def go_on(self, path: Path) -> None:
        """Take up what `save` left; the recipe may say longer, not otherwise."""
        kept = torch.load(path, map_location=self.device, weights_only=True)
        if kept["recipe"]["game"] != self.recipe.game or kept["recipe"]["sizes"] != asdict(self.recipe.sizes):
            raise Invalid(f"{path} holds a network of another game or of other sizes")
        self.take_up(kept)
        for name, value in kept["done"].items():
            setattr(self, name, value)

    def among_apprentices(self, kind: Kind, games: int, seed: int) -> tuple[float, float]:
        """The share of victories of one seat among apprentices at a kind of table, and half its 95 % interval."""
        tables = Tables(self.game, [kind], games, seed, self.device, self._threads, opponents="greedy")
        shares = first_games(self.model, tables, tables.movers)
        return float(shares.mean()), float(1.96 * shares.std() / len(shares) ** 0.5)

    def _compare(self, last: dict[str, torch.Tensor]) -> dict[str, float]:
        """The share of victories of one seat among apprentices, and among what it was at the last look; at the first kind of table."""
        kind, seed = self.tables.kinds[0], self.recipe.seed + self.rounds
        apprentices, _ = self.among_apprentices(kind, TRIAL, seed)
        self._former.load_state_dict(last)
        tables = Tables(self.game, [kind], TRIAL, seed, self.device, self._threads)
        learners = torch.arange(TRIAL, device=self.device) % kind.seats
        shares = first_games(self.model, tables, learners, self._former)
        return {"among apprentices": apprentices, "among last": float(shares.mean())}


def in_memory(state: Any) -> Any:
    """A copy outside the GPU, which nobody goes on changing."""
    if isinstance(state, torch.Tensor):
        return state.detach().to("cpu", copy=True)
    if isinstance(state, dict):
        return {key: in_memory(value) for key, value in state.items()}
    return [in_memory(value) for value in state] if isinstance(state, list) else state


def mean_of(states: Sequence[Any]) -> Any:
    """The mean of what several have learned; the league, and all that is no tensor, is the first one's."""
    first = states[0]
    if isinstance(first, torch.Tensor):
        return torch.stack([one.float() for one in states]).mean(0).to(first.dtype)
    if isinstance(first, dict):
        return {key: first[key] if key == "league" else mean_of([one[key] for one in states]) for key in first}
    return first


def quick(model: Model, device: str) -> Thinks:
    """On a GPU many small steps are made into few large ones, since starting them would take longer than they do."""
    compiled: Thinks = torch.compile(model, dynamic=False) if device == "cuda" else model
    return compiled


@torch.no_grad()
def first_games(model: Model, tables: Tables, learners: torch.Tensor, others: Model | None = None) -> torch.Tensor:
    """The learner's share of the victory in the first game of each table, by the likeliest action at every decision; the other seats, where they are
    asked, are another network's."""
    shares = torch.full((len(tables),), torch.nan, device=tables.seats.device)
    while shares.isnan().any():
        scores, _ = decide(model, tables.seats, tables.observations, tables.masks)
        if others is not None:
            theirs, _ = decide(others, tables.seats, tables.observations, tables.masks)
            scores = torch.where((tables.movers == learners)[:, None], scores, theirs)
        tables.step(scores.argmax(1))
        won = tables.won.gather(1, learners[:, None]).squeeze(1)
        shares = torch.where(tables.dones & shares.isnan(), won, shares)
    return shares


@torch.no_grad()
def look_around(model: Model, tables: Tables) -> None:
    """Learn from random play how large each number gets, alike for all tokens of a kind: networks like numbers between -1 and 1."""
    largest = torch.ones_like(model.scale)
    for _ in range(LOOKS):
        largest = torch.maximum(largest, tables.observations.float().abs().amax(0))
        tables.step(tables.sample())
    row = torch.from_numpy(places_of(tables.game)[1]).long().to(largest.device)
    model.scale.copy_(1 / torch.zeros_like(largest).scatter_reduce(0, row, largest, "amax")[row])
