"""Replaces pieces in notation by their names, for texts on paper."""

import re

from fivefold.core.speech import Reader, Unsaid
from fivefold.core.words import Argument, Message, Pieces, Series


def in_words(told: Message, reader: Reader) -> Message:
    """Return the message with every piece replaced by its name, as the web client does."""
    catalogue = told.key.partition(".")[0]
    return Message(told.key, {name: _named(fact, catalogue, reader) for name, fact in told.args.items()})


def _named(fact: Argument, catalogue: str, reader: Reader) -> Argument:
    match fact:
        case Pieces(pieces=pieces):
            kinds = dict.fromkeys(pieces)
            return Series(tuple([_piece(catalogue, piece, pieces.count(piece), reader) for piece in kinds]))
        case Series(items=items, joined=joined):
            return Series(tuple([_named(item, catalogue, reader) for item in items]), joined)
        case Message():
            return in_words(fact, reader)
        case _:
            return fact


def _piece(catalogue: str, piece: str, count: int, reader: Reader) -> Message:
    """Return the message `piece` of a catalogue, else of `pieces`, with the parts of the notation as arguments."""
    parts = [part.replace("*", "star") for part in re.findall(r"\d+|[a-z]|\*", piece, re.IGNORECASE)]
    args: dict[str, Argument] = {"piece": piece, "count": count, "parts": len(parts)}
    args |= {f"part-{n}": int(part) if part.isdigit() else part for n, part in enumerate(parts, 1)}
    own = Message(f"{catalogue}.piece", args)
    try:
        reader.strictly(own)
    except Unsaid:
        return Message("pieces.piece", args)
    return own
