"""What the tests of the folder that `make site` makes share: a place that serves files, and play without a server."""

from __future__ import annotations

import json
from http.server import SimpleHTTPRequestHandler
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect
from web.choosing import choose

ROOT = Path(__file__).parents[2]
BELOW = "/some/where/below"
"""The folder lies below a path that it knows nothing of."""
ME = {"kind": "me"}
MOST_ACTIONS = 400


class Plain(SimpleHTTPRequestHandler):
    """What `python -m http.server` is, with the folder below a path."""

    asked: list[str] = []  # noqa: RUF012  # of all requests

    def translate_path(self, path: str) -> str:
        """Nothing lies outside of the folder."""
        return super().translate_path(path.removeprefix(BELOW) if path.startswith(BELOW) else "/nothing-here")

    def log_message(self, *_: object) -> None:
        """In silence."""
        self.asked.append(self.path)


def visit(context: BrowserContext, address: str) -> Page:
    """The page, with the game running."""
    page = context.new_page()
    page.goto(address)
    expect(page.get_by_test_id("play-now")).to_be_enabled()  # what could not be started says so instead
    expect(page.get_by_test_id("device-start")).to_have_count(0)
    return page


def ask(page: Page, method: str, address: str, body: Any = None) -> Any:
    """A request of the page."""
    script = """async ([method, address, body]) => {
        const answer = await projectl.ask("/api" + address, body === null ? { method } : { method, body });
        const text = await answer.text();
        return answer.ok ? text : `${answer.status} ${text}`;
    }"""
    return json.loads(page.evaluate(script, [method, address, None if body is None else json.dumps(body)]))


def begin(page: Page, *seats: dict[str, Any], **options: Any) -> str:
    """A new game that the page shows; its id."""
    ask(page, "POST", "/guests", {"name": "Ann"})
    game = str(ask(page, "POST", "/games", {"seats": list(seats), "confirm": True, **options})["id"])
    show(page, game)
    return game


def show(page: Page, game: str) -> None:
    page.evaluate("game => { location.hash = `/game/${game}`; }", game)
    expect(page.get_by_test_id("table")).to_be_visible()


def sit_beside(page: Page, game: str) -> None:
    """A second line to the game, over which actions are sent one after the other."""
    page.evaluate(
        """game => new Promise((done) => {
            const line = projectl.line(game);
            const mark = Math.random().toString(36).slice(2);  // ids are new also after the page was loaded anew
            let number = 0;
            globalThis.told = { hello: null, waiting: null };
            line.onmessage = ({ data }) => {
                const message = JSON.parse(data);
                if (message.type === "hello") { told.latest = message; done(); }
                if (message.type === "update") { told.latest = message; told.stir?.(); }
                if (message.type === "refused") { told.refused = data; told.stir?.(); }
            };
            globalThis.say = (words) => line.send(JSON.stringify({ ...words, id: `${mark}-${++number}` }));
        })""",
        game,
    )
    page.evaluate("say({ type: 'pace', pace: 'instant' })")


def turn(page: Page) -> dict[str, Any] | None:
    """The view of a person who may act, as soon as there is one; None when the game is over."""
    script = """() => new Promise((done) => {
        const look = () => {
            const { views, table } = told.latest;
            const view = views.find((each) => each.seat !== null && each.to_act.includes(each.seat));
            if (told.refused) return done({ refused: told.refused });
            if (table.status === "over") return done({ over: true });
            if (view) return done({ view });
            told.stir = look;
        };
        look();
    })"""
    found = page.evaluate(script)
    assert "refused" not in found, found
    view: dict[str, Any] | None = found.get("view")
    return view


def play(page: Page, until: Any = lambda _: False) -> int:
    """Play sensibly for everybody on this device, until something holds or the game is over; how many actions."""
    for number in range(MOST_ACTIONS):
        view = turn(page)
        if view is None or until(view):
            return number
        before = page.evaluate("told.latest.version")
        page.evaluate(
            """([seat, action, before]) => new Promise((done) => {
                say({ type: "play", seat, action });
                const look = () => (told.refused || told.latest.version > before ? done() : (told.stir = look));
                look();
            })""",
            [view["seat"], choose(view), before],
        )
    raise AssertionError("the game has no end")


def is_over(page: Page, game: str) -> dict[str, Any]:
    """The table of a game that is over, as the page shows it."""
    expect(page.get_by_test_id("score-sheet")).to_be_visible()
    table = dict(ask(page, "GET", f"/games/{game}"))
    assert table["ended"]["how"] == "played"
    return table
