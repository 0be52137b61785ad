"""The solitaire of SET: no calls, no clock, and a penalty for every three more cards."""

from collections.abc import Iterable
from itertools import combinations
from typing import ClassVar

from fivefold.core.chance import Chance
from fivefold.core.errors import Illegal
from fivefold.core.game import Act, Outcome, Players, Seat
from fivefold.core.notation import clock
from fivefold.core.options import Options
from fivefold.core.words import message
from fivefold.games.set_cards.dealing import lay_out, missed, shuffle
from fivefold.games.set_cards.game import SetGame, take
from fivefold.games.set_cards.model import DECKS, Card, Deck, Event, More, Move, Paid, Resign, Resigned, State, Take
from fivefold.games.set_cards.view import View


class SolitaireOptions(Options, frozen=True):
    """House rules of SET solitaire."""

    deck: Deck = "full"


class Solitaire(SetGame[SolitaireOptions]):
    slug: ClassVar = "set-solitaire"
    players: ClassVar = Players(1, 1)
    options_type: ClassVar[type[Options]] = SolitaireOptions

    @property
    def cards(self) -> tuple[Card, ...]:
        """Return the cards of the whole deck."""
        return DECKS[self.options.deck]

    def judge(self, state: State, act: Act[Move]) -> Event:
        """Judge an act by the rules; once the deck is empty a SET also removes a penalty."""
        match act.move:
            case Take(cards=cards):
                return take(state, act.seat, cards, act.at, pardon=not state.deck and state.penalties[0] > 0)
            case More():
                if not state.deck:
                    raise Illegal("set_cards.deck-empty")
                return Paid(act.seat, act.at)
            case Resign():
                return Resigned(act.seat, act.at, missed(state, state.face_up))
            case _:
                raise Illegal("set_cards.not-alone")

    def dealer(self, state: State, chance: Chance) -> Event | None:
        """Return automatic events as in a match, but more cards come only on request."""
        if state.round == 0:
            return shuffle(state, self.cards, chance)
        return lay_out(state, auto=False)

    def actors(self, state: State) -> tuple[Seat, ...]:
        return () if state.ended else (0,)

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome: won when the deck is empty, and no SET and no penalty is left."""
        if not state.ended:
            return None
        penalties = state.penalties[0]
        won = state.ended == "no-set-left" and penalties == 0
        result = "won" if won else "resigned" if state.ended == "resigned" else "lost"
        told = message(
            f"set_cards.outcome-alone.{result}", sets=len(state.won[0]), penalties=penalties, time=clock(state.now)
        )
        return Outcome((0,) if won else (), state.scores, state.ended, told)

    def moves(self, view: View) -> Iterable[Move]:
        """Return any three cards, three more cards, and giving up."""
        if view.seat is None or view.ended:
            return
        yield from map(Take, combinations(view.face_up, 3))
        if view.deck:
            yield More()
        yield Resign()
