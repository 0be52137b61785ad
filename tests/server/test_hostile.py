"""Attackers in a room: the server keeps answering, and the others' game is not affected."""

import random
import socket
import sqlite3
import threading
import time
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

import fivefold as ff
from server.client import LONG, Client, Server, Wire, until
from server.conftest import Person, is_here
from server.hostile import hostile
from server.playing import finish, settle
from server.ram import Ram


def three(server: Server, someone: Person) -> tuple[str, Wire, Wire, Wire]:
    """Return Ann, Ben and Mallory at a table that deals more cards by itself when there is no SET."""
    ann, ben, mallory = (someone(server, address=f"10.1.0.{n}") for n in (1, 2, 66))
    code = ann.open_room(options={"deck": "easy", "no_set": "auto", "call_seconds": 1}, seats=3)
    wires = [client.join(code) for client in (ann, ben, mallory)]
    for seat, wire in enumerate(wires[1:], 1):
        wire.send("sit", seat=seat)
    wires[0].until_room(lambda room: all(seat.person for seat in room.seats), "three players")
    wires[0].start()
    for wire in wires:
        wire.until_table()
    return code, wires[0], wires[1], wires[2]


def answered(wire: Wire, what: str) -> None:
    """Wait until all earlier messages are handled: a probe is refused."""
    assert wire.refusal("react", symbol="no") == "no-such-reaction", what


def under_attack(server: Server, someone: Person, count: int, seed: int) -> None:
    """Send this many messages as a player and as a spectator, in rounds; meanwhile the others play on."""
    began = time.monotonic()
    code, one, two, mallory = three(server, someone)
    luck = random.Random(seed)
    rams = [Ram(mallory.client, code, luck), Ram(someone(server, address="10.1.0.67"), code, luck)]
    mallory.close()
    each = max(300, count // 40)
    for _ in range(count // (each * len(rams))):
        for ram in rams:
            ram.attack(each)
        for ram in rams:
            ram.answered()
        if not one.is_over:
            two.until_view(lambda view: view.calling is None, "the clock")
            settle([one, two])
            answered(one, "the others")
    match = one.table.match if one.table else ""
    for ram in rams:
        ram.close()
    # A call of Mallory's may still wait for its photo finish, but for less time than absent players get.
    one.until_room(lambda room: not is_here(room, mallory.client), "Mallory to be gone")
    finish([one, two])
    answer = one.client.http.get(f"/api/records/{match}")
    assert answer.status_code == 200, answer.text
    ff.verify(answer.text)
    room = one.until_room(lambda room: room.over, "the end")
    assert room.host == one.client.id
    assert server.is_up
    message = f"{sum(ram.sent for ram in rams)} messages, {sum(ram.broken for ram in rams)} of them no frames"
    print(f"seed {seed}: {message}, {sum(ram.lines for ram in rams)} lines, {time.monotonic() - began:.0f} s")  # noqa: T201


@pytest.mark.parametrize("seed", [pytest.param(0, marks=pytest.mark.smoke), 1])
def test_thousands_of_hostile_messages(server: Server, someone: Person, seed: int) -> None:
    under_attack(server, someone, 3_000, seed)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
def test_a_million_hostile_messages(server: Server, someone: Person, seed: int) -> None:
    under_attack(server, someone, 100_000, 100 + seed)


def test_with_limits_the_offender_is_cut_off_and_the_others_are_not(strict: Server, someone: Person) -> None:
    _, one, two, mallory = three(strict, someone)
    luck = random.Random(5)
    mallory.is_honest = False
    with suppress(WebSocketException):
        for _ in range(3000):
            message = hostile(luck)
            if isinstance(message, str) and len(message.encode()) <= 4096:
                mallory.socket.send(message)
    mallory.ended.wait(LONG)
    assert mallory.closed is not None
    assert mallory.closed.code == "abuse"
    settle([one, two])
    one.until_room(lambda room: not all(person.here for person in room.people), "Mallory to be gone")
    one.call()
    one.take()
    codes = {refused.code for wire in (one, two) for refused in wire.refused.values()}
    assert not {"too-fast", "bad-message"} & codes


def test_sending_too_fast_is_refused_in_words_and_is_no_reason_to_go(strict: Server, someone: Person) -> None:
    ann = someone(strict, address="10.2.0.1")
    wire = ann.join(ann.open_room())
    for _ in range(60):
        wire.send("react", symbol="👏")
    wire.until(lambda: any(answer.code == "too-fast" for answer in wire.refused.values()), "a refusal")
    assert not wire.ended.is_set()
    until(lambda: _is_calm(wire), "the bucket to fill")


def _is_calm(wire: Wire) -> bool:
    number = wire.send("react", symbol="no")
    return wire.until(lambda: wire.refused.get(number), "an answer").code == "no-such-reaction"


def test_a_frame_that_is_too_big_ends_only_its_sender(server: Server, someone: Person) -> None:
    _, one, two, mallory = three(server, someone)
    with suppress(ConnectionClosed):
        for _ in range(100):
            mallory.socket.send("x" * 1_000_000)
    assert mallory.ended.wait(LONG)
    settle([one, two])
    finish([one, two])


def test_answers_to_what_is_no_message(server: Server, someone: Person) -> None:
    ann = someone(server)
    wire = ann.join(ann.open_room())
    assert wire.refusal("do") == "bad-message"
    assert wire.refusal("nonsense") == "bad-message"
    assert wire.refusal("chat", text=5) == "bad-message"
    assert wire.refusal("chat", text="a", more=1) == "bad-message"
    assert wire.refusal("do", move="call") == "no-match"
    wire.socket.send("nonsense")
    wire.until(lambda: 0 in wire.refused, "a refusal without an id")


@pytest.mark.parametrize(("message", "code"), [("x" * 5000, 1009), (b"\x00\x01", 1003)], ids=["long", "binary"])
def test_what_is_too_long_or_no_text_ends_the_connection(
    server: Server, someone: Person, message: str | bytes, code: int
) -> None:
    ann = someone(server)
    wire = ann.join(ann.open_room())
    wire.socket.send(message)
    assert wire.ended.wait(LONG)
    assert wire.socket.close_code == code


def test_what_one_sends_who_was_just_sent_out(server: Server, someone: Person) -> None:
    """Pending messages of a person who was kicked do nothing, and break nothing."""
    code, one, two, mallory = three(server, someone)
    loud = threading.Thread(target=_shout, args=(mallory,))
    loud.start()
    one.send("kick", person=mallory.client.id)
    loud.join(LONG)
    mallory.ended.wait(LONG)
    assert mallory.closed is not None
    assert mallory.closed.code in ("kicked", "too-slow"), "who shouts may lose the connection before the host is heard"
    assert "trouble" not in {refused.code for refused in mallory.refused.values()}
    again = mallory.client.join(code, hello=False)
    again.ended.wait(LONG)
    assert again.closed is not None
    assert again.closed.code == "kicked"
    finish([one, two])


def _shout(wire: Wire) -> None:
    with suppress(WebSocketException, OSError):
        for n in range(400):
            wire.send("chat", text=f"no {n}")
            wire.send("react", symbol="👏")


@pytest.mark.parametrize("luck", range(6))
def test_those_who_vanish_while_they_act(server: Server, someone: Person, luck: int) -> None:
    """A move whose sender disconnects in the same moment is made and sent to others; the log has no hole."""
    ann, ben, cid = (someone(server) for _ in range(3))
    code = ann.open_room(options={"deck": "easy", "call_seconds": 1}, seats=3)
    one, two, three = (client.join(code) for client in (ann, ben, cid))
    two.send("sit", seat=1)
    three.send("sit", seat=2)
    one.until_room(lambda room: all(seat.person for seat in room.seats), "three players")
    one.start()
    two.until_table()
    for _ in range(30):
        one.send("react", symbol="👏")
        three.send("chat", text="hello")
    two.do("call")
    two.drop()
    # Either the call never arrived, or all see it and the clock ends it.
    if luck % 2:
        answered(one, "the others")
    else:
        number = one.do("call")
        one.until(lambda: number in one.refused or one.view.calling, "an answer")
    one.until_view(lambda view: view.calling is None, "the clock")
    with sqlite3.connect(server.database) as file:
        rows = file.execute("select match, count(*), max(n) from entries group by match").fetchall()
    file.close()
    assert all(count == last + 1 for _, count, last in rows)


def test_a_slow_reader_holds_nobody_up(server: Server, someone: Person) -> None:
    code, one, two, _ = three(server, someone)
    with lazy(server, code, someone(server).cookie):
        one.until_room(lambda room: len(room.people) == 4, "the slow one")
        for n in range(400):
            one.send("chat", text=f"{n} " + "é" * 250)
        two.until(lambda: two.message and two.message[-1].text.startswith("399 "), "all the chat")
        finish([one, two])


@pytest.mark.soak
def test_a_slow_reader_is_let_go_in_the_end(server: Server, someone: Person) -> None:
    code, one, _, _ = three(server, someone)
    with lazy(server, code, someone(server).cookie):
        one.until_room(lambda room: len(room.people) == 4, "the slow one")
        for _ in range(1500):
            one.send("chat", text="é" * 290)
        one.until_room(lambda room: len(room.people) == 3, "the slow one to go")


def lazy(server: Server, code: str, cookie: str) -> socket.socket:
    """Connect to a room and never read."""
    line = socket.create_connection(("127.0.0.1", server.port))
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.sendall(
        f"GET /ws/{code} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode()
    )
    return line


def test_two_hundred_connections_come_and_go(server: Server, someone: Person) -> None:
    code, one, two, _ = three(server, someone)
    guests = [someone(server) for _ in range(10)]

    def come_and_go(client: Client, luck: random.Random) -> None:
        for _ in range(20):
            wire = client.join(code, hello=luck.random() < 0.5)
            (wire.drop if luck.random() < 0.5 else wire.close)()

    threads = [threading.Thread(target=come_and_go, args=(guest, random.Random(n))) for n, guest in enumerate(guests)]
    for thread in threads:
        thread.start()
    finish([one, two])
    for thread in threads:
        thread.join(LONG)
    one.until_room(lambda room: sum(person.here for person in room.people) == 3, "the guests to be gone")
    until(lambda: server.metric("fivefold_connections") < 20, "their connections to be forgotten")


@pytest.mark.parametrize(
    "noise",
    [
        b"\x00\xff\xfe" * 100,
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /ws/ABCDE HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
        b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\n\r\n{",
        b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\nZZ\r\n",
        b"GET /" + b"a" * 200_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"".join(b"X-%d: y\r\n" % n for n in range(5000)) + b"\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    ],
)
def test_noise_on_the_line(server: Server, someone: Person, noise: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=LONG) as line:
        try:
            line.sendall(noise)
            line.shutdown(socket.SHUT_WR)
            while line.recv(65536):
                pass
        except OSError:
            pass
    assert someone(server).http.get("/health").status_code == 200


def test_broken_frames_end_only_their_sender(server: Server, someone: Person) -> None:
    code, one, two, _ = three(server, someone)
    luck = random.Random(9)
    for _ in range(15):
        mallory = someone(server)
        wire = mallory.join(code)
        wire.socket.socket.sendall(luck.randbytes(luck.randrange(2, 60)))
        wire.drop()
    finish([one, two])
