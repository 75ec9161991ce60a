"""What keeps a worker from the database and the network, where the system can: Linux's Landlock, which any process may put on itself.

Landlock knows only what is allowed. So everything is, but the database's own files: what lies beside them, and beside each folder around them.
"""

import ctypes
import os
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

CREATE_RULESET, ADD_RULE, RESTRICT_SELF = 444, 445, 446  # system calls, the same on every architecture
NO_NEW_PRIVILEGES = 38
VERSION, BENEATH = 1, 1  # a flag: tell which version there is; a rule: what lies beneath a folder
FIRST_VERSION, VERSION_WITH_NETWORK = 3, 4
ANYTHING = (1 << 15) - 1  # that may be done with files and folders
WITH_FILES = 1 << 0 | 1 << 1 | 1 << 2 | 1 << 14  # to run, write, read and cut them
CONNECT = 1 << 1


class Ruleset(ctypes.Structure):
    """What is forbidden unless a rule allows it."""

    _fields_ = (("files", ctypes.c_uint64), ("network", ctypes.c_uint64))


class Beneath(ctypes.Structure):
    """What is allowed beneath a folder."""

    _pack_ = 1
    _fields_ = (("allowed", ctypes.c_uint64), ("folder", ctypes.c_int32))


def landlock_version() -> int:
    """Which version of Landlock the system has; less than 1 if none."""
    if sys.platform != "linux":
        return 0
    version: int = ctypes.CDLL(None).syscall(CREATE_RULESET, None, ctypes.c_size_t(0), VERSION)
    return version


def shut_out(database: Path | None) -> bool:
    """Keep this process, and all that it starts, from a database's files, if it has any, and from all connections; False where the system cannot."""
    version = landlock_version()
    if version < FIRST_VERSION:
        return False
    call = ctypes.CDLL(None).syscall
    rules = Ruleset(ANYTHING, CONNECT if version >= VERSION_WITH_NETWORK else 0)
    size = ctypes.sizeof(rules) if version >= VERSION_WITH_NETWORK else ctypes.sizeof(ctypes.c_uint64)
    ruleset = call(CREATE_RULESET, ctypes.byref(rules), ctypes.c_size_t(size), 0)
    for path in all_but(database.resolve()) if database else [Path(os.sep)]:
        folder = os.open(path, os.O_PATH | os.O_CLOEXEC)
        rule = Beneath(ANYTHING if path.is_dir() else WITH_FILES, folder)
        call(ADD_RULE, ruleset, BENEATH, ctypes.byref(rule), 0)
        os.close(folder)
    ctypes.CDLL(None).prctl(NO_NEW_PRIVILEGES, 1, 0, 0, 0)
    is_shut = call(RESTRICT_SELF, ruleset, 0) == 0
    os.close(ruleset)
    return bool(is_shut)


def all_but(database: Path) -> Iterator[Path]:
    """All that there is, but a database's files: in as few folders as can be."""
    for entry in database.parent.iterdir():
        if not entry.name.startswith(database.name) and not entry.is_symlink():
            yield entry
    for inner, outer in pairwise(database.parents):
        for entry in outer.iterdir():
            if entry != inner and not entry.is_symlink():  # where a link leads is allowed by itself, or is not
                yield entry
