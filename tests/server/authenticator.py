"""A passkey made in Python: what a browser and its authenticator answer, bit by bit as WebAuthn defines it."""

import json
import os
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, NEW_KEY = 1, 4, 64


def b64(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


class Authenticator:
    """One passkey for one host; `uses` counts, and flags say that somebody was there and was recognised."""

    def __init__(self, host: str, origin: str) -> None:
        self.host, self.origin = host, origin
        self.id, self.uses = os.urandom(16), 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def made(self, options: dict[str, Any], flags: int = PRESENT | VERIFIED) -> str:
        """Answer a request for a new passkey."""
        numbers = self._key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        data = self._data(flags | NEW_KEY) + attested
        answer = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options)
        return self._written(clientDataJSON=b64(client), attestationObject=b64(answer))

    def signed(self, options: dict[str, Any], flags: int = PRESENT | VERIFIED) -> str:
        """Answer a request to sign in."""
        client, data = self._client("webauthn.get", options), self._data(flags)
        signature = self._key.sign(data + sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._written(clientDataJSON=b64(client), authenticatorData=b64(data), signature=b64(signature))

    def _data(self, flags: int) -> bytes:
        return sha256(self.host.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")

    def _client(self, kind: str, options: dict[str, Any]) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": self.origin}).encode()

    def _written(self, **response: str) -> str:
        return json.dumps({"id": b64(self.id), "rawId": b64(self.id), "type": "public-key", "response": response})
