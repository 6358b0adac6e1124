"""How much room an installation takes: the package with the extra `all`, and everything that it asks for."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from projectl import rules

OWN = "projectl"
EXTRA = "all"
MEGABYTE = 1_000_000


def installed_mb() -> float:
    """Megabytes of `projectl[all]` in this environment, without Python itself and without compiled byte code."""
    files = [path for path in Path(rules.__file__).parents[1].rglob("*") if path.is_file()]
    for name in sorted(wanted(OWN, {EXTRA}) - {OWN}):
        files += [Path(str(each.locate())) for each in distribution(name).files or ()]
    return sum(path.stat().st_size for path in set(files) if path.suffix != ".pyc" and path.is_file()) / MEGABYTE


def wanted(name: str, extras: set[str]) -> set[str]:
    """A package and all that it asks for here, by their plain names."""
    found: dict[str, set[str]] = {}
    waiting = [(name, extras)]
    while waiting:
        each, more = waiting.pop()
        if each in found and more <= found[each]:
            continue
        found[each] = found.get(each, set()) | more
        waiting += _asked_for(distribution(each), found[each])
    return set(found)


def _asked_for(package: Distribution, extras: set[str]) -> Iterator[tuple[str, set[str]]]:
    from packaging.requirements import Requirement
    from packaging.utils import canonicalize_name

    for text in package.requires or ():
        asked = Requirement(text)
        if asked.marker is None or any(asked.marker.evaluate({"extra": extra}) for extra in ("", *extras)):
            try:
                distribution(asked.name)
            except PackageNotFoundError:
                continue  # for another platform, or not needed by those that are here
            yield canonicalize_name(asked.name), set(asked.extras)
