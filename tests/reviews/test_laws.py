"""What holds for every review: the best scores 100, what is hidden makes no difference, and profile shows."""

from collections.abc import Sequence
from itertools import pairwise
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import pytest

import fivefold as ff
from fivefold.bots import find_bot, next_act
from fivefold.core.chance import Chance, derive
from fivefold.core.game import Act
from fivefold.core.playback import playback
from fivefold.core.table import AnyTable, Entry
from fivefold.games.set_cubed.model import Done, TurnOver
from fivefold.reviews import ReviewStep, Verdict, reviewing_of
from fivefold.reviews.reviewer import AnyReviewer
from fivefold.reviews.reviewing import step_of
from reviews.matches import LEVELS, SHORT, record

MOVES, LOOKS = 12, 100
"""How many moves are tried at a decision, and how many in all."""
TURN_GAMES = ("five-crowns", "five-crowns-solitaire", "wordspiel", "wordspiel-solitaire", "karma")


def luck_of(table: AnyTable) -> Chance:
    return Chance(derive(bytes.fromhex(table.commitment), "review")).part(len(table.log))


class Follower:
    """Plays a match in which seat 0 does whatever the reviewer calls best, and bots do the rest."""

    def __init__(self, slug: str, seats: int, **options: object) -> None:
        self.table = ff.Table(slug, seats, seed=3, **options)
        self.game = self.table.game
        how = reviewing_of(type(self.game))
        assert how is not None
        self.how = how
        self.bot = find_bot(type(self.game), "medium")

    def run(self, most: int = 2_000) -> ff.Review:
        table, chance = self.table, Chance(bytes(32))
        for _ in range(most):
            if table.outcome is not None:
                return ff.review(table.record())
            if 0 in table.actors and (moves := self.best()):
                for move in moves:
                    table.act(0, move, at=table.now + 100)
                continue
            bots = dict.fromkeys(table.actors, self.bot)
            plan = next_act(table, bots, table.now, chance)
            assert plan is not None
            if plan.move is None:
                table.tick(plan.at)
            else:
                table.act(plan.seat, plan.move, at=plan.at)
        raise AssertionError("the match does not end")

    def best(self) -> Sequence[str]:
        """What the reviewer would do now, asked by judging any other move."""
        table = self.table
        view = table.view(0)
        for move in list(self.game.moves(view))[:40]:
            act = Act(0, move, table.now + 100)
            found = self.asked(Entry(act, ()))
            if found is not None:
                return found.best.split("; ")
        return ()

    def asked(self, entry: Entry[Any, Any]) -> Verdict | None:
        table = self.table
        step = step_of(self.game, table.state, entry, len(table.log), luck_of(table))
        return next((one for one in self.how.make(self.game).decisions(step) if one.seat == 0), None)


class CubedFollower(Follower):
    """The same for whole turns, which are judged when they are over."""

    def best(self) -> Sequence[str]:
        view = self.table.view(0)
        if view.is_my_turn and not view.plays and view.waiting is None:
            over = TurnOver(0, 0, "done", True, self.table.now)
            found = self.asked(Entry(Act(0, Done(), self.table.now + 100), (over,)))
            return ("done",) if found is None else found.best.split("; ")
        return super().best()


@pytest.mark.parametrize("slug", [*TURN_GAMES, "set-cubed"])
def test_the_best_decisions_of_the_reviewer_score_100(slug: str) -> None:
    seats = ff.games()[slug].players.least
    kind = CubedFollower if slug == "set-cubed" else Follower
    review = kind(slug, seats, **SHORT.get(slug, {})).run()
    assert review.players[0].mattered > 0
    assert review.players[0].accuracy == 100


class Doubter(Follower):
    """Sees at every decision that nothing which could be done is judged better than what is called best."""

    looked = 0

    def best(self) -> Sequence[str]:
        table = self.table
        for move in list(self.game.moves(table.view(0)))[:MOVES] if self.looked < LOOKS else ():
            found = self.asked(Entry(Act(0, move, table.now + 100), ()))
            if found is not None:
                assert found.worth <= found.top + 1e-9, found
                self.looked += 1
        return super().best()


@pytest.mark.parametrize("slug", TURN_GAMES)
def test_nothing_is_judged_better_than_what_is_called_best(slug: str) -> None:
    doubter = Doubter(slug, ff.games()[slug].players.least, **SHORT.get(slug, {}))
    doubter.run()
    assert doubter.looked > 5


def first(table: AnyTable) -> str:
    """Some SET on the table, as a move."""
    hints = table.game.hints(table.view(0))
    if table.game.slug == "set":
        return f"take {' '.join(hints[-1].pieces)}"
    view = table.view(0)
    places = {view.dice[place]: place + 1 for place in view.lying}
    return f"take {' '.join(str(places[die]) for die in hints[-1].pieces)}"


@pytest.mark.parametrize("slug", ["set", "scramble-set"])
def test_who_takes_every_set_at_once_scores_100(slug: str) -> None:
    options: dict[str, object] = {"no_set": "auto"} if slug == "set" else {"rounds": 1}
    table = ff.Table(slug, 2, seed=4, **options)
    while table.outcome is None:
        if "ready" in table.game.verbs(table.view(0)):
            table.tick(table.deadline)
            continue
        at = table.now + 4_000
        table.act(0, "call", at=at)
        table.act(0, first(table), at=at + 300)
    mine, theirs = ff.review(table.record()).players
    assert mine.accuracy == 100
    assert theirs.accuracy == 0
    assert theirs.lessons


def verdicts(step: ReviewStep[Any, Any, Any], reviewer: AnyReviewer) -> list[Verdict]:
    return [one for one in reviewer.decisions(step) if one.seat == step.seat]


@pytest.mark.parametrize("slug", [*TURN_GAMES, "set", "set-solitaire", "set-daily", "scramble-set", "set-cubed"])
def test_what_is_hidden_makes_no_difference(slug: str) -> None:
    """The same decision on another table which the seat cannot tell apart gets the same verdict."""
    how = reviewing_of(ff.games()[slug])
    assert how is not None
    read = ff.Record.read(record(slug))
    state, differing = None, 0
    for n, table in enumerate(playback(read)):
        entry = table.log[-1]
        if entry.act is not None and entry.seat >= 0 and n % 3 == 0 and n < 90:
            game, before = table.game, state
            view = game.view(before, entry.seat)
            other = game.sample(view, Chance(bytes(32), n))
            differing += other != before
            true = step_of(game, before, entry, n, Chance(bytes(32)))
            swapped = step_of(game, other, entry, n, Chance(bytes(32)))
            assert verdicts(swapped, how.make(game)) == verdicts(true, how.make(game))
        state = table.state
    assert differing or slug in ("set-daily", "set-cubed", "scramble-set")


def figures(slug: str, count: int, **options: Any) -> dict[str, list[float]]:
    """The figures of bots of all levels over so many matches at one table."""
    levels = LEVELS[: ff.games()[slug].players.most]
    found: dict[str, list[float]] = {level: [] for level in levels}
    results = ff.simulate(slug, levels, count, seed=7, records=True, **options)
    for match in results.matches:
        review = ff.review(match.record)
        for seat, player in enumerate(review.players):
            if player.accuracy is not None:
                found[levels[match.seats[seat]]].append(player.accuracy)
    return found


@pytest.mark.parametrize("slug", ["five-crowns", "set", "scramble-set", "crossword-set"])
def test_an_expert_scores_higher_than_a_beginner(slug: str) -> None:
    found = figures(slug, 2, **SHORT.get(slug, {}))
    assert fmean(found["expert"]) > fmean(found["easy"]) + 10


@pytest.mark.soak
@pytest.mark.parametrize(
    "slug", ["five-crowns", "set", "set-cubed", "wordspiel", "scramble-set", "crossword-set", "karma"]
)
def test_every_level_scores_higher_than_the_one_below(slug: str) -> None:
    """With 95 % intervals for the difference at the same tables."""
    found = figures(slug, 60)
    for better, worse in pairwise(LEVELS):
        differences = [a - b for a, b in zip(found[better], found[worse], strict=False)]
        low = fmean(differences) - 1.96 * stdev(differences) / sqrt(len(differences))
        assert low > 0, f"{better} {fmean(found[better]):.1f}, {worse} {fmean(found[worse]):.1f}"
