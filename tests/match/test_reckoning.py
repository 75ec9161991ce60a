"""A finished match is reckoned up: portions are all of everybody's points, what decided follows from them, and awards are earned."""

import functools
import json
import re
from collections import Counter
from pathlib import Path

import pytest

from tests.support import LANGUAGES, ROOT, every_game, thorough, words_of
from tools.record_matches import FOLDER
from turncoat.games import GAMES, Game
from turncoat.games.game import RIVAL
from turncoat.games.ontembare_stad.tables import BLACK
from turncoat.games.rulebook import given, in_force
from turncoat.games.verraeter.events import What
from turncoat.kernel import unpack
from turncoat.match import Match, Reckoned, Words, every_rule, moments_of, reckon, state_at
from turncoat.match.reckoning import HONOURS, leaders

FILES = sorted(FOLDER.glob("*/*.json"))
ART = ROOT / "web" / "src" / "art"

every_match = pytest.mark.parametrize(  # in `make test` one in three
    "path",
    [
        pytest.param(path, id=f"{path.parent.name}-{path.stem}", marks=thorough if number % 3 else ())
        for number, path in enumerate(FILES)
    ],
)


@functools.cache
def recorded(path: Path) -> Match:
    return Match.from_json(json.loads(path.read_text(encoding="utf-8")))


@functools.cache
def reckoned(path: Path) -> Reckoned:
    return reckon(recorded(path))


@functools.cache
def rules_of(game: Game) -> list[str]:
    return every_rule(Words(game, "en", []))


def check_portions(match: Match, found: Reckoned) -> None:
    """At every moment the portions of each seat are exactly its points, and the rival's are his."""
    for moment, steps in zip(found.moments, moments_of(match), strict=True):
        state = unpack(match.game.state, state_at(match, steps))
        points = [0] * match.seats
        match.game.scores(state, points, [0] * match.seats)
        assert [moment.points[seat] for seat in range(match.seats)] == points
        if match.game.reckoning.rival(state) is not None:
            assert moment.points[RIVAL] == state.score[BLACK]


def check_blocks(match: Match, found: Reckoned) -> None:
    """The blocks at the end add up, name a rule that is in force, and came about at moments at which their seat gained something."""
    totals = Counter[int]()
    where = given(match.game.options, match.options, match.seats)
    rules = in_force(match.game.rule_table, rules_of(match.game), where)
    for block in found.blocks:
        totals[block.portion.seat] += block.portion.points
        assert block.portion.rule in rules
        for moment in block.moments:
            gained = {gain.thing for gain in found.moments[moment].gains}
            assert block.portion.thing in gained or block.portion.points <= 0
    assert [totals[seat] for seat in range(match.seats)] == match.scores()[0]


def check_decision(match: Match, found: Reckoned) -> None:
    """Nobody was ahead of or level with the winners from the moment that is told, and before it somebody was."""
    points, ranks = match.scores()
    if found.lead is not None:
        lead = found.lead
        assert lead.winners == tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
        assert all(leaders(moment, match.seats) == lead.winners for moment in found.moments[lead.moment :])
        assert leaders(found.moments[lead.moment - 1], match.seats) != lead.winners
    if found.margin is not None:
        mine, theirs = found.margin.points
        assert mine - theirs > 0
        assert points[found.margin.winner] > points[found.margin.other]
        assert ranks[found.margin.other] == min(rank for rank in ranks if rank > 1)


def check_honours(match: Match, found: Reckoned) -> None:
    """An honour is for those who did most, counted anew here, and never for all alike."""
    assert len(found.honours) <= HONOURS
    for honour in found.honours:
        done = Counter[int]()
        for step in match.steps:
            told = [(match.game.events.of(event), match.game.fields(event)) for event in step.events]
            for who, number in honour.award.count(told):
                done[match.game.reckoning.seat_of(match.state, who)] += number
        assert {seat for seat in done if done[seat] == max(done.values())} == set(honour.seats)
        assert honour.number == max(done.values()) >= honour.award.least
        assert len(honour.seats) < match.seats


@every_match
def test_a_recorded_match_is_reckoned_up_to_the_last_point(path: Path) -> None:
    match, found = recorded(path), reckoned(path)
    check_portions(match, found)
    check_blocks(match, found)
    check_decision(match, found)
    check_honours(match, found)


def test_shared_victories_and_those_that_points_do_not_decide_are_among_them() -> None:
    shared = reckoned(FOLDER / "verraeter" / "4-later-greedy-23.json")
    assert shared.lead is not None
    assert len(shared.lead.winners) > 1
    assert shared.margin is None
    evil = reckoned(FOLDER / "ontembare_stad" / "4-verraad-greedy-7.json")
    assert evil.lead is None
    assert evil.margin is None


def test_the_turncoat_of_a_verraeter_match_is_whoever_changed_house_most() -> None:
    """Beside the general count: the events of one match, looked at one by one."""
    path = FOLDER / "verraeter" / "3-1998-random-0.json"
    match = recorded(path)
    changes = Counter(
        match.game.fields(event)["who"]
        for step in match.steps
        for event in step.events
        if event.what in (What.TRAITOR, What.UNITED)
    )
    (seat, number), *others = changes.most_common()
    assert all(fewer < number for _, fewer in others)
    honour = next(honour for honour in reckoned(path).honours if honour.award.name == "turncoat")
    assert (honour.seats, honour.number) == ((seat,), number)


@every_game
def test_every_source_and_every_award_has_words_in_every_language(game: Game) -> None:
    reckoning = game.reckoning
    wanted = {f"source-{source.name}" for source in reckoning.sources}
    wanted |= {f"award-{award.name}{end}" for award in reckoning.awards for end in ("", "-text")}
    for language in LANGUAGES:
        assert wanted <= words_of(game)[language]


def test_every_emblem_is_drawn() -> None:
    drawn = {
        name for file in ART.glob("*.svg") for name in re.findall(r' id="([^"]+)"', file.read_text(encoding="utf-8"))
    }
    named = {source.emblem for game in GAMES.values() for source in game.reckoning.sources}
    named |= {award.emblem for game in GAMES.values() for award in game.reckoning.awards}
    named |= {block.portion.emblem for path in FILES for block in reckoned(path).blocks} - {""}
    assert named - drawn == set()
