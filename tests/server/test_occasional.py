"""A worker that ends when nobody has asked for a while ends under nobody's question."""

import asyncio
import sys

import pytest

from turncoat.server.occasional import OccasionalWorker
from turncoat.server.turns import Asker
from turncoat.server.worker import Forget, Forgotten

ANSWERS = (
    sys.executable,
    "-c",
    "import sys\nprint('ready', flush=True)\nfor line in sys.stdin: print('{}', flush=True)",
)
ASKERS = 3
QUESTIONS = 4  # of each


def test_every_question_is_answered_however_soon_the_process_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some are asked while others' turns end, some when the process is about to go, some when it has gone."""
    monkeypatch.setattr("turncoat.server.occasional.IDLE_SECONDS", 0)

    async def main() -> None:
        worker = OccasionalWorker(ANSWERS, 30, None, "tests")

        async def ask(number: int) -> None:
            for turn in range(QUESTIONS):
                async with worker.turn(Asker(str(number), "")):
                    await worker.ask(Forget("table"), Forgotten)
                for _ in range(turn + number):
                    await asyncio.sleep(0)

        await asyncio.gather(*map(ask, range(ASKERS)))
        assert worker._ending is not None
        await worker._ending
        assert worker._process is None, "the last one's end is not lost among the others'"
        await ask(0)
        await worker.close()
        assert worker._process is None
        assert asyncio.all_tasks() == {asyncio.current_task()}, "nothing is left that would end it once more"

    asyncio.run(main())
