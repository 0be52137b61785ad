"""A whole table of CROSSWORD SET as one line of text, and back.

    seats 2; phase building; hands 1ro#1@j10 2ro#2@k10 *3ro#3@l10 1gd#4 | 2pd#5 3pq#9@m10:0; frozen #1 #2 #3 #9; bag -

A die is what it shows and its number; `@k10` is the square of its player's grid on which it lies, `@m10:0` one of the
grid of seat 0, as a guest. `declared` are the WILDs of which their player has said what they stand for, `frozen` the
dice that stay where they are. `bag` is left out when all other dice are in it. `acted` is when each player last did
something with the dice, `last` who did so last, `reaching` whose die is being rolled. `sheet` has everybody's points
for each round that is over, and `results` how it ended: why, who won, after how many milliseconds, and each player's
unused and extra dice, such as `completed 1 65000 4+0 0+2`. `solution` is how many of the dice the solver took, and
where it laid them.
"""

from typing import cast, get_args

from fivefold.core.game import Players, Seat, SeenBy
from fivefold.core.position import EMPTY, Fields, Part, by_seat, spaced, write_fields
from fivefold.games.crossword_set.model import GRID, HAND, Hand, Held, Laid, Phase, Result, RoundEnd, Solution, State
from fivefold.pieces.dice import ALL_DICE, is_wild, meaning, read_bag, read_die, read_shown, write_bag, write_shown
from fivefold.pieces.rounds import read_sheet, write_sheet

_YES = "yes"


def write_state(state: State, seen_by: SeenBy = "all") -> str:
    """The table in one line. Everything lies in the open; only which dice are missing, if any are, cannot be seen."""
    dice = [held for hand in state.hands for held in hand]
    return write_fields(
        state.seats,
        {
            "phase": state.phase,
            "since": state.since,
            "now": state.now,
            "hands": by_seat([spaced([_held(held, seat) for held in hand]) for seat, hand in enumerate(state.hands)]),
            "declared": spaced([held.die for held in dice if held.declared]),
            "frozen": spaced([held.die for held in dice if held.frozen]),
            "bag": write_bag(state.bag, {held.die for held in dice}, is_seen=seen_by == "all"),
            "acted": spaced(state.acted) if any(state.acted) else "",
            "last": state.last,
            "reaching": "" if state.reaching is None else str(state.reaching),
            "time-up": _YES if state.time_up else "",
            "gave-up": spaced(state.gave_up),
            "ready": spaced(state.ready),
            "away": spaced(state.away),
            "sheet": write_sheet(state.sheet),
            "results": ", ".join(map(_result, state.results)),
            "solution": _solution(state.solution) if state.solution else "",
        },
    )


def _held(held: Held, seat: Seat) -> str:
    shown = write_shown(held.die, held.face)
    if held.square is None:
        return shown
    return f"{shown}@{held.square}" if held.grid == seat else f"{shown}@{held.square}:{held.grid}"


def _result(result: Result) -> str:
    winner = EMPTY if result.winner is None else result.winner
    dice = [f"{unused}+{extra}" for unused, extra in zip(result.unused, result.extra, strict=True)]
    return spaced((result.reason, winner, result.length, *dice))


def _solution(solution: Solution) -> str:
    laid = [f"{write_shown(one.die, one.face)}@{one.square}" for one in solution.laid]
    return spaced((solution.dice, *laid))


def read_state(text: str) -> State:
    """The table that a line stands for; raises Unreadable, which says where."""
    fields = Fields(text, Players(1, 4))
    phase = cast(Phase, fields["phase"].word(get_args(Phase)) or "building")
    hands = _read_hands(fields)
    sheet = read_sheet(fields["sheet"], fields.seats)
    acted = fields["acted"].numbers() or (0,) * fields.seats
    if len(acted) != fields.seats:
        raise fields["acted"].wrong("crossword_set.wrong.acted", seats=fields.seats)
    state = State(
        seats=fields.seats,
        now=fields["now"].number(),
        phase=phase,
        round=len(sheet) + (phase == "building"),
        since=fields["since"].number(),
        bag=read_bag(fields["bag"], {held.die for hand in hands for held in hand}),
        hands=hands,
        acted=acted,
        last=fields.seat("last"),
        reaching=fields.seat("reaching") if fields["reaching"].text else None,
        time_up=fields["time-up"].word((_YES,)) == _YES,
        gave_up=tuple(sorted(fields.some_seats("gave-up"))),
        ready=tuple(sorted(fields.some_seats("ready"))),
        away=tuple(sorted(fields.some_seats("away"))),
        sheet=sheet,
        results=tuple([_read_result(group, fields.seats) for group in fields["results"].groups()]),
        solution=_read_solution(fields["solution"]),
    )
    fields.done()
    _check(fields, state)
    _check_dice(fields, state)
    return state


def _read_hands(fields: Fields) -> tuple[Hand, ...]:
    declared, frozen = fields["declared"].pieces(read_die), fields["frozen"].pieces(read_die)

    def held(word: Part, seat: Seat) -> Held:
        shown, where = word.cut("@")
        die, face = shown.read(read_shown)
        square, host = where.cut(":")
        return Held(
            die=die,
            face=face,
            grid=None if not where.text else host.number(0, fields.seats - 1) if host.text else seat,
            square=square.read(GRID.read) if where.text else None,
            declared=die in declared,
            frozen=die in frozen,
        )

    words = fields.by_seat("hands", Part.words)
    hands = tuple([tuple([held(word, seat) for word in own]) for seat, own in enumerate(words)])
    owned = {held.die for hand in hands for held in hand}
    for name, dice in (("declared", declared), ("frozen", frozen)):
        if not owned.issuperset(dice):
            raise fields[name].wrong("crossword_set.wrong.owned")
    return hands


def _read_result(part: Part, seats: int) -> Result:
    match part.words():
        case [reason, winner, length, *dice] if len(dice) == seats:
            counts = [[count.number(0, len(ALL_DICE)) for count in one.cut("+")] for one in dice]
            return Result(
                reason=cast(RoundEnd, reason.word(get_args(RoundEnd))),
                winner=None if winner.text == EMPTY else winner.number(0, seats - 1),
                unused=tuple([unused for unused, _ in counts]),
                extra=tuple([extra for _, extra in counts]),
                length=length.number(),
            )
        case _:
            raise part.wrong("crossword_set.wrong.result", seats=seats)


def _read_solution(part: Part) -> Solution | None:
    if not part.text:
        return None
    number, *words = part.words()
    dice = number.number(HAND, len(ALL_DICE))
    laid = [(shown.read(read_shown), square.read(GRID.read)) for shown, square in [word.cut("@") for word in words]]
    return Solution(dice, dice - HAND, tuple([Laid(die, face, square) for (die, face), square in laid]))


def _check(fields: Fields, state: State) -> None:
    """Rounds and what players have said fit the phase."""
    if state.since > state.now:
        raise fields["since"].wrong("crossword_set.wrong.since")
    if len(state.results) != len(state.sheet):
        raise fields["results"].wrong("crossword_set.wrong.results")
    if state.phase == "rolling" and state.sheet:
        raise fields["phase"].wrong("crossword_set.wrong.rolling")
    if state.phase in ("between", "over") and not state.sheet:
        raise fields["sheet"].wrong("crossword_set.wrong.sheet")
    if state.phase != "between" and state.ready:
        raise fields["ready"].wrong("crossword_set.wrong.ready")
    if state.phase != "building" and (state.gave_up or state.reaching is not None):
        raise fields["phase"].wrong("crossword_set.wrong.not-building")
    if state.reaching is not None and not state.bag:
        raise fields["reaching"].wrong("crossword_set.wrong.no-die")
    if {*state.gave_up, *state.ready} & {*state.away}:
        raise fields["away"].wrong("crossword_set.wrong.left")
    if state.solution is not None and (state.seats > 1 or state.phase not in ("between", "over")):
        raise fields["solution"].wrong("crossword_set.wrong.solution")


def _check_dice(fields: Fields, state: State) -> None:
    """Each die has its own square; what is declared is a WILD; what is frozen, as guests are, lies on a grid."""
    squares: set[tuple[Seat | None, str]] = set()
    for seat, hand in enumerate(state.hands):
        for held in hand:
            if held.declared and not (is_wild(held.face) and meaning(held.face)):
                raise fields["declared"].wrong("crossword_set.wrong.not-declared", die=held.die)
            if held.frozen and held.square is None:
                raise fields["frozen"].wrong("crossword_set.wrong.no-grid", die=held.die)
            if held.square is None:
                continue
            if (held.grid, held.square) in squares:
                raise fields["hands"].wrong("crossword_set.wrong.square-twice", square=held.square)
            if held.grid != seat and not held.frozen:
                raise fields["hands"].wrong("crossword_set.wrong.guest", die=held.die)
            squares.add((held.grid, held.square))
