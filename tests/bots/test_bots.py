"""The bots: what they get, what they may do, and that they can play."""

import doctest
import random
from collections.abc import Sequence
from time import process_time

import pytest

import projectl.bots
from projectl.bots import Bot, SeatView, UnknownBotError, bots, make_bot
from projectl.checks.modes import all_modes, mode_name
from projectl.game import Game
from projectl.record.notation.action import Action
from projectl.rules.engine.codes import CANCEL, MASTER
from projectl.rules.knowledge import known_to, sample
from projectl.rules.options import Options

MOST_ACTIONS = 3000


def view_of(game: Game, seat: int) -> SeatView:
    return SeatView.of(game.state, game.rules, seat)


def decide(game: Game, players: Sequence[Bot]) -> tuple[int, Action]:
    seat = min(game.to_act)
    return seat, players[seat].choose(view_of(game, seat), list(game.legal_actions(seat)))


def play(game: Game, players: Sequence[Bot]) -> Game:
    for _ in range(MOST_ACTIONS):
        if game.is_over:
            return game
        seat, action = decide(game, players)
        game.play(action, seat)
    raise AssertionError(f"no end after {MOST_ACTIONS} actions")


def seed(number: int) -> bytes:
    return number.to_bytes(32)


def largest_modes() -> list[Options]:
    """For every edition, box, variant and number of players the mode with the most expansions."""
    chosen: dict[str, Options] = {}
    for options in all_modes():
        best = chosen.setdefault(mode_name(options), options)
        if len(options.expansions) > len(best.expansions):
            chosen[mode_name(options)] = options
    return list(chosen.values())


class TestInterface:
    def test_the_bots_are_listed_from_weak_to_strong(self) -> None:
        ladder = [info for info in bots() if info.name.startswith("level:")]
        others = [info for info in bots() if info not in ladder]
        assert [info.level for info in ladder] == list(range(1, 11))
        assert [info.name for info in others][:2] == ["random", "greedy"]
        assert [info.level for info in others] == sorted(info.level for info in others)

    def test_a_bot_is_made_by_its_name(self) -> None:
        assert [make_bot(info.name, 1).name for info in bots()] == [info.name for info in bots()]

    def test_an_unknown_name_tells_those_there_are(self) -> None:
        with pytest.raises(UnknownBotError, match=r"no bot bob\. The bots are random, greedy") as caught:
            make_bot("bob", 1)
        assert caught.value.code == "bot-unknown"

    def test_a_view_holds_nothing_that_the_seat_cannot_know(self) -> None:
        game = Game(players=2, seed=seed(1))
        view = view_of(game, 0)
        assert view.state.rng == 0
        assert set(view.state.deck) == {-1}
        assert view.state == known_to(game.state, game.rules, 0)

    def test_the_example_in_the_docstring_is_right(self) -> None:
        assert doctest.testmod(projectl.bots).failed == 0


@pytest.mark.parametrize("name", ["random", "greedy"])
class TestEveryBot:
    def test_the_same_seed_gives_the_same_game(self, name: str) -> None:
        def log(bot_seed: int) -> list[str]:
            players = [make_bot(name, bot_seed), make_bot(name, bot_seed + 1)]
            return [str(move.action) for move in play(Game(players=2, seed=seed(2)), players).log]

        assert log(5) == log(5)

    def test_the_global_generator_is_left_alone(self, name: str) -> None:
        random.seed(1)
        before = random.getstate()
        play(Game(players=2, seed=seed(3)), [make_bot(name, 1), make_bot(name, 2)])
        assert random.getstate() == before

    def test_hidden_cards_make_no_difference(self, name: str) -> None:
        game = Game(players=2, seed=seed(4), first=0)
        players = [make_bot("greedy", 1), make_bot("greedy", 2)]
        compared = 0
        while not game.is_over:
            seat, action = decide(game, players)
            hidden = sample(known_to(game.state, game.rules, seat), game.rules, compared)
            other = SeatView.of(hidden, game.rules, seat)
            legal = list(game.legal_actions(seat))
            assert make_bot(name, 9).choose(view_of(game, seat), legal) == make_bot(name, 9).choose(other, legal)
            compared += hidden.deck != game.state.deck
            game.play(action, seat)
        assert compared > 10


class TestRandom:
    def test_it_does_everything_that_is_legal_but_cancel(self) -> None:
        game = Game(players=2, seed=seed(5), first=0)
        game.play("take 1")
        game.play("master")
        legal = list(game.legal_actions())
        bot = make_bot("random", 1)
        chosen = {bot.choose(view_of(game, 0), legal) for _ in range(40 * len(legal))}
        assert CANCEL in legal
        assert chosen == set(legal) - {CANCEL}


class TestGreedy:
    @pytest.mark.parametrize("options", largest_modes(), ids=mode_name)
    def test_it_ends_games_of_every_kind(self, options: Options) -> None:
        for number in range(2):
            names = ["greedy"] * 6 if number == 0 else ["random", "greedy"] * 3
            game = Game(options, seed=seed(number))
            players = [make_bot(name, seat) for seat, name in enumerate(names[: game.rules.players])]
            result = play(game, players).result()
            assert result is not None
            assert sum(row.completed for row in result.rows) > 0

    def test_it_wins_against_random(self, capsys: pytest.CaptureFixture[str]) -> None:
        wins = 0
        for number in range(100):
            me = number % 2
            players = [make_bot("greedy" if seat == me else "random", number) for seat in range(2)]
            result = play(Game(players=2, seed=seed(number)), players).result()
            wins += result is not None and result.winners == (me,)
        with capsys.disabled():
            print(f" greedy won {wins} of 100 against random ", end="")
        assert wins >= 95

    def test_a_decision_takes_a_few_milliseconds(self) -> None:
        game = Game(players=2, seed=seed(6))
        players = [make_bot("greedy", 1), make_bot("greedy", 2)]
        play(game.clone(), players)
        start = process_time()
        decisions = len(play(Game(players=2, seed=seed(7)), players).log)
        assert (process_time() - start) / decisions < 0.005

    def test_it_completes_a_puzzle_when_it_can(self) -> None:
        """R-COMPLETE: with an I2 in the supply and a recess of two cells there is nothing to think about."""
        for number in range(30):
            game = Game(players=2, seed=seed(number), first=0)
            slots = [slot for slot in range(4) if game.puzzles[game.state.rows[slot]].cells.bit_count() == 2]
            if slots:
                game.play(f"take {slots[0] + 1}")
                _, action = decide(game, [make_bot("greedy", 1)])
                assert "completed" in {event.kind for event in game.play(action)}
                return
        raise AssertionError("no game with such a puzzle")

    def test_it_uses_master_when_two_pieces_fit(self) -> None:
        used = 0
        for number in range(5):
            game = play(Game(players=2, seed=seed(number)), [make_bot("greedy", 1), make_bot("greedy", 2)])
            used += sum(move.action == MASTER for move in game.log)
        assert used > 5

    def test_finishing_touches_never_cost_it_points(self) -> None:
        """R-TOUCH: a piece is placed only as part of a filling that gains more than it costs."""
        touched = 0
        for number in range(20):
            game = Game(players=2, seed=seed(number))
            players = [make_bot("greedy", 1), make_bot("greedy", 2)]
            while game.view(None)["phase"] == "play":
                seat, action = decide(game, players)
                game.play(action, seat)
            before = [game.view(seat)["seats"][seat]["score"]["total"] for seat in range(2)]
            result = play(game, players).result()
            assert result is not None
            assert all(row.score >= before[row.seat] for row in result.rows)
            touched += sum(row.touches for row in result.rows)
        assert touched > 0
