"""Records by earlier versions of the rules, translated line by line and judged by today's."""

from pathlib import Path

import msgspec

import fivefold as ff
from fivefold.core.game import OPENING
from fivefold.core.notation import read_move
from fivefold.core.record import End, Header, Line
from fivefold.core.table import AnyTable


def judged_again(record: Path) -> AnyTable:
    """A table on which all of the record has happened once more; it agrees in every event and in its end."""
    first, *lines, last = record.read_text("utf-8").splitlines()
    header, end = msgspec.json.decode(first, type=Header), msgspec.json.decode(last, type=End)
    assert end.seed is not None
    table = ff.Table(header.game, header.seats, end.seed, **header.options)
    for number, text in enumerate(lines):
        line = msgspec.json.decode(text, type=Line)
        written = [msgspec.json.decode(event) for event in line.events]
        move, events = table.game.upgraded(header.rules, line.move, written)
        if line.seat != OPENING:
            table.redo(ff.Act(line.seat, read_move(table.game, line.seat, move), line.at))
        assert tuple(msgspec.convert(event, table.game.event_type) for event in events) == table.log[number].events
    assert table.outcome == end.outcome
    return table
