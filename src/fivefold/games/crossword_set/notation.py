"""The notation of CROSSWORD SET's moves and grids, and messages about the table and its events."""

import re
from collections.abc import Iterable, Mapping, Sequence

from fivefold.core.errors import Unreadable
from fivefold.core.game import Seat
from fivefold.core.notation import clock
from fivefold.core.words import Message, Pieces, Series, Who, listed, message
from fivefold.games.crossword_set.model import (
    GRID,
    Arranged,
    Began,
    Declare,
    Declared,
    Event,
    GaveUp,
    GiveUp,
    Guest,
    Move,
    Moved,
    Put,
    Reached,
    Result,
    Rolled,
    RoundOver,
    Shown,
    Solution,
    Step,
    Take,
    Visited,
    Withdraw,
    Withdrew,
)
from fivefold.games.crossword_set.view import DieView, View
from fivefold.pieces.dice import CODES, SIDES, WILD, Die, Face
from fivefold.pieces.grid import Square
from fivefold.pieces.presence import Gone, Returned, tell_presence
from fivefold.pieces.rounds import Readied, Ready, TimeUp, tell_round

_PLAIN: dict[str, Move] = {"take": Take(), "give-up": GiveUp(), "withdraw": Withdraw(), "ready": Ready()}
_WRITTEN = {type(move): word for word, move in _PLAIN.items()}
_OFF = "off"


# -- moves


def write(move: Move) -> str:
    match move:
        case Put(steps=steps):
            return f"put {_write_steps(steps)}"
        case Guest(host=host, steps=steps):
            return f"guest {host + 1} {_write_steps(steps)}"
        case Declare(die=die, face=face):
            return f"declare {die} {face}"
        case _:
            return _WRITTEN[type(move)]


def _write_steps(steps: Iterable[Step]) -> str:
    return " ".join(f"{die} {square or _OFF}" for die, square in steps)


def read(text: str, view: View | None = None) -> Move:
    """Read a move. Players count from 1; with a view, so may the viewer's dice."""
    match text.lower().split():
        case ["give", "up"]:
            return GiveUp()
        case [word] if word in _PLAIN:
            return _PLAIN[word]
        case ["put", *words] if words:
            return Put(tuple(_read_steps(words, view)))
        case ["guest", host, *words] if words:
            if not re.fullmatch(r"[1-9][0-9]?", host):
                raise Unreadable("crossword_set.not-a-player", text=host)
            return Guest(int(host) - 1, tuple((die, _on(square)) for die, square in _read_steps(words, view)))
        case ["declare", die, face] if face == WILD or face in CODES:
            return Declare(_read_die(die, view), face)
        case _:
            raise Unreadable("crossword_set.not-a-move", text=text, words=listed(_PLAIN, "comma"))


def _read_steps(words: Sequence[str], view: View | None) -> list[Step]:
    if len(words) % 2:
        raise Unreadable("crossword_set.not-a-move.pairs")
    return [(_read_die(die, view), _read_square(square)) for die, square in zip(words[::2], words[1::2], strict=True)]


def _read_die(word: str, view: View | None) -> Die:
    if word in SIDES:
        return word
    if view is not None and view.me is not None and re.fullmatch(r"\d{1,2}", word):
        if 1 <= int(word) <= len(view.me.dice):
            return view.me.dice[int(word) - 1].die
        raise Unreadable("crossword_set.not-a-die.number", number=word)
    raise Unreadable("crossword_set.not-a-die", text=word)


def _read_square(word: str) -> Square | None:
    return None if word == _OFF else GRID.read(word)


def _on(square: Square | None) -> Square:
    if square is None:
        raise Unreadable("crossword_set.not-a-square")
    return square


# -- the table


def show(view: View) -> list[Message | str]:
    """Describe each player's grid and loose dice; the viewer comes last, with numbers for the dice."""
    rows: list[Message | str] = [message("crossword_set.show", round=view.round, rounds=view.rounds, bag=view.bag)]
    for who in sorted(range(len(view.players)), key=lambda who: who == view.seat):
        rows += _player(view, who)
    if view.solution is not None:
        rows += [
            message("crossword_set.show.solver"),
            *_grid({laid.square: laid.face for laid in view.solution.laid}),
        ]
    return rows


def _player(view: View, who: Seat) -> Iterable[Message | str]:
    player = view.players[who]
    dice = len(player.dice)
    notes = [
        message("crossword_set.show-note.points", points=player.points),
        message("crossword_set.show-note.used", used=dice - player.unused, dice=dice),
    ]
    states = {
        "frozen": player.frozen,
        "gives-up": who in view.gave_up,
        "ready": who in view.ready,
        "away": who in view.away,
    }
    notes += [message(f"crossword_set.show-note.{state}") for state, is_so in states.items() if is_so]
    yield message("crossword_set.show-player", number=who + 1, who=Who(who), notes=listed(notes, "comma"))
    here = {
        die.square: die.face if die.in_set else f"({die.face})"
        for other in view.players
        for die in other.dice
        if die.grid == who and die.square
    }
    yield from _grid(here)
    if who == view.seat:
        yield "  " + "  ".join(f"{number}:{die.face}{_where(die, who)}" for number, die in enumerate(player.dice, 1))
    elif off := tuple([die.face for die in player.dice if die.square is None]):
        yield message("crossword_set.show-beside", dice=Pieces(off))


def _where(die: DieView, who: Seat) -> str:
    if die.square is None or die.grid is None:
        return ""
    return f"@{die.square}" if die.grid == who else f"@{die.grid + 1}/{die.square}"


def _grid(shown: dict[Square, str]) -> Iterable[str]:
    """Return the occupied rows and columns, with their names."""
    if not shown:
        return
    places = [GRID.place[square] for square in shown]
    columns = range(min(p % GRID.side for p in places), max(p % GRID.side for p in places) + 1)
    rows = range(min(places) // GRID.side, max(places) // GRID.side + 1)
    width = max(4, *map(len, shown.values()))
    yield "     " + " ".join(f"{GRID.squares[column][0]:^{width}}" for column in columns).rstrip()
    for row in rows:
        squares = [GRID.squares[row * GRID.side + column] for column in columns]
        yield f"  {row + 1:>2} " + " ".join(f"{shown.get(square, '.'):^{width}}" for square in squares).rstrip()


# -- events


def tell(event: Event) -> list[Message]:
    match event:
        case Began(round=number, hands=hands):
            rolls = [
                message("crossword_set.rolls", who=Who(who), dice=Pieces(tuple([face for _, face in hand])))
                for who, hand in enumerate(hands)
            ]
            return [message("crossword_set.began", round=number), *rolls]
        case Arranged(seat=seat, steps=steps, wilds=wilds):
            return [message("crossword_set.arranged", who=Who(seat), dice=_steps(steps)), *_wilds(wilds)]
        case Visited(seat=seat, host=host, steps=steps, wilds=wilds):
            visit = message("crossword_set.visited", who=Who(seat), host=Who(host), dice=_steps(steps))
            return [visit, *_wilds(wilds)]
        case Declared(seat=seat, face=face, wilds=wilds):
            if face == WILD:
                return [message("crossword_set.declared.free", who=Who(seat)), *_wilds(wilds)]
            return [message("crossword_set.declared", who=Who(seat), face=_meant(face)), *_wilds(wilds)]
        case Reached(seat=seat):
            return [message("crossword_set.reached", who=Who(seat))]
        case Rolled(seat=seat, face=face):
            return [message("crossword_set.rolls", who=Who(seat), dice=Pieces((face,)))]
        case GaveUp(seat=seat):
            return [message("crossword_set.gives-up", who=Who(seat))]
        case Withdrew(seat=seat):
            return [message("crossword_set.goes-on", who=Who(seat))]
        case RoundOver():
            return _round_over(event)
        case Readied() | TimeUp():
            return tell_round(event)
        case Gone() | Returned():
            return tell_presence(event)


def spots(laid: Mapping[Square, Face]) -> Series:
    return listed(
        [message("crossword_set.spot", face=Pieces((face,)), square=square) for square, face in laid.items()], "comma"
    )


def _steps(steps: Iterable[Moved]) -> Series:
    return listed(
        [
            message("crossword_set.spot", face=Pieces((face,)), square=square)
            if square
            else message("crossword_set.spot.off", face=Pieces((face,)))
            for _, face, square in steps
        ],
        "comma",
    )


def _meant(face: Face) -> Pieces:
    return Pieces((face.lstrip(WILD),))


def _wilds(wilds: Sequence[Shown]) -> list[Message]:
    return [
        message("crossword_set.wild-now.nothing")
        if face == WILD
        else message("crossword_set.wild-now", face=_meant(face))
        for _, face in wilds
    ]


def _round_over(event: RoundOver) -> list[Message]:
    result = event.result
    if event.solution is not None:
        return _alone(result, event.solution)
    if result.winner is None:
        return [message(f"crossword_set.round-over.{result.reason}")]
    return [message("crossword_set.round-over", who=Who(result.winner), points=sum(event.points))]


def _alone(result: Result, solution: Solution) -> list[Message]:
    key = "crossword_set.alone.left" if result.winner is None else "crossword_set.alone"
    laid = {one.square: one.face for one in solution.laid}
    return [
        message(key, unused=result.unused[0], time=clock(result.length), extra=result.extra[0]),
        message("crossword_set.solver", extra=solution.extra)
        if solution.is_complete
        else message("crossword_set.solver.most", laid=len(laid), dice=solution.dice),
        message("crossword_set.solver-grid", dice=spots(laid)),
    ]
