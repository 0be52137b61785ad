"""A drill for WordSpiel: choose the longest of some words; no other playable word is longer."""

from collections.abc import Sequence

from fivefold.core.chance import Chance
from fivefold.core.drills import Choice, Difficulty, Drill, Row, scaled
from fivefold.core.words import Message, Pieces, message
from fivefold.games.wordspiel import words
from fivefold.games.wordspiel.bookkeeping import less
from fivefold.games.wordspiel.cards import DEALT, deck
from fivefold.games.wordspiel.words import Found
from fivefold.pieces import lexicon

COMMON = 35
"""The level of the rarest word that may lie on the spiral."""
RAREST = (10, 10, 10, 20, 20, 20, 35, 35, 35, 50, 50)
"""By difficulty, the level of the rarest word that may be the answer."""
_UNASKED = """
ANAL ANUS ARSE BITCH BLOODY BONER BOOB BOOBS COCK COON CRAP CUNT DAMN DICK FAG FUCK HELL HOMO HORNY LESBO NAZI NUDE ORGY
PENIS PISS PORN PRICK PUSSY RAPE RAPED RAPER RAPES RAPIST SEX SEXY SHIT SLUT SPIC TIT TITS TURD WANK WHORE
"""
UNASKED = frozenset(_UNASKED.split())
"""Words that may be played, but are not offered to children."""


def longest(chance: Chance, difficulty: Difficulty) -> Drill | None:
    """Ask for the longest word; harder drills have more cards, rarer words and closer alternatives."""
    book = lexicon.own()
    top, *cards = chance.shuffled(deck("box"))
    begun = [one for one in words.find(top, cards[:DEALT], book, COMMON) if 3 <= len(one.word) <= 6]
    if not begun:
        return None
    first = chance.pick(begun)
    spiral = first.word
    hand = "".join(sorted(less("".join(cards), first.cards)[: scaled(difficulty, 4, 9)]))
    found = words.find(spiral, hand, book)
    most = max([len(one.word) for one in found], default=0)
    ways = [one for one in found if len(one.word) == most]
    right = [one for one in ways if one.level <= RAREST[difficulty] and one.word not in UNASKED]
    count = scaled(difficulty, 3, 5)
    common = [one for one in found if one.level <= COMMON and one.word not in UNASKED]
    shorter = _apart([one for one in common if len(one.word) < most], count // 2, chance)
    if not right or most < 4 or len(shorter) < count // 2:
        return None
    best = chance.pick(right)
    beyond = [_beyond(chance, best, spiral, hand, book) for _ in range(count - len(shorter))]
    known = {one.word for one in found}
    others = {one.word: one for one in beyond if one is not None and one.word not in known}
    if len(others) < count - len(shorter):
        return None
    chosen = chance.shuffled([best, *shorter, *others.values()])
    play = message("wordspiel.drill-longest.best", word=best.word, play=str(best), letters=most)
    return Drill(
        question=Message("wordspiel.drill-longest.question"),
        shown=(
            Row(tuple(spiral), Message("wordspiel.drill-spiral")),
            Row(tuple(hand), Message("wordspiel.drill-hand")),
        ),
        choices=tuple([Choice(Row(tuple(one.word))) for one in chosen]),
        right=((chosen.index(best),),),
        why={str(place): _why(one, best, hand) for place, one in enumerate(chosen)},
        best=play,
        proof=(Row(tuple(best.word), marked=tuple(range(len(best.spiral)))),),
        effort=len(found) + len(hand) * 5,
    )


def _apart(found: Sequence[Found], count: int, chance: Chance) -> list[Found]:
    """Return some of the longest of these, each word once."""
    each = {one.word: one for one in sorted(found, key=lambda one: (len(one.word), one.word))}
    return chance.shuffled(list(each.values())[-2 * count :])[:count]


def _beyond(chance: Chance, best: Found, spiral: str, hand: str, book: lexicon.Lexicon) -> Found | None:
    """Return a word of the same length or longer that seems to fit, but lacks one letter."""
    extra = chance.pick([letter for letter in book.alphabet if letter not in hand])
    near = words.find(spiral, hand + extra, book, COMMON)
    fit = [one for one in near if extra in one.cards and len(one.word) >= len(best.word) and one.word not in UNASKED]
    return chance.pick(fit) if fit else None


def _lacking(one: Found, hand: str) -> str:
    left = list(hand)
    lacking = ""
    for letter in one.cards:
        if letter in left:
            left.remove(letter)
        else:
            lacking += letter
    return lacking


def _why(one: Found, best: Found, hand: str) -> Message:
    """Say whether a word can be played, and how long it is."""
    if lacking := _lacking(one, hand):
        return message("wordspiel.drill-lacks", word=one.word, cards=Pieces(tuple(lacking)))
    if len(one.word) < len(best.word):
        letters, more = len(one.word), len(best.word)
        return message("wordspiel.drill-shorter", word=one.word, play=str(one), letters=letters, more=more)
    return message("wordspiel.drill-longest.best", word=one.word, play=str(one), letters=len(one.word))


DRILLS = {"wordspiel": {"longest": longest}}
