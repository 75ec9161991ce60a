"""What a player may decide, and what chance may bring.

A rat on the board is named by its region and its place there, 1 to 3; a face by its limit and its letters.
"""

from turncoat.games.actions import ActionSpace, Span
from turncoat.games.rattus.tables import CLASS_NAMES, FACE_NAMES, MERCHANT_CUBES, RATS_AT_MOST, REGION_NAMES, SEATS

_RATS = tuple(f"{region}.{rat + 1}" for region in REGION_NAMES for rat in range(RATS_AT_MOST))

SPACE = ActionSpace(
    "Rattus",
    Span("start", tuple(range(SEATS)), "chance: who is start player"),
    Span("pawn", REGION_NAMES, "chance: where the plague begins"),
    Span("flip", tuple(range(1, RATS_AT_MOST + 1)), "chance: which rat is turned up"),
    Span("face", FACE_NAMES, "chance: what a rat shows"),
    Span("settle", REGION_NAMES, "put cubes there: two at the start, else as many as there are rats"),
    Span("settle-more", REGION_NAMES, "peasant: put one more; in the last round, one"),
    Span("take", CLASS_NAMES, "take a class card"),
    Span("plague", REGION_NAMES, "move the plague there"),
    Span("spread", REGION_NAMES, "put a new rat there"),
    Span("monk", _RATS, "monk: move this rat; `to` says where"),
    Span("merchant", REGION_NAMES, "merchant: move cubes from here; `to` says where, `cubes` how many"),
    Span("king", REGION_NAMES, "king: bring a cube from here into the palace"),
    Span("witch", _RATS, "witch: look at this rat"),
    Span("to", REGION_NAMES, "the target of the monk or the merchant"),
    Span("cubes", tuple(range(1, MERCHANT_CUBES + 1)), "how many cubes the merchant moves"),
    Span("swap", (), "witch: exchange the two rats"),
    Span("count", (), "knight: the pawn counts as two cubes"),
    Span("done", (), "no card, no cubes, no more powers, not that"),
)

START, PAWN, FLIP, FACE = (SPACE.first(verb) for verb in ("start", "pawn", "flip", "face"))
SETTLE, SETTLE_MORE, TAKE = (SPACE.first(verb) for verb in ("settle", "settle-more", "take"))
PLAGUE, SPREAD = (SPACE.first(verb) for verb in ("plague", "spread"))
MONK, MERCHANT, KING, WITCH = (SPACE.first(verb) for verb in ("monk", "merchant", "king", "witch"))
TO, CUBES, SWAP, COUNT, DONE = (SPACE.first(verb) for verb in ("to", "cubes", "swap", "count", "done"))
