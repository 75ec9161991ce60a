"""The rulebook of De Ontembare Stad: a chapter a file, each in the rulebook's order. Ids refer to docs/games/ontembare_stad.md.

Het Verraad is played by the same functions, and has chapters of its own (docs/games/het_verraad.md): `row` (VERRAAD-1) · `towers` (VERRAAD-3) · `tokens`
(VERRAAD-4) · `master` (VERRAAD-7) · `attack` (VERRAAD-8, VERRAAD-9) · `good_and_evil` (VERRAAD-11).

`set_up` (STAD-0, STAD-10) · `turn` (STAD-1) · `event_cards` (STAD-2) · `trade` (STAD-3, the free market of STAD-8) · `areas` (STAD-4, the isolation of
STAD-8) · `buildings` (STAD-5) · `influence` (STAD-6) · `draws` (how influence cards are drawn) · `points` (STAD-7, the great powers of STAD-8) · `end`
(STAD-7, STAD-9, STAD-10) · `cards` (how cards lie and are shuffled)
"""

from turncoat.games.listing import list_also, list_set, list_span
from turncoat.games.ontembare_stad.actions import (
    AREA,
    ATTACK,
    BUILD,
    CARD,
    CHOOSE,
    DEMOLISH,
    DIE,
    DISCARD,
    DONE,
    DRAW,
    INFLUENCE,
    LOT,
    MASTER,
    PAWN_SELL,
    PLAY,
    SITE,
    SPARE,
    START_TOWER,
    STAY,
    TARGET,
    TOKEN,
    TOWER,
    TURN,
    WHITE,
    WITHDRAW,
    WIZARD,
)
from turncoat.games.ontembare_stad.rules.areas import areas_to_buy
from turncoat.games.ontembare_stad.rules.buildings import (
    choose_building,
    demolish,
    demolition_price,
    kinds_to_build,
    place_building,
    sites_of,
)
from turncoat.games.ontembare_stad.rules.cards import list_top
from turncoat.games.ontembare_stad.rules.draws import (
    buy_influence,
    can_buy_influence,
    discard_influence,
    draw_influence,
    list_discards,
)
from turncoat.games.ontembare_stad.rules.end import end_turn, finish_actions, scores
from turncoat.games.ontembare_stad.rules.event_cards import areas_to_withdraw, go_on_with_event, withdraw
from turncoat.games.ontembare_stad.rules.influence import (
    aim,
    ask_next,
    carry_out,
    choose_card,
    list_golden,
    list_looked,
    list_plays,
    list_reactions,
    list_refill,
    look,
    play,
    react,
    targets_of,
    trade_golden,
    want_area,
)
from turncoat.games.ontembare_stad.rules.set_up import (
    ask_for_area,
    begin_with,
    deal,
    list_deal,
    list_start,
    setup,
    start_or_stop,
)
from turncoat.games.ontembare_stad.rules.trade import list_trade, trade
from turncoat.games.ontembare_stad.rules.turn import begin_turn, need_card, next_card
from turncoat.games.ontembare_stad.state import NONE, Phase, State
from turncoat.games.ontembare_stad.tables import DIE_SIDES
from turncoat.games.ontembare_stad.verraad.rules.attack import attack_or_spare, roll_black, roll_white
from turncoat.games.ontembare_stad.verraad.rules.master import (
    after_attack,
    arrive,
    begin_master,
    choose_way,
    list_ways,
    move_or_stay,
    reach,
    roll_steps,
)
from turncoat.games.ontembare_stad.verraad.rules.row import choose_from_row, fill_row
from turncoat.games.ontembare_stad.verraad.rules.tokens import change_castle, draw_token, list_castle, list_tokens
from turncoat.games.ontembare_stad.verraad.rules.towers import areas_for_tower, buy_tower, start_tower
from turncoat.kernel import kernel
from turncoat.kernel.bag import list_kinds

__all__ = ["apply", "legal", "scores", "setup", "weight"]


@kernel
def legal(s: State, out: list[int]) -> int:
    """List what the mover may decide, or what chance may bring."""
    match s.phase:
        case Phase.ACTIONS:
            return list_actions(s, out)
        case Phase.REACT:
            return list_reactions(s, out)
        case Phase.SITE:
            return list_set(sites_of(s, s.kind), SITE, 0, out)
        case Phase.TARGET:
            return list_set(targets_of(s, s.attempt), TARGET, 0, out)
        case Phase.CARD | Phase.LOOK:
            return list_top(s, out)
        case Phase.DRAW:
            return list_kinds(s.influence_pile[s.influence_shuffle], DRAW, out)
        case Phase.BEFORE:
            return list_also(TURN, list_plays(s, 0, out), out)
        case Phase.AFTER:
            return list_also(DONE, list_plays(s, 0, out), out)
        case Phase.DISCARD:
            return list_discards(s, out)
        case Phase.GOLDEN:
            return list_golden(s, out)
        case Phase.WIZARD:
            return list_looked(s, out)
        case Phase.WITHDRAW:
            return list_set(areas_to_withdraw(s), WITHDRAW, 0, out)
        case Phase.START:
            return list_start(s, out)
        case Phase.DEAL:
            return list_deal(s, out)
        case Phase.LOT:
            return list_span(LOT, s.orders, out)
    return list_in_verraad(s, out)


@kernel
def list_in_verraad(s: State, out: list[int]) -> int:
    """What there is to decide in Het Verraad only (VERRAAD-1.1)."""
    match s.phase:
        case Phase.CHOOSE:
            count = list_span(CHOOSE, s.row_size, out)
            return list_plays(s, count, out)
        case Phase.REFILL:
            return list_refill(s, out)
        case Phase.TOKEN:
            return list_tokens(s, out)
        case Phase.MASTER:
            return list_ways(s, list_plays(s, 0, out), out)
        case Phase.STEPS:
            count = list_set(reach(s, s.steps, s.owned[s.active]), MASTER, 0, out)
            return list_also(STAY, count, out)
        case Phase.ATTACK:
            count = list_also(ATTACK, list_plays(s, 0, out), out)
            return list_also(SPARE, count, out)
        case Phase.DIE_STEPS | Phase.DIE_ATTACK | Phase.DIE_DEFENCE:
            return list_span(DIE, DIE_SIDES, out)
        case Phase.MASTER_AFTER:
            return list_also(DONE, list_plays(s, 0, out), out)
        case Phase.START_TOWER:
            return list_set(s.owned[s.acting], START_TOWER, 0, out)
    return 0


@kernel
def list_actions(s: State, out: list[int]) -> int:
    """What the active order may do in its turn, in any order, until it is done (STAD-1.1)."""
    count = list_set(areas_to_buy(s), AREA, 0, out)
    count = list_set(kinds_to_build(s), BUILD, count, out)
    if s.verraad == 1:  # where nothing is demolished by itself (VERRAAD-2.2)
        count = list_set(areas_for_tower(s), TOWER, count, out)
        count = list_castle(s, count, out)
    elif s.stones[s.active] >= demolition_price(s):
        count = list_set(s.owned[s.active] & s.built, DEMOLISH, count, out)
    count = list_trade(s, count, out)
    if can_buy_influence(s):
        count = list_also(INFLUENCE, count, out)
    count = list_plays(s, count, out)
    return list_also(DONE, count, out)


@kernel
def weight(s: State, outcome: int) -> int:
    """A card is as likely as it is frequent in its pile, and so is a token; every order may begin, and a die is fair; at the bottom lies one certain card."""
    if outcome >= DRAW:
        return s.influence_pile[s.influence_shuffle][outcome - DRAW]
    if outcome >= CARD:
        return s.pile[s.layer][outcome - CARD] if s.layer != NONE else 1
    return s.bag[outcome - TOKEN] if outcome >= TOKEN and s.bag_left > 0 else 1


@kernel
def apply(s: State, action: int, journal: list[list[int]]) -> None:
    """Carry out one decision or outcome and all that follows from it."""
    if s.phase == Phase.ACTIONS:
        act(s, action, journal)
    else:
        apply_phase(s, action, journal)
    while s.phase > Phase.ENDED:
        go_on(s, journal)


@kernel
def act(s: State, action: int, journal: list[list[int]]) -> None:
    """One action of the active order (STAD-1.1)."""
    if action == DONE:
        finish_actions(s, journal)
    elif action >= PLAY:
        play(s, action - PLAY, journal)
    elif action == INFLUENCE:
        buy_influence(s, journal)
    elif action >= PAWN_SELL:
        trade(s, action, journal)
    elif action >= WHITE:
        change_castle(s, action, journal)
    elif action >= TOWER:
        buy_tower(s, action - TOWER, journal)
    elif action >= DEMOLISH:
        demolish(s, action - DEMOLISH, journal)
    elif action >= BUILD:
        choose_building(s, action - BUILD, journal)
    else:
        want_area(s, action - AREA, journal)


@kernel
def apply_phase(s: State, action: int, journal: list[list[int]]) -> None:
    """Whatever else is being decided."""
    match s.phase:
        case Phase.REACT:
            react(s, action, journal)
        case Phase.SITE:
            place_building(s, action - SITE, journal)
        case Phase.TARGET:
            aim(s, action - TARGET, journal)
        case Phase.CARD:
            next_card(s, action - CARD, journal)
        case Phase.DRAW:
            draw_influence(s, action - DRAW, journal)
        case Phase.BEFORE | Phase.AFTER:
            play_or_not(s, action, journal)
        case Phase.DISCARD:
            discard_influence(s, action - DISCARD, journal)
        case Phase.GOLDEN:
            trade_golden(s, action, journal)
        case Phase.LOOK:
            look(s, action - CARD, journal)
        case Phase.WIZARD:
            choose_card(s, action - WIZARD, journal)
        case Phase.WITHDRAW:
            withdraw(s, action - WITHDRAW, journal)
        case Phase.START:
            start_or_stop(s, action, journal)
        case Phase.DEAL:
            deal(s, action - CARD, journal)
        case Phase.LOT:
            begin_with(s, action - LOT)
        case _:
            apply_in_verraad(s, action, journal)


@kernel
def apply_in_verraad(s: State, action: int, journal: list[list[int]]) -> None:
    """Whatever is decided in Het Verraad only (VERRAAD-1.1)."""
    if PLAY <= action < TARGET:
        play(s, action - PLAY, journal)
        return
    match s.phase:
        case Phase.CHOOSE:
            choose_from_row(s, action - CHOOSE, journal)
        case Phase.REFILL:
            s.phase = Phase.FILL
        case Phase.TOKEN:
            draw_token(s, action - TOKEN + 1, journal)
        case Phase.MASTER:
            choose_way(s, action, journal)
        case Phase.DIE_STEPS:
            roll_steps(s, action - DIE + 1, journal)
        case Phase.STEPS:
            move_or_stay(s, action, journal)
        case Phase.ATTACK:
            attack_or_spare(s, action, journal)
        case Phase.DIE_ATTACK:
            roll_black(s, action - DIE + 1, journal)
        case Phase.DIE_DEFENCE:
            roll_white(s, action - DIE + 1, journal)
        case Phase.MASTER_AFTER:
            s.phase = Phase.TURN_ENDS
        case Phase.START_TOWER:
            start_tower(s, action - START_TOWER, journal)


@kernel
def play_or_not(s: State, action: int, journal: list[list[int]]) -> None:
    """An influence card before cards are turned (STAD-1.3) or after a red space (STAD-7.5), or no more."""
    if action == TURN:
        s.phase = Phase.TURNING
    elif action == DONE:
        s.phase = Phase.TURN_ENDS
    else:
        play(s, action - PLAY, journal)


@kernel
def go_on(s: State, journal: list[list[int]]) -> None:
    """What follows by itself, one thing after the other."""
    match s.phase:
        case Phase.TURNING:
            need_card(s, journal)
        case Phase.EVENT:
            go_on_with_event(s, journal)
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
