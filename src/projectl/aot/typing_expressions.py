"""The types of expressions."""

from __future__ import annotations

import ast
import math
import struct
from collections.abc import Callable
from types import FunctionType
from typing import Any

from .kinds import (
    BOOL,
    FLOAT,
    FLOATS,
    INT,
    NONE,
    NUMBERS,
    SINGLE,
    Array,
    Record,
    Scalar,
    Small,
    Type,
    described,
    joined,
    type_of_field,
    value_of,
)
from .reading import Function, Language, small_record

BITS = (ast.BitAnd, ast.BitOr, ast.BitXor, ast.LShift, ast.RShift)
WHOLE = (ast.FloorDiv, ast.Mod)
PLAIN = (ast.Add, ast.Sub, ast.Mult)
COMPARISONS = (ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE)
WIDEST = 1 << 63
BUILTINS = (min, max, len, abs, int, float)


class Pending(Exception):  # noqa: N818  # no fault
    """A variable's type is not known yet: ask again when more assignments have been seen."""


def constant_type(value: object) -> Type | None:
    """The type of a number that stands in the text; None if it is not of the subset."""
    if isinstance(value, bool):
        return BOOL
    if isinstance(value, int):
        return INT if -WIDEST <= value < WIDEST else None
    if isinstance(value, float) and math.isfinite(value):
        return SINGLE if is_single(value) else FLOAT
    return None


def is_single(value: float) -> bool:
    """Whether single width holds a number exactly."""
    try:
        return bool(struct.unpack("<f", struct.pack("<f", value))[0] == value)
    except OverflowError:
        return False


class Expressions:
    """Finds and keeps the type of every expression of one function."""

    def __init__(self, function: Function, language: Language) -> None:
        self.function = function
        self.language = language
        self.variables: dict[str, Type] = dict(function.parameters)
        self.assigned: set[str] = set()
        """Names of variables, whether their type is known or not."""
        self.types: dict[ast.expr, Type] = {}
        self._by_class: dict[type, Callable[[Any], Type]] = {
            ast.Constant: self._constant,
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

    def of(self, node: ast.expr) -> Type:
        """The type of an expression whose value is used."""
        find = self._by_class.get(type(node))
        if find is None:
            raise self.function.refuse(node, f"{type(node).__name__} is not of the subset")
        self.types[node] = found = find(node)
        return found

    def truth(self, node: ast.expr) -> None:
        """An expression of which only the truth counts; there `and` and `or` take integers too."""
        if isinstance(node, ast.BoolOp):
            for value in node.values:
                self.truth(value)
            self.types[node] = BOOL
        elif (found := self.of(node)) not in (INT, BOOL):
            raise self.function.refuse(node, f"the truth of a {described(found)} is not of the subset")

    def number(self, node: ast.expr, kinds: tuple[Scalar, ...] = NUMBERS) -> Type:
        """An expression that must be one of these numbers."""
        found = self.of(node)
        if found not in kinds:
            wanted = " or ".join(kind.name for kind in kinds)
            raise self.function.refuse(node, f"a {described(found)} where {wanted} is asked for")
        return found

    def passed(self, node: ast.expr, wanted: Type) -> None:
        """A value that is passed on as what somebody else declared."""
        found = self.of(node)
        if not is_taken(found, wanted):
            raise self.function.refuse(node, f"a {described(found)} where {described(wanted)} is declared")

    def _constant(self, node: ast.Constant) -> Type:
        found = constant_type(node.value)
        if found is None:
            raise self.function.refuse(node, f"the constant {node.value!r} is not of the subset")
        return found

    def _name(self, node: ast.Name) -> Type:
        if node.id in self.variables:
            return self.variables[node.id]
        if node.id in self.assigned:
            raise Pending
        value = self.function.resolve(node)
        found = constant_type(value)
        if found is None:
            raise self.function.refuse(node, f"{node.id} is neither a variable nor a number")
        return found

    def _attribute(self, node: ast.Attribute) -> Type:
        base = self.of(node.value)
        if isinstance(base, Record) and (field := base.field(node.attr)):
            return value_of(type_of_field(field))
        if isinstance(base, Small) and (kind := dict(base.fields).get(node.attr)):
            return kind
        raise self.function.refuse(node, f"{described(base)} has no field {node.attr}")

    def _subscript(self, node: ast.Subscript) -> Type:
        base = self.of(node.value)
        if not isinstance(base, Array):
            raise self.function.refuse(node, f"{described(base)} is no array")
        if isinstance(node.slice, ast.Slice):
            raise self.function.refuse(node, "slices are not of the subset")
        self.number(node.slice, (INT,))
        if isinstance(node.slice, ast.UnaryOp) and isinstance(node.slice.op, ast.USub):
            raise self.function.refuse(node, "an index from the end is not of the subset")
        return value_of(base.item)

    def _operation(self, node: ast.BinOp) -> Type:
        return self.operation(node, self.of(node.left), self.of(node.right))

    def operation(self, node: ast.BinOp | ast.AugAssign, left: Type, right: Type) -> Type:
        """The type of what an operator makes of two values."""
        name = type(node.op).__name__
        if isinstance(node.op, (*BITS, *WHOLE)):
            kinds: tuple[Scalar, ...] = (INT,)
        elif isinstance(node.op, (*PLAIN, ast.Div)):
            kinds = (INT, *FLOATS)
        else:
            raise self.function.refuse(node, f"the operator {name} is not of the subset")
        for found in (left, right):
            if found not in kinds:
                raise self.function.refuse(node, f"{name} of a {described(found)} is not of the subset")
        return INT if left == right == INT and not isinstance(node.op, ast.Div) else FLOAT

    def _unary(self, node: ast.UnaryOp) -> Type:
        if isinstance(node.op, ast.Not):
            self.truth(node.operand)
            return BOOL
        if isinstance(node.op, ast.Invert):
            return self.number(node.operand, (INT,))
        return self.number(node.operand, (INT, *FLOATS))

    def _comparison(self, node: ast.Compare) -> Type:
        operands = [node.left, *node.comparators]
        kinds = [self.number(each) for each in operands]
        for operator in node.ops:
            if not isinstance(operator, COMPARISONS):
                raise self.function.refuse(node, f"{type(operator).__name__} is not of the subset")
        if BOOL in kinds and set(kinds) != {BOOL}:
            raise self.function.refuse(node, "a bool is compared with a number")
        if any(has_call(each) for each in operands[1:-1]):
            raise self.function.refuse(node, "a call stands in the middle of a chained comparison")
        return BOOL

    def _junction(self, node: ast.BoolOp) -> Type:
        for value in node.values:
            self.number(value, (BOOL,))
        return BOOL

    def _choice(self, node: ast.IfExp) -> Type:
        self.truth(node.test)
        found = joined(self.of(node.body), self.of(node.orelse))
        if found is None:
            raise self.function.refuse(node, "the two values of a choice have different types")
        return found

    def _call(self, node: ast.Call) -> Type:
        name = node.func
        if not isinstance(name, ast.Name) or node.keywords or any(isinstance(a, ast.Starred) for a in node.args):
            raise self.function.refuse(node, "only plain calls of functions by their name are of the subset")
        if name.id in self.function.calls:
            return self._call_own(node, self.function.calls[name.id])
        found = self.function.resolve(name)
        if isinstance(found, FunctionType) and full_name(found) in self.language.rounds:
            self.number(node.args[0], FLOATS)
            return SINGLE
        if found is math.sqrt:
            self.number(node.args[0], FLOATS)
            return FLOAT
        if found in BUILTINS:
            return self._call_builtin(node, found)
        if small := small_record(found):
            return self._make_small(node, small)
        raise self.function.refuse(node, f"a call of {name.id} is not of the subset here")

    def _call_own(self, node: ast.Call, called: Function) -> Type:
        if len(node.args) != len(called.parameters):
            raise self.function.refuse(node, f"{called.node.name} takes {len(called.parameters)} values")
        for argument, wanted in zip(node.args, called.parameters.values(), strict=True):
            self.passed(argument, wanted)
        return called.returns

    def _make_small(self, node: ast.Call, small: Small) -> Type:
        if len(node.args) != len(small.fields):
            raise self.function.refuse(node, f"{small.name} has {len(small.fields)} fields")
        for argument, (_, wanted) in zip(node.args, small.fields, strict=True):
            self.passed(argument, wanted)
        return small

    def _call_builtin(self, node: ast.Call, called: Any) -> Type:
        if called in (min, max):
            return self._extreme(node)
        if len(node.args) != 1:
            raise self.function.refuse(node, "one value is asked for")
        if called is len:
            if not isinstance(self.of(node.args[0]), Array):
                raise self.function.refuse(node, "len is of the subset for arrays only")
            return INT
        if called is abs:
            return self.number(node.args[0], (INT, *FLOATS))
        self.number(node.args[0])
        return INT if called is int else FLOAT

    def _extreme(self, node: ast.Call) -> Type:
        kinds = [self.number(each, (INT, *FLOATS)) for each in node.args]
        if len(kinds) < 2:
            raise self.function.refuse(node, "min and max take several values here")
        found: Type | None = kinds[0]
        for kind in kinds[1:]:
            found = joined(found, kind) if found else None
        if found is None:
            raise self.function.refuse(node, "min and max of an int and a float are not of the subset")
        return found


def full_name(function: FunctionType) -> str:
    """Module and name."""
    return f"{function.__module__}.{function.__name__}"


def has_call(node: ast.AST) -> bool:
    """Whether anything is called in it."""
    return any(isinstance(each, ast.Call) for each in ast.walk(node))


def is_taken(found: Type, wanted: Type) -> bool:
    """Whether a value can be passed on as another type: singles as floats, arrays of known length as any."""
    if isinstance(found, Array) and isinstance(wanted, Array):
        return found.item == wanted.item and wanted.length in (None, found.length)
    return found == wanted or (found == SINGLE and wanted == FLOAT) or wanted == NONE == found
