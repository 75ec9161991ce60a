"""sim, bench, replay, rules and games: what they print, and what they refuse."""

import json
import subprocess
import sys
from pathlib import Path

import polars as pl
import pytest

import turncoat.cli.bench as bench_module
from tests.cli.support import FIRST, ok, random_match, read, refused, write
from tests.support import thorough
from turncoat.cli.common import program, words_for
from turncoat.cli.sim import wilson
from turncoat.games import GAMES, play_many
from turncoat.match import LANGUAGES

NAMES = ["Anna", "Bertha", "Konrad", "Mathilde"]


# sim


def test_sim_counts_what_play_many_plays() -> None:
    shown = json.loads(ok("sim", "verraeter", "--games", 40, "--seats", 3, "--seed", 2, "--target", "plain", "--json"))
    results = play_many(GAMES["verraeter"], 40, 2, "random", "plain", seats=3)
    assert [seat["wins"] for seat in shown["seats"]] == results.winners.sum(axis=0).tolist()
    assert [seat["points"] for seat in shown["seats"]] == pytest.approx(results.points.mean(axis=0).tolist())
    assert shown["decisions"] == pytest.approx(results.decisions.mean())
    assert shown["seed"] == 2
    assert shown["options"] == GAMES["verraeter"].choose_options()
    assert set(shown) == {
        *("game", "options", "policy", "target", "seed", "games", "seats", "shared", "steps", "decisions"),
        *("seconds", "games_per_s"),
    }


def test_sim_says_that_compiling_counts_only_where_something_is_compiled() -> None:
    shown = {target: ok("sim", "kuhn", "--games", 9, "--target", target) for target in ("plain", "cpu")}
    # a slow machine makes a line longer, and it may be broken
    assert " ".join(shown["plain"].split()).endswith("on plain")
    assert "on cpu, compiling included" in " ".join(shown["cpu"].split())


def test_sim_prints_a_table_and_the_seed_that_it_chose() -> None:
    shown = ok("sim", "kuhn", "--games", 50, "--policy", "greedy", "--target", "plain")
    assert "50 games, greedy, seed" in shown
    assert "95 % interval" in shown


def test_sim_compiled_gives_the_same_games_on_any_number_of_threads() -> None:
    args = ["sim", "kuhn", "--games", "3000", "--seed", "4", "--json"]
    one, two, plain = (
        json.loads(ok(*args, *more)) for more in (["--threads", "1"], ["--threads", "2"], ["--target", "plain"])
    )
    assert one["seats"] == two["seats"] == plain["seats"]


@pytest.mark.parametrize("suffix", [".parquet", ".csv"])
def test_sim_writes_a_row_for_each_game(tmp_path: Path, suffix: str) -> None:
    file = tmp_path / f"games{suffix}"
    ok("sim", "kuhn", "--games", 20, "--seed", 1, "--target", "plain", "--table", file)
    frame = pl.read_parquet(file) if suffix == ".parquet" else pl.read_csv(file)
    assert frame.columns == ["game", "steps", "decisions", "points_1", "rank_1", "points_2", "rank_2"]
    assert len(frame) == 20
    assert frame["points_1"].to_list() == (-frame["points_2"]).to_list()


def test_sim_without_polars_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import importlib.util

    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert "-m pip install polars" in refused("sim", "kuhn", "--table", tmp_path / "x.csv")


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        ([], "Missing argument"),
        (["chess"], "'chess' is not one of"),
        (["kuhn", "--games", "0"], "0 is not in the range"),
        (["kuhn", "--seats", "3"], "2 seats, not 3"),
        (["kuhn", "--policy", "perfect"], "'perfect' is not one of"),
        (["kuhn", "--target", "abacus"], "'abacus' is not one of"),
        (["kuhn", "--threads", "0"], "0 is not in the range"),
        (["kuhn", "--preset", "x"], "no preset 'x'"),
        (["kuhn", "--table", "x.txt"], ".parquet or .csv"),
        (["kuhn", "--table", "/no/such/folder/x.csv"], "no folder"),
    ],
)
def test_sim_refuses_in_one_sentence(args: list[str], sentence: str) -> None:
    assert sentence in refused("sim", *args)


def test_an_unwritable_table_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "taken.csv").mkdir()
    assert "cannot be written" in refused(
        "sim", "kuhn", "--games", 2, "--target", "plain", "--table", tmp_path / "taken.csv"
    )


def test_wilsons_interval_is_that_of_the_textbook() -> None:
    assert wilson(10, 20) == pytest.approx((0.2993, 0.7007), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)


# bench


def test_bench_prints_flat_objects(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_module, "compile_seconds", lambda game: 1.5)
    rows = json.loads(ok("bench", "kuhn", "--target", "cpu", "--seconds", 0.05, "--json"))
    assert [list(row) for row in rows] == [
        [
            *("game", "preset", "seats", "target", "steps_per_s", "decisions_per_s", "games_per_s", "compile_s"),
            *("iterations_per_s", "evaluation_us"),
        ]
    ]
    assert (rows[0]["game"], rows[0]["preset"], rows[0]["seats"], rows[0]["target"]) == ("kuhn", "standard", 2, "cpu")
    assert rows[0]["steps_per_s"] > rows[0]["decisions_per_s"] > rows[0]["games_per_s"] > 0
    assert rows[0]["compile_s"] == 1.5
    assert rows[0]["iterations_per_s"] > 0
    assert rows[0]["evaluation_us"] is None  # nobody has learned Kuhn poker: it is judged by hand


def test_bench_covers_every_game_and_number_of_seats() -> None:
    rows = json.loads(ok("bench", "--target", "plain", "--seconds", 0.01, "--json"))
    assert [(row["game"], row["seats"]) for row in rows] == [
        (game.name, n) for game in GAMES.values() for n in game.seats
    ]
    assert all(row["compile_s"] is None and row["iterations_per_s"] is None for row in rows)
    assert "steps/s" in ok("bench", "kuhn", "--target", "plain", "--seconds", 0.01)


def test_a_bench_fits_80_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    row = {"game": "verraeter", "preset": "free-order", "seats": 4, "target": "plain", "compile_s": 123.45}
    rates = dict.fromkeys(("steps_per_s", "decisions_per_s", "games_per_s", "iterations_per_s"), 123_000_000)
    monkeypatch.setattr(bench_module, "measure", lambda *args: {**row, **rates, "evaluation_us": 123.4})
    shown = ok("bench", "kuhn", "--target", "plain", COLUMNS="80")
    for part in ("preset", "decisions/s", "free-order", "123 M", "123.45 s", "a position in 123.4 µs (verraeter)"):
        assert part in shown
    assert "…" not in shown


def test_bench_refuses_in_one_sentence() -> None:
    assert "need a GAME" in refused("bench", "--seats", 3)
    assert "2 seats, not 3" in refused("bench", "kuhn", "--seats", 3)


@thorough
def test_bench_compiles_in_a_process_of_its_own() -> None:
    assert bench_module.compile_seconds("kuhn") > 0


@pytest.mark.parametrize("command", ["sim", "bench"])
def test_without_a_gpu_the_cuda_target_is_refused_in_one_sentence(
    command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from turncoat.kernel import cuda

    def none_here() -> None:
        raise cuda.NoGpu("the cuda target needs an NVIDIA GPU with its driver, and none was found here")

    monkeypatch.setattr(cuda, "require_gpu", none_here)
    assert "NVIDIA GPU" in refused(command, "kuhn", "--target", "cuda")


# replay


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write(tmp_path_factory.mktemp("replay") / "over.json", random_match(seed=3, names=NAMES).to_json())


@pytest.fixture(scope="module")
def unfinished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write(tmp_path_factory.mktemp("replay") / "half.json", random_match(seed=3, names=NAMES, steps=60).to_json())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finished_match_is_shown_open(finished: Path, language: str) -> None:
    shown = ok("replay", finished, "--lang", language)
    assert shown == ok("replay", finished, "--open", "--lang", language)
    assert shown != ok("replay", finished, "--seat", 1, "--lang", language)


def test_an_unfinished_match_is_shown_as_a_spectator_sees_it(unfinished: Path) -> None:
    shown = ok("replay", unfinished)
    assert "As a spectator sees it." in shown
    assert "drew a supply card." in shown
    assert "kept a role." in shown
    assert "The game is not over yet." in shown
    assert "All cards are face up." in ok("replay", unfinished, "--open")
    assert "drew a supply card." not in ok("replay", unfinished, "--open")
    assert "As Bertha sees it." in ok("replay", unfinished, "--seat", 2)


def test_replay_stops_where_it_is_told(finished: Path) -> None:
    shown = ok("replay", finished, "--to", 20)
    assert "20 moves were made." in shown
    assert "won the game" not in shown
    assert "0 moves were made." in ok("replay", finished, "--to", 0)
    total = len(read(finished)["moves"])
    assert f"has {total} moves" in refused("replay", finished, "--to", total + 1)


def test_replay_goes_step_by_step(finished: Path) -> None:
    shown = ok("replay", finished, "--to", 3, "--step", typed="\n\n\n")
    assert [line for line in shown.splitlines() if line.startswith("Move")] == ["Move 1", "Move 2", "Move 3"]


def test_replay_as_json(finished: Path, unfinished: Path) -> None:
    data = json.loads(ok("replay", finished, "--json"))
    assert [move["action"] for move in data["moves"]] == read(finished)["moves"]
    assert data["points"] == read(finished)["points"]
    assert data["names"] == NAMES
    own = json.loads(ok("replay", unfinished, "--seat", 2, "--json"))
    assert {move["seat"] for move in own["moves"] if move["action"]} == {2}
    assert own["points"] is None


def test_replay_refuses_in_one_sentence(finished: Path, tmp_path: Path) -> None:
    assert "Missing argument" in refused("replay")
    assert "cannot be read" in refused("replay", tmp_path / "nothing.json")
    assert "from 1 to 4" in refused("replay", finished, "--seat", 5)
    assert "exclude each other" in refused("replay", finished, "--seat", 1, "--open")
    assert "not a match" in refused("replay", write(tmp_path / "list.json", [1]))
    assert "stopped" in refused_by_end_of_input(finished)


def refused_by_end_of_input(file: Path) -> str:
    from tests.cli.support import run

    result = run("replay", file, "--step")
    assert result.exit_code == 130
    return result.stderr


def test_a_game_that_was_played_can_be_replayed(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    played = ok("play", "verraeter", "--seed", 9, "--save", file, typed=FIRST)
    replayed = ok("replay", file)
    assert played.split("Result")[1].splitlines()[:8] == replayed.split("Result")[1].splitlines()[:8]


# rules and games


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_listed_in_order(language: str) -> None:
    shown = ok("rules", "verraeter", "--lang", language)
    assert shown.index("VER-0.1") < shown.index("VER-6.2") < shown.index("VER-10.1")
    assert "KUHN-1.1" in ok("rules", "kuhn", "--lang", language)


def test_one_rule_can_be_asked_for() -> None:
    for name in ("VER-6.2", "ver-6.2", "6.2"):
        assert ok("rules", "verraeter", name).splitlines()[1].startswith("VER-6.2  The traitor scores 1 point")
    assert "its rules are VER-0.1 to VER-14.4" in refused("rules", "verraeter", "99.1")
    assert "'chess' is not one of" in refused("rules", "chess")


def test_rules_are_those_of_an_edition_and_say_which_are_ours() -> None:
    assert "(ours)" in ok("rules", "ontembare_stad", "9.8")
    assert "it is with --preset verraad" in refused("rules", "ontembare_stad", "VERRAAD-1.7")
    shown = ok("rules", "ontembare_stad", "--preset", "verraad")
    assert "Het Verraad: 1 Income: the open row" in shown
    assert "STAD-0.4" not in shown
    assert "Versions of these rules\n1  First version." in shown
    assert "Otherwise: three cards, dealt blind" in ok("rules", "verraeter", "0.6", "--preset", "1998")


def test_games_lists_seats_presets_and_options() -> None:
    shown = ok("games")
    for game in GAMES.values():
        assert game.name in shown
        assert all(preset in shown for preset in game.presets)
        assert all(option.name in shown and value in shown for option in game.options for value in option.values)
    assert "spelers" in ok("games", "--lang", "nl")


def test_an_option_that_would_change_nothing_is_refused() -> None:
    """It is listed with where it matters"""
    assert "only with mode=verraad" in " ".join(ok("games").split())
    assert "option gate_step matters only with mode=verraad" in refused(
        "sim", "ontembare_stad", "--option", "gate_step=2"
    )
    assert "only with mode=basic|strategic" in refused(
        "sim", "ontembare_stad", "--preset", "verraad", "--option", "equal_turns=no"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_preset_is_said_to_be_the_default_in_its_own_words(language: str) -> None:
    for game in GAMES.values():
        words = words_for(game, language, [])
        assert all(
            words.say(f"preset-{name}").lower() != words.say("cli-games-default").lower() for name in game.presets
        )


# start


@pytest.mark.parametrize("command", ["play", "learn", "rules", "sim", "bench"])
def test_a_game_that_there_is_not_is_called_game(command: str) -> None:
    assert "GAME" in refused(command, "chess").partition("'chess'")[0]
    assert f"GAME is one of: {', '.join(GAMES)}, verraad." in " ".join(ok(command, "--help").split())


def test_the_program_is_named_as_it_was_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a house" / "bin" / "turncoat"
    file.parent.mkdir(parents=True)
    file.write_text("#!/bin/sh\n")
    file.chmod(0o755)
    monkeypatch.setattr(sys, "argv", [str(file)])
    monkeypatch.setenv("PATH", "/nowhere")
    assert program() == f"'{file}'"
    monkeypatch.chdir(tmp_path)
    assert program() == "'a house/bin/turncoat'"
    monkeypatch.chdir(file.parent)
    assert program() == "./turncoat"
    monkeypatch.setenv("PATH", str(file.parent))
    assert program() == "turncoat"
    monkeypatch.setattr(sys, "argv", ["/x/turncoat/__main__.py"])
    monkeypatch.setattr(sys, "executable", "/x/python")
    assert program() == "/x/python -m turncoat"


def test_what_is_said_to_be_typed_can_be_typed(tmp_path: Path) -> None:
    environment = {"XDG_DATA_HOME": str(tmp_path), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}

    def shown(*command: str) -> str:
        return subprocess.run(
            command, cwd=tmp_path, env=environment, input="", capture_output=True, text=True, check=True
        ).stdout

    line = shown(sys.executable, "-m", "turncoat", "play", "kuhn", "--seed", "1").splitlines()[-1].strip()
    assert "-m turncoat play --resume" in line
    assert line in shown("bash", "-c", line)


def test_the_command_line_starts_without_numba_and_polars() -> None:
    script = "import sys, turncoat.cli; print([m for m in ('numba', 'polars', 'llvmlite') if m in sys.modules])"
    assert subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_it_runs_as_a_module() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "turncoat", "rules", "kuhn", "1.1"], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[1].startswith("KUHN-1.1")


def test_a_closed_pipe_is_no_error() -> None:
    script = f"{sys.executable} -m turncoat rules verraeter | head -1"
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True)
    assert not done.stderr
    assert done.stdout == "0 Set-up\n"


def test_a_terminal_that_knows_no_unicode_still_works(tmp_path: Path) -> None:
    environment = {"PYTHONIOENCODING": "ascii", "XDG_DATA_HOME": str(tmp_path), "PATH": "/usr/bin:/bin"}
    done = subprocess.run(
        [sys.executable, "-m", "turncoat", "play", "verraeter", "--seed", "1"],
        input="?\n",
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "turncoat play --resume" in done.stdout


def test_an_expansion_goes_by_its_own_name() -> None:
    assert ok("rules", "verraad") == ok("rules", "ontembare_stad", "--preset", "verraad")
    assert "VERRAAD-7.4" in ok("rules", "verraad", "7.4")
    assert "cannot be played by preset basic" in refused("rules", "verraad", "--preset", "basic")
