"""The kinds of jobs and their lanes."""

import gzip
from hashlib import sha256
from typing import ClassVar, Literal

import msgspec

from fivefold.core.game import SeenBy
from fivefold.core.moments import Moments
from fivefold.core.playback import verify
from fivefold.core.record import Record
from fivefold.reviews import review
from fivefold.rooms import replay
from fivefold.rooms.questions import Question, Thought, think
from fivefold.server.workers.jobs import JobRequest, Lane, Report

RecordPart = Literal["past", "letters", "deal", "moment"]
GIB = 1 << 30
REVIEW = Lane(
    name="review", idle_seconds=60, nice=15, seconds=120, cpu_seconds=120, memory=2 * GIB,
    max_waiting=50, max_per_address=5, max_bytes=20_000_000,
)  # fmt: skip
UPLOAD = Lane(
    name="upload", idle_seconds=0, is_single_use=True, nice=10, seconds=20, cpu_seconds=10, memory=GIB,
    max_waiting=20, max_per_address=10, max_bytes=40_000_000,
)  # fmt: skip


def think_lane(workers: int = 2, max_waiting: int = 500, milliseconds: int = 20_000) -> Lane:
    """Return the lane of bots, whose workers always run."""
    return Lane(
        name="think", workers=workers, nice=5, seconds=milliseconds / 1000, cpu_seconds=milliseconds // 1000 + 1,
        memory=2 * GIB, max_waiting=max_waiting,
    )  # fmt: skip


class BotRequest(JobRequest[Thought], frozen=True):
    """Asks for a bot's move, hints, or a look-up."""

    lane: ClassVar[str] = "think"
    question: Question

    def run(self, report: Report) -> Thought:
        return think(self.question)


class ReviewRequest(JobRequest[bytes], frozen=True):
    """Asks for the review of a record, as JSON; an uploaded record is first verified against the rules, act by act."""

    lane: ClassVar[str] = "review"
    record: bytes
    is_ours: bool

    def run(self, report: Report) -> bytes:
        if not self.is_ours:
            verify(self.record)
        return msgspec.json.encode(review(self.record, report))


class RetryRequest(JobRequest[bytes], frozen=True):
    """Asks for the verdict on a decision of a finished match that is tried again, as JSON."""

    lane: ClassVar[str] = "think"
    record: bytes
    match: str
    n: int
    seat: int
    moves: tuple[str, ...]
    is_zipped: bool = False

    def run(self, report: Report) -> bytes:
        found = replay.retried(self.match, Record.read(self.record), self.n, self.seat, self.moves)
        return pack(found, zipped=self.is_zipped)


class UploadedRetryRequest(RetryRequest, frozen=True):
    """The same for an uploaded record, which is not trusted."""

    lane: ClassVar[str] = "upload"


class RecordRequest(JobRequest[bytes], frozen=True):
    """Asks for a part of an uploaded record, as JSON.

    A replay trusts the record, so a forged one can need any amount of time and memory.
    """

    lane: ClassVar[str] = "upload"
    record: bytes
    part: RecordPart
    eyes: SeenBy = None
    at: int = 0
    is_zipped: bool = False

    def run(self, report: Report) -> bytes:
        name, moments = sha256(self.record).hexdigest()[:16], Moments(Record.read(self.record))
        found: msgspec.Struct
        match self.part:
            case "past":
                found = replay.past(name, moments)
            case "letters":
                found = replay.replay_page(name, moments, self.eyes, self.at)
            case "deal":
                found = replay.deal(moments)
            case "moment":
                found = replay.moment(moments, self.at)
        return pack(found, zipped=self.is_zipped)


def pack(found: msgspec.Struct, *, zipped: bool) -> bytes:
    """Encode a struct as JSON, optionally compressed."""
    text = msgspec.json.encode(found)
    return gzip.compress(text, 5) if zipped else text
