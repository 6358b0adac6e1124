"""How notices travel."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from projectl.server.supervisor import Supervisor

from .notices import Notice

Hear = Callable[[str, Notice], None]
"""Called with the sender and the notice."""


class Wire(Protocol):
    """To the other processes on the same database."""

    is_shared: bool
    """Whether there may be others at all."""

    def start(self, hear: Hear, missed: Callable[[], None], supervisor: Supervisor) -> None:
        """Call `hear` with what others tell, and `missed` when some of it may have been lost."""
        ...

    def tell(self, notice: Notice) -> None:
        """Tell the others soon. It may be lost, as when a connection breaks; then they `missed` it."""
        ...

    async def stored_after(self, held: Mapping[str, int]) -> Sequence[Mapping[str, Any]]:
        """The rows of the log that others have stored after the numbers held, of many games at once, in order."""
        ...

    async def close(self) -> None:
        """Tell no more and hear no more."""
        ...


class Alone:
    """There are no others: a database in a file serves one process."""

    is_shared = False

    def start(self, hear: Hear, missed: Callable[[], None], supervisor: Supervisor) -> None:
        """Nothing will be heard."""

    def tell(self, notice: Notice) -> None:
        """Nobody is there."""

    async def stored_after(self, held: Mapping[str, int]) -> Sequence[Mapping[str, Any]]:
        """Nobody else stores anything."""
        return ()

    async def close(self) -> None:
        """There is nothing to close."""
