"""Exported matches: a row for each step, open when the match is over, and before that nothing that a spectator is not told."""

import json
from pathlib import Path

import polars as pl
import pytest
from click.testing import CliRunner, Result

from tests.server.support import BOT, ME, Browser, serving
from tests.support import every_game
from turncoat.cli import turncoat
from turncoat.cli.export import simulated
from turncoat.games import CHANCE, NOBODY, Game
from turncoat.kernel import unpack
from turncoat.kernel.journal import HIDDEN
from turncoat.kernel.rng import new_rng
from turncoat.lab.steps import SCHEMA, Row, frame_of, rows_of, watched_step
from turncoat.match import Match, Step


def run(*args: object) -> Result:
    return CliRunner().invoke(turncoat, ["export", *map(str, args)])


def match_of(game: str, seed: int = 1) -> Match:
    return next(simulated(game, 1, "random", None, seed))[1]


def stopped(match: Match, steps: int) -> Match:
    """The match as it was after so many steps."""
    before = Match(match.game, match.seats, match.options, seed=match.seed)
    before.take_up(match.steps[:steps])
    return before


@every_game
def test_an_open_match_is_what_each_mover_saw_could_do_and_did(game: Game) -> None:
    match = match_of(game.name)
    rows = list(rows_of(match, "a"))
    assert [row["step"] for row in rows] == list(range(len(match.steps)))
    for row, step in zip(rows, match.steps, strict=True):
        seer = NOBODY if step.mover == CHANCE else step.mover
        assert json.loads(row["view"]) == vars(game.view(unpack(game.state, step.before), seer))
        assert row["action"] in row["legal"]
        assert row["points"] == match.scores()[0]
    assert frame_of(rows).schema == pl.Schema(SCHEMA)


@every_game
def test_a_running_match_is_what_a_spectator_is_told(game: Game) -> None:
    """No action, no points; and who cannot tell two worlds apart is given the same row of both, up to what happens in them."""
    match = match_of(game.name, 2)
    for row in rows_of(stopped(match, len(match.steps) - 1), "a"):
        assert (row["action"], row["legal"], row["points"], row["ranks"], row["seen_by"]) == (
            None,
            None,
            None,
            None,
            NOBODY,
        )
    told = [row for step in match.steps for row in (watched_step(match, step),)]
    for step, row in zip(match.steps, told, strict=True):
        other = unpack(game.state, step.before)
        game.resample(other, NOBODY, new_rng(3))
        assert json.loads(row["view"]) == vars(game.view(other, NOBODY))
        assert_nothing_hidden(game, step, row)


def assert_nothing_hidden(game: Game, step: Step, row: Row) -> None:
    """Where a field of an event has an owner, a spectator reads that it is hidden."""
    for event, written in zip(step.events, json.loads(row["events"]), strict=True):
        for field in game.events.of(event).fields:
            if field.owner:
                assert written[field.name] == HIDDEN


def test_an_unfinished_verraeter_does_not_tell_who_took_which_role() -> None:
    match = match_of("verraeter")
    taken = next(
        number for number, step in enumerate(match.steps) if match.game.action_text(step.action).startswith("take:")
    )
    row = list(rows_of(stopped(match, taken + 1), "a"))[-1]
    role = match.game.action_text(match.steps[taken].action).partition(":")[2]
    assert role not in json.dumps(row)
    assert json.loads(row["events"])[0]["role"] == HIDDEN


def test_simulations_are_written_once_and_again_the_same(tmp_path: Path) -> None:
    for name in ("a", "b"):
        done = run(tmp_path / name, "--sim", "kuhn", "--games", 20, "--seed", 3)
        assert done.exit_code == 0, done.output
    one, other = (pl.read_parquet(tmp_path / name / "*.parquet") for name in ("a", "b"))
    assert one.equals(other)
    assert one["match"].n_unique() == 20
    assert one.filter(pl.col("mover") >= 0)["bots"].explode().unique().to_list() == ["novice"]
    assert "is not empty" in run(tmp_path / "a", "--sim", "kuhn").stderr


def test_long_exports_are_cut_between_matches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("turncoat.cli.export.ROWS_AT_ONCE", 30)
    assert run(tmp_path / "a", "--sim", "kuhn", "--games", 20, "--seed", 3).exit_code == 0
    parts = [pl.read_parquet(file) for file in sorted((tmp_path / "a").iterdir())]
    assert len(parts) > 2
    names = [set(part["match"]) for part in parts]
    assert sum(map(len, names)) == len(set.union(*names)) == 20


def test_a_saved_match_is_written_too(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(json.dumps(match_of("kuhn").to_json()), encoding="utf-8")
    assert run(tmp_path / "a", "--match", file).exit_code == 0
    assert pl.read_parquet(tmp_path / "a" / "*.parquet")["is_over"].all()
    file.write_text("{", encoding="utf-8")
    assert "cannot be read" in run(tmp_path / "b", "--match", file).stderr


def test_a_servers_matches_are_written_without_names_links_or_secrets(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.db'}"
    with serving(database) as address, Browser(address, "Hildegard") as browser:
        table = browser.lay("kuhn", ME, BOT)["id"]
    done = run(tmp_path / "a", "--database", database)
    assert done.exit_code == 0, done.output
    frame = pl.read_parquet(tmp_path / "a" / "*.parquet")
    assert frame["game"].unique().to_list() == ["kuhn"]
    assert not frame["is_over"].any()
    for secret in (table, "Hildegard"):
        assert secret not in str(frame.to_dicts())


def test_one_thing_is_exported_at_a_time(tmp_path: Path) -> None:
    assert "name what is written" in run(tmp_path / "a").stderr
    assert "name what is written" in run(tmp_path / "a", "--sim", "kuhn", "--database", "sqlite:///x").stderr
