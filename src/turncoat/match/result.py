"""The sentences of a result: who won, and what decided."""

from collections.abc import Sequence

from turncoat.games import Say
from turncoat.match.words import Words


def result_sentences(
    words: Words, points: Sequence[int], ranks: Sequence[int], verdict: Say | None
) -> tuple[str, str | None]:
    """Who has won, with how many points, and what decided if it was not points alone. Where nobody is ahead, a verdict says it all."""
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    if len(winners) == len(ranks):
        return words.say(verdict or Say("result-all-equal", {"points": max(points)})), None
    who = ", ".join(words.names[seat] for seat in winners)
    won = Say("result-winner" if len(winners) == 1 else "result-shared", {"who": who, "points": points[winners[0]]})
    return words.say(won), words.say(verdict) if verdict else None


def say_result(words: Words, points: Sequence[int], ranks: Sequence[int], verdict: Say | None) -> str:
    """The same in one line."""
    return " ".join(filter(None, result_sentences(words, points, ranks, verdict)))
