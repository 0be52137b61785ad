"""Whatever a forger makes of a record is refused, or is another true record."""

import difflib
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

import fivefold as ff
from core.forging import Forgery, forge
from core.lines import fields, signed, with_line
from core.matches import SLUGS, bases
from fivefold.core import playback as playback_module
from fivefold.core import record as record_module
from fivefold.core.discovery import find_game
from fivefold.core.game import CLOCK, HOUSE
from fivefold.core.notation import read_move
from fivefold.core.options import make_options
from fivefold.core.playback import playback, rebuild, replay, verify
from fivefold.core.record import AnyRecord, Record

SOAK = 100_000
"""How many forgeries `make soak` looks at."""
SAMPLE = 3_000
"""How many every run of the tests looks at."""
MEMORY = 1 << 30
"""More bytes than that no forgery may take."""
THOROUGH = 8
"""Every so many forgeries, all who read a record are given the text; otherwise it is read once for all of them."""
CHUNKS = 4
"""In how many parts the soak test of each game is run."""


class Breach(AssertionError):
    """A promise that a forgery breaks; the forgery's number makes it again."""

    def __init__(self, forgery: Forgery, promise: str) -> None:
        there, here = (text.decode(errors="backslashreplace").split("\n") for text in (forgery.base, forgery.text))
        rows = [row[:300] for row in difflib.unified_diff(there, here, "true", "forged", lineterm="", n=0)]
        what = f"forge({forgery.slug!r}, {forgery.number}), made by {', '.join(forgery.how)}: {promise}"
        super().__init__("\n".join((what, *rows[:20])))


def tried(forgery: Forgery, act: Callable[[Any], Any], source: Any) -> Any:
    """What it says to the forgery, be it a refusal; nothing else may escape."""
    try:
        return act(source)
    except ff.BadRecord as refusal:
        if not 1 <= refusal.line <= forgery.text.count(b"\n") + 1:
            raise Breach(forgery, f"{act.__qualname__} blames line {refusal.line}") from None
        if isinstance(refusal.__cause__, MemoryError):
            raise Breach(forgery, f"{act.__qualname__} takes all the memory") from refusal
        return refusal
    except Exception as error:
        raise Breach(forgery, f"{error!r} escapes from {act.__qualname__}") from error


def played_again(lines: list[bytes]) -> str:
    """What is written at an ordinary table with that seed at which the same is done, and nothing else."""
    header, _, *acts, end = map(msgspec.json.decode, lines)
    game = find_game(header["game"])
    match = game(make_options(game.options_type, header["options"]))
    if "position" in header:
        table = ff.Table.at(match, header["position"], header["seats"], end["seed"])
    else:
        table = ff.Table(match, header["seats"], end["seed"])
    for act in acts:
        if act["seat"] == CLOCK:
            table.tick(act["at"])
        elif act["seat"] == HOUSE:
            table.notice(read_move(table.game, HOUSE, act["move"]), act["at"])
        else:
            table.act(act["seat"], act["move"], act["at"])
    return table.record()


def _watch(record: AnyRecord, hold: Callable[[str, bool], None]) -> None:
    """Plays the record back: everything in it could have been logged where it stands."""
    steps = 0
    for steps, table in enumerate(playback(record), 1):
        hold("playback shows every line", table.log == list(record.entries[:steps]))
        if record.is_older or steps == len(record.entries):
            continue
        entry, due = record.entries[steps], table.deadline
        hold("the table opens once", entry.act is not None)
        hold("nothing happens after the end", table.outcome is None)
        if entry.seat == CLOCK:
            hold("the clock acts when it is due", due is not None and entry.at == max(due, table.now))
        else:
            hold("who acts sits at the table", HOUSE <= entry.seat < table.seats)
            hold("the clock goes first", due is None or entry.at < due)
    hold("playback shows every line", steps == len(record.entries))


def judge(forgery: Forgery) -> str:
    """Whether the forgery is `refused`, `replayed` but found out by the rules, or `true`; raises Breach."""
    text = forgery.text
    source = text if forgery.number % 2 else text.decode(errors="surrogateescape")
    read = tried(forgery, Record.read, source)
    if isinstance(read, ff.BadRecord) and forgery.number % THOROUGH:
        return "refused"
    again = source if forgery.number % THOROUGH == 0 else read
    table, checked = tried(forgery, replay, again), tried(forgery, verify, again)

    def hold(promise: str, holds: bool) -> None:
        if not holds:
            raise Breach(forgery, promise)

    if isinstance(read, ff.BadRecord):
        same = all(isinstance(other, ff.BadRecord) and other.message == read.message for other in (table, checked))
        hold("what cannot be read is refused by all alike", same)
        return "refused"
    if isinstance(table, ff.BadRecord):
        hold("what is not replayed is not verified", isinstance(checked, ff.BadRecord))
        return "refused"
    _watch(read, hold)
    if read.is_older:
        again = table.record()
        hold("what older rules wrote is written so that it says the same", ff.replay(again).log == table.log)
        hold("what is in today's words stays so", ff.replay(again).record() == again)
        return "replayed" if isinstance(checked, ff.BadRecord) else "true"
    hold("what is replayed is written again byte for byte", table.record().encode() == text)
    lines = text.split(b"\n")[:-1]
    if table.seed is not None:
        resumed = rebuild(lines[0], lines[1:-1], table.seed)
        hold("resuming comes to the same table", (resumed.state, resumed.log) == (table.state, table.log))
    if isinstance(checked, ff.BadRecord):
        hold("verify says why", checked.code in ("forged", "missing", "unfinished"))
        return "replayed"
    events = sum(len(entry.events) for entry in table.log)
    found = (checked.acts, checked.events, checked.outcome)
    hold("verify reports what replay shows", found == (len(table.log) - 1, events, table.outcome))
    try:
        hold("what is verified can be played", played_again(lines).encode() == text)
    except ff.Refusal as refusal:
        raise Breach(forgery, f"what is verified cannot be played: {refusal}") from refusal
    return "true"


# -- how many, and that they find what they are for


@pytest.fixture(autouse=True)
def little_memory() -> Iterator[None]:
    """A record of a few lines must do with little memory, whatever it says; where that can be had."""
    size = Path("/proc/self/statm")
    if not size.exists():
        yield
        return
    resource = import_module("resource")
    before = resource.getrlimit(resource.RLIMIT_AS)
    now = int(size.read_text().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (now + MEMORY, before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_AS, before)


@pytest.fixture(autouse=True)
def found_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looking for the games on the disk takes longer than reading a short record."""
    monkeypatch.setattr(record_module, "games", cache(ff.games))


def judged(slug: str, numbers: range) -> None:
    """Judges many, of which some must be refused, some found out by the rules only, and some be true."""
    found = Counter(judge(forge(slug, number)) for number in numbers)
    assert found["refused"], found
    assert found["replayed"], found
    assert found["true"] or all(b'"seed":null' in base for base in bases(slug)), found


@pytest.mark.parametrize("slug", SLUGS)
def test_forgeries_are_refused_or_true(slug: str) -> None:
    judged(slug, range(SAMPLE // len(SLUGS) + 1))


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("slug", SLUGS)
def test_a_hundred_thousand_forgeries_are_refused_or_true(slug: str, chunk: int) -> None:
    many = SOAK // (len(SLUGS) * CHUNKS) + 1
    judged(slug, range(chunk * many, (chunk + 1) * many))


@pytest.mark.parametrize("slug", SLUGS)
def test_the_forger_starts_from_true_records(slug: str) -> None:
    for base in bases(slug):
        assert judge(Forgery(slug, 0, (), base, base)) in ("true", "replayed")


def second_opening(monkeypatch: pytest.MonkeyPatch) -> None:
    """An opening may stand anywhere."""
    check = playback_module._check_place

    def lenient(table: Any, number: int, entry: Any) -> None:
        if entry.act is not None:
            check(table, number, entry)

    monkeypatch.setattr(playback_module, "_check_place", lenient)


def read_after(monkeypatch: pytest.MonkeyPatch, repair: Callable[[bytes], bytes]) -> None:
    """Before a record is read, something that is wrong with it is set right in silence."""
    read = Record.read

    def lenient(source: Any) -> AnyRecord:
        if isinstance(source, str):
            source = source.encode(errors="surrogatepass")
        return read(repair(source) if isinstance(source, bytes) else source)

    monkeypatch.setattr(Record, "read", lenient)


def opening_with_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """Move and time of the opening are not looked at."""

    def repair(text: bytes) -> bytes:
        lines = text.split(b"\n")[:-1]
        opening = fields(lines[1]) if len(lines) > 2 else {}
        if opening.get("seat") != -3:
            return text
        return signed(with_line(lines, 1, {**opening, "move": "", "at": 0}))

    read_after(monkeypatch, repair)


def carriage_returns(monkeypatch: pytest.MonkeyPatch) -> None:
    """They count as newlines, or as nothing."""
    read_after(monkeypatch, lambda text: signed(text.replace(b"\r\n", b"\n").replace(b"\r", b"\n").split(b"\n")[:-1]))


def brackets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what a decoder says itself is expected of it."""

    @contextmanager
    def naive(number: int) -> Generator[None]:
        try:
            yield
        except (ff.Refusal, msgspec.DecodeError, KeyError, IndexError) as error:
            raise ff.BadRecord("core.damaged", number, why=str(error)) from None

    monkeypatch.setattr(record_module, "blamed", naive)


@pytest.mark.parametrize(
    ("bug", "promise"),
    [
        (second_opening, "written again|the table opens once|what is verified"),
        (opening_with_a_move, "written again byte for byte"),
        (carriage_returns, "written again byte for byte"),
        (brackets, "RecursionError.* escapes"),
    ],
)
def test_the_bugs_of_former_days_are_found(
    bug: Callable[[pytest.MonkeyPatch], None], promise: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for base in bases("karma"):
        judge(Forgery("karma", 0, (), base, base))
    bug(monkeypatch)
    with pytest.raises(Breach, match=promise) as caught:
        judged("karma", range(SAMPLE))
    assert "forge('karma', " in str(caught.value)
    assert "+++ forged" in str(caught.value)
