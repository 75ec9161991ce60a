"""The shape of De Ontembare Stad's scene, as far as the terminal draws it; `games/ontembare_stad/scene.py` says what everything means."""

from typing import TypedDict


class CardScene(TypedDict):
    card: str
    many: int
    known: bool


class OrderScene(TypedDict):
    seat: int
    stones: int
    score: int
    knights: int
    areas: int
    hand: list[CardScene]
    concealed: int
    influence: int
    influenceCards: list[str] | None


class AreaScene(TypedDict):
    owner: int | None
    building: str | None


class LayerScene(TypedDict):
    period: str | None
    left: int


class PileScene(TypedDict):
    left: int
    layers: list[LayerScene]


class GestureScene(TypedDict, total=False):
    build: str
    play: str
    wizard: list[str | None]


class ReactionScene(TypedDict):
    by: int
    what: str
    area: str | None


class TableScene(TypedDict):
    me: int | None
    acting: int | None
    active: int | None
    round: int
    target: int
    lastRound: bool
    over: bool
    orders: list[OrderScene]
    areas: list[AreaScene]
    pile: PileScene
    discard: dict[str, int]
    pawnshop: dict[str, int]
    market: dict[str, int] | None
    powers: dict[str, int | None] | None
    turned: list[str]
    gesture: GestureScene | None
    reaction: ReactionScene | None
