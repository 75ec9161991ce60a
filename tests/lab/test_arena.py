"""The arena: seats rotate, luck is paired, what was played is kept, and the numbers say how sure they are."""

import itertools
import json
import re
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from click.testing import CliRunner, Result
from hypothesis import given, settings
from hypothesis import strategies as st

import turncoat.bots.bot as bot_module
import turncoat.cli.arena as command
import turncoat.lab.arena as arena
from turncoat.bots import SearchBot
from turncoat.cli import turncoat
from turncoat.cli.common import NEEDED
from turncoat.cli.sim import wilson
from turncoat.games import Invalid
from turncoat.kernel import AnyState
from turncoat.lab.arena import Plan, Row, play_arena, play_game
from turncoat.lab.charts import draw
from turncoat.lab.standings import standings

PLAN = Plan("kuhn", 2, {}, ("apprentice", "novice", "random"), 60, 5)
BOTS = "apprentice,random"


def run(*args: object) -> Result:
    return CliRunner().invoke(turncoat, ["arena", *map(str, args)])


def without_times(rows: list[Row]) -> list[Row]:
    return [{key: value for key, value in row.items() if key != "seconds"} for row in rows]


# Who sits where


def test_every_line_up_plays_every_deal_from_every_seat() -> None:
    plan = Plan("rattus", 3, {}, ("apprentice", "novice", "random", "random"), 45, 1)
    assert len(plan.line_ups) == 3  # two randoms may sit together, and who they are makes no difference
    tables = [plan.table(number) for number in range(plan.games)]
    for deal in range(5):
        seated = [tuple(names) for played, names in tables if played == deal]
        assert len(seated) == 9
        assert len(set(seated)) == 9
    for seat in range(3):
        assert Counter(names[seat] for _, names in tables)["apprentice"] == 10


def test_on_a_ladder_each_plays_alone_against_a_table_of_the_next() -> None:
    plan = Plan("rattus", 3, {}, ("apprentice", "novice", "random"), 12, 1, ladder=True)
    seated = Counter(tuple(sorted(plan.table(number)[1])) for number in range(plan.games))
    assert seated == {("apprentice", "novice", "novice"): 6, ("novice", "random", "random"): 6}
    found = standings(list(play_arena(plan, processes=1)))
    assert [one.bot for one in found] == ["apprentice against 2 novice", "novice against 2 random"]
    assert [one.games for one in found] == [6, 6]
    assert all(len([part for part in one.by_seat if part is not None]) == 3 for one in found)


def test_a_ladder_of_one_is_refused() -> None:
    with pytest.raises(Invalid, match="at least two bots, the best first"):
        Plan("rattus", 4, {}, ("master",), 10, 1, ladder=True)


def test_a_deal_is_one_seed_of_chance_and_bots_have_luck_of_their_own() -> None:
    rows = [play_game(PLAN, number) for number in (0, 0, 1)]
    assert without_times(rows[:1]) == without_times(rows[1:2])
    assert rows[0]["deal"] == rows[2]["deal"]


def test_what_comes_once_is_no_part_of_a_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every bot is made ready for its match before anybody decides, and no search is compiled while a clock runs."""
    told: list[str] = []
    monkeypatch.setattr(bot_module, "compile_once", lambda game: told.append("compiled"))
    choose = SearchBot.choose

    def decide(bot: SearchBot, view: AnyState, legal: list[int], rng: list[int]) -> int:
        told.append("decided")
        return choose(bot, view, legal, rng)

    monkeypatch.setattr(SearchBot, "choose", decide)
    play_game(Plan("kuhn", 2, {}, ("master/iterations=10", "random"), 1, 5), 0)
    assert told[0] == "compiled"
    assert set(told[1:]) == {"decided"}


def test_too_few_bots_are_refused() -> None:
    with pytest.raises(Invalid, match="4 seats need as many bots, and only 2 are named; a bot may be named twice"):
        Plan("rattus", 4, {}, ("master", "novice"), 10, 1)


def test_a_grandmaster_is_given_its_cores_and_nobody_else_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """On two cores a game with a grandmaster is played alone, and two without one at once."""
    plan = Plan("kuhn", 2, {}, ("grandmaster", "master", "apprentice"), 16, 1, ladder=True)
    cores, both = threading.Semaphore(2), threading.Barrier(2)

    def need(number: int) -> int:
        return 2 if "grandmaster" in plan.table(number)[1] else 1

    def play(plan: Plan, number: int) -> Row:
        if need(number) == 1:
            both.wait(timeout=60)
        cores.release(need(number))
        return {"number": number}

    class Cores(ThreadPoolExecutor):
        def submit(self, play: Any, plan: Any, number: Any) -> Any:  # type: ignore[override]
            assert all(cores.acquire(blocking=False) for _ in range(need(number))), "more is begun than there are cores"
            return super().submit(play, plan, number)

    monkeypatch.setattr(arena, "play_game", play)
    monkeypatch.setattr(arena, "ProcessPoolExecutor", lambda room, mp_context: Cores(room))
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    assert sorted(row["number"] for row in play_arena(plan)) == list(range(16))


def test_processes_play_the_same_games() -> None:
    plan = Plan("kuhn", 2, {}, ("apprentice", "random"), 12, 5)
    one, two = (sorted(play_arena(plan, processes=count), key=lambda row: row["number"]) for count in (1, 2))
    assert without_times(one) == without_times(two)


# What comes of it


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    return list(play_arena(PLAN, processes=1))


def test_standings_add_up(rows: list[Row]) -> None:
    found = {one.bot: one for one in standings(rows)}
    assert set(found) == set(PLAN.bots)
    assert sum(one.won.mean * one.games for one in found.values()) == pytest.approx(len(rows))
    for one in found.values():
        assert one.games == 40
        assert one.won.low <= one.won.mean <= one.won.high
        assert one.points.low <= one.points.mean <= one.points.high
        assert len(one.by_seat) == 2


def test_the_better_bot_is_rated_higher_with_an_interval_clear_of_chance() -> None:
    """Twenty deals of Rattus are enough to tell an apprentice from who plays anything."""
    plan = Plan("rattus", 2, {}, ("random", "apprentice"), 40, 3)
    best, worst = standings(list(play_arena(plan, processes=1)))
    assert (best.bot, worst.bot) == ("apprentice", "random")
    assert best.won.low > best.fair
    assert best.rating.low > worst.rating.high


def one_sided(deals: int) -> list[Row]:
    """Deals of two games each, of which the same bot wins every one."""
    plan = Plan("kuhn", 2, {}, ("apprentice", "random"), 2 * deals, 5)
    results = {"points": [1, -1], "ranks": [1, 2], "decisions": [1, 1], "seconds": [0.1, 0.1]}
    rows: list[Row] = [{**plan.header(), "number": number, **results} for number in range(plan.games)]
    for row in rows:
        row["deal"], row["bots"] = plan.table(row["number"])
        if row["bots"][0] == "random":
            row |= {"points": [-1, 1], "ranks": [2, 1]}
    return rows


def test_where_nobody_is_ahead_nobody_has_won() -> None:
    rows = one_sided(2)
    for row in rows[:2]:
        row |= {"points": [0, 0], "ranks": [1, 1]}
    best, worst = standings(rows)
    assert (best.won.mean, worst.won.mean, best.fair) == (0.5, 0.0, 0.25)


@given(deals=st.integers(1, 40))
@settings(max_examples=5, deadline=None)
def test_deals_that_all_went_alike_are_no_certainty(deals: int) -> None:
    """Many leave about as much open as Wilson's interval for as many throws of a coin as there were games; very few, more."""
    best, worst = standings(one_sided(deals))
    assert best.won.mean == best.won.high == 1
    assert best.won.low < wilson(best.games, best.games)[0] + 0.02
    assert best.won.low > (wilson(deals, deals)[0] - 0.02 if deals > 4 else -1)
    assert worst.won.high == pytest.approx(1 - best.won.low, abs=0.05 + 0.4 / deals)  # drawn by luck, of few in leaps
    assert best.rating.low < best.rating.high


def test_two_deals_don_t_tell_who_is_better() -> None:
    assert standings(one_sided(2))[0].won.low < 0.5


def test_a_rating_hardly_depends_on_which_game_came_first(rows: list[Row]) -> None:
    backwards = [{**row, "number": -row["number"], "deal": -row["deal"]} for row in rows]
    one, two = ({one.bot: one.rating for one in standings(each)} for each in (rows, backwards))
    for bot, rating in one.items():
        assert two[bot].mean == pytest.approx(rating.mean, abs=0.2 * (rating.high - rating.low))


def test_a_chart_is_drawn(rows: list[Row], tmp_path: Path) -> None:
    draw(standings(rows), "Kuhn", tmp_path / "chart.svg")
    assert "apprentice" in (tmp_path / "chart.svg").read_text(encoding="utf-8")


def test_a_page_with_a_chart_needs_nothing_from_elsewhere(rows: list[Row], tmp_path: Path) -> None:
    file = tmp_path / "chart.html"
    draw(standings(rows), "Kuhn", file)
    page = file.read_text(encoding="utf-8")
    assert "apprentice" in page
    assert not re.search(r"<(script|link)[^>]*(src|href)=", page)
    assert "import(" not in page.partition("<script")[2][:2000]


def test_bots_that_differ_in_their_budget_alone_are_drawn_by_it(rows: list[Row], tmp_path: Path) -> None:
    names = dict(zip(PLAN.bots, ("master/iterations=10", "master/iterations=40", "master/iterations=160")))
    renamed = [{**row, "bots": [names[bot] for bot in row["bots"]]} for row in rows]
    draw(standings(renamed), "Kuhn", tmp_path / "chart.svg")
    assert "iterations a decision" in (tmp_path / "chart.svg").read_text(encoding="utf-8")


# The command


def test_the_command_rates_the_bots_and_keeps_the_games(tmp_path: Path) -> None:
    out, plot = tmp_path / "kuhn.parquet", tmp_path / "kuhn.svg"
    result = run("kuhn", "--bots", BOTS, "--games", 20, "--seed", 1, "--out", out, "--plot", plot, "--processes", 1)
    assert result.exit_code == 0, result.output
    for word in ("20 games, seed 1", "apprentice", "rating", "won, by seat", "95 %", out.name):
        assert word in result.output.replace("\n", "")
    assert plot.exists()
    assert len(command.read_rows(out)) == 20


def test_the_command_shows_a_ladder(tmp_path: Path) -> None:
    out, plot = tmp_path / "kuhn.parquet", tmp_path / "kuhn.svg"
    args = ("--games", 8, "--seed", 1, "--out", out, "--plot", plot, "--processes", 1)
    result = run("kuhn", "--ladder", "--bots", "apprentice,novice,random", *args)
    assert result.exit_code == 0, result.output
    assert "apprentice against 1 novice" in result.output
    assert "novice against 1 random" in plot.read_text(encoding="utf-8")


def test_a_ladder_that_was_stopped_early_shows_what_it_has(tmp_path: Path) -> None:
    """Of three bots' two steps only the first was played: it is told, and nothing is missed."""
    out = tmp_path / "kuhn.parquet"
    args = ("--games", 2, "--seed", 1, "--out", out, "--processes", 1)
    result = run("kuhn", "--ladder", "--bots", "apprentice,novice,random", *args)
    assert result.exit_code == 0, result.output
    assert "apprentice against 1 novice" in result.output
    assert "novice against 1 random" not in result.output


def test_the_edition_is_named_where_a_game_has_several(tmp_path: Path) -> None:
    bots = ("--bots", "random,random,random", "--games", 1, "--seed", 1, "--processes", 1)
    args = ("ontembare_stad", "--seats", 3, "--preset", "strategic", *bots)
    shown = run(*args, "--out", tmp_path / "a.parquet").output
    assert "De Ontembare Stad (strategic), 3 seats" in shown.replace("\n", " ")
    changed = run(*args, "--option", "equal_turns=yes", "--out", tmp_path / "b.parquet").output
    assert "De Ontembare Stad (changed options), 3 seats" in changed.replace("\n", " ")


def test_stopped_it_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C after five games: they are kept, and the same command plays the other seven."""
    out = tmp_path / "kuhn.parquet"
    args = ("kuhn", "--bots", BOTS, "--games", 12, "--seed", 1, "--out", out, "--processes", 1)

    def stopped(plan: Plan, done: list[int], processes: int | None, cluster: None) -> Iterator[Row]:
        played = itertools.islice(play_arena(plan, done, processes), 5)
        return itertools.chain(played, interrupt())

    def interrupt() -> Iterator[Row]:
        yield from ()
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(command, "play_arena", stopped)
        result = run(*args)
    assert result.exit_code != 0
    assert "Stopped after 5 of 12 games" in result.output
    numbers: list[int] = []
    monkeypatch.setattr(
        command, "play_arena", lambda plan, done, processes, cluster: remembered(numbers, plan, done, processes)
    )
    assert run(*args).exit_code == 0
    assert numbers == list(range(5, 12))
    whole = tmp_path / "whole.parquet"
    run(*args[:-4], "--out", whole, "--processes", 1)
    assert without_times(command.read_rows(out)) == without_times(command.read_rows(whole))


def remembered(numbers: list[int], plan: Plan, done: list[int], processes: int | None) -> list[Row]:
    rows = list(play_arena(plan, done, processes))
    numbers.extend(row["number"] for row in rows)
    return rows


def test_what_was_played_before_a_bot_failed_is_kept(tmp_path: Path) -> None:
    """A program answers six questions, and is gone."""
    bot, count, out = tmp_path / "bot.py", tmp_path / "count", tmp_path / "kuhn.parquet"
    bot.write_text(DYING.replace("FILE", repr(str(count))), encoding="utf-8")
    args = ("--games", 40, "--seed", 1, "--out", out, "--processes", 1)
    result = run("kuhn", "--bots", f"exec:{sys.executable} {bot},random", *args)
    assert result.exit_code == 2
    rows = command.read_rows(out)
    assert len(rows) > 0
    assert f"ended without an answer; {out} keeps the {len(rows)} of 40 games that were played" in result.output


DYING = """
import json, pathlib, sys
count = pathlib.Path(FILE)
for line in sys.stdin:
    question = json.loads(line)
    if question["ask"] == "begin":
        print('{"protocol": 1}', flush=True)
        continue
    answered = int(count.read_text()) if count.exists() else 0
    if answered == 6:
        sys.exit(1)
    count.write_text(str(answered + 1))
    print(json.dumps({"action": question["legal"][0]}), flush=True)
"""


def test_fewer_games_than_a_file_holds_are_reported_alone(tmp_path: Path) -> None:
    out = tmp_path / "kuhn.parquet"
    args = ("kuhn", "--bots", BOTS, "--seed", 1, "--out", out, "--processes", 1)
    run(*args, "--games", 12)
    assert json.loads(run(*args, "--games", 4, "--json").stdout)["games"] == 4
    assert len(command.read_rows(out)) == 12


def test_long_names_are_shown_whole_in_eighty_columns(tmp_path: Path) -> None:
    names = ("master/iterations=10/cutoff=4/nodes=256", "master/iterations=20/cutoff=4/nodes=256")
    args = ("--games", 2, "--seed", 1, "--out", tmp_path / "a.parquet", "--processes", 1)
    shown = run("kuhn", "--bots", ",".join(names), *args).output
    assert "…" not in shown
    assert max(map(len, shown.splitlines())) <= 80
    for part in "/".join(names).split("/"):
        assert shown.count(part) >= 2


@pytest.mark.parametrize(
    ("bots", "seats", "more", "said"),
    [
        ("apprentice,novice,random", 2, (), "among just these bots"),
        ("apprentice,random", 2, (), "against the other"),
        ("apprentice,random", 2, ("--ladder",), "against a table of the next"),
    ],
)
def test_a_share_is_said_to_be_one_against_whom(
    bots: str, seats: int, more: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    args = ("--games", 2 * seats, "--seed", 1, "--out", tmp_path / "a.parquet", "--processes", 1, "--seats", seats)
    shown = " ".join(run("kuhn", "--bots", bots, *args, *more).output.split())
    assert f"wins more than an equal share {said}" in shown


def test_another_arenas_file_is_not_touched(tmp_path: Path) -> None:
    out = tmp_path / "kuhn.parquet"
    run("kuhn", "--bots", BOTS, "--games", 4, "--seed", 1, "--out", out, "--processes", 1)
    before = out.read_bytes()
    for change in (("--seed", 2), ("--bots", "novice,random", "--seed", 1)):
        result = run("kuhn", "--games", 4, "--out", out, *(() if "--bots" in change else ("--bots", BOTS)), *change)
        assert "holds another arena" in result.output
    assert out.read_bytes() == before
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("turncoat.lab.arena.slips_of", lambda game, preset, seats: 7)
        result = run("kuhn", "--bots", BOTS, "--games", 4, "--seed", 1, "--out", out)
    assert "holds another arena: its search is" in result.output
    other = tmp_path / "other.parquet"
    other.write_text("no table", encoding="utf-8")
    assert "is not a file of an arena" in run("kuhn", "--bots", BOTS, "--out", other).output
    pl.DataFrame({"number": [1]}).write_parquet(other)
    assert "is not a file of an arena: it has no column" in run("kuhn", "--bots", BOTS, "--out", other).output


def test_another_number_of_seats_is_another_arena(tmp_path: Path) -> None:
    out = tmp_path / "rattus.parquet"
    args = ("rattus", "--ladder", "--bots", "novice,random", "--seed", 1, "--out", out, "--processes", 1)
    assert run(*args, "--seats", 2, "--games", 2).exit_code == 0
    assert "its seats is 2, not 3" in run(*args, "--seats", 3, "--games", 2).output


def test_it_refuses_in_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "no bot 'deepblue'" in run("kuhn", "--bots", "deepblue,novice", "--out", tmp_path / "a.parquet").output
    assert "which has to be another one" in run("kuhn", "--ladder", "--bots", "novice,novice").output
    assert "writes .parquet files" in run("kuhn", "--out", tmp_path / "a.csv").output
    assert "writes .svg or .png or .html" in run("kuhn", "--plot", "a.gif").output
    monkeypatch.setitem(NEEDED, "lab", ("altair", "no_such_package"))
    assert "needs no_such_package" in run("kuhn").output


@pytest.mark.parametrize(("game", "seats"), [("kuhn", 2), ("ontembare_stad", 5)])
def test_there_are_enough_bots_if_nobody_is_named(
    game: str, seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    planned: list[Plan] = []

    def noted(plan: Plan, done: list[int], processes: int | None, cluster: None) -> list[Row]:
        planned.append(plan)
        return []

    monkeypatch.setattr(command, "play_arena", noted)
    run(game, "--out", tmp_path / "a.parquet")
    assert planned[0].seats == seats
    assert len(set(planned[0].bots)) == max(4, seats)


def test_json_has_everything(tmp_path: Path) -> None:
    result = run(
        "kuhn", "--bots", BOTS, "--games", 8, "--seed", 1, "--out", tmp_path / "a.parquet", "--json", "--processes", 1
    )
    data = json.loads(result.stdout)
    assert data["games"] == 8
    assert {one["bot"] for one in data["standings"]} == {"apprentice", "random"}
    assert set(data["standings"][0]) == {"bot", "games", "won", "points", "rating", "seconds", "by_seat"}
