"""The rules of Five Crowns for two to seven players: take a card, discard a card, and go out first."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any, ClassVar

from fivefold.core.chance import Chance
from fivefold.core.errors import Illegal
from fivefold.core.game import Act, Due, Game, Hint, Millis, Outcome, Players, Seat
from fivefold.core.hidden import HiddenPieces
from fivefold.core.options import Options
from fivefold.core.words import message
from fivefold.games.five_crowns import advice, melds, notation, position, turns
from fivefold.games.five_crowns.bookkeeping import apply
from fivefold.games.five_crowns.cards import DECK
from fivefold.games.five_crowns.model import (
    MOST,
    Dealt,
    Discard,
    Draw,
    Ending,
    Event,
    FiveCrownsOptions,
    GoOut,
    Hand,
    LayDown,
    Move,
    Pick,
    Reshuffled,
    RoundOver,
    State,
    Stopped,
    public_fields,
)
from fivefold.games.five_crowns.view import View, sample
from fivefold.pieces.rounds import leaders, totals, were_played


class FiveCrowns(Game[State, Move, Event, View, FiveCrownsOptions]):
    slug: ClassVar = "five-crowns"
    aim: ClassVar = "fewest"
    players: ClassVar = Players(2, MOST)
    opener: ClassVar = 1
    version: ClassVar = 2
    same_rules_since: ClassVar[int | None] = 1
    options_type: ClassVar[type[Options]] = FiveCrownsOptions
    state_type: ClassVar = State
    move_type: ClassVar = Move
    event_type: ClassVar = Event
    view_type: ClassVar = View
    notation: ClassVar = notation
    position: ClassVar = position
    lists_all_moves: ClassVar = False

    @cached_property
    def wilds(self) -> tuple[int, ...]:
        """Return the wild rank of each hand."""
        return self.options.wilds

    def start(self, seats: int) -> State:
        nothing: tuple[Hand, ...] = ((),) * seats
        return State(seats, nothing, (None,) * seats, hands=nothing, drawn=nothing)

    # -- moves and the clock

    def judge(self, state: State, act: Act[Move]) -> Event:
        """Judge an act by the rules; `turns` computes the event of each step of a turn."""
        move, at = act.move, act.at
        if act.seat != state.turn and not isinstance(move, Due):
            raise Illegal("five_crowns.not-your-turn")
        match move:
            case Draw():
                return turns.draw(state, at)
            case Pick():
                return turns.pick(state, at)
            case Discard(card=card):
                return turns.discard(state, card, at)
            case GoOut(card=card, melds=own):
                return turns.go_out(state, card, own, at)
            case LayDown(card=card, melds=own):
                return turns.lay_down(state, card, own, at)
            case _:  # the clock; other acts of the house have no effect here
                return turns.finish_late(state, at) if state.has_drawn else turns.take_late(state, at)

    # -- automatic events

    def dealer(self, state: State, chance: Chance) -> Event | None:
        """Deal, count, reshuffle, or finish the turn of a slow player."""
        if state.has_drawn:
            return turns.finish_late(state, state.since) if state.late else None
        if state.phase == "deal":
            return self._deal(state, chance)
        if state.phase == "over":
            return None
        if state.out is not None:
            if state.turn == state.out:
                return self._count(state, "out")
        elif state.turns >= self.options.max_turns * state.seats:
            if state.laid[0] is not None:
                return self._count(state, "stopped")
            return Stopped(tuple([melds.best(hand, state.wild) for hand in state.hands]))
        if not state.pile and len(state.discards) > 1:
            return Reshuffled(len(state.discards) - 1, tuple(chance.shuffled(state.discards[:-1])))
        return None

    def _deal(self, state: State, chance: Chance) -> Dealt:
        """Deal a hand one card at a time from the dealer's left, then turn one card over."""
        seats, wild, dealer = state.seats, self.options.first, 0
        if state.wild:
            wild, dealer = state.wild + 1, (state.dealer + 1) % seats
        cards = chance.shuffled(DECK)
        dealt = wild * seats
        hands = [tuple(cards[(seat - dealer - 1) % seats : dealt : seats]) for seat in range(seats)]
        return Dealt(wild, dealer, cards[dealt], tuple(hands), tuple(cards[:dealt:-1]))

    def _count(self, state: State, ended: Ending) -> RoundOver:
        points = tuple([0 if laid is None else laid.points for laid in state.laid])
        return RoundOver(state.wild, points, ended, over=state.wild >= self.wilds[-1])

    def apply(self, state: State, event: Event) -> State:
        return apply(state, event)

    # -- state of the match

    def actors(self, state: State) -> tuple[Seat, ...]:
        return (state.turn,) if state.phase == "play" else ()

    def deadline(self, state: State) -> Millis | None:
        """Return the end of the turn, if turns are timed."""
        seconds = self.options.turn_seconds
        return state.since + 1000 * seconds if seconds and state.phase == "play" else None

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome: the fewest points win, and ties share the win."""
        if state.phase != "over":
            return None
        scores = totals(state.seats, state.sheet)
        told = message("five_crowns.outcome", played=were_played(len(state.sheet), "hand"))
        return Outcome(leaders(scores, fewest=True), scores, "played-out", told)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return the state without the draw pile and the hands of others."""
        return View(
            *public_fields(state),
            seat=seat,
            actors=self.actors(state),
            deadline=self.deadline(state),
            wilds=self.wilds,
            taken=state.hands[state.turn][-1] if state.has_drawn and seat == state.turn else None,
            pile=len(state.pile),
            hand=() if seat is None else state.hands[seat],
            counts=tuple(map(len, state.hands)),
            drawn=() if seat is None else state.drawn[seat],
        )

    def moves(self, view: View) -> Iterable[Move]:
        """Return the moves of the current step; laying down is listed only as the table proposes it."""
        return turns.moves(view)

    def sample(self, view: View, chance: Chance) -> State:
        """Redistribute the unseen cards at random."""
        return sample(view, chance)

    def box(self, seats: int) -> Iterable[str]:
        """Return the cards of both decks."""
        return DECK

    def pieces(self, state: State) -> Iterable[str]:
        """Return the draw pile, the discards, and all hands, laid down or not."""
        yield from (*state.pile, *state.discards)
        for hand in state.hands:
            yield from hand

    def secrets(self, state: State, seat: Seat | None) -> Collection[str]:
        """Return the cards in the draw pile and in other hands that were never face up in this hand."""
        hidden, open_ = set(state.pile), {*state.discards, *state.reshuffled}
        for who, hand in enumerate(state.hands):
            if who == seat or state.laid[who] is not None:
                open_.update(hand)
            else:
                hidden.update(hand)
                open_.update(state.known[who])
        return hidden - open_

    def hidden(self, state: State) -> Iterator[HiddenPieces]:
        """Return the hands that are not laid down, and the draw pile."""
        for seat, hand in enumerate(state.hands):
            yield HiddenPieces(() if state.laid[seat] else hand, seat)
        yield HiddenPieces(state.pile[::-1], name=message("pieces.hidden.draw-pile"))

    # -- presentation, and records of earlier versions

    def for_people(self, view: View) -> View:
        """Add the totals, and the analysis of the viewer's hand."""
        return advice.for_people(view)

    def hints(self, view: View) -> Sequence[Hint]:
        """Return which card to take or discard, in points."""
        return advice.hints(view)

    def upgraded(self, _rules: int, move: str, events: list[dict[str, Any]]) -> tuple[str, list[dict[str, Any]]]:
        """Read records of version 1, which called the end of a hand `Counted`."""
        return move, [event | {"type": "RoundOver"} if event["type"] == "Counted" else event for event in events]
