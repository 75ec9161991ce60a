"""Lessons in the browser: worked examples on the real board. Nothing is stored: where a learner has come to is all there is to know."""

import functools
import itertools

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery

from turncoat.games import GAMES, Game, Illegal, Invalid
from turncoat.kernel import unpack
from turncoat.match import Beat, Match, find_lesson, play_lesson, read_lessons
from turncoat.server import views
from turncoat.server.api import PROBLEMS
from turncoat.server.caller import TheCaller
from turncoat.server.messages import Foresight, LessonCard, LessonFacts, LessonView, WhyNot
from turncoat.server.problems import Forbidden, Refused, not_found
from turncoat.server.snapshot import Entry, Header, Place, Snapshot, names_of
from turncoat.server.tables import ACTIONS_AT_MOST, parsed
from turncoat.server.words import game_words, table_words

RULES_AT_MOST = 3  # beside a step
LEARNER, TEACHER = "learner", "teacher"  # who sits at the table, in place of guests
REMEMBERED = 256  # positions of lessons


@get("/games/{game:str}/lessons", responses=PROBLEMS)
async def lessons(caller: TheCaller, game: FromPath[str]) -> list[LessonFacts]:
    """What can be learned of a game, in order."""
    found = game_of(game)
    words = game_words(found, caller.language)
    return [
        LessonFacts(
            id=lesson.id,
            title=words.say(lesson.title),
            preset=found.nearest_preset(lesson.options),
            beats=len(play_lesson(found, lesson.id)[1]),
        )
        for lesson in read_lessons(found).values()
    ]


@get("/games/{game:str}/lessons/{lesson:str}", responses=PROBLEMS)
async def lesson(
    caller: TheCaller,
    game: FromPath[str],
    lesson: FromPath[str],
    beat: FromQuery[int] = 0,
    made: FromQuery[int] = 0,
    since: FromQuery[int] = 0,
    still: FromQuery[int] = 0,
) -> LessonView:
    """A lesson at one of its beats: the first from `beat` on at which so many moves have been made."""
    found = game_of(game)
    beats = beats_of(found, lesson)
    number = next((n for n, one in enumerate(beats) if n >= beat and one.done >= made), len(beats) - 1)
    snapshot = lesson_snapshot(found, lesson, beats[number].done, caller.language)
    still = max(still, beats[number].told)
    update = views.update_view(
        snapshot, LEARNER, learner_of(snapshot), caller.language, since, lambda guest: True, search="ready", still=still
    )
    table = msgspec.structs.replace(update.table, undo=0)
    return LessonView(
        card=card(found, lesson, number, snapshot, caller.language), update=msgspec.structs.replace(update, table=table)
    )


@get("/games/{game:str}/lessons/{lesson:str}/foresight", responses=PROBLEMS)
async def lesson_foresight(
    caller: TheCaller,
    game: FromPath[str],
    lesson: FromPath[str],
    beat: FromQuery[int],
    action: FromQuery[list[str]],
) -> Foresight:
    """What is sure to follow from a gesture at a beat of a lesson."""
    snapshot, match = at_beat(game_of(game), lesson, beat, caller.language)
    actions = parsed(snapshot.game, action)
    if not 1 <= len(action) <= ACTIONS_AT_MOST:
        raise Refused(422, "invalid", detail=f"a gesture has 1 to {ACTIONS_AT_MOST} actions")
    try:
        return views.foresight_view(snapshot, match, learner_of(snapshot), action, actions, caller.language)
    except Illegal as error:
        raise Forbidden(snapshot, error.reason) from None


@get("/games/{game:str}/lessons/{lesson:str}/why", responses=PROBLEMS)
async def lesson_why(
    caller: TheCaller,
    game: FromPath[str],
    lesson: FromPath[str],
    beat: FromQuery[int],
    action: FromQuery[str],
    after: FromQuery[list[str] | None] = None,
) -> WhyNot:
    """Why something may not be done at a beat of a lesson, and by which rule."""
    snapshot, match = at_beat(game_of(game), lesson, beat, caller.language)
    actions = parsed(snapshot.game, [*(after or ()), action])
    if len(actions) > ACTIONS_AT_MOST:
        raise Refused(422, "invalid", detail=f"a gesture has 1 to {ACTIONS_AT_MOST} actions")
    return views.why_view(snapshot, match.why(learner_of(snapshot), actions[-1], actions[:-1]), caller.language)


HANDLERS = [lessons, lesson, lesson_foresight, lesson_why]


# What a lesson is at a moment


def game_of(name: str) -> Game:
    if name not in GAMES:
        raise not_found()
    return GAMES[name]


def beats_of(game: Game, lesson: str) -> tuple[Beat, ...]:
    try:
        return play_lesson(game, lesson)[1]
    except Invalid:
        raise not_found() from None


def at_beat(game: Game, lesson: str, beat: int, language: str) -> tuple[Snapshot, Match]:
    """The table at a beat, and its match."""
    beats = beats_of(game, lesson)
    if not 0 <= beat < len(beats):
        raise not_found()
    snapshot = lesson_snapshot(game, lesson, beats[beat].done, language)
    if snapshot.match is None or snapshot.match.is_over:
        raise Refused(409, "not-playing")
    return snapshot, snapshot.match


def learner_of(snapshot: Snapshot) -> int:
    return snapshot.seats_of(LEARNER)[0]


@functools.lru_cache(REMEMBERED)
def lesson_snapshot(game: Game, name: str, done: int, language: str) -> Snapshot:
    """The table at which a lesson is given, when so many of its moves have been made."""
    lesson, played = find_lesson(game, name), play_lesson(game, name)[0]
    words = game_words(game, language)
    places = tuple(
        Place(
            table="",
            seat=seat,
            guest=LEARNER if seat == lesson.seat else TEACHER,
            bot=None,
            name=words.say(title),
            former=None,
        )
        for seat, title in enumerate(lesson.names)
    )
    steps = played.steps[:done]
    match = lesson.match(game, [place.name or "" for place in places])
    match.take_up(steps)
    header = Header(
        id="",
        game=game.name,
        rules_version=game.rules_version,
        components=game.components,
        preset=game.preset_of(lesson.options),
        options=lesson.options,
        seed=0,
        host=LEARNER,
        public=False,
        state="finished" if match.is_over else "playing",
        next=None,
        created=0.0,
        changed=0.0,
        revision=0,
        number=done,
        position=steps[-1].after if steps else played.steps[0].before,
        bot_turn=False,
        hints=False,
        played=game,
    )
    log = tuple(Entry(number, step.mover, step, step.after, ()) for number, step in enumerate(steps, 1))
    return Snapshot(header, places, match, log, tuple(entry.number for entry in log))


def card(game: Game, name: str, number: int, snapshot: Snapshot, language: str) -> LessonCard:
    """What the learner reads at a beat, and what they are to do."""
    lesson, beats = find_lesson(game, name), beats_of(game, name)
    beat, words = beats[number], table_words(game, language, names_of(snapshot.places))
    is_over = beat.step == len(lesson.steps)
    step = None if is_over else lesson.steps[beat.step]
    begins = number == 0 or beats[number - 1].step != beat.step
    others = lesson.steps[beat.step - 1].instead if begins and beat.step > 0 else ()
    view = snapshot.match.view(lesson.seat) if snapshot.match is not None else None
    return LessonCard(
        title=words.say(lesson.title),
        beat=number,
        beats=len(beats),
        text=words.say(step.say) if step else None,
        instead=[words.say(other) for other in others],
        wanted=list(beat.wanted),
        wanted_text=words.say(game.say_action(view, game.parse_action(beat.wanted[0]))) if beat.wanted else None,
        rules=[] if is_over else rules_of_steps(game, name)[beat.step],
        next=next_lesson(game, name) if is_over else None,
    )


@functools.cache
def rules_of_steps(game: Game, name: str) -> list[list[str]]:
    """For each step of a lesson the rules behind what happens in it, in the order in which they are met."""
    match, beats = play_lesson(game, name)
    bounds = [next(beat.done for beat in beats if beat.step == step) for step in range(beats[-1].step + 1)]
    found = []
    for begin, end in itertools.pairwise(bounds):
        met: dict[str, None] = {}
        for step in match.steps[begin:end]:
            after = unpack(game.state, step.after)
            met |= dict.fromkeys(game.because(after, event) for event in step.events)
        found.append(list(met)[:RULES_AT_MOST])
    return found


def next_lesson(game: Game, name: str) -> str | None:
    """The lesson after one."""
    names = list(read_lessons(game))
    at = names.index(name) + 1
    return names[at] if at < len(names) else None
