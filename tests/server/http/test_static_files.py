"""The files of the browser client: the right ones, in the right form, and no others."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from server.harness import Server

from projectl.server.http.middleware import HEADERS
from projectl.server.http.static_files import EVERY_TIME, FOREVER, Site


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>L</title>")
    (web / "icon.svg").write_text("<svg/>")
    script = b"console.log(1);" * 20
    (web / "assets" / "main-abc.js").write_bytes(script)
    (web / "assets" / "main-abc.js.gz").write_bytes(gzip.compress(script))
    (web / "assets" / "notes.exe").write_text("no")
    return web


def test_files_and_pages(folder: Path) -> None:
    site = Site(folder)
    page = site.file("", "")
    assert page is not None
    assert page.headers["cache-control"] == EVERY_TIME
    assert page.headers["content-type"].startswith("text/html")
    for path in ("game/Zp0vXH2QmS1k9dTc", "rules", "replay/x/12"):
        assert site.file(path, "") == page
    script = site.file("assets/main-abc.js", "")
    assert script is not None
    assert script.headers["cache-control"] == FOREVER
    assert "content-encoding" not in script.headers
    packed = site.file("assets/main-abc.js", "br, gzip;q=0.5")
    assert packed is not None
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed.content) == script.content
    plain = site.file("assets/main-abc.js", "gzip;q=0")
    assert plain == script


@pytest.mark.parametrize(
    "path",
    ["../secret.txt", "assets/../../secret.txt", "/etc/passwd.txt", "assets/notes.exe", "a\\b.js", "main-abc.js"],
)
def test_nothing_else_is_served(folder: Path, path: str) -> None:
    assert Site(folder).file(path, "") is None


def test_a_new_build_is_noticed(folder: Path, tmp_path: Path) -> None:
    site = Site(folder)
    before = site.file("", "")
    (folder / "index.html").write_text("<!doctype html><title>New</title>")
    (folder / "assets" / "main-def.js").write_text("2")
    assert before is not None
    assert site.file("", "") != before
    assert site.file("assets/main-def.js", "") is not None
    assert not Site(tmp_path / "nothing").is_built


@pytest.fixture
def http(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"http://{server.address}") as client:
        yield client


def test_every_address_shows_the_client_or_how_to_build_it(http: httpx.Client) -> None:
    built = Site().is_built
    for path in ("/", "/game/Zp0vXH2QmS1k9dTc", "/rules"):
        answer = http.get(path)
        assert answer.status_code == (200 if built else 503)
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["content-security-policy"] == HEADERS["content-security-policy"]
        assert "<title>" in answer.text
    if not built:
        assert "make client" in http.get("/").text
    elif etag := http.get("/").headers["etag"]:
        assert http.get("/", headers={"If-None-Match": etag}).status_code == 304
    assert http.head("/").content == b""
    assert http.get("/api/nowhere").status_code == 404
    assert http.get("/api/nowhere").json()["code"] == "http-404"
    assert http.post("/rules").status_code == 405
