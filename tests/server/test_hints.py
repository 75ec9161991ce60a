"""Hints over the wire: for the player to move, where the host allows it, and not too often; and thinking bots leave room for others."""

import asyncio
import base64
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.conftest import MakeDatabase
from tests.server.support import BOT, ME, OPEN, Browser, Json, serving
from tests.support import thorough
from turncoat.games import GAMES
from turncoat.kernel import AnyState, unpack
from turncoat.match import Match, foresee
from turncoat.server.bots import Workers
from turncoat.server.reasons import sure
from turncoat.server.words import table_words
from turncoat.server.worker import HintAnswer

# Answers at once, as if it had thought: two hints for a hint, the last legal action for a decision; it notes what it is asked. It compiles as
# long as a file beside its notes tells it to.
THINKER = """
import json, pathlib, sys, time
log = pathlib.Path({log!r})
print("ready", flush=True)
for line in sys.stdin:
    question = json.loads(line)
    with log.open("a") as file:
        file.write(line)
    if question["type"] == "compile":
        while log.with_name("busy").exists():
            time.sleep(0.01)
        print("{{}}", flush=True)
    elif question["type"] == "hint":
        print(json.dumps([{{"action": a, "won": 0.6, "points": 2.0, "line": []}} for a in (1, 0)]), flush=True)
    else:
        time.sleep({seconds} if question["bot"] == "grandmaster" else 0)
        print(json.dumps({{"action": question["legal"][-1]}}), flush=True)
"""


def thinker(log: Path, seconds: float = 0.0) -> tuple[str, ...]:
    return sys.executable, "-c", THINKER.format(log=str(log), seconds=seconds)


@pytest.fixture
def address(new_sqlite: MakeDatabase, tmp_path: Path) -> Iterator[str]:
    with serving(new_sqlite(), thinker(tmp_path / "asked"), hints_a_minute=3) as address:
        yield address


def hint_of(browser: Browser, table: Json) -> Json:
    """Ask until the search is compiled; the first request starts compiling."""
    body = {"number": table["number"], "seat": table["turn"]["mover"]}
    while True:
        answer = browser.ask("POST", f"/api/tables/{table['id']}/hint", body)
        if answer.status_code != 409:
            data: Json = answer.json()
            return data


def test_who_decides_is_told_the_best_actions_with_their_chances(address: str) -> None:
    with Browser(address, "Anna") as anna:
        table = anna.lay("kuhn", ME, ME, hints=True)
        told = hint_of(anna, table)
        best = [(one["action"], one["won"], one["points"]) for one in told["hints"]]
        assert best == [("bet", 0.6, 2.0), ("pass", 0.6, 2.0)]
        assert all(one["text"] for one in told["hints"])
        assert told["hints"][0]["why"][0] == "As good as the best other move, as far as the bot thought ahead."
        assert told["hints"][0]["why"][1] == "About 2 points in the end."
        assert told["number"] == table["number"]


def test_a_hint_is_thought_of_from_the_seats_own_view(address: str, tmp_path: Path) -> None:
    with Browser(address, "Anna") as anna:
        hint_of(anna, anna.lay("kuhn", ME, ME, hints=True))
    asked = [json.loads(line) for line in (tmp_path / "asked").read_text(encoding="utf-8").splitlines()]
    question = next(one for one in asked if one["type"] == "hint")
    state = unpack(GAMES["kuhn"].state, base64.b64decode(question["view"]))
    assert state == GAMES["kuhn"].view(state, state.mover)
    assert set(question) == {"type", "game", "box", "view", "seed", "seconds"}


def test_a_bot_decides_from_its_seats_own_view(address: str, tmp_path: Path) -> None:
    """All that its worker is asked, in a match of bots; each has a card that the other does not see."""
    with Browser(address, "Anna") as anna, anna.live(anna.lay("kuhn", BOT, BOT)["id"]) as socket:
        while socket.next("update")["table"]["state"] != "finished":
            pass
    asked = [json.loads(line) for line in (tmp_path / "asked").read_text(encoding="utf-8").splitlines()]
    questions = [one for one in asked if one["type"] == "choose"]
    assert questions
    for question in questions:
        state = unpack(GAMES["kuhn"].state, base64.b64decode(question["view"]))
        assert state == GAMES["kuhn"].view(state, state.mover)
        assert set(question) == {"type", "table", "game", "box", "bot", "view", "legal", "seed", "patience"}


def test_nobody_else_is_told(address: str) -> None:
    with Browser(address, "Anna") as anna, Browser(address, "Ben") as ben:
        table = anna.lay("kuhn", ME, ME, hints=True)
        path = f"/api/tables/{table['id']}/hint"
        mover = table["turn"]["mover"]
        ben.refused(403, "not-your-seat", "POST", path, {"number": table["number"], "seat": mover})
        anna.refused(409, "stale", "POST", path, {"number": table["number"], "seat": 1 - mover})
        anna.refused(409, "stale", "POST", path, {"number": table["number"] + 1, "seat": mover})


def test_among_people_everybody_is_told_who_asked_and_nobody_what_was_answered(address: str) -> None:
    """Once for a decision, however often it is asked; it is stored, and a rematch begins without it."""
    with Browser(address, "Anna") as anna, Browser(address, "Ben") as ben:
        table = anna.lay("kuhn", ME, OPEN, hints=True)
        ben.sit(table["id"], 1)
        table = anna.ok("POST", f"/api/tables/{table['id']}/start")
        mover, other = (anna, ben) if table["turn"]["mover"] == 0 else (ben, anna)
        with other.live(table["id"]) as socket:
            before = socket.next("update")["table"]
            assert [seat["asked"] for seat in before["seats"]] == [[], []]
            for _ in range(2):
                hint_of(mover, table)
            told = socket.next("update")
        asked = [[table["number"]] if seat == table["turn"]["mover"] else [] for seat in range(2)]
        assert [seat["asked"] for seat in told["table"]["seats"]] == asked
        assert told["steps"] == []
        assert not any(word in json.dumps(told) for word in ("won", "why", "As good as"))
        after = other.table(table["id"])
        assert {**after, "seats": []} == {**before, "seats": []}
        while (view := mover.table(table["id"]))["state"] == "playing":
            player = (anna, ben)[view["turn"]["mover"]]
            player.move(player.table(table["id"]))
        again = mover.ok("POST", f"/api/tables/{table['id']}/rematch")
        assert [seat["asked"] for seat in again["seats"]] == [[], []]


def test_who_plays_with_bots_alone_asks_nobody_else(address: str) -> None:
    with Browser(address, "Anna") as anna:
        table = anna.lay("kuhn", ME, BOT)
        while table["turn"]["mover"] != 0:
            table = anna.table(table["id"])
        hint_of(anna, table)
        assert [seat["asked"] for seat in anna.table(table["id"])["seats"]] == [[], []]


def test_hints_are_not_for_the_asking_all_the_time(address: str) -> None:
    with Browser(address, "Anna") as anna:
        table = anna.lay("kuhn", ME, ME, hints=True)
        told = [hint_of(anna, table) for _ in range(4)]
        assert [one.get("kind") for one in told] == [None, None, None, "too-many"]


def test_the_host_says_whether_there_are_hints(address: str) -> None:
    with Browser(address, "Anna") as anna, Browser(address, "Ben") as ben:
        table = anna.lay("kuhn", ME, ME, hints=False)
        assert table["hints"] is False
        body = {"number": table["number"], "seat": table["turn"]["mover"]}
        anna.refused(403, "no-hints", "POST", f"/api/tables/{table['id']}/hint", body)
        path = f"/api/tables/{table['id']}/hints"
        ben.refused(403, "host-only", "PUT", path, {"allowed": True})
        assert anna.ok("PUT", path, {"allowed": True})["hints"] is True
        assert anna.table(table["id"])["hints"] is True


# Room for others


def position() -> tuple[Match, AnyState]:
    match = Match(GAMES["kuhn"], 2, seed=1)
    match.draw_all()
    return match, match.view(match.mover)


def test_a_bot_that_needs_no_time_does_not_wait_behind_those_that_think(tmp_path: Path) -> None:
    """Four tables with grandmasters, two workers: an apprentice is answered before the first of them has finished."""
    match, view = position()
    done: list[str] = []

    async def main() -> None:
        workers = Workers(2, 30, thinker(tmp_path / "asked", seconds=0.3))

        async def decide(table: str, bot: str) -> None:
            await workers.choose(table, match.game, bot, view, match.legal())
            done.append(bot)

        await workers.warm()
        thinking = [asyncio.create_task(decide(f"table {number}", "grandmaster")) for number in range(4)]
        while not (tmp_path / "asked").exists():  # the first of them thinks
            await asyncio.sleep(0.01)
        await decide("another table", "apprentice")
        await asyncio.gather(*thinking)
        await workers.stop()

    asyncio.run(main())
    assert done == ["apprentice", *["grandmaster"] * 4]
    asked = [json.loads(line) for line in (tmp_path / "asked").read_text(encoding="utf-8").splitlines()]
    patience = [one["patience"] for one in asked if one.get("bot") == "grandmaster"]
    assert patience[1:] == [pytest.approx(1 / 3), pytest.approx(1 / 2), 1.0]  # the more wait, the less time each takes


async def play(workers: Workers, bot: str, decisions: int, done: list[str]) -> None:
    """Four bots of a kind play at a table of their own, until they have chosen so often; each time it is noted."""
    match = Match(GAMES["verraeter"], 4, seed=1)
    while decisions:
        match.draw_all()
        legal = match.legal()
        action = await workers.choose(f"table of {bot}s", match.game, bot, match.view(match.mover), legal)
        match.submit(match.mover, action)
        if len(legal) > 1:  # else nobody was asked
            done.append(bot.partition("/")[0])
            decisions -= 1


@thorough
def test_a_table_with_four_grandmasters_does_not_starve_others(caplog: pytest.LogCaptureFixture) -> None:
    """Real ones think, in real workers: masters elsewhere have every other turn, and apprentices do not wait for turns at all."""
    done: list[str] = []

    async def main() -> None:
        workers = Workers(2, 600)
        assert await workers.get_ready(GAMES["verraeter"])
        await workers.warm()
        tables = {"grandmaster/iterations=20000": 4, "master/iterations=20000": 3, "apprentice": 6}
        await asyncio.gather(*(play(workers, bot, decisions, done) for bot, decisions in tables.items()))
        await workers.stop()

    asyncio.run(main())
    assert [bot for bot in done if bot != "apprentice"] == [*["grandmaster", "master"] * 3, "grandmaster"]
    assert done[-1] == "grandmaster"  # 6 apprentices that waited for their turns too would outlast them
    assert "replaced" not in caplog.text


def test_a_master_waits_until_its_search_is_compiled(tmp_path: Path) -> None:
    match, _ = position()
    busy = tmp_path / "busy"
    busy.touch()

    async def main() -> str:
        workers = Workers(2, 30, thinker(tmp_path / "asked"))
        waiting = asyncio.create_task(workers.able(match.game, "master"))
        assert await workers.able(match.game, "novice") == "novice"
        while not (tmp_path / "asked").exists():  # it compiles
            await asyncio.sleep(0.01)
        assert not waiting.done()
        busy.unlink()
        bot = await waiting
        assert workers.is_ready(match.game)
        await workers.stop()
        return bot

    assert asyncio.run(main()) == "master"


def test_an_apprentice_stands_in_where_the_search_cannot_be_compiled(caplog: pytest.LogCaptureFixture) -> None:
    match, _ = position()
    broken = Workers(1, 30, (sys.executable, "-c", "raise SystemExit"))
    assert asyncio.run(broken.able(match.game, "master")) == "apprentice"
    assert "bot replaced: game=kuhn bot=master instead=apprentice" in caplog.text


def test_the_table_says_that_masters_cannot_think_where_there_is_no_numba(new_sqlite: MakeDatabase) -> None:
    """On the screen and not only in the log; a request for a hint is told so too."""
    without_numba = "import sys; sys.modules['numba'] = None; from turncoat.server.worker import main; main()"
    with serving(new_sqlite(), (sys.executable, "-c", without_numba)) as address, Browser(address) as anna:
        table = anna.lay("kuhn", ME, {"kind": "bot", "bot": "master"})
        assert table["notice"] is None
        with anna.live(table["id"]) as socket:
            if table["turn"]["mover"] == 0:
                table = anna.move(table)["table"]
            update = socket.until(table["number"] + 1)["table"]
        assert "masters and grandmasters play like apprentices" in update["notice"]
        others = anna.lay("kuhn", ME, ME, hints=True)
        assert others["notice"] is None
        body = {"number": others["number"], "seat": others["turn"]["mover"]}
        anna.refused(409, "no-search", "POST", f"/api/tables/{others['id']}/hint", body)


def test_the_table_tells_that_a_bot_is_getting_ready(new_sqlite: MakeDatabase, tmp_path: Path) -> None:
    """A master is to move whose search is being compiled: it makes no move until then, and everybody is told."""
    busy = tmp_path / "busy"
    busy.touch()
    with serving(new_sqlite(), thinker(tmp_path / "asked")) as address, Browser(address, "Anna") as anna:
        table = anna.lay("kuhn", *[{"kind": "bot", "bot": "master"}] * 2)
        assert (table["turn"]["isThinking"], table["turn"]["isGettingReady"]) == (True, True)
        with anna.live(table["id"]) as socket:
            assert socket.next("update")["table"]["turn"]["isGettingReady"] is True
            busy.unlink()
            assert socket.until(table["number"] + 1)["table"]["turn"]["isGettingReady"] is False
    asked = [json.loads(line) for line in (tmp_path / "asked").read_text(encoding="utf-8").splitlines()]
    assert {one["bot"] for one in asked if one["type"] == "choose"} == {"master"}


def test_who_asks_for_a_hint_too_early_is_told_that_it_is_being_prepared(
    new_sqlite: MakeDatabase, tmp_path: Path
) -> None:
    busy = tmp_path / "busy"
    busy.touch()
    with serving(new_sqlite(), thinker(tmp_path / "asked")) as address, Browser(address, "Anna") as anna:
        table = anna.lay("kuhn", ME, ME, hints=True)
        body = {"number": table["number"], "seat": table["turn"]["mover"]}
        anna.refused(409, "getting-ready", "POST", f"/api/tables/{table['id']}/hint", body)
        busy.unlink()
        assert hint_of(anna, table)["hints"]


def test_nobody_waits_while_another_game_is_compiled(tmp_path: Path) -> None:
    match, view = position()
    busy = tmp_path / "busy"

    async def main() -> None:
        workers = Workers(1, 30, thinker(tmp_path / "asked"))
        assert await workers.get_ready(match.game)
        busy.touch()
        workers.compile_soon(GAMES["rattus"])
        assert await workers.able(match.game, "master") == "master"
        assert await workers.choose("table", match.game, "master", view, match.legal()) == match.legal()[-1]
        assert await workers.hint(match.game, view, 0.1) is not None
        assert not workers.is_ready(GAMES["rattus"])
        busy.unlink()
        await workers.stop()

    asyncio.run(main())


def test_where_there_is_one_action_nobody_is_asked() -> None:
    match, view = position()
    nobody = Workers(1, 30, (sys.executable, "-c", "raise SystemExit"))
    assert asyncio.run(nobody.choose("table", match.game, "grandmaster", view, [1])) == 1


@thorough
def test_a_real_worker_thinks_and_gives_hints() -> None:
    match, view = position()

    async def main() -> tuple[int, list[HintAnswer] | None]:
        workers = Workers(1, 60)
        assert await workers.get_ready(match.game)
        chosen = await workers.choose("table", match.game, "master", view, match.legal())
        told = await workers.hint(match.game, view, 0.1)
        await workers.stop()
        return chosen, told

    chosen, told = asyncio.run(main())
    assert chosen in match.legal()
    assert told is not None
    assert {hint.action for hint in told} == set(match.legal())


def test_that_the_next_turn_begins_is_no_reason() -> None:
    """It said "Sure to happen: Anna began a turn", which is so whatever one does."""
    game = GAMES["rattus"]
    match, words = Match(game, 3, seed=1), table_words(game, "en", ("Anna", "Bert", "Cees"))
    ended = 0
    while ended < 3:
        match.draw_all()
        view, action = match.view(match.mover), match.legal()[-1]
        following = foresee(game, view, match.mover, [action]).events[1:]
        if any(game.say_event(view, event).message == "event-turn" for event in following):
            assert "began a turn" not in sure(game, view, HintAnswer(action, 0.5, 0.0, []), words)
            ended += 1
        match.submit(match.mover, action)
