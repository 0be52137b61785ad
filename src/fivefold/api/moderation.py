"""Requests and responses about moderation: reports, and what the operator sees and does in the browser."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from fivefold.core.options import OptionValue
from fivefold.rooms.messages import Pace, PersonView, SeatView, Word

Reason = Literal["words", "name", "cheating", "spoiling", "other"]
"""Hurtful words, a hurtful name, cheating, spoiling the match for others, or something else."""
LONGEST_WORDS = 300


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """Report a person who is or was with you in a room, with the match that it is about."""

    room: Word
    person: Word
    reason: Reason
    match: Word = ""
    """A match of the room; empty if it is not about one."""
    words: Annotated[str, Meta(max_length=LONGEST_WORDS)] = ""


class OperatorSignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Operator: sign in with the token, and the name under which actions are logged."""

    token: Annotated[str, Meta(max_length=1000)]
    name: Word


class OperatorName(Struct, frozen=True):
    """Operator: the name under which you signed in."""

    name: str


class ReportDone(Struct, frozen=True, forbid_unknown_fields=True):
    """Operator: whether a report is done."""

    done: bool


class FiledReport(Struct, frozen=True):
    """Operator: a report; times are in milliseconds."""

    id: str
    made: int
    room: str
    match: str
    game: str
    """The game of the match, once it is over; then it can be replayed."""
    reporter: PersonView
    person: PersonView
    reason: str
    words: str
    quotes: tuple[str, ...]
    """The person's last messages in the room at that time."""
    done: int | None
    done_by: str


class RoomSettings(Struct, frozen=True):
    """Operator: a room as everyone in it sees it, without its table and its messages."""

    code: str
    game: str
    options: dict[str, OptionValue]
    host: str
    public: bool
    locked: bool
    quiet: bool
    pace: Pace
    playing: bool
    people: tuple[PersonView, ...]
    seats: tuple[SeatView, ...]


class ServerLoad(Struct, frozen=True):
    """Operator: how busy the process is that answers; times are in milliseconds, and most are shorter."""

    version: str
    processes: int
    """How many processes share the database."""
    up_seconds: int
    memory_mb: int
    rooms: int
    matches: int
    connections: int
    moves: int
    refusals: int
    task_failures: int
    waiting: dict[str, int]
    """Jobs that wait for a worker, by lane."""
    act_ms: float | None
    """Within how long 95 of 100 moves were saved and sent; null if there were none, or for longer than it counts."""
    commit_ms: float | None
    lag_ms: float | None


class BackupFile(Struct, frozen=True):
    """Operator: a backup that was made in the browser."""

    name: str
    bytes: int
    made: int


class Backups(Struct, frozen=True):
    """Operator: the backups, the latest first; a Postgres has to be backed up with its own programs."""

    possible: bool
    folder: str
    files: tuple[BackupFile, ...]


class OperatorAction(Struct, frozen=True):
    """Operator: a line of the log of what operators did."""

    at: int
    who: str
    action: str
    about: str
