"""The network, as PyTorch learns it; `turncoat.judge.forward` runs the same without PyTorch."""

import torch
from torch import Tensor, nn
from torch.nn import functional

from turncoat.games import Game
from turncoat.judge.network import Sizes
from turncoat.judge.tokens import groups_of, table_numbers, token_count

OFF = -1e9  # the score of what cannot be


class Model(nn.Module):
    """From an observation to a score for each action, and one for each seat that says who will win, the observer first.

    A token for each region, place, seat and so on, with shared weights for tokens of one kind. In each layer tokens first hear of each other (by
    weights of their own: who lies beside whom is learned), then each thinks for itself. At the end all are told in a few numbers each.
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
        self.mix = nn.ParameterList(
            nn.Parameter(torch.randn(sizes.heads, tokens, tokens) / tokens) for _ in range(sizes.layers)
        )
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
        for mix, up, down in zip(self.mix, self.up, self.down):
            h = h + (evened(h).flatten(1) @ self.spread(mix)).view(h.shape)
            h = h + down(functional.relu(up(evened(h))))
        told = functional.relu(self.squeeze(evened(h))).flatten(1)
        mind = functional.relu(self.gather(told))
        return self.policy(mind), self.value(mind)

    def spread(self, mix: Tensor) -> Tensor:
        """Who hears whom, as one matrix for all numbers of all tokens. It is mostly zeros, and far faster on a GPU than many small products."""
        heads, tokens, _ = mix.shape
        part = self.sizes.width // heads
        whole = mix.new_zeros(tokens, heads, part, tokens, heads, part)
        for head in range(heads):
            whole[:, head, :, :, head, :] = torch.einsum("ij,de->jdie", mix[head], torch.eye(part, device=mix.device))
        return whole.view(tokens * self.sizes.width, -1)


def evened(h: Tensor) -> Tensor:
    """Each token divided by its size, so that none shouts."""
    return functional.rms_norm(h, h.shape[-1:], eps=1e-5)
