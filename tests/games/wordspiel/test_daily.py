"""The daily puzzle of WordSpiel."""

from collections.abc import Iterator

import pytest

import fivefold as ff
from fivefold.core.chance import Chance
from fivefold.games.wordspiel import words
from fivefold.games.wordspiel.bookkeeping import less
from fivefold.games.wordspiel.daily import HANDS, Daily
from fivefold.pieces import lexicon
from fivefold.pieces.daily import DailyOptions

DAYS = [f"2026-03-{day:02}" for day in range(9, 16)]


def most(spiral: str, hand: str, left: int) -> int:
    """The most letters that so many words can have, by trying everything."""
    found = words.find(spiral, hand, lexicon.own()) if left else []
    return max((len(one.word) + most(spiral + one.cards, less(hand, one.cards), left - 1) for one in found), default=0)


def lines(spiral: str, hand: str, left: int) -> Iterator[tuple[int, int]]:
    """The letters of every line of so many words, and how rare its rarest word is."""
    yield 0, 0
    for one in words.find(spiral, hand, lexicon.own()) if left else ():
        for letters, rarest in lines(spiral + one.cards, less(hand, one.cards), left - 1):
            yield letters + len(one.word), max(rarest, one.level)


@pytest.mark.parametrize("day", DAYS[:3])
def test_ws_30_the_answer_is_the_most_in_three_words(day: str) -> None:
    first, answer, _ = Daily(DailyOptions(date=day)).puzzle
    assert answer.points == most("".join(first.spiral), "".join(first.hand), 3)


def test_ws_30_each_letter_of_a_word_is_worth_a_point() -> None:
    table = ff.daily("wordspiel", "2026-03-14")
    assert ("".join(table.view(0).table.spiral), "".join(table.view(0).table.hand)) == ("ISSUE", "AEGIORZ")
    table.act(0, "SUE.Z" if "SUEZ" in lexicon.own() else "E.RA")
    assert table.view(0).points == 3
    table.act(0, "back")
    table.act(0, "issuer")
    assert (table.view(0).points, table.view(0).table.words) == (6, ("ISSUER",))


def test_ws_30_there_are_three_words_and_no_more() -> None:
    table = ff.daily("wordspiel", "2026-03-14")
    for word in ("E.R", "R.E", "E.GO"):
        table.act(0, word)
    assert [table.game.write(move) for move in table.moves(0)] == ["back", "done"]
    with pytest.raises(ff.Illegal) as refusal:
        table.act(0, "O.I")
    assert refusal.value.code == "three-words"


@pytest.mark.parametrize(("text", "code"), [("E.ZZ", "not-in-hand"), ("ISSUE.Z", "not-a-word"), ("X.A", "not-the-end")])
def test_ws_30_what_is_no_word_of_the_spiral_and_the_hand_is_refused(text: str, code: str) -> None:
    with pytest.raises(ff.Illegal) as refusal:
        ff.daily("wordspiel", "2026-03-14").act(0, text)
    assert refusal.value.code == code


def test_ws_30_there_is_nothing_to_draw() -> None:
    with pytest.raises(ff.Unreadable) as refusal:
        ff.daily("wordspiel", "2026-03-14").act(0, "draw hand")
    assert refusal.value.code == "words-only"


def test_ws_30_the_dictionary_may_be_asked() -> None:
    lookup = ff.daily("wordspiel", "2026-03-14").game.look_up("agio")
    assert lookup is not None
    assert lookup.good


def test_ws_31_the_best_takes_three_words_of_which_the_rarest_tells_the_day() -> None:
    for hand, day in zip(HANDS, DAYS, strict=True):
        first, answer, measure = Daily(DailyOptions(date=day)).puzzle
        levels = [lexicon.own().level(step.spiral + step.cards) for step in answer.steps]
        assert len(levels) == 3
        assert max(levels) <= 70
        assert measure == max(levels) + len(first.hand) == max(levels) + hand
        assert 3 <= len(first.spiral) <= 5


def test_ws_31_of_all_that_is_best_the_most_common_words_count() -> None:
    """Held against every line of words, from sixty positions as they come."""
    game = Daily(DailyOptions(date="2026-03-14"))
    found = [game.candidate(Chance(bytes(32)).part(n), 1) for n in range(60)]
    for here in (one for one in found if one is not None):
        points, steps = game.solved(here)
        every = list(lines("".join(here.spiral), "".join(here.hand), 3))
        rarest = max((lexicon.own().level(step.spiral + step.cards) for step in steps), default=0)
        assert points == max(letters for letters, _ in every)
        assert rarest == min(rare for letters, rare in every if letters == points)
