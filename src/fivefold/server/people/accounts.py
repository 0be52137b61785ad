"""Lets people keep who they are without e-mail or password: passkeys, recovery codes, and their devices."""

import ipaddress
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from importlib.util import find_spec
from typing import Annotated, Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct, field

from fivefold.api.accounts import Account, DeviceInfo, PasskeyInfo
from fivefold.api.bodies import Me
from fivefold.api.codes import ALPHABET, recovery_code
from fivefold.core.errors import Illegal
from fivefold.server.people.handovers import Codes
from fivefold.server.store import EntryExists, Store
from fivefold.server.store.merging import merge
from fivefold.server.store.played import MatchFilter
from fivefold.server.workers.fair_queue import Asker
from fivefold.server.workers.jobs import JobFailed, JobRequest
from fivefold.server.workers.passkeys import BAD_PASSKEY, NewPasskeyRequest, PasskeyRequest, PublicKey, Site
from fivefold.server.workers.pool import WorkerPool

MOST_PASSKEYS = 20
OFFERED_AFTER = 3
"""After this many matches people are told that they can keep them."""
HOUR = 3600 * 1000
MILLISECONDS = 300_000
"""How long a browser waits for a passkey."""
ALGORITHMS = (-8, -7, -257)
"""EdDSA, ES256 and RS256, as COSE numbers them."""
BAD_RECOVERY = Illegal("server.bad-recovery")


R = TypeVar("R")


class _Signed(Struct):
    client_data_json: Annotated[str, Meta(max_length=4_000)] = field(name="clientDataJSON")


class _Answer(Struct):
    """The part of a browser's answer that says which passkey and which challenge it is about."""

    id: str
    response: _Signed


class _ClientData(Struct):
    challenge: str


def site_of(base: str, *, is_configured: bool) -> Site | None:
    """Return the site for passkeys at this address, or None if browsers have none there.

    That needs TLS and a name, which must be configured, as a client can send any name; only localhost is always one.
    """
    parts = urlsplit(base)
    host = parts.hostname or ""
    if host != "localhost" and not (is_configured and parts.scheme == "https" and _is_name(host)):
        return None
    return Site(host, f"{parts.scheme}://{parts.netloc}")


def _is_name(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return "." in host
    return False


class AccountService:
    """Passkeys, recovery codes and devices of people. All methods raise Illegal, StoreError or NotSaved."""

    def __init__(self, store: Store, challenges: Codes, workers: WorkerPool) -> None:
        self._store, self._challenges, self._workers = store, challenges, workers
        self.has_passkeys = find_spec("webauthn") is not None
        """Whether what checks passkeys is installed."""

    async def account(self, person: str, device: str, *, offered: bool) -> Account:
        accounts = self._store.accounts
        keys, devices = await accounts.passkeys(person), await accounts.devices(person)
        made = await accounts.recovery_made(person)
        played = await self._store.index.latest(person, OFFERED_AFTER, MatchFilter())
        return Account(
            kept=bool(keys) or made is not None,
            passkeys=tuple(PasskeyInfo(key.id, key.name, key.made, key.used) for key in keys),
            recovery=made,
            devices=tuple(DeviceInfo(one.id, one.name, one.seen, one.id == device) for one in devices),
            played=len(played),
            offered=offered and self.has_passkeys,
        )

    async def seen(self, person: str, device: str, name: str) -> None:
        """Note the device of a person who has a way back; others have no list of devices."""
        if device and await self._store.accounts.is_kept(person):
            known = {one.id: one.seen for one in await self._store.accounts.devices(person)}
            if known.get(device, 0) < self._store.clock() - HOUR:
                await self._store.accounts.note_device(device, person, name)

    # -- passkeys

    async def registration(self, me: Me, site: Site) -> msgspec.Raw:
        """Return what a browser needs to make a passkey."""
        known = await self._store.accounts.passkeys(me.id)
        if len(known) >= MOST_PASSKEYS:
            raise Illegal("server.too-many-passkeys", most=MOST_PASSKEYS)
        options: dict[str, Any] = {
            "challenge": await self._challenges.make(me.id),
            "rp": {"id": site.host, "name": "Fivefold"},
            "user": {"id": _handle(me.id), "name": me.name or "Fivefold", "displayName": me.name or "Fivefold"},
            "pubKeyCredParams": [{"type": "public-key", "alg": number} for number in ALGORITHMS],
            "authenticatorSelection": {"residentKey": "required", "userVerification": "required"},
            "excludeCredentials": [{"type": "public-key", "id": key.id} for key in known],
            "attestation": "none",
            "timeout": MILLISECONDS,
        }
        return msgspec.Raw(msgspec.json.encode(options))

    async def add_passkey(self, me: Me, site: Site, credential: str, device: str, name: str, address: str) -> None:
        """Save the passkey that a browser has made."""
        challenge = await self._answered(credential, me.id)
        key = await self._check(NewPasskeyRequest(site, challenge, credential), address)
        await self._store.people.save_name(me.id, me.name)
        try:
            await self._store.accounts.add_passkey(key.id, me.id, key.public, key.uses, name)
        except EntryExists:
            raise BAD_PASSKEY from None
        await self.seen(me.id, device, name)

    async def challenge(self, guest: str, site: Site) -> msgspec.Raw:
        """Return what a browser needs to sign in with any passkey of this site."""
        options = {
            "challenge": await self._challenges.make(guest),
            "rpId": site.host,
            "userVerification": "required",
            "timeout": MILLISECONDS,
        }
        return msgspec.Raw(msgspec.json.encode(options))

    async def person_of_passkey(self, guest: str, site: Site, credential: str, address: str) -> str:
        """Return the person whose passkey has signed the challenge of this guest."""
        challenge = await self._answered(credential, guest)
        key = await self._store.accounts.passkey(_read(credential)[0])
        if key is None:
            raise Illegal("server.bad-passkey.unknown")
        request = PasskeyRequest(site, challenge, credential, PublicKey(key.id, key.public, key.uses))
        await self._store.accounts.use_passkey(key.id, await self._check(request, address))
        return key.person

    async def _answered(self, credential: str, person: str) -> str:
        """Return the challenge that a browser's answer is about, which is valid once and for one person."""
        challenge = _read(credential)[1]
        try:
            is_theirs = await self._challenges.take(challenge) == person
        except Illegal as refusal:
            raise (refusal if refusal.code == "busy" else BAD_PASSKEY) from None
        if not is_theirs:
            raise BAD_PASSKEY
        return challenge

    async def _check(self, request: JobRequest[R], address: str) -> R:
        if not self.has_passkeys:
            raise Illegal("server.no-passkeys")
        try:
            return await self._workers.submit(request, Asker(address))
        except JobFailed:
            raise Illegal("server.busy.making") from None

    # -- recovery codes

    async def new_recovery(self, me: Me, device: str, name: str) -> str:
        """Make a recovery code in place of the last one. Only its hash is saved."""
        code = recovery_code()
        await self._store.people.save_name(me.id, me.name)
        await self._store.accounts.save_recovery(me.id, _digest(code))
        await self.seen(me.id, device, name)
        return code

    async def person_of_recovery(self, code: str) -> str:
        found = await self._store.accounts.recovered(_digest(code))
        if found is None:
            raise BAD_RECOVERY
        return found

    async def merge(self, guest: str, person: str) -> None:
        """Give a person what a guest in the same browser has played."""
        if guest != person and not await self._store.accounts.is_kept(guest):
            await merge(self._store, guest, person)


def _read(credential: str) -> tuple[str, str]:
    """Return the id of the passkey and the challenge that a browser's answer names, unchecked; raises Illegal."""
    try:
        answer = msgspec.json.decode(credential, type=_Answer)
        data = answer.response.client_data_json
        signed = urlsafe_b64decode(data + "=" * (-len(data) % 4))
        return answer.id, msgspec.json.decode(signed, type=_ClientData).challenge
    except (msgspec.DecodeError, ValueError):
        raise BAD_PASSKEY from None


def _handle(person: str) -> str:
    """Return what a passkey calls the person: not their id, and the same for all their passkeys."""
    return urlsafe_b64encode(sha256(f"fivefold passkey {person}".encode()).digest()).decode().rstrip("=")


def _digest(code: str) -> str:
    """Return the hash of a recovery code; spaces, hyphens and case do not matter."""
    plain = "".join(sign for sign in code.upper() if sign in ALPHABET)
    return sha256(f"fivefold recovery {plain}".encode()).hexdigest()
