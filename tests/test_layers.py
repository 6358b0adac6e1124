"""The layers of the package: each imports only itself and the ones before it in ORDER."""

import ast
import subprocess
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.util import resolve_name
from pathlib import Path
from typing import NamedTuple

import pytest

import projectl

PACKAGE = Path(projectl.__file__).parent
ORDER = [
    "errors",
    "rules",
    "texts",
    "record",
    "game",
    "verdict",
    "bots",
    "judge",
    "advice",
    "review",
    "lessons",
    "problems",
    "arena",
    "lab",
    "aot",
    "checks",
    "server",
    "device",
    "bench",
    "cli",
]
ENTRANCES = {"__init__", "__main__"}  # they point into the layers and hold nothing of their own


class Import(NamedTuple):
    importer: str
    line: int
    name: str
    deferred: bool

    def __str__(self) -> str:
        return f"{self.importer}, line {self.line}: imports {self.name}"


def layer(module: str) -> str:
    """`bots` for `projectl.bots.greedy.bot`, empty for `projectl` itself."""
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


@cache
def imports(root: Path) -> Sequence[Import]:
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


MESSAGES = "projectl.server.messages"
LIGHT = (
    MESSAGES,
    "projectl.server.table",
    "projectl.server.errors",
    "projectl.server.ids",
    "projectl.server.i18n",
    "projectl.server.naming",
    "projectl.server.answers",
    "projectl.server.options_advisor",
    "projectl.server.replay.asked",
    "projectl.server.replay.records",
    "projectl.server.replay.replay",
    "projectl.server.bots.questions",
    "projectl.server.bots.substitutes",
)
"""What a device without a server uses too: the logic of a table, what is said about it, answers and refusals."""
BELOW_MESSAGES = ("errors", "rules", "texts", "record", "game")


def is_in(module: str, packages: Sequence[str]) -> bool:
    return any(module == each or module.startswith(f"{each}.") for each in packages)


def burdens_a_table(item: Import) -> bool:
    """Whether an import makes a table need another package, or more of the server than a table is."""
    if not is_in(item.importer, LIGHT):
        return False
    if item.name.partition(".")[0] != "projectl":
        return item.name.partition(".")[0] not in sys.stdlib_module_names
    known = [MESSAGES] if is_in(item.importer, [MESSAGES]) else LIGHT
    if layer(item.name) == "server":
        return not is_in(item.name, known)
    below = BELOW_MESSAGES if known == [MESSAGES] else (*BELOW_MESSAGES, "verdict", "bots", "advice", "review")
    return layer(item.name) not in below


def burdens_a_device(item: Import) -> bool:
    """Whether an import makes the game without a server need a package, or the server itself."""
    if layer(item.importer) != "device":
        return False
    if item.name.partition(".")[0] != "projectl":
        return item.name.partition(".")[0] not in sys.stdlib_module_names
    return layer(item.name) == "server" and not is_in(item.name, LIGHT)


def knows_how_a_rule_works(item: Import) -> bool:
    """Whether the server looks into the engine."""
    return layer(item.importer) == "server" and is_in(item.name, ["projectl.rules.engine"])


KERNELS = ("projectl.bots.value_net", "projectl.judge.net", "projectl.lab.batch", "projectl.aot")
"""What is compiled together with the engine, and what compiles it."""


def goes_round_the_door(item: Import) -> bool:
    """Whether an import from outside the rules looks behind `projectl.rules.engine`."""
    inside = layer(item.importer) == "rules" or is_in(item.importer, KERNELS)
    return not inside and item.name.startswith("projectl.rules.engine.")


def test_every_module_lies_in_a_layer() -> None:
    parts = {path.relative_to(PACKAGE).with_suffix("").parts[0] for path in PACKAGE.rglob("*.py")}
    assert parts <= {*ORDER, *ENTRANCES}


def test_the_engine_is_asked_at_its_door() -> None:
    assert [str(item) for item in imports(PACKAGE) if goes_round_the_door(item)] == []
    assert goes_round_the_door(Import("projectl.game.game", 1, "projectl.rules.engine.step", deferred=False))


def test_no_layer_imports_a_later_one() -> None:
    assert [str(item) for item in imports(PACKAGE) if goes_up(item)] == []


def test_the_rules_import_only_the_standard_library() -> None:
    assert [str(item) for item in imports(PACKAGE) if burdens_the_rules(item)] == []


def test_a_table_and_its_messages_import_only_the_layers_below_the_server() -> None:
    assert [str(item) for item in imports(PACKAGE) if burdens_a_table(item)] == []


def test_a_device_imports_of_the_server_only_what_needs_none() -> None:
    assert [str(item) for item in imports(PACKAGE) if burdens_a_device(item)] == []
    assert burdens_a_device(Import("projectl.device.room", 1, "projectl.server.rooms", deferred=False))
    assert burdens_a_device(Import("projectl.device.room", 1, "orjson", deferred=True))


def test_the_server_does_not_look_into_the_engine() -> None:
    assert [str(item) for item in imports(PACKAGE) if knows_how_a_rule_works(item)] == []


@pytest.mark.parametrize("names", ["projectl.rules", ", ".join(LIGHT), "projectl.device.door"])
def test_loading_them_loads_no_third_party_package(names: str) -> None:
    """The same, seen from the running interpreter: nothing comes in by a back door."""
    code = f"import sys; before = {{*sys.modules}}; import {names}; print(*({{*sys.modules}} - before))"
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
        ("bots/greedy/bot.py", "from projectl import Game", "bots.greedy.bot, line 1: imports projectl.Game"),
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
        ("rules/ways/native.py", "import ctypes", True),
        ("bots/value_net.py", "import numpy", True),
    ],
)
def test_the_rules_ask_for_no_other_package(tmp_path: Path, file: str, text: str, allowed: bool) -> None:
    write(tmp_path / file, text)
    assert any(burdens_the_rules(item) for item in imports(tmp_path)) is not allowed


@pytest.mark.parametrize(
    ("file", "text", "allowed"),
    [
        ("server/table/x.py", "import pydantic", False),
        ("server/table/x.py", "from projectl.server.storage import store", False),
        ("server/table/x.py", "from projectl.server.messages import documents", True),
        ("server/table/x.py", "from projectl.bots.registry.catalogue import bots", True),
        ("server/messages/x.py", "from projectl.bots.registry.catalogue import bots", False),
        ("server/messages/x.py", "from projectl.server.table import Table", False),
        ("server/messages/x.py", "from projectl.game.documents import View", True),
        ("server/rooms/x.py", "import orjson", True),
    ],
)
def test_a_table_asks_for_nothing_more(tmp_path: Path, file: str, text: str, allowed: bool) -> None:
    write(tmp_path / file, text)
    assert any(burdens_a_table(item) for item in imports(tmp_path)) is not allowed


def test_a_look_into_the_engine_is_found(tmp_path: Path) -> None:
    write(tmp_path / "server/x.py", "from projectl.rules.engine.codes import PLACE")
    assert any(knows_how_a_rule_works(item) for item in imports(tmp_path))


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
