"""Records of CROSSWORD SET by earlier rules are still understood."""

from pathlib import Path
from typing import Any

import pytest

import fivefold as ff
from fivefold.games.crossword_set.rules import CrosswordSet
from games.earlier_rules import judged_again

HERE = Path(__file__).parent


@pytest.mark.parametrize("name", ["version_1", "version_1_alone"])
def test_a_record_of_the_first_version_comes_to_the_same_end(name: str) -> None:
    """All its moves still bring about all its events, the same rolls among them."""
    record = HERE / f"{name}.jsonl"
    table = judged_again(record)
    assert ff.replay(record).state == table.state
    assert ff.verify(record).outcome == table.outcome


def test_the_first_version_counted_dice_from_0_and_had_another_word_for_the_end_of_a_round() -> None:
    result = {"reason": "completed", "winner": 0, "unused": [0, 7], "extra": [0, 1], "length": 9}
    laid = [{"die": "#0", "face": "2ro", "square": "j8"}]
    before: list[dict[str, Any]] = [
        {"type": "Visited", "seat": 0, "host": 1, "steps": [["#41", "1ro", "k11"]], "frozen": ["#0", "#9"], "at": 9},
        {"type": "Finished", "result": {**result, "points": [7, 0]}, "over": True, "at": 9, "solution": {"laid": laid}},
    ]
    after: list[dict[str, Any]] = [
        {"type": "Visited", "seat": 0, "host": 1, "steps": [["#42", "1ro", "k11"]], "frozen": ["#1", "#10"], "at": 9},
        {
            "type": "RoundOver",
            "result": result,
            "over": True,
            "at": 9,
            "solution": {"laid": [{"die": "#1", "face": "2ro", "square": "j8"}]},
            "points": [7, 0],
        },
    ]
    game = CrosswordSet()
    assert game.upgraded(1, "guest 2 #41 k11 #0 l11", before) == ("guest 2 #42 k11 #1 l11", after)
    assert game.upgraded(2, "guest 2 #42 k11", after) == ("guest 2 #42 k11", after)


@pytest.mark.parametrize("event", [{}, {"type": []}, {"type": "Finished", "result": [7, None]}])
def test_what_no_version_wrote_is_left_to_the_reader(event: dict[str, object]) -> None:
    assert CrosswordSet().upgraded(1, "", [event]) == ("", [event])
