"""A match of WordSpiel with French words: chosen in the lobby, named at the table, and played."""

from playwright.sync_api import expect

from browser.conftest import Person
from browser.table import sit_down
from browser.test_wordspiel import hand, spiral, type_word
from fivefold.core.speech import Reader
from fivefold.core.words import Message, message
from fivefold.games.wordspiel import words
from fivefold.pieces import lexicon


def said(key: str) -> str:
    return Reader("fr").say(Message(key))


def test_somebody_who_reads_french_plays_with_french_words(person: Person) -> None:
    page = person(locale="fr-FR")
    sit_down(page, "wordspiel", seats=2, bots="easy", options={"rounds": 1, "turn_seconds": 0})
    # The list of one's own language comes first, and the letters follow it.
    languages = page.get_by_role("group", name=said("wordspiel.option-lexicon"))
    expect(languages.get_by_role("radio")).to_have_count(3)
    expect(languages.locator("label")).to_have_text(["français", "anglais", "espagnol"])
    expect(languages.get_by_label("anglais")).to_be_checked()
    languages.get_by_label("français").check(force=True)
    expect(languages.get_by_label("français")).to_be_checked()
    page.locator(".game details summary").click()
    letters = page.get_by_role("group", name=said("wordspiel.option-deck"))
    expect(letters.get_by_label("français")).to_be_checked()
    page.locator("button.start").click()
    expect(page.locator("[data-letter]")).to_have_count(10)
    page.locator('button[aria-keyshortcuts="."]').click()
    # The dictionary says which one it is, and answers in its language.
    page.locator('button[aria-keyshortcuts="/"]').click()
    page.locator("#word").fill("étés")
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("français")).to_be_visible()
    expect(dialog.get_by_text(Reader("fr").say(message("wordspiel.look-up.good", word="ETES")))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".pill.me.turn")).to_be_visible()
    book = lexicon.find("french")
    assert book is not None
    if found := words.find(spiral(page), hand(page), book):  # nearly always
        best = max(found, key=lambda one: len(one.cards))
        type_word(page, best.word)
        page.keyboard.press("Enter")
        expect(page.locator("[data-letter]")).to_have_count(10 - len(best.cards))
