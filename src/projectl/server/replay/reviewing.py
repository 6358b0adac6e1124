"""Reviews that are asked for: made turn by turn in workers beside the loop, once for all who wait, and kept."""

from __future__ import annotations

import asyncio
import json
import time
from collections import OrderedDict

from projectl.game.review_documents import ReviewDocument
from projectl.record.record import GameRecord
from projectl.record.remarks import UsedHint
from projectl.review import Review
from projectl.rules.state import State
from projectl.server.bots.pool import NotAnsweredError, ReviewPool
from projectl.server.bots.questions import ReviewQuestion
from projectl.server.errors import RefusedError
from projectl.server.table import Table

from .records import record_to_review

PATIENCE = 20.0
"""Nobody has asked for so many seconds: then nobody waits any more, and no further turn is judged."""
LONGEST_WAIT = 8.0
"""So long a request waits for something new."""
KEPT = 48


class Reviews:
    """Makes the reviews that are asked for."""

    def __init__(self, pool: ReviewPool) -> None:
        self._pool = pool
        self._making: OrderedDict[str, Making] = OrderedDict()

    async def of(self, table: Table, reader: str, after: int) -> ReviewDocument:
        """The review of a game as soon as more than `after` turns of it are judged, or what there is after a while."""
        record, hints = record_to_review(table), tuple(table.hints)
        if table.id not in self._making:
            blank = await asyncio.to_thread(lambda: Review(record, hints).document())  # refuses what cannot be reviewed
            self._making.setdefault(table.id, Making(self._pool, record, hints, table.id, blank))
        self._making.move_to_end(table.id)
        while len(self._making) > KEPT:
            self._making.popitem(last=False)[1].stop()
        return await self._making[table.id].beyond(after, reader)

    def stop(self) -> None:
        """Judge no further turn."""
        for making in self._making.values():
            making.stop()


class Making:
    """One review. Turns are judged as long as somebody waits for them."""

    def __init__(
        self, pool: ReviewPool, record: GameRecord, hints: tuple[UsedHint, ...], game: str, review: ReviewDocument
    ) -> None:
        self._pool, self._record, self._hints, self._game = pool, record, hints, game
        self._review = review
        self._news = asyncio.Event()
        self._asked = 0.0
        self._task: asyncio.Task[None] | None = None

    @property
    def _judged(self) -> int:
        return len(self._review["turns"])

    def stop(self) -> None:
        """Judge no further turn."""
        if self._task is not None:
            self._task.cancel()

    async def beyond(self, after: int, reader: str) -> ReviewDocument:
        """The review with more than so many turns, or as it is after a while; RefusedError if it does not go on."""
        end = time.monotonic() + LONGEST_WAIT
        while self._judged <= after and self._judged < self._review["total"] and time.monotonic() < end:
            self._asked = time.monotonic()
            if self._task is None or self._task.done():
                self._task = asyncio.create_task(self._make(reader))
            news = asyncio.create_task(self._news.wait())
            await asyncio.wait((news, self._task), timeout=1, return_when=asyncio.FIRST_COMPLETED)
            news.cancel()
            if self._task.cancelled():
                raise RefusedError("review-not-made")
            if self._task.done() and self._task.exception() is not None:
                raise RefusedError("review-not-made") from self._task.exception()
        return self._review

    async def _make(self, reader: str) -> None:
        while self._judged < self._review["total"] and time.monotonic() - self._asked < PATIENCE:
            self._review = await self._next(reader)
            self._news.set()
            self._news = asyncio.Event()

    async def _next(self, reader: str) -> ReviewDocument:
        """One turn more; a worker that failed is asked once again."""
        question = ReviewQuestion(
            game=self._game,
            host=reader,
            seat=0,
            bot="review",
            options=self._record.options,
            known=State(),
            record=self._record,
            hints=self._hints,
            turns=tuple(self._review["turns"]),
        )
        try:
            answer = await self._pool.ask_once(question)
        except NotAnsweredError:
            answer = await self._pool.ask_once(question)
        found: ReviewDocument = json.loads(answer)
        return found
