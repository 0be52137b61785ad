"""Why something was not kept."""

from fivefold.core.errors import Trouble


class NotKept(Exception):
    """Nothing of what belonged together was written down."""


class Taken(NotKept):
    """The entry is there already: another process was quicker, and its entry is the truth."""


class Stale(NotKept):
    """The room was saved by somebody else since it was read, or is gone: it has to be read again."""


class Outdated(NotKept):
    """The room has belonged to another process since: nothing of what this one thinks of it is written any more."""


class StoreError(NotKept, Trouble):
    """The database cannot be used, and why."""


class Unsure(StoreError):
    """The database went away while it was writing and did not come back in time: it may have been written or not.

    Whoever asked has to read again what is kept before going on.
    """
