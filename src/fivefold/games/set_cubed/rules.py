"""The rules of SET CUBED: a race to open, then turns with up to three dice, round by round."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any, ClassVar

from fivefold.core.chance import Chance
from fivefold.core.errors import Illegal
from fivefold.core.game import Act, Due, Game, Hint, Millis, Outcome, Players, Seat
from fivefold.core.options import Options
from fivefold.core.words import message
from fivefold.games.set_cubed import advice, notation, openings, placing, position, turns
from fivefold.games.set_cubed.boards import LOGO, SIDE, bonus_squares
from fivefold.games.set_cubed.bookkeeping import apply
from fivefold.games.set_cubed.model import (
    DICE_A_TURN,
    FULL,
    IDLE_ROUNDS,
    Done,
    Drew,
    Ended,
    Event,
    Hand,
    Held,
    Move,
    Offered,
    Open,
    Opened,
    Put,
    Replace,
    Roll,
    Rolled,
    SetCubedOptions,
    State,
    TakeBack,
    TurnEnd,
    TurnOver,
    in_play,
    public_fields,
)
from fivefold.games.set_cubed.upgrades import upgraded
from fivefold.games.set_cubed.view import Bonus, View, placed, sample
from fivefold.pieces.dice import ALL_DICE, ORDER, SIDES, Die, is_wild
from fivefold.pieces.grid import Square
from fivefold.pieces.rounds import TimeUp, leaders, totals
from fivefold.pieces.turn_time import step_seconds


class SetCubed(Game[State, Move, Event, View, SetCubedOptions]):
    slug: ClassVar = "set-cubed"
    players: ClassVar = Players(2, 4)
    version: ClassVar = 2
    same_rules_since: ClassVar[int | None] = 1
    options_type: ClassVar[type[Options]] = SetCubedOptions
    state_type: ClassVar = State
    move_type: ClassVar = Move
    event_type: ClassVar = Event
    view_type: ClassVar = View
    notation: ClassVar = notation
    position: ClassVar = position

    def __init__(self, options: SetCubedOptions | None = None) -> None:
        super().__init__(options)
        self.bonus: dict[Square, int] = bonus_squares(self.options.board)

    def start(self, seats: int) -> State:
        return State(seats, ((),) * seats, bag=ALL_DICE)

    # -- moves and the clock

    def judge(self, state: State, act: Act[Move]) -> Event:
        seat, at = act.seat, act.at
        match act.move:
            case Due():
                return self._clock(state, at)
            case Open(faces=faces):
                if state.phase != "race":
                    raise Illegal("set_cubed.opened")
                dice, play = openings.opened(state.hands[seat], faces)
                return Opened(seat, dice, play, at)
            case Roll(faces=faces):
                return placing.chose(state, seat, faces, at)
            case _ if state.phase != "turn" or seat != state.turn:
                raise Illegal("set_cubed.not-your-turn")
            case Put() as move:
                return placing.put(state, move, self.bonus, at)
            case Replace(square=square):
                return placing.replaced(state, square, at)
            case TakeBack():
                return placing.took_back(state, at)
            case Done():
                if (waiting := state.waiting) is not None:
                    raise Illegal("set_cubed.waiting", square=waiting.square)
                return self._end_turn(state, "done", at)
            case _:
                raise Illegal("core.not-noticed", game=self.title)

    def _clock(self, state: State, at: Millis) -> Event:
        """End the turn, the wait for the extra roll, or a race over days: with the first SET of the first player."""
        if state.phase == "turn":
            return self._end_turn(state, "late", at)
        if state.phase != "race":
            return TimeUp(at)
        seat = self.actors(state)[0]
        first = next(iter(openings.moves(state.hands[seat])))
        return Opened(seat, *openings.opened(state.hands[seat], first.faces), at)

    def _end_turn(self, state: State, reason: TurnEnd, at: Millis) -> TurnOver:
        could_play = bool(state.plays) or turns.can_play(placing.turn_position(state, self.bonus))
        return TurnOver(state.turn, sum(play.points for play in state.plays), reason, could_play, at)

    # -- automatic events

    def dealer(self, state: State, chance: Chance) -> Event | None:
        """Draw and roll, skip players without a move, or end the match."""
        match state.phase:
            case "deal":
                return draw(state, chance)
            case "race":
                if any(openings.has_set(hand) for hand in state.hands):
                    return None
                return Rolled(roll_all(state, chance), "no-set")
            case "turn":
                return self._in_turn(state, chance)
            case "refill" | "drawn":
                return between_rounds(state, chance)
            case "extra":
                if None in state.chosen:
                    return None
                return Rolled(roll(tuple([own or () for own in state.chosen]), chance), "extra")
            case "over":
                return None

    def _in_turn(self, state: State, chance: Chance) -> Event | None:
        if state.freed is not None:
            own = tuple([(state.freed,) if seat == state.turn else () for seat in range(state.seats)])
            return Rolled(roll(own, chance), "freed")
        if state.plays or state.waiting is not None:
            return None
        here = placing.turn_position(state, self.bonus)
        if turns.can_play(here) or turns.replaceable(here):
            return None
        return TurnOver(state.turn, 0, "stuck", could_play=False, at=state.now)

    def apply(self, state: State, event: Event) -> State:
        return apply(state, event)

    # -- state of the match

    def actors(self, state: State) -> tuple[Seat, ...]:
        """Return the players with a SET in the race, the player to act, or between rounds all who have not decided."""
        match state.phase:
            case "race":
                return tuple(seat for seat, hand in enumerate(state.hands) if openings.has_set(hand))
            case "turn":
                return (state.turn,)
            case "extra":
                return tuple(seat for seat, own in enumerate(state.chosen) if own is None)
            case _:
                return ()

    def deadline(self, state: State) -> Millis | None:
        """Return the end of the turn, if turns are timed, or of the time for the extra roll or a race over days."""
        match state.phase:
            case "turn":
                seconds = self.options.turn_seconds
            case "extra":
                seconds = step_seconds(self.options.extra_roll_seconds, self.options.turn_seconds)
            case "race":
                seconds = step_seconds(0, self.options.turn_seconds)
            case _:
                seconds = 0
        return state.since + 1000 * seconds if seconds else None

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome: the most points win, and ties share the win."""
        if state.phase != "over":
            return None
        scores = totals(state.seats, state.sheet)
        text = message(f"set_cubed.outcome.{state.ended}", rounds=IDLE_ROUNDS)
        return Outcome(leaders(scores), scores, state.ended, text)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return the whole state, except the choices of others for the extra roll."""
        covered = {laid.square for laid in state.board}
        down = placed(state.plays) + (state.waiting is not None)
        return View(
            *public_fields(state),
            seat=seat,
            actors=self.actors(state),
            deadline=self.deadline(state),
            side=SIDE,
            logo=LOGO,
            bonus=tuple([Bonus(square, points, square not in covered) for square, points in self.bonus.items()]),
            bag=len(state.bag),
            round=len(state.sheet),
            gained=sum(play.points for play in state.plays),
            dice_left=DICE_A_TURN - down if state.phase == "turn" else 0,
            decided=tuple([own is not None for own in state.chosen]),
            chosen=state.chosen[seat] if seat is not None and state.chosen else None,
            scores=totals(state.seats, state.sheet),
        )

    def moves(self, view: View) -> Iterable[Move]:
        """Return SETs for the logo; then WILDs to replace and squares for dice; or choices of dice to roll again."""
        if view.seat is None:
            return
        hand = view.hands[view.seat]
        if view.phase == "race":
            yield from openings.moves(hand)
        elif view.phase == "extra" and not view.decided[view.seat]:
            yield from placing.rolls(hand)
        elif view.is_my_turn:
            yield from placing.moves(view)

    def listed_moves(self, view: View) -> Iterable[Move]:
        """Return all moves; in the race only those that any WILD allows, as finding a SET is the race."""
        return (move for move in self.moves(view) if not isinstance(move, Open) or any(map(is_wild, move.faces)))

    def unlisted_verbs(self, view: View) -> Iterable[str]:
        """Return the verbs that can be tried; whether they succeed is for the player to find out."""
        if view.phase == "race":
            return () if view.seat is None else ("set",)
        if not view.is_my_turn:
            return ()
        return ("put",) if view.waiting is not None else ("replace", "put")

    def sample(self, view: View, chance: Chance) -> State:
        return sample(view)

    def box(self, seats: int) -> Iterable[str]:
        return ALL_DICE

    def pieces(self, state: State) -> Iterable[str]:
        """Return the bag, the hands, and the board, including a die that waits there."""
        yield from state.bag
        yield from in_play(state.hands, state.board, state.waiting, state.freed)

    def secrets(self, state: State, seat: Seat | None) -> Collection[str]:
        """Return nothing: all dice outside of the bag are visible."""
        return ()

    def upgraded(self, rules: int, move: str, events: list[dict[str, Any]]) -> tuple[str, list[dict[str, Any]]]:
        """Read records of version 1, which had other names for dice, events and fields."""
        return upgraded(move, events) if rules < 2 else (move, events)

    # -- presentation

    def hints(self, view: View) -> Sequence[Hint]:
        """Return the best turn, from its points to its moves."""
        return advice.hints(view)


def roll(dice: Sequence[Sequence[Die]], chance: Chance) -> tuple[Hand, ...]:
    """Return the faces of each player's dice after a throw."""
    return tuple([tuple([Held(die, SIDES[die][chance.below(6)]) for die in own]) for own in dice])


def roll_all(state: State, chance: Chance) -> tuple[Hand, ...]:
    return roll([[held.die for held in hand] for hand in state.hands], chance)


def draw(state: State, chance: Chance) -> Drew:
    """Draw up to five dice for each player, the first player first, while the bag lasts, and roll them."""
    bag = chance.shuffled(state.bag)
    new: list[list[Die]] = [[] for _ in state.hands]
    for turn in range(state.seats):
        seat = (state.first + turn) % state.seats
        while bag and len(state.hands[seat]) + len(new[seat]) < FULL:
            new[seat].append(bag.pop())
    return Drew(roll([sorted(own, key=ORDER.__getitem__) for own in new], chance))


def between_rounds(state: State, chance: Chance) -> Event:
    """End the match or draw; then offer the extra roll, or roll all dice again if no player could play."""
    if state.phase == "refill":
        if not state.bag and not all(state.hands):
            return Ended("out")
        if not state.bag and state.idle >= IDLE_ROUNDS:
            return Ended("idle")
        if state.bag and any(len(hand) < FULL for hand in state.hands):
            return draw(state, chance)
    if not state.played and not state.could_play:
        return Rolled(roll_all(state, chance), "stuck")
    return Offered()
