"""Playing a record back: replaying, verifying and resuming go the same way, and find the same line at fault."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, assert_type

import pytest

import fivefold as ff
from core.lines import edited, fields, kept, line, refusal, refused_by_all, with_lines
from core.matches import STORED
from fivefold.core.game import Back, Lag, Left
from fivefold.core.playback import Verified, playback, rebuild, replay, verify
from fivefold.core.record import Header, Record, write_entry
from fivefold.games.karma.rules import Karma
from fivefold.games.set_cards.model import Take
from fivefold.games.set_cards.sets import find
from fivefold.terminal.replay import pages


def photo_finish() -> str:
    """A match of three: latency is measured, two call at once, the clock falls due, somebody goes and comes back."""
    table = ff.Table("set", ["Ann", "Bo", "Zoë"], 7, deck="easy", no_set="auto")
    table.notice(Lag(1, 150), 200)
    table.act(0, "call", 1000)
    table.act(1, "call", 1100)
    table.tick(9000)
    table.notice(Left(2), 9500)
    table.notice(Back(2), 9900)
    while table.outcome is None:
        triple = find(table.view(0).face_up)[0]
        table.act(0, "call", table.now + 100)
        table.tick(table.now + 250)
        table.act(0, Take(triple), table.now + 300)
    return table.record()


def given_up() -> str:
    """A solitaire of one act."""
    table = ff.Table("set-solitaire", seed=1)
    table.act(0, "resign", 10)
    return table.record()


RECORD = photo_finish()
LINES = RECORD.encode().split(b"\n")[:-1]
LAST = len(LINES)
OPENING, LAG, CALL, DUE, LEFT, TAKE = 2, 3, 4, 6, 7, 11
VERSION = fields(LINES[0])["rules"]


# -- what is true


def judged_again(file: Path) -> Verified | None:
    """What `verify` finds, if the rules and the words of those days are still here."""
    try:
        return verify(file)
    except ff.BadRecord as error:
        if error.code not in ("older", "missing"):
            raise
        return None


@pytest.mark.parametrize("file", sorted(STORED.glob("*.fivefold")), ids=lambda file: file.stem)
def test_records_of_former_days_are_still_read(file: Path) -> None:
    """They were written by earlier versions and are never written anew."""
    text = file.read_bytes().decode()
    table, record = replay(file), Record.read(file)
    assert record.is_older or record.text() == text
    assert table.outcome is not None
    assert record.outcome is not None
    assert record.outcome.is_of(table.outcome)
    assert [len(seen.log) for seen in playback(file)] == list(range(1, text.count("\n") - 1))
    assert record.is_older or table.record() == text
    if (checked := judged_again(file)) is not None:
        assert (checked.acts, checked.outcome) == (len(table.log) - 1, table.outcome)


def with_extra(place: int) -> Callable[[dict[str, Any]], object]:
    """Give one event of a line a field that it does not have."""
    return lambda line: line["events"][place].update(extra=1)


@pytest.mark.parametrize("file", sorted(STORED.glob("*.fivefold")), ids=lambda file: file.stem)
def test_events_of_former_days_have_no_unknown_fields(file: Path) -> None:
    text = file.read_bytes().decode()
    numbers = [number for number, line in enumerate(text.splitlines(), 1) if '"events":[{' in line]
    seen: set[str] = set()
    for number in numbers:
        kinds = [event["type"] for event in json.loads(text.splitlines()[number - 1])["events"]]
        for place, kind in enumerate(kinds):
            if kind not in seen:
                seen.add(kind)
                assert refusal(edited(text, number, with_extra(place))).line == number
    assert seen


@pytest.mark.parametrize("slug", sorted(ff.games()))
def test_a_match_of_today_is_no_match_of_the_first_format_with_just_any_sentence(slug: str) -> None:
    """A daily that came later cannot have been written in it at all."""
    bots = ["random"] * ff.games()[slug].players.least
    text = ff.simulate(slug, bots, seed=1, records=True).matches[0].record
    older = edited(text, 1, lambda head: head.update(fivefold=1))
    older = edited(older, -1, lambda end: end["outcome"].update(text="The best player won."))
    assert refusal(older, verify).code == "forged"


def test_all_ways_lead_to_the_same_table() -> None:
    table, again, checked = replay(RECORD), kept(RECORD), verify(RECORD)
    assert (table.state, table.log, table.now) == (again.state, again.log, again.now)
    assert table.record() == again.record() == RECORD
    assert checked.outcome == table.outcome == again.outcome
    assert (checked.acts, checked.events) == (LAST - 3, sum(len(entry.events) for entry in table.log))


# -- where a line may stand


@pytest.mark.parametrize("after", range(2, LAST))
def test_there_is_no_second_opening(after: int) -> None:
    """Not even one in which happens what has just happened."""
    again = json.dumps({**fields(LINES[after - 1]), "seat": -3, "at": 0, "move": ""}, separators=(",", ":")).encode()
    assert refused_by_all(with_lines(RECORD, lambda lines: lines.insert(after, again))) == ("damaged", after + 1)


def test_a_record_begins_with_the_opening() -> None:
    assert refused_by_all(with_lines(RECORD, lambda lines: lines.pop(1))) == ("damaged", 2)
    assert refused_by_all(with_lines(RECORD, lambda lines: lines.__delitem__(slice(1, -1)))) == ("truncated", 1)


@pytest.mark.parametrize("change", [{"move": "call"}, {"at": 5}, {"at": 5, "move": "due"}])
def test_the_opening_has_no_move_and_no_time(change: dict[str, object]) -> None:
    assert refused_by_all(edited(RECORD, OPENING, line(**change))) == ("damaged", OPENING)
    older = edited(edited(RECORD, 1, line(rules=0)), OPENING, line(**change))
    assert refusal(older).line == OPENING


def test_time_does_not_go_back() -> None:
    assert refused_by_all(edited(RECORD, CALL, line(at=199))) == ("damaged", CALL)


@pytest.mark.parametrize("seat", [3, 12, 2**70, -4, -(2**70)])
def test_who_acts_sits_at_the_table(seat: int) -> None:
    assert refused_by_all(edited(RECORD, CALL, line(seat=seat))) == ("damaged", CALL)


@pytest.mark.parametrize("move", ["left 3", "back 7", "lag 3 100"])
def test_the_house_tells_of_those_who_sit_there(move: str) -> None:
    assert refused_by_all(edited(RECORD, LEFT, line(move=move))) == ("forged", LEFT)


def test_the_house_tells_what_the_game_takes_notice_of() -> None:
    extra = b'{"seat":-2,"at":0,"move":"left 0","events":[]}'
    assert refused_by_all(with_lines(given_up(), lambda lines: lines.insert(2, extra))) == ("forged", 3)


@pytest.mark.parametrize(("number", "change"), [(CALL, {"seat": -1}), (DUE, {"seat": 0}), (LEFT, {"seat": -1})])
def test_each_makes_their_own_moves(number: int, change: dict[str, object]) -> None:
    assert refused_by_all(edited(RECORD, number, line(**change))) == ("damaged", number)


@pytest.mark.parametrize("at", [1100, 6099, 6101, 9000])
def test_the_clock_acts_when_it_is_due(at: int) -> None:
    assert refused_by_all(edited(RECORD, DUE, line(at=at))) == ("forged", DUE)


def test_the_clock_does_not_act_without_a_deadline() -> None:
    extra = b'{"seat":-1,"at":200,"move":"due","events":[]}'
    assert refused_by_all(with_lines(RECORD, lambda lines: lines.insert(LAG, extra))) == ("forged", LAG + 1)


def test_the_clock_goes_first() -> None:
    assert refused_by_all(with_lines(RECORD, lambda lines: lines.pop(DUE - 1))) == ("forged", DUE)


@pytest.mark.parametrize("again", [CALL, TAKE])
def test_nothing_happens_after_the_end(again: int) -> None:
    late = json.dumps({**fields(LINES[again - 1]), "at": 10**6}, separators=(",", ":")).encode()
    assert refused_by_all(with_lines(RECORD, lambda lines: lines.insert(-1, late))) == ("forged", LAST)


# -- what happens in a line


def test_an_event_that_does_not_fit_the_table_is_named() -> None:
    nowhere = [{"type": "Moved", "steps": [[90, 91]], "at": 1000}]
    assert refused_by_all(edited(RECORD, CALL, line(events=nowhere)))[1] == CALL


@pytest.mark.parametrize("place", [81, 2**31, 2**40, -1])
def test_a_place_that_no_table_has_is_refused_before_it_is_made(place: int) -> None:
    """Such a board would take all the memory there is."""
    far = edited(RECORD, TAKE, lambda found: found["events"][-1]["places"].__setitem__(0, place))
    assert refused_by_all(far) == ("damaged", TAKE)


def test_what_does_not_fit_can_not_be_shown_either() -> None:
    """A forged event may be found out only when the table is looked at."""

    forged = edited(RECORD, CALL, lambda found: found["events"][0].update(seat=7))
    with pytest.raises(ff.BadRecord) as caught:
        list(pages(ff.Record.read(forged), None, everything=True))
    assert caught.value.line == CALL


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"seat": 1}, "the rules and the seed say that something else happened"),
        ({"move": "withdraw"}, "the rules don’t allow “1000 0 withdraw”: You don’t need"),
        ({"move": "take 1rsd 1rso 1rsq"}, "the rules don’t allow “1000 0 take"),
        ({"events": []}, "something else happened"),
    ],
)
def test_a_forged_act_is_found_out_by_the_rules(change: dict[str, object], says: str) -> None:
    """The forger wrote the right checksum, but cannot make the rules agree."""
    error = refusal(edited(RECORD, CALL, line(**change)), verify)
    assert (error.code, error.line) == ("forged", CALL)
    assert re.search(says, str(error)), str(error)


def test_a_forged_deal_is_found_out() -> None:
    def swap(found: dict[str, Any]) -> None:
        deck = found["events"][0]["deck"]
        deck[20], deck[21] = deck[21], deck[20]

    forged = edited(RECORD, OPENING, swap)
    assert (refusal(forged, verify).code, refusal(forged, verify).line) == ("forged", OPENING)


# -- the end


def test_another_seed_is_found_out() -> None:
    assert refused_by_all(edited(RECORD, -1, line(seed="00" * 32))) == ("forged", LAST)


@pytest.mark.parametrize("change", [{"winners": [1]}, {"scores": [0, 0, 0]}, {"reason": "agreed"}, {"winners": []}])
def test_another_result_is_found_out(change: dict[str, object]) -> None:
    other = edited(RECORD, -1, lambda end: end["outcome"].update(change))
    for act in (replay, verify):
        assert (refusal(other, act).code, refusal(other, act).line) == ("forged", LAST)


def test_a_result_before_the_end_is_found_out() -> None:
    early = with_lines(RECORD, lambda lines: lines.pop(-2))
    for act in (replay, verify):
        assert (refusal(early, act).code, refusal(early, act).line) == ("forged", LAST - 1)


def test_no_result_at_the_end_is_found_out() -> None:
    silent = edited(RECORD, -1, line(seed=None, outcome=None))
    assert (refusal(silent).code, refusal(silent).line) == ("forged", LAST)
    assert refusal(silent, verify).code == "unfinished"


def test_the_last_table_is_not_given_out_if_the_end_does_not_fit() -> None:
    silent = edited(RECORD, -1, line(seed=None, outcome=None))
    shown: list[int] = []
    with pytest.raises(ff.BadRecord):
        shown += [len(table.log) for table in playback(silent)]
    assert LAST - 2 not in shown


# -- older rules (more in test_older_rules.py), and matches that go on


def test_older_rules_are_replayed_but_not_judged() -> None:
    old = edited(RECORD, 1, line(rules=0))
    assert replay(old).outcome is not None
    assert refusal(old, verify).code == "older"
    assert refusal(edited(RECORD, 1, line(rules=-1))).code == "damaged"


def test_older_rules_may_lack_options_and_fields_that_came_later() -> None:
    """What was not there then is as by default; everything else is as strict as ever."""

    def strip(options: dict[str, Any], name: str) -> dict[str, Any]:
        return {key: value for key, value in options.items() if key != name}

    def without_option(head: dict[str, Any]) -> None:
        head.update(rules=0, options=strip(head["options"], "call_seconds"))

    def without_field(found: dict[str, Any]) -> None:
        found["events"][0] = strip(found["events"][0], "pardon")

    old = edited(edited(RECORD, 1, without_option), TAKE, without_field)
    assert replay(old).state == replay(RECORD).state
    assert refusal(edited(old, 1, line(rules=VERSION))).line == 1
    assert refusal(edited(edited(RECORD, TAKE, without_field), 1, line(rules=VERSION))).line == TAKE
    assert refusal(old.replace(":", ": ", 1)).line == 1
    assert refusal(with_lines(old, lambda lines: lines.__setitem__(TAKE - 1, lines[TAKE - 1] + b" "))).line == TAKE


POSITION = "seats 2; at 500; phase play; turn 1; hands 3 5 UP | 4 4; up - | 7; pile 7 7"


def test_a_match_that_began_in_the_middle_says_where() -> None:
    table = ff.Table.at(Karma(), POSITION.upper().replace("SEATS 2;", "seats  2 ;"), ["Ann", "Bo"], 5)
    while table.outcome is None:
        who = next(iter(table.actors))
        table.act(who, table.moves(who)[0], table.now + 10)
    text = table.record()
    assert fields(text.encode().split(b"\n")[0])["position"] == ff.Table.at(Karma(), POSITION, seed=5).origin
    assert (replay(text).state, replay(text).log) == (table.state, table.log)
    assert replay(text).record() == kept(text).record() == text
    assert verify(text).outcome == table.outcome
    for other in ("seats  2", "seats 3; phase play", "nonsense", POSITION.upper(), POSITION.replace("7 7", "??")):
        assert refused_by_all(edited(text, 1, line(position=other))) == ("damaged", 1)
    assert refusal(edited(text, 1, lambda head: head.pop("position")), verify).line > 1
    assert refusal(edited(text, 1, line(position=POSITION.replace("7 7", "7 8"))), verify).line > 1
    assert refused_by_all(edited(replay(STORED / "karma.fivefold").record(), 1, line(position=None))) == ("damaged", 1)


def test_a_record_knows_the_types_of_its_game() -> None:
    table = ff.Table(Karma(), 2, 1)
    again = replay(Record(Header.of(table), table.game, tuple(table.log)))
    assert_type(again.view(0).hand, tuple[str, ...])
    assert again.view(0).hand == table.view(0).hand


def test_a_match_goes_on_from_what_was_kept() -> None:
    table = ff.Table("set", ["Ann", "Bo"], 5)
    table.act(0, "call", 100)
    header = table.record().encode().split(b"\n")[0]
    lines = [write_entry(table.game, entry, table.rules) for entry in table.log]
    assert table.seed is not None
    again = rebuild(header, lines, table.seed)
    assert again.record() == table.record()
    assert again.tick(10_000) == table.tick(10_000)
    for broken in ([], lines[1:], [*lines, lines[0]], [lines[0], lines[1] + b" "], [lines[0], lines[1][:-1]]):
        with pytest.raises(ff.BadRecord):
            rebuild(header, broken, table.seed)
    with pytest.raises(ff.BadRecord, match="isn’t the seed promised"):
        rebuild(header, lines, bytes(32))
