"""Over whole games of Five Crowns, no message names a card that its seat or spectator may not know at that time."""

import random
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import fivefold as ff
from fivefold.core.game import Seat
from fivefold.rooms import messages as m
from server.client import Server, Wire, until
from server.conftest import Person

CARD = re.compile(r"(?<![A-Za-z0-9])(?:(?:[3-9JQK]|10)[SHCD*]|JK)(?![A-Za-z0-9*])")
SECRETIVE = {"Dealt": "deck", "Reshuffled": "deck", "SetOut": "deck"}


def cards(value: object) -> set[str]:
    """Return every card named anywhere in a message or a part of one."""
    return set(CARD.findall(msgspec.json.encode(value).decode()))


def course(table: ff.AnyTable) -> list[list[Any]]:
    """Return for each entry the states after each of its events, beginning with the one before it."""
    game, state = table.game, table.game.start(len(table.names))
    states: list[list[Any]] = []
    for entry in table.log:
        states.append([state])
        for event in entry.events:
            state = game.apply(state, event)
            states[-1].append(state)
    return states


class Watch:
    """What each seat may know after each entry of a finished match."""

    def __init__(self, table: ff.AnyTable) -> None:
        self.table, self.states = table, course(table)

    def check(self, wire: Wire) -> int:
        """Search every message of a connection; return the number of updates."""
        seat: Seat | None = None
        n, tables = -1, 0
        for raw in wire.raw:
            message = msgspec.json.decode(raw, type=m.AnyServerMessage)
            if isinstance(message, m.MatchUpdate):
                seat, n, tables = message.seat, message.n, tables + 1
                self._check_view(message)
                for entry in message.entries:
                    self._check_entry(entry, seat)
                assert not cards(message.moves) & self.secrets(n, seat), raw
            elif isinstance(message, m.Hints | m.Refused):
                assert not cards(message) & self.secrets(n, seat), raw
            assert self.table.seed is not None
            assert self.table.seed.hex() not in raw
        return tables

    def secrets(self, n: int, seat: Seat | None) -> set[str]:
        return set(self.table.game.secrets(self.states[n][-1], seat)) if n >= 0 else set()

    def _check_view(self, message: m.MatchUpdate) -> None:
        view, state = dict(message.view), self.states[message.n][-1]
        if past := view.pop("past", None):
            assert tuple(past["laid"]) == state.past.laid, "the hand before was laid open"
        assert not cards(view) & self.secrets(message.n, message.seat), view
        if message.game == "five-crowns":
            own = () if message.seat is None else state.hands[message.seat]
            assert tuple(view["hand"]) == own
            assert cards(view["analysis"]) <= set(own)
            assert cards(message.moves) <= set(own)
            assert view["taken"] is None or message.seat == state.turn
            assert isinstance(view["pile"], int)

    def _check_entry(self, entry: m.SeenEntry, seat: Seat | None) -> None:
        seen = list(zip(self.table.log[entry.n].events, self.states[entry.n][1:], strict=True))
        assert len(seen) == len(entry.events), "every event is told of, more or less of it"
        for told, (event, state) in zip(entry.events, seen, strict=True):
            assert not cards(told) & set(self.table.game.secrets(state, seat)), told
            kind = told["type"]
            if kind in SECRETIVE:
                assert told[SECRETIVE[kind]] == []
            if kind == "Dealt":
                assert [bool(hand) for hand in told["hands"]] == [who == seat for who in range(len(told["hands"]))]
            if kind == "Drew" and told["seat"] != seat:
                assert told["card"] == "??"
                assert not cards(self.table.game.tell(event.seen_by(seat)))
        if any(told["type"] == "Drew" and told["seat"] != seat for told in entry.events) and len(entry.events) == 1:
            assert not cards(entry.words), entry.words


def turns(wires: list[Wire], luck: random.Random, *, goes_out: bool = True) -> Iterator[Wire]:
    """Play a match to its end with the moves that the table lists; yield the next player before each."""
    while not any(wire.is_over for wire in wires):
        wire = until(
            lambda: next((w for w in wires if w.is_over or (w.table and w.table.moves)), None), "somebody's turn"
        )
        table = wire.table
        if table is None or wire.is_over:
            break
        yield wire
        moves, analysis = list(table.moves or ()), table.view["analysis"]
        outs = [move for move in moves if move.startswith("out")] if goes_out else []
        if analysis["choices"]:
            word = "lay" if moves[0].startswith("lay") else "discard"
            move = outs[0] if outs else f"{word} {analysis['choices'][0]['card']}"
        else:
            move = luck.choice(moves)
        wire.do(move)
        wire.until_table(after=table.n)


def replayed(client_text: str) -> ff.AnyTable:
    ff.verify(client_text)
    return ff.replay(client_text)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"hands": 4}),
        (7, {"first": 13, "hands": 1, "max_turns": 6}),
    ],
)
def test_nobody_is_told_of_hidden_cards(
    server: Server, someone: Person, seats: int, options: dict[str, object]
) -> None:
    people = [someone(server) for _ in range(seats)]
    code = people[0].open_room(game="five-crowns", options=options, seats=seats)
    wires = [person.join(code) for person in people]
    for seat, wire in enumerate(wires[1:], 1):
        wire.send("sit", seat=seat)
        wire.until_room(lambda room, seat=seat: room.seats[seat].person, "a seat")  # type: ignore[misc]
    eve = someone(server)
    guest = eve.join(code)
    wires[0].start()
    luck = random.Random(5)
    extra: list[Wire] = []
    for count, _ in enumerate(turns(wires, luck, goes_out=seats < 7)):
        if count == 8:
            # Joining late, repeating requests and changing seats reveal nothing.
            extra.append(someone(server).join(code))
            guest.send("hello")
            extra[-1].until_table()
    guest.until_over()
    for wire in wires:
        wire.until_over()
    match = guest.table.match if guest.table else ""
    watch = Watch(replayed(eve.http.get(f"/api/records/{match}").text))
    kinds = {type(event).__name__ for entry in watch.table.log for event in entry.events}
    assert ("Reshuffled" in kinds) == (seats == 7)
    assert sum(watch.check(wire) for wire in (*wires, guest, *extra)) > 60


def test_a_seat_that_changes_hands_shows_only_what_its_holder_may_see(server: Server, someone: Person) -> None:
    ann, ben = someone(server), someone(server)
    code = ann.open_room(game="five-crowns", options={"hands": 2}, seats=2)
    one, two = ann.join(code), ben.join(code)
    two.send("sit", seat=1)
    one.until_room(lambda room: room.seats[1].person, "both")
    one.start()
    two.until_table()
    for count, _ in enumerate(turns([one, two], random.Random(2))):
        if count == 2:
            two.send("stand")
            two.until(lambda: two.table and two.table.seat is None, "the guests' view")
            two.send("sit", seat=1)
            two.until(lambda: two.table and two.table.seat == 1, "the seat")
    one.until_over()
    two.until_over()
    match = one.table.match if one.table else ""
    watch = Watch(replayed(ann.http.get(f"/api/records/{match}").text))
    assert watch.check(one) + watch.check(two) > 10


@pytest.mark.parametrize("game", ["five-crowns", "five-crowns-solitaire"])
def test_hints_tell_nothing_hidden(server: Server, someone: Person, game: str) -> None:
    ann = someone(server)
    options: dict[str, object] = {"hands": 1} if game == "five-crowns" else {}
    wish: dict[str, object] = {"game": game, "options": options, "start": True}
    if game == "five-crowns":
        wish |= {"seats": 2, "bots": "easy"}
    one = ann.join(ann.open_room(**wish))
    one.until_table()
    while True:
        table = one.until(
            lambda: one.table if one.table and (one.table.moves or one.table.outcome) else None, "my turn"
        )
        if table.outcome is not None:
            break
        asked = len(one.hints)
        one.send("askhint")
        one.until(lambda asked=asked: len(one.hints) > asked, "hints")  # type: ignore[misc]
        moves = list(table.moves or ())
        choices = table.view["analysis"]["choices"] if game == "five-crowns" else []
        lay = next((move for move in moves if move.startswith(("out", "lay"))), None)
        one.do(lay or (f"discard {choices[0]['card']}" if choices else moves[0]))
        one.until_table(after=table.n)
    match = one.table.match if one.table else ""
    watch = Watch(replayed(ann.http.get(f"/api/records/{match}").text))
    assert watch.check(one) > 3
    assert one.hints
