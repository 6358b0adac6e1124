"""The layers of the package: each imports only itself and the ones before it in ORDER."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import resolve_name
from pathlib import Path
from typing import NamedTuple

import pytest

import projectl

PACKAGE = Path(projectl.__file__).parent
ORDER = ["errors", "rules", "texts", "record", "game", "bots", "aot", "arena", "server", "cli"]
ENTRANCES = {"__init__", "__main__"}  # they point into the layers and hold nothing of their own


class Import(NamedTuple):
    importer: str
    line: int
    name: str
    deferred: bool

    def __str__(self) -> str:
        return f"{self.importer}, line {self.line}: imports {self.name}"


def layer(module: str) -> str:
    """`bots` for `projectl.bots.greedy`, empty for `projectl` itself."""
    return module.partition(".")[2].partition(".")[0]


def names(node: ast.AST, package: str) -> list[str]:
    """The absolute names of the modules that a statement imports."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if not isinstance(node, ast.ImportFrom):
        return []
    source = resolve_name("." * node.level + (node.module or ""), package)
    # `from projectl import rules` asks for a layer; `from projectl.rules import step` names it already.
    return [f"projectl.{alias.name}" for alias in node.names] if source == "projectl" else [source]


def defers(node: ast.AST) -> bool:
    """Whether what stands inside the node does not run when the module is imported."""
    if isinstance(node, ast.If):
        return ast.unparse(node.test).endswith("TYPE_CHECKING")
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)


def found(node: ast.AST, module: str, package: str, deferred: bool = False) -> Iterator[Import]:
    """The imports in a piece of source, however deep."""
    for name in names(node, package):
        yield Import(module, getattr(node, "lineno", 0), name, deferred)
    for child in ast.iter_child_nodes(node):
        yield from found(child, module, package, deferred or defers(node))


def imports(root: Path) -> list[Import]:
    """Every import of every file of the package."""
    result: list[Import] = []
    for path in sorted(root.rglob("*.py")):
        file = ".".join(["projectl", *path.relative_to(root).with_suffix("").parts])
        module = file.removesuffix(".__init__")
        package = module if path.name == "__init__.py" else module.rpartition(".")[0]
        result += found(ast.parse(path.read_text(encoding="utf-8")), module, package)
    return result


def goes_up(item: Import) -> bool:
    """Whether an import reaches a later layer, or goes round the layers by `projectl` itself."""
    if layer(item.importer) not in ORDER or item.name.partition(".")[0] != "projectl":
        return False
    allowed = ORDER[: ORDER.index(layer(item.importer)) + 1]
    return layer(item.name) not in [*allowed, "__version__"]


def burdens_the_rules(item: Import) -> bool:
    """Whether an import makes the rules need a third-party package."""
    at_home = item.name.partition(".")[0] in {*sys.stdlib_module_names, "projectl"}
    return layer(item.importer) in ("errors", "rules") and not at_home


def test_every_module_lies_in_a_layer() -> None:
    parts = {path.relative_to(PACKAGE).with_suffix("").parts[0] for path in PACKAGE.rglob("*.py")}
    assert parts <= {*ORDER, *ENTRANCES}


def test_no_layer_imports_a_later_one() -> None:
    assert [str(item) for item in imports(PACKAGE) if goes_up(item)] == []


def test_the_rules_import_only_the_standard_library() -> None:
    assert [str(item) for item in imports(PACKAGE) if burdens_the_rules(item)] == []


def test_loading_the_rules_loads_no_third_party_package() -> None:
    """The same, seen from the running interpreter: nothing comes in by a back door."""
    code = "import sys; before = {*sys.modules}; import projectl.rules; print(*({*sys.modules} - before))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    roots = {name.partition(".")[0] for name in run.stdout.split()}
    assert "projectl" in roots
    assert roots - {"projectl"} - sys.stdlib_module_names == set()


@pytest.mark.parametrize(
    ("file", "text", "fault"),
    [
        ("rules/step.py", "from projectl.bots import greedy", "rules.step, line 1: imports projectl.bots"),
        ("game/play.py", "from ..server import rooms", "game.play, line 1: imports projectl.server"),
        ("game/__init__.py", "from .. import cli", "game, line 1: imports projectl.cli"),
        ("record/x.py", "def f():\n    import projectl.arena", "record.x, line 2: imports projectl.arena"),
        ("bots/greedy.py", "from projectl import Game", "bots.greedy, line 1: imports projectl.Game"),
    ],
)
def test_an_import_of_a_later_layer_is_found(tmp_path: Path, file: str, text: str, fault: str) -> None:
    write(tmp_path / file, text)
    assert [str(item) for item in imports(tmp_path) if goes_up(item)] == [f"projectl.{fault}"]


@pytest.mark.parametrize("text", ["from projectl.rules import step", "from . import greedy", "import json"])
def test_an_import_of_an_earlier_layer_is_fine(tmp_path: Path, text: str) -> None:
    write(tmp_path / "bots/random.py", text)
    assert not any(goes_up(item) for item in imports(tmp_path))


@pytest.mark.parametrize(
    ("file", "text", "allowed"),
    [
        ("rules/step.py", "import numpy", False),
        ("rules/step.py", "def f():\n    import numpy", False),
        ("rules/native.py", "import ctypes", True),
        ("bots/net.py", "import numpy", True),
    ],
)
def test_the_rules_ask_for_no_other_package(tmp_path: Path, file: str, text: str, allowed: bool) -> None:
    write(tmp_path / file, text)
    assert any(burdens_the_rules(item) for item in imports(tmp_path)) is not allowed


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
