"""What a seat at a table of WordSpiel may know, and the tables it cannot rule out."""

from typing import Literal

from msgspec import Struct

from fivefold.core.chance import Chance
from fivefold.core.game import Millis, Seat
from fivefold.games.wordspiel.bookkeeping import less
from fivefold.games.wordspiel.cards import Letter
from fivefold.games.wordspiel.model import EXCHANGES, Past, Phase, Play, State, Verdict, WordSpielOptions

Cards = tuple[Letter, ...]


class View(Struct, frozen=True, gc=False):
    """A table of WordSpiel from one seat; a spectator's hand is empty.

    `phase` is `ready` (before the first card is turned), `turn`, `last` (a hand is empty, and the word can still be
    challenged) or `over`. `plays` says what each part of the spiral is. `doubtful` is whose word can be challenged.
    `agreed` has those who are ready, or have accepted the last word. `exchanges` is how many cards each may still
    exchange. `aside` is what one laid aside oneself. `known` has cards that others took back for all to see, and
    `stock` those known to have become the deck when it was last made anew. `verdict` is what came of a challenge,
    until the next word.
    """

    seat: Seat | None
    round: int
    rounds: int
    dealer: Seat
    phase: Phase
    turn: Seat | None
    turns: int
    now: Millis
    since: Millis
    due: Millis | None
    deck: int
    hand: Cards
    counts: tuple[int, ...]
    spiral: Cards
    plays: tuple[Play, ...]
    settled: bool
    doubtful: Seat | None
    exchanges: tuple[int, ...]
    aside: Cards
    asides: tuple[int, ...]
    agreed: tuple[Seat, ...]
    known: tuple[Cards, ...]
    stock: Cards
    verdict: Verdict | None
    sheet: tuple[tuple[int, ...], ...]
    past: Past | None
    words: Literal["challenge", "checked"]
    lexicon: str

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

    @property
    def totals(self) -> tuple[int, ...]:
        """Everybody's points so far."""
        return totals(len(self.counts), self.sheet)


def totals(seats: int, sheet: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """The sums of a score sheet."""
    return tuple(map(sum, zip(*sheet, strict=True))) if sheet else (0,) * seats


def view(state: State, seat: Seat | None, due: Millis | None, doubtful: Seat | None, options: WordSpielOptions) -> View:
    """The table from one seat; None is a spectator."""
    return View(
        seat=seat,
        round=state.round,
        rounds=options.rounds,
        dealer=state.dealer,
        phase=state.phase,
        turn=state.turn if state.phase == "turn" else None,
        turns=state.turns,
        now=state.now,
        since=state.since,
        due=due,
        deck=len(state.deck),
        hand=() if seat is None else tuple(state.hands[seat]),
        counts=tuple(map(len, state.hands)),
        spiral=tuple(state.spiral),
        plays=state.plays,
        settled=state.settled,
        doubtful=doubtful,
        exchanges=tuple(EXCHANGES - used for used in state.exchanged),
        aside=() if seat is None else tuple(state.aside[seat]),
        asides=tuple(map(len, state.aside)),
        agreed=state.agreed,
        known=tuple(() if who == seat else tuple(cards) for who, cards in enumerate(state.known)),
        stock=tuple(state.stock[state.seats if seat is None else seat]),
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
    stock = less(hidden, less(hidden, "".join(view.stock)))[: view.deck]
    rest = less(hidden, stock)
    missing = view.deck - len(stock)
    pile, rest = "".join(chance.shuffled(stock + rest[:missing])), rest[missing:]
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
        turn=_turn(view),
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
        agreed=view.agreed,
        known=tuple(map("".join, view.known)),
        stock=tuple("".join(view.stock) for _ in range(seats + 1)),
        verdict=view.verdict,
        sheet=view.sheet,
        past=view.past,
    )


def _turn(view: View) -> Seat:
    """Whose turn it is, or will be when the round begins or the last word does not stand."""
    if view.turn is not None:
        return view.turn
    before = view.plays[-1].seat if view.phase == "last" else view.dealer
    return ((before or 0) + 1) % len(view.counts)
