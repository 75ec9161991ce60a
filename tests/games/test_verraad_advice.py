"""Het Verraad: what a sensible player looks at, and what comes of it."""

import numpy as np
import pytest

from tests.games.stad_table import Game
from tests.games.verraad_table import Verraad
from turncoat.bots import make_bot
from turncoat.games import CHANCE, play_many
from turncoat.games.ontembare_stad import GAME
from turncoat.match import Match

OTHERS = {"B": "o13", "C": "o20"}


def best(table: Game) -> str:
    """What greedy play does."""
    legal = GAME.legal_actions(table.state)
    return GAME.action_text(max(legal, key=lambda action: GAME.prior(table.state, action)))


def test_it_chooses_the_card_that_brings_most() -> None:
    """VERRAAD-1.2, VERRAAD-1.3: the category of its own toll house; or the stones, if there are enough"""
    areas = {"A": "m3=tolhuis", **OTHERS}
    assert best(Verraad(areas=areas, row="paardenstal pakhuis smederij", at="choose")) == "choose:1"
    assert best(Verraad(areas=areas, row="paardenstal pakhuis smederij:9", at="choose")) == "choose:2"


def test_it_shuns_a_tax_on_its_own_stones() -> None:
    """VERRAAD-1.2"""
    row = "paardenstal opera smederij"
    rich = Verraad(row=row, stones="30 0 0", at="choose")
    assert best(rich) != "choose:1"
    assert best(Verraad(row=row, stones="5 30 30", at="choose")) == "choose:1"


def test_it_goes_for_a_great_power_of_tokens() -> None:
    """VERRAAD-10.1: with the third token"""
    assert best(Verraad(white={"A": 2}, stones="5 5 5")) == "white"


def test_it_serves_the_black_master_when_it_is_behind() -> None:
    """VERRAAD-11.6: but not when it leads, because he gets a point"""
    behind = {"A": "o5", "B": "o13=opera m12=raadhuis i2=patriciershuis", "C": "o20"}
    ahead = {"A": "o13=opera m12=raadhuis i2=patriciershuis", "B": "o5", "C": "o20"}
    assert best(Verraad(areas=behind, stones="3 5 5")) == "black"
    assert best(Verraad(areas=ahead, stones="3 5 5", marker=12)) != "black"


def test_it_leads_him_to_what_is_worth_most_and_attacks() -> None:
    """VERRAAD-7.2, VERRAAD-8.1: the leader's opera, and never what is its own"""
    table = Verraad(
        areas={"A": "o1=raadhuis", "B": "o3=opera i2=patriciershuis", "C": "m1"},
        black={"A": "1 1 1"},
        master="o2",
        at="master",
    )
    table.do("steps")
    assert best(table) == "master:o3"
    table.do("master:o3")
    assert best(table) == "attack"


def test_it_does_not_attack_where_dice_cannot_win() -> None:
    """VERRAAD-8.4: six white tokens against one black one"""
    weak = Verraad(
        areas={"A": "o5", "B": "o3=opera", "C": "m1=kapel"}, black={"A": "1"}, white={"B": 6}, master="o2", at="master"
    )
    weak.do("steps")
    assert best(weak) == "master:m1"


def test_it_exchanges_a_low_value_only_where_values_may_decide() -> None:
    """VERRAAD-4.6, VERRAAD-11.7: a servant that is behind and has as many tokens as another"""
    areas = {"A": "o5", "B": "o13=opera m12=raadhuis i2=patriciershuis", "C": "o20"}
    for tokens, wanted in (({"A": "1 1", "B": "2 2"}, True), ({"A": "1 1"}, False)):
        table = Verraad(areas=areas, black=tokens, stones="9 9 9")
        worth = GAME.prior(table.state, GAME.parse_action("swap:0"))
        assert (worth > GAME.prior(table.state, GAME.parse_action("done"))) is wanted


def test_by_the_option_it_protects_what_is_worth_it() -> None:
    """VERRAAD-8.9"""
    for attacked, answer in (("o3=opera", "protect"), ("o3", "pass")):
        table = Verraad(
            areas={"A": "o5", "B": attacked, "C": "o20"},
            options={"protection_stops_attack": "yes"},
            black={"A": "1 1"},
            influence={"B": "bescherming"},
            master="o3",
            at="master",
        )
        table.do("stay", "attack")
        assert best(table) == answer


def test_a_servant_stands_the_better_the_more_the_black_master_has() -> None:
    """VERRAAD-11.4, VERRAAD-11.6: better than all others, where he leads by enough"""
    areas = {"A": "o5", "B": "o13=opera m12=raadhuis", "C": "o20"}
    few, many = (Verraad(areas=areas, black={"A": "2 2"}, marker=points).state for points in (2, 20))
    assert GAME.value(many, 0) > GAME.value(few, 0)
    assert GAME.value(many, 0) > max(GAME.value(many, 1), GAME.value(many, 2))
    assert GAME.value(many, 1) == GAME.value(few, 1) > GAME.value(few, 0)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_games_end_long_before_random_ones(seats: int) -> None:
    """VERRAAD-11.1"""
    options = GAME.choose_options("verraad")
    greedy, rest = (play_many(GAME, 60, 3, policy, seats=seats, options=options) for policy in ("greedy", "random"))
    assert greedy.steps.mean() < rest.steps.mean()
    assert np.median(greedy.points.max(axis=1)) > np.median(rest.points.max(axis=1))


def test_it_beats_random_play() -> None:
    """One of three plays by advice, in turn each; a blind one of three would win a third of the games"""
    wins = 0
    for seed in range(15):
        bots = ["apprentice" if seat == seed % 3 else "random" for seat in range(3)]
        match = Match(GAME, 3, GAME.choose_options("verraad"), seed=seed)
        while not match.is_over:
            if match.mover == CHANCE:
                match.draw()
                continue
            bot = make_bot(bots[match.mover], GAME)
            match.submit(match.mover, bot.choose(match.view(match.mover), match.legal(), match.rng()))
        points, ranks = [0] * 3, [0] * 3
        GAME.scores(match.state, points, ranks)
        wins += ranks[seed % 3] == 1
    assert wins >= 12
