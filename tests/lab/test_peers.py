"""Our games beside other people's: everything is counted by the same rule, and what cannot be measured is said."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

import turncoat.lab.peers as peers
from turncoat.cli import turncoat
from turncoat.games import GAMES, play_many
from turncoat.games.observed import count_observed
from turncoat.lab.drivers import DRIVERS

SECONDS = 0.02


def test_observing_changes_no_game() -> None:
    kuhn = GAMES["kuhn"]
    steps, decisions = count_observed(kuhn, 200, 3, 2, kuhn.choose_options())
    played = play_many(kuhn, 200, 3)
    assert (steps, decisions) == (played.steps.sum(), played.decisions.sum())


def test_plain_rules_are_counted_as_compiled_ones_are() -> None:
    """In Kuhn poker a game has two or three decisions, and the two cards that are dealt are none."""
    decisions, games = DRIVERS["turncoat, plain"]("kuhn").play(1, observe=True)
    assert games == 1
    assert decisions in (2, 3)
    many, games = DRIVERS["turncoat, cpu"]("kuhn").play(1, observe=False)
    assert 2 < many / games < 3


def test_a_case_is_measured_in_a_process_of_its_own() -> None:
    row = peers.measure_case("turncoat, plain", "kuhn", SECONDS)
    assert row.keys() == {
        *("library", "version", "game", "first_game_s", "bytes_per_game"),
        *("decisions_per_s", "games_per_s", "observed_decisions_per_s", "observed_games_per_s"),
    }
    for key in ("first_game_s", "decisions_per_s", "observed_decisions_per_s"):
        number = row[key]
        assert isinstance(number, int | float)
        assert number > 0


def test_a_library_that_fails_is_told_in_place_of_its_numbers() -> None:
    assert peers.measure_case("turncoat, plain", "chess", SECONDS)["failed"] == "KeyError: 'chess'"


def test_only_installed_libraries_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "has_gpu", lambda: False)
    monkeypatch.setattr(peers, "PEERS", {"Here": ("json", ("a", "b")), "Elsewhere": ("no_such_library", ("c",))})
    assert [case for case in peers.cases() if not case[0].startswith("turncoat")] == [("Here", "a"), ("Here", "b")]


def test_the_command_shows_a_table_a_chart_and_how_games_differ(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "cases", lambda: [("turncoat, plain", "kuhn"), ("turncoat, plain", "go")])
    command = ["bench", "--peers", "--seconds", str(SECONDS), "--plot", str(tmp_path / "peers.svg")]
    shown = CliRunner().invoke(turncoat, command)
    assert shown.exit_code == 0, shown.output
    assert "turncoat, plain kuhn" in shown.output
    assert "failed: KeyError: 'go'" in shown.output
    assert "A decision is one choice by one player" in shown.output
    assert "turncoat, plain: kuhn" in (tmp_path / "peers.svg").read_text(encoding="utf-8")
    found = json.loads(CliRunner().invoke(turncoat, [*command[:4], "--json"]).stdout)
    assert [row["game"] for row in found] == ["kuhn", "go"]


def test_what_does_not_go_together_is_refused() -> None:
    assert "every game" in CliRunner().invoke(turncoat, ["bench", "kuhn", "--peers"]).stderr
    assert "--plot needs --peers" in CliRunner().invoke(turncoat, ["bench", "kuhn", "--plot", "a.svg"]).stderr
