"""Which life of the database this is, so that no process goes on in another one that a backup has begun."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The first one."""
    table = op.create_table("epoch", sa.Column("id", sa.String(32), primary_key=True))
    op.bulk_insert(table, [{"id": secrets.token_hex(8)}])
