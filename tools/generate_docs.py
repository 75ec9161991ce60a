"""The parts of the documentation that the code knows best. `make docs` writes them again.

A part stands between `<!-- generated: NAME -->` and `<!-- end -->`.
"""

import re
import sys

from tools import ROOT
from turncoat.games import GAMES, Game

PAGES = [ROOT / "docs" / "games" / f"{name}.md" for name in GAMES]


def action_table(game: Game) -> str:
    """The spans of a game's actions."""
    rows = ["| actions | texts | what |", "|---|---|---|"]
    for verb in game.space.verbs:
        texts = [f"`{text}`" for text in verb.texts]
        first, last = verb, verb + len(texts) - 1
        shown = texts if len(texts) <= 6 else [texts[0], "…", texts[-1]]
        rows.append(f"| {first if first == last else f'{first}–{last}'} | {' '.join(shown)} | {verb.meaning} |")
    return "\n".join(rows)


def size_table(game: Game) -> str:
    """The numbers that a researcher asks for first."""
    rows = [
        ("actions, chance's outcomes included", game.actions),
        ("legal at once, at most", game.most_legal),
        ("steps in a game, at most", game.most_steps),
        ("numbers in an observation", game.observation),
        ("rules version", game.rules_version),
    ]
    return "\n".join(["| | |", "|---|---|", *(f"| {name} | {number} |" for name, number in rows)])


PARTS = {"actions": action_table, "sizes": size_table}


def with_generated_parts(name: str, text: str) -> str:
    """A game's page with each part as the code has it now."""
    for part, make in PARTS.items():
        new = f"<!-- generated: {part} -->\n{make(GAMES[name])}\n<!-- end -->"
        places = re.findall(rf"<!-- generated: {part} -->.*?<!-- end -->", text, re.S)
        if len(places) != 1:
            raise ValueError(f"the page of {name} has {len(places)} places for {part}")
        text = text.replace(places[0], new)
    return text


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("usage: python -m tools.generate_docs --write")
    for page in PAGES:
        page.write_text(with_generated_parts(page.stem, page.read_text(encoding="utf-8")), encoding="utf-8")
