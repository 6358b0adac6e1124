"""Games, their log, snapshots, identities, seats, chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create every table."""
    _games()
    _log()
    op.create_table(
        "identities",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "seats",
        _game(),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("player", sa.String(32)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Index("seats_by_player", "player"),
    )
    _chat()


def _game() -> "sa.Column[str]":
    return sa.Column("game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)


def _games() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("edition", sa.String(32), nullable=False),
        sa.Column("variant", sa.String(16), nullable=False),
        sa.Column("players", sa.SmallInteger, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary(32), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("ended", sa.Text),
        sa.Index("games_by_status", "status", "changed_at"),
    )


def _log() -> None:
    op.create_table(
        "log",
        _game(),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("actor", sa.String(32)),
        sa.Column("command", sa.String(40)),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Index("log_by_command", "game", "actor", "command", unique=True),
    )
    op.create_table(
        "snapshots",
        _game(),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
    )


def _chat() -> None:
    op.create_table(
        "chat",
        _game(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("author", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "mutes",
        sa.Column("identity", sa.String(32), primary_key=True),
        sa.Column("muted", sa.String(32), primary_key=True),
    )
