"""The site without a server: everything that one plays alone, with tabs and workers that come and go."""

import re
from functools import partial

from playwright.sync_api import Page, Route, Worker, expect

from browser import test_five_crowns as crowns
from browser import test_karma as karma
from browser.conftest import PHONE, Person
from browser.table import begin, cards, pick, play, type_pick, wait_for_cards
from browser.waiting import Witness, until
from fivefold.games.set_cards import sets

ROOMS = re.compile("/host-")
"""The module of the worker that has the rooms."""
THOUGHTS = re.compile("/worker-")
"""The module of the workers that think for bots."""
STRONG = "localStorage['fivefold.settings'] ??= JSON.stringify({ level: 'expert' })"
"""Bots that find a SET within seconds."""
LOST = ".banner"
"""What a page says while it has no worker."""
GO = "(path) => { history.pushState(null, '', `?/${path}`); dispatchEvent(new PopStateEvent('popstate')); }"
"""To another page, without loading everything again."""
CLOSE = "() => void setTimeout(() => self.close())"
"""The end of a worker, after it has answered."""


def is_ready(page: Page) -> None:
    """The engine is here."""
    expect(page.locator("main")).to_be_visible()
    expect(page.locator("progress")).to_have_count(0)


def words(page: Page) -> list[str]:
    """The history of a match, the latest line first; opened if it is not."""
    panel = page.locator("button.panel")
    if panel.get_attribute("aria-expanded") == "false":
        panel.click()
    expect(page.get_by_role("tabpanel")).to_be_visible()
    return page.locator("[role=tabpanel] li, [role=tabpanel] p").all_inner_texts()


def solitaire(page: Page) -> None:
    begin(page, "SET", "Solitaire")
    wait_for_cards(page, 12)


def take_one(page: Page) -> None:
    """Takes a SET in a solitaire, after three more cards if there is none; waits until it is gone."""
    if not sets.find(cards(page)):
        page.keyboard.press(".")
        wait_for_cards(page, 15)
    triple = sets.find(cards(page))[0]
    type_pick(page, triple)
    until(page, lambda: not set(triple) & set(cards(page)), "the SET to be taken")


def until_the_bot_takes(page: Page) -> None:
    """Waits until the bot has taken a SET; where it sees none, it goes on when one agrees."""
    before, agreed = set(cards(page)), set[str]()

    def has_taken() -> bool:
        now = set(cards(page))
        if now != agreed and page.get_by_text("1 of 2 agree").count():
            page.keyboard.press(".")
            agreed.clear()
            agreed.update(now)
        return not before <= now

    until(page, has_taken, "the bot to take a SET")


def against_a_strong_bot(page: Page) -> None:
    page.add_init_script(STRONG)
    play(page, "SET")
    wait_for_cards(page, 12)


def test_set_against_a_bot_goes_on_offline_and_after_a_reload(visitor: Person) -> None:
    page = visitor()
    against_a_strong_bot(page)
    until_the_bot_takes(page)
    page.context.set_offline(True)
    until_the_bot_takes(page)
    page.context.set_offline(False)
    told = words(page)
    page.reload()
    until(
        page, lambda: len(cards(page)) >= 12 and len(words(page)) >= len(told), "the cards and the history to be back"
    )
    expect(page.get_by_role("button", name=re.compile("Invite"))).to_have_count(0)
    page.goto("./")
    expect(page.get_by_role("heading", name="Continue your match")).to_be_visible()
    expect(page.get_by_text("Join with a code")).to_have_count(0)


def test_karma_and_five_crowns_are_played_against_bots(visitor: Person) -> None:
    page = visitor()
    play(page, "Karma")
    expect(page.locator("[data-choice]")).to_have_count(6)
    karma.take_suggested(page)
    for _ in range(4):  # more than one has in a row
        karma.step(*karma.turn([page]))
    karma.turn([page])
    play(page, "Five Crowns")
    expect(crowns.hand(page)).to_have_count(3)
    page.get_by_role("button", name="Arrange").click()
    expect(page.locator("[data-pile].open")).to_be_visible()
    crowns.take(page, 0)
    crowns.part(page, 0)
    expect(page.locator("[data-pile].open").or_(page.locator(".finale")).first).to_be_visible()


def test_the_first_page_is_there_before_the_engine(visitor: Person) -> None:
    page = visitor(PHONE)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.context.route("**/engine.tar.xz", hold)
    page.goto("./")
    expect(page.get_by_role("button", name="Play: Karma", exact=True)).to_be_visible()
    expect(page.locator("progress")).to_be_attached()
    page.get_by_role("link", name="Karma", exact=True).click()
    expect(page.get_by_role("button", name="Play against bots")).to_be_visible()
    expect(page.get_by_role("button", name="Set up a table")).to_be_visible()
    page.get_by_role("link", name=re.compile("^Rules")).click()
    expect(page.get_by_text("KA-01").first).to_be_visible()
    until(page, lambda: held, "the engine to be asked for")
    for one in held:
        one.continue_()
    is_ready(page)


def test_what_needs_a_server_says_so_in_one_sentence(visitor: Person) -> None:
    page = visitor()
    page.goto("./")
    is_ready(page)
    for path in ("club", "c/ABCDEF", "tournament", "t/ABCDEF/screen", "me", "leaders/set", "operator", "h/ABCDEFGH"):
        page.evaluate(GO, path)
        expect(page.get_by_role("heading", name="Only on a server", level=1)).to_be_visible()
        page.evaluate(GO, "")
        expect(page.get_by_role("heading", name="Good games, one table.")).to_be_visible()
    for path in ("", "set", "mine", "score/karma", "count/set", "daily"):
        page.evaluate(GO, path)
        expect(page.locator("h1").first).to_be_visible()
        expect(page.get_by_role("heading", name=re.compile("Only on a server|Page not found"))).to_have_count(0)
        offers = page.get_by_role("link", name=re.compile("profile|leaderboard|tournament|club", re.IGNORECASE))
        expect(offers).to_have_count(0)
        expect(page.get_by_role("button", name=re.compile("Find a match|Invite|Play with friends"))).to_have_count(0)


def test_a_lesson_practice_and_paper(visitor: Person) -> None:
    page = visitor()
    page.goto("./?/karma")
    page.get_by_role("button", name=re.compile("^Learn")).click()
    expect(page.locator(".coach [role=status]")).not_to_be_empty()
    page.goto("./?/practice/set/judge")
    page.locator(".choices button").first.click()
    expect(page.locator(".verdict")).to_be_visible()
    page.goto("./?/print?game=set&seed=7&puzzles=2&paper=a4")
    sheet = page.frame_locator("iframe")
    expect(sheet.get_by_role("heading", name="SET: solutions")).to_be_attached()
    expect(sheet.locator("body")).not_to_contain_text("set_cards.")


def test_a_daily_to_its_end_its_review_and_my_games(visitor: Person) -> None:
    page = visitor(PHONE)
    begin(page, "SET", "Today’s puzzle")
    wait_for_cards(page, 12)
    found = sets.find(cards(page))
    for n, triple in enumerate(found, 1):
        pick(page, triple)
        if n < 6:
            expect(page.get_by_text(f"{n}/6").first).to_be_visible()
    expect(page.locator("#result")).to_be_visible()
    shared = page.locator(".result pre").inner_text()
    assert page.url.partition("?")[0] in shared
    page.get_by_role("link", name="Review", exact=True).click()
    panel = page.get_by_role("region", name="Review")
    expect(panel.locator(".figure").first).to_have_text(re.compile(r"^\d+ of 100$"))
    page.goto("./?/mine")
    page.get_by_role("region", name="All matches").get_by_role("link").first.click()
    expect(page.locator("[data-card]")).to_have_count(12)
    expect(page).to_have_url(re.compile(r"/\?/m/[0-9a-f]{16}"))


def test_a_second_tab_joins_and_takes_over_what_was_shown(visitor: Person) -> None:
    first = visitor()
    solitaire(first)
    take_one(first)
    second = first.context.new_page()
    second.goto(first.url)
    until(second, lambda: cards(second) == cards(first), "both tabs to show the same")
    assert rooms_workers(second) == []
    take_one(first)
    until(second, lambda: cards(second) == cards(first), "both tabs to show the same again")
    shown = cards(first)
    lost = Witness(second, LOST)
    first.close()
    is_back(second, lost)
    assert len(rooms_workers(second)) == 1
    assert cards(second) == shown
    take_one(second)


def test_a_page_that_is_closed_in_the_middle_of_a_move_loses_nothing_that_was_shown(visitor: Person) -> None:
    page = visitor()
    solitaire(page)
    for _ in range(3):
        take_one(page)
        shown, where = cards(page), page.url
        triple = sets.find(shown)
        if triple:
            type_pick(page, triple[0])  # which may be taken or not when the page goes
        context = page.context
        page.close()
        page = context.new_page()
        page.goto(where)
        until(page, partial(_is_at_most_one_further, page, shown), "the cards that were shown, or the next")


def _is_at_most_one_further(page: Page, shown: tuple[str, ...]) -> bool:
    now = cards(page)
    return len(now) >= 12 and len(set(shown) - set(now)) in (0, 3)


def test_a_worker_that_dies_is_replaced(visitor: Person) -> None:
    page = visitor()
    solitaire(page)
    take_one(page)
    shown = cards(page)
    lost, (worker,) = Witness(page, LOST), rooms_workers(page)
    worker.evaluate(CLOSE)
    is_back(page, lost)
    assert rooms_workers(page) != [worker]
    assert cards(page) == shown
    take_one(page)


def is_back(page: Page, lost: Witness) -> None:
    """Waits until the page has lost its worker, and is at the table again with another one."""
    lost.until_seen()
    expect(page.locator(LOST)).to_have_count(0)


def rooms_workers(page: Page) -> list[Worker]:
    """The worker that has the rooms, if this tab has it."""
    return [worker for worker in page.workers if ROOMS.search(worker.url)]


def test_a_bot_whose_worker_dies_plays_on(visitor: Person) -> None:
    page = visitor()
    against_a_strong_bot(page)
    until_the_bot_takes(page)
    (worker,) = (worker for worker in page.workers if THOUGHTS.search(worker.url))
    worker.evaluate(CLOSE)
    until(page, lambda: worker not in page.workers, "the worker to die")
    for _ in range(2):  # the first may have been thought of before
        until_the_bot_takes(page)
    assert any(THOUGHTS.search(worker.url) for worker in page.workers)
