"""The table as a seat sees it, to be drawn."""

from turncoat.games.game import CHANCE, OVER
from turncoat.games.ontembare_stad.rules.end import is_beaten, target_of
from turncoat.games.ontembare_stad.scene import (
    Area,
    Gesture,
    HeldCard,
    Layer,
    Order,
    Pile,
    Reaction,
    Scene,
    Start,
    Turn,
)
from turncoat.games.ontembare_stad.scene.purchase import purchases
from turncoat.games.ontembare_stad.sentences import prompt
from turncoat.games.ontembare_stad.sentences.names import REACTED_TO
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
from turncoat.games.ontembare_stad.verraad.rules.good_and_evil import is_evil
from turncoat.games.ontembare_stad.verraad.scene import (
    castle_scene,
    dice_scene,
    master_scene,
    none,
    owner_scene,
    powers_scene,
    row_scene,
    stage,
    tokens_of,
    tokens_scene,
)
from turncoat.games.scene import viewer
from turncoat.kernel.bits import how_many


def scene(view: State, seat: int) -> Scene:
    """All that a page needs to draw the table as the seat sees it; what it does not know is null."""
    strategic = view.strategic == 1
    isolates, gains = purchases(view)
    return Scene(
        me=viewer(seat),
        mover=view.mover,
        acting=none(view.acting),
        active=none(view.active),
        phase="over" if view.mover == OVER else "chance" if view.mover == CHANCE else prompt(view),
        mode="verraad" if view.verraad else "strategic" if strategic else "basic",
        round=-(-view.turns // view.orders),
        target=target_of(view),
        last_round=view.last_round == 1,
        over=view.mover == OVER,
        orders=[order_scene(view, order) for order in range(view.orders)],
        areas=[area_scene(view, area) for area in range(AREAS)],
        pile=pile_scene(view),
        unseen=counted(CARD_NAMES, [sum(column) for column in zip(*view.pile)]),
        discard=counted(CARD_NAMES, view.discard),
        removed=counted(KIND_NAMES, view.removed),
        pawnshop=counted(KIND_NAMES, view.shop[PAWNSHOP]),
        market=counted(KIND_NAMES, view.shop[MARKET]) if strategic else None,
        powers=powers_scene(view) if strategic else None,
        influence_pile=view.influence_left,
        influence_discard=counted(INFLUENCE_NAMES, view.influence_discard),
        turned=turned_scene(view),
        turn=turn_scene(view),
        gesture=gesture_scene(view),
        reaction=reaction_scene(view),
        isolates=isolates,
        gains=gains,
        start=start_scene(view),
        winner=winners(view) if view.mover == OVER else None,
        row=row_scene(view) if view.verraad else None,
        master=master_scene(view) if view.verraad else None,
        dice=dice_scene(view) if view.verraad else None,
        tokens=tokens_scene(view) if view.verraad else None,
        towers_left=view.towers_left if view.verraad else None,
        evil=is_evil(view) if view.verraad else None,
    )


def turned_scene(view: State) -> list[str]:
    events = [name for i, name in enumerate(EVENT_NAMES) if view.met >> i & 1]
    return [*events, KIND_NAMES[view.turned]] if view.turned != NONE else events


def counted(names: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    """What there is of each, leaving out what there is none of."""
    return {name: many for name, many in zip(names, counts, strict=True) if many}


def areas_in(areas: int) -> list[str]:
    """A set of areas, by name."""
    return [name for i, name in enumerate(AREA_NAMES) if areas >> i & 1]


def order_scene(view: State, order: int) -> Order:
    rows = [row_of(order, origin) for origin in range(ORIGINS)]
    concealed = list(map(sum, zip(*(view.hand[row] for row in rows[1:]))))
    hand = [
        HeldCard(card=card, many=many, known=known)
        for counts, known in ((view.hand[rows[KNOWN]], True), (concealed, False))
        for card, many in counted(KIND_NAMES, counts).items()
    ]
    held = [view.influence[influence_row(order, shuffle)] for shuffle in range(INFLUENCE_SHUFFLES)]
    return Order(
        seat=seat_of(view, order),
        stones=view.stones[order],
        score=view.score[order],
        knights=view.knights[order],
        areas=KNIGHTS - view.knights[order],
        hand=hand,
        concealed=sum(view.hand_size[row] for row in rows[1:]) - sum(concealed),
        influence=view.influence_held[order],
        influence_cards=[INFLUENCE_NAMES[card] for row in held for card in range(INFLUENCES) for _ in range(row[card])],
        expelled=view.turns > 0 and view.owned[order] == 0,
        castle=castle_scene(view, order) if view.verraad else None,
    )


def area_scene(view: State, area: int) -> Area:
    kind = view.building[area]
    return Area(
        owner=owner_scene(owner_of(view, area)),
        building=KIND_NAMES[kind] if kind != NONE else None,
        tower=view.towers >> area & 1 == 1,
    )


def pile_scene(view: State) -> Pile:
    layered = view.strategic == 1 and view.reshuffled == 0
    return Pile(
        left=sum(view.pile_left) + view.bottom_size,
        layers=[
            Layer(period=PERIODS[i] if layered else None, left=view.pile_left[i])
            for i in range(SHUFFLES)
            if view.pile_left[i]
        ],
        bottom=view.bottom_size,
        bottom_cards=[CARD_NAMES[card] if card != NONE else None for card in view.bottom[: view.bottom_size]],
    )


def turn_scene(view: State) -> Turn | None:
    if view.active == NONE:
        return None
    return Turn(
        bought=view.bought,
        placed=view.placed,
        blocked=areas_in(view.blocked),
        sold=[name for i, name in enumerate(KIND_NAMES) if view.sold >> i & 1],
        start_score=view.start_score,
        raised=view.raised,
        gifts=view.gifts,
        stage="master" if view.dark else stage(view),
    )


def gesture_scene(view: State) -> Gesture | None:
    if view.phase == Phase.SITE:
        return Gesture(build=KIND_NAMES[view.kind])
    if view.phase in (Phase.TARGET, Phase.GOLDEN):
        return Gesture(play=INFLUENCE_NAMES[view.attempt])
    if view.phase == Phase.WIZARD:
        return Gesture(wizard=[CARD_NAMES[card] if card != NONE else None for card in view.looked])
    if view.phase == Phase.STEPS:
        return Gesture(steps=view.steps)
    if view.phase == Phase.TOKEN:
        return Gesture(token=view.swapped if view.swapped != NONE else view.kinds[view.active][DARK])
    return None


def reaction_scene(view: State) -> Reaction | None:
    if view.phase != Phase.REACT:
        return None
    return Reaction(
        by=view.active,
        what=REACTED_TO.get(view.attempt) or INFLUENCE_NAMES[view.attempt],
        area=AREA_NAMES[view.target] if view.target != NONE else None,
        asked=view.acting,
        for_master=view.dark == 1,
    )


def start_scene(view: State) -> Start | None:
    if view.phase != Phase.START:
        return None
    dots = [sum(COST[a] for a in range(AREAS) if view.owned[order] >> a & 1) for order in range(view.orders)]
    return Start(
        picks=sum(how_many(view.owned[order]) for order in range(view.orders)),
        dots=dots,
        passed=[view.passed >> order & 1 == 1 for order in range(view.orders)],
    )


def winners(view: State) -> list[int]:
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
