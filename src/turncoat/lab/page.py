"""A report as one self-contained HTML file: sentences, charts as drawings, and the tables that they are drawn from."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

import altair as alt
import numpy as np
import polars as pl
import vl_convert
from babel.numbers import format_decimal, format_percent

from turncoat.lab.balance import Line
from turncoat.lab.estimates import Numbers
from turncoat.match import Words

INK, FAINT, FONT = "#8c2f2a", "#b9b2a6", "Georgia, 'Times New Roman', serif"
BARS = 20
POINTS = {"en": ".", "nl": ",", "de": ","}  # between whole numbers and tenths
PERCENT = ".1~%"  # of an axis: half a percent is not rounded to the next one
SIZES = {"labelFontSize": 13, "titleFontSize": 13, "titleFontWeight": "normal", "labelColor": "#2b2622"}
STYLE = """
:root { color-scheme: light; }
body { font: 16px/1.5 Georgia, 'Times New Roman', serif; color: #2b2622; background: #fbf8f2; margin: 0; }
main { max-width: 62rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.3rem; margin: 2.5rem 0 .5rem; border-bottom: 1px solid #d8cfc0; padding-bottom: .25rem; }
h3 { font-size: 1.05rem; margin: 1.75rem 0 .25rem; }
p { max-width: 46rem; margin: .4rem 0; }
p.verdict { font-size: 1.15rem; border-left: 4px solid #8c2f2a; padding-left: .8rem; margin: 1rem 0; }
.pair { display: flex; flex-wrap: wrap; gap: 1rem 2rem; align-items: flex-start; }
figure { margin: .5rem 0; max-width: 100%; }
figure svg { max-width: 100%; height: auto; }
.wide { overflow-x: auto; max-width: 100%; }
table { border-collapse: collapse; font-size: .9rem; margin: .5rem 0; }
th, td { text-align: right; padding: .15rem .75rem .15rem 0; border-bottom: 1px solid #e7dfd1; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; }
details summary { cursor: pointer; color: #6b6257; font-size: .9rem; }
"""


@dataclass(frozen=True)
class Section:
    """A heading, an optional sentence, and charts and tables that are HTML already."""

    title: str
    parts: Sequence[str]
    level: int = 2


def page(language: str, title: str, sentences: Sequence[str], verdict: str | None, sections: Sequence[Section]) -> str:
    """The whole file."""
    told = f'<p class="verdict">{escape(verdict)}</p>' if verdict else ""
    body = [f"<h1>{escape(title)}</h1>", told, *(f"<p>{escape(sentence)}</p>" for sentence in sentences)]
    for section in sections:
        body += [f"<h{section.level}>{escape(section.title)}</h{section.level}>", *section.parts]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    return f'<!doctype html>\n<html lang="{language}"><head>{head}<style>{STYLE}</style></head>\n<body><main>{"".join(body)}</main></body></html>\n'


def sentence(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table, with what each row is of in its first column."""
    head = "".join(f"<th>{escape(column)}</th>" for column in columns)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def folded(title: str, inside: str) -> str:
    return f"<details><summary>{escape(title)}</summary>{inside}</details>"


def drawing(chart: alt.TopLevelMixin, described: str, language: str) -> str:
    """A chart as a drawing inside the page; screen readers hear what it shows, and find the numbers in the table."""
    config = {
        "font": FONT,
        "axis": {"grid": True, "gridColor": "#ece5d8", "domainColor": FAINT, "tickColor": FAINT, **SIZES},
    }
    spec = {**chart.to_dict(), "config": {**config, "view": {"stroke": None}, "background": "transparent"}}
    written = {
        "decimal": POINTS[language],
        "thousands": " ",
        "grouping": [3],
        "currency": ["", ""],
        "percent": "\u00a0%",
    }
    drawn: str = vl_convert.vegalite_to_svg(spec, format_locale=written)
    return f'<figure role="img" aria-label="{escape(described, quote=True)}">{drawn}</figure>'


def points_chart(lines: Sequence[Line], fair: float, axis: str) -> alt.LayerChart:
    """A point and its interval for each line, and where an equal share would be."""
    rows = [
        {"label": line.label, "mean": line.found.mean, "low": line.found.low, "high": line.found.high} for line in lines
    ]
    y = alt.Y("label:N", sort=None, title=None, axis=alt.Axis(labelLimit=340, grid=False, ticks=False, domain=False))
    base = alt.Chart(pl.DataFrame(rows, schema_overrides={"mean": pl.Float64})).encode(y=y)
    x = alt.X("low:Q", title=axis, axis=alt.Axis(format=PERCENT, tickCount=6), scale=alt.Scale(zero=False))
    ends = base.mark_rule(strokeWidth=2, color=FAINT).encode(x=x, x2="high:Q")
    dots = base.mark_point(filled=True, size=70, color=INK, opacity=1).encode(x="mean:Q")
    even = alt.Chart(pl.DataFrame({"fair": [fair]})).mark_rule(strokeDash=[4, 4], color="#6b6257").encode(x="fair:Q")
    chart: alt.LayerChart = even + ends + dots
    return chart.properties(width=420, height=alt.Step(22))


def bars_chart(numbers: Numbers, title: str, axis: str, *, percent: bool) -> alt.Chart:
    """How a number is spread over games."""
    x = alt.X("from:Q", bin="binned", title=title, axis=alt.Axis(format=PERCENT if percent else "d", grid=False))
    y = alt.Y("part:Q", title=axis, axis=alt.Axis(format=PERCENT, tickCount=4))
    bars: alt.Chart = alt.Chart(bar_rows(numbers, percent=percent)).mark_bar(color=INK, opacity=0.85)
    return bars.encode(x=x, x2="to:Q", y=y).properties(width=260, height=140)


def bar_rows(numbers: Numbers, *, percent: bool) -> pl.DataFrame:
    """The games in equal steps: twentieths of a whole, or whole numbers, so many together that there are at most twenty bars."""
    low = 0.0 if percent else float(numbers.min())
    step = 1 / BARS if percent else max(1.0, -(-(float(numbers.max()) - low + 1) // BARS))
    places = np.minimum((numbers - low) // step, BARS - 1).astype(np.int64)
    parts = np.bincount(places) / len(numbers)
    begins = low + step * np.arange(len(parts))
    return pl.DataFrame({"from": begins, "to": begins + step, "part": parts})


Form = Callable[[float], str]


def number(value: float, language: str, digits: int = 0) -> str:
    """A number as a language writes it; what rounds to nothing has no sign."""
    return str(
        format_decimal(round(value, digits) + 0.0, f"#,##0.{'0' * digits}" if digits else "#,##0", locale=language)
    )


def percent(value: float, language: str) -> str:
    """A part of a whole as a language writes it; what rounds to nothing has no sign."""
    return str(format_percent(round(value, 3) + 0.0, "#,##0.0 %", locale=language))


def line_table(lines: Sequence[Line], words: Words, form: Form) -> str:
    """Lines as a table."""
    columns = [words.say(f"lab-column-{name}") for name in ("what", "times", "mean", "interval")]
    rows = [
        [
            line.label,
            number(line.times, words.language),
            form(line.found.mean),
            f"{form(line.found.low)} – {form(line.found.high)}",
        ]
        for line in lines
    ]
    return table(columns, rows)
