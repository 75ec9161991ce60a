"""Whether hints may be asked for at a table; the bot `greedy` is called `apprentice`."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # as it stands: to rebuild the table would drop what refers to it
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))
    op.execute("UPDATE seats SET bot = 'apprentice' WHERE bot = 'greedy'")
