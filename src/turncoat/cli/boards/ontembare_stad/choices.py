"""Actions in few letters, for lists that would push the table off the screen."""

from turncoat.cli.boards.ontembare_stad.desk import CARDS, INFLUENCE, KNIGHTS, MASTER, TOWER
from turncoat.games.game import Name, Say
from turncoat.games.ontembare_stad.actions import Verb
from turncoat.match import Words

SIGNS = {
    **dict.fromkeys((Verb.START, Verb.AREA), KNIGHTS),
    **dict.fromkeys((Verb.PLAY, Verb.TARGET, Verb.INFLUENCE, Verb.GOLDEN_SELL), INFLUENCE),
    **dict.fromkeys((Verb.DEMOLISH, Verb.DISCARD), "×"),
    **dict.fromkeys((Verb.WIZARD, Verb.BLIND, Verb.CHOOSE), CARDS),
    **dict.fromkeys((Verb.START_TOWER, Verb.TOWER), TOWER),
    Verb.BUILD: "+",
    Verb.SITE: "→",
    Verb.WITHDRAW: "←",
    Verb.MASTER: MASTER,
    Verb.ATTACK: "⚔",
}
SHOPS = {
    **dict.fromkeys((Verb.PAWN_SELL, Verb.PAWN_BUY, Verb.GOLDEN_PAWN), "label-pawnshop"),
    **dict.fromkeys((Verb.MARKET_SELL, Verb.MARKET_BUY, Verb.GOLDEN_MARKET), "label-market"),
}
SALES = (Verb.PAWN_SELL, Verb.MARKET_SELL, Verb.GOLDEN_SELL)


def short(verb: Verb, say: Say, words: Words) -> str:
    """An action in few letters: `♞ o8 Sheep Meadow 1`, `+ Chapel 2`, `P +1 Chapel` at the pawnshop; "" if words are better."""
    area, thing, number = (say.args.get(key, "") for key in ("area", "card", "number"))
    if isinstance(area, Name):
        return f"{SIGNS[verb]} {place(say)} {words.say(area)} {number}".rstrip()
    if isinstance(thing, Name) and (verb in SHOPS or verb in SALES):
        shop = words.say(SHOPS[verb])[0] if verb in SHOPS else SIGNS[verb]
        return f"{shop} {'+' if verb in SALES else '−'}{number or 0} {words.say(thing)}"
    if verb in (Verb.BLIND, Verb.INFLUENCE):
        return f"{SIGNS[verb]} ? −{number}"
    named = say.args.get("influence", thing)
    if not isinstance(named, Name):
        return ""
    gained = "+" if verb == Verb.CHOOSE and number else ""
    return f"{SIGNS[verb]} {words.say(named)} {gained}{number}".rstrip()


def place(say: Say) -> str:
    """Which area an action is about, as the drawing calls it."""
    area = say.args.get("area")
    return area.message.removeprefix("area-") if isinstance(area, Name) else ""
