"""The position at each event: what people see between two steps. It can always be drawn, nothing is missing from it, and it never contradicts
the event."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tests.support import Played, Setting, law, samples_first
from turncoat.games import CHANCE, GAMES, NOBODY, OVER, Game
from turncoat.games.events import EventKind
from turncoat.games.kuhn.events import What as Kuhn
from turncoat.games.ontembare_stad.events import What as Stad
from turncoat.games.ontembare_stad.state import owner_of
from turncoat.games.ontembare_stad.tables import BLACK
from turncoat.games.rattus.events import What as Rattus
from turncoat.games.rattus.state import NONE
from turncoat.games.verraeter.events import What as Verraeter
from turncoat.kernel import AnyState, Film, copy, events_of, unpack
from turncoat.kernel.rng import below, new_rng


class Shot(NamedTuple):
    """An event, and the positions before and at it."""

    kind: EventKind
    told: dict[str, int]
    before: AnyState
    at: AnyState


def shots_of(game: Game, state: AnyState, action: int) -> list[Shot]:
    """What a step shows, one after another."""
    before, after = copy(state), copy(state)
    film = Film(game.most_events, after)
    game.apply(after, action, film)
    shots = []
    for event, packed in zip(events_of(film), film.shots, strict=True):
        at = unpack(game.state, packed)
        shots.append(Shot(game.events.of(event), game.fields(event), before, at))
        before = at
    return shots


@law
def test_every_shot_can_be_drawn_for_every_viewer_and_has_all_pieces(setting: Setting, played: Played) -> None:
    game = setting.game
    for step in played.moments()[:-1]:
        for shot in shots_of(game, step.state, step.action):
            assert game.pieces(shot.at) == game.pieces(step.state), shot.kind.name
            for viewer in setting.viewers:
                assert game.scene(game.view(shot.at, viewer), viewer) is not None


def by(field: str, number: str = "number") -> Callable[[Shot], bool]:
    """What an event tells has just been added to that field of the state, for the seat it tells of."""

    def is_added(shot: Shot) -> bool:
        who = shot.told["who"]
        return bool(getattr(shot.at, field)[who] - getattr(shot.before, field)[who] == shot.told[number])

    return is_added


def paid(shot: Shot) -> bool:
    """As many stones are gone as the event tells."""
    who = shot.told["who"]
    return bool(shot.before.stones[who] - shot.at.stones[who] == shot.told["number"])


def owned(shot: Shot) -> bool:
    """The area belongs to whom the event tells of."""
    return owner_of(shot.at, shot.told["area"]) == shot.told.get("who", BLACK)


def freed(shot: Shot) -> bool:
    return owner_of(shot.at, shot.told["area"]) == NONE


def stands(shot: Shot) -> bool:
    return bool(shot.at.building[shot.told["area"]] == shot.told["card"])


def gone(shot: Shot) -> bool:
    return bool(shot.at.building[shot.told["area"]] == NONE)


def lost_cube(shot: Shot) -> bool:
    region, who = shot.told["region"], shot.told["who"]
    return bool(shot.before.cubes[region][who] - shot.at.cubes[region][who] == 1)


def put_cubes(shot: Shot) -> bool:
    region, who = shot.told["region"], shot.told["who"]
    return bool(shot.at.cubes[region][who] - shot.before.cubes[region][who] == shot.told.get("number", 1))


def told_place(shot: Shot) -> bool:
    return bool(shot.at.pawn == shot.told["region"])


Laws = Mapping[EventKind, Callable[[Shot], bool]]

# What must be so when an event is told, for the events that change something that is seen; by game, for kinds of events are numbers.
LAWS: dict[str, Laws] = {
    "kuhn": {
        Kuhn.DEALT: lambda shot: shot.at.card[shot.told["who"]] == shot.told["card"],
        Kuhn.BET: by("stake"),
        Kuhn.CALLED: by("stake"),
        Kuhn.FOLDED: lambda shot: shot.at.folded == shot.told["who"],
    },
    "verraeter": {
        Verraeter.SIDED: lambda shot: shot.at.allegiance[shot.told["who"]] == shot.told["house"],
        Verraeter.DREW: lambda shot: shot.at.held[shot.told["who"]] == shot.before.held[shot.told["who"]] + 1,
        Verraeter.PLAYED: lambda shot: shot.at.held[shot.told["who"]] == shot.before.held[shot.told["who"]] - 1,
        Verraeter.REVEALED: lambda shot: (
            GAMES["verraeter"].view(shot.at, NOBODY).role[shot.told["who"]] == shot.told["role"]
        ),
        Verraeter.TRAITOR: lambda shot: shot.at.allegiance[shot.told["who"]] == shot.told["house"],
        Verraeter.SCORED: by("score"),
        Verraeter.ROLE_SCORED: by("score"),
        Verraeter.OFFICES: by("score"),
        Verraeter.CONQUERED: lambda shot: shot.at.house[shot.told["land"]] == shot.told["house"],
        Verraeter.BUILT: lambda shot: shot.at.owner[shot.told["land"]] == shot.told["who"],
        Verraeter.MOVED: lambda shot: shot.at.lifted == NONE and shot.at.owner[shot.told["to"]] == shot.told["who"],
        Verraeter.TURNED: lambda shot: shot.at.building[shot.told["land"]] == shot.told["building"],
        Verraeter.STRATEGY: lambda shot: shot.at.strategy == shot.told["who"],
        Verraeter.ROLES_BACK: lambda shot: set(shot.at.role) == {NONE},
        Verraeter.START_CARD: lambda shot: shot.at.start == shot.told["who"],
        Verraeter.ROUND: lambda shot: shot.at.round == shot.told["number"],
    },
    "rattus": {
        Rattus.STARTED: put_cubes,
        Rattus.TOOK: lambda shot: shot.at.owner[shot.told["class"]] == shot.told["who"],
        Rattus.TOOK_FROM: lambda shot: (
            (shot.before.owner[shot.told["class"]], shot.at.owner[shot.told["class"]])
            == (shot.told["other"], shot.told["who"])
        ),
        Rattus.SETTLED: put_cubes,
        Rattus.SETTLED_MORE: put_cubes,
        Rattus.MOVED_PLAGUE: told_place,
        Rattus.KNIGHT_MOVED: told_place,
        Rattus.SPREAD: lambda shot: shot.at.rats[shot.told["region"]] == shot.before.rats[shot.told["region"]] + 1,
        Rattus.LOST_MAJORITY: lost_cube,
        Rattus.LOST_CLASS: lost_cube,
        Rattus.LOST_ALL: lost_cube,
        Rattus.KING: lost_cube,
        Rattus.MONK: lambda shot: shot.at.rats[shot.told["to"]] == shot.before.rats[shot.told["to"]] + 1,
    },
    "ontembare_stad": {
        Stad.STARTED: owned,
        Stad.TURN: lambda shot: shot.at.active == shot.told["who"],
        Stad.TAXED: paid,
        Stad.INCOME: by("stones"),
        Stad.INCOME_POWER: by("stones"),
        Stad.GAINED: by("stones"),
        Stad.PAID: paid,
        Stad.PAID_ALL: paid,
        Stad.WITHDREW: freed,
        Stad.SOLD_PAWN: by("stones"),
        Stad.SOLD_MARKET: by("stones"),
        Stad.GOLDEN_SOLD: by("stones"),
        Stad.BOUGHT_PAWN: paid,
        Stad.BOUGHT_MARKET: paid,
        Stad.BOUGHT_BLIND: paid,
        Stad.BOUGHT_INFLUENCE: paid,
        Stad.BOUGHT_AREA: lambda shot: paid(shot) and owned(shot),
        Stad.BUILT: stands,
        Stad.REBUILT: stands,
        Stad.DEMOLISHED: gone,
        Stad.REMOVED: gone,
        Stad.REPLACED: gone,
        Stad.BURNT: gone,
        Stad.BEWITCHED: gone,
        Stad.PIONEERED: owned,
        Stad.RAIDED: owned,
        Stad.INFILTRATED: freed,
        Stad.TAKEN_OVER: owned,
        Stad.SCORED: lambda shot: shot.at.score[shot.told["who"]] == shot.told["number"],
        Stad.POWER_FIRST: lambda shot: shot.at.power[shot.told["category"]] == shot.told["who"],
        Stad.POWER_TAKEN: lambda shot: shot.at.power[shot.told["category"]] == shot.told["who"],
        Stad.POWER_LOST: lambda shot: shot.at.power[shot.told["category"]] == NONE,
        Stad.LAID: lambda shot: shot.told["card"] in shot.at.row,
        Stad.CARD_STONES: by("stones"),
        Stad.TOWER: lambda shot: paid(shot) and shot.at.towers >> shot.told["area"] & 1 == 1,
        Stad.TOWER_FELL: lambda shot: shot.at.towers >> shot.told["area"] & 1 == 0,
        Stad.BOUGHT_WHITE: paid,
        Stad.BOUGHT_BLACK: paid,
        Stad.DREW_TOKEN: lambda shot: shot.told["number"] in shot.at.castle[shot.told["who"]],
        Stad.MARKER: lambda shot: shot.at.score[BLACK] == shot.told["number"],
        Stad.MASTER_MOVED: lambda shot: shot.at.master == shot.told["area"],
        Stad.MASTER_ENTERED: lambda shot: shot.at.master == shot.told["area"],
        Stad.CONQUERED: owned,
        Stad.UNDECIDED: freed,
        Stad.MASTER_ISOLATED: owned,
    },
}
GAMES_PLAYED = 2


@samples_first
def test_no_shot_contradicts_its_event(setting: Setting) -> None:
    """In random games, each event that a law is declared for."""
    game = setting.game
    for number in range(GAMES_PLAYED):
        state, rng = setting.new(), new_rng(number)
        while state.mover != OVER:
            legal = game.legal_actions(state)
            ways = [game.weight(state, action) if state.mover == CHANCE else 1 for action in legal]
            action = [action for action, many in zip(legal, ways) for _ in range(many)][below(rng, sum(ways))]
            for shot in shots_of(game, state, action):
                if shot.kind in LAWS[game.name]:
                    assert LAWS[game.name][shot.kind](shot), (shot.kind.name, shot.told)
            game.apply(state, action, game.journal())


def test_the_laws_are_about_every_game() -> None:
    assert LAWS.keys() == GAMES.keys()
    assert all(isinstance(kind, GAMES[name].events) for name, laws in LAWS.items() for kind in laws)
