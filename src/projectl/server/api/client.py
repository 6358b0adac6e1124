"""The browser client: its files, and one page for every address that is not one of them."""

from __future__ import annotations

from html import escape

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse
from starlette.exceptions import HTTPException

from projectl.server.site import Site
from projectl.server.words import texts

router = APIRouter(include_in_schema=False)

_site = Site()


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
async def client(path: str, request: Request) -> Response:
    """A file of the client, or the page that shows what the path stands for."""
    if path == "api" or path.startswith("api/"):
        raise HTTPException(404, "Not Found")
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


def _missing() -> str:
    """What somebody reads who runs the server from its sources and has not built the client."""
    title, text = (escape(texts().t(key)) for key in ("client-missing", "client-missing-about"))
    return f"<!doctype html><meta charset=utf-8><title>{title}</title><h1>{title}</h1><p>{text}</p>\n"
