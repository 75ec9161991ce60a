"""A step as one viewer sees it move: the scene after each event, as a change of the scene before.

What viewers see alike is made once: scenes and changes are remembered for the next who asks.
"""

import functools
from dataclasses import dataclass
from itertools import pairwise

import msgspec

from turncoat.games import NOBODY, Game
from turncoat.games.scene import AnyScene, viewer
from turncoat.kernel import AnyState, Event, pack, unpack
from turncoat.match import Step
from turncoat.server.change import Change, difference

REMEMBERED = 512


@dataclass(frozen=True)
class Viewer:
    """Who looks: a seat or a spectator (NOBODY), at a match that is being played or that lies open."""

    game: Game
    seat: int
    is_open: bool

    def view(self, position: bytes) -> AnyState:
        """What the viewer knows of a position."""
        state = unpack(self.game.state, position)
        if not self.is_open:
            self.game.hide(state, self.seat)
        return state

    def told(self, step: Step) -> list[Event]:
        """What happened, as the viewer may know it."""
        return list(step.events) if self.is_open else [self.game.redact(event, self.seat) for event in step.events]

    def scene(self, position: bytes) -> AnyScene:
        """What the viewer sees of a position."""
        return msgspec.structs.replace(scene_at(self, position), me=viewer(self.seat))

    def changes(self, before: bytes, shots: tuple[bytes, ...], after: bytes) -> list[Change]:
        """What changes for the viewer with each shot that follows on a position, and from the last to the end."""
        return [change_between(self, *both) for both in pairwise((before, *shots, after))]


@functools.lru_cache(REMEMBERED)
def scene_at(watcher: Viewer, position: bytes) -> AnyScene:
    """The scene of a position, but for who looks."""
    return scene_of(watcher.game, pack(watcher.view(position)))


@functools.lru_cache(REMEMBERED)
def scene_of(game: Game, view: bytes) -> AnyScene:
    """The scene of a view, but for who looks: that is all that viewers with equal views do not share."""
    return game.scene(unpack(game.state, view), NOBODY)


@functools.lru_cache(REMEMBERED)
def change_between(watcher: Viewer, before: bytes, after: bytes) -> Change:
    """What changes for the viewer from one position to another."""
    return difference(scene_at(watcher, before), scene_at(watcher, after))
