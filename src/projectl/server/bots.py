"""Bots think in processes of their own, so that they hold nobody up and cannot take the server with them."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import structlog

from projectl.bots import make_bot

from .bot_worker import Question, answer, decide
from .metrics import BOT_CRASHES, BOT_SECONDS
from .parents import end_with_parent

__all__ = ["BotPool", "Question", "fallback"]

ATTEMPTS = 2
FALLBACK = "random"
"""Plays when a bot has failed, so that a game never stands still."""

log = structlog.get_logger("projectl.bots")


class BotPool:
    """Asks bots in worker processes. A worker that dies or thinks too long is replaced."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._workers = workers
        self._seconds = seconds
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        # Forking a process that has threads is asking for trouble; a spawned one begins afresh.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=context, initializer=end_with_parent)

    async def choose(self, question: Question) -> str:
        """The notation of the action that the bot chooses."""
        for _ in range(ATTEMPTS):
            pool = self._pool
            try:
                with BOT_SECONDS.time():
                    asked = asyncio.get_running_loop().run_in_executor(pool, answer, question)
                    return await asyncio.wait_for(asked, self._seconds)
            except (BrokenProcessPool, TimeoutError) as error:
                self._replace(pool, error)
            except Exception:
                log.exception("bot-failed", game=question.game, bot=question.bot)
                break
        return fallback(question)

    def _replace(self, pool: ProcessPoolExecutor, error: BaseException) -> None:
        if pool is not self._pool:  # somebody else has seen it too
            return
        BOT_CRASHES.inc()
        log.warning("bot-worker-replaced", reason=type(error).__name__)
        self._pool = self._new_pool()
        _discard(pool)

    def close(self) -> None:
        """Stop the workers."""
        _discard(self._pool)


def fallback(question: Question) -> str:
    """What is played for a bot that gives no answer, or none that can be played."""
    return decide(make_bot(FALLBACK, secrets.randbits(62)), question)


def _discard(pool: ProcessPoolExecutor) -> None:
    """A worker that hangs would never end by itself; there is no public way to its process before Python 3.14."""
    workers = [*(pool._processes or {}).values()]
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()
