"""Every text has a use: its key stands in the code, or begins as a key does that the code puts together."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import projectl
from projectl.bots import bots
from projectl.rules.explanation import KEY_OF_REASON
from projectl.rules.options import ASKED
from projectl.texts.catalogue import FOLDER

PYTHON = Path(projectl.__file__).parent
BROWSER = Path(__file__).parents[2] / "web" / "src"
TESTID = re.compile(r"test(?:id|Id)(?:=\{|: ?|=)`[^`]*`")
"""The names by which tests find things are no keys, though many look like one."""


def keys() -> set[str]:
    return {key for path in (FOLDER / "en").glob("*.ftl") for key in re.findall(r"^([a-z][\w-]*) =", read(path), re.M)}


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def in_python() -> Iterator[str]:
    """Strings, the first word of longer ones, and the beginnings, with a hyphen, of those that are put together."""
    for path in PYTHON.rglob("*.py"):
        yield from re.findall(r"[\"']([a-z][\w-]*)[\"' ]", read(path))
        yield from re.findall(r"f[\"']([a-z][\w-]*-)\{", read(path))


def in_browser() -> Iterator[str]:
    for path in BROWSER.rglob("*.ts*"):
        if not path.name.endswith(".test.ts"):
            source = TESTID.sub("", read(path))
            yield from re.findall(r"[\"`]([a-z][\w-]*)[\"`]", source)
            yield from re.findall(r"`([a-z][\w-]*-)\$\{", source)


def in_texts() -> Iterator[str]:
    """What texts ask for by NAME(…, of: "family")."""
    for path in (FOLDER / "en").glob("*.ftl"):
        yield from (f"{family}-" for family in re.findall(r'of: "([\w-]+)"', read(path)))


def in_rules() -> Iterator[str]:
    """What the rules and the bots know by other names."""
    yield from KEY_OF_REASON.values()
    yield from ("-".join(("cli", *word.split("_"))) for name in ASKED for word in (name, name.removesuffix("s")))
    yield from (info.description_key for info in bots())
    yield from ("edition-", "variant-", "expansion-", "difficulty-", "event-", "decided-", "ended-", "piece-")


@pytest.fixture(scope="module")
def found() -> set[str]:
    return {*in_python(), *in_browser(), *in_texts(), *in_rules()}


def unused(known: set[str], found: set[str]) -> list[str]:
    beginnings = tuple(each for each in found if re.fullmatch(r"[a-z][\w-]*-", each))
    return sorted(key for key in known if key not in found and not key.startswith(beginnings))


def test_every_text_is_used(found: set[str]) -> None:
    assert unused(keys(), found) == []


@pytest.mark.parametrize("key", ["planted", "table-planted", "play-planted", "start-planted", "cli-planted"])
def test_a_text_without_a_use_is_found(found: set[str], key: str) -> None:
    assert unused({key}, found) == [key]
