"""An index of those who left a seat to a bot: without it the lobby read every seat there is."""

from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_seats_former", "seats", ["former"])
