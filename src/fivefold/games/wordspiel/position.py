"""A whole table of WordSpiel as one line of text, and back.

    seats 2; round 1; turn 1; turns 1; deck EAT; hands QZ | IST; spiral FUNITE; plays - 0 .FUN, 0 1 UN.ITE

Strings of letters are cards; `deck` begins with the next one. `plays` says what each part of the spiral is: whose it is
(`-`: nobody's), in which turn it came, and the word with its own cards after the dot; cards of which that is no longer
known stand alone. Without the field the spiral is nobody's. `settled yes`: the last word can no longer be challenged.
`ready` and `accepted` are seats; `exchanged` is how many cards each has exchanged, `aside` what they laid aside, and
`known` what they took back for all to see. After the deck was made anew, `reshuffled` is what each knows to be in it,
`reshuffled-open` what everybody knows. `verdict 1 0 FUN.X wrong`: player 1 has challenged that word of player 0.
`sheet` has the points round by round; `past` are the cards that were left in the last round that is over, after a dot,
and `past-out` is who had none.
"""

import re
from typing import cast, get_args

from fivefold.core.game import Players, SeenBy
from fivefold.core.position import EMPTY, Fields, Part, by_seat, hidden, spaced, write_fields
from fivefold.games.wordspiel.cards import left_over
from fivefold.games.wordspiel.model import EXCHANGES, MOST, Past, Phase, Play, State, Verdict
from fivefold.pieces.letters import ONE, capital
from fivefold.pieces.rounds import read_sheet, write_sheet

_VERDICTS = {"good": True, "wrong": False}
_PLAYED = re.compile(rf"({ONE}*)\.({ONE}+)")
_CHALLENGED = re.compile(rf"{ONE}+\.{ONE}+")
_LEFT = re.compile(rf"\.{ONE}*")


def write_state(state: State, seen_by: SeenBy = "all") -> str:
    """The table in one line; for a seat without the cards that it may not know."""
    past, verdict = state.past, state.verdict

    def seen(cards: tuple[str, ...]) -> str:
        return by_seat([own if seen_by in ("all", who) else hidden(len(own)) for who, own in enumerate(cards)])

    reshuffled = [own if seen_by in ("all", who) else "" for who, own in enumerate(state.reshuffled[:-1])]
    return write_fields(
        state.seats,
        {
            "phase": state.phase,
            "round": state.round,
            "dealer": state.dealer,
            "turn": state.turn,
            "turns": state.turns,
            "now": state.now,
            "since": state.since,
            "deck": state.deck[::-1] if seen_by == "all" else hidden(len(state.deck)),
            "hands": seen(state.hands),
            "spiral": state.spiral,
            "plays": write_plays(state.spiral, state.plays),
            "settled": "yes" if state.settled else "",
            "ready": spaced(state.ready),
            "accepted": spaced(state.accepted),
            "exchanged": by_seat([str(number or "") for number in state.exchanged]),
            "aside": seen(state.aside),
            "known": by_seat(state.known),
            "reshuffled": by_seat(reshuffled),
            "reshuffled-open": state.reshuffled[-1] if seen_by in ("all", None) else "",
            "verdict": "" if verdict is None else _write_verdict(verdict),
            "sheet": write_sheet(state.sheet),
            "past": "" if past is None else by_seat(past.left),
            "past-out": "" if past is None or past.out is None else str(past.out),
        },
    )


def read_state(text: str) -> State:
    """The table that a line stands for; raises Unreadable, which says where."""
    fields = Fields(text, Players(2, MOST))
    spiral = letters(fields["spiral"])
    state = State(
        seats=fields.seats,
        round=fields["round"].number(),
        dealer=fields.seat("dealer"),
        phase=cast(Phase, fields["phase"].word(get_args(Phase)) or "turn"),
        turn=fields.seat("turn"),
        turns=fields["turns"].number(),
        now=fields["now"].number(),
        since=fields["since"].number(),
        deck=letters(fields["deck"])[::-1],
        hands=fields.by_seat("hands", letters),
        spiral=spiral,
        plays=read_plays(fields["plays"], spiral, fields.seats),
        settled=fields["settled"].word(["yes"]) == "yes",
        aside=fields.by_seat("aside", letters),
        exchanged=fields.by_seat("exchanged", lambda part: part.number(0, EXCHANGES)),
        ready=fields.some_seats("ready"),
        accepted=fields.some_seats("accepted"),
        known=fields.by_seat("known", letters),
        reshuffled=(*fields.by_seat("reshuffled", letters), letters(fields["reshuffled-open"])),
        verdict=_read_verdict(fields),
        sheet=read_sheet(fields["sheet"], fields.seats),
        past=_past(fields),
    )
    fields.done()
    _check(fields, state)
    return state


def _check(fields: Fields, state: State) -> None:
    """Somebody can go on, and whoever emptied their hand did so with the last word."""
    phase = state.phase
    if phase != "deal" and not state.round:
        raise fields["round"].wrong("wordspiel.wrong.round")
    if phase == "over" and not state.sheet:
        raise fields["sheet"].wrong("wordspiel.wrong.no-points")
    if phase == "over" and (state.past is None or state.past.left != tuple(map(left_over, state.hands))):
        raise fields["past"].wrong("wordspiel.wrong.past")
    if phase == "ready" and (state.spiral or not (state.deck or any(state.aside))):
        raise fields["deck"].wrong("wordspiel.wrong.deck")
    if phase in ("ready", "turn") and not all(state.hands):
        raise fields["hands"].wrong("wordspiel.wrong.no-hand")
    if phase in ("turn", "last") and not state.spiral:
        raise fields["spiral"].wrong("wordspiel.wrong.spiral")
    if phase == "last":
        last = state.plays[-1] if state.plays else None
        if last is None or not last.is_word or last.seat is None or state.hands[last.seat]:
            raise fields["hands"].wrong("wordspiel.wrong.last")
    for seat, known in enumerate(state.known):
        if any(known.count(card) > state.hands[seat].count(card) for card in known):
            raise fields["known"].wrong("wordspiel.wrong.not-in-hand", seat=seat)


def letters(part: Part) -> str:
    """Cards, as one word of letters."""
    cards = capital(part.text)
    if cards == EMPTY:
        return ""
    if re.fullmatch(f"{ONE}*", cards):
        return cards
    raise part.wrong("wordspiel.wrong.letters")


def write_plays(spiral: str, plays: tuple[Play, ...]) -> str:
    """What each part of the spiral is; nothing when all of it is nobody's."""
    if plays == nobodys(spiral):
        return ""
    parts: list[str] = []
    place = 0
    for play in plays:
        parts += [f".{spiral[place : play.own]}"] if place < play.own else []
        who = EMPTY if play.seat is None else play.seat
        parts.append(f"{who} {play.turn} {spiral[play.start : play.own]}.{spiral[play.own : play.end]}")
        place = play.end
    parts += [f".{spiral[place:]}"] if place < len(spiral) else []
    return ", ".join(parts)


def nobodys(spiral: str) -> tuple[Play, ...]:
    """A spiral of which nothing was played by anybody."""
    return (Play(None, 0, 0, 0, len(spiral)),) if spiral else ()


def read_plays(part: Part, spiral: str, seats: int) -> tuple[Play, ...]:
    """The parts of the spiral, from its beginning to its end."""
    if not part.text:
        return nobodys(spiral)
    plays: list[Play] = []
    own = 0
    for group in part.groups():
        words = group.words()
        found = _PLAYED.fullmatch(capital(words[-1].text)) if len(words) in (1, 3) else None
        if found is None:
            raise group.wrong("wordspiel.wrong.play")
        before, cards = found[1], found[2]
        end = own + len(cards)
        if spiral[own:end] != cards or not spiral[:own].endswith(before):
            raise group.wrong("wordspiel.wrong.not-there")
        if len(words) == 3:
            who = None if words[0].text == EMPTY else words[0].number(0, seats - 1)
            plays.append(Play(who, words[1].number(), own - len(before), own, end))
        own = end
    if own < len(spiral):
        raise part.wrong("wordspiel.wrong.whole")
    return tuple(plays)


def _write_verdict(verdict: Verdict) -> str:
    return f"{verdict.by} {verdict.seat} {verdict.word} {'good' if verdict.good else 'wrong'}"


def _read_verdict(fields: Fields) -> Verdict | None:
    part = fields["verdict"]
    match part.words():
        case []:
            return None
        case [by, seat, word, verdict] if _CHALLENGED.fullmatch(capital(word.text)):
            good = _VERDICTS[verdict.word(_VERDICTS)]
            most = fields.seats - 1
            return Verdict(by.number(0, most), seat.number(0, most), capital(word.text), good)
        case _:
            raise part.wrong("wordspiel.wrong.verdict")


def _past(fields: Fields) -> Past | None:
    """What was left in the round before; that is a point for each card."""
    out, part = fields.maybe_seat("past-out"), fields["past"]
    if not part.text:
        return None
    left = fields.by_seat("past", _left)
    return Past(out, left, tuple([len(cards) - 1 for cards in left]))


def _left(part: Part) -> str:
    cards = capital(part.text)
    if _LEFT.fullmatch(cards):
        return left_over(cards[1:])
    raise part.wrong("wordspiel.wrong.left")
