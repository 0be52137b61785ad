"""The solitaire of WordSpiel as one line of text, and back.

    seats 1; now 8100; hand AEIRST; pile NO; deck QZ; spiral FUNITE; plays - 0 .FUN, 0 1 UN.ITE; exchanged 1; aside X

`pile` is the draw pile and `deck` what cards are exchanged for; both begin with the next card. `plays` says what each
part of the spiral is, as at a table for many.
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
    """What a line stands for; raises Unreadable, which says where."""
    found = LAYOUT.read(text)
    plays = read_plays(found["plays"], found["spiral"])
    state = State(**found.state, plays=plays, exchanges=found["exchanged"])
    if bool(state.hand) == (state.ended == "emptied") and state.spiral:
        raise found.wrong("hand", "wordspiel.wrong.hand")
    has_begun = state.hand or state.pile or state.deck or state.aside or state.exchanges < EXCHANGES or state.ended
    if has_begun and not state.spiral:
        raise found.wrong("spiral", "wordspiel.wrong.spiral")
    return state
