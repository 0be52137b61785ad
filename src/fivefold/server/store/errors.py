"""Exceptions of the store."""

from fivefold.core.errors import Trouble


class NotSaved(Exception):
    """Nothing of a batch was written."""


class EntryExists(NotSaved):
    """The entry exists already: another process wrote it first."""


class Stale(NotSaved):
    """The room was saved or deleted by another process since it was loaded, and has to be loaded again."""


class Outdated(NotSaved):
    """The room has been claimed by another process, so this one must not write it any more."""


class StoreError(NotSaved, Trouble):
    """The database cannot be used; the message says why."""


class Unsure(StoreError):
    """The database was lost during a commit and did not return in time: the batch may have been written or not.

    The caller has to load the saved state again.
    """
