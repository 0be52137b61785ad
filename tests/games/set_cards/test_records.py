"""Records of SET by earlier rules are still understood."""

from pathlib import Path

import msgspec
import pytest

import fivefold as ff
from fivefold.games.set_cards.rules import Set
from games.earlier_rules import judged_again

HERE = Path(__file__).parent


@pytest.mark.parametrize("name", ["version_1", "version_1_solitaire", "version_1_daily"])
def test_a_record_of_the_first_version_comes_to_the_same_end(name: str) -> None:
    record = HERE / f"{name}.jsonl"
    table = judged_again(record)
    assert ff.replay(record).state == table.state
    assert table.outcome is not None


def test_the_first_version_said_ended_after_a_deal_and_after_a_puzzle() -> None:
    before = '[{"type":"Took","seat":0},{"type":"Ended","reason":"agreed","missed":[["1rso","2rso","3rso"]]}]'
    after = '[{"type":"Took","seat":0},{"type":"RoundOver","reason":"agreed","missed":[["1rso","2rso","3rso"]]}]'
    assert Set().upgraded(1, "take 1rso 2rso 3rso", msgspec.json.decode(before)) == (
        "take 1rso 2rso 3rso",
        msgspec.json.decode(after),
    )
    solved = [{"type": "Ended", "reason": "all-found", "missed": []}]
    assert Set().upgraded(1, "", solved) == ("", [{"type": "Solved"}])


def test_what_today_writes_is_left_alone() -> None:
    events = [{"type": "RoundOver", "reason": "agreed", "missed": []}]
    assert Set().upgraded(2, "agree", events) == ("agree", events)
