"""What a seat can foresee of its own actions, from what it knows and nothing else.

The action is tried in several worlds that the seat cannot tell from the true one; what all of them agree on is sure.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import msgspec

from turncoat.games import Game, Illegal, Reason
from turncoat.games.game import Json
from turncoat.kernel import AnyState, Event, copy, events_of
from turncoat.kernel.rng import new_rng

WORLDS = 8

Parts: TypeAlias = dict[str, Json]  # of a scene, by name, as they go over the wire


@dataclass(frozen=True)
class Foresight:
    """What surely happens, how the table surely looks, and what the seat may do then (nothing, if that is not surely its turn)."""

    events: list[Event]
    scene: Parts
    legal: list[int]
    views: list[AnyState]  # after each of the actions, as the seat will see it; the last may turn out otherwise

    @property
    def view(self) -> AnyState:
        """After all of them, in one of the worlds: for sentences about `events` and `legal`."""
        return self.views[-1]


def foresee(game: Game, view: AnyState, seat: int, actions: Sequence[int]) -> Foresight:
    """What a seat can foresee of one gesture; Illegal, with the reason, if a part of it may not be done.

    Nor can a gesture go on after something that the seat is yet to see.
    """
    worlds = [deal(game, view, seat, number) for number in range(WORLDS)]
    events: list[Event] = []
    after = [view]
    views: list[AnyState] = []
    before = scene_of(game, view, seat)
    for action in actions:
        before = scene_of(game, after[0], seat)
        if not agree(after):
            raise Illegal(Reason("", "why-see-first"))
        told = []
        for world in worlds:
            if world.mover != seat:
                raise Illegal(Reason("", "why-not-your-turn"))
            reason = game.refusal(game.view(world, seat), action)
            if reason is not None:
                raise Illegal(reason)
            journal = game.journal()
            game.apply(world, action, journal)
            told.append([game.redact(event, seat) for event in events_of(journal)])
        events += common_start(told)
        after = [game.view(world, seat) for world in worlds]
        views.append(after[0])
    return Foresight(
        events=events,
        scene=agreed_parts([scene_of(game, seen, seat) for seen in after], before),
        legal=game.legal_actions(worlds[0]) if worlds[0].mover == seat and agree(after) else [],
        views=views or [view],
    )


def scene_of(game: Game, view: AnyState, seat: int) -> Parts:
    """A scene as it goes over the wire."""
    scene: Parts = msgspec.to_builtins(game.scene(view, seat))
    return scene


def agree(views: Sequence[AnyState]) -> bool:
    """Whether the seat sees the same in all the worlds; then it is to decide in all of them or in none."""
    return all(view == views[0] for view in views)


def deal(game: Game, view: AnyState, seat: int, number: int) -> AnyState:
    """A world that the seat cannot tell from the true one; always the same for the same view and number."""
    world = copy(view)
    game.resample(world, seat, new_rng(number, 0))
    return world


def common_start(told: Sequence[list[Event]]) -> list[Event]:
    """The events that come first in all the worlds alike."""
    common = []
    for events in zip(*told):
        if any(event != events[0] for event in events):
            break
        common.append(events[0])
    return common


def agreed_parts(scenes: Sequence[Parts], before: Parts) -> Parts:
    """Each part as far as the scenes agree on it."""
    return {key: agreed([scene.get(key) for scene in scenes], before.get(key)) for key in scenes[0]}


def agreed(found: Sequence[Json], before: Json) -> Json:
    """What is alike in all of these; elsewhere, what was there before."""
    if all(one == found[0] for one in found):
        return found[0]
    parts = [one for one in found if isinstance(one, dict)]
    if isinstance(before, dict) and len(parts) == len(found):
        return agreed_parts(parts, before)
    lists = [one for one in found if isinstance(one, list)]
    if isinstance(before, list) and [len(one) for one in lists] == [len(before)] * len(found):
        return [agreed(items, old) for *items, old in zip(*lists, before)]
    return before
