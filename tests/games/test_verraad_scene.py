"""Het Verraad: what the page and the terminal are told."""

from typing import Any

import msgspec
import pytest

from tests.games.stad_table import Game
from tests.games.verraad_table import Verraad
from turncoat.games import NOBODY, Name, Seat
from turncoat.games.ontembare_stad import GAME
from turncoat.games.ontembare_stad.actions import Verb
from turncoat.games.ontembare_stad.state import Phase
from turncoat.match import LANGUAGES, Words


def scene_of(table: Game, seat: int) -> Any:
    return msgspec.to_builtins(GAME.scene(GAME.view(table.state, seat), seat))


def test_the_row_the_black_master_and_what_lies_beside_the_board_are_told() -> None:
    """VERRAAD-0.2, VERRAAD-1.4, VERRAAD-9.1"""
    table = Verraad(
        row="kapel pakhuis:2",
        black_areas="m3=tolhuis i2",
        towers="o5",
        black={"B": "2"},
        white={"C": 3},
        master="m3",
        marker=1,
    )
    told = scene_of(table, NOBODY)
    assert told["mode"] == "verraad"
    assert [(one["card"], one["stones"]) for one in told["row"]] == [("kapel", 0), ("pakhuis", 2)]
    assert told["master"] == {"area": "m3", "knights": 23, "score": 4, "areas": 2, "towers": 0, "raidBeside": "master"}
    assert told["tokens"] == {"white": 27, "black": 29}
    assert told["towersLeft"] == 11
    assert (told["powers"]["goed"], told["powers"]["duister"]) == (2, None)
    assert told["areas"][8 + 3] == {"owner": "black", "building": "tolhuis", "tower": False}


def test_outside_the_city_he_stands_nowhere() -> None:
    """VERRAAD-0.2"""
    assert scene_of(Verraad(), 0)["master"]["area"] is None


def test_a_castle_shows_tokens_prices_and_towers() -> None:
    """VERRAAD-4.1, VERRAAD-4.4: the values of black tokens to their owner only"""
    table = Verraad(areas={"A": "m3=tolhuis", "B": "o13", "C": "o20"}, towers="m3", black={"A": "1 4"}, white={"A": 6})
    mine, theirs = (scene_of(table, seat)["orders"][0]["castle"] for seat in (0, 1))
    assert mine == {
        "white": 6,
        "black": 2,
        "blackValues": [1, 4],
        "whitePrice": None,
        "blackPrice": 5,
        "towers": 1,
    }
    assert theirs == {**mine, "blackValues": [None, None]}


def test_an_exchange_shows_its_space() -> None:
    """VERRAAD-4.6"""
    table = Verraad(black={"A": "1 4"}, stones="9 9 9")
    table.do("swap:1")
    assert scene_of(table, 1)["gesture"]["token"] == 1
    table.do("token:2")
    assert scene_of(table, 1)["tokens"]["black"] == 28


def test_the_phases_of_a_turn_are_told() -> None:
    """VERRAAD-1.1, VERRAAD-7.2: and how far he may go, and the dice"""
    table = Verraad(black={"A": "1 4"}, areas={"A": "o5", "B": "o1 o3", "C": "o20"}, master="o2", at="choose")
    parts = [scene_of(table, 0)["turn"]["part"]]
    table.do("choose:0")
    table.do(f"card:{table.legal_of('card')[0]}")
    parts.append(scene_of(table, 0)["turn"]["part"])
    table.do("done")
    parts.append(scene_of(table, 0)["turn"]["part"])
    assert parts == ["income", "actions", "master"]
    table.do("roll", "die:3")
    assert scene_of(table, 1)["gesture"]["steps"] == 3
    table.do("master:o1", "attack", "die:6")
    assert scene_of(table, 1)["dice"] == {"steps": 3, "attack": 6, "defence": None}


@pytest.mark.parametrize(("marker", "evil"), [(0, False), (3, True)])
def test_who_would_win_is_told(marker: int, evil: bool) -> None:
    """VERRAAD-11.4"""
    table = Verraad(areas={"A": "o5=kapel", "B": "o13", "C": "o20"}, marker=marker)
    assert scene_of(table, 0)["evil"] is evil


# Sentences


@pytest.mark.parametrize(
    ("action", "message", "args"),
    [
        ("attack", "action-attack-nobody", {}),
        ("choose:2", "action-choose-none", {"space": 3}),
        ("choose:1", "action-choose-stones", {"card": Name("card-pakhuis"), "number": 2}),
        ("white", "action-white-none", {}),
        ("black", "action-black", {"number": 4}),
        ("swap:0", "action-swap", {"number": 3, "space": 1}),
        ("swap:5", "action-swap-none", {"space": 6}),
        ("tower:o9", "action-tower", {"area": Name("area-o9"), "number": 5}),
        ("master:o13", "action-master-owned", {"area": Name("area-o13"), "other": Seat(1)}),
    ],
)
def test_an_action_can_be_said_whether_it_is_possible_or_not(
    action: str, message: str, args: dict[str, object]
) -> None:
    """As the terminal asks, which looks for actions by their sentences; he is outside, a castle is full on one side, and the row lacks a card"""
    table = Verraad(row="kapel pakhuis:2", black={"A": "3"}, white={"A": 6})
    said = GAME.say_action(GAME.view(table.state, 0), GAME.parse_action(action))
    assert (said.message, dict(said.args)) == (message, args)


def test_an_attack_on_a_neutral_area_can_be_said() -> None:
    table = Verraad(black={"A": "3"}, master="i2")
    assert GAME.say_action(GAME.view(table.state, 0), GAME.parse_action("attack")).message == "action-attack-nobody"


def test_every_action_can_be_said_whatever_is_being_decided() -> None:
    """Except what chance brings, ending what is not going on, and a starting area with a building, for which there are no words"""
    words = [Words(GAME, language, list("ABC")) for language in LANGUAGES]
    game = Game(3, "verraad")
    phases = set()
    for _ in game.random_steps(1):
        if game.state.mover < 0 or game.state.phase in phases:
            continue
        phases.add(game.state.phase)
        view = GAME.view(game.state, game.state.mover)
        for action in range(Verb.START, GAME.actions):
            said = GAME.say_action(view, action)
            if words[0].has(said.message):
                assert all(language.say(said) for language in words)
            else:
                assert GAME.action_text(action).partition(":")[0] in ("pass", "done", "start"), said.message
    assert phases > {Phase.START_TOWER, Phase.CHOOSE, Phase.ACTIONS, Phase.MASTER, Phase.STEPS, Phase.ATTACK}
