"""Every key that the code uses has a text, and every text has a use."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import projectl
from projectl.bots import bots
from projectl.game.events import builder as tracing
from projectl.rules.editions import editions
from projectl.rules.explanation import KEY_OF_REASON
from projectl.rules.options import DIFFICULTIES, EXPANSIONS, VARIANTS
from projectl.rules.puzzles import REWARDS
from projectl.rules.result import DECIDERS, END_REASONS
from projectl.texts import Texts
from projectl.texts.catalogue import FOLDER

SOURCE = Path(projectl.__file__).parent


@cache
def entries() -> list[ftl.EntryType]:
    return [entry for path in sorted((FOLDER / "en").glob("*.ftl")) for entry in parsed(path)]


def parsed(path: Path) -> list[ftl.EntryType]:
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


def keys() -> list[str]:
    return [entry.id.name for entry in entries() if isinstance(entry, ftl.Message)]


LAYERS = ("errors", "rules", "texts", "record", "game", "bots", "arena", "cli")


def trees() -> Iterator[ast.AST]:
    for layer in LAYERS:
        for path in sorted((SOURCE / layer).rglob("*.py")):
            yield ast.parse(path.read_text(encoding="utf-8"))


def pattern_of(node: ast.expr) -> Iterator[str]:
    """What a key can be, as a regular expression: `event-.*` for f"event-{kind}"."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.escape(node.value)
    elif isinstance(node, ast.JoinedStr):
        parts = (re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values)
        yield "".join(parts)
    elif isinstance(node, ast.IfExp):
        yield from pattern_of(node.body)
        yield from pattern_of(node.orelse)
    elif isinstance(node, ast.Name):
        yield f"@{node.id}"


def called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


@cache
def used() -> frozenset[str]:
    """Every key that is asked for by `t`, raised with an error, or assigned to a `code` or a `key`."""
    found: set[str] = set()
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and called(node) == "t" and node.args:
                found |= set(pattern_of(node.args[0]))
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in ("code", "key"):
                found |= set(pattern_of(node.value))
    return frozenset(pattern for pattern in found if not pattern.startswith("@"))


def generated() -> set[str]:
    """The keys that are made from what the rules and the game know."""
    undo = re.findall(r'"(undo-[\w-]+)"', (SOURCE / "game" / "history.py").read_text(encoding="utf-8"))
    events = {f"event-{kind}" for kind, _ in tracing._KINDS.values()}
    return {
        "extra-missing",
        "language-unknown",
        *KEY_OF_REASON.values(),
        *undo,
        *events,
        *("event-piece-taken", "event-undone"),
        *(f"piece-{reward}" for reward in REWARDS),
        *(f"edition-{book.name}" for book in editions()),
        *(f"edition-{book.name}-about" for book in editions()),
        *(f"{family}-{name}" for family, names in NAMED.items() for name in names),
        *(info.description_key for info in bots()),
        *(f"decided-{decider}" for decider in DECIDERS),
        *(f"ended-{reason}" for reason in END_REASONS),
    }


NAMED: dict[str, Iterable[str]] = {"variant": VARIANTS, "expansion": EXPANSIONS, "difficulty": DIFFICULTIES}


def test_the_files_are_well_formed() -> None:
    assert [entry.content for entry in entries() if isinstance(entry, ftl.Junk)] == []
    assert len(keys()) == len(set(keys()))


def test_the_quick_reader_finds_the_same_texts() -> None:
    texts = Texts("en")
    assert all(key in texts for key in keys())
    assert set(texts._shelves[0]._sources) == set(keys())


@pytest.mark.parametrize("key", sorted(generated()))
def test_every_reason_event_error_and_name_has_a_text(key: str) -> None:
    assert key in Texts("en")


def test_every_key_in_the_code_has_a_text() -> None:
    known = keys()
    missing = [pattern for pattern in sorted(used()) if not any(re.fullmatch(pattern, key) for key in known)]
    assert missing == []


def test_no_sentence_of_the_command_line_stands_in_its_code() -> None:
    found = [
        text
        for path in sorted((SOURCE / "cli").rglob("*.py"))
        if path.name != "picture.py"  # its strings are SVG
        for text in spoken(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert found == []


STYLES = {"bold", "dim", "not", "strike", "on", "green", "yellow", "red"}


def spoken(tree: ast.AST) -> Iterator[str]:
    """Strings of two words and more that are neither docstrings, nor styles, nor the inner text of an error."""
    silent = {id(part) for node in ast.walk(tree) if is_silent(node) for part in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent:
            words = [word for word in re.findall(r"[A-Za-z]{2,}", node.value) if word not in STYLES]
            if len(words) > 1 and " " in node.value.strip():
                yield node.value


def is_silent(node: ast.AST) -> bool:
    """Docstrings; tables of texts by key; what `super().__init__` of an error gets, which is said by its code."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant) or (
            isinstance(node.value, ast.Call) and ast.unparse(node.value.func) == "super().__init__"
        )
    return isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "TEXTS"
