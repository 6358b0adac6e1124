"""`expert`: proposals tried out on samples."""

from typing import Any

import pytest

from projectl.bots import SeatView
from projectl.bots.value_net import learned as learned_module
from projectl.bots.value_net.expert import ExpertBot, make_expert
from projectl.bots.value_net.model.weights import net_for, weights_of
from projectl.bots.value_net.runtime import Runtime
from projectl.bots.value_net.search import replies as answers
from projectl.bots.value_net.search import rollouts
from projectl.bots.value_net.search.replies import answer
from projectl.game import Game
from projectl.rules.engine.chance import seeded
from projectl.rules.engine.codes import END, PIECE, WHITE
from projectl.rules.engine.market import ring_index
from projectl.rules.engine.step import apply
from projectl.rules.state import State
from projectl.rules.ways.running import Interpreted


@pytest.fixture(scope="module")
def runtime() -> Runtime:
    return Runtime(Interpreted(), width=4, fits=1, leaves=4)


@pytest.fixture(autouse=True)
def _interpreted(monkeypatch: pytest.MonkeyPatch, runtime: Runtime) -> None:
    monkeypatch.setattr(learned_module, "shared_runtime", lambda *_sizes: runtime)
    runtime.workspace.chance = seeded(1)


def game_of(**choices: Any) -> Game:
    return Game(seed=bytes(32), first=0, **choices)


def known(game: Game) -> SeatView:
    return SeatView.of(game.state, game.rules, 0)


def cards(state: State, game: Game, deck: int) -> list[int]:
    places = range(state.deck_head[deck], state.deck_head[deck] + state.deck_count[deck])
    return [state.deck[ring_index(game.rules, deck, i)] for i in places]


@pytest.mark.parametrize("choices", [{"variant": "solo"}, {"players": 2}])
class TestSamples:
    def test_blanks_are_filled_with_puzzles_that_nobody_has_seen(
        self, runtime: Runtime, choices: dict[str, Any]
    ) -> None:
        game = game_of(**choices)
        state = known(game).state.clone()
        rollouts.deal_sample(state, game.rules, runtime.workspace)
        for deck in range(2):
            drawn = cards(state, game, deck)
            assert len(set(drawn)) == len(drawn)
            assert not {*drawn} & {*game.state.rows}
            assert all(puzzle >= 0 for puzzle in drawn)

    def test_samples_differ(self, runtime: Runtime, choices: dict[str, Any]) -> None:
        game = game_of(**choices)
        seen = set()
        for _ in range(3):
            state = known(game).state.clone()
            rollouts.deal_sample(state, game.rules, runtime.workspace)
            seen.add(tuple(cards(state, game, WHITE)))
        assert len(seen) == 3


def test_in_solo_the_white_puzzles_lie_over_the_black_ones(runtime: Runtime) -> None:
    game = game_of(variant="solo")
    state = known(game).state.clone()
    rollouts.deal_sample(state, game.rules, runtime.workspace)
    colours = [puzzle >= game.rules.whites for puzzle in cards(state, game, WHITE)]
    assert colours == sorted(colours)
    assert sum(colours) == game.rules.black_deck


@pytest.mark.parametrize("players", [2, 4])
class TestAnswers:
    """What the others do after a proposal, in one sample."""

    @pytest.fixture
    def table(self, players: int) -> tuple[Game, State]:
        """Seat 0 has ended its turn."""
        game = game_of(players=players, confirm=True)
        state = game.state.clone()
        for action in (PIECE, PIECE, PIECE, END):
            apply(state, game.rules, 0, action)
        return game, state

    def answered(self, runtime: Runtime, game: Game, state: State) -> tuple[State, int]:
        """The table when it is seat 0's turn again, and the evaluations that it took."""
        runtime.use(weights_of(net_for(game.rules, False)))
        runtime.put(-1, state)
        before = runtime.workspace.evaluations
        answer(runtime.states, len(runtime.states) - 1, game.rules, runtime.workspace, 0, runtime.out)
        assert runtime.states[-1].holder[0] == 0
        return runtime.states[-1], runtime.workspace.evaluations - before

    def test_the_same_table_is_answered_as_before(self, runtime: Runtime, table: tuple[Game, State]) -> None:
        game, state = table
        runtime.workspace.replies = 0
        first, effort = self.answered(runtime, game, state)
        assert effort > 0
        state.points[0] += 1  # of no concern to the others
        again, effort = self.answered(runtime, game, state)
        assert effort == 0
        again.points[0] -= 1
        assert again == first

    def test_another_table_is_looked_at_anew(self, runtime: Runtime, table: tuple[Game, State]) -> None:
        game, state = table
        runtime.workspace.replies = 0
        self.answered(runtime, game, state)
        state.rows[0], state.rows[1] = state.rows[1], state.rows[0]
        assert self.answered(runtime, game, state)[1] > 0
        assert runtime.workspace.replies == 2

    def test_long_answers_are_not_remembered(
        self, runtime: Runtime, table: tuple[Game, State], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        game, state = table
        monkeypatch.setattr(answers, "ANSWER", 2)
        runtime.workspace.replies = 0
        first, _ = self.answered(runtime, game, state)
        again, effort = self.answered(runtime, game, state)
        assert effort > 0
        assert again == first


def test_more_evaluations_are_used_when_there_are_more() -> None:
    game = game_of(variant="solo")
    used = []
    for budget in (200, 800):
        bot = ExpertBot(1, evaluations=budget)
        bot.choose(known(game), list(game.legal_actions(0)))
        used.append(bot.evaluations)
    assert used[0] < used[1] <= 800


def test_seconds_are_kept() -> None:
    game = game_of(players=2)
    bot = ExpertBot(1, seconds=0.5)
    assert bot.choose(known(game), list(game.legal_actions(0))) in game.legal_actions(0)
    assert bot.evaluations > 0


@pytest.mark.parametrize(
    ("argument", "evaluations", "seconds"),
    [(None, 35_000, None), ("2000", 2000, None), ("1.5s", 35_000, 1.5), ("2s", 35_000, 2.0)],
)
def test_a_budget_is_named_by_an_argument(argument: str | None, evaluations: int, seconds: float | None) -> None:
    bot = make_expert(1, argument)
    assert (bot.budget, bot.seconds) == (evaluations, seconds)


@pytest.mark.parametrize("argument", ["", "s", "0", "-3s", "nan", "infs", "fast"])
def test_a_wrong_budget_is_refused(argument: str) -> None:
    with pytest.raises(ValueError, match="a time like"):
        make_expert(1, argument)
