"""Records that are only read share what is equal, and what a kernel makes of them is what it makes of any."""

from typing import Annotated, Any

import pytest

from turncoat.games.shared import Overlay, fields_read, opener, part_reader
from turncoat.kernel import int8, int16, kernel, pack, record, unpack


@record
class Board:
    phase: Annotated[int, int8]
    score: Annotated[int, int16]
    hand: Annotated[list[list[int]], int8, 2, 3]
    ring: Annotated[list[int], int16, 4]


@kernel
def is_late(s: Any) -> bool:
    return bool(s.phase > 2)


@kernel
def blank_hand(s: Any, seat: int) -> None:
    for card in range(3):
        s.hand[seat][card] = 0


@kernel
def hide(s: Any, seat: int) -> None:
    if not is_late(s):
        blank_hand(s, 1 - seat)
        s.score = 0


@kernel
def hide_and_ask(s: Any, seat: int) -> None:
    s.phase = seat
    if is_late(s):
        s.score = 0


FIRST = Board(phase=1, score=300, hand=[[1, 2, 3], [4, 5, 6]], ring=[7, 8, 9, 10])
LATER = Board(phase=2, score=301, hand=[[1, 2, 3], [4, 5, 6]], ring=[7, 8, 9, 11])


def test_opened_it_is_what_unpacking_gives() -> None:
    assert opener(Board)(pack(FIRST)) == FIRST == unpack(Board, pack(FIRST))


def test_equal_lists_are_one() -> None:
    open_board = opener(Board)
    first, later = open_board(pack(FIRST)), open_board(pack(LATER))
    assert first.hand is later.hand
    assert first.ring is not later.ring


@pytest.mark.parametrize("board", [FIRST, LATER])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_kernel_changes_a_copy_and_nothing_else(board: Board, seat: int) -> None:
    packed, plain = pack(board), unpack(Board, pack(board))
    truth, hiding = opener(Board)(packed), Overlay(hide, Board)
    changed = hiding.run(truth, seat)
    hide(plain, seat)
    assert hiding.record(truth, changed.values) == plain
    assert hiding.packed(packed, changed) == pack(plain)
    assert truth == board
    assert hiding.record(truth, changed.values).ring is truth.ring


def test_what_is_made_depends_on_what_the_kernel_names_and_on_answers_to_its_questions() -> None:
    hiding = Overlay(hide, Board)

    def depends(**more: Any) -> tuple[Any, ...]:
        board = unpack(Board, pack(FIRST))
        vars(board).update(more)
        return hiding.depends_on(pack(board), board)

    assert depends(phase=2) == depends(ring=[0, 0, 0, 0]) == depends()
    assert depends(phase=3) != depends()
    assert depends(hand=[[1, 2, 3], [4, 5, 0]]) != depends()


def test_a_kernel_that_sets_what_it_asks_about_is_refused() -> None:
    with pytest.raises(TypeError, match="sets what it asks about"):
        Overlay(hide_and_ask, Board)


NAMES: dict[str, Any] = {"ring": lambda board, place: board.ring[place]}


def told(board: Board, place: int) -> Any:
    return NAMES["ring"](board, place)


def test_what_functions_read_is_found_through_tables_of_functions_too() -> None:
    assert [field.name for field in fields_read(Board, told)] == ["ring"]
    read = part_reader(Board, fields_read(Board, told))
    assert read(pack(FIRST)) != read(pack(LATER))
    assert part_reader(Board, [])(pack(FIRST)) == part_reader(Board, [])(pack(LATER))


def points(board: Board) -> int:
    return board.score


def told_of_all(boards: list[Board]) -> list[int]:
    return [points(board) for board in boards]


def test_what_functions_read_is_found_in_comprehensions_too() -> None:
    assert [field.name for field in fields_read(Board, told_of_all)] == ["score"]
