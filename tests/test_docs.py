"""The documentation is true: its examples run, its excerpts are the code, its tables are what the code says."""

import re
from pathlib import Path

import pytest

from tools.generate_docs import PAGES, with_generated_parts

ROOT = Path(__file__).parent.parent
DOCS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def cases(pattern: str) -> list[tuple[str, str, str]]:
    """All matches of a pattern with two groups, in all pages, with a name for each."""
    return [
        (f"{path.relative_to(ROOT)}-{number}", match[1], match[2])
        for path in DOCS
        for number, match in enumerate(re.finditer(pattern, path.read_text(encoding="utf-8"), re.S), 1)
    ]


EXAMPLES = cases(r"()```python\n(.*?)```")
EXCERPTS = cases(r"<!-- from: (\S+) -->\n```\w+\n(.*?)```")


@pytest.mark.parametrize("code", [row[2] for row in EXAMPLES], ids=[row[0] for row in EXAMPLES])
def test_example_runs(code: str) -> None:
    exec(compile(code, "example", "exec"), {"__name__": "example"})


@pytest.mark.parametrize(("source", "excerpt"), [row[1:] for row in EXCERPTS], ids=[row[0] for row in EXCERPTS])
def test_excerpt_is_the_code(source: str, excerpt: str) -> None:
    assert excerpt in (ROOT / source).read_text(encoding="utf-8")


def test_there_are_examples_and_excerpts() -> None:
    assert EXAMPLES
    assert EXCERPTS


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_generated_parts_are_current(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert with_generated_parts(page.stem, text) == text


@pytest.mark.parametrize("path", DOCS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_within_the_project_lead_somewhere(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    targets = [target for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", text) if "://" not in target]
    assert [target for target in targets if not (path.parent / target).exists()] == []
