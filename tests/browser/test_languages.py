"""Everybody in a room reads their own language, and can change it at once."""

import re

from playwright.sync_api import expect

from browser.conftest import PHONE, Person

MOST_STEPS = 600
"""More than a match of Karma for two takes when all play what fits."""


PLAY_ON = """async () => {
  const first = (what) => document.querySelector(`${what}:not([disabled])`);
  const card = first(".mine [data-card].lit") ?? first(".mine [data-up].lit") ?? first(".mine [data-place]");
  const button = card ?? first(".controls-area .main");
  button?.click();
  await new Promise((done) => setTimeout(done, 20));
  if (card) first(".controls-area .play")?.click();
}"""
"""A move for whoever looks at this page, if it is for them to move: a card that fits, a blind one, or the pile."""


def test_a_german_and_a_spaniard_play_karma_to_the_end(person: Person) -> None:
    german, spanish = person(PHONE, locale="de-AT"), person(locale="es-MX")
    german.goto("/")
    expect(german.locator("html")).to_have_attribute("lang", "de")
    expect(german.get_by_role("heading", level=1)).to_have_text("Fünf Schachteln, ein Tisch.")
    german.get_by_role("button", name="Mit Freunden: Karma").click()
    expect(german.get_by_role("heading", name="Am Tisch")).to_be_visible()
    spanish.goto(german.url)
    spanish.get_by_role("button", name=re.compile("Sentarse aquí")).first.click()
    expect(spanish.get_by_role("button", name="Levantarse")).to_be_visible()
    german.get_by_role("button", name="Los geht’s").click()
    german.get_by_role("button", name=re.compile("^Vorschlag nehmen")).click()
    spanish.get_by_role("button", name=re.compile("^Aceptar sugerencia")).click()
    expect(german.get_by_role("heading", name="Du bist am Zug")).to_be_visible()
    expect(spanish.get_by_text(re.compile(r"^Le toca a "))).to_be_visible()
    for _ in range(MOST_STEPS):
        for page in (german, spanish):
            page.evaluate(PLAY_ON)
        if german.locator("#result").count() and spanish.locator("#result").count():
            break
    titles = {german.locator("#result").inner_text(), spanish.locator("#result").inner_text()}
    won = {"Du gewinnst!", "¡Has ganado!"} & titles
    assert len(won) == 1, titles
    expect(german.get_by_text("Alle bis auf eine Person sind ihre Karten losgeworden.")).to_be_visible()
    expect(spanish.get_by_text("Todos menos uno se han deshecho de sus cartas.")).to_be_visible()


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
    expect(page.get_by_role("heading", level=1)).to_have_text("Cinq boîtes, une table.")
