"""The notation of Karma's cards and moves, and messages about the table and its events."""

import re
from collections.abc import Sequence

from fivefold.core.errors import Unreadable
from fivefold.core.game import Seat
from fivefold.core.words import Group, Message, Pieces, Who, listed, message
from fivefold.games.karma.effects import EFFECTS
from fivefold.games.karma.model import (
    COPIES,
    HIDDEN,
    KINDS,
    ORDER,
    PLACES,
    Card,
    Dealt,
    Ended,
    Event,
    Gave,
    Give,
    Laid,
    Lay,
    Move,
    PickedUp,
    PickUp,
    Play,
    Played,
    Revealed,
    Turn,
)
from fivefold.games.karma.view import View

_KINDS = frozenset(KINDS)
_EMPTY = "--"
"""Stands for a place whose Facedown card is gone."""


def read_card(text: str) -> Card:
    """Read a card: `1` to `16`, or `GIVE` `FIVE` `TABLE` `UP`."""
    if (card := text.upper()) in _KINDS:
        return card
    raise Unreadable("karma.not-a-card", text=text)


def write(move: Move) -> str:
    match move:
        case Lay(cards=cards):
            return f"lay {' '.join(cards)}"
        case Play(card=card, count=count):
            return " ".join(("play", *[card] * count))
        case Turn(place=place):
            return f"turn {place + 1}"
        case PickUp():
            return "pickup"
        case Give(to=to):
            return f"give {to + 1}"


def read(text: str, _view: View | None = None) -> Move:
    """Read a move; `play` may be left out. Places and players count from 1."""
    words = text.lower().split()
    match words:
        case ["pickup"] | ["pick", "up"]:
            return PickUp()
        case ["turn", which]:
            if not 1 <= (place := _number(which)) <= PLACES:
                raise Unreadable("karma.not-a-place", text=which)
            return Turn(place - 1)
        case ["give", whom] if whom != "give":
            if (player := _number(whom)) < 1:
                raise Unreadable("karma.not-a-player", text=whom)
            return Give(player - 1)
        case ["lay", *cards]:
            if len(cards) != PLACES:
                raise Unreadable("karma.not-three")
            one, two, three = map(read_card, cards)
            return Lay((one, two, three))
        case ["play", *cards]:
            return _play(cards)
        case [first, *_] if first.upper() in _KINDS:
            return _play(words)
        case _:
            raise Unreadable("karma.not-a-move", text=text)


def _play(words: Sequence[str]) -> Play:
    cards = [read_card(word) for word in words]
    if not 1 <= len(cards) <= COPIES or len(set(cards)) > 1:
        raise Unreadable("karma.not-alike")
    return Play(cards[0], len(cards))


def _number(word: str) -> int:
    """Return a number of one or two digits; 0 for any other text."""
    return int(word) if re.fullmatch(r"[0-9]{1,2}", word) else 0


def show(view: View) -> list[Message | str]:
    """Describe the pile, the numbered players, and the viewer's hand."""
    rows: list[Message | str] = [_pile(view), message("karma.show-rest", draw=view.draw, gone=len(view.gone))]
    if view.memory == "open" and view.gone:
        rows.append(message("karma.show-gone", cards=Pieces(view.gone)))
    rows += [_player(view, who) for who in range(len(view.players))]
    if view.seat is not None:
        rows.append(message("karma.show-hand", cards=Pieces(view.hand)))
    if view.chosen:
        rows.append(message("karma.show-chosen", cards=Pieces(view.chosen)))
    if view.phase == "give" and view.seat == view.turn:
        others = [who for who in range(len(view.players)) if who != view.seat]
        names = [message("karma.show-receiver", move=write(Give(who)), who=Who(who)) for who in others]
        rows.append(message("karma.show-give", receivers=listed(names, "or")))
    return rows


def _pile(view: View) -> Message:
    if not view.pile:
        return message("karma.show-pile.none")
    if view.memory == "open":
        return message("karma.show-pile.open", cards=Pieces(view.pile))
    return message("karma.show-pile", top=Pieces(view.pile[-1:]), cards=len(view.pile))


def _player(view: View, who: Seat) -> Message:
    player = view.players[who]
    notes = [message("karma.show-held", cards=player.hand)]
    if view.memory == "open" and player.known:
        known = tuple(sorted(player.known, key=ORDER.__getitem__))
        notes = [message("karma.show-held.known", cards=player.hand, known=Pieces(known))]
    if player.on_table:
        places = [HIDDEN if there else _EMPTY for there in player.down] if any(player.down) else ()
        notes.append(message("karma.show-table", cards=Pieces((*player.up, *places))))
    if view.phase == "choose":
        notes.append(message("karma.show-state.chosen" if player.has_chosen else "karma.show-state.chooses"))
    elif who in view.losers:
        notes.append(message("karma.show-state.lost"))
    elif who in view.out:
        notes.append(message("karma.show-state.out"))
    elif who == view.turn and view.phase != "over":
        notes.append(message(f"karma.show-state.{view.phase}"))
    return message("karma.show-player", number=who + 1, who=Who(who), notes=listed(notes, "comma"))


def tell(event: Event) -> list[Message]:
    match event:
        case Dealt(hands=hands, draw=draw):
            seen = [(who, hand) for who, hand in enumerate(hands) if HIDDEN not in hand]
            return [
                message("karma.dealt", draw=len(draw)),
                *(message("karma.holds", who=Who(who), cards=Pieces(hand)) for who, hand in seen),
            ]
        case Laid(seat=seat, cards=cards, late=late):
            if HIDDEN in cards:
                return [message("karma.laid-late.hidden" if late else "karma.laid.hidden", who=Who(seat))]
            return [message("karma.laid-late" if late else "karma.laid", who=Who(seat), cards=Pieces(cards))]
        case Revealed(up=up, turn=turn):
            shown = [message("karma.shown", who=Who(who), cards=Pieces(cards)) for who, cards in enumerate(up)]
            return [message("karma.revealed", shown=listed(shown)), message("karma.begins", who=Who(turn))]
        case Played():
            return _told_play(event)
        case PickedUp(seat=seat, cards=cards, turned=turned, late=late):
            who, pile = Who(seat), len(cards)
            if turned is not None:
                told = message("karma.picked-up.turned", who=who, card=Pieces((turned,)), cards=pile)
            else:
                told = message("karma.picked-up", who=who, cards=pile)
            return [*_late(late), told]
        case Gave(seat=seat, to=to, cards=cards, back=back, late=late, drew=drew, out=out):
            who = Who(seat)
            told = message("karma.gave", who=who, to=Who(to), cards=len(cards))
            return [
                *_late(late),
                told,
                *([message("karma.back", who=Who(to))] if back else ()),
                *_drew(who, drew),
                *([message("karma.out", who=who)] if out else ()),
            ]
        case Ended(reason=reason, losers=losers):
            return [message(f"karma.ended.{reason}", losers=Group(losers))]


def _late(late: bool) -> list[Message]:
    return [message("karma.late")] if late else []


def _drew(who: Who, cards: tuple[Card, ...]) -> list[Message]:
    if not cards:
        return []
    return [message("karma.drew.hidden" if HIDDEN in cards else "karma.drew", who=who, cards=Pieces(cards))]


def _told_play(event: Played) -> list[Message]:
    who = Who(event.seat)
    told = [*_late(event.late), message(f"karma.played.{event.source}", who=who, cards=Pieces(event.cards))]
    told += effects_of(event)
    told += _drew(who, event.drew)
    if event.out:
        told.append(message("karma.out", who=who))
    elif event.cleared:
        told.append(message("karma.new-pile", who=who))
    return told


def effects_of(event: Played) -> list[Message]:
    """Describe the effects of played cards, without the player."""
    if event.cleared:
        return [message("karma.three-in-a-row")]
    effect = EFFECTS[event.cards[0]].told(event.phase, event.lifted)
    return [] if effect is None else [effect]
