"""The rulebook of De Ontembare Stad: a chapter a file, each in the rulebook's order. Ids refer to docs/games/ontembare_stad.md.

`set_up` (STAD-0, STAD-10) · `turn` (STAD-1) · `actions` (STAD-1.1) · `event_cards` (STAD-2) · `trade` (STAD-3, the free market of STAD-8) ·
`areas` (STAD-4, the isolation of STAD-8) · `buildings` (STAD-5) · `windows`, `influence`, `wizard`, `effects`, `golden_trade`, `reactions` and `draws` (STAD-6) ·
`points` (STAD-7, the great powers of STAD-8) · `end` (STAD-7, STAD-9, STAD-10) · `cards` (how cards lie and are shuffled)

Het Verraad has chapters of its own, in `verraad.rules`.
"""

from turncoat.games.ontembare_stad.actions import SPACE, Verb
from turncoat.games.ontembare_stad.rules.actions import list_actions
from turncoat.games.ontembare_stad.rules.buildings import choose_building, demolish, list_sites, place_building
from turncoat.games.ontembare_stad.rules.cards import list_top
from turncoat.games.ontembare_stad.rules.draws import (
    buy_influence,
    discard_influence,
    draw_influence,
    list_discards,
    list_draws,
)
from turncoat.games.ontembare_stad.rules.effects import carry_out
from turncoat.games.ontembare_stad.rules.end import (
    complete_act,
    end_turn,
    finish_actions,
    let_turn_end,
    scores,
)
from turncoat.games.ontembare_stad.rules.event_cards import go_on_with_event, list_withdrawals, withdraw
from turncoat.games.ontembare_stad.rules.golden_trade import (
    list_golden,
    sell_golden,
    take_from_market,
    take_from_pawnshop,
)
from turncoat.games.ontembare_stad.rules.influence import aim, list_targets, play
from turncoat.games.ontembare_stad.rules.reactions import ask_next, block, let_be, list_reactions, protect, want_area
from turncoat.games.ontembare_stad.rules.set_up import (
    ask_for_area,
    begin_with,
    deal,
    list_deal,
    list_lot,
    list_start,
    setup,
    start_on,
    stop_starting,
)
from turncoat.games.ontembare_stad.rules.trade import (
    buy_at_pawnshop,
    buy_blind,
    buy_on_market,
    sell_on_market,
    sell_to_pawnshop,
)
from turncoat.games.ontembare_stad.rules.turn import (
    begin_income,
    begin_turn,
    begin_turning,
    collect,
    need_card,
    next_card,
)
from turncoat.games.ontembare_stad.rules.windows import list_before, list_window
from turncoat.games.ontembare_stad.rules.wizard import choose_card, list_looked, look
from turncoat.games.ontembare_stad.state import NONE, Phase, State
from turncoat.games.ontembare_stad.verraad.rules.attack import attack, roll_black, roll_white, spare
from turncoat.games.ontembare_stad.verraad.rules.choice import (
    begin_filling,
    choose_from_row,
    fill_row,
    list_choices,
    list_refill,
)
from turncoat.games.ontembare_stad.verraad.rules.master import (
    after_attack,
    arrive,
    begin_master,
    count_steps,
    list_attack,
    list_die,
    list_steps,
    list_ways,
    move,
    roll_for_steps,
    roll_steps,
    stay,
)
from turncoat.games.ontembare_stad.verraad.rules.tokens import (
    buy_black,
    buy_white,
    draw_token,
    list_tokens,
    swap,
    swap_white,
)
from turncoat.games.ontembare_stad.verraad.rules.towers import buy_tower, list_start_towers, start_tower
from turncoat.games.order import Decision, OrderOfPlay
from turncoat.kernel import Kernel, kernel

__all__ = ["ORDER_OF_PLAY", "apply", "legal", "scores", "setup", "weight"]

IN_TURN: dict[Verb, Kernel] = {
    Verb.AREA: want_area,
    Verb.BUILD: choose_building,
    Verb.DEMOLISH: demolish,
    Verb.TOWER: buy_tower,
    Verb.WHITE: buy_white,
    Verb.BLACK: buy_black,
    Verb.SWAP: swap,
    Verb.SWAP_WHITE: swap_white,
    Verb.PAWN_SELL: sell_to_pawnshop,
    Verb.MARKET_SELL: sell_on_market,
    Verb.PAWN_BUY: buy_at_pawnshop,
    Verb.MARKET_BUY: buy_on_market,
    Verb.BLIND: buy_blind,
    Verb.INFLUENCE: buy_influence,
    Verb.PLAY: play,
    Verb.DONE: finish_actions,
}
# fmt: off
ORDER_OF_PLAY = OrderOfPlay(
    SPACE,
    #        phase               rule            who decides               what is listed     what is carried out
    Decision(Phase.LOT,          "STAD-0.1",     "chance",                 list_lot,          {Verb.LOT: begin_with}),
    Decision(Phase.DEAL,         "STAD-0.3",     "chance",                 list_deal,         {Verb.CARD: deal}),
    Decision(Phase.START,        "STAD-0.5",     "orders, anticlockwise",  list_start,        {Verb.START: start_on, Verb.PASS: stop_starting}),
    Decision(Phase.START_TOWER,  "VERRAAD-0.4",  "orders, anticlockwise",  list_start_towers, {Verb.START_TOWER: start_tower}),

    # A turn begins: cards are turned, or in Het Verraad one of the row is chosen
    Decision(Phase.BEFORE,       "STAD-1.3",     "active order",           list_before,       {Verb.PLAY: play, Verb.TURN: begin_turning}),
    Decision(Phase.CARD,         "STAD-1.2",     "chance",                 list_top,          {Verb.CARD: next_card}),
    Decision(Phase.WITHDRAW,     "STAD-2.11",    "orders concerned",       list_withdrawals,  {Verb.WITHDRAW: withdraw}),
    Decision(Phase.INCOME,       "STAD-1.3",     "active order",           list_window,       {Verb.PLAY: play, Verb.DONE: begin_income}),
    Decision(Phase.CHOOSE,       "VERRAAD-1.2",  "active order",           list_choices,      {Verb.CHOOSE: choose_from_row, Verb.PLAY: play}),
    Decision(Phase.REFILL,       "VERRAAD-5.2",  "active order",           list_refill,       {Verb.PLAY: play, Verb.TURN: begin_filling}),

    # Its actions, and what they bring with them
    Decision(Phase.ACTIONS,      "STAD-1.1",     "active order",           list_actions,      IN_TURN),
    Decision(Phase.SITE,         "STAD-5.1",     "active order",           list_sites,        {Verb.SITE: place_building}),
    Decision(Phase.TOKEN,        "VERRAAD-4.4",  "chance",                 list_tokens,       {Verb.TOKEN: draw_token}),
    Decision(Phase.DRAW,         "STAD-6.4",     "chance",                 list_draws,        {Verb.DRAW: draw_influence}),
    Decision(Phase.DISCARD,      "STAD-6.2",     "the order that drew",    list_discards,     {Verb.DISCARD: discard_influence}),

    # Influence cards
    Decision(Phase.TARGET,       "STAD-6.4",     "active order",           list_targets,      {Verb.TARGET: aim}),
    Decision(Phase.REACT,        "STAD-6.15",    "orders concerned",       list_reactions,    {Verb.PROTECT: protect, Verb.BLOCK: block, Verb.PASS: let_be}),
    Decision(Phase.GOLDEN,       "STAD-6.12",    "active order",           list_golden,       {Verb.GOLDEN_SELL: sell_golden, Verb.GOLDEN_PAWN: take_from_pawnshop,
                                                                                               Verb.GOLDEN_MARKET: take_from_market}),
    Decision(Phase.LOOK,         "STAD-6.5",     "chance",                 list_top,          {Verb.CARD: look}),
    Decision(Phase.WIZARD,       "STAD-6.5",     "active order",           list_looked,       {Verb.WIZARD: choose_card}),
    Decision(Phase.AFTER,        "STAD-7.5",     "active order",           list_window,       {Verb.PLAY: play, Verb.DONE: let_turn_end}),

    # The Black Master
    Decision(Phase.MASTER,       "VERRAAD-7.2",  "active order",           list_ways,         {Verb.PLAY: play, Verb.ROLL: roll_for_steps, Verb.STEPS: count_steps,
                                                                                               Verb.STAY: stay, Verb.DONE: let_turn_end}),
    Decision(Phase.DIE_STEPS,    "VERRAAD-7.2",  "chance",                 list_die,          {Verb.DIE: roll_steps}),
    Decision(Phase.STEPS,        "VERRAAD-7.2",  "active order",           list_steps,        {Verb.MASTER: move, Verb.STAY: stay}),
    Decision(Phase.ATTACK,       "VERRAAD-8.1",  "active order",           list_attack,       {Verb.PLAY: play, Verb.ATTACK: attack, Verb.SPARE: spare}),
    Decision(Phase.DIE_ATTACK,   "VERRAAD-8.3",  "chance",                 list_die,          {Verb.DIE: roll_black}),
    Decision(Phase.DIE_DEFENCE,  "VERRAAD-8.4",  "chance",                 list_die,          {Verb.DIE: roll_white}),
    Decision(Phase.MASTER_AFTER, "VERRAAD-5.1",  "active order",           list_window,       {Verb.PLAY: play, Verb.DONE: let_turn_end}),
)
# fmt: on
list_decision, carry_decision_out = ORDER_OF_PLAY.list_decision, ORDER_OF_PLAY.carry_out


@kernel
def legal(s: State, out: list[int]) -> int:
    """List what the mover may decide, or what chance may bring."""
    count: int = list_decision(s, out)
    return count


@kernel
def weight(s: State, outcome: int) -> int:
    """A card is as likely as it is frequent in its pile, and so is a token; every order may begin, and a die is fair; at the bottom lies one certain card."""
    match s.phase:
        case Phase.CARD | Phase.LOOK | Phase.DEAL:
            return s.pile[s.layer][outcome - Verb.CARD] if s.layer != NONE else 1
        case Phase.DRAW:
            return s.influence_pile[s.influence_shuffle][outcome - Verb.DRAW]
        case Phase.TOKEN:
            return s.bag[outcome - Verb.TOKEN]
    return 1


@kernel
def apply(s: State, action: int, journal: list[list[int]]) -> None:
    """Carry out one decision or outcome and all that follows from it."""
    carry_decision_out(s, action, journal)
    if s.scored == 1:
        complete_act(s, journal)
    while s.phase > Phase.ENDED:
        go_on(s, journal)
        if s.scored == 1:
            complete_act(s, journal)


@kernel
def go_on(s: State, journal: list[list[int]]) -> None:
    """What follows automatically, one thing after the other."""
    match s.phase:
        case Phase.TURNING:
            need_card(s, journal)
        case Phase.EVENT:
            go_on_with_event(s, journal)
        case Phase.COLLECT:
            collect(s, journal)
        case Phase.ASK:
            ask_next(s, journal)
        case Phase.CARRY_OUT:
            carry_out(s, journal)
        case Phase.TURN_ENDS:
            end_turn(s, journal)
        case Phase.NEXT_TURN:
            begin_turn(s, journal)
        case Phase.FILL:
            fill_row(s, journal)
        case Phase.FIRST_AREA:
            ask_for_area(s, journal)
        case Phase.MASTER_COMES:
            begin_master(s)
        case Phase.ARRIVED:
            arrive(s)
        case Phase.ATTACKED:
            after_attack(s)
