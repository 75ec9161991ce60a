"""Which module of a game's folder has which part of the contract."""

from importlib import import_module
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


def parts_of(game: str, **elsewhere: str) -> dict[str, Any]:
    """All parts of the game in a package, as `Game` takes them; `elsewhere` names those that are not where games usually have them."""
    parts = {}
    for part, place in {**PARTS, **elsewhere}.items():
        module, name = place.rsplit(".", 1)
        parts[part] = getattr(import_module(f"{game}.{module}"), name)
    return {"because": rule_of_kind(parts["events"]), **parts}
