"""The browser client: its files, and one page for every address that is not one of them."""

from __future__ import annotations

import re
from html import escape

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException

from projectl.server.http.static_files import Site
from projectl.server.i18n import texts, wanted_language

router = APIRouter(include_in_schema=False)

_site = Site()
LANGUAGE_COOKIE = "language"
"""Set by the client when somebody chooses a language."""
PLAIN_ADDRESS = re.compile(r"https?://[A-Za-z0-9.:\[\]-]+/")


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
async def client(path: str, request: Request) -> Response:
    """A file of the client, or the page that shows what the path stands for."""
    if path == "api" or path.startswith("api/"):
        raise HTTPException(404, "Not Found")
    if _site.is_page(path):
        found = _site.page_in(_language(request), path, _base(request))
    else:
        found = _site.file(path, request.headers.get("accept-encoding", ""))
    if found is None and not _site.is_built:
        return HTMLResponse(_missing(), 503)
    if found is None:
        raise HTTPException(404, "Not Found")
    if request.headers.get("if-none-match") == found.etag:
        return Response(
            status_code=304, headers={name: found.headers[name] for name in ("etag", "cache-control", "vary")}
        )
    return Response(found.content, headers=found.headers)


def _language(request: Request) -> str:
    """That of the address, else the one chosen in the settings, else the best that the browser asks for."""
    asked = request.query_params.get("lang") or request.cookies.get(LANGUAGE_COOKIE)
    return wanted_language(asked, request.headers.get("accept-language", ""))


def _base(request: Request) -> str:
    """The beginning of the server's addresses; empty if the host is written in a way that no address has."""
    base = str(request.base_url)
    return base if PLAIN_ADDRESS.fullmatch(base) else ""


def page(status: int, headers: list[tuple[bytes, bytes]]) -> Response | None:
    """The client's page, which then tells that there is nothing at the address; None if it is not built."""
    found = _site.page(Headers(raw=headers).get("accept-encoding", ""))
    if found is None:
        return None
    kept = {name: value for name, value in found.headers.items() if name not in ("etag", "cache-control")}
    return Response(found.content, status, headers=kept)


def _missing() -> str:
    """What somebody reads who runs the server from its sources and has not built the client."""
    title, text = (escape(texts().t(key)) for key in ("client-missing", "client-missing-about"))
    return f"<!doctype html><meta charset=utf-8><title>{title}</title><h1>{title}</h1><p>{text}</p>\n"
