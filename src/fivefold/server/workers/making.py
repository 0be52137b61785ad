"""Jobs that make something from few arguments, such as the picture of a link; always with the same result."""

from io import BytesIO
from typing import ClassVar

import segno

from fivefold.server.workers.jobs import JobRequest, Lane, Report

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
