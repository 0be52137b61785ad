"""Records and matches of older rules, in which events and moves had other names."""

from typing import Any, ClassVar

import pytest

import fivefold as ff
from core.lines import edited, kept, line, refusal, refused_by_all, signed, with_lines
from core.matches import STORED
from fivefold.core.playback import rebuild, replay, verify
from fivefold.core.record import write_entry
from fivefold.games.karma.rules import Karma


class NewKarma(Karma):
    """Karma after a change of words: in records of version 1, `Played` was `Put`, and `play` was `put`."""

    version: ClassVar[int] = 2

    def upgraded(self, _rules: int, move: str, events: list[dict[str, Any]]) -> tuple[str, list[dict[str, Any]]]:
        renamed = [event | {"type": "Played"} if event["type"] == "Put" else event for event in events]
        return move.replace("put", "play"), renamed


class SameKarma(NewKarma):
    """As before, and the rules are still the same."""

    same_rules_since: ClassVar[int | None] = 1


KARMA = (STORED / "karma.fivefold").read_bytes().decode()
OLD_KARMA = with_lines(
    KARMA.replace('"type":"Played"', '"type":"Put"').replace('"move":"play', '"move":"put'), lambda lines: None
)


def play_by(game: type[Karma], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fivefold.core.record.games", lambda: {"karma": game})


def test_what_older_rules_called_otherwise_is_read_in_todays_words(monkeypatch: pytest.MonkeyPatch) -> None:
    today = replay(KARMA)
    play_by(NewKarma, monkeypatch)
    for text in (OLD_KARMA, KARMA):
        table = replay(text)
        assert (table.state, table.log) == (today.state, today.log)
        assert kept(text).log == today.log
        assert refusal(text, verify).code == "older"
        assert replay(table.record()).log == replay(ff.Record.read(text).text()).log == today.log
    spaced = with_lines(OLD_KARMA, lambda lines: lines.__setitem__(4, lines[4].replace(b'"type":', b'"type": ', 1)))
    assert (refusal(spaced).code, refusal(spaced).line) == ("damaged", 5)
    swapped = edited(OLD_KARMA, 5, lambda found: found.update(seat=found.pop("seat")))
    assert (refusal(swapped).code, refusal(swapped).line) == ("damaged", 5)


def test_a_match_that_outlives_a_change_goes_on_in_todays_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each line says so if it is in newer words than the header promises."""
    today = replay(KARMA)
    play_by(SameKarma, monkeypatch)
    header, *old, end = OLD_KARMA.encode().split(b"\n")[:-1]
    assert today.seed is not None
    half = rebuild(header, old[:8], today.seed)
    assert half.rules == 1
    for entry in today.log[8:]:
        assert entry.act is not None
        half.redo(entry.act)
    new = [write_entry(half.game, entry, half.rules) for entry in half.log[8:]]
    assert all(line.endswith(b',"rules":2}') for line in new)
    assert rebuild(header, [*old[:8], *new], today.seed).log == today.log
    mixed = signed([header, *old[:8], *new, end])
    assert replay(mixed).log == today.log
    assert verify(mixed).outcome == today.outcome
    again = replay(mixed).record()
    assert replay(again).record() == again
    assert verify(again).outcome == today.outcome
    for number, wrong in ((9, old[9]), (8, old[8].replace(b"]}", b'],"rules":1}'))):
        lines = [*old[:8], *new]
        lines[number] = wrong
        assert refusal(signed([header, *lines, end])).line == number + 2
    unmarked = [line.replace(b',"rules":2}', b"}") for line in new]
    assert replay(signed([header, *old[:8], *unmarked, end])).log == today.log
    newer = [line.replace(b',"rules":2}', b',"rules":3}') for line in new]
    assert refusal(signed([header, *old[:8], *newer, end])).line == 10


@pytest.mark.parametrize("mark", [1, 0, -1, 2, None])
def test_no_line_of_todays_rules_says_so(mark: int | None) -> None:
    assert refused_by_all(edited(KARMA, 3, line(rules=mark))) == ("damaged", 3)


def test_old_words_are_no_words_of_today() -> None:
    assert refusal(OLD_KARMA).code == "damaged"


def test_where_only_words_have_changed_older_records_are_judged_again(monkeypatch: pytest.MonkeyPatch) -> None:
    play_by(SameKarma, monkeypatch)
    for text in (OLD_KARMA, KARMA):
        checked = verify(text)
        assert checked.outcome == replay(text).outcome
        assert checked.acts == KARMA.count("\n") - 3
    other = edited(OLD_KARMA, -1, lambda end: end["outcome"].update(winners=[2]))
    assert {refusal(other, act).code for act in (replay, verify)} == {"forged"}
    late = with_lines(OLD_KARMA, lambda lines: lines.insert(-1, lines[-2]))
    assert {refusal(late, act).code for act in (replay, verify, kept)} == {"forged"}
