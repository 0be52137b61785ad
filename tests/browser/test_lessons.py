"""Every lesson from its first step to a match of one's own, with its own solutions, by touch and by keys."""

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import DESKTOP, PHONE, Person
from browser.ear import Ear
from browser.hands import Hands
from browser.table import sit_down
from browser.waiting import until
from fivefold.core.discovery import find_game, games
from fivefold.core.lessons import Lesson, lesson_of
from fivefold.core.speech import Reader
from fivefold.core.words import Message

MOST = 200
"""More moves than a short match takes."""
ALL = [
    pytest.param(slug, by, marks=pytest.mark.smoke if (slug, by) == ("set", "keyboard") else ())
    for slug, game in games().items()
    if lesson_of(game)
    for by in ("touch", "keyboard")
]


class Learner:
    """Somebody who learns a game in a browser."""

    def __init__(self, page: Page, slug: str, *, by_keys: bool) -> None:
        self.page, self.ear = page, Ear(page)
        self.hands = Hands(page, self.ear, by_keys=by_keys)
        lesson = lesson_of(find_game(slug))
        assert lesson is not None
        self.lesson: Lesson = lesson
        sit_down(page, slug, lesson=0, start=True)

    def hears(self, n: int, variant: str = "") -> None:
        """What the coach says now, all of it."""
        message = Reader().strictly(Message(self.lesson.key(self.lesson.steps[n], variant)))
        expect(self.page.locator(".coach [role=status]")).to_have_text(message)

    def goes_on(self, name: str) -> None:
        """To the next step, or to the same again: by keys the button has the focus already."""
        button = self.page.get_by_role("button", name=name, exact=True)
        expect(button).to_be_visible()
        if self.hands.by_keys:
            expect(button).to_be_focused()
            self.page.keyboard.press("Enter")
        else:
            button.tap()

    def plays(self, level: str = "expert") -> None:
        """The short match, as a bot would in this seat."""
        learned, dialog = self.page.locator("#learned"), self.page.locator("dialog .button.main")
        for _ in range(MOST):
            until(self.page, lambda: learned.count() or dialog.count() or self.ear.advice(level), "what comes next")
            if learned.count():
                return
            if dialog.count():
                self.hands.use(dialog)
                expect(self.page.locator("dialog")).to_have_count(0)
            n = self.ear.table["n"]
            if move := self.ear.advice(level):
                self.hands.shift = (0, 0)  # A bot speaks of the table as it is.
                self.hands.make(move)
                self.until_after(n)
        raise AssertionError("the short match does not end")

    def until_after(self, n: int) -> None:
        until(self.page, lambda: self.ear.table["n"] > n, "what comes of a move")


@pytest.mark.parametrize(("slug", "by"), ALL)
def test_a_lesson_from_start_to_end(person: Person, slug: str, by: str) -> None:
    page = person(PHONE if by == "touch" else DESKTOP)
    if by == "keyboard":
        page.add_init_script("addEventListener('pointerdown', () => { throw Error('not by keys') })")
    learner = Learner(page, slug, by_keys=by == "keyboard")
    steps = learner.lesson.steps
    for n, step in enumerate(steps[:-1]):
        learner.hears(n)
        for move in step.moves:
            before = learner.ear.table["n"]
            learner.hands.make(move)
            learner.until_after(before)
        learner.hears(n, "well")
        learner.goes_on("Next")
    learner.hears(len(steps) - 1)
    learner.plays()
    expect(page.locator("#learned")).to_be_focused()
    with page.expect_request("**/api/rooms") as asked:
        learner.hands.use(page.get_by_role("button", name="Play", exact=True))
    is_alone = learner.lesson.game.players.most == 1
    assert asked.value.post_data_json == {"game": slug, "start": True, **({} if is_alone else {"bots": "easy"})}
    expect(page.locator(".coach, #learned")).to_have_count(0)
    expect(page.locator("[data-stage] > *").first).to_be_visible()
