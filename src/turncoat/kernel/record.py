"""`@record`: a state declared once, as ints and lists for people and as a NumPy row for machines.

    @record
    class State:
        mover: Annotated[int, int8]                       # one number
        hand: Annotated[list[list[int]], int8, 4, 6]      # a row per seat, a column per card

In plain Python the fields are ints and nested lists; packed, they are one aligned C struct without pointers, so that a
copy is one memory operation, equality is equality of bytes, and a batch of games is an array.
"""

import ast
import dataclasses
import functools
import hashlib
import itertools
import math
import struct
from collections.abc import Callable, Sequence
from typing import Any, TypeVar, dataclass_transform, get_args, get_type_hints

import numpy as np
import numpy.typing as npt

from turncoat.kernel.compile import Kernel, kernel

int8, int16, int32, int64 = np.int8, np.int16, np.int32, np.int64
FORMAT = {int8: "b", int16: "h", int32: "i", int64: "q"}

T = TypeVar("T")


@dataclasses.dataclass(frozen=True)
class Field:
    """One field of a record: its name, its kind of number and its shape (empty for a single number)."""

    name: str
    kind: type[np.signedinteger[Any]]
    shape: tuple[int, ...]

    @functools.cached_property
    def size(self) -> int:
        return math.prod(self.shape)


@dataclasses.dataclass(frozen=True)
class Layout:
    """How a record lies in memory."""

    fields: tuple[Field, ...]
    dtype: np.dtype[np.void]
    struct: struct.Struct
    read: Callable[[bytes], dict[str, Any]]  # the fields' values, from bytes
    write: Callable[[Any], bytes]  # and the other way round


@dataclass_transform()
def record(cls: type[T]) -> type[T]:
    """Turn an annotated class into a record: a dataclass with a memory layout beside it."""
    cls = dataclasses.dataclass(cls)
    cls.__layout__ = _layout(cls)  # type: ignore[attr-defined]
    return cls


def _layout(cls: type) -> Layout:
    fields = []
    for name, hint in get_type_hints(cls, include_extras=True).items():
        _, kind, *shape = get_args(hint) or (hint, None)
        if kind not in FORMAT or len(shape) > 2:
            raise TypeError(
                f"{cls.__name__}.{name}: annotate it as Annotated[int or list, int8 | int16 | int32 | int64, sizes]"
            )
        fields.append(Field(name, kind, tuple(shape)))
    dtype = np.dtype([(f.name, f.kind, f.shape) for f in fields], align=True)
    # NumPy's aligned layout and the struct module's native one are both the C compiler's.
    native = (
        "".join(f"{f.size}{FORMAT[f.kind]}" for f in fields)
        + f"0{max((FORMAT[f.kind] for f in fields), key='bhiq'.index)}"
    )
    packer = struct.Struct("@" + native)
    if packer.size != dtype.itemsize:
        raise TypeError(f"{cls.__name__}: the packed layout ({packer.size}) is not NumPy's ({dtype.itemsize})")
    return Layout(tuple(fields), dtype, packer, _written_reader(fields, packer), _written_writer(fields, packer))


def _written_reader(fields: Sequence[Field], packer: struct.Struct) -> Callable[[bytes], dict[str, Any]]:
    """A function that reads the fields of a record from bytes.

    It is written out field by field: every viewer of every move needs several, and a loop over the fields took twice as long.
    """
    values, at = [], 0
    for field in fields:
        width = field.shape[-1] if field.shape else 1
        rows = [f"n[{row}:{row + width}]" for row in range(at, at + field.size, width)]
        values.append((f"n[{at}]", "".join(rows), f"[{', '.join(rows)}]")[len(field.shape)])
        at += field.size
    parts = ", ".join(f"{field.name!r}: {value}" for field, value in zip(fields, values))
    names: dict[str, Any] = {"unpack": packer.unpack}
    exec(f"def read(data):\n n = list(unpack(data))\n return {{{parts}}}", names)
    written: Callable[[bytes], dict[str, Any]] = names["read"]
    return written


def _written_writer(fields: Sequence[Field], packer: struct.Struct) -> Callable[[Any], bytes]:
    """A function that packs a record: written out as the reader is, and for the same reason."""
    values = ("s.{}", "*s.{}", "*flat(s.{})")  # a number, a row, rows
    parts = ", ".join(values[len(field.shape)].format(field.name) for field in fields)
    names: dict[str, Any] = {"pack": packer.pack, "flat": itertools.chain.from_iterable}
    exec(f"def write(s):\n return pack({parts})", names)
    written: Callable[[Any], bytes] = names["write"]
    return written


def layout(cls: type | object) -> Layout:
    """The memory layout of a record class, or of the class of a record."""
    found: Layout = cls.__layout__  # type: ignore[union-attr]
    return found


def blank(cls: type[T]) -> T:
    """A record of zeros."""
    return unpack(cls, bytes(layout(cls).dtype.itemsize))


def copy(state: T) -> T:
    """A record that shares nothing with the first."""
    new = object.__new__(type(state))
    for name, value in vars(state).items():
        if isinstance(value, list):
            value = [row[:] for row in value] if value and isinstance(value[0], list) else value[:]
        setattr(new, name, value)
    return new


def pack(state: object) -> bytes:
    """The record as bytes; OverflowError when a value does not fit its field."""
    try:
        return layout(state).write(state)
    except (struct.error, TypeError):  # TypeError: a number where a row should be
        raise OverflowError(_misfit(state)) from None


def _misfit(state: object) -> str:
    """Name the field whose values do not fit."""
    for field in layout(state).fields:
        array = np.array(getattr(state, field.name), dtype=object)
        if array.shape != field.shape:
            return f"{type(state).__name__}.{field.name} has shape {array.shape}, not {field.shape}"
        bounds = np.iinfo(field.kind)
        for value in array.flat:
            if not isinstance(value, int):
                return f"{type(state).__name__}.{field.name} holds {value!r}, which is not a whole number"
            if not bounds.min <= value <= bounds.max:
                return f"{type(state).__name__}.{field.name} cannot hold {value}: it is {np.dtype(field.kind).name}"
    raise AssertionError("struct refused a record that fits")


def unpack(cls: type[T], data: bytes) -> T:
    """The record that `pack` made into bytes."""
    parts = layout(cls)
    if len(data) != parts.dtype.itemsize:
        raise ValueError(f"a packed {cls.__name__} has {parts.dtype.itemsize} bytes, not {len(data)}")
    new = object.__new__(cls)
    new.__dict__ = parts.read(data)
    return new


def digest(state: object) -> str:
    """Sixteen letters that stand for the whole state, the same on every machine and in every process."""
    return hashlib.blake2b(pack(state), digest_size=8).hexdigest()


def dump(state: object) -> str:
    """The record as text, a line a field."""
    return "".join(f"{name} = {value}\n" for name, value in vars(state).items())


def parse(cls: type[T], text: str) -> T:
    """The record that `dump` wrote; ValueError says what is wrong with a line."""
    new = blank(cls)
    known = {field.name for field in layout(cls).fields}
    seen = set()
    for number, line in enumerate(text.splitlines(), 1):
        name, equals, value = (part.strip() for part in line.partition("="))
        if not equals or name not in known or name in seen:
            raise ValueError(
                f"line {number}: expected one line 'field = value' for each field of {cls.__name__}, not {line!r}"
            )
        try:
            setattr(new, name, ast.literal_eval(value))
        except (ValueError, SyntaxError):
            raise ValueError(f"line {number}: {value!r} is not a number or a list of numbers") from None
        seen.add(name)
    if seen != known:
        raise ValueError(f"no line for {', '.join(sorted(known - seen))}")
    try:
        pack(new)
    except (OverflowError, TypeError) as error:
        raise ValueError(str(error)) from None
    return new


def row_of(state: object) -> Any:
    """The record as a NumPy row, as compiled rules take it; its own memory."""
    return np.frombuffer(bytearray(pack(state)), layout(state).dtype).view(np.recarray)[0]


def store(state: object, rows: npt.NDArray[np.void], index: int) -> None:
    """Write the record into one place in an array of rows."""
    rows[index] = np.frombuffer(pack(state), layout(state).dtype)[0]


def load(cls: type[T], row: Any) -> T:
    """The plain record of a NumPy row."""
    return unpack(cls, row.tobytes())


# Kernels over whole records, written field by field, since a kernel knows fields by name only


def copier(cls: type[Any]) -> Kernel:
    """A kernel that makes one record of the class equal to another: (from, into)."""
    return _written("copy_into", "s, t", [], cls, "t.{0} = s.{0}", [])


def mixer(cls: type[Any]) -> Kernel:
    """A kernel that mixes a record of the class into two 32-bit words, which then stand for it: (record, words)."""
    stir = "a = ((a ^ s.{0}) * 0x01000193) & 0xFFFFFFFF; b = ((b + s.{0}) * 0x85EBCA6B ^ (b >> 13)) & 0xFFFFFFFF"
    return _written("stir", "s, words", ["a, b = words[0], words[1]"], cls, stir, ["words[0] = a", "words[1] = b"])


def _written(name: str, args: str, before: list[str], cls: type, line: str, after: list[str]) -> Kernel:
    """A kernel that does the same for every number of a record."""
    lines = [f"def {name}({args}):", *(f"    {first}" for first in before)]
    for field in layout(cls).fields:
        place, indent = field.name, "    "
        for index, size in zip("ij", field.shape):
            lines.append(f"{indent}for {index} in range({size}):")
            place, indent = f"{place}[{index}]", indent + "    "
        lines.append(indent + line.format(place))
    names: dict[str, Any] = {"__name__": cls.__module__}
    exec("\n".join([*lines, *(f"    {last}" for last in after)]), names)
    written: Kernel = kernel(names[name])
    return written
