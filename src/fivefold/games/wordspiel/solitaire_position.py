"""Positions of the solitaire of WordSpiel: a whole state as one line of text.

    seats 1; now 8100; hand AEIRST; pile NO; deck QZ; spiral FUNITE; plays - 0 .FUN, 0 1 UN.ITE; exchanged 1; aside X

`pile` is the draw pile and `deck` the cards to exchange for; both begin with the next card. `plays` lists the parts of
the spiral as in `position.py`.
"""

from operator import attrgetter

from fivefold.core.game import Players
from fivefold.core.layout import NUMBER, Layout, derived, one_of, public, secret
from fivefold.games.wordspiel.model import EXCHANGES
from fivefold.games.wordspiel.position import CARDS, DECK, EXCHANGED, PLAYS, read_plays
from fivefold.games.wordspiel.solitaire_model import Ending, State

LAYOUT = Layout(
    State,
    Players(1, 1),
    {
        "now": NUMBER,
        "hand": public(CARDS),
        "pile": secret(DECK),
        "deck": secret(DECK),
        "spiral": CARDS,
        "plays": PLAYS,
        "exchanged": derived(attrgetter("exchanges"), EXCHANGED),
        "aside": public(CARDS),
        "ended": one_of(Ending),
    },
    seats=lambda _state: 1,
)
write_state = LAYOUT.write


def read_state(text: str) -> State:
    """Read a state from its position; raises Unreadable, which gives the place of the error."""
    found = LAYOUT.read(text)
    plays = read_plays(found["plays"], found["spiral"])
    state = State(**found.state, plays=plays, exchanges=found["exchanged"])
    if bool(state.hand) == (state.ended == "emptied") and state.spiral:
        raise found.wrong("hand", "wordspiel.wrong.hand")
    has_begun = state.hand or state.pile or state.deck or state.aside or state.exchanges < EXCHANGES or state.ended
    if has_begun and not state.spiral:
        raise found.wrong("spiral", "wordspiel.wrong.spiral")
    return state
