"""Exports and deletes everything about one person.

Matches belong to the other players too, so records stay and can still be verified, as no result depends on a name. In
them a deleted person becomes a number; in rooms, a person with a random id, without a name or messages.
"""

import contextlib
import re
import secrets
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from fivefold.bots.adapting import Belief
from fivefold.core.game import HOUSE
from fivefold.core.record import Header, Line
from fivefold.rooms.changes import SaveRoom
from fivefold.server.store import clubs, moderation, personal_ratings, personal_scores, personal_tournaments
from fivefold.server.store.database import Statement
from fivefold.server.store.errors import Stale, StoreError
from fivefold.server.store.friends import forget_company
from fivefold.server.store.played import written
from fivefold.server.store.ratings import GONE
from fivefold.server.store.store import SavedRoom, Store

SOMEBODY = "Somebody"
PAGE = 200
_ROOMS = "SELECT code, version, state FROM rooms WHERE code > ? ORDER BY code LIMIT ?"
_SEATS = (
    "SELECT id, seat, header, game, began, ended FROM players JOIN matches ON matches.id = players.match"
    " WHERE person = ? AND id > ? ORDER BY id LIMIT ?"
)
_OF_ROOM = "SELECT id, header FROM matches WHERE room = ? AND game IS NULL"
_LINE = "UPDATE entries SET line = ? WHERE match = ? AND n = ?"
_NAMED = re.compile(r"named (\d{1,3}) (.+)")
_HEADER = "UPDATE matches SET header = ? WHERE id = ?"
_NAMES = "UPDATE played SET names = ? WHERE match = ?"
_OWN = (
    "strengths",
    "playing",
    "turns",
    "vacations",
    "push_subscriptions",
    "quiet_hours",
    "passkeys",
    "recovery_codes",
    "devices",
)
"""Tables whose rows are about nobody but their person."""


class PlayedSeat(NamedTuple):
    """A person's seat in a match."""

    match: str
    seat: int
    header: bytes
    game: str | None
    began: int
    ended: int | None


class Mention(Struct, frozen=True):
    """The parts of a room's state that name a person."""

    room: str
    parts: list[Any]


class PersonalData(Struct, frozen=True):
    """Everything that is saved about a person, except the records of matches."""

    id: str
    name: str | None
    seen: int | None
    rooms: list[Mention]
    matches: list[dict[str, Any]]
    bans: list[str]
    strengths: dict[str, Belief]
    """The person's strengths by game."""
    passkeys: list[dict[str, Any]]
    devices: list[dict[str, Any]]
    recovery_code_made: int | None
    scores: list[dict[str, Any]]
    """The score sheets that the person started or wrote on."""
    vacations: list[dict[str, int]]
    notified: list[str]
    """The addresses of the person's browsers at push services."""
    quiet_hours: dict[str, int] | None
    blocked: list[str]
    """The ids of the people whom the person keeps out."""
    invitations: list[dict[str, Any]]
    """Invitations to the person that are open."""
    shows_presence: bool
    reports: list[dict[str, Any]]
    """What the person has reported, and when the person was reported, without by whom."""
    ratings: dict[str, Any]
    """The person's ratings by game with their history, and whether they are hidden and listed."""
    tournaments: list[dict[str, Any]]
    """The tournaments that the person hosts or plays in."""
    clubs: list[dict[str, Any]]


async def export(store: Store, person: str) -> PersonalData:
    """Return everything that is saved about a person, with the ids of matches but without their records; raises
    StoreError."""
    found = await store.people.find(person)
    rooms = [Mention(code, parts(_read(room.state), person)) async for code, room in rooms_of(store, person)]
    matches = [
        {"match": seat.match, "seat": seat.seat, "game": seat.game, "began": seat.began, "ended": seat.ended}
        async for seat in seats(store, person)
    ]
    bans = [ban.why for ban in await store.bans.all() if (ban.kind, ban.who) == ("person", person)]
    accounts = store.accounts
    return PersonalData(
        person,
        found.name if found else None,
        found.seen if found else None,
        rooms,
        matches,
        bans,
        strengths=await store.people.beliefs(person),
        passkeys=[{"name": one.name, "made": one.made, "used": one.used} for one in await accounts.passkeys(person)],
        devices=[device._asdict() for device in await accounts.devices(person)],
        recovery_code_made=await accounts.recovery_made(person),
        scores=await personal_scores.export(store, person),
        vacations=[one._asdict() for one in await store.vacations.all(person)],
        notified=[one.endpoint for one in await store.push.of(person)],
        quiet_hours=quiet._asdict() if (quiet := await store.push.quiet(person)) else None,
        blocked=await store.blocks.of(person),
        invitations=[one._asdict() for one in await store.friends.invitations(person)],
        shows_presence=await store.friends.shows_presence(person),
        reports=[_report(one, person) for one in await store.moderation.reports_with(person)],
        ratings=await personal_ratings.export(store, person),
        tournaments=await personal_tournaments.export(store, person),
        clubs=[{"code": one[0], "name": one[1]} for one in await store.clubs.of_person(person, PAGE)],
    )


async def forget(store: Store, person: str) -> bool:
    """Remove a person's name and id wherever they are saved, and return whether there were any; raises NotSaved.

    An interrupted call can be repeated. Only a ban stays until it ends.
    """
    alias, known = secrets.token_hex(8), await store.people.find(person)
    was_there = known is not None
    names = {known.name} if known else set[str]()
    async for seat in seats(store, person):
        was_there = True
        names |= {*_header(seat.header).seats[seat.seat : seat.seat + 1]}
        await store.write(
            *await _without_names(store, seat.match, seat.header, partial(_is_seat, seat.seat)),
            Statement("DELETE FROM players WHERE match = ? AND person = ?", (seat.match, person)),
            Statement("DELETE FROM played WHERE person = ? AND match = ?", (person, seat.match)),
        )
    async for code, _ in rooms_of(store, person):
        was_there = True
        await _forget_in_room(store, code, person, alias, names)
    was_there |= await personal_scores.forget(store, person, names)
    was_there |= bool(await store.moderation.reports_with(person))
    was_there |= await personal_tournaments.forget(store, person)
    was_there |= await clubs.forget(store.clubs, store, person)
    was_there |= bool(await store.people.beliefs(person))
    await store.write(
        *personal_ratings.forget(person, f"{GONE}{secrets.token_hex(8)}"),
        *forget_company(person),
        *(Statement(f"DELETE FROM {table} WHERE person = ?", (person,)) for table in _OWN),  # noqa: S608
        *moderation.forgotten(person, alias),
        Statement("DELETE FROM people WHERE id = ?", (person,)),
    )
    return was_there


async def _forget_in_room(store: Store, code: str, person: str, alias: str, names: Collection[str]) -> None:
    """Change a saved room; a process that has the room in memory gets Stale at its next save and loads it again."""
    for _ in range(5):
        room = await store.load_room(code)
        if room is None:
            return
        state = _read(room.state)
        called = {*names, *_names(state, person)}
        # A match in progress identifies its players only by name. The room goes last, as the matches are found by it.
        for match, header in await store.read(_OF_ROOM, code):
            await store.write(*await _without_names(store, match, header, partial(_is_called, called)))
        with contextlib.suppress(Stale):
            changed = msgspec.json.encode(disguised(state, person, alias, called))
            await store.save([SaveRoom(code, room.version + 1, changed)])
            return
    raise Stale


def _report(one: moderation.SavedReport, person: str) -> dict[str, Any]:
    about = {"made": one.made, "room": one.room, "match": one.match, "reason": one.reason}
    if one.reporter == person:
        return {**about, "about": one.person_name, "words": one.words}
    return {**about, "quotes": msgspec.json.decode(one.quotes)}


async def seats(store: Store, person: str) -> AsyncIterator[PlayedSeat]:
    last = ""
    while page := await store.read(_SEATS, person, last, PAGE):
        for row in page:
            yield PlayedSeat(*row)
        last = page[-1][0]


async def rooms_of(store: Store, person: str) -> AsyncIterator[tuple[str, SavedRoom]]:
    """Return the rooms whose state contains a person's id."""
    last = ""
    while page := await store.read(_ROOMS, last, PAGE):
        for code, version, state in page:
            if person.encode() in state:
                yield code, SavedRoom(version, state)
        last = page[-1][0]


# -- finding a person in the JSON of a room, whatever its structure


def parts(value: Any, person: str) -> list[Any]:
    """Return the smallest parts that name a person: objects that contain the id, and values stored under it."""
    match value:
        case dict():
            found = [{key: item} for key, item in value.items() if key == person]
            for item in value.values():
                found += parts(item, person)
            simple = {key: item for key, item in value.items() if not isinstance(item, dict | list)}
            return [*found, simple] if person in simple.values() else found
        case list():
            return [part for item in value for part in parts(item, person)]
        case _:
            return []


def disguised(value: Any, person: str, alias: str, names: Collection[str]) -> Any:
    """Return the value with another id for a person, and without their name and messages."""
    match value:
        case dict():
            is_theirs = person in value.values()
            changed: dict[str, Any] = {}
            for key, item in value.items():
                if (key == person and isinstance(item, str)) or (is_theirs and key == "name"):
                    changed[alias if key == person else key] = SOMEBODY
                elif is_theirs and key == "text":
                    changed[key] = ""
                else:
                    changed[alias if key == person else key] = disguised(item, person, alias, names)
            return changed
        case list():
            is_name = [isinstance(item, str) and item in names for item in value]
            pairs = zip(value, is_name, strict=True)
            return [SOMEBODY if called else disguised(item, person, alias, names) for item, called in pairs]
        case _:
            return alias if value == person else value


def _names(value: Any, person: str) -> set[str]:
    """Return the names that a person has in a room."""
    return {
        name
        for part in parts(value, person)
        for key, name in part.items()
        if key in (person, "name") and isinstance(name, str)
    }


def _is_seat(theirs: int, seat: int, _name: str) -> bool:
    return seat == theirs


def _is_called(names: Collection[str], _seat: int, name: str) -> bool:
    """Return whether a player has one of the names, with or without the number that distinguishes equal names."""
    base, _, number = name.rpartition(" ")
    return name in names or (base in names and number.isdigit())


def _read(state: bytes) -> Any:
    try:
        return msgspec.json.decode(state)
    except msgspec.DecodeError:
        raise StoreError("server.database.room") from None


def _header(header: bytes) -> Header:
    try:
        return msgspec.json.decode(header, type=Header)
    except msgspec.DecodeError:
        raise StoreError("server.database.match") from None


def _numbered(names: Sequence[str], is_theirs: Callable[[int, str], bool]) -> tuple[str, ...]:
    return tuple(f"Player {n + 1}" if is_theirs(n, name) else name for n, name in enumerate(names))


async def _without_names(
    store: Store, match: str, header: bytes, is_theirs: Callable[[int, str], bool]
) -> list[Statement]:
    """Replace names by numbers in a match: in its header, and in entries in which the house names a seat's player.

    Verification does not depend on these names.
    """
    read = _header(header)
    names = _numbered(read.seats, is_theirs)
    changes = [Statement(_HEADER, (msgspec.json.encode(msgspec.structs.replace(read, seats=names)), match))]
    changes.append(Statement("DELETE FROM reviews WHERE match = ?", (match,)))
    if rows := await store.index.of_match(match):
        changes.append(Statement(_NAMES, (written(_numbered(rows[0].names, is_theirs)), match)))
    for n, kept in enumerate(await store.entries(match)):
        line = msgspec.json.decode(kept, type=Line) if b'"move":"named ' in kept else None
        found = _NAMED.fullmatch(line.move) if line is not None and line.seat == HOUSE else None
        if line is not None and found is not None and is_theirs(int(found[1]), found[2]):
            changed = msgspec.structs.replace(line, move=f"named {found[1]} Player {int(found[1]) + 1}")
            changes.append(Statement(_LINE, (msgspec.json.encode(changed), match, n)))
    return changes
