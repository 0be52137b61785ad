"""The way in: a first page of two screens with few controls, a page for every game, and a page for wrong addresses."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import PHONE, Person
from browser.table import sit_down
from browser.test_alone import tab_to
from browser.test_axe import LIGHTS, come, violations
from browser.waiting import until_kept
from fivefold.core.discovery import games
from fivefold.core.speech import Reader

MOST_CONTROLS, MOST_HEIGHT, MOST_BYTES = 30, 1700, 100_000
CONTROLS = "a[href], button, input, select, summary"
COUNTED = "all => all.filter(one => one.checkVisibility()).length"
PHONES = ((390, 844), (430, 932))
WIDTHS = (320, 360, 390, 560, 640, 719, 720, 820, 1024, 1280, 1440, 1799, 1800, 1920, 2560, 3440)
LARGE = (2560, 1440)
SHARED = [slug for slug, game in games().items() if game.players.most > 1]
ROWS = """tiles => {
  const rows = new Map();
  for (const tile of tiles) {
    const { left, right, top, bottom } = tile.getBoundingClientRect();
    const row = rows.get(Math.round(top)) ?? { left: 1e9, right: 0, bottoms: new Set(), count: 0 };
    row.left = Math.min(row.left, Math.round(left));
    row.right = Math.max(row.right, Math.round(right));
    row.bottoms.add(Math.round(bottom));
    row.count++;
    rows.set(Math.round(top), row);
  }
  return [...rows.values()].map(({ bottoms, ...row }) => ({ ...row, heights: bottoms.size }));
}"""

BYTES = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
    .filter(({ name }) => !name.endsWith(".woff2"))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""
"""What came for a page, compressed, without fonts."""
MIDDLES = """parts => parts.map((part) => {
  const { top, bottom } = part.getBoundingClientRect();
  return Math.round((top + bottom) / 2);
})"""


def title(slug: str) -> str:
    return Reader().say(games()[slug].title)


def tiles(page: Page) -> Locator:
    return page.locator(".tile")


def arrive(page: Page, other: Page) -> None:
    """The fullest first page: more matches that go on than are shown, and a public room of somebody else."""
    sit_down(other, "set", public=True)
    expect(other.locator(".lobby")).to_be_visible()
    for _ in range(4):
        sit_down(page, "karma", bots="easy", seats=3, start=True)
    page.goto("/")
    expect(page.get_by_role("heading", name="Continue your matches")).to_be_visible()
    expect(page.get_by_text(re.compile("^Public rooms"))).to_be_visible()
    expect(tiles(page)).to_have_count(len(SHARED))


@pytest.mark.smoke
def test_the_first_page_has_few_controls_and_is_two_screens_high(person: Person) -> None:
    page = person(PHONE)
    page.goto("/")
    expect(tiles(page)).to_have_count(len(SHARED))
    assert 50_000 < page.evaluate(BYTES) <= MOST_BYTES
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("() => document.documentElement.scrollHeight") <= MOST_HEIGHT
    arrive(page, person())
    assert page.locator(CONTROLS).evaluate_all(COUNTED) <= MOST_CONTROLS
    expect(page.locator(".tile .main")).to_have_count(len(SHARED))
    assert page.locator(".button.main").count() == len(SHARED), "one gold button on each tile, and no others"


def test_there_are_no_holes_between_the_tiles_at_any_width(person: Person) -> None:
    page = person()
    page.goto("/")
    expect(tiles(page)).to_have_count(len(SHARED))
    for width, height in (*((width, 900) for width in WIDTHS), LARGE):
        page.set_viewport_size({"width": width, "height": height})
        rows = page.locator("main li > .tile, main li > a").evaluate_all(ROWS)
        assert len({(row["left"], row["right"]) for row in rows}) == 1, (width, rows)
        assert all(row["heights"] == 1 for row in rows), (width, rows)
        if width >= 1800:
            assert [row["count"] for row in rows] == [len(SHARED) + 1], "with today’s puzzles"
    assert page.evaluate("getComputedStyle(document.body).fontSize") == "20px", "everything grows on a large screen"


@pytest.mark.smoke
def test_games_stand_in_one_order_everywhere(person: Person) -> None:
    page = person()

    def shown(path: str, what: str) -> list[str]:
        page.goto(path)
        expect(page.locator(what)).to_have_count(len(SHARED))
        return page.locator(what).all_inner_texts()

    first = shown("/", ".tile h3")
    assert sorted(first) == sorted(map(title, SHARED))
    assert shown("/daily", "[data-puzzle] h3") == first
    assert shown("/practice", "main h2") == first
    assert shown("/print", "main select >> nth=0 >> option") == first
    assert shown("/nowhere", ".tile h3") == first
    page.goto("/rules/karma")
    others = page.get_by_role("navigation", name="Other games").get_by_role("link")
    expect(others).to_have_count(len(SHARED) - 1)
    assert others.all_inner_texts() == [one for one in first if one != "Karma"]


@pytest.mark.parametrize(
    "slug", [pytest.param(slug, marks=() if slug == "karma" else pytest.mark.soak) for slug in SHARED]
)
def test_a_games_page_has_every_way_and_each_begins(slug: str, person: Person) -> None:
    page = person()
    page.goto("/")
    page.get_by_role("link", name=title(slug), exact=True).click()
    expect(page).to_have_url(re.compile(f"/{slug}$"))
    expect(page).to_have_title(f"{title(slug)} · Fivefold")
    expect(page.locator("main .main")).to_have_text(re.compile("Learn in [1-5] minutes"))
    begun = {"Learn in": slug, "Play against bots": slug, "Today’s puzzle": f"{slug}-daily"}
    if f"{slug}-solitaire" in games():
        begun["Solitaire"] = f"{slug}-solitaire"
    elif games()[slug].players.least == 1:
        begun["Solitaire"] = slug
    for way, game in begun.items():
        page.goto(f"/{slug}")
        with page.expect_request(lambda request: request.method == "POST") as asked:
            page.get_by_role("button", name=re.compile(f"^{way}")).click()
        assert (asked.value.post_data_json or {})["game"] == game
        expect(page.locator("[data-stage] > *").first).to_be_visible()
    page.goto(f"/{slug}")
    page.get_by_role("button", name="Play with friends").click()
    expect(page.locator(".lobby")).to_be_visible()
    for way, address in (("Practice", f"/practice/{slug}"), ("Rules", f"/rules/{slug}")):
        page.goto(f"/{slug}")
        page.locator("main").get_by_role("link", name=re.compile(f"^{way}")).click()
        expect(page).to_have_url(re.compile(f"{address}"))
        expect(page.locator("main h1").first).to_be_visible()


def test_ones_own_results_stand_on_the_games_page(person: Person) -> None:
    page = person()
    page.goto("/set-solitaire")
    expect(page.get_by_role("heading", name="SET", exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name="Your results")).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Solitaire")).click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Really?").click()
    expect(page.locator("#result")).to_be_visible()
    until_kept(page, 1)
    page.goto("/set")
    results = page.get_by_role("region", name="Your results")
    expect(results).to_contain_text("0 of 1 match won")
    results.get_by_role("link", name="All your matches").click()
    expect(page).to_have_url(re.compile(r"/mine\?game=set$"))


@pytest.mark.smoke
@pytest.mark.parametrize("path", ["/nonsense", "/about/us", "/rules/nonsense", "/r/ZZZZZ"])
def test_a_wrong_address_has_a_page_with_the_games(path: str, person: Person) -> None:
    page = person()
    answer = page.goto(path)
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("not found"))
    expect(tiles(page)).to_have_count(len(SHARED))
    page.get_by_role("link", name="Karma", exact=True).click()
    expect(page.get_by_role("heading", name="Karma", level=1)).to_be_visible()


def test_from_the_first_page_to_a_match_by_keys_alone(page: Page) -> None:
    page.goto("/")
    expect(tiles(page)).to_have_count(len(SHARED))
    tab_to(page, "Karma")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Play against bots")).to_be_visible()
    tab_to(page, "Play against bots")
    page.keyboard.press("Enter")
    expect(page.locator("[data-choice]")).to_have_count(6)
    page.goto("/")
    expect(tiles(page)).to_have_count(len(SHARED))
    tab_to(page, "Play: SET CUBED")
    page.keyboard.press("Enter")
    expect(page.locator("[data-square]").first).to_be_visible()


@pytest.mark.parametrize("light", LIGHTS)
def test_axe_finds_nothing(light: str, person: Person) -> None:
    page = come(person, light, PHONE)
    arrive(page, person())
    found = violations(page, "front")
    for path in ("/set", "/nowhere"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        found += violations(page, path)
    assert not found, "\n".join(found)


def test_a_long_name_does_not_break_the_bar(person: Person) -> None:
    page = person()
    page.request.get("/api/me")
    assert page.request.put("/api/me", data={"name": "Maximiliane v. Tannenber"}).ok
    page.goto("/")
    expect(tiles(page).first).to_be_visible()
    for width, rows in ((390, 2), (760, 2), (761, 1), (820, 1), (1024, 1), (1440, 1)):
        page.set_viewport_size({"width": width, "height": 900})
        middles = page.locator("header > *").evaluate_all(MIDDLES)
        assert len(set(middles)) == rows, (width, middles)
        assert page.locator("header .name").is_visible() == (rows == 1), width
