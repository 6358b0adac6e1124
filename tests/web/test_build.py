"""What the build of the client promises."""

import gzip
import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src" / "projectl" / "web"
LIMIT = 62_000  # bytes of script and style on the game's page, gzipped
LEARN = 40_000  # what Learn adds to it, with the texts of its longest language
LOCK = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
IMPORT = re.compile(r'(?:from|import)\s*"\./([\w.-]+\.js)"')


def closure(entries: set[str]) -> set[str]:
    """The scripts, with all that they import at once."""
    seen: set[str] = set()
    while entries:
        name = entries.pop()
        seen.add(name)
        entries |= set(IMPORT.findall((BUILT / "assets" / name).read_text(encoding="utf-8"))) - seen
    return seen


@pytest.fixture(scope="module")
def manifest() -> dict[str, dict[str, object]]:
    """What vite says of the files that it wrote."""
    return dict(json.loads((BUILT / "build.json").read_text(encoding="utf-8")))


def page_files(manifest: dict[str, dict[str, object]], *pages: str) -> set[str]:
    """Scripts and styles that these pages need at once."""
    scripts = closure({Path(str(manifest[page]["file"])).name for page in ("index.html", *pages)})
    used = [part for part in manifest.values() if Path(str(part["file"])).name in scripts]
    styles = {Path(str(style)).name for part in used for style in part.get("css", [])}  # type: ignore[attr-defined]
    return scripts | styles


def sizes(names: set[str]) -> dict[str, int]:
    """Gzipped."""
    return {name: len(gzip.compress((BUILT / "assets" / name).read_bytes(), 9)) for name in names}


def test_the_games_page_is_light(manifest: dict[str, dict[str, object]]) -> None:
    found = sizes(page_files(manifest, "src/table/page.tsx"))
    assert sum(found.values()) <= LIMIT, found


def test_learn_adds_little_to_the_games_page(manifest: dict[str, dict[str, object]]) -> None:
    known = page_files(manifest, "src/table/page.tsx")
    more = page_files(manifest, "src/table/page.tsx", "src/pages/learn.tsx") - known
    found = sizes(more)
    texts = sizes({path.name for path in (BUILT / "assets").glob("lessons.*.json")})
    assert found
    assert texts
    assert sum(found.values()) + max(texts.values()) <= LEARN, (found, texts)


def test_nothing_is_loaded_from_elsewhere() -> None:
    page = (BUILT / "index.html").read_text(encoding="utf-8")
    assert re.findall(r'(?:src|href)="(?!/)', page) == []
    assert "<script>" not in page
    assert "<style" not in page


def test_the_lock_holds_every_platforms_binaries() -> None:
    """A release that lacks some leaves an incomplete lock, and then `npm ci` fails everywhere."""
    packages = LOCK["packages"]
    wanted = {
        name
        for package in packages.values()
        for name in package.get("optionalDependencies", {})
        if "optional" not in package.get("peerDependenciesMeta", {}).get(name, {})
    }
    present = {path.rpartition("node_modules/")[2] for path in packages}
    assert wanted - present == set()


def test_the_lock_names_no_address() -> None:
    assert "resolved" not in json.dumps(LOCK)
