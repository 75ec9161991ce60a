"""What a finished match comes to: of what points consist, what decided, what is honoured. Worked out when somebody first asks, and kept for a while."""

import asyncio
from collections.abc import Iterator

import msgspec
from litestar import MediaType, Response, get
from litestar.params import FromPath

from turncoat.games import Name, Say, Seat
from turncoat.games.game import RIVAL, Args
from turncoat.match import Lead, Margin, Match, Reckoned, Words, reckon
from turncoat.match.recent import Recent
from turncoat.server.analyst import finished_match
from turncoat.server.api import PROBLEMS
from turncoat.server.caller import TheCaller
from turncoat.server.replay_messages import (
    Decided,
    HonourView,
    Reckoning,
    ReplayChapter,
    ScoreBlock,
    ScoreRow,
    ScoreSource,
)
from turncoat.server.snapshot import names_of
from turncoat.server.words import table_words

ROOM = 4 << 20  # bytes of answers that are kept
GAINS = 3  # named at most

KEPT: Recent[tuple[str, tuple[str, ...], str], bytes] = Recent(ROOM)  # by table, names and language


@get("/tables/{table:str}/reckoning", responses=PROBLEMS)
async def reckoning(caller: TheCaller, table: FromPath[str]) -> Response[Reckoning]:
    """The result of a finished match, with everything that is open then."""
    snapshot = await caller.snapshot(table)
    match, names = finished_match(snapshot), names_of(snapshot.places)
    key = (table, names, caller.language)
    told = KEPT.get(key)
    if told is None:
        await caller.services.budget.spend("told", caller.guest, caller.address, len(match.steps))
        found = await asyncio.to_thread(reckon, match)  # a long one takes a while, and others play on meanwhile
        told = msgspec.json.encode(reckoning_view(match, found, table_words(snapshot.game, caller.language, names)))
        KEPT.keep(key, told, len(told))
    rendered: Response[Reckoning] = Response(told, media_type=MediaType.JSON)  # type: ignore[arg-type]
    return rendered


HANDLERS = [reckoning]


def reckoning_view(match: Match, found: Reckoned, words: Words) -> Reckoning:
    """All of it, in a language."""
    return Reckoning(
        decided=list(decided_views(found, words)),
        sources=[
            ScoreSource(text=words.say(f"source-{source.name}"), emblem=source.emblem)
            for source in match.game.reckoning.sources
        ],
        rows=list(row_views(match, found, words)),
        honours=[
            HonourView(
                title=words.say(f"award-{honour.award.name}"),
                text=words.say(f"award-{honour.award.name}-text", number=honour.number),
                emblem=honour.award.emblem,
                seats=list(honour.seats),
            )
            for honour in found.honours
        ],
        chapters=list(chapter_views(found)),
    )


def row_views(match: Match, found: Reckoned, words: Words) -> Iterator[ScoreRow]:
    """Everybody's points, the best first, and at last those of the rival."""
    _, ranks = match.scores()
    for seat in sorted(range(match.seats), key=lambda seat: ranks[seat]):
        remark = match.game.reckoning.remark(match.state, seat)
        said = None if remark is None else words.say(remark)
        yield row_view(match, found, words, seat, words.names[seat], said)
    rival = match.game.reckoning.rival(match.state)
    if rival is not None:
        yield row_view(match, found, words, RIVAL, words.say(rival), None)


def row_view(match: Match, found: Reckoned, words: Words, seat: int, name: str, remark: str | None) -> ScoreRow:
    sources = list(match.game.reckoning.sources)
    return ScoreRow(
        seat=None if seat == RIVAL else seat,
        name=name,
        points=found.moments[-1].points[seat],
        remark=remark,
        blocks=[
            ScoreBlock(
                source=sources.index(block.portion.source),
                text=words.say(block.portion.what),
                emblem=block.portion.emblem or block.portion.source.emblem,
                points=block.portion.points,
                rule=block.portion.rule,
                moments=list(block.moments),
            )
            for block in found.blocks
            if block.portion.seat == seat
        ],
        course=[moment.points[seat] for moment in found.moments],
    )


def decided_views(found: Reckoned, words: Words) -> Iterator[Decided]:
    """Where points decided: who went ahead when, and by what. Else the result's verdict says it."""
    if found.lead is not None:
        yield Decided(text=words.say(say_lead(found.lead)), moment=found.lead.moment)
    if found.margin is not None:
        yield Decided(text=words.say(say_margin(found.margin)), moment=None)


def say_lead(lead: Lead) -> Say:
    """When the winner went ahead for good, and the most that it gained then; if that was nothing, others have lost."""
    end = "-last" if lead.is_end else ""
    if len(lead.winners) > 1:
        return Say(f"decided-level{end}", {"round": lead.round})
    most = sorted(lead.gains, key=lambda gain: -gain.points)[:GAINS]
    gains = tuple(Name("gain", {"what": gain.what, "points": gain.points}) for gain in most)
    args: Args = {"who": Seat(lead.winners[0]), "round": lead.round, "gains": gains}
    return Say(f"decided-ahead{end}" if gains else f"decided-behind{end}", args)


def say_margin(margin: Margin) -> Say:
    mine, theirs = margin.points
    source = Name(f"source-{margin.source.name}")
    return Say("decided-margin", {"other": Seat(margin.other), "source": source, "mine": mine, "theirs": theirs})


def chapter_views(found: Reckoned) -> Iterator[ReplayChapter]:
    """The rounds, each from its first moment on."""
    before = None
    for number, moment in enumerate(found.moments):
        if moment.round != before:
            yield ReplayChapter(moment=number, round=moment.round)
            before = moment.round
