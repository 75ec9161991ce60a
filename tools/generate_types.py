"""Write the page's types from Python's: of messages from `server/messages.py` and its chapters, of each drawn game's scene from its `scene.py`."""

import inspect as python_inspect
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import get_type_hints

from msgspec import inspect

from tools import ROOT
from turncoat.games import GAMES, Game
from turncoat.games.scene import AnyScene
from turncoat.server import box_messages, catalogue_messages, messages, replay_messages

SOURCE = ROOT / "web" / "src"
HEAD = "// Made from {} by `make messages`: change that, not this.\n"
ALIASES = ("Frame", "ClientMessage", "TableState")  # of messages

SIMPLE = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


class Types:
    """Types as TypeScript writes them; whatever they name is declared, once."""

    def __init__(self) -> None:
        self.declared: dict[str, str] = {}

    def of(self, kind: inspect.Type) -> str:
        """A type's name, or what it is made of."""
        match kind:
            case inspect.Metadata(extra_json_schema={"title": title, "enum": names}):
                self.declared[title] = listed(str(title), names)
                return str(title)
            case inspect.StructType() if kind.cls is AnyScene:
                return "object"  # its own type is its game's
            case inspect.StructType():
                if kind.cls.__name__ not in self.declared:
                    self.declare(kind)
                return kind.cls.__name__
            case inspect.ListType():
                return f"{parenthesised(self.of(kind.item_type))}[]"
            case inspect.DictType():
                pair = f"Record<{self.of(kind.key_type)}, {self.of(kind.value_type)}>"
                is_whole = kind.min_length or isinstance(kind.key_type, inspect.StrType)
                return pair if is_whole else f"Partial<{pair}>"
            case inspect.LiteralType():
                return " | ".join(map(quoted, kind.values))
            case inspect.UnionType():
                return " | ".join(self.of(part) for part in kind.types)
        return SIMPLE[type(kind)]

    def declare(self, kind: inspect.StructType) -> None:
        """A struct as an interface, with its sentence."""
        name = kind.cls.__name__
        self.declared[name] = ""  # its place, in front of what it names
        lines = [f"/** {' '.join((kind.cls.__doc__ or '').split())} */", f"export interface {name} {{"]
        if kind.tag is not None:
            lines.append(f'  {kind.tag_field}: "{kind.tag}";')
        for field in kind.fields:
            optional = "" if field.required else "?"
            lines.append(f"  {field.encode_name}{optional}: {self.of(field.type)};")
        self.declared[name] = "\n".join([*lines, "}"])

    def begin(self, chapter: ModuleType) -> None:
        """A heading: what follows is declared in this module, or named first by it."""
        about = (chapter.__doc__ or "").strip().splitlines()[0]
        self.declared[chapter.__name__] = f"// {chapter.__name__.rpartition('.')[2]}.py: {about}"

    def text(self, source: str) -> str:
        return "\n\n".join([HEAD.format(source).rstrip(), *self.declared.values()]) + "\n"


def quoted(value: object) -> str:
    return f'"{value}"'


def listed(title: str, names: Sequence[str]) -> str:
    """One of these names, as a type; and all of them, in the order of their numbers."""
    return f"export const {constant(title)} = [{', '.join(map(quoted, names))}] as const;\nexport type {title} = (typeof {constant(title)})[number];"


def constant(title: str) -> str:
    """What the list of all is called: `Category` is one of `CATEGORIES`."""
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", title).upper()
    return words[:-1] + "IES" if words.endswith("Y") else words + ("ES" if words.endswith("S") else "S")


def parenthesised(text: str) -> str:
    return f"({text})" if " | " in text else text


def message_types() -> str:
    """All that goes over the wire."""
    types = Types()
    chapters = (messages, catalogue_messages, replay_messages, box_messages)
    for chapter in chapters:
        types.begin(chapter)
        for name, value in vars(chapter).items():
            if python_inspect.isclass(value) and issubclass(value, messages.Message):
                if value.__module__ == chapter.__name__ and value not in (messages.Message, messages.Request):
                    types.of(inspect.type_info(value))
            elif name in ALIASES and chapter is messages:
                types.declared[name] = f"export type {name} = {types.of(inspect.type_info(value))};"
    files = ", ".join(f"{chapter.__name__.rpartition('.')[2]}.py" for chapter in chapters)
    return types.text(f"src/turncoat/server ({files}; each is a chapter here, in this order)")


def scene_types(game: Game) -> str:
    """A game's scene and what is printed in its box, with all their parts."""
    types = Types()
    types.of(inspect.type_info(get_type_hints(game.scene)["return"]))
    types.of(inspect.type_info(type(game.printed)))
    return types.text(f"the scene of src/turncoat/games/{game.name}")


def drawings(game: Game) -> Path:
    """Where the page draws a game, if it has drawings of its own."""
    return SOURCE / "games" / game.name


def generate() -> dict[Path, str]:
    """Every file, with its text."""
    drawn = [game for game in GAMES.values() if drawings(game).is_dir()]
    return {SOURCE / "lib" / "messages.ts": message_types()} | {
        drawings(game) / "scene.gen.ts": scene_types(game) for game in drawn
    }


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("usage: python -m tools.generate_types --write")
    for path, text in generate().items():
        path.write_text(text, encoding="utf-8")
