"""A finished match reckoned up: of what everybody's points consist and when they came about, where it was decided, and what is honoured.

Nothing is claimed that does not follow from what was played: portions come from the rules (see `Reckoning`), and what decided from them.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from turncoat.games.game import Award, Game, Portion, Source
from turncoat.kernel import AnyState, unpack
from turncoat.match.match import Match, Step, moments_of, state_at

HONOURS = 4  # told at most
ENOUGH = 3  # more are told only for those who would have none

Thing = tuple[int, str, int]  # what a portion is of (`Portion.thing`)


@dataclass(frozen=True)
class Block:
    """A portion of somebody's points, and the moments at which it came about."""

    portion: Portion
    moments: tuple[int, ...]


@dataclass(frozen=True)
class Moment:
    """The table when somebody was to decide: the round, everybody's points by seat (or RIVAL), and what was gained since the one before."""

    round: int
    points: Counter[int]
    gains: tuple[Portion, ...]


@dataclass(frozen=True)
class Lead:
    """From this moment on the winners were ahead of all others, and no two of them of each other; what a sole winner had gained then, and in which round."""

    winners: tuple[int, ...]
    moment: int
    round: int
    is_end: bool
    gains: tuple[Portion, ...]


@dataclass(frozen=True)
class Margin:
    """The source that brought the winner most, compared with the runner-up."""

    winner: int
    other: int
    source: Source
    points: tuple[int, int]


@dataclass(frozen=True)
class Honour:
    """An award, who has earned it, and by how much."""

    award: Award
    seats: tuple[int, ...]
    number: int


@dataclass(frozen=True)
class Reckoned:
    """All of it."""

    moments: tuple[Moment, ...]
    blocks: tuple[Block, ...]  # at the end
    lead: Lead | None
    margin: Margin | None
    honours: tuple[Honour, ...]


def reckon(match: Match) -> Reckoned:
    """A match that is over, reckoned up. Where something else than points decided, the verdict says it."""
    ledger = Ledger(match.game)
    stops = moments_of(match)
    moments = tuple(ledger.enter(match, begin, end) for begin, end in pairwise([0, *stops]))
    points, ranks = match.scores()
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    is_by_points = len(winners) < match.seats and match.game.verdict(match.state, points, ranks) is None
    return Reckoned(
        moments=moments,
        blocks=ledger.blocks,
        lead=lead_of(moments, winners, match.seats) if is_by_points else None,
        margin=margin_of(ledger.blocks, winners[0], second(ranks)) if is_by_points and len(winners) == 1 else None,
        honours=honours_of(match),
    )


def second(ranks: Sequence[int]) -> int:
    """Who came next after the winner, or the first of several."""
    return ranks.index(min(rank for rank in ranks if rank > 1))


class Ledger:
    """Of what everybody's points consist, moment by moment."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._scored: dict[Thing, Block] = {}
        self._standing: dict[Thing, Block] = {}
        self._moment = 0

    @property
    def blocks(self) -> tuple[Block, ...]:
        """Source by source, in the order in which they came about."""
        sources = [source.name for source in self._game.reckoning.sources]
        blocks = (*self._scored.values(), *self._standing.values())
        return tuple(sorted(blocks, key=lambda block: (sources.index(block.portion.source.name), block.moments)))

    def enter(self, match: Match, begin: int, end: int) -> Moment:
        """What some steps have brought until the next moment."""
        scored = [portion for step in match.steps[begin:end] for portion in scored_in(step)]
        for portion in scored:
            self._score(portion)
        state = unpack(self._game.state, state_at(match, end))
        gains = (*scored, *self._stand(state))
        self._moment += 1
        points = Counter[int]()
        for block in self.blocks:
            points[block.portion.seat] += block.portion.points
        return Moment(self._game.round(state), points, gains)

    def _score(self, portion: Portion) -> None:
        """Points for good; those of one thing are one block."""
        before = self._scored.get(portion.thing)
        if before is not None:
            portion = replace(portion, points=portion.points + before.portion.points)
        self._scored[portion.thing] = Block(portion, (*(before.moments if before else ()), self._moment))

    def _stand(self, state: AnyState) -> list[Portion]:
        """What stands on the table now is worth; what of it is new, which is when it came about."""
        before, self._standing = self._standing, {}
        gains = list[Portion]()
        for portion in self._game.reckoning.standing(state):
            was = before.get(portion.thing)
            risen = portion.points - (was.portion.points if was else 0)
            if risen > 0:
                gains.append(replace(portion, points=risen))
            self._standing[portion.thing] = Block(
                portion, was.moments if was is not None and risen <= 0 else (self._moment,)
            )
        return gains


def scored_in(step: Step) -> Iterator[Portion]:
    """What was scored for good in a step."""
    scored = step.game.reckoning.scored
    for event, shot in zip(*step.film, strict=True) if scored else ():
        kind = step.game.events.of(event)
        if kind in scored:
            yield scored[kind](unpack(step.game.state, shot), kind.named(event))


# What decided


def lead_of(moments: Sequence[Moment], winners: tuple[int, ...], seats: int) -> Lead | None:
    """When the winners went ahead for good; None if they always were."""
    before = max((at for at, moment in enumerate(moments) if leaders(moment, seats) != winners), default=None)
    if before is None:
        return None
    at = before + 1
    gains = tuple(portion for portion in moments[at].gains if winners == (portion.seat,))
    return Lead(winners, at, moments[before].round, at == len(moments) - 1, gains)


def leaders(moment: Moment, seats: int) -> tuple[int, ...]:
    """Whoever has the most points."""
    most = max(moment.points[seat] for seat in range(seats))
    return tuple(seat for seat in range(seats) if moment.points[seat] == most)


def margin_of(blocks: Sequence[Block], winner: int, other: int) -> Margin | None:
    """From which source the winner has so much more than another; None where there is only one source to speak of."""
    totals = {winner: Counter[Source](), other: Counter[Source]()}
    for block in blocks:
        if block.portion.seat in totals:
            totals[block.portion.seat][block.portion.source] += block.portion.points
    mine, theirs = totals[winner], totals[other]
    sources = [*dict.fromkeys([*mine, *theirs])]
    if len(sources) < 2:
        return None
    best = max(sources, key=lambda source: mine[source] - theirs[source])
    return Margin(winner, other, best, (mine[best], theirs[best]))


# What is honoured


def honours_of(match: Match) -> tuple[Honour, ...]:
    """The most telling awards, so that as many as possible have one; none that everybody has earned alike."""
    earned = [honour for award in match.game.reckoning.awards if (honour := honour_of(match, award)) is not None]
    chosen, honoured = list[Honour](), set[int]()
    for honour in earned:
        if not honoured.issuperset(honour.seats):
            chosen.append(honour)
            honoured.update(honour.seats)
    more = [honour for honour in earned if honour not in chosen][: max(0, ENOUGH - len(chosen))]
    return tuple([*chosen, *more][:HONOURS])


def honour_of(match: Match, award: Award) -> Honour | None:
    """Who has earned an award: those who did most, if that is worth mentioning and not the same for all."""
    totals = Counter[int]()
    for step in match.steps:
        told = [(kind := match.game.events.of(event), kind.named(event)) for event in step.events]
        for who, number in award.count(told):
            totals[match.game.reckoning.seat_of(match.state, who)] += number
    most = max(totals.values(), default=0)
    seats = tuple(seat for seat in range(match.seats) if totals[seat] == most)
    return Honour(award, seats, most) if most >= award.least and len(seats) < match.seats else None
