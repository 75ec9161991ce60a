"""What is kept for whoever asks next is bounded by size, and what was kept first goes first."""

from turncoat.match.recent import EACH, Recent


def test_what_was_kept_first_is_dropped_when_there_is_no_room() -> None:
    kept: Recent[str, int] = Recent(3 * (100 + EACH))
    for number, name in enumerate("abc"):
        assert kept.keep(name, number, 100) == number
    kept.keep("d", 3, 100)
    assert [kept.get(name) for name in "abcd"] == [None, 1, 2, 3]


def test_what_is_large_takes_the_room_of_many() -> None:
    kept: Recent[str, int] = Recent(3 * (100 + EACH))
    for name in "abc":
        kept.keep(name, 0, 100)
    kept.keep("large", 1, 200 + EACH)
    assert len(kept) == 2
    kept.keep("too large", 2, 10_000)
    assert len(kept) == 0


def test_kept_twice_it_counts_once() -> None:
    kept: Recent[str, int] = Recent(100 + EACH)
    kept.keep("a", 1, 100)
    kept.keep("a", 2, 100)
    assert kept.get("a") == 2
