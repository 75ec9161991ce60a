"""Every ruling that rules or tests cite is written down in docs/rulings, and citations in the docs lead there."""

import re
from pathlib import Path

import pytest

from turncoat import games
from turncoat.games.rulebook import our_rules

ROOT = Path(__file__).parent.parent
RULINGS = ROOT / "docs" / "rulings"
# the pages of each game, which letters its rulings have, and where they are written down
GAMES = {"verraeter": ("V", "verraeter"), "rattus": ("R", "rattus")} | dict.fromkeys(
    ("ontembare_stad", "het_verraad"), ("CI", "ontembare_stad")
)
RULES = ("verraeter", "rattus", "ontembare_stad")
TESTS = {"verraeter": "verraeter", "rattus": "rattus", "stad": "ontembare_stad", "verraad": "ontembare_stad"}
ROW = re.compile(r'^\| <a id="(\w+)"></a>(\w+) \| [^|]+ \| [^|]+ \| [^|]+ \| [^|]+ \|$', re.MULTILINE)


def written(table: str) -> set[str]:
    """The rulings of a table; each row says a question, the rulebook, what we play and why."""
    return {number for _, number in ROW.findall((RULINGS / f"{table}.md").read_text(encoding="utf-8"))}


@pytest.mark.parametrize("table", RULES)
def test_every_row_is_whole_and_can_be_linked_to(table: str) -> None:
    text = (RULINGS / f"{table}.md").read_text(encoding="utf-8")
    rows = ROW.findall(text)
    assert len(rows) == len(set(rows)) == text.count("<a id=")
    assert all(anchor == number.lower() for anchor, number in rows)


def test_what_is_marked_as_ours_is_exactly_what_the_rulings_say_is_ours() -> None:
    """STAD-3.4, STAD-9.5, STAD-9.8, VERRAAD-1.7, VERRAAD-1.8, RAT-5.9 and whatever may follow"""
    rows = "".join((RULINGS / f"{table}.md").read_text(encoding="utf-8") for table in RULES)
    told = re.findall(r"\*\*Ours\*\* \(([^)]+)\)", rows)
    marked = {rule for game in RULES for rule in our_rules(games.GAMES[game].rule_table)}
    assert marked == {rule for rules in told for rule in rules.split(", ")}
    assert len(told) == rows.count("**Ours")
    pages = "".join((ROOT / "docs" / "games" / f"{page}.md").read_text(encoding="utf-8") for page in GAMES)
    assert marked == set(re.findall(r"^- \*\*([A-Z]+-[\d.]+)\*\* .*\*\(ours; ", pages, re.MULTILINE))


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
