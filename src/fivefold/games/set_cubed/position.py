"""Positions of SET CUBED: a whole state as one line of text.

    seats 2; phase turn; first 1; board 1ro#1@f7 2ro#2@g7 3ro#3@h7; hands 2rd#4 *#5 | 3pq#9 1go#12; sheet 0 3

A die is its face and its number, and on the board its square. `board` is in the order in which dice were put down.
`bag` is omitted when it has all other dice. `plays` are those of the turn, each with its SETs, such as `g8=*2rd f8-h8:2
bonus:5`, separated by commas. `waiting` is a die that makes no SET yet, `freed` a WILD that is about to be rolled.
`sheet` has a row for each round, `idle` the number of rounds without a die, and `played` and `could-play` say whether a
player has played or could have played in this one. `chosen` are the dice that each player rolls again, or `keep`.
`past` is the turn before: its player, and why it was over; `past-plays` are its plays.
"""

from typing import cast, get_args

from fivefold.core.game import Players, Seat, SeenBy
from fivefold.core.layout import (
    NUMBER,
    SEAT,
    YES,
    Codec,
    Field,
    Found,
    Layout,
    derived,
    each,
    maybe,
    one_of,
    owned,
    public,
)
from fivefold.core.position import HIDDEN, Part, spaced
from fivefold.games.set_cubed.boards import GRID, LOGO
from fivefold.games.set_cubed.model import (
    DICE_A_TURN,
    FULL,
    Ending,
    Hand,
    Held,
    Laid,
    NewSet,
    Past,
    Phase,
    Play,
    Spot,
    State,
    TurnEnd,
    in_play,
)
from fivefold.pieces.dice import (
    ORDER,
    WILD,
    Die,
    is_wild,
    meaning,
    read_bag,
    read_die,
    read_face,
    read_shown,
    write_bag,
    write_shown,
)
from fivefold.pieces.rounds import SHEET

_KEEP = "keep"
_BONUS = "bonus"


def _laid(laid: Laid) -> str:
    return f"{write_shown(laid.die, laid.face)}@{laid.square}"


def _plays(plays: tuple[Play, ...]) -> str:
    def written(play: Play) -> str:
        spots = [f"{spot.square}={spot.face}" for spot in play.spots]
        sets = [f"{made.squares[0]}-{made.squares[2]}:{made.points}" for made in play.sets]
        return spaced((*spots, *sets, *([f"{_BONUS}:{play.bonus}"] if play.bonus else [])))

    return ", ".join(map(written, plays))


def _read_laid(part: Part) -> Laid:
    shown, square = part.cut("@")
    die, face = shown.read(read_shown)
    return Laid(square.read(GRID.read), die, face)


def _read_hand(part: Part) -> Hand:
    held = [Held(*word.read(read_shown)) for word in part.words()]
    if len(held) > FULL:
        raise part.wrong("set_cubed.wrong.hand", most=FULL)
    if any(is_wild(one.face) and meaning(one.face) for one in held):
        raise part.wrong("set_cubed.wrong.wild-in-hand", wild=WILD)
    return tuple(sorted(held, key=lambda one: ORDER[one.die]))


def _read_chosen(part: Part) -> tuple[Die, ...] | None:
    if not part.text:
        return None
    return () if part.text.lower() == _KEEP else part.pieces(read_die)


def _read_plays(part: Part) -> tuple[Play, ...]:
    return tuple(map(_read_play, part.groups()))


def _read_play(part: Part) -> Play:
    spots: list[Spot] = []
    sets: list[NewSet] = []
    bonus = 0
    for word in part.words():
        if "=" in word.text:
            square, face = word.cut("=")
            spots.append(Spot(square.read(GRID.read), face.read(read_face)))
        elif word.text.lower().startswith(_BONUS):
            bonus = word.cut(":")[1].number(2, 10)
        else:
            sets.append(_read_set(word))
    if not 1 <= len(spots) <= 2 and len(spots) != len(LOGO):
        raise part.wrong("set_cubed.wrong.spots")
    return Play(tuple(spots), tuple(sets), bonus, bonus + sum(made.points for made in sets))


def _read_set(word: Part) -> NewSet:
    ends, points = word.cut(":")
    first, last = [end.read(GRID.read) for end in ends.cut("-")]
    for line in GRID.lines_through[GRID.place[first]]:
        a, b, c = [GRID.squares[place] for place in line]
        if (a, c) == (first, last):
            return NewSet((a, b, c), points.number(0, 3))
    raise ends.wrong("set_cubed.wrong.set")


def _read_past(part: Part) -> tuple[Seat, TurnEnd]:
    match part.words():
        case [seat, reason]:
            return seat.seat(), cast(TurnEnd, reason.word(get_args(TurnEnd)))
        case _:
            raise part.wrong("set_cubed.wrong.past")


LAID: Codec[Laid] = Codec(_laid, _read_laid)
BOARD: Codec[tuple[Laid, ...]] = Codec(
    lambda board: spaced(map(_laid, board)), lambda part: tuple(map(_read_laid, part.words()))
)  # fmt: skip
HAND: Codec[Hand] = Codec(lambda hand: spaced([write_shown(held.die, held.face) for held in hand]), _read_hand)
PLAYS: Codec[tuple[Play, ...]] = Codec(_plays, _read_plays)
DIE: Codec[Die] = Codec(str, lambda part: part.read(read_die))
CHOSEN: Codec[tuple[Die, ...] | None] = Codec(
    lambda dice: "" if dice is None else spaced(dice) or _KEEP,
    _read_chosen,
    lambda dice: "" if dice is None else HIDDEN,
)


def _write_bag(state: State, seen_by: SeenBy) -> str:
    in_sight = set(in_play(state.hands, state.board, state.waiting, state.freed))
    return write_bag(state.bag, in_sight, is_seen=seen_by == "all")


LAYOUT = Layout(
    State,
    Players(2, 4),
    {
        "phase": one_of(Phase, "turn"),
        "first": SEAT,
        "turn": SEAT,
        "since": NUMBER,
        "now": NUMBER,
        "board": BOARD,
        "hands": each(HAND),
        "bag": derived(lambda state: state, Field(_write_bag, lambda part: part)),
        "plays": PLAYS,
        "waiting": maybe(LAID),
        "freed": public(maybe(DIE)),
        "sheet": SHEET,
        "played": YES,
        "could_play": YES,
        "idle": NUMBER,
        "chosen": owned(CHOSEN),
        "past": derived(
            lambda state: state.past and (state.past.seat, state.past.reason), maybe(Codec(spaced, _read_past))
        ),
        "past_plays": derived(lambda state: state.past.plays if state.past else (), PLAYS),
        "ended": one_of(Ending),
    },
)
write_state = LAYOUT.write


def read_state(text: str) -> State:
    """Read a state from its position; raises Unreadable, which gives the place of the error."""
    found = LAYOUT.read(text)
    past: Past | None = None
    if found["past"] is not None:
        (seat, reason), plays = found["past"], found["past_plays"]
        past = Past(seat, plays, sum(play.points for play in plays), reason)
    if found["phase"] != "extra":
        found.state["chosen"] = ()
    bag = read_bag(found["bag"], set(in_play(found["hands"], found["board"], found["waiting"], found["freed"])))
    state = State(**found.state, bag=bag, past=past)
    _check(found, state)
    _check_turn(found, state)
    return state


def _check(found: Found, state: State) -> None:
    """Check that the board and the sheet exist only after the race, and that a finished match gives its ending."""
    squares = [laid.square for laid in state.board]
    if len(set(squares)) < len(squares):
        raise found.wrong("board", "set_cubed.wrong.square-twice")
    if any(meaning(laid.face) is None for laid in state.board):
        raise found.wrong("board", "set_cubed.wrong.wild-on-board")
    if state.phase in ("deal", "race"):
        if squares or state.sheet:
            raise found.wrong("phase", "set_cubed.wrong.before-race")
        if any(len(hand) != (FULL if state.phase == "race" else 0) for hand in state.hands):
            raise found.wrong("hands", "set_cubed.wrong.race-hands", full=FULL)
    elif not (squares and state.sheet):
        raise found.wrong("board", "set_cubed.wrong.after-race")
    for hand, chosen in zip(state.hands, state.chosen, strict=False):
        if not {held.die for held in hand}.issuperset(chosen or ()):
            raise found.wrong("chosen", "set_cubed.wrong.own-dice")
    if (state.phase == "over") != bool(state.ended):
        raise found.wrong("ended", "set_cubed.wrong.ended")


def _check_turn(found: Found, state: State) -> None:
    """Check that the dice of the current turn are the last ones on the board."""
    spots = [spot for play in state.plays for spot in play.spots]
    if spots != [Spot(laid.square, laid.face) for laid in state.board[len(state.board) - len(spots) :]]:
        raise found.wrong("plays", "set_cubed.wrong.last-plays")
    down = len(spots) + (state.waiting is not None)
    if down > DICE_A_TURN:
        raise found.wrong("plays", "set_cubed.wrong.turn-dice", most=DICE_A_TURN)
    if len(state.hands[state.turn]) + down + (state.freed is not None) > FULL:
        raise found.wrong("hands", "set_cubed.wrong.hand-with-turn", most=FULL)
    if state.phase != "turn" and (spots or state.waiting or state.freed):
        raise found.wrong("phase", "set_cubed.wrong.no-turn")
    if (waiting := state.waiting) is not None:
        if waiting.square in {laid.square for laid in state.board}:
            raise found.wrong("waiting", "set_cubed.wrong.covered")
        if is_wild(waiting.face) and waiting.face != WILD:
            raise found.wrong("waiting", "set_cubed.wrong.wild-waits", wild=WILD)
