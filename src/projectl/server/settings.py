"""Settings of a server: from a TOML file, then from the environment, then from the command line."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from projectl.errors import ProjectLError
from projectl.server.storage.database import default_url
from projectl.server.traffic.client_addresses import is_network

from .logs import FORMS

PREFIX = "PROJECTL_"
CHOICES = {"log_level": ("debug", "info", "warning", "error"), "log_form": FORMS}
"""By setting: the values that it can have."""


class SettingsError(ProjectLError, ValueError):
    """Settings that cannot be used."""

    def __init__(self, source: str, fault: str) -> None:
        super().__init__("settings-fault", source=source, fault=fault)


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that a host can choose. `docs/server.md` explains it."""

    host: str = "127.0.0.1"
    port: int = 8421
    database: str = ""
    """Empty: SQLite in the user's data folder."""
    processes: int = 1
    """So many serve together at one address; more than one on PostgreSQL only."""
    names: tuple[str, ...] = ()
    """Names that the server goes by, besides localhost and addresses."""
    origins: tuple[str, ...] = ()
    """Pages of other servers that may use this one, such as https://play.example.org."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses of reverse proxies whose word about the client's address and scheme is taken."""
    metrics_for: tuple[str, ...] = ("127.0.0.0/8", "::1")
    """Addresses and networks that may read /metrics, if they ask without a proxy in between."""
    bot_workers: int = 1
    advice_workers: int = 1
    """So many processes work out hints."""
    review_workers: int = 1
    """So many processes make reviews."""
    bot_delay: float = 0.4
    """Seconds before a bot acts, so that people can follow."""
    bot_seconds: float = 30.0
    """So long a bot may think before it is replaced."""
    expire_days: int = 30
    """Games that nobody has touched for so long are closed; 0: never."""
    messages: int = 100
    """So many messages a client may send in `message_seconds`."""
    message_seconds: int = 20
    handshakes: int = 60
    """So many websockets an address may open in a minute."""
    sockets: int = 256
    """So many websockets of an address may be open at once."""
    connections: int = 512
    """So many connections of an address may be open at once; then who is silent gives way."""
    request_seconds: int = 10
    """So long a connection may be open before somebody has asked something."""
    reads: int = 600
    """So many lists, profiles and replays an address may ask for in a minute."""
    creations: int = 30
    """So many games or identities an address may create in a minute."""
    logins: int = 10
    """So many passwords an address may try in a minute, and as many a device on which the account was logged in."""
    logins_by_name: int = 60
    """So many passwords everybody else together may try in a minute for one name."""
    exports: int = 3
    """So many times an hour everybody can get all their data."""
    renames: int = 10
    """So many times an hour everybody can take another name."""
    unfinished_games: int = 20
    """So many games that are not over somebody can have created."""
    own_sets_kib: int = 1024
    """So much room the own puzzle sets may take in somebody's games that are not over or were begun today."""
    mutes: int = 200
    """So many people somebody can mute."""
    guest_days: int = 90
    """Guests that were not there for so long and have no seat in any game are removed; 0: never."""
    queue: int = 64
    """So many messages may wait for a client that reads slowly before it is dropped."""
    log_level: str = "info"
    log_form: str = "auto"
    """`json`, one object a line; `text`; `people`, only what goes wrong; `auto`: people in a terminal, else json."""

    @property
    def database_url(self) -> str:
        """The address of the database."""
        return self.database or default_url()


def load_settings(path: Path | None, environ: Mapping[str, str], **chosen: Any) -> Settings:
    """The settings of a file, overridden by the environment, overridden by what was `chosen` (None: not)."""
    settings = Settings()
    if path is not None:
        settings = _with(settings, _read(path), str(path))
    named = {name: environ[PREFIX + name.upper()] for name in _kinds() if PREFIX + name.upper() in environ}
    settings = _with(settings, {name: _parsed(name, text) for name, text in named.items()}, "the environment")
    return _with(settings, {name: value for name, value in chosen.items() if value is not None}, "the command line")


def _kinds() -> dict[str, type]:
    return {field.name: type(getattr(Settings(), field.name)) for field in fields(Settings)}


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise SettingsError(str(path), f"cannot be read: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingsError(str(path), str(error)) from error


def _parsed(name: str, text: str) -> Any:
    kind = _kinds()[name]
    if kind is tuple:
        return tuple(part.strip() for part in text.split(",") if part.strip())
    try:
        return kind(text)
    except ValueError as error:
        raise SettingsError("the environment", f"{PREFIX}{name.upper()} is a {kind.__name__}, not {text!r}") from error


def _with(settings: Settings, values: Mapping[str, Any], source: str) -> Settings:
    kinds = _kinds()
    for name, value in values.items():
        if name not in kinds:
            raise SettingsError(source, f"unknown setting {name!r}; known are {', '.join(kinds)}")
        if not _fits(value, kinds[name]):
            raise SettingsError(source, f"{name} is a {kinds[name].__name__}, not {value!r}")
        if name in CHOICES and value not in CHOICES[name]:
            raise SettingsError(source, f"{name} is one of {', '.join(CHOICES[name])}, not {value!r}")
        if name == "metrics_for" and not all(is_network(each) for each in value):
            raise SettingsError(source, f"{name} has addresses and networks, not {value!r}")
    fitting: dict[str, Any] = {name: tuple(v) if kinds[name] is tuple else v for name, v in values.items()}
    return replace(settings, **fitting)


def _fits(value: Any, kind: type) -> bool:
    if kind is tuple:
        return isinstance(value, list | tuple) and all(isinstance(each, str) for each in value)
    if kind is float:
        return isinstance(value, int | float) and not isinstance(value, bool)
    return type(value) is kind
