"""Writes docs/glossary.md from the terms in src/projectl/texts/glossary.toml.

python tools/glossary.py                  # writes the page
python tools/glossary.py --check          # says whether it is up to date
python tools/glossary.py --seeds FOLDER   # looks the terms up in the rulebooks' texts in that folder

The rulebooks themselves are not part of the project.
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
TERMS = ROOT / "src" / "projectl" / "texts" / "glossary.toml"
PAGE = ROOT / "docs" / "glossary.md"
LANGUAGES = sorted(
    (path.parent.name for path in TERMS.parent.glob("*/game.ftl")), key=lambda code: (code != "en", code)
)
"""English, which the others are made from, stands first."""
IN_SIX_LANGUAGES = "rulebook-2019-en-cs-de-es-it-fr.txt"
ITS_LANGUAGES = ("en", "cs", "de", "es", "it", "fr")
ITS_PARTS = re.compile(r"^P R O J E C T$", re.MULTILINE)
"""Each language of the rulebook of 2019 begins with this line."""
HEAD = """\
# Glossary

The words of the rulebooks, which all texts use. A star marks a word of our own, where no printed rulebook in that
language has one. The terms, the stems by which they are found in the texts, and the texts that are tested to use them
stand in `src/projectl/texts/glossary.toml`; this page is written from it by `python tools/glossary.py`.
"""

Terms = dict[str, dict[str, Any]]


def main() -> int:
    """Write the page, tell whether it is stale, or look the terms up in the rulebooks."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--seeds", type=Path)
    wanted = parser.parse_args()
    terms = tomllib.loads(TERMS.read_text(encoding="utf-8"))
    if wanted.seeds:
        return _told("not in its rulebook", not_found(terms, wanted.seeds))
    if wanted.check:
        stale = PAGE.read_text(encoding="utf-8") != page(terms)
        return _told("stale", [str(PAGE)] if stale else [])
    PAGE.write_text(page(terms), encoding="utf-8")
    return 0


def _told(fault: str, things: list[str]) -> int:
    for thing in things:
        print(f"{thing}: {fault}", file=sys.stderr)
    return int(bool(things))


def page(terms: Terms) -> str:
    """The page: a table with a line for each term and a column for each language."""
    lines = [HEAD, "| " + " | ".join(LANGUAGES) + " |", "| " + " | ".join("---" for _ in LANGUAGES) + " |"]
    for term in terms.values():
        lines.append("| " + " | ".join(_cell(term[language]) for language in LANGUAGES) + " |")
    return "\n".join(lines) + "\n"


def _cell(said: dict[str, Any]) -> str:
    return f"{said['says']}{'*' if said.get('own') else ''}"


def not_found(terms: Terms, folder: Path) -> list[str]:
    """The terms that the text of their rulebook does not have; rulebooks that are not there are not asked."""
    books = rulebooks(folder)
    return [
        f"{name} in {language}"
        for name, term in terms.items()
        for language in LANGUAGES
        if (text := books.get((language, term[language].get("book"))))
        and not re.search(term[language]["stem"], text, re.IGNORECASE)
    ]


def rulebooks(folder: Path) -> dict[tuple[str, int], str]:
    """By language and year: the text of a rulebook."""
    books = {}
    for path in sorted(folder.glob("rulebook-????-??.txt")):
        year, language = path.stem.split("-")[1:]
        books[language, int(year)] = _plain(path)
    parts = ITS_PARTS.split(_plain(folder / IN_SIX_LANGUAGES))[1:]
    return books | {(language, 2019): part for language, part in zip(ITS_LANGUAGES, parts, strict=True)}


def _plain(path: Path) -> str:
    return path.read_text(encoding="utf-8").replace("**", "")


if __name__ == "__main__":
    sys.exit(main())
