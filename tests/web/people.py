"""A server that is lived in: people with accounts who have played for the ladder, a table to join, a game to watch."""

from __future__ import annotations

from itertools import combinations

from playwright.sync_api import Page
from web.games import ME, OPEN, bot, new_game, sit

PEOPLE = ("Ben", "Cleo", "A Friend With A Long Name")
PASSWORD = "three short words"  # of accounts that live as long as the server of a test

RESIGN = """([game, seat]) => new Promise((done) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/games/${game}/socket`);
    socket.onmessage = ({data}) => {
        const {type} = JSON.parse(data);
        if (type === 'hello') socket.send(JSON.stringify({type: 'resign', id: 'resign', seat}));
        if (type === 'ack') done();
    };
})"""


def move_in(page: Page) -> str:
    """Fill the server, unless that is done; the id of who leads the ladder."""
    ladder = page.request.get("/api/ladder")
    if not ladder.json()["total"]:
        browser = page.context.browser
        assert browser is not None
        address = ladder.url.removesuffix("/api/ladder")
        pages = [browser.new_context(base_url=address).new_page() for _ in PEOPLE]
        for name, each in zip(PEOPLE, pages, strict=True):
            each.goto("/about")
            answer = each.request.post("/api/account", data={"name": name, "password": PASSWORD})
            assert answer.ok, answer.text()
        for winner, loser in combinations(pages, 2):
            game = new_game(winner, ME, OPEN, public=True, rated=True, clock={"kind": "bank", "seconds": 1800})
            sit(loser, game, 1)
            loser.evaluate(RESIGN, [game, 1])
        new_game(pages[0], ME, OPEN, OPEN, OPEN, public=True, variant="line-clear", edition="deluxe-2019")
        new_game(pages[1], ME, bot(), bot(), public=True, expansions=["ghost"], edition="deluxe-2019")
        for each in pages:
            each.context.close()
        ladder = page.request.get("/api/ladder")
    return str(ladder.json()["players"][0]["id"])
