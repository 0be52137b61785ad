"""A whole table of SCRAMBLE SET as one line of text, and back.

    seats 2; at 4400; phase round; round 1; since 4000; dice 2ro#1 2go#2 2po#3 1gd#4 *#5 3gd#6; won 1 2 3 | -

`dice` has every place of the roll: which die lies, or lay, there, and what it shows. `won` are the places of the SETs
that each player has taken from it, counted from 1. `rolled` says when the dice were rolled, `since` when they last
changed; `penalties` are points lost in this round, `rests` until when each player must wait. `sheet` has the points of
the rounds before, `history` their best splits and how long they took, and whether one who plays alone `stopped`.
`deadline` is the end of a pause, `ready` who has had enough of it; `tied` are those between whom one more SET decides.
`presses`, `calling`, `away` and `lags` are about calls.
"""

from typing import cast, get_args

from fivefold.core.errors import Unreadable
from fivefold.core.game import Players, SeenBy
from fivefold.core.position import Fields, Part, by_seat, spaced, write_fields
from fivefold.games.scramble_set.model import MOST, Ending, Phase, Places, Round, State
from fivefold.pieces.call_notation import read_race, write_race
from fivefold.pieces.dice import ALL_DICE, Die, Face, all_but, read_shown, unstated, write_shown
from fivefold.pieces.rounds import read_sheet, write_sheet


def write_state(state: State, seen_by: SeenBy = "all") -> str:
    """The table in one line; for a seat without what the others have pressed."""
    calls = write_race(state, seen_by)
    return write_fields(
        state.seats,
        {
            "at": calls.pop("at"),
            "phase": state.phase,
            "round": state.round,
            "rolled": state.rolled,
            "since": state.since,
            "dice": spaced(map(write_shown, state.dice, state.faces)),
            "won": by_seat([", ".join([spaced([place + 1 for place in three]) for three in won]) for won in state.won]),
            "penalties": by_seat([str(lost or "") for lost in state.penalties]),
            "rests": by_seat(["" if until is None else str(until) for until in state.rests]),
            "sheet": write_sheet(state.sheet),
            "history": ", ".join(map(_write_round, state.history)),
            "deadline": state.deadline,
            "ready": spaced(state.ready),
            "tied": spaced(state.tied),
            **calls,
            "ended": state.ended,
            "winners": spaced(state.winners),
        },
    )


def read_state(text: str) -> State:
    """The table that a line stands for; raises Unreadable, which says where."""
    fields = Fields(text, Players(1, MOST))
    shown = fields["dice"].pieces(_shown)
    dice, faces = tuple([die for die, _ in shown]), tuple([face for _, face in shown])
    if len(set(dice)) < len(dice):
        raise fields["dice"].wrong("scramble_set.wrong.die-twice")
    won = fields.by_seat("won", _places)
    taken = [place for three in won for places in three for place in places]
    if len(set(taken)) < len(taken) or max(taken, default=-1) >= len(dice):
        raise fields["won"].wrong("scramble_set.wrong.taken")
    race = read_race(fields)
    state = State(
        seats=race.seats,
        now=race.now,
        presses=race.presses,
        calling=race.calling,
        away=race.away,
        lags=race.lags,
        phase=cast(Phase, fields["phase"].word(get_args(Phase)) or ("round" if dice else "rolling")),
        round=fields["round"].number() or (1 if dice else 0),
        rolled=fields["rolled"].number(),
        since=fields["since"].number(),
        dice=dice,
        faces=faces,
        lying=tuple([place for place in range(len(dice)) if place not in taken]),
        aside=all_but(dice),
        won=won,
        penalties=fields.by_seat("penalties", Part.number),
        rests=fields.by_seat("rests", Part.maybe),
        sheet=read_sheet(fields["sheet"], fields.seats),
        history=tuple([_read_round(group) for group in fields["history"].groups()]),
        deadline=fields["deadline"].maybe(1),
        ready=tuple(sorted(fields.some_seats("ready"))),
        tied=tuple(sorted(fields.some_seats("tied"))),
        winners=tuple(sorted(fields.some_seats("winners"))),
        ended=cast(Ending, fields["ended"].word(get_args(Ending))),
    )
    fields.done()
    _check(fields, state)
    return state


def _check(fields: Fields, state: State) -> None:
    """What belongs to a phase stands there in no other."""
    phase = state.phase
    if (phase == "over") != bool(state.ended):
        raise fields["ended"].wrong("scramble_set.wrong.ended")
    if max(state.rolled, state.since) > state.now:
        raise fields["rolled" if state.rolled > state.now else "since"].wrong("scramble_set.wrong.later")
    if len(state.sheet) != len(state.history):
        raise fields["history"].wrong("scramble_set.wrong.history")
    if (phase == "tie-break" and len(state.tied) < 2) or (phase not in ("tie-break", "over") and state.tied):
        raise fields["tied"].wrong("scramble_set.wrong.tied")
    if phase != "pause" and (state.ready or state.deadline is not None):
        raise fields["ready" if state.ready else "deadline"].wrong("scramble_set.wrong.pause")
    if not state.is_open and any(until is not None for until in state.rests):
        raise fields["rests"].wrong("scramble_set.wrong.rests")
    among = state.tied or range(state.seats)
    callers = [press.seat for press in state.presses] + ([state.calling.seat] if state.calling else [])
    if callers and (state.seats == 1 or not state.is_open):
        raise fields["calling" if state.calling else "presses"].wrong("scramble_set.wrong.no-calls")
    for seat in callers:
        if seat not in among or state.rests[seat] is not None:
            raise fields["calling" if state.calling else "presses"].wrong("scramble_set.wrong.cannot-call", seat=seat)


def _shown(text: str) -> tuple[Die, Face]:
    die, face = read_shown(text)
    if face != unstated(face):
        raise Unreadable("scramble_set.not-a-face")
    return die, face


def _places(part: Part) -> tuple[Places, ...]:
    found: list[Places] = []
    for group in part.groups():
        places = sorted(group.numbers(1, len(ALL_DICE)))
        if len(places) != 3:
            raise group.wrong("scramble_set.wrong.places")
        a, b, c = places
        found.append((a - 1, b - 1, c - 1))
    return tuple(found)


def _write_round(past: Round) -> str:
    return f"{past.best} {past.ms}{' stopped' if past.stopped else ''}"


def _read_round(part: Part) -> Round:
    words = part.words()
    if not 2 <= len(words) <= 3:
        raise part.wrong("scramble_set.wrong.round")
    best, ms, *stopped = words
    return Round(best.number(), ms.number(), [word.word(["stopped"]) for word in stopped] == ["stopped"])
