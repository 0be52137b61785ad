"""The notation of WordSpiel's cards and moves, and messages about the table and its events."""

import re
from collections.abc import Sequence

from fivefold.core.errors import Unreadable
from fivefold.core.game import Seat
from fivefold.core.words import Argument, Message, Pieces, Who, listed, message
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
from fivefold.pieces.letters import ONE, capital
from fivefold.pieces.lexicon import LONGEST, own
from fivefold.pieces.rounds import Readied, Ready, TimeUp, tell_round, totals

_WORD = re.compile(f"{ONE}{{2,{LONGEST}}}")
_SPLIT = re.compile(rf"({ONE}{{1,{LONGEST}}})\.({ONE}{{1,{LONGEST}}})")
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
"""Commands that are also words."""
_NAMES = {move: text for text, move in _PLAIN.items()}


def write(move: Move) -> str:
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
    """Read a move; a command that is useless in the viewer's turn may be meant as a word."""
    if view is not None and view.is_my_turn:
        useful = {"pass": not view.deck, "challenge": view.challengeable is not None}
        idle = [command for command in COMMANDS if not useful.get(command)]
        word_or_command(text, idle, view.spiral, view.hand)
    return read_move(text)


def read_move(text: str) -> Move:
    """Read a move without a view; for a word without a dot the table finds the split."""
    parts = text.split()
    if (plain := _PLAIN.get(" ".join(parts).lower())) is not None:
        return plain
    match [capital(part) for part in parts]:
        case ["EXCHANGE", card] if re.fullmatch(ONE, card):
            return Exchange(card)
        case [word] if split := _SPLIT.fullmatch(word):
            return Spell(split[1], split[2])
        case ["WORD", word] if _WORD.fullmatch(word):
            return Spell("", word)
        case [word] if _WORD.fullmatch(word) and word.lower() not in COMMANDS:
            return Spell("", word)
        case _:
            raise Unreadable("wordspiel.not-a-move", text=text)


def show(view: View) -> list[Message | str]:
    """Describe the spiral, the players, and the viewer's hand."""
    spiral = strokes(view.spiral, view.plays)
    rows: list[Message | str] = [
        message("wordspiel.show-round", round=view.round, rounds=view.rounds, count=view.deck),
        message("wordspiel.show-spiral", spiral=spiral) if spiral else message("wordspiel.show-spiral.none"),
    ]
    rows[1:1] = show_list(view.lexicon)
    points = totals(len(view.counts), view.sheet)
    rows += [_player(view, who, points[who]) for who in range(len(view.counts))]
    if view.hand:
        rows.append(message("wordspiel.show-hand", cards=Pieces(tuple(sorted(view.hand)))))
    return rows


def show_list(tag: str) -> list[Message]:
    """Name the dictionary, unless it is our English one."""
    if tag == own().tag:
        return []
    return [message("wordspiel.show-list", list=message("pieces.word-list", name=tag.partition(":")[0]))]


def strokes(spiral: Sequence[Letter], plays: Sequence[Play]) -> str:
    """Return the spiral with a stroke at each place where a player began to add cards."""
    begins = {play.own for play in plays} - {0}
    return "".join(f"|{card}" if place in begins else card for place, card in enumerate(spiral))


def _player(view: View, who: Seat, points: int) -> Message:
    notes = [message("wordspiel.card-count", count=view.counts[who])]
    if who == view.dealer:
        notes.append(message("wordspiel.show-note.deals"))
    if view.asides[who] or view.exchanges[who] < EXCHANGES:
        notes.append(message("wordspiel.show-note.exchanges", exchanges=view.exchanges[who]))
    if view.known[who] and who != view.seat:
        notes.append(message("wordspiel.show-note.holds", cards=Pieces(tuple(view.known[who]))))
    if who in view.ready:
        notes.append(message("wordspiel.show-note.ready"))
    if who in view.accepted:
        notes.append(message("wordspiel.show-note.accepts"))
    if who == view.challengeable:
        notes.append(message("wordspiel.show-note.challengeable"))
    if view.phase == "turn" and who == view.turn:
        notes.append(message("wordspiel.show-note.turn"))
    return message("wordspiel.show-player", who=Who(who), points=points, notes=listed(notes, "comma"))


def tell(event: Event) -> list[Message]:
    match event:
        case Dealt(hands=hands):
            seen = [(who, tuple(sorted(hand))) for who, hand in enumerate(hands) if hand]
            return [
                message("wordspiel.dealt", who=Who(event.dealer), round=event.round),
                *(message("wordspiel.holds", who=Who(who), cards=Pieces(hand)) for who, hand in seen),
            ]
        case Readied() | TimeUp():
            return tell_round(event)
        case Turned(card=card):
            return [message("wordspiel.turned", card=Pieces((card,)))]
        case Spelled(seat=seat, spiral=spiral, cards=cards):
            play = f"{spiral}.{cards}"
            return [message("wordspiel.spelled", who=Who(seat), word=spiral + cards, play=play)]
        case Drew(seat=seat, to="hand", card=card, late=late):
            return [*_late(late), _known("wordspiel.drew", "wordspiel.drew.hidden", card, who=Who(seat))]
        case Drew(seat=seat, card=card):
            return [message("wordspiel.drew.spiral", who=Who(seat), card=Pieces((card,)))]
        case Passed(seat=seat, late=late):
            return [*_late(late), message("wordspiel.passed", who=Who(seat))]
        case Exchanged(seat=seat, card=card, drawn=drawn):
            return [
                _known("wordspiel.exchanged", "wordspiel.exchanged.hidden", card, who=Who(seat), drawn=Pieces((drawn,)))
            ]
        case Challenged():
            return _challenged(event)
        case Accepted(seat=seat):
            return [message("wordspiel.accepts", who=Who(seat))]
        case Reshuffled(size=size):
            return [message("wordspiel.reshuffled", count=size)]
        case RoundOver(out=out, points=points):
            scores = [message("wordspiel.each-points", who=Who(who), points=own) for who, own in enumerate(points)]
            how = message("wordspiel.round-over.idle") if out is None else message("wordspiel.round-over", who=Who(out))
            return [how, message("wordspiel.scores", scores=listed(scores, "comma"))]


def _challenged(event: Challenged) -> list[Message]:
    key = "wordspiel.challenged.good" if event.good else "wordspiel.challenged.wrong"
    told = [message(key, who=Who(event.by), whose=Who(event.seat), word=event.word.replace(".", ""))]
    if event.payer is not None and event.card is not None:
        told.append(_known("wordspiel.paid", "wordspiel.paid.hidden", event.card, who=Who(event.payer)))
    return told


def _known(key: str, hidden: str, card: Letter, **args: Argument) -> Message:
    """Return the message that names the card, or the one for a hidden card."""
    return message(hidden, **args) if card == HIDDEN else message(key, card=Pieces((card,)), **args)


def _late(late: bool) -> list[Message]:
    return [message("wordspiel.late")] if late else []
