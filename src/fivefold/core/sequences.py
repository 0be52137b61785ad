"""Small functions on tuples."""

from typing import TypeVar

T = TypeVar("T")


def replaced(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """Return the items with the one at an index replaced."""
    return (*items[:index], item, *items[index + 1 :])
