"""Who makes SQL says so: a function that returns statements is named for what they do."""

import ast
from pathlib import Path

import projectl.server

SERVER = Path(projectl.server.__file__).parent
STATEMENTS = {"Executable", "Select", "Insert", "Update", "Delete"}
VERBS = ("select_", "insert_", "update_", "delete_", "replace_")


def returns_sql(function: ast.FunctionDef) -> bool:
    """Whether nothing but statements comes back, one or several."""
    if function.returns is None:
        return False
    names = {node.id for node in ast.walk(function.returns) if isinstance(node, ast.Name)}
    return bool(names & STATEMENTS) and names <= STATEMENTS | {"Iterator", "Sequence", "list", "Any"}


def functions(text: str) -> list[str]:
    """The names of the functions in a piece of source that return SQL; an `Update` may be a message elsewhere."""
    if "from sqlalchemy import" not in text:
        return []
    return [node.name for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef) and returns_sql(node)]


def test_functions_that_return_sql_say_so() -> None:
    found = {name: file for file in SERVER.rglob("*.py") for name in functions(file.read_text(encoding="utf-8"))}
    assert len(found) > 20
    assert {name: file for name, file in found.items() if not name.lstrip("_").startswith(VERBS)} == {}


def test_one_that_does_not_is_found() -> None:
    assert functions(
        "from sqlalchemy import Executable\ndef shown(table: Table) -> Iterator[Executable]: ...\ndef f() -> Row: ..."
    ) == ["shown"]
