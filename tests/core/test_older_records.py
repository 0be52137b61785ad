"""There is one text for one match, for records of older rules too."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import fivefold as ff
from core.lines import signed, with_line
from fivefold.core.record import Record

TESTS = Path(__file__).parents[1]
OLDER = [
    path
    for path in sorted([*TESTS.glob("records/*.fivefold"), *TESTS.glob("games/*/version_*.jsonl")])
    if (read := Record.read(path)).header.rules < read.game.version
]


def rotated(value: Any) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Yield the fields of each object in a value, and the value with the first field of that object as its last."""
    if isinstance(value, dict) and len(value) > 1:
        first, *rest = value.items()
        yield tuple(value), dict([*rest, first])
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        for names, other in rotated(inner):
            changed = value.copy()
            changed[key] = other
            yield names, changed


def test_there_are_witnesses() -> None:
    assert len(OLDER) > 15


@pytest.mark.parametrize("path", OLDER, ids=lambda path: path.stem)
def test_fields_have_one_order(path: Path) -> None:
    lines = path.read_bytes().split(b"\n")[:-1]
    assert Record.read(signed(lines)).entries == Record.read(path).entries
    seen: set[tuple[str, ...]] = set()
    for number, line in enumerate(lines[:-1]):
        for names, other in rotated(msgspec.json.decode(line)):
            if names not in seen:
                seen.add(names)
                with pytest.raises(ff.BadRecord):
                    Record.read(signed(with_line(lines, number, other)))
    assert len(seen) > 3
