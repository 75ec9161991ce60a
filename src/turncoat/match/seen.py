"""What a seat, or a spectator, knows of a position: made once for all who ask, and shared as far as it is alike."""

import functools
from typing import Any, NamedTuple

import numpy as np

from turncoat.games import NOBODY, Game
from turncoat.games.shared import Changed
from turncoat.kernel import AnyState
from turncoat.match.recent import Recent

REMEMBERED = 1024


@functools.lru_cache(REMEMBERED)  # everybody who looks at a table asks for it
def reveals(game: Game, before: bytes, after: bytes, seats: int) -> bool:
    """Whether a step touched anything that somebody, a spectator included, could not see before it or cannot see after it."""
    depends_on = game.hiding.depends_on
    if depends_on(before, opened(game, before)) == depends_on(after, opened(game, after)):  # then nothing of the kind
        return False
    # seats first: what they see is needed anyway, and perhaps nobody watches
    return any(hidden(game, before, seat) != hidden(game, after, seat) for seat in (*range(seats), NOBODY))


@functools.lru_cache(REMEMBERED)  # what is hidden after a step is what is hidden before the next
def hidden(game: Game, truth: bytes, seat: int) -> tuple[bytes, bytes]:
    """What the seat does not see: where its view differs from the state, and the bytes of the state there."""
    whole, seen = np.frombuffer(truth, np.uint8), np.frombuffer(seen_of(game, truth, seat).packed, np.uint8)
    differs = whole != seen
    return differs.tobytes(), (whole * differs).tobytes()


class Seen(NamedTuple):
    """What a viewer knows of a position: packed, which tells it from others, and to be read; nobody changes it."""

    packed: bytes
    view: AnyState


# What is kept shares most of what it consists of.
SEEN: Recent[tuple[Game, bytes, int], Seen] = Recent(2 << 20)
OPENED: Recent[tuple[Game, bytes], AnyState] = Recent(1 << 20)
HIDDEN: Recent[tuple[Game, int, Any], Changed] = Recent(2 << 20)


def opened(game: Game, position: bytes) -> AnyState:
    """A position to be read, which nobody changes."""
    key = (game, position)
    found = OPENED.get(key)
    return OPENED.keep(key, game.open(position), len(position)) if found is None else found


def seen_of(game: Game, position: bytes, seat: int) -> Seen:
    """What a seat, or a spectator, may know of a position."""
    key = (game, position, seat)
    found = SEEN.get(key)
    if found is None:
        truth, hiding = opened(game, position), game.hiding
        changed = hidden_from(game, position, truth, seat)
        view = hiding.record(truth, changed.values)
        found = SEEN.keep(key, Seen(hiding.packed(position, changed), view), len(position))
    return found


def hidden_from(game: Game, position: bytes, truth: AnyState, seat: int) -> Changed:
    """What hiding makes of a position, made once for all positions in which nothing differs that it depends on."""
    key = (game, seat, game.hiding.depends_on(position, truth))
    found = HIDDEN.get(key)
    return HIDDEN.keep(key, game.hiding.run(truth, seat), len(position)) if found is None else found


@functools.lru_cache(REMEMBERED)  # asked when it is shown, and again when it is done
def legal_for(game: Game, position: bytes, seat: int) -> list[int]:
    """What the seat that is to move may do, from its own view; nobody changes the list."""
    return game.legal_actions(seen_of(game, position, seat).view)
