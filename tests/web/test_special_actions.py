"""Ghost and Ambassador in the browser: every special action is used, on puzzles made so that each soon comes up."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from web.choosing import choose
from web.stage import Stage
from web.staged_hands import StagedMouse

from projectl.rules.puzzles import parse_puzzles

NewPage = Callable[..., Page]

HEAD = "set: {name}\ntitle: Quick puzzles\norigin: custom\nexpansion: {name}\n\n"
PAIR = "-----/-xx--/-----/-----/-----"
SINGLE = "-----/-----/--x--/-----/-----"
LARGE = "-----/-xxx-/-xxx-/-xx--/-----"
EVERY = {
    "take",
    "deck",
    "piece",
    "exch",
    "place",
    "master",
    "cancel",
    "stop",
    "recycle",
    "split",
    "ambassador",
    "up",
    "decline",
}


def quick_set(name: str, *rewards: str) -> str:
    """White puzzles that one piece completes, a few black ones so that the game can be set up."""
    whites = [f"{name[0].upper()}W{n} white 1 {reward} {PAIR if n % 2 else SINGLE}" for n, reward in enumerate(rewards)]
    blacks = [f"{name[0].upper()}B{n} black 3 I2 {LARGE}" for n in range(16 if name == "base" else 0)]
    return HEAD.format(name=name) + "\n".join([*whites, *blacks]) + "\n"


SOON = 14
"""A shuffle in which all of them come up within 21 actions."""
SETS = [
    quick_set("base", *["I2"] * 12),
    quick_set("ghost", *["P5", "U5", "up1", "up2"] * 4),
    quick_set("ambassador", *["master"] * 6),
]


class Explorer(StagedMouse):
    """Prefers what it has not done yet."""

    def __init__(self, page: Page, stage: Stage) -> None:
        super().__init__(page, stage)
        self.done: set[str] = set()

    def perform(self, action: str) -> None:
        verb, _, rest = action.partition(" ")
        self.done.add("deck" if verb == "take" and not rest.isdigit() else verb)
        super().perform(action)

    def next(self) -> str:
        view = self.view()
        return next((action for action in self.wishes(view) if self.is_new(action)), None) or choose(view)

    def is_new(self, action: str) -> bool:
        return action.split(maxsplit=1)[0] not in self.done

    def wishes(self, view: dict[str, Any]) -> list[str]:
        """Legal actions worth trying, each once; those that would keep a sequence from being useful stay out."""
        you, turn = view["you"], view["seats"][0]["turn"]
        if view["phase"] != "play" or (turn["sequence"] or {}).get("kind") == "recycle":
            return []
        if turn["sequence"]:
            wanted = {"master": "cancel", "ghost": "stop"}.get(turn["sequence"]["kind"], "")
            return [wanted] if wanted in you["actions"] else []
        if turn["choice"]:
            return ["decline"] if "up" in self.done and "decline" in you["actions"] else []
        # With a puzzle to lay the new pieces on, so that the sequence stays open until it is stopped.
        ghosts = you["splits"] if view["seats"][0]["puzzles"] else []
        wishes = [way["action"] for each in ghosts for way in each["ways"][-1:]]
        wishes += [action for action in ("ambassador", "master", "recycle white", "piece") if action in you["actions"]]
        wishes += [offer["action"] for each in you["exchanges"] for offer in each["up"]]
        return wishes + (["take white"] if "take white" in you["actions"] and "deck" not in self.done else [])


def test_every_special_action_can_be_done(new_page: NewPage) -> None:
    sets = [parse_puzzles(text, "quick") for text in SETS]
    stage = Stage(2, seed=SOON, edition="rulebook-2023", expansions=("ghost", "ambassador"), puzzles=sets)
    tester = Explorer(new_page(autoConfirm="off"), stage)
    tester.open()
    for _ in range(250):
        if tester.done >= EVERY or not tester.my_turn():
            break
        tester.do(tester.next())
    assert sorted(EVERY - tester.done) == []
    expect(tester.thing("log")).to_contain_text("split")
