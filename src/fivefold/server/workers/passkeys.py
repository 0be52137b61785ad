"""Jobs that check what a passkey has signed. The library for it is loaded only in workers that need it."""

from typing import ClassVar

from msgspec import Struct

from fivefold.core.errors import Illegal
from fivefold.server.workers.jobs import JobRequest, Report

BAD_PASSKEY = Illegal("server.bad-passkey")


class Site(Struct, frozen=True):
    """Where a passkey belongs: a host name, and the origin of the pages that may use it."""

    host: str
    origin: str


class PublicKey(Struct, frozen=True):
    """A new passkey: its id as base64url, its public key, and its count of uses."""

    id: str
    public: bytes
    uses: int


class NewPasskeyRequest(JobRequest[PublicKey], frozen=True):
    """Asks for the public key in a browser's answer; raises Illegal."""

    lane: ClassVar[str] = "make"
    site: Site
    challenge: str
    credential: str

    def run(self, report: Report) -> PublicKey:
        from webauthn import verify_registration_response
        from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
        from webauthn.helpers.exceptions import WebAuthnException

        try:
            found = verify_registration_response(
                credential=self.credential, expected_challenge=base64url_to_bytes(self.challenge),
                expected_rp_id=self.site.host, expected_origin=self.site.origin, require_user_verification=True,
            )  # fmt: skip
        except (WebAuthnException, ValueError):
            raise BAD_PASSKEY from None
        return PublicKey(bytes_to_base64url(found.credential_id), found.credential_public_key, found.sign_count)


class PasskeyRequest(JobRequest[int], frozen=True):
    """Asks whether a passkey has signed a challenge, and for its new count of uses; raises Illegal."""

    lane: ClassVar[str] = "make"
    site: Site
    challenge: str
    credential: str
    key: PublicKey

    def run(self, report: Report) -> int:
        from webauthn import verify_authentication_response
        from webauthn.helpers import base64url_to_bytes
        from webauthn.helpers.exceptions import WebAuthnException

        try:
            found = verify_authentication_response(
                credential=self.credential, expected_challenge=base64url_to_bytes(self.challenge),
                expected_rp_id=self.site.host, expected_origin=self.site.origin,
                credential_public_key=self.key.public, credential_current_sign_count=self.key.uses,
                require_user_verification=True,
            )  # fmt: skip
        except (WebAuthnException, ValueError):
            raise BAD_PASSKEY from None
        return found.new_sign_count
