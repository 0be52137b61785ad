"""The place of a room in a tournament."""

from msgspec import Struct


class TournamentPlace(Struct, frozen=True):
    """The table of a tournament that a room is for: its match counts there."""

    code: str
    round: int
    table: int
    """Tables count from 1."""
    players: tuple[str, ...]
    """The players by seat, as the tournament calls them."""
