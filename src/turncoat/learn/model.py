"""The network, as PyTorch learns it; `turncoat.judge.forward` runs the same without PyTorch."""

import torch
from torch import Tensor, nn
from torch.nn import functional

from turncoat.games import Game
from turncoat.judge.network import HEADS, Sizes
from turncoat.judge.tokens import groups_of, table_numbers, token_count

OFF = -1e9  # the score of what cannot be


class Model(nn.Module):
    """From an observation to a score for each action, and one for each seat that says who will win, the observer first.

    A token for each region, place, seat and so on, with shared weights for tokens of one kind. In each layer tokens first hear of each other, each
    of those that have what it asks for, then each thinks for itself. At the end all are told in a few numbers each.
    """

    def __init__(self, game: Game, sizes: Sizes) -> None:
        super().__init__()
        self.sizes, self.groups = sizes, groups_of(game)
        tokens, width = token_count(game), sizes.width
        self.register_buffer("scale", torch.ones(game.observation))
        self.register_buffer("table_numbers", torch.tensor(table_numbers(game)), persistent=False)
        self.table = nn.Linear(len(table_numbers(game)), width, bias=False)
        self.group = nn.ModuleList(nn.Linear(group.size, width, bias=False) for group in self.groups)
        self.place = nn.Parameter(torch.randn(tokens, width) * 0.1)
        self.ask = nn.ModuleList(nn.Linear(width, 3 * width, bias=False) for _ in range(sizes.layers))
        self.answer = nn.ModuleList(nn.Linear(width, width, bias=False) for _ in range(sizes.layers))
        self.up = nn.ModuleList(nn.Linear(width, sizes.hidden) for _ in range(sizes.layers))
        self.down = nn.ModuleList(nn.Linear(sizes.hidden, width) for _ in range(sizes.layers))
        self.squeeze = nn.Linear(width, sizes.told)
        self.gather = nn.Linear(tokens * sizes.told, sizes.mind)
        self.policy, self.value = nn.Linear(sizes.mind, game.actions), nn.Linear(sizes.mind, game.seats[-1])
        with torch.no_grad():
            self.policy.weight *= 0.05
            self.value.weight *= 0.1

    def forward(self, observations: Tensor) -> tuple[Tensor, Tensor]:
        seen = observations.to(torch.bfloat16 if torch.is_autocast_enabled(observations.device.type) else torch.float32)
        seen = seen * self.scale.to(seen.dtype)
        some = len(seen)
        tokens = [self.table(seen[:, self.table_numbers])[:, None]]
        for group, encode in zip(self.groups, self.group):
            tokens.append(encode(seen[:, group.first : group.numbers.stop].view(some, group.count, group.size)))
        h = torch.cat(tokens, 1) + self.place
        for ask, answer, up, down in zip(self.ask, self.answer, self.up, self.down):
            h = h + answer(self.heard(ask(evened(h))))
            h = h + down(functional.relu(up(evened(h))))
        told = functional.relu(self.squeeze(evened(h))).flatten(1)
        mind = functional.relu(self.gather(told))
        return self.policy(mind), self.value(mind)

    def heard(self, asked: Tensor) -> Tensor:
        """What each token hears, from the questions, keys and words of all: the words of those whose keys fit its question, the more the better they fit.

        What does not fit counts for nothing (no exponentials, as in softmax): that is cheap to work out, and comes out the same everywhere.
        """
        some, tokens, _ = asked.shape
        questions, keys, words = asked.view(some, tokens, 3, HEADS, -1).permute(2, 0, 3, 1, 4)
        fits = functional.relu(questions @ keys.transpose(2, 3)) * fitting(tokens, questions.shape[-1])
        return (fits @ words).transpose(1, 2).reshape(some, tokens, -1)


def fitting(tokens: int, part: int) -> float:
    """By how much fits are made smaller, so that many tokens and long questions are no louder than few and short ones."""
    return float((tokens * part) ** -0.5)


def evened(h: Tensor) -> Tensor:
    """Each token divided by its size, so that none shouts."""
    return functional.rms_norm(h, h.shape[-1:], eps=1e-5)
