"""Running natively: records and kernels of the compiled library, by ctypes.

Kernels run without the interpreter's lock. They trust their callers: an index beyond a row is not noticed there. What
can be told from an argument, that it is a record or a buffer of the right kind, is checked here.
"""

from __future__ import annotations

import ctypes
import struct
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

from projectl.rules.buffers import LEGAL_CAPACITY
from projectl.rules.layout import Field, Layout
from projectl.rules.layouts import RULES, STATE
from projectl.rules.ruleset import Rules
from projectl.rules.state import FIELDS, State

from .library import Library, exported_name

NUMBERS: dict[str, Any] = {
    "i1": ctypes.c_int8,
    "i2": ctypes.c_int16,
    "i4": ctypes.c_int32,
    "i8": ctypes.c_int64,
    "f4": ctypes.c_float,
    "f8": ctypes.c_double,
}
RESULTS: dict[str, Any] = {"int": ctypes.c_int64, "bool": ctypes.c_bool, "float": ctypes.c_double, "None": None}

CACHE_LINE = 64
LETTERS = {8: "q", 4: "i", 2: "h", 1: "b"}
PACKED_STATE = struct.Struct("=" + "".join(f"{length or 1}{LETTERS[width]}" for _, width, length in FIELDS))
"""The numbers of a state as they lie in its record, wide ones first, so that nothing is padded but the end."""


@cache
def structure(layout: Layout) -> Any:
    """The type of a record in memory."""
    fields = [(field.name, _field_type(field)) for field in layout.fields]
    made = type(layout.name, (ctypes.Structure,), {"_fields_": fields})
    assert ctypes.sizeof(made) == layout.size()
    return made


def _field_type(field: Field) -> Any:
    found = structure(field.kind) if isinstance(field.kind, Layout) else NUMBERS[field.kind]
    for length in reversed(field.shape):
        found = found * length
    return found


def blank(kind: Any) -> Any:
    """Zeros of a type, from the start of a line of the processor's cache on."""
    room = (ctypes.c_char * (ctypes.sizeof(kind) + CACHE_LINE))()
    return kind.from_buffer(room, -ctypes.addressof(room) % CACHE_LINE)


def rules_record(rules: Rules) -> Any:
    """Switches and tables as they lie in memory; lists that differ in length from set to set are followed by zeros."""
    record = structure(RULES)()
    for field in RULES.fields:
        value = getattr(rules, field.name)
        if isinstance(value, int):
            setattr(record, field.name, value)
        else:
            getattr(record, field.name)[: len(value)] = list(value)
    return record


class Row:
    """Records side by side. A part of it (`row[2:5]`) lies in the same memory; `copy` does not."""

    def __init__(self, layout: Layout, items: Any) -> None:
        self.layout = layout
        self.items = items

    def __len__(self) -> int:
        return len(self.items)

    def __getitem__(self, at: int | slice) -> Any:
        if not isinstance(at, slice):
            return self.items[at]
        start, stop, step = at.indices(len(self))
        if step != 1:
            raise ValueError("a part of a row has no gaps")
        kind = structure(self.layout) * max(stop - start, 0)
        return Row(self.layout, kind.from_buffer(self.items, start * self.layout.size()) if stop > start else kind())

    def picked(self, step: int) -> Row:
        """A copy of every so many records."""
        size, everything = self.layout.size(), self.tobytes()
        return self._made_of(b"".join(everything[at * size : (at + 1) * size] for at in range(0, len(self), step)))

    def copy(self) -> Row:
        """The same records elsewhere."""
        return self._made_of(self.tobytes())

    def _made_of(self, everything: bytes) -> Row:
        kind = structure(self.layout) * (len(everything) // self.layout.size())
        return Row(self.layout, kind.from_buffer_copy(everything))

    def tobytes(self) -> bytes:
        """All that it holds."""
        return bytes(self.items)


class Buffers:
    """Buffers for legal actions, one below the other."""

    def __init__(self, count: int) -> None:
        self.numbers = array("q", bytes(8 * count * LEGAL_CAPACITY))
        self.count = count


class Native:
    """Makes records and kernels that are machine code."""

    name = "native"

    def __init__(self, library: Library) -> None:
        self.library = library
        self._kernels: dict[str, SimpleNamespace] = {}

    def record(self, kind: Any) -> Any:
        """A blank record of a kind that has a LAYOUT."""
        return blank(structure(kind.LAYOUT))

    def row(self, kind: Any, count: int) -> Row:
        """So many blank records."""
        return Row(kind.LAYOUT, blank(structure(kind.LAYOUT) * count))

    def numbers(self, values: Iterable[int]) -> array[int]:
        """A sequence of integers as the kernels take it."""
        return array("q", values)

    def buffer(self) -> array[int]:
        """Room for legal actions."""
        return array("q", bytes(8 * LEGAL_CAPACITY))

    def buffers(self, count: int) -> Buffers:
        """So many of them."""
        return Buffers(count)

    def rules(self, rules: Rules) -> Any:
        """Switches and tables as a record."""
        return rules_record(rules)

    def put(self, states: Row, at: int, state: State) -> None:
        """Copy an interpreted state into a record; how its pieces lie is not kept."""
        packed = PACKED_STATE.pack(*state.numbers())
        ctypes.memmove(ctypes.addressof(states[at]), packed, len(packed))

    def get(self, states: Row, at: int) -> State:
        """A record as an interpreted state, with nothing laid.

        Which pieces are finishing touches is not kept: once there are some, `known_to` refuses such a state.
        """
        return State.from_numbers(PACKED_STATE.unpack_from(states.items, at * STATE.size()))

    def kernels(self, module: ModuleType, records: dict[str, Layout]) -> SimpleNamespace:
        """The functions of a module, compiled. `records` has the layouts that their annotations name."""
        if module.__name__ not in self._kernels:
            functions = (value for value in vars(module).values() if isinstance(value, FunctionType))
            own = [function for function in functions if function.__module__ == module.__name__]
            made = {function.__name__: self.kernel(function, records) for function in own}
            self._kernels[module.__name__] = SimpleNamespace(**made)
        return self._kernels[module.__name__]

    def kernel(self, function: FunctionType, records: dict[str, Layout]) -> Callable[..., Any]:
        """One function, compiled."""
        entry = getattr(self.library.handle, exported_name(function))
        entry.restype = RESULTS[function.__annotations__["return"]]
        texts = [text for name, text in function.__annotations__.items() if name != "return"]
        takers = [_taker(text, records) for text in texts]
        entry.argtypes = [kind for kinds, _ in takers for kind in kinds]
        return Kernel(entry, [taker for _, taker in takers])


class Kernel:
    """A function of the library that is called with records, rows and buffers."""

    def __init__(self, entry: Any, takers: Sequence[Taker]) -> None:
        self._entry = entry
        self._takers = takers

    def __call__(self, *arguments: Any) -> Any:
        """Run it."""
        return self._entry(*self._parts(arguments))

    def prepared(self, *arguments: Any) -> Callable[[], Any]:
        """A call with the same arguments each time; it keeps them alive, since C knows but their addresses."""
        run, parts = self._entry, tuple(self._parts(arguments))

        def call(_kept: object = arguments) -> Any:
            return run(*parts)

        return call

    def _parts(self, arguments: tuple[Any, ...]) -> Iterator[Any]:
        return (part for take, value in zip(self._takers, arguments, strict=True) for part in take(value))


Taker = Callable[[Any], tuple[Any, ...]]


def _taker(text: str, records: dict[str, Layout]) -> tuple[tuple[Any, ...], Taker]:
    """The C types of a parameter, and how a value is passed as them."""
    if text in ("int", "bool", "float"):
        return (RESULTS[text],), lambda value: (value,)
    if text in ("Buffer", "Sequence[int]"):
        return (ctypes.c_void_p, ctypes.c_int64), _take_numbers
    if text == "Sequence[Buffer]":
        return (ctypes.c_void_p, ctypes.c_int64), _take_buffers
    if text.startswith("list["):
        return (ctypes.c_void_p, ctypes.c_int64), _row_taker(records[text[5:-1]])
    return (ctypes.c_void_p,), _record_taker(records[text])


def _take_numbers(value: array[int]) -> tuple[int, int]:
    if value.typecode != "q":
        raise TypeError("a kernel takes arrays of 64 bits")
    return value.buffer_info()


def _take_buffers(value: Buffers) -> tuple[int, int]:
    return value.numbers.buffer_info()[0], value.count


def _row_taker(layout: Layout) -> Taker:
    def take(value: Row) -> tuple[int, int]:
        if value.layout is not layout:
            raise TypeError(f"a kernel takes a row of {layout.name}")
        return ctypes.addressof(value.items), len(value)

    return take


def _record_taker(layout: Layout) -> Taker:
    kind = structure(layout)

    def take(value: Any) -> tuple[int]:
        if not isinstance(value, kind):
            raise TypeError(f"a kernel takes a record of {layout.name}")
        return (ctypes.addressof(value),)

    return take
