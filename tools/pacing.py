"""How games of Het Verraad go, for its page: how long they are, who wins them, and how often each rule happens. `make pacing` writes it again.

.venv/bin/python -m tools.pacing [games for each number of seats, 1,000 if not said] [--write]

The greedy bot plays all seats, in compiled code, and every event of the log is counted by the rule behind it. The same games every time.
"""

import functools
import re
import sys
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from tools import ROOT
from turncoat.games import CHANCE, GAMES, OVER
from turncoat.games.batch import choice, outcome_drawer
from turncoat.games.ontembare_stad.events import What
from turncoat.kernel import WIDTH, AnyState, Kernel, bind, compiled, kernel
from turncoat.kernel.record import layout
from turncoat.kernel.rng import seed_rng

PAGE = ROOT / "docs" / "games" / "het_verraad.md"
GAME = GAMES["ontembare_stad"]
SEED = 1
GAMES_EACH = 1000
CHAPTERS = (
    *("Set-up", "The open row", "Actions", "Watchtowers", "Power tokens", "Influence cards", "The red space"),
    *("The Black Master moves", "He attacks", "His possessions", "Great powers", "The end"),
)

# The loop's own names, bound to the game's kernels by `counting_loop`.
# ruff: noqa: F821

setup: Kernel
legal: Kernel
apply: Kernel
scores: Kernel
choose: Kernel
draw_outcome: Kernel


@kernel
def play_counted(
    s: AnyState,
    seats: int,
    options: list[int],
    rng: list[int],
    out: list[int],
    journal: list[list[int]],
    points: list[int],
    ranks: list[int],
    times: list[int],
    most: list[int],
) -> None:
    """Play one game; how often each event was noted, and the highest number that it told last."""
    setup(s, seats, options)
    while s.mover != OVER:
        count = legal(s, out)
        action = draw_outcome(s, out, count, rng) if s.mover == CHANCE else choose(s, out, count, rng)
        journal[0][0] = 0
        apply(s, action, journal)
        for i in range(1, journal[0][0] + 1):
            what = journal[i][0]
            times[what] += 1
            most[what] = max(most[what], journal[i][1 + journal[i][1]])  # its last field
    scores(s, points, ranks)


@kernel
def play_range(
    rows: AnyState,
    seed: int,
    seats: int,
    options: list[int],
    rng: list[int],
    out: list[int],
    journal: list[list[int]],
    points: list[int],
    ranks: list[list[int]],
    times: list[list[int]],
    most: list[list[int]],
) -> None:
    """Play so many games, each on the random stream of its own number."""
    for game in range(len(times)):
        seed_rng(rng, seed, game)
        play_counted(rows[0], seats, options, rng, out, journal, points, ranks[game], times[game], most[game])


@functools.cache
def counting_loop() -> Kernel:
    one = bind(
        play_counted,
        setup=GAME.setup,
        legal=GAME.legal,
        apply=GAME.apply,
        scores=GAME.scores,
        choose=choice(GAME, "greedy"),
        draw_outcome=outcome_drawer(GAME),
    )
    return bind(play_range, play_counted=one)


@dataclass(frozen=True)
class Tally:
    """What happened in some games with so many seats: a row a game, a column a kind of event or a seat."""

    seats: int
    times: npt.NDArray[np.int32]
    most: npt.NDArray[np.int32]  # the highest number that such an event told
    ranks: npt.NDArray[np.int8]

    def mean(self, *kinds: What) -> float:
        """How often that happened in a game."""
        return float(self.times[:, kinds].sum(axis=1).mean())

    def share(self, *kinds: What) -> float:
        """In which part of the games any of that happened."""
        return float((self.times[:, kinds].sum(axis=1) > 0).mean())

    @property
    def rounds(self) -> Any:
        return -(-self.times[:, What.TURN] // self.seats)


def play(seats: int, games: int) -> Tally:
    """So many games by the greedy bot."""
    rows = np.zeros(1, layout(GAME.state).dtype)
    options = np.array(GAME.option_ints(GAME.choose_options("verraad")), np.int16)
    out, journal = np.zeros(GAME.most_legal, np.int16), np.zeros((GAME.most_events + 1, WIDTH), np.int16)
    points, ranks = np.zeros(seats, np.int16), np.zeros((games, seats), np.int8)
    times, most = np.zeros((games, len(What)), np.int32), np.zeros((games, len(What)), np.int32)
    run = compiled(counting_loop(), "cpu")
    run(rows, SEED, seats, options, np.zeros(4, np.int64), out, journal, points, ranks, times, most)
    return Tally(seats, times, most, ranks)


# The tables


def pace_table(tallies: list[Tally]) -> str:
    """How long games are, and how strong the Black Master gets."""
    heads = (
        *("seats", "rounds (least–most)", "evil wins", "the Black Master's points", "the best order's"),
        *("attacks a game", "conquests", "isolated by them", "great powers he gained"),
    )
    rows = [
        [
            str(tally.seats),
            f"{tally.rounds.mean():.1f} ({tally.rounds.min()}–{tally.rounds.max()})",
            f"{100 * tally.share(What.EVIL):.0f} %",
            f"{tally.most[:, What.MASTER_FINAL].mean():.1f}",
            f"{tally.most[:, What.POINTS].mean():.1f}",
            f"{tally.mean(What.ATTACKS):.1f}",
            f"{tally.mean(What.CONQUERED):.1f}",
            f"{tally.mean(What.MASTER_ISOLATED):.2f}",
            f"{tally.mean(What.MASTER_POWER, What.MASTER_POWER_TAKEN):.1f}",
        ]
        for tally in tallies
    ]
    return in_columns(heads, rows)


def end_table(tallies: list[Tally]) -> str:
    """Why the last round was the last, and who won."""
    heads = (
        "seats",
        "an order at the target",
        "the Black Master there",
        "no area or no card left",
        "games won by seats 1, 2, …",
    )
    rows = [
        [
            str(tally.seats),
            f"{100 * tally.share(What.REACHED):.0f} %",
            f"{100 * tally.share(What.MASTER_TARGET):.0f} %",
            f"{100 * tally.share(What.LAST_AREA, What.STARVED):.0f} %",
            ", ".join(str((tally.ranks[:, seat] == 1).sum()) for seat in range(tally.seats)),
        ]
        for tally in tallies
    ]
    return in_columns(heads, rows)


def rules_counted(tallies: list[Tally]) -> dict[str, float]:
    """How often each rule that events tell of happened in a thousand games, in the order of the rules."""
    games = sum(len(tally.times) for tally in tallies)
    counts = {what.rule: 0.0 for what in What if what.rule.startswith("VERRAAD-")}
    for what in What:
        if what.rule in counts:
            counts[what.rule] += 1000 * sum(int(tally.times[:, what].sum()) for tally in tallies) / games
    return dict(sorted(counts.items(), key=lambda item: [int(n) for n in item[0].removeprefix("VERRAAD-").split(".")]))


def chapter_table(counts: dict[str, float]) -> str:
    """How often the rules of each chapter happened; those that did not are left out."""
    rows = []
    for number, title in enumerate(CHAPTERS):
        mine = {rule: times for rule, times in counts.items() if rule.startswith(f"VERRAAD-{number}.") and times}
        told = " · ".join(f"{rule.removeprefix('VERRAAD-')} {times:,.0f}" for rule, times in mine.items())
        rows.append([f"{number} {title}", f"{sum(mine.values()):,.0f}", told])
    return in_columns(("chapter", "times", "of which, by rule"), rows)


def in_columns(heads: tuple[str, ...], rows: list[list[str]]) -> str:
    lines = [f"| {' | '.join(row)} |" for row in [list(heads), *rows]]
    return "\n".join([lines[0], "|" + "---|" * len(heads), *lines[1:]])


def with_tables(text: str, tables: dict[str, str]) -> str:
    """The page with each table in its place."""
    for name, table in tables.items():
        part = re.compile(rf"<!-- measured: {name} -->.*?<!-- end -->", re.S)
        if len(part.findall(text)) != 1:
            raise ValueError(f"the page has no place for the table of {name}, or several")
        text = part.sub(f"<!-- measured: {name} -->\n{table}\n<!-- end -->", text)  # no table has a backslash
    return text


def main(arguments: list[str]) -> None:
    games = next((int(word) for word in arguments if word.isdecimal()), GAMES_EACH)
    tallies = [play(seats, games) for seats in GAME.seats]
    tables = {
        "pace": pace_table(tallies),
        "ends": end_table(tallies),
        "rules": chapter_table(rules_counted(tallies)),
    }
    if "--write" in arguments:
        PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8"), tables), encoding="utf-8")
    else:
        print("\n\n".join(tables.values()))


if __name__ == "__main__":
    main(sys.argv[1:])
