"""What must live as long as the process, and who sees to it: a task that ends is told of and begun again.

A server whose news or clocks have stopped still answers, which is worse than one that is down. So no such work is a
bare task: it is kept by the supervisor, which logs and counts every end of it that nobody asked for, starts it again
after a short while, and knows at any time which work is in trouble and why. Readiness asks it for that.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import structlog

from .metrics import TASK_FAILURES, TASKS_IN_TROUBLE

log = structlog.get_logger("projectl.supervision")

Work = Callable[[], Awaitable[object]]

FIRST_WAIT, LONGEST_WAIT = 0.1, 1.0
"""Seconds before a work that has failed is begun again; each failure in a row doubles them."""
SETTLED_SECONDS = 5.0
"""A work that was begun again and does not tell how it is has recovered when it has lasted so long."""
STOP_SECONDS = 1.0
SILENCE = 20.0
"""So many seconds over its time a work that is done again and again may take before it counts as stuck."""


Explain = Callable[[BaseException], str | None]
"""In a word what has happened, if that is understood, such as a database that is away: no traceback is logged."""


class UnwellError(Exception):
    """Raised by a work that knows what ails it: its text says it in a word, and no traceback is logged."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """A part that does not work now, and why, in a word or two for the host."""

    part: str
    reason: str
    is_vital: bool
    """Whether the server cannot serve without it; else it serves less well."""


class Kept:
    """One work, as the supervisor keeps it."""

    def __init__(
        self, name: str, work: Work, explain: Explain, over: Callable[[Kept], None], *, is_vital: bool, may_end: bool
    ) -> None:
        """`over` is called when it is."""
        self.name = name
        self.is_vital = is_vital
        self.is_over = False
        """Whether it was stopped, or has ended and may: it is not begun again."""
        self.longest_silence: float | None = None
        """Seconds without `well` after which it counts as stuck; None: it is silent by nature."""
        self._work = work
        self._explain = explain
        self._over = over
        self._may_end = may_end
        self._reason: str | None = None
        self._in_a_row = 0
        self._well_at = time.monotonic()
        self._settling: asyncio.TimerHandle | None = None
        self._again: asyncio.TimerHandle | None = None
        self._is_to_stop = False
        self._begin()

    @property
    def trouble(self) -> Trouble | None:
        """Why it does not work now; None: it does."""
        reason = self._reason
        silent = time.monotonic() - self._well_at
        if reason is None and self.longest_silence is not None and silent > self.longest_silence:
            reason = "stuck"
        return None if reason is None or self.is_over else Trouble(self.name, reason, self.is_vital)

    @property
    def has_failed(self) -> bool:
        """Whether it was begun again and has not recovered yet."""
        return self._reason is not None

    def well(self) -> None:
        """It works, or works again."""
        self._well_at = time.monotonic()
        self._in_a_row = 0
        self._stop_settling()
        if self._reason is not None:
            self._reason = None
            TASKS_IN_TROUBLE.labels(self.name).dec()
            log.info("task-recovered", task=self.name)

    def cancel(self) -> None:
        """End it, without waiting until it has ended."""
        self._is_to_stop = True
        self.task.cancel()
        if self._again is not None:
            self._again.cancel()
            self._finish()

    async def stop(self) -> None:
        """End it; what it raises now is of no interest. It is told again, should it not have listened."""
        self.cancel()
        while not self.task.done():
            self.task.cancel()
            await asyncio.wait([self.task], timeout=STOP_SECONDS)

    async def over(self) -> None:
        """Wait until it is."""
        while not self.is_over:
            await asyncio.wait([self.task])
            await asyncio.sleep(0.001)  # it may be about to be begun again

    def _begin(self) -> None:
        self._again = None
        self.task = asyncio.create_task(self._keep(), name=self.name)
        self.task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        """A task that somebody has cancelled who was not to do that is begun again like any other."""
        if self._is_to_stop or not task.cancelled():
            self._finish()
            return
        self._failed(UnwellError("cancelled"))
        self._again = asyncio.get_running_loop().call_later(FIRST_WAIT, self._begin)

    def _finish(self) -> None:
        self.is_over = True
        self._stop_settling()
        if self._reason is not None:
            self._reason = None
            TASKS_IN_TROUBLE.labels(self.name).dec()
        self._over(self)

    async def _keep(self) -> None:
        if self.has_failed:
            self._settle()
        while not await self._attempt():
            await asyncio.sleep(min(LONGEST_WAIT, FIRST_WAIT * 2 ** min(self._in_a_row - 1, 10)))
            self._settle()

    async def _attempt(self) -> bool:
        """Do the work; whether it is over, as only some may be."""
        try:
            await self._work()
        except asyncio.CancelledError as error:
            task = asyncio.current_task()
            if task is not None and task.cancelling():  # this task itself
                raise
            self._failed(error)  # something that the work has waited for was cancelled
        except Exception as error:
            self._failed(error)
        else:
            if self._may_end:
                return True
            self._failed(UnwellError("ended"))
        return False

    def _failed(self, error: BaseException) -> None:
        self._stop_settling()
        TASK_FAILURES.labels(self.name).inc()
        if self._reason is None:
            TASKS_IN_TROUBLE.labels(self.name).inc()
        understood = str(error) if isinstance(error, UnwellError) else self._explain(error)
        reason = understood or type(error).__name__
        is_new, self._reason = reason != self._reason, reason
        self._in_a_row += 1
        if understood or not is_new:  # the traceback of what goes on has been logged
            log.warning("task-failed", task=self.name, reason=reason, in_a_row=self._in_a_row)
        else:
            log.error("task-failed", task=self.name, reason=reason, exc_info=error)

    def _settle(self) -> None:
        self._settling = asyncio.get_running_loop().call_later(SETTLED_SECONDS, self.well)

    def _stop_settling(self) -> None:
        if self._settling is not None:
            self._settling.cancel()
            self._settling = None


class Supervisor:
    """Keeps works alive until it is stopped. There is one for a process."""

    def __init__(self, explain: Explain = lambda _: None) -> None:
        self._explain = explain
        self._kept: set[Kept] = set()
        self._watched: list[tuple[str, Callable[[], str | None], bool]] = []

    def keep(self, name: str, work: Work, *, is_vital: bool = True) -> Kept:
        """Run `work` for the life of the process: it is begun again whenever it ends, in whatever way.

        Works of one name are counted together, so names are few. One that has failed has recovered when it calls
        `well`, or when it has lasted for a while.
        """
        return self._add(name, work, is_vital=is_vital, may_end=False)

    def see_through(self, name: str, work: Work, *, is_vital: bool = True) -> Kept:
        """Run `work` until it has returned once: what fails is tried again until it succeeds."""
        return self._add(name, work, is_vital=is_vital, may_end=True)

    def every(self, seconds: float, name: str, work: Work, *, is_vital: bool = True) -> Kept:
        """Run `work` again and again, for the first time after `seconds`; what fails is tried again soon."""

        async def again_and_again() -> None:
            while True:
                if not kept.has_failed:
                    await asyncio.sleep(seconds)
                await work()
                kept.well()

        kept = self.keep(name, again_and_again, is_vital=is_vital)
        kept.longest_silence = seconds + SILENCE
        return kept

    def watch(self, part: str, check: Callable[[], str | None], *, is_vital: bool = True) -> None:
        """Ask `check` too when somebody asks for troubles: why the part does not work, or None. It must not wait."""
        self._watched.append((part, check, is_vital))

    def troubles(self) -> list[Trouble]:
        """What does not work now, each part once."""
        found = [trouble for kept in self._kept if (trouble := kept.trouble) is not None]
        found += [Trouble(part, reason, vital) for part, check, vital in self._watched if (reason := check())]
        return sorted({trouble.part: trouble for trouble in found}.values(), key=lambda trouble: trouble.part)

    async def stop(self) -> None:
        """End all that is kept."""
        await asyncio.gather(*(kept.stop() for kept in [*self._kept]))

    def _add(self, name: str, work: Work, *, is_vital: bool, may_end: bool) -> Kept:
        kept = Kept(name, work, self._explain, self._kept.discard, is_vital=is_vital, may_end=may_end)
        self._kept.add(kept)
        return kept
