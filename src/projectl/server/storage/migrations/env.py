"""Run by Alembic: the connection is handed over by `projectl.server.storage.database`."""

from alembic import context

from projectl.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite changes tables by copying them
)
with context.begin_transaction():
    context.run_migrations()
