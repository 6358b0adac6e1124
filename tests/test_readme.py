"""The README runs, and what it links to is there."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
EXTRAS = ("fluent", "fluent.runtime", "rich", "typer")
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_examples_run() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 5
    assert failed == 0


def test_the_examples_run_without_any_other_package() -> None:
    """As after `pip install .` alone: nothing that an extra brings can be imported."""
    code = (
        "import doctest, sys\n"
        f"for name in {EXTRAS!r}: sys.modules[name] = None\n"
        f"failed, tried = doctest.testfile({str(ROOT / 'README.md')!r}, module_relative=False)\n"
        "sys.exit(failed or tried < 6)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_links_lead_somewhere() -> None:
    pages = [README, *(path.read_text(encoding="utf-8") for path in (ROOT / "docs").glob("*.md"))]
    folders = [ROOT] + [ROOT / "docs"] * (len(pages) - 1)
    for page, folder in zip(pages, folders, strict=True):
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page):
            assert (folder / target).exists(), target
