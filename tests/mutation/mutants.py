"""Small changes of the engine that tests ought to notice: one operator, number, condition or statement at a time.

Only functions are changed, and nothing that no rule reads: not the notes for eyes (`engine.notes`), whose calls the
compiled engine drops. `engine.kernels` has loops for simulations, no rules.
"""

from __future__ import annotations

import ast
import copy
import hashlib
import importlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from projectl.rules import engine

FOLDER = Path(engine.__file__).parent
LEFT_OUT = {"__init__", "codes", "copying", "kernels", "notes", "reasons"}

OPERATORS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.And: ast.Or,
    ast.Or: ast.And,
}


@dataclass(frozen=True, slots=True)
class Mutant:
    """A change of one function."""

    module: str
    function: str
    change: str
    """What was and what is now, as code; the number tells equal changes of a function apart."""
    tree: ast.FunctionDef

    @property
    def key(self) -> str:
        """Stays the same when other lines of the file change."""
        return f"{self.module}.{self.function}: {self.change}"

    def put_in_place(self) -> None:
        """Let everybody who has imported the function run the changed one, in this process."""
        module = importlib.import_module(f"{engine.__name__}.{self.module}")
        original = getattr(module, self.function)
        assert isinstance(original, FunctionType)
        code = compile(ast.fix_missing_locations(ast.Module([self.tree], [])), f"<{self.key}>", "exec")
        original.__code__ = next(const for const in code.co_consts if isinstance(const, CodeType))


def all_mutants() -> list[Mutant]:
    """Every change there is."""
    found: list[Mutant] = []
    for path in sorted(FOLDER.rglob("*.py")):
        if path.stem not in LEFT_OUT:
            module = ".".join(path.relative_to(FOLDER).with_suffix("").parts)
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.FunctionDef):
                    found += _mutants_of(module, node)
    return found


def sampled(mutants: list[Mutant], count: int, seed: int) -> list[Mutant]:
    """So many of them: always the same for a seed, as far as they are still there."""
    order = {mutant.key: hashlib.sha256(f"{seed} {mutant.key}".encode()).digest() for mutant in mutants}
    return sorted(mutants, key=lambda mutant: order[mutant.key])[:count]


def _mutants_of(module: str, function: ast.FunctionDef) -> Iterator[Mutant]:
    bare = copy.deepcopy(function)
    bare.returns = None
    for argument in bare.args.args:
        argument.annotation = None
    if ast.get_docstring(bare):
        del bare.body[0]
    seen: dict[str, int] = {}
    for at, node in enumerate(_nodes(bare)):
        for number, changed in enumerate(_changes(node)):
            change = f"{_shown(node)} -> {_shown(changed)}"
            seen[change] = seen.get(change, 0) + 1
            tree = _replaced(bare, at, number)
            yield Mutant(module, function.name, f"{change} #{seen[change]}" if seen[change] > 1 else change, tree)


def _shown(node: ast.AST) -> str:
    """A change in one line; of a statement with a body only its head is of interest."""
    return ast.unparse(node).partition("\n")[0]


def _nodes(function: ast.FunctionDef) -> list[ast.AST]:
    """All parts of a function in their order, but for the notes."""
    found: list[ast.AST] = []

    def visit(node: ast.AST) -> None:
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            name = ast.unparse(node.value.func)
            if name == "emit" or name.startswith("note_"):
                return
        found.append(node)
        for child in ast.iter_child_nodes(node):
            visit(child)

    for statement in function.body:
        visit(statement)
    return found


def _changes(node: ast.AST) -> list[ast.AST]:
    """What may stand in place of a node."""
    changed: list[ast.AST] = []
    if isinstance(node, ast.Compare):  # several operators: low <= x < high
        for at, operator in enumerate(node.ops):
            ops = [*node.ops[:at], _other(operator), *node.ops[at + 1 :]]
            changed.append(ast.Compare(node.left, ops, node.comparators))
    elif isinstance(node, ast.BinOp):
        changed = [ast.BinOp(node.left, _other(node.op), node.right)]
    elif isinstance(node, ast.BoolOp):
        rests = [[value for value in node.values if value is not left_out] for left_out in node.values]
        fewer = [rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest) for rest in rests]
        changed = [ast.BoolOp(_other(node.op), node.values), *fewer]
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        changed = [node.operand]
    elif isinstance(node, ast.IfExp):
        changed = [node.body, node.orelse]
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        changed = [ast.Constant(not node.value if isinstance(node.value, bool) else node.value + 1)]
    elif isinstance(node, ast.AugAssign):
        changed = [ast.Pass(), ast.AugAssign(node.target, _other(node.op), node.value)]
    elif isinstance(node, ast.Expr) or (isinstance(node, ast.Assign) and not isinstance(node.targets[0], ast.Name)):
        changed = [ast.Pass()]
    return changed


def _other(operator: ast.AST) -> Any:
    return OPERATORS[type(operator)]()


def _replaced(function: ast.FunctionDef, at: int, number: int) -> ast.FunctionDef:
    """A copy of the function with another node in place of the one at a number."""
    tree = copy.deepcopy(function)
    target = _nodes(tree)[at]
    changed = _changes(target)[number]

    class Replace(ast.NodeTransformer):
        def visit(self, node: ast.AST) -> ast.AST:
            return changed if node is target else self.generic_visit(node)

    replaced = Replace().visit(tree)
    assert isinstance(replaced, ast.FunctionDef)
    return replaced
