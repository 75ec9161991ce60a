"""Influence cards: which may be played, and on what (STAD-6)."""

from turncoat.games.listing import list_also, list_set
from turncoat.games.ontembare_stad.actions import Verb
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.rules.cards import can_draw_two, use_influence
from turncoat.games.ontembare_stad.rules.trade import kinds_at
from turncoat.games.ontembare_stad.rules.wizard import begin_look
from turncoat.games.ontembare_stad.state import MARKET, NONE, PAWNSHOP, Phase, State, all_owned, holds, neutral, taker
from turncoat.games.ontembare_stad.tables import (
    FIRE,
    GIFT,
    GOLDEN_TRADE,
    INFILTRATOR,
    INFLUENCES,
    NEAR,
    PIONEER,
    RAID,
    VALUE,
    WITCHCRAFT,
    WITCHCRAFT_VALUE,
    WIZARD,
)
from turncoat.kernel import kernel, note3
from turncoat.kernel.bits import lowest


@kernel
def targets_of(s: State, card: int) -> int:
    """The areas that the active order may play a card on; in the Black Master's phase neither its own nor his (VERRAAD-5.3, VERRAAD-5.4)."""
    taken_by = taker(s)
    others = all_owned(s) & ~s.owned[s.active] & ~s.owned[taken_by]
    if card == PIONEER:  # any neutral area (STAD-6.6), with a knight (STAD-4.5), if it was not blocked (STAD-6.14)
        return neutral(s) & ~s.blocked if s.knights[taken_by] > 0 else 0
    if card == RAID:  # an opponent's beside one of its own (STAD-6.7)
        return others & raided_from(s) & ~s.blocked if s.knights[taken_by] > 0 else 0
    if card == INFILTRATOR:  # any knight of an opponent (STAD-6.9)
        return others
    if card == FIRE:  # any building of an opponent (STAD-6.8), also under a watchtower (VERRAAD-3.7)
        return others & s.built
    if card == WITCHCRAFT:  # one of value 3 or less (STAD-6.10)
        return others & s.built & ~dear_sites(s)
    return 0


@kernel
def raided_from(s: State) -> int:
    """What is adjacent to the order's own areas (STAD-6.7); for the Black Master to his, and where he stands and beside that (VERRAAD-5.6)."""
    areas = s.near[taker(s)]
    if s.dark == 1 and s.master != NONE:
        areas |= 1 << s.master | NEAR[s.master]
    return areas


@kernel
def dear_sites(s: State) -> int:
    """The areas with buildings beyond Witchcraft's power (STAD-6.10)."""
    areas = 0
    left = s.built
    while left != 0:
        if VALUE[s.building[lowest(left)]] > WITCHCRAFT_VALUE:
            areas |= left & -left
        left &= left - 1
    return areas


@kernel
def can_play(s: State, card: int) -> bool:
    """A card needs something to be played on (STAD-6.4); Protection and Blockade are for others' turns (STAD-6.3)."""
    if card == WIZARD:  # in Het Verraad at another moment (VERRAAD-5.2)
        return s.phase == Phase.BEFORE and can_draw_two(s)
    if card == GIFT:  # these two are of no use to the Black Master (VERRAAD-5.8)
        return s.dark == 0
    if card == GOLDEN_TRADE and s.dark == 1:
        return False
    if card == GOLDEN_TRADE:
        return s.held[s.active] != 0 or kinds_at(s, PAWNSHOP) != 0 or kinds_at(s, MARKET) != 0
    return targets_of(s, card) != 0


@kernel
def list_plays(s: State, count: int, out: list[int]) -> int:
    """The influence cards that the active order may play (STAD-6.3)."""
    if s.influence_held[s.active] > 0:
        for card in range(INFLUENCES):
            if holds(s, s.active, card) and can_play(s, card):
                count = list_also(Verb.PLAY + card, count, out)
    return count


@kernel
def list_before(s: State, out: list[int]) -> int:
    """Influence cards before cards are turned, or no more (STAD-1.3)."""
    return list_also(Verb.TURN, list_plays(s, 0, out), out)


@kernel
def list_after(s: State, out: list[int]) -> int:
    """Influence cards after a red space (STAD-7.5) or for the Black Master (VERRAAD-5.1), or no more."""
    return list_also(Verb.DONE, list_plays(s, 0, out), out)


@kernel
def play(s: State, card: int, journal: list[list[int]]) -> None:
    """The card is shown and discarded (STAD-6.4); on what it is played, if on anything, is said next."""
    shuffle = use_influence(s, s.active, card)
    s.resume = s.phase
    s.attempt = card
    note3(journal, What.PLAYED if s.dark == 0 else What.PLAYED_FOR_MASTER, s.active, card, shuffle)
    if card == WIZARD:
        begin_look(s, journal)
    elif card == GIFT:
        s.phase = Phase.ASK
    elif card == GOLDEN_TRADE:
        s.phase = Phase.GOLDEN
    else:
        s.phase = Phase.TARGET


@kernel
def list_targets(s: State, out: list[int]) -> int:
    """What the card that was played may be played on (STAD-6.4)."""
    return list_set(targets_of(s, s.attempt), Verb.TARGET, 0, out)


@kernel
def aim(s: State, area: int, journal: list[list[int]]) -> None:
    """The card is played on this area, and those concerned may react (STAD-6.15)."""
    s.target = area
    s.phase = Phase.ASK
    note3(journal, What.PLAYED_ON if s.dark == 0 else What.PLAYED_ON_FOR_MASTER, s.active, area, s.attempt)
