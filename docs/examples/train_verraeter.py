"""Learn to win at Verräter among three apprentices: a network that sees what its seat sees, trained by PPO.

    pip install 'turncoat[train]'
    python train_verraeter.py                 # on a processor
    python train_verraeter.py --device cuda   # on a GPU, with 'turncoat[cuda]' too

docs/python.md leads through it. On a processor the same seed and the same number of threads give the same network.
"""

import argparse
from pathlib import Path
from typing import NamedTuple

import torch
from torch import Tensor, nn
from torch.distributions import Categorical
from torch.nn import functional

from turncoat.games.vector import VectorTable

GAME, OPPONENTS = "verraeter", "greedy"  # that is how apprentices play
WIDTH, LAYERS = 192, 2
STEPS = 64  # decisions at each table, in each round
EPOCHS, BATCH = 2, 2048
RATE, ENTROPY = 1e-3, 0.01  # in the first round; both go down to nothing
CLIP, SMOOTHING, LONGEST_GRADIENT = 0.2, 0.95, 0.5  # of PPO: how far a round may lead away; lambda of the advantages
LOOKS = 60  # decisions of random play that show how large the numbers of an observation are


class Seen(NamedTuple):
    """The tables' arrays as tensors: the same memory, filled again at every step, on a processor as on a GPU."""

    observations: Tensor
    masks: Tensor
    movers: Tensor
    dones: Tensor
    rewards: Tensor

    def won(self) -> Tensor:
        """The learner's share of the victory, at tables whose game has just ended; its seat is the same in every game."""
        return self.rewards.gather(1, self.movers.long()[:, None]).squeeze(1)


def lay_tables(count: int, seed: int, device: str, threads: int) -> tuple[VectorTable, Seen]:
    """Tables at which one seat learns, each seat at as many of them, and apprentices have the others."""
    tables = VectorTable(GAME, count, seed=seed, target=device, threads=threads, opponents=OPPONENTS, skip_forced=True)
    return tables, Seen(*(torch.from_dlpack(getattr(tables, name)) for name in Seen._fields))


class Policy(nn.Module):
    """From an observation to how likely each legal action is, and how much of the victory is to be expected."""

    def __init__(self, numbers: int, actions: int) -> None:
        super().__init__()
        self.register_buffer("largest", torch.ones(numbers))
        self.first = nn.Linear(numbers, WIDTH)
        self.layers = nn.ModuleList(nn.Linear(WIDTH, WIDTH) for _ in range(LAYERS))
        self.action, self.value = nn.Linear(WIDTH, actions), nn.Linear(WIDTH, 1)
        with torch.no_grad():
            self.action.weight *= 0.05  # to begin with, everything is about as likely

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Categorical, Tensor]:
        seen = functional.relu(self.first(observations / self.largest))
        for layer in self.layers:
            seen = seen + functional.relu(layer(seen))
        scores = self.action(seen).masked_fill(~masks, -torch.inf)
        return Categorical(logits=scores, validate_args=False), self.value(seen).squeeze(1)

    def look_around(self, tables: VectorTable, seen: Seen) -> None:
        """Learn from random play how large each number gets: networks like numbers between -1 and 1."""
        for _ in range(LOOKS):
            torch.maximum(self.largest, seen.observations.abs().amax(0), out=self.largest)
            tables.step(tables.sample())


class Round(NamedTuple):
    """What was seen and decided in a round: step by step, at all tables."""

    observations: Tensor
    masks: Tensor
    actions: Tensor
    likely: Tensor  # how likely each action was, as a logarithm
    values: Tensor  # what was expected; one more than there are steps
    dones: Tensor
    won: Tensor


def play_round(policy: Policy, tables: VectorTable, seen: Seen) -> Round:
    """Some decisions at each table, drawn by the policy."""
    kept, values = [], []
    with torch.no_grad():
        for _ in range(STEPS):
            choices, value = policy(seen.observations, seen.masks)
            actions = choices.sample()
            before = seen.observations.clone(), seen.masks.clone(), actions, choices.log_prob(actions)
            tables.step(actions)
            kept.append((*before, seen.dones.clone(), seen.won()))
            values.append(value)
        values.append(policy(seen.observations, seen.masks)[1])
    observations, masks, actions, likely, dones, won = (torch.stack(column) for column in zip(*kept))
    return Round(observations, masks, actions, likely, torch.stack(values), dones, won)


def advantages(played: Round) -> Tensor:
    """How much better each decision turned out than expected, by what came after it in the same game (GAE)."""
    found, later = torch.zeros_like(played.won), torch.zeros_like(played.won[0])
    for step in reversed(range(STEPS)):
        goes_on = ~played.dones[step]
        surprise = played.won[step] + goes_on * played.values[step + 1] - played.values[step]
        found[step] = later = surprise + SMOOTHING * goes_on * later
    return found


def learn(policy: Policy, optimizer: torch.optim.Optimizer, played: Round, entropy: float) -> None:
    """Make likelier what turned out better than expected, in small steps, and expect more truly."""
    gains = advantages(played)
    outcomes = (gains + played.values[:-1]).flatten()
    gains = ((gains - gains.mean()) / gains.std()).flatten()
    observations, masks = played.observations.flatten(0, 1), played.masks.flatten(0, 1)
    actions, likely = played.actions.flatten(), played.likely.flatten()
    for _ in range(EPOCHS):
        for some in torch.randperm(len(actions), device=actions.device).split(BATCH):
            choices, values = policy(observations[some], masks[some])
            ratio = (choices.log_prob(actions[some]) - likely[some]).exp()
            gain = torch.minimum(ratio * gains[some], ratio.clamp(1 - CLIP, 1 + CLIP) * gains[some]).mean()
            error = functional.mse_loss(values, outcomes[some])
            optimizer.zero_grad()
            (error - gain - entropy * choices.entropy().mean()).backward()
            nn.utils.clip_grad_norm_(policy.parameters(), LONGEST_GRADIENT)
            optimizer.step()


def evaluate(policy: Policy, tables: VectorTable, seen: Seen) -> Tensor:
    """The share of the victory in the first game of each table, by the likeliest action at every decision."""
    shares = torch.full((len(tables),), torch.nan, device=seen.dones.device)
    with torch.no_grad():
        while shares.isnan().any():
            choices, _ = policy(seen.observations, seen.masks)
            tables.step(choices.probs.argmax(1))
            shares = torch.where(seen.dones & shares.isnan(), seen.won(), shares)
    return shares


def train(policy: Policy, tables: VectorTable, seen: Seen, rounds: int) -> None:
    """So many rounds of playing and learning, and a line about each fifth."""
    optimizer = torch.optim.Adam(policy.parameters(), eps=1e-5)
    for number in range(rounds):
        left = 1 - number / rounds
        optimizer.param_groups[0]["lr"] = RATE * left
        played = play_round(policy, tables, seen)
        learn(policy, optimizer, played, ENTROPY * left)
        if (number + 1) % 5 == 0:
            games = int(played.dones.sum())
            print(f"round {number + 1} of {rounds}: {played.won.sum() / games:.1%} of {games:,} games won", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn to win at Verräter among three apprentices.")
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    parser.add_argument("--tables", type=int, default=512, help="games at once")
    parser.add_argument("--rounds", type=int, default=60, help=f"of {STEPS} decisions at each table")
    parser.add_argument("--games", type=int, default=8192, help="to evaluate by, at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1, help="of the processor")
    parser.add_argument("--out", type=Path, default=Path("verraeter.pt"), help="file for the weights")
    given = parser.parse_args()

    torch.manual_seed(given.seed)
    torch.set_num_threads(given.threads)
    tables, seen = lay_tables(given.tables, given.seed, given.device, given.threads)
    policy = Policy(tables.game.observation, tables.game.actions).to(given.device)
    policy.look_around(tables, seen)
    train(policy, tables, seen, given.rounds)
    torch.save(policy.state_dict(), given.out)

    others = lay_tables(given.games, given.seed + 1, given.device, given.threads)  # games that it has not learned from
    shares = evaluate(policy, *others)
    mean, half = shares.mean(), 1.96 * shares.std() / len(shares) ** 0.5
    print(f"{mean:.1%} of the victories in {len(shares):,} new games (95 %: {mean - half:.1%} to {mean + half:.1%})")


if __name__ == "__main__":
    main()
