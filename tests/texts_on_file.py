"""The .ftl files as they stand, for tests."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from projectl.texts.catalogue import FOLDER

RULE_IDS = Path(__file__).parent / "rule_ids.txt"


def files_of(language: str) -> list[str]:
    return sorted(path.name for path in (FOLDER / language).glob("*.ftl"))


@cache
def entries(language: str, file: str) -> tuple[ftl.EntryType, ...]:
    source = (FOLDER / language / file).read_text(encoding="utf-8")
    return tuple(FluentParser().parse(source).body)


def messages(language: str, file: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(language, file) if isinstance(entry, ftl.Message)}


def keys_of(language: str, *files: str) -> set[str]:
    return {key for file in files for key in messages(language, file)}


def known_rule_ids() -> set[str]:
    return {line.split()[0] for line in RULE_IDS.read_text(encoding="utf-8").splitlines() if line and line[0] != "#"}
