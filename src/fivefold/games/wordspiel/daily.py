"""The daily puzzle of WordSpiel: a spiral, a hand, and the most points in up to three words."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from msgspec import Struct

from fivefold.core.chance import Chance
from fivefold.core.errors import Illegal, Unreadable
from fivefold.core.game import Hint, Lookup, Seat
from fivefold.core.words import Message, Pieces, Who, message
from fivefold.games.wordspiel import notation, words
from fivefold.games.wordspiel.bookkeeping import less
from fivefold.games.wordspiel.cards import DEALT, deck
from fivefold.games.wordspiel.model import Play, Spell, Spelled
from fivefold.games.wordspiel.spelling import check, look_up, make, spells, word_or_command
from fivefold.games.wordspiel.view import Cards
from fivefold.pieces import lexicon
from fivefold.pieces.daily import Level
from fivefold.pieces.letters import capital
from fivefold.pieces.puzzle import DailyPuzzle
from fivefold.pieces.puzzle_model import COMMANDS, Answer, Finish, PuzzleView, StepBack

WORDS = 3
"""The most words."""
HANDS = (6, 6, 7, 7, 8, 7, 8)
"""The number of cards in hand, from Monday to Sunday."""
COMMON = 35
"""The level of the rarest word that may begin the spiral."""


class Spiral(Struct, frozen=True, gc=False):
    """The state: the spiral, its parts, and the hand; the first word belongs to the puzzle."""

    hand: Cards
    spiral: Cards
    plays: tuple[Play, ...]

    @property
    def words(self) -> tuple[str, ...]:
        """Return the words played by the player."""
        return tuple("".join(self.spiral[play.start : play.end]) for play in self.plays if play.seat is not None)


class Daily(DailyPuzzle[Spiral, Spell, Spelled, Spiral]):
    """The puzzle: score the most points in up to three words."""

    slug: ClassVar = "wordspiel-daily"
    position_type: ClassVar = Spiral
    step_type: ClassVar = Spell
    happening_type: ClassVar = Spelled
    look_type: ClassVar = Spiral
    step_verbs: ClassVar = ("word",)
    bands: ClassVar = (
        range(16, 28), range(28, 42), range(43, 48), range(48, 59), range(59, 70), range(70, 78), range(78, 80)
    )  # fmt: skip

    def candidate(self, chance: Chance, level: Level) -> Spiral | None:
        """Return a common word of three to five letters, split as it could have been played, and a hand."""
        top, *cards = chance.shuffled(deck("box"))
        found = words.find(top, cards[:DEALT], lexicon.own(), COMMON)
        if not (short := [one for one in found if 3 <= len(one.word) <= 5]):
            return None
        word = chance.pick(short)
        hand = less("".join(cards), word.cards)[: HANDS[level - 1]]
        return Spiral(tuple(sorted(hand)), tuple(word.word), (Play(None, 0, 0, 0, len(word.word)),))

    def measured(self, first: Spiral, answer: Answer[Spell]) -> int:
        """Return the level of the answer's rarest word plus the cards in hand; 0 for fewer than three words."""
        if len(answer.steps) < WORDS:
            return 0
        return max(lexicon.own().level(step.spiral + step.cards) for step in answer.steps) + len(first.hand)

    def solved(self, here: Spiral) -> Answer[Spell]:
        """Return the most points still possible, with words as common as possible."""
        points, _, found = _best("".join(here.spiral), "".join(sorted(here.hand)), WORDS - len(here.words), {})
        return Answer(self.points(here) + points, tuple([Spell(one.spiral, one.cards) for one in found]))

    def steps(self, here: Spiral) -> Iterable[Spell]:
        if len(here.words) < WORDS:
            yield from spells(words.find(here.spiral, here.hand, lexicon.own()))

    def after(self, here: Spiral, step: Spell) -> tuple[Spiral, tuple[Spelled]]:
        if len(here.words) >= WORDS:
            raise Illegal("wordspiel.three-words", words=WORDS)
        start, own = make("".join(here.spiral), "".join(here.hand), capital(step.spiral), capital(step.cards))
        check(start + own, lexicon.own())
        length = len(here.spiral)
        play = Play(0, len(here.plays), length - len(start), length, length + len(own))
        hand = tuple(less("".join(here.hand), own))
        return Spiral(hand, (*here.spiral, *own), (*here.plays, play)), (Spelled(0, start, own, 0),)

    def told(self, happened: Spelled) -> Sequence[Message]:
        word, play = happened.spiral + happened.cards, f"{happened.spiral}.{happened.cards}"
        return (message("wordspiel.daily-word", who=Who(0), word=word, play=play, points=len(word)),)

    def points(self, here: Spiral) -> int:
        """Return a point for each letter of each word, from the spiral or from the hand."""
        return sum(map(len, here.words))

    def result(self, here: Spiral, best: int) -> Message:
        """Return the points, and the most possible."""
        return message("wordspiel.daily-result", points=self.points(here), best=best)

    def look(self, here: Spiral, seat: Seat | None) -> Spiral:
        """Return the whole state: nothing is hidden."""
        return here

    def pieces_of(self, here: Spiral) -> Iterable[str]:
        """Return the cards in hand and on the spiral."""
        return (*here.hand, *here.spiral)

    def write_step(self, step: Spell) -> str:
        """Return notation such as `UN.ITE`."""
        return notation.write(step)

    def read_step(self, text: str, look: Spiral | None) -> Spell:
        step = notation.read_move(text)
        if isinstance(step, Spell):
            return step
        raise Unreadable("wordspiel.words-only", text=text)

    def read(self, text: str, view: PuzzleView[Spiral] | None = None) -> Spell | StepBack | Finish:
        """Read a step; ask back when a command is also a word that could be played."""
        if view is not None and view.seat is not None:
            word_or_command(text, COMMANDS, view.table.spiral, view.table.hand)
        return super().read(text, view)

    def laid_out(self, first: Spiral) -> Message:
        return message("wordspiel.daily-set-out", word="".join(first.spiral), cards=Pieces(first.hand), words=WORDS)

    def shown(self, look: Spiral) -> Sequence[Message | str]:
        return (
            message("wordspiel.show-spiral", spiral=notation.strokes(look.spiral, look.plays)),
            message("wordspiel.show-hand", cards=Pieces(tuple(sorted(look.hand)))),
        )

    def hinted(self, here: Spiral, answer: Answer[Spell]) -> Sequence[Hint]:
        """Return the start of the next word of an answer, its length, and the word."""
        if not answer.steps:
            return ()
        step = answer.steps[0]
        return (
            Hint(message("wordspiel.hint-begins", letters=step.spiral, count=len(step.cards)), tuple(step.spiral)),
            Hint(message("wordspiel.hint-word", word=step.spiral + step.cards, play=self.write_step(step))),
        )

    def look_up(self, text: str) -> Lookup:
        return look_up(text, lexicon.own())


_Key = tuple[str, str, int]
_Line = tuple[int, int, tuple[words.Found, ...]]
"""The points, the negated level of the rarest word, and the words."""


def _best(spiral: str, hand: str, most: int, known: dict[_Key, _Line]) -> _Line:
    """Return the best result of `most` words; each end of the spiral with each hand is searched once."""
    book = lexicon.own()
    key = (spiral[-book.longest :], hand, most)
    if key in known:
        return known[key]
    best: _Line = (0, 0, ())
    for one in words.find(spiral, hand, book) if most else ():
        points, common, rest = _best(spiral + one.cards, less(hand, one.cards), most - 1, known)
        line = (points + len(one.word), min(common, -one.level), (one, *rest))
        best = max(best, line, key=lambda line: line[:2])
    known[key] = best
    return best
