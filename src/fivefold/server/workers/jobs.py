"""What a job is: a request, the lane it waits in, what a worker says about it, and how it can fail."""

import sys
from collections.abc import Callable
from typing import ClassVar, Generic, TypeVar

import msgspec
from msgspec import Raw, Struct

from fivefold.core.words import Message

R = TypeVar("R")
Report = Callable[[int, int], None]
"""Reports progress: so many steps of so many are done."""
encode = msgspec.msgpack.Encoder().encode


class JobRequest(Struct, Generic[R], frozen=True):
    """Asks a worker for something. A new kind of job is a subclass with a lane, fields and `run`.

    Workers find the class by its name, in a module that should import little.
    """

    lane: ClassVar[str]

    def run(self, report: Report) -> R:
        """Does the work, in a worker. The reply is encoded by msgspec, and decoded by this return type.

        A Refusal is raised again where the job was submitted.
        """
        raise NotImplementedError


class Lane(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Jobs that share a queue and workers; the bounds of the queue, and the limits of each job."""

    name: str
    workers: int = 1
    idle_seconds: float | None = None
    """Workers start with the first job and end after so long without one; None: they always run."""
    is_single_use: bool = False
    """Whether a worker runs one job only, as jobs of this lane are not trusted."""
    nice: int
    seconds: float
    """Time a job has by the clock; by the processor, it has `cpu_seconds`."""
    cpu_seconds: int
    memory: int
    """Bytes of address space."""
    max_waiting: int
    max_per_address: int = sys.maxsize
    max_bytes: int = sys.maxsize


class Order(Struct, frozen=True, array_like=True):
    """To a worker: a request, and its class as `module:name`."""

    kind: str
    request: Raw


class WorkerMessage(Struct, frozen=True, array_like=True):
    """From a worker: that it has started, how far a job is, or how it has ended."""

    is_last: bool = False
    done: int = 0
    total: int = 0
    reply: bytes | None = None
    refusal: Message | None = None
    error: str = ""


class JobFailed(Exception):
    """There is no reply: the job raised an exception, or one of these happened."""


class QueueFull(JobFailed):
    """Too many jobs wait."""


class TimedOut(JobFailed):
    """The job took too long."""


class WorkerDied(JobFailed):
    """The worker ended while it ran the job, or the pool was closed."""
