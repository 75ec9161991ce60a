"""The table as a seat sees it, to be drawn."""

from functools import cache, lru_cache

from turncoat.games.game import CHANCE, OVER
from turncoat.games.ontembare_stad.rules.buildings import demolition_price
from turncoat.games.ontembare_stad.rules.end import has_risen_to_red, is_beaten, target_of
from turncoat.games.ontembare_stad.rules.turn import income_of, power_pays, site_pays
from turncoat.games.ontembare_stad.scene.parts import none, owner_scene, powers_scene, strengths_scene, turn_part
from turncoat.games.ontembare_stad.scene.printed import PRINTED as PRINTED
from turncoat.games.ontembare_stad.scene.purchase import areas_in, purchases
from turncoat.games.ontembare_stad.scene.shapes import (
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
from turncoat.games.ontembare_stad.sentences import prompt
from turncoat.games.ontembare_stad.sentences.names import REACTED_TO
from turncoat.games.ontembare_stad.state import (
    KNOWN,
    MARKET,
    NONE,
    NOT_YET,
    PAWNSHOP,
    Phase,
    State,
    influence_row,
    row_of,
    seat_of,
    somebody_left,
)
from turncoat.games.ontembare_stad.tables import (
    AREA_NAMES,
    AREAS,
    AREAS_A_TURN,
    BLACK,
    BLIND_PRICE,
    BUILDINGS_A_TURN,
    CARD_NAMES,
    CARDS,
    CATEGORIES,
    CATEGORY,
    CATEGORY_NAMES,
    COST,
    DARK,
    EVENT_NAMES,
    GOOD,
    INFLUENCE_NAMES,
    INFLUENCE_PRICE,
    INFLUENCE_SHUFFLES,
    KIND_NAMES,
    KINDS,
    KNIGHTS,
    ORDERS,
    ORIGINS,
    PERIODS,
    SHUFFLES,
    TOKEN_VALUES,
    TOKENS_A_TURN,
    TOWERS_A_TURN,
)
from turncoat.games.ontembare_stad.verraad.scene import scene_in_verraad, tokens_of
from turncoat.games.scene import viewer
from turncoat.kernel.bits import how_many, lowest

# The rows of `hand` and of `influence` with the cards of each order.
ROWS = [[row_of(order, origin) for origin in range(ORIGINS)] for order in range(ORDERS)]
INFLUENCE_ROWS = [[influence_row(order, shuffle) for shuffle in range(INFLUENCE_SHUFFLES)] for order in range(ORDERS)]
NO_CARDS = (0,) * KINDS


def scene(view: State, seat: int) -> Scene:
    """All that a page needs to draw the table as the seat sees it; what it does not know is null. In Het Verraad the expansion has its say."""
    incomes = [[income_of(view, order, category) for category in range(CATEGORIES)] for order in range(view.orders)]
    found = base_scene(view, seat, incomes)
    return scene_in_verraad(view, incomes, found) if view.verraad else found


def round_of(view: State) -> int:
    """In which round a match is; 0 before the first turn."""
    return -(-view.turns // view.orders)


def base_scene(view: State, seat: int, incomes: list[list[int]]) -> Scene:
    """What there is to draw without the expansion."""
    strategic = view.strategic == 1
    return Scene(
        me=viewer(seat),
        mover=view.mover,
        acting=none(view.acting),
        active=none(view.active),
        phase="over" if view.mover == OVER else "chance" if view.mover == CHANCE else prompt(view),
        mode="strategic" if strategic else "basic",
        round=round_of(view),
        target=target_of(view),
        last_round=view.last_round != NOT_YET,
        over=view.mover == OVER,
        orders=[order_scene(view, order, incomes[order]) for order in range(view.orders)],
        areas=areas_scene(tuple(view.owned), tuple(view.building), view.towers),
        pile=pile_scene(view),
        unseen=counted(CARD_NAMES, tuple(map(sum, zip(*view.pile)))),
        discard=counted(CARD_NAMES, tuple(view.discard)),
        removed=counted(KIND_NAMES, tuple(view.removed)),
        pawnshop=counted(KIND_NAMES, tuple(view.shop[PAWNSHOP])),
        market=counted(KIND_NAMES, tuple(view.shop[MARKET])) if strategic else None,
        powers=powers_scene(view, CATEGORIES) if strategic else None,
        strengths=strengths_scene(view, CATEGORIES) if strategic else None,
        influence_pile=view.influence_left,
        influence_discard=counted(INFLUENCE_NAMES, tuple(view.influence_discard)),
        turned=turned_scene(view),
        event=None if view.event == NONE else EVENT_NAMES[view.event],
        turn=turn_scene(view),
        gesture=gesture_scene(view),
        reaction=reaction_scene(view),
        pays=pays_scene(view),
        purchases=purchases(view),
        start=start_scene(view),
        winner=winners(view) if view.mover == OVER else None,
        tools={"blind": BLIND_PRICE, "influence": INFLUENCE_PRICE, "demolish": demolition_price(view)},
        row=None,
        master=None,
        dice=None,
        tokens=None,
        towers_left=None,
        defends=None,
        ways=None,
        fight=None,
        evil=None,
    )


def turned_scene(view: State) -> list[str]:
    events = [name for i, name in enumerate(EVENT_NAMES) if view.met >> i & 1]
    return [*events, KIND_NAMES[view.turned]] if view.turned != NONE else events


@lru_cache(maxsize=2**12)
def counted(names: tuple[str, ...], counts: tuple[int, ...]) -> dict[str, int]:
    """What there is of each, leaving out what there is none of; made once for all scenes."""
    return {name: many for name, many in zip(names, counts, strict=True) if many} if any(counts) else {}


@lru_cache(maxsize=2**12)
def hand_scene(known: tuple[int, ...], concealed: tuple[int, ...]) -> list[HeldCard]:
    """The cards in a hand; made once for all scenes."""
    return [
        HeldCard(card=card, many=many, known=are_known)
        for counts, are_known in ((known, True), (concealed, False))
        for card, many in counted(KIND_NAMES, counts or NO_CARDS).items()
    ]


def order_scene(view: State, order: int, income: list[int]) -> Order:
    rows = ROWS[order]
    concealed = tuple(map(sum, zip(*(view.hand[row] for row in rows[1:] if view.hand_size[row]))))
    held = [view.influence[row] for row in INFLUENCE_ROWS[order] if view.influence_size[row]]
    return Order(
        seat=seat_of(view, order),
        stones=view.stones[order],
        score=view.score[order],
        knights=view.knights[order],
        areas=KNIGHTS - view.knights[order],
        hand=hand_scene(tuple(view.hand[rows[KNOWN]]), concealed),
        concealed=sum(view.hand_size[row] for row in rows[1:]) - sum(concealed),
        influence=view.influence_held[order],
        influence_cards=[name for row in held for name, many in zip(INFLUENCE_NAMES, row) for _ in range(many)],
        expelled=view.turns > 0 and view.owned[order] == 0,
        income=dict(zip(CATEGORY_NAMES, income, strict=True)),
        castle=None,
    )


@lru_cache(maxsize=2**10)
def areas_scene(owned: tuple[int, ...], buildings: tuple[int, ...], towers: int) -> list[Area]:
    """All areas; made once for all scenes in which they look the same."""
    has_tower = (towers >> area & 1 for area in range(AREAS))
    return [area_scene(*area) for area in zip(owners(owned), buildings, has_tower)]


def owners(owned: tuple[int, ...]) -> list[int]:
    """Whose each area is; or NONE."""
    found = [NONE] * AREAS
    for owner, left in enumerate(owned):
        while left:
            found[lowest(left)] = owner
            left &= left - 1
    return found


@cache
def area_scene(owner: int, kind: int, tower: int) -> Area:
    """An area, made once for all scenes in which it looks the same."""
    return Area(owner=owner_scene(owner), building=KIND_NAMES[kind] if kind != NONE else None, tower=tower == 1)


def pays_scene(view: State) -> dict[str, int]:
    """What each order's building brings when it is the one that pays, its great power included (STAD-1.5, STAD-8.10)."""
    found = {}
    for order in range(view.orders):
        left = view.owned[order] & view.built
        while left:
            area = lowest(left)
            left &= left - 1
            found[AREA_NAMES[area]] = site_pays(view, area) + power_pays(view, order, CATEGORY[view.building[area]])
    return found


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
        part="master" if view.dark else turn_part(view),
        areas_left=AREAS_A_TURN - view.bought,
        buildings_left=BUILDINGS_A_TURN - view.placed,
        towers_left=TOWERS_A_TURN - view.raised,
        tokens_left=TOKENS_A_TURN - view.gifts,
        blocked=areas_in(view.blocked),
        sold=[name for i, name in enumerate(KIND_NAMES) if view.sold >> i & 1],
        red=has_risen_to_red(view),
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
    """The orders that have won: none, if all were driven out (STAD-9.7, VERRAAD-11.10)."""
    return [order for order in range(view.orders) if not is_beaten(view, order)] if somebody_left(view) else []


def pieces(s: State) -> dict[str, int]:
    """What is in the box, counted on the table: always the same numbers."""
    held = (row for row, many in zip(s.hand, s.hand_size, strict=True) if many)
    kinds = [sum(column) for column in zip(s.removed, *s.shop, *held, strict=True)]
    events = [0] * (CARDS - KINDS)
    cards = [sum(column) for column in zip(kinds + events, s.discard, *s.pile, strict=True)]
    for card in (*s.bottom[: s.bottom_size], *s.looked, *s.building, s.kind, s.untaken, *s.row):
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
