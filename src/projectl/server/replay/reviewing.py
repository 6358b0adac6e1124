"""Reviews that are asked for: made turn by turn in workers beside the loop, once for all who wait, and kept."""

from __future__ import annotations

import asyncio
import json
import time
from collections import OrderedDict
from typing import Any

from projectl.game.review_documents import ReviewDocument
from projectl.record.record import GameRecord
from projectl.record.remarks import UsedHint
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
ATTEMPTS = 2
"""So often a turn is asked for."""


class Reviews:
    """Makes the reviews that are asked for."""

    def __init__(self, pool: ReviewPool) -> None:
        self._pool = pool
        self._making: OrderedDict[str, Making] = OrderedDict()

    async def of(self, table: Table, reader: str, after: int) -> ReviewDocument:
        """The review of a game as soon as more than `after` turns of it are judged, or what there is after a while."""
        record = record_to_review(table)
        making = self._making.get(table.id)
        if making is None or making.is_stopped:
            making = self._making[table.id] = Making(self._pool, record, tuple(table.hints), table.id, reader, making)
        self._making.move_to_end(table.id)
        while len(self._making) > KEPT:
            self._making.popitem(last=False)[1].stop()
        return await making.beyond(after)

    def stop(self) -> None:
        """Judge no further turn."""
        for making in self._making.values():
            making.stop()


class Making:
    """One review."""

    def __init__(  # what there is to know of it
        self,
        pool: ReviewPool,
        record: GameRecord,
        hints: tuple[UsedHint, ...],
        game: str,
        reader: str,
        before: Making | None = None,
    ) -> None:
        self._pool, self._record, self._hints, self._game, self._reader = pool, record, hints, game, reader
        self._review: ReviewDocument | None = before._review if before else None
        self._fault: RefusedError | None = None
        self._news = asyncio.Event()
        self._asked = time.monotonic()
        self._task = asyncio.create_task(self._make())

    @property
    def is_stopped(self) -> bool:
        """Whether no further turn will be judged though some are left."""
        return self._task.done() and not self._is_whole

    @property
    def _is_whole(self) -> bool:
        return self._review is not None and len(self._review["turns"]) == self._review["total"]

    def stop(self) -> None:
        """Judge no further turn."""
        self._task.cancel()

    async def beyond(self, after: int) -> ReviewDocument:
        """The review with more than so many turns, or as it is after a while; RefusedError if there is none."""
        end = time.monotonic() + LONGEST_WAIT
        while not self._task.done() and (self._review is None or len(self._review["turns"]) <= after):
            self._asked = time.monotonic()
            if self._asked >= end and self._review is not None:
                break
            news = asyncio.create_task(self._news.wait())
            await asyncio.wait((news, self._task), timeout=1, return_when=asyncio.FIRST_COMPLETED)
            news.cancel()
        self._asked = time.monotonic()
        if self._fault is not None:
            raise self._fault
        if self._review is None:
            raise RefusedError("review-not-made")
        return self._review

    async def _make(self) -> None:
        while not self._is_whole and time.monotonic() - self._asked < PATIENCE:
            try:
                answer = await self._asked_for()
            except NotAnsweredError:
                self._fault = RefusedError("review-not-made")
                return
            if answer["refused"] is not None:
                self._fault = RefusedError(answer["refused"]["code"], **answer["refused"]["params"])
                return
            self._review = answer["review"]
            self._news.set()
            self._news = asyncio.Event()

    async def _asked_for(self) -> Any:
        """One turn more; a worker that failed is asked once again."""
        question = ReviewQuestion(
            game=self._game,
            host=self._reader,
            seat=0,
            bot="review",
            options=self._record.options,
            known=State(),
            record=self._record,
            hints=self._hints,
            turns=tuple(self._review["turns"]) if self._review else (),
        )
        for _ in range(ATTEMPTS - 1):
            try:
                return json.loads(await self._pool.ask_once(question))
            except NotAnsweredError:
                continue
        return json.loads(await self._pool.ask_once(question))
