"""The lab: a report depends on the seed alone, intervals hold what they promise, and every game is told in its own words."""

import dataclasses
import re
from pathlib import Path

import numpy as np
import polars as pl
import pytest
from click.testing import CliRunner, Result
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support import LANGUAGES, every_game
from turncoat.cli import turncoat
from turncoat.games import GAMES, Game, Invalid, play_many
from turncoat.games.tally import DECIDED, DECISIONS, FIRST, LEADS, STEPS, note_lead
from turncoat.lab.compare import compare, measure_named
from turncoat.lab.estimates import (
    certainty_of_look,
    mean_of,
    moments,
    paired_difference,
    share,
)
from turncoat.lab.labels import group_choices, in_common, one_label, under
from turncoat.lab.page import bar_rows, number, percent
from turncoat.lab.report import LAB_LOCALE, words_for
from turncoat.lab.trial import AT_ONCE, Record, Trial, choices, play_trial, put_together, wins_of
from turncoat.lab.workers import Here
from turncoat.match.words import read_messages

KUHN = Trial("kuhn", 2, {}, "random", 7)


def run(*args: object) -> Result:
    return CliRunner().invoke(turncoat, ["lab", *map(str, args)])


def played(trial: Trial, chunks: int = 2, processes: int = 1) -> Record:
    with Here(processes, threads=trial.is_compiled) as workers:
        return put_together(list(play_trial(trial, range(chunks), workers)))


def same(one: Record, other: Record) -> bool:
    return all(
        np.array_equal(getattr(one, field.name), getattr(other, field.name)) for field in dataclasses.fields(Record)
    )


# What is played


def test_the_games_are_those_of_a_simulation() -> None:
    record, sim = played(KUHN), play_many(GAMES["kuhn"], 1000, 7)
    assert np.array_equal(record.points, sim.points)
    assert np.array_equal(record.wins, wins_of(sim.ranks))
    assert np.array_equal(record.decisions, sim.decisions)


def test_the_same_seed_gives_the_same_report_whoever_plays() -> None:
    assert same(played(KUHN), played(KUHN, processes=3))
    asked = dataclasses.replace(KUHN, bot="master/iterations=2")
    assert same(played(asked), played(asked, processes=2))


@pytest.mark.parametrize("at_once", [1, 2, 7])
def test_chunks_that_are_played_together_are_those_played_one_by_one(
    at_once: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So a GPU, which plays many at once, brings the same report."""
    one_by_one = played(KUHN, chunks=5)
    monkeypatch.setitem(AT_ONCE, "cpu", at_once)
    assert same(played(KUHN, chunks=5), one_by_one)


def test_choices_are_counted_once_a_seat_and_game() -> None:
    """In Kuhn poker everybody passes or bets, the first perhaps both; and whoever wins, has done one of them."""
    record = played(KUHN)
    by_text = {GAMES["kuhn"].action_text(action): place for place, action in enumerate(choices(GAMES["kuhn"]))}
    passed, bet = (record.sums[1][by_text[text]] for text in ("pass", "bet"))
    assert 2 * len(record) <= passed + bet <= 3 * len(record)
    won = sum(record.sums[0][by_text[text]] for text in ("pass", "bet"))
    assert won >= record.wins.sum()


def test_who_is_caught_up_with_leads_until_somebody_passes() -> None:
    counts, lead = [0] * 5, -1
    leads = []
    for ranks in ([1, 1, 1], [2, 1, 3], [1, 1, 3], [2, 1, 3], [1, 2, 3], [1, 1, 3]):
        counts[STEPS] += 1
        lead = note_lead(3, ranks, lead, counts)
        leads.append(lead)
    assert leads == [-1, 1, 1, 1, 0, 0]
    assert (counts[LEADS], counts[DECIDED]) == (1, 5)
    assert (counts[DECISIONS], counts[FIRST]) == (0, 0)


def test_where_nobody_is_ahead_nobody_has_won() -> None:
    assert wins_of(np.array([[1, 1], [1, 2]])).tolist() == [[0, 0], [1, 0]]
    assert wins_of(np.array([[1, 1, 3]])).tolist() == [[0.5, 0.5, 0]]


# What it is worth


@pytest.mark.parametrize(("rate", "games"), [(0.25, 400), (0.02, 50), (0.5, 12)])
def test_intervals_of_shares_hold_the_truth_nearly_always(rate: float, games: int) -> None:
    luck = np.random.default_rng(5)
    held = 0
    for _ in range(1000):
        won = (luck.random(games) < rate).astype(np.float64)
        found = share(moments(won, np.ones(games)))
        assert found is not None
        held += found.low <= rate <= found.high
    assert held >= 930


def test_seats_of_a_game_are_one_observation() -> None:
    """If all three who did something always share a fate, a game tells no more than one of them would."""
    luck = np.random.default_rng(5)
    won = (luck.random(500) < 0.3).astype(np.float64)
    alone, together = share(moments(won, np.ones(500))), share(moments(3 * won, np.full(500, 3.0)))
    assert alone is not None
    assert together is not None
    assert together.half == pytest.approx(alone.half, rel=0.02)


def test_what_never_happened_has_no_share() -> None:
    assert share(moments(np.zeros(5), np.zeros(5))) is None
    assert paired_difference((np.zeros(5), np.zeros(5)), (np.zeros(5), np.ones(5)), 0.95) is None


@given(looks=st.integers(1, 200))
def test_all_looks_together_leave_a_twentieth_of_doubt(looks: int) -> None:
    assert sum(1 - certainty_of_look(look) for look in range(1, looks + 1)) < 0.05


@given(st.lists(st.integers(0, 300), min_size=2, max_size=50), st.integers(1, 5))
@settings(max_examples=30)
def test_bars_hold_every_game_and_stay_few(numbers: list[int], stretch: int) -> None:
    rows = bar_rows(np.array(numbers, np.float64) * stretch, percent=False)
    assert rows["part"].sum() == pytest.approx(1)
    assert len(rows) <= 20
    assert rows["from"][0] <= min(numbers) * stretch
    assert rows["to"][-1] > max(numbers) * stretch - 1


def test_a_mean_of_equal_numbers_is_certain() -> None:
    assert mean_of(np.full(10, 3.0)) == mean_of(np.full(1000, 3.0))


# Two ways to play


def test_nothing_changed_is_no_difference_and_needs_few_games() -> None:
    """On the same deals the same rules give the same games, so the first look is enough."""
    with Here(1, threads=True) as workers:
        (found,) = compare((KUHN, KUHN), "bet", 0.001, 100_000, (workers, workers))
    assert found.is_enough
    assert found.difference is not None
    assert (found.difference.mean, found.difference.half) == (0, 0)


def test_games_are_doubled_until_the_answer_is_precise_enough() -> None:
    other = dataclasses.replace(KUHN, bot="apprentice")
    with Here(1, threads=True) as workers:
        looks = list(compare((KUHN, other), "bet", 0.02, 100_000, (workers, workers)))
        (stopped,) = compare((KUHN, other), "decisions", 1e-9, 900, (workers, workers))
    halves = [found.difference.half for found in looks if found.difference is not None]
    assert [len(found.one) for found in looks] == [1000 * 2**look for look in range(len(looks))]
    assert halves[-1] <= 0.02 < min(halves[:-1], default=1)
    assert looks[-1].is_enough
    assert not stopped.is_enough


def test_a_measure_that_nobody_knows_is_refused() -> None:
    with pytest.raises(Invalid, match="a measure is first, decisions, leads"):
        measure_named("beauty", KUHN)


# What people read


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_every_game_names_its_choices_in_every_language(game: Game, language: str) -> None:
    """A game gets its report for free: labels are its own menu entries, no two of a verb are all dots, no message is missing."""
    trial = Trial(game.name, game.seats[0], game.choose_options(), "random", 1)
    words = words_for(trial, language)
    taken = list(range(len(choices(game))))
    groups = group_choices(game, trial.seats, trial.options, taken, words, "others")
    assert sorted(place for group in groups for place in group.labels) == taken
    texts = {game.action_text(action) for action in choices(game)}
    labels = [label for group in groups for label in group.labels.values()]
    assert any(label not in texts for label in labels)
    assert all(group.title for group in groups)


def test_a_title_is_what_all_labels_have_in_common() -> None:
    assert in_common(["Take the King", "Take the Monk"]) == "Take the …"
    assert in_common(["Karte König nehmen", "Karte Mönch nehmen"]) == "Karte … nehmen"
    assert in_common(["Put two cubes", "Place one rat"]) == ""
    assert in_common(["Pass", "Pass on"]) == "Pass …"


def test_an_entry_that_says_more_in_some_positions_keeps_what_it_always_says() -> None:
    assert one_label(["Op Viskade", "Op Viskade; gesloopt wordt: Paardenstal"]) == "Op Viskade"
    taken = ["Ständekarte Bauer nehmen", *(f"{name} die Ständekarte Bauer abnehmen" for name in "ABC")]
    assert one_label(taken) == "Ständekarte Bauer"
    assert one_label(["Go on", "Leave it", "Stop here", "Enough"]) == ""


def test_what_rounds_to_nothing_has_no_sign() -> None:
    assert (percent(-0.0004, "en"), number(-0.004, "de", 2), number(-0.3, "nl")) == ("0.0 %", "0,00", "0")
    assert (percent(-0.0126, "nl"), number(-1234.5, "de", 1)) == ("-1,3 %", "-1.234,5")


def test_below_its_title_a_label_says_only_what_the_title_leaves_open() -> None:
    assert under("Take the …", "Take the King") == "King"
    assert under("Karte … nehmen", "Karte Mönch nehmen") == "Mönch"
    assert under("Place … in …", "Place … in Gallia") == "Gallia"
    assert under("Where to?", "Gallia") == "Gallia"
    assert under("Pass …", "Pass") == "Pass"


def test_what_differs_between_positions_is_left_out_of_a_label() -> None:
    """In Rattus two cubes come into a region at the start and others later; in Verräter no entry names a border by itself."""
    labels: dict[str, str] = {}
    for name in ("rattus", "verraeter"):
        game = GAMES[name]
        trial = Trial(name, game.seats[0], game.choose_options(), "random", 1)
        groups = group_choices(
            game, trial.seats, trial.options, range(len(choices(game))), words_for(trial, "en"), "others"
        )
        firsts = [game.action_text(action) for action in choices(game)]
        labels |= {firsts[place]: label for group in groups for place, label in group.labels.items()}
    assert (labels["settle:gallia"], labels["take:king"]) == ("Gallia", "Take the King")
    assert (labels["play:5"], labels["conflict:3"]) == ("Lay supply card 5", "conflict:3")


def test_the_lab_says_the_same_in_every_language() -> None:
    messages = {
        language: set(
            re.findall(r"^(lab-[\w-]+) =", (LAB_LOCALE / f"{language}.ftl").read_text(encoding="utf-8"), re.M)
        )
        for language in LANGUAGES
    }
    assert messages["en"] == messages["nl"] == messages["de"]
    assert all(read_messages(LAB_LOCALE / f"{language}.ftl").body for language in LANGUAGES)


def test_a_report_is_one_file_that_needs_no_other(tmp_path: Path) -> None:
    page, table = tmp_path / "kuhn.html", tmp_path / "kuhn.parquet"
    shown = run(
        "balance",
        "kuhn",
        "--games",
        1000,
        "--seed",
        1,
        "--processes",
        1,
        "--lang",
        "de",
        "--html",
        page,
        "--table",
        table,
    )
    assert shown.exit_code == 0, shown.output
    assert "Siege nach Platz" in shown.output
    text = page.read_text(encoding="utf-8")
    assert text.count("<svg") == 7
    assert "<script" not in text
    assert re.findall(r'(?:src|href)="(?!#)', text) == []
    assert "Siege danach, wer zuerst entscheidet" in text
    assert re.search(r">\d+(?:,\d)?\xa0%</text>", text), "percents at the axes are written as in German"
    frame = pl.read_parquet(table)
    assert frame.columns == ["section", "label", "times", "mean", "low", "high"]
    assert (frame["low"] <= frame["mean"]).all()
    assert (frame["mean"] <= frame["high"]).all()


def test_an_option_is_compared_in_one_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "turncoat.lab.trial.BOTS_CHUNK", 2
    )  # games that bots play before anybody looks: else there are ten
    page = tmp_path / "rattus.html"
    asked = (
        "--with",
        "end_by_cubes=during",
        "--measure",
        "decisions",
        "--within",
        1000,
        "--bot",
        "master/iterations=1",
    )
    shown = run("compare", "rattus", *asked, "--seats", 2, "--most", 4, "--seed", 1, "--processes", 1, "--html", page)
    assert shown.exit_code == 0, shown.output
    assert "end_by_cubes=during" in shown.output
    assert "decisions in a game" in page.read_text(encoding="utf-8")


def test_it_refuses_in_one_sentence(tmp_path: Path) -> None:
    assert "name what is changed" in run("compare", "kuhn").stderr
    assert "there is no bot 'deepblue'" in run("balance", "kuhn", "--bot", "deepblue").stderr
    assert "writes .html files" in run("balance", "kuhn", "--html", "a.pdf").stderr
    on_gpu = run("balance", "kuhn", "--bot", "master/ms=50", "--target", "cuda")
    assert (
        "master/ms=50 thinks ahead, which a GPU cannot do: random, novice, apprentice can play there" in on_gpu.stderr
    )
    for asked in (("--processes", 2), ("--ray", "auto")):
        assert "neither --processes nor --ray" in run("balance", "kuhn", "--target", "cuda", *asked).stderr
    box = tmp_path / "box.toml"
    ours = (GAMES["kuhn"].folder / "components.toml").read_text(encoding="utf-8")
    box.write_text(f"{ours}\n[nothing]\n", encoding="utf-8")
    assert "'nothing' is not known" in run("compare", "kuhn", "--components", box).stderr
    assert "on this machine only" in run("compare", "kuhn", "--components", box, "--ray", "auto").stderr


@pytest.mark.thorough
def test_another_box_is_compared_in_one_command(tmp_path: Path) -> None:
    """With half as many cubes for everybody, games of Rattus are shorter; the game as it is stays as it was."""
    box = tmp_path / "cubes.toml"
    text = (GAMES["rattus"].folder / "components.toml").read_text(encoding="utf-8")
    cubes = re.search(r"^cubes = \{ *value = (\d+)", text, re.M)
    assert cubes is not None
    box.write_text(text.replace(cubes.group(), cubes.group().replace(cubes.group(1), "10")), encoding="utf-8")
    asked = ("--components", box, "--measure", "decisions", "--within", 2, "--seats", 2, "--seed", 1, "--processes", 2)
    shown = run("compare", "rattus", *asked)
    assert shown.exit_code == 0, shown.output
    assert "Changed: the values in cubes.toml." in shown.output
    assert "Changed, it is less" in shown.output
