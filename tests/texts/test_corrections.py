"""The editor's corrections (docs/corrections/<language>.tsv, rules.tsv for the rules page) are closed: applied, moot or
kept for a reason."""

import re
from pathlib import Path

import pytest

from projectl.texts import Texts, languages

FOLDER = Path(__file__).parents[2] / "docs" / "corrections"
FILES = sorted(path for path in FOLDER.glob("*.tsv") if path.stem != "rules")
HEAD = ["language", "file", "id", "now", "better", "why", "closed"]
CLOSED = re.compile(r"applied|moot|kept: .{10,}")
RULES = FOLDER / "rules.tsv"
"""Those of the rules page, all languages; most of its sentences were written anew."""


def rows(path: Path) -> list[dict[str, str]]:
    lines = [line.split("\t") for line in path.read_text(encoding="utf-8").splitlines()]
    assert lines[0] == HEAD
    assert {len(line) for line in lines} == {len(HEAD)}
    return [dict(zip(HEAD, line, strict=True)) for line in lines[1:]]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_row_is_closed_and_few_are_kept(path: Path) -> None:
    found = rows(path)
    assert path.stem in languages()
    assert {row["language"] for row in found} == {path.stem}
    assert [row["id"] for row in found if not CLOSED.fullmatch(row["closed"])] == []
    assert sum(row["closed"].startswith("kept") for row in found) <= len(found) * 0.05


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_what_was_applied_has_a_text(path: Path) -> None:
    """A row whose text is gone is moot."""
    assert [row["id"] for row in rows(path) if row["closed"] != "moot" and row["id"] not in Texts(path.stem)] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_what_was_corrected_is_no_longer_said(path: Path) -> None:
    """Unless what is better than it contains it."""
    sources = Texts(path.stem)._shelves[0]._sources
    found = [(row, words(sources.get(row["id"], "").partition("=")[2])) for row in rows(path)]
    still = [
        row["id"]
        for row, text in found
        if not row["closed"].startswith("kept") and says(text, row["now"]) and words(row["better"]) not in text
    ]
    assert still == []


def test_those_of_the_rules_page_are_closed_and_what_was_applied_is_said() -> None:
    found = rows(RULES)
    assert {row["language"] for row in found} == {*languages()}
    assert [row["id"] for row in found if not CLOSED.fullmatch(row["closed"])] == []
    for row in (row for row in found if row["closed"] == "applied"):
        assert Texts(row["language"]).t(row["id"]) != row["now"]


def says(text: str, now: str) -> bool:
    """An excerpt stands between “…”; without them it is the whole text."""
    return words(now.strip("… ")) in text if now.startswith("…") else words(now) == text


def words(text: str) -> str:
    return " ".join(text.split())
