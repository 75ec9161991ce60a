"""The shape of De Ontembare Stad's scene, as far as the terminal draws it; `games/ontembare_stad/scene.py` says what everything means."""

from typing import TypedDict


class CardScene(TypedDict):
    card: str
    many: int
    known: bool


class CastleScene(TypedDict):
    white: int
    black: int
    blackValues: list[int | None]
    towers: int


class RowScene(TypedDict):
    card: str
    stones: int


class MasterScene(TypedDict):
    area: str | None
    knights: int
    score: int


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
    castle: CastleScene | None


class AreaScene(TypedDict):
    owner: int | str | None  # or "black"
    building: str | None
    tower: bool


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
    steps: int
    token: int


class ReactionScene(TypedDict):
    by: int
    what: str
    area: str | None


class TurnScene(TypedDict):
    stage: str


class TableScene(TypedDict):
    me: int | None
    mode: str
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
    powers: dict[str, int | str | None] | None
    turned: list[str]
    turn: TurnScene | None
    gesture: GestureScene | None
    reaction: ReactionScene | None
    row: list[RowScene] | None  # of Het Verraad, as what follows
    master: MasterScene | None
    dice: dict[str, int | None] | None
    towersLeft: int | None
