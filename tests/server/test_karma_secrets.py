"""Over whole games of Karma, everything on the wire is searched for cards that its recipient may not know yet."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any

import msgspec
import pytest

import fivefold as ff
from fivefold.core.game import Seat
from fivefold.games.karma.model import KINDS, Dealt, Event, Gave, Laid, PickedUp, Played, Revealed, State
from fivefold.games.karma.packs import spread
from fivefold.rooms import messages as m
from server.client import Server, Wire
from server.conftest import Person

Seats = list[Wire]
COUNTS = re.compile(r"\b\d+ (cards?|turns?)\b|\b(player|give|turn) \d+\b")
OPEN = {"seat", "actors", "deadline", "memory", "phase", "turn", "turns", "draw", "last", "row", "out", "since"} | {
    "ended",
    "losers",
    "step",
}
CARDS = {"hand", "chosen", "players", "pile", "gone"}
"""The fields of a view with cards in them, and those without."""


def shown(event: Event, seat: Seat | None) -> Iterator[str]:
    """Yield the cards that an event shows to a seat, according to the rules and not to `seen_by`."""
    match event:
        case Dealt(hands=hands):
            yield from hands[seat] if seat is not None else ()
        case Laid(seat=who, cards=cards):
            yield from cards if who == seat else ()
        case Revealed(up=up):
            yield from chain.from_iterable(up)
        case Played():
            yield from event.cards
            yield from event.drew if event.seat == seat else ()
        case PickedUp():
            yield from event.cards
            yield from (event.turned,) if event.turned is not None else ()
        case Gave():
            yield from event.cards
            yield from event.drew if event.seat == seat else ()
        case _:
            pass


def known_by(table: ff.AnyTable, seat: Seat | None) -> list[set[str]]:
    """Return the kinds of which a seat had seen one after each entry; a kind seen once is never secret again."""
    known: set[str] = set()
    after: list[set[str]] = []
    for entry in table.log:
        known = known.union(*(shown(event, seat) for event in entry.events))
        after.append(known)
    return after


def states(table: ff.AnyTable) -> list[State]:
    """Return the whole table after each entry."""
    state, after = table.game.start(len(table.names)), []
    for entry in table.log:
        for event in entry.events:
            state = table.game.apply(state, event)
        after.append(state)
    return after


def strings(value: Any) -> Iterator[str]:
    """Yield every text in a message."""
    match value:
        case str():
            yield value
        case dict():
            for part in value.values():
                yield from strings(part)
        case list():
            for part in value:
                yield from strings(part)
        case _:
            pass


def cards_in(message: Any, names: tuple[str, ...]) -> set[str]:
    """Return the kinds that a message names in any way: in lists, in moves, in sentences."""
    found: set[str] = set()
    for text in strings(message):
        plain = COUNTS.sub("", re.sub("|".join(map(re.escape, names)), "", text))
        found |= set(re.findall(r"\w+", plain)) & set(KINDS)
    return found


class Check:
    """What each seat may know of a finished match, to compare with the messages it received."""

    def __init__(self, record: str) -> None:
        ff.verify(record)
        self.table = ff.replay(record)
        self.states = states(self.table)
        everybody: list[Seat | None] = [None, *range(len(self.table.names))]
        self.known = {seat: known_by(self.table, seat) for seat in everybody}

    def wire(self, wire: Wire) -> int:
        """Search everything this connection received; return the number of updates."""
        assert self.table.seed is not None
        tables = 0
        for raw in wire.raw:
            assert self.table.seed.hex() not in raw.lower()
            message = msgspec.json.decode(raw)
            if message["t"] == "table":
                tables += 1
                self.letter(message)
        return tables

    def letter(self, message: dict[str, Any]) -> None:
        """Search one update."""
        seat, n, view = message["seat"], message["n"], message["view"]
        allowed = self.known[seat][n]
        body = {part: message[part] for part in ("entries", "view", "moves")}
        assert cards_in(body, self.table.names) <= allowed, (seat, n, message)
        self._view(view, seat, self.states[n])
        for entry in message["entries"]:
            for event in entry["events"]:
                self._event(event, seat)

    def _view(self, view: dict[str, Any], seat: Seat | None, state: State) -> None:
        """Check each field: one's own hand, open cards, cards that were taken openly, and counts for the rest."""
        assert set(view) == OPEN | CARDS
        mine = list(spread(state.hands[seat])) if seat is not None else []
        assert view["hand"] == mine
        assert not Counter(view["chosen"]) - Counter(mine)
        if is_open := view["memory"] == "open":
            assert view["pile"] == list(state.pile)
            assert view["gone"] == list(state.gone)
        else:
            assert view["pile"] == ["??"] * (len(state.pile) - 1) + list(state.pile[-1:])
            assert view["gone"] == ["??"] * len(state.gone)
        assert view["draw"] == len(state.draw)
        for who, player in enumerate(view["players"]):
            assert set(player) == {"hand", "known", "up", "down", "has_chosen"}
            assert player["hand"] == len(spread(state.hands[who]))
            assert player["up"] == ([] if view["phase"] == "choose" else list(state.players[who].up))
            assert player["down"] == [card is not None for card in state.down[who]]
            assert player["known"] == (list(state.players[who].known) if is_open else [])
            assert not Counter(player["known"]) - self._taken(who, state)

    def _taken(self, who: Seat, state: State) -> Counter[str]:
        """Return the cards that a player was seen taking into the hand up to this state."""
        taken: Counter[str] = Counter()
        for entry in self.table.log[: self.states.index(state) + 1]:
            for event in entry.events:
                match event:
                    case PickedUp(seat=seat, cards=cards, turned=turned) if seat == who:
                        taken.update([*cards, *([turned] if turned else [])])
                    case Gave(to=to, cards=cards) if to == who:
                        taken.update(cards)
                    case _:
                        pass
        return taken

    def _event(self, event: dict[str, Any], seat: Seat | None) -> None:
        match event:
            case {"type": "Dealt", "down": down, "hands": hands, "draw": draw}:
                hidden = [*chain.from_iterable(down), *draw, *chain.from_iterable(hands[:seat] if seat else [])]
                hidden += chain.from_iterable(hands if seat is None else hands[seat + 1 :])
                assert set(hidden) == {"??"}
            case {"type": "Laid", "seat": who, "cards": cards} if who != seat:
                assert set(cards) == {"??"}
            case {"type": "Played" | "Gave", "seat": who, "drew": drew} if who != seat:
                assert set(drew) <= {"??"}
            case _:
                pass


def choose(moves: list[str]) -> str:
    """Choose all of the lowest cards that fit, else a card turned over, else the pile; a gift goes round."""
    plays = [move for move in moves if move.startswith("play")]
    return max((move for move in plays if move.split()[1] == plays[0].split()[1]), key=len) if plays else moves[0]


def seen(wire: Wire) -> m.MatchUpdate:
    assert wire.table is not None
    return wire.table


def play(seats: Seats, *, most: int = 5000) -> None:
    """Play to the end, or this many acts."""
    for _ in range(most):
        n = max(seen(wire).n for wire in seats)
        for wire in seats:
            wire.until_table(after=n - 1)
        if seats[0].is_over:
            return
        wire = next(wire for wire in seats if seen(wire).moves)
        wire.do(choose(list(seen(wire).moves or ())))
        wire.until_table(after=n)


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"memory": "open"}), (8, {"choose_seconds": 0})])
def test_nobody_is_told_what_is_hidden(server: Server, someone: Person, seats: int, options: dict[str, object]) -> None:
    people = [someone(server) for _ in range(seats)]
    eve = someone(server)
    code = people[0].open_room(game="karma", seats=seats, options=options)
    wires = [person.join(code) for person in people]
    for seat, wire in enumerate(wires[1:], 1):
        wire.send("sit", seat=seat)
    wires[0].until_room(lambda room: all(seat.person for seat in room.seats), "everybody")
    wires[0].start()
    for wire in wires:
        wire.until_table()
    match = seen(wires[0]).match
    guest = eve.join(code)
    guest.until_table()
    play(wires, most=seats + 30)
    # Joining late, repeating requests, and leaving one's seat for a while reveal nothing.
    late = someone(server).join(code)
    late.until_table()
    guest.send("hello")
    two = wires[1]
    two.send("stand")
    two.until(lambda: two.table and two.table.seat is None, "the guests' view")
    two.send("sit", seat=1)
    two.until(lambda: two.table and two.table.seat == 1, "the seat")
    play(wires)
    for wire in (*wires, guest, late):
        wire.until_over()
    check = Check(eve.http.get(f"/api/records/{match}").text)
    assert all(check.wire(wire) > 20 for wire in (*wires, guest, late))


def test_hints_speak_of_ones_own_cards_only(server: Server, someone: Person) -> None:
    ann = someone(server)
    one = ann.join(ann.open_room(game="karma", bots="easy", start=True, options={"choose_seconds": 1}))
    one.until_table()
    one.until(lambda: seen(one).view["phase"] == "play" and seen(one).moves, "a turn")
    one.send("askhint")
    one.until(lambda: one.hints, "hints")
    view = seen(one).view
    for hint in one.hints[-1].hints:
        assert set(hint.pieces) <= set(view["hand"])
