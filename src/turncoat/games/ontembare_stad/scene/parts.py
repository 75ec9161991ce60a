"""Parts of the scene that are drawn in every mode, with and without the expansion."""

from turncoat.games.ontembare_stad.scene.shapes import Owner, TurnPart
from turncoat.games.ontembare_stad.state import BOUGHT_BLIND, FOR_RED, NONE, Phase, State
from turncoat.games.ontembare_stad.tables import BLACK, POWER_NAMES


def none(number: int) -> int | None:
    return None if number == NONE else number


def owner_scene(owner: int) -> Owner | None:
    """An order, the Black Master, or nobody."""
    return "black" if owner == BLACK else none(owner)


def powers_scene(view: State, powers: int) -> dict[str, Owner | None]:
    """Who has each of the first so many great powers."""
    return {POWER_NAMES[power]: owner_scene(view.power[power]) for power in range(powers)}


def strengths_scene(view: State, powers: int) -> dict[str, list[int]]:
    """How much each order, and last the Black Master, has of what the first so many great powers count (STAD-8.8, VERRAAD-10.2)."""
    counted = [*view.kinds[: view.orders], view.kinds[BLACK]]
    return {POWER_NAMES[power]: [kinds[power] for kinds in counted] for power in range(powers)}


def turn_part(view: State) -> TurnPart:
    """Which of the first three phases of a turn it is (VERRAAD-1.1); in the other modes the first is called so too."""
    if view.phase in (Phase.DRAW, Phase.DISCARD):
        return "influence" if view.draws == FOR_RED else "actions"
    windows = (Phase.CHOOSE, Phase.BEFORE, Phase.INCOME)
    early = view.phase in (*windows, Phase.REFILL, Phase.LOOK, Phase.WIZARD, Phase.WITHDRAW)
    waits = view.phase in (Phase.TARGET, Phase.GOLDEN, Phase.REACT) and view.resume in windows
    turning = view.phase == Phase.CARD and view.purpose != BOUGHT_BLIND
    return "income" if early or waits or turning else "actions"
