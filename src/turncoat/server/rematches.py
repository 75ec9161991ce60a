"""Playing again: the table that follows another, asked for by a request or over the table's own socket."""

from turncoat.server import seating
from turncoat.server.limits import Limit
from turncoat.server.problems import TooMany
from turncoat.server.snapshot import Snapshot, steps_before
from turncoat.server.tables import Tables
from turncoat.server.views import source_of


async def lay_rematch(tables: Tables, table: str, guest: str, creations: Limit, address: str) -> Snapshot:
    """Another match for the same people; the second to ask gets the table of the first."""
    finished = await tables.snapshot(table)
    seating.check_rematch(finished, guest)
    source = source_of(finished.header)
    begun = steps_before(await tables.snapshot(source.table), source.moment) if source is not None else []

    def decide(before: Snapshot) -> Snapshot:
        if not creations.allows(address):
            raise TooMany
        return seating.rematch(before, guest, tables.owns, begun)

    return await tables.rematch(table, decide)
