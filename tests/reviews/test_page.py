"""A review as people read it in a terminal; the page about reviews shows some as they are."""

import pytest
from review_examples import MATCHES, PAGE, RECORDS, example, filled

import fivefold as ff
from fivefold.core.playback import playback
from fivefold.core.speech import languages
from fivefold.reviews import Review
from fivefold.terminal.replay import pages
from fivefold.terminal.review import page
from reviews.matches import record, reviewed


@pytest.fixture(scope="module")
def of_set() -> Review:
    return ff.review(RECORDS / "set.fivefold")


@pytest.mark.parametrize("slug", MATCHES)
def test_the_docs_show_reviews_as_they_are(slug: str) -> None:
    """To the last digit, whatever machine it is; `tools/review_examples.py` writes them anew."""
    assert (RECORDS / f"{slug}.txt").read_text("utf-8") == example(slug)


def test_the_page_shows_two_of_them() -> None:
    text = PAGE.read_text("utf-8")
    assert text.count("<!-- review ") == 2
    assert filled(text) == text


def test_everybody_has_a_figure_and_their_lessons(of_set: Review) -> None:
    shown = page(of_set)
    assert shown.startswith("SET: Ann and Bo\nTaking a SET gains one; a wrong call costs one.")
    assert "\nAnn: 86 of 100. Best move in 6 of 7 key decisions" in shown
    assert "\nBo: 17 of 100." in shown
    assert shown.endswith("To retry one of them: fivefold again RECORD NUMBER")


def test_one_seat_reads_it_as_theirs(of_set: Review) -> None:
    shown = page(of_set, 1)
    assert "\nYou: 17 of 100." in shown
    assert "You took " in page(of_set, 0, every=True)
    assert "You took " not in page(of_set, every=True)
    assert "Ann: " not in shown
    assert "Ann was faster" in shown


def test_every_decision_that_mattered(of_set: Review) -> None:
    rows = [row for row in page(of_set, 0, every=True).splitlines() if row.startswith("  ") and ". " in row[:7]]
    assert len(rows) == of_set.players[0].mattered


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("slug", ["set", "five-crowns", "set-daily"])
def test_in_every_language(slug: str, language: str) -> None:
    assert "[" not in page(reviewed(slug), language=language)


def test_a_replay_has_the_verdict_on_the_page_of_the_act(of_set: Review) -> None:
    shown = list(pages(ff.Record.read(RECORDS / "set.fivefold"), 0, review=of_set))
    marked = [one for one in shown if "\n> " in one]
    assert {f"{one.n}/14" for one in of_set.decisions} == {one.split()[0] for one in marked}
    fifth = next(one for one in shown if one.startswith("5/"))
    assert "\n> You: 5. Bo was faster: 1pso 2psd 3psq had been there for 6.3 seconds" in fifth


def test_everything_open_shows_the_whole_table_as_text() -> None:
    read = ff.Record.read(record("five-crowns"))
    first = next(pages(read, None, everything=True))
    assert next(playback(read)).position in first
    assert "pile " in first.splitlines()[-1]
    assert not any("; hands " in one for one in pages(read, None))
