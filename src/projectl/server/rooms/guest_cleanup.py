"""Guests who came once and never again: their names are not kept for ever."""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog
from sqlalchemy import ColumnElement, Table, and_, delete, exists, or_, select

from projectl.server.storage.people import SESSION_DAYS
from projectl.server.storage.reader import Reader, Row
from projectl.server.storage.schema import ACCOUNTS, IDENTITIES, MUTES, SEATS, SESSIONS
from projectl.server.table.days import DAY

if TYPE_CHECKING:
    from .hub import Hub

AT_ONCE = 500
"""So many people are looked at each time, so that it takes no longer the more there are."""

log = structlog.get_logger("projectl.guests")


class AbsentGuests(Reader):
    """Goes round: each time it looks at the next ones."""

    _last = ""
    """The id of the last one that was looked at."""

    async def remove(self, hub: Hub) -> int:
        """Of the next people, remove the guests that were not there for long and have no seat; how many.

        Sessions that are over for good go too, whoever had them.
        """
        if not hub.settings.guest_days:
            return 0
        now, after = hub.now(), self._last
        query = select(IDENTITIES.c.id).where(IDENTITIES.c.id > after).order_by(IDENTITIES.c.id).limit(AT_ONCE)
        ids = [row["id"] for row in await self.rows_beside(query)]
        self._last = ids[-1] if len(ids) == AT_ONCE else ""
        absent = _are_absent(now - hub.settings.guest_days * DAY)
        over = SESSIONS.c.identity.in_(ids), SESSIONS.c.used_at <= now - SESSION_DAYS * DAY
        gone = [row["id"] for row in await self._found(IDENTITIES, IDENTITIES.c.id.in_(ids), absent)]
        if await self._found(SESSIONS, *over):
            await hub.journal.write(delete(SESSIONS).where(*over))
        if gone:
            await hub.journal.write(
                delete(MUTES).where(or_(MUTES.c.identity.in_(gone), MUTES.c.muted.in_(gone))),
                delete(IDENTITIES).where(IDENTITIES.c.id.in_(gone), absent),  # somebody may just have come back
            )
            log.info("guests-removed", count=len(gone))
        return len(gone)

    async def _found(self, table: Table, *where: ColumnElement[bool]) -> list[Row]:
        return await self.rows_beside(select(table.c.id).where(*where))


def _are_absent(before: int) -> ColumnElement[bool]:
    """Without an account, a session that was used since, or a seat."""
    return and_(
        IDENTITIES.c.created_at < before,
        ~exists().where(ACCOUNTS.c.identity == IDENTITIES.c.id),
        ~exists().where(SESSIONS.c.identity == IDENTITIES.c.id, SESSIONS.c.used_at >= before),
        ~exists().where(SEATS.c.player == IDENTITIES.c.id),
    )
