"""What WordSpiel adds to the command line: looking words up, and finding words that can be played."""

from pathlib import Path

import click

from fivefold.core.errors import BadOption
from fivefold.games.wordspiel import words
from fivefold.pieces import lexicon
from fivefold.pieces.lexicon import SIZES, Lexicon


def _list(_ctx: click.Context, _param: click.Parameter, path: Path | None) -> Lexicon:
    try:
        return lexicon.known()[0] if path is None else lexicon.read(path)
    except BadOption as refusal:
        raise click.BadParameter(refusal.sentence) from None


def _letters(_ctx: click.Context, _param: click.Parameter, text: str) -> str:
    if not text.isascii() or not text.isalpha():
        raise click.BadParameter(f"{text!r} should be letters from A to Z.")
    return text.upper()


list_option = click.option(
    "--words", "book", type=click.Path(path_type=Path), callback=_list, metavar="FILE", help="Another list of words."
)


@click.command()
@click.argument("words", nargs=-1, required=True)
@list_option
def check(words: tuple[str, ...], book: Lexicon) -> None:
    """Say of each word whether the dictionary has it, and how rare it is (10 to 95)."""
    click.echo(f"{book.tag}, {len(book):,} {'word' if len(book) == 1 else 'words'}")
    levels = {word: book.level(word) for word in words}
    for word, level in levels.items():
        click.echo(f"{word}: {f'yes, level {level}' if level else 'no'}")
    if not all(levels.values()):
        raise SystemExit(1)


@click.command()
@click.option("--spiral", callback=_letters, required=True, help="The spiral, or its end.")
@click.option("--hand", callback=_letters, required=True, help="The cards in the hand.")
@click.option(
    "--level", type=click.Choice(SIZES[1:]), default=SIZES[-1], show_default=True, help="The rarest words to find."
)
@list_option
def find(spiral: str, hand: str, level: int, book: Lexicon) -> None:
    """List every word that can be played, those with most cards first."""
    found = words.find(spiral, hand, book, level)
    for one in sorted(found, key=lambda one: (-len(one.cards), one.level, one.word)):
        click.echo(f"{one}  level {one.level}")
    if not found:
        click.echo("No word can be made.")


@click.command("list")
@list_option
def list_words(book: Lexicon) -> None:
    """Print the whole dictionary, one word a line with its level, as --words reads it."""
    click.echo("\n".join(f"{word.lower()} {level}" for word, level in book.rated()))


COMMANDS = {"words check": check, "words find": find, "words list": list_words}
