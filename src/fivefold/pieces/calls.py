"""First to call has the board, fairly: calls over slow connections count a little earlier."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from fivefold.core.errors import Illegal
from fivefold.core.game import Back, Lag, Left, Millis, Notice, Public, Seat
from fivefold.core.notation import listed


class Press(Struct, frozen=True):
    """A call that is waiting for the photo finish: when it arrived and when it counts."""

    seat: Seat
    arrived: Millis
    counts: Millis


class Calling(Struct, frozen=True):
    """Somebody has the board, until then."""

    seat: Seat
    due: Millis


class Race(Struct, frozen=True):
    """What a table where people call knows of them; the states of such games derive from it."""

    seats: int
    now: Millis = 0
    presses: tuple[Press, ...] = ()
    calling: Calling | None = None
    away: tuple[Seat, ...] = ()
    lags: tuple[Millis, ...] = ()


class Call(Struct, frozen=True, tag=True):
    """Call SET."""


class Pressed(Struct, frozen=True, tag=True):
    """A call came in, and an earlier one may still be on its way."""

    seat: Seat
    at: Millis
    counts: Millis

    def seen_by(self, seat: Seat | None) -> "Pressed | None":
        """Only the caller: whoever heard of it now could still press and claim to have been earlier."""
        return self if seat == self.seat else None


class Called(Public, frozen=True):
    """Somebody has the board; `photo` has all presses if several were weighed."""

    seat: Seat
    at: Millis
    due: Millis
    photo: tuple[Press, ...] = ()


class Gone(Public, frozen=True):
    """A player left."""

    seat: Seat
    at: Millis


class Returned(Public, frozen=True):
    """A player came back."""

    seat: Seat
    at: Millis


class Measured(Struct, frozen=True, tag=True):
    """The house measured a connection."""

    seat: Seat
    ms: Millis
    at: Millis

    def seen_by(self, seat: Seat | None) -> None:
        """Nobody: it is between the house and the connection."""
        return


RaceEvent = Pressed | Called | Gone | Returned | Measured


def head_starts(lags: Sequence[Millis], most: Millis, away: Iterable[Seat] = ()) -> Mapping[Seat, Millis]:
    """By how much the calls of each player who is here count earlier."""
    return {seat: max(0, min(lag, most)) for seat, lag in enumerate(lags) if seat not in away}


def decided(presses: Sequence[Press], credit: Mapping[Seat, Millis]) -> Millis:
    """When no press can arrive any more that counts before the earliest of these."""
    first = min(press.counts for press in presses)
    pressed = {press.seat for press in presses}
    return first + max((ms for seat, ms in credit.items() if seat not in pressed), default=0)


def earliest(presses: Sequence[Press]) -> Press:
    """The press that has the board."""
    return min(presses, key=lambda press: press.counts)


def has_pressed(race: Race, seat: Seat) -> bool:
    """Whether the seat's own call awaits the photo finish."""
    return any(press.seat == seat for press in race.presses)


def press(race: Race, seat: Seat, at: Millis, credit: Mapping[Seat, Millis], hold: Millis) -> Pressed | Called:
    """What comes of a call; whoever gets the board has it for so long."""
    if race.calling is not None:
        raise Illegal("board-taken", "Somebody has the board; wait until they have finished.")
    if has_pressed(race, seat):
        raise Illegal("called", "You have called SET already.")
    mine = Press(seat, at, at - credit[seat])
    presses = (*race.presses, mine)
    return finish(presses, at, hold) if decided(presses, credit) <= at else Pressed(seat, at, mine.counts)


def finish(presses: tuple[Press, ...], at: Millis, hold: Millis) -> Called:
    """The decision: who has the board, and until when."""
    return Called(earliest(presses).seat, at, at + hold, presses if len(presses) > 1 else ())


def heed(race: Race, notice: Notice, at: Millis) -> Gone | Returned | Measured:
    """What the house says of a player."""
    match notice:
        case Left(seat=who):
            if who in race.away:
                raise Illegal("away", "That player has left already.")
            return Gone(who, at)
        case Back(seat=who):
            if who not in race.away:
                raise Illegal("here", "That player is here already.")
            return Returned(who, at)
        case Lag(seat=who, ms=ms):
            return Measured(who, ms, at)


R = TypeVar("R", bound=Race)


def keep(race: R, event: RaceEvent) -> R:
    """The table after such an event."""
    match event:
        case Pressed(seat=seat, at=at, counts=counts):
            return replace(race, now=at, presses=(*race.presses, Press(seat, at, counts)))
        case Called(seat=seat, at=at, due=due):
            return replace(race, now=at, presses=(), calling=Calling(seat, due))
        case Gone(seat=seat, at=at):
            presses = tuple(press for press in race.presses if press.seat != seat)
            return replace(race, now=at, away=tuple(sorted((*race.away, seat))), presses=presses)
        case Returned(seat=seat, at=at):
            return replace(race, now=at, away=tuple(who for who in race.away if who != seat))
        case Measured(seat=seat, ms=ms, at=at):
            return replace(race, now=at, lags=(*race.lags[:seat], ms, *race.lags[seat + 1 :]))


def tell_call(event: RaceEvent, names: Sequence[str]) -> str:
    """Such an event in plain words."""
    match event:
        case Pressed(seat=seat):
            return f"{names[seat]} calls; the photo finish decides."
        case Called(seat=seat, photo=photo):
            finish = listed([f"{names[press.seat]} at {press.counts} ms" for press in photo])
            return f"{names[seat]} has the board." + (f" Photo finish: {finish}." if finish else "")
        case Gone(seat=seat):
            return f"{names[seat]} has left."
        case Returned(seat=seat):
            return f"{names[seat]} is back."
        case Measured(seat=seat, ms=ms):
            return f"{names[seat]} is {ms} ms away."
