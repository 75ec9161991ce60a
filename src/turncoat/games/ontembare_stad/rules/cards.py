"""How cards lie: in the draw pile with its layers, in hands, at the bottom; and when they are shuffled (STAD-0.4, STAD-1.7, STAD-3.5, STAD-8.2).

A shuffle is told apart from others as long as somebody holds a concealed card of it. The older, the lower its number.
"""

from turncoat.games.listing import list_span
from turncoat.games.ontembare_stad.actions import Verb
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.state import KNOWN, NO_CARD_LEFT, NONE, NOT_YET, Phase, State, influence_row, row_of
from turncoat.games.ontembare_stad.tables import (
    INFLUENCE_SHUFFLES,
    KINDS,
    ORIGINS,
    SHUFFLES,
)
from turncoat.kernel import kernel, note, note1
from turncoat.kernel.bag import list_kinds, pour, size

# Hands


@kernel
def put_in_hand(s: State, order: int, origin: int, kind: int) -> None:
    """An order gets a building card, which all know or which is from that shuffle (STAD-3.5)."""
    s.hand[row_of(order, origin)][kind] += 1
    s.hand_size[row_of(order, origin)] += 1
    s.held[order] |= 1 << kind


@kernel
def take_from_hand(s: State, order: int, kind: int) -> int:
    """An order uses a building card: one known to all first, then one of the oldest shuffle (STAD-3.5); its origin."""
    origin = KNOWN
    while s.hand[row_of(order, origin)][kind] == 0:
        origin += 1
    s.hand[row_of(order, origin)][kind] -= 1
    s.hand_size[row_of(order, origin)] -= 1
    left = 0
    for other in range(origin, ORIGINS):
        left += s.hand[row_of(order, other)][kind]
    if left == 0:
        s.held[order] &= ~(1 << kind)
    return origin


# The draw pile


@kernel
def cards_left(s: State) -> int:
    """How many cards the draw pile has."""
    return size(s.pile_left) + s.bottom_size


@kernel
def discarded_buildings(s: State) -> int:
    """How many of the discarded cards are buildings."""
    total = 0
    for kind in range(KINDS):
        total += s.discard[kind]
    return total


@kernel
def has_building(s: State) -> bool:
    """Whether a building is in the pile or among the discards (STAD-1.7)."""
    return s.buildings_left > 0 or discarded_buildings(s) > 0


@kernel
def starve(s: State, journal: list[list[int]]) -> None:
    """Nothing can be turned any more, and this round is the last (STAD-9.5)."""
    s.phase = Phase.ACTIONS
    if s.last_round == NOT_YET:
        s.last_round = NO_CARD_LEFT
        note(journal, What.STARVED)


@kernel
def can_draw_two(s: State) -> bool:
    """Whether two cards can be drawn, after a new shuffle if need be (STAD-6.5)."""
    left = cards_left(s)
    if left < 2 and discarded_buildings(s) > 0:
        left += size(s.discard)
    return left >= 2


@kernel
def top_layer(s: State) -> int:
    """The uppermost layer that has cards; or NONE: what is left lies at the bottom (STAD-8.1, STAD-8.2)."""
    for layer in range(SHUFFLES):
        if s.pile_left[layer] > 0:
            return layer
    return NONE


@kernel
def list_top(s: State, out: list[int]) -> int:
    """The cards that may be next: any of the uppermost layer, or the first at the bottom."""
    if s.layer == NONE:
        return list_span(Verb.CARD + s.bottom[0], 1, out)
    return list_kinds(s.pile[s.layer], Verb.CARD, out)


@kernel
def take_from_pile(s: State, card: int) -> tuple[int, int]:
    """The next card leaves the pile; the shuffle it is from, and the seats that know it, a bit each."""
    if s.layer != NONE:
        s.pile[s.layer][card] -= 1
        s.pile_left[s.layer] -= 1
        return s.layer, 0
    shuffle = s.bottom_shuffle[0]
    knowers = s.bottom_knowers[0]
    s.bottom_size -= 1
    for i in range(s.bottom_size):
        s.bottom[i] = s.bottom[i + 1]
        s.bottom_shuffle[i] = s.bottom_shuffle[i + 1]
        s.bottom_knowers[i] = s.bottom_knowers[i + 1]
    s.bottom[s.bottom_size] = NONE
    s.bottom_shuffle[s.bottom_size] = NONE
    s.bottom_knowers[s.bottom_size] = 0
    return shuffle, knowers


@kernel
def put_at_bottom(s: State, card: int, shuffle: int, knowers: int) -> None:
    """A card goes under all layers, and under what lies there already (STAD-6.5, STAD-8.2)."""
    s.bottom[s.bottom_size] = card
    s.bottom_shuffle[s.bottom_size] = shuffle
    s.bottom_knowers[s.bottom_size] = knowers
    s.bottom_size += 1


@kernel
def fill_pile(s: State, journal: list[list[int]]) -> None:
    """A card is needed: when the pile is empty, the discards become a new one (STAD-1.7), one layer (STAD-8.2)."""
    if cards_left(s) == 0:
        layer = free_shuffle(s)
        s.buildings_left += discarded_buildings(s)
        pour(s.discard, s.pile[layer])
        s.pile_left[layer] = size(s.pile[layer])
        s.reshuffled = 1
        note1(journal, What.ONE_LAYER if s.strategic == 1 else What.RESHUFFLED, s.pile_left[layer])
    s.layer = top_layer(s)


@kernel
def free_shuffle(s: State) -> int:
    """The number of a new shuffle: those of which no card is concealed any more are forgotten, and when none is left to forget, the two oldest are
    no longer told apart."""
    count = 0
    for shuffle in range(SHUFFLES):
        if is_concealed(s, shuffle):
            rename_shuffle(s, shuffle, count)
            count += 1
    if count == SHUFFLES:
        for shuffle in range(1, SHUFFLES):
            rename_shuffle(s, shuffle, shuffle - 1)
        count -= 1
    return count


@kernel
def is_concealed(s: State, shuffle: int) -> bool:
    """Whether a card of a shuffle is in a hand, or before the Wizard, and not all know it."""
    for order in range(s.orders):
        if s.hand_size[row_of(order, shuffle + 1)] > 0:
            return True
    return s.looked_shuffle[0] == shuffle


@kernel
def rename_shuffle(s: State, shuffle: int, new: int) -> None:
    """The concealed cards of a shuffle are counted among those of another."""
    if shuffle == new:
        return
    for order in range(s.orders):
        pour(s.hand[row_of(order, shuffle + 1)], s.hand[row_of(order, new + 1)])
        s.hand_size[row_of(order, new + 1)] += s.hand_size[row_of(order, shuffle + 1)]
        s.hand_size[row_of(order, shuffle + 1)] = 0
    if s.looked_shuffle[0] == shuffle:
        s.looked_shuffle[0] = new


# Influence cards


@kernel
def can_draw_influence(s: State) -> bool:
    """Whether there is any influence card to draw (STAD-6.4)."""
    return s.influence_left > 0 or size(s.influence_discard) > 0


@kernel
def fill_influence(s: State, journal: list[list[int]]) -> None:
    """When the pile of influence cards is empty, the discarded ones are shuffled into a new one (STAD-6.4)."""
    if s.influence_left > 0:
        return
    count = 0
    for shuffle in range(INFLUENCE_SHUFFLES):
        if is_held(s, shuffle):
            rename_influence(s, shuffle, count)
            count += 1
    if count == INFLUENCE_SHUFFLES:  # as with the draw pile
        for shuffle in range(1, INFLUENCE_SHUFFLES):
            rename_influence(s, shuffle, shuffle - 1)
        count -= 1
    pour(s.influence_discard, s.influence_pile[count])
    s.influence_shuffle = count
    s.influence_left = size(s.influence_pile[count])
    note1(journal, What.INFLUENCE_RESHUFFLED, s.influence_left)


@kernel
def is_held(s: State, shuffle: int) -> bool:
    """Whether an influence card of a shuffle is in a hand."""
    for order in range(s.orders):
        if s.influence_size[influence_row(order, shuffle)] > 0:
            return True
    return False


@kernel
def rename_influence(s: State, shuffle: int, new: int) -> None:
    """The influence cards held of a shuffle are counted among those of another."""
    if shuffle == new:
        return
    for order in range(s.orders):
        pour(s.influence[influence_row(order, shuffle)], s.influence[influence_row(order, new)])
        s.influence_size[influence_row(order, new)] += s.influence_size[influence_row(order, shuffle)]
        s.influence_size[influence_row(order, shuffle)] = 0


@kernel
def use_influence(s: State, order: int, card: int) -> int:
    """An order gives up an influence card, of the oldest shuffle that it has one of, and it is discarded (STAD-6.4); which shuffle that is."""
    shuffle = 0
    while s.influence[influence_row(order, shuffle)][card] == 0:
        shuffle += 1
    s.influence[influence_row(order, shuffle)][card] -= 1
    s.influence_size[influence_row(order, shuffle)] -= 1
    s.influence_held[order] -= 1
    s.influence_discard[card] += 1
    return shuffle
