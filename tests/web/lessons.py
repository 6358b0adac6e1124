"""Hands that play a lesson: what the step looks like they ask the judge, and they wait for the page to show it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect
from web.hands import Hands, KeyHands, MouseHands, TouchHands

from projectl.lessons import Lesson, lesson


class Pupil(Hands):
    """Goes through a lesson as "Show me" would."""

    def __init__(self, page: Page, name: str) -> None:
        super().__init__(page, "")
        self.lesson: Lesson = lesson(name)
        self.step = 1
        self.done: list[str] = []

    def open(self) -> Pupil:
        self.page.goto(f"/learn/{self.lesson.name}")
        return self

    def view(self) -> dict[str, Any]:
        path = f"/api/lessons/{self.lesson.name}/{self.step}"
        answer = self.page.request.post(path, data={"actions": self.done})
        return dict(answer.json()["view"])

    def at(self, name: str, value: str) -> None:
        """Wait until the page says so of the lesson."""
        expect(self.thing("lesson")).to_have_attribute(f"data-{name}", value)

    def do(self, action: str, version: int | None = None) -> None:
        self.at("actions", str(len(self.done)))
        self.perform(action)
        self.done.append(action)
        self.at("actions", str(len(self.done)))

    def do_recycle(self, deck: str) -> None:
        """The page sends the order of the puzzles along."""
        self.thing(f"recycle-{deck}").click()
        self.thing("recycle-confirm").click()

    def play_step(self) -> None:
        """Do all that it asks for."""
        self.at("step", str(self.step))
        solution = list(self.lesson.steps[self.step - 1].solution)
        self.done = []
        while solution:
            action = solution.pop(0)
            if action.startswith("recycle"):
                self.at("actions", str(len(self.done)))
                self.perform(action)
                orders = [solution.pop(0) for _ in range(3 if solution[2:3] else 2)]
                self.done += [action, *orders]
                self.at("actions", str(len(self.done)))
            else:
                self.do(action)
        self.at("goal", "reached")

    def go_on(self) -> None:
        """To the next step."""
        expect(self.thing("lesson-next")).to_be_focused()
        self.page.keyboard.press("Control+Enter")
        self.step += 1

    def play_lesson(self) -> None:
        """To its end."""
        for _ in self.lesson.steps:
            self.play_step()
            self.go_on()
        expect(self.thing("lesson-ended")).to_be_visible()


class MousePupil(Pupil, MouseHands):
    """Clicks and drags."""

    def go_on(self) -> None:
        self.thing("lesson-next").click()
        self.step += 1


class FingerPupil(Pupil, TouchHands):
    """Taps."""

    def go_on(self) -> None:
        self.thing("lesson-next").tap()
        self.step += 1


class KeyPupil(Pupil, KeyHands):
    """Never touches the mouse."""
