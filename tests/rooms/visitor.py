"""A person in the simulated world, who sends random requests and remembers the replies."""

import random
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple, get_args

import msgspec

from fivefold.core.discovery import load_games
from fivefold.core.lessons import lesson_of
from fivefold.pieces.daily import ENDING
from fivefold.rooms import messages as m
from fivefold.rooms.bot_levels import may_sit
from fivefold.rooms.opening import lesson_room, new_room
from fivefold.rooms.questions import game_of
from fivefold.rooms.state import REACTIONS, RoomState

_decoder: "msgspec.json.Decoder[m.AnyServerMessage]" = msgspec.json.Decoder(m.AnyServerMessage)
TRIED = (
    "set",
    "set",
    "karma",
    "five-crowns",
    "scramble-set",
    "set-cubed",
    "crossword-set",
    "wordspiel",
    "set-solitaire",
    "set-daily",
    "karma-daily",
    "crossword-set-daily",
)
DATES: tuple[dict[str, bool | int | str], ...] = ({}, {}, {"date": "2023-11-14"}, {"date": "2023-11-20"})
"""Dates of dailies: today's, one from the archive, and a future one."""
OPTIONS: dict[str, dict[str, bool | int | str]] = {
    "set": {"deck": "easy", "call_seconds": 2},
    "karma": {"turn_seconds": 10},
    "five-crowns": {"hands": 1},
}


GAMES = load_games()


class Opening(NamedTuple):
    """A room to open."""

    state: RoomState
    start: bool


class Visit:
    """One connection, as its client sees it."""

    def __init__(self, line: int, person: str) -> None:
        self.connection, self.person = line, person
        self.asked: Counter[int] = Counter()
        self.answered: Counter[int] = Counter()
        self.done: set[int] = set()
        self.room: m.RoomView | None = None
        self.table: m.MatchUpdate | None = None
        self.is_open = True
        self.is_locked = False
        self.pages: list[m.HistoryPage] = []

    @property
    def owed(self) -> int:
        """The number of requests without a reply."""
        return (self.asked - self.answered).total()

    def hear(self, text: bytes) -> m.AnyServerMessage:
        """Handle a message."""
        message = _decoder.decode(text)
        match message:
            case m.Welcome(room=room):
                self.room, self.is_locked = room, False
            case m.RoomUpdate(room=room):
                self.room = room
            case m.MatchUpdate():
                self.table = message
            case m.Locked():
                self.is_locked = True
            case m.Succeeded(id=number) | m.Refused(id=number):
                self.answered[number] += 1
                assert self.answered[number] <= self.asked[number], f"{message} answers nothing"
                if isinstance(message, m.Succeeded):
                    self.done.add(number)
            case m.HistoryPage():
                self.pages.append(message)
            case _:
                pass
        return message


def wish(visit: Visit, luck: random.Random, number: int, others: list[str], seen: dict[str, int]) -> m.AnyRequest:
    """Return a random request, usually a sensible one."""
    room, table = visit.room, visit.table
    if visit.is_locked:
        return m.Enter(id=number, password=luck.choice(("sesame", "sesame", "wrong")))
    if room is None:
        return m.Hello(id=number)
    match = room.match
    if table is not None and table.match == match and not room.over and luck.random() < (0.85 if table.moves else 0.1):
        return m.MakeMove(id=number, move=_move(table, luck))
    if room.lesson is not None and visit.person == room.host and luck.random() < 0.3:
        return m.StartStep(id=number, step=luck.randrange(12))
    if match is None and visit.person == room.host and luck.random() < 0.5:
        return m.Start(id=number, bots=luck.choice((None, "easy", "even")))
    if table is not None and table.match == match and table.now < 0 and luck.random() < 0.8:
        return m.Rendered(id=number, match=table.match)
    seats = len(room.seats)
    free = [n for n, seat in enumerate(room.seats) if seat.person is None]
    if free and all(seat.person != visit.person for seat in room.seats) and luck.random() < 0.5:
        return m.Sit(id=number, seat=luck.choice((*free, None)))
    kind = luck.choice(
        ("hello", "hurry", "history", "chat", "react", "sit", "stand", "seatbot", "publish", "hint", "look", "do",
         "sit", "start", "lobby", "choose", "resize", "kick", "lock", "pace", "hint")
    )  # fmt: skip
    last = table.match if table is not None else "0" * 16
    match kind:
        case "hello":
            return m.Hello(id=number, match=last, since=luck.choice((-1, seen.get(last, -1), luck.randrange(50))))
        case "history":
            return m.History(id=number, match=last, before=luck.randrange(60))
        case "chat":
            return m.Chat(id=number, text=luck.choice(("Hello", "Good game", " ", "é" * 20)))
        case "react":
            return m.React(id=number, symbol=luck.choice((*REACTIONS, "no")))
        case "sit":
            return m.Sit(id=number, seat=luck.randrange(-1, seats + 1))
        case "stand":
            return m.Stand(id=number)
        case "seatbot":
            return m.SeatBot(id=number, seat=luck.randrange(seats), level=luck.choice(("easy", "random", None)))
        case "pace":
            return m.SetPace(id=number, pace=luck.choice(get_args(m.Pace)))
        case "hurry":
            return m.Hurry(id=number)
        case "publish":
            return m.Publish(id=number, public=luck.random() < 0.5)
        case "hint":
            return m.AskHint(id=number)
        case "look":
            return m.LookUp(id=number, text="unite")
        case "start":
            return m.Start(id=number)
        case "lobby" if luck.random() < 0.3:
            return m.Lobby(id=number)
        case "choose":
            game = luck.choice(TRIED)
            return m.Choose(id=number, game=game, options=options_for(game, luck))
        case "resize":
            return m.Resize(id=number, seats=luck.randrange(1, 5))
        case "kick" if luck.random() < 0.1:
            return m.Kick(id=number, person=luck.choice(others))
        case "lock" if luck.random() < 0.2:
            return m.Lock(id=number, password=luck.choice(("sesame", "")))
        case _:
            return m.MakeMove(id=number, move=luck.choice(("call", "draw", "nonsense", "pickup")))


def _move(table: m.MatchUpdate, luck: random.Random) -> str:
    if table.moves and luck.random() < 0.9:
        return luck.choice(table.moves)
    return luck.choice(("call", "agree", "take 1 2 3", "draw", "pickup", "done", "ready"))


def options_for(game: str, luck: random.Random) -> dict[str, bool | int | str]:
    """Return options for a short match or for a certain date."""
    return luck.choice(DATES) if game.endswith(ENDING) else OPTIONS.get(game, {})


def opening(luck: random.Random, code: str, people: Sequence[str], now: int, levels: Sequence[str | None]) -> Opening:
    """Return a random room to open, and whether a match begins at once."""
    owner, slug = luck.choice(people), luck.choice(TRIED)
    options = OPTIONS.get(slug, {})
    game = game_of(GAMES, slug, options, now)
    lesson = lesson_of(type(game))
    if lesson is not None and luck.random() < 0.2:
        step = luck.randrange(len(lesson.steps))
        plain = game_of(GAMES, slug, {}, now)
        return Opening(lesson_room(code, owner, owner, plain, step), luck.random() < 0.8)
    bots = luck.choice([level for level in levels if level is None or may_sit(type(game), level)])
    is_full = bots is not None or game.players.least == 1
    state = new_room(code, owner, owner, game, options, None, bots)
    return Opening(state, is_full and luck.random() < 0.8)
