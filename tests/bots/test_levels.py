"""The levels: what each does, and what cannot be asked of them."""

from collections import Counter

import pytest

from tests.bots.support import play
from tests.support import every_game
from turncoat.bots import BOTS, EFFORTS, SearchBot, make_bot
from turncoat.bots.levels import LEAST_SECONDS, PolicyBot, slip
from turncoat.bots.search import Budget, Prospect, Search
from turncoat.games import GAMES, Game, Invalid
from turncoat.kernel import AnyState
from turncoat.kernel.rng import new_rng

RATTUS = GAMES["rattus"]


def test_the_same_four_levels_from_weak_to_strong() -> None:
    assert list(BOTS)[:5] == ["novice", "apprentice", "master", "grandmaster", "random"]


@every_game
def test_a_novice_mostly_does_what_an_apprentice_does_and_never_the_worst_of_many(game: Game) -> None:
    """It overlooks every second thing: the best is chosen most often, and of many actions hardly ever one of the worst."""
    novice, rng = make_bot("novice", game), new_rng(4)
    best = worst = choices = 0
    for state in play(game, [make_bot("apprentice", game)] * game.seats[-1], seed=3)[:-1]:
        view, legal = game.view(state, state.mover), game.legal_actions(state)
        looks = {action: game.prior(view, action) for action in legal}
        if len(set(looks.values())) < 2:
            continue
        for _ in range(20):
            chosen = novice.choose(view, legal, rng)
            choices += 1
            best += looks[chosen] == max(looks.values())
            worst += len(legal) > 6 and sorted(looks.values()).index(looks[chosen]) == 0
    assert 0.4 < best / choices < 0.95
    assert worst / choices < 0.02


def test_a_forced_move_takes_no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Search, "think", None)
    state = RATTUS.new(2)
    assert make_bot("grandmaster", RATTUS).choose(state, [7], new_rng(1)) == 7


def test_patience_shortens_the_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[Budget] = []

    def think(self: Search, view: AnyState, rng: list[int], budget: Budget) -> list[Prospect]:
        taken.append(budget)
        return [Prospect(0, 1, 0.0, 0.0, 0.0)]

    monkeypatch.setattr(Search, "think", think)
    bot = make_bot("master", RATTUS)
    assert isinstance(bot, SearchBot)
    state = play(RATTUS, [make_bot("random", RATTUS)] * 2, seed=1)[0]
    for bot.patience in (1.0, 0.5, 0.0):
        bot.choose(RATTUS.view(state, state.mover), RATTUS.legal_actions(state), new_rng(1))
    assert [budget.seconds for budget in taken] == [0.5, 0.25, LEAST_SECONDS]


def test_slips_are_the_rarer_the_more_they_cost() -> None:
    """One part in ten thousand of a victory worse costs nothing, one more slip's worth makes it e times rarer, far worse is never done."""
    prospects = [Prospect(action, 9, utility, 0.0, 0.0) for action, utility in enumerate((0.6, 0.6, 0.59, 0.2))]
    rng = new_rng(5)
    taken = Counter(slip(prospects, 100, rng) for _ in range(3000))
    assert taken[3] == 0
    assert 0.9 < taken[0] / taken[1] < 1.1
    assert 2.3 < taken[0] / taken[2] < 3.2


def test_efforts_are_as_announced() -> None:
    assert {level: (effort.seconds, effort.threads) for level, effort in EFFORTS.items()} == {
        "master": (0.5, 1),
        "grandmaster": (2.0, 2),
    }


@pytest.mark.parametrize(
    ("spec", "complaint"),
    [
        ("deepblue", "no bot 'deepblue'; there are novice, apprentice, master, grandmaster, random"),
        ("master/ms=fast", "no whole number"),
        ("master/luck=3", "no setting 'luck'; it has bias, .* iterations, judge, ms, nodes, .* slips, .* threads"),
        ("master/threads=0", "a search's threads is from 1 to 256, not 0"),
        ("master/nodes=99999999999", "a search's nodes is from 1 to 16,777,216, not 99,999,999,999"),
        ("master/iterations=0", "a search's iterations is from 1"),
        ("master/ms=100/iterations=5", "ms or iterations, not both"),
        ("novice/ms=3", "novice has nothing to set; master and grandmaster have"),
    ],
)
def test_what_cannot_be_made_is_refused_in_a_sentence(spec: str, complaint: str) -> None:
    with pytest.raises(Invalid, match=complaint):
        make_bot(spec, RATTUS)


def test_the_name_in_older_match_files_is_known() -> None:
    assert isinstance(make_bot("greedy", RATTUS), PolicyBot)
