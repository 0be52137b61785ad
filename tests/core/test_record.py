"""Records: they tell everything, and whatever is wrong with one is said with its line."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fivefold as ff
from core.lines import edited, refusal, signed, with_lines
from fivefold.core import record as record_module
from fivefold.core.playback import verify
from fivefold.core.record import FORMAT, LARGEST, LONGEST_LINE, Record
from fivefold.core.words import message

RECORD = ff.simulate("set", ["expert", "hard"], seed=3, records=True, deck="easy").matches[0].record
LINES = RECORD.splitlines(keepends=True)
VERSION = ff.games()["set"].version


def test_a_record_tells_everything() -> None:
    header, opening, *_, end = map(json.loads, LINES)
    assert header["fivefold"] == FORMAT
    assert (header["game"], header["rules"], header["seats"]) == ("set", VERSION, ["expert 1", "hard 2"])
    assert header["options"]["deck"] == "easy"
    assert [event["type"] for event in opening["events"]] == ["Shuffled", "Dealt"]
    assert ff.Chance(bytes.fromhex(end["seed"])) is not None
    assert end["outcome"]["reason"] == "no-set-left"


def test_reading_and_writing_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "match.fivefold"
    file.write_bytes(RECORD.encode())
    for source in (RECORD, RECORD.encode(), file):
        assert Record.read(source).text() == RECORD


def test_the_seed_is_not_in_the_record_before_the_end() -> None:
    table = ff.Table("set", seed=123456)
    assert table.seed is not None
    assert table.seed.hex() not in table.record()
    with pytest.raises(ff.BadRecord, match="the match isn’t over") as caught:
        verify(table.record())
    assert caught.value.code == "unfinished"


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
    with pytest.raises(ff.BadRecord, match="line 3: this isn’t text"):
        ff.Record.read(file)


def test_a_newer_format_and_newer_rules() -> None:
    assert refusal(edited(RECORD, 1, lambda head: head.update(fivefold=FORMAT + 1))).code == "newer"
    error = refusal(edited(RECORD, 1, lambda head: head.update(rules=99)))
    assert str(error) == f"line 1: rules version 99 of SET is newer than this Fivefold’s {VERSION}."


def test_a_newer_format_is_recognised_whatever_else_it_holds() -> None:
    assert refusal('{"fivefold":9,"boards":[]}\nwhatever').code == "newer"


def test_a_game_that_is_not_here() -> None:
    assert refusal(edited(RECORD, 1, lambda head: head.update(game="bridge"))).code == "unknown-game"


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
    error = refusal(edited(RECORD, 1, lambda head: head.update(change)))
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
    assert refusal(with_lines(RECORD, lambda lines: lines.pop(3)), verify).code == "forged"
    assert refusal(signed([LINES[0].strip().encode(), LINES[-1].strip().encode()])).code == "truncated"


def test_a_line_that_is_no_json_is_named() -> None:
    lines = [*LINES[:5], "oops\n", *LINES[6:]]
    assert (refusal("".join(lines)).line, refusal("".join(lines)).code) == (6, "damaged")


def test_a_line_changed_by_hand_breaks_the_checksum() -> None:
    last = LINES[-2].replace('"seat":1', '"seat":0')
    error = refusal("".join([*LINES[:-2], last, LINES[-1]]))
    assert (error.code, error.line) == ("changed", len(LINES))


# -- one spelling


def spoilt(number: int, old: str, new: str) -> str:
    """The record with a line spelled in another way, and signed again."""
    assert old in LINES[number - 1]
    lines = [line.rstrip("\n") for line in LINES]
    lines[number - 1] = lines[number - 1].replace(old, new, 1)
    return signed([line.encode() for line in lines]).decode()


@pytest.mark.parametrize(
    ("number", "old", "new"),
    [
        (1, '"rules":', '"rules": '),
        (1, '{"fivefold":2,"game":"set"', '{"game":"set","fivefold":2'),
        (1, '"options":{', '"options":{"no_set":"agree",'),
        (1, '"deck":"easy",', '"deck":"easy","deck":"easy",'),
        (1, '"call_seconds":5', '"call_seconds":"5"'),
        (1, '"call_seconds":5,', ""),
        (1, '"expert 1"', '"\\u0065xpert 1"'),
        (2, '"at":0', '"at":-0'),
        (2, '"at":0,', '"at":0,"at":0,'),
        (2, '"move":""', '"move":"due"'),
        (2, '"at":0', '"at":1'),
        (2, '"seat":-3', '"seat":-3,"late":false'),
        (3, '"move":"call"', '"move":"CALL"'),
        (3, '"move":"call"', '"move":"call "'),
        (3, "}]}", "}]}\r"),
        (3, "}]}", "}]} "),
        (3, '{"seat"', ' {"seat"'),
        (3, "}]}", "}]}{}"),
        (4, '"pardon":false', '"pardon":0'),
        (4, '"pardon":false', '"pardon":false,"more":1'),
        (4, ',"pardon":false', ""),
        (len(LINES), '"seed":', '"seed" :'),
        (len(LINES), ',"outcome"', ',\t"outcome"'),
    ],
)  # fmt: skip
def test_there_is_one_way_to_write_a_line(number: int, old: str, new: str) -> None:
    for act in (Record.read, ff.replay, verify):
        error = refusal(spoilt(number, old, new), act)
        assert (error.code, error.line) == ("damaged", number)


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("\ufeff" + RECORD, "foreign", 1),
        (RECORD.replace("\n", "\r\n"), "damaged", 1),
        (RECORD.replace("\n", "\r"), "foreign", 1),
        (RECORD.replace("\n", "\r\n", 1), "damaged", 1),
        (RECORD + "\n", "damaged", len(LINES) + 1),
        (RECORD + "\r", "truncated", len(LINES) + 1),
        (RECORD + "bye", "truncated", len(LINES) + 1),
        (RECORD.rstrip("\n"), "truncated", len(LINES)),
        (RECORD.replace("expert", "exp\ud800rt"), "foreign", 1),
        (RECORD.replace('"seed":"', '"seed":"\udc80'), "foreign", len(LINES)),
        (RECORD + RECORD, "truncated", 2 * len(LINES)),
    ],
)
def test_bytes_that_do_not_belong_there(text: str, code: str, line: int) -> None:
    assert (refusal(text).code, refusal(text).line) == (code, line)


@pytest.mark.parametrize("deep", [10, 1_000, 100_000])
@pytest.mark.parametrize("number", [1, 2, 4, len(LINES)])
def test_brackets_in_brackets_are_just_damage(number: int, deep: int) -> None:
    for nonsense in ("[" * deep, "[" * deep + "]" * deep, '{"a":' * deep + "0" + "}" * deep):
        lines = [line.rstrip("\n").encode() for line in LINES]
        lines[number - 1] = nonsense.encode()
        assert refusal(signed(lines)).line == number
        assert (
            refusal(edited(RECORD, number, lambda fields: fields.update(seat="?")).replace('"?"', nonsense)).line >= 1
        )


@pytest.mark.parametrize("digits", [19, 400, 4_300, 4_301, 100_000])
def test_huge_numbers_are_just_damage(digits: int) -> None:
    number = "9" * digits
    assert refusal(spoilt(2, '"at":0', f'"at":{number}')).line == 2
    assert refusal(spoilt(4, '"seat":', f'"seat":{number}')).line == 4
    assert refusal(spoilt(1, '"rules":', f'"rules":{number}')).line == 1
    assert refusal(RECORD.replace(f'"end":{len(LINES) - 2}', f'"end":{number}')).line == len(LINES)


def test_a_record_beyond_all_bounds_is_refused_by_its_size(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    long = edited(RECORD, 1, lambda head: head.update(seats=["A", "B" * LONGEST_LINE]))
    assert (refusal(long).code, refusal(long).line) == ("too-long", 1)
    monkeypatch.setattr(record_module, "LARGEST", len(RECORD.encode()))
    file = tmp_path / "match.fivefold"
    file.write_bytes(RECORD.encode())
    assert Record.read(RECORD).text() == Record.read(file).text() == RECORD
    file.write_bytes(RECORD.encode() + b"\n")
    for source in (RECORD + "\n", RECORD.encode() + b"\n", file):
        assert refusal(source, Record.read).code == "too-long"
    assert LARGEST > 50 * LONGEST_LINE


@pytest.mark.parametrize("change", [{"game": "x" * 100_000}, {"options": {"y" * 100_000: 1}}, {"z" * 100_000: 1}])
def test_what_is_wrong_is_said_briefly(change: dict[str, object]) -> None:
    assert len(str(refusal(edited(RECORD, 1, lambda head: head.update(change))))) < 400


@pytest.mark.parametrize("end", [{"seed": None}, {"outcome": None}])
def test_seed_and_result_stand_there_together(end: dict[str, object]) -> None:
    error = refusal(edited(RECORD, -1, lambda fields: fields.update(end)))
    assert (error.code, error.line) == ("damaged", len(LINES))


@pytest.mark.parametrize("key", ["commitment", "seed", "sha256"])
def test_sixty_four_hex_digits_and_nothing_else(key: str) -> None:
    number = 1 if key == "commitment" else len(LINES)
    for new in ("\n", " ", "0"):
        error = refusal(RECORD.replace(value := json.loads(LINES[number - 1])[key], value + json.dumps(new)[1:-1]))
        assert (error.code, error.line) == ("damaged", number)


def test_the_end_of_a_match_is_not_recorded_without_its_seed() -> None:
    table = ff.Table("set-solitaire", seed=1)
    copy = ff.replay(table.record())
    assert copy.record() == table.record()
    copy.act(0, "resign", at=10)
    with pytest.raises(ff.Illegal, match="without its seed") as caught:
        copy.record()
    assert caught.value.code == "no-seed"


def in_format_1(text: str, result: str | None) -> str:
    """The record as it was before there were several languages, with a sentence in its result, or without."""
    older = edited(text, 1, lambda head: head.update(fivefold=1))
    return edited(older, -1, lambda end: end["outcome"].update({} if result is None else {"text": result}))


def test_a_result_in_english_stands_in_the_first_format_and_only_there() -> None:
    """It is the sentence of that time, and gone when the match is written anew."""
    old = in_format_1(RECORD, "The deck was used up and no SET was left.")
    assert Record.read(old).is_older
    assert Record.read(old).text() == old
    assert ff.replay(old).record() == RECORD
    assert ff.verify(old) == ff.verify(RECORD)
    other = in_format_1(RECORD, "Somebody won.")
    assert ff.replay(other).record() == RECORD
    assert refusal(other, ff.verify).message == message("core.forged.result", line=len(LINES))
    assert refusal(in_format_1(RECORD, None)).message == message("core.damaged.result", line=len(LINES), format=1)
    worded = edited(RECORD, -1, lambda end: end["outcome"].update(text="Somebody won."))
    assert refusal(worded).message == message("core.damaged.result", line=len(LINES), format=2)
