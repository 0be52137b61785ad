"""Finds the arrangement of a hand in books and runs that leaves the fewest points; exact for every hand.

A hand is packed into one number with a byte for each kind of card, so that whole suits are compared at once.
Three observations keep the search small:

- Wild cards are interchangeable until the end. A single meld can take in all spare ones, so they count only if
  there is no meld at all.
- The runs determine the books: a rank needs no wild card if three of it are left, one if two are, two if one is.
- A run never needs a wild card where its own card is free: the two could change places. So its lowest and its
  highest natural card identify a run.

So the search covers only runs, suit by suit, and caches the runs of each suit.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from fivefold.games.five_crowns.arranging import arrange
from fivefold.games.five_crowns.cards import (
    HIGHEST,
    LOWEST,
    NUMBER,
    ORDER,
    POINTS,
    RANKS,
    SUITS,
    WILDS,
    Card,
    Laid,
    Wild,
    in_order,
    is_wild,
)

MOST = 19
"""The most cards in a hand; with more the bytes would overflow."""

# Each suit has a byte for each of its eleven ranks and two empty ones, so that no run wraps around.
_BYTES = len(RANKS) + 2
_SUIT = 8 * _BYTES
_FIELD = (1 << _SUIT) - 1
_WILDS = _SUIT * len(SUITS)
_NATURAL = (1 << _WILDS) - 1
_ONES = sum(1 << 8 * place for place in range(_BYTES * len(SUITS)))
_SUIT_ONES = _ONES & _FIELD
_HIGH = _ONES << 7
_SUIT_HIGH = _HIGH & _FIELD
# Added to counts, these carry into the highest bit of a byte from a number of cards on.
_ANY, _TWO, _THREE, _FOUR = 127 * _ONES, 126 * _SUIT_ONES, 125 * _SUIT_ONES, 124 * _SUIT_ONES
_SUM = 8 * (HIGHEST - LOWEST)
_WEIGHTS = sum(rank << _SUM - 8 * (rank - LOWEST) for rank in RANKS)
"""Multiplying a suit by this puts the points of all its cards into the byte at `_SUM`."""
_EVERY_SUIT = sum(1 << _SUIT * suit for suit in range(len(SUITS)))

PACKED: dict[int, dict[Card, int]] = {
    wild: {
        card: 1 << _WILDS if is_wild(card, wild) else 1 << _SUIT * (place // len(RANKS)) + 8 * (NUMBER[card] - LOWEST)
        for card, place in ORDER.items()
    }
    for wild in RANKS
}


class Proposal(NamedTuple):
    """A discard, and the arrangement of the other cards."""

    card: Card
    laid: Laid


class Runs(NamedTuple):
    """Runs that one suit can make: the wild cards they need, the cards they use, and their ends."""

    wilds: int
    cards: int
    ends: tuple[tuple[int, int], ...]


Chosen = tuple[tuple[int, Runs], ...]
"""For some suits, the runs they make."""


def best(cards: Sequence[Card], wild: Wild) -> Laid:
    """Return the arrangement that leaves the fewest points; it does not depend on the order of the cards.

    Ties are broken by the fewest wild cards, then by the fewest melds.
    """
    packed = pack(cards, wild)
    choices = _choices(packed)
    left = [_left(ranks, spare) for spare, ranks, _ in choices]
    fewest = min(left)
    if left.count(fewest) > 1:
        equal = [choice for choice, points in zip(choices, left, strict=True) if points == fewest]
        spare, ranks, chosen = min(equal, key=_complexity)
    else:
        spare, ranks, chosen = choices[left.index(fewest)]
    runs = [(suit, ends) for suit, made in chosen for ends in made.ends]
    return arrange(in_order(cards), wild, runs, books(ranks, spare))


def least(cards: Sequence[Card], wild: Wild) -> int:
    """Return the points that `best` leaves; faster than `best`."""
    return least_packed(pack(cards, wild), _wild_points(cards, wild))


def best_discard(cards: Sequence[Card], wild: Wild) -> Proposal:
    """Return the discard after which `best` leaves the fewest points.

    Ties are broken in favour of natural cards, then of the card with the most points.
    """
    card, _ = least_discard(cards, wild)
    kept = list(cards)
    kept.remove(card)
    return Proposal(card, best(kept, wild))


def least_discard(cards: Sequence[Card], wild: Wild) -> tuple[Card, int]:
    """Return the card of `best_discard` and the points then left; faster than `best_discard`."""
    points, packs = POINTS[wild], PACKED[wild]
    packed = pack(cards, wild)
    wilds = _wild_points(cards, wild)
    everything = least_packed(packed, wilds)
    found, fewest = "", 1000
    for card in sorted(set(cards), key=lambda card: (is_wild(card, wild), -points[card], ORDER[card])):
        if everything - points[card] >= fewest:
            continue  # the whole hand leaves at most this card plus the points left without it
        own = points[card] if is_wild(card, wild) else 0
        left = least_packed(packed - packs[card], wilds - own)
        if left < fewest:
            found, fewest = card, left
            if not left:
                break
    return found, fewest


def outs(cards: Sequence[Card], wild: Wild) -> tuple[Card, ...]:
    """Return every discard after which all other cards lie in books and runs, in the order of the hand.

    Each choice of runs determines the possible discards. With a spare wild card every card can go, as the wild card
    takes its place; without one, a card of a book of four or more can go, or the only card that is in no meld.
    """
    kinds = dict.fromkeys(cards)
    packs = PACKED[wild]
    packed = pack(cards, wild)
    if len(cards) < 4:
        return tuple([card for card in kinds if not least_packed(packed - packs[card], 50)])
    if not may_go_out(packed):
        return ()
    wilds, naturals = packed >> _WILDS, packed & _NATURAL
    ranks, suits = _suits(naturals, wilds)
    states = [(wilds, ranks, 0)]
    for suit, options in suits:
        states += [
            (spare - needed, rest - used, taken + (used << _SUIT * suit))
            for spare, rest, taken in states
            for needed, used, _ in options
            if needed <= spare
        ]
    may_go = 0
    for spare, rest, taken in states:
        many = (rest + _THREE & _SUIT_HIGH) >> 7
        few = rest & ~(many * 255)
        single = few & _SUIT_ONES
        slack = spare - (few >> 1 & _SUIT_ONES).bit_count() - 2 * single.bit_count()
        if slack >= 1:
            return tuple(kinds)
        if slack >= -2:
            # A fourth card of a rank may go if nothing else is left over; a single card even then.
            more = (rest + _FOUR & _SUIT_HIGH) >> 7 if slack == 0 else 0
            may_go |= (single | more) * 255 * _EVERY_SUIT & (naturals - taken)
    return tuple([card for card in kinds if packs[card] & _NATURAL and may_go & packs[card] * 255])


def pack(cards: Sequence[Card], wild: Wild) -> int:
    """Return the hand as a number: a byte for each natural card, and above them the number of wild ones."""
    if len(cards) > MOST:
        raise ValueError(f"a hand has at most {MOST} cards, not {len(cards)}")
    return sum(map(PACKED[wild].__getitem__, cards))


def _wild_points(cards: Sequence[Card], wild: Wild) -> int:
    points, any_card = POINTS[wild], WILDS[wild]
    return sum([points[card] for card in cards if card in any_card])


def least_packed(packed: int, wild_points: int) -> int:
    """Return the fewest points that a packed hand leaves, if its wild cards count `wild_points`."""
    wilds = packed >> _WILDS
    if not wilds:
        wild_points = 0
    ranks, suits = _suits(packed & _NATURAL, wilds)
    least = all_points = _left(ranks, 0) if not wilds else (ranks * _WEIGHTS >> _SUM) & 255
    if not suits and not wilds:
        return least
    states = [(wilds, ranks)]
    for _, options in suits:
        states += [
            (spare - needed, rest - used) for spare, rest in states for needed, used, _ in options if needed <= spare
        ]
    for spare, rest in states:
        left = _left(rest, spare)
        if left < least:
            if not left:
                return 0
            least = left
    return least + wild_points if least == all_points and wilds < 3 else least


def _suits(naturals: int, wilds: int) -> tuple[int, list[tuple[int, tuple[Runs, ...]]]]:
    """Return the number of cards of each rank, and the runs each suit could make."""
    ranks, suit, found = 0, 0, list[tuple[int, tuple[Runs, ...]]]()
    while naturals:
        if held := naturals & _FIELD:
            ranks += held
            if options := possible_runs(held, wilds):
                found.append((suit, options))
        naturals >>= _SUIT
        suit += 1
    return ranks, found


def _choices(packed: int) -> list[tuple[int, int, Chosen]]:
    """Return every choice of runs: the wild cards still free, the ranks left for books, and the runs."""
    wilds = packed >> _WILDS
    ranks, suits = _suits(packed & _NATURAL, wilds)
    choices: list[tuple[int, int, Chosen]] = [(wilds, ranks, ())]
    for suit, options in suits:
        choices += [
            (spare - runs.wilds, rest - runs.cards, (*chosen, (suit, runs)))
            for spare, rest, chosen in choices
            for runs in options
            if runs.wilds <= spare
        ]
    return choices


def _complexity(choice: tuple[int, int, Chosen]) -> tuple[int, int]:
    """Return a sort key: of choices that leave the same points, the least complex is the easiest to read."""
    spare, ranks, chosen = choice
    made = books(ranks, spare)
    needed = sum(max(0, 3 - have) for _, have in made) - spare
    return needed, len(made) + sum(len(runs.ends) for _, runs in chosen)


@lru_cache(maxsize=1 << 16)
def possible_runs(held: int, wilds: int) -> tuple[Runs, ...]:
    """Return every set of cards of one suit that runs of two or more can use, each with the fewest wild cards."""
    found: dict[int, Runs] = {}

    def search(held: int, lowest: int, needed: int, used: int, ends: tuple[tuple[int, int], ...]) -> None:
        if used and (used not in found or needed < found[used].wilds):
            found[used] = Runs(needed, used, ends)
        for low in range(lowest, HIGHEST):
            if not held >> 8 * (low - LOWEST) & 255:
                continue
            taken, gaps = 1 << 8 * (low - LOWEST), 0
            for high in range(low + 1, HIGHEST + 1):
                place = 8 * (high - LOWEST)
                if not held >> place & 255:
                    gaps += 1
                    if needed + gaps > wilds:
                        break
                    continue
                taken |= 1 << place
                more = needed + gaps + (high == low + 1)  # a run of two is extended to three
                if more <= wilds:
                    search(held - taken, low, more, used + taken, (*ends, (low, high)))

    search(held, LOWEST, 0, 0, ())
    return tuple(sorted(found.values(), key=lambda runs: (runs.wilds, -runs.cards)))


def _left(ranks: int, spare: int) -> int:
    """Return the fewest points left when only books are made of these ranks, with `spare` wild cards."""
    many = (ranks + _THREE & _SUIT_HIGH) >> 7
    rest = ranks & ~(many * 255)
    if not rest:
        return 0
    points = (rest * _WEIGHTS >> _SUM) & 255
    if not spare:
        return points
    pairs = rest >> 1 & _SUIT_ONES
    if spare == 1:
        return points - 2 * _rank(pairs.bit_length())
    if spare == 2:
        top = pairs.bit_length()
        lower = pairs & ~(1 << top >> 1)
        two_books = 2 * _rank(top) + 2 * _rank(lower.bit_length())
        return points - max(two_books, _rank((rest & _SUIT_ONES).bit_length()))
    return points - sum([rank * have for rank, have in _with_wilds(rest, spare)])


def _rank(bits: int) -> int:
    """Return the rank of the byte with the highest set bit, or 0."""
    return (bits + 7 >> 3) + 2 if bits else 0


def _with_wilds(rest: int, spare: int) -> list[tuple[int, int]]:
    """Return the books to make of ranks with one or two cards left, as rank and count; each needs wild cards."""
    twos: list[int] = []
    ones: list[int] = []
    while rest:
        place = rest.bit_length() - 1 >> 3
        have = rest >> 8 * place
        (twos if have == 2 else ones).append(place + LOWEST)
        rest -= have << 8 * place
    # Each pair costs one wild card, each single card two; the highest of either first.
    best, gain = (0, 0), -1
    for singles in range(min(len(ones), spare // 2) + 1):
        pairs = min(len(twos), spare - 2 * singles)
        points = sum(ones[:singles]) + 2 * sum(twos[:pairs])
        if points > gain:
            best, gain = (pairs, singles), points
    return [(rank, 2) for rank in twos[: best[0]]] + [(rank, 1) for rank in ones[: best[1]]]


def books(ranks: int, spare: int) -> list[tuple[int, int]]:
    """Return the books to make of these ranks, as rank and number of natural cards, from low to high."""
    many = (ranks + _THREE & _SUIT_HIGH) >> 7
    made = [(rank, ranks >> 8 * (rank - LOWEST) & 255) for rank in RANKS if many >> 8 * (rank - LOWEST) & 1]
    return sorted(made + _with_wilds(ranks & ~(many * 255), spare)) if spare else made


def may_go_out(packed: int) -> bool:
    """Return False only if the hand certainly has two cards too many; fast, and True may be wrong.

    A wild card in a run is shared by the cards on either side of it, one in a book by the cards of the book. So a card
    that does not have two neighbours and is not one of three of its rank costs at least a quarter of a wild card; half
    of one without any neighbour; and a whole one with no near card and no other of its rank.
    """
    wilds = packed >> _WILDS
    naturals = packed & _NATURAL
    ranks = 0
    rest = naturals
    while rest:
        ranks += rest & _FIELD
        rest >>= _SUIT
    held = naturals + _ANY & _HIGH
    many = (ranks + _THREE & _SUIT_HIGH) * _EVERY_SUIT
    double = (ranks + _TWO & _SUIT_HIGH) * _EVERY_SUIT
    middle = held & held << 8 & held >> 8
    alone = held & ~(many | middle | middle << 8 | middle >> 8)
    no_neighbour = alone & ~(held << 8 | held >> 8)
    lonely = no_neighbour & ~(double | held << 16 | held >> 16)
    quarters = alone.bit_count() + no_neighbour.bit_count() + 2 * lonely.bit_count()
    return quarters - 4 <= 4 * wilds
