"""Orders to running servers: rows of a table that every process looks at twice a second.

So the host's command line and one process of several reach all of them, on either kind of database. What has to be
known stands in the database already; an order only says what to look at again. Carrying one out twice does no harm.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import structlog
from sqlalchemy import Executable, delete, insert, select

from projectl.server.storage.outages import trouble_of
from projectl.server.storage.reader import Reader
from projectl.server.storage.schema import ORDERS
from projectl.server.supervisor import Kept
from projectl.server.table.days import DAY

from . import Hub

log = structlog.get_logger("projectl.orders")

CATCH_UP = "catch-up"
"""A game has new entries in its log."""
DROP = "drop"
"""A game is no more."""
SIGN_OUT = "sign-out"
"""A session is over."""
ADOPT = "adopt"
"""What a guest has said, an account has said: the ids of both."""
FORGET = "forget"
"""Somebody wants to be forgotten."""

LOOK_SECONDS = 0.5
KEPT = DAY
REACH = 100
"""Of several processes the one with the lower number may commit later, so that so many numbers are looked at again."""


def insert_order(kind: str, subject: str, at: int) -> Iterator[Executable]:
    """Writes an order; those of the day before are of no use any more."""
    yield insert(ORDERS).values(kind=kind, subject=subject, at=at)
    yield delete(ORDERS).where(ORDERS.c.at < at - KEPT)


class Order(NamedTuple):
    """A row of the table. Its number alone does not tell it from others: a restored database counts anew."""

    number: int
    kind: str
    subject: str
    at: int


class Orders(Reader):
    """Carries out what is ordered from now on."""

    _known: set[Order]
    _kept: Kept | None = None

    async def start(self, hub: Hub) -> None:
        """What was ordered before is in the database, from which everything is read anew."""
        self._known = {*await self._latest()}
        self._kept = hub.supervisor.every(LOOK_SECONDS, "orders", lambda: self.look(hub))

    async def stop(self) -> None:
        """Look no more."""
        if self._kept is not None:
            await self._kept.stop()

    async def look(self, hub: Hub) -> None:
        """Carry out what is new. What cannot be carried out is told of and left; the database may be away, though."""
        await hub.notice_restore()
        latest = await self._latest()
        for each in latest:
            if each in self._known:
                continue
            try:
                await _obey(hub, each.kind, each.subject)
            except Exception as error:
                if trouble_of(error) is not None:
                    raise
                log.exception("order-failed", kind=each.kind)
            self._known.add(each)
        self._known &= {*latest}

    async def _latest(self) -> list[Order]:
        rows = await self.rows(select(ORDERS).order_by(ORDERS.c.number.desc()).limit(REACH))
        return [Order(**row) for row in reversed(rows)]


async def _obey(hub: Hub, kind: str, subject: str) -> None:
    log.info("order", kind=kind)
    if kind == SIGN_OUT:
        hub.sign_out(subject)
    elif kind == DROP:
        hub.drop(subject)
    elif kind == ADOPT:
        hub.adopt_words(*subject.split())
    elif kind == FORGET:
        hub.forget_words(subject)
    elif subject in hub.rooms:
        room = hub.rooms[subject]
        await room.follow(await hub.store.entries(subject, room.table.seq))
