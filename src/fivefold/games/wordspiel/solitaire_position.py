"""The solitaire of WordSpiel as one line of text, and back.

    seats 1; now 8100; hand AEIRST; pile NO; deck QZ; spiral FUNITE; plays - 0 .FUN, 0 1 UN.ITE; exchanged 1; aside X

`pile` is the draw pile and `deck` what cards are exchanged for; both begin with the next card. `plays` says what each
part of the spiral is, as at a table for many.
"""

from typing import Literal, cast, get_args

from fivefold.core.game import Players, SeenBy
from fivefold.core.position import Fields, hidden, write_fields
from fivefold.games.wordspiel.model import EXCHANGES
from fivefold.games.wordspiel.position import letters, read_plays, write_plays
from fivefold.games.wordspiel.solitaire_model import Ending, State


def write_state(state: State, seen_by: SeenBy = "all") -> str:
    """All cards in one line; for whoever plays or watches without those still to come."""

    def seen(cards: str) -> str:
        return cards[::-1] if seen_by == "all" else hidden(len(cards))

    return write_fields(
        1,
        {
            "now": state.now,
            "hand": state.hand,
            "pile": seen(state.pile),
            "deck": seen(state.deck),
            "spiral": state.spiral,
            "plays": write_plays(state.spiral, state.plays),
            "exchanged": state.exchanged,
            "aside": state.aside,
            "ended": state.ended,
        },
    )


def read_state(text: str) -> State:
    """What a line stands for; raises Unreadable, which says where."""
    fields = Fields(text, Players(1, 1))
    spiral = letters(fields["spiral"])
    state = State(
        hand=letters(fields["hand"]),
        pile=letters(fields["pile"])[::-1],
        deck=letters(fields["deck"])[::-1],
        aside=letters(fields["aside"]),
        spiral=spiral,
        plays=read_plays(fields["plays"], spiral, 1),
        exchanged=fields["exchanged"].number(0, EXCHANGES),
        owes=False,
        now=fields["now"].number(),
        ended=cast(Ending | Literal[""], fields["ended"].word(get_args(Ending))),
    )
    fields.done()
    if bool(state.hand) == (state.ended == "emptied") and spiral:
        raise fields["hand"].wrong("wordspiel.wrong.hand")
    if not spiral and (state.hand or state.pile or state.deck or state.aside or state.exchanged or state.ended):
        raise fields["spiral"].wrong("wordspiel.wrong.spiral")
    return state
