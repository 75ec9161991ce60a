"""What can be refused, as exceptions that know their status, their name for programs and their sentence."""

from turncoat.games import Reason
from turncoat.server.messages import TableView
from turncoat.server.snapshot import Snapshot

WORDS_AT_MOST = 300  # characters of what somebody sent that a sentence repeats


class Refused(Exception):
    """A request that cannot be granted. The sentence is a message of the server's own, told in the caller's language."""

    def __init__(self, status: int, kind: str, **args: int | str) -> None:
        super().__init__(kind)
        self.status = status
        self.kind = kind
        self.args_of_sentence = {
            name: arg[:WORDS_AT_MOST] if isinstance(arg, str) else arg for name, arg in args.items()
        }


class Disconnected(Exception):
    """The caller has gone; nobody reads the answer."""


class Later(Refused):
    """What cannot be done now, and is worth trying again after so many seconds."""

    def __init__(self, status: int, kind: str, seconds: int) -> None:
        super().__init__(status, kind)
        self.seconds = seconds


class TooMany(Later):
    """More than a guest or an address may ask for in so short a time."""

    def __init__(self, seconds: int = 1) -> None:
        super().__init__(429, "too-many", seconds)


class Stale(Refused):
    """The table is not as the caller thinks; the answer holds what they may see of it."""

    def __init__(self, snapshot: Snapshot, view: TableView | None = None) -> None:
        super().__init__(409, "stale")
        self.snapshot = snapshot
        self.view = view


class Forbidden(Refused):
    """The rules of the game do not allow it."""

    def __init__(self, snapshot: Snapshot, reason: Reason) -> None:
        super().__init__(422, "illegal")
        self.snapshot = snapshot
        self.reason = reason


def not_found() -> Refused:
    return Refused(404, "not-found")


def not_yours() -> Refused:
    return Refused(403, "not-your-seat")
