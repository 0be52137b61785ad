"""Writes the reviews in docs/reviews, one for each game, from the records there; docs/review.md shows two of them.

python tools/review_examples.py            uses the existing records
python tools/review_examples.py --play     plays the matches again first

An example on the page stands between `<!-- review SLUG -->` and `<!-- end -->`.
"""

import sys
from pathlib import Path

import fivefold as ff
from fivefold.bots import find_bot, next_act
from fivefold.core.chance import Chance
from fivefold.terminal.review import page

DOCS = Path(__file__).parent.parent / "docs"
PAGE = DOCS / "review.md"
RECORDS = DOCS / "reviews"
SEED = 11
MATCHES: dict[str, tuple[tuple[str, ...], dict[str, object]]] = {
    "set": (("hard", "medium"), {"deck": "easy"}),
    "scramble-set": (("hard", "medium"), {"rounds": 1}),
    "crossword-set": (("hard", "medium"), {"rounds": 2}),
    "set-cubed": (("hard", "medium"), {}),
    "wordspiel": (("hard", "medium"), {"rounds": 2}),
    "five-crowns": (("hard", "medium"), {"hands": 3, "first": 5}),
    "karma": (("hard", "medium", "easy"), {}),
}
"""The levels of the bots of Ann, Bo and Cleo, and the options of the match."""
NAMES = ("Ann", "Bo", "Cleo")
SHOWN = ("set", "five-crowns")
"""The games whose reviews are on the page."""


def play(slug: str) -> str:
    """Return the record of a match between bots."""
    levels, options = MATCHES[slug]
    table = ff.Table(slug, NAMES[: len(levels)], SEED, **options)
    bots = {seat: find_bot(ff.games()[slug], level) for seat, level in enumerate(levels)}
    chance = Chance(bytes(32))
    while table.outcome is None:
        plan = next_act(table, bots, table.now, chance)
        assert plan is not None, "a bot always has an act"
        if plan.move is None:
            table.tick(plan.at)
        else:
            table.act(plan.seat, plan.move, at=plan.at)
    return table.record()


def example(slug: str) -> str:
    """Return the review of a game's record as the terminal prints it."""
    return page(ff.review(RECORDS / f"{slug}.fivefold")) + "\n"


def filled(text: str) -> str:
    """Return the page with its examples as they are in the files."""
    for slug in SHOWN:
        mark, shown = f"<!-- review {slug} -->\n", (RECORDS / f"{slug}.txt").read_text("utf-8")
        before, _, after = text.partition(mark)
        text = f"{before}{mark}```text\n{shown}```\n<!-- end -->{after.partition('<!-- end -->')[2]}"
    return text


def main() -> None:
    if "--play" in sys.argv:
        RECORDS.mkdir(exist_ok=True)
        for slug in MATCHES:
            (RECORDS / f"{slug}.fivefold").write_text(play(slug), "utf-8", newline="\n")
    for slug in MATCHES:
        (RECORDS / f"{slug}.txt").write_text(example(slug), "utf-8", newline="\n")
    PAGE.write_text(filled(PAGE.read_text("utf-8")), "utf-8", newline="\n")


if __name__ == "__main__":
    main()
