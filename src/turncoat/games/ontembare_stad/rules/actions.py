"""What the active order may do in its turn (STAD-1.1); each of these actions has a chapter of its own."""

from turncoat.games.listing import list_also, list_set
from turncoat.games.ontembare_stad.actions import Verb
from turncoat.games.ontembare_stad.rules.areas import areas_to_buy
from turncoat.games.ontembare_stad.rules.buildings import demolition_price, kinds_to_build
from turncoat.games.ontembare_stad.rules.draws import can_buy_influence
from turncoat.games.ontembare_stad.rules.trade import list_trade
from turncoat.games.ontembare_stad.rules.windows import list_plays
from turncoat.games.ontembare_stad.state import State
from turncoat.games.ontembare_stad.verraad.rules.tokens import list_castle
from turncoat.games.ontembare_stad.verraad.rules.towers import areas_for_tower
from turncoat.kernel import kernel


@kernel
def list_actions(s: State, out: list[int]) -> int:
    """In any order, until it is done (STAD-1.1)."""
    count = list_set(areas_to_buy(s), Verb.AREA, 0, out)
    count = list_set(kinds_to_build(s), Verb.BUILD, count, out)
    if s.verraad == 1:  # where demolishing is no action of its own (VERRAAD-2.2)
        count = list_set(areas_for_tower(s), Verb.TOWER, count, out)
        count = list_castle(s, count, out)
    elif s.stones[s.active] >= demolition_price(s):
        count = list_set(s.owned[s.active] & s.built, Verb.DEMOLISH, count, out)
    count = list_trade(s, count, out)
    if can_buy_influence(s):
        count = list_also(Verb.INFLUENCE, count, out)
    count = list_plays(s, count, out)
    return list_also(Verb.DONE, count, out)
