"""Write the page's types of messages from the server's: `web/src/lib/messages.ts` is made from `server/messages.py`."""

import inspect as python_inspect
import sys
from typing import Any

import msgspec
from msgspec import inspect

from tools import ROOT
from turncoat.server import messages

TARGET = ROOT / "web" / "src" / "lib" / "messages.ts"

HEAD = "// Made from src/turncoat/server/messages.py by `make messages`: change that file, not this one.\n"

SIMPLE = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def typescript(kind: inspect.Type) -> str:
    """A type as TypeScript writes it."""
    match kind:
        case inspect.StructType():
            return kind.cls.__name__
        case inspect.ListType():
            return f"{parenthesised(typescript(kind.item_type))}[]"
        case inspect.DictType():
            return f"Record<{typescript(kind.key_type)}, {typescript(kind.value_type)}>"
        case inspect.LiteralType():
            return " | ".join(f'"{value}"' for value in kind.values)
        case inspect.UnionType():
            return " | ".join(typescript(part) for part in kind.types)
    return SIMPLE[type(kind)]


def parenthesised(text: str) -> str:
    return f"({text})" if " | " in text else text


def interface(struct: type[msgspec.Struct]) -> str:
    """A message as an interface, with its sentence and what its fields say of themselves."""
    kind = inspect.type_info(struct)
    assert isinstance(kind, inspect.StructType)
    lines = [f"/** {' '.join((struct.__doc__ or '').split())} */", f"export interface {struct.__name__} {{"]
    if kind.tag is not None:
        lines.append(f'  {kind.tag_field}: "{kind.tag}";')
    for field in kind.fields:
        optional = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{optional}: {typescript(field.type)};")
    return "\n".join([*lines, "}"])


def generate() -> str:
    """The whole file."""
    parts = [HEAD.rstrip()]
    for name, value in vars(messages).items():
        if python_inspect.isclass(value) and issubclass(value, messages.Message):
            if value not in (messages.Message, messages.Request):
                parts.append(interface(value))
        elif name in ("Frame", "ClientMessage", "TableState"):
            parts.append(f"export type {name} = {alias(value)};")
    return "\n\n".join(parts) + "\n"


def alias(value: Any) -> str:
    kind = inspect.type_info(value)
    return typescript(kind)


if __name__ == "__main__":
    text = generate()
    if "--write" in sys.argv[1:]:
        TARGET.write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)
