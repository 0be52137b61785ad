"""The rules of WordSpiel for two to six players: every word begins with the end of the spiral."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any, ClassVar

from msgspec.structs import replace

from fivefold.core.chance import Chance
from fivefold.core.errors import Illegal
from fivefold.core.game import Act, Game, Hint, Lookup, Millis, Outcome, Players, Seat
from fivefold.core.hidden import HiddenPieces
from fivefold.core.options import Options
from fivefold.core.words import message
from fivefold.games.wordspiel import advice, challenges, notation, position, turns, words
from fivefold.games.wordspiel.bookkeeping import apply
from fivefold.games.wordspiel.cards import DEALT, deck, left_over
from fivefold.games.wordspiel.model import (
    EXCHANGES,
    IDLE_ROUNDS,
    MOST,
    WORDS_KEPT,
    Accept,
    Challenge,
    Dealt,
    Draw,
    Event,
    Exchange,
    Move,
    Pass,
    Reshuffled,
    Resign,
    RoundOver,
    Spell,
    State,
    Turned,
    WordSpielOptions,
    public_fields,
)
from fivefold.games.wordspiel.spelling import book_of, lettered, look_up, no_list, spells
from fivefold.games.wordspiel.view import View, sample
from fivefold.pieces.lexicon import Lexicon, known
from fivefold.pieces.rounds import Ready, TimeUp, are_ready, leaders, totals, were_played
from fivefold.pieces.turn_time import step_seconds

_RENAMED = {"GotReady": "Readied", "Hurried": "TimeUp", "Stood": "TimeUp", "Counted": "RoundOver"}
"""The names of events in version 1 of the rules."""


class WordSpiel(Game[State, Move, Event, View, WordSpielOptions]):
    slug: ClassVar = "wordspiel"
    aim: ClassVar = "fewest"
    players: ClassVar = Players(2, MOST)
    version: ClassVar = 3
    same_rules_since: ClassVar[int | None] = 1
    options_type: ClassVar[type[Options]] = WordSpielOptions
    state_type: ClassVar = State
    move_type: ClassVar = Move
    event_type: ClassVar = Event
    view_type: ClassVar = View
    notation: ClassVar = notation
    position: ClassVar = position
    lists_all_moves: ClassVar = False

    @classmethod
    def load(cls) -> None:
        known()

    @cached_property
    def lexicon(self) -> Lexicon | None:
        """Return the words of this match; None where the list is not installed."""
        return book_of(self.options)

    @property
    def is_checked(self) -> bool:
        """Return whether the table refuses invalid words."""
        return self.options.words == "checked"

    def start(self, seats: int) -> State:
        nothing = ("",) * seats
        return State(
            seats, (EXCHANGES,) * seats, nothing, hands=nothing, aside=nothing, reshuffled=("", *nothing)
        )  # fmt: skip

    # -- moves and the clock

    def judge(self, state: State, act: Act[Move]) -> Event:
        """Judge an act by the rules, which are in `turns` and `challenges`."""
        seat, at = act.seat, act.at
        match act.move:
            case Spell(spiral=spiral, cards=cards):
                start, own = [lettered(text, self.options, self.lexicon) for text in (spiral, cards)]
                return turns.spell(state, seat, start, own, at, is_checked=self.is_checked, lexicon=self.lexicon)
            case Draw(to=to):
                return turns.draw(state, seat, to, at)
            case Pass():
                return turns.pass_turn(state, seat, at)
            case Exchange(card=card):
                return turns.exchange(state, seat, card, at)
            case Challenge():
                return challenges.challenge(state, seat, at, self.options, self.lexicon)
            case Accept():
                return challenges.accept(state, seat, at)
            case Ready():
                return turns.prepare(state, seat, at)
            case Resign():
                raise Illegal("wordspiel.alone-only")
            case _:  # the clock; other acts of the house have no effect here
                return turns.finish_late(state, at) if state.phase == "turn" else TimeUp(at)

    # -- automatic events

    def dealer(self, state: State, chance: Chance) -> Event | None:
        """Deal, turn over the first card, reshuffle, or count the points."""
        match state.phase:
            case "over":
                return None
            case "deal":
                return self._deal(state, chance)
            case "last":
                if challenges.stands(state, self.options):
                    return self._count(state)
            case "turn":
                if idle(state) >= IDLE_ROUNDS * state.seats:
                    return self._count(state)
            case "ready":
                if are_ready(state.ready, range(state.seats)) and state.deck:
                    return Turned(state.deck[-1])
        return None if state.deck else reshuffle(state, chance)

    def _deal(self, state: State, chance: Chance) -> Dealt:
        """Deal ten cards each, one at a time from the dealer's left."""
        if self.lexicon is None:
            raise no_list(self.options.lexicon)
        seats = state.seats
        dealer = (state.dealer + 1) % seats if state.round else 0
        cards = chance.shuffled(deck(self.options.deck))
        dealt = DEALT * seats
        hands = [tuple(cards[(seat - dealer - 1) % seats : dealt : seats]) for seat in range(seats)]
        return Dealt(state.round + 1, dealer, tuple(hands), "".join(cards[: dealt - 1 : -1]))

    def _count(self, state: State) -> RoundOver:
        points = tuple(map(len, state.hands))
        out = points.index(0) if 0 in points else None
        return RoundOver(out, tuple(map(left_over, state.hands)), points, over=state.round >= self.options.rounds)

    def apply(self, state: State, event: Event) -> State:
        return apply(state, event)

    # -- state of the match

    def actors(self, state: State) -> tuple[Seat, ...]:
        """Return the player to act, and those who may exchange, challenge, accept or get ready."""
        return tuple([seat for seat in range(state.seats) if self._may_act(state, seat)])

    def _may_act(self, state: State, seat: Seat) -> bool:
        match state.phase:
            case "last":
                return challenges.is_undecided(state, seat)
            case "ready":
                return seat not in state.ready or turns.can_exchange(state, seat)
            case "turn":
                word = challenges.open_word(state, self.options)
                may_challenge = word is not None and word.seat != seat
                return seat == state.turn or may_challenge or turns.can_exchange(state, seat)
            case "deal" | "over":
                return False

    def awaited(self, state: State) -> tuple[Seat, ...]:
        match state.phase:
            case "turn":
                return (state.turn,)
            case "ready":
                return tuple([seat for seat in range(state.seats) if seat not in state.ready])
            case _:
                return self.actors(state)

    def deadline(self, state: State) -> Millis | None:
        """Return the end of the turn, of getting ready, or of the time to challenge the last word."""
        seconds = self.options.turn_seconds if state.phase in ("ready", "turn") else 0
        if state.phase == "last":
            seconds = step_seconds(self.options.challenge_seconds, self.options.turn_seconds)
        return state.since + 1000 * seconds if seconds else None

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome: the fewest points win, and ties share the win."""
        if state.phase != "over":
            return None
        scores = totals(state.seats, state.sheet)
        told = message("wordspiel.outcome", played=were_played(len(state.sheet)))
        return Outcome(leaders(scores, fewest=True), scores, "played-out", told)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return the state without the deck, the hands of others, and the cards they laid aside."""
        word = challenges.open_word(state, self.options)
        return View(
            *public_fields(state),
            seat=seat,
            actors=self.actors(state),
            deadline=self.deadline(state),
            rounds=self.options.rounds,
            deck=len(state.deck),
            hand=() if seat is None else tuple(state.hands[seat]),
            counts=tuple(map(len, state.hands)),
            challengeable=word.seat if word else None,
            aside=() if seat is None else tuple(state.aside[seat]),
            asides=tuple(map(len, state.aside)),
            reshuffled=tuple(state.reshuffled[state.seats if seat is None else seat]),
            words=self.options.words,
            lexicon=self.options.lexicon,
        )

    def moves(self, view: View) -> Iterable[Move]:
        """Return words of the dictionary, those with the most cards first; other words may be played too."""
        if view.is_my_turn and self.lexicon is not None:
            yield from spells(words.find(view.spiral, view.hand, self.lexicon))
        yield from self.listed_moves(view)

    def listed_moves(self, view: View) -> Iterable[Move]:
        """Return all moves but the words: finding those is the game."""
        if view.seat is None:
            return
        if view.is_my_turn:
            if view.deck:
                yield Draw("hand")
                yield Draw("spiral")
            else:
                yield Pass()
        if view.phase == "ready" and view.seat not in view.ready:
            yield Ready()
        is_undecided = view.phase != "last" or view.seat not in view.accepted
        if view.challengeable not in (None, view.seat) and is_undecided:
            yield Challenge()
        if view.phase == "last" and view.seat != view.plays[-1].seat and is_undecided:
            yield Accept()
        if view.can_exchange:
            yield from map(Exchange, dict.fromkeys(view.hand))

    def unlisted_verbs(self, view: View) -> Iterable[str]:
        """Return the verb for words: a word can be tried at any time."""
        return ("word",) if view.is_my_turn else ()

    def sample(self, view: View, chance: Chance) -> State:
        """Redistribute the unseen cards at random."""
        return sample(view, deck(self.options.deck), chance)

    def box(self, seats: int) -> Iterable[str]:
        """Return the cards of the deck that the options name."""
        return deck(self.options.deck)

    def pieces(self, state: State) -> Iterable[str]:
        """Return the deck, the spiral, all hands, and the cards laid aside."""
        return "".join((state.deck, state.spiral, *state.hands, *state.aside))

    def secrets(self, state: State, seat: Seat | None) -> Collection[str]:
        """Return the cards in the deck, in other hands or aside that were never face up in this round."""
        hidden, open_ = set(state.deck), set(state.spiral)
        is_counted = state.phase in ("deal", "over")
        for who, (hand, aside) in enumerate(zip(state.hands, state.aside, strict=True)):
            if who == seat:
                open_.update(hand, aside)
            elif is_counted:
                open_.update(hand)
                hidden.update(aside)
            else:
                hidden.update(hand, aside)
                open_.update(state.known[who])
        open_.update(state.reshuffled[state.seats if seat is None else seat])
        return hidden - open_

    def hidden(self, state: State) -> Iterator[HiddenPieces]:
        """Return the hands, the cards laid aside, and the deck."""
        for seat, (hand, aside) in enumerate(zip(state.hands, state.aside, strict=True)):
            yield HiddenPieces(tuple(hand), seat)
            yield HiddenPieces(tuple(aside), seat, message("pieces.hidden.aside"))
        yield HiddenPieces(tuple(state.deck[::-1]), name=message("wordspiel.hidden-deck"))

    # -- presentation, and records of earlier versions

    def for_people(self, view: View) -> View:
        """Add the totals."""
        sums = totals(len(view.counts), view.sheet)
        return replace(view, totals=sums, leaders=leaders(sums, fewest=True) if view.sheet else ())

    def hints(self, view: View) -> Sequence[Hint]:
        """Return the number of words, and the one that uses the most cards."""
        if not view.is_my_turn or self.lexicon is None:
            return ()
        found = words.find(view.spiral, view.hand, self.lexicon)
        return advice.hints(found, "take" if view.deck else "pass")

    def look_up(self, text: str) -> Lookup:
        return look_up(text, self.lexicon)

    def upgraded(self, _rules: int, move: str, events: list[dict[str, Any]]) -> tuple[str, list[dict[str, Any]]]:
        """Read records of version 1, which had other names for some events."""
        return move, [event | {"type": _RENAMED.get(event["type"], event["type"])} for event in events]


def idle(state: State) -> int:
    """Return the number of turns since the last word."""
    return state.turns - next((play.turn for play in reversed(state.plays) if play.is_word), 0)


def reshuffle(state: State, chance: Chance) -> Reshuffled | None:
    """Make a new deck of the cards aside and the spiral before its last words; None if there are none."""
    last = [play.start for play in state.plays if play.is_word][-WORDS_KEPT:]
    gone = min(last, default=0)
    cards = state.spiral[:gone] + "".join(state.aside)
    if not cards:
        return None
    return Reshuffled(len(state.spiral) - gone, len(cards), "".join(chance.shuffled(cards)))
