"""Charts of an arena's results, as .svg, .png or .html files; the last are self-contained, so they work offline too."""

from collections.abc import Sequence
from pathlib import Path

import altair as alt
import polars as pl

from turncoat.lab.standings import Standing


def draw_standings(found: Sequence[Standing]) -> alt.HConcatChart:
    """Each bot's share of the victories and its rating, with 95 % intervals; a line marks where equal bots would be."""
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
    return alt.hconcat(won, rating)


def budget_of(bot: str) -> int | None:
    """The iterations that a bot is given by its name."""
    found = [part.removeprefix("iterations=") for part in bot.split("/") if part.startswith("iterations=")]
    return int(found[0]) if found else None


def draw_strength(found: Sequence[Standing]) -> alt.LayerChart:
    """Strength against budget: each bot's share of the victories by the iterations it was given, with 95 % intervals."""
    rows = [
        {"iterations": budget_of(one.bot), "mean": one.won.mean, "low": one.won.low, "high": one.won.high}
        for one in found
    ]
    ticks = alt.Axis(values=sorted(budget_of(one.bot) or 0 for one in found), format=",d")
    x = alt.X("iterations:Q", scale=alt.Scale(type="log"), axis=ticks, title="iterations a decision")
    base = alt.Chart(pl.DataFrame(rows)).encode(x=x)
    ends = base.mark_rule().encode(y=alt.Y("low:Q", title="part of victories", axis=alt.Axis(format="%")), y2="high:Q")
    line = base.mark_line(point={"filled": True, "size": 60}).encode(y="mean:Q")
    fair = alt.Chart(pl.DataFrame({"fair": [found[0].fair]})).mark_rule(strokeDash=[4, 4]).encode(y="fair:Q")
    chart: alt.LayerChart = ends + line + fair
    return chart.properties(width=420, height=260)


def draw(found: Sequence[Standing], title: str, file: Path) -> None:
    """Strength against budget where bots differ only in that; otherwise one below the other."""
    settings = {"/".join(part for part in one.bot.split("/") if not part.startswith("iterations=")) for one in found}
    is_sweep = len(found) > 2 and len(settings) == 1 and all(budget_of(one.bot) for one in found)
    chart = (draw_strength if is_sweep else draw_standings)(found)
    chart.properties(title=title).save(file, inline=file.suffix == ".html")


def panel(frame: pl.DataFrame, measure: str, order: list[str], title: str, x: alt.X) -> alt.LayerChart:
    """One measure: a point and its interval for each bot."""
    base = alt.Chart(frame.filter(pl.col("measure") == measure)).encode(y=alt.Y("bot:N", sort=order, title=None))
    ends = base.mark_rule().encode(x=alt.X("low:Q"), x2="high:Q")
    chart: alt.LayerChart = ends + base.mark_point(filled=True, size=60).encode(x=x.title(title))
    return chart.properties(width=280)
