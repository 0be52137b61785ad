"""Making words: from the end of the spiral and the hand, and what the dictionary says to them."""

from collections.abc import Collection, Iterable, Sequence

from fivefold.core.errors import BadOption, Illegal, Unreadable
from fivefold.core.game import Lookup
from fivefold.games.wordspiel.cards import without
from fivefold.games.wordspiel.model import Spell
from fivefold.games.wordspiel.words import Found
from fivefold.pieces import lexicon
from fivefold.pieces.lexicon import Lexicon


def make(spiral: str, hand: str, start: str, cards: str) -> tuple[str, str]:
    """The word from the end of the spiral and the hand, with most own cards if that is left open; raises Illegal."""
    if not start:
        word = cards
        for used in range(1, len(word)):
            if spiral.endswith(word[:used]) and without(hand, word[used:]) is not None:
                return word[:used], word[used:]
        raise Illegal("not-makeable", f"{word or 'That'} cannot be made from the end of the spiral and your cards.")
    if not cards:
        raise Illegal("no-cards", "A word needs at least one card from your hand.")
    if not spiral.endswith(start):
        raise Illegal("not-the-end", f"The spiral does not end with {start}.")
    if without(hand, cards) is None:
        raise Illegal("not-in-hand", f"You do not have {' '.join(cards)}, or not that many.")
    return start, cards


def word_or_command(text: str, commands: Collection[str], spiral: Sequence[str], hand: Sequence[str]) -> None:
    """Asks back when one of these commands is also a word that could be played; raises Unreadable."""
    word = text.strip().upper()
    if word.lower() not in commands:
        return
    try:
        make("".join(spiral), "".join(hand), "", word)
    except Illegal:
        return
    otherwise = " To take a card, write: draw hand." if word == "DRAW" else ""
    raise Unreadable("word-or-command", f"To play {word} as a word, write: word {word}.{otherwise}")


def check(word: str, book: Lexicon | None) -> None:
    """Refuses what is no word."""
    if not is_good(word, book):
        raise Illegal("not-a-word", f"{word} is not in the dictionary.")


def is_good(word: str, book: Lexicon | None) -> bool:
    """Whether the dictionary has the word; without a dictionary nothing can be said."""
    if book is None:
        raise Illegal("no-list", "The dictionary of this match is not here, so no word can be looked up.")
    return word in book


def no_list(tag: str) -> BadOption:
    """Why no match can be played with this list."""
    known = ", ".join(book.tag for book in lexicon.known())
    return BadOption("no-list", f"The dictionary {tag} is not here, only {known}; give its file with --words.")


def spells(found: Iterable[Found]) -> Iterable[Spell]:
    """The words as moves, those with most cards first."""
    for one in sorted(found, key=lambda one: -len(one.cards)):
        yield Spell(one.spiral, one.cards)


def look_up(text: str, book: Lexicon | None) -> Lookup:
    """What the dictionary says about a word."""
    word = text.strip().upper()[:40]
    if book is None:
        return Lookup(word, None, "The dictionary of this match is not here.")
    if word in book:
        return Lookup(word, True, f"{word} is a word.")
    return Lookup(word, False, f"{word or 'Nothing'} is not in the dictionary.")
