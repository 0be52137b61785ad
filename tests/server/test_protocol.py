"""docs/protocol.md is correct: its examples are valid messages, its codes are complete, and the example bot plays."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from fivefold.api import bodies as rest
from fivefold.core.game import MOST_LISTED, Outcome
from fivefold.games.set_cards.view import View
from fivefold.rooms import messages as m
from fivefold.rooms import replay
from fivefold.rooms.presence import Patience
from fivefold.rooms.state import LONGEST_CHAT, MOST_PEOPLE
from fivefold.rooms.text import LONGEST_NAME
from fivefold.rooms.updates import PAGE as PAGE_SIZE
from fivefold.server.limits import PRICES, Limits
from fivefold.server.people import handovers
from fivefold.server.store import Retention
from server.client import LONG, Server
from server.conftest import Person

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs/protocol.md").read_text("utf-8")
EXAMPLES: list[tuple[str, str]] = re.findall(r"^```json (\w+)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("kind", "text"), EXAMPLES)
def test_every_example_is_a_message(kind: str, text: str) -> None:
    types: dict[str, Any] = {"Outcome": Outcome}
    read = msgspec.json.decode(
        text, type=types.get(kind) or getattr(m, kind, None) or getattr(replay, kind, None) or getattr(rest, kind)
    )
    # The example has exactly the fields of the type.
    given, full = msgspec.json.decode(text), msgspec.to_builtins(read)
    assert given.keys() <= full.keys()
    if kind != "AnyClientMessage":
        assert given == msgspec.json.decode(msgspec.json.encode(full))
    if isinstance(read, m.MatchUpdate):
        msgspec.convert(read.view, View)


def test_every_message_has_an_example() -> None:
    shown = {
        msgspec.json.decode(text)["t"] for kind, text in EXAMPLES if kind in ("AnyClientMessage", "AnyServerMessage")
    }
    known = {one.__struct_config__.tag for union in (m.AnyClientMessage, m.AnyServerMessage) for one in get_args(union)}
    assert shown == known


def test_every_code_of_the_server_is_explained() -> None:
    raised: set[str] = set()
    folders = ("src/fivefold/rooms", "src/fivefold/server")
    for file in [file for folder in folders for file in (ROOT / folder).rglob("*.py")]:
        found = (
            r"\b(?:Illegal|BadOption|Trouble|Closed|RoomClosed|Refused)\(\s*(?:number, )?\"(?:rooms|server)\.([a-z-]+)"
        )
        # These codes are printed at the command line, where there is no client.
        if file.name not in {"run.py", "backup.py", "doctor.py", "address.py", "name_filter.py"}:
            raised |= set(re.findall(found, file.read_text("utf-8")))
    assert len(raised) > 30
    listed = re.findall(r"^\| `([a-z-]+)` \| (?:HTTP|refused|closed)", PAGE, re.MULTILINE)
    assert len(listed) == len(set(listed))
    assert raised - set(listed) == set()


def test_the_numbers_are_those_of_the_source() -> None:
    limits, patience = Limits(), Patience()
    numbers = [getattr(limits, name) for name in limits.__struct_fields__ if not name.startswith("thought")]
    numbers += [PAGE_SIZE, MOST_LISTED, LONGEST_NAME, LONGEST_CHAT, MOST_PEOPLE, handovers.SECONDS]
    for number in numbers:
        words = {30: "30|thirty", 100: "100|hundred"}.get(number, f"{number:,}")
        assert re.search(rf"(?<!\d)({words})(?!\d)", PAGE), number
    prices = re.findall(r"((?:`\w+`(?:, | and )?)+) (\d+)", PAGE[PAGE.index("Work is counted") :].partition("\n")[0])
    told = {name: int(price) for names, price in prices for name in re.findall(r"`(\w+)`", names)}
    assert told == {kind.__struct_config__.tag: price for kind, price in PRICES.items()}
    assert (handovers.SECONDS, handovers.MOST_A_PERSON, Retention().rooms) == (600, 3, 7)
    assert (patience.away, patience.host) == (5_000, 30_000), "the page says five seconds and half a minute"


def test_the_host_is_waited_for_longer_than_a_client_may_take_to_come_back() -> None:
    source = (ROOT / "web/src/lib/connection.svelte.ts").read_text("utf-8")
    longest = int(re.findall(r"LONGEST_WAIT = (\d+)", source)[0])
    assert "0.75 + Math.random() / 2" in source, "a wait may be a quarter longer"
    assert Patience().host > 2 * 1.25 * longest


def test_the_example_bot_plays_a_whole_game(server: Server, someone: Person) -> None:
    program = ROOT / "examples/bot.py"
    assert len(program.read_text("utf-8").splitlines()) < 60
    host = someone(server)
    code = host.open_room(options={"deck": "easy"}, bots="expert")
    wire = host.join(code)
    wire.send("stand")
    wire.until_room(lambda room: room.seats[0].person is None, "a free seat")
    bot = subprocess.Popen(
        [sys.executable, str(program), f"{server.url}/r/{code}"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        wire.until_room(lambda room: room.seats[0].person, "the bot to sit")
        wire.start()
        wire.until_over(100)
        message, complaints = bot.communicate(timeout=LONG)
    finally:
        bot.kill()
        bot.wait()
    assert bot.returncode == 0, complaints
    assert "no-set-left" in message
    assert wire.table
    assert wire.table.outcome
    assert sum(wire.table.outcome.scores) > 3
