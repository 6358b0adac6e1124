"""The README runs, and what it links to is there."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_examples_run() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 5
    assert failed == 0


def test_links_lead_somewhere() -> None:
    pages = [README, *(path.read_text(encoding="utf-8") for path in (ROOT / "docs").glob("*.md"))]
    folders = [ROOT] + [ROOT / "docs"] * (len(pages) - 1)
    for page, folder in zip(pages, folders, strict=True):
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page):
            assert (folder / target).exists(), target
