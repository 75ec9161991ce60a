"""How much somebody may ask of the server, in milliseconds of its processor: for each guest, and for each address.

Not Litestar's `RateLimitConfig`: it counts HTTP requests only, under one key, and reads and writes a whole minute's history each time
(190 µs for 6,000 requests, where this takes a microsecond). A dear request counts for more here than a cheap one, and what is said on
sockets counts like what is asked by requests.
"""

import asyncio
import ipaddress
import math
from collections import Counter, OrderedDict
from functools import lru_cache
from time import monotonic
from weakref import WeakValueDictionary

from turncoat.server.problems import TooMany

REMEMBERED = 10_000
IPV6_HOME = 64  # bits: the owner of one IPv6 address has all that begin with these
ADDRESS_AT_MOST = 64  # characters; a proxy may pass on anything

# What each request and each word on a socket costs, in milliseconds of processor; measured at a table of three after 150 moves of
# De Ontembare Stad, the dearest game, and rounded up. Whatever is not named costs OTHER.
OTHER = 1.0
COSTS = {
    "connection": 0.2,  # opened, whatever is asked on it
    "flood": 10.0,  # frames of a socket that ask for nothing, until it was parted with
    "page": 0.3,
    "me": 1.0,
    "games": 0.8,
    "rules": 0.8,
    "printed": 0.8,
    "box": 6.0,  # every printed value, or checks of them
    "boxes": 40.0,  # another copy of a game is loaded
    "docs": 0.8,
    "openapi.json": 1.6,
    "tables": 6.0,  # the lobby, or a new table
    "seats": 4.0,
    "start": 6.0,
    "rematch": 6.0,
    "moves": 4.0,
    "undo": 4.0,
    "steps": 8.0,
    "foresight": 6.0,
    "lessons": 6.0,
    "replay": 20.0,  # a part of a match, each step with its scenes
    "showcase": 3.0,
    "hint": 6.0,
    "analysis": 3.0,
    "play-on": 6.0,
    "matches": 6.0,  # one from a file
    "stored": 0.0,  # the steps that a new table begins with, replayed or not
    "reckoning": 3.0,
    "picture": 8.0,  # of a board that was drawn before,
    "painted": 500.0,  # or is drawn now
    "live": 2.0,  # a socket is opened
    "told": 0.0,  # what `steps` and a socket tell first, by its steps
    "look": 4.0,
    "livemove": 4.0,
    "again": 6.0,  # a rematch, laid over the socket
    "pong": 0.05,
}
STEP = 0.1  # and each step of a match that is told
STORED_STEP = 1.0  # or stored, which fills the disk: no more of them a minute than by playing
SHARE = 0.5  # of the processor that one address gets when it has asked for much at once


def cost_of(what: str, steps: int = 0) -> float:
    """What something costs that tells of so many steps."""
    return COSTS.get(what, OTHER) + (STORED_STEP if what == "stored" else STEP) * steps


def kind_of(path: str) -> str:
    """What a path asks for, as the table of costs calls it."""
    parts = path.rstrip("/").split("/")
    if parts[1:2] == ["t"]:  # the page says what is played there, or that there is no such table
        return "table"
    if len(parts) < 3 or parts[1] != "api":
        return "page"
    if len(parts) == 3 or parts[2] not in ("games", "tables"):
        return parts[2]
    return parts[4] if len(parts) > 4 else parts[2].removesuffix("s")


def is_plain(path: str) -> bool:
    """Whether a path is written in the one way that we write it: what can be spelt in two ways can pass by a limit."""
    return path.startswith("/") and "//" not in path and "/." not in path and "\\" not in path and path.isprintable()


@lru_cache(REMEMBERED)
def address_key(host: str) -> str:
    """Whom an address stands for: itself, or for IPv6 the whole network that one household is given."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:ADDRESS_AT_MOST]
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, IPV6_HOME), strict=False))


class Limit:
    """So much a minute for each of many keys; the first minute's worth may be spent at once."""

    def __init__(self, a_minute: float) -> None:
        self._size = float(a_minute)
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # how much is left, and when

    def left(self, key: str, now: float) -> float:
        """How much a key may still spend."""
        left, when = self._buckets.get(key, (self._size, now))
        return min(self._size, left + (now - when) * self._size / 60)

    def lacks(self, left: float, amount: float) -> float:
        """How many seconds it takes until so much is there; what costs more than all of it needs a full bucket."""
        return (min(amount, self._size) - left) * 60 / self._size

    def keep(self, key: str, left: float, now: float) -> None:
        """Remember how much is left."""
        self._buckets[key] = (left, now)
        self._buckets.move_to_end(key)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)

    def allows(self, key: str) -> bool:
        """Take one, if there is one."""
        now = monotonic()
        left = self.left(key, now)
        if left < 1:
            return False
        self.keep(key, left - 1, now)
        return True


class Budget:
    """What guests and addresses may spend, and how fast: of one address only so much at once, then at SHARE of the processor.

    Without the latter somebody who spends a whole minute's worth at once would keep everybody else waiting that long.
    """

    def __init__(self, guest_a_minute: float, address_a_minute: float, at_once: float) -> None:
        self._guests = Limit(guest_a_minute)
        self._addresses = Limit(address_a_minute)
        self._at_once = at_once
        self._paid: OrderedDict[str, float] = OrderedDict()  # until when an address has used its share
        # where something of an address waits
        self._lanes: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.refused: Counter[str] = Counter()

    async def spend(self, what: str, guest: str | None, address: str, steps: int = 0) -> None:
        """Charge it, and wait until it may begin; TooMany if it cannot be paid for."""
        self.charge(what, guest, address, steps)
        lane = self._lanes.get(address)
        if lane is None and self.wait(address) > 0:
            lane = self._lanes[address] = asyncio.Lock()
        if lane is not None:
            async with lane:  # first come, first served, one at a time, however late it has become meanwhile
                await asyncio.sleep(max(0, self.wait(address)))
        self.begin(address, cost_of(what, steps))

    def charge(self, what: str, guest: str | None, address: str, steps: int = 0) -> None:
        """Take what it costs from the guest and, since a new guest costs nothing, from the address; TooMany if it is not there."""
        cost, now = cost_of(what, steps), monotonic()
        left = self._addresses.left(address, now)
        self._check("address", self._addresses.lacks(left, cost))
        if guest is not None:
            of_guest = self._guests.left(guest, now)
            self._check("guest", self._guests.lacks(of_guest, cost))
            self._guests.keep(guest, of_guest - cost, now)
        self._addresses.keep(address, left - cost, now)

    def _check(self, whose: str, seconds: float) -> None:
        if seconds > 0:
            self.refused[whose] += 1
            raise TooMany(math.ceil(seconds))

    def wait(self, address: str) -> float:
        """How many seconds work of an address has to wait for its earlier work."""
        now = monotonic()
        return self._paid.get(address, now) - now - self._at_once / 1000 / SHARE

    def begin(self, address: str, cost: float) -> None:
        """Work of an address begins now."""
        now = monotonic()
        self._paid[address] = max(now, self._paid.get(address, now)) + cost / 1000 / SHARE
        self._paid.move_to_end(address)
        if len(self._paid) > REMEMBERED:
            self._paid.popitem(last=False)
