"""Handles of records whose memory is elsewhere behave as the records do, and nothing is left lying there."""

import ctypes
import gc
from collections.abc import Sequence
from typing import Any

import pytest
import samples
from needs import native_maker
from ways import compare, play

from projectl.aot.hosts.making import maker_of
from projectl.rules import State
from projectl.rules.ways.elsewhere import Elsewhere, Number
from projectl.rules.ways.library import NoLibraryError, library_path, open_library


class Here:
    """A host in this very process: the native library, its memory reached by addresses alone."""

    def __init__(self) -> None:
        self.rooms: dict[int, Any] = {}

    def about(self) -> str:
        return open_library().about

    def room(self, size: int) -> int:
        made = ctypes.create_string_buffer(max(size, 1))
        self.rooms[ctypes.addressof(made)] = made
        return ctypes.addressof(made)

    def release(self, at: int) -> None:
        del self.rooms[at]

    def write(self, at: int, content: bytes) -> None:
        ctypes.memmove(at, content, len(content))

    def read(self, at: int, size: int) -> bytes:
        return ctypes.string_at(at, size)

    def call(self, name: str, result: str, arguments: Sequence[tuple[str, Number]]) -> Number:
        kinds = {"i": ctypes.c_int64, "p": ctypes.c_void_p, "f": ctypes.c_double}
        entry = ctypes.CFUNCTYPE(kinds[result], *(kinds[letter] for letter, _ in arguments))
        function = entry((name, open_library().handle))
        found: Number = function(*(value for _, value in arguments))
        return found


@pytest.fixture
def maker() -> Elsewhere:
    native_maker()
    return Elsewhere(Here(), "here")


def test_fields_of_every_kind(maker: Elsewhere) -> None:
    thing = maker.record(samples.Thing)
    thing.small, thing.middle, thing.real = -7, 1 << 20, 0.1
    thing.short[1:3] = [-2, 3]
    thing.wide[-1] = -(1 << 62)
    thing.singles[0] = 0.1
    thing.grid[1][:] = [1.0, 2.0, 3.0, 4.0]
    thing.turns[1].marks[2] = 9
    assert (thing.small, thing.middle, thing.real) == (-7, 1 << 20, 0.1)
    assert thing.short.tolist() == [0, -2, 3, 0]
    assert list(thing.wide) == [0, 0, 0, -(1 << 62)]
    assert thing.singles[0] == ctypes.c_float(0.1).value
    assert [row.tolist() for row in thing.grid] == [[0.0] * 4, [1.0, 2.0, 3.0, 4.0]]
    assert (thing.turns[1].marks[2], thing.turns[0].marks[2], thing.inner.count) == (9, 0, 0)


def test_what_is_not_there_is_refused(maker: Elsewhere) -> None:
    thing, row = maker.record(samples.Thing), maker.row(State, 2)
    with pytest.raises(AttributeError, match="Thing has no field colour"):
        _ = thing.colour
    with pytest.raises(AttributeError, match="short is no plain number"):
        thing.short = 1
    with pytest.raises(IndexError):
        thing.short[4] = 1
    with pytest.raises(ValueError, match="as many numbers"):
        thing.short[:] = [1]
    with pytest.raises(TypeError, match="only numbers"):
        row[0] = row[1]
    store: Any = samples.store
    kernel = maker.kernel(store, {"Thing": samples.Inner.LAYOUT})
    with pytest.raises(TypeError, match="a record of Inner"):
        kernel(thing, 1, 2)


def test_room_is_given_back(maker: Elsewhere) -> None:
    assert isinstance(maker.host, Here)
    row = maker.row(State, 3)
    first = row[0]
    assert len(maker.host.rooms) == 1
    del row
    gc.collect()
    assert len(maker.host.rooms) == 1, "a part of it is still in use"
    del first
    gc.collect()
    assert not maker.host.rooms


def test_games_are_the_same(maker: Elsewhere) -> None:
    for number in range(4):
        compare(maker, play(number, rounds=2))


def test_a_state_comes_back_as_it_was_put(maker: Elsewhere) -> None:
    state = play(3, rounds=1).trail.start
    row = maker.row(State, 2)
    maker.put(row, 1, state)
    assert maker.get(row, 1) == state
    assert maker.get(row, 0) == State()


def test_a_module_of_other_files_is_refused() -> None:
    native_maker()

    class Other(Here):
        def about(self) -> str:
            return super().about().replace("State ", "State 0")

    maker_of(Here(), "here", library_path())
    with pytest.raises(NoLibraryError, match="another layout of State"):
        maker_of(Other(), "here", library_path())
