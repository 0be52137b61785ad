"""Tables of SET CUBED with chosen dice on them, and the rules tried out the slow way."""

from collections.abc import Generator, Iterator, Mapping
from contextlib import contextmanager
from itertools import combinations, permutations, product

import pytest

import fivefold as ff
from fivefold.core.options import make_options
from fivefold.core.speech import Reader
from fivefold.games.set_cubed.model import Event, Move, SetCubedOptions, Spot, State
from fivefold.games.set_cubed.rules import SetCubed
from fivefold.games.set_cubed.turns import Position, Turn
from fivefold.games.set_cubed.view import View
from fivefold.pieces.dice import ALL_DICE, FACES, Die

Table = ff.Table[State, Move, Event, View, SetCubedOptions]

NAMES = ("Ann", "Ben", "Cem", "Dot")
LOGO = "f7=1ro g7=2ro h7=3ro"


def spots(text: str) -> tuple[Spot, ...]:
    """Dice on squares, such as `f7=1ro g7=2ro`."""
    return tuple(Spot(*part.split("=")) for part in text.split())


def board(text: str) -> dict[str, str]:
    """The same as a board."""
    return {spot.square: spot.face for spot in spots(text)}


def at(text: str, hand: str, placed: int = 0, bonus: Mapping[str, int] | None = None) -> Position:
    """A position; without a bonus square unless they are given."""
    return Position(board(text), tuple(hand.split()), placed, dict(bonus or {}))


def game(**options: object) -> SetCubed:
    """The game with these options."""
    return SetCubed(make_options(SetCubedOptions, options))


def _numbered(text: str, dice: Iterator[Die]) -> str:
    """Dice that show this, with the next numbers: `1ro f8=2ro` becomes `1ro#1 2ro#2@f8`."""
    words = [word.rpartition("=") for word in text.split()]
    return " ".join(f"{face}{next(dice)}{f'@{square}' if square else ''}" for square, _, face in words)


def rolled(*hands: str, bag: int | None = None, **options: object) -> Table:
    """A table in the race, with these dice in front of the players."""
    dice = iter(ALL_DICE)
    held = " | ".join(_numbered(hand, dice) for hand in hands)
    position = f"seats {len(hands)}; phase race; hands {held}{_bag(dice, bag)}"
    return Table.at(game(**options), position, NAMES[: len(hands)], 0)


def _bag(dice: Iterator[Die], count: int | None) -> str:
    """So many of the dice that are left; all of them if nothing is said."""
    return "" if count is None else f"; bag {' '.join(list(dice)[:count]) or '-'}"


def laid(text: str, *hands: str, bag: int | None = None, seed: int = 0, **options: object) -> Table:
    """A table with these dice on the board and in front of the players; the last player has opened."""
    dice, opener = iter(ALL_DICE), len(hands) - 1
    on_board = _numbered(text, dice)
    held = " | ".join(_numbered(hand, dice) or "-" for hand in hands)
    position = f"seats {len(hands)}; phase turn; first {opener}; board {on_board}; hands {held}; played yes"
    position += f"; sheet {'0 ' * opener}3; past {opener} opened{_bag(dice, bag)}"
    return Table.at(game(**options), position, NAMES[: len(hands)], seed)


def faces(table: Table, seat: int) -> str:
    """What a player's dice show."""
    return " ".join(held.face for held in table.state.hands[seat])


def lying(table: Table) -> dict[str, str]:
    """What lies on the board."""
    return {one.square: one.face for one in table.state.board}


def play(table: Table, *moves: str) -> tuple[Event, ...]:
    """Let the player whose turn it is make these moves; return what came of the last one."""
    events: tuple[Event, ...] = ()
    for move in moves:
        events = table.act(table.state.turn, move)
    return events


def points(table: Table) -> list[int]:
    """The points of each play in this turn."""
    return [play.points for play in table.state.plays]


def result(table: Table) -> ff.Outcome:
    """The result, which there must be."""
    assert table.outcome is not None
    return table.outcome


def in_text(table: Table, seat: int | None) -> list[str]:
    """The table as somebody sees it, for a reader who has no seat, line by line."""
    reader = Reader(names=table.names)
    return reader.rows(table.game.show(table.view(seat))).splitlines()


def told(table: Table, event: Event, language: str = "en", seat: int | None = None) -> str:
    """An event in words, for a reader in a seat or in none."""
    return Reader(language, table.names, seat).say(*table.game.tell(event))


def hints(table: Table, seat: int | None = 0) -> list[str]:
    """What a player is advised."""
    return [Reader().strictly(hint.message) for hint in table.game.hints(table.view(seat))]


@contextmanager
def refused(code: str, *words: str) -> Generator[None]:
    """What is done here is refused with this code, and with a sentence that has these words in it."""
    with pytest.raises(ff.Illegal) as refusal:
        yield
    assert refusal.value.code == code
    assert str(refusal.value).endswith(".")
    assert all(word in str(refusal.value) for word in words), str(refusal.value)


# -- the slow way


def is_set(*three: str) -> bool:
    return all(len(set(values)) != 2 for values in zip(*(face.lstrip("*") for face in three), strict=True))


def sets_with(lying: Mapping[str, str], new: Mapping[str, str]) -> list[tuple[str, str, str]]:
    """Every SET of three neighbours that has one of the new dice in it."""
    whole = {**lying, **new}
    found: list[tuple[str, str, str]] = []
    for square in whole:
        column, row = square[0], int(square[1:])
        for right, down in ((1, 0), (0, 1)):
            line = tuple(f"{chr(ord(column) + right * n)}{row + down * n}" for n in range(3))
            a, b, c = line
            if b in whole and c in whole and {*line} & {*new} and is_set(whole[a], whole[b], whole[c]):
                found.append((a, b, c))
    return found


def score(lying: Mapping[str, str], new: Mapping[str, str], bonus: Mapping[str, int]) -> int:
    """The points for putting these down together."""
    total = sum(bonus.get(square, 0) for square in new)
    for three in sets_with(lying, new):
        total += sum(not (square in new and new[square][0] == "*") for square in three)
    return total


def is_play(lying: Mapping[str, str], new: Mapping[str, str]) -> bool:
    """Every die is in a new SET that has a die of before in it."""
    good = [three for three in sets_with(lying, new) if {*three} - {*new}]
    return all(any(square in three for three in good) for square in new)


def is_one_play(lying: Mapping[str, str], new: Mapping[str, str]) -> bool:
    """And it does not fall apart into two: two dice share a SET, and one of them needs the other."""
    if not is_play(lying, new):
        return False
    if len(new) == 1:
        return True
    together = any({*new} <= {*three} for three in sets_with(lying, new))
    return together and not all(is_play(lying, {square: face}) for square, face in new.items())


def squares_near(lying: Mapping[str, str]) -> list[str]:
    """Empty squares that are two steps or less away from a die, in a line."""
    near: set[str] = set()
    for square in lying:
        column, row = ord(square[0]) - ord("a"), int(square[1:])
        for step in (-2, -1, 1, 2):
            for x, y in ((column + step, row), (column, row + step)):
                if 0 <= x < 13 and 1 <= y <= 13:
                    near.add(f"{chr(ord('a') + x)}{y}")
    return sorted(near - {*lying})


def shown(face: str) -> tuple[str, ...]:
    """What a die in hand can be put down as."""
    return tuple("*" + face for face in FACES) if face == "*" else (face,)


def slow_plays(lying: Mapping[str, str], hand: tuple[str, ...], most: int) -> Iterator[dict[str, str]]:
    """Every play by trying out everything, falling apart into two or not."""
    seen: set[frozenset[tuple[str, str]]] = set()
    near = squares_near(lying)
    for many in range(1, min(most, 2, len(hand)) + 1):
        for dice in combinations(hand, many):
            for where in permutations(near, many):
                for message in product(*map(shown, dice)):
                    new = dict(zip(where, message, strict=True))
                    key = frozenset(new.items())
                    if key not in seen and is_play(lying, new):
                        seen.add(key)
                        yield new


def slow_turns(position: Position, *, literally: bool) -> Iterator[tuple[tuple[frozenset[tuple[str, str]], ...], int]]:
    """Every turn by trying out everything: its plays and points."""

    def go_on(
        lying: dict[str, str], hand: tuple[str, ...], left: int
    ) -> Iterator[tuple[tuple[frozenset[tuple[str, str]], ...], int]]:
        yield (), 0
        if not left or not hand:
            return
        for new in slow_plays(lying, hand, left):
            if not literally and not is_one_play(lying, new):
                continue
            rest = list(hand)
            for face in new.values():
                rest.remove("*" if face[0] == "*" else face)
            won = score(lying, new, position.bonus)
            for plays, more in go_on({**lying, **new}, tuple(rest), left - len(new)):
                yield (frozenset(new.items()), *plays), won + more

    return go_on(dict(position.board), position.hand, 3 - position.placed)


def keyed(turn: Turn) -> tuple[tuple[frozenset[tuple[str, str]], ...], int]:
    """A turn of ours in the same form."""
    plays = tuple(frozenset((spot.square, spot.face) for spot in play.spots) for play in turn.plays)
    return plays, turn.points
