"""WordSpiel alone: ten cards in the hand, ten more to come, and a word that uses the last of them."""

from collections.abc import Collection, Iterable, Sequence
from functools import cached_property
from typing import ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

from fivefold.core.chance import Chance
from fivefold.core.errors import Illegal
from fivefold.core.game import Act, Game, Hint, Lookup, Millis, Outcome, Players, Public, Seat
from fivefold.core.notation import counted
from fivefold.core.options import Options
from fivefold.games.wordspiel import notation, position, words
from fivefold.games.wordspiel.bookkeeping import less
from fivefold.games.wordspiel.cards import DEALT, Letter, deck
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
from fivefold.games.wordspiel.spelling import check, hints, look_up, make, no_list, spells, word_or_command
from fivefold.games.wordspiel.view import Cards
from fivefold.pieces import lexicon
from fivefold.pieces.lexicon import Lexicon

Ended = Literal["", "emptied", "last-chance", "resigned"]


class State(Struct, frozen=True, gc=False):
    """The hand, the spiral, and three stacks whose top card is the last: to draw, to exchange, and laid aside."""

    hand: str = ""
    pile: str = ""
    deck: str = ""
    aside: str = ""
    spiral: str = ""
    plays: tuple[Play, ...] = ()
    exchanged: int = 0
    owes: bool = False
    now: Millis = 0
    ended: Ended = ""


class SetOut(Struct, frozen=True, gc=False, tag=True):
    """The two stacks were dealt, and a card was turned over."""

    top: Letter
    hand: tuple[Letter, ...]
    pile: str
    deck: str

    def seen_by(self, seat: Seat | None) -> "SetOut":
        """All but the cards to come."""
        return SetOut(self.top, self.hand, "", "")


class Resigned(Public, frozen=True):
    """The player gave up."""

    at: Millis


class Finished(Public, frozen=True):
    """It is over: the hand is empty, or the last chance is gone."""

    won: bool


Event = SetOut | Spelled | Drew | Exchanged | Resigned | Finished


class View(Struct, frozen=True, gc=False):
    """Everything but the cards to come; a spectator sees as much.

    `pile` is how many cards can still be drawn; without one, the next word is the `last_chance`.
    """

    seat: Seat | None
    hand: Cards
    pile: int
    deck: int
    spiral: Cards
    plays: tuple[Play, ...]
    exchanges: int
    aside: Cards
    last_chance: bool
    now: Millis
    ended: Ended
    lexicon: str


class Solitaire(Game[State, Move, Event, View, SolitaireOptions]):
    """WordSpiel for one."""

    slug: ClassVar = "wordspiel-solitaire"
    title: ClassVar = "WordSpiel solitaire"
    blurb: ClassVar = "Use up all your letters before the draw pile is gone."
    players: ClassVar = Players(1, 1)
    version: ClassVar = 1
    options_type: ClassVar[type[Options]] = SolitaireOptions
    state_type: ClassVar = State
    move_type: ClassVar = Move
    event_type: ClassVar = Event
    view_type: ClassVar = View
    notation: ClassVar = notation
    position: ClassVar = position

    @cached_property
    def lexicon(self) -> Lexicon | None:
        """The words of this match; None where its list is not at hand."""
        return lexicon.find(self.options.lexicon)

    def start(self, seats: int) -> State:
        """Nothing set out."""
        return State()

    def judge(self, state: State, act: Act[Move]) -> Event:
        """One act by the rules."""
        match act.move:
            case Spell(spiral=spiral, cards=cards):
                made = make(state.spiral, state.hand, spiral, cards)
                check("".join(made), self.lexicon)
                return Spelled(0, *made, act.at)
            case Draw(to=to):
                if to != "hand":
                    raise Illegal("hand-only", "Alone, a card is taken into the hand.")
                if not state.pile:
                    raise Illegal("deck-empty", "The draw pile is used up: this is the last chance.")
                return Drew(0, "hand", state.pile[-1], act.at)
            case Exchange(card=card):
                if state.exchanged >= EXCHANGES:
                    raise Illegal("no-exchange", f"You have exchanged {EXCHANGES} cards.")
                if len(card) != 1 or card not in state.hand:
                    raise Illegal("not-in-hand", f"You do not have {card or 'that card'}.")
                return Exchanged(0, card, state.deck[-1], act.at)
            case Resign():
                return Resigned(act.at)
            case _:
                raise Illegal("not-alone", "That is only for a table with others.")

    def dealer(self, state: State, chance: Chance) -> Event | None:
        """Setting out, taking a card after a word, and seeing that it is over."""
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
        """Bookkeeping."""
        match event:
            case SetOut(top=top, hand=hand, pile=pile, deck=rest):
                return State("".join(hand), pile, rest, spiral=top, plays=(Play(None, 0, 0, 0, 1),))
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
                    exchanged=state.exchanged + 1,
                    now=now,
                )
            case Resigned(at=now):
                return replace(state, ended="resigned", now=now)
            case Finished(won=won):
                return replace(state, ended="emptied" if won else "last-chance")

    def actors(self, state: State) -> Collection[Seat]:
        """The one player."""
        return () if state.ended else (0,)

    def outcome(self, state: State) -> Outcome | None:
        """Won when all cards of the hand are used; otherwise the cards that are left, in hand and pile."""
        if not state.ended:
            return None
        left = len(state.hand) + len(state.pile)
        if state.ended == "emptied":
            spare = f", with {counted(len(state.pile), 'card')} to spare" if state.pile else ""
            return Outcome((0,), (0,), state.ended, f"Won: all cards of the hand are used{spare}.")
        return Outcome((), (left,), state.ended, f"Lost: {counted(left, 'card')} left.")

    def view(self, state: State, seat: Seat | None) -> View:
        """All but the cards to come."""
        return View(
            seat=seat,
            hand=tuple(state.hand),
            pile=len(state.pile),
            deck=len(state.deck),
            spiral=tuple(state.spiral),
            plays=state.plays,
            exchanges=EXCHANGES - state.exchanged,
            aside=tuple(state.aside),
            last_chance=not state.pile and not state.ended,
            now=state.now,
            ended=state.ended,
            lexicon=self.options.lexicon,
        )

    def _words(self, view: View) -> list[words.Found]:
        if self.lexicon is None:
            return []
        return words.find(view.spiral, view.hand, self.lexicon)

    def moves(self, view: View) -> Iterable[Move]:
        """Every word, a card from the draw pile, an exchange, or giving up."""
        if view.seat is None or view.ended:
            return
        yield from spells(self._words(view))
        if view.pile:
            yield Draw("hand")
        if view.exchanges:
            yield from map(Exchange, dict.fromkeys(view.hand))
        yield Resign()

    def listed_moves(self, view: View) -> Iterable[Move]:
        """All but the words: to find those is the game."""
        return (move for move in self.moves(view) if not isinstance(move, Spell))

    def sample(self, view: View, chance: Chance) -> State:
        """The cards to come in another order."""
        seen = "".join((*view.hand, *view.spiral, *view.aside))
        hidden = "".join(chance.shuffled(less(deck(self.options.deck), seen)))
        return State(
            hand="".join(view.hand),
            pile=hidden[: view.pile],
            deck=hidden[view.pile :],
            aside="".join(view.aside),
            spiral="".join(view.spiral),
            plays=view.plays,
            exchanged=EXCHANGES - view.exchanges,
            owes=bool(view.ended) and view.ended != "resigned",
            now=view.now,
            ended=view.ended,
        )

    def pieces(self, state: State) -> Iterable[str]:
        """The hand, the spiral, and the three stacks."""
        return "".join((state.hand, state.pile, state.deck, state.aside, state.spiral))

    def secrets(self, state: State, seat: Seat | None) -> Collection[str]:
        """The cards to come, unless another of the same letter has been seen."""
        return set(state.pile + state.deck) - set(state.hand + state.spiral + state.aside)

    # -- in words

    def read(self, text: str, view: View | None = None) -> Move:
        """The move a text stands for; `draw` is enough here, unless it could be meant as a word."""
        if view is not None and view.seat is not None:
            word_or_command(text, notation.COMMANDS, view.spiral, view.hand)
        return notation.read("draw hand" if text.strip().lower() == "draw" else text)

    def show(self, view: View, names: Sequence[str]) -> str:
        """The spiral, the stacks, and the hand."""
        chance = "; the next word is the last chance" if view.last_chance else ""
        return "\n".join(
            (
                f"spiral: {notation.strokes(view.spiral, view.plays)}",
                f"draw pile: {counted(view.pile, 'card')}{chance}; {counted(view.exchanges, 'exchange')} left",
                f"your hand: {' '.join(sorted(view.hand)) or 'empty'}",
            )
        )

    def tell(self, event: Event, names: Sequence[str]) -> str:
        """The event in words."""
        match event:
            case SetOut(top=top, hand=hand):
                return f"The spiral begins with {top}; the hand is {' '.join(sorted(hand))}."
            case Resigned():
                return f"{names[0]} gives up."
            case Finished(won=won):
                return "All cards of the hand are used." if won else "That was the last chance."
            case _:
                return notation.tell(event, names)

    def hints(self, view: View) -> Sequence[Hint]:
        """How many words there are, and the one that uses most cards."""
        if view.seat is None or view.ended:
            return ()
        otherwise = "take a card" if view.pile else "exchange a card" if view.exchanges else "it is lost"
        return hints(self._words(view), otherwise)

    def look_up(self, text: str) -> Lookup:
        """Whether the match's dictionary has a word."""
        return look_up(text, self.lexicon)
