"""Hands that do at the screen what was decided: one that moves a mouse, one with a finger, one that only presses keys.

Each knows how a person would do an action. After every action it waits until the page shows the new state.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect
from web.choosing import choose
from web.settled import handle, middle, settled
from websockets.sync.client import connect

PATIENCE = 60  # seconds; the machine may be busy
MOST_ACTIONS = 600
TURNS = 4
AIMS = 5


def wait_for(page: Page, holds: Callable[[], bool], what: str) -> None:
    """Until it holds."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, f"waited in vain for: {what}"
        page.wait_for_timeout(40)


class Hands:
    """What all hands share: reading the game, waiting, and playing on until something is reached."""

    def __init__(self, page: Page, game: str, seat: int = 0) -> None:
        self.page = page
        self.game = game
        self.seat = seat

    def open(self) -> Hands:
        """Sit down before the table."""
        self.page.goto(f"/game/{self.game}")
        return self

    def view(self) -> dict[str, Any]:
        """What the seat may know, from the server."""
        answer = self.page.request.get(f"/api/games/{self.game}/view?seat={self.seat}")
        assert answer.ok, answer.text()
        return dict(answer.json())

    def table(self) -> dict[str, Any]:
        """The table as everybody sees it."""
        return dict(self.page.request.get(f"/api/games/{self.game}").json())

    def thing(self, name: str) -> Locator:
        """An element by its test id."""
        return self.page.get_by_test_id(name).first

    def wait_for(self, holds: Callable[[], bool], what: str) -> None:
        """Until it holds."""
        wait_for(self.page, holds, what)

    def my_turn(self) -> bool:
        """Wait until the seat may act or the game is over; whether it may act."""
        return self.turn_view() is not None

    def turn_view(self) -> dict[str, Any] | None:
        """The view as soon as the seat may act; None when the game is over."""
        seen: list[dict[str, Any]] = []

        def is_known() -> bool:
            view = self.view()
            if self.seat in view["to_act"]:
                seen.append(view)
            return bool(seen) or self.is_over()

        self.wait_for(is_known, "our turn")
        return seen[0] if seen else None

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.table()["status"] == "over")

    def shown(self, version: int) -> None:
        """Wait until the page shows this version, or the score sheet."""
        self.page.wait_for_function(
            """version => {
                const table = document.querySelector('[data-testid="table"]');
                if (document.querySelector('[data-testid="score-sheet"]')) return true;
                return table && Number(table.dataset.version) >= version;
            }""",
            arg=version,
        )

    def do(self, action: str, version: int | None = None) -> None:
        """Do it, and wait until it is done and shown. `version` is that of the view that it was decided by."""
        before = self.view()["version"] if version is None else version
        self.shown(before)
        self.perform(action)
        self.wait_for(lambda: self.view()["version"] > before or self.is_over(), f"{action} to be done")
        self.shown(before + 1)

    def perform(self, action: str) -> None:
        """Carry out one action; a Recycle is done with the order of its puzzles."""
        verb, _, rest = action.partition(" ")
        getattr(self, f"do_{verb}")(rest)

    def play(self, until: Callable[[dict[str, Any]], bool] = lambda view: False) -> int:
        """Play sensibly until the game is over or the view is as wanted; how many actions it took."""
        for number in range(MOST_ACTIONS):
            view = self.turn_view()
            if view is None or until(view):
                return number
            self.do(choose(view), view["version"])
        raise AssertionError(f"no end after {MOST_ACTIONS} actions")


class MouseHands(Hands):
    """Clicks, and drags pieces onto puzzles."""

    def press(self, name: str) -> None:
        """Press a control."""
        self.thing(name).click()

    def do_take(self, where: str) -> None:
        self.press(f"row-{where}" if where.isdigit() else f"deck-{where}")
        self.press("take")

    def do_piece(self, _: str) -> None:
        self.press("act-piece")

    def do_master(self, _: str) -> None:
        self.press("act-master")

    def do_ambassador(self, _: str) -> None:
        self.press("act-ambassador")

    def do_stop(self, _: str) -> None:
        self.press("confirm-sequence")

    def do_cancel(self, _: str) -> None:
        self.press("cancel-sequence")

    def do_end(self, _: str) -> None:
        self.press("act-confirm")

    def do_complete(self, slot: str) -> None:
        self.press(f"order-{slot}")

    def do_decline(self, _: str) -> None:
        self.press("decline")

    def do_choose(self, piece: str) -> None:
        self.press(f"reward-{piece}")
        self.press("take-piece")

    def do_exch(self, pieces: str) -> None:
        give, take = pieces.split()
        self.press("act-exchange")
        self.press(f"give-{give}")
        self.press(f"get-{take}")
        self.press("take-piece")

    def do_up(self, pieces: str) -> None:
        give, take = pieces.split()
        self.press(f"level-{give}")
        self.press(f"get-{take}")
        self.press("take-piece")

    def do_split(self, what: str) -> None:
        ghost = what.split(maxsplit=1)[0]
        ways = next(each["ways"] for each in self.view()["you"]["splits"] if each["ghost"] == ghost)
        index = next(number for number, way in enumerate(ways) if way["action"] == f"split {what}")
        self.press("act-split")
        self.press(f"split-{index}")
        self.press("split-confirm")

    def do_recycle(self, deck: str) -> None:
        before = self.view()["version"]
        self.press(f"recycle-{deck}")
        self.press("recycle-confirm")

        def is_done() -> bool:
            view = self.view()
            return view["version"] > before and not (view["seats"][self.seat]["turn"] or {}).get("sequence")

        self.wait_for(is_done, "the row to be recycled")

    def do_done(self, _: str) -> None:
        self.press("done")
        again = self.page.get_by_test_id("done-sure")
        self.page.wait_for_function(
            """() => document.querySelector('[data-testid="done-sure"], [data-testid="score-sheet"]') ||
                     !document.querySelector('[data-testid="done"]:not([aria-disabled])')"""
        )
        if again.count():
            again.first.click()

    def do_place(self, what: str) -> None:
        piece, slot, cells = self.way(what)
        self.turn(piece, cells)
        mouse, puzzle, wanted = self.page.mouse, self.thing(f"puzzle-{slot}"), ",".join(map(str, cells))
        start = self.middle(f"stack-{piece}")
        mouse.move(*start)
        mouse.down()
        mouse.move(start[0] + 8, start[1] - 8)
        # Others' news may still move the table under the hand, which then aims again.
        for _ in range(AIMS):
            mouse.move(*self.middle(*(f"cell-{slot}-{each}" for each in cells)), steps=4)
            if puzzle.get_attribute("data-lies") == wanted:
                break
        expect(puzzle).to_have_attribute("data-lies", wanted)
        mouse.up()

    def middle(self, *names: str) -> tuple[float, float]:
        """Of these elements together, once they are at rest."""
        return middle(*settled(self.page, *map(handle, names)))

    def way(self, what: str) -> tuple[str, int, list[int]]:
        """The piece, the slot and the cells of a placement such as `V3@2 b2b3c3`."""
        piece, slot, _ = re.fullmatch(r"(\w\d)@(\d) (\w+)", what).groups()  # type: ignore[union-attr]
        groups = self.view()["you"]["placements"]
        ways = [
            way for group in groups if (group["piece"], group["slot"]) == (piece, int(slot)) for way in group["ways"]
        ]
        return piece, int(slot), next(way["cells"] for way in ways if way["action"] == f"place {what}")

    def turn(self, piece: str, cells: list[int]) -> None:
        """Turn a piece by the buttons until it is as the cells want it."""
        wanted = _shape(cells)
        stack = self.thing(f"stack-{piece}")
        if stack.get_attribute("data-cells") != wanted:
            self.pick(piece)
        for step in range(2 * TURNS):
            if stack.get_attribute("data-cells") == wanted:
                return
            self.press("flip" if step == TURNS else "turn-right")
        assert stack.get_attribute("data-cells") == wanted

    def pick(self, piece: str) -> None:
        """Take a piece into the hand, if it is not there."""
        stack = self.thing(f"stack-{piece}")
        if stack.get_attribute("aria-pressed") != "true":
            stack.click()
        expect(stack).to_have_attribute("aria-pressed", "true")


class TouchHands(MouseHands):
    """Taps: stack, puzzle, cell, Place."""

    def press(self, name: str) -> None:
        settled(self.page, handle(name))
        self.thing(name).tap()

    def pick(self, piece: str) -> None:
        stack = self.thing(f"stack-{piece}")
        if stack.get_attribute("aria-pressed") != "true":
            stack.tap()
        expect(stack).to_have_attribute("aria-pressed", "true")

    def do_place(self, what: str) -> None:
        piece, slot, cells = self.way(what)
        self.pick(piece)
        self.turn(piece, cells)
        self.press(f"puzzle-{slot}")  # on a phone it becomes the large one
        puzzle, wanted = self.thing(f"puzzle-{slot}"), ",".join(map(str, cells))
        for cell in cells:
            if puzzle.get_attribute("data-lies") == wanted:
                break
            # A tap on the piece itself would place it where it lies.
            if str(cell) not in (puzzle.get_attribute("data-lies") or "").split(","):
                self.press(f"cell-{slot}-{cell}")
        self.press("place")


class KeyHands(Hands):
    """Never touches the mouse."""

    def key(self, *keys: str) -> None:
        """Press keys, one after the other."""
        for each in keys:
            self.page.keyboard.press(each)

    def focused(self) -> str:
        """The test id of what has the focus."""
        return str(self.page.evaluate("document.activeElement?.dataset?.testid ?? ''"))

    def tab_to(self, name: str) -> None:
        """Go on by Tab until something has the focus."""
        for _ in range(150):
            if self.focused() == name:
                return
            self.key("Tab")
        raise AssertionError(f"{name} is not reached by Tab")

    def do_take(self, where: str) -> None:
        self.key("t" if where.isdigit() else "d")
        self.tab_to(f"row-{where}" if where.isdigit() else f"deck-{where}")
        self.key("Enter", "Enter")

    def do_piece(self, _: str) -> None:
        self.key("o")

    def do_master(self, _: str) -> None:
        self.key("m")

    def do_stop(self, _: str) -> None:
        self.key("Control+Enter")

    do_end = do_stop

    def do_exch(self, pieces: str) -> None:
        give, take = pieces.split()
        self.key("x")
        expect(self.thing("exchange")).to_be_visible()
        self.tab_to(f"give-{give}")
        self.key("Enter")
        self.tab_to(f"get-{take}")
        self.key("Enter")

    def do_choose(self, piece: str) -> None:
        self.tab_to(f"reward-{piece}")
        self.key("Enter")

    def do_complete(self, slot: str) -> None:
        self.tab_to(f"order-{slot}")
        self.key("Enter")

    def do_done(self, _: str) -> None:
        self.key("Control+Enter")
        self.page.wait_for_function(
            """() => document.querySelector('[data-testid="done-sure"], [data-testid="score-sheet"]') ||
                     !document.querySelector('[data-testid="done"]:not([aria-disabled])')"""
        )
        if self.page.get_by_test_id("done-sure").count():
            self.tab_to("done-sure")
            self.key("Enter")

    def do_place(self, what: str) -> None:
        piece, slot, _ = re.fullmatch(r"(\w\d)@(\d) (\w+)", what).groups()  # type: ignore[union-attr]
        groups = self.view()["you"]["placements"]
        ways = [
            way for group in groups if (group["piece"], group["slot"]) == (piece, int(slot)) for way in group["ways"]
        ]
        wanted = next(",".join(map(str, way["cells"])) for way in ways if way["action"] == f"place {what}")
        stacks = [each.get_attribute("data-stack") for each in self.page.locator("[data-stack]").all()]
        self.key(str(stacks.index(piece) + 1), f"Shift+Digit{slot}")
        puzzle = self.thing(f"puzzle-{slot}")
        for _ in range(len(ways) + 1):
            if puzzle.get_attribute("data-lies") == wanted:
                break
            self.key("n")
        assert puzzle.get_attribute("data-lies") == wanted
        self.key("Enter")


def play_quickly(
    hands: Hands, until: Callable[[dict[str, Any]], bool], choosing: Callable[[dict[str, Any]], str] = choose
) -> None:
    """Play sensibly over a socket of the same player's, which tells every view by itself."""
    home = hands.page.request.get("/api/me").url.removesuffix("/api/me")
    cookies = "; ".join(f"{each['name']}={each['value']}" for each in hands.page.context.cookies(home))
    address = f"{home.replace('http', 'ws', 1)}/api/games/{hands.game}/socket"
    with connect(address, additional_headers={"Cookie": cookies}) as socket:
        while True:
            told = json.loads(socket.recv(timeout=PATIENCE))
            assert told["type"] != "refused", told
            for view in told.get("views", ()):
                if told["table"]["status"] == "over":
                    return
                if view["seat"] != hands.seat or hands.seat not in view["to_act"]:
                    continue
                if until(view):
                    return
                command = {"type": "play", "id": f"quick-{view['version']}", "seat": hands.seat}
                socket.send(json.dumps({**command, "action": choosing(view)}))


def _shape(cells: list[int]) -> str:
    """The cells moved into the top left corner, as the stack of the tray names its own."""
    top, left = min(cell // 5 for cell in cells), min(cell % 5 for cell in cells)
    return ",".join(str(cell - 5 * top - left) for cell in sorted(cells))
