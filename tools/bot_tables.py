"""Measures every game's bots against each other and writes the tables in docs/bots.md.

python tools/bot_tables.py [SLUG ...]

A table stands between `<!-- table SLUG -->` and `<!-- end -->`. For a game that one player loses and all
others win, `<!-- table SLUG losses 2 4 -->` counts losses, with two and with four players.
"""

import os
import re
import sys
from pathlib import Path

import fivefold as ff
from fivefold.bots import LEVELS, levels
from fivefold.core.interval import wilson

PAGE = Path(__file__).parent.parent / "docs" / "bots.md"
MATCHES = 400
SEED = 2026
LOSSES = (
    "| level | against | seats | matches | share of losses | 95 % interval | at the turn limit |",
    "|---|---|---|---|---|---|---|",
)


def against_each_other(slug: str, seats: int) -> list[str]:
    """Each level against the one below, in turn at every seat; half of the seats each."""
    rows = [
        "| level | against | seats | matches | share of wins | 95 % interval | mean scores |",
        "|---|---|---|---|---|---|---|",
    ]
    for better, worse in zip(LEVELS[:0:-1], LEVELS[-2::-1], strict=True):
        bots = [better, worse] * (seats // 2)
        results = ff.simulate(slug, bots, MATCHES, SEED, jobs=os.cpu_count() or 1)
        rows_of = [[row for row in results.standings if row.bot == level] for level in (better, worse)]
        wins = sum(row.wins for row in rows_of[0])
        low, high = wilson(wins, MATCHES)
        scores = " : ".join(f"{sum(row.score for row in part) / len(part):.1f}" for part in rows_of)
        rows.append(
            f"| {better} | {worse} | {seats} | {MATCHES} | {wins / MATCHES:.1%} | {low:.1%} to {high:.1%} | {scores} |"
        )
        print(rows[-1], flush=True)
    return rows


def losses(slug: str, seats: int) -> list[str]:
    """Each level with every one that is not above it, half of the seats each; chance would be half of the losses.

    Neighbours play all matches, the others a quarter of them.
    """
    rows: list[str] = []
    for place, better in reversed(list(enumerate(LEVELS))):
        for below, worse in enumerate(LEVELS[place::-1]):
            bots = [better, worse] * (seats // 2)
            number = MATCHES if below == 1 else MATCHES // 4
            matches = ff.simulate(slug, bots, number, SEED, jobs=os.cpu_count() or 1).matches
            lost = [
                bots[bot] for one in matches for seat, bot in enumerate(one.seats) if seat not in one.outcome.winners
            ]
            share = "| | |"
            if better != worse:
                low, high = wilson(lost.count(better), len(lost))
                share = f"| {lost.count(better) / len(lost):.1%} | {low:.1%} to {high:.1%} |"
            broken_off = sum(one.outcome.reason == "turn-limit" for one in matches) / number
            rows.append(f"| {better} | {worse} | {seats} | {number} {share} {broken_off:.1%} |")
            print(rows[-1], flush=True)
    return rows


def alone(slug: str) -> list[str]:
    rows = ["| level | matches | won | 95 % interval | mean score | mean time |", "|---|---|---|---|---|---|"]
    for level in reversed(LEVELS):
        results = ff.simulate(slug, [level], MATCHES, SEED, jobs=os.cpu_count() or 1)
        (row,) = results.standings
        seconds = sum(match.length for match in results.matches) // MATCHES // 1000
        spent = f"{seconds // 60}:{seconds % 60:02}"
        rows.append(
            f"| {level} | {MATCHES} | {row.share:.1%} | {row.low:.1%} to {row.high:.1%} | {row.score:.1f} | {spent} |"
        )
        print(rows[-1], flush=True)
    return rows


def main() -> None:
    page = PAGE.read_text("utf-8")
    for slug, game in ff.games().items():
        if (sys.argv[1:] and slug not in sys.argv[1:]) or not set(LEVELS) <= levels(game).keys():
            continue
        print(slug, flush=True)
        place = re.search(rf"(<!-- table {slug}(?: losses((?: \d+)+))? -->).*?(<!-- end -->)", page, re.DOTALL)
        if place is None:
            sys.exit(f"docs/bots.md has no place for {slug}: put <!-- table {slug} --> and <!-- end --> there.")
        begin, seats, end = place.groups()
        if seats:
            rows = [*LOSSES, *(row for number in seats.split() for row in losses(slug, int(number)))]
        else:
            rows = alone(slug) if game.players.most == 1 else against_each_other(slug, 2)
        page = page.replace(place[0], "\n".join((begin, "", *rows, "", end)))
    PAGE.write_text(page, "utf-8")


main()
