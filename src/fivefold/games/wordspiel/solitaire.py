"""The solitaire of WordSpiel: ten cards in hand, ten more to come, and a word that uses the last of them."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cached_property
from typing import ClassVar

from msgspec.structs import replace

from fivefold.core.chance import Chance
from fivefold.core.errors import Illegal
from fivefold.core.game import Act, Game, Hint, Lookup, Outcome, Players, Seat
from fivefold.core.hidden import HiddenPieces
from fivefold.core.options import Options
from fivefold.core.words import message
from fivefold.games.wordspiel import advice, solitaire_notation, solitaire_position, words
from fivefold.games.wordspiel.bookkeeping import less
from fivefold.games.wordspiel.cards import DEALT, deck
from fivefold.games.wordspiel.model import (
    EXCHANGES,
    Draw,
    Drew,
    Exchange,
    Exchanged,
    Move,
    Play,
    Resign,
    SolitaireOptions,
    Spell,
    Spelled,
)
from fivefold.games.wordspiel.solitaire_model import Event, Finished, Resigned, SetOut, State, View, public_fields
from fivefold.games.wordspiel.spelling import book_of, check, lettered, look_up, make, no_list, spells
from fivefold.games.wordspiel.turns import not_in_hand
from fivefold.pieces.lexicon import Lexicon, known


class Solitaire(Game[State, Move, Event, View, SolitaireOptions]):
    slug: ClassVar = "wordspiel-solitaire"
    aim: ClassVar = "fewest"
    players: ClassVar = Players(1, 1)
    version: ClassVar = 2
    same_rules_since: ClassVar[int | None] = 1
    options_type: ClassVar[type[Options]] = SolitaireOptions
    state_type: ClassVar = State
    move_type: ClassVar = Move
    event_type: ClassVar = Event
    view_type: ClassVar = View
    notation: ClassVar = solitaire_notation
    position: ClassVar = solitaire_position

    @classmethod
    def load(cls) -> None:
        known()

    @cached_property
    def lexicon(self) -> Lexicon | None:
        """Return the words of this match; None where the list is not installed."""
        return book_of(self.options)

    def start(self, seats: int) -> State:
        return State()

    def judge(self, state: State, act: Act[Move]) -> Event:
        match act.move:
            case Spell(spiral=spiral, cards=cards):
                start, own = [lettered(text, self.options, self.lexicon) for text in (spiral, cards)]
                made = make(state.spiral, state.hand, start, own)
                check("".join(made), self.lexicon)
                return Spelled(0, *made, act.at)
            case Draw(to=to):
                if to != "hand":
                    raise Illegal("wordspiel.hand-only")
                if not state.pile:
                    raise Illegal("wordspiel.deck-empty.alone")
                return Drew(0, "hand", state.pile[-1], act.at)
            case Exchange(card=card):
                if not state.exchanges:
                    raise Illegal("wordspiel.no-exchange.alone", count=EXCHANGES)
                if len(card) != 1 or card not in state.hand:
                    raise not_in_hand(card)
                if not state.deck:
                    raise Illegal("wordspiel.deck-empty.exchange")
                return Exchanged(0, card, state.deck[-1], act.at)
            case Resign():
                return Resigned(act.at)
            case _:
                raise Illegal("wordspiel.not-alone")

    def dealer(self, state: State, chance: Chance) -> Event | None:
        """Set out the cards, take a card after a word, or end the match."""
        if not state.spiral:
            return self._set_out(chance)
        if state.ended or not state.owes:
            return None
        if not state.hand or not state.pile:
            return Finished(won=not state.hand)
        return Drew(0, "hand", state.pile[-1], state.now)

    def _set_out(self, chance: Chance) -> SetOut:
        if self.lexicon is None:
            raise no_list(self.options.lexicon)
        cards = chance.shuffled(deck(self.options.deck))
        rest = "".join(cards[: 2 * DEALT : -1])
        return SetOut(cards[2 * DEALT], tuple(cards[:DEALT]), "".join(cards[DEALT : 2 * DEALT]), rest)

    def apply(self, state: State, event: Event) -> State:
        match event:
            case SetOut(top=top, hand=hand, pile=pile, deck=rest):
                first = Play(None, 0, 0, 0, 1)
                return replace(state, hand="".join(hand), pile=pile, deck=rest, spiral=top, plays=(first,))
            case Spelled(spiral=spiral, cards=cards, at=now):
                own = len(state.spiral)
                play = Play(0, len(state.plays), own - len(spiral), own, own + len(cards))
                return replace(
                    state,
                    hand=less(state.hand, cards),
                    spiral=state.spiral + cards,
                    plays=(*state.plays, play),
                    owes=True,
                    now=now,
                )
            case Drew(card=card, at=now):
                return replace(state, hand=state.hand + card, pile=state.pile[:-1], owes=False, now=now)
            case Exchanged(card=card, drawn=drawn, at=now):
                return replace(
                    state,
                    hand=less(state.hand, card) + drawn,
                    deck=state.deck[:-1],
                    aside=state.aside + card,
                    exchanges=state.exchanges - 1,
                    now=now,
                )
            case Resigned(at=now):
                return replace(state, ended="resigned", now=now)
            case Finished(won=won):
                return replace(state, owes=False, ended="emptied" if won else "last-chance")

    def actors(self, state: State) -> tuple[Seat, ...]:
        return () if state.ended else (0,)

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome: won when the hand is empty, otherwise the cards left in hand and pile."""
        if not state.ended:
            return None
        left = len(state.hand) + len(state.pile)
        if state.ended == "emptied":
            return Outcome((0,), (0,), state.ended, message("wordspiel.outcome.won", count=len(state.pile)))
        return Outcome((), (left,), state.ended, message("wordspiel.outcome.lost", count=left))

    def view(self, state: State, seat: Seat | None) -> View:
        """Return everything but the cards to come."""
        return View(
            *public_fields(state),
            seat=seat,
            actors=self.actors(state),
            hand=tuple(state.hand),
            pile=len(state.pile),
            deck=len(state.deck),
            aside=tuple(state.aside),
            last_chance=not state.pile and not state.ended,
            lexicon=self.options.lexicon,
        )

    def _words(self, view: View) -> list[words.Found]:
        if self.lexicon is None:
            return []
        return words.find(view.spiral, view.hand, self.lexicon)

    def moves(self, view: View) -> Iterable[Move]:
        """Return every word, a card from the draw pile, an exchange, and giving up."""
        if view.seat is not None and not view.ended:
            yield from spells(self._words(view))
        yield from self.listed_moves(view)

    def listed_moves(self, view: View) -> Iterable[Move]:
        """Return all moves but the words: finding those is the game."""
        if view.seat is None or view.ended:
            return
        if view.pile:
            yield Draw("hand")
        if view.exchanges and view.deck:
            yield from map(Exchange, dict.fromkeys(view.hand))
        yield Resign()

    def unlisted_verbs(self, view: View) -> Iterable[str]:
        """Return the verb for words: a word can be tried at any time."""
        return () if view.seat is None or view.ended else ("word",)

    def sample(self, view: View, chance: Chance) -> State:
        """Shuffle the cards to come."""
        seen = "".join((*view.hand, *view.spiral, *view.aside))
        hidden = "".join(chance.shuffled(less(deck(self.options.deck), seen)))
        return State(
            *public_fields(view),
            hand="".join(view.hand),
            pile=hidden[: view.pile],
            deck=hidden[view.pile : view.pile + view.deck],
            aside="".join(view.aside),
        )

    def box(self, seats: int) -> Iterable[str]:
        """Return the cards of the deck that the options name."""
        return deck(self.options.deck)

    def pieces(self, state: State) -> Iterable[str]:
        """Return the hand, the spiral, and the three stacks."""
        return "".join((state.hand, state.pile, state.deck, state.aside, state.spiral))

    def secrets(self, state: State, seat: Seat | None) -> Collection[str]:
        """Return the cards to come, except letters of which another copy has been seen."""
        return set(state.pile + state.deck) - set(state.hand + state.spiral + state.aside)

    def hidden(self, state: State) -> Iterator[HiddenPieces]:
        """Return the two stacks of cards to come."""
        yield HiddenPieces(tuple(state.pile[::-1]), name=message("pieces.hidden.draw-pile"))
        yield HiddenPieces(tuple(state.deck[::-1]), name=message("pieces.hidden.exchange"))

    def hints(self, view: View) -> Sequence[Hint]:
        """Return the number of words, and the one that uses the most cards."""
        if view.seat is None or view.ended:
            return ()
        may_exchange = view.exchanges and view.deck
        return advice.hints(self._words(view), "take" if view.pile else "exchange" if may_exchange else "lost")

    def look_up(self, text: str) -> Lookup:
        return look_up(text, self.lexicon)
