"""An evening of SET: two people play by clicking, one on a phone, and a third watches."""

import re
from itertools import combinations

import pytest
from playwright.sync_api import Page, expect

import fivefold as ff
from browser.conftest import DESKTOP, PHONE, TABLET, Person, Server
from browser.table import (
    agree,
    all_see_the_same,
    begin,
    call,
    cards,
    house_rules,
    is_over,
    join,
    must_fit,
    named,
    no_set,
    open_room,
    pick,
    score,
    start,
    take,
    wait_for_cards,
)
from fivefold.core.speech import Reader
from fivefold.games.set_cards import sets


def players(person: Person, *, easy: bool = True) -> tuple[Page, Page, str]:
    ann, bo = person(DESKTOP), person(PHONE)
    link = open_room(ann)
    house_rules(ann, easy=easy)
    join(bo, link)
    start(ann)
    wait_for_cards(bo, 12)
    return ann, bo, link


@pytest.mark.smoke
def test_two_people_play_a_whole_game_and_a_third_watches(person: Person) -> None:
    ann, bo, link = players(person)
    cy = person(TABLET)
    cy.goto(link)
    expect(cy.get_by_text("You’re watching")).to_be_visible()
    taken = 0
    for turn in range(60):
        all_see_the_same(ann, bo, cy)
        if is_over(ann):
            break
        who = (ann, bo)[turn % 2]
        if take(who):
            taken += 1
            for page in (ann, bo, cy):
                must_fit(page)
        else:
            agree(ann, bo)
    for page in (ann, bo, cy):
        expect(page.locator("#result")).to_be_visible()
    assert score(ann, 0) + score(ann, 1) == taken
    assert [score(page, 0) for page in (bo, cy)] == [score(ann, 0)] * 2
    ann.get_by_role("button", name="Play again").first.click()
    for page in (ann, bo, cy):
        expect(page.locator("#result")).to_have_count(0)
        wait_for_cards(page, 12)


def test_the_record_of_what_was_played_verifies(person: Person, server: Server) -> None:
    ann = person()
    begin(ann, "SET", "Solitaire")
    wait_for_cards(ann, 12)
    take_alone = sets.find(cards(ann))
    if take_alone:
        pick(ann, take_alone[0])
    ann.get_by_role("button", name="Give up").click()
    ann.get_by_role("button", name="Really?").click()
    expect(ann.locator("#result")).to_be_visible()
    code = ann.url.rsplit("/", 1)[1]
    match = ann.evaluate(
        """async code => await new Promise(done => {
            const line = new WebSocket(`ws://${location.host}/ws/${code}`);
            line.onmessage = said => { const m = JSON.parse(said.data); if (m.t === 'welcome') done(m.room.match); };
        })""",
        code,
    )
    record = ann.request.get(f"{server.url}/api/records/{match}")
    assert ff.verify(record.text()).outcome.reason == "resigned"


def test_a_wrong_set_says_why_feature_by_feature(person: Person) -> None:
    ann, bo, _ = players(person, easy=False)
    on_table = cards(ann)
    wrong = next(three for three in combinations(on_table, 3) if not sets.is_set(*three))
    call(ann)
    expect(bo.get_by_text(re.compile("called SET"))).to_be_visible()
    pick(ann, wrong)
    for page in (ann, bo):
        for fault in sets.why_not(*wrong):
            expect(page.get_by_text(Reader().say(fault.message)).first).to_be_visible()
    assert score(ann, 0) == -1
    assert set(cards(ann)) == set(on_table), "the cards stay"


def test_saying_that_there_is_no_set_shows_who_agrees_and_the_board_still_fits(person: Person) -> None:
    ann, bo, _ = players(person, easy=False)
    ann.get_by_role("button", name="I see none").click()
    agreed = bo.get_by_text(re.compile("1 of 2|\\(1 of 2\\)"))
    expect(agreed).to_be_visible()
    ann.get_by_role("button", name="I see none").click()
    expect(agreed).to_be_hidden()
    for count in (15, 18, 21):
        no_set(ann, bo)
        for page in (ann, bo):
            wait_for_cards(page, count)
            must_fit(page)


@pytest.mark.smoke
def test_reloading_in_the_middle_of_a_call_keeps_seat_and_board(person: Person) -> None:
    ann, bo, _ = players(person, easy=False)
    while not sets.find(before := cards(ann)):
        no_set(ann, bo)
        for page in (ann, bo):
            wait_for_cards(page, len(before) + 3)
    call(ann)
    ann.reload()
    expect(ann.get_by_text("Pick three")).to_be_visible()
    pick(ann, sets.find(cards(ann))[0])
    expect(bo.get_by_role("button", name="SET!")).to_be_enabled()
    assert score(bo, 0) == 1


@pytest.mark.smoke
def test_a_server_that_dies_and_returns_loses_nothing(person: Person, server: Server) -> None:
    ann, bo, _ = players(person, easy=False)
    before = cards(ann)
    server.kill()
    try:
        for page in (ann, bo):
            expect(page.get_by_text(re.compile("connection", re.IGNORECASE)).first).to_be_visible()
    finally:
        server.start()
    for page in (ann, bo):
        expect(page.get_by_text(re.compile("connection", re.IGNORECASE))).to_have_count(0)
        expect(page.get_by_role("button", name="SET!")).to_be_enabled()
        assert cards(page) == before
    if sets.find(before):
        assert take(bo)


def test_a_restart_brings_everybody_back_by_itself(person: Person, server: Server) -> None:
    """On SIGTERM people are told; nobody has to press anything, the host is the same, and who plays goes on."""
    ann, bo, _ = players(person, easy=False)
    before = cards(ann)
    told: list[str] = []
    ann.on("websocket", lambda socket: socket.on("framereceived", lambda text: told.append(str(text))))
    ann.reload()
    wait_for_cards(ann, len(before))
    server.stop()
    try:
        for page in (ann, bo):
            expect(page.get_by_text("Connection lost. Reconnecting …").first).to_be_visible()
            expect(page.get_by_text("You left the table")).to_have_count(0)
    finally:
        server.start()
    assert any('"restart"' in text and '"again":true' in text for text in told), "people are told why"
    for page in (ann, bo):
        expect(page.get_by_text("Connection lost. Reconnecting …")).to_have_count(0)
        expect(page.get_by_role("button", name="SET!")).to_be_enabled()
        assert cards(page) == before
    for page, count in ((ann, 1), (bo, 0)):
        page.get_by_role("button", name="Menu").click()
        expect(page.get_by_role("dialog").get_by_role("button", name="Leave")).to_be_visible()
        expect(page.get_by_role("button", name="End match for everyone")).to_have_count(count)


def test_whoever_leaves_is_shown_as_away_and_anybody_who_plays_lets_a_bot_go_on(person: Person) -> None:
    """Over the stage, so that nothing moves; and whoever comes back has the seat again."""
    ann, bo, link = players(person)
    where = "() => JSON.stringify(document.querySelector('[data-stage]').getBoundingClientRect())"
    before = bo.evaluate(where)
    ann.goto("about:blank")
    away = bo.get_by_role("list", name="Away")
    expect(away.get_by_text(re.compile("is away$"))).to_be_visible()
    assert bo.evaluate(where) == before
    away.get_by_role("button", name="Let a bot take over").click()
    expect(away.get_by_text(re.compile("is away; a bot is playing"))).to_be_visible()
    away.get_by_role("button", name="Dismiss").click()
    expect(away.get_by_text(re.compile("is away"))).to_have_count(0)
    ann.goto(link)
    expect(ann.locator("[data-card]").first).to_be_visible()
    all_see_the_same(bo, ann)
    expect(ann.get_by_text("You’re watching")).to_have_count(0)


@pytest.mark.smoke
def test_a_locked_room_asks_for_its_password(person: Person) -> None:
    ann, bo = person(), person(PHONE)
    link = open_room(ann)
    ann.locator(".invite details summary").click()
    ann.get_by_label("Password for new players").fill("sesame")
    ann.get_by_role("button", name="Set", exact=True).click()
    expect(ann.get_by_label("The room has a password")).to_be_visible()
    bo.goto(link)
    expect(bo.get_by_role("heading", name="Guest 1 invites you to play SET")).to_be_visible()
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_label("Password").fill("wrong")
    bo.get_by_role("button", name="Join", exact=True).click()
    expect(bo.get_by_text("Wrong password.").first).to_be_visible()
    bo.get_by_label("Password").fill("sesame")
    bo.get_by_role("button", name="Join", exact=True).click()
    expect(bo.get_by_role("button", name="Leave seat")).to_be_visible()
    expect(ann.locator(".players").get_by_text("Bo", exact=True)).to_be_visible()


def test_the_phone_takes_over_with_a_code(person: Person) -> None:
    ann = person()
    link = open_room(ann)
    ann.get_by_role("button", name="Continue on another device").click()
    phone = person(PHONE)
    phone.goto(handed_over(ann))
    phone.get_by_role("button", name="Yes, that’s me").click()
    expect(phone.get_by_text("This device is yours now too.")).to_be_visible()
    expect(phone).to_have_url(link)
    expect(phone.get_by_role("button", name="Leave seat")).to_be_visible()
    expect(phone.get_by_role("button", name="Start", exact=True)).to_be_visible()


def handed_over(page: Page) -> str:
    """The path that is shown for another device; the picture beside it leads there too, and to nothing else."""
    shown = page.get_by_text(re.compile(r"/h/[A-Z0-9]+/[A-Z0-9]{8}\b")).first
    expect(shown).to_be_visible()
    path = re.search(r"/h/([A-Z0-9]+)/([A-Z0-9]{8})\b", shown.inner_text())
    assert path
    pictures = page.locator("img[src*='qr.svg']").evaluate_all("all => all.map(one => one.getAttribute('src'))")
    assert pictures == [f"/api/rooms/{path[1]}/qr.svg?handover={path[2]}"]
    return path[0]


def test_the_phone_goes_on_with_the_match_in_the_same_seat(person: Person) -> None:
    ann, bo, link = players(person, easy=False)
    bo.get_by_role("button", name=re.compile("^Invite to room")).click()
    bo.get_by_role("button", name="Continue on another device").click()
    tablet = person(TABLET)
    tablet.goto(handed_over(bo))
    tablet.get_by_role("button", name="Yes, that’s me").click()
    wait_for_cards(tablet, len(cards(ann)))
    expect(tablet).to_have_url(link)
    expect(tablet.locator('[data-seat="1"].me')).to_be_visible()
    expect(tablet.get_by_text("You’re watching")).to_have_count(0)


@pytest.mark.smoke
def test_chat_reactions_and_removing_a_player(person: Person) -> None:
    ann, bo = person(), person(PHONE)
    link = open_room(ann)
    join(bo, link)
    for page in (ann, bo):
        page.get_by_role("button", name=re.compile("People and chat")).click()
    bo.get_by_label("Write a message").fill("Good evening <b>all</b>")
    bo.keyboard.press("Enter")
    expect(ann.get_by_text("Good evening <b>all</b>").first).to_be_visible()
    ann.get_by_role("button", name=re.compile("^Remove ")).last.click()
    expect(bo.get_by_text("The host removed you from this room.").first).to_be_visible()


def test_the_result_shows_what_everybody_missed(person: Person) -> None:
    ann = person()
    begin(ann, "SET", "Solitaire")
    wait_for_cards(ann, 12)
    ann.get_by_role("button", name="Three more").click()
    wait_for_cards(ann, 15)
    ann.get_by_role("button", name="Give up").click()
    ann.get_by_role("button", name="Really?").click()
    expect(ann.get_by_role("heading", name="Still hidden")).to_be_visible()
    a, b, c = sets.find(cards(ann))[0]
    first = named(a, b, c)
    expect(ann.get_by_role("img", name=first)).to_be_visible()


@pytest.mark.soak
def test_the_photo_finish_is_shown_when_it_decided(person: Person) -> None:
    """Bo's pongs are late, so the table knows that Bo is far away and waits a moment for an earlier press.

    Both must press within a fifth of a second, which a busy machine cannot promise: so not in every run.
    """
    ann, bo = person(), person()
    bo.add_init_script(
        """const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (text) {
            String(text).includes('"pong"') ? setTimeout(() => send.call(this, text), 380) : send.call(this, text);
        };"""
    )
    link = open_room(ann)
    join(bo, link)
    start(ann)
    wait_for_cards(bo, 12)
    bo.wait_for_timeout(9000)
    ann.keyboard.press(" ")
    bo.keyboard.press(" ")
    for page in (ann, bo):
        expect(page.get_by_text(re.compile("photo finish", re.IGNORECASE)).first).to_be_visible()
    expect(bo.get_by_text("Pick three")).to_be_visible()
