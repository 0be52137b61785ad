"""Over whole games of WordSpiel, no message names a letter that its seat or spectator may not know at that time."""

import random
import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

import fivefold as ff
from fivefold.core.game import Seat
from fivefold.games.wordspiel import words
from fivefold.games.wordspiel.cards import HIDDEN
from fivefold.pieces import lexicon
from fivefold.rooms import messages as m
from server.client import Server, Wire
from server.conftest import Person

LETTERS = re.compile(r"(?<![A-Za-z])[A-Z]+(?![A-Za-z])")
OPEN = {"hand", "spiral", "aside", "known", "reshuffled", "verdict", "past"}
"""The only parts of a view that may name letters; their content is checked below."""


def letters(value: object) -> Counter[str]:
    """Return every letter of a card named anywhere in a part of a message."""
    return Counter("".join(LETTERS.findall(msgspec.json.encode(value).decode())))


class Watch:
    """What each seat may know after each entry of a finished match."""

    def __init__(self, table: ff.AnyTable) -> None:
        self.table = table
        game, state = table.game, table.game.start(len(table.names))
        self.states: list[list[Any]] = []
        for entry in table.log:
            self.states.append([state])
            for event in entry.events:
                state = game.apply(state, event)
                self.states[-1].append(state)

    def check(self, wire: Wire) -> int:
        """Search every message of a connection; return the number of updates."""
        tables = 0
        seat: Seat | None = None
        n = -1
        assert self.table.seed is not None
        for raw in wire.raw:
            assert self.table.seed.hex() not in raw
            message = msgspec.json.decode(raw, type=m.AnyServerMessage)
            if isinstance(message, m.MatchUpdate):
                seat, n, tables = message.seat, message.n, tables + 1
                self.check_view(message.view, self.states[n][-1], seat)
                for entry in message.entries:
                    self.check_entry(entry, seat)
                own = Counter(message.view["hand"]) if seat is not None else Counter()
                for move in message.moves or ():
                    assert letters(move.partition(".")[2]) <= own, move
            if isinstance(message, m.MatchUpdate | m.Hints | m.Refused) and n >= 0:
                secret = set(self.table.game.secrets(self.states[n][-1], seat))
                told = message.moves if isinstance(message, m.MatchUpdate) else message
                assert not secret & set(letters(told)), raw
        return tables

    def check_view(self, view: Mapping[str, Any], state: Any, seat: Seat | None) -> None:
        named = {part for part, value in view.items() if part not in ("lexicon", "words") and letters(value)}
        assert named <= OPEN, view
        assert isinstance(view["deck"], int)
        assert "".join(view["spiral"]) == state.spiral
        if self.table.game.slug == "wordspiel-solitaire":
            assert isinstance(view["pile"], int)
            return
        own = "" if seat is None else state.hands[seat]
        assert "".join(view["hand"]) == own
        assert "".join(view["aside"]) == ("" if seat is None else state.aside[seat])
        for who, known in enumerate(view["known"]):
            assert "".join(known) == state.known[who], "only what was taken back for all to see"
        shown = {part: view[part] for part in ("hand", "spiral", "aside", "known", "reshuffled")}
        assert not set(letters(shown)) & set(self.table.game.secrets(state, seat)), view

    def check_entry(self, entry: m.SeenEntry, seat: Seat | None) -> None:
        told = list(zip(self.table.log[entry.n].events, entry.events, self.states[entry.n][1:], strict=True))
        for _, event, _ in told:
            assert event.get("deck", "") == "", event
            assert event.get("pile", "") == "", event
        if self.table.game.slug == "wordspiel-solitaire":
            return
        sentences = list(entry.words)
        for happened, event, state in told:
            count = len(self.table.game.tell(happened.seen_by(seat)))
            sentence, sentences = sentences[:count], sentences[count:]
            match event:
                case {"type": "Dealt", "hands": hands}:
                    assert [who for who, hand in enumerate(hands) if hand] == ([] if seat is None else [seat])
                case {"type": "Drew", "to": "hand", "seat": who, "card": card} if who != seat:
                    assert card == HIDDEN
                    assert not letters(sentence)
                case {"type": "Exchanged", "seat": who, "card": card, "drawn": drawn} if who != seat:
                    assert (card, drawn) == (HIDDEN, HIDDEN)
                    assert not letters(sentence)
                case {"type": "Challenged", "payer": payer, "card": card} if payer != seat:
                    assert card in (HIDDEN, None)
                case _:
                    pass
            assert not set(letters([event, sentence])) & set(self.table.game.secrets(state, seat)), event


def moved(wire: Wire, move: str) -> None:
    """Make a move and wait for its result."""
    n = wire.table.n if wire.table else -1
    number = wire.do(move)
    wire.until(lambda: number in wire.refused or (wire.table and wire.table.n > n), f"what comes of {move}")


def has_turn(view: Mapping[str, Any], seat: Seat | None) -> bool:
    return bool(view["phase"] == "turn" and view["turn"] == seat)


def opening(wires: list[Wire]) -> None:
    """Make sure of an exchange, a challenged word, and a drawn card."""
    one, two, *_ = wires
    assert one.table is not None
    moved(one, f"exchange {one.table.view['hand'][0]}")
    for wire in wires:
        wire.do("ready")
    table = two.until(lambda: two.table if two.table and has_turn(two.table.view, 1) else None, "the first turn")
    moved(two, f"{table.view['spiral'][-1]}.{''.join(table.view['hand'][:2])}")
    one.until_table(after=table.n)
    moved(one, "challenge")
    after = wires[2 % len(wires)]
    after.until(lambda: after.table and has_turn(after.table.view, after.seat), "the second turn")
    moved(after, "draw hand")


def playable(view: Mapping[str, Any]) -> list[str]:
    """Return playable words of the dictionary, which no message contains, those with most cards first."""
    book = lexicon.find(lexicon.named("default"))
    assert book is not None
    found = words.find(view["spiral"], view["hand"], book)
    return [f"{one.spiral}.{one.cards}" for one in sorted(found, key=lambda one: -len(one.cards))]


def step(wires: list[Wire], luck: random.Random) -> None:
    """Let one of the players do something: a word, sometimes an invalid one, a card, an exchange, a challenge."""
    newest = max(wire.table.n for wire in wires if wire.table)
    for wire in wires:
        wire.until_table(after=newest - 1)
    if wires[0].is_over:
        return
    choices: list[tuple[Wire, str]] = []
    for wire in wires:
        assert wire.table is not None
        view = wire.table.view
        others = list(wire.table.moves or ())
        if has_turn(view, wire.seat) and (spells := playable(view)):
            choices += [(wire, luck.choice(spells[:5]))] * 6
        if has_turn(view, wire.seat) and len(view["hand"]) > 2:
            choices.append((wire, view["spiral"][-1] + "." + "".join(luck.sample(view["hand"], 2))))
        choices += [(wire, move) for move in others if not move.startswith("exchange") or luck.random() < 0.1]
    if choices:
        moved(*luck.choice(choices))
    else:
        wires[0].until_table(after=newest)


BOX = {"rounds": 2, "failed_challenge": "card", "turn_seconds": 0}
SMALL = {"rounds": 1, "bluff": True, "turn_seconds": 0, "deck": "A8E12I6O6N8R8S8T8L6D6G4"}


@pytest.mark.parametrize(
    ("people", "bots", "options"),
    [(2, 0, BOX), (4, 0, SMALL), pytest.param(2, 2, SMALL, marks=pytest.mark.soak)],
)
def test_nobody_is_told_of_hands_and_deck(
    server: Server, someone: Person, people: int, bots: int, options: dict[str, object]
) -> None:
    seated, eve = [someone(server) for _ in range(people)], someone(server)
    code = seated[0].open_room(game="wordspiel", options=options, seats=people + bots)
    wires = [client.join(code) for client in seated]
    for seat, wire in enumerate(wires):
        wire.send("sit", seat=seat)
        wires[0].until_room(lambda room, seat=seat: room.seats[seat].person, "everybody")  # type: ignore[misc]
    for seat in range(people, people + bots):
        wires[0].send("seatbot", seat=seat, level="easy")
    one, two = wires[:2]
    match = one.start().match
    for wire in wires:
        wire.until_table()
    guest = eve.join(code)
    guest.until_table()
    if not bots:  # bots do not wait for a challenge
        opening(wires)
    luck = random.Random(5)
    for turn in range(2000):
        if one.is_over:
            break
        step(wires, luck)
        if turn == 20:  # reconnecting and changing seats reveal nothing
            one.send("hello")
            two.send("stand")
            two.until(lambda: two.table and two.table.seat is None, "the guests' view")
            two.send("sit", seat=1)
            two.until(lambda: two.table and two.table.seat == 1, "the seat")
    for wire in (*wires, guest):
        wire.until_over()
    table = ff.replay(eve.http.get(f"/api/records/{match}").text)
    watch = Watch(table)
    kinds = {type(event).__name__ for entry in table.log for event in entry.events}
    assert bots or {"Dealt", "Spelled", "Drew", "Challenged", "Exchanged", "RoundOver"} <= kinds, kinds
    assert sum(watch.check(wire) for client in (*seated, eve) for wire in client.wires) > 60


def test_alone_one_is_not_told_of_the_cards_to_come(server: Server, someone: Person) -> None:
    ann, eve = someone(server), someone(server)
    code = ann.open_room(game="wordspiel-solitaire", start=True)
    one, guest = ann.join(code), eve.join(code)
    match = one.until_table().match
    guest.until_table()
    luck = random.Random(3)
    for _ in range(60):
        assert one.table is not None
        moves = [move for move in one.table.moves or () if move != "give up"]
        if one.is_over or not moves:
            break
        one.send("askhint")
        moved(one, luck.choice([*playable(one.table.view)[:3], *moves]))
    one.do("give up")
    for wire in (one, guest):
        wire.until_over()
    watch = Watch(ff.replay(ann.http.get(f"/api/records/{match}").text))
    assert sum(watch.check(wire) for wire in (one, guest)) > 6
