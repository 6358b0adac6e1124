"""What the build of the client promises."""

import gzip
import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src" / "projectl" / "web"
LIMIT = 62_000  # bytes of script and style on the game's page, gzipped
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


def test_the_games_page_is_light(manifest: dict[str, dict[str, object]]) -> None:
    parts = [manifest["index.html"], manifest["src/table/page.tsx"]]
    scripts = closure({Path(str(part["file"])).name for part in parts})
    used = [part for part in manifest.values() if Path(str(part["file"])).name in scripts]
    styles = {Path(str(style)).name for part in used for style in part.get("css", [])}  # type: ignore[attr-defined]
    sizes = {name: len(gzip.compress((BUILT / "assets" / name).read_bytes(), 9)) for name in scripts | styles}
    assert sum(sizes.values()) <= LIMIT, sizes


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
