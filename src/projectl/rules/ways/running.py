"""The ways to run the kernels: one protocol, and a maker of records and kernels for each way.

    maker = best()
    states = maker.row(State, 1000)
    kernels = engine_kernels(maker)
    kernels.deal_at(states, 0, maker.rules(rules), 42)

*Interpreted* needs nothing; *native* needs the library that `make kernels` makes (`projectl.rules.ways.library`).
Both play every game alike, to the last bit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, partial
from types import ModuleType
from typing import Any, Protocol, runtime_checkable

from projectl.rules import engine
from projectl.rules.buffers import new_buffer
from projectl.rules.engine import kernels as interpreted_kernels
from projectl.rules.layout import Layout
from projectl.rules.layouts import RECORDS
from projectl.rules.ruleset import Rules
from projectl.rules.state import State

from .library import NoLibraryError, open_library, say_once


class Maker(Protocol):
    """Makes what kernels work on, and the kernels."""

    name: str

    def record(self, kind: Any) -> Any:
        """A blank record of a kind (`State`, `Workspace` …), which has a LAYOUT."""
        ...

    def row(self, kind: Any, count: int) -> Any:
        """So many blank records."""
        ...

    def numbers(self, values: Iterable[int]) -> Any:
        """A sequence of integers as the kernels take it."""
        ...

    def buffer(self) -> Any:
        """Room for legal actions."""
        ...

    def buffers(self, count: int) -> Any:
        """So many of them."""
        ...

    def rules(self, rules: Rules) -> Any:
        """Switches and tables as the kernels take them."""
        ...

    def put(self, states: Any, at: int, state: State) -> None:
        """Copy a state into a row."""
        ...

    def get(self, states: Any, at: int) -> State:
        """A state of a row, as far as it is kept there."""
        ...

    def kernels(self, module: ModuleType, records: dict[str, Layout]) -> Any:
        """The functions of a module; `records` has the layouts that their annotations name."""
        ...


class Interpreted:
    """Runs everywhere, slowly."""

    name = "interpreted"

    def record(self, kind: Any) -> Any:
        """A blank record."""
        return kind()

    def row(self, kind: Any, count: int) -> list[Any]:
        """So many blank records."""
        return [kind() for _ in range(count)]

    def numbers(self, values: Iterable[int]) -> list[int]:
        """A list."""
        return list(values)

    def buffer(self) -> Any:
        """Room for legal actions."""
        return new_buffer()

    def buffers(self, count: int) -> list[Any]:
        """So many of them."""
        return [new_buffer() for _ in range(count)]

    def rules(self, rules: Rules) -> Rules:
        """As they are."""
        return rules

    def put(self, states: list[State], at: int, state: State) -> None:
        """Copy a state into a row."""
        states[at] = state.clone()

    def get(self, states: list[State], at: int) -> State:
        """A copy of a state of a row."""
        return states[at].clone()

    def kernels(self, module: ModuleType, _records: dict[str, Layout]) -> ModuleType:
        """The module itself."""
        return module


_BROUGHT: list[Maker] = []


def bring(maker: Maker) -> None:
    """Run everything by this maker from now on: where no library can be opened, as in a browser."""
    _BROUGHT.append(maker)
    native.cache_clear()
    best.cache_clear()


def is_brought(maker: Maker) -> bool:
    """Whether a maker came by `bring`, and was checked by who brought it."""
    return maker in _BROUGHT


@cache
def native() -> Maker:
    """The compiled way; NoLibraryError when there is no library, or one that was made from other files."""
    if _BROUGHT:
        return _BROUGHT[-1]
    library = open_library()
    library.check(engine, RECORDS.values())
    from .native import Native

    return Native(library)


@cache
def best() -> Maker:
    """The fastest way that there is here; says once when that is the interpreted one."""
    try:
        return native()
    except NoLibraryError as error:
        say_once(str(error))
        return Interpreted()


def bound(kernel: Callable[..., Any], *arguments: Any) -> Callable[[], Any]:
    """A call of a kernel that is repeated with the same arguments: what can be prepared of it is done once."""
    if isinstance(kernel, Preparable):
        return kernel.prepared(*arguments)
    return partial(kernel, *arguments)


@runtime_checkable
class Preparable(Protocol):
    """A kernel whose calls can be prepared."""

    def prepared(self, *arguments: Any) -> Callable[[], Any]:
        """A call with these arguments."""
        ...


def engine_kernels(maker: Maker) -> Any:
    """The kernels of the engine."""
    return maker.kernels(interpreted_kernels, RECORDS)
