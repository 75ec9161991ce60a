"""The server's own process: when it looks for garbage."""

import asyncio
import gc
import weakref
from typing import cast

import pytest
import uvicorn

from turncoat.server import serving
from turncoat.server.connections import Door


class Knot:
    """Something that holds on to itself, as an answer and its connection may."""

    def __init__(self) -> None:
        self.own = self


def test_garbage_is_looked_for_in_a_tick_in_which_nobody_is_served(monkeypatch: pytest.MonkeyPatch) -> None:
    used = iter((1.0, 1.05, 1.0501, 1.2))  # seconds of the processor up to each tick
    monkeypatch.setattr("turncoat.server.serving.time.process_time", lambda: next(used))
    collected: list[int] = []
    server = serving.Server(uvicorn.Config("nothing"), cast(Door, None))

    async def tick(number: int) -> None:
        monkeypatch.setattr(serving, "collect_garbage", lambda: collected.append(number))
        await server.on_tick(number)

    async def ticks() -> None:
        for number in range(1, 5):
            await tick(number)

    asyncio.run(ticks())
    assert collected == [3]


def test_what_holds_on_to_itself_goes_once_there_is_much_that_is_young(monkeypatch: pytest.MonkeyPatch) -> None:
    gc.collect()
    before = gc.get_threshold()
    gc.set_threshold(10**9, *before[1:])  # by itself the collector would look sooner or later
    try:
        gone = weakref.ref(Knot())
        monkeypatch.setattr(serving, "GARBAGE_WHEN_QUIET", 10**9)
        serving.collect_garbage()
        assert gone() is not None
        monkeypatch.setattr(serving, "GARBAGE_WHEN_QUIET", 0)
        serving.collect_garbage()
        assert gone() is None
    finally:
        gc.set_threshold(*before)
