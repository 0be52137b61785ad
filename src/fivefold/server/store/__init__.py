"""The store: what survives a restart."""

from fivefold.server.store.changes import Hold
from fivefold.server.store.errors import NotKept, Outdated, Stale, StoreError, Taken, Unsure
from fivefold.server.store.played import DailyCount, Played
from fivefold.server.store.store import KeptMatch, KeptRoom, Store, now_ms
from fivefold.server.store.sweep import Retention, Sweeper, Swept

__all__ = [
    "DailyCount",
    "Hold",
    "KeptMatch",
    "KeptRoom",
    "NotKept",
    "Outdated",
    "Played",
    "Retention",
    "Stale",
    "Store",
    "StoreError",
    "Sweeper",
    "Swept",
    "Taken",
    "Unsure",
    "now_ms",
]
