"""Whether the server can serve: what a balancer, or a host who wonders, asks."""

from __future__ import annotations

import asyncio

from projectl.server.storage.outages import trouble_of
from projectl.server.storage.sqlite.file import DatabaseFile

from .errors import RefusedError
from .rooms import Hub
from .supervisor import Trouble

ANSWER_SECONDS = 3.0
PARTS = (
    "database-deleted", "database-replaced", "database", "disk", "journal", "news", "leases", "sweep", "orders",
)  # fmt: skip
"""Those that have words of their own, `not-ready-…`, what explains most first: without a database nothing works."""


class Readiness:
    """Looks at the database and its disk, and asks the supervisor for the rest."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._file = DatabaseFile.of(hub.store.engine)

    async def check(self) -> list[Trouble]:
        """What the server does less well for, now. RefusedError, with the part in its code, if it cannot serve."""
        if self._hub.is_stopping:
            raise RefusedError("server-stopping")
        troubles = [*self._of_file(), *await self._of_database(), *self._hub.supervisor.troubles()]
        vital = {_part(trouble): trouble for trouble in troubles if trouble.is_vital}
        for part in sorted(vital, key=lambda part: PARTS.index(part) if part in PARTS else len(PARTS)):
            code = f"not-ready-{part}" if part in PARTS else "not-ready"
            raise RefusedError(code, part=part, reason=vital[part].reason, parts=sorted(vital))
        return troubles

    def _of_file(self) -> list[Trouble]:
        if self._file is None:
            return []
        if (loss := self._file.loss) is not None:
            return [Trouble(loss, loss, is_vital=True)]
        return [Trouble("disk", "disk-full", is_vital=True)] if self._file.is_disk_full else []

    async def _of_database(self) -> list[Trouble]:
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await self._hub.store.is_alive()
        except Exception as error:
            return [Trouble("database", trouble_of(error) or type(error).__name__, is_vital=True)]
        return []


def _part(trouble: Trouble) -> str:
    """A journal that cannot write for want of room tells of the disk."""
    return "disk" if trouble.reason == "disk-full" else trouble.part
