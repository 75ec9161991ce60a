"""What is drawn in Het Verraad only."""

from turncoat.games.ontembare_stad.rules.turn import income_of
from turncoat.games.ontembare_stad.scene import Castle, Dice, Master, Owner, RowCard, Stage, Tokens
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


def none(number: int) -> int | None:
    return None if number == NONE else number


def owner_scene(owner: int) -> Owner | None:
    """An order, the Black Master, or nobody."""
    return "black" if owner == BLACK else none(owner)


def powers_scene(view: State) -> dict[str, Owner | None]:
    powers = range(POWERS if view.verraad else CATEGORIES)
    return {POWER_NAMES[power]: owner_scene(view.power[power]) for power in powers}


def castle_scene(view: State, order: int) -> Castle:
    white, black = view.kinds[order][GOOD], view.kinds[order][DARK]
    return Castle(
        white=white,
        black=black,
        black_values=[none(value) for value in view.castle[order][:black]],
        white_price=TOKEN_PRICE[white] if white < SPACES else None,
        black_price=TOKEN_PRICE[black] if black < SPACES else None,
        towers=view.kinds[order][TOWERS],
        income={name: income_of(view, order, i) for i, name in enumerate(CATEGORY_NAMES)},
    )


def row_scene(view: State) -> list[RowCard]:
    """Three cards, while these suffice."""
    return [RowCard(card=KIND_NAMES[view.row[i]], stones=view.row_stones[i]) for i in range(view.row_size)]


def master_scene(view: State) -> Master:
    return Master(
        area=AREA_NAMES[view.master] if view.master != NONE else None,
        knights=view.knights[BLACK],
        score=view.score[BLACK],
        areas=BLACK_KNIGHTS - view.knights[BLACK],
        towers=view.kinds[BLACK][TOWERS],
    )


def dice_scene(view: State) -> Dice:
    return Dice(steps=view.die_steps or None, attack=view.die_attack or None, defence=view.die_defence or None)


def tokens_scene(view: State) -> Tokens:
    return Tokens(
        white=view.white_left,
        black=view.bag_left,
        back=view.back_size,
        back_values=[none(value) for value in view.back[: view.back_size]],
    )


def stage(view: State) -> Stage:
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
