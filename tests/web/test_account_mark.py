"""The mark of an account: at the table, in the chat, the log and lists, with words for who does not see it."""

from collections.abc import Callable

import httpx
from playwright.sync_api import Page, expect
from server.accounts.test_accounts import browser, fresh, register
from server.harness import Server

MARK = "Account holder"


def test_an_account_is_marked_and_a_guest_is_not(new_page: Callable[..., Page], server: Server) -> None:
    name = fresh("Ann")
    page = new_page()
    page.request.post("/api/guests", data={"name": fresh("Bob")})
    with browser(server) as ann:
        register(ann, name)
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        game = ann.post("/api/games", json={"seats": seats, "public": True}).json()["id"]
        page.goto(f"/game/{game}")
        expect(page.get_by_test_id("seat-0").get_by_role("img", name=MARK)).to_be_visible()
        page.goto("/lobby")
        row = page.get_by_test_id(f"listed-{game}")
        expect(row.get_by_role("img", name=MARK)).to_have_count(1)
        _fill(ann, page, game)
    page.goto(f"/game/{game}")
    expect(page.get_by_test_id("other-0").get_by_role("img", name=MARK)).to_be_visible()
    expect(page.get_by_test_id("other-2").get_by_role("img", name=MARK)).to_have_count(0)


def _fill(ann: httpx.Client, page: Page, game: str) -> None:
    """Ann's sister plays along under a name of her own, and Bob sits down."""
    sister = ann.post(f"/api/games/{game}/seats/2", json={"kind": "me", "name": fresh("Cleo")})
    assert [seat["account"] for seat in sister.json()["seats"]] == [True, False, False]
    assert page.request.post(f"/api/games/{game}/seats/1", data={"kind": "me"}).ok
