"""Records of SET CUBED by earlier rules are still understood."""

from pathlib import Path
from typing import Any

import pytest

import fivefold as ff
from fivefold.games.set_cubed.rules import SetCubed
from games.earlier_rules import judged_again

RECORD = Path(__file__).parent / "version_1.jsonl"


def test_a_record_of_the_first_version_comes_to_the_same_end() -> None:
    """All its moves still bring about all its events, the same deals among them."""
    table = judged_again(RECORD)
    assert ff.replay(RECORD).state == table.state
    assert ff.verify(RECORD).outcome == table.outcome


def test_the_first_version_had_other_words_for_dice_turns_and_time() -> None:
    before: list[dict[str, Any]] = [
        {"type": "Finished", "seat": 0, "points": 3, "why": "late", "could": True, "at": 9},
        {"type": "RanOut", "at": 9},
        {"type": "Rolled", "dice": [[{"die": "#07", "face": "*"}], []], "why": "extra"},
        {"type": "Replaced", "seat": 0, "square": "g7", "die": "#01", "face": "2rd", "freed": "#42", "at": 9},
        {"type": "Ended", "why": "out"},
    ]
    after: list[dict[str, Any]] = [
        {"type": "TurnOver", "seat": 0, "points": 3, "reason": "late", "could_play": True, "at": 9},
        {"type": "TimeUp", "at": 9},
        {"type": "Rolled", "dice": [[{"die": "#7", "face": "*"}], []], "reason": "extra"},
        {"type": "Replaced", "seat": 0, "square": "g7", "die": "#1", "face": "2rd", "freed": "#42", "at": 9},
        {"type": "Ended", "reason": "out"},
    ]
    assert SetCubed().upgraded(1, "done", before) == ("done", after)
    assert SetCubed().upgraded(2, "done", after) == ("done", after)


def test_the_first_version_let_a_wild_be_rolled_by_any_name() -> None:
    """CU-17: before it is put down it stands for nothing, so that today `roll *2rd` is refused."""
    game = SetCubed()
    assert game.upgraded(1, "roll *2rd 1go *", [])[0] == "roll * 1go *"
    assert game.upgraded(1, "put g8=1go with *2rd", [])[0] == "put g8=1go with *2rd"
    assert game.upgraded(2, "roll *2rd", [])[0] == "roll *2rd"


@pytest.mark.parametrize("event", [{}, {"type": []}, {"type": "Drew", "dice": [7, None, {"die": 1.5}]}])
def test_what_no_version_wrote_is_left_to_the_reader(event: dict[str, object]) -> None:
    assert SetCubed().upgraded(1, "", [event]) == ("", [event])
