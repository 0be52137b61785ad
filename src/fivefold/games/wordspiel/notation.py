"""WordSpiel in short text: cards, moves, the table, and every event in a sentence."""

import re
from collections.abc import Sequence

from fivefold.core.errors import Unreadable
from fivefold.core.game import Seat
from fivefold.core.notation import counted
from fivefold.games.wordspiel.cards import HIDDEN, Letter
from fivefold.games.wordspiel.model import (
    EXCHANGES,
    Accept,
    Accepted,
    Challenge,
    Challenged,
    Dealt,
    Draw,
    Drew,
    Event,
    Exchange,
    Exchanged,
    Move,
    Pass,
    Passed,
    Play,
    Reshuffled,
    Resign,
    RoundOver,
    Spell,
    Spelled,
    Turned,
)
from fivefold.games.wordspiel.spelling import word_or_command
from fivefold.games.wordspiel.view import View
from fivefold.pieces.rounds import Readied, Ready, TimeUp, tell_round, totals

_WORD = re.compile(r"[A-Z]{2,30}")
_SPLIT = re.compile(r"([A-Z]{1,30})\.([A-Z]{1,30})")
_PLAIN: dict[str, Move] = {
    "ready": Ready(),
    "draw hand": Draw("hand"),
    "draw spiral": Draw("spiral"),
    "pass": Pass(),
    "challenge": Challenge(),
    "accept": Accept(),
    "give up": Resign(),
}
COMMANDS = ("draw", "ready", "pass", "challenge", "accept")
"""Commands that are words as well."""
_NAMES = {move: text for text, move in _PLAIN.items()}


def write(move: Move) -> str:
    """The move in notation."""
    match move:
        case Spell(spiral="", cards=word):
            return f"word {word}"
        case Spell(spiral=spiral, cards=cards):
            return f"{spiral}.{cards}"
        case Exchange(card=card):
            return f"exchange {card}"
        case _:
            return _NAMES[move]


def read(text: str, view: View | None = None) -> Move:
    """The move a text stands for; a command of no use in one's turn may be meant as a word."""
    if view is not None and view.is_my_turn:
        useful = {"pass": not view.deck, "challenge": view.challengeable is not None}
        idle = [command for command in COMMANDS if not useful.get(command)]
        word_or_command(text, idle, view.spiral, view.hand)
    return read_move(text)


def read_move(text: str) -> Move:
    """The move a text stands for, whoever reads it; a word without a dot leaves it to the table how it is made."""
    parts = text.split()
    if (plain := _PLAIN.get(" ".join(parts).lower())) is not None:
        return plain
    match [part.upper() for part in parts]:
        case ["EXCHANGE", card] if re.fullmatch("[A-Z]", card):
            return Exchange(card)
        case [word] if split := _SPLIT.fullmatch(word):
            return Spell(split[1], split[2])
        case ["WORD", word] if _WORD.fullmatch(word):
            return Spell("", word)
        case [word] if _WORD.fullmatch(word) and word.lower() not in COMMANDS:
            return Spell("", word)
        case _:
            raise Unreadable(
                "not-a-move",
                f"{text!r} is no move here: a word such as UNITE or UN.ITE, draw hand, draw spiral, exchange Q,"
                " challenge, accept, ready or pass.",
            )


def show(view: View, names: Sequence[str]) -> str:
    """The spiral, the players, and one's hand."""
    rows = [f"round {view.round} of {view.rounds}; {counted(view.deck, 'card')} in the deck"]
    rows.append(f"spiral: {strokes(view.spiral, view.plays) or 'not begun'}")
    points = totals(len(view.counts), view.sheet)
    rows += [_player(view, who, name, points[who]) for who, name in enumerate(names)]
    if view.hand:
        rows.append(f"your hand: {' '.join(sorted(view.hand))}")
    return "\n".join(rows)


def strokes(spiral: Sequence[Letter], plays: Sequence[Play]) -> str:
    """A spiral with a stroke wherever somebody began to add cards."""
    begins = {play.own for play in plays} - {0}
    return "".join(f"|{card}" if place in begins else card for place, card in enumerate(spiral))


def _player(view: View, who: Seat, name: str, points: int) -> str:
    notes = [counted(view.counts[who], "card")]
    if who == view.dealer:
        notes.append("deals")
    if view.asides[who] or view.exchanges[who] < EXCHANGES:
        notes.append(f"{counted(view.exchanges[who], 'exchange')} left")
    if view.known[who] and who != view.seat:
        notes.append(f"holds {' '.join(view.known[who])}")
    if who in view.ready:
        notes.append("is ready")
    if who in view.accepted:
        notes.append("accepts")
    if who == view.challengeable:
        notes.append("can be challenged")
    if who == view.turn:
        notes.append("to play")
    return f"{name}: {counted(points, 'point')} ({', '.join(notes)})"


def tell(event: Event, names: Sequence[str]) -> str:
    """The event in plain words."""
    match event:
        case Dealt():
            return _dealt(event, names)
        case Readied() | TimeUp():
            return tell_round(event, names)
        case Turned(card=card):
            return f"The spiral begins with {card}."
        case Spelled(seat=seat, spiral=spiral, cards=cards):
            return f"{names[seat]} plays {spiral}{cards} ({spiral}.{cards})."
        case Drew(seat=seat, to="hand", card=card, late=late):
            return f"{_late(late)}{names[seat]} takes {'a card' if card == HIDDEN else card}."
        case Drew(seat=seat, card=card):
            return f"{names[seat]} puts {card} from the deck onto the spiral."
        case Passed(seat=seat, late=late):
            return f"{_late(late)}{names[seat]} passes; there is no card to take."
        case Exchanged(seat=seat, card=card, drawn=drawn):
            what = "a card" if card == HIDDEN else f"{card} for {drawn}"
            return f"{names[seat]} exchanges {what}."
        case Challenged():
            return _challenged(event, names)
        case Accepted(seat=seat):
            return f"{names[seat]} accepts the word."
        case Reshuffled(size=size):
            return f"The deck is used up; {counted(size, 'card')} are shuffled for a new one."
        case RoundOver(out=out, points=points):
            how = "Nobody finds a word any more" if out is None else f"{names[out]} has no cards left"
            written = (f"{name} {own}" for name, own in zip(names, points, strict=True))
            return f"{how}; the round is over. Points: {', '.join(written)}."


def _dealt(event: Dealt, names: Sequence[str]) -> str:
    seen = "".join(
        f" {name} has {' '.join(sorted(hand))}." for name, hand in zip(names, event.hands, strict=True) if hand
    )
    return f"{names[event.dealer]} deals round {event.round}.{seen}"


def _challenged(event: Challenged, names: Sequence[str]) -> str:
    word = event.word.replace(".", "")
    if event.good:
        said = f"{names[event.by]} challenges {word}, but it is a word"
    else:
        said = f"{names[event.by]} challenges {word}, which is no word: {names[event.seat]} takes the cards back"
    if event.payer is not None and event.card is not None:
        what = "one from the deck" if event.card == HIDDEN else f"{event.card} from the deck"
        said += f" and {what}" if not event.good else f"; {names[event.payer]} takes {what}"
    return f"{said}."


def _late(late: bool) -> str:
    return "Time is up: " if late else ""
