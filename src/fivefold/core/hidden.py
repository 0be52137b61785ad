"""What is hidden at a table, for replays with all cards face up."""

from msgspec import Struct

from fivefold.core.words import Message


class HiddenPieces(Struct, frozen=True):
    """Pieces that not everybody sees, in the order in which they are held or drawn."""

    pieces: tuple[str, ...]
    seat: int | None = None
    """The player in front of whom they are; None for those of the table."""
    name: Message | None = None
    """Where they are, such as the draw pile; None for a hand."""
