"""The process's limit of open files: each connection needs one, and some are reserved for everything else."""

import errno
import importlib
import os

RESERVED = 100
"""Files for the database, worker processes and temporary needs."""


def connections_possible(wanted: int) -> int:
    """Return how many connections there are files for, at most `wanted`; raises the soft limit where it can."""
    try:
        resource = importlib.import_module("resource")
    except ImportError:  # this system has no such limit
        return wanted
    limits: tuple[int, int] = resource.getrlimit(resource.RLIMIT_NOFILE)
    soft, hard = limits
    if soft == resource.RLIM_INFINITY:
        return wanted
    needed = wanted + RESERVED
    if soft < needed:
        soft = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return max(1, min(wanted, soft - RESERVED))


def is_out_of_files() -> bool:
    """Return whether no file can be opened. uvloop does not report it; it closes new connections at once."""
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError as error:
        return error.errno in (errno.EMFILE, errno.ENFILE)
    return False
