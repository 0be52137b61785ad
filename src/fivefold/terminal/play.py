"""Plays any game in the terminal against bots, in real time."""

from collections.abc import Callable, Sequence
from typing import Any

from fivefold.core.botname import players
from fivefold.core.errors import Illegal, Refusal
from fivefold.core.game import Act, Hint
from fivefold.core.referee import judge
from fivefold.core.rulebook import rulebook
from fivefold.core.speech import ENGLISH, Reader
from fivefold.core.words import Group, Message, Who, message
from fivefold.local.alone import Alone
from fivefold.pieces.daily import shared
from fivefold.rooms.messages import AskHint, Hints, LookUp, LookUpResult
from fivefold.terminal.typist import Typist

HELP = ("look", "moves", "hint", "why", "help", "quit", "look-up")
"""The commands that `help` explains."""
COMMANDS = ("look", "moves", "hint", "why", "help", "quit", "exit")
"""Commands that could also be moves, in games whose moves are words."""
SHOWN = 12
"""The most moves that `moves` lists."""


class LineClient:
    """One person at a table of bots."""

    def __init__(
        self,
        alone: Alone,
        typist: Typist,
        print_line: Callable[[str], None],
        pace: float = 1.0,
        language: str = ENGLISH,
    ) -> None:
        """`pace` is how much faster than real time the clock of the match runs."""
        self.alone, self.table, self.seat = alone, alone.table, alone.seat
        self.language, self.pace, self._typist, self._print = language, pace, typist, print_line
        self._reported = 0
        self._hints: list[Hint] = []
        self._asked = ""
        self._last: Sequence[Message] = ()

    def say(self, *parts: Message | str, lead: str = "") -> None:
        """Print a line in the reader's language."""
        self._print(f"{lead}{self._reader.say(*parts)}")

    @property
    def _reader(self) -> Reader:
        return Reader(self.language, self.table.names, self.seat)

    @property
    def is_over(self) -> bool:
        return self.table.outcome is not None

    def run(self) -> bool:
        """Play until the match is over (True) or the person stops (False)."""
        self._welcome()
        self._tell()
        while not self.is_over:
            if not self._wait():
                return False
            if len(self.table.log) > self._reported:
                self._tell()
        if self.table.outcome is not None:
            self._result()
        return True

    def _welcome(self) -> None:
        table = self.table
        self.say(message("terminal.welcome", game=table.game.title, players=players(table.names, self.seat)))

    def _wait(self) -> bool:
        """Wait for a line, or for what happens by itself; return False if the person stops."""
        rest = self.alone.rest
        try:
            line = self._typist.line(None if rest is None else rest / 1000 / self.pace)
        except TimeoutError:
            self.alone.pass_time()
            return True
        if line is None:
            return False
        for text in map(str.strip, line.split(";")):
            is_sure = self._asked == text.lower()
            if text.lower() in ("quit", "exit") and (is_sure or self._as_move(text) is None):
                return False
            self._asked = text.lower()
            self._obey(text)
        return True

    def _as_move(self, text: str) -> str | None:
        """Return the legal move that a text stands for, in notation that cannot be read as a command."""
        game, table = self.table.game, self.table
        try:
            move = game.read(text, table.view(self.seat))
            judge(game, table.state, table.seats, Act(self.seat, move, self.alone.now))
        except Refusal:
            return None
        return game.write(move)

    def _obey(self, text: str) -> None:
        if text.lower() in COMMANDS and (move := self._as_move(text)) is not None:
            self.say(message("terminal.to-play", move=move), lead="  ")
        match text.lower():
            case "":
                pass
            case "quit" | "exit":
                self.say(message("terminal.to-stop", word=text.lower()), lead="  ")
            case "help" | "?":
                self.say(Message("terminal.help.first"))
                for what in HELP:
                    self.say(Message(f"terminal.help.{what}"), lead="  ")
                self._moves()
            case "look":
                self._look()
            case asked if asked.startswith("look up "):
                self._look_up(text[len("look up ") :])
            case "moves":
                self._moves()
            case "hint":
                self._hint()
            case "why":
                self._why()
            case _:
                try:
                    self.alone.act(text)
                except Refusal as refusal:
                    self.say(refusal.message, lead="  ")
                    self._last = (refusal.message,)

    def _tell(self) -> None:
        """Print what has happened since the last call; show the table at first and after each visible change."""
        table, is_first = self.table, self._reported == 0
        news: list[Any] = [
            seen
            for entry in table.log[self._reported :]
            for event in entry.events
            if (seen := event.seen_by(self.seat)) is not None
        ]
        self._reported, self._hints = len(table.log), []
        for event in news:
            if words := table.game.tell(event):
                self.say(*words, lead="* ")
                self._last = words
        if (news or is_first) and not self.is_over:
            self._look()

    def _look(self) -> None:
        self._print(self._reader.rows(self.table.game.show(self.table.view(self.seat))))
        if self.seat in self.table.actors:
            self.say(Message("terminal.your-move"))

    def _moves(self) -> None:
        game = self.table.game
        moves = [game.write(move) for move in game.listed_moves(self.table.view(self.seat))]
        some = ", ".join(moves[:SHOWN])
        if len(moves) > SHOWN:
            self.say(message("terminal.more", moves=some, more=len(moves) - SHOWN), lead="  ")
        elif moves:
            self.say(some, lead="  ")
        else:
            may = self.seat in self.table.actors
            self.say(Message("terminal.find-it" if may else "terminal.not-you"), lead="  ")

    def _look_up(self, word: str) -> None:
        try:
            found = [one.lookup for one in self.alone.ask(LookUp(text=word)) if isinstance(one, LookUpResult)]
        except Refusal as refusal:
            self.say(refusal.message, lead="  ")
        else:
            self.say(found[0].message, lead="  ")

    def _hint(self) -> None:
        """Print one hint more each time; the last one is repeated."""
        if not self._hints:
            self._hints = [hint for one in self.alone.ask(AskHint()) if isinstance(one, Hints) for hint in one.hints]
        if not self._hints:
            self.say(Message("terminal.no-hint"), lead="  ")
            return
        self.say(self._hints[0].message, lead="  ")
        self._hints = self._hints[1:] or self._hints

    def _why(self) -> None:
        """Print the clauses behind the last refusal or event."""
        book = rulebook(type(self.table.game), self.language)
        numbers = dict.fromkeys(number for message in self._last for number in book.why(message))
        for number in numbers:
            self.say(message("terminal.clause", number=number, text=book.clauses[number]), lead="  ")
        if not numbers:
            self.say(Message("terminal.no-clause"), lead="  ")

    def _result(self) -> None:
        table = self.table
        outcome = table.outcome
        if outcome is None:
            raise Illegal("terminal.not-over")
        self.say(outcome.message)
        if table.seats > 1:
            for seat, score in enumerate(outcome.scores):
                self.say(message("terminal.score", who=Who(seat), score=score), lead="  ")
            self.say(message("terminal.winners", winners=Group(outcome.winners)))
        if (line := shared(table)) is not None:
            self.say(Message("terminal.to-share"))
            self.say(line, lead="  ")
