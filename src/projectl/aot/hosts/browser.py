"""Kernels as WebAssembly beside a Python that itself runs in a browser: the host is an object of JavaScript.

`web/src/device/kernels.ts` makes it. Bytes cross as copies; numbers cross as they are, and become 64 bits over there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from projectl.rules.ways.elsewhere import Number


class Browser:
    """A host in the same worker. `to_js` is Pyodide's: it makes bytes into an array of JavaScript."""

    def __init__(self, there: Any, to_js: Callable[[Any], Any]) -> None:
        self._there = there
        self._to_js = to_js

    def about(self) -> str:
        """What the module tells of itself."""
        about: str = self._there.about()
        return about

    def room(self, size: int) -> int:
        """The address of so many zeros."""
        at: int = self._there.room(size)
        return at

    def release(self, at: int) -> None:
        """The room is needed no more."""
        self._there.release(at)

    def write(self, at: int, content: bytes) -> None:
        """Put bytes somewhere."""
        self._there.write(at, self._to_js(content))

    def read(self, at: int, size: int) -> bytes:
        """The bytes that lie somewhere."""
        found: bytes = self._there.read(at, size).to_bytes()
        return found

    def call(self, name: str, result: str, arguments: Sequence[tuple[str, Number]]) -> Number:
        """Run a kernel."""
        letters = result + "".join(letter for letter, _ in arguments)
        found: Number = self._there.call(name, letters, *(value for _, value in arguments))
        return found
