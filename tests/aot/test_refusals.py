"""What is not of the subset is refused, with file and line."""

import importlib.util
from pathlib import Path

import pytest
from samples import Thing

from projectl.aot.faults import NotInSubsetError
from projectl.aot.reading import Language
from projectl.aot.writing import translate

LANGUAGE = Language({"Thing": Thing.LAYOUT}, dropped=frozenset({"mine_notes"}))
HEAD = "from __future__ import annotations\n\nLIMIT = 4\nTEXT = 'x'\n\n"


@pytest.mark.parametrize(
    ("source", "line", "told"),
    [
        ("def f(a: int) -> int:\n    return [a]", 7, "List is not of the subset"),
        ("def f(a: int) -> int:\n    x = a\n    x = 0.5\n    return a", 8, "x is a int and becomes a single"),
        ("def f(a: int):\n    return a", 6, "an annotation is missing"),
        ("def f(a: str) -> int:\n    return 1", 6, "the annotation str is not of the subset"),
        ("def f(a: int = 3) -> int:\n    return a", 6, "more than plain parameters"),
        ("def f(a: int) -> int:\n    return a ** 2", 7, "Pow is not of the subset"),
        ("def f(a: int) -> int:\n    return a or 1", 7, "a int where bool is asked for"),
        ("def f(a: int) -> int:\n    if a:\n        return 1", 6, "may end without a value"),
        ("def f(a: int) -> int:\n    return LIMITS", 7, "the name LIMITS is not known"),
        ("def f(a: int) -> int:\n    return TEXT", 7, "neither a variable nor a number"),
        ("def f(a: int) -> int:\n    for x in (1, 2):\n        a += x\n    return a", 7, "a loop goes over a range"),
        ("def f(a: int) -> int:\n    for x in range(1, 9, a):\n        a += x\n    return a", 7, "the step of a range"),
        ("def f(a: int) -> int:\n    return 1 << 64 if a else 1 << 3 | 18446744073709551616", 7, "the constant"),
        ("def f(a: int) -> bool:\n    return 0 < a is True", 7, "a bool is compared|Is is not of the subset"),
        ("def f(a: int) -> int:\n    return sorted(a)", 7, "a call of sorted"),
        ("def f(a: int) -> int:\n    return min(a)", 7, "several values"),
        ("def f(a: int) -> int:\n    return max(a, 0.5)", 7, "of an int and a float"),
        ("def f(a: int) -> int:\n    a, b = 1, 2\n    return a", 7, "Tuple is not of the subset"),
        ("def f(a: int) -> int:\n    a == 1\n    return a", 7, "a value is thrown away"),
        ("def f(a: int) -> int:\n    with a:\n        pass\n    return a", 7, "With is not of the subset"),
        ("def f(a: int) -> int:\n    return lambda: a", 7, "Lambda is not of the subset"),
        ("def f(a: Thing) -> int:\n    return a.colour", 7, "Thing has no field colour"),
        ("def f(a: Thing) -> int:\n    return a.short[-1]", 7, "an index from the end"),
        ("def f(a: Thing) -> int:\n    return a.short[1:2][0]", 7, "slices"),
        ("def f(a: Thing) -> int:\n    a.small = 0.5\n    return 1", 7, "does not go into a field of i1"),
        ("def f(a: Thing) -> int:\n    a.real = 5\n    return 1", 7, "does not go into a field of f8"),
        ("def f(a: Thing) -> int:\n    a.inner = a.turns[0]\n    return 1", 7, "only variables and numbers"),
        ("def f(a: Thing) -> Thing:\n    return a", 7, "what lies in memory is not returned"),
        ("def f(a: Thing) -> bool:\n    return not a.real", 7, "the truth of a float"),
        ("def f(a: list[Thing]) -> int:\n    b = a\n    return 1", 7, "gets no second name"),
        (
            "def g(a: int) -> int:\n    return a\n\n\ndef f(a: int) -> int:\n    return g(0.5)",
            11,
            "where int is declared",
        ),
        ("def g(a: int) -> int:\n    return a\n\n\ndef f(a: int) -> int:\n    return g(a, a)", 11, "takes 1 values"),
        (
            "def g() -> int:\n    return 1\n\n\ndef f(a: int) -> bool:\n    return 0 < g() < 3",
            11,
            "middle of a chained",
        ),
        ("def f(a: int) -> int:\n    return x", 7, "the name x is not known"),
        ("def f(a: int) -> int:\n    x = x + a\n    return x", 7, "the type of a variable cannot be told"),
    ],
)
def test_it_is_refused(source: str, line: int, told: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(HEAD + source + "\n", encoding="utf-8")
    spec = importlib.util.spec_from_file_location("mine", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    import sys

    sys.modules["mine"] = module
    spec.loader.exec_module(module)
    with pytest.raises(NotInSubsetError, match=told) as caught:
        translate([module.f], LANGUAGE, {})
    assert (caught.value.path, caught.value.line) == (str(path), line)
