"""Hands that solve a problem: they know its answer, and wait for the page to show each step."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

from playwright.sync_api import Page, expect
from web.hands import Hands, KeyHands, MouseHands, TouchHands

from projectl.problems import of_day, problem
from projectl.problems.problem import Problem


class Solver(Hands):
    """Solves the problem that the page shows."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, "")
        self.done: list[str] = []

    def problem(self) -> Problem:
        """The one that is shown."""
        return problem(self.thing("problem").get_attribute("data-id") or "")

    def view(self) -> dict[str, Any]:
        answer = self.page.request.post(f"/api/problems/{self.problem().id}/play", data={"actions": self.done})
        return dict(answer.json()["view"])

    def at(self, name: str, value: str) -> None:
        """Wait until the page says so of the problem."""
        expect(self.thing("problem")).to_have_attribute(f"data-{name}", value)

    def do(self, action: str, version: int | None = None) -> None:
        self.at("actions", str(len(self.done)))
        self.perform(action)
        self.done.append(action)
        self.at("actions", str(len(self.done)))

    def solve(self) -> None:
        """To the end."""
        self.done = []
        for action in self.problem().answer:
            self.do(action)
        self.at("ended", "solved")


class MouseSolver(Solver, MouseHands):
    """Clicks and drags."""


class FingerSolver(Solver, TouchHands):
    """Taps."""


class KeySolver(Solver, KeyHands):
    """Never touches the mouse."""


def today(page: Page) -> date:
    """By the server's date."""
    return date.fromisoformat(page.request.get("/api/problems/today").json()["today"])


def last_day(page: Page, kind: str) -> date:
    """The last day before today whose problem is of a kind."""
    now = today(page)
    return next(day for day in (now - timedelta(back) for back in range(1, 366)) if of_day(day).kind == kind)
