"""The record of a match as it was kept: the same lines, whatever the rules have become since."""

from hashlib import sha256

import msgspec
from msgspec.structs import replace

from fivefold.core.playback import rebuild
from fivefold.core.record import AnyRecord, End, Record


def record_of(header: bytes, lines: list[bytes], seed: bytes) -> AnyRecord:
    """The record, with its seed and its result if the match is over; raises BadRecord."""
    outcome = rebuild(header, lines, seed).outcome
    kept = Record.kept(header, lines)
    return kept if outcome is None else replace(kept, seed=seed.hex(), outcome=outcome)


def text_of(header: bytes, lines: list[bytes], seed: bytes) -> str | None:
    """The record of a match that is over, as JSON lines; None if it is not over. Raises BadRecord.

    An older match has the words of its time: they are not translated, as its header says by which rules it was played.
    """
    outcome = rebuild(header, lines, seed).outcome
    if outcome is None:
        return None
    body = b"".join(line + b"\n" for line in (header, *lines))
    end = End(len(lines), seed.hex(), outcome, sha256(body).hexdigest())
    return (body + msgspec.json.encode(end) + b"\n").decode()
