"""The language of bots, and bots that misbehave in a process of their own."""

import multiprocessing
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from projectl.arena.match import play_game
from projectl.bots import Bot, SeatView, make_bot
from projectl.bots.registry.catalogue import CodeRefusedError, UnknownBotError, WrongArgumentError
from projectl.bots.registry.sources import BotFile
from projectl.bots.registry.spec import Named, read_spec
from projectl.bots.sandbox.budget import BotFailureError, Budget
from projectl.bots.sandbox.guard import decide
from projectl.bots.sandbox.process import ExternalBot
from projectl.game import Game
from projectl.record.notation.action import Action
from projectl.rules.options import Options

MINE = """
import time
print("hello from mine.py")

class First:
    name = "first"
    def choose(self, view, legal):
        return legal[0]

class Seeded(First):
    def __init__(self, seed):
        self.seed = seed
    def choose(self, view, legal):
        return legal[self.seed % len(legal)]

class Words(First):
    def choose(self, view, legal):
        return str(legal[-1])

class Raises(First):
    def choose(self, view, legal):
        raise KeyError("no idea")

class Nonsense(First):
    def choose(self, view, legal):
        return [1, 2, 3]

class Sleeps(First):
    def choose(self, view, legal):
        time.sleep(60)

class Exits(First):
    def choose(self, view, legal):
        import os
        os._exit(3)

class Cheats(First):
    def choose(self, view, legal):
        view.state.supply[view.seat] = 10**12
        legal.clear()
        return 14

class Broken(First):
    def __init__(self):
        raise RuntimeError("not today")
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(MINE)
    return path


def question() -> tuple[Game, SeatView, list[Action]]:
    game = Game(players=2, seed=bytes(32), first=0)
    return game, SeatView.of(game.state, game.rules, 0), list(game.legal_actions(0))


def asked(bot: Bot) -> Action:
    _, view, legal = question()
    return decide(bot, view, legal)


class TestLanguage:
    @pytest.mark.parametrize(
        ("spec", "meaning"),
        [
            ("greedy", Named("greedy", None)),
            ("expert:1s", Named("expert", "1s")),
            ("mine.py:MyBot", BotFile(Path("mine.py"), "MyBot")),
            ("a/b.py:C", BotFile(Path("a/b.py"), "C")),
            ("C:/x/mine.py:MyBot", BotFile(Path("C:/x/mine.py"), "MyBot")),
        ],
    )
    def test_a_spec_reads(self, spec: str, meaning: object) -> None:
        assert read_spec(spec) == meaning

    def test_a_bot_without_arguments_takes_none(self) -> None:
        with pytest.raises(WrongArgumentError, match="greedy:2: this bot takes no argument") as caught:
            make_bot("greedy:2", 1)
        assert caught.value.code == "bot-argument"

    def test_code_is_refused_unless_it_is_asked_for(self, mine: Path) -> None:
        with pytest.raises(CodeRefusedError, match="not loaded here"):
            make_bot(f"{mine}:First", 1)

    def test_an_unknown_name_is_told_even_where_code_is_welcome(self) -> None:
        with pytest.raises(UnknownBotError, match="no bot bob:3"):
            make_bot("bob:3", 1, own_code=True)


class TestOwnProcess:
    def test_a_bot_from_a_file_plays(self, mine: Path, capfd: pytest.CaptureFixture[str]) -> None:
        bot = make_bot(f"{mine}:First", 1, own_code=True)
        assert asked(bot) == question()[2][0]
        assert bot.name == "mine.py:First"
        bot.close()  # type: ignore[attr-defined]  # it has a process
        assert capfd.readouterr().out == ""  # what a bot prints goes to the standard error

    def test_it_gets_its_seed_and_may_answer_in_notation(self, mine: Path) -> None:
        legal = question()[2]
        for name, wanted in (("Seeded", legal[4]), ("Words", legal[-1])):
            bot = ExternalBot(BotFile(mine, name), seed=4)
            assert asked(bot) == wanted
            bot.close()

    @pytest.mark.parametrize(
        ("name", "code", "words"),
        [
            ("Raises", "bot-raised", "mine.py:Raises failed: KeyError: 'no idea'."),
            ("Nonsense", "bot-nonsense", "is not one of the legal actions"),
            ("Exits", "bot-died", "exit code 3"),
        ],
    )
    def test_misbehaviour_becomes_a_verdict(self, mine: Path, name: str, code: str, words: str) -> None:
        bot = ExternalBot(BotFile(mine, name), seed=1)
        with pytest.raises(BotFailureError) as caught:
            asked(bot)
        bot.close()
        assert caught.value.code == code
        assert words in str(caught.value)

    def test_a_bot_that_sleeps_is_killed_in_time(self, mine: Path) -> None:
        bot = ExternalBot(BotFile(mine, "Sleeps"), seed=1, budget=Budget(0.3))
        begun = time.perf_counter()
        with pytest.raises(BotFailureError) as caught:
            asked(bot)
        assert time.perf_counter() - begun < 5
        assert caught.value.code == "bot-overtime"
        assert multiprocessing.active_children() == []

    def test_a_bot_cannot_change_the_game(self, mine: Path) -> None:
        game, view, legal = question()
        before = game.state.clone()
        bot = ExternalBot(BotFile(mine, "Cheats"), seed=1)
        assert bot.choose(view, legal) == 14
        bot.close()
        assert game.state == before
        assert view.state.supply[0] == before.supply[0]

    @pytest.mark.parametrize(
        ("name", "words"),
        [("Broken", "RuntimeError: not today"), ("Missing", "mine.py has no class Missing")],
    )
    def test_a_bot_that_cannot_be_loaded_is_told_at_once(self, mine: Path, name: str, words: str) -> None:
        with pytest.raises(BotFailureError, match=words) as caught:
            ExternalBot(BotFile(mine, name), seed=1)
        assert caught.value.code == "bot-not-loaded"

    def test_a_file_that_is_not_there(self, tmp_path: Path) -> None:
        with pytest.raises(BotFailureError, match="FileNotFoundError"):
            ExternalBot(BotFile(tmp_path / "none.py", "Bot"), seed=1)

    def test_a_whole_game_is_lost_by_a_verdict(self, mine: Path) -> None:
        makers = [
            lambda: make_bot(f"{mine}:Raises", 1, own_code=True),
            lambda: make_bot("greedy", 1),
        ]
        report = play_game(Options(players=2).checked(), bytes(32), makers)
        assert report.verdict == "mine.py:Raises failed: KeyError: 'no idea'."
        assert [seat.place for seat in report.seats] == [2, 1]
        assert multiprocessing.active_children() == []


def test_a_budget_is_positive() -> None:
    with pytest.raises(ValueError, match="more than 0 seconds"):
        Budget(0)


def test_a_long_verdict_is_cut() -> None:
    class Chatty:
        name = "chatty"

        def choose(self, view: SeatView, legal: Sequence[Action]) -> Action:
            raise RuntimeError("x" * 10_000)

    with pytest.raises(BotFailureError) as caught:
        asked(Chatty())
    assert len(str(caught.value)) < 300
