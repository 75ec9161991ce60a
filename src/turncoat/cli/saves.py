"""Match files: where they lie, and how they are read and written so that none is ever lost or half there."""

import json
import os
import tempfile
from datetime import datetime
from pathlib import Path

import platformdirs

from turncoat.games import Invalid
from turncoat.match import Match

FILE_AT_MOST = 10_000_000  # bytes; a real match has some thousands


class Unwritable(Invalid):
    """A file that cannot be written; the reason is the system's."""

    def __init__(self, path: Path, error: OSError) -> None:
        self.path = path
        self.reason = error.strerror or str(error)
        super().__init__(f"{path} cannot be written: {self.reason}")


def saves_folder() -> Path:
    return Path(platformdirs.user_data_dir("turncoat", appauthor=False)) / "saves"


def new_path(game: str) -> Path:
    """A name that no file has yet."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path, number = saves_folder() / f"{stem}.json", 1
    while path.exists():
        number += 1
        path = saves_folder() / f"{stem}-{number}.json"
    return path


def newest_path(game: str | None = None) -> Path:
    """The match (of a game) that was saved last and is not over yet."""
    files = sorted(saves_folder().glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    found = next((path for path in files if is_unfinished(path, game)), None)
    if found is None:
        raise Invalid(f"there is no unfinished game{f' of {game}' if game else ''} in {saves_folder()}")
    return found


def is_unfinished(path: Path, game: str | None) -> bool:
    """Whether a file is a match (of a game) that can go on."""
    try:
        data = load_data(path)
    except Invalid:
        return False
    return isinstance(data, dict) and not data.get("over") and game in (None, data.get("game"))


def check_free(path: Path) -> Path:
    """A file that does not exist yet: saving never writes over anything but its own match."""
    if path.exists():
        raise Invalid(f"{path} exists already: name another file, or go on with it by --resume")
    return path


def save(match: Match, path: Path) -> None:
    """Write the match so that the file is whole at any time: beside it first, then in its place."""
    text = json.dumps(match.to_json(), indent=1, ensure_ascii=False) + "\n"
    try:
        if path.parent == saves_folder():
            path.parent.mkdir(parents=True, exist_ok=True)
        handle, scratch = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            Path(scratch).replace(path)
        finally:
            Path(scratch).unlink(missing_ok=True)
    except OSError as error:
        raise Unwritable(path, error) from None


def load_data(path: Path) -> object:
    """What a match file holds."""
    try:
        with path.open("rb") as file:
            raw = file.read(FILE_AT_MOST + 1)
    except OSError as error:
        raise Invalid(f"{path} cannot be read: {error.strerror or error}") from None
    if len(raw) > FILE_AT_MOST:
        raise Invalid(f"{path} is far too large for a match")
    try:
        return json.loads(raw)
    except (ValueError, RecursionError):
        raise Invalid(f"{path} is not a match: it is not JSON") from None


def load(path: Path) -> Match:
    """The match of a file."""
    try:
        return Match.from_json(load_data(path))
    except Invalid as error:
        raise Invalid(str(error) if str(path) in str(error) else f"{path}: {error}") from None
