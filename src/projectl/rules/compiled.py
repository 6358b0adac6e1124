"""The compiled engine: the very files of `projectl.rules.engine`, loaded a second time under Numba.

    fast = load()
    states = fast.new_states(1000)
    fast.kernels.deal_at(states, 0, rules, fast.tables(tables), 42)

Every function of the engine is there under its own name, working on one record of a structured array instead of a
`State`. Functions compile at their first call; the machine code is kept in the user's cache folder, in a folder named
by a hash of everything that goes into it, so that an edited file never meets stale code.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from types import CodeType, ModuleType
from typing import TYPE_CHECKING, Any

from .buffers import LEGAL_CAPACITY
from .engine.codes import KINDS, PLACEMENTS, SPLITS
from .state import FIELDS, MAX_PUZZLES, State
from .switches import Rules
from .tables import Tables

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

ENGINE = "projectl.rules.engine"
FAST = "projectl.rules.fast_engine"
KERNELS = "kernels"
"""The module of a package that is called from outside: its machine code is kept on disk."""

# In the order in which they import each other.
MODULES = (
    "codes", "reasons", "notes", "multiset", "chance", "copying", "levels", "board", "seats", "market", "completing",
    "sequence", "solo", "dead", "touches", "turn", "dealing", "why_market", "why_pieces", "why_place", "why_turn",
    "explain", "legal", "step", "kernels",
)  # fmt: skip


# A record has one size for all sets of puzzles, so that a custom set needs no compilation.
TABLE_SIZES = {
    "one": KINDS,
    "kind_set": KINDS,
    "level": KINDS,
    "level_set": 6,
    "up_to": 6,
    "mask": PLACEMENTS,
    "kind": PLACEMENTS,
    "split_ghost": SPLITS,
    "split_pieces": SPLITS,
    "puzzles": 0,
    "whites": 0,
    "cells": MAX_PUZZLES,
    "points": MAX_PUZZLES,
    "reward": MAX_PUZZLES,
    "fit_start": MAX_PUZZLES * KINDS + 1,
    "fit_mask": MAX_PUZZLES * PLACEMENTS,
    "fit_placement": MAX_PUZZLES * PLACEMENTS,
}
NARROW = ("fit_mask", "fit_placement")
"""The two long tables, kept at half the width for the sake of the processor's cache."""


def _shape(length: int) -> tuple[int, ...]:
    return (length,) if length else ()


class MissingNumba(ImportError):  # noqa: N818  # reads as the fault that it is
    """The compiled engine needs Numba, which is not installed."""

    code = "missing-extra"

    def __init__(self) -> None:
        super().__init__('the compiled engine needs numba: pip install "projectl[fast]"')
        self.params = {"package": "numba", "extra": "fast"}


class Fast:
    """The compiled engine; its attributes are the engine's modules: `fast.kernels.perft`, `fast.codes.PLACE`."""

    def __init__(self, numpy: Any) -> None:
        self.modules: dict[str, ModuleType] = {}
        self._numpy = numpy
        self.dtype = numpy.dtype([(name, f"i{width}", _shape(length)) for name, width, length in FIELDS], align=True)
        self.rules_dtype = numpy.dtype([(name, "i8") for name in Rules._fields])
        self.tables_dtype = numpy.dtype(
            [(name, "i4" if name in NARROW else "i8", _shape(length)) for name, length in TABLE_SIZES.items()]
        )

    def __getattr__(self, name: str) -> Any:
        try:
            return self.modules[name]
        except KeyError:
            raise AttributeError(f"the engine has no module {name}") from None

    def new_states(self, count: int) -> Any:
        """So many blank states."""
        return self._numpy.zeros(count, self.dtype)

    def new_buffer(self, rows: int = 0) -> Any:
        """A buffer for `legal`; with `rows`, one below the other."""
        return self._numpy.zeros((rows, LEGAL_CAPACITY) if rows else LEGAL_CAPACITY, "i8")

    def numbers(self, values: Any) -> Any:
        """A sequence of integers as the kernels take it."""
        return self._numpy.asarray(values, "i8")

    def rules(self, rules: Rules) -> Any:
        """The switches as a record."""
        return self._numpy.array([rules], self.rules_dtype)[0]

    def tables(self, tables: Tables) -> Any:
        """The tables as one record; lists that differ in length from set to set are filled up with zeros."""
        record = self._numpy.zeros(1, self.tables_dtype)[0]
        for name, value in tables._asdict().items():
            if isinstance(value, int):
                record[name] = value
            else:
                record[name][: len(value)] = value
        return record

    def put(self, states: Any, at: int, state: State) -> None:
        """Copy an interpreted state into a record; how its pieces lie is not kept."""
        for name, _, _ in FIELDS:
            states[at][name] = getattr(state, name)

    def get(self, states: Any, at: int) -> State:
        """A record as an interpreted state, with nothing laid."""
        return State.from_numbers(self.state_numbers(states, at))

    def state_numbers(self, states: Any, at: int) -> list[int]:
        """What `State.numbers` would give for a record."""
        values: list[int] = []
        for name, _, length in FIELDS:
            value = states[at][name].tolist()
            values += value if length else [value]
        return values


@cache
def load() -> Fast:
    """The compiled engine, once per process; MissingNumba when Numba is not installed."""
    try:
        import numba
        import numpy
    except ImportError:
        raise MissingNumba from None
    fast = Fast(numpy)
    with _cache_in(numba.config, cache_folder()):
        fast.modules.update(_load_modules(fast, ENGINE, FAST, MODULES, {}))
    return fast


def extend(fast: Fast, package: str, modules: Sequence[str], records: Mapping[str, Any]) -> dict[str, ModuleType]:
    """The compiled modules of another package that is written like the engine and calls into it.

    `modules` stand in the order in which they import each other; `records` has the numpy type of every annotation
    that the engine does not know.
    """
    import numba

    with _cache_in(numba.config, cache_folder(package)):
        return _load_modules(fast, package, f"{package}_compiled", modules, records)


@contextmanager
def _cache_in(config: Any, folder: Path) -> Iterator[None]:
    """Numba reads the setting when a function is wrapped, so it can be put back afterwards."""
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before


def _load_modules(
    fast: Fast, package: str, target: str, names: Sequence[str], records: Mapping[str, Any]
) -> dict[str, ModuleType]:
    from .compiling import compiler

    home = ModuleType(target)
    home.__path__ = []
    sys.modules[target] = home
    _COMPILED_NAME[package] = target
    return {name: _load_module(package, name, compiler(fast, name == KERNELS, records)) for name in names}


def _load_module(package: str, name: str, wrap: Callable[[Any], Any]) -> ModuleType:
    """Run a file in a module of its own and wrap the functions that it defines."""
    import importlib.util

    spec = importlib.util.find_spec(f"{package}.{name}")
    assert spec is not None
    assert spec.origin is not None
    module = ModuleType(f"{_COMPILED_NAME[package]}.{name}")
    module.__package__ = _COMPILED_NAME[package]
    module.__file__ = spec.origin
    sys.modules[module.__name__] = module
    exec(without_notes(spec.origin), module.__dict__)  # noqa: S102  # our own file
    for key, value in list(vars(module).items()):
        if getattr(value, "__module__", None) == module.__name__ and callable(value):
            setattr(module, key, wrap(_copy_record if key == "copy_state" else value))
    return module


_COMPILED_NAME: dict[str, str] = {}
"""By package: under which name its compiled modules are found."""


def without_notes(path: str) -> CodeType:
    """The code of a file of the engine, less its calls into the notes: compiled states keep none."""
    with open(path, encoding="utf-8") as file:  # noqa: PTH123  # a plain string serves here
        tree = ast.parse(file.read(), path)
    imports = (node for node in tree.body if isinstance(node, ast.ImportFrom) and node.module == "notes")
    notes = {alias.name for node in imports for alias in node.names}
    return compile(_Without(notes).visit(tree), path, "exec")


class _Without(ast.NodeTransformer):
    def __init__(self, names: set[str]) -> None:
        self.names = names

    def visit_Expr(self, node: ast.Expr) -> ast.AST:  # the name that ast looks for
        call = node.value
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in self.names:
            return ast.copy_location(ast.Pass(), node)
        return node

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST:  # the name that ast looks for
        """Compiled modules import each other, not the interpreted ones."""
        package, _, module = (node.module or "").rpartition(".")
        if package in _COMPILED_NAME:
            node.module = f"{_COMPILED_NAME[package]}.{module}"
        return node


def _copy_record(states: list[State], target: int, source: int) -> None:
    states[target] = states[source]


def is_cached(package: str = ENGINE) -> bool:
    """Whether kernels compiled before are there, so that a start needs no compilation."""
    folder = cache_folder(package)
    return folder.is_dir() and any(folder.rglob("*.nbi"))


@cache
def cache_folder(package: str = ENGINE) -> Path:
    """Where the machine code lies: named by the sources of package and engine and the versions that made it."""
    import hashlib
    import os
    import platform
    from importlib.metadata import version
    from importlib.util import find_spec
    from pathlib import Path

    digest = hashlib.sha256()
    here = Path(__file__).parent
    spec = find_spec(package)
    assert spec is not None
    assert spec.origin is not None
    own = [] if package == ENGINE else Path(spec.origin).parent.glob("*.py")
    for source in sorted([*(here / "engine").glob("*.py"), *here.glob("*.py"), *own]):
        digest.update(source.name.encode() + source.read_bytes())
    parts = (platform.python_version(), platform.machine(), version("numba"), version("llvmlite"))
    digest.update(repr(parts).encode())
    base = os.environ.get("PROJECTL_CACHE") or _user_cache()
    return Path(base) / "projectl" / f"{package.rpartition('.')[2]}-{digest.hexdigest()[:16]}"


def _user_cache() -> str:
    import os

    home = os.path.expanduser("~")  # noqa: PTH111  # kept beside the other plain strings
    if sys.platform == "win32":
        return os.environ.get("LOCALAPPDATA", home)
    if sys.platform == "darwin":
        return f"{home}/Library/Caches"
    return os.environ.get("XDG_CACHE_HOME", f"{home}/.cache")
