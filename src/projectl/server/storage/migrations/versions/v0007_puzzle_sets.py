"""Puzzle sets that people keep."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has drawn anything yet."""
    op.create_table(
        "puzzle_sets",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("identity", sa.String(32), sa.ForeignKey("identities.id", ondelete="CASCADE"), nullable=False),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("expansion", sa.String(16), nullable=False),
        sa.Column("puzzles", sa.SmallInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("link", sa.String(32), unique=True),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
    )
    op.create_index("puzzle_sets_by_identity", "puzzle_sets", ["identity", "changed_at"])
