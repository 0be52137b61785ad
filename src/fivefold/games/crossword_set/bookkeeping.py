"""Applies events to a state of CROSSWORD SET; the rules are decided elsewhere."""

from collections.abc import Iterable

from msgspec.structs import replace

from fivefold.core.game import Millis, Seat
from fivefold.core.sequences import replaced
from fivefold.games.crossword_set.model import (
    HAND,
    Arranged,
    Began,
    Declared,
    Event,
    GaveUp,
    Hand,
    Held,
    Moved,
    Reached,
    Rolled,
    RoundOver,
    Shown,
    State,
    Visited,
    Withdrew,
)
from fivefold.pieces.dice import WILD, Die, Face, all_but
from fivefold.pieces.presence import Gone, Returned, away_after
from fivefold.pieces.rounds import Readied, TimeUp


def moved(hand: Hand, grid: Seat, steps: Iterable[Moved]) -> Hand:
    """Return the hand after these dice moved to squares of that grid, or off it."""
    new = {die: (face, square) for die, face, square in steps}

    def after(held: Held) -> Held:
        if held.die not in new:
            return held
        face, square = new[held.die]
        return replace(held, face=face, grid=None if square is None else grid, square=square)

    return tuple(map(after, hand))


def read(hand: Hand, wilds: Iterable[Shown]) -> Hand:
    """Return the hand with new features for these WILDs."""
    faces = dict(wilds)
    return tuple(replace(held, face=faces[held.die]) if held.die in faces else held for held in hand)


def declared(hand: Hand, die: Die, face: Face) -> Hand:
    """Return the hand with a WILD whose features are declared, or no longer declared."""
    return tuple(replace(held, face=face, declared=face != WILD) if held.die == die else held for held in hand)


def _acted(state: State, seat: Seat, hand: Hand, at: Millis) -> State:
    return replace(
        state,
        now=at,
        last=seat,
        acted=replaced(state.acted, seat, at),
        hands=replaced(state.hands, seat, hand),
    )


def _frozen(hands: tuple[Hand, ...], dice: tuple[Die, ...]) -> tuple[Hand, ...]:
    return tuple(
        tuple(replace(held, frozen=True) if held.die in dice and not held.frozen else held for held in hand)
        for hand in hands
    )


def _without(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple(who for who in seats if who != seat)


def extra(hand: Hand) -> int:
    """Return the number of dice taken from the bag."""
    return max(0, len(hand) - HAND)


def _beside(die: Die, face: Face) -> Held:
    """Return a rolled die that lies on no grid."""
    return Held(die=die, face=face, grid=None, square=None, declared=False, frozen=False)


def apply(state: State, event: Event) -> State:
    match event:
        case Began(round=number, hands=hands, at=at):
            return replace(
                state,
                now=at,
                phase="building",
                round=number,
                since=at,
                bag=all_but({die for hand in hands for die, _ in hand}),
                hands=tuple([tuple([_beside(die, face) for die, face in hand]) for hand in hands]),
                acted=(at,) * state.seats,
                last=0,
                reaching=None,
                time_up=False,
                gave_up=(),
                ready=(),
                solution=None,
            )
        case Arranged(seat=seat, steps=steps, at=at, wilds=wilds):
            hand = read(moved(state.hands[seat], seat, steps), wilds)
            return _acted(state, seat, hand, at)
        case Visited(seat=seat, host=host, steps=steps, frozen=frozen, at=at, wilds=wilds):
            hand = read(moved(state.hands[seat], host, steps), wilds)
            after = _acted(state, seat, hand, at)
            return replace(after, hands=_frozen(after.hands, frozen))
        case Declared(seat=seat, die=die, face=face, at=at, wilds=wilds):
            hand = read(declared(state.hands[seat], die, face), wilds)
            return _acted(state, seat, hand, at)
        case Reached(seat=seat, at=at):
            return replace(state, now=at, reaching=seat)
        case Rolled(seat=seat, die=die, face=face):
            hand = (*state.hands[seat], _beside(die, face))
            bag = tuple(other for other in state.bag if other != die)
            return replace(_acted(state, seat, hand, state.now), bag=bag, reaching=None)
        case GaveUp(seat=seat, at=at):
            return replace(state, now=at, gave_up=tuple(sorted((*state.gave_up, seat))))
        case Withdrew(seat=seat, at=at):
            return replace(state, now=at, gave_up=_without(state.gave_up, seat))
        case Readied(seat=seat, at=at):
            return replace(state, now=at, ready=tuple(sorted((*state.ready, seat))))
        case TimeUp(at=at):
            return replace(state, now=at, time_up=True)
        case RoundOver(points=points, result=result, over=over, at=at, solution=solution):
            return replace(
                state,
                phase="over" if over else "between",
                since=at,
                time_up=False,
                gave_up=(),
                sheet=(*state.sheet, points),
                results=(*state.results, result),
                solution=solution,
            )
        case Gone(seat=seat, at=at):
            return replace(
                state,
                now=at,
                away=away_after(state.away, event),
                gave_up=_without(state.gave_up, seat),
                ready=_without(state.ready, seat),
            )
        case Returned(at=at):
            return replace(state, now=at, away=away_after(state.away, event))
