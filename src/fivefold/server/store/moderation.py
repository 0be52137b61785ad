"""Reports of people, the sessions of operators, and the log of what operators did."""

import secrets
from hashlib import sha256
from typing import NamedTuple

from fivefold.server.store.database import Statement, Tables

STEP = (
    # Reports: one by a person about another one in a room and match.
    "CREATE TABLE reports (id VARCHAR(16) PRIMARY KEY, made BIGINT NOT NULL, room VARCHAR(16) NOT NULL,"
    " match VARCHAR(32) NOT NULL, reporter VARCHAR(32) NOT NULL, reporter_name TEXT NOT NULL,"
    " person VARCHAR(32) NOT NULL, person_name TEXT NOT NULL, reason VARCHAR(20) NOT NULL, words TEXT NOT NULL,"
    " quotes TEXT NOT NULL, done BIGINT, done_by TEXT NOT NULL)",
    "CREATE UNIQUE INDEX ix_reports_once ON reports (reporter, person, room, match)",
    "CREATE INDEX ix_reports_made ON reports (made)",
    "CREATE INDEX ix_reports_person ON reports (person)",
    # Operators in the browser, by the hash of their cookie and of the token they signed in with; what they did.
    "CREATE TABLE operator_sessions (digest VARCHAR(64) PRIMARY KEY, token VARCHAR(64) NOT NULL, name TEXT NOT NULL,"
    " until BIGINT NOT NULL)",
    "CREATE TABLE operator_log (id VARCHAR(16) PRIMARY KEY, at BIGINT NOT NULL, name TEXT NOT NULL,"
    " action VARCHAR(40) NOT NULL, about TEXT NOT NULL)",
    "CREATE INDEX ix_operator_log_at ON operator_log (at)",
    # Who was banned, by name, and by whom.
    "ALTER TABLE bans ADD COLUMN name TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE bans ADD COLUMN operator TEXT NOT NULL DEFAULT ''",
)
_REPORT = (
    "SELECT reports.id, made, reports.room, match, coalesce(game, ''), reporter, reporter_name, person, person_name,"
    " reason, words, quotes, done, done_by FROM reports LEFT JOIN matches ON matches.id = reports.match"
)
_ADD = (
    "INSERT INTO reports (id, made, room, match, reporter, reporter_name, person, person_name, reason, words, quotes,"
    " done_by) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '') ON CONFLICT (reporter, person, room, match) DO NOTHING"
)
_LOG = "INSERT INTO operator_log (id, at, name, action, about) VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING"
_SIGN_IN = (
    "INSERT INTO operator_sessions (digest, token, name, until) VALUES (?, ?, ?, ?) ON CONFLICT (digest) DO NOTHING"
)


class SavedReport(NamedTuple):
    """A report as saved; `game` is that of its match once it is over, `quotes` is JSON."""

    id: str
    made: int
    room: str
    match: str
    game: str
    reporter: str
    reporter_name: str
    person: str
    person_name: str
    reason: str
    words: str
    quotes: str
    done: int | None = None
    done_by: str = ""


class LogLine(NamedTuple):
    """What an operator did; `about` is the room, person, address, report or file it was done to."""

    at: int
    name: str
    action: str
    about: str


class ModerationTables:
    """The tables of reports and operators."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    # -- reports

    async def add_report(self, one: SavedReport) -> None:
        """Save a report, unless there is one by and about the same people in the same room and match."""
        row = (*one[:4], *one[5:12])
        await self._tables.write(Statement(_ADD, row))

    async def has_reported(self, one: SavedReport) -> bool:
        """Return whether there is a report by and about the same people in the same room and match."""
        sql = "SELECT 1 FROM reports WHERE reporter = ? AND person = ? AND room = ? AND match = ?"
        return bool(await self._tables.read(sql, one.reporter, one.person, one.room, one.match))

    async def reports(self, most: int, *, done: bool) -> list[SavedReport]:
        """Return the reports that are done or not, the newest first."""
        sql = f"{_REPORT} WHERE done IS {'NOT ' if done else ''}NULL ORDER BY made DESC, reports.id LIMIT ?"
        return [SavedReport(*row) for row in await self._tables.read(sql, most)]

    async def open_reports(self) -> int:
        """Return how many reports are not done."""
        return int((await self._tables.read("SELECT count(*) FROM reports WHERE done IS NULL"))[0][0])

    async def reports_with(self, person: str) -> list[SavedReport]:
        """Return the reports by and about a person."""
        sql = f"{_REPORT} WHERE reporter = ? OR person = ? ORDER BY made"
        return [SavedReport(*row) for row in await self._tables.read(sql, person, person)]

    async def is_in_room(self, match: str, room: str) -> bool:
        """Return whether a match was played in a room."""
        return bool(await self._tables.read("SELECT 1 FROM matches WHERE id = ? AND room = ?", match, room))

    async def mark_report(self, report: str, done_by: str, *, done: bool) -> bool:
        """Mark a report as done or open, and return whether there is such a report."""
        if not await self._tables.read("SELECT 1 FROM reports WHERE id = ?", report):
            return False
        at = self._tables.clock() if done else None
        sql = "UPDATE reports SET done = ?, done_by = ? WHERE id = ?"
        await self._tables.write(Statement(sql, (at, done_by if done else "", report)))
        return True

    # -- operators

    async def sign_in(self, secret: str, token: str, name: str, until: int) -> None:
        """Save a session, of whose secret and token only hashes are kept."""
        await self._tables.write(Statement(_SIGN_IN, (digest(secret), digest(token), name, until)))

    async def operator(self, secret: str, token: str) -> str | None:
        """Return the name of the operator of a session that is valid with this token."""
        sql = "SELECT name FROM operator_sessions WHERE digest = ? AND token = ? AND until > ?"
        found = await self._tables.read(sql, digest(secret), digest(token), self._tables.clock())
        return str(found[0][0]) if found else None

    async def sign_out(self, secret: str) -> None:
        await self._tables.write(Statement("DELETE FROM operator_sessions WHERE digest = ?", (digest(secret),)))

    async def note(self, name: str, action: str, about: str) -> None:
        """Add a line to the log."""
        await self._tables.write(Statement(_LOG, (secrets.token_hex(8), self._tables.clock(), name, action, about)))

    async def log(self, most: int, before: int) -> list[LogLine]:
        """Return lines of the log from before a time, the newest first."""
        sql = "SELECT at, name, action, about FROM operator_log WHERE at < ? ORDER BY at DESC, id LIMIT ?"
        return [LogLine(*row) for row in await self._tables.read(sql, before, most)]


def digest(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def expired(now: int, reports: int | None, log: int | None) -> list[Statement]:
    """Return what deletes old sessions, and reports and lines of the log from before these times."""
    found = [Statement("DELETE FROM operator_sessions WHERE until < ?", (now,))]
    if reports is not None:
        found.append(Statement("DELETE FROM reports WHERE made < ?", (reports,)))
    if log is not None:
        found.append(Statement("DELETE FROM operator_log WHERE at < ?", (log,)))
    return found


def forgotten(person: str, alias: str) -> list[Statement]:
    """Return what removes a person from reports and bans.

    Reports about them go, those by them stay without name and words, and a ban stays without the name.
    """
    return [
        Statement("UPDATE bans SET name = '' WHERE kind = 'person' AND who = ?", (person,)),
        Statement("DELETE FROM reports WHERE person = ?", (person,)),
        Statement(
            "UPDATE reports SET reporter = ?, reporter_name = '', words = '' WHERE reporter = ?", (alias, person)
        ),
    ]
