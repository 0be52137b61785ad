"""Work in several processes that survives the death of one: its task goes to another, everything else goes on."""

import multiprocessing as mp
import signal
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from multiprocessing.connection import wait
from typing import Any, Generic, NamedTuple, TypeVar

T = TypeVar("T")
R = TypeVar("R")
Pipe = Any
"""One end of a pipe; its type depends on the system."""
MOST_DEATHS = 3
"""A task that has ended so many processes is given up."""


class _Process(NamedTuple, Generic[T]):
    process: Any
    task: T


def _serve(work: Callable[[Any], Any], pipe: Pipe) -> None:
    """Do the tasks that come through a pipe, until the parent ends this process or is gone itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the parent
    parent = mp.parent_process()
    assert parent is not None
    while wait([pipe, parent.sentinel]) == [pipe]:
        task = pipe.recv()
        try:
            pipe.send((True, work(task)))
        except Exception as error:
            pipe.send((False, error))


def perform(work: Callable[[T], R], tasks: Iterable[T], jobs: int) -> Iterator[tuple[T, R]]:
    """Yield each task with its result, in the order in which they are done. Raises what a task raises.

    One job is done in this process, and more in as many others.
    """
    if jobs <= 1:
        for task in tasks:
            yield task, work(task)
        return
    waiting, deaths = deque(tasks), Counter[T]()
    busy: dict[Pipe, _Process[T]] = {}
    idle: list[tuple[Pipe, Any]] = []
    try:
        while waiting or busy:
            while waiting and len(busy) < jobs:
                pipe, process = idle.pop() if idle else _start(work)
                task = waiting.popleft()
                busy[pipe] = _Process(process, task)
                with suppress(OSError):  # the process was killed while it was idle, as `recv` will say
                    pipe.send(task)
            ready: list[Pipe] = list(wait(list(busy)))
            for pipe in ready:
                process, task = busy.pop(pipe)
                try:
                    is_done, result = pipe.recv()
                except (EOFError, OSError):
                    process.join()
                    deaths[task] += 1
                    if deaths[task] >= MOST_DEATHS:
                        raise RuntimeError(f"the task {task} has ended {MOST_DEATHS} processes") from None
                    waiting.appendleft(task)
                    continue
                idle.append((pipe, process))
                if not is_done:
                    raise result
                yield task, result
    finally:
        for _, process in idle:
            process.terminate()
        for process, _ in busy.values():
            process.terminate()


def _start(work: Callable[[Any], Any]) -> tuple[Pipe, Any]:
    ours, theirs = mp.Pipe()
    process = mp.Process(target=_serve, args=(work, theirs), daemon=True)
    process.start()
    theirs.close()
    return ours, process
