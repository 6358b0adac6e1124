"""Expressions as C.

C leaves open in which order the parts of an expression are evaluated. Python goes from left to right; where a part
writes what another may read, the parts are evaluated into names of their own, one after the other.
"""

from __future__ import annotations

import ast
import math
from collections.abc import Callable, Sequence
from types import FunctionType
from typing import Any

from .effects import has_writing_call
from .kinds import FLOAT, FLOATS, INT, SINGLE, Array, Record, Small, Type
from .reading import Function, Language
from .typing_expressions import full_name, is_single
from .typing_statements import Typed
from .writing_types import declared, length_of, safe

OPERATORS: dict[type, str] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^",
    ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
}  # fmt: skip
SUFFIX: dict[Type, str] = {INT: "int", FLOAT: "double", SINGLE: "single"}
CASTS: dict[Any, str] = {int: "(int64_t)", float: "(double)", math.sqrt: "__builtin_sqrt"}
ORDERED_MIN = 2
"""Parts that something may happen between."""


def c_name(function: Function) -> str:
    """The function's name in C: its module is part of it, since two modules may use one name."""
    return "_".join((*function.home.__name__.split(".")[-2:], function.node.name))


class ExpressionWriter:
    """Writes the expressions of one function."""

    def __init__(self, typed: Typed, language: Language, writing: set[Function]) -> None:
        self.typed = typed
        self.function = typed.function
        self.language = language
        self.writing = writing
        self._names = 0
        self._by_class: dict[type, Callable[[Any], str]] = {
            ast.Constant: lambda node: number(node.value),
            ast.Name: self._name,
            ast.Attribute: self._attribute,
            ast.Subscript: self._subscript,
            ast.BinOp: self._operation,
            ast.UnaryOp: self._unary,
            ast.Compare: self._comparison,
            ast.BoolOp: self._junction,
            ast.IfExp: self._choice,
            ast.Call: self._call,
        }

    def type_of(self, node: ast.expr) -> Type:
        """As it was inferred."""
        return self.typed.types[node]

    def write(self, node: ast.expr) -> str:
        """The value; of what lies in memory a pointer to it."""
        return self._by_class[type(node)](node)

    def narrow(self, node: ast.expr) -> str:
        """A float rounded to single width.

        One operation on two singles may be done in single width at once: rounding its double result gives the same.
        """
        if isinstance(node, ast.BinOp) and self.type_of(node.left) == self.type_of(node.right) == SINGLE:
            return self._in_order([node.left, node.right], lambda a, b: f"({a} {OPERATORS[type(node.op)]} {b})")
        return self.write(node) if self.type_of(node) == SINGLE else f"(float)({self.write(node)})"

    def new_name(self) -> str:
        """A name that no variable has."""
        self._names += 1
        return f"t{self._names}_"

    def writes(self, node: ast.AST) -> bool:
        """Whether evaluating it changes something."""
        return has_writing_call(node, self.function, self.writing)

    def _in_order(self, nodes: Sequence[ast.expr], build: Callable[..., str]) -> str:
        """Put parts together that are evaluated from left to right."""
        moving = [node for node in nodes if not self._is_inert(node)]
        if len(moving) < ORDERED_MIN or not any(self.writes(node) for node in moving):
            return build(*(self.write(node) for node in nodes))
        steps: list[str] = []
        parts: list[str] = []
        for node in nodes:
            if self._is_inert(node):
                parts.append(self.write(node))
            else:
                parts.append(self.new_name())
                steps.append(f"{declared(self.type_of(node), parts[-1])} = {self.write(node)};")
        return f"({{ {' '.join(steps)} {build(*parts)}; }})"

    def _is_inert(self, node: ast.expr) -> bool:
        """Whether nothing that happens meanwhile can change it: a constant, a variable, an address made of these."""
        if isinstance(node, ast.Constant | ast.Name):
            return True
        if isinstance(node, ast.UnaryOp):
            return self._is_inert(node.operand)
        if isinstance(node, ast.BinOp):
            return self._is_inert(node.left) and self._is_inert(node.right)
        if isinstance(node, ast.Attribute) and isinstance(self.type_of(node), Array | Record):
            return self._is_inert(node.value)
        if isinstance(node, ast.Subscript) and isinstance(self.type_of(node), Array | Record):
            return self._is_inert(node.value) and self._is_inert(node.slice)
        return False

    def _name(self, node: ast.Name) -> str:
        return safe(node.id) if node.id in self.typed.variables else number(self.function.resolve(node))

    def place(self, node: ast.Attribute | ast.Subscript) -> str:
        """Where something lies, to be read or stored to."""
        if isinstance(node, ast.Attribute):
            is_small = isinstance(self.type_of(node.value), Small)
            return f"{self.write(node.value)}{'.' if is_small else '->'}{safe(node.attr)}"
        return self._in_order([node.value, node.slice], lambda base, index: f"{base}[{self.index(node.value, index)}]")

    def index(self, array: ast.expr, written: str) -> str:
        """An index of an array; compared with its length where that is asked for."""
        return f"within({written}, {self._length(array)})" if self.language.checked else written

    def _attribute(self, node: ast.Attribute) -> str:
        return self._read(node)

    def _subscript(self, node: ast.Subscript) -> str:
        return self._read(node)

    def _read(self, node: ast.Attribute | ast.Subscript) -> str:
        found = self.type_of(node)
        place = self.place(node)
        if isinstance(found, Record):
            return f"(&{place})"
        return f"(int64_t){place}" if found == INT else place

    def _operation(self, node: ast.BinOp) -> str:
        left, right = self.type_of(node.left), self.type_of(node.right)
        return self._in_order([node.left, node.right], lambda a, b: self.operation(node, (a, left), (b, right)))

    def operation(self, node: ast.BinOp | ast.AugAssign, left: tuple[str, Type], right: tuple[str, Type]) -> str:
        """What an operator makes of two values that are written already."""
        (a, a_type), (b, b_type) = left, right
        if isinstance(node.op, ast.Div) or a_type in FLOATS or b_type in FLOATS:
            return f"({as_double(a, a_type)} {OPERATORS[type(node.op)]} {as_double(b, b_type)})"
        if isinstance(node.op, ast.LShift):
            return f"(int64_t)((uint64_t)({a}) << ({b}))"
        if isinstance(node.op, ast.RShift):
            return f"(({a}) >> ({b}))"
        if isinstance(node.op, ast.FloorDiv | ast.Mod):
            divisor = node.right if isinstance(node, ast.BinOp) else node.value
            by = "_by_positive" if self._is_positive(divisor) else ""
            return f"{'floor_divide' if isinstance(node.op, ast.FloorDiv) else 'floor_rest'}{by}({a}, {b})"
        return f"({a} {OPERATORS[type(node.op)]} {b})"

    def _is_positive(self, node: ast.expr) -> bool:
        if isinstance(node, ast.Name) and node.id not in self.typed.variables:
            return bool(self.function.resolve(node) > 0)
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Mult):
            return self._is_positive(node.left) and self._is_positive(node.right)
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Sub):  # M - 1
            return isinstance(node.right, ast.Constant) and self._is_constant_above(node.left, node.right.value)
        return isinstance(node, ast.Constant) and isinstance(node.value, int) and node.value > 0

    def _is_constant_above(self, node: ast.expr, least: Any) -> bool:
        is_outer = isinstance(node, ast.Name) and node.id not in self.typed.variables
        return is_outer and bool(self.function.resolve(node) > least)  # type: ignore[arg-type]  # it is a Name

    def _unary(self, node: ast.UnaryOp) -> str:
        operand = self.write(node.operand)
        if isinstance(node.op, ast.Not):
            return f"(!{operand})"
        return f"({'~' if isinstance(node.op, ast.Invert) else '-'}{operand})"

    def _comparison(self, node: ast.Compare) -> str:
        operands = [node.left, *node.comparators]
        pairs = zip(operands, node.ops, operands[1:], strict=False)
        written = [self._compared(left, operator, right) for left, operator, right in pairs]
        return written[0] if len(written) == 1 else f"({' && '.join(written)})"

    def _compared(self, left: ast.expr, operator: ast.cmpop, right: ast.expr) -> str:
        a_type, b_type = self.type_of(left), self.type_of(right)
        sign = OPERATORS[type(operator)]
        if a_type == b_type:
            return self._in_order([left, right], lambda a, b: f"({a} {sign} {b})")
        return self._in_order([left, right], lambda a, b: f"({as_double(a, a_type)} {sign} {as_double(b, b_type)})")

    def _junction(self, node: ast.BoolOp) -> str:
        sign = " && " if isinstance(node.op, ast.And) else " || "
        return f"({sign.join(self.write(value) for value in node.values)})"

    def _choice(self, node: ast.IfExp) -> str:
        found = self.type_of(node)
        body, other = (self._as(each, found) for each in (node.body, node.orelse))
        return f"({self.write(node.test)} ? {body} : {other})"

    def _as(self, node: ast.expr, wanted: Type) -> str:
        """A value as what it is taken for; C widens singles by itself."""
        written = self.write(node)
        return f"(double){written}" if wanted == FLOAT and self.type_of(node) == SINGLE else written

    def _call(self, node: ast.Call) -> str:
        assert isinstance(node.func, ast.Name)
        if node.func.id in self.function.calls:
            return self._call_own(node, self.function.calls[node.func.id])
        called = self.function.resolve(node.func)
        if isinstance(called, FunctionType):
            assert full_name(called) in self.language.rounds
            return self.narrow(node.args[0])
        if called in (len, min, max):
            return self._length(node.args[0]) if called is len else self._extreme(node, called)
        if called in CASTS:
            return f"{CASTS[called]}({self.write(node.args[0])})"
        if called is abs:
            return f"absolute_{SUFFIX[self.type_of(node)]}({self.write(node.args[0])})"
        return self._in_order(node.args, lambda *parts: f"({called.__name__}){{{', '.join(parts)}}}")

    def _call_own(self, node: ast.Call, called: Function) -> str:
        kinds = list(called.parameters.values())

        def build(*parts: str) -> str:
            passed: list[str] = []
            for part, argument, kind in zip(parts, node.args, kinds, strict=True):
                passed.append(part)
                if isinstance(kind, Array) and kind.length is None:
                    passed.append(self._length(argument))
            return f"{c_name(called)}({', '.join(passed)})"

        return self._in_order(node.args, build)

    def _length(self, node: ast.expr) -> str:
        found = self.type_of(node)
        assert isinstance(found, Array)
        if found.length is not None:
            return number(found.length)
        assert isinstance(node, ast.Name)
        return length_of(node.id)

    def _extreme(self, node: ast.Call, called: Any) -> str:
        name, suffix = "least" if called is min else "most", SUFFIX[self.type_of(node)]

        def build(first: str, *others: str) -> str:
            for other in others:
                first = f"{name}_{suffix}({first}, {other})"
            return first

        return self._in_order(node.args, build)


def as_double(written: str, kind: Type) -> str:
    """A value in double width."""
    return written if kind == FLOAT else f"(double){written}"


def number(value: Any) -> str:
    """A constant."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float):
        text = value.hex() + ("f" if is_single(value) else "")
        return f"({text})" if value < 0 else text
    if value == -(1 << 63):
        return "INT64_MIN"
    return f"INT64_C({value})" if value >= 0 else f"(-INT64_C({-value}))"
