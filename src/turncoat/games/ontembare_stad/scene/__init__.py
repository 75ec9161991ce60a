"""A view for people: as JSON for the browser, as messages for sentences.

The scene, in which areas, cards, categories and influence cards are named by their ids, orders and seats by their numbers:

    me          seat, or null for a spectator
    mover       seat; -1 chance, -2 nobody: the game is over
    acting      the order that decides, or for which chance does; or null
    active      the order whose turn it is; or null
    phase       the prompt's name (`prompt`), or "chance", or "over"
    mode        "basic", "strategic" or "verraad"
    round       from 1; 0 before the first turn
    target      points to win
    lastRound   true once this round is the last
    over        true at the end
    orders      for each order:
        seat, stones, score, knights (beside the board), areas (how many), expelled (has none)
        hand            [{card, many, known}]: what the viewer knows of it; known = all know it
        concealed       how many cards more, whose face the viewer does not know
        influence       how many influence cards
        influenceCards  their names, in the viewer's own orders; else null
        castle          in Het Verraad, else null
    areas       for each of the 48, i0-i7 m0-m15 o0-o23: {owner: order|"black"|null, building: kind|null, tower: true|false}
    pile        {left, layers: [{period: "A"|"B"|"C"|null, left}] from the top, bottom: how many cards lie under all layers,
                bottomCards: [card|null] these, the first to be turned first}
    unseen      {card: many}: cards that the viewer cannot place: in the pile, concealed in others' hands, or at the bottom
    discard     {card: many}
    removed     {kind: many}
    pawnshop    {kind: many}
    market      {kind: many}, or null in the basic game
    powers      {category: order|"black"|null}, or null in the basic game; in Het Verraad also wachttoren, goed, duister
    influencePile      how many cards
    influenceDiscard   {name: many}
    turned      the cards turned this turn: events, by their numbers and not as they came, then the building
    turn        {bought, placed, blocked: [area], sold: [kind], startScore, raised, gifts, stage}, or null before the first turn
    gesture     {build: kind} | {play: name} | {wizard: [card|null, card|null]} | {steps} | {token} | null: what has been begun
    reaction    {by: order, what: "area" or the name of an influence card, area: area|null, asked: order, forMaster} | null
    isolates    {area: [area]}: what would go over with an area, for each that the order in its turn could buy or is about to
    gains       {area: {order|"black": points more or fewer}}: whose points such a purchase would change
    start       {picks, dots: [by order], passed: [by order]} while starting areas are chosen, else null
    winner      [orders] at the end, those that no other is ahead of, else null

`verraad.scene` says what these are, and what else there is, in Het Verraad.
"""

from turncoat.games.game import CHANCE, OVER, Json
from turncoat.games.ontembare_stad.rules.end import is_beaten, target_of
from turncoat.games.ontembare_stad.scene.purchase import purchases_scene
from turncoat.games.ontembare_stad.sentences import REACTED_TO, prompt
from turncoat.games.ontembare_stad.state import (
    KNOWN,
    MARKET,
    NONE,
    PAWNSHOP,
    Phase,
    State,
    influence_row,
    owner_of,
    row_of,
    seat_of,
)
from turncoat.games.ontembare_stad.tables import (
    AREA_NAMES,
    AREAS,
    BLACK,
    CARD_NAMES,
    CARDS,
    COST,
    DARK,
    EVENT_NAMES,
    GOOD,
    INFLUENCE_NAMES,
    INFLUENCE_SHUFFLES,
    INFLUENCES,
    KIND_NAMES,
    KINDS,
    KNIGHTS,
    ORIGINS,
    PERIODS,
    SHUFFLES,
    TOKEN_VALUES,
)
from turncoat.games.ontembare_stad.verraad.scene import (
    castle_scene,
    none,
    owner_scene,
    powers_scene,
    stage,
    tokens_of,
    verraad_scene,
)
from turncoat.kernel.bits import how_many


def scene(view: State, seat: int) -> dict[str, Json]:
    """All that a page needs to draw the table as the seat sees it; what it does not know is null."""
    strategic = view.strategic == 1
    return {
        "me": seat if seat >= 0 else None,
        "mover": view.mover,
        "acting": none(view.acting),
        "active": none(view.active),
        "phase": "over" if view.mover == OVER else "chance" if view.mover == CHANCE else prompt(view),
        "mode": "verraad" if view.verraad else "strategic" if strategic else "basic",
        "round": -(-view.turns // view.orders),
        "target": target_of(view),
        "lastRound": view.last_round == 1,
        "over": view.mover == OVER,
        "orders": [order_scene(view, order, seat) for order in range(view.orders)],
        "areas": [area_scene(view, area) for area in range(AREAS)],
        "pile": pile_scene(view),
        "unseen": counted(CARD_NAMES, [sum(column) for column in zip(*view.pile)]),
        "discard": counted(CARD_NAMES, view.discard),
        "removed": counted(KIND_NAMES, view.removed),
        "pawnshop": counted(KIND_NAMES, view.shop[PAWNSHOP]),
        "market": counted(KIND_NAMES, view.shop[MARKET]) if strategic else None,
        "powers": powers_scene(view) if strategic else None,
        "influencePile": view.influence_left,
        "influenceDiscard": counted(INFLUENCE_NAMES, view.influence_discard),
        "turned": turned_scene(view),
        "turn": turn_scene(view),
        "gesture": gesture_scene(view),
        "reaction": reaction_scene(view),
        **purchases_scene(view),
        "start": start_scene(view),
        "winner": winners(view) if view.mover == OVER else None,
        **verraad_scene(view),
    }


def turned_scene(view: State) -> list[Json]:
    events: list[Json] = [name for i, name in enumerate(EVENT_NAMES) if view.met >> i & 1]
    return [*events, KIND_NAMES[view.turned]] if view.turned != NONE else events


def counted(names: tuple[str, ...], counts: list[int]) -> dict[str, Json]:
    """What there is of each, leaving out what there is none of."""
    return {name: many for name, many in zip(names, counts, strict=True) if many}


def areas_in(areas: int) -> list[Json]:
    """A set of areas, by name."""
    return [name for i, name in enumerate(AREA_NAMES) if areas >> i & 1]


def order_scene(view: State, order: int, seat: int) -> dict[str, Json]:
    mine = seat_of(view, order) == seat
    rows = [row_of(order, origin) for origin in range(ORIGINS)]
    concealed = [sum(view.hand[row][kind] for row in rows[1:]) for kind in range(KINDS)]
    hand: list[Json] = []
    for counts, known in ((view.hand[rows[KNOWN]], True), (concealed, False)):
        hand += [{"card": card, "many": many, "known": known} for card, many in counted(KIND_NAMES, counts).items()]
    held = [view.influence[influence_row(order, shuffle)] for shuffle in range(INFLUENCE_SHUFFLES)]
    return {
        "seat": seat_of(view, order),
        "stones": view.stones[order],
        "score": view.score[order],
        "knights": view.knights[order],
        "areas": KNIGHTS - view.knights[order],
        "hand": hand,
        "concealed": 0 if mine else sum(view.hand_size[row] for row in rows[1:]),
        "influence": view.influence_held[order],
        "influenceCards": [
            INFLUENCE_NAMES[card] for row in held for card in range(INFLUENCES) for _ in range(row[card])
        ]
        if mine
        else None,
        "expelled": view.turns > 0 and view.owned[order] == 0,
        "castle": castle_scene(view, order) if view.verraad else None,
    }


def area_scene(view: State, area: int) -> dict[str, Json]:
    kind = view.building[area]
    return {
        "owner": owner_scene(owner_of(view, area)),
        "building": KIND_NAMES[kind] if kind != NONE else None,
        "tower": view.towers >> area & 1 == 1,
    }


def pile_scene(view: State) -> dict[str, Json]:
    layered = view.strategic == 1 and view.reshuffled == 0
    layers: list[Json] = [
        {"period": PERIODS[i] if layered else None, "left": view.pile_left[i]}
        for i in range(SHUFFLES)
        if view.pile_left[i]
    ]
    bottom: list[Json] = [CARD_NAMES[card] if card != NONE else None for card in view.bottom[: view.bottom_size]]
    left = sum(view.pile_left) + view.bottom_size
    return {"left": left, "layers": layers, "bottom": view.bottom_size, "bottomCards": bottom}


def turn_scene(view: State) -> dict[str, Json] | None:
    if view.active == NONE:
        return None
    return {
        "bought": view.bought,
        "placed": view.placed,
        "blocked": areas_in(view.blocked),
        "sold": [name for i, name in enumerate(KIND_NAMES) if view.sold >> i & 1],
        "startScore": view.start_score,
        "raised": view.raised,
        "gifts": view.gifts,
        "stage": "master" if view.dark else stage(view),
    }


def gesture_scene(view: State) -> dict[str, Json] | None:
    if view.phase == Phase.SITE:
        return {"build": KIND_NAMES[view.kind]}
    if view.phase in (Phase.TARGET, Phase.GOLDEN):
        return {"play": INFLUENCE_NAMES[view.attempt]}
    if view.phase == Phase.WIZARD:
        return {"wizard": [CARD_NAMES[card] if card != NONE else None for card in view.looked]}
    if view.phase == Phase.STEPS:
        return {"steps": view.steps}
    if view.phase == Phase.TOKEN:
        return {"token": view.swapped if view.swapped != NONE else view.kinds[view.active][DARK]}
    return None


def reaction_scene(view: State) -> dict[str, Json] | None:
    if view.phase != Phase.REACT:
        return None
    return {
        "by": view.active,
        "what": REACTED_TO.get(view.attempt) or INFLUENCE_NAMES[view.attempt],
        "area": AREA_NAMES[view.target] if view.target != NONE else None,
        "asked": view.acting,
        "forMaster": view.dark == 1,
    }


def start_scene(view: State) -> dict[str, Json] | None:
    if view.phase != Phase.START:
        return None
    dots = [sum(COST[a] for a in range(AREAS) if view.owned[order] >> a & 1) for order in range(view.orders)]
    return {
        "picks": sum(how_many(view.owned[order]) for order in range(view.orders)),
        "dots": list[Json](dots),
        "passed": [view.passed >> order & 1 == 1 for order in range(view.orders)],
    }


def winners(view: State) -> list[Json]:
    """The orders that have won; in Het Verraad none, if all were driven out (VERRAAD-11.10)."""
    expelled = view.verraad and not any(view.owned[: view.orders])
    return [] if expelled else [order for order in range(view.orders) if not is_beaten(view, order)]


def pieces(s: State) -> dict[str, int]:
    """What is in the box, counted on the table: always the same numbers."""
    held = (row for row, many in zip(s.hand, s.hand_size, strict=True) if many)
    kinds = [sum(column) for column in zip(s.removed, *s.shop, *held, strict=True)]
    events = [0] * (CARDS - KINDS)
    cards = [sum(column) for column in zip(kinds + events, s.discard, *s.pile, strict=True)]
    for card in (*s.bottom[: s.bottom_size], *s.looked, *s.building, s.kind, *s.row):
        if card != NONE:
            cards[card] += 1
    influence = [sum(column) for column in zip(s.influence_discard, *s.influence, *s.influence_pile, strict=True)]
    counts = {f"card-{name}": many for name, many in zip(CARD_NAMES, cards, strict=True)}
    counts |= {f"influence-{name}": many for name, many in zip(INFLUENCE_NAMES, influence, strict=True)}
    counts |= {f"knights-{order}": s.knights[order] + how_many(s.owned[order]) for order in range(s.orders)}
    counts |= {f"token-{value}": tokens_of(s, value) for value in range(1, TOKEN_VALUES + 1)}
    counts["token-white"] = s.white_left + sum(s.kinds[order][GOOD] for order in range(s.orders))
    counts["towers"] = s.towers_left + how_many(s.towers)
    counts["knights-black"] = s.knights[BLACK] + how_many(s.owned[BLACK])
    return {**counts, "stones": sum(s.stones) + sum(s.row_stones) + s.bank}
