"""What people have read off their own boxes, and which of that a table is played with."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "boxes",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id", name="fk_boxes_guest"), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("file", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_boxes"),
    )
    op.create_index("ix_boxes_guest", "boxes", ["guest"])
    # in words: for SQLite, Alembic would copy all tables to add a column that refers to something
    op.execute("ALTER TABLE tables ADD COLUMN box VARCHAR(32) CONSTRAINT fk_tables_box REFERENCES boxes (id)")
