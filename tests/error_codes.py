"""Finds the codes that the package gives to its errors, by reading its sources."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import projectl

SOURCE = Path(projectl.__file__).parent
RAISERS = {"fault"}
"""Methods that make an error from its code, beside the classes."""
RELAYED = {"code", "reason", "fault", "action"}
"""Variables that hold a code, or what one is looked up by; the rules' reasons have a test of their own."""
A_CODE = re.compile(r"[a-z]+(-[a-z0-9]+)+")


@cache
def files() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py"))}


@cache
def nodes() -> dict[type, list[tuple[Path, ast.AST]]]:
    """All that stands in the files, by its kind: one walk for every question."""
    found: dict[type, list[tuple[Path, ast.AST]]] = {}
    for path, tree in files().items():
        for node in ast.walk(tree):
            found.setdefault(type(node), []).append((path, node))
    return found


def every(kind: type) -> list[tuple[Path, ast.AST]]:
    return nodes()[kind]


@cache
def classes() -> frozenset[str]:
    """Errors whose first argument is their code, and what is derived from them."""
    found: set[str] = set()
    before = -1
    while before < len(found):
        before = len(found)
        for _, node in every(ast.ClassDef):
            assert isinstance(node, ast.ClassDef)
            makers = [part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == "__init__"]
            first = [part.arg for maker in makers for part in (*maker.args.posonlyargs, *maker.args.args)[1:2]]
            derived = not makers and any(getattr(base, "id", "") in found for base in node.bases)
            if first == ["code"] or derived:
                found.add(node.name)
    return frozenset(found)


@cache
def constants() -> dict[str, set[str]]:
    """By name: the texts that are assigned to it at the top of a file, or to a variable that holds a code."""
    found: dict[str, set[str]] = {}
    for _, node in every(ast.Assign):
        assert isinstance(node, ast.Assign)
        for target in node.targets:
            if isinstance(target, ast.Name) and (target.id.isupper() or target.id in RELAYED):
                found.setdefault(target.id, set()).update(literals(node.value))
    return found


def literals(node: ast.expr) -> Iterator[str]:
    parts = [node.body, node.orelse] if isinstance(node, ast.IfExp) else [node]
    yield from (part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str))


def raising() -> Iterator[tuple[str, ast.Call]]:
    """The calls that give an error its code, and where they stand."""
    for path, node in every(ast.Call):
        assert isinstance(node, ast.Call)
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        fixed = name == "__init__" and any(A_CODE.fullmatch(code) for each in node.args for code in literals(each))
        if node.args and (name in classes() | RAISERS or fixed):
            yield f"{path.relative_to(SOURCE)}:{node.lineno}", node


def raised() -> Iterator[tuple[str, str]]:
    """Where a code is given to an error, and the code."""
    for where, node in raising():
        first = next((each for each in node.args if ast.unparse(each) != "self"), node.args[0])
        yield from ((where, code) for code in codes_of(first, where))


def codes_of(argument: ast.expr, where: str) -> Iterator[str]:
    if isinstance(argument, ast.Name):
        assert argument.id in RELAYED or argument.id in constants(), f"{where}: what can {argument.id} be?"
        yield from constants().get(argument.id, ())
    elif isinstance(argument, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in argument.values)
    else:
        found = list(literals(argument))
        assert found, f"{where}: what can {ast.unparse(argument)} be?"
        yield from found


@cache
def codes() -> dict[str, str]:
    """By code: one place that it comes from."""
    return {code: where for where, code in raised() if A_CODE.fullmatch(code.replace("*", "x"))}
