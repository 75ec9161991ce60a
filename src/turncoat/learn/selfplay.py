"""Playing against oneself: some decisions at every table, and what became of them."""

from collections.abc import Callable
from typing import NamedTuple

import torch
from torch import Tensor

from turncoat.learn.model import OFF
from turncoat.learn.tables import Tables

Thinks = Callable[[Tensor], tuple[Tensor, Tensor]]  # a model, as it is or compiled
SMOOTHING = 0.97  # lambda of the advantages: how far what happens later speaks for a decision


class Segment(NamedTuple):
    """What was seen and decided, decision by decision, at all tables; `good` says which of them can be learned from."""

    observations: Tensor
    masks: Tensor
    actions: Tensor
    likely: Tensor  # how likely each action was, as a logarithm
    gains: Tensor  # how much better it turned out than expected
    outcomes: Tensor  # each seat's part of the victory as far as is known, the mover's first
    good: Tensor
    games: int


def decide(thinks: Thinks, seats: Tensor, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
    """How likely each action is, as logarithms, and each seat's expected part of the victory, the mover's first."""
    with torch.autocast(observations.device.type, torch.bfloat16, enabled=observations.is_cuda):
        scores, values = thinks(observations)
    return scores.float().masked_fill(~masks, OFF).log_softmax(1), chances(values, seats)


def chances(values: Tensor, seats: Tensor) -> Tensor:
    """Parts of the victory; nothing for seats that are not taken."""
    return values.float().masked_fill(beyond(seats, values.shape[1]), OFF).softmax(1)


def beyond(seats: Tensor, most: int) -> Tensor:
    return torch.arange(most, device=seats.device) >= seats[:, None]


def draw(scores: Tensor) -> Tensor:
    """An action, as likely as its score says."""
    luck = torch.empty_like(scores).exponential_().clamp_min(1e-20).log()
    return (scores - luck).argmax(1)


def turned(seats: Tensor, movers: Tensor, most: int) -> Tensor:
    """For each place clockwise from the mover, whose it is."""
    places = torch.arange(most, device=movers.device)
    return torch.where(places < seats[:, None], (movers[:, None] + places) % seats[:, None], places)


@torch.no_grad()
def play(
    thinks: Thinks,
    tables: Tables,
    steps: int,
    former: Thinks | None,
    guests: Tensor,
    by_rank: float,
    apprentices: bool = False,
) -> Segment:
    """So many decisions at each table. At tables with a guest, everybody but the seat of that number is a former version; if apprentices play,
    all are.

    So large a part of the outcome is how many others a seat left behind: to begin with, that tells more than who won.
    """
    kept = []
    visited = (guests >= 0).nonzero().squeeze(1)
    for _ in range(steps):
        observations, masks, movers = tables.observations, tables.masks, tables.movers
        scores, values = decide(thinks, tables.seats, observations, masks)
        mine = (guests < 0) | (movers == guests)
        if former is not None:
            # asked about all decisions there, its own or not: always the same number is quicker than fewer
            theirs, _ = decide(former, tables.seats[visited], observations[visited], masks[visited])
            scores[visited] = torch.where(mine[visited][:, None], scores[visited], theirs)
        actions = tables.sample("greedy") if apprentices else draw(scores)
        likely = scores.gather(1, actions[:, None]).squeeze(1)
        tables.step(actions)
        won = (1 - by_rank) * tables.won + by_rank * tables.behind
        kept.append((observations, masks, actions, likely, values, movers, mine, tables.dones, won))
    expected = expected_now(thinks, tables)
    observations, masks, actions, likely, values, movers, mine, dones, won = (torch.stack(one) for one in zip(*kept))
    gains, outcomes, known = look_back(tables.seats, values, movers, dones, won, expected)
    return Segment(observations, masks, actions, likely, gains, outcomes, known & mine, int(dones.sum()))


def expected_now(thinks: Thinks, tables: Tables) -> Tensor:
    """By seat, the part of the victory that the mover expects for it."""
    _, values = decide(thinks, tables.seats, tables.observations, tables.masks)
    return torch.zeros_like(values).scatter(1, turned(tables.seats, tables.movers, values.shape[1]), values)


def look_back(
    seats: Tensor, values: Tensor, movers: Tensor, dones: Tensor, won: Tensor, expected: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    """Backwards through all decisions, seat by seat: what each turned out to be worth.

    A seat's decision is judged by what that seat expects at its next one, and in the end by the outcome; what others expect of it is not asked,
    because they do not see what it holds. What a seat that does not decide again before the segment ends would expect is not known:
    the last mover's opinion of it, `expected`, has to do for the outcome, and the seat's decision is not learned from.
    """
    steps, count, most = values.shape
    at_hand = expected  # by seat: what it expects next, or the outcome
    carried = torch.zeros_like(at_hand)  # by seat: how much better things turned out after that
    worth = expected  # by seat: both together
    known = torch.zeros(count, most, dtype=torch.bool, device=values.device)
    gains, outcomes, sure = torch.zeros(steps, count, device=values.device), torch.zeros_like(values), []
    for step in reversed(range(steps)):
        ended = dones[step][:, None]
        at_hand, worth = torch.where(ended, won[step], at_hand), torch.where(ended, won[step], worth)
        carried, known = carried.masked_fill(ended, 0), known | ended
        mover, places = movers[step][:, None], turned(seats, movers[step], most)
        mine, is_known = values[step][:, :1], known.gather(1, mover)
        gain = (at_hand.gather(1, mover) - mine + SMOOTHING * carried.gather(1, mover)) * is_known
        gains[step] = gain.squeeze(1)
        worth = worth.scatter(1, mover, mine + gain)
        outcomes[step] = worth.gather(1, places)
        sure.append(is_known.squeeze(1))
        at_hand, carried = at_hand.scatter(1, mover, mine), carried.scatter(1, mover, gain)
        known = known.scatter(1, mover, torch.ones_like(is_known))
    outcomes = outcomes.clamp(0, 1)
    return gains, outcomes / outcomes.sum(-1, keepdim=True), torch.stack(sure[::-1])
