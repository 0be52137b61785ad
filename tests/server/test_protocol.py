"""docs/protocol.md is true: its examples are messages, its codes are all there, and the example bot plays."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from fivefold.core.game import Outcome
from fivefold.games.set_cards.view import View
from fivefold.server import messages as m
from fivefold.server.store import Retention
from server.client import Server
from server.conftest import Person

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs/protocol.md").read_text("utf-8")
EXAMPLES: list[tuple[str, str]] = re.findall(r"^```json (\w+)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("kind", "text"), EXAMPLES)
def test_every_example_is_a_message(kind: str, text: str) -> None:
    types: dict[str, Any] = {"Outcome": Outcome}
    read = msgspec.json.decode(text, type=types.get(kind) or getattr(m, kind))
    # Nothing is in the example that the type does not have, and the other way round.
    given, full = msgspec.json.decode(text), msgspec.to_builtins(read)
    assert given.keys() <= full.keys()
    if kind != "Request":
        assert given == msgspec.json.decode(msgspec.json.encode(full))
    if isinstance(read, m.Table):
        msgspec.convert(read.view, View)


def test_every_message_has_an_example() -> None:
    shown = {msgspec.json.decode(text)["t"] for kind, text in EXAMPLES if kind in ("Request", "Answer")}
    known = {one.__struct_config__.tag for union in (m.Request, m.Answer) for one in get_args(union)}
    assert shown == known


def test_every_code_of_the_server_is_explained() -> None:
    raised: set[str] = set()
    for file in (ROOT / "src/fivefold/server").glob("*.py"):
        if file.name == "run.py":  # that is before there is anybody to tell
            continue
        found = r"\b(?:Illegal|BadOption|Trouble|close|Refused)\(\s*(?:_id_of\(text\), )?\"([a-z-]+)\""
        raised |= set(re.findall(found, file.read_text("utf-8")))
    listed = re.findall(r"^\| `([a-z-]+)` \| (?:HTTP|refused|closed)", PAGE, re.MULTILINE)
    assert len(listed) == len(set(listed))
    assert raised - set(listed) == set()


def test_the_numbers_are_those_of_the_source() -> None:
    from fivefold.server import connection, handovers, live, match, people, room, socket

    for number in (m.LONGEST_MESSAGE, connection.MOST_WAITING, match.MOST_MOVES, people.LONGEST_NAME):
        assert re.search(rf"(?<!\d){number:,}(?!\d)", PAGE)
    assert (socket.MOST_OFFENCES, live.GRACE, room.LONGEST_CHAT, room.CHAT_KEPT) == (60, 4.0, 300, 100)
    assert (handovers.SECONDS, handovers.MOST_A_PERSON, Retention().rooms) == (600, 3, 7)


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
        said, complaints = bot.communicate(timeout=20)
    finally:
        bot.kill()
        bot.wait()
    assert bot.returncode == 0, complaints
    assert "The deck was used up" in said
    assert wire.table
    assert wire.table.outcome
    assert sum(wire.table.outcome.scores) > 3
