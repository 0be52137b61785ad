"""Looking back: what is on the screen at a moment is what was on it then, for those who played and who watched."""

from difflib import unified_diff
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import fivefold as ff
from browser.conftest import PHONE, Person, Server
from browser.looking import EYES, Evening, seen
from fivefold.core.playback import playback
from server.full_store import shelve

MOMENTS = (0, 3, 7, 12, 20, 33)
"""How many acts have been made when it is looked at; and once at the end."""
GAMES: dict[str, dict[str, Any]] = {
    "karma": {"choose_seconds": 0},
    "set": {"deck": "easy", "no_set": "auto", "call_seconds": 60, "lag_credit_ms": 0},
    "five-crowns": {"hands": 2},
    "wordspiel": {"rounds": 1, "words": "checked", "turn_seconds": 0},
    "set-cubed": {"extra_roll_seconds": 300},
    "crossword-set": {"rounds": 1},
    "scramble-set": {"rounds": 1, "call_seconds": 60, "lag_credit_ms": 0},
}
"""Short matches, in which no clock strikes while somebody looks."""
MOST_ACTS = 600


@pytest.mark.parametrize("game", GAMES)
def test_a_moment_looks_as_it_did(game: str, person: Person, server: Server) -> None:
    evening = Evening(person, server, game, GAMES[game])
    live: dict[int, list[list[str]]] = {}
    for acts in range(MOST_ACTS):
        if evening.is_over:
            break
        if acts in MOMENTS:
            live[evening.n] = evening.shown()
        evening.act()
    assert evening.is_over
    live[evening.n] = evening.shown()
    evening.close()
    cy = person()
    for place, eyes in enumerate(EYES):
        for n, then in live.items():
            cy.goto(f"/m/{evening.match}?at={n}&seat={eyes}")
            differs = list(unified_diff(then[place], seen(cy, n), "live", "looked back at", lineterm="", n=1))
            assert not differs, "\n".join([f"{game} after {n} as {eyes} saw it", *differs])


RECORDS = Path(__file__).parents[1] / "records"
MATCH, PHOTO, HANDS = "5e" * 8, "f0" * 8, "5c" * 8


@pytest.fixture(scope="package")
def played(server: Server) -> str:
    """A match of Karma that is over; its record."""
    record = ff.simulate("karma", ["easy"] * 3, seed=4, records=True).matches[0].record
    assert record
    photo = (RECORDS / "set-photo-finish.fivefold").read_text("utf-8")
    shelve(server.folder / "table.db", {MATCH: record, PHOTO: photo})
    return record


def test_the_end_of_a_hand_of_five_crowns_is_shown_until_the_next_entry(person: Person, server: Server) -> None:
    record = ff.simulate("five-crowns", ["easy"] * 2, seed=4, records=True, hands=2).matches[0].record
    shelve(server.folder / "table.db", {HANDS: record})
    over = next(n for n, line in enumerate(record.splitlines(), -1) if '"type":"RoundOver"' in line)
    ann = person()
    ann.goto(f"/m/{HANDS}?at={over - 1}&seat=0")
    at(ann, over - 1)
    ann.keyboard.press("ArrowRight")
    expect(ann.get_by_role("dialog")).to_be_visible()
    ann.get_by_role("button", name="Next move").click()
    expect(ann.get_by_role("dialog")).to_have_count(0)
    at(ann, over + 1)


@pytest.mark.parametrize("game", ["karma", "five-crowns", "wordspiel", "set", "wordspiel-solitaire"])
def test_hidden_cards_are_drawn_with_all_cards_face_up(game: str, person: Person, server: Server) -> None:
    seats = min(3, ff.games()[game].players.most)
    record = ff.simulate(game, ["easy"] * seats, seed=4, records=True).matches[0].record
    match = sha256(game.encode()).hexdigest()[:16]
    shelve(server.folder / "table.db", {match: record})
    table = next(islice(playback(ff.Record.read(record)), 6, None))
    piles = [pile for pile in table.game.hidden(table.state) if pile.pieces]
    ann = person(PHONE)
    ann.goto(f"/m/{match}?at=6&seat=open")
    at(ann, 6)
    own = ann.locator(".hidden [data-held] [role=img]")
    expect(own).to_have_count(sum(pile.seat is not None for pile in piles))
    for row, pile in enumerate(pile for pile in piles if pile.seat is not None):
        expect(own.nth(row).locator(".piece")).to_have_count(len(pile.pieces))
    for place, pile in enumerate(pile for pile in piles if pile.seat is None):
        ann.locator(".hidden [data-hidden]").nth(place).click()
        expect(ann.get_by_role("dialog").locator(".piece")).to_have_count(len(pile.pieces))
        ann.keyboard.press("Escape")
    ann.get_by_label("View as").select_option("watcher")
    expect(ann.locator(".hidden")).to_have_count(0)


def at(page: Page, n: int) -> None:
    expect(page.locator(".board")).to_have_attribute("data-n", str(n))


@pytest.mark.smoke
def test_steps_keys_slider_eyes_and_the_address(person: Person, played: str) -> None:
    ann = person()
    ann.goto(f"/m/{MATCH}?at=17&seat=1")
    at(ann, 17)
    before = seen(ann, 17)
    ann.keyboard.press("ArrowRight")
    at(ann, 18)
    ann.keyboard.press("ArrowLeft")
    assert seen(ann, 17) == before
    ann.keyboard.press("Home")
    at(ann, 0)
    expect(ann.get_by_role("button", name="Previous move")).to_be_disabled()
    ann.keyboard.press("End")
    last = len(played.splitlines()) - 3
    at(ann, last)
    expect(ann.get_by_role("button", name="Play from here")).to_be_disabled()
    ann.get_by_role("slider", name="Move").fill("70")
    at(ann, 70)
    ann.get_by_label("View as").select_option("open")
    expect(ann.locator(".hidden [data-held]")).to_have_count(3)
    expect(ann).to_have_url(f"/m/{MATCH}?at=70&seat=open")
    ann.keyboard.press("+")
    expect(ann.get_by_label("Speed")).to_have_value("2")
    ann.get_by_label("Speed").select_option("16")
    ann.get_by_label("Speed").select_option("2")  # slow enough for the end not to come before the pause
    ann.get_by_role("button", name="Play", exact=True).click()
    expect(ann.locator(".board")).not_to_have_attribute("data-n", "70")
    ann.get_by_role("button", name="Pause").click()
    n = int(ann.locator(".board").get_attribute("data-n") or 0)
    assert n > 70
    expect(ann).to_have_url(f"/m/{MATCH}?at={n}&seat=open")


def test_a_photo_finish_is_shown_as_it_was_decided(person: Person, played: str) -> None:
    table = ff.replay(RECORDS / "set-photo-finish.fivefold")
    finish = next(
        n for n, entry in enumerate(table.log) for event in entry.events if len(getattr(event, "photo", ())) > 1
    )
    ann = person()
    ann.goto(f"/m/{PHOTO}?at={finish}&seat=watcher")
    expect(ann.locator("[data-actions] .notice")).to_contain_text("Photo finish")
    ann.keyboard.press("Home")
    at(ann, 0)
    expect(ann.locator("[data-actions] .notice")).not_to_contain_text("Photo finish")


def test_the_deal_is_checked_in_the_page_and_the_match_goes_on_in_a_room(person: Person, played: str) -> None:
    ann = person()
    ann.goto(f"/m/{MATCH}?at=30&seat=0")
    at(ann, 30)
    ann.get_by_role("button", name="Share, download, verify").click()
    ann.get_by_role("button", name="Was the deal fair?").click()
    expect(ann.get_by_text("the seed matches the fingerprint")).to_be_visible()
    expect(ann.get_by_text("Everything happened as recorded")).to_be_visible()
    ann.keyboard.press("Escape")
    ann.get_by_role("button", name="Play from here").click()
    ann.locator("dialog").get_by_role("radio").nth(2).check()
    ann.locator("dialog").get_by_role("button", name="Play", exact=True).click()
    expect(ann.locator('.pill.me[data-seat="2"]')).to_be_visible()


@pytest.mark.smoke
def test_a_record_is_opened_from_a_file(person: Person, played: str, tmp_path: Path) -> None:
    ann = person()
    ann.goto("/m")
    (tmp_path / "no.fivefold").write_text("hello", "utf-8")
    (tmp_path / "karma.fivefold").write_text(played, "utf-8")
    ann.get_by_label("Choose a file").set_input_files(tmp_path / "karma.fivefold")
    at(ann, 0)
    ann.keyboard.press("ArrowRight")
    at(ann, 1)
    ann.goto("/m")
    ann.get_by_label("Choose a file").set_input_files(tmp_path / "no.fivefold")
    expect(ann.get_by_text("this isn’t a record of a Fivefold match")).to_be_visible()
