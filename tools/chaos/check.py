"""What must hold afterwards: no acknowledged move lost, none made twice, everybody sees the same, and nobody was sent a byte too many."""

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from tests.server.other_worlds import earlier, nobody_here, otherwise, without_presence
from tests.server.support import Browser, Json
from tools.chaos.players import Client, Ledger
from turncoat.server import store
from turncoat.server.database import open_database
from turncoat.server.settings import Settings
from turncoat.server.snapshot import Snapshot
from turncoat.server.views import SHOWN, update_view

FRAMES = 12  # of each client that are looked at


def check_moves(snapshot: Snapshot, ledger: Ledger) -> Iterator[str]:
    """The decisions stored are those that clients made, each once and at its number."""
    table = snapshot.header.id
    wanted = {number: intent for (of, number), intent in ledger.intents.items() if of == table}
    stored = {entry.number: entry for entry in snapshot.log if entry.mover >= 0}
    for number, intent in wanted.items():
        entry = stored.pop(number + 1, None)
        if entry is None or entry.step is None:
            if (table, number) in ledger.acknowledged:
                yield f"lost: {intent}"
        elif (entry.mover, snapshot.game.action_text(entry.step.action)) != (intent.seat, intent.action):
            yield f"another move than {intent} was stored"
    for number in stored:
        yield f"made twice, or by nobody: {table} {number}"
    if [entry.number for entry in snapshot.log] != list(range(1, snapshot.number + 1)):
        yield f"{table}: numbers are missing"


def check_end(client: Client, addresses: Sequence[str]) -> Iterator[str]:
    """What a client saw last is what each node shows this seat now."""
    for address in addresses:
        with Browser(address, cookies=client.guest.jar) as browser:
            now = browser.table(client.table, client.seat)
        if without_presence({"table": now}) != without_presence({"table": client.view}):
            yield f"{client.table} seat {client.seat}: differs at the end"


def check_frames(client: Client, snapshot: Snapshot, chance: random.Random) -> Iterator[str]:
    """Some of the frames that a client was sent are, byte for byte, what they would be in another world that the client cannot tell from this one."""
    guest = None if client.seat is None else snapshot.places[client.seat].guest
    for raw in chance.sample(client.frames, min(FRAMES, len(client.frames))):
        frame: Json = msgspec.json.decode(raw)
        frame.pop("answers", None)
        table = frame["table"]
        then = earlier(snapshot, table["number"])
        if table["state"] != "finished":  # finished, it lies open
            then = otherwise(then, client.seat, 1, then.number - SHOWN)
        steps, is_brief = frame["steps"], frame.get("isBrief", False)
        since = steps[0]["number"] - 1 if steps else table["number"]
        still = max((step["number"] for step in steps if not step["isShown"]), default=0)
        update = update_view(
            then, guest, client.seat, "en", since, nobody_here, search="ready", still=still, is_brief=is_brief
        )
        expected: Any = msgspec.to_builtins(update)
        if without_presence({key: expected[key] for key in frame}) != without_presence(frame):
            yield f"{client.table} seat {client.seat}: another frame than its view at {table['number']}"


async def read_tables(url: str, tables: Iterable[str]) -> dict[str, Snapshot]:
    """Tables as they are stored."""
    database = await open_database(Settings(database=url).database_url)
    found = {table: await database.read(store.read_snapshot, table) for table in set(tables)}
    await database.close()
    return {table: snapshot for table, snapshot in found.items() if snapshot is not None}
