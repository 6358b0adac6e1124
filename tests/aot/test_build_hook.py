"""The build hook lies outside the package, where neither mypy nor the other tests look."""

import ast
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

HOOK = Path(__file__).parents[2] / "hatch_build.py"


def is_there(module: str, name: str) -> bool:
    """As a name of the module, or as a module within it."""
    return hasattr(import_module(module), name) or find_spec(f"{module}.{name}") is not None


def test_what_it_imports_of_the_package_is_there() -> None:
    nodes = ast.walk(ast.parse(HOOK.read_text(encoding="utf-8")))
    asked = [node for node in nodes if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("projectl")]
    assert asked
    names = [(node.module or "", alias.name) for node in asked for alias in node.names]
    missing = [name for name in names if not is_there(*name)]
    assert missing == []
