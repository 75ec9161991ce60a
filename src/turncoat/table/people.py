"""Who sits there and who won: bots' names, and the sentence of a result."""

from collections.abc import Iterable, Iterator, Sequence

from turncoat.games import Say
from turncoat.table.words import Words

BOT_NAMES = ("Bertha", "Konrad", "Mathilde", "Otto", "Hadewych", "Floris", "Roswitha", "Wolfram")


def bot_names(taken: Iterable[str]) -> Iterator[str]:
    """Names for bots that begin unlike all that are taken."""
    initials = {name[:1].upper() for name in taken}
    return (name for name in BOT_NAMES if name[0] not in initials)


def say_result(words: Words, points: Sequence[int], ranks: Sequence[int]) -> str:
    """Who has won, and with how many points; where others have as many, the game's `result-tie` says why they have not."""
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    if len(winners) == len(ranks):
        return words.say(Say("result-all-equal", {"points": max(points)}))
    who = ", ".join(words.names[seat] for seat in winners)
    won = Say("result-winner" if len(winners) == 1 else "result-shared", {"who": who, "points": max(points)})
    is_tied = points.count(max(points)) > len(winners)
    return " ".join(map(words.say, [won, *([Say("result-tie", {"who": who})] if is_tied else [])]))
