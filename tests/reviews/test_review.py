"""A review of each game: always the same, a value that can be kept, in every language."""

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import fivefold as ff
from fivefold.core.speech import Reader, languages
from fivefold.core.words import Message, Who
from fivefold.reviews import Review, numeral, reviewing_of
from fivefold.reviews.accuracy import LESSONS
from reviews.matches import SLUGS, record, reviewed
from telling import told

SOURCE = Path(ff.__file__).parent


def everything_said(review: Review) -> Iterator[Message]:
    yield from (review.unit, review.yardstick, review.curve.message)
    for one in review.decisions:
        yield from (one.message, one.basis)


@pytest.mark.parametrize("slug", SLUGS)
def test_every_game_of_ours_is_looked_back_at(slug: str) -> None:
    assert reviewing_of(ff.games()[slug]) is not None
    review = reviewed(slug)
    assert review.decisions
    assert any(player.accuracy is not None for player in review.players)
    for player in review.players:
        assert player.accuracy is None or 0 <= player.accuracy <= 100


@pytest.mark.parametrize("slug", SLUGS)
def test_the_same_record_has_the_same_review_to_the_last_digit(slug: str) -> None:
    again = ff.review(ff.Record.read(record(slug)))
    assert msgspec.json.encode(again) == msgspec.json.encode(reviewed(slug))


@pytest.mark.parametrize("slug", SLUGS)
def test_a_review_can_be_kept_and_read_again(slug: str) -> None:
    review = reviewed(slug)
    assert msgspec.json.decode(msgspec.json.encode(review), type=Review) == review


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("slug", SLUGS)
def test_every_language_has_words_for_it(slug: str, language: str) -> None:
    review = reviewed(slug)
    reader = Reader(language, review.names, 0)
    for one in everything_said(review):
        assert reader.strictly(one)


def sayings() -> list[tuple[str, str]]:
    """Every sentence about a decision that says what its player did, by catalogue and key."""
    found: list[tuple[str, str]] = []
    for path in sorted(SOURCE.glob("**/words/en.ftl")):
        text = path.read_text("utf-8")
        key = ""
        for line in text.splitlines():
            if match := re.match(r"(?:([a-z-]+)|    (\.[a-z-]+)) =", line):
                key = match[1] or key.split(".", maxsplit=1)[0] + match[2]
            if "$player ->" in line:
                found.append((path.parents[1].name, key))
    return found


@pytest.mark.parametrize("language", languages())
def test_sentences_about_a_decision_say_you_to_its_player_in_every_language(language: str) -> None:
    """As many sentences as in English, each different for its player and for others."""
    pronoun = {"en": "You ", "de": "u ", "fr": "Tu ", "es": ""}[language]
    for folder, key in dict.fromkeys(sayings()):
        path = next(SOURCE.glob(f"**/{folder}/words/{language}.ftl"))
        args = dict.fromkeys(re.findall(r"\$([a-z-]+)", path.read_text("utf-8")), 1)
        own, other = (
            Reader(language, ("Zoë", "Bo"), seat).say(Message(f"{folder}.{key}", {**args, "player": Who(0)}))
            for seat in (0, 1)
        )
        assert own != other, key
        assert pronoun in own
        assert "Zoë" not in other


@pytest.mark.parametrize("slug", SLUGS)
def test_no_decision_is_better_than_the_best_and_costs_fit(slug: str) -> None:
    for one in reviewed(slug).decisions:
        assert one.worth <= one.top
        assert one.cost >= 0
        assert 0 <= one.taken <= one.gain or not one.matters
        assert bool(one.cost) or one.lost == 0


@pytest.mark.parametrize("slug", SLUGS)
def test_lessons_can_be_tried_again_from_their_position(slug: str) -> None:
    review = reviewed(slug)
    lessons = [lesson for player in review.players for lesson in player.lessons]
    assert len(lessons) <= LESSONS * len(review.players)
    for lesson in lessons:
        chosen = review.decisions[lesson.decision]
        assert (chosen.n, chosen.seat) == (lesson.n, lesson.seat)
        assert chosen.cost > 0
        table = ff.Table.at(slug, lesson.position, seed=1, **review.options)
        assert table.seats == len(review.names)
        assert lesson.seat in table.actors


@pytest.mark.parametrize("slug", SLUGS)
def test_the_curve_ends_with_the_match(slug: str) -> None:
    review, table = reviewed(slug), ff.replay(record(slug))
    assert len({len(point.values) for point in review.curve.points}) == 1
    assert all(before.n < after.n for before, after in zip(review.curve.points, review.curve.points[1:], strict=False))
    outcome = table.outcome
    assert outcome is not None
    last = review.curve.points[-1].values
    if slug not in ("crossword-set", "karma", "wordspiel-solitaire", "five-crowns-solitaire", "scramble-set"):
        assert last == outcome.scores


def test_progress_is_told_after_every_act() -> None:
    seen: list[tuple[int, int]] = []
    ff.review(record("set"), lambda done, total: seen.append((done, total)))
    total = len(ff.Record.read(record("set")).entries) - 1
    assert seen == [(done, total) for done in range(total + 1)]


def test_a_match_that_goes_on_is_not_looked_back_at() -> None:
    table = ff.Table("karma", 3, seed=1)
    with pytest.raises(ff.BadRecord, match="You can review it when it is"):
        ff.review(table.record())


@pytest.mark.parametrize(
    ("value", "text"), [(3, "3.0"), (0.25, "0.2"), (-1.5, "−1.5"), (-0.01, "0.0"), (12.96, "13.0")]
)
def test_numbers_have_one_decimal(value: float, text: str) -> None:
    assert told(numeral(value)) == text
    assert Reader("de").say(numeral(value)) == text.replace(".", ",")
