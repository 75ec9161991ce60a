"""Node counts: how many moments of chance, decisions and ends lie so many steps behind a position.

A `.perft` file (TOML) lists positions: `seats` and `options` (a preset, perhaps with some changed), the actions that lead there (`after`), and a row
`[chance, decisions, ends]` for each depth, from the position itself on. The counts are facts of the rules: a change of rules
that changes them has to say why.
"""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tools.record_matches import options_of
from turncoat.games import CHANCE, GAMES, OVER, Game
from turncoat.kernel import AnyState, copy

FILES = sorted((Path(__file__).parent / "perft").glob("*.perft"))
POSITIONS = [
    pytest.param(GAMES[path.stem], position, id=f"{path.stem}: {position['name']}")
    for path in FILES
    for position in tomllib.loads(path.read_text(encoding="utf-8"))["position"]
]


def count(game: Game, state: AnyState, depth: int) -> Counter[str]:
    """The nodes that lie exactly so deep, by kind."""
    if depth == 0:
        return Counter([{CHANCE: "chance", OVER: "end"}.get(state.mover, "decision")])
    total: Counter[str] = Counter()
    for action in game.legal_actions(state):
        total += count(game, following(game, state, action), depth - 1)
    return total


def following(game: Game, state: AnyState, action: int) -> AnyState:
    new = copy(state)
    game.apply(new, action, game.journal())
    return new


def row(counts: Counter[str]) -> list[int]:
    return [counts["chance"], counts["decision"], counts["end"]]


def split(game: Game, state: AnyState, depth: int) -> str:
    """The counts of each first action, to find the one that is wrong by comparing."""
    lines = (
        f"  {game.action_text(action)}: {row(count(game, following(game, state, action), depth - 1))}"
        for action in (game.legal_actions(state) if depth else ())
    )
    return "\n".join([f"at depth {depth} there are {row(count(game, state, depth))}:", *lines])


@pytest.mark.parametrize(("game", "position"), POSITIONS)
def test_the_tree_has_so_many_nodes(game: Game, position: dict[str, Any]) -> None:
    state = game.new(position["seats"], options_of(game, position["options"]))
    for text in position["after"].split():
        action = game.parse_action(text)
        assert action in game.legal_actions(state), f"{text} is not legal here"
        game.apply(state, action, game.journal())
    for depth, expected in enumerate(position["counts"]):
        assert row(count(game, state, depth)) == expected, split(game, state, depth)


def test_every_game_is_counted() -> None:
    assert {path.stem for path in FILES} == set(GAMES)
