"""Positions of CROSSWORD SET: a whole state as one line of text.

    seats 2; phase building; hands 1ro#1@j10 2ro#2@k10 *3ro#3@l10 1gd#4 | 2pd#5 3pq#9@m10:0; frozen #1 #2 #3 #9; bag -

A die is its face and its number; `@k10` is its square on its player's grid, `@m10:0` one on the grid of seat 0, as a
guest. `declared` are the WILDs whose features their player has declared, `frozen` the dice that cannot be moved. `bag`
is omitted when it has all other dice. `acted` is when each player last acted with their dice, `last` the player who did
so last, `reaching` the player whose die is being rolled. `sheet` has the points of each player for each finished round,
and `results` how it ended: the reason, the winner, the milliseconds, and each player's unused and extra dice, such as
`completed 1 65000 4+0 0+2`. `solution` is the number of dice the solver took, and its grid.
"""

from operator import attrgetter
from typing import cast, get_args

from fivefold.core.game import Players, Seat, SeenBy
from fivefold.core.layout import (
    MAYBE_SEAT,
    NUMBER,
    SEAT,
    SORTED_SEATS,
    YES,
    Codec,
    Field,
    Found,
    Layout,
    derived,
    groups,
    maybe,
    one_of,
    pieces,
    public,
)
from fivefold.core.position import EMPTY, Part, by_seat, spaced
from fivefold.games.crossword_set.model import GRID, HAND, Hand, Held, Laid, Phase, Result, RoundEnd, Solution, State
from fivefold.pieces.dice import ALL_DICE, is_wild, meaning, read_bag, read_die, read_shown, write_bag, write_shown
from fivefold.pieces.rounds import SHEET


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


def _read_result(part: Part) -> Result:
    match part.words():
        case [reason, winner, length, *dice] if len(dice) == part.seats:
            counts = [[count.number(0, len(ALL_DICE)) for count in one.cut("+")] for one in dice]
            return Result(
                reason=cast(RoundEnd, reason.word(get_args(RoundEnd))),
                winner=winner.maybe_seat(),
                unused=tuple([unused for unused, _ in counts]),
                extra=tuple([extra for _, extra in counts]),
                length=length.number(),
            )
        case _:
            raise part.wrong("crossword_set.wrong.result", seats=part.seats)


def _read_solution(part: Part) -> Solution:
    number, *words = part.words()
    dice = number.number(HAND, len(ALL_DICE))
    laid = [(shown.read(read_shown), square.read(GRID.read)) for shown, square in [word.cut("@") for word in words]]
    return Solution(dice, dice - HAND, tuple([Laid(die, face, square) for (die, face), square in laid]))


def _read_hands(found: Found) -> tuple[Hand, ...]:
    declared, frozen = found["declared"], found["frozen"]

    def held(word: Part, seat: Seat) -> Held:
        shown, where = word.cut("@")
        die, face = shown.read(read_shown)
        square, host = where.cut(":")
        return Held(
            die=die,
            face=face,
            grid=None if not where.text else host.seat() if host.text else seat,
            square=square.read(GRID.read) if where.text else None,
            declared=die in declared,
            frozen=die in frozen,
        )

    hands = tuple([tuple([held(word, seat) for word in words]) for seat, words in enumerate(found["hands"])])
    owned = {held.die for hand in hands for held in hand}
    for name in ("declared", "frozen"):
        if not owned.issuperset(found[name]):
            raise found.wrong(name, "crossword_set.wrong.owned")
    return hands


def _acted(part: Part) -> tuple[int, ...]:
    acted = part.numbers() or (0,) * part.seats
    if len(acted) != part.seats:
        raise part.wrong("crossword_set.wrong.acted", seats=part.seats)
    return acted


DICE = pieces(read_die)


def _dice(state: State) -> list[Held]:
    return [held for hand in state.hands for held in hand]


def _write_bag(state: State, seen_by: SeenBy) -> str:
    """Write the bag only if dice are missing from it; a view does not show which."""
    return write_bag(state.bag, {held.die for held in _dice(state)}, is_seen=seen_by == "all")


def _write_hands(hands: tuple[Hand, ...]) -> str:
    return by_seat([spaced([_held(held, seat) for held in hand]) for seat, hand in enumerate(hands)])


LAYOUT = Layout(
    State,
    Players(1, 4),
    {
        "phase": one_of(Phase, "building"),
        "since": NUMBER,
        "now": NUMBER,
        "hands": derived(attrgetter("hands"), Codec(_write_hands, lambda part: part.by_seat(Part.words))),
        "declared": derived(lambda state: [held.die for held in _dice(state) if held.declared], DICE),
        "frozen": derived(lambda state: [held.die for held in _dice(state) if held.frozen], DICE),
        "bag": derived(lambda state: state, Field(_write_bag, lambda part: part)),
        "acted": Codec[tuple[int, ...]](lambda acted: spaced(acted) if any(acted) else "", _acted),
        "last": SEAT,
        "reaching": public(MAYBE_SEAT),
        "time_up": public(YES),
        "gave_up": SORTED_SEATS,
        "ready": SORTED_SEATS,
        "away": SORTED_SEATS,
        "sheet": SHEET,
        "results": groups(Codec(_result, _read_result)),
        "solution": maybe(Codec(_solution, _read_solution)),
    },
)
write_state = LAYOUT.write


def read_state(text: str) -> State:
    """Read a state from its position; raises Unreadable, which gives the place of the error."""
    found = LAYOUT.read(text)
    hands = _read_hands(found)
    bag = read_bag(found["bag"], {held.die for hand in hands for held in hand})
    state = State(**found.state, hands=hands, bag=bag, round=len(found["sheet"]) + (found["phase"] == "building"))
    _check(found, state)
    _check_dice(found, state)
    return state


def _check(found: Found, state: State) -> None:
    """Check that the rounds and the players' statements fit the phase."""
    if state.since > state.now:
        raise found.wrong("since", "crossword_set.wrong.since")
    if len(state.results) != len(state.sheet):
        raise found.wrong("results", "crossword_set.wrong.results")
    if state.phase == "rolling" and state.sheet:
        raise found.wrong("phase", "crossword_set.wrong.rolling")
    if state.phase in ("between", "over") and not state.sheet:
        raise found.wrong("sheet", "crossword_set.wrong.sheet")
    if state.phase != "between" and state.ready:
        raise found.wrong("ready", "crossword_set.wrong.ready")
    if state.phase != "building" and (state.gave_up or state.reaching is not None):
        raise found.wrong("phase", "crossword_set.wrong.not-building")
    if state.reaching is not None and not state.bag:
        raise found.wrong("reaching", "crossword_set.wrong.no-die")
    if {*state.gave_up, *state.ready} & {*state.away}:
        raise found.wrong("away", "crossword_set.wrong.left")
    if state.solution is not None and (state.seats > 1 or state.phase not in ("between", "over")):
        raise found.wrong("solution", "crossword_set.wrong.solution")


def _check_dice(found: Found, state: State) -> None:
    """Check that each die has its own square, declared dice are WILDs, and frozen dice and guests lie on a grid."""
    squares: set[tuple[Seat | None, str]] = set()
    for seat, hand in enumerate(state.hands):
        for held in hand:
            if held.declared and not (is_wild(held.face) and meaning(held.face)):
                raise found.wrong("declared", "crossword_set.wrong.not-declared", die=held.die)
            if held.frozen and held.square is None:
                raise found.wrong("frozen", "crossword_set.wrong.no-grid", die=held.die)
            if held.square is None:
                continue
            if (held.grid, held.square) in squares:
                raise found.wrong("hands", "crossword_set.wrong.square-twice", square=held.square)
            if held.grid != seat and not held.frozen:
                raise found.wrong("hands", "crossword_set.wrong.guest", die=held.die)
            squares.add((held.grid, held.square))
