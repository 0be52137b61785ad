"""Encrypts messages for one browser (RFC 8291, RFC 8188) and signs them as this server (VAPID, RFC 8292).

`cryptography` is imported only here, and only when it is needed.
"""

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from importlib.util import find_spec
from typing import Any

RECORD = 4096
"""The size of a record: what push services accept at least, so a message is one record."""
LONGEST = 2000
"""The longest text that is sent, in bytes."""
POINT = 65
"""The bytes of a public key."""
AUTH = 16


def is_available() -> bool:
    """Return whether this installation can encrypt."""
    return find_spec("cryptography") is not None


def encode(value: bytes) -> str:
    return urlsafe_b64encode(value).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Return the bytes of base64 without padding; raises ValueError."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_private_key() -> str:
    """Return the number of a new private key, as text."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return encode(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


def public_key(private: str) -> str:
    """Return the public key that browsers subscribe with."""
    return encode(_point(_private(private)))


def check_keys(p256dh: str, auth: str) -> None:
    """Raise ValueError unless these are the keys of a browser."""
    from cryptography.hazmat.primitives.asymmetric import ec

    point = decode(p256dh)
    if len(point) != POINT or len(decode(auth)) != AUTH:
        raise ValueError("keys of another length")
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def encrypt(text: bytes, p256dh: str, auth: str) -> bytes:
    """Return a message that only the browser with these keys can read."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    assert len(text) <= LONGEST
    theirs = decode(p256dh)
    own = ec.generate_private_key(ec.SECP256R1())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    ours, salt = _point(own), secrets.token_bytes(16)
    secret = _derived(shared, decode(auth), b"WebPush: info\0" + theirs + ours, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, text + b"\2", None)  # 2 marks the last record


def authorization(private: str, origin: str, contact: str, until: int) -> str:
    """Return the header by which a push service knows this server; `until` is in seconds since 1970."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

    key = _private(private)
    parts = ({"typ": "JWT", "alg": "ES256"}, {"aud": origin, "exp": until, "sub": contact})
    signed = ".".join(encode(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    signature = encode(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={signed}.{signature}, k={public_key(private)}"


def _private(text: str) -> Any:
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(decode(text), "big"), ec.SECP256R1())


def _point(key: Any) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point: bytes = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return point


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(secret)
