"""Positions of SCRAMBLE SET: a whole state as one line of text.

    seats 2; at 4400; phase round; round 1; since 4000; dice 2ro#1 2go#2 2po#3 1gd#4 *#5 3gd#6; won 1 2 3 | -

`dice` has every place of the roll: the die and its face, also after it was taken. `won` are the places of the SETs that
each player has taken, counted from 1. `rolled` is when the dice were rolled, `since` when they last changed;
`penalties` are points lost in this round, `rests` the times when players may call again. `sheet` has the points of the
rounds before, `history` their best splits and durations, and whether a single player `stopped`. `deadline` is the end
of a pause, `ready` the players ready for the next round; `tied` are the players between whom one more SET decides.
`presses`, `calling`, `away` and `lags` are about calls.
"""

from operator import attrgetter

from fivefold.core.errors import Unreadable
from fivefold.core.game import Players
from fivefold.core.layout import (
    MAYBE,
    NUMBER,
    SORTED_SEATS,
    Codec,
    Found,
    Layout,
    derived,
    each,
    groups,
    one_of,
    pieces,
)
from fivefold.core.position import Part, spaced
from fivefold.games.scramble_set.model import MOST, Ending, Phase, Places, Round, State
from fivefold.pieces.call_notation import AT, RACE_FIELDS, check_race
from fivefold.pieces.dice import ALL_DICE, Die, Face, all_but, read_shown, unstated, write_shown
from fivefold.pieces.rounds import SHEET


def _shown(text: str) -> tuple[Die, Face]:
    die, face = read_shown(text)
    if face != unstated(face):
        raise Unreadable("scramble_set.not-a-face")
    return die, face


def _places(part: Part) -> Places:
    places = sorted(part.numbers(1, len(ALL_DICE)))
    if len(places) != 3:
        raise part.wrong("scramble_set.wrong.places")
    a, b, c = places
    return a - 1, b - 1, c - 1


def _write_round(past: Round) -> str:
    return f"{past.best} {past.ms}{' stopped' if past.stopped else ''}"


def _read_round(part: Part) -> Round:
    words = part.words()
    if not 2 <= len(words) <= 3:
        raise part.wrong("scramble_set.wrong.round")
    best, ms, *stopped = words
    return Round(best.number(), ms.number(), [word.word(["stopped"]) for word in stopped] == ["stopped"])


PLACES: Codec[Places] = Codec(lambda places: spaced([place + 1 for place in places]), _places)
SHOWN: Codec[tuple[tuple[Die, Face], ...]] = Codec(
    lambda shown: spaced([write_shown(die, face) for die, face in shown]), pieces(_shown).read
)  # fmt: skip
LAYOUT = Layout(
    State,
    Players(1, MOST),
    {
        "at": AT,
        "phase": one_of(Phase),
        "round": NUMBER,
        "rolled": NUMBER,
        "since": NUMBER,
        "dice": derived(lambda state: zip(state.dice, state.faces, strict=True), SHOWN),
        "won": each(groups(PLACES)),
        "penalties": each(NUMBER),
        "rests": each(MAYBE),
        "sheet": SHEET,
        "history": groups(Codec(_write_round, _read_round)),
        "deadline": derived(attrgetter("pause_ends"), Codec(MAYBE.write, lambda part: part.maybe(1))),
        "ready": SORTED_SEATS,
        "tied": SORTED_SEATS,
        **RACE_FIELDS,
        "ended": one_of(Ending),
        "winners": SORTED_SEATS,
    },
)
write_state = LAYOUT.write


def read_state(text: str) -> State:
    """Read a state from its position; raises Unreadable, which gives the place of the error."""
    found = LAYOUT.read(text)
    dice, faces = tuple([die for die, _ in found["dice"]]), tuple([face for _, face in found["dice"]])
    if len(set(dice)) < len(dice):
        raise found.wrong("dice", "scramble_set.wrong.die-twice")
    taken = [place for three in found["won"] for places in three for place in places]
    if len(set(taken)) < len(taken) or max(taken, default=-1) >= len(dice):
        raise found.wrong("won", "scramble_set.wrong.taken")
    check_race(found)
    found.state |= {
        "phase": found["phase"] or ("round" if dice else "rolling"),
        "round": found["round"] or (1 if dice else 0),
    }
    state = State(
        **found.state,
        now=found.at,
        dice=dice,
        faces=faces,
        lying=tuple([place for place in range(len(dice)) if place not in taken]),
        aside=all_but(dice),
        pause_ends=found["deadline"],
    )
    _check(found, state)
    return state


def _check(found: Found, state: State) -> None:
    """Check that fields that belong to one phase occur in no other."""
    phase = state.phase
    if (phase == "over") != bool(state.ended):
        raise found.wrong("ended", "scramble_set.wrong.ended")
    if max(state.rolled, state.since) > state.now:
        raise found.wrong("rolled" if state.rolled > state.now else "since", "scramble_set.wrong.later")
    if len(state.sheet) != len(state.history):
        raise found.wrong("history", "scramble_set.wrong.history")
    if (phase == "tie-break" and len(state.tied) < 2) or (phase not in ("tie-break", "over") and state.tied):
        raise found.wrong("tied", "scramble_set.wrong.tied")
    if phase != "pause" and (state.ready or state.pause_ends is not None):
        raise found.wrong("ready" if state.ready else "deadline", "scramble_set.wrong.pause")
    if not state.is_open and any(until is not None for until in state.rests):
        raise found.wrong("rests", "scramble_set.wrong.rests")
    among = state.tied or range(state.seats)
    callers = [press.seat for press in state.presses] + ([state.calling.seat] if state.calling else [])
    if callers and (state.seats == 1 or not state.is_open):
        raise found.wrong("calling" if state.calling else "presses", "scramble_set.wrong.no-calls")
    for seat in callers:
        if seat not in among or state.rests[seat] is not None:
            raise found.wrong("calling" if state.calling else "presses", "scramble_set.wrong.cannot-call", seat=seat)
