"""Drills: every one has right and wrong answers, each explained in every language; planted faults are found."""

import re
from collections.abc import Callable

import pytest
from msgspec.structs import replace

import fivefold as ff
from fivefold.core.discovery import game_module
from fivefold.core.drills import Difficulty, Drill, Row, drill, drill_names, drills_of, level_after
from fivefold.core.errors import BadOption
from fivefold.core.words import Message
from fivefold.testing import DrillBroken, check_drills

WITH_DRILLS = [slug for slug, game in ff.games().items() if drills_of(game)]
GAMES = ["crossword-set", "five-crowns", "karma", "scramble-set", "set", "set-cubed", "wordspiel"]


def test_every_game_has_drills() -> None:
    assert WITH_DRILLS == GAMES


@pytest.mark.parametrize("slug", WITH_DRILLS)
def test_drills_keep_the_law(slug: str) -> None:
    assert check_drills(ff.games()[slug]) >= 33


@pytest.mark.soak
@pytest.mark.parametrize("slug", WITH_DRILLS)
def test_many_drills_keep_the_law(slug: str) -> None:
    check_drills(ff.games()[slug], 60)


def test_a_drill_is_the_same_for_ever() -> None:
    one = ff.drill("set.missing", "abc", 5)
    assert one.shown == (Row(("3poq", "2rtq")),)
    assert one.right == ((1,),)
    assert one != ff.drill("set.missing", "abd", 5)
    assert one != ff.drill("set.missing", "abc", 6)


FAULTS: dict[str, Callable[[Drill], Drill]] = {
    "no answer that is right": lambda one: replace(one, right=()),
    "or none that is wrong": lambda one: replace(one, right=tuple(one.answers)),
    "does not explain every answer": lambda one: replace(one, why={"0": one.best}),
    "look the same": lambda one: replace(one, choices=(one.choices[0],) * len(one.choices)),
    "not said in": lambda one: replace(one, best=Message("set_cards.drill-nowhere")),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module = game_module(ff.games()["set"], "drills")
    assert module is not None

    def make(chance: ff.Chance, difficulty: Difficulty) -> Drill:
        return FAULTS[fault](module.missing(chance, difficulty))

    monkeypatch.setattr(module, "DRILLS", {"set": {"missing": make}})
    drill.cache_clear()
    with pytest.raises(DrillBroken, match=re.escape(fault)):
        check_drills(ff.games()["set"], 1)
    drill.cache_clear()


def test_a_drill_that_does_not_get_harder_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    module = game_module(ff.games()["set"], "drills")
    assert module is not None
    monkeypatch.setattr(module, "DRILLS", {"set": {"missing": lambda chance, _: module.missing(chance, 4)}})
    drill.cache_clear()
    with pytest.raises(DrillBroken, match="at the beginning"):
        check_drills(ff.games()["set"], 3)
    drill.cache_clear()


def test_what_is_no_drill_is_refused() -> None:
    for bad, code in ((("set.nothing",), "unknown-drill"), (("set-daily.find",), "unknown-drill")):
        with pytest.raises(BadOption) as refused:
            drill(*bad)
        assert refused.value.code == code
    with pytest.raises(BadOption, match="0 to 10"):
        drill("set.find", 1, 11)
    with pytest.raises(BadOption, match="at most 40"):
        drill("set.find", "x" * 41, 3)
    with pytest.raises(ff.UnknownGame):
        drill("nothing.find")


def test_the_level_settles_where_two_of_three_are_right() -> None:
    level = 5.0
    for is_right in (True, True, False) * 4:
        level = level_after(level, is_right)
    assert level == 5.0
    assert level_after(10.0, True) == 10.0
    assert level_after(0.5, False) == 0.0


@pytest.mark.parametrize("name", drill_names())
def test_answers_are_judged(name: str) -> None:
    one = drill(name, 3, 4)
    assert all(one.check(answer) == (True, (one.best,)) for answer in one.right)
    wrong = next(answer for answer in one.answers if answer not in one.right)
    judged = one.check(wrong)
    assert not judged.is_right
    assert judged.why
