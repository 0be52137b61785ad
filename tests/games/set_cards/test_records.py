"""Records of SET by earlier rules are still understood."""

from pathlib import Path

import msgspec
import pytest

import fivefold as ff
from fivefold.games.set_cards import sets
from fivefold.games.set_cards.model import Missed
from fivefold.games.set_cards.rules import Set

HERE = Path(__file__).parent


@pytest.mark.parametrize(
    ("name", "reason"),
    [("version_1", "agreed"), ("version_1_solitaire", "no-set-left"), ("version_1_daily", "all-found")],
)
def test_a_record_of_the_first_version_is_judged_as_then(name: str, reason: str) -> None:
    record = ff.Record.read(HERE / f"{name}.jsonl")
    outcome = ff.verify(record).outcome
    assert (record.header.rules, Set.version) == (1, 3)
    assert outcome is not None
    assert outcome.reason == reason


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
    assert Set().upgraded(3, "agree", events) == ("agree", events)


def test_earlier_versions_said_in_english_why_three_cards_are_no_set() -> None:
    wrong = {"type": "Missed", "seat": 0, "cards": ["1rso", "2rso", "2gso"]}
    sentences = ["two show 2 symbols and one shows 1", "two are red and one is green"]
    faults = [{"feature": "number", "two": "2", "one": "1"}, {"feature": "colour", "two": "r", "one": "g"}]
    for rules in (1, 2):
        assert Set().upgraded(rules, "", [{**wrong, "why": sentences}]) == ("", [{**wrong, "why": faults}])
    late = {"type": "Missed", "seat": 0, "reason": "late", "cards": [], "why": []}
    assert Set().upgraded(2, "", [late]) == ("", [late])


def test_a_record_of_the_second_version_is_judged_again() -> None:
    record = ff.Record.read(HERE / "version_2.jsonl")
    assert ff.verify(record).outcome.winners
    assert record.header.rules == 2
    (missed,) = [event for entry in record.entries for event in entry.events if isinstance(event, Missed)]
    assert missed.why == sets.why_not(*missed.cards)


def test_a_reason_that_was_never_given_is_no_event() -> None:
    wrong = {"type": "Missed", "seat": 0, "reason": "wrong", "at": 0, "cards": [], "why": ["two were red"]}
    _, (event,) = Set().upgraded(2, "", [wrong])
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(event, Missed)
