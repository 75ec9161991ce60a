"""A step as one viewer sees it move: the scene after each event, as a change of the scene before.

What several viewers see alike is made once: scenes and changes are kept for the next one.
"""

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import msgspec

from turncoat.games import NOBODY, Game
from turncoat.games.scene import AnyScene, viewer
from turncoat.kernel import AnyState, Event
from turncoat.match import Seen, Step, opened, seen_of
from turncoat.match.recent import Recent
from turncoat.server.change import Change, difference

ROOM = 2 << 20  # bytes of views whose scenes, or changes, are kept
NOTHING: dict[str, Any] = {}  # stands for no change


@dataclass(frozen=True)
class Viewer:
    """A viewer: a seat or a spectator (NOBODY), of a match that is being played or that is open."""

    game: Game
    seat: int
    is_open: bool

    def sees(self, position: bytes) -> Seen:
        if self.is_open:
            return Seen(position, opened(self.game, position))
        return seen_of(self.game, position, self.seat)

    def view(self, position: bytes) -> AnyState:
        """What the viewer knows of a position."""
        return self.sees(position).view

    def told(self, step: Step) -> list[Event]:
        """What happened, as the viewer may know it."""
        return list(step.events) if self.is_open else [self.game.redact(event, self.seat) for event in step.events]

    def scene(self, position: bytes) -> AnyScene:
        """What the viewer sees of a position."""
        scene = SCENES.of(self.game, self.sees(position))
        return msgspec.structs.replace(scene, me=viewer(self.seat))

    def changes(self, before: bytes, shots: tuple[bytes, ...], after: bytes) -> list[Change]:
        """What changes for the viewer with each shot that follows on a position, and from the last to the end."""
        seen = [self.sees(position) for position in (before, *shots, after)]
        return [SCENES.change(self.game, *both) for both in pairwise(seen)]


class Scenes:
    """Scenes without their `me`, the only part that viewers with equal views do not share, and the changes from one to another."""

    def __init__(self) -> None:
        self._scenes: Recent[tuple[Game, bytes], AnyScene] = Recent(ROOM)
        self._changes: Recent[tuple[Game, bytes, bytes], dict[str, Any]] = Recent(ROOM)

    def of(self, game: Game, seen: Seen) -> AnyScene:
        """The scene of a view."""
        key = (game, seen.packed)
        scene = self._scenes.get(key)
        if scene is None:
            scene = self._scenes.keep(key, game.scene(seen.view, NOBODY), len(seen.packed))
        return scene

    def change(self, game: Game, before: Seen, after: Seen) -> Change:
        """What changes from one view to another."""
        if before.packed == after.packed:
            return None
        key = (game, before.packed, after.packed)
        change = self._changes.get(key)
        if change is None:
            found = difference(self.of(game, before), self.of(game, after))
            change = self._changes.keep(key, NOTHING if found is None else found, 2 * len(after.packed))
        return None if change is NOTHING else change


SCENES = Scenes()
