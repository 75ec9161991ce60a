"""Tables of every kind at which a game can be played, side by side, as tensors."""

from collections import Counter
from typing import NamedTuple

import torch
from torch import Tensor

from turncoat.errors import Invalid
from turncoat.games import Game
from turncoat.games.vector import VectorTable


class Kind(NamedTuple):
    """A preset and a number of seats."""

    preset: str
    seats: int


def kinds_of(game: Game) -> list[Kind]:
    """All presets with all numbers of seats."""
    return [Kind(preset, seats) for preset in game.presets for seats in game.seats]


class Tables:
    """As many tables of each kind, and of one that is named twice twice as many, one decision at each of them at a time. What they show is copied
    together; nothing leaves the device."""

    def __init__(
        self,
        game: Game,
        kinds: list[Kind],
        count: int,
        seed: int,
        device: str,
        threads: int,
        opponents: str | None = None,
    ) -> None:
        each = count // len(kinds)
        if each == 0:
            raise Invalid(f"{len(kinds)} kinds of tables need at least as many tables, not {count}")
        self.game, self.kinds = game, kinds
        sizes = {kind: each * often for kind, often in Counter(kinds).items()}
        self._sizes = list(sizes.values())
        self._parts = [
            VectorTable(
                *(game, size),
                seats=kind.seats,
                preset=kind.preset,
                seed=seed + number,
                target=device,
                threads=threads,
                opponents=opponents,
                skip_forced=True,
            )
            for number, (kind, size) in enumerate(sizes.items())
        ]
        self._most = game.seats[-1]
        self.seats = torch.tensor([kind.seats for kind, size in sizes.items() for _ in range(size)], device=device)

    def __len__(self) -> int:
        return sum(self._sizes)

    def _all(self, name: str) -> Tensor:
        return torch.cat([torch.from_dlpack(getattr(part, name)) for part in self._parts])

    @property
    def observations(self) -> Tensor:
        """In a byte each: nothing that is worth telling apart is larger."""
        return self._all("observations").clamp(-128, 127).to(torch.int8)

    @property
    def masks(self) -> Tensor:
        return self._all("masks")

    @property
    def movers(self) -> Tensor:
        return self._all("movers").long()

    @property
    def dones(self) -> Tensor:
        return self._all("dones")

    @property
    def won(self) -> Tensor:
        """Each seat's share of the victory, where a game has just ended."""
        return self._padded("rewards")

    def _padded(self, name: str) -> Tensor:
        """By seat, with room for as many as can play."""
        arrays = [torch.from_dlpack(getattr(part, name)) for part in self._parts]
        return torch.cat([torch.nn.functional.pad(one, (0, self._most - one.shape[1])) for one in arrays])

    @property
    def behind(self) -> Tensor:
        """How many others each seat has left behind, where a game has just ended, as parts of a whole."""
        ranks = self._padded("ranks")
        ahead = (ranks[:, :, None] < ranks[:, None, :]).float() + 0.5 * (ranks[:, :, None] == ranks[:, None, :])
        there = torch.arange(self._most, device=ranks.device) < self.seats[:, None]
        left = (ahead * there[:, None, :]).sum(2) - 0.5  # a seat is level with itself
        return left * there * self.dones[:, None] * 2 / (self.seats * (self.seats - 1))[:, None]

    def step(self, actions: Tensor) -> None:
        for part, some in zip(self._parts, actions.split(self._sizes)):
            part.step(some)

    def sample(self, policy: str = "random") -> Tensor:
        """What a policy chooses at each table."""
        return torch.cat([torch.from_dlpack(part.sample(policy)) for part in self._parts])
