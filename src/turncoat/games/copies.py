"""A game with the values of somebody's box.

The rules read what is printed as constants (`tables.py`): that keeps them readable, and compiled rules fast. So a game with other values is another
copy of its modules: the same files, loaded once more under a name of their own (`turncoat.games.verraeter_ab12cd34ef56`), in which whatever they
import from their game is that copy's. Nothing that is loaded already changes, and a copy that nobody uses any more is forgotten.
"""

import ast
import functools
import sys
import threading
import types
from collections import OrderedDict
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from weakref import WeakValueDictionary

import turncoat.games
from turncoat.errors import Invalid
from turncoat.games.box import read_box, with_values
from turncoat.games.components import Components, given
from turncoat.games.game import Game

PACKAGE = turncoat.games.__name__
KEPT = 24  # copies; one takes 1 to 9 megabytes

_copies: OrderedDict[str, Game] = OrderedDict()  # by the digests of their components: those used last
_alive: WeakValueDictionary[str, Game] = WeakValueDictionary()  # and all that anybody still plays
_loading = threading.RLock()


def game_with(name: str, box: str | None) -> Game:
    """A game with the values of a box, given as its file; ours without one. Invalid if it cannot be played with them."""
    ours = turncoat.games.GAMES[name]
    if box is None:
        return ours
    return game_of(ours, with_values(ours.contents.values, ours.box, _read(name, box)))


@functools.lru_cache(KEPT)
def _read(name: str, box: str) -> dict[str, int | str | bool]:
    ours = turncoat.games.GAMES[name]
    return read_box(ours.contents.values, ours.box, box)


def game_of(ours: Game, components: Components) -> Game:
    """A game with these components: ours, a copy that is kept, or a new one. Loading it takes up to half a second."""
    if components.digest == ours.components:
        return ours
    if (obstacle := next(ours.box.obstacles(components.values), None)) is not None:
        raise Invalid(f"{ours.title} cannot be played with these values ({obstacle.message})")
    with _loading:
        found = _alive.get(components.digest) or _load(ours, components)
        _copies[components.digest] = _alive[components.digest] = found
        _copies.move_to_end(components.digest)
        if len(_copies) > KEPT:
            _forget(*_copies.popitem(last=False))
    return found


def loaded(digest: str) -> Game | None:
    """The copy with these components, if there is one."""
    return _alive.get(digest)


def box_of(game: Game) -> str | None:
    """The file of a game's box, unless it is ours: with it, any process can have the same game."""
    return None if game is turncoat.games.GAMES[game.name] else game.contents.text


def _load(ours: Game, components: Components) -> Game:
    with given(components):
        game: Game = import_module(f"{PACKAGE}.{ours.name}_{components.digest}").GAME
    return game


def _forget(digest: str, game: Game) -> None:
    """Drop a copy's modules; matches that still use it keep them alive."""
    copy = f"{game.name}_{digest}"
    if not hasattr(turncoat.games, copy):  # it was forgotten before, and somebody played on
        return
    for module in [name for name in sys.modules if f"{name}.".startswith(f"{PACKAGE}.{copy}.")]:
        del sys.modules[module]
    delattr(turncoat.games, copy)


class CopyFinder(MetaPathFinder):
    """Finds the modules of a copy: the files of the game."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: types.ModuleType | None = None
    ) -> ModuleSpec | None:
        copy, *inside = fullname.removeprefix(f"{PACKAGE}.").split(".")
        name, _, digest = copy.rpartition("_")
        if not fullname.startswith(f"{PACKAGE}.{name}_{digest}") or name not in turncoat.games.NAMES:
            return None
        place = Path(turncoat.games.GAMES[name].folder, *inside)
        file = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
        depth = len(inside) + place.is_dir()
        return spec_from_file_location(fullname, file, loader=CopyLoader(file, f"{PACKAGE}.{name}", depth))


class CopyLoader(Loader):
    """Runs a file of a game so many folders deep in it, as part of a copy."""

    def __init__(self, file: Path, game: str, depth: int) -> None:
        self._file = file
        self._game = game
        self._depth = depth

    def is_package(self, fullname: str) -> bool:
        return self._file.name == "__init__.py"

    def exec_module(self, module: types.ModuleType) -> None:
        exec(code_of(self._file, self._game, self._depth), vars(module))


@functools.cache
def code_of(file: Path, game: str, depth: int) -> types.CodeType:
    """A file's code, in which imports from its own game are relative: whichever copy runs it imports from itself."""
    tree = ast.parse(file.read_bytes())
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and f"{node.module}.".startswith(f"{game}."):
            node.module = str(node.module).removeprefix(game).removeprefix(".") or None
            node.level = depth
    return compile(tree, file, "exec", dont_inherit=True)


sys.meta_path.insert(0, CopyFinder())  # before what would find the same files and leave their imports alone
