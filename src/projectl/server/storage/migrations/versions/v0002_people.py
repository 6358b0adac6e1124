"""Accounts, sessions, ratings, outcomes of games, orders to running servers."""

import json
import time
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Guests keep their tokens, as sessions; games that are over get their outcomes."""
    _people()
    op.add_column("games", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("score", sa.Integer))
    op.add_column("seats", sa.Column("outcome", sa.String(8)))
    _outcomes()
    _ratings()
    op.create_table(
        "orders",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("subject", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def _identities() -> sa.Table:
    """As they were, but for the unique key, which SQLite cannot drop by name."""
    return sa.Table(
        "identities",
        sa.MetaData(),
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )


def _people() -> None:
    before = _identities()
    guests = op.get_bind().execute(sa.select(before)).all()
    with op.batch_alter_table("identities", copy_from=before) as batch:
        batch.drop_column("token_hash")
    sessions = op.create_table(
        "sessions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("identity", sa.String(32), sa.ForeignKey("identities.id", ondelete="CASCADE"), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger, nullable=False),
        sa.Column("agent", sa.String(80), nullable=False),
        sa.Index("sessions_by_identity", "identity"),
    )
    now = time.time_ns() // 1_000_000
    op.bulk_insert(
        sessions,
        [
            {
                "id": guest.id,
                "token_hash": guest.token_hash,
                "identity": guest.id,
                "created_at": guest.created_at,
                "used_at": now,
                "agent": "",
            }
            for guest in guests
        ],
    )
    op.create_table(
        "accounts",
        sa.Column("identity", sa.String(32), sa.ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("name_key", sa.String(160), nullable=False, unique=True),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )


def _outcomes() -> None:
    bind = op.get_bind()
    games = sa.table("games", sa.column("id"), sa.column("ended"))
    snapshots = sa.table("snapshots", sa.column("game"), sa.column("body"))
    seats = sa.table("seats", *map(sa.column, ("game", "seat", "score", "outcome")))
    query = (
        sa.select(games.c.id, games.c.ended, snapshots.c.body)
        .join_from(games, snapshots, snapshots.c.game == games.c.id)
        .where(games.c.ended.is_not(None))
    )
    for game, ended, body in bind.execute(query).all():
        for seat, (score, outcome) in enumerate(_outcome(json.loads(ended), json.loads(body)["seats"])):
            where = sa.and_(seats.c.game == game, seats.c.seat == seat)
            bind.execute(sa.update(seats).where(where).values(score=score, outcome=outcome))


def _outcome(ended: dict[str, Any], seats: list[dict[str, Any]]) -> list[tuple[int | None, str | None]]:
    """By seat: who has resigned or run out of time has lost; among the others the best place wins."""
    lost = {seat for seat, each in enumerate(seats) if each["resigned"]} | {ended["seat"]}
    rows = {row["seat"]: row for row in ended["result"]["rows"]} if ended["result"] else {}
    best = min((row["place"] for seat, row in rows.items() if seat not in lost), default=1)
    found: list[tuple[int | None, str | None]] = []
    for seat in range(len(seats)):
        row = rows.get(seat)
        wins = seat not in lost and (row is None or row["place"] == best)
        decided = ended["how"] in ("played", "resigned", "timeout")
        found.append((row["score"] if row else None, ("won" if wins else "lost") if decided else None))
    return found


def _ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(32), sa.ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("variant", sa.String(16), primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("ordinal", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Index("ratings_by_ordinal", "variant", "ordinal"),
    )
    op.create_table(
        "rated_games",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("counted", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "rating_changes",
        sa.Column("game", sa.String(32), sa.ForeignKey("rated_games.game", ondelete="CASCADE"), primary_key=True),
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("place", sa.SmallInteger, nullable=False),
        sa.Column("mu_before", sa.Double, nullable=False),
        sa.Column("sigma_before", sa.Double, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Index("rating_changes_by_player", "player"),
    )
