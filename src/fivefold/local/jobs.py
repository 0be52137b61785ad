"""Work that takes time, as values that another worker can do: thoughts, puzzles, drills, counts and reviews."""

from collections.abc import Callable

import msgspec
from msgspec import Struct

from fivefold.core.counts import count
from fivefold.core.discovery import games
from fivefold.core.drills import drill
from fivefold.core.errors import Refusal
from fivefold.core.game import Seat
from fivefold.core.games import make_game
from fivefold.core.moments import Moments
from fivefold.core.playback import verify
from fivefold.core.record import Record
from fivefold.core.words import Message
from fivefold.local.unwritten import Unwritten
from fivefold.reviews import review
from fivefold.rooms.questions import Question, think
from fivefold.rooms.replay import deal, retried
from fivefold.sheets.sheet import Paper, written

Report = Callable[[int, int], object]
"""Is told how many steps are done, and how many there are."""


class LocalJob(Struct, frozen=True, tag=True):
    """A piece of work."""

    def run(self, report: Report) -> bytes:
        """Return the result as bytes; raises Refusal."""
        raise NotImplementedError


class ThinkJob(LocalJob, frozen=True):
    question: Question

    def run(self, report: Report) -> bytes:
        return msgspec.json.encode(think(self.question))


class PrepareJob(LocalJob, frozen=True):
    """What a game with these options has to prepare, such as the puzzle of a date."""

    game: str
    options: bytes

    def run(self, report: Report) -> bytes:
        game = make_game(games(), self.game, msgspec.json.decode(self.options), "")
        game.prepare()
        return game.export_prepared()


class DrillJob(LocalJob, frozen=True):
    name: str
    seed: str
    difficulty: int

    def run(self, report: Report) -> bytes:
        return msgspec.json.encode(drill(self.name, self.seed, self.difficulty))


class CountJob(LocalJob, frozen=True):
    """A question about real cards or dice."""

    game: str
    name: str
    text: str
    options: dict[str, str]

    def run(self, report: Report) -> bytes:
        return msgspec.json.encode(count(self.game, self.name, self.text, **self.options))


class ReviewJob(LocalJob, frozen=True):
    """The review of a record, which is verified first if it is not ours."""

    record: bytes
    is_ours: bool

    def run(self, report: Report) -> bytes:
        if not self.is_ours:
            verify(self.record)
        return msgspec.json.encode(review(self.record, report))


class RetryJob(LocalJob, frozen=True):
    """The verdict on a decision of a finished match that is tried again."""

    match: str
    record: bytes
    n: int
    seat: Seat
    moves: tuple[str, ...]

    def run(self, report: Report) -> bytes:
        return msgspec.json.encode(retried(self.match, Record.read(self.record), self.n, self.seat, self.moves))


class SheetJob(LocalJob, frozen=True):
    """A sheet of puzzles, whose sentences the client makes."""

    game: str
    puzzles: int
    seed: str
    language: str
    paper: Paper

    def run(self, report: Report) -> bytes:
        return written(Unwritten(self.language), self.game, self.puzzles, self.seed, self.paper).encode()


class DealJob(LocalJob, frozen=True):
    """Whether a record was dealt and judged as promised."""

    record: bytes

    def run(self, report: Report) -> bytes:
        return msgspec.json.encode(deal(Moments(Record.read(self.record))))


AnyJob = ThinkJob | PrepareJob | DrillJob | CountJob | ReviewJob | RetryJob | SheetJob | DealJob


class JobEnd(Struct, frozen=True):
    """The end of a job: its result, or why there is none."""

    result: bytes = b""
    refusal: Message | None = None


_job: "msgspec.msgpack.Decoder[AnyJob]" = msgspec.msgpack.Decoder(AnyJob)


def perform(text: bytes, report: Report = max) -> bytes:
    """Do an encoded job in the worker, and return its encoded end."""
    try:
        end = JobEnd(_job.decode(text).run(report))
    except Refusal as refusal:
        end = JobEnd(refusal=refusal.message)
    return msgspec.msgpack.encode(end)
