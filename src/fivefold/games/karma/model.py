"""The cards of Karma, what a table of it remembers, and what can be done and can happen there."""

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from fivefold.core.game import Millis, Public, Seat, values_of
from fivefold.core.options import Options

NUMBERS = tuple(map(str, range(1, 17)))
KARMA = ("GIVE", "FIVE", "TABLE", "UP")
KINDS = (*NUMBERS, *KARMA)
"""All kinds of cards, the hardest to play first."""
COPIES = 3
"""How many of each kind a deck has, how many in a row clear the pile, and how many may be played at once."""
HAND = 3
"""Up to how many cards a hand is filled."""
PLACES = 3
"""How many Faceup and how many Facedown Table Cards everybody has at first."""
ONE_DECK = 6
"""The most who play with one deck; more take two."""
MOST = 12
"""The most who can play."""
HIDDEN = "??"
"""Stands for a card that the one who looks does not know."""

Card = Annotated[str, Meta(pattern=r"^(\?\?|[1-9]|1[0-6]|GIVE|FIVE|TABLE|UP)$")]
"""A card in notation, or a hidden one."""
Pack = int
"""Some cards in no order, as one number; see packs.py."""
Phase = Literal["deal", "choose", "play", "follow", "give", "over"]
"""What the table waits for: who lays what out, a turn, the card after Play a Table Card, a receiver; nothing."""
Ending = Literal["one-left", "turn-limit"]
"""Why a game is over: all but one are out, or the turns are used up."""
Source = Literal["hand", "up", "down"]
"""Where a card comes from: the hand, the Faceup or the Facedown Table Cards."""

ORDER = {card: place for place, card in enumerate(KINDS)}
RANK = {card: number for number, card in enumerate(NUMBERS, 1)}


def whole_deck(seats: int) -> tuple[Card, ...]:
    """All cards that so many players use."""
    return KINDS * (COPIES if seats <= ONE_DECK else 2 * COPIES)


class KarmaOptions(Options, frozen=True):
    """House rules of Karma."""

    choose_seconds: Annotated[int, Meta(ge=0, le=600)] = 60
    turn_seconds: Annotated[int, Meta(ge=0, le=600)] = 0
    turn_limit: Annotated[int, Meta(ge=1, le=1000)] = 500
    memory: Literal["forgetful", "open"] = "forgetful"


class Player(Struct, frozen=True, gc=False):
    """A player as everybody sees them."""

    hand: int = 0
    known: tuple[Card, ...] = ()
    """Those cards of the hand that everybody has seen going there."""
    up: tuple[Card, ...] = ()
    down: tuple[bool, ...] = (False,) * PLACES
    """Which places still have a Facedown card."""
    has_chosen: bool = False

    @property
    def cards(self) -> int:
        """How many cards are left, in hand and on the table."""
        return self.hand + len(self.up) + sum(self.down)

    @property
    def on_table(self) -> bool:
        """Whether any Table Card is left."""
        return bool(self.up) or True in self.down


class PublicState(Struct, frozen=True, gc=False):
    """What everybody sees of a table of Karma, or has seen."""

    players: tuple[Player, ...]
    phase: Phase = "deal"
    turn: Seat = 0
    turns: int = 0
    pile: tuple[Card, ...] = ()
    """The discard pile from the bottom to the top."""
    last: Card | None = None
    row: int = 0
    """Which card was played last, and how many of it in a row."""
    gone: tuple[Card, ...] = ()
    """What has left the game."""
    out: tuple[Seat, ...] = ()
    """Who has gone out, the first first."""
    since: Millis = 0
    ended: Ending | Literal[""] = ""
    losers: tuple[Seat, ...] = ()


public_fields = values_of(PublicState)


class State(PublicState, frozen=True, kw_only=True):
    """A table of Karma with all that is hidden. While all choose, a hand has six cards, the chosen ones included."""

    hands: tuple[Pack, ...]
    down: tuple[tuple[Card | None, ...], ...]
    chosen: tuple[Pack, ...]
    draw: tuple[Card, ...] = ()


class Lay(Struct, frozen=True, gc=False, tag=True):
    """Lay three of the first six cards out as Faceup Table Cards; their order does not matter."""

    cards: tuple[Card, Card, Card]

    def __post_init__(self) -> None:
        force_setattr(self, "cards", tuple(sorted(self.cards, key=lambda card: ORDER.get(card, -1))))


class Play(Struct, frozen=True, gc=False, tag=True):
    """Play one, two or three of a kind, from wherever the rules say one's cards come now."""

    card: Card
    count: Annotated[int, Meta(ge=1, le=COPIES)] = 1


class Turn(Struct, frozen=True, gc=False, tag=True):
    """Turn over the Facedown Table Card in a place, counted from 0."""

    place: Annotated[int, Meta(ge=0, lt=PLACES)]


class PickUp(Struct, frozen=True, gc=False, tag=True):
    """Take the whole pile into the hand."""


class Give(Struct, frozen=True, gc=False, tag=True):
    """Say who gets the pile."""

    to: Seat


Move = Lay | Play | Turn | PickUp | Give


def _hidden(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return (HIDDEN,) * len(cards)


class Dealt(Struct, frozen=True, gc=False, tag=True):
    """Three Facedown Table Cards and six cards for everybody; the rest is the draw pile, first card first."""

    down: tuple[tuple[Card, ...], ...]
    hands: tuple[tuple[Card, ...], ...]
    draw: tuple[Card, ...]

    def seen_by(self, seat: Seat | None) -> "Dealt":
        """One's own six cards."""
        return Dealt(
            tuple(map(_hidden, self.down)),
            tuple(cards if who == seat else _hidden(cards) for who, cards in enumerate(self.hands)),
            _hidden(self.draw),
        )


class Laid(Struct, frozen=True, gc=False, tag=True):
    """A player has chosen three cards, or the table did it when the time was over."""

    seat: Seat
    cards: tuple[Card, ...]
    at: Millis
    late: bool = False

    def seen_by(self, seat: Seat | None) -> "Laid":
        """The cards are turned up when all have chosen; until then only their owner knows them."""
        return self if seat == self.seat else Laid(self.seat, _hidden(self.cards), self.at, self.late)


class Revealed(Public, frozen=True):
    """Everybody's Faceup Table Cards were turned up."""

    up: tuple[tuple[Card, ...], ...]
    turn: Seat


class Played(Struct, frozen=True, tag=True, gc=False):
    """Cards were played, and what came of it: whose turn it is now, and for what."""

    seat: Seat
    cards: tuple[Card, ...]
    source: Source
    at: Millis
    turn: Seat
    phase: Phase = "play"
    place: int = -1
    """From which Facedown place."""
    drew: tuple[Card, ...] = ()
    cleared: bool = False
    """Three in a row: the whole pile left the game."""
    lifted: Card | None = None
    """Bottoms Up: this card came from the bottom of the pile to the top."""
    out: bool = False
    late: bool = False

    def seen_by(self, seat: Seat | None) -> "Played":
        """All but what somebody else drew."""
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
    """The pile went into a hand, with the Facedown card that did not fit, if that was why."""

    seat: Seat
    cards: tuple[Card, ...]
    at: Millis
    turn: Seat
    turned: Card | None = None
    place: int = -1
    late: bool = False


class Gave(Struct, frozen=True, gc=False, tag=True):
    """The pile went to another player; `back` if that brought them back into the game."""

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
        """All but what somebody else drew."""
        if seat == self.seat or not self.drew:
            return self
        hidden = _hidden(self.drew)
        return Gave(self.seat, self.to, self.cards, self.at, self.turn, self.back, hidden, self.out, self.late)


class Ended(Public, frozen=True):
    """It is over, and why."""

    reason: Ending
    losers: tuple[Seat, ...]


Event = Dealt | Laid | Revealed | Played | PickedUp | Gave | Ended
