"""Lessons: every step can be done, every other move has an answer, and planted faults are found."""

from typing import Any

import pytest
from msgspec.structs import replace

import fivefold as ff
from fivefold.bots import Glimpse, find_bot
from fivefold.core.chance import Chance
from fivefold.core.discovery import game_module
from fivefold.core.lessons import Lesson, Step, coach, lesson_of
from fivefold.core.speech import Reader, languages
from fivefold.testing import LawBroken, check_lesson

WITH_LESSONS = [slug for slug, game in ff.games().items() if lesson_of(game)]


@pytest.mark.parametrize("slug", WITH_LESSONS)
def test_a_lesson_can_be_learned(slug: str) -> None:
    lesson = lesson_of(ff.games()[slug])
    assert lesson is not None
    alone = ff.games()[slug].players.most == 1
    least, most = (2, 6) if alone else (6, 12)
    assert least <= len(lesson.steps) <= most
    assert check_lesson(ff.games()[slug]) > len(lesson.steps)
    assert lesson.steps[-1].is_match, "the last step is a short match"
    assert all(not step.is_match for step in lesson.steps[:-1])


@pytest.mark.parametrize("slug", WITH_LESSONS)
def test_the_others_reply_to_the_solution(slug: str) -> None:
    lesson = lesson_of(ff.games()[slug])
    assert lesson is not None
    for n, step in enumerate(lesson.steps):
        table = lesson.table(n, seed=1)
        for move in step.moves:
            table.act(0, move)
        bot = find_bot(ff.games()[slug], f"lesson-{n}")
        for seat in {int(reply.split()[0]) for reply in step.replies}:
            thought = bot.think(Glimpse(table.game, table.view(seat), table.now, Chance(bytes(32)), 1))
            assert thought is not None, step.name
            table.act(seat, thought.move)


@pytest.fixture
def karma() -> Lesson:
    lesson = lesson_of(ff.games()["karma"])
    assert lesson is not None
    return lesson


FAULTS: dict[str, dict[str, Any]] = {
    "is not done by its solution": {"solution": ("pickup",)},
    "has no message": {"wrong": {"pickup": "nowhere"}},
    "is done before it begins": {"until": lambda view: True},
    "is done before its solution is": {"solution": ("play 9", "play 12")},
    "an other move has no answer": {"do": ("play 9",), "wrong": {"play 12": "nowhere"}},
    "has no title": {"name": "nowhere"},
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found(karma: Lesson, fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first: Step = replace(karma.steps[0], **FAULTS[fault])
    module = game_module(ff.games()["karma"], "lessons")
    monkeypatch.setattr(module, "LESSONS", (replace(karma, steps=(first, *karma.steps[1:])),))
    with pytest.raises(LawBroken, match="lessons can be learned"):
        check_lesson(ff.games()["karma"])


def test_the_coach_answers_a_wrong_move_and_a_right_one(karma: Lesson) -> None:
    table = karma.table(0, seed=1)
    assert coach(karma, 0, table).state == "open"
    table.act(0, "pickup")
    wrong = coach(karma, 0, table)
    assert wrong.state == "wrong"
    assert wrong.message[0].key == "karma.lesson-fit.pickup"
    table = karma.table(0, seed=1)
    table.act(0, "play 9")
    done = coach(karma, 0, table)
    assert done.state == "done"
    for language in languages():
        assert Reader(language).strictly(done.message[0])


def test_what_was_reached_stays_done() -> None:
    lesson = lesson_of(ff.games()["set-cubed"])
    assert lesson is not None
    n = next(n for n, step in enumerate(lesson.steps) if step.until is not None and "done" in step.wrong)
    table = lesson.table(n, seed=1)
    for move in lesson.steps[n].moves:
        table.act(0, move)
    assert coach(lesson, n, table).state == "done"
    table.act(0, "back")
    table.act(0, "done")
    assert coach(lesson, n, table).state == "done"
