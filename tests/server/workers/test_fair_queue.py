"""The fair queue of jobs: fair by address and by room, bounded, and drops from the longest."""

import itertools
import random

import pytest

from fivefold.server.workers.fair_queue import Asker, FairQueue


class Item:
    """A job by its name: `a1` is of the address `a`, `a/x1` of its room `x`."""

    def __init__(self, name: str, size: int = 1) -> None:
        address, _, room = name.rstrip("0123456789").partition("/")
        self.name, self.asker, self.size = name, Asker(address, room), size

    def __repr__(self) -> str:
        return self.name


def filled(queue: FairQueue[Item], names: str) -> dict[str, Item]:
    items = {name: Item(name) for name in names.split()}
    for item in items.values():
        assert queue.put(item) == []
    return items


def drained(queue: FairQueue[Item], most: int = 1000) -> str:
    return " ".join(item.name for _ in range(most) if (item := queue.pop()) is not None)


@pytest.mark.parametrize(
    ("waiting", "served"),
    [
        ("a1 a2 a3 b1", "a1 b1 a2 a3"),
        ("a1 a2 a3 b1 c1 b2", "a1 b1 c1 a2 b2 a3"),
        ("a/x1 a/x2 a/x3 a/y1", "a/x1 a/y1 a/x2 a/x3"),
        ("/x1 /x2 /y1", "/x1 /y1 /x2"),
        ("a/x1 a/y1 a/z1 b/w1 b/w2", "a/x1 b/w1 a/y1 b/w2 a/z1"),
        ("a/x1 a/x2 a/y1 b/x1", "a/x1 b/x1 a/y1 a/x2"),
    ],
)
def test_addresses_take_turns_and_within_one_its_rooms(waiting: str, served: str) -> None:
    queue: FairQueue[Item] = FairQueue(100)
    filled(queue, waiting)
    assert drained(queue) == served
    assert len(queue) == 0


def test_a_newcomer_waits_for_no_second_job_of_another_address() -> None:
    """Fourteen jobs of one address are waiting, and the first of them is running: a newcomer is next."""
    queue: FairQueue[Item] = FairQueue(100)
    filled(queue, " ".join(f"a{n}" for n in range(14)))
    assert drained(queue, 1) == "a0"
    filled(queue, "b1")
    assert drained(queue, 2) == "b1 a1"
    filled(queue, "b2 c1")
    assert drained(queue, 4) == "b2 c1 a2 a3"


def test_an_address_that_was_served_goes_after_all_that_were_not() -> None:
    queue: FairQueue[Item] = FairQueue(100)
    filled(queue, "a1")
    assert drained(queue, 1) == "a1"
    filled(queue, "a2 b1")
    assert drained(queue) == "b1 a2"


def test_an_address_that_comes_again_and_again_does_not_go_before_one_that_waits() -> None:
    queue: FairQueue[Item] = FairQueue(100)
    filled(queue, "a1 a2 a3 a4")
    served: list[str] = []
    for n in range(1, 4):
        filled(queue, f"b{n}")
        served += drained(queue, 2).split()
    assert sorted(served[:4]) == ["a1", "a2", "b1", "b2"]
    assert sorted(served) == ["a1", "a2", "a3", "b1", "b2", "b3"]


def test_when_it_is_full_the_longest_loses_its_newest() -> None:
    queue: FairQueue[Item] = FairQueue(3)
    items = filled(queue, "a1 a2 a3")
    assert queue.put(Item("b1")) == [items["a3"]]
    again = Item("a4")
    assert queue.put(again) == [again]
    assert queue.put(Item("c1")) == [items["a2"]]
    last = Item("d1")
    assert queue.put(last) == [last], "all have one, so the newcomer has to go"
    assert drained(queue) == "a1 b1 c1"


def test_when_an_address_is_the_longest_its_longest_room_loses() -> None:
    queue: FairQueue[Item] = FairQueue(5)
    items = filled(queue, "a/x1 a/x2 a/y1 b/z1 b/z2")
    assert queue.put(Item("c/w1")) == [items["a/x2"]]


def test_bytes_that_wait_are_bounded() -> None:
    queue: FairQueue[Item] = FairQueue(100, max_bytes=10)
    large, small = Item("a1", 8), [Item(f"b{n}") for n in range(3)]
    assert [queue.put(item) for item in (large, *small)] == [[], [], [], [large]]
    assert drained(queue) == "b0 b1 b2"
    too_large = Item("a2", 11)
    assert queue.put(too_large) == [too_large]


def test_an_address_has_its_own_bound() -> None:
    queue: FairQueue[Item] = FairQueue(100, max_per_address=2)
    filled(queue, "a/x1 a/y1 b/x1")
    more = Item("a/z1")
    assert queue.put(more) == [more]
    assert drained(queue, 1) == "a/x1"
    assert queue.put(more) == []


def test_what_is_removed_makes_room() -> None:
    queue: FairQueue[Item] = FairQueue(2, max_bytes=2)
    items = filled(queue, "a1 b1")
    queue.remove(items["a1"])
    queue.remove(items["a1"])
    assert len(queue) == 1
    filled(queue, "c1")
    assert drained(queue) == "b1 c1"


@pytest.mark.parametrize("seed", range(20))
def test_how_many_are_ahead_is_how_many_are_served_before(seed: int) -> None:
    luck, queue = random.Random(seed), FairQueue[Item](1000)
    numbers = itertools.count()
    for _ in range(200):
        if luck.random() < 0.7:
            queue.put(Item(f"{luck.choice('aab')}/{luck.choice('xyz')}{next(numbers)}"))
        else:
            queue.pop()
    waiting = [job for rooms in queue._waiting.values() for jobs in rooms.values() for job in jobs]
    assert len(waiting) == len(queue) > 20
    ahead = {job.name: queue.ahead(job) for job in waiting}
    assert [ahead[name] for name in drained(queue).split()] == list(range(len(waiting)))
