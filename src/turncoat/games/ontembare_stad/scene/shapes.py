"""What is drawn of the table. Areas, cards, categories and influence cards go by their names, orders and seats by their numbers."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from turncoat.games.ontembare_stad.tables import (
    CARD_NAMES,
    CATEGORIES,
    CATEGORY_NAMES,
    EVENT_NAMES,
    INFLUENCE_NAMES,
    KIND_NAMES,
    PERIODS,
    POWER_NAMES,
)
from turncoat.games.scene import AnyScene, Part, one_of

Kind: TypeAlias = Annotated[str, one_of("Kind", KIND_NAMES)]  # of a building
Card: TypeAlias = Annotated[str, one_of("Card", CARD_NAMES)]  # of the draw pile: a building or an event
EventCard: TypeAlias = Annotated[str, one_of("EventCard", EVENT_NAMES)]
Influence: TypeAlias = Annotated[str, one_of("Influence", INFLUENCE_NAMES)]
Category: TypeAlias = Annotated[str, one_of("Category", CATEGORY_NAMES)]
Power: TypeAlias = Annotated[str, one_of("Power", POWER_NAMES)]
Period: TypeAlias = Annotated[str, one_of("Period", PERIODS)]
Attack: TypeAlias = Annotated[str, one_of("Attack", ("area", "attack", "conquest", *INFLUENCE_NAMES))]
Owner: TypeAlias = int | Literal["black"]  # an order, or the Black Master
Mode: TypeAlias = Literal["basic", "strategic", "verraad"]
Tool: TypeAlias = Annotated[str, one_of("Tool", ("blind", "influence", "demolish", "tower"))]
RaidBeside: TypeAlias = Literal["master", "active"]
TurnPart: TypeAlias = Literal["income", "actions", "influence", "master"]


# The orders


class HeldCard(Part, frozen=True, kw_only=True):
    """Building cards in a hand."""

    card: Kind
    many: int
    known: bool  # whether all know them


class Castle(Part, frozen=True, kw_only=True):
    """An order's castle in Het Verraad: its power tokens and watchtowers."""

    white: int
    black: int
    black_values: list[int | None]  # from the lowest space; None where the viewer does not know it
    white_price: int | None  # of the next token; None if there is no space for one
    black_price: int | None
    towers: int


class Order(Part, frozen=True, kw_only=True):
    """An order of knights, with as much of its cards as the viewer knows."""

    seat: int
    stones: int
    score: int
    knights: int  # beside the board
    areas: int  # how many it owns
    hand: list[HeldCard]  # what the viewer knows of it
    concealed: int  # how many cards more, whose face the viewer does not know
    influence: int  # how many influence cards
    influence_cards: list[Influence]  # those that the viewer knows
    expelled: bool  # owns no area
    income: Annotated[
        dict[Category, int], Meta(min_length=CATEGORIES)
    ]  # the stones that a card of a category would bring
    castle: Castle | None  # in Het Verraad


# The city


class Area(Part, frozen=True, kw_only=True):
    """An area of the city."""

    owner: Owner | None
    building: Kind | None
    tower: bool


class Master(Part, frozen=True, kw_only=True):
    """The Black Master of Het Verraad."""

    area: str | None  # where he stands; None is outside the city
    knights: int  # beside the board
    score: int
    areas: int  # how many he owns
    towers: int
    raid_beside: RaidBeside  # beside whose areas a Raid strikes for him: his, or those of whoever plays it


# Piles


class Layer(Part, frozen=True, kw_only=True):
    """Cards of the draw pile that were shuffled together."""

    period: Period | None
    left: int


class Pile(Part, frozen=True, kw_only=True):
    """The draw pile: its layers from the top, and the cards that lie under all of them."""

    left: int
    layers: list[Layer]
    bottom: int
    bottom_cards: list[Card | None]  # the first to be turned first


class RowCard(Part, frozen=True, kw_only=True):
    """A card of the open row, the stones that lie on it, and what choosing it would bring each order and cost the one that chooses."""

    card: Kind
    stones: int
    pays: list[int]  # by order
    tax: int


class Tokens(Part, frozen=True, kw_only=True):
    """The power tokens beside the board: white ones, and black ones face down."""

    white: int
    black: int


# The turn


class Turn(Part, frozen=True, kw_only=True):
    """How far the order in its turn has come, and what it may still do; watchtowers and tokens are Het Verraad's."""

    part: TurnPart
    areas_left: int  # to buy
    buildings_left: int  # to build
    towers_left: int
    tokens_left: int
    blocked: list[str]  # areas
    sold: list[Kind]
    red: bool  # it has risen to a red space, as things stand


class Purchase(Part, frozen=True, kw_only=True):
    """What buying an area brings besides the area."""

    isolates: list[str]  # areas that go over with it
    gains: dict[str, int]  # whose points change: an order's, or "black"
    score: int  # the buyer's afterwards
    red: bool  # the buyer rises to a red space


class Gesture(Part, frozen=True, kw_only=True):
    """What has been begun: exactly one of these."""

    build: Kind | None = None
    play: Influence | None = None
    wizard: list[Card | None] | None = None  # the two cards looked at
    steps: int | None = None  # how many the Black Master may go
    token: int | None = None  # the space of the castle that a black token is being drawn for


class Reaction(Part, frozen=True, kw_only=True):
    """Somebody is about to do something that a reaction could stop."""

    by: int
    what: Attack
    area: str | None
    asked: int
    for_master: bool  # the card is played for the Black Master


class Dice(Part, frozen=True, kw_only=True):
    """The dice of the last Black Master's phase."""

    steps: int | None
    attack: int | None
    defence: int | None


class Way(Part, frozen=True, kw_only=True):
    """How the Black Master gets to an area."""

    steps: int
    through: list[str]  # the areas on the way; the last is where he ends
    sure: bool  # not only if the die says so


class Odds(Part, frozen=True, kw_only=True):
    """Out of a hundred, how often he wins, neither side does, and he loses."""

    win: float
    tie: float
    lose: float


class Fight(Part, frozen=True, kw_only=True):
    """The attack by the Black Master that is to be decided: what is added to each die, how it may end, and what he would win."""

    area: str
    by: int  # the order that leads him
    owner: int
    black: int
    white: int
    archers: int
    odds: Odds
    falls: list[str]  # all areas that would be his
    gains: dict[str, int]  # whose points would change: an order's, or "black"


class Start(Part, frozen=True, kw_only=True):
    """How far the choice of starting areas has come."""

    picks: int
    dots: list[int]  # by order
    passed: list[bool]  # by order


class Scene(AnyScene, frozen=True, kw_only=True):
    """The city, the orders that build in it, and what is being decided."""

    acting: int | None  # the order that decides, or for which chance does
    active: int | None  # the order whose turn it is
    phase: str  # the prompt's name, or "chance", or "over"
    mode: Mode
    round: int  # from 1; 0 before the first turn
    target: int  # points to win
    last_round: bool
    over: bool
    orders: list[Order]
    areas: list[Area]
    pile: Pile
    unseen: dict[Card, int]  # cards that the viewer cannot place: in the pile, concealed in hands, or at the bottom
    discard: dict[Card, int]
    removed: dict[Kind, int]
    pawnshop: dict[Kind, int]
    market: dict[Kind, int] | None  # None in the basic game
    powers: dict[Power, Owner | None] | None  # None in the basic game
    strengths: (
        dict[Power, list[int]] | None
    )  # how much each order has of what a great power counts; the Black Master comes last
    influence_pile: int
    influence_discard: dict[Influence, int]
    turned: list[Card]  # this turn: events, by their numbers and not as they came, then the building
    event: EventCard | None  # that is being carried out
    turn: Turn | None  # None before the first
    gesture: Gesture | None
    reaction: Reaction | None
    pays: dict[str, int]  # what each order's building brings when it is the one that pays
    purchases: dict[
        str, Purchase
    ]  # of those areas that could be bought or are about to be and bring more than themselves
    start: Start | None
    tools: dict[Tool, int]  # what there is to do in a turn besides trading, buying areas and building, and its price
    winner: list[int] | None  # at the end: the orders that no other is ahead of

    # None except in Het Verraad
    row: list[RowCard] | None
    master: Master | None
    dice: Dice | None
    tokens: Tokens | None
    towers_left: int | None  # beside the board
    defends: dict[str, list[str]] | None  # which areas the archers of an order's watchtower defend
    ways: dict[str, Way] | None  # while it is being decided how the Black Master goes
    fight: Fight | None
    evil: bool | None  # at the end: has evil won? before it: would it, as the points are?
