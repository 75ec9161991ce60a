"""The Black Master's phase, and how he moves (VERRAAD-7)."""

from turncoat.games.game import CHANCE
from turncoat.games.listing import list_also, list_if, list_set, list_span
from turncoat.games.ontembare_stad.actions import Verb
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.rules.windows import list_plays, look_for_play, open_window
from turncoat.games.ontembare_stad.state import NONE, Phase, State, owner_of, seat_of
from turncoat.games.ontembare_stad.tables import ALL_AREAS, BLACK, DARK, DIE_SIDES, GATE_STEPS, GATES, NEAR
from turncoat.kernel import kernel, note1, note2
from turncoat.kernel.bits import lowest


@kernel
def begin_master(s: State) -> None:
    """Only an order with a black token has this phase (VERRAAD-7.1); where nothing can be moved, attacked or played, it is passed over."""
    s.dark = 1
    s.die_steps = 0
    s.die_attack = 0
    s.die_defence = 0
    s.acting = s.active
    s.mover = seat_of(s, s.active)
    idle = not can_attack(s) and not can_move(s, DIE_SIDES) and not look_for_play(s)
    s.phase = Phase.TURN_ENDS if s.kinds[s.active][DARK] == 0 or idle else Phase.MASTER


# Where he can go


@kernel
def spread(areas: int) -> int:
    """All areas adjacent to some (VERRAAD-7.3); the centre is none."""
    near = 0
    while areas != 0:
        near |= NEAR[lowest(areas)]
        areas &= areas - 1
    return near


@kernel
def reach(s: State, steps: int, open_towers: int) -> int:
    """Where the Black Master may end within so many steps: he passes over his own towers and, if the active order lets him, over those on its areas
    (VERRAAD-7.5), and ends on none (VERRAAD-7.6)."""
    passable = ALL_AREAS & ~(s.towers & ~open_towers & ~s.owned[BLACK])
    if s.master == NONE:  # by a gate, which is the first step (VERRAAD-7.4)
        there = GATES & passable
        steps -= 1
    else:
        there = 1 << s.master
    seen = there
    last = 0
    for _ in range(steps):
        next_areas = spread(there)
        if (
            last if GATE_STEPS[s.gate_step] == 2 else there
        ) & GATES != 0:  # from gate to gate it is one step, or two (VERRAAD-7.3)
            next_areas |= GATES
        last = there
        there = next_areas & passable & ~seen
        seen |= there
    if s.master != NONE:
        seen &= ~(1 << s.master)
    return seen & ~s.towers


@kernel
def can_move(s: State, steps: int) -> bool:
    """Whether there is anywhere to go; mostly that is seen after the first step."""
    mine = s.owned[s.active]
    return reach(s, 1, mine) != 0 or (steps > 1 and reach(s, steps, mine) != 0)


# The move


@kernel
def list_ways(s: State, out: list[int]) -> int:
    """By the die, by the number of tokens, or not at all (VERRAAD-7.2); or influence cards before that (VERRAAD-5.1)."""
    count = list_plays(s, 0, out)
    count = list_if(can_move(s, DIE_SIDES), Verb.ROLL, count, out)
    count = list_if(can_move(s, s.kinds[s.active][DARK]), Verb.STEPS, count, out)
    count = list_also(Verb.STAY, count, out)
    return list_also(Verb.DONE, count, out)


@kernel
def roll_for_steps(s: State) -> None:
    """The black die is rolled for how far he may go (VERRAAD-7.2)."""
    s.phase = Phase.DIE_STEPS
    s.mover = CHANCE


@kernel
def count_steps(s: State, journal: list[list[int]]) -> None:
    """He may go as many steps as the active order has black tokens (VERRAAD-7.2)."""
    s.steps = s.kinds[s.active][DARK]
    note2(journal, What.COUNTED_STEPS, s.active, s.steps)
    s.phase = Phase.STEPS


@kernel
def list_die(s: State, out: list[int]) -> int:
    """Any side of the die."""
    return list_span(Verb.DIE, DIE_SIDES, out)


@kernel
def roll_steps(s: State, side: int, journal: list[list[int]]) -> None:
    """The black die says how many steps he may go at most (VERRAAD-7.2)."""
    s.die_steps = side + 1
    s.steps = s.die_steps
    s.mover = seat_of(s, s.active)
    note2(journal, What.ROLLED_STEPS, s.active, s.steps)
    s.phase = Phase.STEPS


@kernel
def list_steps(s: State, out: list[int]) -> int:
    """He may go fewer steps, or stay (VERRAAD-7.2)."""
    count = list_set(reach(s, s.steps, s.owned[s.active]), Verb.MASTER, 0, out)
    return list_also(Verb.STAY, count, out)


@kernel
def stay(s: State, journal: list[list[int]]) -> None:
    """He stays where he is (VERRAAD-7.2)."""
    note1(journal, What.MASTER_STAYED, s.active)
    s.phase = Phase.ARRIVED


@kernel
def move(s: State, area: int, journal: list[list[int]]) -> None:
    """He goes there (VERRAAD-7.3), from outside by a gate (VERRAAD-7.4); perhaps a watchtower let him pass (VERRAAD-7.5)."""
    if s.towers & s.owned[s.active] != 0 and reach(s, s.steps, 0) >> area & 1 == 0:
        note1(journal, What.LET_THROUGH, s.active)
    enters = s.master == NONE
    s.master = area
    s.phase = Phase.ARRIVED
    if enters:
        note1(journal, What.MASTER_ENTERED, area)
    else:
        note2(journal, What.MASTER_MOVED, s.active, area)


# And then


@kernel
def can_attack(s: State) -> bool:
    """Whether he stands on a Grand Master's area (VERRAAD-8.1), not the active order's own but for an option (VERRAAD-8.2)."""
    if s.master == NONE:
        return False
    owner = owner_of(s, s.master)
    return owner != NONE and owner != BLACK and (owner != s.active or s.attack_own_area == 1)


@kernel
def list_attack(s: State, out: list[int]) -> int:
    """He attacks or not (VERRAAD-8.1); or influence cards before that (VERRAAD-5.1)."""
    count = list_also(Verb.ATTACK, list_plays(s, 0, out), out)
    return list_also(Verb.SPARE, count, out)


@kernel
def arrive(s: State) -> None:
    """Now he may attack, if there is anything to attack (VERRAAD-8.1)."""
    s.phase = Phase.ATTACK if can_attack(s) else Phase.ATTACKED


@kernel
def after_attack(s: State) -> None:
    """Influence cards may follow (VERRAAD-5.1), but he does not move any more (VERRAAD-8.8)."""
    s.acting = s.active
    s.mover = seat_of(s, s.active)
    open_window(s, Phase.MASTER_AFTER, Phase.TURN_ENDS)


@kernel
def leave_master(s: State, journal: list[list[int]]) -> None:
    """His phase is over, and all see what he has gained or lost in this turn (VERRAAD-9.1)."""
    s.dark = 0
    if s.score[BLACK] != s.start_black:
        note1(journal, What.MASTER_POINTS, s.score[BLACK])
