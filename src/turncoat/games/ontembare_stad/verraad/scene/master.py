"""What is drawn of the Black Master's phase: where he can go and by which way, and what an attack may bring."""

from functools import cache

from turncoat.games.ontembare_stad.scene.purchase import ROOM, areas_in, changes_of
from turncoat.games.ontembare_stad.scene.shapes import Fight, Odds, Way
from turncoat.games.ontembare_stad.state import ATTACK, NONE, Phase, State, owner_of
from turncoat.games.ontembare_stad.tables import (
    AREA_NAMES,
    BLACK,
    DARK,
    DIE_SIDES,
    GATE_STEPS,
    GATES,
    GOOD,
    NEAR,
)
from turncoat.games.ontembare_stad.verraad.rules.attack import archers_of, attack_of, conquer, defence_of
from turncoat.games.ontembare_stad.verraad.rules.master import reach
from turncoat.kernel import copy, new_journal
from turncoat.kernel.bits import lowest


def ways_scene(view: State) -> dict[str, Way]:
    """The shortest way to each area that he may go to, at most as far as a die says (VERRAAD-7.2 to VERRAAD-7.6)."""
    is_open = view.phase == Phase.MASTER  # neither the die nor the tokens are chosen yet
    most, sure = (DIE_SIDES, view.kinds[view.active][DARK]) if is_open else (view.steps, view.steps)
    within = passed_within(view, most)
    ends = reach(view, most, view.owned[view.active])
    ways: dict[int, list[str]] = {view.master: []}
    found = {}
    for steps in range(1, most + 1):
        left = within[steps] & ~within[steps - 1]
        while left:
            area = lowest(left)
            left &= left - 1
            ways[area] = [*ways[area_before(view, within, steps, area)], AREA_NAMES[area]]
            if ends >> area & 1:
                found[AREA_NAMES[area]] = Way(steps=steps, through=ways[area], sure=steps <= sure)
    return found


def passed_within(view: State, most: int) -> list[int]:
    """Where he may be after so many steps at most, from none on, also on the towers that let him pass."""
    there = copy(view)
    there.towers &= ~(view.owned[view.active] | view.owned[BLACK])
    start = 0 if view.master == NONE else 1 << view.master
    return [start, *(reach(there, steps, 0) | start for steps in range(1, most + 1))]


def area_before(view: State, within: list[int], steps: int, area: int) -> int:
    """Where he comes from: an area beside it, another gate in one go (VERRAAD-7.3), or NONE, outside the city (VERRAAD-7.4)."""
    before = within[steps - 1] & NEAR[area]
    jump = steps - GATE_STEPS[view.gate_step]
    if before == 0 and GATES >> area & 1 and jump >= 0:
        before = within[jump] & GATES
    return lowest(before) if before else NONE


def fight_scene(view: State) -> Fight | None:
    """The attack that is to be decided, that the owner could still prevent (VERRAAD-8.1, VERRAAD-8.9), or for which no die is thrown yet."""
    is_asked = view.phase == Phase.REACT and view.attempt == ATTACK
    is_due = is_asked or view.phase in (Phase.ATTACK, Phase.DIE_ATTACK)
    if not is_due or view.die_attack > 0:
        return None
    area, owner = view.master, owner_of(view, view.master)
    after = copy(view)
    conquer(after, area, new_journal(ROOM))
    return Fight(
        area=AREA_NAMES[area],
        by=view.active,
        owner=owner,
        black=view.kinds[view.active][DARK],
        white=view.kinds[owner][GOOD],
        archers=archers_of(view, owner, area),
        odds=odds_of(attack_of(view) - defence_of(view, owner, area)),
        falls=areas_in(after.owned[BLACK] & ~view.owned[BLACK]),
        gains=dict(changes_of(view, after)),
    )


@cache
def odds_of(ahead: int) -> Odds:
    """How two dice may end when the attack has so much more than the defence besides them (VERRAAD-8.5 to VERRAAD-8.7)."""
    margins = [ahead + attack - defence for attack in range(DIE_SIDES) for defence in range(DIE_SIDES)]
    return Odds(
        win=100 * sum(margin > 0 for margin in margins) / len(margins),
        tie=100 * sum(margin == 0 for margin in margins) / len(margins),
        lose=100 * sum(margin < 0 for margin in margins) / len(margins),
    )
