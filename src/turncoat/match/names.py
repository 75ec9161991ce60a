"""Names at the table: which are allowed, and what bots are called."""

from collections.abc import Iterable, Iterator

from turncoat.errors import Invalid

NAME_AT_MOST = 40
BOT_NAMES = ("Bertha", "Konrad", "Mathilde", "Otto", "Hadewych", "Floris", "Roswitha", "Wolfram")


def check_name(name: str) -> str:
    """A name as it may stand on a screen: short, and without characters that could write elsewhere on it."""
    if not 0 < len(name) <= NAME_AT_MOST or not name.isprintable() or not name.strip():
        raise Invalid(f"a name has 1 to {NAME_AT_MOST} printable characters; {name[: NAME_AT_MOST + 1]!r} has not")
    return name


def bot_names(taken: Iterable[str]) -> Iterator[str]:
    """Names for bots that begin unlike all that are taken."""
    initials = {name[:1].upper() for name in taken}
    return (name for name in BOT_NAMES if name[0] not in initials)
