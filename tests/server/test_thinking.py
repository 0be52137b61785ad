"""The processes in which bots think: few, replaced when they die, and every room has its turn."""

import asyncio
import errno
import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import uvloop

from fivefold.rooms.questions import Idea, Question, Thought
from fivefold.server.thinking import BotPool, Ticket
from fivefold.server.turns import Turns
from server.client import Server, until
from server.conftest import Person
from server.test_restart import children


def children_named(pid: int, what: str) -> list[int]:
    found: list[int] = []
    for child in children(pid):
        with suppress(OSError):
            if what in Path(f"/proc/{child}/cmdline").read_text("utf-8"):
                found.append(child)
    return found


def test_bots_that_are_killed_are_replaced_by_as_many(tmp_path: Path, someone: Person) -> None:
    server = Server(tmp_path, "--no-limits").start()
    try:
        ann = someone(server)
        wires = [
            ann.join(ann.open_room(game="set", options={"deck": "easy"}, bots="expert", seats=3, start=True))
            for _ in range(12)
        ]
        for _ in range(4):
            until(lambda: children_named(server.pid, "thinker"), "somebody to think")
            for child in children_named(server.pid, "thinker"):
                with suppress(ProcessLookupError):
                    os.kill(child, signal.SIGKILL)
            time.sleep(0.1)
            assert len(children_named(server.pid, "thinker")) <= 2
        for wire in wires[:3]:
            wire.until_table(after=wire.until_table().n)
        assert len(children_named(server.pid, "thinker")) <= 2
    finally:
        server.stop()


def _ask(pool: BotPool, question: Question) -> "asyncio.Future[Thought | None]":
    done: asyncio.Future[Thought | None] = asyncio.get_running_loop().create_future()
    pool.ask(question, done.set_result)
    return done


def test_a_thought_that_takes_too_long_is_given_up(someone: Person) -> None:
    async def test() -> None:
        pool = BotPool(1, 10, 1)
        pool.start()
        try:
            view = b"{}"
            answers = [_ask(pool, Question(n, "move", "set", {}, "easy", view)) for n in range(3)]
            assert await asyncio.wait_for(asyncio.gather(*answers), 60) == [None, None, None]
        finally:
            await pool.close()

    asyncio.run(test())


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def test_a_process_that_dies_while_nobody_asks_is_replaced_when_somebody_does(
    loop: Callable[[], asyncio.AbstractEventLoop],
) -> None:
    async def test() -> None:
        pool = BotPool(1, 10, 20_000)
        pool.start()
        try:
            question = Question(0, "look", "wordspiel", {}, text="unite")
            assert await asyncio.wait_for(_ask(pool, question), 60) is not None
            (child,) = children_named(os.getpid(), "thinker")
            os.kill(child, signal.SIGKILL)
            for _ in range(200):
                await asyncio.sleep(0.02)
                if not children_named(os.getpid(), "thinker"):
                    break
            assert await asyncio.wait_for(_ask(pool, question), 60) is None
            assert await asyncio.wait_for(_ask(pool, question), 60) is not None
        finally:
            await pool.close()

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(test())


def test_a_process_that_cannot_be_started_is_started_later(monkeypatch: pytest.MonkeyPatch) -> None:
    starts = 0
    start = asyncio.create_subprocess_exec

    async def fails_at_first(*command: Any, **options: Any) -> asyncio.subprocess.Process:
        nonlocal starts
        starts += 1
        if starts < 3:
            raise OSError(errno.EMFILE, "Too many open files")
        return await start(*command, **options)

    async def test() -> None:
        monkeypatch.setattr(asyncio, "create_subprocess_exec", fails_at_first)
        pool = BotPool(1, 10, 20_000)
        pool.start()
        try:
            question = Question(0, "look", "wordspiel", {}, text="unite")
            assert await asyncio.wait_for(_ask(pool, question), 60) is not None
        finally:
            await pool.close()

    asyncio.run(test())
    assert starts == 3


def test_a_room_that_asks_for_much_waits_longest() -> None:
    """Forty questions of one room wait; the next room's only one is the second to be thought about."""
    turns: Turns[Ticket] = Turns(50)
    loud = [Ticket(Question(n, "look", "wordspiel", {}), lambda _: None) for n in range(40)]
    calm = Ticket(Question(99, "look", "wordspiel", {}), lambda _: None)
    for ticket in loud:
        assert turns.put("loud", ticket) is None
    assert turns.put("calm", calm) is None
    assert [turns.next() for _ in range(3)] == [loud[0], calm, loud[1]]
    assert len(turns) == 38


def test_when_too_much_waits_it_is_the_loudest_who_are_refused() -> None:
    turns: Turns[Ticket] = Turns(3)
    loud = [Ticket(Question(n, "look", "wordspiel", {}), lambda _: None) for n in range(4)]
    calm = [Ticket(Question(n, "look", "wordspiel", {}), lambda _: None) for n in range(2)]
    assert [turns.put("loud", ticket) for ticket in loud[:3]] == [None] * 3
    assert turns.put("calm", calm[0]) is loud[2]
    assert turns.put("loud", loud[3]) is loud[3]
    assert turns.put("third", calm[1]) is loud[1]
    assert turns.put("fourth", loud[2]) is loud[2], "nobody has more than others, so who comes last has to go"
    assert len(turns) == 3


def test_more_thoughts_than_may_wait_are_refused() -> None:
    async def test() -> None:
        pool = BotPool(1, 5, 20_000)  # never started: nobody thinks
        answers = [_ask(pool, Question(n, "look", "wordspiel", {}, text="unite")) for n in range(9)]
        await asyncio.sleep(0.2)
        assert [answer.done() for answer in answers] == [False] * 5 + [True] * 4
        assert pool.waiting == 5

    asyncio.run(test())


def test_a_thought_that_nobody_wants_any_more_is_not_thought() -> None:
    async def test() -> None:
        pool = BotPool(1, 5, 20_000)
        told: list[Thought | None] = []
        tickets = [pool.ask(Question(n, "look", "wordspiel", {}, text="unite"), told.append) for n in range(5)]
        for ticket in tickets:
            ticket.cancel()
            ticket.answer(Idea(None))
        pool.ask(Question(9, "look", "wordspiel", {}, text="unite"), told.append)
        assert pool.waiting == 1, "those who were cancelled make room"
        assert told == []

    asyncio.run(test())
