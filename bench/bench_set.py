"""SET: finding SETs, playing, views, encoding, replaying, and the odds."""

import sys
import timeit
from collections.abc import Callable
from functools import partial
from itertools import combinations
from pathlib import Path

import msgspec

import fivefold as ff
from fivefold.core.chance import Chance, seed_bytes
from fivefold.games.set_cards import sets
from fivefold.games.set_cards.model import FULL_DECK, Card
from fivefold.games.set_cards.odds import no_set

sys.path.insert(0, str(Path(__file__).parent))
from report import against, best, limit


def plain(cards: tuple[Card, ...]) -> list[tuple[Card, Card, Card]]:
    """The straightforward search: every three cards, every feature."""
    return [
        triple
        for triple in combinations(cards, 3)
        if all(len({card[i] for card in triple}) != 2 for i in range(4))
    ]  # fmt: skip


def each(work: Callable[[tuple[Card, ...]], object], deals: list[tuple[Card, ...]]) -> None:
    for cards in deals:
        work(cards)


def finding() -> None:
    for size, target in ((12, 10.0), (81, 400.0)):
        deals = [tuple(Chance(seed_bytes(size), n).shuffled(FULL_DECK)[:size]) for n in range(20)]
        ours = best(partial(each, sets.find, deals)) / len(deals)
        limit(f"sets.find on {size} cards", ours * 1e6, target, "microseconds")
        few = deals[:1] if size > 20 else deals
        theirs = best(partial(each, plain, few), 3) / len(few)
        against(f"sets.find on {size} cards", 1 / ours, "trying every three cards", 1 / theirs)


def acts_per_second(play: Callable[[], int]) -> float:
    began = timeit.default_timer()
    acts = play()
    return acts / (timeit.default_timer() - began)


def match() -> tuple[ff.AnyTable, list[tuple[int, str, int]]]:
    """Return a long match with every kind of act, and its acts in notation."""
    table = ff.Table("set", 3, seed=1, deals="each")
    at = 0
    while table.outcome is None:
        at += 500
        found = sets.find(table.view(0).face_up)
        if not found:
            for seat in range(3):
                table.act(seat, "agree", at)
        else:
            seat = at // 500 % 3
            table.act(seat, "call", at)
            cards = found[0] if at % 1500 else tuple(table.view(0).face_up[:3])
            table.act(seat, "take " + " ".join(cards), at)
    acts = [(entry.act.seat, table.game.write(entry.act.move), entry.act.at) for entry in table.log if entry.act]
    return table, acts


def playing() -> None:
    _, acts = match()

    def typed() -> int:
        table = ff.Table("set", 3, seed=1, deals="each")
        for seat, move, at in acts:
            table.act(seat, move, at)
        return len(acts)

    rate = max(acts_per_second(typed) for _ in range(5))
    limit("acts per second of a SET match, in notation", rate, 10_000, "acts", least=True)
    state = ff.Table("set", 3, seed=1).state

    def copies() -> int:
        for _ in range(2000):
            msgspec.json.decode(msgspec.json.encode(state), type=type(state))
        return 2000

    against(
        "acts of a SET match", rate, "copying the state through JSON", max(acts_per_second(copies) for _ in range(5))
    )


def looking() -> None:
    table, _ = match()
    for_one = best(lambda: table.view(1)) * 1e6
    limit("view of a table of three at its fullest", for_one, 50, "microseconds")
    view = table.view(1)
    encode = msgspec.json.Encoder().encode
    limit("encoding that view", best(lambda: encode(view)) * 1e6, 20, "microseconds")


def replaying() -> None:
    long = ff.Table("set", 2, seed=1)
    at = 0
    while len(long.log) < 1001:
        at += 100
        long.act(at // 100 % 2, "call", at)
        long.act(at // 100 % 2, "take " + " ".join(long.view(0).face_up[:3]), at)
    record = long.record()
    acts = len(long.log) - 1
    again = best(lambda: ff.replay(record), 5)
    limit(f"replaying a record of {acts} acts", again * 1e3, 100, "milliseconds")
    raw = best(lambda: [msgspec.json.decode(line) for line in record.splitlines()], 5)
    against("replaying a record", acts / again, "only decoding its JSON", acts / raw)


def dealing() -> None:
    deals = 200_000
    began = timeit.default_timer()
    no_set(12, deals, 1)
    limit("odds: deals of 12 cards", deals / (timeit.default_timer() - began), 200_000, "deals a second", least=True)


if __name__ == "__main__":
    finding()
    playing()
    looking()
    replaying()
    dealing()
