"""Charts of an arena's results, as .svg, .png or .html files."""

from collections.abc import Sequence
from pathlib import Path

import altair as alt
import polars as pl

from turncoat.lab.standings import Standing


def draw_standings(found: Sequence[Standing], title: str, file: Path) -> None:
    """Each bot's part of the victories and its rating, with 95 % intervals; a line where all would be if all were alike."""
    order = [one.bot for one in found]
    rows = [
        {"bot": one.bot, "measure": measure, "mean": estimate.mean, "low": estimate.low, "high": estimate.high}
        for one in found
        for measure, estimate in (("won", one.won), ("rating", one.rating))
    ]
    frame = pl.DataFrame(rows)
    fair = alt.Chart(pl.DataFrame({"fair": [found[0].fair]})).mark_rule(strokeDash=[4, 4]).encode(x="fair:Q")
    won = panel(frame, "won", order, "part of victories", alt.X("mean:Q", axis=alt.Axis(format="%"))) + fair
    rating = panel(frame, "rating", order, "rating", alt.X("mean:Q", scale=alt.Scale(zero=False)))
    alt.hconcat(won, rating).properties(title=title).save(file)


def panel(frame: pl.DataFrame, measure: str, order: list[str], title: str, x: alt.X) -> alt.LayerChart:
    """One measure: a point and its interval for each bot."""
    base = alt.Chart(frame.filter(pl.col("measure") == measure)).encode(y=alt.Y("bot:N", sort=order, title=None))
    ends = base.mark_rule().encode(x=alt.X("low:Q"), x2="high:Q")
    chart: alt.LayerChart = ends + base.mark_point(filled=True, size=60).encode(x=x.title(title))
    return chart.properties(width=280)
