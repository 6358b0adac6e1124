"""Indexes for many finished games: what is asked again and again is found without looking through all of them.

And the looks of names, so that nobody can be taken for somebody else.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import sqlalchemy as sa
from alembic import context, op

from projectl.server.naming.lookalikes import looks

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

Step = tuple[str, Callable[[], None]]


def upgrade() -> None:
    """Nothing is copied: columns are added, few rows are changed, indexes are built."""
    tell = context.config.attributes.get("tell", lambda _step, _steps, _what: None)
    steps = _steps()
    for number, (what, do) in enumerate(steps, 1):
        tell(number, len(steps), what)
        do()


def _steps() -> Sequence[Step]:
    public = [("games_listed", []), *((f"games_by_{name}", [name]) for name in ("variant", "edition", "rated"))]
    return [
        ("games", _games),
        ("seats", _seats),
        *_new("games", [(name, ["public", *columns, "created_at", "id"]) for name, columns in public]),
        ("games_by_status", _games_by_status),
        *_new("games", [("games_by_host", ["host", "status", "created_at"])]),
        (
            "games_unfinished",
            lambda: _partial("games_unfinished", "games", ["status", "changed_at"], "status <> 'over'"),
        ),
        ("games_to_settle", _games_to_settle),
        ("log_by_actor", _log_by_actor),
        ("log_of_seating", _log_of_seating),
        *_new("chat", [("chat_by_author", ["author", "game", "number"])]),
        *_new("mutes", [("mutes_by_muted", ["muted"])]),
        ("rating_changes_by_player", _rating_changes),
        ("names", _names),
    ]


def _new(table: str, indexes: Sequence[tuple[str, list[str]]]) -> list[Step]:
    return [(name, partial(op.create_index, name, table, columns)) for name, columns in indexes]


def _partial(name: str, table: str, columns: list[str], condition: str) -> None:
    where = sa.text(condition)
    op.create_index(name, table, columns, sqlite_where=where, postgresql_where=where)


def _games() -> None:
    """Which rated games the ladder has dealt with."""
    op.add_column("games", sa.Column("settled", sa.Boolean, nullable=False, server_default=sa.false()))
    games = sa.table("games", sa.column("id"), sa.column("settled"))
    rated = sa.table("rated_games", sa.column("game"))
    op.execute(games.update().where(games.c.id.in_(sa.select(rated.c.game))).values(settled=sa.true()))


def _seats() -> None:
    """When the game of a seat was created."""
    op.drop_index("seats_by_player", "seats")
    op.add_column("seats", sa.Column("created_at", sa.BigInteger, nullable=False, server_default="0"))
    seats = sa.table("seats", sa.column("game"), sa.column("created_at"))
    games = sa.table("games", sa.column("id"), sa.column("created_at"))
    created = sa.select(games.c.created_at).where(games.c.id == seats.c.game).scalar_subquery()
    op.execute(seats.update().values(created_at=sa.func.coalesce(created, 0)))
    op.create_index("seats_by_player", "seats", ["player", "created_at", "game"])


def _games_by_status() -> None:
    op.drop_index("games_by_status", "games")
    op.create_index("games_by_status", "games", ["public", "status", "created_at", "id"])


def _games_to_settle() -> None:
    _partial("games_to_settle", "games", ["changed_at"], "rated AND status = 'over' AND NOT settled")


def _log_by_actor() -> None:
    """As unique as the one before it, and it begins with who acted."""
    op.drop_index("log_by_command", "log")
    op.create_index("log_by_actor", "log", ["actor", "game", "command"], unique=True)


def _log_of_seating() -> None:
    _partial("log_of_seating", "log", ["kind", "actor"], "kind = 'sit' OR kind = 'adopt'")


def _rating_changes() -> None:
    op.drop_index("rating_changes_by_player", "rating_changes")
    op.create_index("rating_changes_by_player", "rating_changes", ["player", "game"])


def _names() -> None:
    """How the names of accounts look, so that no other can be taken for them, and which seats and authors are accounts.

    Of accounts that look alike already the oldest has the look: nobody else gets it, and nobody loses the name.
    """
    for table in ("seats", "chat"):
        op.add_column(table, sa.Column("account", sa.Boolean, nullable=False, server_default=sa.false()))
    created = op.create_table(
        "looks",
        sa.Column("look", sa.String(160), primary_key=True),
        sa.Column("identity", sa.String(32), sa.ForeignKey("accounts.identity", ondelete="CASCADE"), nullable=False),
        sa.Index("looks_by_identity", "identity"),
    )
    taken: dict[str, str] = {}
    for row in op.get_bind().execute(_accounts()):
        for look in looks(row.name):
            taken.setdefault(look, row.identity)
    op.bulk_insert(created, [{"look": look, "identity": identity} for look, identity in taken.items()])


def _accounts() -> sa.Select[Any]:
    accounts = sa.table("accounts", sa.column("identity"), sa.column("created_at"))
    identities = sa.table("identities", sa.column("id"), sa.column("name"))
    named = sa.join(accounts, identities, accounts.c.identity == identities.c.id)
    order = accounts.c.created_at, accounts.c.identity
    return sa.select(accounts.c.identity, identities.c.name).select_from(named).order_by(*order)
