"""Which module of a game's folder has which part of the contract."""

from importlib import import_module
from types import ModuleType
from typing import Any

from turncoat.games.events import rule_of_kind

PARTS = {
    "contents": "tables.COMPONENTS",
    "box": "box.BOX",
    "state": "state.State",
    "space": "actions.SPACE",
    "events": "events.What",
    "setup": "rules.setup",
    "legal": "rules.legal",
    "weight": "rules.weight",
    "apply": "rules.apply",
    "scores": "rules.scores",
    "hide": "hidden.hide",
    "resample": "hidden.resample",
    "observe": "hidden.observe",
    "numbers": "hidden.Observed",
    "why": "why.why",
    "prior": "advice.prior",
    "value": "advice.value",
    "say_action": "sentences.say_action",
    "say_field": "sentences.SAY_FIELD",
    "prompt": "sentences.prompt",
    "scene": "scene.scene",
    "pieces": "scene.pieces",
    "reckoning": "reckoning.RECKONING",
}

# What only some games have, by the same names; without it the contract's default holds.
OPTIONAL_PARTS = {
    "because": "why.because",
    "verdict": "why.verdict",
    "printed": "scene.PRINTED",
    "told": "sentences.TOLD",
    "round": "scene.round_of",
}


def parts_of(game: str) -> dict[str, Any]:
    """All parts of the game in a package, as `Game` takes them."""
    parts = {part: getattr(*module_and_name(game, place)) for part, place in PARTS.items()}
    places = {part: module_and_name(game, place) for part, place in OPTIONAL_PARTS.items()}
    parts |= {part: getattr(*place) for part, place in places.items() if hasattr(*place)}
    return {"because": rule_of_kind(parts["events"]), **parts}


def module_and_name(game: str, place: str) -> tuple[ModuleType, str]:
    """The module of a game that a place names, and the name of the part in it."""
    module, name = place.split(".")
    return import_module(f"{game}.{module}"), name
