"""How far somebody is in the lessons."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has learnt anything yet."""
    op.create_table(
        "learning",
        sa.Column("identity", sa.String(32), sa.ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("lesson", sa.String(40), primary_key=True),
        sa.Column("steps", sa.SmallInteger, nullable=False),
    )
