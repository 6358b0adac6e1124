"""A bot worker as the server sees it: a process that says when it is ready and answers one question at a time."""

from __future__ import annotations

import asyncio
import contextlib
import json
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from typing import Self

from .questions import Question
from .worker import CHOSEN, LENGTH_BYTES, READY

COMMAND = (sys.executable, "-m", "projectl.server.bots.worker")

LAST_SECONDS = 0.5
"""So long a process has to end by itself."""


class WorkerDiedError(Exception):
    """The process has ended, or been killed."""


class NoMoveError(Exception):
    """The bot was asked and has raised, or chosen something that cannot be played."""


class WorkerProcess:
    """One process. Who has lost patience with it, or has no more use for it, must `end` it."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._questions, self._answers = process.stdin, process.stdout

    @classmethod
    async def start(cls, command: Sequence[str] = COMMAND) -> Self:
        """A new one, which is not ready yet."""
        return cls(await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE))

    @property
    def pid(self) -> int:
        """Of the process."""
        return self._process.pid

    async def ready(self, seconds: float) -> None:
        """Wait until it has loaded what it needs and can be asked; TimeoutError if that takes too long."""
        async with asyncio.timeout(seconds):
            kind, *_ = await self._heard()
        if kind != READY:
            raise WorkerDiedError(f"said {kind}")

    async def ask(self, question: Question, seconds: float) -> str:
        """The notation of an action; NoMoveError, WorkerDiedError or TimeoutError if none comes."""
        async with asyncio.timeout(seconds):
            packed = pickle.dumps(question)
            with contextlib.suppress(ConnectionError):  # that it has died is seen by reading
                self._questions.write(len(packed).to_bytes(LENGTH_BYTES) + packed)
                await self._questions.drain()
            kind, words = await self._heard()
        if kind != CHOSEN:
            raise NoMoveError(words)
        return words

    async def _heard(self) -> list[str]:
        line = await self._answers.readline()
        if not line:
            raise WorkerDiedError("ended")
        words: list[str] = json.loads(line)
        return words

    async def died(self) -> None:
        """Wait until the process has ended."""
        await self._process.wait()

    async def end(self) -> None:
        """Let it go, or kill it if it does not go soon, whatever it is doing."""
        self._questions.close()
        try:
            await asyncio.wait_for(self._process.wait(), LAST_SECONDS)
        except TimeoutError:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()
