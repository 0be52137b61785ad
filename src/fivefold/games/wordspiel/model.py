"""The state, moves and events of WordSpiel."""

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from fivefold.core.errors import BadOption
from fivefold.core.game import Millis, Public, Seat, values_of
from fivefold.core.options import Options
from fivefold.games.wordspiel.cards import DECK_LANGUAGES, DECKS, HIDDEN, Letter, choices, deck, marked
from fivefold.pieces import lexicon
from fivefold.pieces.letters import ONE, folded
from fivefold.pieces.rounds import Readied, Ready, Sheet, TimeUp
from fivefold.pieces.turn_time import TurnSeconds

EXCHANGES = 3
"""The number of cards a player may exchange in a round."""
IDLE_ROUNDS = 3
"""A round ends after each player has had this many turns without a word being played."""
WORDS_KEPT = 3
"""The number of words that stay on the spiral when the rest becomes the deck."""

MOST = 6
"""The most players."""

Phase = Literal["deal", "ready", "turn", "last", "over"]
"""The phases: dealing, getting ready, turns, and a last word that can be challenged."""
LexiconTag = Annotated[
    str,
    Meta(
        pattern=r"^[a-z0-9\-]{1,30}(:[0-9a-f]{16})?$",
        extra={"choices": lexicon.choices, "languages": lexicon.languages},
    ),
]
"""The word list by name; a match remembers its hash as well."""
Accents = Literal["folded", "kept"]
"""Whether É counts as E or as a letter of its own."""
DeckText = Annotated[
    str,
    Meta(
        pattern=rf"^({'|'.join(DECKS)}|([^\W\d_a-z][0-9]{{1,2}}){{2,{lexicon.MOST_LETTERS}}})$",
        extra={"choices": choices, "languages": DECK_LANGUAGES.copy, "free": True},
    ),
]
"""The cards of the box or of another language, or letters with their counts."""
Text = Annotated[str, Meta(pattern=f"^{ONE}{{0,{lexicon.LONGEST}}}$")]


class SolitaireOptions(Options, frozen=True):
    """House rules of the solitaire."""

    lexicon: LexiconTag = "default"
    accents: Accents = "folded"
    deck: DeckText = "box"

    def __post_init__(self) -> None:
        _settle(self)


class WordSpielOptions(Options, frozen=True):
    """House rules of WordSpiel."""

    rounds: Annotated[int, Meta(ge=1, le=10)] = 5
    turn_seconds: TurnSeconds = 60
    words: Literal["challenge", "checked"] = "challenge"
    challenge_seconds: Annotated[int, Meta(ge=1, le=60)] = 10
    failed_challenge: Literal["free", "card"] = "free"
    bluff: bool = False
    lexicon: LexiconTag = "default"
    accents: Accents = "folded"
    deck: DeckText = "box"

    def __post_init__(self) -> None:
        _settle(self)


def _settle(options: SolitaireOptions | WordSpielOptions) -> None:
    """Check the deck, which may be refused, and add the dictionary's hash to its name."""
    if letters := marked(deck(options.deck)):
        _check_marks(letters, options)
    force_setattr(options, "lexicon", lexicon.named(options.lexicon))


def _check_marks(letters: list[str], options: SolitaireOptions | WordSpielOptions) -> None:
    """Refuse letters with accents that no word of the list would use; raises BadOption."""
    book = lexicon.find(options.lexicon)
    if book is None or (options.accents == "kept" and not book.is_folded):
        return
    for letter in letters:
        if letter not in book.keeps:
            key = "wordspiel.bad-deck.unused" if book.is_folded else "wordspiel.bad-deck.accents"
            raise BadOption(key, letter=letter, plain=folded(letter))


class Play(Struct, frozen=True, gc=False):
    """A part of the spiral, by its places there: a word from `start`, with the player's cards from `own` to `end`.

    A lone card is not a word: its `start` is its `own`. The first card belongs to no player.
    """

    seat: Seat | None
    turn: int
    start: int
    own: int
    end: int

    @property
    def is_word(self) -> bool:
        """Return whether it is a word and not a lone card."""
        return self.start < self.own


class Verdict(Struct, frozen=True, gc=False):
    """The result of a challenge; the word has its player's cards after the dot."""

    by: Seat
    seat: Seat
    word: str
    good: bool


class Past(Struct, frozen=True, gc=False):
    """The round before this one: the player who emptied their hand, and the cards the others had left, after a dot."""

    out: Seat | None
    left: tuple[str, ...]
    points: tuple[int, ...]


class PublicState(Struct, frozen=True, gc=False):
    """Everything about a match that all players have seen; strings of letters are cards."""

    seats: int
    exchanges: tuple[int, ...]
    """The number of cards each player may still exchange in this round."""
    known: tuple[str, ...]
    """The cards that each player took back for all to see."""
    round: int = 0
    dealer: Seat = 0
    phase: Phase = "deal"
    turn: Seat = 0
    """The seat to act now, or when the round begins or the last word is rejected."""
    turns: int = 0
    now: Millis = 0
    """The time of the last act."""
    since: Millis = 0
    """When the current time limit began."""
    spiral: str = ""
    plays: tuple[Play, ...] = ()
    """The parts of the spiral."""
    settled: bool = False
    """Whether the last word can no longer be challenged, although nothing has followed it."""
    ready: tuple[Seat, ...] = ()
    """The players who are ready for the round to begin."""
    accepted: tuple[Seat, ...] = ()
    """The players who let the last word of the round stand."""
    verdict: Verdict | None = None
    """The result of a challenge, until the next word."""
    sheet: Sheet = ()
    past: Past | None = None


public_fields = values_of(PublicState)


class State(PublicState, frozen=True, kw_only=True):
    """The complete state of a match."""

    hands: tuple[str, ...]
    aside: tuple[str, ...]
    """The cards each player laid aside face down."""
    reshuffled: tuple[str, ...]
    """For each seat, and then for spectators, the cards known to be in the deck when it was last reshuffled."""
    deck: str = ""
    """The deck, its top card last."""


class Spell(Struct, frozen=True, gc=False, tag=True):
    """Play a word: letters of the spiral, then the player's cards.

    Without letters of the spiral, `cards` is the whole word, and the table finds the way that uses the most cards.
    """

    spiral: Text
    cards: Text


class Draw(Struct, frozen=True, gc=False, tag=True):
    """Take the top card of the deck to a place chosen beforehand, and end the turn."""

    to: Literal["hand", "spiral"]


class Pass(Struct, frozen=True, gc=False, tag=True):
    """End the turn when there is no card to take."""


class Exchange(Struct, frozen=True, gc=False, tag=True):
    """Lay a card aside for another one from the deck."""

    card: Text


class Challenge(Struct, frozen=True, gc=False, tag=True):
    """Challenge the last word."""


class Accept(Struct, frozen=True, gc=False, tag=True):
    """Let the word that ends the round stand."""


class Resign(Struct, frozen=True, gc=False, tag=True):
    """In the solitaire: give up."""


Move = Ready | Spell | Draw | Pass | Exchange | Challenge | Accept | Resign


class Dealt(Struct, frozen=True, gc=False, tag=True):
    """A round was dealt; the rest is the deck, its top card last."""

    round: int
    dealer: Seat
    hands: tuple[tuple[Letter, ...], ...]
    deck: str

    def seen_by(self, seat: Seat | None) -> "Dealt":
        """Keep only the seat's own cards."""
        hands = tuple(hand if who == seat else () for who, hand in enumerate(self.hands))
        return Dealt(self.round, self.dealer, hands, "")


class Turned(Public, frozen=True):
    """All players were ready: the first card of the spiral was turned over."""

    card: Letter


class Spelled(Public, frozen=True):
    """A word was played: letters of the spiral, and the player's cards."""

    seat: Seat
    spiral: str
    cards: str
    at: Millis


class Drew(Struct, frozen=True, gc=False, tag=True):
    """A card was taken instead of playing a word, into the hand or onto the spiral."""

    seat: Seat
    to: Literal["hand", "spiral"]
    card: Letter
    at: Millis
    late: bool = False

    def seen_by(self, seat: Seat | None) -> "Drew":
        """Show a card on the spiral to all, a card in the hand only to its owner."""
        is_open = self.to == "spiral" or seat == self.seat
        return self if is_open else Drew(self.seat, self.to, HIDDEN, self.at, self.late)


class Passed(Public, frozen=True):
    """A turn ended without a word, and there was no card to take."""

    seat: Seat
    at: Millis
    late: bool = False


class Exchanged(Struct, frozen=True, gc=False, tag=True):
    """A card was laid aside face down for another."""

    seat: Seat
    card: Letter
    drawn: Letter
    at: Millis

    def seen_by(self, seat: Seat | None) -> "Exchanged":
        """Show the cards only to their owner."""
        return self if seat == self.seat else Exchanged(self.seat, HIDDEN, HIDDEN, self.at)


class Challenged(Struct, frozen=True, gc=False, tag=True):
    """The last word was looked up; `payer` has to take a card, if one is due and there is one."""

    by: Seat
    seat: Seat
    word: str
    good: bool
    payer: Seat | None
    card: Letter | None
    at: Millis

    def seen_by(self, seat: Seat | None) -> "Challenged":
        """Show the card only to the player who takes it."""
        if self.card is None or seat == self.payer:
            return self
        return Challenged(self.by, self.seat, self.word, self.good, self.payer, HIDDEN, self.at)


class Accepted(Public, frozen=True):
    """A player lets the last word stand."""

    seat: Seat
    at: Millis


class Reshuffled(Struct, frozen=True, gc=False, tag=True):
    """The deck was used up: the cards aside and the spiral, except its last `kept` cards, became the new deck."""

    kept: int
    size: int
    deck: str

    def seen_by(self, seat: Seat | None) -> "Reshuffled":
        """Hide the order."""
        return Reshuffled(self.kept, self.size, "")


class RoundOver(Public, frozen=True):
    """A round is over: the cards each player has left, after a dot, and the points for them."""

    out: Seat | None
    left: tuple[str, ...]
    points: tuple[int, ...]
    over: bool


Event = (
    Dealt
    | Readied
    | TimeUp
    | Turned
    | Spelled
    | Drew
    | Passed
    | Exchanged
    | Challenged
    | Accepted
    | Reshuffled
    | RoundOver
)
