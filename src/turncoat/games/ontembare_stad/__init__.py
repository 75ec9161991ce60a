"""De Ontembare Stad: five orders of knights build up a walled city, and one of their Grand Masters will be its king.

By Hans van Tol (The Game Master, 2003), for two to five. The rules as implemented: docs/games/ontembare_stad.md.
"""

from pathlib import Path

from turncoat.games.game import Game, Option
from turncoat.games.ontembare_stad import actions, advice, hidden, rules, scene, tables, why
from turncoat.games.ontembare_stad.state import State

BASIC = {
    "mode": "basic",
    "start_player": "lot",
    "pawn_rounding": "up",
    "demolish_cost": "5",
    "demolish_card": "discard",
    "equal_turns": "no",
    "red_card_same_turn": "no",
    "grootmacht_tie": "supply",
    "two_player_variant": "none",
}

GAME = Game(
    name="ontembare_stad",
    title="De Ontembare Stad",
    designer="Hans van Tol",
    publisher="The Game Master",
    year=2003,
    rules_version=1,
    seats=(2, 3, 4, 5),
    options=(
        Option("mode", ("basic", "strategic"), "STAD-8: the rulebook has the basic game and a strategic variant"),
        Option("start_player", ("lot", "first"), "STAD-0.1: the rulebook proposes a lot"),
        Option(
            "pawn_rounding",
            ("up", "down"),
            "STAD-3.1: the rule says down; the example of the same rulebook and the expansion say up",
        ),
        Option("demolish_cost", ("5", "0"), "STAD-5.8: the expansion demolishes for nothing"),
        Option("demolish_card", ("discard", "removed"), "STAD-5.8: in the expansion the card leaves the game"),
        Option("equal_turns", ("no", "yes"), "STAD-9.3: the rulebook offers it, so that all have equal chances"),
        Option(
            "red_card_same_turn",
            ("no", "yes"),
            "STAD-7.5: the rulebook's example forbids it, the expansion allows it in part",
        ),
        Option(
            "grootmacht_tie",
            ("supply", "first_to_reach"),
            "STAD-8.12: the rulebook does not say who gets a great power that was lost, when two others tie",
        ),
        Option(
            "two_player_variant",
            ("none", "five_areas", "two_orders"),
            "STAD-10: the rulebook offers both to two players",
        ),
    ),
    presets={"basic": BASIC, "strategic": {**BASIC, "mode": "strategic"}},
    folder=Path(__file__).parent,
    components=tables.DIGEST,
    most_legal=256,
    most_steps=20_000,
    most_events=48,
    observation=hidden.OBSERVATION,
    state=State,
    setup=rules.setup,
    legal=rules.legal,
    weight=rules.weight,
    apply=rules.apply,
    scores=rules.scores,
    hide=hidden.hide,
    resample=hidden.resample,
    observe=hidden.observe,
    prior=advice.prior,
    value=advice.value,
    space=actions.SPACE,
    why=why.why,
    because=why.because,
    redact=hidden.redact,
    say_action=scene.say_action,
    say_event=scene.say_event,
    prompt=scene.prompt,
    scene=scene.scene,
    pieces=scene.pieces,
)
