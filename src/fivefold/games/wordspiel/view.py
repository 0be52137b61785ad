"""What a seat at a table of WordSpiel may know, and the tables it cannot rule out."""

from typing import Literal

from msgspec import Struct

from fivefold.core.chance import Chance
from fivefold.core.game import Millis, Seat
from fivefold.games.wordspiel.bookkeeping import less
from fivefold.games.wordspiel.cards import Letter
from fivefold.games.wordspiel.model import EXCHANGES, Past, Phase, Play, State, Verdict, WordSpielOptions
from fivefold.pieces.rounds import Sheet

Cards = tuple[Letter, ...]


class View(Struct, frozen=True, gc=False):
    """A table of WordSpiel from one seat; a spectator's hand is empty."""

    seat: Seat | None
    round: int
    rounds: int
    dealer: Seat
    phase: Phase
    turn: Seat | None
    """Who is to play a word or to take a card."""
    up_next: Seat
    """Whose turn it is, or will be when the round begins or the last word does not stand."""
    turns: int
    now: Millis
    since: Millis
    deadline: Millis | None
    deck: int
    hand: Cards
    counts: tuple[int, ...]
    spiral: Cards
    plays: tuple[Play, ...]
    """What each part of the spiral is."""
    settled: bool
    challengeable: Seat | None
    """Whose word can be challenged."""
    exchanges: tuple[int, ...]
    """How many cards each player may still exchange."""
    aside: Cards
    """What one laid aside oneself."""
    asides: tuple[int, ...]
    """How many cards each player laid aside."""
    ready: tuple[Seat, ...]
    accepted: tuple[Seat, ...]
    """Who lets the last word of the round stand."""
    known: tuple[Cards, ...]
    """Cards that each player took back for all to see."""
    reshuffled: Cards
    """The cards known to have become the deck when it was last made anew."""
    verdict: Verdict | None
    """What came of a challenge, until the next word."""
    sheet: Sheet
    past: Past | None
    words: Literal["challenge", "checked"]
    lexicon: str
    totals: tuple[int, ...] = ()
    """For people: everybody's points so far."""
    leaders: tuple[Seat, ...] = ()
    """For people: who has the fewest of them, once a round is over."""

    @property
    def is_my_turn(self) -> bool:
        """Whether whoever looks is to play a word or to take a card."""
        return self.seat is not None and self.seat == self.turn

    @property
    def can_exchange(self) -> bool:
        """Whether whoever looks may exchange a card now."""
        if self.seat is None or self.phase not in ("ready", "turn") or self.is_my_turn:
            return False
        return bool(self.deck and self.hand and self.exchanges[self.seat])


def view(
    state: State, seat: Seat | None, deadline: Millis | None, challengeable: Seat | None, options: WordSpielOptions
) -> View:  # fmt: skip
    """The table from one seat; None is a spectator."""
    return View(
        seat=seat,
        round=state.round,
        rounds=options.rounds,
        dealer=state.dealer,
        phase=state.phase,
        turn=state.turn if state.phase == "turn" else None,
        up_next=state.turn,
        turns=state.turns,
        now=state.now,
        since=state.since,
        deadline=deadline,
        deck=len(state.deck),
        hand=() if seat is None else tuple(state.hands[seat]),
        counts=tuple(map(len, state.hands)),
        spiral=tuple(state.spiral),
        plays=state.plays,
        settled=state.settled,
        challengeable=challengeable,
        exchanges=tuple(EXCHANGES - used for used in state.exchanged),
        aside=() if seat is None else tuple(state.aside[seat]),
        asides=tuple(map(len, state.aside)),
        ready=state.ready,
        accepted=state.accepted,
        known=tuple(map(tuple, state.known)),
        reshuffled=tuple(state.reshuffled[state.seats if seat is None else seat]),
        verdict=state.verdict,
        sheet=state.sheet,
        past=state.past,
        words=options.words,
        lexicon=options.lexicon,
    )


def shown(view: View) -> list[str]:
    """The cards in each hand of which one knows: one's own, what others took back, and at the end all."""
    if view.phase == "over" and view.past is not None:
        return [left[1:] for left in view.past.left]
    return ["".join(view.hand if who == view.seat else known) for who, known in enumerate(view.known)]


def unseen(view: View, cards: str) -> str:
    """The cards of which one does not know in whose hand or where they lie."""
    return less(cards, "".join((*view.spiral, *view.aside, *shown(view))))


def sample(view: View, cards: str, chance: Chance) -> State:
    """A table that looks like this: the cards not seen lie in the deck, in other hands and aside."""
    seats = len(view.counts)
    hidden = "".join(chance.shuffled(unseen(view, cards)))
    reshuffled = less(hidden, less(hidden, "".join(view.reshuffled)))[: view.deck]
    rest = less(hidden, reshuffled)
    missing = view.deck - len(reshuffled)
    pile, rest = "".join(chance.shuffled(reshuffled + rest[:missing])), rest[missing:]
    hands, aside = shown(view), [""] * seats
    for who, count in enumerate(view.counts):
        if who == view.seat:
            hands[who], aside[who] = "".join(view.hand), "".join(view.aside)
            continue
        size = count - len(hands[who])
        hands[who] += rest[:size]
        aside[who], rest = rest[size : size + view.asides[who]], rest[size + view.asides[who] :]
    return State(
        seats=seats,
        round=view.round,
        dealer=view.dealer,
        phase=view.phase,
        turn=view.up_next,
        turns=view.turns,
        now=view.now,
        since=view.since,
        deck=pile,
        hands=tuple(hands),
        spiral="".join(view.spiral),
        plays=view.plays,
        settled=view.settled,
        aside=tuple(aside),
        exchanged=tuple(EXCHANGES - left for left in view.exchanges),
        ready=view.ready,
        accepted=view.accepted,
        known=tuple(map("".join, view.known)),
        reshuffled=("".join(view.reshuffled),) * (seats + 1),
        verdict=view.verdict,
        sheet=view.sheet,
        past=view.past,
    )
