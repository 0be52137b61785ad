"""Records say which bots played, exactly; those of people, and those from before, say nothing."""

import json

import pytest

import fivefold as ff
from fivefold.core.errors import BadRecord
from fivefold.core.record import Record


def record() -> str:
    return ff.simulate("karma", ["1.4", "otter"], seed=3, records=True).matches[0].record


def bent(text: str, **changes: object) -> str:
    first, *rest = text.splitlines(keepends=True)
    return "".join((json.dumps({**json.loads(first), **changes}, separators=(",", ":")) + "\n", *rest))


def test_the_header_has_the_exact_name_of_every_bot() -> None:
    text = record()
    assert json.loads(text.splitlines()[0])["bots"] == ["1.4", "otter"]
    assert ff.replay(text).bots == ("1.4", "otter")
    assert Record.of(ff.replay(text)).text() == text
    ff.verify(text)


def test_a_match_of_people_says_nothing_of_bots() -> None:
    table = ff.Table("karma", 2, seed=1)
    assert table.bots == ()
    assert "bots" not in json.loads(table.record().splitlines()[0])


@pytest.mark.parametrize("bots", [["1.4"], ["", ""], ["1.4", "otter", "fox"], [], "otter", [1, 2]])
def test_bots_that_do_not_fit_the_seats_are_refused(bots: object) -> None:
    with pytest.raises(BadRecord) as refused:
        ff.replay(bent(record(), bots=bots))
    assert refused.value.line == 1
