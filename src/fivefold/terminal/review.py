"""Prints a review as text: accuracies, the decisions to learn from, and the curve as a table."""

from collections.abc import Iterator, Sequence

from fivefold.core.botname import players, read_bot_name
from fivefold.core.discovery import find_game
from fivefold.core.game import Seat
from fivefold.core.speech import ENGLISH, Reader
from fivefold.core.words import Message, Who, message
from fivefold.reviews import Curve, Decision, Review

ROWS = 12
"""The number of rows of the curve."""


def page(review: Review, seat: Seat | None = None, *, every: bool = False, language: str = ENGLISH) -> str:
    """Return the review as text, or one seat's part of it; with `every`, all decisions that mattered."""
    reader = Reader(language, review.names, seat)
    seats = range(len(review.names)) if seat is None else (seat,)
    parts = [
        [
            reader.say(
                message("terminal.title", game=find_game(review.game).title, players=players(review.names, seat))
            ),
            reader.say(review.yardstick),
        ]
    ]
    parts += [list(_player(review, who, every, reader)) for who in seats]
    parts.append(list(_curve(review.curve, review.names, reader)))
    if any(review.players[who].lessons for who in seats):
        parts.append([reader.say(Message("terminal.review-again"))])
    return "\n\n".join("\n".join(rows) for rows in parts if rows)


def _player(review: Review, who: Seat, every: bool, reader: Reader) -> Iterator[str]:
    player = review.players[who]
    if player.accuracy is None:
        yield reader.say(message("terminal.review-player.nothing", who=Who(who)))
    else:
        yield reader.say(
            message(
                "terminal.review-player",
                who=Who(who),
                figure=round(player.accuracy),
                mattered=player.mattered,
                found=player.found,
                cost=round(player.cost),
                unit=review.unit,
            )
        )
    shown = [review.decisions[lesson.decision] for lesson in player.lessons]
    if every:
        shown = [one for one in review.decisions if one.seat == who and one.matters]
    for one in shown:
        yield f"  {sentence(one, review.unit, reader)}"


def sentence(one: Decision, unit: Message, reader: Reader) -> str:
    """Return one line about a decision: when, what, how good, its cost, and how certain that is."""
    cost = round(one.cost)
    key = "terminal.review-decision.part" if one.cost else "terminal.review-decision.best"
    if cost:
        key = "terminal.review-decision"
    return reader.say(message(key, n=one.n, said=one.message, cost=cost, unit=unit, lost=one.lost, sure=one.basis))


def _curve(curve: Curve, names: Sequence[str], reader: Reader) -> Iterator[str]:
    """Yield evenly spaced points of the curve, including the last one."""
    if not curve.points:
        return
    yield reader.say(curve.message, *([message("terminal.review-open")] if curve.is_open else []))
    bots = map(read_bot_name, names)
    names = [name if bot is None else reader.say(bot.message) for name, bot in zip(names, bots, strict=True)]
    width = max(6, *map(len, names))
    yield "  ".join(["     ", *(f"{name:>{width}}" for name in names)])
    last = len(curve.points) - 1
    for place in sorted({round(last * row / (ROWS - 1)) for row in range(ROWS)}):
        n, values = curve.points[place].n, curve.points[place].values
        whole = [reader.say(message("core.number", n=round(value))) for value in values]
        shown = [f"{value:.0%}" for value in values] if curve.is_chance else whole
        yield "  ".join([f"{n:>5}", *(f"{value:>{width}}" for value in shown)])
