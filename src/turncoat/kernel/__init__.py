"""One declaration of a state, one source of rules, three ways to run them.

`plain`  ordinary Python over ints and lists: to read, debug and test; it serves people at a table
`cpu`    compiled by Numba, cached on disk, free of the GIL: for bots and simulations
`cuda`   compiled by numba-cuda, thousands of games at once on a GPU: for training and mass analysis

This package is the only code that knows Numba. `docs/kernel.md` lists the subset of Python that works in all three.
"""

from turncoat.kernel.compile import AnyState, Kernel, Target, bind, compiled, is_kernel, kernel
from turncoat.kernel.journal import (
    WIDTH,
    Event,
    Film,
    events_of,
    new_journal,
    note,
    note1,
    note2,
    note3,
    note4,
    note5,
    note8,
)
from turncoat.kernel.numba_internals import NoCompiler
from turncoat.kernel.record import (
    blank,
    copy,
    digest,
    dump,
    int8,
    int16,
    int32,
    int64,
    load,
    pack,
    parse,
    record,
    row_of,
    store,
    unpack,
)

__all__ = [
    "WIDTH",
    "AnyState",
    "Event",
    "Film",
    "Kernel",
    "NoCompiler",
    "Target",
    "bind",
    "blank",
    "compiled",
    "copy",
    "digest",
    "dump",
    "events_of",
    "int8",
    "int16",
    "int32",
    "int64",
    "is_kernel",
    "kernel",
    "load",
    "new_journal",
    "note",
    "note1",
    "note2",
    "note3",
    "note4",
    "note5",
    "note8",
    "pack",
    "parse",
    "record",
    "row_of",
    "store",
    "unpack",
]
