"""The time until which a process may run its rooms."""


class Lease:
    """A time of the server's clock in milliseconds, renewed regularly if several processes share the rooms.

    That clock also advances while the process is suspended, so a process that wakes up after its lease has expired
    notices it at once.
    """

    __slots__ = ("until",)

    def __init__(self, until: int) -> None:
        self.until = until


FOR_EVER = Lease(2**62)
"""For a server of one process."""
