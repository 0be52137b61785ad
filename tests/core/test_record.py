"""Records: they tell everything, and whatever is wrong with one is said with its line."""

import hashlib
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fivefold as ff
from fivefold.core.playback import playback, replay, verify
from fivefold.core.record import FORMAT


def finished() -> str:
    return ff.simulate("set", ["expert", "hard"], seed=3, records=True, deck="easy").matches[0].record


RECORD = finished()
LINES = RECORD.splitlines(keepends=True)


def signed(lines: list[str]) -> str:
    """The lines with an end that fits them, as a forger would make it."""
    end: dict[str, Any] = json.loads(lines[-1])
    end["sha256"] = hashlib.sha256("".join(lines[:-1]).encode()).hexdigest()
    end["end"] = len(lines) - 2
    return "".join(lines[:-1]) + line(end)


def line(fields: dict[str, Any]) -> str:
    """The fields spelled as in a record."""
    return msgspec.json.encode(fields).decode() + "\n"


def edited(number: int, change: Callable[[dict[str, Any]], None]) -> str:
    lines = list(LINES)
    fields = json.loads(lines[number - 1])
    change(fields)
    lines[number - 1] = line(fields)
    return signed(lines)


def test_a_record_tells_everything() -> None:
    header, opening, *_, end = map(json.loads, LINES)
    assert header["fivefold"] == FORMAT
    assert (header["game"], header["rules"], header["seats"]) == ("set", 1, ["expert 1", "hard 2"])
    assert header["options"]["deck"] == "easy"
    assert [event["type"] for event in opening["events"]] == ["Shuffled", "Dealt"]
    assert ff.Chance(bytes.fromhex(end["seed"])) is not None
    assert end["outcome"]["reason"] == "no-set-left"


def test_reading_and_writing_changes_nothing(tmp_path: Path) -> None:
    assert ff.Record.read(RECORD).text() == RECORD
    file = tmp_path / "match.fivefold"
    file.write_text(RECORD)
    assert ff.Record.read(file).text() == RECORD


def test_replay_rebuilds_the_table() -> None:
    table = replay(RECORD)
    assert table.record() == RECORD
    assert table.outcome is not None
    assert [len(seen.log) for seen in playback(RECORD)] == list(range(1, len(LINES) - 1))


def test_verify_finds_the_same_match() -> None:
    checked = verify(RECORD)
    assert checked.acts == len(LINES) - 3
    assert checked.outcome == replay(RECORD).outcome


def test_the_seed_is_not_in_the_record_before_the_end() -> None:
    table = ff.Table("set", seed=123456)
    assert table.seed is not None
    assert table.seed.hex() not in table.record()
    with pytest.raises(ff.BadRecord, match="the match is not over") as caught:
        verify(table.record())
    assert caught.value.code == "unfinished"


def refusal(text: str, act: Callable[[str], object] = replay) -> ff.BadRecord:
    with pytest.raises(ff.BadRecord) as caught:
        act(text)
    return caught.value


@pytest.mark.parametrize("text", ["", "\n", "   "])
def test_an_empty_file(text: str) -> None:
    error = refusal(text)
    assert error.line == 1
    assert error.code in ("empty", "foreign")


@pytest.mark.parametrize(
    "text", ["hello\n", "[1, 2]\n", '{"game":"set"}\n', "1. e4 e5\n", '{"fivefold":"1"}\n', "{" * 5000]
)
def test_a_foreign_file(text: str) -> None:
    error = refusal(text)
    assert (error.code, error.line) == ("foreign", 1)


def test_a_binary_file_names_the_line(tmp_path: Path) -> None:
    file = tmp_path / "match.fivefold"
    file.write_bytes("".join(LINES[:2]).encode() + b"\xff\xfe\x00")
    with pytest.raises(ff.BadRecord, match="line 3: this is not text"):
        ff.Record.read(file)


def test_a_newer_format_and_newer_rules() -> None:
    assert refusal(edited(1, lambda head: head.update(fivefold=FORMAT + 1))).code == "newer"
    error = refusal(edited(1, lambda head: head.update(rules=99)))
    assert str(error) == "line 1: rules version 99 of SET is newer than this Fivefold's 1."


def test_a_newer_format_is_recognised_whatever_else_it_holds() -> None:
    assert refusal('{"fivefold":9,"boards":[]}\nwhatever').code == "newer"


def test_older_rules_are_replayed_but_not_judged() -> None:
    old = edited(1, lambda head: head.update(rules=0))
    assert replay(old).outcome is not None
    assert refusal(old, verify).code == "older"


def test_a_game_that_is_not_here() -> None:
    assert refusal(edited(1, lambda head: head.update(game="bridge"))).code == "unknown-game"


@pytest.mark.parametrize(
    "change",
    [
        {"seats": ["one"]},
        {"seats": "two"},
        {"options": {"deck": "huge"}},
        {"options": {"jokers": 2}},
        {"commitment": "?"},
        {"extra": 1},
    ],
)
def test_a_damaged_header(change: dict[str, object]) -> None:
    error = refusal(edited(1, lambda head: head.update(change)))
    assert (error.code, error.line) == ("damaged", 1)


@pytest.mark.parametrize("count", range(1, len(LINES)))
def test_cut_off_after_any_line(count: int) -> None:
    error = refusal("".join(LINES[:count]))
    assert error.code == "truncated"
    assert error.line == count


@given(st.integers(1, len(RECORD) - 1))
@settings(max_examples=150, deadline=None)
def test_cut_off_anywhere(length: int) -> None:
    """However much is left, it is refused, and the line is the last one that is there."""
    text = RECORD[:length]
    error = refusal(text)
    assert error.line in (1, len(text.splitlines()))


@given(st.integers(0, len(RECORD) - 2), st.characters(min_codepoint=32, max_codepoint=126))
@settings(max_examples=200, deadline=None)
def test_any_changed_character_is_noticed(place: int, character: str) -> None:
    changed = RECORD[:place] + character + RECORD[place + 1 :]
    if changed != RECORD:
        error = refusal(changed, verify)
        assert 1 <= error.line <= len(LINES)


@given(st.text(max_size=300))
@settings(max_examples=200, deadline=None)
def test_any_text_at_all_gets_an_error_with_a_line(text: str) -> None:
    assert refusal(text).line >= 1
    assert refusal(LINES[0] + text).line >= 1


def test_missing_and_doubled_lines() -> None:
    assert refusal("".join(LINES[:4] + LINES[5:])).code == "truncated"
    assert refusal("".join(LINES[:4] + LINES[3:])).code == "truncated"
    assert refusal(signed([LINES[0], LINES[-1]])).code == "truncated"


def test_a_line_that_is_no_json_is_named() -> None:
    lines = [*LINES[:5], "oops\n", *LINES[6:]]
    assert (refusal("".join(lines)).line, refusal("".join(lines)).code) == (6, "damaged")


def test_a_line_changed_by_hand_breaks_the_checksum() -> None:
    text = RECORD.replace('"at":', '"at":1', 3)
    assert refusal(text).code in ("changed", "damaged")


def test_an_event_that_does_not_fit_the_table_is_named() -> None:
    def swap(fields: dict[str, Any]) -> None:
        fields["events"] = [{"type": "Moved", "steps": [[90, 91]]}]

    error = refusal(edited(4, swap))
    assert (error.code, error.line) == ("damaged", 4)


def test_time_that_goes_back_is_named() -> None:
    error = refusal(edited(6, lambda fields: fields.update(at=0)))
    assert (error.code, error.line) == ("damaged", 6)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"seat": 1}, "the rules"),
        ({"move": "agree"}, "something else happened"),
        ({"move": "take 1rsd 1rso 1rsq"}, "the rules do not allow"),
        ({"seat": -1, "move": "due"}, "the rules do not allow '.* clock due': It is not time yet."),
    ],
)
def test_a_forged_act_is_found_out(change: dict[str, object], says: str) -> None:
    """The forger wrote the right checksum, but cannot make the rules agree."""
    number = next(n for n, line in enumerate(LINES, 1) if '"move":"call"' in line and '"seat":0' in line)
    error = refusal(edited(number, lambda fields: fields.update(change)), verify)
    assert (error.code, error.line) == ("forged", number)
    assert error.sentence.startswith(f"line {number}: ")
    assert re.search(says, error.sentence)


def test_a_forged_deal_is_found_out() -> None:
    def swap(fields: dict[str, Any]) -> None:
        deck = fields["events"][0]["deck"]
        deck[20], deck[21] = deck[21], deck[20]

    assert (refusal(edited(2, swap), verify).line, refusal(edited(2, swap), verify).code) == (2, "forged")


def test_another_seed_is_found_out() -> None:
    other = signed([*LINES[:-1], line({**json.loads(LINES[-1]), "seed": "00" * 32})])
    assert refusal(other, verify).code == "forged"
    assert refusal(other).code == "forged"


def test_another_result_is_found_out() -> None:
    end = json.loads(LINES[-1])
    end["outcome"]["winners"] = [1]
    assert refusal(signed([*LINES[:-1], line(end)]), verify).code == "forged"
