"""Karma in short text: cards, moves, the table, and every event in a sentence."""

import re
from collections.abc import Sequence

from fivefold.core.errors import Unreadable
from fivefold.core.game import Seat
from fivefold.core.notation import counted, listed
from fivefold.games.karma.effects import Effects
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
    KarmaOptions,
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

_EFFECTS = Effects(KarmaOptions())
_KINDS = frozenset(KINDS)
_EMPTY = "--"
"""Stands for a place from which the Facedown card has gone."""
_PLACES = {"hand": "", "up": " from the table", "down": ", turned over blind"}


def read_card(text: str) -> Card:
    """The card a text stands for: `1` to `16`, or `GIVE` `FIVE` `TABLE` `UP`."""
    if (card := text.upper()) in _KINDS:
        return card
    raise Unreadable("not-a-card", f"{text!r} is no card: write 1 to 16, GIVE, FIVE, TABLE or UP.")


def write(move: Move) -> str:
    """The move in notation."""
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
    """The move a text stands for; `play` may be left out. Places and players count from 1."""
    words = text.lower().split()
    match words:
        case ["pickup"] | ["pick", "up"]:
            return PickUp()
        case ["turn", which]:
            if not 1 <= (place := _number(which)) <= PLACES:
                raise Unreadable("not-a-place", f"{which!r} is no place: write 1, 2 or 3.")
            return Turn(place - 1)
        case ["give", whom] if whom != "give":
            if (player := _number(whom)) < 1:
                raise Unreadable(
                    "not-a-player", f"{whom!r} is no player: write the number that stands before the name."
                )
            return Give(player - 1)
        case ["lay", *cards]:
            if len(cards) != PLACES:
                raise Unreadable("not-three", "Name three cards to lay out.")
            one, two, three = map(read_card, cards)
            return Lay((one, two, three))
        case ["play", *cards]:
            return _play(cards)
        case [first, *_] if first.upper() in _KINDS:
            return _play(words)
        case _:
            raise Unreadable(
                "not-a-move", f"{text!r} is no move here: play, pickup, turn, give or lay, such as play 7 7."
            )


def _play(words: Sequence[str]) -> Play:
    cards = [read_card(word) for word in words]
    if not 1 <= len(cards) <= COPIES or len(set(cards)) > 1:
        raise Unreadable("not-alike", "Name one card to play, or two or three identical ones.")
    return Play(cards[0], len(cards))


def _number(word: str) -> int:
    """A number of one or two digits; anything else is 0."""
    return int(word) if re.fullmatch(r"[0-9]{1,2}", word) else 0


def show(view: View, names: Sequence[str]) -> str:
    """The pile, the players by number, and one's own hand."""
    rows = [_pile(view), f"{counted(view.draw, 'card')} to draw, {counted(len(view.gone), 'card')} out of the game"]
    if view.memory == "open" and view.gone:
        rows.append(f"out of the game: {' '.join(view.gone)}")
    rows += [_player(view, who, name) for who, name in enumerate(names)]
    if view.seat is not None:
        rows.append(f"your hand: {' '.join(view.hand) or 'empty'}")
    if view.chosen:
        rows.append(f"you lay out: {' '.join(view.chosen)}")
    if view.phase == "give" and view.seat == view.turn:
        who = listed([f"give {seat + 1} for {name}" for seat, name in enumerate(names) if seat != view.seat], "or")
        rows.append(f"who gets the pile: {who}")
    return "\n".join(rows)


def _pile(view: View) -> str:
    if not view.pile:
        return "no pile"
    cards = " ".join(view.pile) if view.memory == "open" else view.pile[-1]
    return f"pile: {cards} ({counted(len(view.pile), 'card')}{', the top last' if view.memory == 'open' else ''})"


def _player(view: View, who: Seat, name: str) -> str:
    player = view.players[who]
    notes = [f"hand {player.hand}"]
    if view.memory == "open" and player.known:
        notes[0] += f" with {' '.join(sorted(player.known, key=ORDER.__getitem__))}"
    if player.on_table:
        places = [HIDDEN if there else _EMPTY for there in player.down] if any(player.down) else ()
        notes.append(f"table {' '.join((*player.up, *places))}")
    if view.phase == "choose":
        notes.append("has chosen" if player.has_chosen else "chooses")
    elif who in view.losers:
        notes.append("has lost")
    elif who in view.out:
        notes.append("out")
    elif who == view.turn and view.phase != "over":
        notes.append({"give": "to give the pile", "follow": "to go on"}.get(view.phase, "to play"))
    return f"{who + 1} {name}: {', '.join(notes)}"


def tell(event: Event, names: Sequence[str]) -> str:
    """The event in plain words."""
    match event:
        case Dealt(hands=hands, draw=draw):
            seen = [f" {names[who]} has {' '.join(hand)}." for who, hand in enumerate(hands) if HIDDEN not in hand]
            return f"The cards are dealt; {counted(len(draw), 'card')} to draw.{''.join(seen)}"
        case Laid(seat=seat, cards=cards, late=late):
            what = "three cards" if HIDDEN in cards else " ".join(cards)
            return f"Time is up; the table lays out {what} for {names[seat]}." if late else (
                f"{names[seat]} lays out {what}."
            )  # fmt: skip
        case Revealed(up=up, turn=turn):
            shown = listed([f"{' '.join(cards)} of {names[who]}" for who, cards in enumerate(up)])
            return f"Faceup are {shown}. {names[turn]} begins."
        case Played():
            return _told_play(event, names)
        case PickedUp(seat=seat, cards=cards, turned=turned, late=late):
            who = names[seat]
            pile = f"the pile of {counted(len(cards), 'card')}"
            if turned is not None:
                return f"{_late(late)}{who} turns over {turned}, which does not fit, and picks it up with {pile}."
            return f"{_late(late)}{who} picks up {pile}."
        case Gave(seat=seat, to=to, cards=cards, back=back, late=late):
            who = names[seat]
            told = f"{_late(late)}{who} gives the pile of {counted(len(cards), 'card')} to {names[to]}"
            told += ", who is back in the game." if back else "."
            return told + _drew(who, event.drew) + (f" {who} is out." if event.out else "")
        case Ended(reason="one-left", losers=losers):
            return f"{listed([names[who] for who in losers])} is the last with cards and loses."
        case Ended(losers=losers):
            lost = f"{listed([names[who] for who in losers])} {'has' if len(losers) == 1 else 'have'}"
            return f"The turns are used up. {lost} the most cards and {'loses' if len(losers) == 1 else 'lose'}."


def _late(late: bool) -> str:
    return "Time is up: " if late else ""


def _drew(who: str, cards: tuple[Card, ...]) -> str:
    if not cards:
        return ""
    return f" {who} draws {counted(len(cards), 'card') if HIDDEN in cards else ' '.join(cards)}."


def _told_play(event: Played, names: Sequence[str]) -> str:
    who = names[event.seat]
    told = f"{_late(event.late)}{who} plays {' '.join(event.cards)}{_PLACES[event.source]}."
    if event.cleared:
        told += " Three in a row: the pile leaves the game."
    else:
        told += _EFFECTS.of[event.cards[0]].told(event.phase, event.lifted)
    told += _drew(who, event.drew)
    if event.out:
        told += f" {who} is out."
    elif event.cleared:
        told += f" {who} begins a new pile."
    return told
