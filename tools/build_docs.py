"""Makes the documentation site, `build/docs/site`: every page of `docs`, the API from docstrings, tutorials that ran.

    python tools/build_docs.py [--quick]

What is broken ends it: a link, an anchor, a name in the reference, a cell of a notebook. `--quick` runs no notebook.
Pages are gathered in `build/docs/pages`, since some of them lie outside `docs`. Nothing is fetched.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

import docs_links

ROOT = Path(__file__).parents[1]
PAGES, SITE = ROOT / "build" / "docs" / "pages", ROOT / "build" / "docs" / "site"
OUTSIDE = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "web/README.md": "client.md",
}
"""Pages of the site that lie elsewhere in the repository."""
LINK = re.compile(r"(\[[^\[\]]*\]|\[!\[[^\]]*\]\([^)]*\)\])\(([^)#:\s]*)(#[^)\s]*)?\)")
NEEDED = {"zensical": "zensical", "mkdocstrings": "mkdocstrings", "nbclient": "nbclient"}


def main() -> int:
    """Gather, then build; the exit code of the build."""
    from importlib.util import find_spec

    missing = [package for module, package in NEEDED.items() if find_spec(module) is None]
    if missing:
        sys.exit(f'{", ".join(missing)} is not installed: pip install -c constraints.txt -e ".[docs]"')
    shutil.rmtree(PAGES.parent, ignore_errors=True)
    gather()
    tutorials(execute="--quick" not in sys.argv)
    command = [
        sys.executable,
        "-m",
        "zensical",
        "build",
        "--strict",
        "--clean",
        "--config-file",
        str(ROOT / "mkdocs.yml"),
    ]
    if subprocess.run(command, cwd=ROOT, check=False).returncode:
        return 1
    broken = docs_links.broken(SITE)
    if broken:
        sys.exit("These links lead nowhere:\n" + "\n".join(broken))
    print(f"The site is in {SITE.relative_to(ROOT)}.")
    return 0


def gather() -> None:
    """Copy all pages and pictures, and lead their links to where they are in the site."""
    shutil.copytree(ROOT / "docs", PAGES, ignore=shutil.ignore_patterns("corrections", "tutorials"))
    for source, target in OUTSIDE.items():
        (PAGES / target).write_text((ROOT / source).read_text(encoding="utf-8"), encoding="utf-8")
    sources = {PAGES / target: ROOT / source for source, target in OUTSIDE.items()}
    for page in PAGES.rglob("*.md"):
        source = sources.get(page, ROOT / "docs" / page.relative_to(PAGES))
        page.write_text(led(page.read_text(encoding="utf-8"), page, source), encoding="utf-8")


def led(text: str, page: Path, source: Path) -> str:
    """A page with its links as they are in the site; what is no page of it is named without a link."""

    def lead(match: re.Match[str]) -> str:
        label, path, anchor = match[1], match[2], match[3] or ""
        if not path:
            return match[0]
        found = place_of((source.parent / path).resolve())
        if found is None:
            return f"{label[1:-1]} (`{path}`)"
        return f"{label}({relative(found, page)}{anchor})"

    def lead_picture(match: re.Match[str]) -> str:
        found = place_of((source.parent / match[2]).resolve())
        return match[0] if found is None else f'{match[1]}="{relative(found, page)}"'

    text = re.sub(r"^```(\w+) .*$", r"```\1", text, flags=re.MULTILINE)  # a name behind the language is for our tests
    return re.sub(r'(src|srcset|href)="([^":#]+)"', lead_picture, LINK.sub(lead, text))


def place_of(file: Path) -> Path | None:
    """Where a file of the repository is in the site."""
    if not file.is_relative_to(ROOT):
        return None
    inside = file.relative_to(ROOT).as_posix()
    if inside in OUTSIDE:
        return PAGES / OUTSIDE[inside]
    there = PAGES / file.relative_to(ROOT / "docs") if file.is_relative_to(ROOT / "docs") else None
    return there if there and (there.exists() or there.suffix == ".ipynb") else None


def relative(target: Path, page: Path) -> str:
    """The way from a page to a file of the site; a notebook has become a page."""
    if target.suffix == ".ipynb":
        target = target.with_suffix(".md")
    return Path(*[".."] * len(page.parent.relative_to(PAGES).parts), target.relative_to(PAGES)).as_posix()


def tutorials(*, execute: bool) -> None:
    """Write the notebooks as pages, with what their cells gave."""
    import nbformat

    (PAGES / "tutorials").mkdir()
    for path in sorted((ROOT / "docs" / "tutorials").glob("*.ipynb")):
        notebook = nbformat.read(path, as_version=4)
        if execute:
            run(notebook)
        page = PAGES / "tutorials" / f"{path.stem}.md"
        text = "\n\n".join(cell_text(cell) for cell in notebook.cells)
        page.write_text(led(text, page, path), encoding="utf-8")


def run(notebook: Any) -> None:
    """Run all cells, in a folder that is forgotten; the first that fails is an error."""
    from nbclient import NotebookClient
    from traitlets.config import Config

    keys = Config(KernelManager={"transport_encryption": "auto"})  # without them it warns
    # A cell that begins with "!" is a command of this very environment.
    os.environ["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    with TemporaryDirectory() as folder:
        place = {"metadata": {"path": folder}}
        NotebookClient(notebook, config=keys, timeout=300, kernel_name="python3", resources=place).execute()


def cell_text(cell: Any) -> str:
    """A cell with its outputs."""
    if cell["cell_type"] != "code":
        return str(cell["source"])
    parts = [f"```python\n{cell['source']}\n```"]
    for output in cell["outputs"]:
        data = output.get("data", {})
        shown = data.get("image/svg+xml") or data.get("text/html")
        plain = output.get("text") or data.get("text/plain")
        if shown:
            parts.append(f'<div class="output">{shown}</div>')
        elif plain:
            parts.append(f"```text\n{plain.rstrip()}\n```")
    return "\n\n".join(parts)


if __name__ == "__main__":
    sys.exit(main())
