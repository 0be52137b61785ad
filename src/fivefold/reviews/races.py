"""Reviews races for SETs: which SETs were on the table, for how long, who took them, and what the others missed.

A SET that a player takes was available to all. A miss by the others is weighted with the probability that a very good
player would have seen a SET by then: one that was gone in a second counts little, one that stayed for a minute counts
fully.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Iterator
from typing import Any, NamedTuple

from fivefold.core.game import AnyGame, Millis, Seat
from fivefold.core.words import Argument, Message, Pieces, Who
from fivefold.pieces.calls import Call, Called
from fivefold.reviews.reviewer import ReviewStep, Verdict, numeral

LEAST = 0.2
"""Below this probability of seeing a SET, a miss does not matter."""


class Sight(NamedTuple):
    """The SETs on the table at a moment."""

    sets: int
    """The number of SETs."""
    chance: float
    """The probability that a very good player had seen one of them."""
    easiest: tuple[str, ...]
    """The pieces of the easiest one to see; empty if there was none."""
    take: str
    """The move that takes it once it is called, in notation."""
    ms: Millis
    """How long it had been there."""


class TakenSet(NamedTuple):
    """A SET that a player took."""

    seat: Seat
    pieces: tuple[str, ...]
    ms: Millis
    """How long it had been there when it was called."""


class Wrong(NamedTuple):
    """A call without a SET, or three pieces that do not form one."""

    seat: Seat
    pieces: tuple[str, ...]


class Over(NamedTuple):
    """The end of the search with SETs left over, and the seats that could have found them."""

    seats: tuple[Seat, ...]


class DecidedRace(NamedTuple):
    """A race: where it was decided, and the table just before."""

    n: int
    at: Millis
    view: Any
    pressed: tuple[Seat, ...]
    """The players who called, if a photo finish decided."""


class RaceReviewer(ABC):
    """Base class of reviewers for games in which players race to find SETs."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.called: DecidedRace | None = None

    @abstractmethod
    def sight(self, view: Any, at: Millis) -> Sight:
        """Return the SETs that could be seen at a time."""

    @abstractmethod
    def happened(self, view: Any, event: Any, at: Millis) -> TakenSet | Wrong | Over | None:
        """Return the meaning of an event for a race that was called at a time; the view is the one before the event."""

    @abstractmethod
    def racing(self, view: Any) -> Collection[Seat]:
        """Return the seats that could have taken something."""

    def alone(self, step: ReviewStep[Any, Any, Any]) -> Iterable[Verdict] | None:
        """Return the verdicts for a player alone, or None to judge as at a table with others."""
        return None

    def decisions(self, step: ReviewStep[Any, Any, Any]) -> Iterable[Verdict]:
        """Yield a verdict for the player who took something, and for each of the others about what they missed."""
        own = self.alone(step)
        if own is not None:
            yield from own
            return
        view = step.before(None)
        for event in step.seen(None):
            if isinstance(event, Called):
                self.called = DecidedRace(step.n, step.at, view, tuple([press.seat for press in event.photo]))
            race = self.called or DecidedRace(step.n, step.at, view, ())
            match self.happened(view, event, race.at):
                case TakenSet() as taken:
                    yield from self._taken(step, view, taken, race)
                    self.called = None
                case Wrong() as wrong:
                    yield self._wrong(step, self.sight(view, race.at), wrong, race)
                    self.called = None
                case Over(seats=seats):
                    yield from self.left(self.sight(view, race.at), seats, race)
                case None:
                    pass

    def _taken(
        self, step: ReviewStep[Any, Any, Any], view: Any, taken: TakenSet, race: DecidedRace
    ) -> Iterator[Verdict]:
        sight = self.sight(view, race.at)
        made = self._called(race, self.game.write(step.move))
        told = Message("reviews.took", {"pieces": Pieces(taken.pieces), **_seconds(taken.ms), "sets": sight.sets})
        yield Verdict(taken.seat, made, made, 1, 1, 0, told, n=race.n, at=race.at)
        for seat in self.racing(race.view):
            if seat != taken.seat and seat not in race.pressed:
                args: dict[str, Argument] = {
                    "who": Who(taken.seat),
                    "sets": sight.sets,
                    "chance": _percent(sight.chance),
                }
                missed = Message("reviews.missed", {**args, "pieces": Pieces(sight.easiest), **_seconds(sight.ms)})
                best = self._called(race, sight.take)
                yield Verdict(seat, "", best, 0, sight.chance, 0, missed, modelled=True, n=race.n, at=race.at)

    def _wrong(self, step: ReviewStep[Any, Any, Any], sight: Sight, wrong: Wrong, race: DecidedRace) -> Verdict:
        if wrong.pieces:
            key = "reviews.wrong" if sight.sets else "reviews.wrong.none"
        else:
            key = "reviews.wrong-late" if sight.sets else "reviews.wrong-late.none"
        args: dict[str, Argument] = {"pieces": Pieces(wrong.pieces), "best": Pieces(sight.easiest)}
        made = self._called(race, self.game.write(step.move) if step.seat >= 0 else "")
        best = self._called(race, sight.take) if sight.take else ""
        return Verdict(wrong.seat, made, best, -1, 0, -1, Message(key, args), n=race.n, at=race.at)

    def left(self, sight: Sight, seats: Iterable[Seat], race: DecidedRace) -> Iterator[Verdict]:
        """Yield verdicts about the SETs that were left at the end."""
        if sight.sets:
            told = Message("reviews.left", {"sets": sight.sets, "pieces": Pieces(sight.easiest), **_seconds(sight.ms)})
            best = self._called(race, sight.take)
            for seat in seats:
                yield Verdict(seat, "", best, 0, sight.chance, 0, told, modelled=True, n=race.n, at=race.at)

    def _called(self, race: DecidedRace, take: str) -> str:
        """Return the moves that take a SET: with others at the table it has to be called first."""
        call = [self.game.write(Call())] if race.view.seats > 1 else []
        return "; ".join([*call, *([take] if take else [])])


def _percent(chance: float) -> int:
    return round(100 * chance)


def _seconds(ms: Millis) -> dict[str, Argument]:
    return {"seconds": numeral(ms / 1000)}
