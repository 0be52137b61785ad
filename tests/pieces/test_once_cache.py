"""A shelf: each thing is made once, in whatever thread; the oldest go when it is full."""

from threading import Barrier, Thread

import pytest

from fivefold.pieces.once_cache import OnceCache

MANY = 8


def test_what_many_ask_for_at_once_is_made_once() -> None:
    shelf: OnceCache[str, list[int]] = OnceCache(5)
    together, made, got = Barrier(MANY), list[int](), list[list[int]]()

    def make() -> list[int]:
        made.append(1)
        return [len(made)]

    def ask() -> None:
        together.wait(10)
        got.append(shelf.get("a", make))

    threads = [Thread(target=ask) for _ in range(MANY)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(10)
    assert len(made) == 1
    assert len(got) == MANY
    assert all(one is got[0] for one in got)


def test_the_oldest_goes_when_it_is_full() -> None:
    shelf: OnceCache[int, str] = OnceCache(2)
    for key in (1, 2, 3):
        shelf.get(key, str(key).strip)
    assert [key in shelf for key in (1, 2, 3)] == [False, True, True]
    assert shelf.get(2, lambda: "anew") == "2"
    assert shelf.get(1, lambda: "anew") == "anew"


def test_what_went_wrong_is_tried_again() -> None:
    shelf: OnceCache[str, str] = OnceCache(2)
    with pytest.raises(ZeroDivisionError):
        shelf.get("a", lambda: str(1 // 0))
    assert "a" not in shelf
    assert shelf.get("a", lambda: "made") == "made"
