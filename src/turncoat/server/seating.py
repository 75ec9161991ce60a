"""Who may sit where: making a table, taking and leaving seats, starting, playing again."""

import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import replace

from turncoat.bots import BOTS
from turncoat.games import GAMES, Game, Invalid
from turncoat.match import Step, bot_names
from turncoat.server.catalogue import DEFAULT_BOT, STAND_INS
from turncoat.server.messages import NewSeat, NewTable, TakeSeat
from turncoat.server.names import plain_name, shape_of
from turncoat.server.presence import Company
from turncoat.server.problems import Refused, not_yours
from turncoat.server.snapshot import Boxed, Header, Place, Snapshot, after_seating, after_start, changed_in, touched

ID_BYTES = 9  # twelve letters that nobody guesses
SEED_BITS = 62

Owns = Callable[[str], bool]  # whether the table of an id would be this process's


def good_name(name: str) -> str:
    """A name as it may stand at a table."""
    try:
        return plain_name(name.strip())
    except Invalid:
        raise Refused(422, "bad-name") from None


def free_name(wanted: str, taken: Sequence[str | None]) -> str:
    """The name, with a number after it if somebody here already has it, or one that looks like it."""
    shapes = {shape_of(name) for name in taken if name is not None}
    if shape_of(wanted) not in shapes:
        return wanted
    stem = wanted[:36]
    return next(name for number in range(2, 100) if shape_of(name := f"{stem} {number}") not in shapes)


def good_bot(bot: str | None) -> str:
    if bot is not None and bot not in BOTS:
        raise Refused(422, "no-such-bot")
    return bot or DEFAULT_BOT


# Laying a table


def new_table(
    request: NewTable, guest: str, name: str, owns: Owns = lambda table: True, boxed: Boxed | None = None
) -> Snapshot:
    """A table as it was asked for, with the values of a box if there is one; it starts at once when no seat is free."""
    if request.game not in GAMES:
        raise Refused(422, "no-such-game")
    game = GAMES[request.game] if boxed is None else boxed.game
    try:
        game.check_seats(len(request.seats))
        options = game.choose_options(request.preset, request.options)
    except Invalid as error:
        raise Refused(422, "invalid", detail=str(error)) from None
    header = new_header(
        game, game.preset_of(options), options, guest, owns, is_public=request.is_public, hints=hints_allowed(request)
    )
    if boxed is not None:
        header = replace(header, box=boxed.box.id, box_name=boxed.box.name)
    table = Snapshot(header, new_places(header.id, request.seats, guest, name), None, (), ())
    return table if any(place.is_free for place in table.places) else after_start(table)


def hints_allowed(request: NewTable) -> bool:
    """Whether hints may be asked for: as the host wishes, or else where no two people play; a free seat is for somebody."""
    return sum(seat.kind != "bot" for seat in request.seats) <= 1 if request.hints is None else request.hints


def new_header(
    game: Game, preset: str | None, options: dict[str, str], host: str, owns: Owns, *, is_public: bool, hints: bool
) -> Header:
    now = time.time()
    return Header(
        id=next(name for name in iter(lambda: secrets.token_urlsafe(ID_BYTES), "") if owns(name)),
        game=game.name,
        rules_version=game.rules_version,
        components=game.components,
        preset=preset,
        options=options,
        seed=secrets.randbits(SEED_BITS),
        host=host,
        public=is_public,
        state="gathering",
        next=None,
        created=now,
        changed=now,
        revision=1,
        number=0,
        position=None,
        bot_turn=False,
        hints=hints,
        played=game,
    )


def new_places(table: str, seats: Sequence[NewSeat], guest: str, name: str) -> tuple[Place, ...]:
    """The seats of a new table; bots get names unlike the people's."""
    names: list[str | None] = []
    for seat in seats:
        wanted = good_name(seat.name) if seat.name is not None else name
        names.append(free_name(wanted, names) if seat.kind == "me" else None)
    waiting = bot_names(name for name in names if name is not None)
    places = []
    for number, seat in enumerate(seats):
        bot = good_bot(seat.bot) if seat.kind == "bot" else None
        sitting = next(waiting) if bot else names[number]
        places.append(Place(table, number, guest if seat.kind == "me" else None, bot, sitting, None))
    return tuple(places)


def check_rematch(snapshot: Snapshot, guest: str) -> None:
    """Those who sit at a finished table, and its host, may play again."""
    if snapshot.header.imported or (not snapshot.seats_of(guest) and snapshot.header.host != guest):
        raise not_yours()
    if snapshot.header.state != "finished":
        raise Refused(409, "not-finished")


def rematch(snapshot: Snapshot, guest: str, owns: Owns = lambda table: True, begun: Sequence[Step] = ()) -> Snapshot:
    """The same table once more, with the same people; one that went on from a moment of another match begins with these steps again."""
    check_rematch(snapshot, guest)
    old = snapshot.header
    header = new_header(snapshot.game, old.preset, old.options, old.host, owns, is_public=old.public, hints=old.hints)
    header = changed_in(header, source=old.source, source_moment=old.source_moment, box=old.box, box_name=old.box_name)
    places = tuple(changed_in(place, table=header.id, asked=()) for place in snapshot.places)
    return after_start(Snapshot(header, places, None, (), ()), begun)


# Taking and leaving seats


def place_at(snapshot: Snapshot, seat: int) -> Place:
    if not 0 <= seat < len(snapshot.places):
        raise Refused(404, "no-such-seat")
    return snapshot.places[seat]


def take(snapshot: Snapshot, seat: int, guest: str, name: str, request: TakeSeat, company: Company) -> Snapshot:
    """Somebody sits down, or a bot is seated.

    During a match only two things are possible: a player who left takes the seat back from the bot, and a bot plays on for a player who
    has been away for too long, or another one for a player who left.
    """
    place = place_at(snapshot, seat)
    if snapshot.header.state == "gathering":
        return take_while_gathering(snapshot, place, guest, name, request, company)
    if snapshot.header.state == "playing" and request.bot is None and place.former == guest and place.bot is not None:
        return after_seating(snapshot, replace(place, guest=guest, bot=None, former=None))
    if snapshot.header.state == "playing" and request.bot is not None and (place.guest or place.former) is not None:
        return let_play_on(snapshot, place, guest, good_bot(request.bot), company)
    raise Refused(409, "seat-taken")


def let_play_on(snapshot: Snapshot, place: Place, guest: str, bot: str, company: Company) -> Snapshot:
    """A bot for somebody who has gone: the host decides, or, where the host has gone too, most of those who sit there and are here.

    Until most of them have asked, nothing changes.
    """
    if bot not in STAND_INS:
        raise Refused(422, "weak-stand-in")
    if place.guest is not None and company.is_here(place.guest):
        raise Refused(409, "still-here")
    if place.guest is not None and not company.is_gone(place.guest):
        raise Refused(409, "not-gone")
    if not snapshot.is_hosted_by(guest):
        if not company.is_gone(snapshot.header.host) or not company.sits_here(guest):
            raise Refused(403, "host-only")
        company.ask(guest, place.seat)
        if company.asking(place.seat) < company.needed:
            return snapshot
    return after_seating(snapshot, handed_over(place, bot))


def take_while_gathering(
    snapshot: Snapshot, place: Place, guest: str, name: str, request: TakeSeat, company: Company
) -> Snapshot:
    if not place.is_free:
        raise Refused(409, "seat-taken")
    taken = [other.name for other in snapshot.places]
    if request.bot is not None:
        check_leads(snapshot, guest, company)
        people = [other.name for other in snapshot.places if other.name is not None]
        return after_seating(snapshot, replace(place, bot=good_bot(request.bot), name=next(bot_names(people))))
    if request.player_of is not None:
        player = place_at(snapshot, request.player_of)
        if not snapshot.is_hosted_by(guest):
            raise Refused(403, "host-only")
        if player.guest is None or player.name is None:
            raise Refused(404, "no-such-seat")
        return after_seating(snapshot, replace(place, guest=player.guest, name=free_name(player.name, taken)))
    if snapshot.seats_of(guest) and not snapshot.is_hosted_by(guest):
        raise Refused(403, "second-seat")
    wanted = good_name(request.name) if request.name is not None else name
    return after_seating(snapshot, replace(place, guest=guest, name=free_name(wanted, taken)))


def check_leads(snapshot: Snapshot, guest: str | None, company: Company) -> None:
    """Before the start the host decides, and, where the host has gone, anybody seated there."""
    is_left_alone = bool(snapshot.seats_of(guest)) and company.is_gone(snapshot.header.host)
    if not snapshot.is_hosted_by(guest) and not is_left_alone:
        raise Refused(403, "host-only")


def leave(snapshot: Snapshot, seat: int, guest: str) -> Snapshot:
    """Somebody goes. Before the start the seat is free again, and a host may send others away; afterwards a bot plays on, so that the
    others can."""
    place = place_at(snapshot, seat)
    is_sent_away = snapshot.header.state == "gathering" and not place.is_free and snapshot.is_hosted_by(guest)
    if place.guest != guest and not is_sent_away:
        raise not_yours()
    if snapshot.header.state == "gathering":
        free = replace(place, guest=None, bot=None, name=None)
        return after_seating(snapshot, free, next_host(snapshot, seat, guest) if place.guest == guest else None)
    if snapshot.header.state == "finished":
        raise Refused(409, "not-playing")
    return after_seating(snapshot, handed_over(place, DEFAULT_BOT))


def handed_over(place: Place, bot: str) -> Place:
    return replace(place, guest=None, bot=bot, former=place.guest or place.former)


def next_host(snapshot: Snapshot, seat: int, guest: str) -> str:
    """Who is host when a seat is left: if it was the host's last, the first other guest."""
    staying = [place.guest for place in snapshot.places if place.guest is not None and place.seat != seat]
    if snapshot.header.host != guest or guest in staying or not staying:
        return snapshot.header.host
    return staying[0]


def allow_hints(snapshot: Snapshot, guest: str, *, are_allowed: bool) -> Snapshot:
    """The host, and nobody else, says whether hints may be asked for."""
    if not snapshot.is_hosted_by(guest):
        raise Refused(403, "host-only")
    return replace(snapshot, header=touched(snapshot.header, hints=are_allowed))


def note_hint(snapshot: Snapshot, seat: int, number: int) -> Snapshot:
    """Asking for a hint is public where somebody else plays: it is noted at the seat, once for each decision; what is answered is not."""
    place = snapshot.places[seat]
    is_alone = all(other.guest is None for other in snapshot.places if other.seat != seat)
    if is_alone or number in place.asked or not snapshot.is_at(number):
        return snapshot
    return after_seating(snapshot, replace(place, asked=(*place.asked, number)))


def start(snapshot: Snapshot, guest: str, company: Company) -> Snapshot:
    """The host, or, where the host has gone, anybody seated there, begins the match."""
    check_leads(snapshot, guest, company)
    if snapshot.header.state != "gathering":
        raise Refused(409, "already-started")
    if any(place.is_free for place in snapshot.places):
        raise Refused(409, "seats-free")
    return after_start(snapshot)
