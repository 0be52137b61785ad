"""Stepping through a record as text, with what one seat could see, or with everything."""

from collections.abc import Callable, Iterator

from fivefold.core.botname import players
from fivefold.core.errors import Illegal
from fivefold.core.game import Seat
from fivefold.core.notation import write_act
from fivefold.core.playback import playback
from fivefold.core.record import AnyRecord, blamed
from fivefold.core.speech import ENGLISH, Reader
from fivefold.core.table import AnyTable
from fivefold.core.words import Group, Who, message
from fivefold.reviews import Review
from fivefold.terminal.review import sentence


def pages(
    record: AnyRecord,
    seat: Seat | None,
    *,
    everything: bool = False,
    review: Review | None = None,
    language: str = ENGLISH,
) -> Iterator[str]:
    """A page for the opening and for every act: what was done, what happened, how it looked.

    `seat` is whose eyes are used, None being a spectator's; `everything` also shows what nobody saw, and the whole
    table as a line of text. With a `review` a page also has what the decision cost that was made there.
    """
    if seat is not None and not 0 <= seat < len(record.header.seats):
        raise Illegal("core.no-such-seat", seat=str(seat), last=len(record.header.seats) - 1)
    for number, table in enumerate(playback(record)):
        reader = Reader(language, table.names, seat)
        with blamed(number + 2):
            page = _page(table, seat, f"{number}/{len(record.entries) - 1}", everything, reader)
        if page:
            yield "\n".join([page, *_reviewed(review, number, reader)])


def _reviewed(review: Review | None, number: int, reader: Reader) -> Iterator[str]:
    """What is to be said about the decisions that were made by this act."""
    if review is not None:
        for one in review.decisions:
            if one.n == number:
                who = reader.say(message("terminal.review-who", who=Who(one.seat)))
                yield f"> {who} {sentence(one, review.unit, reader)}"


def _page(table: AnyTable, seat: Seat | None, number: str, everything: bool, reader: Reader) -> str:
    """What happened last and how the table looks now; nothing if the seat saw nothing of it."""
    entry, game = table.log[-1], table.game
    seen = [event if everything else event.seen_by(seat) for event in entry.events]
    told = [reader.say(*game.tell(event)) for event in seen if event is not None]
    if entry.act is None:
        title = reader.say(message("terminal.title", game=game.title, players=players(table.names, seat)))
    elif everything or told:
        title = f"{number}  {write_act(game, entry.act)}"
    else:
        return ""
    rows = [title, *(f"* {words}" for words in told if words), reader.rows(game.show(table.view(seat)))]
    if everything:
        rows.append(table.position)
    if table.outcome is not None:
        won = message("terminal.won-by", winners=Group(table.outcome.winners))
        rows += [reader.say(table.outcome.message), reader.say(won)]
    return "\n".join(rows)


def step_through(
    all_pages: list[str], ask: Callable[[str], str], say: Callable[[str], None], language: str = ENGLISH
) -> None:  # fmt: skip
    """Shows one page at a time: Enter goes on, b back, a number to that page, q stops."""
    at = 0
    while True:
        say(all_pages[at])
        prompt = Reader(language).say(message("terminal.step", page=at + 1, pages=len(all_pages)))
        answer = ask(f"{prompt} ").strip().lower()
        if answer == "q" or (not answer and at + 1 == len(all_pages)):
            return
        if answer == "b":
            at = max(0, at - 1)
        elif answer.isdigit():
            at = min(len(all_pages), max(1, int(answer))) - 1
        else:
            at = min(len(all_pages) - 1, at + 1)
