"""When influence cards may be played, and on what (STAD-6.3, STAD-6.4)."""

from turncoat.games.listing import list_also
from turncoat.games.ontembare_stad.actions import Verb
from turncoat.games.ontembare_stad.rules.cards import can_draw_two
from turncoat.games.ontembare_stad.rules.trade import kinds_at
from turncoat.games.ontembare_stad.state import (
    MARKET,
    NONE,
    PAWNSHOP,
    Phase,
    State,
    all_owned,
    how_many_held,
    inquire,
    neutral,
    taker,
)
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
from turncoat.games.ontembare_stad.verraad.options import BESIDE_ACTIVE
from turncoat.games.ontembare_stad.verraad.rules.towers import shielded
from turncoat.kernel import kernel
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
        return others & (s.built | shielded(s))
    if card == WITCHCRAFT:  # one of value 3 or less (STAD-6.10)
        return others & (s.built & ~dear_sites(s) | shielded(s))
    return 0


@kernel
def raided_from(s: State) -> int:
    """What is adjacent to the order's own areas (STAD-6.7); for the Black Master to his, and where he stands and beside that (VERRAAD-5.6), but for an option."""
    if s.raid_beside == BESIDE_ACTIVE:
        return s.near[s.active]
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
def may_play(s: State, card: int) -> bool:
    """Whether the active order holds such a card, not just the one that it has to keep for later (VERRAAD-6.2), and can play it (STAD-6.4)."""
    kept = 1 if s.fresh == card else 0
    return how_many_held(s, s.active, card) > kept and can_play(s, card)


@kernel
def list_plays(s: State, count: int, out: list[int]) -> int:
    """The influence cards that the active order may play (STAD-6.3)."""
    if s.influence_held[s.active] > 0:
        for card in range(INFLUENCES):
            if may_play(s, card):
                count = list_also(Verb.PLAY + card, count, out)
    return count


@kernel
def look_for_play(s: State) -> bool:
    """Whether the active order has an influence card that it may play now (STAD-6.3): that shows something of its hand, and is not taken back."""
    if s.influence_held[s.active] > 0:
        inquire(s)
        for card in range(INFLUENCES):
            if may_play(s, card):
                return True
    return False


@kernel
def open_window(s: State, window: int, after: int) -> None:
    """A phase for influence cards, which is passed over without one that may be played (STAD-6.3)."""
    s.phase = window
    if not look_for_play(s):
        s.phase = after


@kernel
def list_before(s: State, out: list[int]) -> int:
    """Influence cards before cards are turned, or no more (STAD-1.3)."""
    return list_also(Verb.TURN, list_plays(s, 0, out), out)


@kernel
def list_window(s: State, out: list[int]) -> int:
    """Influence cards before tax and income (STAD-1.3), after a red space (STAD-7.5) or for the Black Master (VERRAAD-5.1), or no more."""
    return list_also(Verb.DONE, list_plays(s, 0, out), out)
