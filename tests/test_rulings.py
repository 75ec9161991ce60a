"""Every ruling that rules or tests cite is written down in docs/rulings, and citations in the docs lead there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
RULINGS = ROOT / "docs" / "rulings"
# the pages of each game, which letters its rulings have, and where they are written down
GAMES = {"verraeter": ("V", "verraeter"), "rattus": ("R", "rattus")} | dict.fromkeys(
    ("ontembare_stad", "het_verraad"), ("CI", "ontembare_stad")
)
TESTS = {"verraeter": "verraeter", "rattus": "rattus", "stad": "ontembare_stad", "verraad": "ontembare_stad"}
ROW = re.compile(r'^\| <a id="(\w+)"></a>(\w+) \| [^|]+ \| [^|]+ \| [^|]+ \| [^|]+ \|$', re.MULTILINE)


def written(table: str) -> set[str]:
    """The rulings of a table; each row says a question, the rulebook, what we play and why."""
    return {number for _, number in ROW.findall((RULINGS / f"{table}.md").read_text(encoding="utf-8"))}


@pytest.mark.parametrize("table", ["verraeter", "rattus", "ontembare_stad"])
def test_every_row_is_whole_and_can_be_linked_to(table: str) -> None:
    text = (RULINGS / f"{table}.md").read_text(encoding="utf-8")
    rows = ROW.findall(text)
    assert len(rows) == len(set(rows)) == text.count("<a id=")
    assert all(anchor == number.lower() for anchor, number in rows)


@pytest.mark.parametrize("page", GAMES)
def test_every_citation_on_a_games_page_leads_to_its_ruling(page: str) -> None:
    letters, table = GAMES[page]
    text = (ROOT / "docs" / "games" / f"{page}.md").read_text(encoding="utf-8")
    cited = re.findall(rf"(?<![\w#-])\[?[{letters}]\d+\b(?:\]\([^)]*\))?", text)
    linked = {f"[{number}](../rulings/{table}.md#{number.lower()})" for number in written(table)}
    assert cited
    assert set(cited) <= linked


@pytest.mark.parametrize("path", sorted((ROOT / "tests" / "games").glob("test_*_*.py")), ids=lambda path: path.stem)
def test_every_citation_in_a_test_is_written_down(path: Path) -> None:
    table = TESTS.get(path.stem.split("_")[1])
    cited = set(re.findall(r"(?<![\w#])[VRCI]\d+\b(?!\w)", " ".join(re.findall(r'""".*?"""', path.read_text(), re.S))))
    assert cited <= (written(table) if table else set())
