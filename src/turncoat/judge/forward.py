"""Thinking: from an observation to scores, in kernels.

Written out so that every sum is made in the same order, by 32-bit floats, in compiled code as in plain Python: a bot decides the same
on every machine. The innermost loop always goes along a row, which the compiler makes into vectors.
"""

from math import sqrt
from typing import Any

from numpy import float32

from turncoat.judge.network import Network
from turncoat.kernel import kernel

LEAST, MOST = -128, 127  # as large as numbers of an observation are taken to be
TINY = float32(1e-5)
ONE, NOTHING = float32(1), float32(0)


@kernel
def think(n: Network) -> None:
    """Fill `scores` and `chances` from what was `observed`."""
    encode(n)
    for layer in range(len(n.mix)):
        hear(n, layer)
        ponder(n, layer)
    tell(n)
    for i in range(len(n.mind)):
        n.mind[i] = n.gather_bias[i]
    for token in range(len(n.told)):
        for i in range(len(n.told[token])):
            if n.told[token][i] > NOTHING:
                add(n.mind, n.told[token][i], n.gather[token][i])
    for i in range(len(n.scores)):
        n.scores[i] = n.policy_bias[i]
    for i in range(len(n.chances)):
        n.chances[i] = n.value_bias[i]
    for i in range(len(n.mind)):
        if n.mind[i] > NOTHING:
            add(n.scores, n.mind[i], n.policy[i])
            add(n.chances, n.mind[i], n.value[i])


@kernel
def add(sums: list[float], by: Any, row: list[float]) -> None:
    """Add a row, so many times."""
    for i in range(len(row)):
        sums[i] += by * row[i]


@kernel
def encode(n: Network) -> None:
    """Each token from its numbers; most of them are 0."""
    for token in range(len(n.place)):
        for i in range(len(n.place[token])):
            n.tokens[token][i] = n.place[token][i]
    for number in range(len(n.observed)):
        if n.observed[number] != 0:
            add(n.tokens[n.token[number]], float32(min(MOST, max(LEAST, n.observed[number]))), n.encode[n.row[number]])


@kernel
def even_out(n: Network) -> None:
    """`evened`: each token divided by its size, so that none shouts."""
    for token in range(len(n.tokens)):
        total = NOTHING
        for i in range(len(n.tokens[token])):
            total += n.tokens[token][i] * n.tokens[token][i]
        scale = ONE / float32(sqrt(total / float32(len(n.tokens[token])) + TINY))
        for i in range(len(n.tokens[token])):
            n.evened[token][i] = n.tokens[token][i] * scale


@kernel
def hear(n: Network, layer: int) -> None:
    """Each token hears of the others, in each part of itself in another way."""
    even_out(n)
    heads = len(n.mix[layer])
    part = len(n.tokens[0]) // heads
    for head in range(heads):
        for token in range(len(n.tokens)):
            for other in range(len(n.tokens)):
                by = n.mix[layer][head][token][other]
                for i in range(head * part, head * part + part):
                    n.tokens[token][i] += by * n.evened[other][i]


@kernel
def ponder(n: Network, layer: int) -> None:
    """Each token thinks for itself."""
    even_out(n)
    for token in range(len(n.tokens)):
        for i in range(len(n.hidden)):
            n.hidden[i] = n.up_bias[layer][i]
        for i in range(len(n.evened[token])):
            add(n.hidden, n.evened[token][i], n.up[layer][i])
        for i in range(len(n.down_bias[layer])):
            n.tokens[token][i] += n.down_bias[layer][i]
        for i in range(len(n.hidden)):
            if n.hidden[i] > NOTHING:
                add(n.tokens[token], n.hidden[i], n.down[layer][i])


@kernel
def tell(n: Network) -> None:
    """`told`: each token in a few numbers; what is below 0 will not count."""
    even_out(n)
    for token in range(len(n.tokens)):
        for i in range(len(n.squeeze_bias)):
            n.told[token][i] = n.squeeze_bias[i]
        for i in range(len(n.evened[token])):
            add(n.told[token], n.evened[token][i], n.squeeze[i])
