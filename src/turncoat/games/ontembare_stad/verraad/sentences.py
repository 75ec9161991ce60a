"""What is asked and told in Het Verraad besides, as messages."""

from turncoat.games.game import Name, Say, Seat
from turncoat.games.ontembare_stad.actions import Verb
from turncoat.games.ontembare_stad.sentences.names import REACTED_TO, area_name, card_name, order_name, phase_name
from turncoat.games.ontembare_stad.state import ATTACK, CONQUEST, NONE, Phase, State, owner_of
from turncoat.games.ontembare_stad.tables import BLACK, DARK, GOOD, SPACES, TOKEN_PRICE, TOWER_PRICE

PROMPTS = {Phase.WIZARD: "wizard-row", Phase.ACTIONS: "actions-verraad", Phase.SITE: "site-verraad"}


def prompt_in_verraad(view: State) -> str | None:
    """What is being decided, if it is called otherwise than in the other modes."""
    if view.phase == Phase.REACT:
        return f"react-{REACTED_TO[view.attempt]}" if view.attempt in (ATTACK, CONQUEST) else None
    return PROMPTS.get(Phase(view.phase))


def say_in_verraad(view: State, verb: Verb, thing: int) -> Say | None:
    """An action of Het Verraad, or one that is told otherwise there; else None."""
    match verb:
        case Verb.DIE:
            return Say(f"chance-{phase_name(view)}", {"number": 1 + thing})
        case Verb.TOKEN:
            return Say("chance-token", {"number": 1 + thing})
        case Verb.START_TOWER | Verb.TOWER | Verb.MASTER:
            return say_area(view, verb, thing)
        case Verb.ATTACK if view.master == NONE or owner_of(view, view.master) == NONE:
            return Say("action-attack-nobody")
        case Verb.ATTACK:
            return say_area(view, verb, view.master)
        case Verb.CHOOSE:
            return say_choice(view, thing)
        case Verb.SWAP:
            return say_swap(view, thing)
        case Verb.WHITE | Verb.BLACK:
            return say_token(view, verb)
        case Verb.STEPS:
            return Say("action-steps", {"number": view.kinds[view.active][DARK]})
        case Verb.SWAP_WHITE | Verb.ROLL | Verb.STAY | Verb.SPARE:
            return Say(f"action-{verb.word}")
        case Verb.WIZARD if view.verraad:
            return Say("action-wizard-row", {"card": card_name(thing)})
        case Verb.TURN if view.verraad:
            return Say("action-turn-refill")
        case Verb.DONE if view.verraad:
            return Say("action-done-master" if view.dark else "action-done-actions-verraad")
    return None


def say_area(view: State, verb: Verb, area: int) -> Say:
    """A watchtower, or where the Black Master goes or attacks."""
    args: dict[str, int | Name | Seat] = {"area": area_name(area)}
    if verb == Verb.TOWER:
        args["number"] = TOWER_PRICE
    owner = owner_of(view, area)
    if verb == Verb.MASTER and owner == BLACK:
        return Say("action-master-black", args)
    if verb == Verb.ATTACK or (verb == Verb.MASTER and owner != NONE):
        args["other"] = order_name(view, owner)
    return Say("action-master-owned" if verb == Verb.MASTER and owner != NONE else f"action-{verb.word}", args)


def say_choice(view: State, place: int) -> Say:
    """A card of the row, with the stones on it."""
    if view.row[place] == NONE:
        return Say("action-choose-none", {"space": place + 1})
    args, stones = {"card": card_name(view.row[place])}, view.row_stones[place]
    return Say("action-choose-stones", {**args, "number": stones}) if stones else Say("action-choose", args)


def say_swap(view: State, space: int) -> Say:
    """An exchange of a black token, if there is one that the viewer knows."""
    value = view.castle[view.active][space]
    if value <= 0:
        return Say("action-swap-none", {"space": space + 1})
    return Say("action-swap", {"number": value, "space": space + 1})


def say_token(view: State, verb: Verb) -> Say:
    """A power token for the next space of the castle, if there is one."""
    have = view.kinds[view.active][GOOD if verb == Verb.WHITE else DARK]
    if have >= SPACES:
        return Say(f"action-{verb.word}-none")
    return Say(f"action-{verb.word}", {"number": TOKEN_PRICE[have]})
