"""A match: it refuses with a reason, remembers, tells each seat its own story, and comes back whole from a file."""

import json
from typing import Any

import pytest

from turncoat.bots import make_bot
from turncoat.games import CHANCE, GAMES, NOBODY, Game, Illegal, Invalid
from turncoat.games.verraeter.state import Phase
from turncoat.kernel import digest, pack
from turncoat.match import FORMAT, Match, Words

VERRAETER, KUHN = GAMES["verraeter"], GAMES["kuhn"]
NAMES = ["Anna", "Bertha", "Konrad", "Mathilde"]


def play(match: Match, steps: int = 1000) -> Match:
    """Play on at random, up to a step."""
    while not match.is_over and len(match.steps) < steps:
        if match.mover == CHANCE:
            match.draw()
        else:
            legal = match.legal()
            match.submit(match.mover, legal[match.rng()[0] % len(legal)])
    return match


def at_first_decision(game: Game = VERRAETER) -> Match:
    match = Match(game, game.seats[-1], seed=1)
    match.draw_all()
    return match


# Deciding


def test_a_refused_decision_changes_nothing_and_says_why() -> None:
    match = at_first_decision()
    before, steps = pack(match.state), len(match.steps)
    with pytest.raises(Illegal) as refusal:
        match.submit(match.mover, VERRAETER.parse_action("office:3"))
    assert (refusal.value.reason.rule, refusal.value.reason.message) == ("VER-0.4", "why-farm-only")
    assert (pack(match.state), len(match.steps)) == (before, steps)


def test_only_the_seat_whose_turn_it_is_decides() -> None:
    match = at_first_decision()
    for seat in set(range(4)) - {match.mover}:
        with pytest.raises(Illegal, match="why-not-your-turn"):
            match.submit(seat, match.legal()[0])
    with pytest.raises(Illegal, match="why-not-your-turn"):
        match.submit(NOBODY, match.legal()[0])


def test_nobody_decides_for_chance_nor_after_the_end() -> None:
    match = Match(KUHN, 2, seed=1)
    with pytest.raises(Illegal, match="why-not-your-turn"):
        match.submit(0, match.legal()[0])
    play(match)
    with pytest.raises(Illegal, match="why-over"):
        match.submit(0, 0)
    with pytest.raises(Invalid, match="nothing is to be drawn"):
        match.draw()


def test_every_illegal_action_is_refused_and_every_legal_one_is_not() -> None:
    match = Match(VERRAETER, 4, seed=5)
    while not match.is_over:
        if match.mover == CHANCE:
            match.draw()
            continue
        legal = match.legal()
        assert [action for action in range(VERRAETER.actions) if match.why(match.mover, action) is None] == legal
        match.submit(match.mover, legal[match.rng()[0] % len(legal)])


def test_a_match_needs_a_name_and_a_bot_or_none_for_each_seat() -> None:
    with pytest.raises(Invalid, match="as many names and bots"):
        Match(KUHN, 2, names=["Anna"])
    with pytest.raises(Invalid, match="as many names and bots"):
        Match(KUHN, 2, bots=["apprentice"])
    with pytest.raises(Invalid, match="2 seats, not 3"):
        Match(KUHN, 3)
    for name in ("", "   ", "A\nB", "\x1b[2J", "x" * 41):
        with pytest.raises(Invalid, match="printable"):
            Match(KUHN, 2, names=[name, "B"])


# Telling


def test_the_log_is_told_as_it_stood_at_the_time() -> None:
    """What was told once is told the same later: a land keeps the house it had, whatever has become of it since."""
    match = Match(VERRAETER, 4, seed=2)
    told: dict[int, list[Any]] = {seat: [] for seat in (NOBODY, 0, 1, 2, 3)}
    while not match.is_over:
        if match.mover == CHANCE:
            match.draw()
        else:
            match.submit(match.mover, match.legal()[-1])
        for seat, heard in told.items():
            heard += match.log(seat, len(match.steps) - 1)
    for seat, heard in told.items():
        assert match.log(seat) == heard


def test_a_seat_is_told_its_own_cards_and_a_spectator_none() -> None:
    match = play(Match(VERRAETER, 4, seed=3), 60)
    for seat in range(4):
        drawn = [say.args for say in match.log(seat) if say.message == "event-drew"]
        assert drawn
        assert {getattr(args["who"], "number", None) for args in drawn} == {seat}
    assert not [say for say in match.log() if say.message in ("event-drew", "event-took", "event-out")]
    shown = match.log(is_open=True)
    assert not [say for say in shown if say.message.endswith("-hidden")]
    assert len(shown) == len(match.log())


def test_views_hide_what_a_seat_does_not_know() -> None:
    match = play(Match(VERRAETER, 4, seed=3), 60)
    assert match.state.phase > Phase.DEAL
    assert sum(match.view(2).hand[2]) == match.state.held[2]
    assert match.view() == match.view(NOBODY) == VERRAETER.view(match.state, NOBODY)


# Files


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("steps", [0, 1, 3, 25, 1000])
def test_files_come_back_as_they_went(game: Game, steps: int) -> None:
    match = play(Match(game, game.seats[0], names=NAMES[: game.seats[0]], seed=8), steps)
    again = Match.from_json(json.loads(json.dumps(match.to_json())))
    assert again.to_json() == match.to_json()
    assert again.steps == match.steps
    assert digest(again.state) == digest(match.state)
    assert play(again).to_json() == play(match).to_json()


def test_bots_go_on_as_before_too() -> None:
    def on(match: Match, steps: int) -> Match:
        bot = make_bot("apprentice", match.game)
        while not match.is_over and len(match.steps) < steps:
            if match.mover == CHANCE:
                match.draw()
            else:
                match.submit(match.mover, bot.choose(match.view(match.mover), match.legal(), match.rng()))
        return match

    whole = on(Match(VERRAETER, 3, seed=4), 1000)
    half = on(Match(VERRAETER, 3, seed=4), 50)
    assert on(Match.from_json(half.to_json()), 1000).to_json() == whole.to_json()


GOOD = play(Match(VERRAETER, 4, names=NAMES, bots=[None, "apprentice", None, "random"], seed=6), 40).to_json()

TAMPERED: dict[str, tuple[dict[str, Any], str]] = {
    "another format": ({"format": "turncoat-match-0"}, f"not a match of Turncoat \\({FORMAT}\\)"),
    "another game": ({"game": "chess"}, "no game 'chess'"),
    "a game that is no text": ({"game": ["kuhn"]}, "game should be a text"),
    "other rules": ({"rules_version": 99}, "by version 99 of the rules, this is 1"),
    "no rules": ({"rules_version": None}, "rules_version should be"),
    "other components": ({"components": "0"}, "other component values"),
    "an unknown option": ({"options": {"rain": "on"}}, "no option 'rain'"),
    "an unknown value": ({"options": {"start_hand": "7"}}, "is one of 3-4-5, random"),
    "an option that is no text": ({"options": {"start_hand": [1]}}, "should be texts"),
    "options in a list": ({"options": ["start_hand"]}, "options should be"),
    "too many seats": ({"seats": 9}, "3 or 4 seats, not 9"),
    "seats that are no number": ({"seats": "4"}, "seats should be a whole number"),
    "seats that are yes": ({"seats": True}, "seats should be a whole number"),
    "seats that are broken": ({"seats": 4.0}, "seats should be a whole number"),
    "too few names": ({"names": ["Anna"]}, "as many names and bots"),
    "names in one text": ({"names": "Anna"}, "names should be a list"),
    "a name that is no text": ({"names": [1, 2, 3, 4]}, "should be texts"),
    "a name that writes on the screen": ({"names": ["\x1b[2J", "B", "C", "D"]}, "printable"),
    "a bot that is no text": ({"bots": [None, 3, None, None]}, "should be texts"),
    "bots that are none": ({"bots": None}, "bots should be a list"),
    "a seed that is no number": ({"seed": "6"}, "seed should be a whole number"),
    "a negative seed": ({"seed": -1}, "seed should lie between"),
    "a huge seed": ({"seed": 1 << 63}, "seed should lie between"),
    "moves that are none": ({"moves": None}, "moves should be a list"),
    "a move that is no text": ({"moves": [17]}, "should be texts"),
    "a move that does not exist": ({"moves": ["fly:3"]}, "move 1: 'fly:3' is not an action"),
    "a move that is not possible": ({"moves": ["play:5"]}, "move 1, play:5, is not possible there"),
    "a move less": ({"moves": GOOD["moves"][:-1]}, "another position than the one that was saved"),
    "moves in another order": ({"moves": GOOD["moves"][::-1]}, "is not possible there"),
    "another digest": ({"digest": "0"}, "another position .* \\(digest\\)"),
    "more points": ({"points": [99, 0, 0, 0]}, "another position .* \\(points\\)"),
    "a better rank": ({"ranks": [1, 2, 2, 2]}, "another position .* \\(ranks\\)"),
    "an end": ({"over": True}, "another position .* \\(over\\)"),
}


@pytest.mark.parametrize(("change", "sentence"), TAMPERED.values(), ids=TAMPERED)
def test_tampered_files_are_refused_in_a_sentence(change: dict[str, Any], sentence: str) -> None:
    Match.from_json(GOOD)
    with pytest.raises(Invalid, match=sentence):
        Match.from_json({**GOOD, **change})


def test_an_exchanged_card_is_noticed() -> None:
    moves = list(GOOD["moves"])
    first = next(number for number, text in enumerate(moves) if text.startswith("draw:"))
    moves[first] = "draw:2" if moves[first] != "draw:2" else "draw:3"
    with pytest.raises(Invalid):
        Match.from_json({**GOOD, "moves": moves})


@pytest.mark.parametrize(
    "key", ["game", "rules_version", "components", "options", "seats", "names", "bots", "seed", "moves"]
)
def test_a_file_without_a_part_is_refused(key: str) -> None:
    with pytest.raises(Invalid, match=f"the match has no '{key}'"):
        Match.from_json({name: value for name, value in GOOD.items() if name != key})


def test_what_a_file_only_repeats_may_be_left_out() -> None:
    short = {name: value for name, value in GOOD.items() if name not in ("digest", "over", "points", "ranks")}
    assert Match.from_json(short).to_json() == GOOD


@pytest.mark.parametrize("data", [None, [], "match", 3, {}])
def test_what_is_no_match_at_all_is_refused(data: object) -> None:
    with pytest.raises(Invalid, match="not a match of Turncoat"):
        Match.from_json(data)


def test_the_log_of_a_reloaded_match_is_the_same_in_words() -> None:
    match = Match.from_json(GOOD)
    words = Words(VERRAETER, "nl", NAMES)
    assert [words.say(say) for say in match.log(2)] == [words.say(say) for say in Match.from_json(GOOD).log(2)]
