"""WordSpiel as numbers: an id for every move, and a view as a vector for learned players.

There are too many words to number. Ids 0 to 47 are ranks: the words of the dictionary that can be played now, those
with the most cards first, then those with few letters of the spiral, as `Game.moves` lists them. The vector describes
each of them. Everything else has an id of its own. Everything is built from a `View`.
"""

from collections.abc import Sequence
from typing import cast

from fivefold.core.encoding import Encoding, one_hot, share
from fivefold.core.game import Players
from fivefold.games.wordspiel.bookkeeping import less
from fivefold.games.wordspiel.model import (
    EXCHANGES,
    MOST,
    Accept,
    Challenge,
    Draw,
    Exchange,
    Move,
    Pass,
    Phase,
    Spell,
)
from fivefold.games.wordspiel.view import View
from fivefold.pieces.rounds import Ready, totals

WORDS = 48
"""The number of ranks."""
DRAW, SPIRAL, PASS, READY, CHALLENGE, ACCEPT = range(WORDS, WORDS + 6)
"""Taking a card into the hand or onto the spiral, and the other moves without a card."""
EXCHANGE = ACCEPT + 1
"""The first id of exchanging a card, from A to Z; cards with other letters have none."""
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
WAIT = EXCHANGE + len(LETTERS)
ACTIONS = WAIT + 1

COUNTED = len(LETTERS) + 1
"""The letters A to Z, and one place for all others."""
END = 4
"""The number of letters at the end of the spiral that the vector shows."""
PHASES: tuple[Phase, ...] = ("ready", "turn", "last")
OTHERS = MOST - 1
PLAYER = 6
WORD = 3 + COUNTED
"""The numbers for each rank: whether there is such a word, its cards, its letters of the spiral, and what is left."""
MANY = 4
SIZE = (END + 3) * COUNTED + len(PHASES) + 9 + OTHERS * PLAYER + OTHERS + WORDS * WORD


def numbered(_view: View, moves: Sequence[Move]) -> dict[int, Move]:
    """Return the moves by their ids; words beyond the last rank are left out."""
    found: dict[int, Move] = {}
    words = 0
    for move in moves:
        match move:
            case Spell():
                if words < WORDS:
                    found[words] = move
                words += 1
            case Draw(to="hand"):
                found[DRAW] = move
            case Draw():
                found[SPIRAL] = move
            case Pass():
                found[PASS] = move
            case Ready():
                found[READY] = move
            case Challenge():
                found[CHALLENGE] = move
            case Accept():
                found[ACCEPT] = move
            case Exchange(card=card):
                if card in LETTERS:
                    found[EXCHANGE + LETTERS.index(card)] = move
            case _:  # resigning belongs to the solitaire
                pass
    return found


def may_wait(view: View) -> bool:
    """Return whether the match goes on without a move of the viewer, who could still exchange or challenge."""
    if view.phase == "turn":
        return not view.is_my_turn
    return view.phase == "ready" and view.seat in view.ready


def _place(letter: str) -> int:
    place = LETTERS.find(letter)
    return len(LETTERS) if place < 0 else place


def _counts(cards: Sequence[str]) -> list[float]:
    found = [0.0] * COUNTED
    for card in cards:
        place = _place(card)
        found[place] = min(1.0, found[place] + 1 / MANY)
    return found


def observation(view: View, moves: Sequence[Move]) -> list[float]:
    """Return the view as numbers: letters, the step of the match, the other players, and the words by rank."""
    seat, seats = view.seat, view.seats
    assert seat is not None
    points, order = totals(seats, view.sheet), [(seat + step) % seats for step in range(1, seats)]
    hand, spiral = "".join(view.hand), view.spiral
    found = _counts(hand)
    found += _counts(view.known[order[0]])
    found += _counts(view.aside)
    for back in range(1, END + 1):
        found += one_hot(_place(spiral[-back]) if back <= len(spiral) else None, COUNTED)
    found += [float(view.phase == phase) for phase in PHASES]
    found += [
        float(view.is_my_turn),
        float(view.challengeable not in (None, seat)),
        float(view.words == "checked"),
        share(len(hand), 10),
        share(view.exchanges[seat], EXCHANGES),
        share(view.deck, 110),
        share(len(spiral), 110),
        share(points[seat], 100),
        share(view.rounds - view.round, 10),
    ]
    for step in range(OTHERS):
        if step >= len(order):
            found += [0.0] * PLAYER
            continue
        who = order[step]
        found += [
            1.0,
            share(view.counts[who], 10),
            share(view.exchanges[who], EXCHANGES),
            share(points[who], 100),
            float(view.turn == who),
            float(who in view.ready),
        ]
    found += one_hot(seats - 2, OTHERS)
    ranked = numbered(view, moves)
    for rank in range(WORDS):
        if rank not in ranked:
            return found + [0.0] * ((WORDS - rank) * WORD)
        word = cast(Spell, ranked[rank])
        found += [1.0, share(len(word.cards), 10), share(len(word.spiral), 10), *_counts(less(hand, word.cards))]
    return found


ENCODINGS = {
    "wordspiel": Encoding(
        1, Players(2, MOST), ACTIONS, SIZE, numbered, observation, wait=WAIT, may_wait=may_wait
    )
}  # fmt: skip
