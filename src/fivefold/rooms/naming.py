"""The names that a room gives: to people who have not chosen one, and to everybody in a quiet room."""

from collections.abc import Callable, Mapping

from fivefold.core.botname import guest_name, is_nickname, nickname


def given_name(people: Mapping[str, str], person: str, name: str, *, quiet: bool) -> str:
    """Return what to call a person, given what everybody is called: their own name, that of a guest, or a nickname."""
    known = people.get(person, "")
    if quiet:
        return known if is_nickname(known) else _free(people, nickname)
    return name or known or _free(people, lambda number: guest_name(number + 1))


def _free(people: Mapping[str, str], make: Callable[[int], str]) -> str:
    names = set(people.values())
    return next(name for name in map(make, range(len(people) + 1)) if name not in names)
