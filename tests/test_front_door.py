"""What `projectl` offers: each name is there, says what it is, and its example runs."""

import ast
import doctest
import inspect
import re
import subprocess
import sys
from pathlib import Path
from typing import get_type_hints

import pytest

import projectl
from projectl.rules.options import OptionFields, Options

ROOT = Path(__file__).parent.parent
PUBLIC = sorted(set(projectl.__all__) - {"__version__"})


def test_every_name_is_listed_once_and_has_a_home() -> None:
    assert len(projectl.__all__) == len(set(projectl.__all__))
    assert set(projectl._HOME_OF) == set(PUBLIC)
    assert set(PUBLIC) <= set(dir(projectl))


TYPES = set(projectl._HOMES["projectl.game.documents"])
"""They are made from the schemas; their examples stand with the methods of Game that return them."""


@pytest.mark.parametrize("name", sorted(set(PUBLIC) - TYPES))
def test_every_name_has_a_docstring_with_an_example(name: str) -> None:
    told = inspect.getdoc(getattr(projectl, name))
    assert told, name
    assert ">>>" in told, f"{name} has no example"


@pytest.mark.parametrize("module", ["projectl", *sorted(projectl._HOMES), "projectl.game.game", "projectl.game.errors"])
def test_the_examples_run(module: str) -> None:
    __import__(module)
    tried = doctest.testmod(sys.modules[module], optionflags=doctest.NORMALIZE_WHITESPACE)
    assert tried.failed == 0


def test_importing_it_loads_nothing() -> None:
    code = "import sys; before = {*sys.modules}; import projectl; print(*({*sys.modules} - before))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert {name for name in run.stdout.split() if name.startswith("projectl.")} == set()


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Chess'"):
        _ = projectl.Chess  # type: ignore[attr-defined]  # there is none


def test_the_keywords_of_a_game_are_the_fields_of_its_options() -> None:
    fields, keywords = get_type_hints(Options), get_type_hints(OptionFields)
    assert list(keywords) == list(Options._fields)
    lists = {"expansions", "puzzles"}  # given as any sequence, kept as a tuple
    assert {name: fields[name] for name in fields if name not in lists} == {
        name: keywords[name] for name in keywords if name not in lists
    }


def public_imports(text: str) -> set[str]:
    """The modules of the package that a text imports in lines of Python."""
    return set(re.findall(r"(?:^|>>> |\s)(?:from|import) (projectl[\w.]*)", text, re.MULTILINE))


DOORS = {"projectl", "projectl.lab", "projectl.lab.gym", "projectl_v0"}
PAGES = ["README.md", *sorted(f"docs/{path.name}" for path in (ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("path", PAGES)
def test_readers_of_the_pages_need_public_names_only(path: str) -> None:
    assert public_imports((ROOT / path).read_text(encoding="utf-8")) <= DOORS


def test_so_do_readers_of_the_examples() -> None:
    for path in sorted((ROOT / "examples").glob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
        assert {name for name in found if name.startswith("projectl.")} == set(), path
