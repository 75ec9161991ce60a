"""The Black Master attacks (VERRAAD-8), and what he conquers and isolates (VERRAAD-9)."""

from turncoat.games.game import CHANCE
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.rules.areas import (
    isolated_by,
    judge_area,
    judge_areas,
    lift_knight,
    note_expelled,
    put_knight,
)
from turncoat.games.ontembare_stad.state import ATTACK, CONQUEST, NONE, Phase, State, owner_of
from turncoat.games.ontembare_stad.tables import BLACK, DARK, GOOD, NEAR
from turncoat.kernel import kernel, note1, note2, note3
from turncoat.kernel.bits import how_many, lowest


@kernel
def spare(s: State) -> None:
    """He does not attack (VERRAAD-8.1)."""
    s.phase = Phase.ATTACKED


@kernel
def attack(s: State, journal: list[list[int]]) -> None:
    """He attacks (VERRAAD-8.1); by the option, the owner is asked for Protection before the dice (VERRAAD-8.9)."""
    note3(journal, What.ATTACKS, s.active, s.master, owner_of(s, s.master))
    if s.protection_stops_attack == 1:
        s.attempt = ATTACK
        s.target = s.master
        s.resume = Phase.ATTACKED
        s.phase = Phase.ASK
    else:
        roll_attack(s)


@kernel
def roll_attack(s: State) -> None:
    """The black die is rolled (VERRAAD-8.3)."""
    s.attempt = NONE
    s.target = NONE
    s.asked = 0
    s.acting = s.active
    s.mover = CHANCE
    s.phase = Phase.DIE_ATTACK


@kernel
def attack_of(s: State) -> int:
    """The black die and the number of black tokens of the active order, whatever their values (VERRAAD-8.3)."""
    return s.die_attack + s.kinds[s.active][DARK]


@kernel
def archers_of(s: State, owner: int, area: int) -> int:
    """The owner's watchtowers on adjacent areas (VERRAAD-8.4)."""
    return how_many(s.towers & s.owned[owner] & NEAR[area])


@kernel
def defence_of(s: State, owner: int, area: int) -> int:
    """The white die, the owner's white tokens and its archers (VERRAAD-8.4)."""
    return s.die_defence + s.kinds[owner][GOOD] + archers_of(s, owner, area)


@kernel
def roll_black(s: State, side: int, journal: list[list[int]]) -> None:
    """The attack is known (VERRAAD-8.3); the white die is next."""
    s.die_attack = side + 1
    note1(journal, What.ATTACK_DIE, s.die_attack)
    note2(journal, What.ATTACK, s.active, attack_of(s))
    s.phase = Phase.DIE_DEFENCE


@kernel
def roll_white(s: State, side: int, journal: list[list[int]]) -> None:
    """The defence is known (VERRAAD-8.4): the higher wins; an attack conquers (VERRAAD-8.5), a defence
    holds (VERRAAD-8.6); if they are equal, the knight goes back and the area is neutral (VERRAAD-8.7)."""
    area = s.master
    owner = owner_of(s, area)
    archers = archers_of(s, owner, area)
    s.die_defence = side + 1
    note1(journal, What.DEFENCE_DIE, s.die_defence)
    if archers > 0:
        note2(journal, What.ARCHERS, owner, archers)
    note2(journal, What.DEFENCE, owner, defence_of(s, owner, area))
    s.phase = Phase.ATTACKED
    if attack_of(s) > defence_of(s, owner, area):
        win(s, area, journal)
    elif attack_of(s) < defence_of(s, owner, area):
        note2(journal, What.REPELLED, area, owner)
    else:
        lift_knight(s, owner, area)
        note2(journal, What.UNDECIDED, area, owner)
        note_expelled(s, owner, journal)
        judge_area(s, area, journal)


@kernel
def win(s: State, area: int, journal: list[list[int]]) -> None:
    """The area is conquered (VERRAAD-8.5), unless by the option somebody has a Blockade (VERRAAD-8.10)."""
    if s.blockade_stops_conquest == 1:
        s.attempt = CONQUEST
        s.target = area
        s.resume = Phase.ATTACKED
        s.phase = Phase.ASK
    else:
        conquer(s, area, journal)


@kernel
def conquer(s: State, area: int, journal: list[list[int]]) -> None:
    """A black knight replaces the one there (VERRAAD-8.5), if there is one left (VERRAAD-9.2), and what that isolates of the same owner goes with it
    (VERRAAD-9.3)."""
    owner = owner_of(s, area)
    if s.knights[BLACK] == 0:
        note1(journal, What.NO_BLACK_KNIGHT, area)
        return
    lift_knight(s, owner, area)
    put_knight(s, BLACK, area)
    note2(journal, What.CONQUERED, area, owner)
    note_expelled(s, owner, journal)
    isolated = isolated_by(s, area, BLACK) & s.owned[owner]
    left = isolated
    while left != 0:
        isolate(s, owner, lowest(left), journal)
        left &= left - 1
    judge_areas(s, isolated | 1 << area, journal)


@kernel
def isolate(s: State, owner: int, area: int, journal: list[list[int]]) -> None:
    """An isolated area goes to the Black Master, with building and watchtower (VERRAAD-9.3, VERRAAD-3.5)."""
    if s.knights[BLACK] == 0:
        note1(journal, What.NO_BLACK_KNIGHT, area)
        return
    lift_knight(s, owner, area)
    put_knight(s, BLACK, area)
    note_expelled(s, owner, journal)
    note2(journal, What.MASTER_ISOLATED, area, owner)
    if s.towers >> area & 1 != 0:
        note1(journal, What.MASTER_TOWER, area)
