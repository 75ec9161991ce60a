"""The journal: what happened, a row an event, and the state at each of them."""

from typing import Annotated

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from turncoat.kernel import (
    WIDTH,
    Event,
    Film,
    Target,
    blank,
    compiled,
    events_of,
    int8,
    new_journal,
    note,
    note1,
    note2,
    note3,
    note4,
    note5,
    note8,
    record,
    unpack,
)

NOTES = {0: note, 1: note1, 2: note2, 3: note3, 4: note4, 5: note5, 8: note8}  # by how many fields they take
NUMBERS = st.integers(-1, 99)
FIELDS = st.sampled_from(sorted(NOTES)).flatmap(lambda size: st.tuples(*[NUMBERS] * size))
EVENTS = st.lists(st.builds(Event, NUMBERS, FIELDS), max_size=5)


def tell(target: Target, journal: object, event: Event) -> None:
    compiled(NOTES[len(event.fields)], target)(journal, event.what, *event.fields)


@pytest.mark.parametrize("target", ["plain", "cpu"])
@given(events=EVENTS)
@settings(max_examples=50)
def test_events_come_back_as_they_were_noted(target: Target, events: list[Event]) -> None:
    journal = new_journal(5) if target == "plain" else np.array(new_journal(5), np.int16)
    for event in events:
        tell(target, journal, event)
    assert events_of(journal) == events


@pytest.mark.parametrize("target", ["plain", "cpu"])
@pytest.mark.parametrize("size", sorted(NOTES))
def test_an_event_too_many_is_noticed_and_overwrites_nothing(target: Target, size: int) -> None:
    rows = np.full((5, WIDTH), 7, np.int16)
    journal = rows[:3]
    journal[0, 0] = 0
    for number in range(3):
        tell(target, journal, Event(number, (0,) * size))
    with pytest.raises(OverflowError, match="3 events in a journal with room for 2"):
        events_of(journal)
    assert (rows[3:] == 7).all()


@pytest.mark.parametrize("size", sorted(NOTES))
def test_a_journal_without_room_takes_nothing(size: int) -> None:
    journal = new_journal(0)
    tell("plain", journal, Event(1, (2,) * size))
    assert journal == new_journal(0)
    assert events_of(journal) == []


@record
class Counter:
    """Something that changes."""

    count: Annotated[int, int8]


def test_a_film_keeps_the_state_at_each_event() -> None:
    state = blank(Counter)
    film = Film(3, state)
    for number in range(3):
        state.count += 1
        tell("plain", film, Event(number, (state.count,) * (number % 2)))
        state.count += 1
    assert events_of(film) == [Event(0, ()), Event(1, (3,)), Event(2, ())]
    assert [unpack(Counter, shot).count for shot in film.shots] == [1, 3, 5]
