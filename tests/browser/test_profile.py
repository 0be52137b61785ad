"""One's profile: passkeys with a virtual authenticator, recovery codes, devices, and the offer to keep matches."""

import re
from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from browser.conftest import PHONE, Person
from browser.table import begin, wait_for_cards

KEY = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def with_authenticator(page: Page, known: list[dict[str, Any]] | None = None) -> tuple[CDPSession, str]:
    """Give a page an authenticator that always agrees, with the passkeys of another one."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": KEY})["authenticatorId"]
    for credential in known or []:
        session.send("WebAuthn.addCredential", {"authenticatorId": made, "credential": credential})
    return session, made


def named(page: Page, name: str) -> None:
    page.goto("/me")
    page.get_by_role("main").get_by_role("button", name="Your name").click()
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("main").get_by_text(name)).to_be_visible()


def give_up(page: Page) -> None:
    begin(page, "SET", "Solitaire")
    wait_for_cards(page, 12)
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Really?").click()
    expect(page.locator("#result")).to_be_visible()


def test_a_passkey_made_on_one_device_signs_in_on_another(person: Person) -> None:
    ann, phone = person(), person(PHONE)
    named(ann, "Ann")
    session, place = with_authenticator(ann)
    ann.get_by_role("button", name="Create a passkey").click()
    expect(ann.get_by_text("You can sign in on any device.")).to_be_visible()
    known = session.send("WebAuthn.getCredentials", {"authenticatorId": place})["credentials"]
    assert len(known) == 1
    give_up(phone)
    with_authenticator(phone, known)
    phone.goto("/me")
    expect(phone.get_by_label("Bring along my matches from this browser")).to_be_checked()
    phone.get_by_role("button", name="Sign in with a passkey").click()
    expect(phone.get_by_text("Welcome back, Ann!")).to_be_visible()
    expect(phone.get_by_text("This device")).to_be_visible()
    ann.goto("/mine")
    expect(ann.get_by_text("SET Solitaire").first).to_be_visible()


def test_a_recovery_code_signs_in_and_a_device_is_signed_out_from_another(person: Person) -> None:
    ann, phone = person(), person(PHONE)
    named(ann, "Ann")
    ann.get_by_role("button", name="Get a recovery code").click()
    code = ann.get_by_role("status").locator("strong").inner_text()
    assert re.fullmatch(r"(\w{5}-){3}\w{5}", code)
    ann.emulate_media(media="print")
    expect(ann.get_by_text(code)).to_be_visible()
    expect(ann.get_by_text("Fivefold · localhost")).to_be_visible()
    expect(ann.get_by_role("heading", name="Profile", include_hidden=True)).to_be_hidden()
    ann.emulate_media(media="screen")
    phone.goto("/me")
    phone.get_by_label("Recovery code").fill(code[:-1])
    phone.get_by_role("button", name="Sign in", exact=True).click()
    expect(phone.get_by_text("That isn’t a valid recovery code")).to_be_visible()
    phone.get_by_label("Recovery code").fill(code.lower())
    phone.get_by_role("button", name="Sign in", exact=True).click()
    expect(phone.get_by_text("Welcome back, Ann!")).to_be_visible()
    ann.goto("/me")
    expect(ann.get_by_text(code)).to_have_count(0)
    ann.get_by_role("button", name="Sign out", exact=True).click()
    expect(ann.get_by_role("button", name="Sign out", exact=True)).to_have_count(0)
    phone.goto("/me")
    expect(phone.get_by_role("main").get_by_role("button", name="Your name")).to_be_visible()


def test_a_link_makes_another_device_ones_own(person: Person) -> None:
    ann, phone = person(), person(PHONE)
    named(ann, "Ann")
    ann.get_by_role("button", name="Add a device").click()
    link = ann.get_by_text(re.compile(r"localhost:\d+/h/\w+"))
    expect(ann.get_by_role("img", name=re.compile("QR code"))).to_be_visible()
    phone.goto("http://" + link.inner_text())
    phone.locator(".button.main").click()
    expect(phone).to_have_url(re.compile("/$"))
    phone.goto("/me")
    expect(phone.get_by_role("main").get_by_text("Ann")).to_be_visible()


def test_keeping_is_offered_once_after_the_third_match(person: Person) -> None:
    ann = person()
    offer = ann.get_by_text("You’ve finished three matches")
    for match in range(3):
        give_up(ann)
        expect(offer).to_have_count(int(match == 2))
    ann.get_by_role("button", name="Not now").click()
    expect(offer).to_have_count(0)
    give_up(ann)
    expect(ann.get_by_role("button", name="Play again").first).to_be_visible()
    expect(offer).to_have_count(0)


def test_the_name_leads_to_the_profile(person: Person) -> None:
    ann = person()
    ann.goto("/")
    ann.get_by_role("button", name="Your name").click()
    ann.get_by_role("link", name="Profile").click()
    expect(ann.get_by_role("heading", name="Keep your matches")).to_be_visible()
