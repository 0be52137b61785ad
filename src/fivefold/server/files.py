"""How many files the process may open: every connection is one, and some must be left for everything else."""

import importlib

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
