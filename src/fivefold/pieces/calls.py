"""The SET call: the first player to call gets the board, with compensation for slow connections.

`CallGame` judges every call. `call` registers a press; the photo finish compares the presses and decides which player
gets the board; the caller then takes pieces in time (`must_have_board`), or it is a miss: the wrong pieces, too late
(`fall_due`), or the caller left (`dealer`). Each game decides what three pieces are worth and what a miss costs.
"""

from abc import abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, Protocol, TypeVar

from msgspec import Meta, Struct
from msgspec.structs import replace

from fivefold.core.chance import Chance
from fivefold.core.errors import Illegal
from fivefold.core.game import Act, Back, Due, Event, Game, Lag, Left, M, Millis, Notice, Public, Seat, V
from fivefold.core.options import Options
from fivefold.core.sequences import replaced
from fivefold.pieces.presence import Gone, PresenceEvent, Returned, away_after, must_be_here, noticed

CallSeconds = Annotated[int, Meta(ge=1, le=60, extra={"words": "pieces.option-call-seconds"})]
"""The time a caller has to take a SET."""
LagCredit = Annotated[int, Meta(ge=0, le=1000, extra={"words": "pieces.option-lag-credit-ms"})]
"""The most milliseconds by which a call over a slow connection counts earlier."""


class CallOptions(Options, frozen=True):
    """Base class of the options of a game with calls, which declares these two at their place in its records."""

    if TYPE_CHECKING:
        call_seconds: CallSeconds
        lag_credit_ms: LagCredit


MissReason = Literal["wrong", "late", "left"]
"""The reason of a miss: the pieces were wrong, none were taken in time, or the caller left."""


class Press(Struct, frozen=True, gc=False):
    """A call that waits for the photo finish: when it arrived and when it counts."""

    seat: Seat
    arrived: Millis
    counts: Millis


class Calling(Struct, frozen=True, gc=False):
    """The player who has the board, and the deadline."""

    seat: Seat
    due: Millis


class PublicRace(Struct, frozen=True, gc=False):
    """The public part of a state with calls; the public states of such games derive from it."""

    seats: int
    calling: Calling | None
    away: tuple[Seat, ...]


class Race(Protocol):
    """The fields about calls that the states of such games have."""

    @property
    def seats(self) -> int: ...

    @property
    def calling(self) -> Calling | None:
        """The player who has the board."""
        ...

    @property
    def away(self) -> tuple[Seat, ...]:
        """The players who have left."""
        ...

    @property
    def now(self) -> Millis:
        """The time of the last event."""
        ...

    @property
    def presses(self) -> tuple[Press, ...]:
        """The calls that wait for the photo finish."""
        ...

    @property
    def lags(self) -> tuple[Millis, ...]:
        """The latency of each player's connection."""
        ...


class Call(Struct, frozen=True, gc=False, tag=True):
    """Call SET."""


class Pressed(Struct, frozen=True, gc=False, tag=True):
    """A call arrived, and an earlier one may still be on its way."""

    seat: Seat
    at: Millis
    counts: Millis

    def seen_by(self, seat: Seat | None) -> "Pressed | None":
        """Only the caller sees it: another player who knew could still press and count as earlier."""
        return self if seat == self.seat else None


class Called(Public, frozen=True):
    """A player gets the board; `photo` has all presses if several were compared."""

    seat: Seat
    at: Millis
    due: Millis
    photo: tuple[Press, ...] = ()


class Measured(Struct, frozen=True, gc=False, tag=True):
    """The house measured the latency of a connection."""

    seat: Seat
    ms: Millis
    at: Millis

    def seen_by(self, seat: Seat | None) -> None:
        return


RaceEvent = Pressed | Called | Measured | PresenceEvent

R = TypeVar("R", bound=Race)
C = TypeVar("C", bound=CallOptions)
E = TypeVar("E", bound=Event)


class CallGame(Game[R, M, E | RaceEvent, V, C]):
    """A game in which the first player to call gets the board."""

    notices: ClassVar[tuple[type[Notice], ...]] = (Left, Back, Lag)

    # -- what each game implements

    @abstractmethod
    def play(self, state: R, seat: Seat, move: M, at: Millis) -> E | RaceEvent:
        """Return the event of a move by a player who is present."""

    @abstractmethod
    def miss(self, state: R, seat: Seat, reason: MissReason, at: Millis) -> E:
        """Return the event of a call without a SET, with its penalty."""

    @abstractmethod
    def between_calls(self, state: R, chance: Chance) -> E | None:
        """Return the next automatic event while no player has the board."""

    def cannot_call(self, state: R) -> Collection[Seat]:
        """Return the seats whose calls the photo finish does not wait for."""
        return state.away

    # -- the call

    def call(self, state: R, seat: Seat, at: Millis) -> Pressed | Called:
        """Return the event of a call: the board at once, or a press for the photo finish."""
        self.must_be_free(state, seat)
        credit = self._credit(state)
        press = Press(seat, at, at - credit[seat])
        presses = (*state.presses, press)
        return self._decide(presses, at) if decided(presses, credit) <= at else Pressed(seat, at, press.counts)

    def must_be_free(self, state: R, seat: Seat) -> None:
        """Raise Illegal while a player has the board, or while the seat's own call waits for the photo finish."""
        if state.calling is not None:
            raise Illegal("pieces.board-taken")
        if pressed(state, seat):
            raise Illegal("pieces.called")

    def must_have_board(self, state: R, seat: Seat, pieces: Literal["cards", "dice"]) -> None:
        """Raise Illegal unless the seat has the board."""
        if state.calling is None or state.calling.seat != seat:
            raise Illegal(f"pieces.no-board.{pieces}")

    def _decide(self, presses: tuple[Press, ...], at: Millis) -> Called:
        """Return the result of the photo finish: the press that counts earliest gets the board, from now on."""
        due = at + 1000 * self.options.call_seconds
        return Called(earliest(presses).seat, at, due, presses if len(presses) > 1 else ())

    def _credit(self, state: R) -> Mapping[Seat, Millis]:
        return head_starts(state.lags, self.options.lag_credit_ms, self.cannot_call(state))

    def deadline(self, state: R) -> Millis | None:
        """Return the end of the caller's time, or of the wait for the photo finish."""
        if state.calling is not None:
            return state.calling.due
        return decided(state.presses, self._credit(state)) if state.presses else None

    def fall_due(self, state: R, at: Millis) -> E | RaceEvent:
        """Return the event at a deadline: the caller is too late, or the photo finish is decided."""
        if state.calling is not None:
            return self.miss(state, state.calling.seat, "late", at)
        return self._decide(state.presses, at)

    def dealer(self, state: R, chance: Chance) -> E | RaceEvent | None:
        """Return a miss for a caller who has left; while a caller is present, the table waits."""
        if state.calling is None:
            return self.between_calls(state, chance)
        if state.calling.seat in state.away:
            return self.miss(state, state.calling.seat, "left", state.now)
        return None

    def judge(self, state: R, act: Act[M]) -> E | RaceEvent:
        match act.move:
            case Due():
                return self.fall_due(state, act.at)
            case Left() | Back():
                return noticed(state.away, act.move, act.at)
            case Lag(seat=who, ms=ms):
                return Measured(who, ms, act.at)
            case move:
                must_be_here(state.away, act.seat)
                return self.play(state, act.seat, move, act.at)


# -- the photo finish in numbers


def head_starts(lags: Sequence[Millis], most: Millis, away: Iterable[Seat] = ()) -> Mapping[Seat, Millis]:
    """Return by how much the calls of each player who is present count earlier."""
    return {seat: max(0, min(lag, most)) for seat, lag in enumerate(lags) if seat not in away}


def decided(presses: Sequence[Press], credit: Mapping[Seat, Millis]) -> Millis:
    """Return the time after which no press can arrive that counts before the earliest of these."""
    first = min(press.counts for press in presses)
    done = {press.seat for press in presses}
    return first + max((ms for seat, ms in credit.items() if seat not in done), default=0)


def earliest(presses: Sequence[Press]) -> Press:
    """Return the press that counts first; of equal ones, the one that arrived first."""
    return min(presses, key=lambda press: press.counts)


def pressed(race: Race, seat: Seat | None) -> Press | None:
    """Return the seat's own call if it waits for the photo finish."""
    return next((press for press in race.presses if press.seat == seat), None)


def told(game: Game[R, Any, Any, Any, Any], state: R, seat: Seat | None) -> tuple[tuple[Seat, ...], Millis | None]:
    """Return the actors and the deadline that a seat may know: of the photo finish, only its own call."""
    if not state.presses:
        return game.actors(state), game.deadline(state)
    own = tuple([press for press in state.presses if press.seat == seat])
    return game.actors(_changed(state, presses=own)), game.deadline(_changed(state, presses=()))


# -- state changes


def race_after(race: R, event: RaceEvent) -> R:
    """Return the state after an event."""
    match event:
        case Pressed(seat=seat, at=at, counts=counts):
            return _changed(race, now=at, presses=(*race.presses, Press(seat, at, counts)))
        case Called(seat=seat, at=at, due=due):
            return _changed(race, now=at, presses=(), calling=Calling(seat, due))
        case Gone(seat=seat, at=at):
            presses = tuple([press for press in race.presses if press.seat != seat])
            return _changed(race, now=at, away=away_after(race.away, event), presses=presses)
        case Returned(at=at):
            return _changed(race, now=at, away=away_after(race.away, event))
        case Measured(seat=seat, ms=ms, at=at):
            return _changed(race, now=at, lags=replaced(race.lags, seat, ms))


def _changed(race: R, **changes: object) -> R:
    """Call `replace`; a protocol cannot say that its implementations are structs."""
    state: Any = race
    changed: R = replace(state, **changes)
    return changed
