"""The parts of the documentation that the code knows best. `make docs` writes them again.

A part stands between `<!-- generated: NAME -->` and `<!-- end -->`.
"""

import re
import sys

from tools import ROOT
from turncoat.games import GAMES, Game
from turncoat.games.observation import Numbers, numbers_in

PAGES = [ROOT / "docs" / "games" / f"{name}.md" for name in GAMES]


def action_table(game: Game) -> str:
    """The spans of a game's actions."""
    rows = ["| actions | texts | what |", "|---|---|---|"]
    for verb in game.space.verbs:
        texts = [f"`{text}`" for text in verb.texts]
        rows.append(f"| {span(verb, len(texts))} | {' '.join(shortened(texts))} | {verb.meaning} |")
    return "\n".join(rows)


def span(first: int, count: int) -> str:
    """So many numbers from the first on."""
    return f"{first:d}" if count == 1 else f"{first:d}–{first + count - 1:d}"


def shortened(texts: list[str]) -> list[str]:
    """All of a few, the first and the last of many."""
    return texts if len(texts) <= 6 else [texts[0], "…", texts[-1]]


def observation_table(game: Game) -> str:
    """What each number of an observation means."""
    return "\n".join(["| numbers | names | what |", "|---|---|---|", *observation_rows(game.numbers, "", "")])


def observation_rows(declared: type[Numbers], before: str, sign: str) -> list[str]:
    """A row for each member; what is inside of one comes after it, counted from where that begins."""
    rows = []
    for member in declared:
        shape = member.shape
        size = numbers_in(shape.inside) if shape.inside else 1
        names = " ".join(shortened([f"`{before}{member.word}{label}`" for label in shape.labels]))
        of_each = f"; {size} numbers{' each' if len(shape.labels) > 1 else ''}:" if shape.inside else ""
        rows.append(f"| {sign}{span(member, shape.size)} | {names} | {member.meaning}{of_each} |")
        if shape.inside:
            rows += observation_rows(shape.inside, f"{before}….", f"{sign}… +")
    return rows


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


PARTS = {"actions": action_table, "observation": observation_table, "sizes": size_table}


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
