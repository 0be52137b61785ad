"""Power cuts: everything that clients received is still there afterwards, and the game continues."""

import contextlib
import os
import random
import sqlite3
import subprocess
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import WebSocketException

import fivefold as ff
from fivefold.rooms import messages as m
from server.client import LONG, Client, Server, Wire, until
from server.playing import finish

pytestmark = pytest.mark.real

Shown = dict[tuple[str, str, int], tuple[int, int, tuple[Any, ...]]]
"""Received entries, by person, match and number."""


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, "--no-limits").start()
    yield server
    server.stop()
    assert "Traceback" not in server.log, server.log


class Company:
    """Two people who play match after match, one who watches and one who keeps sending `hello`."""

    def __init__(self, server: Server, seed: int) -> None:
        self.luck = random.Random(seed)
        self.clients = [Client(server) for _ in range(4)]
        self.code = self.clients[0].open_room(options={"deck": "easy"})
        self.shown: Shown = {}
        self.wires: list[Wire] = []
        self._thread: threading.Thread | None = None
        self._greeter = threading.Thread()

    def arrive(self) -> None:
        """Connect all clients, and request everything."""
        self.wires = [client.join(self.code) for client in self.clients]
        host, other, *_ = self.wires
        if host.in_room.seats[1].person is None:
            other.send("sit", seat=1)
            host.until_room(lambda room: room.seats[1].person == self.clients[1].id, "a second player")
        if host.in_room.match is None:
            host.start()
        for wire in self.wires:
            self._leaf_back(wire, wire.until_table())

    def _leaf_back(self, wire: Wire, table: m.MatchUpdate) -> None:
        """Request the older entries, page by page."""
        first, older = (table.entries[0].n if table.entries else 0), table.older
        while older:
            wire.ask("history", match=table.match, before=first)
            first, older = wire.pages[-1].entries[0].n, wire.pages[-1].older

    def play(self) -> None:
        """Play in the background until the connection breaks."""
        self._thread = threading.Thread(target=self._play, daemon=True)
        self._thread.start()
        self._greeter = threading.Thread(target=self._greet, daemon=True)
        self._greeter.start()

    def _greet(self) -> None:
        """Send `hello` repeatedly, which returns the whole table even while changes are being saved."""
        with contextlib.suppress(WebSocketException, OSError):
            while not self.wires[3].ended.is_set():
                self.wires[3].send("hello")
                time.sleep(0.002)

    def _play(self) -> None:
        players = self.wires[:2]
        try:
            while True:
                finish(players, luck=self.luck)
                before = self.wires[0].start().match
                for wire in self.wires:
                    wire.until_table(before)
        except (AssertionError, WebSocketException, OSError):
            return

    def part(self) -> None:
        """After the cut, wait until all clients have noticed, and collect what they received."""
        assert self._thread is not None
        self._thread.join(LONG)
        self._greeter.join(LONG)
        for wire in self.wires:
            wire.ended.wait(LONG)
            self.note(self.shown, wire)

    def note(self, shown: Shown, wire: Wire) -> None:
        for match, entries in list(wire.seen.items()):  # more may arrive meanwhile
            for n, entry in list(entries.items()):
                shown[wire.client.id, match, n] = (entry.at, entry.seat, entry.events)

    def check(self) -> None:
        """Check that everything received about the current match is still there and unchanged."""
        now: Shown = {}
        for wire in self.wires:
            self.note(now, wire)
        matches = {match for _, match, _ in now}
        lost = {key: value for key, value in self.shown.items() if key[1] in matches and now.get(key) != value}
        assert not lost

    def close(self) -> None:
        for client in self.clients:
            client.close()


def check_log(server: Server, shown: Shown) -> None:
    """Check that every received entry is in the file, and that no match has a hole."""
    with sqlite3.connect(server.database) as file:
        rows = file.execute("select match, n, line from entries order by match, n").fetchall()
    file.close()
    lines: dict[str, list[Any]] = {}
    for match, n, line in rows:
        assert n == len(lines.setdefault(match, [])), f"{match} has a hole at {len(lines[match])}"
        lines[match].append(msgspec.json.decode(line))
    for (_, match, n), (at, seat, events) in shown.items():
        kept = lines[match][n]
        assert (kept["at"], kept["seat"]) == (at, seat)
        open_ones = [{**event, "deck": []} if event["type"] == "Shuffled" else event for event in kept["events"]]
        assert all(event in open_ones for event in events)


def cut(server: Server, times: int, seed: int, companies: int) -> None:
    luck = random.Random(seed)
    all_of_them = [Company(server, seed + n) for n in range(companies)]
    moves = 0
    for _ in range(times):
        for company in all_of_them:
            company.arrive()
            company.check()
            company.play()
        time.sleep(luck.uniform(0.0, 0.7))
        server.kill()
        for company in all_of_them:
            company.part()
        moves = sum(len(company.shown) for company in all_of_them)
        server.start()
    for company in all_of_them:
        company.arrive()
        company.check()
        finish(company.wires[:2])
        for wire in company.wires:
            company.note(company.shown, wire)
            wire.until_over()
        played = company.wires[0].until_room(lambda room: room.over and room.played, "the room to know").played
        for match in played:
            answer = company.clients[0].http.get(f"/api/records/{match.match}")
            assert answer.status_code == 200, f"{match}: {answer.text}"
            ff.verify(answer.text)
        company.close()
    check_log(server, {key: value for company in all_of_them for key, value in company.shown.items()})
    assert moves > 20 * times, "hardly anything was played; this tested nothing"
    print(f"seed {seed}: {times} power cuts, {moves} entries shown, none lost")  # noqa: T201


@pytest.mark.smoke
def test_three_power_cuts(mortal: Server) -> None:
    cut(mortal, 3, 1, companies=2)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(5))
def test_five_hundred_power_cuts(mortal: Server, seed: int) -> None:
    cut(mortal, 100, 1000 * seed, companies=2)


def test_the_clock_goes_on_while_the_server_is_down(mortal: Server) -> None:
    """A pending call has expired after the restart, though no client does anything."""
    company = Company(mortal, 0)
    company.wires = [client.join(company.code) for client in company.clients]
    host, other, guest, _ = company.wires
    host.send("choose", game="set", options={"deck": "easy", "call_seconds": 2})
    other.send("sit", seat=1)
    host.until_room(lambda room: room.seats[1].person and room.options.get("call_seconds") == 2, "the options")
    host.start()
    other.until_table()
    other.call()
    guest.until(lambda: guest.table and guest.view.calling, "the call")
    mortal.kill()
    mortal.start()
    again = company.clients[2].join(company.code)
    view = again.until_view(lambda view: view.calling is None and view.penalties[1] == 1, "the clock")
    assert view.penalties[0] == 0
    company.close()


def test_a_crash_just_before_the_end_was_noted(mortal: Server) -> None:
    """The last entry is saved, and then the power fails: the match is over, and its record is available."""
    company = Company(mortal, 0)
    company.arrive()
    finish(company.wires[:2])
    assert company.wires[0].table
    match = company.wires[0].table.match
    company.wires[0].until_room(lambda room: room.over, "the room to know")
    mortal.kill()
    with sqlite3.connect(mortal.database) as file:
        state = msgspec.json.decode(file.execute("select state from rooms").fetchone()[0])
        file.execute("update rooms set state = ?", (msgspec.json.encode({**state, "over": False, "played": []}),))
    file.close()
    mortal.start()
    again = company.clients[0].join(company.code)
    room = again.until_room(lambda room: room.over, "the room to know")
    assert [played.match for played in room.played] == [match]
    answer = company.clients[0].http.get(f"/api/records/{match}")
    assert answer.status_code == 200, answer.text
    ff.verify(answer.text)
    company.close()


def test_the_host_stays_host_and_the_absent_count_as_gone(mortal: Server) -> None:
    company = Company(mortal, 0)
    company.arrive()
    host = company.clients[0].id
    mortal.kill()
    mortal.start()
    first = company.clients[1].join(company.code)
    first.until(lambda: first.room, "the room")
    assert first.in_room.host == host, "arriving first does not make a host"
    first.until_room(lambda room: room.host == company.clients[1].id, "the host to be gone for good")
    first.until_view(lambda view: 0 in view.away, "the table to know it")
    company.close()


def test_a_broken_room_does_not_keep_the_others_from_opening(mortal: Server) -> None:
    good, bad = Company(mortal, 0), Company(mortal, 1)
    good.arrive()
    bad.arrive()
    mortal.kill()
    with sqlite3.connect(mortal.database) as file:
        file.execute(
            "update entries set line = x'00' where match in (select id from matches where room = ?)", (bad.code,)
        )
    file.close()
    mortal.start()
    again = good.clients[0].join(good.code)
    again.until_table()
    good.close()
    bad.close()


def test_no_process_stays_behind(tmp_path: Path) -> None:
    """The workers end with the server, even if it is killed."""
    server = Server(tmp_path, "--no-limits").start()
    with Client(server) as client:
        client.join(client.open_room(bots="easy", start=True))
        until(lambda: len(children(server.pid)) > 1, "a bot to think")
        group = server.pid
        server.kill()
        try:
            until(lambda: not [pid for pid in members(group) if pid != group], "the others to end")
        finally:
            server.start().stop()


def children(pid: int) -> list[int]:
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False)
    return [int(line) for line in found.stdout.split()]


def members(group: int) -> list[int]:
    found: list[int] = []
    for entry in os.listdir("/proc"):
        if entry.isdigit():
            try:
                stat = Path(f"/proc/{entry}/stat").read_text("utf-8").rpartition(")")[2].split()
            except OSError:
                continue
            if int(stat[2]) == group and stat[0] != "Z":
                found.append(int(entry))
    return found
