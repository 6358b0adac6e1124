"""Reading: the functions that a kernel needs, found by following its calls.

Names are resolved by really importing the modules, so that a constant is what Python makes of it. Only the annotations
are read as text, since their names are imported for the type checker alone.
"""

from __future__ import annotations

import ast
import builtins
import inspect
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from projectl.rules.layout import Layout

from .faults import NotInSubsetError
from .kinds import BOOL, FLOAT, INT, NONE, Array, Cell, Record, Scalar, Small, Type

PLAIN: dict[str, Type] = {"int": INT, "bool": BOOL, "float": FLOAT, "None": NONE}


@dataclass(slots=True)
class Language:
    """What the functions may speak of besides plain numbers."""

    records: Mapping[str, Layout]
    """By annotation."""
    dropped: frozenset[str] = frozenset()
    """Modules whose functions only note something down: calls of them are left out."""
    copies: frozenset[str] = frozenset()
    """Functions (`module.name`) that copy an item within a row of records: an assignment here."""
    rounds: frozenset[str] = frozenset()
    """Functions (`module.name`) that round a float to single width."""
    row_length: int = 0
    """Of every row of a `Sequence[Buffer]`."""
    checked: bool = False
    """Whether every index is compared with the length of its array: for tests, much slower."""

    def annotated(self, text: str) -> Type | None:
        """The type that an annotation stands for."""
        if text in PLAIN:
            return PLAIN[text]
        if text in self.records:
            return Record(self.records[text])
        if text in ("Buffer", "Sequence[int]"):
            return Array(Cell("i8"), None)
        if text == "Sequence[Buffer]":
            return Array(Array(Cell("i8"), self.row_length), None)
        if text.startswith("list[") and text[5:-1] in self.records:
            return Array(Record(self.records[text[5:-1]]), None)
        return None


@dataclass(eq=False, slots=True)
class Function:
    """One function as it was read."""

    home: ModuleType
    node: ast.FunctionDef
    path: str
    parameters: dict[str, Type]
    returns: Type
    calls: dict[str, Function] = field(default_factory=dict)
    """By the name under which they are called."""

    @property
    def name(self) -> str:
        """The module's last name and its own: two modules may use one name."""
        return f"{self.home.__name__.rpartition('.')[2]}_{self.node.name}"

    def refuse(self, node: ast.AST, message: str) -> NotInSubsetError:
        """The fault of a piece of it."""
        return NotInSubsetError(self.path, node, message)

    def resolve(self, node: ast.Name) -> Any:
        """What a name outside the function's own stands for."""
        space = vars(self.home)
        if node.id in space:
            return space[node.id]
        if hasattr(builtins, node.id):
            return getattr(builtins, node.id)
        raise self.refuse(node, f"the name {node.id} is not known")


class Reader:
    """Reads functions with everything that they call."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.functions: dict[FunctionType, Function] = {}
        self._trees: dict[str, dict[str, ast.FunctionDef]] = {}

    def read(self, functions: Iterable[FunctionType]) -> list[Function]:
        """The functions, each once, called ones before or after their callers."""
        for function in functions:
            self._read(function)
        return list(self.functions.values())

    def _read(self, function: FunctionType) -> Function:
        if function in self.functions:
            return self.functions[function]
        home = inspect.getmodule(function)
        path = inspect.getsourcefile(function)
        assert home is not None
        assert path is not None
        node = self._definitions(path)[function.__name__]
        read = Function(home, node, path, {}, NONE)
        self.functions[function] = read  # before its calls: it may call itself
        read.parameters.update(self._parameters(read))
        read.returns = self._annotation(read, node.returns, node)
        for call in ast.walk(node):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name):
                self._follow(read, call.func)
        return read

    def _follow(self, caller: Function, name: ast.Name) -> None:
        found = caller.resolve(name) if name.id not in caller.parameters else None
        if isinstance(found, FunctionType) and not self.is_special(found):
            caller.calls[name.id] = self._read(found)

    def is_special(self, function: FunctionType) -> bool:
        """Whether it is not translated from its own text."""
        full = f"{function.__module__}.{function.__name__}"
        return function.__module__ in self.language.dropped or full in self.language.copies | self.language.rounds

    def _definitions(self, path: str) -> dict[str, ast.FunctionDef]:
        if path not in self._trees:
            tree = ast.parse(Path(path).read_text(encoding="utf-8"), path)
            self._trees[path] = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
        return self._trees[path]

    def _parameters(self, read: Function) -> dict[str, Type]:
        arguments = read.node.args
        if arguments.posonlyargs or arguments.kwonlyargs or arguments.vararg or arguments.kwarg or arguments.defaults:
            raise read.refuse(read.node, f"{read.node.name} takes more than plain parameters")
        if read.node.decorator_list:
            raise read.refuse(read.node, f"{read.node.name} is decorated")
        return {argument.arg: self._annotation(read, argument.annotation, argument) for argument in arguments.args}

    def _annotation(self, read: Function, annotation: ast.expr | None, where: ast.AST) -> Type:
        if annotation is None:
            raise read.refuse(where, "an annotation is missing")
        text = ast.unparse(annotation).strip("'\"")
        found = self.language.annotated(text) or small_record(vars(read.home).get(text))
        if found is None:
            raise read.refuse(where, f"the annotation {text} is not of the subset")
        return found


def small_record(found: object) -> Small | None:
    """The type that a NamedTuple of plain numbers stands for."""
    if not (isinstance(found, type) and issubclass(found, tuple) and hasattr(found, "_fields")):
        return None
    names = {name: getattr(kind, "__forward_arg__", kind) for name, kind in found.__annotations__.items()}
    kinds = [(name, PLAIN.get(getattr(kind, "__name__", str(kind)))) for name, kind in names.items()]
    fields = tuple((name, kind) for name, kind in kinds if isinstance(kind, Scalar))
    return Small(found.__name__, fields) if len(fields) == len(kinds) else None
