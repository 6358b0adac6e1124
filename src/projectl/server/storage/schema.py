"""The tables of the database. `migrations/` brings a database there, whatever version it has."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    false,
    text,
)

METADATA = MetaData()
CHANNEL = "projectl"
"""Where PostgreSQL tells all processes on a database the news."""

# Times are milliseconds since 1970, ids are unguessable texts.
# Finished games are kept for ever, so that every question that is asked again and again has an index whose part that
# is read does not grow with them. Partial ones are used by questions that name their condition, see `conditions.py`.


def _partial(name: str, *columns: str, only: str) -> Index:
    return Index(name, *columns, sqlite_where=text(only), postgresql_where=text(only))


GAMES = Table(
    "games",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("status", String(16), nullable=False),  # open, running, over
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("timed", Boolean, nullable=False),  # whether it has a clock
    Column("host", String(32), nullable=False),  # the identity that created it
    Column("rules_version", Integer, nullable=False),
    Column("edition", String(32), nullable=False),
    Column("variant", String(16), nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("setup", Text, nullable=False),  # options, clock and the like, as JSON
    Column("seed", LargeBinary(32), nullable=False),  # secret until the end
    Column("commitment", String(64), nullable=False),
    Column("ended", Text),  # how it ended, as JSON
    Column("settled", Boolean, nullable=False, default=False),  # whether the ladder has dealt with it
    Index("games_listed", "public", "created_at", "id"),
    Index("games_by_status", "public", "status", "created_at", "id"),
    Index("games_by_variant", "public", "variant", "created_at", "id"),
    Index("games_by_edition", "public", "edition", "created_at", "id"),
    Index("games_by_rated", "public", "rated", "created_at", "id"),
    Index("games_by_host", "host", "status", "created_at"),
    _partial("games_unfinished", "status", "changed_at", only="status <> 'over'"),
    _partial("games_to_settle", "changed_at", only="rated AND status = 'over' AND NOT settled"),
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
    Index("log_by_actor", "actor", "game", "command", unique=True),  # a command is done once
    _partial("log_of_seating", "kind", "actor", only="kind = 'sit' OR kind = 'adopt'"),
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),  # the last log entry that it contains
    Column("body", Text, nullable=False),
)

LEASES = Table(
    "leases",
    METADATA,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("holder", String(32), nullable=False),  # the process that acts for the game's bots and clocks
    Column("until", BigInteger, nullable=False),  # by the clock of the database
    Index("leases_by_until", "until"),
)

IDENTITIES = Table(
    "identities",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("identity", String(32), ForeignKey("identities.id", ondelete="CASCADE"), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger, nullable=False),  # exact to a day, to spare writing
    Column("agent", String(80), nullable=False),
    Index("sessions_by_identity", "identity"),
)

ACCOUNTS = Table(
    "accounts",
    METADATA,
    Column("identity", String(32), ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
    Column("name_key", String(160), nullable=False, unique=True),  # the name without regard to capitals
    Column("password", String(200), nullable=False),  # hashed by argon2
    Column("created_at", BigInteger, nullable=False),
)

LOOKS = Table(
    "looks",
    METADATA,
    Column("look", String(160), primary_key=True),  # how a name looks: see server/naming/lookalikes.py
    Column("identity", String(32), ForeignKey("accounts.identity", ondelete="CASCADE"), nullable=False),
    Index("looks_by_identity", "identity"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("player", String(32)),
    Column("name", String(40), nullable=False),
    Column("bot", String(40)),
    Column("score", Integer),  # of a game that was played to its end
    Column("outcome", String(8)),  # won, lost; none while the game is on, or if it was not decided
    Column("account", Boolean, nullable=False, server_default=false()),  # whether the name is that of the account
    Column("created_at", BigInteger, nullable=False),  # of the game, so that somebody's newest are found
    Index("seats_by_player", "player", "created_at", "game"),
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
    Column("account", Boolean, nullable=False, server_default=false()),  # whether the author had one
    Index("chat_by_author", "author", "game", "number"),
)

MUTES = Table(
    "mutes",
    METADATA,
    Column("identity", String(32), primary_key=True),
    Column("muted", String(32), primary_key=True),
    Index("mutes_by_muted", "muted"),
)

LEARNING = Table(
    "learning",
    METADATA,
    Column("identity", String(32), ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
    Column("lesson", String(40), primary_key=True),
    Column("steps", SmallInteger, nullable=False),  # how many of its steps were done
)

PUZZLE_SETS = Table(
    "puzzle_sets",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("identity", String(32), ForeignKey("identities.id", ondelete="CASCADE"), nullable=False),
    Column("title", String(60), nullable=False),
    Column("expansion", String(16), nullable=False),
    Column("puzzles", SmallInteger, nullable=False),  # how many
    Column("body", Text, nullable=False),  # the drawn set, as JSON
    Column("size", Integer, nullable=False),  # of the body
    Column("link", String(32), unique=True),  # who has it can read the set; none while it is not shared
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Index("puzzle_sets_by_identity", "identity", "changed_at"),
)

RATINGS = Table(
    "ratings",
    METADATA,
    Column("player", String(32), ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
    Column("variant", String(16), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("ordinal", Double, nullable=False),  # what the ladder is sorted by: mu - 3 sigma
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Index("ratings_by_ordinal", "variant", "ordinal"),
)

RATED_GAMES = Table(
    "rated_games",
    METADATA,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),  # each game counts once
    Column("counted", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)

RATING_CHANGES = Table(
    "rating_changes",
    METADATA,
    Column("game", String(32), ForeignKey("rated_games.game", ondelete="CASCADE"), primary_key=True),
    Column("player", String(32), primary_key=True),
    Column("place", SmallInteger, nullable=False),
    Column("mu_before", Double, nullable=False),
    Column("sigma_before", Double, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Index("rating_changes_by_player", "player", "game"),
)

EPOCH = Table(
    "epoch",
    METADATA,
    Column("id", String(32), primary_key=True),  # the one row: which life of the database this is, see epoch.py
)

ORDERS = Table(
    "orders",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("kind", String(16), nullable=False),  # what running servers are to do: see server/rooms/control_queue.py
    Column("subject", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
)
