"""Tables that go on from a moment of another, and matches that come from a file."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # as it stands: to rebuild the table would drop what refers to it
    op.add_column("tables", sa.Column("source", sa.String(32), nullable=True))
    op.add_column("tables", sa.Column("source_moment", sa.Integer, nullable=True))
    op.add_column("tables", sa.Column("imported", sa.Boolean, nullable=False, server_default=sa.false()))
