"""The rules of Karma: play the same or a higher number, or a Karma Card, or pick up the pile."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import combinations
from typing import ClassVar

from msgspec.structs import replace

from fivefold.core.chance import Chance
from fivefold.core.errors import Illegal
from fivefold.core.game import Act, Due, Game, Hint, Millis, Outcome, Players, Seat
from fivefold.core.hidden import HiddenPieces
from fivefold.core.options import Options
from fivefold.core.words import Pieces, message
from fivefold.games.karma import advice, notation, position, turns
from fivefold.games.karma.bookkeeping import apply
from fivefold.games.karma.effects import FITTING
from fivefold.games.karma.model import (
    COPIES,
    HAND,
    KINDS,
    MOST,
    NUMBERS,
    PLACES,
    RANK,
    Card,
    Dealt,
    Ended,
    Event,
    Give,
    KarmaOptions,
    Laid,
    Lay,
    Move,
    Phase,
    PickUp,
    Play,
    Player,
    Revealed,
    State,
    Turn,
    public_fields,
    whole_deck,
)
from fivefold.games.karma.packs import UNIT, contains, pack, spread
from fivefold.games.karma.view import Step, View, forgotten, sample
from fivefold.pieces.turn_time import step_seconds

_PLAYS = {card: tuple(Play(card, number) for number in range(1, COPIES + 1)) for card in KINDS}
_PICK_UP = PickUp()
_TURNS = tuple(map(Turn, range(PLACES)))


class Karma(Game[State, Move, Event, View, KarmaOptions]):
    slug: ClassVar = "karma"
    aim: ClassVar = "none"
    players: ClassVar = Players(2, MOST)
    version: ClassVar = 1
    options_type: ClassVar[type[Options]] = KarmaOptions
    state_type: ClassVar = State
    move_type: ClassVar = Move
    event_type: ClassVar = Event
    view_type: ClassVar = View
    notation: ClassVar = notation
    position: ClassVar = position

    def start(self, seats: int) -> State:
        return State(
            (Player(),) * seats, hands=(0,) * seats, down=((None,) * PLACES,) * seats, chosen=(0,) * seats
        )  # fmt: skip

    # -- moves and the clock

    def judge(self, state: State, act: Act[Move]) -> Event:
        seat, at, phase, move = act.seat, act.at, state.phase, act.move
        if isinstance(move, Due):
            return self._clock(state, at)
        if phase == "choose":
            return _lay(state, seat, move, at)
        if seat != state.turn:
            raise Illegal("karma.not-your-turn")
        if phase == "give":
            if not isinstance(move, Give):
                raise Illegal("karma.name-receiver")
            return turns.give(state, seat, move.to, at)
        match move:
            case Play(card=card, count=count):
                return turns.play(state, seat, card, count, at)
            case PickUp():
                return turns.pick_up(state, seat, at)
            case Turn(place=place):
                return turns.turn_over(state, seat, place, at)
            case Give():
                raise Illegal("karma.no-gift")
            case _:
                raise Illegal("karma.chosen")

    def _clock(self, state: State, at: Millis) -> Event:
        turn = state.turn
        match state.phase:
            case "choose":
                late = state.chosen.index(0)
                return Laid(late, advice.easiest(spread(state.hands[late])), at, late=True)
            case "give":
                return turns.give(state, turn, turns.following(len(state.players), turn, state.out), at, late=True)
            case "play" if state.pile:
                return turns.pick_up(state, turn, at, late=True)
            case _:
                return _lowest(state, turn, at)

    # -- automatic events

    def dealer(self, state: State, chance: Chance) -> Event | None:
        """Deal, reveal the chosen cards, give the pile to the only opponent, or end the match."""
        match state.phase:
            case "play":
                seats = len(state.players)
                if len(state.out) == seats - 1:
                    return Ended("one-left", tuple(who for who in range(seats) if who not in state.out))
                if state.turns >= self.options.turn_limit * seats:
                    most = max(player.cards for player in state.players)
                    return Ended(
                        "turn-limit", tuple(n for n, player in enumerate(state.players) if player.cards == most)
                    )
            case "give" if len(state.players) == 2:
                return turns.give(state, state.turn, 1 - state.turn, state.since)
            case "choose" if 0 not in state.chosen:
                return Revealed(tuple(map(spread, state.chosen)), 0)
            case "deal":
                return _deal(len(state.players), chance)
            case _:
                pass
        return None

    def apply(self, state: State, event: Event) -> State:
        return apply(state, event)

    # -- state of the match

    def actors(self, state: State) -> tuple[Seat, ...]:
        match state.phase:
            case "play" | "follow" | "give":
                return (state.turn,)
            case "choose":
                return tuple(who for who, cards in enumerate(state.chosen) if not cards)
            case _:
                return ()

    def deadline(self, state: State) -> Millis | None:
        """Return the end of the time to choose, or of the time for a step of a turn."""
        match state.phase:
            case "choose":
                return 1000 * step_seconds(self.options.choose_seconds, self.options.turn_seconds) or None
            case "play" | "follow" | "give":
                seconds = self.options.turn_seconds
                return state.since + 1000 * seconds if seconds else None
            case _:
                return None

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome: the last player with cards loses, or at the turn limit those with the most cards."""
        if state.phase != "over":
            return None
        seats = len(state.players)
        winners = tuple(who for who in range(seats) if who not in state.losers)
        scores = tuple(int(who in winners) for who in range(seats))
        turns = self.options.turn_limit * seats
        return Outcome(winners, scores, state.ended, message(f"karma.outcome.{state.ended}", turns=turns))

    def view(self, state: State, seat: Seat | None) -> View:
        """Return the state without the draw pile, Facedown cards and the hands of others."""
        return View(
            *public_fields(state),
            seat=seat,
            actors=self.actors(state),
            deadline=self.deadline(state),
            memory=self.options.memory,
            hand=() if seat is None else spread(state.hands[seat]),
            chosen=() if seat is None or state.phase != "choose" else spread(state.chosen[seat]),
            draw=len(state.draw),
        )

    def moves(self, view: View) -> Iterable[Move]:
        """Return every card that fits, picking up, and the moves of the current phase."""
        seat, phase = view.seat, view.phase
        if seat is None:
            return ()
        me = view.players[seat]
        if phase == "choose":
            return () if me.has_chosen else list(map(Lay, dict.fromkeys(combinations(view.hand, 3))))
        if seat != view.turn or phase == "over":
            return ()
        if phase == "give":
            return [Give(who) for who in range(len(view.players)) if who != seat]
        source = turns.source(phase, me, view.draw)
        if source == "down":
            moves: list[Move] = [move for move, there in zip(_TURNS, me.down, strict=True) if there]
        else:
            moves = []
            fitting = FITTING[None if phase == "follow" else view.top]
            last, number = "", 0
            for card in view.hand if source == "hand" else me.up:
                if card in fitting:
                    number = number + 1 if card == last else 0
                    last = card
                    if number < COPIES:
                        moves.append(_PLAYS[card][number])
        if phase == "play" and view.pile:
            moves.append(_PICK_UP)
        return moves

    def sample(self, view: View, chance: Chance) -> State:
        """Redistribute the unseen cards at random."""
        return sample(view, chance)

    def box(self, seats: int) -> Iterable[Card]:
        """Return one deck, or two for seven or more players."""
        return whole_deck(seats)

    def pieces(self, state: State) -> Iterable[Card]:
        """Return the draw pile, discard pile, hands, Table Cards, and the cards that have left the game."""
        yield from (*state.draw, *state.pile, *state.gone)
        for player, hand in zip(state.players, state.hands, strict=True):
            yield from (*player.up, *spread(hand))
        for down in state.down:
            yield from (card for card in down if card is not None)

    def secrets(self, state: State, seat: Seat | None) -> Collection[Card]:
        """Return the kinds of which the seat has seen no copy."""
        shown = {*state.pile, *state.gone}
        for player in state.players:
            shown |= {*player.up, *player.known}
        if seat is not None:
            shown |= {*spread(state.hands[seat])}
        return frozenset(KINDS) - shown

    def hidden(self, state: State) -> Iterator[HiddenPieces]:
        """Return the hands, the Facedown Table Cards and the draw pile."""
        for seat, down in enumerate(state.down):
            yield HiddenPieces(spread(state.hands[seat]), seat)
            yield HiddenPieces(tuple(filter(None, down)), seat, message("pieces.hidden.down"))
        yield HiddenPieces(state.draw, name=message("pieces.hidden.draw-pile"))

    # -- presentation

    def for_people(self, view: View) -> View:
        """Hide what people have to remember, unless the memory is open; add the details of the current step."""
        return replace(forgotten(view), step=self._step(view))

    def _step(self, view: View) -> Step:
        fitting = FITTING[None if view.phase == "follow" else view.top]
        numbers = [RANK[card] for card in NUMBERS if card in fitting]
        phase: Phase = view.phase if view.seat == view.turn else "play"
        due, began = view.deadline, 0 if view.phase == "choose" else view.since
        return Step(
            lowest=numbers[0],
            highest=numbers[-1],
            source=None if view.me is None else turns.source(phase, view.me, view.draw),
            deadline=due,
            allowed=None if due is None else due - began,
        )

    def hints(self, view: View) -> Sequence[Hint]:
        """Return what matters now, the legal moves, and a sound move."""
        return advice.hints(view, list(self.moves(view)))


def _lay(state: State, seat: Seat, move: object, at: Millis) -> Laid:
    if not isinstance(move, Lay):
        raise Illegal("karma.choose-first")
    if state.chosen[seat]:
        raise Illegal("karma.chosen")
    if len(move.cards) != PLACES:
        raise Illegal("karma.three-cards")
    if not all(card in UNIT for card in move.cards) or not contains(state.hands[seat], pack(move.cards)):
        raise Illegal("karma.not-held", cards=Pieces(move.cards))
    return Laid(seat, move.cards, at)


def _lowest(state: State, seat: Seat, at: Millis) -> Event:
    """Play for a player who took too long: the lowest card, or the first Facedown one."""
    player = state.players[seat]
    match turns.source(state.phase, player, len(state.draw)):
        case "down":
            place = next(place for place, card in enumerate(state.down[seat]) if card is not None)
            return turns.turn_over(state, seat, place, at, late=True)
        case source:
            cards = spread(state.hands[seat]) if source == "hand" else player.up
            return turns.play(state, seat, cards[0], 1, at, late=True)


def _deal(seats: int, chance: Chance) -> Dealt:
    cards = chance.shuffled(whole_deck(seats))
    down = tuple(tuple(cards[PLACES * who : PLACES * (who + 1)]) for who in range(seats))
    rest, first = cards[PLACES * seats :], HAND + PLACES
    hands = tuple(spread(pack(rest[first * who : first * (who + 1)])) for who in range(seats))
    return Dealt(down, hands, tuple(rest[first * seats :]))
