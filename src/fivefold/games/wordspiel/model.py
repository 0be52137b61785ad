"""What a table of WordSpiel remembers, and what can be done and can happen there."""

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from fivefold.core.game import Millis, Public, Seat, values_of
from fivefold.core.options import Options
from fivefold.games.wordspiel.cards import HIDDEN, Letter, check_accents, deck
from fivefold.pieces import lexicon
from fivefold.pieces.letters import ONE
from fivefold.pieces.rounds import Readied, Ready, Sheet, TimeUp

EXCHANGES = 3
"""How many cards a player may exchange in a round."""
IDLE_ROUNDS = 3
"""After so many rounds of turns without a word a round is over."""
WORDS_KEPT = 3
"""How many words stay in the spiral when the rest becomes the deck."""

MOST = 6
"""The most who can play."""

Phase = Literal["deal", "ready", "turn", "last", "over"]
"""What the table waits for: cards, all to be ready, a turn, a word to be accepted that empties a hand; nothing."""
LexiconTag = Annotated[str, Meta(pattern=r"^[a-z0-9\-]{1,30}(:[0-9a-f]{16})?$", extra={"choices": lexicon.choices})]
"""The list of words, by its name; a match remembers its hash as well."""
Accents = Literal["folded", "kept"]
"""Whether É is an E, or a letter of its own."""
DeckText = Annotated[str, Meta(pattern=rf"^(box|([^\W\d_a-z][0-9]{{1,2}}){{2,{lexicon.MOST_LETTERS}}})$")]
"""The cards of the box, or letters with how many there are of each."""
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
    turn_seconds: Annotated[int, Meta(ge=0, le=600)] = 60
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
    """Looks at the deck, which may be refused, and remembers the dictionary with its hash."""
    check_accents(deck(options.deck), options.accents)
    force_setattr(options, "lexicon", lexicon.named(options.lexicon))


class Play(Struct, frozen=True, gc=False):
    """What somebody put onto the spiral, by its places there: a word from `start`, its own cards from `own` to `end`.

    A lone card is no word: its `start` is its `own`. The first card was put there by nobody.
    """

    seat: Seat | None
    turn: int
    start: int
    own: int
    end: int

    @property
    def is_word(self) -> bool:
        """Whether it is a word and not a lone card."""
        return self.start < self.own


class Verdict(Struct, frozen=True, gc=False):
    """What came of a challenge; the word with its player's own cards after the dot."""

    by: Seat
    seat: Seat
    word: str
    good: bool


class Past(Struct, frozen=True, gc=False):
    """The round before this one: who emptied their hand, and what the others had left, after a dot."""

    out: Seat | None
    left: tuple[str, ...]
    points: tuple[int, ...]


class PublicState(Struct, frozen=True, gc=False):
    """What everybody sees of a table of WordSpiel, or has seen; strings of letters are cards."""

    seats: int
    exchanges: tuple[int, ...]
    """How many cards each player may still exchange in this round."""
    known: tuple[str, ...]
    """Cards that each player took back for all to see."""
    round: int = 0
    dealer: Seat = 0
    phase: Phase = "deal"
    turn: Seat = 0
    """Whose turn it is, or will be when the round begins or the last word does not stand."""
    turns: int = 0
    now: Millis = 0
    """When somebody last acted."""
    since: Millis = 0
    """When the time began that the clock measures."""
    spiral: str = ""
    plays: tuple[Play, ...] = ()
    """What each part of the spiral is."""
    settled: bool = False
    """Whether the last word can no longer be challenged, although nothing has followed it."""
    ready: tuple[Seat, ...] = ()
    """Who is ready for the round to begin."""
    accepted: tuple[Seat, ...] = ()
    """Who lets the last word of the round stand."""
    verdict: Verdict | None = None
    """What came of a challenge, until the next word."""
    sheet: Sheet = ()
    past: Past | None = None


public_fields = values_of(PublicState)


class State(PublicState, frozen=True, kw_only=True):
    """A table of WordSpiel with all cards on it."""

    hands: tuple[str, ...]
    aside: tuple[str, ...]
    """What each player laid aside face down."""
    reshuffled: tuple[str, ...]
    """For each seat, and then for spectators, the cards known to have become the deck when it was last made anew."""
    deck: str = ""
    """The top card last."""


class Spell(Struct, frozen=True, gc=False, tag=True):
    """Play a word: letters of the spiral, then one's own cards.

    Without letters of the spiral, `cards` is the whole word, and the table sees how it can be made with the most cards.
    """

    spiral: Text
    cards: Text


class Draw(Struct, frozen=True, gc=False, tag=True):
    """Take the top card of the deck, having decided where it goes; that is the turn."""

    to: Literal["hand", "spiral"]


class Pass(Struct, frozen=True, gc=False, tag=True):
    """End the turn, as there is no card to take."""


class Exchange(Struct, frozen=True, gc=False, tag=True):
    """Lay a card aside for another one from the deck."""

    card: Text


class Challenge(Struct, frozen=True, gc=False, tag=True):
    """Doubt the last word."""


class Accept(Struct, frozen=True, gc=False, tag=True):
    """Let the word stand that ends the round."""


class Resign(Struct, frozen=True, gc=False, tag=True):
    """Alone: give up."""


Move = Ready | Spell | Draw | Pass | Exchange | Challenge | Accept | Resign


class Dealt(Struct, frozen=True, gc=False, tag=True):
    """A round was dealt; the rest is the deck, its top card last."""

    round: int
    dealer: Seat
    hands: tuple[tuple[Letter, ...], ...]
    deck: str

    def seen_by(self, seat: Seat | None) -> "Dealt":
        """One's own cards."""
        hands = tuple(hand if who == seat else () for who, hand in enumerate(self.hands))
        return Dealt(self.round, self.dealer, hands, "")


class Turned(Public, frozen=True):
    """All were ready: the first card of the spiral was turned over."""

    card: Letter


class Spelled(Public, frozen=True):
    """A word was played: letters of the spiral and own cards."""

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
        """On the spiral by all, in the hand by its owner alone."""
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
        """Which cards they were is seen by their owner alone."""
        return self if seat == self.seat else Exchanged(self.seat, HIDDEN, HIDDEN, self.at)


class Challenged(Struct, frozen=True, gc=False, tag=True):
    """The last word was looked up; `payer` has to take a card, if anybody has to and there is one."""

    by: Seat
    seat: Seat
    word: str
    good: bool
    payer: Seat | None
    card: Letter | None
    at: Millis

    def seen_by(self, seat: Seat | None) -> "Challenged":
        """The card is seen by whoever has to take it."""
        if self.card is None or seat == self.payer:
            return self
        return Challenged(self.by, self.seat, self.word, self.good, self.payer, HIDDEN, self.at)


class Accepted(Public, frozen=True):
    """A player lets the last word stand."""

    seat: Seat
    at: Millis


class Reshuffled(Struct, frozen=True, gc=False, tag=True):
    """The deck was used up: what lay aside and the spiral but for its last `kept` cards became a new one."""

    kept: int
    size: int
    deck: str

    def seen_by(self, seat: Seat | None) -> "Reshuffled":
        """That it was shuffled."""
        return Reshuffled(self.kept, self.size, "")


class RoundOver(Public, frozen=True):
    """A round is over: everybody's cards that are left, after a dot, and the points for them."""

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
