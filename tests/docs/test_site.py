"""The documentation site: everything has its place in it, its links are checked, and its tutorials run."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import projectl
import projectl.lab

ROOT = Path(__file__).parents[2]
CONFIG = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
NOTEBOOKS = sorted((ROOT / "docs" / "tutorials").glob("*.ipynb"))
DOORS = {"projectl", "projectl.lab", "eager"}  # the last is a bot that a tutorial writes
OTHERS = {"numpy", "collections"}


def test_every_page_has_its_place() -> None:
    folder = ROOT / "docs"
    pages = {path.relative_to(folder).as_posix() for path in folder.rglob("*.md")}
    pages |= {f"tutorials/{path.stem}.md" for path in NOTEBOOKS}
    named = set(re.findall(r"([\w/-]+\.md)$", CONFIG, re.MULTILINE))
    assert sorted(pages - named) == []


@pytest.mark.parametrize(("page", "names"), [("projectl", projectl.__all__), ("lab", projectl.lab.__all__)])
def test_the_reference_has_every_public_name(page: str, names: list[str]) -> None:
    text = (ROOT / "docs" / "reference" / f"{page}.md").read_text(encoding="utf-8")
    module = {"projectl": "projectl", "lab": "projectl.lab"}[page]
    listed = set(re.findall(rf"^::: {module}\.(\w+)", text, re.MULTILINE))
    parts_of_layout = {"Part", "parts"} if page == "lab" and "layout" in listed else set()
    assert sorted({name for name in names if name[0] != "_"} - listed - parts_of_layout) == []


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_tutorials_need_public_names_only_and_are_kept_without_results(path: Path) -> None:
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    code = [cell for cell in cells if cell["cell_type"] == "code"]
    assert code
    assert all(not cell["outputs"] and cell["execution_count"] is None for cell in code)
    text = "\n".join("".join(cell["source"]) for cell in code)
    assert set(re.findall(r"^\s*(?:from|import) ([\w.]+)", text, re.MULTILINE)) <= DOORS | OTHERS


def links_of(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "tools" / "docs_links.py"), str(folder)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_link_that_leads_nowhere_is_named(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        '<a href="b.html#here">b</a><img src="gone.png"><a href="https://example.org/x">x</a>'
    )
    (tmp_path / "b.html").write_text('<h2 id="here">b</h2><a href="#there">c</a><code>&lt;a href="no"&gt;</code>')
    done = links_of(tmp_path)
    assert done.returncode == 1
    assert done.stderr.splitlines() == ["leads nowhere: a.html: gone.png", "leads nowhere: b.html: #there"]


def test_links_that_lead_somewhere_are_fine(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text('<h1 id="top">a</h1><a href="a.html#top">a</a><a href="#top">b</a>')
    assert links_of(tmp_path).returncode == 0


@pytest.mark.long
def test_the_site_is_made_without_a_warning_and_its_tutorials_run() -> None:
    done = subprocess.run(
        [sys.executable, "tools/build_docs.py"], cwd=ROOT, capture_output=True, text=True, timeout=600, check=False
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    assert "No issues found" in done.stdout + done.stderr
    page = (ROOT / "build" / "docs" / "site" / "tutorials" / "first-game.html").read_text(encoding="utf-8")
    assert page.count("<svg") >= 2, "the boards that its cells draw"
    # Whoever reads it asks no other host for anything.
    for path in (ROOT / "build" / "docs" / "site").rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        assert not re.search(r'<(?:script|img|iframe)[^>]* src="?(?:https?:)?//', text), path
        assert not re.search(r'<link[^>]*rel="?stylesheet[^>]* href="?(?:https?:)?//', text), path
