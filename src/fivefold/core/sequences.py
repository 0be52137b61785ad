"""Small functions on tuples."""

from typing import TypeVar

T = TypeVar("T")


def replaced(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The same items, with another one at an index."""
    return (*items[:index], item, *items[index + 1 :])
