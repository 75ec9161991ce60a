"""Records: ints and lists for people, bytes for machines."""

from typing import Annotated, Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support import every_game
from turncoat.games import Game
from turncoat.kernel import (
    Kernel,
    bind,
    blank,
    compiled,
    copy,
    digest,
    dump,
    int8,
    int16,
    int32,
    int64,
    kernel,
    load,
    pack,
    parse,
    record,
    row_of,
    store,
    unpack,
)
from turncoat.kernel.record import copier, layout, mixer


@record
class Thing:
    """Kinds of numbers in an order that leaves gaps between them, and after the last."""

    small: Annotated[int, int8]
    large: Annotated[int, int32]
    row: Annotated[list[int], int16, 3]
    odd: Annotated[int, int8]
    grid: Annotated[list[list[int]], int8, 2, 3]
    wide: Annotated[int, int64]


def ints(kind: type[np.signedinteger[Any]]) -> st.SearchStrategy[int]:
    return st.integers(int(np.iinfo(kind).min), int(np.iinfo(kind).max))


def lists(numbers: st.SearchStrategy[int], size: int) -> st.SearchStrategy[list[int]]:
    return st.lists(numbers, min_size=size, max_size=size)


THINGS = st.builds(
    Thing,
    ints(int8),
    ints(int32),
    lists(ints(int16), 3),
    ints(int8),
    st.lists(lists(ints(int8), 3), min_size=2, max_size=2),
    ints(int64),
)
thing = Thing(1, 2, [3, 4, 5], 6, [[7, 8, 9], [10, 11, 12]], 13)


@given(thing=THINGS)
@settings(max_examples=100)
def test_records_round_trip(thing: Thing) -> None:
    rows = np.zeros(3, layout(Thing).dtype)
    store(thing, rows, 1)
    assert unpack(Thing, pack(thing)) == thing
    assert load(Thing, row_of(thing)) == thing
    assert load(Thing, rows[1]) == thing
    assert [load(Thing, rows[i]) for i in (0, 2)] == [blank(Thing)] * 2
    assert parse(Thing, dump(thing)) == thing


@given(thing=THINGS)
@settings(max_examples=100)
def test_a_row_has_the_records_fields_and_bytes(thing: Thing) -> None:
    row = row_of(thing)
    assert row.tobytes() == pack(thing)
    assert {name: np.asarray(row[name]).tolist() for name in vars(thing)} == vars(thing)


@given(one=THINGS, two=THINGS)
@settings(max_examples=100)
def test_digests_are_equal_when_records_are(one: Thing, two: Thing) -> None:
    assert (digest(one) == digest(two)) == (one == two)
    assert digest(one) == digest(copy(one))


def test_digests_are_the_same_on_every_machine() -> None:
    assert digest(thing) == "5b1513b156d46fc4"


def test_a_copy_shares_nothing() -> None:
    new = copy(thing)
    assert new == thing
    new.small = new.row[0] = new.grid[1][2] = 99
    assert thing == Thing(1, 2, [3, 4, 5], 6, [[7, 8, 9], [10, 11, 12]], 13)


def test_a_row_is_its_own_memory() -> None:
    row = row_of(thing)
    row.small = 99
    row.grid[1][2] = 99
    assert thing == Thing(1, 2, [3, 4, 5], 6, [[7, 8, 9], [10, 11, 12]], 13)
    assert load(Thing, row) == Thing(99, 2, [3, 4, 5], 6, [[7, 8, 9], [10, 11, 99]], 13)


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("small", 128, r"Thing\.small cannot hold 128: it is int8"),
        ("small", -129, r"Thing\.small cannot hold -129: it is int8"),
        ("large", 2**31, r"Thing\.large cannot hold 2147483648: it is int32"),
        ("wide", 2**63, r"Thing\.wide cannot hold 9223372036854775808: it is int64"),
        ("row", [0, 40_000, 0], r"Thing\.row cannot hold 40000: it is int16"),
        ("grid", [[0, 0, 0], [0, 0, 300]], r"Thing\.grid cannot hold 300: it is int8"),
        ("row", [1, 2], r"Thing\.row has shape \(2,\), not \(3,\)"),
        ("grid", [[0, 0, 0]], r"Thing\.grid has shape \(1, 3\), not \(2, 3\)"),
    ],
)
def test_what_does_not_fit_its_field_is_named(field: str, value: object, sentence: str) -> None:
    wrong = copy(thing)
    setattr(wrong, field, value)
    with pytest.raises(OverflowError, match=sentence):
        pack(wrong)
    with pytest.raises(ValueError, match=sentence):
        parse(Thing, dump(wrong))


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("small 1", "line 1: expected one line 'field = value' for each field of Thing, not 'small 1'"),
        ("tiny = 1", "line 1: expected one line .* not 'tiny = 1'"),
        ("odd = 6\nodd = 6", "line 2: expected one line .* not 'odd = 6'"),
        ("small = one", "line 1: 'one' is not a number or a list of numbers"),
        ("small = [", r"line 1: '\[' is not a number or a list of numbers"),
        ("small = __import__('os')", "line 1: .* is not a number or a list of numbers"),
        ("small = 1", "no line for grid, large, odd, row"),
        ("", "no line for grid, large, odd, row, small, wide"),
    ],
)
def test_a_bad_line_is_refused(line: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        parse(Thing, line)


@pytest.mark.parametrize("value", ["'a'", "None", "[1, 2, 'x']", "{}", "[[1], 2, 3]", "1j", "()", "[]"])
@pytest.mark.parametrize("field", ["small", "row", "grid"])
def test_what_is_not_a_number_is_refused(field: str, value: str) -> None:
    with pytest.raises(ValueError):
        parse(Thing, "\n".join(f"{name} = {value if name == field else old}" for name, old in vars(thing).items()))


def test_a_fraction_is_refused() -> None:
    with pytest.raises(ValueError, match="small"):
        parse(Thing, dump(thing).replace("small = 1", "small = 1.5"))


@given(text=st.text())
@settings(max_examples=100)
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        parse(Thing, text)


@given(data=st.binary(max_size=60).filter(lambda data: len(data) != layout(Thing).dtype.itemsize))
def test_bytes_of_another_length_are_refused(data: bytes) -> None:
    with pytest.raises(ValueError, match=f"a packed Thing has {layout(Thing).dtype.itemsize} bytes, not {len(data)}"):
        unpack(Thing, data)


def test_a_field_without_a_size_is_refused() -> None:
    class NoKind:
        count: int

    class Deep:
        cube: Annotated[list[int], int8, 2, 2, 2]

    class Unsigned:
        count: Annotated[int, np.uint8]

    for cls, field in ((NoKind, "count"), (Deep, "cube"), (Unsigned, "count")):
        with pytest.raises(TypeError, match=rf"{cls.__name__}\.{field}: annotate it as Annotated"):
            record(cls)


stir: Kernel  # of a game's record, to be bound


@kernel
def call_stir(s: Any, words: list[int]) -> None:
    """A kernel written while running is called by others, never from Python."""
    stir(s, words)  # noqa: F821


@every_game
def test_kernels_over_whole_records_copy_and_tell_apart(game: Game) -> None:
    """A copy is equal and shares nothing; two words stand for a state, the same plain and compiled, and differ where states do."""
    copy_into, mine = copier(game.state), mixer(game.state)
    one, two = game.new(game.seats[0]), blank(game.state)
    copy_into(one, two)
    assert one == two
    game.apply(one, game.legal_actions(one)[0], [[0] * 4])
    assert one != two
    words = []
    for state in (one, two):
        plain, cpu = [1, 2], np.array([1, 2])
        mine(state, plain)
        compiled(bind(call_stir, stir=mine), "cpu")(row_of(state), cpu)
        assert plain == list(cpu)
        words.append(plain)
    assert words[0] != words[1]
