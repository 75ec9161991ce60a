"""Matches as rows, one for each step, in columns that are the same for every game: docs/lab.md says what each holds.

A match that is over lies open: a row has what the mover decided, and what it could know. Of a match that is still being played a row has only
what somebody who watches was told: nothing can be read from it that the page does not show to everybody.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator
from typing import Any

import polars as pl

from turncoat.games import CHANCE, NOBODY, Game
from turncoat.kernel import AnyState, Event, unpack
from turncoat.match import Match, Step

SCHEMA: dict[str, pl.DataType | type[pl.DataType]] = {
    "match": pl.String,
    "game": pl.String,
    "rules_version": pl.Int32,
    "components": pl.String,
    "options": pl.String,
    "seats": pl.Int8,
    "bots": pl.List(pl.String),
    "is_over": pl.Boolean,
    "step": pl.Int32,
    "mover": pl.Int8,
    "seen_by": pl.Int8,
    "view": pl.String,
    "legal": pl.List(pl.String),
    "action": pl.String,
    "events": pl.String,
    "points": pl.List(pl.Int16),
    "ranks": pl.List(pl.Int8),
}

Row = dict[str, Any]


def public_id(name: str) -> str:
    """A match's name in an export; not the table's own, since anybody who knows that may sit down there."""
    return hashlib.sha256(name.encode()).hexdigest()[:16]


def rows_of(match: Match, name: str) -> Iterator[Row]:
    """The steps of a match, as far as they may be known."""
    points, ranks = match.scores() if match.is_over else (None, None)
    about = {
        "match": public_id(name),
        "game": match.game.name,
        "rules_version": match.game.rules_version,
        "components": match.game.components,
        "options": json.dumps(match.options, sort_keys=True),
        "seats": match.seats,
        "bots": match.bots,
        "is_over": match.is_over,
    }
    for number, step in enumerate(match.steps):
        told = open_step(match, step) if match.is_over else watched_step(match, step)
        yield {**about, "step": number, "mover": step.mover, **told, "points": points, "ranks": ranks}


def open_step(match: Match, step: Step) -> Row:
    """A step of a match that is over: what the mover saw, what it could do and what it did."""
    seer = NOBODY if step.mover == CHANCE else step.mover
    view = unpack(match.game.state, step.before)
    legal = match.game.legal_actions(view)
    match.game.hide(view, seer)
    return {
        "seen_by": seer,
        "view": as_text(view),
        "legal": [match.game.action_text(action) for action in legal],
        "action": match.game.action_text(step.action),
        "events": events_text(match.game, step.events),
    }


def watched_step(match: Match, step: Step) -> Row:
    """A step of a match that is being played, as somebody who watches it was told."""
    view = unpack(match.game.state, step.before)
    match.game.hide(view, NOBODY)
    told = [match.game.redact(event, NOBODY) for event in step.events]
    events = events_text(match.game, told)
    return {"seen_by": NOBODY, "view": as_text(view), "legal": None, "action": None, "events": events}


def as_text(view: AnyState) -> str:
    """A view as JSON: the fields of the game's record."""
    return json.dumps(vars(view), separators=(",", ":"))


def events_text(game: Game, events: Iterable[Event]) -> str:
    """Events as JSON: each with its kind and its fields."""
    told = [{"event": game.events.of(event).name.lower(), **game.fields(event)} for event in events]
    return json.dumps(told, separators=(",", ":"))


def frame_of(rows: Iterable[Row]) -> pl.DataFrame:
    """The rows as a table; also where there are none."""
    return pl.DataFrame(list(rows), schema=SCHEMA)
