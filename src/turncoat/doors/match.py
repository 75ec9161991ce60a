"""The front door: one match in Python, with moves as texts. `turncoat.match.Match` is the authority behind it; here it is held by somebody who may see everything."""

import functools
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, Self

from turncoat.bots import Bot, ask, make_bot
from turncoat.drawings import Theme
from turncoat.games import CHANCE, GAMES, NOBODY, Game, Illegal, Invalid
from turncoat.games.scene import AnyScene
from turncoat.kernel import AnyState
from turncoat.match import Match as Authority
from turncoat.match import Words, say_result

Chance = Literal["drawn", "explicit"]
BOARD_WIDTH = 100  # columns
CELL = 800  # pixels that the cell of a notebook is wide at least


def find_game(name: str) -> Game:
    """The game of that name."""
    if name not in GAMES:
        raise Invalid(f"there is no game {name!r}; there are {', '.join(GAMES)}")
    return GAMES[name]


@dataclass(frozen=True)
class Result:
    """How a match stands, or ended: points and ranks by seat (1 is best; equals share a rank), who has won, and a sentence that says so."""

    points: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]  # nobody before the end
    sentence: str


class Match:
    """One game in progress. Chance is drawn automatically, unless `chance="explicit"`: then it has its turn like a seat, by `draw` or `push`."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        preset: str | None = None,
        options: Mapping[str, str] | None = None,
        names: Iterable[str] | None = None,
        seed: int | None = None,
        chance: Chance = "drawn",
    ) -> None:
        found = find_game(game)
        chosen = found.choose_options(preset, options)
        authority = Authority(found, found.seats[-1] if seats is None else seats, chosen, names, seed=seed)
        self._begin(authority, chance)

    def _begin(self, authority: Authority, chance: Chance) -> Self:
        if chance not in ("drawn", "explicit"):
            raise Invalid(f"chance is drawn or explicit, not {chance!r}")
        self._match = authority
        self._chance: Chance = chance
        self._bots: dict[tuple[str, int], Bot] = {}
        self._draw_if_asked()
        return self

    # what is the case

    @property
    def game(self) -> Game:
        """The game itself: its facts, its options and presets, and the contract that tools use."""
        return self._match.game

    @property
    def seats(self) -> int:
        return self._match.seats

    @property
    def options(self) -> dict[str, str]:
        return dict(self._match.options)

    @property
    def names(self) -> list[str]:
        return list(self._match.names)

    @property
    def seed(self) -> int:
        """Where chance is drawn from: the same seed and the same moves make the same match."""
        return self._match.seed

    @property
    def turn(self) -> int | None:
        """The seat that decides; `turncoat.CHANCE` where chance is explicit and something is to be drawn; None when the match is over."""
        return None if self.is_over else self._match.mover

    @property
    def is_over(self) -> bool:
        return self._match.is_over

    @property
    def legal_moves(self) -> list[str]:
        """What the player to move may do, as texts; empty when the match is over."""
        return [self.game.action_text(action) for action in self._match.legal()]

    @property
    def moves(self) -> list[str]:
        """All moves so far, decisions and outcomes of chance alike."""
        return [self.game.action_text(step.action) for step in self._match.steps]

    def odds(self) -> dict[str, float]:
        """How likely each outcome of an explicit draw is."""
        if self.turn != CHANCE:
            raise Invalid("nothing is to be drawn now")
        ways = {move: self.game.weight(self._match.state, self.game.parse_action(move)) for move in self.legal_moves}
        return {move: way / sum(ways.values()) for move, way in ways.items()}

    def view(self, seat: int | None = None) -> AnyScene:
        """The table as a seat may see it, with names in place of numbers, as data; without a seat, as everybody may."""
        viewer = self._viewer(seat)
        return self.game.scene(self._match.view(viewer), viewer)

    def observe(self, seat: int) -> list[int]:
        """The table as a seat may see it, as numbers for a learner; `match.game.observed` says what each of them means."""
        out = [0] * self.game.observation
        self.game.observe(self._match.state, self._seat(seat), out)
        return out

    def result(self, lang: str = "en") -> Result:
        """Points and ranks, at any time; winners and a sentence at the end."""
        points, ranks = self._match.scores()
        winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1) if self.is_over else ()
        verdict = self.game.verdict(self._match.state, points, ranks) if self.is_over else None
        sentence = say_result(self._words(lang), points, ranks, verdict) if self.is_over else ""
        return Result(tuple(points), tuple(ranks), winners, sentence)

    def log(self, seat: int | None = None, lang: str = "en") -> list[str]:
        """What happened, in sentences, as a seat was told it; without a seat, as everybody was."""
        return [self._words(lang).say(sentence) for sentence in self._match.log(self._viewer(seat))]

    def board(self, seat: int | None = None, lang: str = "en") -> str:
        """The table as text, as a seat may see it; without a seat, as everybody may."""
        return draw_board(self.game, self._match.state, self._viewer(seat), self.names, lang)

    def picture(self, seat: int | None = None, lang: str = "en", theme: Theme = "light") -> str:
        """The board as the text of an SVG file, drawn as on the page, as a seat may see it; without a seat, as everybody may. Needs the extra `pictures`."""
        from turncoat.doors.picture import draw_picture  # only who draws pays for the page's components

        return draw_picture(self._match, self._viewer(seat), lang, theme)

    def _repr_svg_(self) -> str | None:
        """What a notebook shows: the board as the player to move sees it; the text where nothing can be drawn."""
        from turncoat.doors.picture import can_draw, narrow

        return narrow(self.picture(self._looks), CELL) if can_draw(self.game) else None

    def __str__(self) -> str:
        """The table as the player to move sees it."""
        return self.board(self._looks)

    def __repr__(self) -> str:
        return f"<Match of {self.game.name}, {self.seats} seats, {len(self._match.steps)} moves, seed {self.seed}>"

    # what is done

    def push(self, move: str) -> None:
        """Make a move for the player to move. Invalid if there is no such move in the game; Illegal, with the rule and the reason, if it may not be made now."""
        action = self.game.parse_action(move)
        if self._match.mover == CHANCE:
            self._match.replay(move)
        else:
            try:
                self._match.submit(self._match.mover, action)
            except Illegal as refused:
                raise Illegal(refused.reason, self._words("en").say(refused.reason)) from None
        self._draw_if_asked()

    def draw(self) -> str:
        """Let chance bring one of its outcomes, where it is explicit; which it was."""
        return self.game.action_text(self._match.draw().action)

    def bot_move(self, bot: str = "apprentice") -> str:
        """Let a bot decide for the player to move, from what that seat sees; returns its move."""
        seat = self._match.mover
        if seat not in range(self.seats):
            raise Invalid("no seat has the turn now")
        if (bot, seat) not in self._bots:
            self._bots[bot, seat] = make_bot(bot, self.game, self._match.options)
        chosen = ask(self._bots[bot, seat], bot, self._match.view(seat), self._match.legal(), self._match.luck())
        move = self.game.action_text(chosen)
        self.push(move)
        return move

    def undo(self) -> str:
        """Take back the last decision and what chance brought since, or the last move where chance is explicit; which it was.

        The same decision brings the same outcomes again: chance draws move number n from stream n of the seed.
        """
        steps = list(self._match.steps)
        while steps:
            step = steps.pop()
            if self._chance == "explicit" or step.mover != CHANCE:
                self._match.take_up(steps)
                return self.game.action_text(step.action)
        raise Invalid("there is nothing to take back")

    def copy(self) -> Self:
        """The same match once more; what is done to one of the two does not touch the other."""
        match = self._match
        other = Authority(match.game, match.seats, match.options, match.names, match.bots, match.seed)
        other.take_up(match.steps)
        return type(self).__new__(type(self))._begin(other, self._chance)

    # put away and taken up

    def to_json(self) -> str:
        """The match as a file has it, which `turncoat replay` reads too."""
        return json.dumps(self._match.to_json(), ensure_ascii=False)

    @classmethod
    def from_json(cls, text: str, *, chance: Chance = "drawn") -> Self:
        """The match of a file, replayed; Invalid says what is wrong with it."""
        try:
            data = json.loads(text)
        except json.JSONDecodeError as error:
            raise Invalid(f"this is not JSON: {error}") from None
        return cls.__new__(cls)._begin(Authority.from_json(data), chance)

    # inside

    def _draw_if_asked(self) -> None:
        if self._chance == "drawn":
            self._match.draw_all()

    @property
    def _looks(self) -> int | None:
        return self.turn if self.turn in range(self.seats) else None

    def _seat(self, seat: int) -> int:
        if seat not in range(self.seats):
            raise Invalid(f"the seats are 0 to {self.seats - 1}, and {seat} is none of them")
        return seat

    def _viewer(self, seat: int | None) -> int:
        return NOBODY if seat is None else self._seat(seat)

    def _words(self, lang: str) -> Words:
        return words_of(self.game, lang, tuple(self.names))


def draw_board(game: Game, state: AnyState, viewer: int, names: Sequence[str] | None = None, lang: str = "en") -> str:
    """A table as text, as the terminal draws it for a viewer, without colours."""
    from rich.console import Console  # only who draws pays for the terminal

    from turncoat.cli.boards import board_of
    from turncoat.cli.common import words_for

    names = [f"Seat {seat + 1}" for seat in range(max(game.seats))] if names is None else list(names)
    scene = game.scene(game.view(state, viewer), viewer)
    console = Console(width=BOARD_WIDTH, color_system=None, force_terminal=False, highlight=False)
    with console.capture() as captured:
        console.print(board_of(game).draw(scene, words_for(game, lang, names), names, BOARD_WIDTH))
    return "\n".join(line.rstrip() for line in captured.get().splitlines())


@functools.lru_cache(64)
def words_of(game: Game, lang: str, names: tuple[str, ...]) -> Words:
    """The sentences of a game, read once for matches with the same names."""
    return Words(game, lang, names)
