"""What goes over the wire about the games and their rules; as `messages.py`, of which it is a chapter."""

from turncoat.server.messages import Message, ValueFacts


class OptionFacts(Message, frozen=True, kw_only=True):
    """Something that editions or groups play differently."""

    name: str
    title: str
    help: str
    why: str  # one would change it
    values: list[ValueFacts]
    only: dict[str, list[str]]  # it matters only where these options, or `seats`, have such a value
    is_edition: bool  # the presets choose it


class Glance(Message, frozen=True, kw_only=True):
    """A game at a glance, before the first match: how one wins, what a turn is, how long it takes, how heavy it is."""

    win: str
    turn: str
    least_minutes: int
    most_minutes: int
    heaviness: int  # of its rules, from 1, light, to 4


class PresetFacts(Message, frozen=True, kw_only=True):
    """An edition: a value for every option; one that is an expansion has a blurb and a goal of its own."""

    name: str
    title: str
    help: str
    blurb: str
    goal: str
    glance: Glance
    options: dict[str, str]


class GameFacts(Message, frozen=True, kw_only=True):
    """What a lobby says about a game."""

    name: str
    title: str
    blurb: str
    goal: str
    glance: Glance
    designer: str
    publisher: str
    year: int
    seats: list[int]
    presets: list[PresetFacts]  # the first is the default
    options: list[OptionFacts]
    our_rules: list[str]  # the ids of those that no rulebook has
    is_for_research: bool  # not beside the games that people come for
    has_box: bool  # its owner can read printed values off


class BotFacts(Message, frozen=True, kw_only=True):
    """Somebody who is always there to play."""

    name: str
    title: str
    help: str
    may_stand_in: bool  # for somebody who has gone


class Catalogue(Message, frozen=True, kw_only=True):
    """All that can be played, and with whom."""

    games: list[GameFacts]
    bots: list[BotFacts]  # from the weakest level to the strongest, then the others
    default_bot: str
    version: str


class Rule(Message, frozen=True, kw_only=True):
    """A numbered rule that is in force."""

    id: str
    text: str
    notes: list[str]  # how the options are set on which it depends
    is_ours: bool  # no rulebook has it


class RuleChapter(Message, frozen=True, kw_only=True):
    """A chapter of the rules of a game, or of an expansion of it."""

    book: str
    number: int
    title: str
    rules: list[Rule]


class Provenance(Message, frozen=True, kw_only=True):
    """How many of a game's printed values come from where: `rulebook`, `source` or `reconstructed`."""

    kind: str
    count: int


class Rulebook(Message, frozen=True, kw_only=True):
    """The rules of a game in force with some options, their versions, and where its printed values come from."""

    game: str
    chapters: list[RuleChapter]
    versions: list[str]  # what changed with each, from the first on
    provenance: list[Provenance]
