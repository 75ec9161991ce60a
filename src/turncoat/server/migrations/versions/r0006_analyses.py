"""Analyses of finished matches: worked out once, so that the second visitor does not wait."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", name="fk_analyses_table"), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("findings", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_analyses"),
    )
