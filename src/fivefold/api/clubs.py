"""Clubs over HTTP: the bodies of requests and responses, and the table of a year."""

from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Annotated, Literal

from msgspec import Meta, Struct

from fivefold.api.scores import SheetSum
from fivefold.core.errors import Illegal
from fivefold.core.game import Millis
from fivefold.core.scoring import scoring_of
from fivefold.rooms.text import clean_text

MOST_MEMBERS = 50
MOST_SHEETS = 200
MOST_CLUBS = 50
"""The most clubs in the list of one's own."""
MOST_RECENT = 20
LONGEST_CLUB_NAME = 40
LATEST = 4_102_444_800_000
"""The end of the century, after which there is no next evening."""

ClubName = Annotated[str, Meta(max_length=200)]


class NewClub(Struct, frozen=True, forbid_unknown_fields=True):
    """A club to found, or a new name."""

    name: ClubName


class ClubOpened(Struct, frozen=True):
    """The code of a new club."""

    code: str


class ClubPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Host only: the name of a club, its next evening, and its host; what is null stays."""

    name: ClubName | None = None
    next: Annotated[int, Meta(ge=0, le=LATEST)] | None = None
    """When the next evening begins, in milliseconds since 1970; 0 for none."""
    host: Annotated[int, Meta(ge=1)] | None = None
    """The member who becomes host."""


class ClubSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """The code of a score sheet of a real table whose result counts for a club."""

    sheet: Annotated[str, Meta(pattern="^[A-Za-z0-9]{1,16}$")]


class Removal(Struct, frozen=True, forbid_unknown_fields=True):
    """Host only: whether a member is kept out."""

    removed: bool


class ClubMember(Struct, frozen=True, gc=False):
    """A member of a club; the name is empty until the person has chosen one."""

    number: int
    name: str
    removed: bool = False


class ClubRow(Struct, frozen=True, gc=False):
    """A member in the table of a year."""

    member: int
    played: int
    won: int


class HeadToHead(Struct, frozen=True, gc=False):
    """Two members who have met: how often each of them was ahead; the rest were ties."""

    one: int
    other: int
    played: int
    ahead: int
    """How often `one` was ahead of `other`."""
    behind: int


class ClubResult(Struct, frozen=True):
    """A match in the club's room, or a score sheet of a real table."""

    kind: Literal["match", "sheet"]
    id: str
    game: str
    ended: Millis
    places: tuple[tuple[int, int], ...]
    """Members and their places, 1 for winners."""


class ClubPage(Struct, frozen=True):
    """A club as its members see it; other people with the link see its name alone."""

    code: str
    name: str
    next: Millis
    """When the next evening begins; 0 if that is open."""
    year: int
    members: tuple[ClubMember, ...] = ()
    table: tuple[ClubRow, ...] = ()
    pairs: tuple[HeadToHead, ...] = ()
    recent: tuple[ClubResult, ...] = ()
    me: int | None = None
    """The number of your membership."""
    host: int | None = None


class MyClub(Struct, frozen=True):
    """A club of yours."""

    code: str
    name: str
    next: Millis


def club_name(name: str) -> str:
    """Return the name on one line, without invisible characters; raises Illegal."""
    clean = clean_text(name, LONGEST_CLUB_NAME)
    if not clean:
        raise Illegal("rooms.bad-name", most=LONGEST_CLUB_NAME)
    return clean


def sheet_result(code: str, game: str, ended: Millis, found: SheetSum, members: Mapping[str, int]) -> ClubResult | None:
    """Return the result of a score sheet for the members who are on it by name; None while it goes on."""
    if not found.winners:
        return None
    fewest = scoring_of(game).aim == "fewest"
    totals = [total if fewest else -total for total in found.totals]
    places: list[tuple[int, int]] = []
    for who, name in enumerate(found.names):
        place = 1 if who in found.winners else 1 + max(1, sum(total < totals[who] for total in totals))
        if (member := members.get(name.casefold())) is not None:
            places.append((member, place))
    return ClubResult("sheet", code, game, ended, tuple(places))


def table_of(members: Iterable[int], results: Iterable[ClubResult]) -> tuple[ClubRow, ...]:
    """Return the table: who has won most, and of equals, who needed fewer."""
    played, won = dict.fromkeys(members, 0), dict.fromkeys(members, 0)
    for result in results:
        for member, place in result.places:
            if member in played:
                played[member] += 1
                won[member] += place == 1
    rows = [ClubRow(member, played[member], won[member]) for member in played]
    return tuple(sorted(rows, key=lambda row: (-row.won, row.played or 10**9, row.member)))


def pairs_of(members: Iterable[int], results: Iterable[ClubResult]) -> tuple[HeadToHead, ...]:
    """Return how members who met have done against each other, those who met most first."""
    here = set(members)
    found: dict[tuple[int, int], list[int]] = {}
    for result in results:
        for (one, mine), (other, theirs) in combinations(sorted(result.places), 2):
            if one in here and other in here and one != other:
                counts = found.setdefault((one, other), [0, 0, 0])
                counts[0] += 1
                counts[1] += mine < theirs
                counts[2] += theirs < mine
    pairs = [HeadToHead(one, other, *counts) for (one, other), counts in found.items()]
    return tuple(sorted(pairs, key=lambda pair: (-pair.played, pair.one, pair.other)))
