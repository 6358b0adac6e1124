"""Running elsewhere: kernels whose memory this process does not see, as WebAssembly has it.

A *host* gives room in that memory, reads and writes it, and calls kernels. Records are handles here: a field is fetched
when it is read and sent when it is set, in whole parts (`plan.action[:3]`) where one asks so; nothing else is copied.
"""

from __future__ import annotations

import struct
import weakref
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, Protocol

from projectl.rules.buffers import LEGAL_CAPACITY
from projectl.rules.layout import SIZES, Field, Layout, items_of
from projectl.rules.layouts import RULES, STATE
from projectl.rules.ruleset import Rules
from projectl.rules.state import State

from .library import exported_name
from .native import PACKED_STATE, rules_record

Number = int | float
FORMATS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "f4": "f", "f8": "d"}
LETTERS = {"int": "i", "bool": "p", "float": "f", "None": "i"}
"""How a plain number is passed: 64 bits, as an address is, or as a float."""


class Host(Protocol):
    """Where kernels and their memory are."""

    def about(self) -> str:
        """What the module tells of itself."""
        ...

    def room(self, size: int) -> int:
        """The address of so many zeros."""
        ...

    def release(self, at: int) -> None:
        """The room is needed no more."""
        ...

    def write(self, at: int, content: bytes) -> None:
        """Put bytes somewhere."""
        ...

    def read(self, at: int, size: int) -> bytes:
        """The bytes that lie somewhere."""
        ...

    def call(self, name: str, result: str, arguments: Sequence[tuple[str, Number]]) -> Number:
        """Run a kernel; arguments and result by LETTERS, addresses as `p`."""
        ...


class Room:
    """A piece of the host's memory, given back when nothing refers to it any more."""

    def __init__(self, host: Host, size: int) -> None:
        self.host = host
        self.at = host.room(size)
        weakref.finalize(self, host.release, self.at).atexit = False


@cache
def _fields(layout: Layout) -> dict[str, tuple[Field, int]]:
    """Of each field what it is and where it begins."""
    offsets = layout.offsets()
    return {field.name: (field, offsets[field.name]) for field in layout.fields}


class Record:
    """A handle of a record."""

    __slots__ = ("_at", "_layout", "_room")
    _at: int
    _layout: Layout
    _room: Room

    def __init__(self, room: Room, layout: Layout, at: int) -> None:
        for name, value in (("_room", room), ("_layout", layout), ("_at", at)):
            object.__setattr__(self, name, value)

    def __getattr__(self, name: str) -> Any:
        field, at = self._find(name)
        if field.shape:
            return Array(self._room, field.kind, field.shape, at)
        if isinstance(field.kind, Layout):
            return Record(self._room, field.kind, at)
        return Array(self._room, field.kind, (1,), at)[0]

    def __setattr__(self, name: str, value: Number) -> None:
        field, at = self._find(name)
        if field.shape or isinstance(field.kind, Layout):
            raise AttributeError(f"{name} is no plain number")
        Array(self._room, field.kind, (1,), at)[0] = value

    def _find(self, name: str) -> tuple[Field, int]:
        found = _fields(self._layout).get(name)
        if found is None:
            raise AttributeError(f"{self._layout.name} has no field {name}")
        return found[0], self._at + found[1]

    def __bytes__(self) -> bytes:
        return self._room.host.read(self._at, self._layout.size())


class Array:
    """A handle of numbers, rows or records in a row."""

    def __init__(self, room: Room, kind: str | Layout, shape: tuple[int, ...], at: int) -> None:
        self.room, self.kind, self.shape, self.at = room, kind, shape, at
        width = kind.size() if isinstance(kind, Layout) else SIZES[kind]
        self.step = width * items_of(shape[1:])

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return iter(self[:])

    def __getitem__(self, at: int | slice) -> Any:
        if isinstance(at, slice):
            start, stop, step = at.indices(len(self))
            if step != 1:
                raise ValueError("a part of an array has no gaps")
            return self._part(start, max(stop - start, 0))
        where = self._place(at)
        if len(self.shape) > 1:
            return Array(self.room, self.kind, self.shape[1:], where)
        if isinstance(self.kind, Layout):
            return Record(self.room, self.kind, where)
        return self._unpacked(where, 1)[0]

    def __setitem__(self, at: int | slice, value: Any) -> None:
        if isinstance(self.kind, Layout) or len(self.shape) > 1:
            raise TypeError("only numbers are assigned")
        if isinstance(at, slice):
            values = list(value)
            start, stop, step = at.indices(len(self))
            if step != 1 or len(values) != max(stop - start, 0):
                raise ValueError("as many numbers are assigned as there are")
        else:
            values, start = [value], at
        if values:
            packed = struct.pack(f"<{len(values)}{FORMATS[self.kind]}", *values)
            self.room.host.write(self._place(start), packed)

    def tolist(self) -> list[Any]:
        """All that it holds."""
        return list(self)

    def tobytes(self) -> bytes:
        """The same as it lies in memory."""
        return self.room.host.read(self.at, len(self) * self.step)

    def _part(self, start: int, count: int) -> list[Any]:
        if isinstance(self.kind, Layout) or len(self.shape) > 1:
            return [self[start + i] for i in range(count)]
        return self._unpacked(self.at + start * self.step, count)

    def _unpacked(self, where: int, count: int) -> list[Any]:
        assert isinstance(self.kind, str)
        found = self.room.host.read(where, count * self.step) if count else b""
        return list(struct.unpack(f"<{count}{FORMATS[self.kind]}", found))

    def _place(self, at: int) -> int:
        if not -len(self) <= at < len(self):
            raise IndexError(at)
        return self.at + at % len(self) * self.step


class Row(Array):
    """Records side by side."""

    def __init__(self, room: Room, layout: Layout, count: int, at: int) -> None:
        super().__init__(room, layout, (count,), at)
        self.layout = layout


class Elsewhere:
    """Makes records and kernels on a host."""

    def __init__(self, host: Host, name: str) -> None:
        self.host = host
        self.name = name

    def record(self, kind: Any) -> Record:
        """A blank record."""
        return self._record(kind.LAYOUT)

    def row(self, kind: Any, count: int) -> Row:
        """So many blank records."""
        room = Room(self.host, kind.LAYOUT.size() * count)
        return Row(room, kind.LAYOUT, count, room.at)

    def numbers(self, values: Iterable[int]) -> Array:
        """A sequence of integers as the kernels take it."""
        every = list(values)
        made = self._longs(len(every))
        made[:] = every
        return made

    def buffer(self) -> Array:
        """Room for legal actions."""
        return self._longs(LEGAL_CAPACITY)

    def buffers(self, count: int) -> Array:
        """So many of them."""
        return self._longs(count, LEGAL_CAPACITY)

    def rules(self, rules: Rules) -> Record:
        """Switches and tables as a record."""
        return self._sent(RULES, rules_record(rules))

    def put(self, states: Row, at: int, state: State) -> None:
        """Copy an interpreted state into a record; how its pieces lie is not kept."""
        self.host.write(states._place(at), PACKED_STATE.pack(*state.numbers()))

    def get(self, states: Row, at: int) -> State:
        """A record as an interpreted state, with nothing laid."""
        return State.from_numbers(PACKED_STATE.unpack_from(self.host.read(states._place(at), STATE.size())))

    def kernels(self, module: ModuleType, records: dict[str, Layout]) -> SimpleNamespace:
        """The functions of a module. `records` has the layouts that their annotations name."""
        functions = (value for value in vars(module).values() if isinstance(value, FunctionType))
        own = [function for function in functions if function.__module__ == module.__name__]
        return SimpleNamespace(**{function.__name__: self.kernel(function, records) for function in own})

    def kernel(self, function: FunctionType, records: dict[str, Layout]) -> Callable[..., Any]:
        """One function, run by the host."""
        texts = dict(function.__annotations__)
        result = texts.pop("return")
        takers = [_taker(text, records) for text in texts.values()]
        name, letter = exported_name(function), LETTERS[result]

        def call(*arguments: Any) -> Any:
            pairs = [pair for take, value in zip(takers, arguments, strict=True) for pair in take(value)]
            found = self.host.call(name, letter, pairs)
            return None if result == "None" else found != 0 if result == "bool" else found

        return call

    def _longs(self, *shape: int) -> Array:
        room = Room(self.host, 8 * items_of(shape))
        return Array(room, "i8", shape, room.at)

    def _record(self, layout: Layout) -> Record:
        room = Room(self.host, layout.size())
        return Record(room, layout, room.at)

    def _sent(self, layout: Layout, local: Any) -> Record:
        made = self._record(layout)
        self.host.write(made._at, bytes(local))
        return made


Taker = Callable[[Any], list[tuple[str, Number]]]


def _taker(text: str, records: dict[str, Layout]) -> Taker:
    """How a value is passed as a parameter that is annotated so."""
    if text in LETTERS:
        letter = LETTERS[text]
        return lambda value: [(letter, value if letter == "f" else int(value))]
    if text in ("Buffer", "Sequence[int]", "Sequence[Buffer]"):
        return _array_taker("i8", 1 + (text == "Sequence[Buffer]"))
    if text.startswith("list["):
        return _array_taker(records[text[5:-1]], 1)
    return _record_taker(records[text])


def _array_taker(kind: str | Layout, dimensions: int) -> Taker:
    def take(value: Any) -> list[tuple[str, Number]]:
        if not isinstance(value, Array) or value.kind != kind or len(value.shape) != dimensions:
            wanted = f"a row of {kind.name}" if isinstance(kind, Layout) else "arrays of 64 bits"
            raise TypeError(f"a kernel takes {wanted}")
        return [("p", value.at), ("i", len(value))]

    return take


def _record_taker(layout: Layout) -> Taker:
    def take(value: Any) -> list[tuple[str, Number]]:
        if not isinstance(value, Record) or value._layout != layout:
            raise TypeError(f"a kernel takes a record of {layout.name}")
        return [("p", value._at)]

    return take
