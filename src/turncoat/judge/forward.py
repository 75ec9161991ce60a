"""Thinking: from an observation to scores, in kernels.

Written out so that every sum is made in the same order, by 32-bit floats, in compiled code as in plain Python: a bot decides the same
on every machine. The innermost loop always goes along rows, which the compiler makes into vectors, and takes four of them at a time, so that
sums are fetched and put back a quarter as often.
"""

from math import sqrt
from typing import Any

from numpy import float32

from turncoat.judge.network import HEADS, Network
from turncoat.kernel import kernel

LEAST, MOST = -128, 127  # as large as numbers of an observation are taken to be
TINY = float32(1e-5)
ONE, NOTHING = float32(1), float32(0)


@kernel
def think(n: Network) -> None:
    """Fill `scores` and `chances` from what was `observed`."""
    encode(n)
    for layer in range(len(n.ask)):
        hear(n, layer)
        ponder(n, layer)
    tell(n)
    decide(n)


@kernel
def add(sums: list[float], by: Any, row: list[float]) -> None:
    """Add a row, so many times."""
    for i in range(len(row)):
        sums[i] += by * row[i]


@kernel
def add_rows(sums: list[float], by: list[float], rows: list[list[float]], first: int) -> None:
    """Add four rows from the first on, each so many times."""
    a, b, c, d = by[first], by[first + 1], by[first + 2], by[first + 3]
    p, q, r, s = rows[first], rows[first + 1], rows[first + 2], rows[first + 3]
    for i in range(len(sums)):
        sums[i] = sums[i] + a * p[i] + b * q[i] + c * r[i] + d * s[i]


@kernel
def add_for_each(sums: list[list[float]], by: list[list[float]], rows: list[list[float]]) -> None:
    """Add all rows to the sums of each token, each as many times as the token says: a product of matrices."""
    for first in range(0, len(rows), 4):
        for token in range(len(sums)):
            add_rows(sums[token], by[token], rows, first)


@kernel
def cut(numbers: Any) -> None:
    """What is below 0 counts for nothing."""
    for i in range(len(numbers)):
        numbers[i] = max(numbers[i], NOTHING)


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
    """Each token asks, and hears the words of those whose keys fit its questions."""
    even_out(n)
    for token in range(len(n.tokens)):
        for i in range(len(n.asked[token])):
            n.asked[token][i] = NOTHING
    add_for_each(n.asked, n.evened, n.ask[layer])
    width = len(n.keys)
    for i in range(width):
        for token in range(len(n.tokens)):
            n.keys[i][token] = n.asked[token][width + i]
    for token in range(len(n.tokens)):
        listen(n, token)
    add_for_each(n.tokens, n.heard, n.answer[layer])


@kernel
def listen(n: Network, token: int) -> None:
    """`heard`: for each question, words of others, as often as their keys fit it; those that do not fit are not heard."""
    heard = n.heard[token]
    width = len(heard)
    part = width // HEADS
    for i in range(width):
        heard[i] = NOTHING
    for head in range(0, width, part):
        for other in range(len(n.fits)):
            n.fits[other] = NOTHING
        for first in range(head, head + part, 4):
            add_rows(n.fits, n.asked[token], n.keys, first)
        for other in range(len(n.fits)):
            if n.fits[other] > NOTHING:
                for i in range(head, head + part):
                    heard[i] += n.fits[other] * n.asked[other][2 * width + i]


@kernel
def ponder(n: Network, layer: int) -> None:
    """Each token thinks for itself."""
    even_out(n)
    for token in range(len(n.tokens)):
        for i in range(len(n.hidden[token])):
            n.hidden[token][i] = n.up_bias[layer][i]
    add_for_each(n.hidden, n.evened, n.up[layer])
    for token in range(len(n.tokens)):
        cut(n.hidden[token])
        for i in range(len(n.tokens[token])):
            n.tokens[token][i] += n.down_bias[layer][i]
    add_for_each(n.tokens, n.hidden, n.down[layer])


@kernel
def tell(n: Network) -> None:
    """`told`: each token in a few numbers."""
    even_out(n)
    for token in range(len(n.tokens)):
        for i in range(len(n.squeeze_bias)):
            n.told[token][i] = n.squeeze_bias[i]
    add_for_each(n.told, n.evened, n.squeeze)


@kernel
def decide(n: Network) -> None:
    """`scores` and `chances`, from all that was told."""
    for i in range(len(n.mind)):
        n.mind[i] = n.gather_bias[i]
    for token in range(len(n.told)):
        cut(n.told[token])
        for first in range(0, len(n.told[token]), 4):
            add_rows(n.mind, n.told[token], n.gather[token], first)
    cut(n.mind)
    for i in range(len(n.scores)):
        n.scores[i] = n.policy_bias[i]
    for i in range(len(n.chances)):
        n.chances[i] = n.value_bias[i]
    for first in range(0, len(n.mind), 4):
        add_rows(n.scores, n.mind, n.policy, first)
        add_rows(n.chances, n.mind, n.value, first)
