"""Whether a network that foresees who will win is right: of positions in which it gives a seat 30 %, that seat should win 30 %.

    python -m tools.calibration rattus --seats 4 --plot docs/measurements/charts/calibration-rattus-4.svg

Masters who think by iterations play whole games against each other, on new deals. At every decision the mover's network is asked about every seat; what it said
is put beside who won in the end.
"""

import itertools
from pathlib import Path

import altair as alt
import click
import numpy as np
import polars as pl

from turncoat.bots import make_bot
from turncoat.games import GAMES, Game
from turncoat.judge.forward import think
from turncoat.judge.weights import network_of
from turncoat.kernel import compiled
from turncoat.match import Match

PARTS = 10  # of what it may foresee, from nothing to certainty
SEED = 500_000


def play(game: Game, seats: int, bot: str, number: int) -> list[tuple[float, float]]:
    """One game: for every decision and every seat, what was foreseen and what it won."""
    match, network, judge = Match(game, seats, seed=SEED + number), network_of(game), compiled(think, "cpu")
    bots = [make_bot(bot, game) for _ in range(seats)]
    foreseen: list[list[float]] = []
    match.draw_all()
    while not match.is_over:
        mover, legal = match.mover, match.legal()
        view = match.view(mover)
        if len(legal) > 1:
            game.observe(view, mover, network.observed)
            judge(network)
            chances = np.exp(network.chances[:seats] - network.chances[:seats].max())
            foreseen.append(np.roll(chances / chances.sum(), mover).tolist())
        match.submit(mover, bots[mover].choose(view, legal, match.luck()))
        match.draw_all()
    winners = [rank == 1 for rank in match.scores()[1]]
    return [(chance, won / max(1, sum(winners))) for chances in foreseen for chance, won in zip(chances, winners)]


def in_parts(pairs: list[tuple[float, float]]) -> pl.DataFrame:
    """Means of both, for each part of what may be foreseen."""
    frame = pl.DataFrame(pairs, schema=["foreseen", "won"], orient="row")
    part = (pl.col("foreseen") * PARTS).floor().clip(0, PARTS - 1).alias("part")
    return (
        frame.group_by(part).agg(pl.col("foreseen").mean(), pl.col("won").mean(), pl.len().alias("times")).sort("part")
    )


def draw(frame: pl.DataFrame, title: str, file: Path) -> None:
    """A point for each part; on the line, what was foreseen came true."""
    axis = alt.Axis(format="%")
    points = (
        alt.Chart(frame)
        .mark_circle(color="#1d4e89")
        .encode(
            x=alt.X("foreseen:Q", title="foreseen chance of winning", axis=axis, scale=alt.Scale(domain=[0, 1])),
            y=alt.Y("won:Q", title="won in the end", axis=axis, scale=alt.Scale(domain=[0, 1])),
            size=alt.Size("times:Q", title="times said"),
        )
    )
    true = alt.Chart(pl.DataFrame({"foreseen": [0, 1], "won": [0, 1]})).mark_line(strokeDash=[4, 4], color="gray")
    (points + true.encode(x="foreseen:Q", y="won:Q")).properties(width=300, height=300, title=title).save(file)


@click.command()
@click.argument("game")
@click.option("--seats", type=int, required=True)
@click.option("--games", type=int, default=200, show_default=True)
@click.option("--bot", default="master/iterations=50/slips=0", show_default=True)
@click.option("--plot", type=click.Path(path_type=Path))
def main(game: str, seats: int, games: int, bot: str, plot: Path | None) -> None:
    """What the network of GAME foresees, beside what happens."""
    chosen = GAMES[game]
    pairs = list(itertools.chain.from_iterable(play(chosen, seats, bot, number) for number in range(games)))
    frame = in_parts(pairs)
    off = float((frame["times"] * (frame["foreseen"] - frame["won"]).abs()).sum() / len(pairs))
    with pl.Config(tbl_hide_dataframe_shape=True, tbl_hide_column_data_types=True, tbl_rows=PARTS):
        click.echo(frame)
    click.echo(f"{games} games, {len(pairs):,} chances foreseen, off by {off:.1%} on average")
    if plot is not None:
        draw(frame, f"{chosen.title}, {seats} seats", plot)


if __name__ == "__main__":
    main()
