"""Who is making a request: a guest, their language and address, and what they may see of a table."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from litestar import MediaType, Request, Response
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from turncoat.server import views
from turncoat.server.guests import new_guest
from turncoat.server.messages import TableView, Update
from turncoat.server.middleware import NEW_GUEST, language_of
from turncoat.server.problems import Stale, TooMany, not_yours
from turncoat.server.services import Services
from turncoat.server.snapshot import Snapshot

TheServices = NamedDependency[Services]
Language = NamedDependency[str]
Lang = Annotated[Literal["en", "nl", "de"] | None, QueryParameter(description="The language of sentences.")]


async def provide_language(request: Request[Any, Any, Any], lang: Lang = None) -> str:
    """The language to answer in."""
    return lang or language_of(request)


@dataclass(frozen=True)
class Caller:
    """Who is asking, and in which language; one dependency, because Litestar makes a task for each of several."""

    services: Services
    guest: str
    language: str
    address: str

    async def name(self) -> str:
        return await self.services.name_of(self.guest, self.language)

    async def snapshot(self, table: str) -> Snapshot:
        return await self.services.tables.snapshot(table)

    def view(self, snapshot: Snapshot, seat: int | None = None) -> TableView:
        """What they may see of a table, from one of their seats or as a spectator."""
        viewer = viewer_of(snapshot, self.guest, seat)
        return views.table_view(
            snapshot,
            self.guest,
            viewer,
            self.language,
            self.services.presence.at(snapshot.header.id),
            search=self.services.bots.search(snapshot),
        )

    def update(
        self, snapshot: Snapshot, viewer: int | None, since: int, still: int = 0, until: int | None = None
    ) -> Response[Update]:
        """The same, and what happened since a number; it may have been rendered for a socket already."""
        rendered: Any = views.update_json(
            snapshot,
            self.guest,
            viewer,
            self.language,
            since,
            self.services.presence.at(snapshot.header.id),
            search=self.services.bots.search(snapshot),
            still=still,
            until=until,
        )
        return Response(rendered, media_type=MediaType.JSON)

    def stale(self, snapshot: Snapshot, seat: int) -> Stale:
        """A refusal because the caller's table is out of date, with the table as it is."""
        return Stale(snapshot, self.view(snapshot, seat))

    def check_creation(self) -> None:
        """Not too many new guests and tables from one address; a guest is stored only when there is something to store."""
        if not self.services.creations.allows(self.address):
            raise TooMany


TheCaller = NamedDependency[Caller]


async def provide_caller(request: Request[Any, Any, Any], services: TheServices, lang: Lang = None) -> Caller:
    """The guest who asks; one without a cookie gets one with the answer."""
    guest = services.guests.read(request)
    if guest is None:
        guest = new_guest()
        request.scope[NEW_GUEST] = guest  # type: ignore[literal-required]
    return Caller(services, guest, lang or language_of(request), request.client.host if request.client else "")


def viewer_of(snapshot: Snapshot, guest: str | None, seat: int | None) -> int | None:
    """The seat to look from: one of the caller's own, or none."""
    if seat is None:
        return views.default_viewer(snapshot, guest)
    if seat not in snapshot.seats_of(guest):
        raise not_yours()
    return seat
