"""Positions of WordSpiel: a whole state as one line of text.

    seats 2; round 1; turn 1; turns 1; deck EAT; hands QZ | IST; spiral FUNITE; plays - 0 .FUN, 0 1 UN.ITE

Strings of letters are cards; `deck` begins with the next one. `plays` lists the parts of the spiral: the owner (`-`:
none), the turn, and the word with its player's cards after the dot; cards of which these are no longer known stand
alone. Without the field no part of the spiral has an owner. `settled yes`: the last word can no longer be challenged.
`ready` and `accepted` are seats; `exchanged` is the number of cards each player has exchanged, `aside` the cards they
laid aside, and `known` those they took back for all to see. After a reshuffle, `reshuffled` are the cards each player
knows to be in the deck, `reshuffled-open` those that all know. `verdict 1 0 FUN.X wrong`: player 1 has challenged that
word of player 0. `sheet` has the points round by round; `past` are the cards left at the end of the last round, after a
dot, and `past-out` is the player who had none.
"""

import re
from operator import attrgetter

from fivefold.core.game import Players
from fivefold.core.layout import (
    MAYBE_SEAT,
    NUMBER,
    SEAT,
    SEATS,
    YES,
    Codec,
    Field,
    Found,
    Layout,
    derived,
    each,
    later,
    maybe,
    one_of,
    owned,
    secret,
)
from fivefold.core.position import EMPTY, Part
from fivefold.games.wordspiel.cards import left_over
from fivefold.games.wordspiel.model import EXCHANGES, MOST, Past, Phase, Play, State, Verdict
from fivefold.pieces.letters import ONE, capital
from fivefold.pieces.rounds import SHEET

_VERDICTS = {"good": True, "wrong": False}
_PLAYED = re.compile(rf"({ONE}*)\.({ONE}+)")
_CHALLENGED = re.compile(rf"{ONE}+\.{ONE}+")
_LEFT = re.compile(rf"\.{ONE}*")


def letters(part: Part) -> str:
    """Read cards as one word of letters."""
    cards = capital(part.text)
    if cards == EMPTY:
        return ""
    if re.fullmatch(f"{ONE}*", cards):
        return cards
    raise part.wrong("wordspiel.wrong.letters")


def write_plays(spiral: str, plays: tuple[Play, ...]) -> str:
    """Write the parts of the spiral; empty when no part has an owner."""
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
    """Return the parts of a spiral without owners."""
    return (Play(None, 0, 0, 0, len(spiral)),) if spiral else ()


def read_plays(part: Part, spiral: str) -> tuple[Play, ...]:
    """Read the parts of the spiral, from its beginning to its end."""
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
            plays.append(Play(words[0].maybe_seat(), words[1].number(), own - len(before), own, end))
        own = end
    if own < len(spiral):
        raise part.wrong("wordspiel.wrong.whole")
    return tuple(plays)


def _write_verdict(verdict: Verdict) -> str:
    return f"{verdict.by} {verdict.seat} {verdict.word} {'good' if verdict.good else 'wrong'}"


def _read_verdict(part: Part) -> Verdict:
    match part.words():
        case [by, seat, word, verdict] if _CHALLENGED.fullmatch(capital(word.text)):
            return Verdict(by.seat(), seat.seat(), capital(word.text), _VERDICTS[verdict.word(_VERDICTS)])
        case _:
            raise part.wrong("wordspiel.wrong.verdict")


def _left(part: Part) -> str:
    cards = capital(part.text)
    if _LEFT.fullmatch(cards):
        return left_over(cards[1:])
    raise part.wrong("wordspiel.wrong.left")


def _exchanges(part: Part) -> int:
    return EXCHANGES - part.number(0, EXCHANGES)


CARDS: Codec[str] = Codec(str, letters)
DECK: Codec[str] = Codec(lambda cards: cards[::-1], lambda part: letters(part)[::-1])
EXCHANGED: Codec[int] = Codec(lambda left: NUMBER.write(EXCHANGES - left), _exchanges)
"""The position has the number of cards exchanged; the state has the number still allowed."""
PLAYS = derived(attrgetter("spiral", "plays"), later(lambda played: write_plays(*played)))

LAYOUT = Layout(
    State,
    Players(2, MOST),
    {
        "phase": one_of(Phase, "turn"),
        "round": NUMBER,
        "dealer": SEAT,
        "turn": SEAT,
        "turns": NUMBER,
        "now": NUMBER,
        "since": NUMBER,
        "deck": secret(DECK),
        "hands": owned(CARDS),
        "spiral": CARDS,
        "plays": PLAYS,
        "settled": YES,
        "ready": SEATS,
        "accepted": SEATS,
        "exchanged": derived(attrgetter("exchanges"), each(EXCHANGED)),
        "aside": owned(CARDS),
        "known": each(CARDS),
        "reshuffled": derived(lambda state: state.reshuffled[:-1], owned(CARDS, is_counted=False)),
        "reshuffled_open": derived(
            lambda state: state.reshuffled[-1],
            Field(lambda cards, seen_by: cards if seen_by in ("all", None) else "", letters),
        ),
        "verdict": maybe(Codec(_write_verdict, _read_verdict)),
        "sheet": SHEET,
        "past": derived(lambda state: state.past and state.past.left, maybe(each(Codec(str, _left)))),
        "past_out": derived(lambda state: state.past and state.past.out, MAYBE_SEAT),
    },
)
write_state = LAYOUT.write


def read_state(text: str) -> State:
    """Read a state from its position; raises Unreadable, which gives the place of the error."""
    found = LAYOUT.read(text)
    left: tuple[str, ...] | None = found["past"]
    state = State(
        **found.state,
        plays=read_plays(found["plays"], found["spiral"]),
        exchanges=found["exchanged"],
        reshuffled=(*found["reshuffled"], found["reshuffled_open"]),
        past=None if left is None else Past(found["past_out"], left, tuple([len(cards) - 1 for cards in left])),
    )
    _check(found, state)
    return state


def _check(found: Found, state: State) -> None:
    """Check that a player can act, and that a player with an empty hand played the last word."""
    phase = state.phase
    if phase != "deal" and not state.round:
        raise found.wrong("round", "wordspiel.wrong.round")
    if phase == "over" and not state.sheet:
        raise found.wrong("sheet", "wordspiel.wrong.no-points")
    if phase == "over" and (state.past is None or state.past.left != tuple(map(left_over, state.hands))):
        raise found.wrong("past", "wordspiel.wrong.past")
    if phase == "ready" and (state.spiral or not (state.deck or any(state.aside))):
        raise found.wrong("deck", "wordspiel.wrong.deck")
    if phase in ("ready", "turn") and not all(state.hands):
        raise found.wrong("hands", "wordspiel.wrong.no-hand")
    if phase in ("turn", "last") and not state.spiral:
        raise found.wrong("spiral", "wordspiel.wrong.spiral")
    if phase == "last":
        last = state.plays[-1] if state.plays else None
        if last is None or not last.is_word or last.seat is None or state.hands[last.seat]:
            raise found.wrong("hands", "wordspiel.wrong.last")
    for seat, known in enumerate(state.known):
        if any(known.count(card) > state.hands[seat].count(card) for card in known):
            raise found.wrong("known", "wordspiel.wrong.not-in-hand", seat=seat)
