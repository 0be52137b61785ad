"""Limits for connections, people, rooms and addresses, and the refusals when they are exceeded."""

import asyncio
import socket
import time
from contextlib import suppress
from functools import partial
from pathlib import Path

import msgspec
import pytest

from fivefold.core.errors import Illegal
from fivefold.core.words import Message
from fivefold.rooms import messages as m
from fivefold.server.limits import Counts, TokenBucket, TokenBuckets, network
from fivefold.server.matches.records import MOST_WAITING, Records
from fivefold.server.rooms.hub import Hub
from fivefold.server.settings import Settings
from fivefold.server.store import SavedMatch
from server.client import LONG, Server, Wire, until
from server.conftest import Person
from server.stores import new_code, opened, room


def test_an_ipv6_address_counts_with_its_network() -> None:
    assert network("2001:db8:1:2::1") == network("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert network("2001:db8:1:3::1") != network("2001:db8:1:2::1")
    assert network("::ffff:192.0.2.7") == network("192.0.2.7") == "192.0.2.7"
    assert network("?") == "?"


def test_a_purse_fills_up_to_its_brim() -> None:
    bucket = TokenBucket(10, 20)
    start = time.monotonic()
    assert bucket.take(20, start)
    assert not bucket.take(1, start)
    assert bucket.take(10, start + 1)
    assert not bucket.take(21, start + 1000)
    assert bucket.is_full(start + 1000)


def test_purses_that_are_full_again_are_forgotten() -> None:
    buckets = TokenBuckets(1e9, 5, most=10)
    for n in range(100):
        assert buckets.take(n)
    assert len(buckets._all) <= 12


def test_counts_forget_those_who_have_none() -> None:
    counts = Counts()
    counts.add("a")
    counts.add("a")
    counts.remove("a")
    assert (counts.of("a"), counts.total) == (1, 1)
    counts.remove("a")
    assert (counts.of("a"), counts.total, counts._all) == (0, 0, {})


def test_rooms_from_one_ipv6_network(strict: Server, someone: Person) -> None:
    """Every request comes from another address of one /64."""
    codes: list[int] = []
    for n in range(70):
        ann = someone(strict, address=f"2001:db8:aa:1::{n + 1:x}")
        codes.append(ann.http.post("/api/rooms", json={}).status_code)
    assert codes[:60] == [201] * 60
    assert set(codes[60:]) == {429}


SOLO = {"game": "set", "bots": "easy", "start": True}


@pytest.mark.parametrize("whose", ["address", "person"])
def test_rooms_for_one_person_count_a_tenth(tmp_path: Path, someone: Person, whose: str) -> None:
    server = Server(tmp_path, f"--limit-{whose}-rooms", "2").start()
    try:
        ann = someone(server, address="10.25.0.1")
        assert [ann.http.post("/api/rooms", json=SOLO).status_code for _ in range(10)] == [201] * 10
        assert ann.http.post("/api/rooms", json={}).status_code == 201, "half is left"
        refused = ann.http.post("/api/rooms", json={})
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-rooms")
        assert refused.json()["said"]["facts"] == {"minutes": 30}, "two an hour"
        assert ann.http.post("/api/rooms", json={**SOLO, "public": True}).status_code == 429, "others can join it"
        assert ann.http.post("/api/rooms", json=SOLO).json()["said"]["facts"] == {"minutes": 3}
    finally:
        server.stop()


def test_a_bucket_says_how_long_to_wait() -> None:
    bucket = TokenBucket(0.5, 10)
    start = time.monotonic()
    assert bucket.wait(10, start) == 0
    assert bucket.take(10, start)
    assert bucket.wait(3, start) == pytest.approx(6)
    bucket.debit(2)
    assert bucket.wait(3, start + 2) == pytest.approx(8), "what was taken elsewhere counts"
    assert bucket.wait(3, start + 10) == 0


def is_answered(wire: Wire) -> bool:
    return wire.welcome is not None or wire.closed is not None


def test_one_person_cannot_have_endless_connections(strict: Server, someone: Person) -> None:
    ann = someone(strict, address="10.20.0.1")
    code = ann.open_room()
    wires: list[Wire] = []
    for n in range(25):
        ann.headers["X-Forwarded-For"] = f"10.20.1.{n}"
        wires.append(ann.join(code, hello=False))
        wires[-1].until(partial(is_answered, wires[-1]), "an answer")
    assert [wire.closed.code for wire in wires if wire.closed] == ["too-many-connections"] * 5


def test_one_address_cannot_fill_a_room(tmp_path: Path, someone: Person) -> None:
    """One attacker can be many people, but there is room left for others."""
    server = Server(tmp_path, "--limit-room-address-connections", "3").start()
    try:
        ann = someone(server, address="10.24.0.1")
        code = ann.open_room()
        wires = [someone(server, address="10.24.0.2").join(code, hello=False) for _ in range(5)]
        for wire in wires:
            wire.until(partial(is_answered, wire), "an answer")
        assert [wire.closed.code for wire in wires if wire.closed] == ["too-many-connections"] * 2
        assert ann.join(code).welcome is not None
        wires[0].close()
        until(lambda: server.metric("fivefold_connections") == 3, "one to be gone")
        again = someone(server, address="10.24.0.2").join(code, hello=False)
        again.until(lambda: again.welcome, "a welcome")
    finally:
        server.stop()


def test_a_half_sent_request_does_not_stay(real: None, tmp_path: Path) -> None:
    server = Server(tmp_path, "--limit-request-seconds", "1").start()
    try:
        lines = [socket.create_connection(("127.0.0.1", server.port), timeout=LONG) for _ in range(30)]
        for line in lines:
            line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        for line in lines:
            with suppress(ConnectionResetError):
                assert line.recv(1000) in (b"", b"HTTP/1.1 408 Request Timeout")
            line.close()
    finally:
        server.stop()


def test_greetings_have_a_price(strict: Server, someone: Person) -> None:
    ann = someone(strict, address="10.21.0.1")
    wire = ann.join(ann.open_room(options={"deck": "easy"}, bots="easy", start=True))
    wire.until_table()
    for _ in range(20):
        wire.send("hello")
    wire.until(lambda: any(one.code == "too-fast" for one in wire.refused.values()), "a refusal")
    assert len(wire.tables) < 20


def has_answers(wire: Wire, count: int) -> bool:
    return len(wire.done) + len(wire.refused) >= count


def test_a_second_connection_does_not_bring_a_second_portion(strict: Server, someone: Person) -> None:
    """All connections of a person share one token bucket."""
    ann = someone(strict, address="10.22.0.1")
    code = ann.open_room()
    wires = [ann.join(code) for _ in range(6)]
    for _ in range(40):  # one connection alone could send these at once
        for wire in wires:
            wire.send("react", symbol="👏")
    for wire in wires:
        wire.until(partial(has_answers, wire, 41), "all to be answered")
    assert "too-fast" in {refused.code for wire in wires for refused in wire.refused.values()}


# -- nothing heavy in the event loop


def test_the_server_listens_before_it_has_opened_its_rooms(tmp_path: Path) -> None:
    """Rooms that were in use are loaded in the background, and any room on request."""
    url = f"sqlite:///{tmp_path / 'table.db'}"

    async def test() -> None:
        async with opened(url) as store:
            codes = [new_code() for _ in range(30)]
            for code in codes:
                await store.save([room(code, 1, _state(code))])
        hub = Hub(Settings(database=url, bots=1))
        await hub.open()
        try:
            assert not hub.rooms
            assert (await hub.room(codes[-1].lower())).code == codes[-1]
            async with asyncio.timeout(LONG):
                while len(hub.rooms) < len(codes):
                    await asyncio.sleep(0.01)
            with pytest.raises(Illegal, match="Room not found"):
                await hub.room("NOWHERE")
        finally:
            await hub.close()

    asyncio.run(test())


def _state(code: str) -> bytes:
    from fivefold.core.discovery import named_game
    from fivefold.rooms.opening import new_room

    return msgspec.json.encode(new_room(code, "ann", "Ann", named_game("set", {}), {}, 2, None))


class Slow:
    """A store that reads matches slowly."""

    def __init__(self, kept: SavedMatch, lines: list[bytes]) -> None:
        self.kept, self.lines, self.reads = kept, lines, 0

    async def load_match(self, match: str) -> SavedMatch:
        return self.kept

    async def entries(self, match: str) -> list[bytes]:
        self.reads += 1
        await asyncio.sleep(0.05)
        return self.lines


def test_a_record_is_made_once_however_many_ask(tmp_path: Path) -> None:
    from fivefold.core.table import Table
    from fivefold.rooms.match import Match

    table = Table("set-solitaire", ["Ann"], seed=1)
    table.act(0, "resign", at=5)
    match = Match("0" * 16, table, 0)
    head = match.beginning("ABCDE")
    kept = SavedMatch(match.id, "ABCDE", head.header, head.seed, 0, 5, 2)
    slow = Slow(kept, [head.opening, *(entry.line for entry in match.entries(1))])

    async def test() -> list[str | BaseException]:
        records = Records(slow, lambda _: False)  # type: ignore[arg-type]
        return await asyncio.gather(*(records.find(match.id) for _ in range(60)), return_exceptions=True)

    answers = asyncio.run(test())
    good = [answer for answer in answers if isinstance(answer, str)]
    assert set(good) == {table.record()}
    assert len(good) == MOST_WAITING
    assert slow.reads == 1
    assert {answer.code for answer in answers if isinstance(answer, Illegal)} == {"busy"}


def test_a_match_that_was_given_up_is_looked_through_once() -> None:
    from fivefold.core.table import Table
    from fivefold.rooms.match import Match

    match = Match("0" * 16, Table("set-solitaire", ["Ann"], seed=1), 0)
    head = match.beginning("ABCDE")
    slow = Slow(SavedMatch(match.id, "ABCDE", head.header, head.seed, 0, None, 1), [head.opening])

    async def test() -> None:
        records = Records(slow, lambda _: False)  # type: ignore[arg-type]
        for _ in range(3):
            with pytest.raises(Illegal, match="when it’s over"):
                await records.find(match.id)

    asyncio.run(test())
    assert slow.reads == 1


def test_the_record_of_a_match_that_goes_on_costs_nothing() -> None:
    slow = Slow(SavedMatch("0" * 16, "ABCDE", b"", b"", 0, None, 9), [])

    async def test() -> None:
        with pytest.raises(Illegal, match="when it’s over"):
            await Records(slow, lambda _: True).find("0" * 16)  # type: ignore[arg-type]

    asyncio.run(test())
    assert slow.reads == 0


# -- for the operator


def test_the_operator_lists_closes_and_bans(operated: Server, someone: Person) -> None:
    ann, eve = someone(operated, address="10.30.0.1"), someone(operated, address="10.30.0.2")
    code = ann.open_room()
    one, two = ann.join(code), eve.join(code)
    assert ann.http.get("/operator/rooms").status_code == 401
    assert ann.http.get("/operator/rooms", headers={"Authorization": "Bearer no"}).status_code == 401
    token = {"Authorization": "Bearer open sesame"}
    assert code in {found["code"] for found in ann.http.get("/operator/rooms", headers=token).json()}
    ban = {"person": eve.id, "hours": 1, "why": "a test"}
    assert ann.http.post("/operator/bans", json=ban, headers=token).status_code == 204
    assert two.ended.wait(LONG)
    assert two.closed is not None
    assert two.closed.code == "banned"
    assert eve.http.post("/api/rooms", json={}).json()["code"] == "banned"
    assert [one["who"] for one in ann.http.get("/operator/bans", headers=token).json()] == [eve.id]
    assert ann.http.delete(f"/operator/bans/person/{eve.id}", headers=token).status_code == 204
    assert eve.http.post("/api/rooms", json={}).status_code == 201
    assert not one.ended.is_set()
    assert ann.http.post(f"/operator/rooms/{code}/close", headers=token).status_code == 204
    assert one.ended.wait(LONG)
    assert one.closed == m.Closed.saying(Message("server.closed"))


def test_without_a_token_there_is_no_operator(server: Server, someone: Person) -> None:
    answer = someone(server).http.get("/operator/rooms", headers={"Authorization": "Bearer x"})
    assert answer.status_code == 404


def test_every_answer_has_the_headers_that_protect(server: Server, operated: Server, someone: Person) -> None:
    ann = someone(server)
    for path in ("/", "/api/me", "/nowhere", "/assets/none.js", "/metrics", "/api/rooms/!!", "/health", "/ws/ABCDE"):
        headers = ann.http.get(path).headers
        assert headers["x-content-type-options"] == "nosniff", path
        assert "frame-ancestors 'none'" in headers["content-security-policy"], path
        assert "strict-transport-security" not in headers


def test_ready_means_that_something_was_written(server: Server, someone: Person) -> None:
    answer = someone(server).http.get("/ready")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})
