"""The real server with storage switched off."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

from sqlalchemy import Executable

from projectl.server.backend import Backend, open_backend
from projectl.server.storage.journal import Journal


class Forgetful(Journal):
    """A journal that stores nothing: whoever asks is told at once that it was written."""

    async def write(
        self, *statements: Executable, entry: Mapping[str, Any] | None = None, epoch: str | None = None
    ) -> None:
        """Nothing is written."""


async def open_forgetful(url: str) -> Backend:
    """A database that is only read."""
    backend = await open_backend(url)
    await backend.journal.close()
    return dataclasses.replace(backend, journal=Forgetful(backend.engine, backend.journal.epoch))
