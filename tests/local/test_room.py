"""A room without a server: what it needs, and what it promises when storage and workers answer late or fail."""

import subprocess
import sys
from collections.abc import Callable

import msgspec
import pytest

from fivefold.core.discovery import load_games, named_game
from fivefold.core.errors import Illegal, Unreadable
from fivefold.core.game import AnyGame
from fivefold.local.alone import PERSON, Alone, room_alone
from fivefold.local.room import LocalRoom
from fivefold.local.workers import InlineWorkers
from fivefold.rooms import inputs as i
from fivefold.rooms import messages as m
from fivefold.rooms.changes import Change
from fivefold.rooms.presence import Patience
from fivefold.rooms.questions import Question, Thought, think
from fivefold.rooms.room import Room
from fivefold.rooms.runner import Cancel

FOR_SERVERS = (
    "asyncpg", "click", "fluent", "litestar", "prometheus_client", "redis", "rich", "segno", "sqlite3", "uvicorn",
    "uvloop", "websockets", "fivefold.server", "fivefold.terminal", "fivefold.cli",
)  # fmt: skip
PLAYS = """
import sys
for name in sys.argv[1].split(","):
    sys.modules[name] = None
from fivefold.core.discovery import named_game
from fivefold.local.alone import Alone, room_alone
now = 0
alone = Alone(room_alone(named_game("karma", {}), ["hard"], "Ann"), lambda: now, 1)
for _ in range(100):
    if 0 in alone.table.actors:
        alone.act(alone.table.game.write(alone.table.moves(0)[0]))
    elif alone.table.outcome is None:
        now += alone.rest
        alone.pass_time()
print(len(alone.table.log))
"""


class Client:
    def __init__(self) -> None:
        self.heard: list[m.AnyServerMessage] = []

    def send(self, text: bytes) -> None:
        self.heard.append(msgspec.json.decode(text, type=m.AnyServerMessage))

    def end(self, text: bytes) -> None:
        self.send(text)

    @property
    def updates(self) -> list[m.MatchUpdate]:
        return [one for one in self.heard if isinstance(one, m.MatchUpdate)]

    @property
    def first_move(self) -> str:
        moves = self.updates[-1].moves
        assert moves
        return moves[0]


class SlowSaver:
    """Saves when it is told to."""

    def __init__(self) -> None:
        self.waiting: list[tuple[tuple[Change, ...], Callable[[bool], None]]] = []

    def save(self, changes: tuple[Change, ...], done: Callable[[bool], None]) -> None:
        self.waiting.append((changes, done))

    def settle(self, saved: bool = True) -> None:
        while self.waiting:
            self.waiting.pop(0)[1](saved)


class SlowWorkers(InlineWorkers):
    """Answers when it is told to."""

    def __init__(self) -> None:
        self.asked: dict[int, tuple[Question, Callable[[Thought | None], None]]] = {}
        self.cancelled: list[int] = []

    def think(self, question: Question, done: Callable[[Thought | None], None]) -> Cancel:
        self.asked[question.key] = (question, done)
        return lambda: self.cancelled.append(question.key)


def opened(game: AnyGame, *bots: str) -> tuple[LocalRoom, Client, SlowSaver, SlowWorkers]:
    saver, workers, client = SlowSaver(), SlowWorkers(), Client()
    room = Room(room_alone(game, bots, "Ann"), 0, None, 0, bytes, load_games(), Patience(opening=0, count=0))
    local = LocalRoom(room, saver, workers, lambda: 0)
    local.put(i.Created(start=True))
    saver.settle()
    local.connect(1, client, PERSON, "Ann")
    local.request(1, m.Hello())
    saver.settle()
    return local, client, saver, workers


def test_nothing_for_servers_is_needed() -> None:
    """Neither by rooms, rules and bots nor by what runs them here; a browser has none of it."""
    done = subprocess.run(
        [sys.executable, "-c", PLAYS, ",".join(FOR_SERVERS)], capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    assert int(done.stdout) > 20


def test_nothing_is_shown_before_it_is_saved() -> None:
    local, client, saver, _ = opened(named_game("karma", {}), "easy")
    shown, log = len(client.updates), client.updates[-1].n
    local.request(1, m.MakeMove(id=7, move=client.first_move))
    assert len(client.updates) == shown
    assert not any(isinstance(one, m.Succeeded) and one.id == 7 for one in client.heard)
    saver.settle()
    assert client.updates[-1].n > log
    assert any(isinstance(one, m.Succeeded) and one.id == 7 for one in client.heard)


def test_what_could_not_be_saved_has_not_happened() -> None:
    local, client, saver, _ = opened(named_game("karma", {}), "easy")
    shown = len(client.updates)
    local.request(1, m.MakeMove(id=7, move=client.first_move))
    saver.settle(saved=False)
    assert [one.code for one in client.heard if isinstance(one, m.Refused)] == ["not-kept"]
    assert len(client.updates) == shown


def test_an_answer_that_is_not_wanted_any_more_is_cancelled() -> None:
    local, client, saver, workers = opened(named_game("karma", {}), "easy")
    first = dict(workers.asked)
    local.request(1, m.MakeMove(id=7, move=client.first_move))
    saver.settle()
    assert workers.cancelled == list(first)
    log = client.updates[-1].n
    for question, done in first.values():
        done(think(question))
    assert client.updates[-1].n == log


class Failing(InlineWorkers):
    def prepare(self, game: AnyGame, done: Callable[[bool], None]) -> None:
        done(False)


def test_a_match_whose_game_cannot_be_prepared_is_not_begun() -> None:
    game = named_game("karma-daily", {"date": "2031-01-05"})
    assert not game.is_prepared
    saver, client = SlowSaver(), Client()
    late = Patience(opening=0, count=0, early=1 << 46)
    room = Room(room_alone(game, (), "Ann"), 0, None, 0, bytes, load_games(), late)
    local = LocalRoom(room, saver, Failing(), lambda: 0)
    local.connect(1, client, PERSON, "Ann")
    saver.settle()
    local.request(1, m.Start())
    assert isinstance(client.heard[-1], m.Closed)
    assert room.match is None


def test_refusals_are_raised() -> None:
    alone = Alone(room_alone(named_game("karma", {}), ["easy"], "Ann"), lambda: 0, 1)
    with pytest.raises(Unreadable):
        alone.act("dance")
    with pytest.raises(Illegal, match="Wait until everyone has chosen"):
        alone.act("pickup")


def test_the_same_seed_gives_the_same_deal() -> None:
    first, second, other = (
        Alone(room_alone(named_game("set", {}), ["easy"], "Ann"), lambda: 0, seed).table.position for seed in (1, 1, 2)
    )
    assert first == second != other
