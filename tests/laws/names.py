"""The laws in words, and their numbers."""

LAWS = (
    "every invariant holds",
    "whoever moves has a choice, and nobody at the end",
    "no more choices than declared",
    "choices ascend within the range of actions",
    "every outcome of chance can happen",
    "a seat, chance or nobody moves",
    "somebody is first, nobody below the last place",
    "no more events in a step than declared",
    "no more steps than declared",
    # Kuhn poker
    "each card is in one hand or in the deck",
    "as many seats have a card as were dealt one",
    "stakes are the ante, or the ante and a bet",
    "what one seat wins the other loses",
    # Verräter
    "the supply cards of each kind are all there",
    "the pile and what was drawn of it are what was shuffled",
    "a hand holds as many cards as all can count, at most five",
    "cards that all know of are in the hand",
    "draws are counted",
    "three building cards a seat",
    "at most two offices a seat",
    "no two seats have one role, and each was passed its own",
    "each landscape is in the ring twice",
    "no round after the last",
    "points never fall",
    # Rattus
    "twenty cubes a seat",
    "forty-nine rats",
    "at most three rats in a region, and none out of play",
    "a face is gone, on the board, or unseen",
    "a rat has a face if somebody has looked at it",
    "unseen faces are counted",
    # De Ontembare Stad
    "the cards of each kind are all there",
    "the influence cards of each kind are all there",
    "twenty-five knights an order, and no area with two",
    "stones are held or in the bank, never fewer than none",
    "hands and piles are counted",
    "neighbours and buildings are kept up",
    "every building stands where it may",
    "points are buildings and great powers",
    "a great power belongs to whoever has three buildings, and no fewer than another",
    # Het Verraad
    "twenty-five black knights, and every area has one owner",
    "twelve watchtowers, one a turn, each on somebody's area and not under the Black Master",
    "thirty black tokens by their values, known to their owners, and thirty white ones, two a turn",
    "the Black Master's points are buildings, great powers and black tokens",
    "the row has its cards in front",
)
HOLDS, CHOICE, CHOICES, ORDER, WEIGHT, MOVER, RANKS, EVENTS, STEPS = range(9)
CARDS, DEALT, STAKES, ZERO_SUM = range(9, 13)
SUPPLY, PILE, HAND, SHOWN, DRAWS, BUILDINGS, OFFICES, ROLES, RING, ROUND, POINTS = range(13, 24)
CUBES, RATS, REGION, FACES, LOOKED, UNSEEN = range(24, 30)
STAD_CARDS, STAD_INFLUENCE, STAD_KNIGHTS, STAD_STONES, STAD_SIZES, STAD_BOARD, STAD_SITES, STAD_POINTS, STAD_POWERS = (
    range(30, 39)
)
VERRAAD_KNIGHTS, VERRAAD_TOWERS, VERRAAD_TOKENS, VERRAAD_POINTS, VERRAAD_ROW = range(39, 44)
