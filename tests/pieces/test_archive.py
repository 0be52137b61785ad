"""The puzzle of a past date stays the same for ever, whatever is changed in rules, solvers and generators."""

from typing import Any, ClassVar

import pytest

import fivefold as ff
from fivefold.core.chance import Chance
from fivefold.games.scramble_set.daily import Daily
from fivefold.games.scramble_set.model import State
from fivefold.pieces import puzzle
from fivefold.pieces.daily import DailyOptions, Generators, Level, find, generator_of
from fivefold.pieces.once_cache import OnceCache
from pieces.archive import Witness, witness, witnesses

WITNESSES = list(witnesses())
DAILIES: dict[str, Any] = {slug: game for slug, game in ff.games().items() if slug.endswith("-daily")}
CHANGED = (
    "The puzzle of {0.name} on {0.day} is not what it was: its archive has changed. If that was not meant, undo it. If "
    "it was, give the game a new generator that begins on a day to come, and let earlier dates keep the old one "
    "(docs/daily.md, `Changing a generator`)."
)
WEEK = [f"2026-03-{day:02}" for day in range(9, 16)]


def check(known: Witness) -> None:
    assert witness(known.name, known.day) == known, CHANGED.format(known)


def check_all(name: str) -> None:
    for known in WITNESSES:
        if known.name == name:
            check(known)


@pytest.mark.parametrize("name", sorted({one.name for one in WITNESSES}))
def test_past_puzzles_are_what_they_were(name: str) -> None:
    check_all(name)


@pytest.mark.parametrize("slug", DAILIES)
def test_every_generator_has_witnesses_of_its_own_dates(slug: str) -> None:
    """Of a generator that has begun: at least a week."""
    generators: Generators = DAILIES[slug].generators
    assert list(generators) == sorted(set(generators)), "a later version begins later"
    assert generators[0] == "0001-01-01", "every date has a generator"
    known = [one for one in WITNESSES if one.slug == slug]
    begun = {one.generator for one in known}
    assert begun == set(range(1, max(begun) + 1))
    assert all(sum(one.generator == version for one in known) >= 7 for version in begun)


class Other(Daily):
    """From a Thursday on the first number of the stream is thrown away."""

    generators: ClassVar = ("0001-01-01", "2026-03-12")

    def candidate(self, chance: Chance, level: Level) -> State:
        if self.generator >= 2:
            chance.below(2)
        return super().candidate(chance, level)


def first_of(game: type[Daily], day: str) -> State:
    made = game(DailyOptions(date=day))
    return find(made.slug, day, made.accepted).first


def test_a_new_generator_begins_on_its_day_and_leaves_the_archive_alone() -> None:
    before = {day: first_of(Daily, day) for day in WEEK}
    after = {day: first_of(Other, day) for day in WEEK}
    assert [generator_of(Other.generators, day) for day in WEEK] == [1, 1, 1, 2, 2, 2, 2]
    assert [day for day in WEEK if after[day] == before[day]][:3] == WEEK[:3]
    assert any(after[day] != before[day] for day in WEEK[3:])


def test_a_silent_change_of_the_archive_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: the same change without a new generator."""
    honest = Daily.candidate

    def candidate(self: Daily, chance: Chance, level: Level) -> State:
        chance.below(2)
        return honest(self, chance, level)

    monkeypatch.setattr(Daily, "candidate", candidate)
    monkeypatch.setattr(puzzle, "_MADE", OnceCache[object, object](puzzle.MOST_MADE))
    with pytest.raises(AssertionError, match="give the game a new generator that begins on a day to come"):
        check_all(Daily.slug)
