"""Which functions change what lies in memory: around calls of them the order of evaluation matters."""

from __future__ import annotations

import ast
from collections.abc import Iterable

from .reading import Function, Language
from .typing_statements import COPY, special_call


def writing_functions(functions: Iterable[Function], language: Language) -> set[Function]:
    """Those that store something, or call one that does."""
    every = list(functions)
    found = {function for function in every if stores(function, language)}
    while True:
        more = {each for each in every if each not in found and found & set(each.calls.values())}
        if not more:
            return found
        found |= more


def stores(function: Function, language: Language) -> bool:
    """Whether a function itself stores a number in memory or copies a record."""
    for node in ast.walk(function.node):
        if isinstance(node, ast.Attribute | ast.Subscript) and isinstance(node.ctx, ast.Store):
            return True
        if isinstance(node, ast.Call) and special_call(function, language, node) == COPY:
            return True
    return False


def has_writing_call(node: ast.AST, function: Function, writing: set[Function]) -> bool:
    """Whether an expression calls a function that changes something."""
    names = (each.func.id for each in ast.walk(node) if isinstance(each, ast.Call) and isinstance(each.func, ast.Name))
    return any(function.calls.get(name) in writing for name in names)
