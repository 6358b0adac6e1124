"""Bots of users: their code runs in a process of its own, which is killed when its time is over.

    bot = ExternalBot(BotFile(Path("mine.py"), "MyBot"), seed=1, budget=Budget(2.0))

The class is called with the seed, or without arguments if it takes none.
"""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any

from projectl.bots.api import SeatView
from projectl.bots.registry.sources import BotFile, EntryPoint
from projectl.record.notation.action import Action
from projectl.rules.ruleset import Rules

from .budget import DIED, NOT_LOADED, OVERTIME, RAISED, BotFailureError, Budget
from .guard import checked
from .worker import CHOOSE, FAILED, GAME, READY, serve

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

START_SECONDS = 30.0
"""For a new process to import the user's code, whatever that imports."""


class ExternalBot:
    """A bot in a process of its own. `close` ends the process; so does the end of this one."""

    def __init__(self, source: BotFile | EntryPoint, seed: int, budget: Budget | None = None) -> None:
        self.name = str(source)
        self.budget = budget or Budget()
        self._rules: Rules | None = None
        context = multiprocessing.get_context("spawn")  # a fork would share this process's files and threads
        self._connection, theirs = context.Pipe()
        self._process: BaseProcess = context.Process(target=serve, args=(theirs, tuple(source), seed), daemon=True)
        self._process.start()
        theirs.close()
        kind, detail = self._answer(START_SECONDS)
        if kind != READY:
            self.close()
            raise BotFailureError(NOT_LOADED, self.name, detail)

    def choose(self, view: SeatView, legal: Sequence[Action]) -> Action:
        """Its decision; BotFailureError, with its process killed, when none comes in time or it is none."""
        if self._rules != view.rules:
            self._send((GAME, view.rules))
            self._rules = view.rules
        self._send((CHOOSE, view.state, view.seat, [int(action) for action in legal]))
        kind, answer = self._answer(self.budget.seconds)
        if kind == FAILED:
            raise BotFailureError(RAISED, self.name, answer)
        return checked(self.name, answer, legal)

    def close(self) -> None:
        """End the process, whatever it is doing."""
        self._connection.close()
        if self._process.is_alive():
            self._process.kill()
        self._process.join()

    def _send(self, message: tuple[object, ...]) -> None:
        try:
            self._connection.send(message)
        except OSError as error:
            self._died(error)

    def _answer(self, seconds: float) -> tuple[str, Any]:
        try:
            if self._connection.poll(seconds):
                kind, answer = _received(self._connection)
                return kind, answer
        except (EOFError, OSError) as error:
            self._died(error)
        self.close()
        raise BotFailureError(OVERTIME, self.name, f"{seconds:g} s")

    def _died(self, error: Exception) -> None:
        self.close()
        raise BotFailureError(DIED, self.name, f"exit code {self._process.exitcode}") from error


def _received(connection: Connection[Any, Any]) -> tuple[str, Any]:
    """A message of the child: plain strings and numbers as JSON, so that nothing of it is ever run here."""
    kind, answer = json.loads(connection.recv_bytes())
    return str(kind), answer
