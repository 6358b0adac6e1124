"""Hands at a staged table: the game itself says what is so, and the other seats act as soon as they may."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page
from shown_to import shown_to
from web.choosing import choose
from web.hands import Hands, KeyHands, MouseHands, TouchHands
from web.stage import Stage

from projectl.game import Game


class AtStage(Hands):
    """What differs from a table of a server."""

    def __init__(self, page: Page, stage: Stage) -> None:
        super().__init__(page, "staged", stage.mine[0])
        self.stage = stage

    def open(self) -> AtStage:
        self.stage.open(self.page)
        return self

    def view(self) -> dict[str, Any]:
        return self.stage.views()[0]

    def is_over(self) -> bool:
        return self.stage.game.is_over

    def turn_view(self) -> dict[str, Any] | None:
        game = self.stage.game
        while not game.is_over and self.seat not in game.to_act:
            other = min(game.to_act)
            self.stage.act(choose(shown_to(game, other)), other)
        return None if game.is_over else self.view()

    def skip(self, until: Callable[[Game], bool]) -> None:
        """Everybody plays on, and the page hears of it only then."""
        self.stage.play(until)
        self.stage.change()


class StagedMouse(AtStage, MouseHands):
    pass


class StagedFingers(AtStage, TouchHands):
    pass


class StagedKeys(AtStage, KeyHands):
    pass
