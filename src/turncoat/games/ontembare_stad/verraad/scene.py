"""What a scene of Het Verraad has besides what `scene` says.

    orders[].castle    {white: many, black: many, blackValues: [value|null] from the lowest space, null where the viewer does not know it (at the end
                       everybody knows all), whitePrice, blackPrice: of the next token, null if there is no space, towers: many,
                       income: {category: stones that a choice of that category would bring}}
    turn.raised        towers placed this turn; turn.gifts: tokens bought
    turn.stage         "income", "actions", "influence" or "master": the phase of the turn
    gesture            also {steps: how many the Black Master may go}, {token: the space of the castle that a black token is being drawn for}
    reaction           what: also "attack", "conquest"; forMaster: is the card played for the Black Master?

These are null but in Het Verraad:

    row         [{card, stones}], three of them while the cards suffice
    master      {area: where the Black Master stands, null is outside the city; knights (beside the board), score, areas (how many), towers (how many)}
    dice        {steps, attack, defence}: those rolled in the last Black Master's phase, each a number or null; what was attacked is master.area
    tokens      {white: beside the board, black: face down and never seen, back: given back, under these, backValues: [value|null] the first to be drawn
                first}
    towersLeft  beside the board
    evil        at the end: has evil won? before it: would it, as the points are?
"""

from turncoat.games.game import Json
from turncoat.games.ontembare_stad.rules.turn import income_of
from turncoat.games.ontembare_stad.state import BOUGHT_BLIND, FOR_RED, NONE, Phase, State
from turncoat.games.ontembare_stad.tables import (
    AREA_NAMES,
    BLACK,
    BLACK_KNIGHTS,
    CATEGORIES,
    CATEGORY_NAMES,
    DARK,
    GOOD,
    KIND_NAMES,
    POWER_NAMES,
    POWERS,
    SPACES,
    TOKEN_PRICE,
    TOWERS,
)
from turncoat.games.ontembare_stad.verraad.rules.good_and_evil import is_evil


def none(number: int) -> int | None:
    return None if number == NONE else number


def owner_scene(owner: int) -> int | str | None:
    """An order, the Black Master, or nobody."""
    return "black" if owner == BLACK else none(owner)


def powers_scene(view: State) -> dict[str, Json]:
    powers = range(POWERS if view.verraad else CATEGORIES)
    return {POWER_NAMES[power]: owner_scene(view.power[power]) for power in powers}


def castle_scene(view: State, order: int) -> dict[str, Json]:
    white, black = view.kinds[order][GOOD], view.kinds[order][DARK]
    return {
        "white": white,
        "black": black,
        "blackValues": [none(value) for value in view.castle[order][:black]],
        "whitePrice": TOKEN_PRICE[white] if white < SPACES else None,
        "blackPrice": TOKEN_PRICE[black] if black < SPACES else None,
        "towers": view.kinds[order][TOWERS],
        "income": {name: income_of(view, order, i) for i, name in enumerate(CATEGORY_NAMES)},
    }


def verraad_scene(view: State) -> dict[str, Json]:
    """What is on the table in Het Verraad only."""
    if not view.verraad:
        return dict.fromkeys(("row", "master", "dice", "tokens", "towersLeft", "evil"))
    return {
        "row": [
            {"card": KIND_NAMES[view.row[place]], "stones": view.row_stones[place]} for place in range(view.row_size)
        ],
        "master": {
            "area": AREA_NAMES[view.master] if view.master != NONE else None,
            "knights": view.knights[BLACK],
            "score": view.score[BLACK],
            "areas": BLACK_KNIGHTS - view.knights[BLACK],
            "towers": view.kinds[BLACK][TOWERS],
        },
        "dice": {
            "steps": view.die_steps or None,
            "attack": view.die_attack or None,
            "defence": view.die_defence or None,
        },
        "tokens": {
            "white": view.white_left,
            "black": view.bag_left,
            "back": view.back_size,
            "backValues": [none(value) for value in view.back[: view.back_size]],
        },
        "towersLeft": view.towers_left,
        "evil": is_evil(view),
    }


def stage(view: State) -> str:
    """Which of the first three phases of a turn it is (VERRAAD-1.1); in the other modes the first is called so too."""
    if view.phase in (Phase.DRAW, Phase.DISCARD):
        return "influence" if view.draws == FOR_RED else "actions"
    early = view.phase in (Phase.CHOOSE, Phase.REFILL, Phase.BEFORE, Phase.LOOK, Phase.WIZARD, Phase.WITHDRAW)
    waits = view.phase in (Phase.TARGET, Phase.GOLDEN, Phase.REACT) and view.resume in (Phase.CHOOSE, Phase.BEFORE)
    turning = view.phase == Phase.CARD and view.purpose != BOUGHT_BLIND
    return "income" if early or waits or turning else "actions"


def tokens_of(s: State, value: int) -> int:
    """How many black tokens of a value there are, wherever they lie."""
    return s.bag[value - 1] + s.back.count(value) + sum(castle.count(value) for castle in s.castle)
