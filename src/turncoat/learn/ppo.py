"""Learning from what was played: proximal policy optimisation, with the whole table's outcome as what is to be foreseen."""

import torch
from torch import Tensor, nn

from turncoat.learn.model import OFF
from turncoat.learn.selfplay import Segment, Thinks, beyond

EPOCHS = 2
CLIP = 0.2  # how far one segment may lead away from how it was played
LONGEST_GRADIENT = 0.5


def learn(
    thinks: Thinks,
    optimizer: torch.optim.Optimizer,
    played: Segment,
    seats: Tensor,
    batch: int,
    entropy: float,
    imitates: bool = False,
) -> dict[str, float]:
    """Make likelier what turned out better than expected, in small steps, and foresee outcomes better; what it came to.

    Whoever imitates makes everything likelier that was done.
    """
    good = played.good.flatten().nonzero().squeeze(1)
    observations, masks = played.observations.flatten(0, 1), played.masks.flatten(0, 1)
    actions, likely = played.actions.flatten(), played.likely.flatten()
    outcomes = played.outcomes.flatten(0, 1)
    all_seats = seats.repeat(len(played.actions))
    gains = evened(played.gains.flatten(), good)
    sums, batches = torch.zeros(3, device=gains.device), 0
    for _ in range(EPOCHS):
        for some in whole_batches(good, batch):
            with torch.autocast(gains.device.type, torch.bfloat16, enabled=gains.is_cuda):
                scores, values = thinks(observations[some])
            scores = scores.float().masked_fill(~masks[some], OFF).log_softmax(1)
            likelier = scores.gather(1, actions[some][:, None]).squeeze(1)
            better = likelier.mean() if imitates else gained(likelier, likely[some], gains[some])
            spreading = -(scores.exp() * scores.clamp_min(-30)).sum(1).mean()
            wrong = foreseen_wrongly(values, all_seats[some], outcomes[some])
            descend(optimizer, wrong - better - entropy * spreading)
            sums += torch.stack([better.detach(), spreading.detach(), wrong.detach()])
            batches += 1
    better, spreading, wrong = (sums / max(1, batches)).tolist()
    return {"gain": better, "entropy": spreading, "surprise": wrong}


def whole_batches(good: Tensor, batch: int) -> tuple[Tensor, ...]:
    """Decisions in any order, so many at a time; what is left over is left out, because a batch of another size would have to be compiled for."""
    order = good[torch.randperm(len(good), device=good.device)]
    batches: tuple[Tensor, ...] = order[: max(batch, len(good) // batch * batch)].split(batch)
    return batches


def evened(gains: Tensor, good: Tensor) -> Tensor:
    """Gains of which those to be learned from are nothing on average, and as far apart in one segment as in another."""
    return (gains - gains[good].mean()) / (gains[good].std() + 1e-8)


def gained(likelier: Tensor, likely: Tensor, gains: Tensor) -> Tensor:
    """How much likelier it is now that things turn out well: each decision by its gain, but no further than `CLIP`."""
    ratio = (likelier - likely).exp()
    return torch.minimum(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains).mean()


def descend(optimizer: torch.optim.Optimizer, wrong: Tensor) -> None:
    """A step towards less of what is wrong, never too long a one."""
    optimizer.zero_grad(set_to_none=True)
    wrong.backward()
    nn.utils.clip_grad_norm_(optimizer.param_groups[0]["params"], LONGEST_GRADIENT)
    optimizer.step()


def foreseen_wrongly(values: Tensor, seats: Tensor, outcomes: Tensor) -> Tensor:
    """How surprising the outcomes are (cross entropy)."""
    expected = values.float().masked_fill(beyond(seats, values.shape[1]), OFF).log_softmax(1)
    return -(outcomes * expected).sum(1).mean()
