"""Jobs for workers: requests, lanes, the messages of workers, and the ways to fail."""

import sys
from collections.abc import Callable
from typing import ClassVar, Generic, TypeVar

import msgspec
from msgspec import Raw, Struct

from fivefold.core.words import Message

R = TypeVar("R")
Report = Callable[[int, int], None]
"""Reports progress: the number of steps done, and their total."""
encode = msgspec.msgpack.Encoder().encode


class JobRequest(Struct, Generic[R], frozen=True):
    """A request to a worker. A new kind of job is a subclass with a lane, fields and `run`.

    Workers import the class by its name, from a module that should import little.
    """

    lane: ClassVar[str]

    def run(self, report: Report) -> R:
        """Do the work, in a worker. msgspec encodes the reply, and decodes it by this return type.

        A Refusal is raised again where the job was submitted.
        """
        raise NotImplementedError


class Lane(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Jobs that share a queue and workers, with the bounds of the queue and the limits of each job."""

    name: str
    workers: int = 1
    idle_seconds: float | None = None
    """Workers start with the first job and stop after this time without one; None to keep them running."""
    is_single_use: bool = False
    """Whether a worker runs only one job, because the jobs of this lane are not trusted."""
    nice: int
    seconds: float
    """The wall-clock limit of a job; `cpu_seconds` is the limit of processor time."""
    cpu_seconds: int
    memory: int
    """The limit of address space, in bytes."""
    max_waiting: int
    max_per_address: int = sys.maxsize
    max_bytes: int = sys.maxsize


class Order(Struct, frozen=True, array_like=True):
    """A message to a worker: a request, and its class as `module:name`."""

    kind: str
    request: Raw


class WorkerMessage(Struct, frozen=True, array_like=True):
    """A message from a worker: it has started, reports progress, or has finished a job."""

    is_last: bool = False
    done: int = 0
    total: int = 0
    reply: bytes | None = None
    refusal: Message | None = None
    error: str = ""


class JobFailed(Exception):
    """The job has no reply: it raised an exception, or one of the subclasses applies."""


class QueueFull(JobFailed):
    """Too many jobs are waiting."""


class TimedOut(JobFailed):
    """The job exceeded its time limit."""


class WorkerDied(JobFailed):
    """The worker died while it ran the job."""


class PoolClosed(WorkerDied):
    """The pool was closed before the job was done."""
