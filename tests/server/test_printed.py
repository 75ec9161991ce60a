"""A host with corrected components: what is printed in that box is what the page is told."""

from pathlib import Path

import httpx

from tests.server.support import process
from turncoat.games import GAMES

CORRECTED = {
    "rattus": ('{ limit = 1, symbols = "KW", ', '{ limit = 10, symbols = "AAM", '),
    "ontembare_stad": ("pawnshop = { value = 5", "pawnshop = { value = 6"),
}


def test_a_server_with_corrected_components_serves_what_is_printed_in_that_box(tmp_path: Path) -> None:
    for game, (old, new) in CORRECTED.items():
        text = (GAMES[game].folder / "components.toml").read_text(encoding="utf-8")
        assert text.count(old) == 1, game
        (tmp_path / f"{game}.toml").write_text(text.replace(old, new), encoding="utf-8")
    database = f"sqlite:///{tmp_path / 'turncoat.db'}"
    with process(database, tmp_path / "log", components=tmp_path) as server:
        printed = {game: httpx.get(f"{server.address}/api/games/{game}/printed").json() for game in CORRECTED}
        assert httpx.get(f"{server.address}/api/games/nothing/printed").status_code == 404
    assert [face["name"] for face in printed["rattus"]["faces"][:2]] == ["1BC", "10AAM"]
    assert printed["ontembare_stad"]["prices"]["pawnshop"] == 6
