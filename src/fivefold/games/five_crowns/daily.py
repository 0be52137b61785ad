"""The daily puzzle of Five Crowns: three hands, pairs of cards offered for each, and the fewest points to leave."""

from collections.abc import Iterable, Sequence
from math import prod
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from fivefold.core.chance import Chance
from fivefold.core.errors import Illegal, Unreadable
from fivefold.core.game import Hint, Public, Seat
from fivefold.core.sequences import replaced
from fivefold.core.words import Message, Pieces, Who, listed, message
from fivefold.games.five_crowns import melds
from fivefold.games.five_crowns.bookkeeping import without
from fivefold.games.five_crowns.cards import DECK, Card, Laid, in_order
from fivefold.games.five_crowns.model import Hand
from fivefold.games.five_crowns.notation import read_card
from fivefold.games.five_crowns.offers import Pair, Way, ways
from fivefold.pieces.daily import Level
from fivefold.pieces.puzzle import DailyPuzzle
from fivefold.pieces.puzzle_model import Answer

SIZES = ((3, 4, 5), (3, 4, 6), (3, 5, 7), (4, 6, 8), (4, 6, 8), (5, 7, 9), (6, 8, 10))
"""The sizes of the three hands, from Monday to Sunday; the size is also the wild rank."""
GOOD_WAYS = (range(9, 14), range(7, 9), range(5, 7), range(3, 5), range(2, 4), range(1, 3), range(1, 2))
"""By level, the number of ways to take cards that leave the fewest points."""
OFFERS = 3
"""The number of pairs offered for each hand, one after the other."""
WAYS = 3**OFFERS
"""Each pair has three choices: either card, or neither."""
HANDS_TRIED = 60
"""The number of hands of each size dealt to find one of the right difficulty."""


class Offered(Struct, frozen=True, gc=False):
    """A hand, and the pairs still to be offered for it, the next one first."""

    hand: Hand
    offers: tuple[Pair, ...]

    @property
    def size(self) -> int:
        """Return the number of cards, which is also the wild rank."""
        return len(self.hand)


class Hands(Struct, frozen=True, gc=False):
    """Three hands, and the cards that were discarded or declined."""

    hands: tuple[Offered, ...]
    gone: tuple[Card, ...]

    @property
    def current(self) -> int | None:
        """Return the hand for which a pair is offered; None when all are laid down."""
        return next((place for place, one in enumerate(self.hands) if one.offers), None)


class HandsView(Struct, frozen=True, gc=False):
    """The view of the puzzle, with the best arrangement of each hand and the current offer."""

    hands: tuple[Offered, ...]
    laid: tuple[Laid, ...]
    current: int | None
    gone: tuple[Card, ...]


class Exchange(Struct, frozen=True, gc=False, tag=True):
    """Take a card of the offered pair, and discard one of the hand."""

    taken: Card
    dropped: Card


class Decline(Struct, frozen=True, gc=False, tag=True):
    """Take neither card of the pair."""


Step = Exchange | Decline


class Chose(Public, frozen=True):
    """A card of the pair was exchanged for one of the hand, or the pair was declined; `gone` left the puzzle."""

    taken: Card | None
    gone: Hand


class LaidDown(Public, frozen=True):
    """A hand was laid down."""

    size: int
    laid: Laid


Happening = Chose | LaidDown


class Daily(DailyPuzzle[Hands, Step, Happening, HandsView]):
    """The puzzle: leave the fewest points in three hands."""

    slug: ClassVar = "five-crowns-daily"
    aim: ClassVar = "fewest"
    position_type: ClassVar = Hands
    step_type: ClassVar = Step
    happening_type: ClassVar = Happening
    look_type: ClassVar = HandsView
    step_verbs: ClassVar = ("take", "pass")
    bands: ClassVar = (
        range(8, 28), range(28, 65), range(65, 217), range(217, 730),
        range(730, 2461), range(2461, 9842), range(9842, WAYS**3 + 1),
    )  # fmt: skip

    def candidate(self, chance: Chance, level: Level) -> Hands | None:
        """Return three hands of rising size, each of which can be improved."""
        found = [_dealt(size, GOOD_WAYS[level - 1], chance.fork(f"hand {size}")) for size in SIZES[level - 1]]
        hands = tuple([one for one in found if one is not None])
        return Hands(hands, ()) if len(hands) == len(found) else None

    def measured(self, first: Hands, answer: Answer[Step]) -> int:
        """Return the number of ways to take cards per way that leaves the fewest points, with the best discards."""
        every: int = WAYS ** len(first.hands)
        return every // prod([good_ways(one) for one in first.hands])

    def solved(self, here: Hands) -> Answer[Step]:
        """Return the best way for each hand by exhaustive search."""
        best = [min(_ways(one), key=lambda way: (way.points, len(way.dropped))) for one in here.hands]
        return Answer(sum(way.points for way in best), tuple([step for way in best for step in _steps(way)]))

    def steps(self, here: Hands) -> Iterable[Step]:
        """Return every exchange of a card of the pair for one of the hand, and declining."""
        if here.current is None:
            return
        hand = here.hands[here.current]
        for taken in dict.fromkeys(hand.offers[0]):
            yield from (Exchange(taken, dropped) for dropped in dict.fromkeys(hand.hand))
        yield Decline()

    def after(self, here: Hands, step: Step) -> tuple[Hands, tuple[Happening, ...]]:
        place = here.current
        if place is None:
            raise Illegal("five_crowns.all-laid")
        now = here.hands[place]
        gone: Hand = now.offers[0]
        hand, taken = now.hand, None
        if isinstance(step, Exchange):
            taken = step.taken
            if taken not in gone:
                raise Illegal("five_crowns.not-offered", card=Pieces((taken,)))
            if step.dropped not in hand:
                raise Illegal("five_crowns.not-in-hand", card=Pieces((step.dropped,)))
            hand = in_order((*without(hand, step.dropped), taken))
            gone = (step.dropped, *without(gone, taken))
        new = Offered(hand, now.offers[1:])
        happened: list[Happening] = [Chose(taken, gone)]
        if not new.offers:
            happened.append(LaidDown(new.size, melds.best(hand, new.size)))
        hands = replaced(here.hands, place, new)
        return replace(here, hands=hands, gone=(*here.gone, *gone)), tuple(happened)

    def told(self, happened: Happening) -> Sequence[Message]:
        """Describe an exchange, or the arrangement of a hand."""
        if isinstance(happened, LaidDown):
            laid = happened.laid
            return (message("five_crowns.daily-laid", size=happened.size, laid=laid.message, points=laid.points),)
        if happened.taken is None:
            passed = listed([Pieces((card,)) for card in happened.gone])
            return (message("five_crowns.daily-passed", who=Who(0), cards=passed),)
        cards = {"taken": Pieces((happened.taken,)), "dropped": Pieces(happened.gone[:1])}
        return (message("five_crowns.daily-took", who=Who(0), **cards),)

    def points(self, here: Hands) -> int:
        """Return the points that the three hands leave now."""
        return sum(melds.least(one.hand, one.size) for one in here.hands)

    def is_best(self, here: Hands, best: int) -> bool:
        """Return whether all hands are laid down with the fewest points."""
        return here.current is None and self.points(here) == best

    def result(self, here: Hands, best: int) -> Message:
        """Return the points, and the fewest possible."""
        return message("five_crowns.daily-result", points=self.points(here), best=best)

    def look(self, here: Hands, seat: Seat | None) -> HandsView:
        """Return the view, with the best arrangement of each hand."""
        laid = tuple([melds.best(one.hand, one.size) for one in here.hands])
        return HandsView(here.hands, laid, here.current, here.gone)

    def pieces_of(self, here: Hands) -> Iterable[Card]:
        for one in here.hands:
            yield from one.hand
            for pair in one.offers:
                yield from pair
        yield from here.gone

    def write_step(self, step: Step) -> str:
        """Return notation such as `take 7H QD` or `pass`."""
        return f"take {step.taken} {step.dropped}" if isinstance(step, Exchange) else "pass"

    def read_step(self, text: str, look: HandsView | None) -> Step:
        """Read the card to take and the card to discard, or `pass`."""
        match text.lower().split():
            case ["take", taken, dropped]:
                return Exchange(read_card(taken), read_card(dropped))
            case ["pass"]:
                return Decline()
            case _:
                raise Unreadable("five_crowns.not-a-move.daily", text=text)

    def laid_out(self, first: Hands) -> Message:
        return message("five_crowns.daily-dealt", sizes=listed([one.size for one in first.hands]), offers=OFFERS)

    def shown(self, look: HandsView) -> Sequence[Message | str]:
        """Describe each hand and the offer for it."""
        rows: list[Message | str] = []
        for place, (one, laid) in enumerate(zip(look.hands, look.laid, strict=True)):
            offers = " | ".join(map(" ".join, one.offers))
            key = "five_crowns.show-offered" if one.offers else "five_crowns.show-offered.laid"
            mark = ">" if place == look.current else " "
            hand = Pieces(in_order(one.hand))
            rows.append(
                message(key, mark=mark, size=one.size, hand=hand, offers=offers, laid=laid.message, points=laid.points)
            )
        return rows

    def hinted(self, here: Hands, answer: Answer[Step]) -> Sequence[Hint]:
        """Return the fewest points this hand can leave, and the next step."""
        if here.current is None or not answer.steps:
            return ()
        step, hand = answer.steps[0], here.hands[here.current]
        fewest = min(way.points for way in _ways(hand))
        goal = Hint(message("five_crowns.hint-offered", points=fewest))
        if isinstance(step, Decline):
            return (goal, Hint(message("five_crowns.hint-offered.pass")))
        cards = {"taken": Pieces((step.taken,)), "dropped": Pieces((step.dropped,))}
        return (
            goal,
            Hint(message("five_crowns.hint-offered.which", taken=cards["taken"]), (step.taken,)),
            Hint(message("five_crowns.hint-offered.take", **cards), (step.taken, step.dropped)),
        )


def _ways(one: Offered) -> list[Way]:
    return list(ways(one.hand, one.offers, one.size))


def _steps(way: Way) -> Iterable[Step]:
    dropped = iter(way.dropped)
    return [Decline() if taken is None else Exchange(taken, next(dropped)) for taken in way.taken]


def good_ways(one: Offered) -> int:
    """Return the number of ways that leave the fewest points."""
    points = [way.points for way in _ways(one)]
    return points.count(min(points))


def _dealt(size: int, good: range, chance: Chance) -> Offered | None:
    """Return a hand with this number of best ways, where declining every pair is not one of them."""
    for n in range(HANDS_TRIED):
        cards = chance.part(n).shuffled(DECK)
        offered = cards[size : size + 2 * OFFERS]
        pairs = tuple([(a, b) for a, b in zip(offered[::2], offered[1::2], strict=True) if a != b])
        if len(pairs) < OFFERS:
            continue
        one = Offered(in_order(cards[:size]), pairs)
        points = [way.points for way in _ways(one)]
        if points.count(min(points)) in good and points[0] > min(points):
            return one
    return None
