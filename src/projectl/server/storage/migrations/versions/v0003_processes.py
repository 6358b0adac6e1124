"""Several processes on one database: who acts for the bots and clocks of a game. Which games have a clock."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Games begun before tell by their set-up whether they have a clock."""
    op.create_table(
        "leases",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("holder", sa.String(32), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Index("leases_by_until", "until"),
    )
    op.add_column("games", sa.Column("timed", sa.Boolean, nullable=False, server_default=sa.false()))
    games = sa.table("games", sa.column("timed"), sa.column("setup"))
    has_none = games.c.setup.like('%"clock": {"kind": "none"%')
    op.execute(games.update().where(sa.not_(has_none)).values(timed=sa.true()))
