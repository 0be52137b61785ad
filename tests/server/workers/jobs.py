"""Jobs that behave well or badly."""

import os
import signal
import sys
from pathlib import Path
from typing import ClassVar, Literal

from fivefold.core.errors import Illegal
from fivefold.server.workers.jobs import JobRequest, Lane, Report
from fivefold.server.workers.requests import ReviewRequest

GIB = 1 << 30
ONE = Lane(name="one", nice=1, seconds=120, cpu_seconds=60, memory=GIB, max_waiting=100)


class Sample(JobRequest[tuple[int, ...]], frozen=True):
    lane: ClassVar[str] = "one"
    does: Literal["pid", "limits", "count", "block", "spin", "hog", "die", "fail", "refuse"] = "pid"
    path: str = ""

    def run(self, report: Report) -> tuple[int, ...]:
        match self.does:
            case "pid":
                pass
            case "limits":
                if sys.platform != "win32":
                    import resource

                    kinds = (resource.RLIMIT_AS, resource.RLIMIT_CPU, resource.RLIMIT_CORE)
                    return (os.nice(0), *(resource.getrlimit(kind)[0] for kind in kinds))
            case "count":
                for n in range(1001):
                    report(n, 1000)
            case "block":
                report(1, 2)
                Path(self.path).read_bytes()
            case "spin":
                while True:
                    pass
            case "hog":
                _ = bytes(2 * GIB)
            case "die":
                os.kill(os.getpid(), signal.SIGKILL)
            case "fail":
                raise ValueError("a fault")
            case "refuse":
                raise Illegal("server.not-over")
        return (os.getpid(),)


class ReviewSample(Sample, frozen=True):
    lane: ClassVar[str] = "review"


class UploadSample(Sample, frozen=True):
    lane: ClassVar[str] = "upload"


class DeadlyReview(ReviewRequest, frozen=True):
    """A review that kills its worker as often as there are files in the folder named by the environment."""

    def run(self, report: Report) -> bytes:
        for file in Path(os.environ["DEATHS"]).iterdir():
            file.unlink()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().run(report)
