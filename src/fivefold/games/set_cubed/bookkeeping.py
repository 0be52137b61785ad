"""Applies events to a state of SET CUBED; the rules are decided elsewhere."""

from msgspec.structs import replace

from fivefold.core.sequences import replaced
from fivefold.games.set_cubed.model import (
    Chose,
    Drew,
    Ended,
    Event,
    Hand,
    Held,
    Laid,
    Offered,
    Opened,
    Past,
    Placed,
    Play,
    Replaced,
    Rolled,
    State,
    TookBack,
    TurnOver,
    Waited,
)
from fivefold.pieces.dice import ORDER, Die, unstated
from fivefold.pieces.rounds import Sheet, TimeUp


def _sorted(hand: tuple[Held, ...]) -> Hand:
    return tuple(sorted(hand, key=lambda held: ORDER[held.die]))


def _less(state: State, seat: int, dice: tuple[Die, ...]) -> tuple[Hand, ...]:
    return replaced(state.hands, seat, tuple([held for held in state.hands[seat] if held.die not in dice]))


def _more(state: State, seat: int, laid: tuple[Laid, ...]) -> tuple[Hand, ...]:
    """Return the hands with dice taken back from the board; a WILD loses its stated features."""
    back = tuple([Held(one.die, unstated(one.face)) for one in laid])
    return replaced(state.hands, seat, _sorted((*state.hands[seat], *back)))


def _on_board(state: State, dice: tuple[Die, ...], play: Play) -> tuple[Laid, ...]:
    new = [Laid(spot.square, die, spot.face) for spot, die in zip(play.spots, dice, strict=True)]
    return (*state.board, *new)


def _added(state: State, seat: int, points: int) -> Sheet:
    row = state.sheet[-1]
    return (*state.sheet[:-1], replaced(row, seat, row[seat] + points))


def _drew(state: State, event: Drew) -> State:
    drawn = {held.die for new in event.dice for held in new}
    return replace(
        state,
        phase="race" if state.phase == "deal" else "drawn",
        bag=tuple([die for die in state.bag if die not in drawn]),
        hands=tuple([_sorted((*hand, *new)) for hand, new in zip(state.hands, event.dice, strict=True)]),
    )


def _rolled(state: State, event: Rolled) -> State:
    shown = {held.die: held for new in event.dice for held in new}
    hands = tuple([tuple([shown.get(held.die, held) for held in hand]) for hand in state.hands])
    match event.reason:
        case "freed":
            assert state.freed is not None
            own = _sorted((*hands[state.turn], shown[state.freed]))
            return replace(state, hands=replaced(hands, state.turn, own), freed=None)
        case "no-set":
            return replace(state, hands=hands, phase="race", since=state.now)
        case "extra" | "stuck":
            return replace(
                state,
                hands=hands,
                phase="turn",
                turn=state.first,
                since=state.now,
                sheet=(*state.sheet, (0,) * state.seats),
                played=False,
                could_play=False,
                chosen=(),
            )


def _next_turn(state: State, seat: int) -> State:
    """Start the next player's turn, or end the round."""
    turn = (seat + 1) % state.seats
    if turn != state.first:
        return replace(state, turn=turn, since=state.now)
    idle = 0 if state.played else state.idle + 1
    return replace(state, phase="refill", turn=turn, since=state.now, idle=idle)


def _turn_over(state: State, event: TurnOver) -> State:
    seat = event.seat
    hands = state.hands if state.waiting is None else _more(state, seat, (state.waiting,))
    over = replace(
        state,
        now=event.at,
        hands=hands,
        waiting=None,
        sheet=_added(state, seat, event.points),
        plays=(),
        played=state.played or bool(state.plays),
        could_play=state.could_play or event.could_play,
        past=Past(seat, state.plays, event.points, event.reason),
    )
    return _next_turn(over, seat)


def _took_back(state: State, event: TookBack) -> State:
    if state.waiting is not None:
        return replace(state, now=event.at, hands=_more(state, event.seat, (state.waiting,)), waiting=None)
    kept = len(state.board) - len(event.squares)
    return replace(
        state,
        now=event.at,
        board=state.board[:kept],
        hands=_more(state, event.seat, state.board[kept:]),
        plays=state.plays[:-1],
    )


def apply(state: State, event: Event) -> State:
    match event:
        case Placed(seat=seat, dice=dice, play=play, at=now):
            board = _on_board(state, dice, play)
            plays = (*state.plays, play)
            return replace(state, now=now, board=board, hands=_less(state, seat, dice), plays=plays, waiting=None)
        case Waited(seat=seat, laid=laid, at=now):
            return replace(state, now=now, hands=_less(state, seat, (laid.die,)), waiting=laid)
        case TookBack():
            return _took_back(state, event)
        case TurnOver():
            return _turn_over(state, event)
        case Drew():
            return _drew(state, event)
        case Rolled():
            return _rolled(state, event)
        case Replaced(seat=seat, square=square, die=die, face=face, freed=freed, at=now):
            board = tuple([Laid(square, die, face) if laid.square == square else laid for laid in state.board])
            return replace(state, now=now, board=board, hands=_less(state, seat, (die,)), freed=freed)
        case Chose(seat=seat, dice=dice, at=now):
            return replace(state, now=now, chosen=replaced(state.chosen, seat, dice or ()))
        case Offered():
            chosen = tuple([None if hand else () for hand in state.hands])
            return replace(state, phase="extra", since=state.now, chosen=chosen)
        case Opened(seat=seat, dice=dice, play=play, at=now):
            opened = replace(
                state,
                now=now,
                phase="turn",
                first=seat,
                board=_on_board(state, dice, play),
                hands=_less(state, seat, dice),
                sheet=(replaced((0,) * state.seats, seat, play.points),),
                played=True,
                past=Past(seat, (play,), play.points, "opened"),
            )
            return _next_turn(opened, seat)
        case TimeUp(at=now):
            return replace(state, now=now, chosen=tuple([own or () for own in state.chosen]))
        case Ended(reason=reason):
            return replace(state, phase="over", ended=reason)
