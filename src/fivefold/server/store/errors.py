"""Why something was not kept."""

from fivefold.core.errors import Trouble


class NotSaved(Exception):
    """Nothing of what belonged together was written down."""


class EntryExists(NotSaved):
    """The entry is there already: another process was quicker, and its entry is the truth."""


class Stale(NotSaved):
    """The room was saved by somebody else since it was read, or is gone: it has to be read again."""


class Outdated(NotSaved):
    """The room has belonged to another process since: nothing of what this one thinks of it is written any more."""


class StoreError(NotSaved, Trouble):
    """The database cannot be used, and why."""


class Unsure(StoreError):
    """The database went away while it was writing and did not come back in time: it may have been written or not.

    Whoever asked has to read again what is kept before going on.
    """
