"""Routes for keeping who you are: passkeys, recovery codes, your devices, and signing in."""

from typing import Annotated

from litestar import Response, delete, get, post
from litestar.params import Body, Parameter

from fivefold.api.accounts import Account, Credential, NewRecovery, PasskeyOptions, Recovery
from fivefold.api.bodies import Me
from fivefold.core.errors import Illegal
from fivefold.core.words import Message
from fivefold.rooms import messages as m
from fivefold.server.http.host import base_of
from fivefold.server.http.requests import (
    COOKIE,
    HttpRequest,
    address_of,
    cookie_for,
    hub_of,
    me_of,
    misses_charged,
    pay,
)
from fivefold.server.http.trouble import TROUBLE
from fivefold.server.limits import EXPORT_PRICE, WORK_PRICE, network
from fivefold.server.people.accounts import site_of
from fivefold.server.people.devices import device_name
from fivefold.server.rooms.driver import AGAIN
from fivefold.server.workers.passkeys import Site

KeyId = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{1,1400}$", description="The id of a passkey.")]
DeviceId = Annotated[str, Parameter(pattern="^[0-9a-f]{16}$", description="The id of a device.")]


@get("/api/account", responses=TROUBLE)
async def get_account(request: HttpRequest) -> Account:
    """Return how you can come back on this and other devices."""
    pay(request, WORK_PRICE)
    return await _account(request, (await me_of(request)).id)


@post("/api/account/passkeys/options", status_code=200, responses=TROUBLE)
async def passkey_options(request: HttpRequest) -> PasskeyOptions:
    """Return what the browser needs to make a passkey."""
    pay(request, WORK_PRICE)
    return PasskeyOptions(await hub_of(request).accounts.registration(await me_of(request), _site(request)))


@post("/api/account/passkeys", responses=TROUBLE)
async def add_passkey(request: HttpRequest, data: Annotated[Credential, Body()]) -> Account:
    """Save a passkey that the browser has made."""
    pay(request, WORK_PRICE)
    me = await me_of(request)
    device, name, address = device_of(request, me.id), _device_name(request), network(address_of(request))
    await hub_of(request).accounts.add_passkey(me, _site(request), data.credential, device, name, address)
    return await _account(request, me.id)


@delete("/api/account/passkeys/{key:str}", status_code=200, responses=TROUBLE)
async def remove_passkey(request: HttpRequest, key: KeyId) -> Account:
    """Remove a passkey; it cannot sign in any more."""
    pay(request, WORK_PRICE)
    me = await me_of(request)
    await hub_of(request).store.accounts.remove_passkey(me.id, key)
    return await _account(request, me.id)


@post("/api/account/recovery", responses=TROUBLE)
async def new_recovery(request: HttpRequest) -> NewRecovery:
    """Make a recovery code, in place of the last one; it is shown this once."""
    pay(request, WORK_PRICE)
    me = await me_of(request)
    code = await hub_of(request).accounts.new_recovery(me, device_of(request, me.id), _device_name(request))
    return NewRecovery(code)


@delete("/api/account/devices/{device:str}", status_code=200, responses=TROUBLE)
async def remove_device(request: HttpRequest, device: DeviceId) -> Account:
    """Sign out one of your devices."""
    pay(request, WORK_PRICE)
    me = await me_of(request)
    hub = hub_of(request)
    await hub.store.accounts.sign_out(me.id, device)
    hub.close_connections(me.id, m.Closed.saying(Message("server.signed-out"), again=True))
    return await _account(request, me.id)


@post("/api/sign-in/options", status_code=200, responses=TROUBLE)
async def sign_in_options(request: HttpRequest) -> PasskeyOptions:
    """Return what the browser needs to sign in with a passkey."""
    pay(request, WORK_PRICE)
    return PasskeyOptions(await hub_of(request).accounts.challenge((await me_of(request)).id, _site(request)))


@post("/api/sign-in/passkey", status_code=200, responses=TROUBLE)
async def sign_in_passkey(request: HttpRequest, data: Annotated[Credential, Body()]) -> Response[Me]:
    """Become the person of a passkey, and take along what you have played here if you want to."""
    pay(request, WORK_PRICE)
    me, address = await me_of(request), network(address_of(request))
    with misses_charged(request):
        person = await hub_of(request).accounts.person_of_passkey(me.id, _site(request), data.credential, address)
    return await _signed_in(request, me.id, person, is_merged=data.merge)


@post("/api/sign-in/recovery", status_code=200, responses=TROUBLE)
async def sign_in_recovery(request: HttpRequest, data: Annotated[Recovery, Body()]) -> Response[Me]:
    """Become the person of a recovery code, and take along what you have played here if you want to."""
    pay(request, WORK_PRICE)
    me, address = await me_of(request), network(address_of(request))
    if not hub_of(request).buckets.guesses.take(address):
        raise Illegal("server.too-many-guesses")
    with misses_charged(request):
        person = await hub_of(request).accounts.person_of_recovery(data.code)
    return await _signed_in(request, me.id, person, is_merged=data.merge)


HANDLERS = [
    get_account, passkey_options, add_passkey, remove_passkey, new_recovery, remove_device, sign_in_options,
    sign_in_passkey, sign_in_recovery,
]  # fmt: skip


def device_of(request: HttpRequest, person: str) -> str:
    """Return the id of the device that makes a request; empty if it has none yet."""
    return hub_of(request).people.device_of(request.cookies.get(COOKIE), person)


async def note_device(request: HttpRequest, person: str) -> None:
    """Note the device for people who have a list of theirs; raises StoreError."""
    await hub_of(request).accounts.seen(person, device_of(request, person), _device_name(request))


def _device_name(request: HttpRequest) -> str:
    return device_name(request.headers.get("user-agent", ""))


def _site(request: HttpRequest) -> Site:
    """Return where passkeys of this server belong; raises Illegal."""
    site = site_of(base_of(request), is_configured=bool(hub_of(request).settings.base_url))
    if site is None:
        raise Illegal("server.no-passkeys")
    return site


async def _account(request: HttpRequest, person: str) -> Account:
    is_offered = site_of(base_of(request), is_configured=bool(hub_of(request).settings.base_url)) is not None
    return await hub_of(request).accounts.account(person, device_of(request, person), offered=is_offered)


async def _signed_in(request: HttpRequest, guest: str, person: str, *, is_merged: bool) -> Response[Me]:
    hub = hub_of(request)
    hub.people.must_be_welcome(person, network(address_of(request)))
    if is_merged and guest != person:
        pay(request, EXPORT_PRICE)
        await hub.accounts.merge(guest, person)
        hub.close_connections(guest, m.Closed.saying(Message("server.signed-out"), again=True))
        for driver in list(hub.rooms.values()):
            if guest in driver.room.state.people:
                driver.retire(AGAIN)  # its state in memory is out of date now
    found = await hub.store.people.find(person)
    return await become(request, Me(person, found.name if found else ""))


async def become(request: HttpRequest, me: Me) -> Response[Me]:
    """Make the device that makes a request a person's; raises StoreError."""
    hub, cookie = hub_of(request), await cookie_for(request, me.id)
    await hub.accounts.seen(me.id, hub.people.device_of(cookie.value, me.id), _device_name(request))
    return Response(me, cookies=[cookie])
