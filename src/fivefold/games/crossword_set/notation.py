"""CROSSWORD SET in short text: moves, everybody's grid, and every event in a sentence."""

import re
from collections.abc import Iterable, Sequence

from fivefold.core.errors import Unreadable
from fivefold.core.game import Millis, Seat
from fivefold.core.notation import counted
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
    Laid,
    Move,
    Moved,
    Put,
    Reached,
    Rolled,
    RoundOver,
    Shown,
    Step,
    Take,
    Visited,
    Withdraw,
    Withdrew,
)
from fivefold.games.crossword_set.view import DieView, View
from fivefold.pieces.dice import CODES, SIDES, WILD, Die
from fivefold.pieces.grid import Square
from fivefold.pieces.presence import Gone, Returned, tell_presence
from fivefold.pieces.rounds import Readied, Ready, TimeUp, tell_round

_PLAIN: dict[str, Move] = {"take": Take(), "give-up": GiveUp(), "withdraw": Withdraw(), "ready": Ready()}
_WRITTEN = {type(move): word for word, move in _PLAIN.items()}
_OFF = "off"


# -- moves


def write(move: Move) -> str:
    """The move in notation."""
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
    """The move a text stands for. Players count from 1, and so, with a view, may one's dice."""
    match text.lower().split():
        case ["give", "up"]:
            return GiveUp()
        case [word] if word in _PLAIN:
            return _PLAIN[word]
        case ["put", *words] if words:
            return Put(tuple(_read_steps(words, view)))
        case ["guest", host, *words] if words:
            if not re.fullmatch(r"[1-9][0-9]?", host):
                raise Unreadable(
                    "not-a-player", f"{host!r} is no player: write the number that stands before the name."
                )
            return Guest(int(host) - 1, tuple((die, _on(square)) for die, square in _read_steps(words, view)))
        case ["declare", die, face] if face == WILD or face in CODES:
            return Declare(_read_die(die, view), face)
        case _:
            raise Unreadable(
                "not-a-move",
                f"{text!r} is no move here: {', '.join(_PLAIN)}; put and dice with squares (or off); guest, a"
                " player's number and the same; declare, a WILD and what it stands for.",
            )


def _read_steps(words: Sequence[str], view: View | None) -> list[Step]:
    if len(words) % 2:
        raise Unreadable("not-a-move", "Name a square, or off, after each die.")
    return [(_read_die(die, view), _read_square(square)) for die, square in zip(words[::2], words[1::2], strict=True)]


def _read_die(word: str, view: View | None) -> Die:
    if word in SIDES:
        return word
    if view is not None and view.me is not None and re.fullmatch(r"\d{1,2}", word):
        if 1 <= int(word) <= len(view.me.dice):
            return view.me.dice[int(word) - 1].die
        raise Unreadable("not-a-die", f"You have no die {word}.")
    raise Unreadable("not-a-die", f"{word!r} is no die: write its number in your list, or its name, such as #17.")


def _read_square(word: str) -> Square | None:
    return None if word == _OFF else GRID.read(word)


def _on(square: Square | None) -> Square:
    if square is None:
        raise Unreadable("not-a-square", "A guest needs a square.")
    return square


# -- the table


def show(view: View, names: Sequence[str]) -> str:
    """Each player's grid with the dice beside it; whoever looks comes last, with numbers for the dice."""
    head = f"Round {view.round} of {view.rounds}, {counted(view.bag, 'die', 'dice')} in the bag"
    order = sorted(range(len(names)), key=lambda who: who == view.seat)
    rows = [head, *(row for who in order for row in _player(view, who, names[who]))]
    if view.solution is not None:
        rows += ["The solver:", *_grid({laid.square: laid.face for laid in view.solution.laid})]
    return "\n".join(rows)


def _player(view: View, who: Seat, name: str) -> Iterable[str]:
    player = view.players[who]
    notes = [counted(player.points, "point"), f"{len(player.dice) - player.unused} of {len(player.dice)} dice used"]
    notes += ["frozen"] * player.frozen + ["gives up"] * player.gave_up
    notes += ["ready"] * player.ready + ["away"] * player.away
    yield f"{who + 1} {name}: {', '.join(notes)}"
    here = {
        die.square: die.face if die.in_set else f"({die.face})"
        for other in view.players
        for die in other.dice
        if die.grid == who and die.square
    }
    yield from _grid(here)
    if who == view.seat:
        yield "  " + "  ".join(f"{number}:{die.face}{_where(die, who)}" for number, die in enumerate(player.dice, 1))
    elif off := [die.face for die in player.dice if die.square is None]:
        yield f"  beside: {' '.join(off)}"


def _where(die: DieView, who: Seat) -> str:
    if die.square is None or die.grid is None:
        return ""
    return f"@{die.square}" if die.grid == who else f"@{die.square} of {die.grid + 1}"


def _grid(shown: dict[Square, str]) -> Iterable[str]:
    """The rows and columns where something lies, with their names."""
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


def tell(event: Event, names: Sequence[str]) -> str:
    """The event in plain words."""
    match event:
        case Began(round=number, hands=hands):
            rolled = "; ".join(f"{names[who]} {_faces(hand)}" for who, hand in enumerate(hands))
            return f"Round {number}: all roll. {rolled}."
        case Arranged(seat=seat, steps=steps, wilds=wilds):
            return f"{names[seat]} puts {_steps(steps)}.{_wilds(wilds)}"
        case Visited(seat=seat, host=host, steps=steps, wilds=wilds):
            return f"{names[seat]} puts {_steps(steps)} of {names[host]}'s grid.{_wilds(wilds)}"
        case Declared(seat=seat, face=face, wilds=wilds):
            stands = "for whatever fits" if face == WILD else f"for {face[1:]}"
            return f"{names[seat]}'s WILD stands {stands}.{_wilds(wilds)}"
        case Reached(seat=seat):
            return f"{names[seat]} reaches into the bag."
        case Rolled(seat=seat, face=face):
            return f"{names[seat]} rolls {face}."
        case GaveUp(seat=seat):
            return f"{names[seat]} would give up."
        case Withdrew(seat=seat):
            return f"{names[seat]} goes on."
        case RoundOver():
            return _round_over(event, names)
        case Readied() | TimeUp():
            return tell_round(event, names)
        case Gone() | Returned():
            return tell_presence(event, names)


def _faces(hand: Iterable[Shown]) -> str:
    return " ".join(face for _, face in hand)


def _steps(steps: Iterable[Moved]) -> str:
    return ", ".join(f"{face} on {square}" if square else f"{face} aside" for _, face, square in steps)


def _wilds(wilds: Sequence[Shown]) -> str:
    return "".join(f" A WILD stands for {face[1:] or 'nothing'} now." for _, face in wilds)


def _round_over(event: RoundOver, names: Sequence[str]) -> str:
    result = event.result
    if event.solution is not None:
        return f"{_alone(event)} The solver: {_layout(event.solution.laid)}."
    if result.winner is None:
        why = "All give up" if result.reason == "given-up" else "Nobody was in time"
        return f"{why}: nobody wins the round."
    return f"{names[result.winner]} has used all dice and wins {counted(sum(event.points), 'point')}."


def _alone(event: RoundOver) -> str:
    result, solution = event.result, event.solution
    assert solution is not None
    extra = counted(result.extra[0], "extra die", "extra dice")
    if result.winner is None:
        mine = f"{counted(result.unused[0], 'die', 'dice')} left over after {clock(result.length)}, with {extra}."
    else:
        mine = f"All dice used in {clock(result.length)}, with {extra}."
    if solution.is_complete:
        return f"{mine} It can be done with {counted(solution.extra, 'extra die', 'extra dice')}."
    return f"{mine} At most {len(solution.laid)} of {solution.dice} can be used."


def _layout(laid: Iterable[Laid]) -> str:
    return " ".join(f"{one.face}@{one.square}" for one in laid) or "nothing"


def clock(at: Millis) -> str:
    """A time as people read it: minutes and seconds."""
    minutes, seconds = divmod(at // 1000, 60)
    return f"{minutes}:{seconds:02}"
