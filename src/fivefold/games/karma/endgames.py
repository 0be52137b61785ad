"""An exact solver for Karma endgames with open cards, against an opponent who follows a simple plan.

The opponent always plays as `advice.thrifty` says: three in a row if that is possible, else the lowest number that
fits, all copies of it at once, else a single Karma Card (`FIVE`, `TABLE`, `UP`, `GIVE`, in this order), else takes the
pile.
"""

from collections.abc import Iterator
from typing import NamedTuple

from fivefold.core.errors import Illegal
from fivefold.games.karma import advice, turns
from fivefold.games.karma.bookkeeping import apply
from fivefold.games.karma.model import PLACES, Card, Gave, KarmaOptions, PickedUp, PickUp, Play, Played, Player, State
from fivefold.games.karma.packs import pack, spread
from fivefold.games.karma.rules import Karma

Step = Play | PickUp
Happened = Played | PickedUp | Gave
ME, OTHER = 0, 1
KARMA = Karma(KarmaOptions(memory="open"))


class Child(NamedTuple):
    """A step, the number of turns it ends (0 or 1), and the position after the opponent's reply."""

    step: Step
    turns: int
    state: State


class TooFarError(Exception):
    """The search has reached its limit of positions."""


def table(hands: tuple[tuple[Card, ...], ...], up: tuple[tuple[Card, ...], ...], pile: tuple[Card, ...]) -> State:
    """Return a state with two players and open cards, nothing face down or to draw, and the first player's turn."""
    players = [
        Player(len(hand), spread(pack(hand)), spread(pack(faces))) for hand, faces in zip(hands, up, strict=True)
    ]  # fmt: skip
    return State(
        tuple(players),
        phase="play",
        turn=ME,
        pile=pile,
        hands=tuple(map(pack, hands)),
        down=((None,) * PLACES,) * 2,
        chosen=(0, 0),
    )


def turns_taken(state: State) -> int:
    """Return the number of the player's turns so far; the two players alternate."""
    return (state.turns + 1) // 2


def steps(state: State) -> list[Step]:
    """Return the legal steps; none once a player is out."""
    return [] if state.out else [move for move in _moves(state, ME) if isinstance(move, Play | PickUp)]


def _moves(state: State, seat: int) -> list[object]:
    return list(KARMA.moves(KARMA.view(state, seat)))


def judged(state: State, seat: int, step: object) -> Happened:
    """Return the event of a step by the rules; raises Illegal."""
    match step:
        case Play(card=card, count=count):
            return turns.play(state, seat, card, count, 0)
        case _:
            return turns.pick_up(state, seat, 0)


def played(state: State, step: Step) -> tuple[State, tuple[Happened, ...]]:
    """Return the position when the player may act again after a step, and the events until then; raises Illegal."""
    if state.out:
        raise Illegal("karma.daily-over")
    happened = [judged(state, ME, step)]
    state = apply(state, happened[0])
    for event in _replies(state):
        happened.append(event)
        state = apply(state, event)
    return state, tuple(happened)


def _replies(state: State) -> Iterator[Happened]:
    """Yield the opponent's actions, and gifts that leave no choice."""
    while not state.out and (state.phase == "give" or state.turn == OTHER):
        if state.phase == "give":
            event: Happened = turns.give(state, state.turn, 1 - state.turn, 0)
        else:
            seen = KARMA.view(state, OTHER)
            event = judged(state, OTHER, advice.thrifty(seen, list(KARMA.moves(seen))))
        yield event
        state = apply(state, event)


class Plan(NamedTuple):
    """A win by the simple plan: its turns, and the product of the numbers of moves to choose from."""

    turns: int
    ways: int


def simply(state: State, most: int) -> Plan | None:
    """Follow the simple plan; return None unless the player goes out first within `most` turns."""
    ways = 1
    while not state.out and turns_taken(state) < most:
        seen = KARMA.view(state, ME)
        moves = list(KARMA.moves(seen))
        ways *= len(moves)
        step = advice.thrifty(seen, moves)
        assert isinstance(step, Play | PickUp)
        state, _ = played(state, step)
    return Plan(turns_taken(state), ways) if ME in state.out else None


class Search:
    """Searches for the fewest turns in which the player goes out first; visits each position once."""

    def __init__(self, most: int) -> None:
        self.most = most
        """The most positions to visit."""
        self._children: dict[object, list[Child]] = {}
        self._in_vain: dict[object, int] = {}
        """For each position, the number of turns within which no solution exists."""

    def children(self, state: State) -> list[Child]:
        """Return every step from here and its position."""
        key = _key(state)
        if key not in self._children:
            if len(self._children) >= self.most:
                raise TooFarError
            found: list[Child] = []
            for step in steps(state):
                after, _ = played(state, step)
                found.append(Child(step, turns_taken(after) - turns_taken(state), after))
            self._children[key] = found
        return self._children[key]

    def can(self, state: State, within: int) -> bool:
        """Return whether the player can go out first within this many turns."""
        if ME in state.out:
            return within >= 0
        key = _key(state)
        if within <= 0 or state.out or self._in_vain.get(key, 0) >= within:
            return False
        if any(self.can(child.state, within - child.turns) for child in self.children(state)):
            return True
        self._in_vain[key] = within
        return False

    def fewest(self, state: State, most: int) -> int | None:
        """Return the fewest turns; None if it takes more than `most`."""
        return next((within for within in range(1, most + 1) if self.can(state, within)), None)

    def line(self, state: State, within: int) -> list[Step]:
        """Return the steps of a solution; one must exist."""
        found: list[Step] = []
        while ME not in state.out:
            child = next(child for child in self.children(state) if self.can(child.state, within - child.turns))
            found.append(child.step)
            state, within = child.state, within - child.turns
        return found

    def chance(self, state: State, within: int) -> float:
        """Return the probability that random steps succeed within this many turns."""
        if ME in state.out:
            return 1.0
        found = self.children(state)
        good = [child for child in found if self.can(child.state, within - child.turns)]
        return sum(self.chance(child.state, within - child.turns) for child in good) / len(found)


def _key(state: State) -> object:
    first, second = state.players
    return state.phase, state.hands, first.up, second.up, state.pile, state.last, state.row, state.out
