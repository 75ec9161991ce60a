"""What influence cards do to areas, if nobody prevents it (STAD-6.6 to STAD-6.11)."""

from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.rules.areas import (
    buy_area,
    change_hands,
    judge_area,
    lift_knight,
    note_expelled,
    note_settled,
    note_surrounded,
    put_knight,
)
from turncoat.games.ontembare_stad.rules.buildings import clear_site
from turncoat.games.ontembare_stad.rules.cards import put_in_hand
from turncoat.games.ontembare_stad.rules.points import judge_power
from turncoat.games.ontembare_stad.rules.reactions import end_attempt
from turncoat.games.ontembare_stad.state import ATTACK, CONQUEST, KNOWN, PURCHASE, State, owner_of, taker
from turncoat.games.ontembare_stad.tables import BLACK, FIRE, GIFT, INFILTRATOR, PIONEER, RAID, WITCHCRAFT
from turncoat.games.ontembare_stad.verraad.rules.attack import conquer, roll_attack
from turncoat.games.ontembare_stad.verraad.rules.towers import fell_tower
from turncoat.kernel import kernel, note1, note2, note3


@kernel
def carry_out(s: State, journal: list[list[int]]) -> None:
    """Nobody has prevented it."""
    area, attempt = s.target, s.attempt
    if attempt == ATTACK:
        roll_attack(s)
        return
    if attempt == PURCHASE:
        buy_area(s, area, journal)
    elif attempt == CONQUEST:
        conquer(s, area, journal)
    elif attempt == PIONEER:
        put_knight(s, taker(s), area)
        note_pioneer(s, area, journal)
        note_settled(s, area, journal)
        judge_area(s, area, journal)
        note_surrounded(s, area, journal)
    elif attempt != GIFT:
        strike(s, area, journal)
    end_attempt(s)


@kernel
def note_pioneer(s: State, area: int, journal: list[list[int]]) -> None:
    """The active order takes a neutral area (STAD-6.6), or the Black Master does (VERRAAD-5.5)."""
    if s.dark == 0:
        note2(journal, What.PIONEERED, s.active, area)
    else:
        note1(journal, What.MASTER_PIONEERED, area)


@kernel
def strike(s: State, area: int, journal: list[list[int]]) -> None:
    """A card strikes somebody's area: a watchtower there takes the blow (VERRAAD-3.6)."""
    if s.towers >> area & 1 != 0:
        fell_tower(s, area, journal)
    elif s.attempt == RAID:
        raid(s, area, journal)
    elif s.attempt == INFILTRATOR:
        infiltrate(s, area, journal)
    else:
        destroy(s, area, journal)


@kernel
def raid(s: State, area: int, journal: list[list[int]]) -> None:
    """The area changes hands (STAD-6.7, VERRAAD-5.3, VERRAAD-5.6)."""
    owner = owner_of(s, area)
    change_hands(s, area)
    if s.dark == 1:
        note2(journal, What.MASTER_RAIDED, area, owner)
    elif owner == BLACK:
        note2(journal, What.RAIDED_MASTER, s.active, area)
    else:
        note3(journal, What.RAIDED, s.active, area, owner)
    note_expelled(s, owner, journal)
    judge_area(s, area, journal)
    note_surrounded(s, area, journal)


@kernel
def infiltrate(s: State, area: int, journal: list[list[int]]) -> None:
    """The knight has to go (STAD-6.9, VERRAAD-5.3)."""
    owner = owner_of(s, area)
    lift_knight(s, owner, area)
    if owner == BLACK:
        note2(journal, What.INFILTRATED_MASTER, s.active, area)
    else:
        note3(journal, What.INFILTRATED, s.active, area, owner)
    note_expelled(s, owner, journal)
    judge_area(s, area, journal)


@kernel
def destroy(s: State, area: int, journal: list[list[int]]) -> None:
    """Fire: the card is discarded (STAD-6.8). Witchcraft: it goes openly into the hand (STAD-6.10), but the Black Master has none (VERRAAD-5.7)."""
    kind = clear_site(s, owner_of(s, area), area)
    if s.attempt == WITCHCRAFT and s.dark == 0:
        put_in_hand(s, s.active, KNOWN, kind)
        note3(journal, What.BEWITCHED, s.active, area, kind)
    else:
        s.discard[kind] += 1
        note3(journal, What.BURNT if s.attempt == FIRE else What.MASTER_BEWITCHED, s.active, area, kind)
    judge_power(s, kind, journal)
