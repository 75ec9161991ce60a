"""Bots against each other: who sits where, whole games on all cores, and rows of results that are kept as they come.

A *deal* is a seed of chance. Every line-up plays every deal once with each rotation of its seats, so that luck and seats even out.
"""

import itertools
import json
import os
import time
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from typing import Any

from turncoat.bots import ask, get_ready, make_bot
from turncoat.bots.settings import settings_of, slips_of
from turncoat.games import CHANCE, GAMES, Game, Invalid
from turncoat.kernel.rng import SEED_LIMIT
from turncoat.lab.workers import Workers
from turncoat.match import Match, bot_luck


@dataclass(frozen=True)
class Plan:
    """What is to be played; two plans that differ only in `games` are the same run, longer or shorter."""

    game: str
    seats: int
    options: Mapping[str, str]
    bots: tuple[str, ...]
    games: int
    seed: int
    ladder: bool = False

    def __post_init__(self) -> None:
        GAMES[self.game].check_seats(self.seats)
        if self.ladder and len(self.bots) < 2:
            raise Invalid("a ladder needs at least two bots, the best first")
        if self.ladder and any(better == worse for better, worse in itertools.pairwise(self.bots)):
            raise Invalid("on a ladder each bot plays against the next, which has to be another one")
        if not self.ladder and len(self.bots) < self.seats:
            raise Invalid(
                f"{self.seats} seats need as many bots, and only {len(self.bots)} are named; a bot may be named twice"
            )
        if not 0 <= self.seed < SEED_LIMIT - self.games:
            raise Invalid(f"the seed {self.seed} is too large for an arena")
        for bot in self.bots:
            make_bot(bot, GAMES[self.game])  # says so at once if there is none

    @property
    def line_ups(self) -> list[tuple[str, ...]]:
        """Who sits down together: all bots, or every choice of as many as there are seats; on a ladder, each with seats full of the next."""
        if self.ladder:
            return [(better, *[worse] * (self.seats - 1)) for better, worse in itertools.pairwise(self.bots)]
        chosen = itertools.combinations(self.bots, self.seats)
        return list(dict.fromkeys(line_up for line_up in chosen if len(set(line_up)) > 1 or len(set(self.bots)) == 1))

    def table(self, number: int) -> tuple[int, list[str]]:
        """The deal of a game, and who sits where in it."""
        line_ups = self.line_ups
        deal, place = divmod(number, len(line_ups) * self.seats)
        which, turn = divmod(place, self.seats)
        line_up = line_ups[which]
        return deal, [line_up[(seat - turn) % self.seats] for seat in range(self.seats)]

    def header(self) -> dict[str, Any]:
        """What every row says of the plan."""
        options = json.dumps(dict(self.options), sort_keys=True)
        rules = GAMES[self.game].rules_version
        who = {"seats": self.seats, "arena": list(self.bots), "ladder": self.ladder}
        game = GAMES[self.game]
        what = game.name, game.nearest_preset(game.choose_options(changes=self.options)), self.seats
        how = json.dumps({**asdict(settings_of(*what)), "slips": slips_of(*what)})
        return {"game": self.game, "rules": rules, "options": options, **who, "search": how, "seed": self.seed}


Row = dict[str, Any]


def play_game(plan: Plan, number: int) -> Row:
    """One game of a plan, as a row of its results."""
    game: Game = GAMES[plan.game]
    deal, names = plan.table(number)
    match = Match(game, plan.seats, dict(plan.options), seed=plan.seed + deal)
    bots = [make_bot(name, game, match.options) for name in names]
    for seat, bot in enumerate(bots):
        get_ready(bot, game, match.view(seat))  # so that no decision is charged for what happens only once
    decisions, seconds = [0] * plan.seats, [0.0] * plan.seats
    while not match.is_over:
        seat = match.mover
        if seat == CHANCE:
            match.draw()
            continue
        legal = match.legal()
        luck = bot_luck(plan.seed + number, len(match.steps))  # another in each game of a deal
        began = time.perf_counter()
        action = ask(bots[seat], names[seat], match.view(seat), legal, luck)
        if len(legal) > 1:
            decisions[seat] += 1
            seconds[seat] += time.perf_counter() - began
        match.submit(seat, action)
    points, ranks = match.scores()
    row = {"number": number, "deal": deal, "bots": names, "points": points, "ranks": ranks}
    return {**plan.header(), **row, "decisions": decisions, "seconds": seconds}


def play_arena(
    plan: Plan, done: Sequence[int] = (), processes: int | None = None, cluster: Workers | None = None
) -> Iterator[Row]:
    """Play the games that are not done yet, in whichever order they end; on a cluster, or on all cores, but never more threads than there are."""
    left = deque(sorted(set(range(plan.games)) - set(done)))
    if cluster is not None:
        yield from cluster.work(play_game, plan, left)
        return
    room = processes or os.cpu_count() or 1
    if room == 1:
        for number in left:
            yield play_game(plan, number)
        return

    threads = {bot: getattr(make_bot(bot, GAMES[plan.game]), "threads", 1) for bot in plan.bots}

    def need(number: int) -> int:  # of a game's bots one thinks at a time
        return 1 if processes else min(room, max(threads[bot] for bot in plan.table(number)[1]))

    pool = ProcessPoolExecutor(room, mp_context=get_context("spawn"))
    playing: dict[Future[Row], int] = {}
    try:
        while left or playing:
            while left and sum(playing.values()) + need(left[0]) <= room:
                number = left.popleft()
                playing[pool.submit(play_game, plan, number)] = need(number)
            ended, _ = wait(playing, return_when=FIRST_COMPLETED)
            for future in sorted(ended, key=lambda future: future.exception() is not None):  # what went well is kept
                del playing[future]
                yield future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
