"""What the lab found, for people: the same lines for the terminal and for a page, in every language."""

import functools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from pathlib import Path

from turncoat.games import GAMES
from turncoat.lab.balance import (
    LEAST_TIMES,
    MEASURES,
    SHARES,
    Line,
    choice_lines,
    game_lines,
    of_every_game,
    place_in_order,
    seat_lines,
)
from turncoat.lab.compare import Found, choice_differences
from turncoat.lab.estimates import Estimate, paired_difference, share
from turncoat.lab.labels import group_choices, under
from turncoat.lab.page import (
    Form,
    Section,
    bars_chart,
    drawing,
    folded,
    line_table,
    number,
    page,
    percent,
    points_chart,
    sentence,
    table,
)
from turncoat.lab.trial import Record, Trial, choices
from turncoat.match import Words

LAB_LOCALE = Path(__file__).parent / "locale"
LONG = 16  # lines, beyond which the table below a chart is folded


def words_for(trial: Trial, language: str) -> Words:
    """All that a report can say about a game."""
    names = [str(seat + 1) for seat in range(trial.seats)]
    return Words(GAMES[trial.game], language, names, LAB_LOCALE)


def forms(words: Words) -> dict[bool, Form]:
    """How numbers are written: parts of a whole, and others."""
    return {
        True: functools.partial(percent, language=words.language),
        False: functools.partial(number, language=words.language, digits=2),
    }


def interval(found: Estimate, form: Form) -> str:
    return f"{form(found.low)} – {form(found.high)}"


def heading(trial: Trial, games: int, words: Words) -> list[str]:
    """What was played."""
    args: dict[str, int | str] = {
        "games": number(games, words.language),
        "seats": trial.seats,
        "bot": trial.bot,
        "seed": str(trial.seed),
    }
    said = [words.say("lab-how", **args)]
    if trial.options:
        chosen = ", ".join(f"{name}={value}" for name, value in trial.options.items())
        said.append(words.say("lab-rules", options=chosen))
    return said


@dataclass(frozen=True)
class Balance:
    """A report of how even a game is."""

    trial: Trial
    record: Record
    words: Words

    @functools.cached_property
    def seats(self) -> list[Line]:
        return seat_lines(self.record, self.words)

    @functools.cached_property
    def games(self) -> list[Line]:
        return game_lines(self.record, self.words)

    @functools.cached_property
    def choices(self) -> list[Line]:
        return choice_lines(self.trial, self.record, self.words)

    @property
    def title(self) -> str:
        return self.words.say("lab-title", game=GAMES[self.trial.game].title)

    @property
    def fair(self) -> float:
        """An equal share of the victories that there were."""
        return float(self.record.wins.sum(axis=1).mean()) / self.trial.seats

    def html(self) -> str:
        """The report as a page."""
        said = [*heading(self.trial, len(self.record), self.words), self.words.say("lab-intervals")]
        sections = [*map(self._chart_section, sections_of(self.seats)), self._games_section()]
        sections.append(Section(self.words.say("lab-choices"), [sentence(self.words.say("lab-choices-note"))]))
        sections += [self._chart_section(lines, level=3) for lines in sections_of(self.choices)]
        return page(self.words.language, self.title, said, None, sections)

    def _chart_section(self, lines: Sequence[Line], level: int = 2) -> Section:
        title, shares = lines[0].section, forms(self.words)[True]
        lines = [replace(line, label=under(title, line.label)) for line in lines]
        numbers = line_table(lines, self.words, shares)
        chart = drawing(points_chart(lines, self.fair, self.words.say("lab-axis-won")), title, self.words.language)
        shown = folded(self.words.say("lab-column-interval"), numbers) if len(lines) > LONG else numbers
        return Section(title, [f'<div class="pair">{chart}{shown}</div>'], level)

    def _games_section(self) -> Section:
        charts = [
            drawing(
                bars_chart(of(self.record), line.label, self.words.say("lab-axis-games"), percent=name in SHARES),
                line.label,
                self.words.language,
            )
            for (name, of), line in zip(MEASURES.items(), self.games, strict=True)
            if name != "shared"  # a game is shared or not: its share says all
        ]
        columns = [self.words.say(f"lab-column-{name}") for name in ("what", "mean", "interval")]
        rows = [[line.label, form(line.found.mean), interval(line.found, form)] for line, form in self.game_forms()]
        return Section(
            self.words.say("lab-games"), [table(columns, rows), f'<div class="pair">{"".join(charts)}</div>']
        )

    def game_forms(self) -> list[tuple[Line, Form]]:
        """The lines about games, each with how its numbers are written."""
        return [(line, forms(self.words)[name in SHARES]) for name, line in zip(MEASURES, self.games, strict=True)]


def sections_of(lines: Sequence[Line]) -> list[list[Line]]:
    """Lines that belong together."""
    return [list(group) for _, group in groupby(lines, key=lambda line: line.section)]


@dataclass(frozen=True)
class Row:
    """One number of a comparison."""

    section: str
    label: str
    one: float
    other: float
    difference: Estimate
    is_share: bool


@dataclass(frozen=True)
class Comparison:
    """A report of what a change brings."""

    trial: Trial
    found: Found
    measure: str
    changes: Mapping[str, str]  # options, and `components` with the name of the file
    words: Words

    @property
    def title(self) -> str:
        return self.words.say("lab-compare-title", game=GAMES[self.trial.game].title)

    @property
    def sentences(self) -> list[str]:
        told = [
            self.words.say("lab-components", file=value) if name == "components" else f"{name}={value}"
            for name, value in self.changes.items()
        ]
        return [
            *heading(self.trial, len(self.found.one), self.words),
            self.words.say("lab-changed", changes=", ".join(told)),
            self.words.say("lab-looks", looks=self.found.look),
        ]

    @property
    def verdict(self) -> str:
        """What came of what was asked."""
        found, form = self.found.difference, forms(self.words)[self.measure not in MEASURES or self.measure in SHARES]
        what = self.measured
        if found is None:
            return self.words.say("lab-verdict-none", what=what)
        if found.low <= 0 <= found.high:
            said = self.words.say("lab-verdict-open", what=what, low=form(found.low), high=form(found.high))
        else:
            more = "more" if found.low > 0 else "less"
            by = f"{form(abs(found.mean))} ({interval(found, form)})"
            said = self.words.say(f"lab-verdict-{more}", what=what, difference=by)
        return said if self.found.is_enough else f"{said} {self.words.say('lab-not-enough')}"

    @property
    def measured(self) -> str:
        """What was asked, in words."""
        if self.measure == "first" or self.measure in MEASURES:
            return self.words.say(f"lab-measure-{self.measure}")
        game = GAMES[self.trial.game]
        action = game.parse_action(self.measure)
        place = choices(game).index(action - game.space.second_of[action])
        (group,) = group_choices(game, self.trial.seats, self.trial.options, [place], self.words, "")
        return self.words.say("lab-measure-choice", what=group.labels[place])

    @functools.cached_property
    def rows(self) -> list[Row]:
        return [*self._game_rows(), *self._choice_rows()]

    def _game_rows(self) -> list[Row]:
        one, other, section = self.found.one, self.found.other, self.words.say("lab-games")
        measures = {"first": lambda record: place_in_order(record, 0), **MEASURES}
        rows = []
        for name, of in measures.items():
            before, after = of_every_game(of(one)), of_every_game(of(other))
            pair = [(of(record), of(record) * 0 + 1) for record in (one, other)]
            difference = paired_difference(pair[0], pair[1], self.found.sure)
            assert difference is not None
            label = self.words.say(f"lab-measure-{name}")
            rows.append(
                Row(section, label, before.x / before.n, after.x / after.n, difference, name in ("first", *SHARES))
            )
        return rows

    def _choice_rows(self) -> list[Row]:
        one, other, found = self.found.one, self.found.other, choice_differences(self.found)
        taken = [place for place in found if min(one.sums[1][place], other.sums[1][place]) >= LEAST_TIMES]
        game, others = GAMES[self.trial.game], self.words.say("lab-others")
        rows = []
        for group in group_choices(game, self.trial.seats, self.trial.options, taken, self.words, others):
            for place, label in group.labels.items():
                before, after = share(one.moments(place)), share(other.moments(place))
                assert before is not None
                assert after is not None
                rows.append(Row(group.title, label, before.mean, after.mean, found[place], is_share=True))
        return rows

    def cells(self, row: Row) -> list[str]:
        """A row as it is shown."""
        form = forms(self.words)[row.is_share]
        return [row.label, form(row.one), form(row.other), form(row.difference.mean), interval(row.difference, form)]

    @property
    def columns(self) -> list[str]:
        return [self.words.say(f"lab-column-{name}") for name in ("what", "one", "other", "difference", "interval")]

    def html(self) -> str:
        """The report as a page."""
        sections = []
        for title, group in groupby(self.rows, key=lambda row: row.section):
            rows = [replace(row, label=under(title, row.label)) for row in group]
            numbers = table(self.columns, [*map(self.cells, rows)])
            sections.append(Section(title, [f'<div class="pair">{self._picture(rows)}{numbers}</div>']))
        return page(self.words.language, self.title, self.sentences, self.verdict, sections)

    def _picture(self, rows: Sequence[Row]) -> str:
        """The differences that are parts of a whole, as points with their intervals."""
        lines = [Line(row.section, row.label, 0, row.difference) for row in rows if row.is_share]
        if not lines:
            return ""
        chart = points_chart(lines, 0.0, self.words.say("lab-column-difference"))
        return drawing(chart, rows[0].section, self.words.language)
