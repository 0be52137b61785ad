"""Hashes room passwords with salted scrypt, in a thread; rooms only compare the hashes."""

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import scrypt, sha256

_LOG_COST, _BLOCK_SIZE, _PARALLELISM = 14, 8, 1
"""Each guess takes about 50 ms of one core and 16 MB."""
_pool = ThreadPoolExecutor(1, "passwords")
"""One thread, so that guessing takes at most one core and the memory of one hash."""


def hash_password(password: str, code: str, like: str = "") -> str:
    """Return the hash of a room's password with a new salt, or with the salt and cost of `like`, to compare with it."""
    if not like:
        return _scrypt(password, secrets.token_hex(16), _LOG_COST, _BLOCK_SIZE, _PARALLELISM)
    if like.startswith("scrypt$"):
        _, cost, block, parallel, salt, _ = like.split("$")
        return _scrypt(password, salt, int(cost), int(block), int(parallel))
    return sha256(f"{code} {password}".encode()).hexdigest()  # the format of password hashes before 0.1


def _scrypt(password: str, salt: str, cost: int, block: int, parallel: int) -> str:
    key = scrypt(password.encode(), salt=bytes.fromhex(salt), n=1 << cost, r=block, p=parallel, dklen=32)
    return f"scrypt${cost}${block}${parallel}${salt}${key.hex()}"


def hash_soon(password: str, code: str, like: str = "") -> "asyncio.Future[str]":
    """Hash a password in the thread."""
    return asyncio.get_running_loop().run_in_executor(_pool, partial(hash_password, password, code, like))
