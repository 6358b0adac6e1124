"""Secrets by which clients are known. Only their hashes are stored."""

from __future__ import annotations

import hashlib
import hmac
import secrets


def new_id(size: int) -> str:
    """An id that cannot be guessed, of so many random bytes, and does not look like an option of a command line."""
    while (found := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return found


def new_token() -> tuple[str, str]:
    """A new secret for a client, and the hash of it that is stored."""
    token = secrets.token_urlsafe(32)
    return token, token_hash(token)


def token_hash(token: str) -> str:
    """What is stored of a token. It is random and long, so that a plain hash keeps it."""
    return hashlib.sha256(token.encode()).hexdigest()


def device_token(identity: str, hashed_password: str) -> str:
    """By what a device is known on which somebody was logged in: only who has the stored hash can make it."""
    return hmac.new(hashed_password.encode(), f"device {identity}".encode(), hashlib.sha256).hexdigest()


def is_same(found: str, wanted: str | None) -> bool:
    """Whether two secrets are the same; how long it takes to say so tells nothing."""
    return wanted is not None and hmac.compare_digest(found.encode(), wanted.encode())
