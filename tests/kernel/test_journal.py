"""The journal: what happened, in rows of four."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from turncoat.kernel import Event, compiled, events_of, new_journal, note

EVENTS = st.lists(st.builds(Event, *[st.integers(-1, 99)] * 4), max_size=5)


@pytest.mark.boundscheck
@pytest.mark.parametrize("target", ["plain", "cpu"])
@given(events=EVENTS)
@settings(max_examples=50)
def test_events_come_back_as_they_were_noted(target: str, events: list[Event]) -> None:
    journal = new_journal(5) if target == "plain" else np.array(new_journal(5), np.int16)
    for event in events:
        compiled(note, "plain" if target == "plain" else "cpu")(journal, *event)
    assert events_of(journal) == events


@pytest.mark.boundscheck
@pytest.mark.parametrize("target", ["plain", "cpu"])
def test_an_event_too_many_is_noticed_and_overwrites_nothing(target: str) -> None:
    rows = np.full((5, 4), 7, np.int16)
    journal = rows[:3]
    journal[0, 0] = 0
    for number in range(3):
        compiled(note, "plain" if target == "plain" else "cpu")(journal, number, 0, 0, 0)
    with pytest.raises(OverflowError, match="3 events in a journal with room for 2"):
        events_of(journal)
    assert (rows[3:] == 7).all()


def test_a_journal_without_room_takes_nothing() -> None:
    journal = [[0] * 4]
    note(journal, 1, 2, 3, 4)
    assert journal == [[0] * 4]
    assert events_of(journal) == []
