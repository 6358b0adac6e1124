"""Asks the bots of all tables. Whatever becomes of a bot or its process, a table gets an answer.

Questions wait in a queue of our own, and only thinking is timed: many tables make each other wait, but never fail. One
that was not answered, because its worker was killed or took too long, is asked again, then of weaker bots.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace

import structlog

from projectl.bots import make_bot
from projectl.server.metrics import BOT_CRASHES, BOT_QUEUE, BOT_SECONDS, BOT_STAND_INS, BOT_WAIT_SECONDS
from projectl.server.supervisor import Kept, Supervisor, UnwellError

from .cooldown import Rests
from .fair_queue import FairQueue
from .process import COMMAND, NoMoveError, WorkerDiedError, WorkerProcess
from .questions import Answer, Question, answered_by
from .substitutes import LAST_RESORT, stand_ins

ATTEMPTS = 2
"""So often a bot is asked before another one plays."""
WARM_SECONDS = 120.0
"""So long a worker may take until it is ready."""
FAILED_STARTS = 2
"""After so many workers in a row that did not become ready nobody waits for the next one."""
DOWN_SECONDS = 10.0
"""Between attempts to start a worker then."""
DOWN, RESTS = "no worker starts", "rests"

log = structlog.get_logger("projectl.bots")


class NotAnsweredError(Exception):
    """A question came back without an answer; `is_expected`: the bot was not even asked, as it is known to be ill."""

    def __init__(self, reason: str, is_expected: bool = False) -> None:
        super().__init__(reason)
        self.is_expected = is_expected


@dataclass(eq=False, slots=True)
class Ticket:
    """A question that waits for its answer."""

    question: Question
    answer: asyncio.Future[str]
    since: float = field(default_factory=time.monotonic)

    def fail(self, reason: str, is_expected: bool = False) -> None:
        """There will be no answer."""
        if not self.answer.done():
            self.answer.set_exception(NotAnsweredError(reason, is_expected))


class BotPool:
    """A queue, and workers that are kept alive. They are started when a table first has a bot."""

    part = "bots"
    """Its name, for who looks after the server."""

    def __init__(self, workers: int, seconds: float, supervisor: Supervisor, command: Sequence[str] = COMMAND) -> None:
        self._count = workers
        self._seconds = seconds
        self._supervisor = supervisor
        self._command = command
        self._queue: FairQueue[Ticket] = FairQueue()
        self._rests = Rests()
        self._workers: list[Kept] = []
        self._failed_starts = 0
        self.processes: set[WorkerProcess] = set()
        """Those that are running now."""
        supervisor.watch(self.part, self.trouble, is_vital=False)

    def start(self) -> None:
        """Have the workers come up, unless they are there."""
        while len(self._workers) < self._count:
            self._workers.append(self._supervisor.keep(f"{self.part}-worker", self._work, is_vital=False))

    def trouble(self) -> str | None:
        """Why bots play less well than they should; None: they do not."""
        if self._is_down:
            return DOWN
        resting = self._rests.everywhere()
        return f"no answer from {', '.join(resting)}" if resting else None

    @property
    def _is_down(self) -> bool:
        return self._failed_starts >= FAILED_STARTS

    async def choose(self, question: Question, refused: Collection[str] = ()) -> Answer:
        """The action that the bot chooses, or one that gave an answer in its stead.

        The bots in `refused` have chosen what the table did not accept. NotAnsweredError if nobody is left.
        """
        self.start()
        for bot in (question.bot, *stand_ins(question.bot)):
            if bot not in refused:
                try:
                    return _counted(question, Answer(await self._asked(replace(question, bot=bot)), bot))
                except NotAnsweredError as error:
                    if not error.is_expected:
                        log.warning("bot-failed", game=question.game, seat=question.seat, bot=bot, reason=str(error))
        if LAST_RESORT in refused:
            raise NotAnsweredError("refused")
        last = make_bot(LAST_RESORT, secrets.randbits(62))
        return _counted(question, Answer(await asyncio.to_thread(answered_by, last, question), LAST_RESORT))

    async def ask_once(self, question: Question) -> str:
        """What a worker answers; NotAnsweredError if it does not. Who waits no longer is not answered any more."""
        self.start()
        return await self._asked_once(question)

    async def _asked(self, question: Question) -> str:
        """What a bot answers; NotAnsweredError if it does not, however often it is asked."""
        for _ in range(ATTEMPTS - 1):
            try:
                return await self._asked_once(question)
            except NotAnsweredError as error:
                if error.is_expected:
                    raise
        try:
            return await self._asked_once(question)
        except NotAnsweredError:
            self._rests.given_up(question)
            raise

    async def _asked_once(self, question: Question) -> str:
        if self._is_down:
            raise NotAnsweredError(DOWN, is_expected=True)
        if self._rests.is_resting(question):
            raise NotAnsweredError(RESTS, is_expected=True)
        ticket = Ticket(question, asyncio.get_running_loop().create_future())
        self._queue.put(question.host, question.game, ticket)
        BOT_QUEUE.set(len(self._queue))
        return await ticket.answer

    async def _work(self) -> None:
        """What keeps one worker busy. It ends with its process, and the supervisor begins it again."""
        if self._is_down:  # nobody waits for it
            await asyncio.sleep(DOWN_SECONDS)
        async with self._process() as process:
            while True:
                await self._answer_next(process)
                await self._ready(process)

    @asynccontextmanager
    async def _process(self) -> AsyncIterator[WorkerProcess]:
        """A new one, which is ready."""
        try:
            process = await WorkerProcess.start(self._command)
        except OSError as error:
            raise self._not_ready(error) from error
        self.processes.add(process)
        try:
            await self._ready(process)
            yield process
        finally:
            self.processes.discard(process)
            await process.end()

    async def _ready(self, process: WorkerProcess) -> None:
        try:
            await process.ready(WARM_SECONDS)
        except (WorkerDiedError, TimeoutError) as error:
            raise self._not_ready(error) from error
        self._failed_starts = 0

    def _not_ready(self, error: Exception) -> UnwellError:
        BOT_CRASHES.inc()
        self._failed_starts += 1
        if self._is_down:
            for ticket in self._queue.drain():
                ticket.fail(DOWN, is_expected=True)
        return UnwellError(f"not ready: {_reason(error)}")

    async def _answer_next(self, process: WorkerProcess) -> None:
        ticket = await self._next_for(process)
        BOT_WAIT_SECONDS.observe(time.monotonic() - ticket.since)
        try:
            with BOT_SECONDS.time():
                action = await process.ask(ticket.question, self._seconds)
        except NoMoveError as error:
            self._rests.failed(ticket.question)
            ticket.fail(str(error))
        except (WorkerDiedError, TimeoutError) as error:
            BOT_CRASHES.inc()
            self._rests.failed(ticket.question)
            ticket.fail(_reason(error))
            raise UnwellError(_reason(error)) from error
        except BaseException:
            ticket.fail("worker stopped")
            raise
        else:
            self._rests.answered(ticket.question)
            if not ticket.answer.done():
                ticket.answer.set_result(action)

    async def _next_for(self, process: WorkerProcess) -> Ticket:
        """What to ask the process next. One that dies while it has nothing to do is replaced at once."""
        ticket, died = asyncio.create_task(self._next()), asyncio.create_task(process.died())
        try:
            await asyncio.wait((ticket, died), return_when=asyncio.FIRST_COMPLETED)
            if not ticket.done():
                BOT_CRASHES.inc()
                raise UnwellError("ended")
            return ticket.result()
        finally:
            ticket.cancel()
            died.cancel()

    async def _next(self) -> Ticket:
        """The next question that somebody still waits for, of a bot that is not resting."""
        while True:
            ticket = await self._queue.get()
            BOT_QUEUE.set(len(self._queue))
            if ticket.answer.done():
                continue
            if not self._rests.is_resting(ticket.question):
                return ticket
            ticket.fail(RESTS, is_expected=True)

    async def close(self) -> None:
        """Stop the workers."""
        await asyncio.gather(*(worker.stop() for worker in self._workers))
        self._workers.clear()


class AdvicePool(BotPool):
    """The same for advice, in workers of its own, so that no bot waits for it. Its questions wait in turn by person."""

    part = "advice"


class ReviewPool(BotPool):
    """The same for reviews, which are made turn by turn: whoever waits for one has a turn judged after the others'."""

    part = "reviews"


def _counted(question: Question, answer: Answer) -> Answer:
    if answer.bot != question.bot:
        BOT_STAND_INS.labels(question.bot).inc()
    return answer


def _reason(error: BaseException) -> str:
    return "took too long" if isinstance(error, TimeoutError) else str(error)
