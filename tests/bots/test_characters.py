"""The dozen characters: each has a place on the dial, and its manner shows in figures."""

from collections.abc import Sequence
from typing import Any

import pytest

import fivefold as ff
from fivefold.arena.habits import habits
from fivefold.bots import CHARACTERS, BotProfile, Manner, dial_of
from fivefold.bots.hunch import Hunch, call_after, hunch
from fivefold.core.chance import Chance, seed_bytes

MATCHES = 12
CASES = [
    ("set", "hare", "vain-calls", 1),
    ("scramble-set", "lynx", "vain-calls", 1),
    ("crossword-set", "hare", "dice-taken", 1),
    ("crossword-set", "snail", "dice-taken", -1),
    ("karma", "squirrel", "numbers-before-karma-cards", 1),
    ("karma", "bear", "numbers-before-karma-cards", -1),
    ("five-crowns", "goose", "cards-from-the-discards", 1),
    ("five-crowns", "badger", "cards-from-the-discards", -1),
    ("set-cubed", "otter", "dice-put-down", 1),
    ("wordspiel", "goose", "letters-in-a-word", 1),
]
FEW: Any = {"five-crowns": {"hands": 4}, "scramble-set": {"rounds": 1}}


def test_there_are_a_dozen_from_the_weakest_to_the_strongest() -> None:
    strengths = [profile.strength for profile in CHARACTERS.values()]
    assert len(CHARACTERS) == 12
    assert strengths == sorted(strengths)
    assert (strengths[0], strengths[-1]) == (0.0, 3.0)
    assert len(set(CHARACTERS.values())) == 12
    assert all(profile.manner != Manner() for profile in CHARACTERS.values())
    assert all(-1 <= part <= 1 for profile in CHARACTERS.values() for part in profile.manner)


@pytest.mark.parametrize(("slug", "name", "what", "sign"), CASES, ids=str)
def test_a_manner_shows(slug: str, name: str, what: str, sign: int) -> None:
    (shown,) = habits(slug, name, MATCHES, 3, **FEW.get(slug, {}))
    assert shown.habit.name == what
    assert getattr(CHARACTERS[name].manner, shown.habit.manner) * sign > 0
    assert sign * (shown.own - shown.plain) > 0


def test_every_game_of_more_than_one_has_a_habit_and_names_a_manner() -> None:
    for game in ff.games().values():
        dial = dial_of(game)
        if dial is not None and game.players.most > 1:
            assert dial.habits, game.slug
            assert all(habit.manner in Manner._fields for habit in dial.habits)


def test_a_character_without_the_manner_of_a_game_plays_like_any_other_there() -> None:
    dial = dial_of(ff.games()["five-crowns"])
    assert dial is not None
    assert repr(dial.make(BotProfile(2.0, Manner(hoarding=1.0)))) == repr(dial.make(BotProfile(2.0)))


def hunches(haste: float) -> Sequence[Hunch]:
    return [hunch(haste, 1000, 11_000, Chance(seed_bytes(n))) for n in range(2000)]


def test_who_is_in_haste_calls_early_and_sometimes_in_vain() -> None:
    early = [found for found in hunches(1.0) if found.call < 11_000]
    assert len(early) / 2000 == pytest.approx(0.4, abs=0.03)
    assert {found.call for found in early} == {7000}
    assert sum(not found.finds for found in early) / len(early) == pytest.approx(0.35, abs=0.05)
    for calm in (0.0, -1.0):
        assert set(hunches(calm)) == {Hunch(11_000, True)}


def test_a_hunch_that_has_passed_is_not_had_again() -> None:
    assert call_after(Hunch(7000, False), 11_000, 6000) == 1000
    assert call_after(Hunch(7000, False), 11_000, 7500) == 3500
