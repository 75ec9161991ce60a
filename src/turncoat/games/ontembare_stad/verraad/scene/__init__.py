"""What is drawn in Het Verraad only."""

from msgspec.structs import replace

from turncoat.games.ontembare_stad.rules.turn import tax_of
from turncoat.games.ontembare_stad.scene.parts import none, powers_scene, strengths_scene
from turncoat.games.ontembare_stad.scene.purchase import areas_in
from turncoat.games.ontembare_stad.scene.shapes import Castle, Dice, Master, RowCard, Scene, Tokens
from turncoat.games.ontembare_stad.state import NONE, Phase, State
from turncoat.games.ontembare_stad.tables import (
    AREA_NAMES,
    BLACK,
    BLACK_KNIGHTS,
    BLIND_PRICE,
    CATEGORY,
    CITY_BUILDINGS,
    DARK,
    GOOD,
    INFLUENCE_PRICE,
    KIND_NAMES,
    NEAR,
    POWERS,
    SPACES,
    TOKEN_PRICE,
    TOWER_PRICE,
    TOWERS,
)
from turncoat.games.ontembare_stad.verraad.options import BESIDE_ACTIVE
from turncoat.games.ontembare_stad.verraad.rules.good_and_evil import is_evil
from turncoat.games.ontembare_stad.verraad.scene.master import fight_scene, ways_scene
from turncoat.kernel.bits import lowest


def scene_in_verraad(view: State, incomes: list[list[int]], base: Scene) -> Scene:
    """The base game's scene with all that the expansion adds."""
    return replace(
        base,
        mode="verraad",
        orders=[replace(order, castle=castle_scene(view, number)) for number, order in enumerate(base.orders)],
        powers=powers_scene(view, POWERS),
        strengths=strengths_scene(view, POWERS),
        tools={
            "blind": BLIND_PRICE,
            "influence": INFLUENCE_PRICE,
            "tower": TOWER_PRICE,
        },  # none is torn down (VERRAAD-2.2)
        row=row_scene(view, incomes),
        master=master_scene(view),
        dice=dice_scene(view),
        tokens=tokens_scene(view),
        towers_left=view.towers_left,
        defends=defends_scene(view),
        ways=ways_scene(view) if view.phase in (Phase.MASTER, Phase.STEPS) else None,
        fight=fight_scene(view),
        evil=is_evil(view),
    )


def castle_scene(view: State, order: int) -> Castle:
    white, black = view.kinds[order][GOOD], view.kinds[order][DARK]
    return Castle(
        white=white,
        black=black,
        black_values=[none(value) for value in view.castle[order][:black]],
        white_price=TOKEN_PRICE[white] if white < SPACES else None,
        black_price=TOKEN_PRICE[black] if black < SPACES else None,
        towers=view.kinds[order][TOWERS],
    )


def row_scene(view: State, incomes: list[list[int]]) -> list[RowCard]:
    """Three cards, while these suffice; stones on a card are for the order that chooses next (VERRAAD-1.4)."""
    chooser = view.active if view.turned == NONE else (view.active + 1) % view.orders
    return [row_card(view, incomes, place, chooser) for place in range(view.row_size)]


def row_card(view: State, incomes: list[list[int]], place: int, chooser: int) -> RowCard:
    """What the choice of a card would bring and, as city buildings bring tax before income (STAD-1.4), cost."""
    kind, stones = view.row[place], view.row_stones[place]
    pays = [income[CATEGORY[kind]] for income in incomes]
    if chooser != NONE:
        pays[chooser] += stones
    is_taxed = chooser != NONE and CATEGORY[kind] == CITY_BUILDINGS
    return RowCard(card=KIND_NAMES[kind], stones=stones, pays=pays, tax=tax_of(view, chooser) if is_taxed else 0)


def defends_scene(view: State) -> dict[str, list[str]]:
    """Which areas the archers of each order's watchtower defend: the order's own beside it (VERRAAD-8.4)."""
    found = {}
    for order in range(view.orders):
        left = view.towers & view.owned[order]
        while left:
            area = lowest(left)
            left &= left - 1
            found[AREA_NAMES[area]] = areas_in(NEAR[area] & view.owned[order])
    return found


def master_scene(view: State) -> Master:
    return Master(
        area=AREA_NAMES[view.master] if view.master != NONE else None,
        knights=view.knights[BLACK],
        score=view.score[BLACK],
        areas=BLACK_KNIGHTS - view.knights[BLACK],
        towers=view.kinds[BLACK][TOWERS],
        raid_beside="active" if view.raid_beside == BESIDE_ACTIVE else "master",
    )


def dice_scene(view: State) -> Dice:
    return Dice(steps=view.die_steps or None, attack=view.die_attack or None, defence=view.die_defence or None)


def tokens_scene(view: State) -> Tokens:
    return Tokens(white=view.white_left, black=view.bag_left)


def tokens_of(s: State, value: int) -> int:
    """How many black tokens of a value there are, wherever they lie."""
    return s.bag[value - 1] + sum(castle.count(value) for castle in s.castle)
