"""The scene of Verräter as its board reads it; `turncoat.games.verraeter.scene` makes it."""

from typing import Literal, TypeAlias, TypedDict

House: TypeAlias = Literal["eagle", "rose"]


class LandScene(TypedDict):
    land: str
    house: House
    conflict: int
    points: list[int]
    owner: int | None
    building: str | None


class SideScene(TypedDict):
    place: int
    visible: int


class ConflictScene(TypedDict):
    border: int
    sides: dict[House, SideScene] | None


class SeatScene(TypedDict):
    house: House
    score: int
    reserve: int
    held: int
    hand: list[int] | None
    shown: list[int]
    played: list[int]
    role: str | None


class TableScene(TypedDict):
    phase: str
    mover: int
    me: int | None
    round: int
    rounds: int
    start: int | None
    strategy: int | None
    ring: list[LandScene]
    conflict: ConflictScene | None
    seats: list[SeatScene]
    passed: list[str]
    pile: int
    discard: list[int]
