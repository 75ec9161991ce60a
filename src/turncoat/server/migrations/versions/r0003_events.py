"""What happened follows from an action and the position before it, and is no longer stored."""

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute(
        "ALTER TABLE moves DROP COLUMN events"
    )  # as it stands: to rebuild the table would drop what refers to it
