"""Routes for drills, printable puzzles and questions about real cards: workers answer, and nothing is saved."""

from typing import Annotated, Any

from litestar import MediaType, Response, get
from litestar.params import Parameter

from fivefold.api.bodies import CountPage, DrillInfo
from fivefold.api.games import count_page, drill_list
from fivefold.core.counts import LONGEST_TEXT, CountAnswer, check_count
from fivefold.core.discovery import find_game
from fivefold.core.drills import HARDEST, LONGEST_SEED, Drill, check_name
from fivefold.core.speech import nearest
from fivefold.server.http.negotiation import reader_of
from fivefold.server.http.pages import DAY
from fivefold.server.http.requests import HttpRequest, address_of, hub_of, pay
from fivefold.server.http.trouble import TROUBLE
from fivefold.server.limits import COUNT_PRICE, WORK_PRICE, network
from fivefold.server.workers.jobs import JobRequest
from fivefold.server.workers.making import CountRequest, DrillRequest, SheetRequest
from fivefold.sheets import MOST, Paper

Slug = Annotated[str, Parameter(pattern="^[a-z-]{1,40}$", description="A game.")]
Short = Annotated[str, Parameter(pattern="^[a-z-]{1,40}$", description="A drill of the game.")]
Seed = Annotated[
    str,
    Parameter(
        pattern=f"^[A-Za-z0-9-]{{1,{LONGEST_SEED}}}$", description="The seed; the same seed gives the same result."
    ),
]
Difficulty = Annotated[int, Parameter(ge=0, le=HARDEST)]
Count = Annotated[int, Parameter(ge=1, le=MOST, description="The number of puzzles.")]
Language = Annotated[
    str, Parameter(pattern="^([a-z]{2})?$", description="A language code; by default the browser's language.")
]
Text = Annotated[str, Parameter(max_length=LONGEST_TEXT, description="Cards or dice in notation, or a word.")]
MOST_OPTIONS = 8
"""The most options that are looked at; no count has more."""
PUZZLE_PRICE = 5
"""Points charged to an address for each puzzle on a sheet."""
HARDER_PRICE = 2
"""Points charged for a drill, in addition to the usual price, for each step of difficulty."""
AGE = {"Cache-Control": f"public, max-age={DAY}"}
"""The result for a seed does not change."""


async def _made(request: HttpRequest, wanted: JobRequest[bytes], price: int) -> bytes:
    """Have something made in a worker, for a price if it is not known; raises Refusal."""
    return await hub_of(request).maker.make(wanted, network(address_of(request)), lambda: pay(request, price))


@get("/api/drills", sync_to_thread=False, responses=TROUBLE)
def get_drills() -> list[DrillInfo]:
    """List all drills."""
    return drill_list()


@get("/api/drills/{game:str}/{name:str}", responses=TROUBLE)
async def get_drill(
    request: HttpRequest, game: Slug, name: Short, seed: Seed = "0", difficulty: Difficulty = 3
) -> Response[Drill]:
    """Return a drill with its answers; the same seed and difficulty give the same drill."""
    wanted = DrillRequest(f"{game}.{name}", seed, difficulty)
    check_name(wanted.name)
    made: Any = await _made(request, wanted, WORK_PRICE + HARDER_PRICE * difficulty)
    return Response(made, media_type=MediaType.JSON, headers=AGE)


@get("/api/count/{game:str}", sync_to_thread=False, responses=TROUBLE)
def get_counts(game: Slug) -> CountPage:
    """List what can be counted with the real cards or dice of a game, and short questions about its rules."""
    return count_page(find_game(game))


@get("/api/count/{game:str}/{name:str}", responses=TROUBLE)
async def get_count(request: HttpRequest, game: Slug, name: Short, text: Text) -> Response[CountAnswer]:
    """Answer a question about real cards or dice in notation; options are further parameters, such as `wild=7`."""
    check_count(game, name)
    given = request.query_params
    options = tuple([(option, given[option]) for option in sorted(given) if option != "text"][:MOST_OPTIONS])
    made: Any = await _made(request, CountRequest(game, name, text, options), COUNT_PRICE)
    return Response(made, media_type=MediaType.JSON)


@get("/api/print/{game:str}", media_type=MediaType.HTML, responses=TROUBLE)
async def get_sheet(
    request: HttpRequest, game: Slug, puzzles: Count = 6, seed: Seed = "1", language: Language = "", paper: Paper = "a4"
) -> Response[bytes]:
    """Return printable puzzles of a game, with solutions on a separate page; the same seed gives the same sheet."""
    tongue = nearest(language) if language else reader_of(request.headers).language
    page = await _made(request, SheetRequest(game, puzzles, seed, tongue, paper), PUZZLE_PRICE * puzzles)
    return Response(page, media_type=MediaType.HTML, headers={**AGE, "Vary": "Accept-Language"})


routes = [get_drills, get_drill, get_counts, get_count, get_sheet]
