"""Statements and whole functions as C."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from typing import Any

from projectl.rules.layout import Layout

from .kinds import INT, SINGLE, Array, Record, Small, Type, type_of_field
from .reading import Function, Language
from .typing_statements import COPY, DROPPED, Typed, body_of, constant_step, special_call
from .writing_expressions import ExpressionWriter, c_name, number
from .writing_types import CELLS, declared, length_of, safe

INDENT = "    "


class FunctionWriter:
    """Writes one function."""

    def __init__(self, typed: Typed, language: Language, writing: set[Function], constant: frozenset[Layout]) -> None:
        self.typed = typed
        self.function = typed.function
        self.language = language
        self.constant = constant
        self.expressions = ExpressionWriter(typed, language, writing)
        self._by_class: dict[type, Callable[[Any], Iterator[str]]] = {
            ast.Assign: self._assign,
            ast.AugAssign: self._augment,
            ast.For: self._for,
            ast.While: self._while,
            ast.If: self._if,
            ast.Return: self._return,
            ast.Expr: self._expression,
            ast.Pass: lambda _: iter(()),
            ast.Break: lambda _: iter(("break;",)),
            ast.Continue: lambda _: iter(("continue;",)),
        }

    def write(self) -> str:
        """The whole function."""
        lines = [f"{signature(self.function, self.constant)}", "{"]
        for name, kind in self.typed.variables.items():
            if name not in self.function.parameters:
                zero = "{0}" if isinstance(kind, Small) else "0"
                lines.append(f"{INDENT}{declared(kind, safe(name), self.constant)} = {zero};")
        lines += self._block(body_of(self.function.node))
        return "\n".join([*lines, "}"])

    def _block(self, statements: list[ast.stmt]) -> list[str]:
        return [INDENT + line for statement in statements for line in self._by_class[type(statement)](statement)]

    def _assign(self, node: ast.Assign) -> Iterator[str]:
        (target,) = node.targets
        if isinstance(target, ast.Name):
            yield f"{safe(target.id)} = {self.expressions.write(node.value)};"
            return
        assert isinstance(target, ast.Attribute | ast.Subscript)
        if self.expressions.writes(node.value) or self.expressions.writes(target):
            name = self.expressions.new_name()
            kind = self.expressions.type_of(node.value)
            yield f"{{ {declared(kind, name)} = {self.expressions.write(node.value)};"
            yield f"{INDENT}{self.expressions.place(target)} = ({self._cell(target)}){name}; }}"
        else:
            yield f"{self.expressions.place(target)} = {self._fitted(target, node.value)};"

    def _fitted(self, target: ast.Attribute | ast.Subscript, value: ast.expr) -> str:
        """A value as it goes into memory."""
        cell = self._cell(target)
        return self.expressions.narrow(value) if cell == "float" else f"({cell}){self.expressions.write(value)}"

    def _cell(self, target: ast.Attribute | ast.Subscript) -> str:
        """What C calls the number that lies there."""
        base = self.expressions.type_of(target.value)
        if isinstance(base, Array):
            item = base.item
        else:
            assert isinstance(base, Record)
            assert isinstance(target, ast.Attribute)
            field = base.field(target.attr)
            assert field is not None
            item = type_of_field(field)
        assert not isinstance(item, Array | Record)
        return CELLS[item.kind]

    def _augment(self, node: ast.AugAssign) -> Iterator[str]:
        target = node.target
        value = self.expressions.write(node.value)
        kind = self.expressions.type_of(node.value)
        if isinstance(target, ast.Name):
            left = (safe(target.id), self.typed.variables[target.id])
            yield f"{safe(target.id)} = {self.expressions.operation(node, left, (value, kind))};"
            return
        cell, left_kind = self._cell(target), self.expressions.type_of(target)
        if not (self.expressions.writes(node.value) or self.expressions.writes(target)):
            place = self.expressions.place(target)
            yield f"{place} = {self._updated(node, (place, left_kind), (value, kind), cell)};"
            return
        # Python reads what is there before it evaluates the value.
        where, before, new = (self.expressions.new_name() for _ in range(3))
        yield f"{{ {cell} *{where} = &{self.expressions.place(target)};"
        yield f"{INDENT}{declared(left_kind, before)} = *{where}; {declared(kind, new)} = {value};"
        yield f"{INDENT}*{where} = {self._updated(node, (before, left_kind), (new, kind), cell)}; }}"

    def _updated(self, node: ast.AugAssign, left: tuple[str, Type], right: tuple[str, Type], cell: str) -> str:
        """The new value of a number in memory; of two singles in single width, as in `ExpressionWriter.narrow`."""
        if cell == "float" and left[1] == right[1] == SINGLE:
            return f"{left[0]} {'+-*/'[(ast.Add, ast.Sub, ast.Mult, ast.Div).index(type(node.op))]} {right[0]}"
        widened = (f"(int64_t){left[0]}" if left[1] == INT else left[0], left[1])
        return f"({cell}){self.expressions.operation(node, widened, right)}"

    def _for(self, node: ast.For) -> Iterator[str]:
        """The bounds are taken once, and the variable keeps its last value."""
        assert isinstance(node.iter, ast.Call)
        assert isinstance(node.target, ast.Name)
        bounds = [self.expressions.write(bound) for bound in node.iter.args]
        start, end = (bounds[0], bounds[1]) if len(bounds) > 1 else (number(0), bounds[0])
        step = constant_step(node.iter.args[2], self.function) if len(bounds) > 2 else 1
        at, last = self.expressions.new_name(), self.expressions.new_name()
        sign = "<" if step > 0 else ">"
        yield f"for (int64_t {at} = {start}, {last} = {end}; {at} {sign} {last}; {at} += {step}) {{"
        yield f"{INDENT}{safe(node.target.id)} = {at};"
        yield from self._block(node.body)
        yield "}"

    def _while(self, node: ast.While) -> Iterator[str]:
        yield f"while ({self.expressions.write(node.test)}) {{"
        yield from self._block(node.body)
        yield "}"

    def _if(self, node: ast.If) -> Iterator[str]:
        yield f"if ({self.expressions.write(node.test)}) {{"
        yield from self._block(node.body)
        if node.orelse:
            yield "} else {"
            yield from self._block(node.orelse)
        yield "}"

    def _return(self, node: ast.Return) -> Iterator[str]:
        yield f"return {self.expressions.write(node.value)};" if node.value else "return;"

    def _expression(self, node: ast.Expr) -> Iterator[str]:
        assert isinstance(node.value, ast.Call)
        kind = special_call(self.function, self.language, node.value)
        if kind == COPY:
            places = node.value.args
            row, *written = (self.expressions.write(argument) for argument in places)
            target, source = (self.expressions.index(places[0], each) for each in written)
            yield f"copy_record(&{row}[{target}], &{row}[{source}], sizeof *{row});"
        elif kind != DROPPED:
            yield f"{self.expressions.write(node.value)};"


STATIC = "static inline"
"""Conditions and steps are many small functions: compilers put more of them into their callers if they are told."""


def signature(function: Function, constant: frozenset[Layout], prefix: str = STATIC) -> str:
    """How a function is declared; an array of any length comes with its length."""
    parameters: list[str] = []
    for name, kind in function.parameters.items():
        parameters.append(declared(kind, safe(name), constant))
        if isinstance(kind, Array) and kind.length is None:
            parameters.append(f"int64_t {length_of(name)}")
    return f"{prefix} {declared(function.returns, c_name(function))}({', '.join(parameters) or 'void'})"
