"""How many files the process may open: every connection is one, and some must be left for everything else."""

import errno
import importlib
import os

RESERVED = 100
"""Files for the database, the processes in which bots think, and the odd one."""


def connections_possible(wanted: int) -> int:
    """How many connections there are files for, at most as many as wanted; asks the machine for more if it may."""
    try:
        resource = importlib.import_module("resource")
    except ImportError:  # a system without such a limit
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
    """Whether not one more can be opened; uvloop says nothing of it, and hangs up on whoever comes."""
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError as error:
        return error.errno in (errno.EMFILE, errno.ENFILE)
    return False
