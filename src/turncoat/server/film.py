"""A step as one viewer sees it move: the scene after each event, as a change of the scene before.

What several viewers see alike is made once: scenes and changes are kept for the next one.
"""

import functools
from dataclasses import dataclass
from itertools import pairwise

import msgspec

from turncoat.games import NOBODY, Game
from turncoat.games.scene import AnyScene, viewer
from turncoat.kernel import AnyState, Event, unpack
from turncoat.match import Step, view_of
from turncoat.server.change import Change, difference

REMEMBERED, OPEN = 512, 32  # an open view is large, and only needed for a moment


@dataclass(frozen=True)
class Viewer:
    """Who looks: a seat or a spectator (NOBODY), at a match that is being played or that lies open."""

    game: Game
    seat: int
    is_open: bool

    def packed_view(self, position: bytes) -> bytes:
        return position if self.is_open else view_of(self.game, position, self.seat)

    def view(self, position: bytes) -> AnyState:
        """What the viewer knows of a position."""
        return opened(self.game, self.packed_view(position))

    def told(self, step: Step) -> list[Event]:
        """What happened, as the viewer may know it."""
        return list(step.events) if self.is_open else [self.game.redact(event, self.seat) for event in step.events]

    def scene(self, position: bytes) -> AnyScene:
        """What the viewer sees of a position."""
        scene = scene_of(self.game, self.packed_view(position))
        return msgspec.structs.replace(scene, me=viewer(self.seat))

    def changes(self, before: bytes, shots: tuple[bytes, ...], after: bytes) -> list[Change]:
        """What changes for the viewer with each shot that follows on a position, and from the last to the end."""
        views = [self.packed_view(position) for position in (before, *shots, after)]
        return [change_between(self.game, *both) for both in pairwise(views)]


@functools.lru_cache(OPEN)
def opened(game: Game, view: bytes) -> AnyState:
    """A view to be read by all who have an equal one; nobody changes it."""
    return unpack(game.state, view)


@functools.lru_cache(REMEMBERED)
def scene_of(game: Game, view: bytes) -> AnyScene:
    """The scene of a view without its `me`, the only part that viewers with equal views do not share."""
    return game.scene(opened(game, view), NOBODY)


@functools.lru_cache(REMEMBERED)
def change_between(game: Game, before: bytes, after: bytes) -> Change:
    """What changes from one view to another."""
    return None if before == after else difference(scene_of(game, before), scene_of(game, after))
