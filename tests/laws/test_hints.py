"""The law of hints: what the last hint proposes can be done there, and gives what it promises."""

from collections.abc import Iterator
from itertools import count, islice
from typing import Any

import pytest

import fivefold as ff
from fivefold.core.game import Hint, Seat
from fivefold.core.playback import playback
from fivefold.core.table import AnyTable
from fivefold.core.words import Message, Pieces, Who
from fivefold.games.set_cards.model import Missed
from fivefold.pieces.dice import meaning
from fivefold.pieces.puzzle_model import Finish
from reviews.matches import SHORT, record

SLUGS = tuple(ff.games())
POSITIONS = 25
"""How many positions of each game are looked at; the soak looks at twenty times as many."""
NOTHING = {
    "five_crowns.hint-place.nowhere",
    "set_cubed.hint-open.none",
    "set_cubed.hint-put.where",
    "set_cubed.hint-roll.none",
    "pieces.hint-back",
    "pieces.no-set",
    "wordspiel.hint-no-word.lost",
    "crossword_set.hint-no-set.empty",
    "crossword_set.hint-no-more.empty",
}
"""Hints that propose no move of the game."""


def proposed(hint: Hint, table: AnyTable, seat: Seat) -> list[str]:
    """Return the moves that a hint tells a player to make, one after the other."""
    listed = [table.game.write(move) for move in table.game.moves(table.view(seat))]
    key, args, pieces = hint.message.key, hint.message.args, hint.pieces
    match key.partition(".")[2]:
        case "hint-lay" if key.startswith("crossword_set"):
            return _laid(table.view(seat), hint)
        case "hint-no-set" | "hint-no-more":
            return ["take"]
        case "hint-no-word.take":
            return ["draw hand"]
        case "hint-no-word.pass":
            return ["pass"]
        case "hint-no-word.exchange":
            return [next(move for move in listed if move.startswith("exchange"))]
        case "hint-word":
            return [str(args["play"])]
        case "hint-lay" | "hint-play" as what:
            return [f"{what.removeprefix('hint-')} {' '.join(_shown(args['cards']))}"]
        case "hint-give":
            assert isinstance(args["to"], Who)
            return [f"give {args['to'].seat + 1}"]
        case "hint-turn":
            return [move for move in listed if move.startswith("turn")][-1:]
        case "hint-pick-up":
            return ["pickup"]
        case "hint-draw" | "hint-draw.no-use" | "hint-draw.only" | "hint-take.either":
            return ["draw"]
        case "hint-take" | "hint-take.must":
            return ["pick", f"discard {pieces[1]}"]
        case "hint-take.wild":
            return ["pick"]
        case "hint-discard" | "hint-discard.later":
            return [f"discard {pieces[0]}"]
        case "hint-out" | "hint-lay-down" as what:
            verb = what.removeprefix("hint-").removesuffix("-down")
            return [next(move for move in listed if move.startswith(f"{verb} {pieces[0]}"))]
        case "hint-place":
            pile = table.game.hints(table.view(seat))[0].message.args["size"]
            return [f"place {pile} {_shown(args['card'])[0]}"]
        case "hint-offered.pass":
            return ["pass"]
        case "hint-offered.take":
            return [f"take {_shown(args['taken'])[0]} {_shown(args['dropped'])[0]}"]
        case "give-away.three":
            if table.game.slug.startswith("scramble"):
                pieces = tuple(str(item.args["place"]) for item in _items(args["pieces"]))
            return [*(["call"] if "call" in listed else []), f"take {' '.join(pieces)}"]
        case "hint-open":
            return [f"set {' '.join(pieces)}"]
        case "hint-replace":
            return [f"replace {pieces[0]}"]
        case "hint-put":  # a die that waits on another square is taken back first
            back = ["back"] if getattr(table.state, "waiting", None) else []
            return back + [f"put {item.args['square']}={_shown(item.args['face'])[0]}" for item in _items(args["dice"])]
        case "hint-roll":
            return [f"roll {' '.join(pieces)}"]
        case "hint-none" | "hint-none.more":
            return ["done"]
        case _:
            assert key in NOTHING, f"{key} is not known here"
            return []


def _shown(argument: object) -> tuple[str, ...]:
    assert isinstance(argument, Pieces)
    return argument.pieces


def _items(argument: Any) -> tuple[Message, ...]:
    return tuple(argument.items)


def _laid(view: Any, hint: Hint) -> list[str]:
    """Return the moves to that grid of CROSSWORD SET: dice that lie there stay, and those in the way go first."""
    squares = [str(item.args["square"]) for item in _items(hint.message.args["dice"])]
    me = getattr(view, "me", None) or view.table.me
    lying = {die.die: die for die in me.dice}
    goal = {die: square for die, square in zip(hint.pieces, squares, strict=True) if die in lying}
    away = [die for die in lying.values() if die.square in squares and goal.get(die.die) != die.square]
    steps = [f"{die} {square}" for die, square in goal.items() if lying[die].square != square]
    steps += [f"{die.die} off" for die in away if die.die not in goal and die.grid == view.seat]
    return [f"put {' '.join(steps)}"] if steps else []


def _declared(view: Any, hint: Hint) -> Iterator[str]:
    """Yield what the WILDs of CROSSWORD SET are to mean where the table has chosen something else."""
    if hint.message.key == "crossword_set.hint-lay" and getattr(view, "phase", "") == "building":
        dice = {die.die: die for die in view.me.dice}
        for die, item in zip(hint.pieces, _items(hint.message.args["dice"]), strict=True):
            meant = meaning(_shown(item.args["face"])[0])
            if die in dice and meant != meaning(dice[die].face):
                yield f"declare {die} {meant}"


def followed(table: AnyTable, seat: Seat, **options: Any) -> bool:
    """Do what the last hint proposes; return whether it proposes something."""
    hints = table.game.hints(table.view(seat))
    if seat not in table.actors or not hints:
        return False
    moves = proposed(hints[-1], table, seat)
    there = ff.Table.at(table.game.slug, table.position, seed=1, **options)
    for move in moves:
        events = there.act(seat, move, at=there.now)
        assert not any(isinstance(event, Missed) for event in events), (table.position, hints[-1])
    for move in _declared(there.view(seat), hints[-1]):
        there.act(seat, move, at=there.now)
    promised = hints[0].message
    if promised.key in ("crossword_set.hint-all", "crossword_set.hint-some") and there.state.phase == "building":
        me = there.view(seat).players[seat]
        assert len(me.dice) - me.unused == promised.args["used"], (table.position, hints[-1])
    return bool(moves)


def positions(slug: str) -> Iterator[tuple[AnyTable, dict[str, Any]]]:
    """Yield tables of matches between players of all kinds, and their options."""
    if slug.endswith("-daily"):
        for table in playback(ff.Record.read(record(slug))):
            yield table, {"date": "2026-07-01"}
        return
    players = ff.games()[slug].players
    options = SHORT.get(slug, {})
    for seed in count(1):
        seats = players.least + seed % min(4, players.most - players.least + 1)
        bots = [("random", "easy", "medium")[(seed + seat) % 3] for seat in range(seats)]
        text = ff.simulate(slug, bots, seed=seed, records=True, **options).matches[0].record
        for n, table in enumerate(playback(ff.Record.read(text))):
            if n % 7 == seed % 7:
                yield table, options


def held(slug: str, most: int) -> int:
    """Follow the hints of each seat at so many tables; return how often there was something to do."""
    return sum(
        followed(table, seat, **options)
        for table, options in islice(positions(slug), most)
        for seat in range(table.seats)
        if not (table.game.slug.endswith("-daily") and list(table.game.moves(table.view(seat))) == [Finish()])
    )


@pytest.mark.parametrize("slug", SLUGS)
def test_what_a_hint_proposes_can_be_done(slug: str) -> None:
    assert held(slug, POSITIONS) > 0


@pytest.mark.soak
@pytest.mark.parametrize("slug", SLUGS)
def test_what_a_hint_proposes_can_be_done_in_hundreds_of_positions(slug: str) -> None:
    assert held(slug, 20 * POSITIONS) > 0


def test_cw_07_a_hint_goes_around_frozen_dice() -> None:
    text = ff.simulate("crossword-set", ["hard", "easy", "random"], seed=2, rounds=2, records=True).matches[0].record
    seen = 0
    for table in playback(ff.Record.read(text)):
        for seat, player in enumerate(table.view(None).players):
            if any(die.frozen for die in player.dice):
                seen += followed(table, seat, rounds=2)
    assert seen > 3
