"""The view of one seat in WordSpiel, and sampling of states that are consistent with it."""

from typing import Literal

from fivefold.core.chance import Chance
from fivefold.core.game import Millis, Seat
from fivefold.games.wordspiel.bookkeeping import less
from fivefold.games.wordspiel.cards import Letter
from fivefold.games.wordspiel.model import PublicState, State, public_fields

Cards = tuple[Letter, ...]


class View(PublicState, frozen=True, kw_only=True):
    """A match of WordSpiel as one seat sees it; a spectator's hand is empty."""

    seat: Seat | None
    actors: tuple[Seat, ...]
    deadline: Millis | None
    rounds: int
    deck: int
    hand: Cards
    counts: tuple[int, ...]
    challengeable: Seat | None
    """The player whose word can be challenged."""
    aside: Cards
    """The cards the viewer laid aside."""
    asides: tuple[int, ...]
    """The number of cards each player laid aside."""
    reshuffled: Cards
    """The cards known to be in the deck when it was last reshuffled."""
    words: Literal["challenge", "checked"]
    lexicon: str
    totals: tuple[int, ...] = ()
    """For human players: the points of each player so far."""
    leaders: tuple[Seat, ...] = ()
    """For human players: the seats with the fewest points, once a round is over."""

    @property
    def is_my_turn(self) -> bool:
        """Return whether the viewer is to play a word or to take a card."""
        return self.phase == "turn" and self.seat == self.turn

    @property
    def can_exchange(self) -> bool:
        """Return whether the viewer may exchange a card now."""
        if self.seat is None or self.phase not in ("ready", "turn") or self.is_my_turn:
            return False
        return bool(self.deck and self.hand and self.exchanges[self.seat])


def shown(view: View) -> list[str]:
    """Return the known cards in each hand: the viewer's own, those others took back, and at the end all."""
    if view.phase == "over" and view.past is not None:
        return [left[1:] for left in view.past.left]
    return ["".join(view.hand if who == view.seat else known) for who, known in enumerate(view.known)]


def unseen(view: View, cards: str) -> str:
    """Return the cards whose place the viewer does not know."""
    return less(cards, "".join((*view.spiral, *view.aside, *shown(view))))


def sample(view: View, cards: str, chance: Chance) -> State:
    """Return a random state that matches the view: unseen cards lie in the deck, in other hands and aside."""
    seats = view.seats
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
        *public_fields(view),
        hands=tuple(hands),
        aside=tuple(aside),
        reshuffled=("".join(view.reshuffled),) * (seats + 1),
        deck=pile,
    )
