"""Stepping through a record as text, with what one seat could see, or with everything."""

from collections.abc import Callable, Iterator

from fivefold.core.errors import Illegal
from fivefold.core.game import Seat
from fivefold.core.notation import listed, write_act
from fivefold.core.playback import playback
from fivefold.core.record import AnyRecord, blamed
from fivefold.core.table import AnyTable


def pages(record: AnyRecord, seat: Seat | None, *, everything: bool = False) -> Iterator[str]:
    """A page for the opening and for every act: what was done, what happened, how it looked.

    `seat` is whose eyes are used, None being a spectator's; `everything` also shows what nobody saw.
    """
    if seat is not None and not 0 <= seat < len(record.header.seats):
        raise Illegal("no-such-seat", f"There is no seat {seat}; seats are 0 to {len(record.header.seats) - 1}.")
    for number, table in enumerate(playback(record)):
        with blamed(number + 2):
            page = _page(table, seat, f"{number}/{len(record.entries) - 1}", everything)
        if page:
            yield page


def _page(table: AnyTable, seat: Seat | None, number: str, everything: bool) -> str:
    """What happened last and how the table looks now; nothing if the seat saw nothing of it."""
    entry, game, names = table.log[-1], table.game, table.names
    seen = [event if everything else event.seen_by(seat) for event in entry.events]
    told = [game.tell(event, names) for event in seen if event is not None]
    if entry.act is None:
        title = f"{game.title}: {listed(names)}"
    elif everything or told:
        title = f"{number}  {write_act(game, entry.act)}"
    else:
        return ""
    rows = [title, *(f"* {words}" for words in told if words), game.show(table.view(seat), names)]
    if table.outcome is not None:
        winners = listed([names[who] for who in table.outcome.winners])
        rows += [table.outcome.text, f"Won by {winners}." if winners else "Nobody won."]
    return "\n".join(rows)


def step_through(all_pages: list[str], ask: Callable[[str], str], say: Callable[[str], None]) -> None:
    """Shows one page at a time: Enter goes on, b back, a number to that page, q stops."""
    at = 0
    while True:
        say(all_pages[at])
        answer = ask(f"[{at + 1} of {len(all_pages)}: Enter, b, a number, q] ").strip().lower()
        if answer == "q" or (not answer and at + 1 == len(all_pages)):
            return
        if answer == "b":
            at = max(0, at - 1)
        elif answer.isdigit():
            at = min(len(all_pages), max(1, int(answer))) - 1
        else:
            at = min(len(all_pages) - 1, at + 1)
