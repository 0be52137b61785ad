"""The cards, state, moves and events of Karma."""

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from fivefold.core.game import Millis, Public, Seat, values_of
from fivefold.core.options import Options
from fivefold.pieces.turn_time import TurnSeconds

NUMBERS = tuple(map(str, range(1, 17)))
KARMA = ("GIVE", "FIVE", "TABLE", "UP")
KINDS = (*NUMBERS, *KARMA)
"""All kinds of cards, hardest to play first."""
COPIES = 3
"""The copies of each kind in a deck, the number in a row that clears the pile, and the most to play at once."""
HAND = 3
"""The size to which a hand is refilled."""
PLACES = 3
"""The number of Faceup and of Facedown Table Cards each player starts with."""
ONE_DECK = 6
"""The most players with one deck; larger matches use two."""
MOST = 12
"""The most players."""
HIDDEN = "??"
"""Stands for a card that the viewer does not know."""

Card = Annotated[str, Meta(pattern=r"^(\?\?|[1-9]|1[0-6]|GIVE|FIVE|TABLE|UP)$")]
"""A card in notation, or a hidden card."""
Pack = int
"""An unordered set of cards as one number; see packs.py."""
Phase = Literal["deal", "choose", "play", "follow", "give", "over"]
"""The phases: choosing the Faceup Table Cards, a turn, the card after Play a Table Card, naming a receiver."""
Ending = Literal["one-left", "turn-limit"]
"""Why a match is over: all players but one are out, or the turn limit is reached."""
Source = Literal["hand", "up", "down"]
"""Where a card comes from: the hand, the Faceup or the Facedown Table Cards."""

ORDER = {card: place for place, card in enumerate(KINDS)}
RANK = {card: number for number, card in enumerate(NUMBERS, 1)}


def whole_deck(seats: int) -> tuple[Card, ...]:
    """Return all cards used by this number of players."""
    return KINDS * (COPIES if seats <= ONE_DECK else 2 * COPIES)


class KarmaOptions(Options, frozen=True):
    """House rules of Karma."""

    choose_seconds: Annotated[int, Meta(ge=0, le=600)] = 60
    turn_seconds: TurnSeconds = 0
    turn_limit: Annotated[int, Meta(ge=1, le=1000)] = 500
    memory: Literal["forgetful", "open"] = "forgetful"


class Player(Struct, frozen=True, gc=False):
    """The public part of a player."""

    hand: int = 0
    known: tuple[Card, ...] = ()
    """The cards of the hand that all players have seen on their way there."""
    up: tuple[Card, ...] = ()
    down: tuple[bool, ...] = (False,) * PLACES
    """Whether each place still has a Facedown card."""
    has_chosen: bool = False

    @property
    def cards(self) -> int:
        """Return the number of cards left, in hand and on the table."""
        return self.hand + len(self.up) + sum(self.down)

    @property
    def on_table(self) -> bool:
        return bool(self.up) or True in self.down


class PublicState(Struct, frozen=True, gc=False):
    """Everything about a match that all players have seen."""

    players: tuple[Player, ...]
    phase: Phase = "deal"
    turn: Seat = 0
    turns: int = 0
    pile: tuple[Card, ...] = ()
    """The discard pile from bottom to top."""
    last: Card | None = None
    row: int = 0
    """The card played last, and how many copies of it were played in a row."""
    gone: tuple[Card, ...] = ()
    """The cards that have left the game."""
    out: tuple[Seat, ...] = ()
    """The players who have gone out, in this order."""
    since: Millis = 0
    ended: Ending | Literal[""] = ""
    losers: tuple[Seat, ...] = ()


public_fields = values_of(PublicState)


class State(PublicState, frozen=True, kw_only=True):
    """The complete state of a match. During the choice a hand has six cards, including the chosen ones."""

    hands: tuple[Pack, ...]
    down: tuple[tuple[Card | None, ...], ...]
    chosen: tuple[Pack, ...]
    draw: tuple[Card, ...] = ()


class Lay(Struct, frozen=True, gc=False, tag=True):
    """Choose three of the first six cards as Faceup Table Cards, in any order."""

    cards: tuple[Card, Card, Card]

    def __post_init__(self) -> None:
        force_setattr(self, "cards", tuple(sorted(self.cards, key=lambda card: ORDER.get(card, -1))))


class Play(Struct, frozen=True, gc=False, tag=True):
    """Play one to three cards of a kind from the current source, which the rules determine."""

    card: Card
    count: Annotated[int, Meta(ge=1, le=COPIES)] = 1


class Turn(Struct, frozen=True, gc=False, tag=True):
    """Turn over the Facedown Table Card in a place, counted from 0."""

    place: Annotated[int, Meta(ge=0, lt=PLACES)]


class PickUp(Struct, frozen=True, gc=False, tag=True):
    """Take the whole pile into the hand."""


class Give(Struct, frozen=True, gc=False, tag=True):
    """Name the receiver of the pile."""

    to: Seat


Move = Lay | Play | Turn | PickUp | Give


def _hidden(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return (HIDDEN,) * len(cards)


class Dealt(Struct, frozen=True, gc=False, tag=True):
    """Each player was dealt three Facedown Table Cards and six cards; `draw` is the draw pile, next card first."""

    down: tuple[tuple[Card, ...], ...]
    hands: tuple[tuple[Card, ...], ...]
    draw: tuple[Card, ...]

    def seen_by(self, seat: Seat | None) -> "Dealt":
        return Dealt(
            tuple(map(_hidden, self.down)),
            tuple(cards if who == seat else _hidden(cards) for who, cards in enumerate(self.hands)),
            _hidden(self.draw),
        )


class Laid(Struct, frozen=True, gc=False, tag=True):
    """A player has chosen three cards, or the table chose when the time ran out."""

    seat: Seat
    cards: tuple[Card, ...]
    at: Millis
    late: bool = False

    def seen_by(self, seat: Seat | None) -> "Laid":
        """Hide the cards from other players; they are revealed when all have chosen."""
        return self if seat == self.seat else Laid(self.seat, _hidden(self.cards), self.at, self.late)


class Revealed(Public, frozen=True):
    """The Faceup Table Cards of all players were revealed."""

    up: tuple[tuple[Card, ...], ...]
    turn: Seat


class Played(Struct, frozen=True, tag=True, gc=False):
    """Cards were played, with their effects, the player to act next, and the next phase."""

    seat: Seat
    cards: tuple[Card, ...]
    source: Source
    at: Millis
    turn: Seat
    phase: Phase = "play"
    place: int = -1
    """The Facedown place the card came from; -1 if it came from elsewhere."""
    drew: tuple[Card, ...] = ()
    cleared: bool = False
    """Three in a row: the whole pile left the game."""
    lifted: Card | None = None
    """Bottoms Up: the card that moved from the bottom of the pile to the top."""
    out: bool = False
    late: bool = False

    def seen_by(self, seat: Seat | None) -> "Played":
        """Hide the drawn cards from other players."""
        if seat == self.seat or not self.drew:
            return self
        return Played(
            self.seat,
            self.cards,
            self.source,
            self.at,
            self.turn,
            self.phase,
            self.place,
            _hidden(self.drew),
            self.cleared,
            self.lifted,
            self.out,
            self.late,
        )


class PickedUp(Public, frozen=True):
    """A player took the pile into the hand, with the Facedown card that did not fit, if any."""

    seat: Seat
    cards: tuple[Card, ...]
    at: Millis
    turn: Seat
    turned: Card | None = None
    place: int = -1
    late: bool = False


class Gave(Struct, frozen=True, gc=False, tag=True):
    """The pile went to another player; `back` if that player had been out and is in the game again."""

    seat: Seat
    to: Seat
    cards: tuple[Card, ...]
    at: Millis
    turn: Seat
    back: bool = False
    drew: tuple[Card, ...] = ()
    out: bool = False
    late: bool = False

    def seen_by(self, seat: Seat | None) -> "Gave":
        """Hide the drawn cards from other players."""
        if seat == self.seat or not self.drew:
            return self
        hidden = _hidden(self.drew)
        return Gave(self.seat, self.to, self.cards, self.at, self.turn, self.back, hidden, self.out, self.late)


class Ended(Public, frozen=True):
    """The match is over, for the given reason."""

    reason: Ending
    losers: tuple[Seat, ...]


Event = Dealt | Laid | Revealed | Played | PickedUp | Gave | Ended
