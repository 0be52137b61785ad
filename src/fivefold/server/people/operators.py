"""Operators: they sign in with the server's token, and whatever they do is logged under their name."""

import hmac
import secrets
from hashlib import sha256

from fivefold.core.errors import Illegal
from fivefold.rooms.text import clean_name
from fivefold.server.limits import MISS_PRICE, ServerBuckets
from fivefold.server.logs import log
from fivefold.server.store import Store
from fivefold.server.store.moderation import LogLine

SECONDS = 8 * 3600
"""How long an operator stays signed in."""
PAGE = 100
PROGRAM = "token"
"""The name in the log of requests with the token and without a session."""
WRONG = Illegal("server.not-operator")


class Operators:
    """Checks tokens and sessions. Sessions are in the store, so they are valid at every process."""

    def __init__(self, store: Store, token: str, buckets: ServerBuckets) -> None:
        self._store, self._token, self._buckets = store, token, buckets

    @property
    def are_allowed(self) -> bool:
        """Whether the server has a token for operators."""
        return bool(self._token)

    async def sign_in(self, token: str, name: str, network: str) -> tuple[str, str]:
        """Return the secret of a new session, and the operator's name; raises Illegal."""
        self._check(token, network)
        secret, tidy = secrets.token_urlsafe(32), clean_name(name)
        await self._store.moderation.sign_in(secret, self._token, tidy, self._store.clock() + SECONDS * 1000)
        await self.note(tidy, "sign-in")
        return secret, tidy

    async def signed_in(self, secret: str | None, authorization: str, network: str) -> str:
        """Return the name of the operator of a session, or of a request with the token; raises Illegal."""
        if authorization:
            self._check(authorization.removeprefix("Bearer "), network)
            return PROGRAM
        name = await self._store.moderation.operator(secret, self._token) if secret else None
        if name is None:
            self._buckets.per_address.penalise(network, MISS_PRICE)
            raise WRONG
        return name

    async def sign_out(self, secret: str, name: str) -> None:
        await self._store.moderation.sign_out(secret)
        await self.note(name, "sign-out")

    def _check(self, token: str, network: str) -> None:
        """Raise Illegal for a wrong token; an address that has tried too many is refused even the right one."""
        if self._buckets.guesses.wait(network):
            self._buckets.per_address.penalise(network, MISS_PRICE)
            raise Illegal("server.too-many-guesses")
        if not hmac.compare_digest(sha256(token.encode()).digest(), sha256(self._token.encode()).digest()):
            self._buckets.guesses.take(network)
            self._buckets.per_address.penalise(network, MISS_PRICE)
            log.error("an operator request had a wrong token")
            raise WRONG

    async def note(self, name: str, action: str, about: str = "") -> None:
        """Log what an operator does, before it is done."""
        await self._store.moderation.note(name, action, about)
        log.info("an operator acted", action=action)

    async def actions(self, before: int | None) -> list[LogLine]:
        """Return a page of the log, the newest first."""
        return await self._store.moderation.log(PAGE, 2**62 if before is None else before)
