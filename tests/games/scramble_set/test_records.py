"""Records of SCRAMBLE SET by earlier rules are still understood."""

from pathlib import Path

import pytest

import fivefold as ff
from fivefold.games.scramble_set.model import Missed
from fivefold.games.scramble_set.rules import Scramble
from fivefold.pieces.dice import why_not

HERE = Path(__file__).parent


@pytest.mark.parametrize(("name", "reason"), [("version_1", "tie-break"), ("version_1_alone", "stopped")])
def test_a_record_of_the_first_version_is_judged_as_then(name: str, reason: str) -> None:
    record = ff.Record.read(HERE / f"{name}.jsonl")
    outcome = ff.verify(record).outcome
    assert (record.header.rules, Scramble.version) == (1, 3)
    assert outcome is not None
    assert outcome.reason == reason


def test_the_first_version_had_other_words_for_rounds_and_dice() -> None:
    before = [
        {"type": "Rolled", "round": 1, "dice": [0, 41], "faces": ["1ro", "*"], "at": 0, "tied": []},
        {"type": "Scored", "result": {"scores": [7, 6], "best": 14, "ms": 5, "left": 3, "stopped": False}, "pause": 9},
        {"type": "Waited", "at": 9},
    ]
    after = [
        {"type": "Rolled", "round": 1, "dice": ["#1", "#42"], "faces": ["1ro", "*"], "at": 0, "tied": []},
        {"type": "RoundOver", "scores": [7, 6], "best": 14, "ms": 5, "stopped": False, "deadline": 9},
        {"type": "TimeUp", "at": 9},
    ]
    assert Scramble().upgraded(1, "take 1 2 3", before) == ("take 1 2 3", after)
    assert Scramble().upgraded(2, "", after) == ("", after)


def test_the_second_version_said_in_english_why_three_dice_are_no_set() -> None:
    record = ff.Record.read(HERE / "version_2.jsonl")
    assert ff.verify(record).outcome.reason == "stopped"
    assert record.header.rules == 2
    (missed,) = [event for entry in record.entries for event in entry.events if isinstance(event, Missed)]
    assert missed.why == why_not(*missed.faces)
    assert len(missed.why) == 3


@pytest.mark.parametrize("event", [{}, {"type": "Rolled", "dice": [42, -1, "x", [], 1.0]}, {"type": "Scored"}])
def test_what_no_version_wrote_is_left_to_the_reader(event: dict[str, object]) -> None:
    assert Scramble().upgraded(1, "", [event]) == ("", [event])
