"""A push service for tests: a browser's keys, and an endpoint on this machine that decrypts what it gets."""

import datetime
import ipaddress
import json
import ssl
import threading
from base64 import urlsafe_b64decode
from collections.abc import Generator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from fivefold.server.push.encryption import decode, encode


class Browser:
    """The keys of a browser, which can read what was encrypted for it."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self._auth = b"0123456789abcdef"
        self.p256dh, self.auth = encode(point), encode(self._auth)

    def read(self, body: bytes) -> bytes:
        """Decrypt a message as RFC 8291 says."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, text = body[21 : 21 + length], body[21 + length :]
        assert len(text) <= size <= 4096
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        info = b"WebPush: info\0" + decode(self.p256dh) + theirs
        secret = HKDF(hashes.SHA256(), 32, self._auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        plain = AESGCM(key).decrypt(nonce, text, None)
        assert plain[-1:] == b"\2"
        return plain[:-1]


def claims(header: str, origin: str) -> dict[str, Any]:
    """Return what a VAPID header says, after checking its signature as a push service does."""
    scheme, _, rest = header.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    signed, _, signature = parts["t"].rpartition(".")
    raw = decode(signature)
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(parts["k"]))
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key.verify(der, signed.encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = json.loads(urlsafe_b64decode(signed.split(".")[1] + "=="))
    assert found["aud"] == origin
    return found


class PushService:
    """What has arrived, as (path, headers, body), and the status with which each path answers."""

    def __init__(self, port: int) -> None:
        self.host = f"127.0.0.1:{port}"
        self.arrived: list[tuple[str, dict[str, str], bytes]] = []
        self.statuses: dict[str, int] = {}

    def endpoint(self, name: str) -> str:
        return f"https://{self.host}/{name}"


def _certificate(folder: Path) -> ssl.SSLContext:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    (folder / "cert.pem").write_bytes(made.public_bytes(serialization.Encoding.PEM))
    (folder / "key.pem").write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
    )  # fmt: skip
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(folder / "cert.pem", folder / "key.pem")
    return context


@contextmanager
def push_service(folder: Path) -> Generator[tuple[PushService, ssl.SSLContext]]:
    """Run a push service; its clients trust it with the returned context."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            service.arrived.append((self.path[1:], dict(self.headers), body))
            self.send_response(service.statuses.get(self.path[1:], 201))
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name in the base class
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.socket = _certificate(folder).wrap_socket(server.socket, server_side=True)
    service = PushService(server.server_port)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield service, ssl.create_default_context(cafile=str(folder / "cert.pem"))
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
