"""Who has asked for a hint, and when: among people everybody is told."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("asked", sa.JSON, nullable=False, server_default="[]"))
