"""The tables of the database. `migrations/` brings a database there, whatever version it has."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
)

METADATA = MetaData()

# Times are milliseconds since 1970, ids are unguessable texts.

GAMES = Table(
    "games",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("status", String(16), nullable=False),  # open, running, over
    Column("public", Boolean, nullable=False),
    Column("host", String(32), nullable=False),  # the identity that created it
    Column("rules_version", Integer, nullable=False),
    Column("edition", String(32), nullable=False),
    Column("variant", String(16), nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("setup", Text, nullable=False),  # options, clock and the like, as JSON
    Column("seed", LargeBinary(32), nullable=False),  # secret until the end
    Column("commitment", String(64), nullable=False),
    Column("ended", Text),  # how it ended, as JSON
    Index("games_by_status", "status", "changed_at"),
)

LOG = Table(
    "log",
    METADATA,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("seat", SmallInteger),
    Column("actor", String(32)),  # the identity that commanded it; none for bots and clocks
    Column("command", String(40)),  # the id that the client gave its command
    Column("body", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("log_by_command", "game", "actor", "command", unique=True),
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),  # the last log entry that it contains
    Column("body", Text, nullable=False),
)

IDENTITIES = Table(
    "identities",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("name", String(40), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("player", String(32)),
    Column("name", String(40), nullable=False),
    Column("bot", String(40)),
    Index("seats_by_player", "player"),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("author", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", BigInteger, nullable=False),
)

MUTES = Table(
    "mutes",
    METADATA,
    Column("identity", String(32), primary_key=True),
    Column("muted", String(32), primary_key=True),
)
