"""A move's row carries a digest of itself, which tells whether it is as it was stored; older rows have none."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("moves", sa.Column("digest", sa.String(16), nullable=True))
