"""The types of variables: inferred from all that is assigned to them, over and over until nothing changes."""

from __future__ import annotations

import ast
from collections.abc import Callable
from dataclasses import dataclass
from types import FunctionType
from typing import Any

from .kinds import FLOATS, INT, NONE, Array, Cell, Record, Small, Type, described, joined, type_of_field
from .reading import Function, Language
from .typing_expressions import Expressions, Pending, full_name, is_taken


@dataclass(frozen=True, slots=True)
class Typed:
    """A function whose every expression has a type."""

    function: Function
    variables: dict[str, Type]
    """With the parameters."""
    types: dict[ast.expr, Type]


def typed(function: Function, language: Language) -> Typed:
    """The function with its types; NotInSubsetError if something is not of the subset."""
    statements = Statements(function, language)
    return statements.infer()


class Statements:
    """Goes over the statements of one function."""

    def __init__(self, function: Function, language: Language) -> None:
        self.function = function
        self.language = language
        self.expressions = Expressions(function, language)
        self._pending: ast.AST | None = None
        self._by_class: dict[type, Callable[[Any], None]] = {
            ast.Assign: self._assign,
            ast.AugAssign: self._augment,
            ast.For: self._for,
            ast.While: self._while,
            ast.If: self._if,
            ast.Return: self._return,
            ast.Expr: self._expression,
        }

    def infer(self) -> Typed:
        """Until the variables' types stay."""
        body = body_of(self.function.node)
        self.expressions.assigned.update(assigned_names(self.function.node))
        before: dict[str, Type] | None = None
        while before != self.expressions.variables or self._pending:
            if before == self.expressions.variables:
                assert self._pending is not None
                raise self.function.refuse(self._pending, "the type of a variable cannot be told")
            before = dict(self.expressions.variables)
            self._pending = None
            self._block(body)
        if self.function.returns != NONE and not ends(body):
            raise self.function.refuse(self.function.node, f"{self.function.node.name} may end without a value")
        return Typed(self.function, self.expressions.variables, self.expressions.types)

    def _block(self, statements: list[ast.stmt]) -> None:
        for statement in statements:
            if isinstance(statement, ast.Pass | ast.Break | ast.Continue):
                continue
            visit = self._by_class.get(type(statement))
            if visit is None:
                raise self.function.refuse(statement, f"{type(statement).__name__} is not of the subset")
            try:
                visit(statement)
            except Pending:
                self._pending = self._pending or statement

    def _assign(self, node: ast.Assign) -> None:
        if len(node.targets) != 1:
            raise self.function.refuse(node, "one target for one value")
        target = node.targets[0]
        found = self.expressions.of(node.value)
        if isinstance(target, ast.Name):
            self._give(target, found)
        else:
            self._store(target, found)

    def _give(self, target: ast.Name, found: Type) -> None:
        """A variable gets a value."""
        if found == NONE:
            raise self.function.refuse(target, "nothing is assigned")
        if isinstance(found, Array) and found.length is None:
            raise self.function.refuse(target, "an array whose length is not fixed gets no second name")
        if target.id in self.function.parameters and isinstance(found, Array | Record):
            raise self.function.refuse(target, "a parameter that lies in memory is not exchanged")
        known = self.expressions.variables.get(target.id, found)
        both = joined(known, found)
        if both is None:
            message = f"{target.id} is a {described(known)} and becomes a {described(found)}"
            raise self.function.refuse(target, message)
        self.expressions.variables[target.id] = both

    def _store(self, target: ast.expr, found: Type) -> None:
        """A number goes to memory."""
        cell = self._cell(target)
        fits = found in FLOATS if cell.kind[0] == "f" else found == INT
        if not fits:
            raise self.function.refuse(target, f"a {described(found)} does not go into a field of {cell.kind}")

    def _cell(self, target: ast.expr) -> Cell:
        if isinstance(target, ast.Attribute):
            base = self.expressions.of(target.value)
            field = base.field(target.attr) if isinstance(base, Record) else None
            found = type_of_field(field) if field else None
        elif isinstance(target, ast.Subscript):
            self.expressions.of(target)
            base = self.expressions.types[target.value]
            found = base.item if isinstance(base, Array) else None
        else:
            found = None
        if not isinstance(found, Cell):
            raise self.function.refuse(target, "only variables and numbers in memory are assigned to")
        self.expressions.types[target] = found.value
        return found

    def _augment(self, node: ast.AugAssign) -> None:
        right = self.expressions.of(node.value)
        if isinstance(node.target, ast.Name):
            load = ast.copy_location(ast.Name(node.target.id, ast.Load()), node.target)
            self._give(node.target, self.expressions.operation(node, self.expressions.of(load), right))
        else:
            left = self._cell(node.target).value
            self._store(node.target, self.expressions.operation(node, left, right))

    def _for(self, node: ast.For) -> None:
        call = node.iter
        is_range = isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "range"
        if not is_range or not isinstance(node.target, ast.Name) or node.orelse:
            raise self.function.refuse(node, "a loop goes over a range, without else")
        assert isinstance(call, ast.Call)
        for bound in call.args:
            self.expressions.number(bound, (INT,))
        if len(call.args) == 3 and not constant_step(call.args[2], self.function):
            raise self.function.refuse(node, "the step of a range is a number other than 0 that stands in the text")
        self._give(node.target, INT)
        self._block(node.body)

    def _while(self, node: ast.While) -> None:
        if node.orelse:
            raise self.function.refuse(node, "a loop has no else")
        self.expressions.truth(node.test)
        self._block(node.body)

    def _if(self, node: ast.If) -> None:
        try:
            self.expressions.truth(node.test)
        finally:  # a test that waits for a variable's type does not hide what the branches assign
            self._block(node.body)
            self._block(node.orelse)

    def _return(self, node: ast.Return) -> None:
        found = self.expressions.of(node.value) if node.value else NONE
        if not is_taken(found, self.function.returns):
            wanted = described(self.function.returns)
            raise self.function.refuse(node, f"a {described(found)} is returned where {wanted} is declared")
        if isinstance(found, Array | Record):
            raise self.function.refuse(node, "what lies in memory is not returned")

    def _expression(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Call):
            raise self.function.refuse(node, "a value is thrown away")
        kind = special_call(self.function, self.language, node.value)
        if kind == COPY:
            self._copy(node.value)
        elif kind == DROPPED:
            self._drop(node.value)
        else:
            found = self.expressions.of(node.value)
            if isinstance(found, Small):
                raise self.function.refuse(node, "a record is thrown away")

    def _copy(self, call: ast.Call) -> None:
        row = self.expressions.of(call.args[0])
        if not (isinstance(row, Array) and isinstance(row.item, Record)):
            raise self.function.refuse(call, "only records of a row are copied")
        for index in call.args[1:]:
            self.expressions.number(index, (INT,))

    def _drop(self, call: ast.Call) -> None:
        for argument in call.args:
            if any(isinstance(each, ast.Call) for each in ast.walk(argument)):
                raise self.function.refuse(call, "a note that is left out must not call anything")


COPY, DROPPED = "copy", "dropped"


def special_call(function: Function, language: Language, call: ast.Call) -> str:
    """Whether a call stands for something else: COPY, DROPPED, or nothing."""
    if isinstance(call.func, ast.Name) and call.func.id not in function.parameters:
        found = function.resolve(call.func)
        if isinstance(found, FunctionType):
            if full_name(found) in language.copies:
                return COPY
            if found.__module__ in language.dropped:
                return DROPPED
    return ""


def body_of(node: ast.FunctionDef) -> list[ast.stmt]:
    """The statements, less the docstring."""
    return node.body[1:] if ast.get_docstring(node) is not None else node.body


def assigned_names(node: ast.FunctionDef) -> set[str]:
    """Of all variables of a function."""
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)}


def constant_step(node: ast.expr, function: Function) -> int:
    """A step that stands in the text, or has a name; 0 if it is none."""
    if isinstance(node, ast.Name) and node.id not in assigned_names(function.node) | function.parameters.keys():
        value = function.resolve(node)
    else:
        try:
            value = ast.literal_eval(node)
        except ValueError:
            return 0
    return value if isinstance(value, int) else 0


def ends(body: list[ast.stmt]) -> bool:
    """Whether a block certainly returns."""
    if not body:
        return False
    last = body[-1]
    return isinstance(last, ast.Return) or (isinstance(last, ast.If) and ends(last.body) and ends(last.orelse))
