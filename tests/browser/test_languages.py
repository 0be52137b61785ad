"""Everybody in a room reads their own language, and can change it at once."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE, Person
from browser.waiting import until

MOST_STEPS = 600
"""More than a match of Karma for two takes when all play what fits."""
PLAY_ON = """async () => {
  const first = (what) => document.querySelector(`${what}:not([disabled])`);
  const card = first(".offered") ?? first("[data-card].lit") ?? first("[data-up].lit") ?? first("[data-place]");
  const button = card ?? first("[data-actions] .main");
  button?.click();
  await new Promise((done) => setTimeout(done, 20));
  if (card) first("[data-actions] .play")?.click();
}"""
"""A move for whoever looks at this page, if it is for them to move: a card that fits, a blind one, or the pile."""


@pytest.mark.soak
def test_a_german_and_a_spaniard_play_karma_to_the_end(person: Person) -> None:
    german, spanish = person(PHONE, locale="de-AT"), person(locale="es-MX")
    german.goto("/")
    expect(german.locator("html")).to_have_attribute("lang", "de")
    expect(german.get_by_role("heading", level=1)).to_have_text("Gute Spiele, ein Tisch.")
    german.get_by_role("link", name="Karma", exact=True).click()
    german.get_by_role("button", name="Mit Freunden spielen").click()
    expect(german.get_by_role("heading", name="Am Tisch")).to_be_visible()
    spanish.goto(german.url)
    spanish.get_by_role("button", name="Entrar", exact=True).click()
    expect(spanish.get_by_role("button", name="Dejar el asiento")).to_be_visible()
    german.get_by_role("button", name="Starten").click()
    german.get_by_role("button", name=re.compile("^Vorschlag nehmen")).click()
    spanish.get_by_role("button", name=re.compile("^Aceptar sugerencia")).click()
    expect(german.locator(".say.mine").get_by_text("Du bist am Zug")).to_be_visible()
    expect(spanish.get_by_text(re.compile(r"^Le toca a "))).to_be_visible()
    entries = german.locator(".board[data-n]")
    for _ in range(MOST_STEPS):
        before = entries.get_attribute("data-n")

        def go_on() -> bool:
            for page in (german, spanish):
                page.evaluate(PLAY_ON)
            return entries.get_attribute("data-n") != before or german.locator("#result").count() > 0  # noqa: B023

        until(german, go_on, "a move")
        if german.locator("#result").count():
            break
    expect(spanish.locator("#result")).to_be_visible()
    titles = {german.locator("#result").inner_text(), spanish.locator("#result").inner_text()}
    won = {"Du gewinnst!", "¡Has ganado!"} & titles
    assert len(won) == 1, titles
    expect(german.get_by_text("Nur noch eine Person hat Karten.")).to_be_visible()
    expect(spanish.get_by_text("Solo queda una persona con cartas.")).to_be_visible()


def test_each_reads_the_name_of_a_bot_in_their_own_language(person: Person) -> None:
    german, spanish = person(locale="de-AT"), person(locale="es-MX")
    german.request.get("/api/me")
    wish = {"game": "karma", "seats": 3, "bots": "medium", "start": True}
    german.goto(f"/r/{german.request.post('/api/rooms', data=wish).json()['code']}")
    expect(german.get_by_text("Eichhörnchen", exact=True).first).to_be_visible()
    expect(german.get_by_title("Mittel").first).to_be_visible()
    spanish.goto(german.url)
    expect(spanish.get_by_text("Ardilla", exact=True).first).to_be_visible()
    expect(spanish.get_by_role("button", name="Ocupar el asiento de Ardilla")).to_be_visible()


@pytest.mark.smoke
def test_the_language_is_changed_at_once_and_remembered(person: Person) -> None:
    page = person(locale="es-MX")
    page.goto("/")
    page.get_by_role("button", name="Ajustes").click()
    page.evaluate("window.notReloaded = true")
    page.get_by_text("Français", exact=True).click()
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert page.evaluate("window.notReloaded")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("De bons jeux, une table.")


TIGHT = """() => {
  const found = [];
  const width = document.documentElement.clientWidth;
  const page = document.scrollingElement.scrollWidth;
  if (page > width + 1) found.push(`the page is ${page} px wide`);
  for (const node of document.querySelectorAll("body *")) {
    const hasText = [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim());
    if (!hasText || node.closest("svg, .unseen") || !node.checkVisibility({ visibilityProperty: true })) continue;
    const box = node.getBoundingClientRect();
    const text = node.textContent.trim().slice(0, 40);
    if (box.width && (box.left < -1 || box.right > width + 1)) found.push(`out of the page: ${text}`);
    const style = getComputedStyle(node);
    const isCut = /hidden|clip/.test(style.overflowX + style.overflowY) && style.textOverflow !== "ellipsis";
    if (isCut && (node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 2))
      found.push(`cut: ${text}`);
  }
  return found;
}"""
"""What is cut off, or reaches out of the page at its sides."""
LONGER = 'localStorage.setItem("fivefold.settings", JSON.stringify({ language: "qps" }))'


@pytest.mark.parametrize("size", [(360, 740), (1440, 900)], ids=str)
def test_pages_have_room_for_a_language_two_fifths_longer(person: Person, size: tuple[int, int]) -> None:
    page = person({"width": size[0], "height": size[1]})
    page.add_init_script(LONGER)
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("[àéîöû]"))
    assert page.evaluate(TIGHT) == [], "the front page"
    page.locator("header button").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.evaluate(TIGHT) == [], "the settings"
    page.keyboard.press("Escape")
    page.goto(open_room(page, "five-crowns"))
    folded = page.locator(".lobby summary")
    expect(folded).to_have_count(2)
    assert page.evaluate(TIGHT) == [], "the lobby"
    for summary in folded.all():
        summary.click()
    expect(page.locator(".game details input").first).to_be_visible()
    expect(page.locator(".invite details input").first).to_be_visible()
    assert page.evaluate(TIGHT) == [], "the lobby with all that it folds away"


def test_what_does_not_fit_is_found(person: Person) -> None:
    page = person({"width": 360, "height": 740})
    page.goto("/")
    expect(page.get_by_role("button", name="Play: Karma")).to_be_visible()
    assert page.evaluate(TIGHT) == []
    page.evaluate("document.querySelector('h1').style.cssText = 'width: 3rem; overflow: hidden; height: 1rem'")
    page.evaluate("document.querySelector('p').style.cssText = 'position: relative; left: 300px'")
    found = page.evaluate(TIGHT)
    assert any(one.startswith("cut") for one in found), found
    assert any(one.startswith("out of the page") for one in found), found


def open_room(page: Page, game: str) -> str:
    """A room of this person's, by its address."""
    page.request.get("/api/me")
    return f"/r/{page.request.post('/api/rooms', data={'game': game}).json()['code']}"
