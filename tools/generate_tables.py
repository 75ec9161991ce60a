"""Write what the page draws of De Ontembare Stad from its components: `web/src/games/ontembare_stad/tables.json`."""

import json
import sys
import tomllib
from typing import Any

from tools import ROOT

COMPONENTS = ROOT / "src" / "turncoat" / "games" / "ontembare_stad" / "components.toml"
TARGET = ROOT / "web" / "src" / "games" / "ontembare_stad" / "tables.json"


def tables() -> dict[str, Any]:
    """The facts in the order of the components; areas know their neighbours by number."""
    box = tomllib.loads(COMPONENTS.read_text(encoding="utf-8"))
    names = [area["name"] for area in box["area"]]
    return {
        "areas": [
            {"id": area["name"]}
            | {key: area[key] for key in ("cost", "bonus", "road", "river", "gate")}
            | {"near": sorted(names.index(name) for name in area["adjacent"])}
            for area in box["area"]
        ],
        "buildings": {
            card["name"]: {key: card[key] for key in ("category", "value", "period", "copies")}
            for card in box["building"]
        },
        "events": {card["name"]: card["period"] for card in box["event"]},
        "influence": {card["name"]: card["copies"] for card in box["influence"]},
        "powers": {power["name"]: {key: power[key] for key in ("points", "income")} for power in box["category"]}
        | {power["name"]: {"points": power["points"], "income": 0} for power in box["power"]},
        "red": box["box"]["red"]["value"],
        "track": box["box"]["track"]["value"],
        "needs": box["box"]["great_power_needs"]["value"],
        "prices": {name: price["value"] for name, price in box["price"].items()},
        "limits": {name: limit["value"] for name, limit in box["limit"].items()},
        "castle": {name: one["value"] for name, one in box["castle"].items()},
        "die": box["verraad"]["die"]["value"],
    }


def generate() -> str:
    """A line for each area and each building."""
    facts = tables()
    parts = []
    for name, value in facts.items():
        if name == "areas":
            text = "[\n    " + ",\n    ".join(json.dumps(area) for area in value) + "\n  ]"
        elif name == "buildings":
            text = "{\n    " + ",\n    ".join(f'"{card}": {json.dumps(one)}' for card, one in value.items()) + "\n  }"
        else:
            text = json.dumps(value)
        parts.append(f'  "{name}": {text}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    if "--write" in sys.argv:
        TARGET.write_text(generate(), encoding="utf-8")
    elif TARGET.read_text(encoding="utf-8") != generate():
        sys.exit(f"{TARGET} is not current: run `make messages`")
