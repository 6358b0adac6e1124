"""The files of the browser client, as `make client` has built them into the package."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from projectl.texts import languages

FOLDER = Path(__file__).parents[2] / "web"
INDEX = "index.html"

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""By ending, whatever the system thinks of it. Files of other kinds are not served."""
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""By name: the ending of a file that was compressed when the client was built; the better one first."""
FOREVER = "public, max-age=31536000, immutable"
EVERY_TIME = "no-cache"
_LANG = re.compile(rb'<html lang="[^"]*"')
_BY_LANGUAGE = {"rules"}
"""Pages that search engines may show, one in each language: `/rules?lang=de`."""


@dataclass(frozen=True, slots=True)
class Served:
    """A file as it goes out."""

    content: bytes
    headers: dict[str, str]

    @property
    def etag(self) -> str:
        """What a browser asks by whether it has changed."""
        return self.headers["etag"]


class Site:
    """Knows the files by their names, so that no other can be asked for. A new build is noticed."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self._built = 0
        self._names: frozenset[str] = frozenset()
        self._kept: dict[tuple[str, str], Served] = {}

    def file(self, path: str, accepted: str) -> Served | None:
        """What a path stands for, in the best encoding that is `accepted`; None if there is nothing.

        A path that is no file is a page of the client, which `index.html` shows, unless it looks like a file.
        """
        self._look()
        name = path if path in self._names else INDEX
        if name not in self._names or (name != path and PurePosixPath(path).suffix):
            return None
        encoding = next((each for each in self._encodings(name) if each in _tokens(accepted)), "")
        if (name, encoding) not in self._kept:
            self._kept[name, encoding] = self._read(name, encoding)
        return self._kept[name, encoding]

    def page_in(self, language: str, path: str = "", base: str = "") -> Served | None:
        """The page of the client, which says its language before its script runs; None if it is not built.

        With the `base` of the address, a page that exists in each language names the others. It is small, and sent as
        it is.
        """
        plain = self.file(INDEX, "")
        if plain is None:
            return None
        content = _LANG.sub(f'<html lang="{language}"'.encode(), plain.content, count=1)
        if base and path in _BY_LANGUAGE:
            links = [
                f'<link rel="alternate" hreflang="{each}" href="{base}{path}?lang={each}" />' for each in languages()
            ]
            links.append(f'<link rel="alternate" hreflang="x-default" href="{base}{path}" />')
            content = content.replace(b"</head>", "".join(links).encode() + b"</head>", 1)
        headers = plain.headers | {"etag": _etag(content), "vary": "accept-language, cookie"}
        return Served(content, headers)

    def is_page(self, path: str) -> bool:
        """Whether a path is a page of the client and no file."""
        self._look()
        return path == INDEX or (path not in self._names and not PurePosixPath(path).suffix)

    def page(self, accepted: str) -> Served | None:
        """The page of the client, in the best encoding that is `accepted`; None if it is not built."""
        return self.file(INDEX, accepted)

    @property
    def is_built(self) -> bool:
        """Whether there is a client at all."""
        self._look()
        return INDEX in self._names

    def _look(self) -> None:
        try:
            built = (self._folder / INDEX).stat().st_mtime_ns
        except OSError:
            built = 0
        if built != self._built:
            self._built, self._kept = built, {}
            self._names = frozenset(self._found()) if built else frozenset()

    def _found(self) -> Iterator[str]:
        for path in self._folder.rglob("*"):
            if path.suffix in TYPES and path.is_file():
                yield path.relative_to(self._folder).as_posix()

    def _encodings(self, name: str) -> list[str]:
        return [encoding for encoding, ending in ENCODINGS.items() if (self._folder / f"{name}{ending}").is_file()]

    def _read(self, name: str, encoding: str) -> Served:
        content = (self._folder / f"{name}{ENCODINGS.get(encoding, '')}").read_bytes()
        headers = {
            "content-type": TYPES[PurePosixPath(name).suffix],
            "cache-control": FOREVER if name.startswith("assets/") else EVERY_TIME,
            "etag": _etag(content),
            "vary": "accept-encoding",
        }
        return Served(content, headers | ({"content-encoding": encoding} if encoding else {}))


def _etag(content: bytes) -> str:
    return f'"{hashlib.sha256(content).hexdigest()[:24]}"'


def _tokens(accepted: str) -> set[str]:
    """The encodings that a header names and does not refuse."""
    parts = (part.partition(";") for part in accepted.lower().split(","))
    return {name.strip() for name, _, weight in parts if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00")}
