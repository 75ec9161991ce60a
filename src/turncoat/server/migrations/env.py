"""How Alembic changes a database: over the connection that the server hands to it."""

from alembic import context

from turncoat.server.models import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
