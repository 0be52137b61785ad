"""Jobs that make something from few arguments, such as a picture or a puzzle; always with the same result."""

from io import BytesIO
from typing import ClassVar

import msgspec
import segno

from fivefold.core.counts import count
from fivefold.core.discovery import games
from fivefold.core.drills import drill
from fivefold.core.games import make_game
from fivefold.server.manifest import manifest_of
from fivefold.server.workers.jobs import JobRequest, Lane, Report
from fivefold.sheets import Paper, sheet

MAKE = Lane(
    name="make", workers=2, idle_seconds=600, nice=10, seconds=60, cpu_seconds=60, memory=2 << 30,
    max_waiting=100, max_per_address=20, max_bytes=1_000_000,
)  # fmt: skip


class QrRequest(JobRequest[bytes], frozen=True):
    """Asks for a link as a QR code in SVG."""

    lane: ClassVar[str] = "make"
    link: str

    def run(self, report: Report) -> bytes:
        picture = BytesIO()
        segno.make(self.link).save(picture, kind="svg", border=2, xmldecl=False, svgns=True)
        return picture.getvalue()


class PreparationRequest(JobRequest[bytes], frozen=True):
    """Asks for what a game with these options (as JSON) has to prepare, such as the puzzle of a date."""

    lane: ClassVar[str] = "make"
    game: str
    options: bytes

    def run(self, report: Report) -> bytes:
        game = make_game(games(), self.game, msgspec.json.decode(self.options), "")
        game.prepare()
        return game.export_prepared()


class DrillRequest(JobRequest[bytes], frozen=True):
    """Asks for a drill as JSON."""

    lane: ClassVar[str] = "make"
    name: str
    seed: str
    difficulty: int

    def run(self, report: Report) -> bytes:
        return msgspec.json.encode(drill(self.name, self.seed, self.difficulty))


class CountRequest(JobRequest[bytes], frozen=True):
    """Asks for the answer to a question about real cards, as JSON; people wait for it, so bots' workers answer."""

    lane: ClassVar[str] = "think"
    game: str
    name: str
    text: str
    options: tuple[tuple[str, str], ...] = ()

    def run(self, report: Report) -> bytes:
        return msgspec.json.encode(count(self.game, self.name, self.text, **dict(self.options)))


class SheetRequest(JobRequest[bytes], frozen=True):
    """Asks for a printable page in HTML."""

    lane: ClassVar[str] = "make"
    game: str
    puzzles: int
    seed: str
    language: str
    paper: Paper

    def run(self, report: Report) -> bytes:
        return sheet(self.game, self.puzzles, self.seed, self.language, self.paper).encode()


class ManifestRequest(JobRequest[bytes], frozen=True):
    """Asks for the web app manifest as JSON, which takes the titles of all games in all languages."""

    lane: ClassVar[str] = "make"
    language: str

    def run(self, report: Report) -> bytes:
        return manifest_of(games(), self.language)
