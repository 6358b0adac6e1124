"""The folder that `make site` makes, in a real browser: the whole game, with nothing but a place that serves files."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect
from web.on_device import BELOW, ME, ROOT, Plain, ask, begin, is_over, play, show, sit_beside, visit

from projectl.problems import of_day
from projectl.record.gamefile import read_record, verify


def test_a_first_visit(site: str, device: BrowserContext) -> None:
    """Below a path, from a place that only sends files, and nobody else is asked for anything; compiled kernels run."""
    said: list[str] = []
    device.on("console", lambda message: said.append(message.text))
    page = visit(device, site)
    ask(page, "GET", "/bots")  # for which it must be known how fast the device is
    assert [text for text in said if "compiled" in text] == []
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
    """Against the strongest; the network is off before the game begins, and the page is loaded anew in mid-turn."""
    page = visit(device, site)
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    device.set_offline(True)
    game = begin(page, ME, {"kind": "bot", "bot": "level:10"})
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


def test_a_set_is_drawn_kept_and_played_with(device: BrowserContext, site: str) -> None:
    page = visit(device, site)
    page.evaluate("location.hash = '#/editor'")
    page.get_by_test_id("editor-new").click()
    expect(page.get_by_test_id("editor-actions")).to_have_text("8")
    page.locator("[data-cell='10']").click()
    expect(page.get_by_test_id("editor-cells")).to_have_text("9")
    expect(page.get_by_test_id("editor-kept")).to_have_attribute("data-state", "kept")
    page.reload()
    expect(page.get_by_test_id("editor-cells")).to_have_text("9")
    page.get_by_test_id("editor-play").click()
    page.get_by_test_id("create").click()
    expect(page.get_by_test_id("table")).to_be_visible()


@pytest.mark.long
def test_the_problem_of_the_day_is_there_without_a_server(site: str, device: BrowserContext) -> None:
    """Asked, judged and answered by the Python in the page; the day is one of the shipped year."""
    page = visit(device, site)
    page.evaluate("location.hash = '/problem'")
    shown = page.get_by_test_id("problem")
    expect(shown).to_have_attribute("data-goal", "not yet")
    told = ask(page, "GET", "/problems/today")
    assert told["problem"]["id"] == of_day(date.fromisoformat(told["day"])).id == shown.get_attribute("data-id")
    page.get_by_test_id("problem-answer").click()
    expect(shown).to_have_attribute("data-ended", "seen")
    expect(page.locator(".problem-steps > li").first).to_be_visible()
    page.get_by_test_id("problem-more").click()
    expect(page.get_by_test_id("problem-marks")).to_be_visible()
    assert [path for path in Plain.asked if not path.startswith(BELOW)] == []
