"""A whole table of SET CUBED as one line of text, and back.

    seats 2; phase turn; first 1; board 1ro#1@f7 2ro#2@g7 3ro#3@h7; hands 2rd#4 *#5 | 3pq#9 1go#12; sheet 0 3

A die is what it shows and its number, and on the board its square. `board` is in the order in which dice were put
down. `bag` is left out when all other dice are in it. `plays` are those of the turn, each with what it made, such as
`g8=*2rd f8-h8:2 bonus:5`; a comma stands between two. `waiting` is a die that makes no SET yet, `freed` a WILD that is
about to be rolled. `sheet` has a row for each round, `idle` the rounds without a die, and `played` and `could-play` say
whether anybody has played or could have in this one. `chosen` are the dice that each player rolls once more, or `keep`.
`past` is the turn before: whose, and why it was over; `past-plays` is what was played.
"""

from typing import cast, get_args

from fivefold.core.game import Players, SeenBy
from fivefold.core.position import HIDDEN, Fields, Part, by_seat, spaced, write_fields
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
from fivefold.pieces.rounds import read_sheet, write_sheet

_YES = "yes"
_KEEP = "keep"
_BONUS = "bonus"


def write_state(state: State, seen_by: SeenBy = "all") -> str:
    """The table in one line; for a seat without the dice that others have chosen to roll once more."""
    past = state.past
    chosen = [
        "" if own is None else HIDDEN if seen_by not in ("all", seat) else spaced(own) or _KEEP
        for seat, own in enumerate(state.chosen)
    ]
    return write_fields(
        state.seats,
        {
            "phase": state.phase,
            "first": state.first,
            "turn": state.turn,
            "since": state.since,
            "now": state.now,
            "board": spaced(map(_laid, state.board)),
            "hands": by_seat([spaced([write_shown(held.die, held.face) for held in hand]) for hand in state.hands]),
            "bag": write_bag(
                state.bag,
                set(in_play(state.hands, state.board, state.waiting, state.freed)),
                is_seen=seen_by == "all",
            ),
            "plays": _plays(state.plays),
            "waiting": _laid(state.waiting) if state.waiting else "",
            "freed": state.freed,
            "sheet": write_sheet(state.sheet),
            "played": _YES if state.played else "",
            "could-play": _YES if state.could_play else "",
            "idle": state.idle,
            "chosen": by_seat(chosen),
            "past": f"{past.seat} {past.reason}" if past else "",
            "past-plays": _plays(past.plays) if past else "",
            "ended": state.ended,
        },
    )


def _laid(laid: Laid) -> str:
    return f"{write_shown(laid.die, laid.face)}@{laid.square}"


def _plays(plays: tuple[Play, ...]) -> str:
    def written(play: Play) -> str:
        spots = [f"{spot.square}={spot.face}" for spot in play.spots]
        sets = [f"{made.squares[0]}-{made.squares[2]}:{made.points}" for made in play.sets]
        return spaced((*spots, *sets, *([f"{_BONUS}:{play.bonus}"] if play.bonus else [])))

    return ", ".join(map(written, plays))


def read_state(text: str) -> State:
    """The table that a line stands for; raises Unreadable, which says where."""
    fields = Fields(text, Players(2, 4))
    board = tuple([_read_laid(word) for word in fields["board"].words()])
    hands = fields.by_seat("hands", _read_hand)
    waiting = _read_laid(fields["waiting"]) if fields["waiting"].text else None
    freed = fields["freed"].read(read_die) if fields["freed"].text else None
    phase = cast(Phase, fields["phase"].word(get_args(Phase)) or "turn")
    chosen = fields.by_seat("chosen", _read_chosen) if phase == "extra" else ()
    state = State(
        seats=fields.seats,
        phase=phase,
        bag=read_bag(fields["bag"], set(in_play(hands, board, waiting, freed))),
        hands=hands,
        board=board,
        sheet=read_sheet(fields["sheet"], fields.seats),
        first=fields.seat("first"),
        turn=fields.seat("turn"),
        since=fields["since"].number(),
        now=fields["now"].number(),
        plays=_read_plays(fields["plays"]),
        waiting=waiting,
        freed=freed,
        played=fields["played"].word((_YES,)) == _YES,
        could_play=fields["could-play"].word((_YES,)) == _YES,
        idle=fields["idle"].number(),
        chosen=chosen,
        past=_read_past(fields),
        ended=cast(Ending, fields["ended"].word(get_args(Ending))),
    )
    fields.done()
    _check(fields, state)
    _check_turn(fields, state)
    return state


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


def _read_past(fields: Fields) -> Past | None:
    part, plays = fields["past"], _read_plays(fields["past-plays"])
    match part.words():
        case []:
            return None
        case [seat, reason]:
            points = sum(play.points for play in plays)
            why = cast(TurnEnd, reason.word(get_args(TurnEnd)))
            return Past(seat.number(0, fields.seats - 1), plays, points, why)
        case _:
            raise part.wrong("set_cubed.wrong.past")


def _check(fields: Fields, state: State) -> None:
    """The board and the sheet belong to the time after the race, and what has ended says why."""
    squares = [laid.square for laid in state.board]
    if len(set(squares)) < len(squares):
        raise fields["board"].wrong("set_cubed.wrong.square-twice")
    if any(meaning(laid.face) is None for laid in state.board):
        raise fields["board"].wrong("set_cubed.wrong.wild-on-board")
    if state.phase in ("deal", "race"):
        if squares or state.sheet:
            raise fields["phase"].wrong("set_cubed.wrong.before-race")
        if any(len(hand) != (FULL if state.phase == "race" else 0) for hand in state.hands):
            raise fields["hands"].wrong("set_cubed.wrong.race-hands", full=FULL)
    elif not (squares and state.sheet):
        raise fields["board"].wrong("set_cubed.wrong.after-race")
    for hand, chosen in zip(state.hands, state.chosen, strict=False):
        if not {held.die for held in hand}.issuperset(chosen or ()):
            raise fields["chosen"].wrong("set_cubed.wrong.own-dice")
    if (state.phase == "over") != bool(state.ended):
        raise fields["ended"].wrong("set_cubed.wrong.ended")


def _check_turn(fields: Fields, state: State) -> None:
    """What a turn has put down lies on the board, as the last."""
    spots = [spot for play in state.plays for spot in play.spots]
    if spots != [Spot(laid.square, laid.face) for laid in state.board[len(state.board) - len(spots) :]]:
        raise fields["plays"].wrong("set_cubed.wrong.last-plays")
    down = len(spots) + (state.waiting is not None)
    if down > DICE_A_TURN:
        raise fields["plays"].wrong("set_cubed.wrong.turn-dice", most=DICE_A_TURN)
    if len(state.hands[state.turn]) + down + (state.freed is not None) > FULL:
        raise fields["hands"].wrong("set_cubed.wrong.hand-with-turn", most=FULL)
    if state.phase != "turn" and (spots or state.waiting or state.freed):
        raise fields["phase"].wrong("set_cubed.wrong.no-turn")
    if (waiting := state.waiting) is not None:
        if waiting.square in {laid.square for laid in state.board}:
            raise fields["waiting"].wrong("set_cubed.wrong.covered")
        if is_wild(waiting.face) and waiting.face != WILD:
            raise fields["waiting"].wrong("set_cubed.wrong.wild-waits", wild=WILD)
