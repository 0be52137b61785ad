"""Ends of Karma with all cards open: one player against another who plays by a simple plan, solved exactly.

The other always plays as `advice.thrifty` says: three in a row if that is possible, else the lowest number that fits,
all copies of it at once, else a single Karma Card (`FIVE`, `TABLE`, `UP`, `GIVE`, in this order), else takes the pile.
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
    """A step, how many turns it ends (none or one), and the position after the other has played."""

    step: Step
    turns: int
    state: State


class TooFarError(Exception):
    """The search has looked at as many positions as it may."""


def table(hands: tuple[tuple[Card, ...], ...], up: tuple[tuple[Card, ...], ...], pile: tuple[Card, ...]) -> State:
    """Two players with these cards, all open, and the first one's turn; nothing is face down or to be drawn."""
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
    """How many turns the player has had; the two take turns."""
    return (state.turns + 1) // 2


def steps(state: State) -> list[Step]:
    """What the player may do; nothing once somebody is out."""
    return [] if state.out else [move for move in _moves(state, ME) if isinstance(move, Play | PickUp)]


def _moves(state: State, seat: int) -> list[object]:
    return list(KARMA.moves(KARMA.view(state, seat)))


def judged(state: State, seat: int, step: object) -> Happened:
    """What comes of a step by the rules; raises Illegal."""
    match step:
        case Play(card=card, count=count):
            return turns.play(state, seat, card, count, 0)
        case _:
            return turns.pick_up(state, seat, 0)


def played(state: State, step: Step) -> tuple[State, tuple[Happened, ...]]:
    """The position after a step and all that follows until the player may act again, and what happened; or Illegal."""
    if state.out:
        raise Illegal("karma.daily-over")
    happened = [judged(state, ME, step)]
    state = apply(state, happened[0])
    for event in _replies(state):
        happened.append(event)
        state = apply(state, event)
    return state, tuple(happened)


def _replies(state: State) -> Iterator[Happened]:
    """What the other does, and gifts, which need no decision."""
    while not state.out and (state.phase == "give" or state.turn == OTHER):
        if state.phase == "give":
            event: Happened = turns.give(state, state.turn, 1 - state.turn, 0)
        else:
            seen = KARMA.view(state, OTHER)
            event = judged(state, OTHER, advice.thrifty(seen, list(KARMA.moves(seen))))
        yield event
        state = apply(state, event)


class Plan(NamedTuple):
    """How the player gets out first by the same simple plan: in how many turns, and among how many ways of choosing."""

    turns: int
    ways: int


def simply(state: State, most: int) -> Plan | None:
    """What the simple plan comes to; None if the player is not out first by it, or not in so many turns."""
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
    """Looks for the fewest turns in which the player is out before the other; each position is looked at once."""

    def __init__(self, most: int) -> None:
        self.most = most
        """How many positions may be looked at."""
        self._children: dict[object, list[Child]] = {}
        self._in_vain: dict[object, int] = {}
        """For positions, in how many turns it is known to be impossible."""

    def children(self, state: State) -> list[Child]:
        """Every step from here, and where it leads."""
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
        """Whether the player can be out first within so many turns."""
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
        """In how many turns it is possible; None if it takes more than `most`."""
        return next((within for within in range(1, most + 1) if self.can(state, within)), None)

    def line(self, state: State, within: int) -> list[Step]:
        """Steps that lead there, where it can be done."""
        found: list[Step] = []
        while ME not in state.out:
            child = next(child for child in self.children(state) if self.can(child.state, within - child.turns))
            found.append(child.step)
            state, within = child.state, within - child.turns
        return found

    def chance(self, state: State, within: int) -> float:
        """How likely somebody does it in so many turns who makes any step each time."""
        if ME in state.out:
            return 1.0
        found = self.children(state)
        good = [child for child in found if self.can(child.state, within - child.turns)]
        return sum(self.chance(child.state, within - child.turns) for child in good) / len(found)


def _key(state: State) -> object:
    first, second = state.players
    return state.phase, state.hands, first.up, second.up, state.pile, state.last, state.row, state.out
