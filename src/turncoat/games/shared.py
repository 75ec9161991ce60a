"""Records that are only read, sharing what they have in common: positions of one match are nearly alike, and so are different seats' views of one.

Opening, hiding and packing everything for every viewer of every move took longer than all the rest of what a viewer is shown.
Nobody may change such a record: others have parts of it.
"""

import dis
import functools
import inspect
import struct
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from operator import itemgetter
from types import CodeType, FunctionType
from typing import Any, NamedTuple

from turncoat.kernel.compile import Kernel, is_kernel, used_globals
from turncoat.kernel.record import FORMAT, Field, layout

VALUES = 512  # of each field that are kept
WIDE = 16  # numbers in a row, from which on it takes less to see that all of them are zero than to pack them


@dataclass(frozen=True)
class Run:
    """Fields that lie one after another, with nothing in between; or a wide one by itself."""

    fields: list[Field]
    start: int

    @functools.cached_property
    def packer(self) -> struct.Struct:
        return struct.Struct("=" + "".join(f"{field.size}{FORMAT[field.kind]}" for field in self.fields))

    @property
    def end(self) -> int:
        return self.start + self.packer.size

    @property
    def is_wide(self) -> bool:
        """Whether it is rows of many numbers each: hands, of which most rows are empty."""
        return len(self.fields[0].shape) == 2 and self.fields[0].shape[1] >= WIDE


def runs_of(cls: type, fields: Iterable[Field]) -> list[Run]:
    """Where some of a record's fields lie."""
    offsets = {name: place[1] for name, place in (layout(cls).dtype.fields or {}).items()}
    runs: list[Run] = []
    for field in fields:
        alone = Run([field], offsets[field.name])
        if runs and runs[-1].end == alone.start and not (alone.is_wide or runs[-1].is_wide):
            runs[-1] = Run([*runs[-1].fields, field], runs[-1].start)
        else:
            runs.append(alone)
    return runs


# Opening


def opener(cls: type) -> Callable[[bytes], Any]:
    """A function that opens a packed record to be read. Equal lists are one list; it is written out as the record's own reader is."""
    fields = layout(cls).fields
    names: dict[str, Any] = {}
    form, at, lines = "=", 0, []
    for field in fields:
        (run,) = runs_of(cls, [field])
        if field.shape:
            names[f"list_{field.name}"] = functools.lru_cache(VALUES)(functools.partial(_values, field, run.packer))
            lines.append(f"'{field.name}': list_{field.name}(data[{run.start}:{run.end}])")
        else:
            form, at = f"{form}{run.start - at}x{FORMAT[field.kind]}", run.end
            lines.append(f"'{field.name}': next_()")
    numbers = struct.Struct(f"{form}{layout(cls).dtype.itemsize - at}x").unpack
    fill = _written(f"data, next_: {{{', '.join(lines)}}}", names)

    def opened(data: bytes) -> Any:
        new: Any = object.__new__(cls)
        new.__dict__ = fill(data, iter(numbers(data)).__next__)
        return new

    return opened


def _values(field: Field, packer: struct.Struct, data: bytes) -> list[Any]:
    """The list, or the list of rows, that a field's bytes are."""
    numbers = list(packer.unpack(data))
    if len(field.shape) == 1:
        return numbers
    width = field.shape[1]
    return [numbers[start : start + width] for start in range(0, field.size, width)]


# Hiding


class Changed(NamedTuple):
    """What a kernel made of a record: the fields that it may have changed, as they are then, and their bytes."""

    values: dict[str, Any]
    parts: tuple[bytes, ...]


class Overlay:
    """What a kernel makes of records of a class, as far as it can make anything of them.

    What it reads and what it may change is read off its code: a kernel has no other way to a field than by its name.
    """

    def __init__(self, function: Kernel, cls: type) -> None:
        found = Names(cls)
        found.add(function)
        fields = layout(cls).fields
        changeable = [field for field in fields if field.name in (found.named if field.shape else found.is_set)]
        runs = runs_of(cls, changeable)
        if any(names_in(question.__code__)[0] & found.is_set for question in found.questions):
            raise TypeError(f"{function.__qualname__} sets what it asks about")
        self._function, self._cls = function, cls
        self._used = part_reader(cls, [field for field in fields if field.name in found.named | found.is_set])
        self._questions = found.questions
        self._copied = _written_copy(changeable)
        self._parts = _written_parts(runs)
        ends, starts = [0, *(run.end for run in runs)], [*(run.start for run in runs), layout(cls).dtype.itemsize]
        self._kept = [slice(end, start) for end, start in zip(ends, starts)]

    def depends_on(self, data: bytes, state: Any) -> tuple[Any, ...]:
        """All of a record that the kernel's result depends on."""
        return self._used(data), *[question(state) for question in self._questions]

    def run(self, state: Any, seat: int) -> Changed:
        """What the kernel makes of a record, which stays as it is."""
        values = self._copied(state)
        new = self.record(state, values)
        self._function(new, seat)
        values = {name: getattr(new, name) for name in values}
        return Changed(values, self._parts(new))

    def record(self, state: Any, values: dict[str, Any]) -> Any:
        """A record with these values in place of its own."""
        new: Any = object.__new__(self._cls)
        new.__dict__ = {**state.__dict__, **values}
        return new

    def packed(self, data: bytes, changed: Changed) -> bytes:
        """The bytes of a record of which this was changed."""
        kept = [data[part] for part in self._kept]
        return b"".join([*chain.from_iterable(zip(kept, changed.parts)), kept[-1]])


class Names:
    """What a kernel, with all that it calls, names after a dot.

    A question is a kernel that reads nothing but numbers of a record, and asks no others: what it answers matters, not the numbers. (Whether
    roles lie open depends on the phase, which changes more often.)
    """

    def __init__(self, cls: type) -> None:
        self._fields = {field.name: field for field in layout(cls).fields}
        self._met: set[Kernel] = set()
        self.named: set[str] = set()
        self.is_set: set[str] = set()
        self.questions: list[Kernel] = []

    def add(self, function: Kernel) -> None:
        """Look at a kernel, and at those that it calls."""
        self._met.add(function)
        named, is_set = names_in(function.__code__)
        self.named |= named
        self.is_set |= is_set
        for called in kernels_in(function):
            if called not in self._met and called not in self.questions:
                if self._is_question(called):
                    self.questions.append(called)
                else:
                    self.add(called)

    def _is_question(self, function: Kernel) -> bool:
        named, is_set = names_in(function.__code__)
        read = named & self._fields.keys()
        only_reads = not is_set and function.__code__.co_argcount == 1 and not kernels_in(function)
        return only_reads and bool(read) and not any(self._fields[name].shape for name in read)


def names_in(code: CodeType) -> tuple[set[str], set[str]]:
    """The names that code reads after a dot, and those that it sets."""
    steps = list(dis.get_instructions(code))
    named = {step.argval for step in steps if step.opname in ("LOAD_ATTR", "LOAD_METHOD")}
    is_set = {step.argval for step in steps if step.opname == "STORE_ATTR"}
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            more, more_set = names_in(constant)
            named, is_set = named | more, is_set | more_set
    return named, is_set


def kernels_in(function: Kernel) -> list[Kernel]:
    """The kernels that a kernel calls."""
    return [used for _, used in used_globals(function) if is_kernel(used)]


# What depends on what


def part_reader(cls: type, fields: Iterable[Field]) -> Callable[[bytes], Any]:
    """A function that takes the bytes of some fields out of a packed record."""
    runs = runs_of(cls, fields)
    if not runs:
        return lambda data: None
    return itemgetter(*(slice(run.start, run.end) for run in runs))


def fields_read(cls: type, *functions: Callable[..., Any]) -> list[Field]:
    """The fields of a record that functions may read: those that they, and all that they can reach, name after a dot."""
    named: set[str] = set()
    for code in _reached(functions, set()):
        named |= names_in(code)[0]
    return [field for field in layout(cls).fields if field.name in named]


def _reached(values: Iterable[Any], met: set[int]) -> Iterator[CodeType]:
    """The code of functions among these values, and of all that their code can reach by name."""
    for value in values:
        value = inspect.unwrap(value) if callable(value) else value
        if id(value) in met:
            continue
        met.add(id(value))
        if isinstance(value, FunctionType):
            yield value.__code__
            used = [value.__globals__[name] for name in names_used(value.__code__) if name in value.__globals__]
            yield from _reached([*used, *(cell.cell_contents for cell in value.__closure__ or ())], met)
        elif isinstance(value, functools.partial):
            yield from _reached([value.func, *value.args], met)
        elif isinstance(value, Mapping):
            yield from _reached(value.values(), met)
        elif isinstance(value, list | tuple):
            yield from _reached(value, met)


def names_used(code: CodeType) -> Iterator[str]:
    """The names that code looks up, in the comprehensions and functions inside it too."""
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from names_used(constant)


def _written_copy(fields: list[Field]) -> Callable[[Any], dict[str, Any]]:
    """A function that copies these fields of a record; written out as the record's own reader is, and for the same reason."""
    forms = ("s.{0}", "s.{0}[:]", "[row[:] for row in s.{0}]")
    parts = ", ".join(f"{field.name!r}: {forms[len(field.shape)].format(field.name)}" for field in fields)
    return _written(f"s: {{{parts}}}", {})


def _written_parts(runs: list[Run]) -> Callable[[Any], tuple[bytes, ...]]:
    """A function that packs these runs of a record."""
    forms = ("s.{0}", "*s.{0}", "*flat(s.{0})")
    names: dict[str, Any] = {"flat": chain.from_iterable}
    parts = []
    for number, run in enumerate(runs):
        name = f"pack{number}"
        names[name] = packer_of_rows(run.fields[0]) if run.is_wide else run.packer.pack
        values = [forms[0 if run.is_wide else len(field.shape)].format(field.name) for field in run.fields]
        parts.append(f"{name}({', '.join(values)}), ")
    return _written(f"s: ({''.join(parts)})", names)


def packer_of_rows(field: Field) -> Callable[[list[list[int]]], bytes]:
    """A function that packs rows of which most are empty."""
    row = struct.Struct(f"={field.shape[1]}{FORMAT[field.kind]}")
    empty, pack = [0] * field.shape[1], row.pack
    packed = bytes(row.size)
    return lambda rows: b"".join([packed if numbers == empty else pack(*numbers) for numbers in rows])


def _written(function: str, names: dict[str, Any]) -> Callable[..., Any]:
    exec(f"written = lambda {function}", names)
    written: Callable[..., Any] = names["written"]
    return written
