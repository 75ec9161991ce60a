"""Keeps the database of a release, for the test that every later version can read it (tests/server/test_upgrades.py).

`python -m tools.keep_database` plays a little at a server of this version and writes its database as SQL; `--source` names the checkout of an
older version to be started instead. Once for each release, before it goes out; what was written is never written again.
"""

import argparse
import os
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from tests.server.support import BOT, ME, OPEN, Browser
from tools import ROOT
from turncoat import __version__

FOLDER = ROOT / "tests" / "server" / "data"
MOVES = 8  # in a match that stays unfinished


def play_to_the_end(browser: Browser, table: str) -> None:
    while (view := browser.table(table))["state"] == "playing":
        browser.move(view)


def fill(address: str) -> None:
    """Tables in every state: finished, with its rematch; being played, with a move taken back and a seat left; waiting."""
    with Browser(address, "Anna") as anna, Browser(address, "Ben") as ben:
        finished = anna.lay("kuhn", ME, ME)["id"]
        play_to_the_end(anna, finished)
        anna.ok("POST", f"/api/tables/{finished}/rematch")
        table = anna.lay("verraeter", ME, ME, ME, isPublic=True)["id"]
        for number in range(MOVES):
            after = anna.move(anna.table(table))["table"]
            if number % 4 == 0 and after["undo"]:
                body = {
                    "number": after["number"],
                    "seat": after["viewer"],
                    "steps": 1,
                    "key": f"undo {after['number']}",
                }
                anna.ok("POST", f"/api/tables/{table}/undo", body)
        waiting = anna.lay("verraeter", ME, OPEN, BOT)["id"]
        ben.sit(waiting, 1)
        anna.ok("POST", f"/api/tables/{waiting}/start")
        ben.ok("DELETE", f"/api/tables/{waiting}/seats/1")
        anna.lay("rattus", ME, OPEN, BOT, isPublic=True)


def dump(database: Path) -> str:
    """A database as statements."""
    with closing(sqlite3.connect(database)) as connection:
        return "\n".join(connection.iterdump()) + "\n"


def keep(source: Path, name: str) -> Path:
    """Start the server of a checkout, play, stop it, and write its database down."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "games.db"
        command = [sys.executable, "-m", "turncoat", "serve", "--port", "0", "--database", f"sqlite:///{database}"]
        environment = {**os.environ, "PYTHONPATH": str(source / "src"), "TURNCOAT_BOT_COMPILE": "need"}
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=folder)
        try:
            assert server.stdout is not None
            fill(server.stdout.readline().split()[-1])
        finally:
            server.terminate()
            server.communicate()
        file = FOLDER / f"{name}.sql"
        file.write_text(dump(database), encoding="utf-8")
    return file


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--source", type=Path, default=ROOT, help="the checkout of the version to be started")
    parser.add_argument("--name", default=__version__, help="of the file, as a rule the version's")
    given = parser.parse_args()
    print(keep(given.source.absolute(), given.name))


if __name__ == "__main__":
    main()
