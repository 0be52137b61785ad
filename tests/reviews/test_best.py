"""The law of reviews: what is called best is a legal sequence of moves, and gives what it is said to be worth."""

from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any, NamedTuple

import pytest

import fivefold as ff
from fivefold.core.chance import Chance, derive
from fivefold.core.playback import playback
from fivefold.core.table import AnyTable
from fivefold.games.scramble_set import sets
from fivefold.games.scramble_set.daily import GAME, rolled
from fivefold.games.scramble_set.model import Took as TookDice
from fivefold.games.scramble_set.review import ScrambleReviewer
from fivefold.games.set_cards.model import Found, Took
from fivefold.pieces.dice import ALL_DICE, SIDES
from fivefold.pieces.puzzle import DailyPuzzle
from fivefold.reviews import Decision, Review, reviewing_of
from fivefold.reviews.reviewing import step_of
from reviews.matches import SHORT, SLUGS, record, reviewed

TAKEN = (Took, Found, TookDice)
CLOSE = 0.001
"""Values are rounded to three decimals."""
DAILIES = [slug for slug in SLUGS if slug.endswith("-daily")]
DECISIONS = 10_000
"""How many decisions of each game the soak looks at."""


class Tried(NamedTuple):
    """A decision, and what came of the best one at that table."""

    decision: Decision
    value: float
    at_least: bool
    """Whether more than the review says is fine: the value of a race is the chance to have seen the SET.

    Instead of a wrong SET, it is the penalty avoided.
    """


def tried(review: Review, text: str) -> Iterator[Tried]:
    """Play what is called best, wherever it is something else than what was done."""
    read = ff.Record.read(text)
    for n, table in enumerate(playback(read), 1):
        for one in review.decisions:
            if one.n == n and one.best not in ("", one.made):
                yield _tried(review, one, table)


def _tried(review: Review, one: Decision, before: AnyTable) -> Tried:
    table = ff.Table.at(review.game, before.position, seed=1, **review.options)
    game, judged, events = table.game, None, ()
    how = reviewing_of(type(game))
    assert how is not None
    reviewer = how.make(game)
    luck = Chance(derive(bytes.fromhex(review.commitment), "review"))
    for n, move in enumerate(one.best.split("; "), one.n):
        state = table.state
        events = table.act(one.seat, move, at=max(table.now, one.at))
        step = step_of(game, state, table.log[-1], n, luck.part(n))
        judged = next((found for found in reviewer.decisions(step) if found.seat == one.seat), judged)
    told = _fact(one, table, events)
    if told is not None:
        return told
    if one.made == "pickup":  # Karma weighs picking up only where it was done, so the rest cannot be judged again
        return Tried(one, one.top, at_least=False)
    assert judged is not None, one
    return Tried(one, judged.worth, at_least=False)


def _fact(one: Decision, after: AnyTable, events: Sequence[Any]) -> Tried | None:
    """What the moves gave, where it shows on the table or in the last events; None where it is a judgement."""
    game, state = after.game, after.state
    if isinstance(game, DailyPuzzle):
        puzzle: Any = game
        return Tried(one, float(puzzle.on_course(state.table) is not None), at_least=False)
    match game.slug:
        case "crossword-set":
            dice = after.view(one.seat).players[one.seat]
            used = len(dice.dice) - dice.unused
            is_round = one.made == ""
            return Tried(one, used if is_round else float(not dice.unused), at_least=False)
        case "scramble-set" if after.seats == 1 and not one.message.key.startswith("reviews.wrong"):
            left = sets.most(after.view(0).upper) if state.phase != "over" else 0
            return Tried(one, 1 + left, at_least=False)
        case "set" | "scramble-set" | "set-solitaire" | "set-daily":
            taken = [event for event in events if isinstance(event, TAKEN) and event.seat == one.seat]
            return Tried(one, len(taken), at_least=True)
        case "five-crowns" if one.best.startswith("lay-down"):
            return Tried(one, -float(state.laid[one.seat].points), at_least=False)
        case _:
            return None


def held(review: Review, text: str) -> int:
    """Check the law over one match; return the number of decisions that differ from the best."""
    number = 0
    for one in tried(review, text):
        number += 1
        top = one.decision.top
        assert one.value >= top - CLOSE, one
        assert one.at_least or one.value <= top + CLOSE, one
    for decision in review.decisions:
        assert decision.blind <= decision.top, decision
    return number


@pytest.mark.parametrize("slug", SLUGS)
def test_playing_the_best_gives_what_the_review_says(slug: str) -> None:
    held(reviewed(slug), record(slug))


@pytest.mark.parametrize(
    ("bots", "seed"), [(("hard", "easy", "random"), 2), (("easy", "easy", "random"), 3)], ids=["frozen", "in the way"]
)
def test_cw_07_the_best_grid_goes_around_frozen_dice_and_moves_others_away(bots: tuple[str, ...], seed: int) -> None:
    text = ff.simulate("crossword-set", bots, seed=seed, rounds=2, records=True).matches[0].record
    assert held(ff.review(text), text) > 3


def test_a_card_taken_can_be_the_best_in_the_solitaire() -> None:
    text = ff.simulate("wordspiel-solitaire", ["easy"], seed=86, records=True).matches[0].record
    held(ff.review(text), text)


def test_a_right_set_instead_of_a_wrong_one_is_worth_no_less_than_the_penalty_alone() -> None:
    text = ff.simulate("scramble-set", ["random"], seed=24, records=True, rounds=2).matches[0].record
    review = ff.review(text)
    assert any(one.message.key == "reviews.wrong" for one in review.decisions)
    assert held(review, text)


def test_who_stops_alone_is_shown_a_set_after_which_the_others_are_still_possible() -> None:
    reviewer = ScrambleReviewer(GAME)
    for seed in range(60):
        chance = Chance(derive(bytes(32), str(seed)))
        dice = chance.shuffled(ALL_DICE)[:15]
        view = GAME.view(rolled(dice, [SIDES[die][chance.below(6)] for die in dice]), 0)
        most = sets.most(view.upper)
        if most:
            taken = [int(place) - 1 for place in reviewer.sight(view, 0).take.split()[1:]]
            left = [face for place, face in zip(view.lying, view.upper, strict=True) if place not in taken]
            assert 1 + sets.most(left) == most, seed


def matches(slug: str) -> Iterator[str]:
    """Yield matches of players of all kinds."""
    players = ff.games()[slug].players
    for seed in count(1):
        seats = players.least + seed % (players.most - players.least + 1)
        bots = [("random", "easy", "medium", "hard", "random")[(seed + seat) % 5] for seat in range(seats)]
        yield ff.simulate(slug, bots, seed=seed, records=True, **SHORT.get(slug, {})).matches[0].record


def test_the_best_place_in_the_solitaire_is_one_that_was_looked_at() -> None:
    text = ff.simulate("five-crowns-solitaire", ["random"], seed=19, records=True).matches[0].record
    held(ff.review(text), text)


@pytest.mark.soak
@pytest.mark.parametrize("slug", [slug for slug in SLUGS if slug not in DAILIES])
def test_playing_the_best_gives_what_the_review_says_in_thousands_of_decisions(slug: str) -> None:
    seen = 0
    for text in matches(slug):
        review = ff.review(text)
        held(review, text)
        seen += len(review.decisions)
        if seen >= DECISIONS:
            break
