"""Puzzle sets that people keep, and the statements that write them."""

from __future__ import annotations

from sqlalchemy import Executable, delete, insert, select, update

from .reader import Reader, Row
from .schema import PUZZLE_SETS


class Sets(Reader):
    """What is asked of the database about kept sets."""

    async def of(self, identity: str) -> list[Row]:
        """Everything about the sets of somebody but what is in them, the one changed last first."""
        about = [column for column in PUZZLE_SETS.c if column.name != "body"]
        query = select(*about).where(PUZZLE_SETS.c.identity == identity)
        return await self.rows(query.order_by(PUZZLE_SETS.c.changed_at.desc(), PUZZLE_SETS.c.id))

    async def one(self, identity: str, found: str) -> Row | None:
        """A set of somebody."""
        return await self.row(select(PUZZLE_SETS).where(PUZZLE_SETS.c.id == found, PUZZLE_SETS.c.identity == identity))

    async def linked(self, link: str) -> Row | None:
        """The set that a link leads to."""
        return await self.row(select(PUZZLE_SETS).where(PUZZLE_SETS.c.link == link))


def insert_set(row: Row) -> Executable:
    """Writes a new set."""
    return insert(PUZZLE_SETS).values(row)


def update_set(identity: str, found: str, row: Row) -> Executable:
    """Writes what is in a set of somebody now."""
    return update(PUZZLE_SETS).where(PUZZLE_SETS.c.id == found, PUZZLE_SETS.c.identity == identity).values(row)


def delete_set(identity: str, found: str) -> Executable:
    """Writes that a set of somebody is no more."""
    return delete(PUZZLE_SETS).where(PUZZLE_SETS.c.id == found, PUZZLE_SETS.c.identity == identity)


def update_owner(guest: str, account: str) -> Executable:
    """Writes that the sets of a guest are those of an account."""
    return update(PUZZLE_SETS).where(PUZZLE_SETS.c.identity == guest).values(identity=account)
