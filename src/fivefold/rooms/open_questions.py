"""The questions that workers have not answered yet: the connections that asked them, and the messages they get."""

from msgspec.structs import replace

from fivefold.core.errors import Illegal
from fivefold.rooms import messages as m
from fivefold.rooms.batch import Item
from fivefold.rooms.connections import RoomConnection
from fivefold.rooms.questions import Advice, Looked, Question, Thought

MOST_QUESTIONS = 2
"""The most questions of one connection in progress at a time."""
NO_BOOK = Illegal("rooms.no-book")
BUSY = Illegal("rooms.busy")


class OpenQuestions:
    """The open questions of a room's connections, by key. Bots' questions take their keys here too."""

    __slots__ = ("_askers", "_last_key")

    def __init__(self) -> None:
        self._askers: dict[int, tuple[RoomConnection, int]] = {}
        self._last_key = 0

    def new_key(self) -> int:
        self._last_key += 1
        return self._last_key

    def ask(self, connection: RoomConnection, request: int, question: Question) -> Question:
        """Note a connection's question and return it with its key; raises Illegal if the connection has too many."""
        if connection.open_questions >= MOST_QUESTIONS:
            raise Illegal("rooms.too-many-questions")
        connection.open_questions += 1
        key = self.new_key()
        self._askers[key] = (connection, request)
        return replace(question, key=key)

    def answered(self, key: int) -> tuple[RoomConnection, int] | None:
        """Close a question, and return the connection that asked it and the id of its request."""
        asker = self._askers.pop(key, None)
        if asker is not None:
            asker[0].open_questions -= 1
        return asker

    def withdraw(self, item: Item) -> None:
        """Close the questions of an input that is undone."""
        for question in item.questions:
            self.answered(question.key)
        item.questions = []


def private_answers(
    connection: RoomConnection, request: int, thought: Thought | None
) -> list[tuple[RoomConnection, m.AnyServerMessage]]:
    """Return the messages for a connection about the answer to its question; None means that the worker failed."""
    done = (connection, m.Succeeded(request, -1))
    match thought:
        case Advice(hints=hints):
            return [(connection, m.Hints(hints)), done]
        case Looked(lookup=lookup) if lookup is not None:
            return [(connection, m.LookUpResult(lookup)), done]
        case Looked():
            return [(connection, m.Refused(request, NO_BOOK.code, NO_BOOK.message))]
        case _:
            return [(connection, m.Refused(request, BUSY.code, BUSY.message))]
