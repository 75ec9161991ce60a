"""The table as a seat sees it, to be drawn."""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from turncoat.games.rattus.actions import Verb
from turncoat.games.rattus.options import BY_MOVER
from turncoat.games.rattus.rules.end import cubes_of, pawn_will_count
from turncoat.games.rattus.rules.plague import can_flip
from turncoat.games.rattus.rules.powers import powers_are_open
from turncoat.games.rattus.rules.rats import are_alike
from turncoat.games.rattus.scene.losses import Rats, neutral_in, reckon, unseen_in
from turncoat.games.rattus.scene.losses import Unseen as UnseenFaces
from turncoat.games.rattus.sentences import symbols_of
from turncoat.games.rattus.state import (
    FROM_START,
    GONE,
    LAST_ROUND,
    NONE,
    REGULAR,
    Phase,
    State,
    cubes_in,
    has_power,
    neutral_cubes,
    regions_of,
)
from turncoat.games.rattus.tables import (
    CLASS_NAMES,
    CLASSES,
    FACE_NAMES,
    FACES,
    KING,
    KNIGHT,
    KNIGHT_CUBES,
    LETTERS,
    LIMIT,
    MERCHANT,
    MONK,
    NEIGHBOURS,
    PEASANT,
    REGION_NAMES,
    START_FACES,
    TURNS_AT_MOST,
    WITCH,
)
from turncoat.games.scene import AnyScene, Part, names_of, one_of, viewer

SYMBOL_NAMES = (*CLASS_NAMES, "majority", "all")

RegionName: TypeAlias = Annotated[str, one_of("RegionName", REGION_NAMES)]
Class: TypeAlias = Annotated[str, one_of("Class", CLASS_NAMES)]
Symbol: TypeAlias = Annotated[str, one_of("Symbol", SYMBOL_NAMES)]
PhaseName: TypeAlias = Annotated[str, one_of("Phase", names_of(Phase))]


class Face(Part, frozen=True, kw_only=True):
    """The face of a rat: how many cubes there must be, and whom it strikes, in order."""

    name: str
    limit: int
    symbols: list[Symbol]
    start: bool  # whether a starting rat has it


class Printed(Part, frozen=True, kw_only=True):
    """What is printed on the rats and the class cards."""

    faces: list[Face]  # by their numbers
    powers: Annotated[dict[Class, str], Meta(min_length=CLASSES)]  # the verb that begins each class's power
    letters: dict[str, Symbol]  # of which a face's name is made, after its limit, such as `4MKR`
    knight_cubes: int


class Rat(Part, frozen=True, kw_only=True):
    """A rat on the board."""

    origin: Literal["start", "supply"]
    looked: list[int]  # the seats that have looked at it
    face: Face | None  # None where the viewer does not know it


class Losses(Part, frozen=True, kw_only=True):
    """What the plague would take from each seat, on average and at worst."""

    expected: list[float] | None  # None where nobody can say: a player chooses which rat is turned up
    worst: list[int]


class Region(Losses, frozen=True, kw_only=True):
    """A region in play."""

    name: RegionName
    neighbours: list[int]
    cubes: list[int]  # by seat
    total: int
    rats: list[Rat]


class SeatScene(Part, frozen=True, kw_only=True):
    """A seat's cubes: those that count, those beside the board, those in the palace."""

    score: int
    stock: int
    palace: int


class LastRound(Part, frozen=True, kw_only=True):
    """Why the game ends, after whose turn, and who uses powers once more, in order (RAT-5.1, RAT-5.2)."""

    why: Literal["rats", "turns", "cubes"]
    after: int
    order: list[int]


class Unseen(Part, frozen=True, kw_only=True):
    """The faces that may still be anywhere: those of starting rats, and the others; of these so many have left the game unseen."""

    start: list[str]
    other: list[str]


class Scene(AnyScene, frozen=True, kw_only=True):
    """Europe, the seats, and what is being decided."""

    phase: PhaseName
    active: int | None
    start: int | None
    ending: Literal["last round", "everywhere"] | None  # None as long as the game does not end
    round: int
    last_round: LastRound | None
    taken: bool
    placed: bool
    pawn: int | None
    pawn_counts: bool
    counting: Losses | None  # where the plague is, if the knight let the pawn count, while that is still to be decided
    at: int | None
    counted: int | None  # the cubes there that count against a rat's limit
    rat: int | None
    first_at: int | None
    first_rat: int | None
    spread: int  # new rats still to be put
    flips: int
    supply: int  # rats beside the board
    removed: int
    regions: list[Region]
    seats: list[SeatScene]
    classes: Annotated[dict[Class, int | None], Meta(min_length=CLASSES)]  # who owns each card
    used: list[Class]  # the powers that the active seat has used this turn
    powers: list[Class]  # those that it has left, where it is time for them
    gone: list[str]
    unseen: Unseen


@cache
def face_scene(face: int) -> Face:
    """A face by its name, its limit and its symbols, in the order in which they strike; and whether a starting rat has it."""
    return Face(
        name=FACE_NAMES[face],
        limit=LIMIT[face],
        symbols=[SYMBOL_NAMES[symbol] for symbol in symbols_of(face)],
        start=face < START_FACES,
    )


POWERS = {
    PEASANT: Verb.SETTLE_MORE,
    MERCHANT: Verb.MERCHANT,
    MONK: Verb.MONK,
    KNIGHT: Verb.PLAGUE,
    WITCH: Verb.WITCH,
    KING: Verb.KING,
}
PRINTED = Printed(
    faces=[face_scene(face) for face in range(FACES)],
    powers={CLASS_NAMES[card]: verb.word for card, verb in POWERS.items()},
    letters=dict(zip(LETTERS, SYMBOL_NAMES)),
    knight_cubes=KNIGHT_CUBES,
)
ENDINGS: tuple[Literal["last round", "everywhere"] | None, ...] = (None, "last round", "everywhere")
# From the move of the plague to the knight's word.
BEFORE_COUNT = (
    Phase.SPREAD,
    Phase.READY,
    Phase.COUNT,
    Phase.MONK_TO,
    Phase.MERCHANT_TO,
    Phase.MERCHANT_CUBES,
    Phase.WITCH,
    Phase.SWAP,
)


def round_of(view: State) -> int:
    """In which round a match is; 0 before the first turn."""
    return -(-view.turns // view.seats)


def scene(view: State, seat: int) -> Scene:
    """All that a page needs to draw the table as the seat sees it; what it does not know is null."""
    unseen = unseen_in(view)
    return Scene(
        me=viewer(seat),
        phase=Phase(view.phase).name.lower(),
        mover=view.mover,
        active=none(view.active),
        start=none(view.start),
        ending=ENDINGS[view.stage],
        round=round_of(view),
        last_round=last_round_scene(view),
        taken=view.taken == 1,
        placed=view.placed == 1,
        pawn=none(view.pawn),
        pawn_counts=view.pawn_counts == 1 or (view.stage == LAST_ROUND and pawn_will_count(view)),
        counting=counting_scene(view, unseen),
        at=none(view.at),
        counted=cubes_in(view, view.at) + neutral_cubes(view, view.at) if view.at != NONE else None,
        rat=none(view.rat),
        first_at=none(view.first_at),
        first_rat=none(view.first_rat),
        spread=view.spread,
        flips=view.flips,
        supply=view.supply,
        removed=view.removed,
        regions=regions_scene(view, unseen),
        seats=[seat_scene(view, other) for other in range(view.seats)],
        classes={CLASS_NAMES[card]: none(view.owner[card]) for card in range(CLASSES)},
        used=[CLASS_NAMES[card] for card in range(CLASSES) if view.used & (1 << card)],
        powers=powers_scene(view),
        gone=[FACE_NAMES[face] for face in range(FACES) if view.seen[face] == GONE],
        unseen=unseen_scene(unseen.faces),
    )


def powers_scene(view: State) -> list[str]:
    """The powers that the active seat has left, where it is time for them (RAT-4.1); peasant and knight have theirs in the last round (RAT-5.3, RAT-5.4)."""
    if not powers_are_open(view):
        return []
    only_last = (PEASANT, KNIGHT)
    return [
        CLASS_NAMES[card]
        for card in range(CLASSES)
        if has_power(view, card) and (view.phase == Phase.LAST or card not in only_last)
    ]


def last_round_scene(view: State) -> LastRound | None:
    """Why the game ends, after whose turn, and who uses powers once more, in order (RAT-5.1, RAT-5.2)."""
    if view.stage == REGULAR:
        return None
    others = [(view.last_mover - turn) % view.seats for turn in range(1, view.seats)]
    by_rats, by_turns = view.supply == 0, view.turns == TURNS_AT_MOST * view.seats
    return LastRound(
        why="rats" if by_rats else "turns" if by_turns else "cubes",
        after=view.last_mover,
        order=[seat for seat in others if seat in view.owner],
    )


def regions_scene(view: State, unseen: UnseenFaces) -> list[Region]:
    """The regions in play."""
    seats, regions = view.seats, regions_of(view)
    look = looks(regions, tuple(view.owner), view.second_majority, unseen)
    return [
        look(
            region,
            tuple(cubes[:seats]),
            rats_in(view, region) if rats else (),
            neutral_in(view, region) if region == view.pawn else 0,
            rats > 1 and is_chosen(view, region),
        )
        for region, (cubes, rats) in enumerate(zip(view.cubes[:regions], view.rats))
    ]


def rats_in(view: State, region: int) -> Rats:
    return tuple(zip(view.origin[region][: view.rats[region]], view.looked[region], view.face[region]))


Look: TypeAlias = Callable[[int, tuple[int, ...], Rats, int, bool], Region]


@lru_cache(maxsize=2**8)
def looks(regions: int, owners: tuple[int, ...], second_majority: int, unseen: UnseenFaces) -> Look:
    """How regions look, by what they have in common: a function that makes each once for all scenes in which it looks the same."""

    @lru_cache(maxsize=2**5)
    def look(region: int, cubes: tuple[int, ...], rats: Rats, neutral: int, is_open: bool) -> Region:
        expected, worst = reckon(cubes, rats, neutral, owners, second_majority, unseen)
        return Region(
            name=REGION_NAMES[region],
            neighbours=neighbours_of(region, regions),
            cubes=list(cubes),
            total=sum(cubes),
            rats=[rat_part(len(cubes), *rat) for rat in rats],
            expected=None if is_open else list(expected),
            worst=list(worst),
        )

    return look


def is_chosen(view: State, region: int) -> bool:
    """Whether the mover would choose between rats that differ (RAT-3.4); in the end it is the lot that does."""
    several = view.rats[region] > 1 and not are_alike(view, region)
    return several and view.turned_by == BY_MOVER and view.stage == REGULAR


@cache
def neighbours_of(region: int, regions: int) -> list[int]:
    """Those in play."""
    return [other for other in range(regions) if NEIGHBOURS[region] & (1 << other)]


def counting_scene(view: State, unseen: UnseenFaces) -> Losses | None:
    """What the plague would take where it is if the knight let the pawn count (RAT-4.5), while that is still to be decided."""
    is_open = (
        view.stage == REGULAR
        and view.flips == 0
        and view.phase in BEFORE_COUNT
        and view.owner[KNIGHT] == view.active != NONE
    )
    if not is_open or not can_flip(view, view.pawn):
        return None
    cubes, rats = tuple(view.cubes[view.pawn][: view.seats]), rats_in(view, view.pawn)
    expected, worst = reckon(cubes, rats, KNIGHT_CUBES, tuple(view.owner), view.second_majority, unseen)
    return Losses(expected=None if is_chosen(view, view.pawn) else list(expected), worst=list(worst))


def rat_part(seats: int, origin: int, looked: int, face: int) -> Rat:
    return Rat(
        origin="start" if origin == FROM_START else "supply",
        looked=[seat for seat in range(seats) if looked & (1 << seat)],
        face=face_scene(face) if face != NONE else None,
    )


@lru_cache(maxsize=2**10)
def unseen_scene(faces: tuple[int, ...]) -> Unseen:
    """The faces that may still be anywhere: those of starting rats, and the others; of these so many have left the game unseen."""
    return Unseen(
        start=[FACE_NAMES[face] for face in faces if face < START_FACES],
        other=[FACE_NAMES[face] for face in faces if face >= START_FACES],
    )


def seat_scene(view: State, seat: int) -> SeatScene:
    return SeatScene(score=cubes_of(view, seat), stock=view.stock[seat], palace=view.palace[seat])


def none(number: int) -> int | None:
    return None if number == NONE else number


def pieces(s: State) -> dict[str, int]:
    """What is in the box, counted on the table: always the same numbers."""
    on_board = sum(s.rats)
    counted = {"rats": on_board + s.supply + s.removed + s.seen.count(GONE)}
    for seat in range(s.seats):
        counted[f"cubes-{seat}"] = cubes_of(s, seat) + s.stock[seat]
    return counted
