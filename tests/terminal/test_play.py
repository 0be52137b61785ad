"""The line client: a whole game by typing, with refusals, hints and a bot."""

from collections.abc import Callable, Iterator
from time import monotonic, sleep

from fivefold.core.discovery import named_game
from fivefold.games.set_cards.daily import puzzle
from fivefold.games.set_cards.sets import find
from fivefold.local.alone import Alone, paced_clock, room_alone
from fivefold.terminal.play import LineClient
from fivefold.terminal.typist import Typist


def seated(slug: str, seed: int = 1, *bots: str, pace: float = 1.0, **options: object) -> Alone:
    """Ann at a table with these bots."""
    return Alone(room_alone(named_game(slug, options), bots, "Ann"), paced_clock(pace), seed)


def typed(alone: Alone, lines: Iterator[str] | list[str], pace: float = 1.0) -> tuple[bool, str]:
    """What the client says to these lines, and whether the game came to its end."""
    message: list[str] = []
    finished = LineClient(alone, Typist(lines), message.append, pace).run()
    return finished, "\n".join(message)


def until(is_so: Callable[[], object]) -> None:
    end = monotonic() + 180
    while not is_so() and monotonic() < end:
        sleep(0.01)


def test_the_daily_puzzle_by_typing() -> None:
    cards = puzzle("2026-11-15")
    places = [" ".join(str(cards.index(card) + 1) for card in triple) for triple in find(cards)]
    finished, message = typed(seated("set-daily", date="2026-11-15"), [places[0], places[0], *places[1:]])
    assert finished
    assert f"* You find {' '.join(sorted(find(cards)[0]))}." in message
    assert "  You’ve already found that SET. Look for another one." in message
    assert "6 of 6 SETs, 0 wrong picks" in message
    assert "Nobody wins" not in message


def test_the_daily_puzzle_of_karma_by_typing() -> None:
    lines = ["moves", "pickup", "back", "hint; hint", "give", "13", "up", "table", "12"]
    finished, message = typed(seated("karma-daily", date="2026-03-14"), lines)
    assert finished
    assert "  play 13, play GIVE, play UP, pickup, done" in message
    assert "  From here you can go out in 4 turns." in message
    assert "* You play GIVE. You give the pile of 2 cards away. Your opponent plays 2." in message
    assert "* Perfect!" in message
    assert "Out in 4 turns (fewest possible: 4); 1 undo" in message


def test_commands_and_errors() -> None:
    finished, message = typed(
        seated("set-solitaire"), ["help", "moves", "dance", "take 1 2", "hint; hint; hint; hint", "", "look", "QUIT"]
    )
    assert not finished
    assert "hint: get a hint" in message
    assert ", and 210 more" in message
    assert "“dance” isn’t a move" in message
    assert "Pick three cards." in message
    first, second, third, again = (line for line in message.splitlines() if line.startswith(("  There’s", "  The")))
    assert first.startswith("  There’s a SET with")
    assert second.startswith("  There’s a SET with")
    assert third.startswith("  The SET is")
    assert again == third
    assert message.count("69 cards in the deck") == 2


def test_why_names_the_clauses_behind_what_was_said_last() -> None:
    _, message = typed(seated("karma", 1, "expert"), ["why", "pickup", "why"])
    dealt, refused = (line for line in message.splitlines() if line.startswith("  KA-02 "))
    assert dealt == refused
    assert "Everyone is dealt three cards face down in front of them." in dealt
    assert message.index("Wait until everyone has chosen") < message.rindex("  KA-02 ")


def test_why_also_names_clauses_that_all_daily_puzzles_share() -> None:
    _, message = typed(seated("karma-daily", date="2026-03-14"), ["back", "why"])
    (why,) = (line for line in message.splitlines() if line.startswith("  DAY-02 "))
    assert "You can undo steps as often as you like" in why


def test_what_is_to_be_found_is_not_listed() -> None:
    """In the race of SET CUBED the SET among one's dice is the whole question."""
    tables = (seated("set-cubed", seed, "expert") for seed in range(50))
    alone = next(
        alone
        for alone in tables
        if 0 in alone.table.actors and not list(alone.table.game.listed_moves(alone.table.view(0)))
    )
    table = alone.table
    _, message = typed(alone, ["moves", "quit"])
    assert "That’s for you to find!" in message
    assert all(table.game.write(move) not in message for move in table.moves(0))


def test_the_end_of_the_input_is_the_end() -> None:
    alone = seated("set-solitaire")
    assert typed(alone, []) == (False, typed(seated("set-solitaire"), [])[1])
    assert alone.table.outcome is None


def test_bots_and_the_clock_act_while_one_thinks() -> None:
    """At a hundred times the usual pace the bot clears the whole table alone."""

    def agreeing() -> Iterator[str]:
        while True:
            sleep(0.01)
            yield "agree"

    finished, message = typed(seated("set", 2, "expert", pace=100, deck="easy"), agreeing(), pace=100)
    assert finished
    assert "* Owl has the board." in message
    assert "* Owl takes " in message
    assert "Owl wins." in message
    assert message.rstrip().splitlines()[-2].startswith("  Owl: ")


def test_a_call_that_is_not_followed_up_is_late() -> None:
    """The clock stands still, so that the bot cannot be faster, until it jumps."""
    late, message = "* You called SET but ran out of time.", list[str]()
    start = now = 1_800_000_000_000

    def dawdling() -> Iterator[str]:
        nonlocal now
        yield "call"
        until(lambda: alone.table.view(0).calling)
        now = start + 2000
        until(lambda: late in message)
        yield "quit"

    alone = Alone(room_alone(named_game("set", {"call_seconds": 1}), ["expert"], "Ann"), lambda: now, 2)
    assert not LineClient(alone, Typist(dawdling()), message.append).run()
    assert late in message


def test_nobody_is_told_what_another_seat_alone_may_see() -> None:
    alone = seated("set", 2, "expert")
    _, message = typed(alone, ["quit"])
    deck = alone.table.state.deck
    assert not any(card in message for card in deck)
