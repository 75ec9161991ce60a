"""What is stored. A match is its table's header and its moves; every number only grows, and nothing is ever overwritten but the
header's newest position, which is kept beside the log so that a lobby need not read it."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=True),
    Column("created", Float, nullable=False),
)

boxes = (
    Table(  # what somebody has read off the cards they own; a row is never changed, so that matches stay what they were
        "boxes",
        metadata,
        Column("id", String(32), primary_key=True),  # unguessable
        Column("guest", String(32), ForeignKey("guests.id"), nullable=False),
        Column("game", String(40), nullable=False),
        Column("name", String(40), nullable=False),
        Column("file", Text, nullable=False),  # as docs/components.md describes it
        Column("made", Float, nullable=False),
        Column("listed", Boolean, nullable=False),  # among its owner's; no longer, once it was replaced or thrown away
        Index("ix_boxes_guest", "guest"),
    )
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),  # unguessable: anyone with the link may come
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("components", String(64), nullable=False),
    Column("preset", String(40), nullable=True),
    Column("options", JSON, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("host", String(32), ForeignKey("guests.id"), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("state", String(16), nullable=False),
    Column("next", String(32), nullable=True),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("revision", Integer, nullable=False),  # grows with every change, of seats too
    Column("number", Integer, nullable=False),  # of the newest move
    Column("position", LargeBinary, nullable=True),  # after it
    Column("bot_turn", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=true()),  # may they be asked for?
    Column("source", String(32), nullable=True),  # the table that it goes on from,
    Column("source_moment", Integer, nullable=True),  # at this moment of its match
    Column("imported", Boolean, nullable=False, server_default=false()),  # from a file
    Column("box", String(32), ForeignKey("boxes.id"), nullable=True),  # whose values are played with; None: ours
    Index("ix_tables_lobby", "public", "state", "changed"),
    Index("ix_tables_bot_turn", "bot_turn"),
    Index("ix_tables_host", "host"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=True),
    Column("bot", String(40), nullable=True),
    Column("name", String(40), nullable=True),  # None: the seat is free
    Column("former", String(32), ForeignKey("guests.id"), nullable=True),  # whose bot plays on, and who may come back
    Column("asked", JSON, nullable=False, server_default="[]"),  # numbers of the table at which a hint was asked for
    Index("ix_seats_guest", "guest"),
    Index("ix_seats_former", "former"),
)

moves = Table(
    "moves",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # unique for a table: of two clicks or two nodes, one makes it
    Column("mover", Integer, nullable=False),
    Column("action", String(80), nullable=True),  # None: an undo
    Column("undone", Integer, nullable=False),  # how many steps an undo takes back
    Column("after", LargeBinary, nullable=False),
    Column("made", Float, nullable=False),
    Column("digest", String(16), nullable=True),  # of the row; None: stored before there were any
)

answers = Table(
    "answers",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("asked", String(64), nullable=False),  # a digest of who asked for what
)

analyses = Table(
    "analyses",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("made", Float, nullable=False),
    Column("findings", LargeBinary, nullable=False),  # JSON
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(128), nullable=False),
)
