"""What a finished match comes to is told when it is over, in the reader's language, and never before."""

import json

from tests.server.conftest import MakeDatabase
from tests.server.support import ME, Browser, serving
from tests.server.test_analysis import finished
from tools.record_matches import FOLDER
from turncoat.match import Match, reckon
from turncoat.server.reckonings import reckoning_view
from turncoat.server.words import table_words

NAMES = ("Aylin", "Marieke", "Konrad", "Jonas")


def test_a_finished_match_is_reckoned_up_for_whoever_asks(new_database: MakeDatabase) -> None:
    with serving(new_database()) as address, Browser(address, "Anna") as anna, Browser(address, "Ben") as ben:
        table = finished(anna)
        told = anna.get(f"/api/tables/{table['id']}/reckoning")
        assert {row["seat"]: row["points"] for row in told["rows"]} == dict(enumerate(table["result"]["points"]))
        assert all(sum(block["points"] for block in row["blocks"]) == row["points"] for row in told["rows"])
        assert ben.get(f"/api/tables/{table['id']}/reckoning") == told
        ben.language = "nl"
        assert ben.get(f"/api/tables/{table['id']}/reckoning")["sources"][0]["text"] == "De inzet"


def test_nothing_is_reckoned_up_before_the_end(new_sqlite: MakeDatabase) -> None:
    with serving(new_sqlite()) as address, Browser(address, "Anna") as anna:
        table = anna.lay("kuhn", ME, ME)
        anna.refused(409, "not-finished", "GET", f"/api/tables/{table['id']}/reckoning")


def test_the_black_master_has_a_row_of_his_own() -> None:
    stored = (FOLDER / "ontembare_stad" / "4-verraad-greedy-7.json").read_text(encoding="utf-8")
    match = Match.from_json(json.loads(stored))
    told = reckoning_view(match, reckon(match), table_words(match.game, "en", NAMES))
    *seats, master = told.rows
    assert [row.seat for row in seats] == sorted(range(4), key=match.scores()[1].__getitem__)
    assert (master.seat, master.name, master.points) == (None, "the Black Master", 32)
    assert sum(block.points for block in master.blocks) == master.points == master.course[-1]
    assert told.decided == []  # the verdict says it
    assert [chapter.round for chapter in told.chapters] == list(range(11))
