"""One function, run as it is or compiled; and a cache that never runs old rules."""

import math
import os
import subprocess
import sys
import types
from collections.abc import Callable
from enum import IntEnum
from pathlib import Path
from typing import Annotated, Any

import numba
import numpy as np
import pytest

from tests.support import thorough
from turncoat.kernel import Kernel, bind, compiled, int8, is_kernel, kernel, record, row_of
from turncoat.kernel import compile as compile_module
from turncoat.kernel.compile import cache_folder, compiled_value, fingerprint


class Colour(IntEnum):
    RED = 1
    BLUE = 2


class Faded(IntEnum):
    RED = 1
    BLUE = 3


@record
class Box:
    first: Annotated[int, int8]
    second: Annotated[int, int8]


TABLE: tuple[int, ...] = (3, 1, 4)
GRID = ((1, 2), (300, 4))
STEP = 10
UNUSED = 5
LIST = [1, 2]
DICT = {1: 2}


@kernel
def twice(x: int) -> int:
    return 2 * x


@kernel
def thrice(x: int) -> int:
    return 3 * x


@kernel
def mixed(x: int) -> int:
    """Uses a table, a number, an enumeration and another kernel."""
    return twice(x) + TABLE[x % 3] + STEP * Colour.BLUE + GRID[1][0]


@kernel
def first_of(box: Box) -> int:
    return box.first


@kernel
def second_of(box: Box) -> int:
    return box.second


@kernel
def ask(box: Box) -> int:
    return first_of(box)


@kernel
def blue() -> int:
    return Colour.BLUE


@kernel
def red() -> int:
    return Colour.RED


@kernel
def three_calls(x: int) -> int:
    return twice(x) + thrice(x) + again(x)


@kernel
def again(x: int) -> int:
    return x


@kernel
def in_a_circle(x: int) -> int:
    return and_back(x - 1) if x else 0


@kernel
def and_back(x: int) -> int:
    return in_a_circle(x)


@kernel
def uses_list() -> int:
    return LIST[0]


@kernel
def uses_dict() -> int:
    return DICT[1]


@kernel
def uses_module() -> float:
    return math.pi


def plain_twin(function: Kernel) -> Kernel:
    """The same function read from its source a second time, as another process would."""
    return bind(types.FunctionType(function.__code__.replace(), function.__globals__, function.__name__))


def test_the_decorator_leaves_the_function_alone() -> None:
    assert is_kernel(mixed)
    assert not is_kernel(plain_twin)
    assert compiled(mixed, "plain") is mixed


def test_plain_and_compiled_targets_live_side_by_side() -> None:
    fast = compiled(mixed, "cpu")
    assert fast is not mixed
    assert [fast(x) for x in range(9)] == [mixed(x) for x in range(9)]
    assert type(mixed(0)) is int  # compiling has not changed what the plain function calls
    assert compiled(mixed, "cpu") is fast


def test_bound_names_mean_something_else_in_every_target() -> None:
    other = bind(mixed, twice=thrice, TABLE=(1, 1, 1), STEP=0, Colour=Faded)
    assert [other(x) for x in range(3)] == [301, 304, 307]
    assert [compiled(other, "cpu")(x) for x in range(3)] == [301, 304, 307]
    assert mixed(0) == 323


def test_compiled_kernels_read_rows() -> None:
    assert compiled(ask, "cpu")(row_of(Box(4, 5))) == 4


def test_the_fingerprint_of_the_same_content_is_the_same() -> None:
    assert fingerprint(plain_twin(mixed)) == fingerprint(mixed)
    assert fingerprint(bind(mixed, UNUSED=6)) == fingerprint(mixed)
    assert fingerprint(bind(mixed, TABLE=(3, 1, 4))) == fingerprint(mixed)
    assert fingerprint(bind(mixed, twice=plain_twin(twice))) == fingerprint(mixed)


@pytest.mark.parametrize(
    "change",
    [
        {"TABLE": (3, 1, 5)},
        {"GRID": ((1, 2), (3, 4))},
        {"STEP": 11},
        {"Colour": Faded},
        {"twice": thrice},
        {"twice": bind(three_calls, twice=thrice)},
    ],
    ids=["table", "table of tables", "number", "enumeration", "kernel", "kernel's kernel"],
)
def test_the_fingerprint_changes_with_whatever_a_kernel_reaches(change: dict[str, object]) -> None:
    assert fingerprint(bind(mixed, **change)) != fingerprint(mixed)


@pytest.mark.parametrize(("one", "two"), [(first_of, second_of), (red, blue)], ids=["field", "member"])
def test_the_fingerprint_changes_with_the_field_or_member_that_is_read(
    one: Callable[..., int], two: Callable[..., int]
) -> None:
    assert fingerprint(bind(ask, first_of=one)) != fingerprint(bind(ask, first_of=two))


def test_the_fingerprint_changes_when_a_name_means_another_kernel_that_is_used_already() -> None:
    assert fingerprint(bind(three_calls, again=twice)) != fingerprint(bind(three_calls, again=thrice))


def test_the_fingerprint_changes_with_numbas_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    before = fingerprint(mixed)
    for name, value in {"BOUNDSCHECK": 0 if numba.config.BOUNDSCHECK else 1, "OPT": 0}.items():
        with monkeypatch.context() as patch:
            patch.setattr(f"numba.config.{name}", value)
            assert uncached_fingerprint() != before, name


def test_the_fingerprint_changes_with_the_kernels_own_source(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    before = fingerprint(mixed)
    for path in Path(compile_module.__file__).parent.glob("*.py"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    monkeypatch.setattr(compile_module, "__file__", str(tmp_path / "compile.py"))
    assert uncached_fingerprint() == before
    (tmp_path / "compile.py").write_text(
        (tmp_path / "compile.py").read_text().replace('"nogil": True', '"nogil": False')
    )
    assert uncached_fingerprint() != before


def uncached_fingerprint() -> str:
    """The fingerprint as another process would compute it."""
    compile_module._how_code_is_made.cache_clear()
    try:
        return fingerprint.__wrapped__(mixed)
    finally:
        compile_module._how_code_is_made.cache_clear()


CLASH = """
import sys
import numpy as np
from turncoat.kernel import bind, compiled, kernel

STEP = 0

@kernel
def work(out):
    total = 0
    for i in range(len(out)):
        for j in range(i):
            for k in range(j):
                if out[j] > 5:
                    total -= STEP * out[j] + k
                elif out[i] < k:
                    total += out[k]
                else:
                    total = total // 2
            out[j] = (out[i] * 7 + STEP) % 13
    return total

@kernel
def entry(out, n):  # calls `work` so often that it is not compiled into it
    if n == 0:
        return work(out)
    if n == 1:
        return work(out) + work(out)
    if n == 2:
        return work(out) - work(out)
    if n == 3:
        return work(out) * work(out)
    return 3 * work(out) + work(out)

for step in sys.argv[1:]:
    bound = bind(entry, work=bind(work, STEP=int(step)))
    assert compiled(bound, "cpu")(np.arange(9), 4) == bound(list(range(9)), 4), f"STEP is not {step}"
"""


@thorough
def test_twins_that_other_processes_compiled_are_not_mistaken_for_each_other(tmp_path: Path) -> None:
    script = tmp_path / "clash.py"
    script.write_text(CLASH)
    for steps in ("1", "2", "12"):
        ran = subprocess.run(
            [sys.executable, script, *steps],
            env={**os.environ, "XDG_CACHE_HOME": str(tmp_path), "LOCALAPPDATA": str(tmp_path)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == 0, ran.stderr


def test_each_content_has_a_folder_of_its_own() -> None:
    assert cache_folder(mixed) == cache_folder(plain_twin(mixed))
    assert cache_folder(mixed).is_dir()
    assert cache_folder(mixed) != cache_folder(twice)


def test_compiled_code_is_kept_on_disk() -> None:
    compiled(mixed, "cpu")(1)
    assert list(cache_folder(mixed).rglob("*.nbi"))


def test_kernels_that_call_each_other_in_a_circle_are_refused() -> None:
    with pytest.raises(
        TypeError, match="kernels must not call each other in a circle: in_a_circle → and_back → in_a_circle"
    ):
        compiled(in_a_circle, "cpu")
    assert compiled(twice, "cpu")(4) == 8  # and the next is none the worse


@pytest.mark.parametrize(
    ("function", "name", "kind"),
    [(uses_list, "LIST", "list"), (uses_dict, "DICT", "dict"), (uses_module, "math", "module")],
    ids=["list", "dict", "module"],
)
def test_kernels_may_not_use_what_compiled_code_cannot_see_change(function: Kernel, name: str, kind: str) -> None:
    with pytest.raises(
        TypeError, match=f"kernel {function.__name__} uses {name}, a {kind}: kernels may use ints, IntEnums"
    ):
        compiled(function, "cpu")


@pytest.mark.parametrize(
    ("table", "error"),
    [((2**63,), OverflowError), (((1, 2), (3,)), TypeError), (("a", "b"), TypeError)],
    ids=str,
)
def test_tables_hold_ints_of_64_bits_in_rows_of_one_length(table: tuple[object, ...], error: type[Exception]) -> None:
    with pytest.raises(error, match="the table TABLE"):
        compiled(bind(mixed, TABLE=table), "cpu")


@pytest.mark.parametrize(("highest", "kind"), [(127, np.int8), (128, np.int16), (40_000, np.int32), (2**48, np.int64)])
def test_tables_take_no_more_room_than_they_need(highest: int, kind: type) -> None:
    twin = compiled(bind(mixed, TABLE=(0, 0, highest)), "cpu")
    assert twin.py_func.__globals__["TABLE"].dtype == kind  # type: ignore[attr-defined]


def test_on_a_gpu_the_members_of_an_enum_are_plain_ints() -> None:
    """numba-cuda refuses `out[Observed.ROUND]`, whose index is a member and no int; CPython and Numba take it."""

    ints: Any = compiled_value("Colour", Colour, "cuda")
    assert [(type(value), value) for value in (ints.RED, ints.BLUE)] == [(int, 1), (int, 2)]
    assert compiled_value("Colour", Colour, "cpu") is Colour
