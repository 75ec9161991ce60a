"""`@kernel`: one Python function, run as it is, by Numba, or on a GPU.

The decorator leaves the function alone: that is the plain target. `compiled` makes, on demand, a twin whose globals hold
the compiled twins of the kernels it calls and arrays in place of its tables, so one process can hold all targets at once.
"""

import dis
import enum
import functools
import hashlib
import threading
import time
import types
from collections import Counter, namedtuple
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal, TypeVar

import numpy as np
import platformdirs

from turncoat.kernel.numba_internals import as_inner, inner_options, require_numba, uses_shortcuts

Target = Literal["plain", "cpu", "cuda"]
Kernel = Callable[..., Any]
AnyState = Any  # a record of any game: its own type is known only inside that game's folder

F = TypeVar("F", bound=Callable[..., Any])

CACHE_DAYS = 30
_locating = threading.Lock()


def kernel(function: F) -> F:
    """Mark a function as a kernel: it keeps to the subset of Python that all three targets run."""
    function.__kernel__ = True  # type: ignore[attr-defined]
    return function


def is_kernel(value: object) -> bool:
    return getattr(value, "__kernel__", False)


def bind(function: Kernel, **names: object) -> Kernel:
    """A kernel in which some global names mean something else: how one loop is written once and serves every game."""
    return _twin(function, {**function.__globals__, **names})


@functools.cache
def compiled(function: Kernel, target: Target) -> Kernel:
    """The function for a target. It is compiled, or read from the disk cache, at the first call."""
    if target != "cpu":
        return _inner(function, target)
    numba = require_numba()
    folder = cache_folder(function)
    _find_single_calls(function)
    with _locating:  # Numba asks for the folder once, when a function is given its cache
        before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(folder)
        try:
            return _compile_entry(_with_compiled_globals(function, target))
        finally:
            numba.config.CACHE_DIR = before


@functools.cache
def _inner(function: Kernel, target: Target) -> Kernel:
    """A function that only compiled code calls: it needs no cache of its own, because its callers' caches hold it."""
    if target == "plain":
        return function
    twin = _with_compiled_globals(function, target)
    if target == "cpu":
        return _compile_inner(twin, inline=_single_calls.get(function, False))
    from turncoat.kernel.cuda import device_function

    return device_function(twin)


# Compiling a function separately has a cost, however short it is. So a short one that is called in a single place becomes part of its caller.
# Long ones are better left alone: the time type inference takes grows faster than a function's length.
SHORT = 400  # bytes of Python's code
_single_calls: dict[Kernel, bool] = {}  # decided for each function when it is first met


def _find_single_calls(entry: Kernel) -> None:
    """Which of the functions that an entry can reach are short and called in a single place?"""
    places: Counter[Kernel] = Counter()
    left = [entry]
    while left:
        function = left.pop()
        for name in _global_names(function.__code__):
            called: Any = function.__globals__.get(name)
            if is_kernel(called):
                if called not in places:
                    left.append(called)
                places[called] += 1
    for function, calls in places.items():
        _single_calls.setdefault(function, calls == 1 and len(function.__code__.co_code) <= SHORT)


# Numba's options for every function, and for one that only compiled code calls: it needs neither a cache nor wrappers for Python, which cost time to compile.
OPTIONS = {"nogil": True, "error_model": "numpy"}
INNER_OPTIONS = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}


def _compile_entry(twin: Kernel) -> Kernel:
    """A function that Python calls, kept in the disk cache."""
    jitted: Kernel = require_numba().njit(cache=True, **OPTIONS)(twin)
    return jitted


def _compile_inner(twin: Kernel, *, inline: bool) -> Kernel:
    """A function that only compiled code calls."""
    options = {**OPTIONS, **INNER_OPTIONS, **inner_options(), "inline": "always" if inline else "never"}
    jitted: Kernel = as_inner(require_numba().njit(**options)(twin))
    return jitted


_compiling: list[Kernel] = []


def _with_compiled_globals(function: Kernel, target: Target) -> Kernel:
    if function in _compiling:
        circle = " → ".join(f.__name__ for f in [*_compiling[_compiling.index(function) :], function])
        raise TypeError(f"kernels must not call each other in a circle: {circle}")
    _compiling.append(function)
    try:
        twin = _twin(function, {name: compiled_value(name, value, target) for name, value in used_globals(function)})
    finally:
        _compiling.pop()
    # Numba names machine code after the function and counts within a process; cached by different processes, two twins of one
    # function would get one name, and the first loaded would serve for both. So the name says what the twin is made of.
    twin.__qualname__ += f"_{fingerprint(function)}"
    return twin


def compiled_value(name: str, value: Any, target: Target) -> object:
    """What a global name means in a twin."""
    if is_kernel(value):
        return _inner(value, target)
    if isinstance(value, tuple):
        return as_array(name, value)
    if target == "cuda" and isinstance(value, enum.EnumMeta):
        return as_ints(value)
    return value


def as_ints(declared: enum.EnumMeta) -> tuple[int, ...]:
    """The members of an IntEnum as ints under the same names: numba-cuda takes no such member for an index."""
    members: dict[str, int] = dict(declared.__members__)
    declare: Any = namedtuple  # whose fields mypy would know
    ints: tuple[int, ...] = declare(declared.__name__, members)(*map(int, members.values()))
    return ints


def as_array(name: str, table: tuple[Any, ...]) -> "np.ndarray[Any, np.dtype[Any]]":
    """A table (a tuple of ints, or of such tuples of one length) as the smallest array that holds it."""
    try:
        array = np.array(table, np.int64)
    except (ValueError, TypeError):
        raise TypeError(f"the table {name} is not a tuple of ints, nor of such tuples of one length") from None
    except OverflowError:
        raise OverflowError(f"the table {name} holds a number beyond 64 bits") from None
    for kind in (np.int8, np.int16, np.int32):
        if np.array_equal(array.astype(kind), array):
            return array.astype(kind)
    return array


def _twin(function: Kernel, names: dict[str, object]) -> Kernel:
    """The same code with other globals."""
    twin = types.FunctionType(function.__code__, names, function.__name__)
    twin.__module__ = function.__module__
    twin.__qualname__ = function.__qualname__
    twin.__doc__ = function.__doc__
    twin.__annotations__ = function.__annotations__
    return kernel(twin)


def used_globals(function: Kernel) -> Iterator[tuple[str, Any]]:
    """The module-level names that a function's code uses, with their values."""
    if function.__defaults__ or function.__closure__:
        raise TypeError(f"kernel {function.__qualname__} has default or captured values: pass them as arguments")
    for name in dict.fromkeys(_global_names(function.__code__)):
        if name in function.__globals__:
            value = function.__globals__[name]
            if isinstance(value, types.ModuleType | list | dict | set):
                raise TypeError(
                    f"kernel {function.__qualname__} uses {name}, a {type(value).__name__}: "
                    "kernels may use ints, IntEnums, tuples of ints and other kernels"
                )
            yield name, value


def _global_names(code: types.CodeType) -> Iterator[str]:
    yield from (step.argval for step in dis.get_instructions(code) if step.opname == "LOAD_GLOBAL")
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            yield from _global_names(constant)


def cache_folder(function: Kernel) -> Path:
    """Where the compiled code of exactly this function, with all that it calls and all its tables, is kept.

    Numba's own cache notices a change in a function's file only, not in the files of what it calls: a change of rules could run
    the old rules. So each function gets a folder named after the content of everything it can reach.
    """
    root = Path(platformdirs.user_cache_dir("turncoat", appauthor=False)) / "kernels"
    folder = root / fingerprint(function)
    if not folder.exists():
        folder.mkdir(parents=True, exist_ok=True)
        _forget_old(root)
    return folder


def _forget_old(root: Path) -> None:
    """Remove the folders that nothing has been compiled into for a month."""
    import shutil

    for folder in root.iterdir():
        if folder.stat().st_mtime < time.time() - CACHE_DAYS * 86400:
            shutil.rmtree(folder, ignore_errors=True)


@functools.cache
def fingerprint(function: Kernel) -> str:
    """A name for the content of a function, of everything that it can reach, and of how it is compiled."""
    sha = hashlib.sha256(f"{_how_code_is_made()} {function.__module__}".encode())
    met: dict[Kernel, int] = {}

    def add(value: Any) -> None:
        if not is_kernel(value):
            shown = tuple(value.__members__.items()) if isinstance(value, enum.EnumMeta) else value
            sha.update(repr(shown).encode())
        elif value in met:
            sha.update(f"kernel {met[value]}".encode())
        else:
            met[value] = len(met)
            _add_code(sha, value.__code__)
            for name, used in used_globals(value):
                sha.update(name.encode())
                add(used)

    add(function)
    return sha.hexdigest()[:24]


@functools.cache
def _how_code_is_made() -> str:
    """What decides, besides the functions themselves, which machine code comes of them: Numba, its settings, and this package with its compile options."""
    numba = require_numba()
    settings = {name: getattr(numba.config, name) for name in ("BOUNDSCHECK", "OPT", "DISABLE_JIT", "CPU_NAME")}
    source = hashlib.sha256(b"".join(path.read_bytes() for path in sorted(Path(__file__).parent.glob("*.py"))))
    return f"{numba.__version__} {settings} {uses_shortcuts()} {source.hexdigest()}"


def _add_code(sha: "hashlib._Hash", code: types.CodeType) -> None:
    sha.update(code.co_code)
    sha.update(repr((code.co_names, code.co_varnames)).encode())  # fields and enum members are names in the code
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            _add_code(sha, constant)
        else:
            sha.update(repr(constant).encode())
