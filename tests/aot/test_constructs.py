"""Every construct of the subset means in C what it means in Python."""

import ctypes
import struct
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import samples
from needs import required

from projectl.aot.compilers import NoCompilerError, compile_library
from projectl.aot.reading import Language
from projectl.aot.writing import translate
from projectl.rules.ways.library import Library
from projectl.rules.ways.native import Native

RECORDS = {"Inner": samples.Inner.LAYOUT, "Thing": samples.Thing.LAYOUT}
LANGUAGE = Language(
    RECORDS,
    copies=frozenset({"samples.copy_thing"}),
    rounds=frozenset({"projectl.bots.value_net.model.arithmetic.single"}),
)
PLAIN = [
    samples.divide, samples.divide_by_constant, samples.bits, samples.wrap, samples.compare, samples.truth,
    samples.choose, samples.loops, samples.keywords, samples.halves, samples.whole, samples.roots, samples.spans,
]  # fmt: skip
ON_RECORDS = [samples.store, samples.add_singles, samples.order]
NUMBERS = (-1_000_003, -8, -3, -2, -1, 0, 1, 2, 3, 5, 8, 64, 1_000_000_007)


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Callable[..., Any]]:
    folder = tmp_path_factory.mktemp("aot")
    functions: list[Any] = [*PLAIN, *ON_RECORDS, samples.rows]
    (folder / "samples.c").write_text(translate(functions, LANGUAGE, {"samples": "1"}), encoding="utf-8")
    try:
        compile_library(folder / "samples.c", folder / "samples.so")
    except NoCompilerError as error:
        required(str(error))
    native = Native(Library(folder / "samples.so"))
    return {function.__name__: native.kernel(function, RECORDS) for function in functions}


def bits(value: Any) -> Any:
    return struct.pack("<d", value) if isinstance(value, float) else value


@pytest.mark.parametrize("function", PLAIN, ids=lambda function: function.__name__)
def test_numbers(function: Callable[[int, int], Any], compiled: dict[str, Callable[..., Any]]) -> None:
    tried = 0
    for a in NUMBERS:
        for b in NUMBERS:
            few = function is not samples.loops or abs(a) + abs(b) < 100
            shifted = function is not samples.bits or b >= 0
            if few and shifted and (function is not samples.divide or b) and abs(b) < 1 << 40:
                assert bits(compiled[function.__name__](a, b)) == bits(function(a, b)), (a, b)
                tried += 1
    assert tried >= 60


def numbers_of(thing: Any, layout: Any = samples.Thing.LAYOUT) -> list[Any]:
    found: list[Any] = []
    for field in layout.fields:
        value = getattr(thing, field.name)
        for item in value if field.shape else [value]:
            if isinstance(field.kind, str):
                found += [bits(each) for each in (item if len(field.shape) > 1 else [item])]
            else:
                found += numbers_of(item, field.kind)
    return found


@pytest.mark.parametrize("function", ON_RECORDS, ids=lambda function: function.__name__)
def test_records(function: Callable[..., Any], compiled: dict[str, Callable[..., Any]]) -> None:
    native = Native.__new__(Native)
    interpreted, record = samples.Thing(), native.record(samples.Thing)
    for a in (1, 2, 3, 6, 11, -5):
        for b in (0, 1, 5, -7):
            assert bits(compiled[function.__name__](record, a, b)) == bits(function(interpreted, a, b)), (a, b)
            assert numbers_of(record) == numbers_of(interpreted)


def test_rows_lengths_and_copies(compiled: dict[str, Callable[..., Any]]) -> None:
    native = Native.__new__(Native)
    things, numbers, out = [samples.Thing() for _ in range(3)], [5, 6, 7, 8, 9], [0] * 5
    row, compiled_out = native.row(samples.Thing, 3), array("q", out)
    assert compiled["rows"](row, array("q", numbers), compiled_out) == samples.rows(things, numbers, out)
    assert compiled_out.tolist() == out
    assert [numbers_of(thing) for thing in row.items] == [numbers_of(thing) for thing in things]


def test_what_is_no_such_record_is_refused(compiled: dict[str, Callable[..., Any]]) -> None:
    native = Native.__new__(Native)
    with pytest.raises(TypeError, match="a record of Thing"):
        compiled["store"](native.record(samples.Inner), 1, 2)
    with pytest.raises(TypeError, match="a row of Thing"):
        compiled["rows"](native.row(samples.Inner, 1), array("q"), array("q"))
    with pytest.raises(TypeError, match="64 bits"):
        compiled["rows"](native.row(samples.Thing, 2), array("i", [1]), array("q"))


def test_the_layout_is_that_of_c(compiled: dict[str, Callable[..., Any]]) -> None:
    """The static assertions hold, or it would not have compiled; ctypes agrees."""
    from projectl.rules.ways.native import structure

    kind = structure(samples.Thing.LAYOUT)
    offsets = samples.Thing.LAYOUT.offsets()
    assert {name: getattr(kind, name).offset for name in offsets} == offsets
    assert ctypes.sizeof(kind) == samples.Thing.LAYOUT.size()
    assert compiled
    assert Path(samples.__file__).is_file()
