"""The folder that `make site` makes, in a real browser: the whole game, with nothing but a place that serves files."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from needs import required
from playwright.sync_api import Browser, BrowserContext, Page, expect
from web.choosing import choose
from web.conftest import PATIENCE

from projectl.record.gamefile import read_record, verify

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


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """Where the folder is served."""
    run = subprocess.run([sys.executable, "tools/build_site.py"], cwd=ROOT, capture_output=True, text=True, check=False)
    if run.returncode:
        required(f"the folder for web space: {run.stderr[-500:]}")
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Plain, directory=str(ROOT / "build" / "site"))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}{BELOW}/"
        server.shutdown()


@pytest.fixture
def device(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that has never been here; it may log no error of ours."""
    context = browser.new_context(locale="en", reduced_motion="reduce", viewport={"width": 1280, "height": 720})
    context.set_default_timeout(PATIENCE)
    # The page would else end turns by itself, beside what a test plays.
    context.add_init_script(
        "try { localStorage['projectl.settings'] ??= JSON.stringify({ autoConfirm: 'off' }) } catch {}"
    )
    faults: list[str] = []
    context.on("weberror", lambda error: faults.append(str(error.error)))
    yield context
    context.close()
    assert faults == []


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


def test_a_first_visit(site: str, device: BrowserContext) -> None:
    """Below a path, from a place that only sends files, and nobody else is asked for anything."""
    page = visit(device, site)
    game = begin(page, ME, {"kind": "bot", "bot": "greedy"}, first=0)
    sit_beside(page, game)
    assert play(page, lambda view: view["round"] > 1) > 1
    assert [path for path in Plain.asked if not path.startswith(BELOW)] == []


@pytest.mark.long
def test_a_later_start_goes_on_from_the_first_if_it_can(site: str, device: BrowserContext) -> None:
    """A memory that was kept makes a start short; one that does not serve is made anew and costs nothing else."""
    page = visit(device, site)
    assert not page.evaluate("projectl.resumed")
    kept = """async () => {
        const store = await caches.open("projectl/memory");
        const [at] = (await store.keys()).filter(({ url }) => !url.endsWith("/begun"));
        return at && (await (await store.match(at)).arrayBuffer()).byteLength;
    }"""
    page.wait_for_function(f"async () => await ({kept})() > 1e7")
    game = begin(page, ME, {"kind": "bot", "bot": "level:3"})
    page.reload()
    show(page, game)
    assert page.evaluate("projectl.resumed")
    sit_beside(page, game)
    assert play(page, lambda view: view["round"] > 1) > 1
    for spoil in ("new Response('nonsense')", "new Response(new Uint8Array(1e6))"):
        page.evaluate(f"""async () => {{
            const store = await caches.open("projectl/memory");
            const [at] = await store.keys();
            await store.put(at, {spoil});
        }}""")
        page.reload()
        show(page, game)
        assert not page.evaluate("projectl.resumed")
        page.wait_for_function(f"async () => await ({kept})() > 1e7")
    page.evaluate("caches.open('projectl/memory').then((store) => store.put('./game/memory/begun', new Response()))")
    page.reload()  # the start before was never done
    show(page, game)
    assert not page.evaluate("projectl.resumed")


@pytest.mark.long
def test_a_whole_game_without_a_network(site: str, device: BrowserContext) -> None:
    """The network is off before the game begins, and the page is loaded anew in the middle of a turn."""
    page = visit(device, site)
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    device.set_offline(True)
    game = begin(page, ME, {"kind": "bot", "bot": "level:4"})
    sit_beside(page, game)
    assert play(page, lambda view: view["round"] > 1 and view["you"]["undo"]["can"]) > 1
    version = page.evaluate("told.latest.version")
    page.reload()  # in the middle of a turn, and the page comes without a network
    show(page, game)
    sit_beside(page, game)
    assert page.evaluate("told.latest.version") >= version
    assert play(page) > 10
    table = is_over(page, game)
    record = page.evaluate("game => projectl.ask(`/api/games/${game}/record`).then((answer) => answer.text())", game)
    assert verify(read_record(record)).ok
    assert read_record(record).seed == bytes.fromhex(table["seed"])


@pytest.mark.long
def test_what_needs_a_server_says_so_and_the_rest_is_here(site: str, device: BrowserContext) -> None:
    """One boot for all pages: solo, one screen with three people, records as files, empty pages, the rules."""
    page = visit(device, site)
    for name in ("lobby", "ladder", "account"):
        page.evaluate("name => { location.hash = `/${name}`; }", name)
        expect(page.get_by_test_id("empty")).to_be_visible()
        expect(page.get_by_test_id("use-server")).to_be_visible()
    begin(page, *[{"kind": "me", "name": name} for name in ("Ann", "Bob", "Cleo")])
    assert {each["name"] for each in ask(page, "GET", "/games?mine=true")["games"][0]["seats"]} == {
        "Ann",
        "Bob",
        "Cleo",
    }
    game = begin(page, ME, variant="solo", difficulty="standard")
    sit_beside(page, game)
    assert play(page) > 10
    table = is_over(page, game)
    page.evaluate("location.hash = '/records'")
    with page.expect_download() as told:
        page.get_by_test_id("download").click()
    assert table["seed"] in Path(told.value.path()).read_text(encoding="utf-8")
    with page.expect_download() as told:
        page.get_by_test_id("device-export").click()
    kept = json.loads(Path(told.value.path()).read_text(encoding="utf-8"))
    assert {each["row"]["id"] for each in kept["games"]} >= {game}
    page.get_by_test_id("replay").click()
    expect(page.get_by_test_id("replay-where")).to_be_visible()
    page.evaluate("location.hash = '/rules'")
    expect(page.get_by_test_id("section-turn")).to_be_visible()
    page.go_back()
    expect(page.get_by_test_id("replay-where")).to_be_visible()


@pytest.mark.long
def test_games_move_in_a_file_and_a_dead_worker_loses_nothing(site: str, device: BrowserContext) -> None:
    page = visit(device, site)
    game = begin(page, ME, {"kind": "bot", "bot": "greedy"})
    sit_beside(page, game)
    play(page, lambda view: view["round"] > 1)
    version = page.evaluate("told.latest.version")
    page.evaluate("projectl.restart()")
    page.wait_for_function("() => !document.querySelector('[data-testid=device-start]')")
    assert ask(page, "GET", f"/games/{game}/view?seat=0")["version"] >= version
    saved = page.evaluate("projectl.saved()")
    assert page.evaluate("text => projectl.bring(text)", saved) == 0  # all of them are here
    assert page.evaluate("projectl.bring('nonsense')") is None
    other = json.loads(saved)
    for each in other["games"]:
        each["row"]["id"] = "moved"
    assert page.evaluate("text => projectl.bring(text)", json.dumps(other)) == 1
    assert ask(page, "GET", "/games/moved/view?seat=0")["version"] >= version


@pytest.mark.long
def test_two_tabs_play_one_game(site: str, device: BrowserContext) -> None:
    """What one does, the other shows; neither loses anything."""
    page, other = visit(device, site), visit(device, site)
    game = begin(page, ME, ME)
    page.wait_for_function("() => true")
    show(other, game)
    sit_beside(page, game)
    play(page, lambda view: view["version"] > 8)
    version = page.evaluate("told.latest.version")
    expect(other.get_by_test_id("table")).to_have_attribute("data-version", str(version))


@pytest.mark.long
def test_where_nothing_is_kept_the_page_says_so(site: str, device: BrowserContext) -> None:
    device.add_init_script("delete self.indexedDB")
    page = device.new_page()
    page.route(
        "**/worker-*.js",
        lambda route: route.fulfill(
            body="Object.defineProperty(self, 'indexedDB', { value: undefined });\n" + route.fetch().text(),
            content_type="text/javascript",
        ),
    )
    page.goto(site)
    expect(page.get_by_test_id("device-unkept")).to_be_visible()
    begin(page, ME, {"kind": "bot", "bot": "greedy"})


def test_opened_from_a_file_the_page_says_what_is_missing(site: str, device: BrowserContext) -> None:
    page = device.new_page()
    page.goto((ROOT / "build" / "site" / "index.html").as_uri())
    expect(page.locator("#not-served")).to_contain_text("python3 -m http.server")
