"""A network as arrays: the weights that were learned, and room for its thoughts."""

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from turncoat.errors import Invalid
from turncoat.games import Game
from turncoat.judge.tokens import groups_of, table_numbers, token_count

Weights = dict[str, npt.NDArray[np.float32]]
HEADS = 4  # questions that a token asks of the others, in each layer


@dataclass(frozen=True)
class Sizes:
    """How large a network is."""

    width: int = 64  # numbers of a token; 4 for each of HEADS, or a multiple
    hidden: int = 64  # of its own thoughts, in each layer
    layers: int = 2
    told: int = 16  # numbers by which a token is told at the end
    mind: int = 256  # numbers that decide

    def __post_init__(self) -> None:
        if self.width % (4 * HEADS) or any(size % 4 for size in (self.hidden, self.told, self.mind)):
            raise Invalid(
                f"sizes of a network are multiples of 4, its width of {4 * HEADS}: rows are added four at a time"
            )


class Network(NamedTuple):
    """Arrays of 32-bit floats, whatever the target: sums are made in the same order everywhere, so they come out the same everywhere.

    A matrix has a row for each number that goes in.
    """

    token: Any  # of each number of an observation: its token,
    row: Any  # and its row in `encode`
    encode: Any
    place: Any  # a token's own numbers, before anything is seen
    ask: Any  # of a token: its questions, its keys to the questions of others, and the words they then hear
    answer: Any  # what it makes of the words it heard
    up: Any
    up_bias: Any
    down: Any
    down_bias: Any
    squeeze: Any
    squeeze_bias: Any
    gather: Any
    gather_bias: Any
    policy: Any
    policy_bias: Any
    value: Any
    value_bias: Any
    # room
    observed: Any
    tokens: Any
    evened: Any
    asked: Any  # questions, keys and words of each token
    keys: Any  # the keys once more, a row for each number of a key
    fits: Any  # how well each token's key fits a question
    heard: Any
    hidden: Any
    told: Any
    mind: Any
    scores: Any  # of actions
    chances: Any  # of seats, the observer's first, as scores


WEIGHTS = Network._fields[2:18]


def new_network(game: Game, weights: Weights) -> Network:
    """A network with room of its own; the weights are shared."""
    token, row = places_of(game)
    tokens, width = weights["place"].shape
    rooms = {
        "tokens": (tokens, width),
        "evened": (tokens, width),
        "asked": (tokens, 3 * width),
        "keys": (width, tokens),
        "fits": (tokens,),
        "heard": (tokens, width),
        "hidden": (tokens, weights["up_bias"].shape[1]),
        "told": (tokens, len(weights["squeeze_bias"])),
        "mind": (len(weights["gather_bias"]),),
        "scores": (game.actions,),
        "chances": (game.seats[-1],),
    }
    return Network(
        token=token,
        row=row,
        observed=np.zeros(game.observation, np.int16),
        **{name: weights[name] for name in WEIGHTS},
        **{name: np.zeros(shape, np.float32) for name, shape in rooms.items()},
    )


def no_network(game: Game) -> Network:
    """For games that nobody has learned: the same arrays, with nothing in them."""
    sizes = Sizes(width=4 * HEADS, hidden=4, layers=1, told=4, mind=4)
    return new_network(game, {name: np.zeros(shape, np.float32) for name, shape in shapes_of(game, sizes).items()})


def shapes_of(game: Game, sizes: Sizes) -> dict[str, tuple[int, ...]]:
    """The shape of each array of weights."""
    tokens, layers, width, hidden = token_count(game), sizes.layers, sizes.width, sizes.hidden
    rows = len(table_numbers(game)) + sum(group.size for group in groups_of(game))
    return {
        "encode": (rows, width),
        "place": (tokens, width),
        "ask": (layers, width, 3 * width),
        "answer": (layers, width, width),
        "up": (layers, width, hidden),
        "up_bias": (layers, hidden),
        "down": (layers, hidden, width),
        "down_bias": (layers, width),
        "squeeze": (width, sizes.told),
        "squeeze_bias": (sizes.told,),
        "gather": (tokens, sizes.told, sizes.mind),
        "gather_bias": (sizes.mind,),
        "policy": (sizes.mind, game.actions),
        "policy_bias": (game.actions,),
        "value": (sizes.mind, game.seats[-1]),
        "value_bias": (game.seats[-1],),
    }


def sizes_of(weights: Weights) -> Sizes:
    """How large the network is that has these weights; Invalid if none can have them."""
    return Sizes(
        width=weights["place"].shape[1],
        hidden=weights["up_bias"].shape[1],
        layers=len(weights["ask"]),
        told=len(weights["squeeze_bias"]),
        mind=len(weights["gather_bias"]),
    )


def places_of(game: Game) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.int16]]:
    """Of each number of an observation, its token and its row in `encode`: the table's rows come first, then those of each group."""
    token, row = np.zeros(game.observation, np.int16), np.zeros(game.observation, np.int16)
    table = table_numbers(game)
    row[table] = np.arange(len(table))
    first_token, first_row = 1, len(table)
    for group in groups_of(game):
        places = np.arange(group.count * group.size)
        token[group.numbers] = first_token + places // group.size
        row[group.numbers] = first_row + places % group.size
        first_token, first_row = first_token + group.count, first_row + group.size
    return token, row
