"""Makes words from the end of the spiral and the hand, and looks them up in the dictionary."""

from collections.abc import Collection, Iterable, Sequence

from fivefold.core.errors import BadOption, Illegal, Unreadable
from fivefold.core.game import Lookup
from fivefold.core.words import Pieces, listed, message
from fivefold.games.wordspiel.cards import without
from fivefold.games.wordspiel.model import SolitaireOptions, Spell, WordSpielOptions
from fivefold.games.wordspiel.words import Found
from fivefold.pieces import lexicon
from fivefold.pieces.letters import capital, folded
from fivefold.pieces.lexicon import Lexicon


def book_of(options: WordSpielOptions | SolitaireOptions) -> Lexicon | None:
    """Return the words of a match, with or without accents; None where the list is not installed."""
    book = lexicon.find(options.lexicon)
    return book.folded if book is not None and options.accents == "folded" else book


def lettered(text: str, options: WordSpielOptions | SolitaireOptions, book: Lexicon | None) -> str:
    """Return a text in the letters of the match's cards."""
    if book is not None:
        return book.spelled(text)
    return folded(capital(text)) if options.accents == "folded" else capital(text)


def make(spiral: str, hand: str, start: str, cards: str) -> tuple[str, str]:
    """Split a word into letters of the spiral and cards, with the most cards if that is left open; raises Illegal."""
    if not start:
        word = cards
        for used in range(1, len(word)):
            if spiral.endswith(word[:used]) and without(hand, word[used:]) is not None:
                return word[:used], word[used:]
        if not word:
            raise Illegal("wordspiel.not-makeable.nothing")
        raise Illegal("wordspiel.not-makeable", word=word)
    if not cards:
        raise Illegal("wordspiel.no-cards")
    if not spiral.endswith(start):
        raise Illegal("wordspiel.not-the-end", letters=start)
    if without(hand, cards) is None:
        raise Illegal("wordspiel.not-in-hand.many", cards=Pieces(tuple(cards)))
    return start, cards


def word_or_command(text: str, commands: Collection[str], spiral: Sequence[str], hand: Sequence[str]) -> None:
    """Ask back when one of these commands is also a word that could be played; raises Unreadable."""
    word = text.strip().upper()
    if word.lower() not in commands:
        return
    try:
        make("".join(spiral), "".join(hand), "", word)
    except Illegal:
        return
    raise Unreadable("wordspiel.word-or-command.draw" if word == "DRAW" else "wordspiel.word-or-command", word=word)


def check(word: str, book: Lexicon | None) -> None:
    """Refuse an invalid word; raises Illegal."""
    if not is_good(word, book):
        raise Illegal("wordspiel.not-a-word", word=word)


def is_good(word: str, book: Lexicon | None) -> bool:
    """Return whether the dictionary has the word; raises Illegal without a dictionary."""
    if book is None:
        raise Illegal("wordspiel.no-list")
    return word in book


def no_list(tag: str) -> BadOption:
    """Return the error for a match whose word list is missing."""
    known = listed(lexicon.tags(), "comma")
    return BadOption("wordspiel.no-list.only", tag=tag, known=known)


def spells(found: Iterable[Found]) -> Iterable[Spell]:
    """Return the words as moves, those with the most cards first."""
    for one in sorted(found, key=lambda one: -len(one.cards)):
        yield Spell(one.spiral, one.cards)


def look_up(text: str, book: Lexicon | None) -> Lookup:
    word = capital(text.strip())[:40]
    if book is None:
        return Lookup(word, None, message("wordspiel.look-up.no-list"))
    word = book.spelled(word)
    if word in book:
        return Lookup(word, True, message("wordspiel.look-up.good", word=word))
    return Lookup(word, False, message("wordspiel.look-up.wrong" if word else "wordspiel.look-up.nothing", word=word))
