"""Until when a process may drive its rooms."""


class Lease:
    """Renewed now and then where several processes share the rooms; a time of the server's own clock, in milliseconds.

    That clock runs on while a process is stopped, so who wakes up after it has run out knows so at once.
    """

    __slots__ = ("until",)

    def __init__(self, until: int) -> None:
        self.until = until


FOR_EVER = Lease(2**62)
"""The only process."""
