"""Games made over REST, as the pages make them."""

from typing import Any

from playwright.sync_api import Page

ME = {"kind": "me"}
OPEN = {"kind": "open"}


def bot(name: str = "greedy") -> dict[str, str]:
    return {"kind": "bot", "bot": name}


def be(page: Page, name: str) -> None:
    """Be somebody, with a cookie in the page's profile."""
    answer = page.request.post("/api/guests", data={"name": name})
    assert answer.ok, answer.text()


def new_game(page: Page, *seats: dict[str, Any], **options: Any) -> str:
    """Make a game; its id."""
    document = {"confirm": True, "seats": list(seats), **options}
    answer = page.request.post("/api/games", data=document)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def sit(page: Page, game: str, seat: int) -> None:
    """Sit down in an open seat."""
    answer = page.request.post(f"/api/games/{game}/seats/{seat}", data={"kind": "me"})
    assert answer.ok, answer.text()
