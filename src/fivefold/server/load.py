"""How busy a process is, from the figures of its metrics."""

import importlib
import sys
import time
from collections.abc import Mapping
from contextlib import suppress

from prometheus_client import Histogram

from fivefold.api.moderation import ServerLoad
from fivefold.core.version import __version__
from fivefold.server.metrics import ACT_SECONDS, COMMIT_SECONDS, LOOP_LAG, registry

_BEGAN = time.monotonic()
MOST = 0.95
"""The share of all measurements that are at most as long as the figure."""


def server_load(rooms: int, matches: int, processes: int, waiting: Mapping[str, int]) -> ServerLoad:
    return ServerLoad(
        version=__version__,
        processes=processes,
        up_seconds=int(time.monotonic() - _BEGAN),
        memory_mb=_memory(),
        rooms=rooms,
        matches=matches,
        connections=int(_total("fivefold_connections")),
        moves=int(_total("fivefold_acts_total")),
        refusals=int(_total("fivefold_refusals_total")),
        task_failures=int(_total("fivefold_task_failures_total")),
        waiting=dict(waiting),
        act_ms=_most(ACT_SECONDS),
        commit_ms=_most(COMMIT_SECONDS),
        lag_ms=_most(LOOP_LAG),
    )


def _memory() -> int:
    """Return the most memory that this process has used, in MiB; 0 on Windows, which does not say."""
    with suppress(ImportError):
        resource = importlib.import_module("resource")
        used = int(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
        return used >> (20 if sys.platform == "darwin" else 10)
    return 0


def _total(name: str) -> float:
    return sum(sample.value for metric in registry.collect() for sample in metric.samples if sample.name == name)


def _most(histogram: Histogram) -> float | None:
    """Return in milliseconds the first bound below which most measurements are; None if none is."""
    (metric,) = histogram.collect()
    bounds = [(sample.labels["le"], sample.value) for sample in metric.samples if sample.name.endswith("_bucket")]
    total = bounds[-1][1]
    reached = (float(bound) for bound, count in bounds[:-1] if total and count >= MOST * total)
    return next((bound * 1000 for bound in reached), None)
