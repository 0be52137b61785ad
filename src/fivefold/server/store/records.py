"""The record of a match as it was kept."""

import msgspec

from fivefold.core.chance import commitment
from fivefold.core.errors import BadRecord
from fivefold.core.playback import rebuild
from fivefold.core.record import AnyRecord, Header, Record


def record_of(header: bytes, lines: list[bytes], seed: bytes) -> AnyRecord:
    """The record, with its seed if the match is over; raises BadRecord.

    The header is the one that was kept: it says by which rules the match was played, whatever they are today.
    """
    table = rebuild(header, lines, seed)
    head = msgspec.json.decode(header, type=Header)
    if commitment(seed) != head.commitment:
        raise BadRecord("forged", 1, "the seed is not the one that was promised.")
    revealed = None if table.outcome is None else seed.hex()
    return Record(head, table.game, tuple(table.log), revealed, table.outcome)
