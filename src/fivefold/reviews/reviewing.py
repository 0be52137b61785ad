"""Reviews a record: walks through it act by act and judges every decision."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from fivefold.core.chance import Chance, derive
from fivefold.core.errors import BadRecord
from fivefold.core.game import AnyGame, Seat
from fivefold.core.playback import Text, playback
from fivefold.core.position import write_position
from fivefold.core.record import AnyRecord, Record, blamed
from fivefold.core.table import AnyTable, Entry
from fivefold.core.words import Message, Who
from fivefold.reviews.accuracy import player
from fivefold.reviews.model import FORMAT, Curve, Decision, Player, Point, Review
from fivefold.reviews.reviewer import AnyReviewer, Reviewing, ReviewStep, Verdict, reviewing_of

DIGITS = 3
"""The number of decimals of values: few enough to be the same on every machine."""


def review(
    record: Text | AnyRecord, progress: Callable[[int, int], object] = lambda _done, _all: None
) -> Review:  # fmt: skip
    """Compare every decision of every player in a finished match with the best one.

    The same record gives the same review, to the last digit: work is counted instead of timed, and all randomness is
    derived from the record. `progress` is called after every act with the numbers of acts done and of all acts. Raises
    BadRecord.
    """
    record = record if isinstance(record, Record) else Record.read(record)
    if record.outcome is None:
        raise BadRecord("core.unfinished.review", len(record.entries) + 2)
    return _Walk(record).run(progress)


class _Walk:
    """One pass through a record."""

    def __init__(self, record: AnyRecord) -> None:
        self.record = record
        self.reviewing = reviewing_of(type(record.game)) or _unknown()
        self.reviewer = self.reviewing.make(record.game)
        self.luck = luck_of(record)
        self.decisions: list[Decision] = []
        self.points: list[Point] = []

    def run(self, progress: Callable[[int, int], object]) -> Review:
        record, how = self.record, self.reviewing
        total = len(record.entries) - 1
        state: Any = None
        names = record.header.seats
        for n, table in enumerate(playback(record)):
            with blamed(n + 2):
                self._stand(table, n)
                entry = table.log[-1]
                if entry.act is not None:
                    step = step_of(table.game, state, entry, n, self.luck.part(n))
                    self.decisions += [decision(step, found, how.least) for found in self.reviewer.decisions(step)]
            state, names = table.state, table.names
            progress(n, total)
        self.decisions.sort(key=lambda one: one.n)
        curve = Curve(how.curve, how.is_open, how.is_chance, tuple(self.points))
        found = [player(self.decisions, seat) for seat in range(len(names))]
        places = self._positions({lesson.n for one in found for lesson in one.lessons})
        players = tuple(_placed(one, places) for one in found)
        head = record.header
        return Review(
            FORMAT,
            head.game,
            head.commitment,
            names,
            head.options,
            how.unit,
            how.yardstick,
            players,
            tuple(self.decisions),
            curve,
        )

    def _stand(self, table: AnyTable, n: int) -> None:
        """Add a point to the curve if the standing has changed."""
        values = tuple([round(float(value), DIGITS) for value in self.reviewing.standing(table.game, table.state)])
        if values and (not self.points or self.points[-1].values != values):
            self.points.append(Point(n, values))

    def _positions(self, wanted: set[int]) -> dict[int, str]:
        """Return the position before each of these entries."""
        found: dict[int, str] = {}
        last = max(wanted, default=0)
        for n, table in enumerate(playback(self.record), 1):
            if n in wanted:
                found[n] = write_position(table.game, table.state, table.now)
            if n >= last:
                break
        return found


def luck_of(record: AnyRecord) -> Chance:
    """Return the randomness of a record's review."""
    return Chance(derive(bytes.fromhex(record.header.commitment), "review"))


def step_of(game: AnyGame, state: Any, entry: Entry[Any, Any], n: int, luck: Chance) -> ReviewStep[Any, Any, Any]:
    """Return the input of a reviewer for an act in a state."""
    assert entry.act is not None

    def seen(seat: Seat | None) -> Sequence[Any]:
        return [event for event in (one.seen_by(seat) for one in entry.events) if event is not None]

    return ReviewStep(game, n, entry.at, entry.seat, entry.act.move, lambda seat: game.view(state, seat), seen, luck)


def decision(step: ReviewStep[Any, Any, Any], found: Verdict, least: float) -> Decision:
    """Return a verdict as data of the review; the best value is at least that of the decision made.

    Its message knows the player, so that it can say "you" to them.
    """
    worth, blind = round(found.worth, DIGITS), round(found.blind, DIGITS)
    top = max(worth, round(found.top, DIGITS))
    return Decision(
        step.n if found.n is None else found.n,
        step.at if found.at is None else found.at,
        found.seat,
        found.made,
        found.best,
        worth,
        top,
        blind,
        found.trials,
        found.modelled,
        top - blind >= least,
        Message(found.message.key, {**found.message.args, "player": Who(found.seat)}),
    )


def _placed(one: Player, places: Mapping[int, str]) -> Player:
    """Return the player with the positions of their lessons."""
    return replace(one, lessons=tuple(replace(lesson, position=places[lesson.n]) for lesson in one.lessons))


class _Silent:
    """The reviewer of a game that has none."""

    def decisions(self, step: ReviewStep[Any, Any, Any]) -> Sequence[Verdict]:
        return ()


def _silent(_game: AnyGame) -> AnyReviewer:
    return _Silent()


def _result(game: AnyGame, state: Any) -> Sequence[float]:
    outcome = game.outcome(state)
    return () if outcome is None else outcome.scores


def _unknown() -> Reviewing:
    """Return the review of a game that defines none: only the result."""
    return Reviewing(
        _silent, Message("reviews.points"), Message("reviews.unknown"), 0, Message("reviews.points"), _result
    )
