"""Mutants that change nothing that a test could notice: they are not drawn.

By file, then by the line and the change as the report shows it; the value says why it changes nothing.
"""

EQUIVALENT: dict[str, dict[tuple[str, str], str]] = {
    "src/fivefold/core/table.py": {
        (
            "self.origin, self.now, self.state = None, 0, game.start(len(names))",
            "0 -> (-1)",
        ): "the opening sets the time",
    },
    "src/fivefold/games/karma/view.py": {
        ("if HIDDEN in (*view.pile[:1], *view.gone[:1]):", "1 -> 2"): "of a pile with hidden cards the first is one",
    },
    "src/fivefold/games/karma/packs.py": {
        (
            "_PART = (1 << 15) - 1",
            "<< -> >>",
        ): "a quarter takes only its own bits anyway; it is then remembered more often",
    },
    "src/fivefold/games/five_crowns/melds.py": {
        (
            "place = rest.bit_length() - 1 >> 3",
            "- -> +",
        ): "the highest bit is one of the lowest two of its byte",
    },
    "src/fivefold/rooms/connections.py": {
        (
            "if not (connection.match == match.id and connection.checked < 0):",
            "< -> <=",
        ): "a log has at least the opening",
    },
    "src/fivefold/rooms/replay.py": {
        ("last, size = -1, 0", "0 -> 1"): "a page may have one byte less",
        ("last, size = -1, 0", "0 -> (-1)"): "a page may have one byte more",
        ("last, size = -1, 0", "1 -> 2"): "entries count from 0",
    },
    "src/fivefold/core/discovery.py": {
        (
            'warnings.warn(f"two games are called {game.slug}; {game} is left out", stacklevel=2)',
            "2 -> 1",
        ): "the warning names another line of ours",
    },
    "src/fivefold/rooms/draft.py": {
        (
            "self, games: Games, state: RoomState, match: Match | None, luck: Luck, early: Millis = 0,",
            "0 -> (-1)",
        ): "a room always says how early",
    },
    "src/fivefold/rooms/opening.py": {
        (
            "return replace(new_room(code, person, name, game, {}, None, None), lesson=0).at_step(step, type(game))",
            "0 -> 1",
        ): "the step is set by `at_step`",
    },
    "src/fivefold/rooms/open_questions.py": {
        ("done = (connection, m.Succeeded(request, -1))", "1 -> 2"): "the number is set when it is sent",
        ("done = (connection, m.Succeeded(request, -1))", "1 -> 0"): "the number is set when it is sent",
        ("return self._last_key", "self._last_key -> (self._last_key) + 1"): "keys only have to differ",
    },
    "src/fivefold/rooms/schedule.py": {
        ("self._failures = 0", "0 -> 1"): "set again when the bots are first asked",
    },
    "src/fivefold/rooms/questions.py": {
        ("now: Millis = 0", "0 -> 1"): "only questions about a move need the time, and they give it",
    },
}
