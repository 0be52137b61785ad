"""First to call has the board, fairly: calls over slow connections count a little earlier."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from fivefold.core.game import Millis, Seat


class Press(Struct, frozen=True, gc=False):
    """A call that is waiting for the photo finish: when it arrived and when it counts."""

    seat: Seat
    arrived: Millis
    counts: Millis


class Calling(Struct, frozen=True, gc=False):
    """Somebody has the board, until then."""

    seat: Seat
    due: Millis


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
