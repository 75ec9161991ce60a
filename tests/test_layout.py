"""The shape of the project: layers, folders, the subset of Python in kernels, and numbered rules."""

import ast
import functools
import itertools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support import LANGUAGES, ROOT, every_game, words_of
from turncoat.games import GAMES, Game

SOURCE = ROOT / "src" / "turncoat"
MODULES = sorted(SOURCE.rglob("*.py"))
# from below
LAYERS = (
    "errors",
    "kernel",
    "games",
    "judge",
    "bots",
    "learn",
    "match",
    "drawings",
    "lab",
    "server",
    "cli",
    "doors",
)
MOST_LINES = 500


def package_of(path: Path) -> str:
    """The layer that a module is part of, or the game."""
    parts = path.relative_to(SOURCE).parts
    is_in_game = parts[0] == "games" and len(parts) > 2
    return "/".join(parts[: 2 if is_in_game else 1])


PACKAGES = {name: list(paths) for name, paths in itertools.groupby(sorted(MODULES, key=package_of), package_of)}
every_package = pytest.mark.parametrize("modules", PACKAGES.values(), ids=list(PACKAGES))


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@functools.cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(text_of(path))


@functools.cache
def imports(path: Path) -> set[str]:
    """The full names of all that a module imports, wherever in it."""
    found = set()
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name} has a relative import"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def layer_of(parts: tuple[str, ...]) -> int:
    """How high a module stands; what starts the program stands above all."""
    if parts[0] in ("__init__.py", "__main__.py"):
        return len(LAYERS)
    return LAYERS.index(parts[0].removesuffix(".py"))


# Layers


@every_package
def test_layers_import_only_from_those_below(modules: list[Path]) -> None:
    for path in modules:
        layer = layer_of(path.relative_to(SOURCE).parts)
        for name in imports(path):
            package, *parts = name.split(".")
            if package == "turncoat" and parts[0] in LAYERS:
                assert LAYERS.index(parts[0]) <= layer, f"{path}: {name} is above {LAYERS[layer]}"


@every_package
def test_only_the_kernel_knows_numba(modules: list[Path]) -> None:
    if package_of(modules[0]) != "kernel":
        assert names_from(modules, ("numba", "llvmlite")) == {}


@every_package
def test_numbas_private_parts_are_behind_one_fence(modules: list[Path]) -> None:
    outside = [path for path in modules if path.name != "numba_internals.py"]
    assert names_from(outside, ("numba.core", "numba.cuda.", "llvmlite")) == {}


def names_from(modules: list[Path], packages: tuple[str, ...]) -> dict[Path, list[str]]:
    """What modules import from some packages."""
    found = {path: [name for name in imports(path) if name.startswith(packages)] for path in modules}
    return {path: names for path, names in found.items() if names}


@every_game
def test_games_do_not_know_each_other(game: Game) -> None:
    others = {f"turncoat.games.{name}" for name in GAMES} - {f"turncoat.games.{game.name}"}
    for path in game.folder.rglob("*.py"):
        assert not {name for name in imports(path) if any(f"{name}.".startswith(f"{other}.") for other in others)}


# Files


@pytest.mark.parametrize(
    "name", ["requirements.lock", "web/package-lock.json", "tools/peers/boardgameio/package-lock.json"]
)
def test_lock_files_hold_no_addresses(name: str) -> None:
    assert "://" not in text_of(ROOT / name), "run `make lock`"


@pytest.mark.parametrize("folder", ["src", "tests", "tools"])
def test_no_file_is_longer_than_a_person_reads_at_once(folder: str) -> None:
    files = list((ROOT / folder).rglob("*.py"))
    assert [str(path) for path in files if len(text_of(path).splitlines()) > MOST_LINES] == []


FILES = {
    *("__init__.py", "actions.py", "advice", "box.py", "components.toml", "events.py", "hidden.py", "lessons.toml"),
    *("reckoning.py", "rules", "scene", "sentences", "state.py", "tables.py", "why"),
    *(f"locale/{kind}{language}.ftl" for kind in ("", "teach/", "box/") for language in LANGUAGES),
}


# What any expansion adds to a game
ADDED = {"__init__.py", "rules", *(f"locale/{kind}{language}.ftl" for kind in ("", "teach/") for language in LANGUAGES)}


def files_in(folder: Path) -> set[str]:
    """The files of a game's folder, or of an expansion's inside it; what is long may be a folder instead of a file."""
    files = {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}
    long = r"^(advice|rules|scene|sentences|why)(\.py|/.*)$"
    return {re.sub(long, r"\1", name) for name in files if "__pycache__" not in name}


@every_game
def test_every_game_folder_has_the_same_files(game: Game) -> None:
    """A folder with words of its own is an expansion: it has those files to which it adds something."""
    expansions = [path.parent for path in game.folder.glob("*/locale")]
    inside = tuple(f"{folder.name}/" for folder in expansions)
    wanted = FILES | {"options.py"} if game.options else FILES
    assert {name for name in files_in(game.folder) if not name.startswith(inside)} == wanted
    for folder in expansions:
        assert ADDED <= files_in(folder) <= wanted


def test_every_game_folder_is_registered_and_documented() -> None:
    folders = {path.parent.name for path in (SOURCE / "games").glob("*/__init__.py")}
    assert set(GAMES) == folders
    assert {path.stem for path in (ROOT / "docs" / "games").glob("*.md")} == folders | set(EXPANSIONS)


@every_game
def test_every_preset_names_a_value_for_every_option(game: Game) -> None:
    for options in game.presets.values():
        assert {option.name: options[option.name] in option.values for option in game.options} == dict.fromkeys(
            options, True
        )


# Kernels

OUTSIDE_THE_SUBSET = (
    *(ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.Yield, ast.YieldFrom, ast.Await),
    *(ast.JoinedStr, ast.Dict, ast.Set, ast.List, ast.Starred, ast.Lambda, ast.Slice),
    *(ast.Try, ast.TryStar, ast.With, ast.Raise, ast.Assert, ast.Global, ast.Nonlocal, ast.Delete),
    *(ast.FunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom),
)


def kernels(path: Path) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.FunctionDef) and any(
            isinstance(decorator, ast.Name) and decorator.id == "kernel" for decorator in node.decorator_list
        ):
            yield node


def strays(function: ast.FunctionDef) -> list[str]:
    """What a kernel does that not every target can; annotations and the docstring are for people."""
    docstring = function.body[0] if ast.get_docstring(function) else None
    nodes = [node for statement in function.body if statement is not docstring for node in ast.walk(statement)]
    return [
        f"{function.name}, line {node.lineno}: {type(node).__name__}"
        for node in nodes
        if isinstance(node, OUTSIDE_THE_SUBSET)
        or (isinstance(node, ast.Constant) and isinstance(node.value, str | bytes | float))
    ]


@every_package
def test_kernels_keep_to_the_subset(modules: list[Path]) -> None:
    for path in modules:
        for function in kernels(path):
            assert strays(function) == [], path
            assert not function.args.defaults, f"{path}: {function.name}"
            assert ast.get_docstring(function), f"{path}: {function.name} says nothing"


def test_strays_from_the_subset_are_found() -> None:
    body = "@kernel\ndef f(s):\n    'doc'\n    a = [x for x in s]\n    try:\n        b = f'{s}'\n    except E:\n        pass\n    return {}"
    function = ast.parse(body).body[0]
    assert isinstance(function, ast.FunctionDef)
    assert {line.split()[-1] for line in strays(function)} == {"ListComp", "Try", "JoinedStr", "Dict"}


def test_there_are_kernels_to_check() -> None:
    assert sum(len(list(kernels(path))) for path in MODULES) > 100


# Every rule has a number

RULE = re.compile(r"\b([A-Z]+)-(\d+)\.(\d+)\b")
EXPANSIONS = {"het_verraad": "ontembare_stad"}  # a handbook of its own, for the game that it expands


def rules_in(*paths: Path) -> set[str]:
    return {match.group() for path in paths for match in RULE.finditer(text_of(path))}


def handbooks(game: Game) -> list[Path]:
    """The game's, and those of its expansions."""
    names = [game.name, *(name for name, expanded in EXPANSIONS.items() if expanded == game.name)]
    return [ROOT / "docs" / "games" / f"{name}.md" for name in names]


def stated_in(path: Path) -> set[str]:
    """The rules that a handbook states: `- **VER-1.1** …`."""
    return set(re.findall(r"^- \*\*([A-Z]+-\d+\.\d+)\*\*", text_of(path), re.MULTILINE))


def stated(game: Game) -> set[str]:
    return {rule for path in handbooks(game) for rule in stated_in(path)}


def named_in_source(game: Game) -> set[str]:
    return rules_in(*(path for path in game.folder.rglob("*.py")))


def named_in_rules(game: Game) -> set[str]:
    names = ("rules.py", "hidden.py", "state.py")
    return rules_in(*(path for path in game.folder.rglob("*.py") if path.name in names or path.parent.name == "rules"))


def named_as_reason(game: Game) -> set[str]:
    """Why something may not be done now is also said by the order of play, and what replaces a rule by the table of rules."""
    reasons = [path for path in game.folder.rglob("*.py") if path.name == "why.py" or path.parent.name == "why"]
    return rules_in(
        *reasons, *game.folder.glob("rules/__init__.py"), *game.folder.rglob("options.py"), game.folder / "events.py"
    )


def named_in_tests(game: Game) -> set[str]:
    return rules_in(*(path for path in (ROOT / "tests").rglob("*.py") if path != Path(__file__)))


@pytest.mark.parametrize("where", [named_in_rules, named_as_reason, named_in_tests], ids=lambda where: where.__name__)
@every_game
def test_every_rule_is_named(game: Game, where: object) -> None:
    assert callable(where)
    assert stated(game) - where(game) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_every_rule_can_be_read_in_every_language(game: Game, language: str) -> None:
    wanted = {f"rule-{rule.replace('.', '-')}" for rule in stated(game)}
    assert wanted == {message for message in words_of(game)[language] if re.fullmatch(r"rule-[A-Z]+-\d+-\d+", message)}


@every_game
def test_no_rule_is_named_that_is_not_stated(game: Game) -> None:
    for path in handbooks(game):
        assert len(stated_in(path)) > 5
        assert len({rule.partition("-")[0] for rule in stated_in(path)}) == 1
    prefixes = {rule.partition("-")[0] for rule in stated(game)}
    paths = [
        path
        for folder in ("src", "tests", "tools", "docs")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in SUFFIXES
    ]
    named = {rule for rule in rules_in(*paths) if rule.partition("-")[0] in prefixes}
    assert named - stated(game) == set()
    assert named_in_source(game) <= stated(game)  # no other game's rules either


SUFFIXES = (".py", ".md", ".toml", ".ftl", ".perft")


def test_games_share_no_rule_numbers() -> None:
    every = [rule for game in GAMES.values() for rule in stated(game)]
    assert len(every) == len(set(every))
