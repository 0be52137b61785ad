"""The store: everything that survives a restart, in SQLite or Postgres."""

from fivefold.server.store.errors import EntryExists, NotSaved, Outdated, Stale, StoreError, Unsure
from fivefold.server.store.played import DailyCount
from fivefold.server.store.statements import Ownership
from fivefold.server.store.store import SavedMatch, SavedRoom, Store, now_ms
from fivefold.server.store.sweep import Retention, Sweeper, Swept

__all__ = [
    "DailyCount",
    "EntryExists",
    "NotSaved",
    "Outdated",
    "Ownership",
    "Retention",
    "SavedMatch",
    "SavedRoom",
    "Stale",
    "Store",
    "StoreError",
    "Sweeper",
    "Swept",
    "Unsure",
    "now_ms",
]
