"""`planner` in every mode: it plays legally, honestly, in time, and well."""

import time
from collections.abc import Sequence

import pytest
from play_helpers import chosen_modes

from projectl.arena.match import play_game
from projectl.arena.modes import mode_name
from projectl.arena.pairing import deal_seed
from projectl.arena.report import report_document
from projectl.arena.solo import EDITIONS, run_solo, solo_setup
from projectl.arena.tournament import Setup, run_tournament
from projectl.bots import Bot, SeatView, make_bot
from projectl.bots.planner import PlannerBot
from projectl.bots.planner import desk as desks
from projectl.bots.planner.desk import Desk, Table, desk_of
from projectl.bots.planner.moves import successors
from projectl.game import Game
from projectl.record.notation import Action
from projectl.rules.engine.codes import OVER, TAKE_DECK, TOUCHES
from projectl.rules.engine.step import step
from projectl.rules.knowledge import sample
from projectl.rules.options import Options


def planner() -> Bot:
    return make_bot("planner", 1)


def greedy() -> Bot:
    return make_bot("greedy", 1)


def ask(bot: Bot, game: Game, seat: int) -> Action:
    view = SeatView.of(game.state, game.rules, game.tables, seat)
    return bot.choose(view, list(game.legal_actions(seat)))


@pytest.mark.parametrize("options", chosen_modes(), ids=mode_name)
def test_it_plays_every_mode(options: Options) -> None:
    capped = options._replace(turn_cap=8 * (options.players or 1)).checked()
    report = play_game(capped, deal_seed("modes", 1), [planner] + [greedy] * (capped.rules().players - 1))
    assert report.verdict == ""
    assert report.seats[0].completed > 0
    assert report.seats[0].evaluations > 0


@pytest.mark.parametrize(
    "options",
    [Options(players=2), Options(variant="solo"), Options(edition="deluxe-2019", variant="line-clear", players=4)],
    ids=mode_name,
)
def test_it_decides_the_same_whatever_lies_hidden(options: Options) -> None:
    """Two games that differ only in what the seat cannot know."""
    game = Game(options, seed=deal_seed("honest", 3))
    bots = [make_bot("greedy", seat) for seat in range(game.rules.players)]
    for number in range(40):
        seat = min(game.to_act)
        view = SeatView.of(game.state, game.rules, game.tables, seat)
        legal = list(game.legal_actions(seat))
        others = [sample(view.state, game.rules, game.tables, seed) for seed in (number, number + 1000)]
        if game.state.phase != TOUCHES and any(game.state.deck_count):
            assert others[0].deck != others[1].deck
        views = [SeatView.of(other, game.rules, game.tables, seat) for other in others]
        assert planner().choose(views[0], legal) == planner().choose(views[1], legal) == planner().choose(view, legal)
        game.play(bots[seat].choose(view, legal), seat)
        if game.is_over:
            break


def test_the_desk_follows_the_rules() -> None:
    """Every action that the search tries is legal, and does to the desk what the engine does."""
    game = Game(players=2, seed=deal_seed("desk", 0), first=0)
    bots = [planner(), greedy()]
    tried = 0
    while not game.is_over:
        (seat,) = game.to_act if len(game.to_act) == 1 else (min(game.to_act),)
        if seat == 0 and game.state.phase != TOUCHES and not game.state.sequence[0]:
            view = SeatView.of(game.state, game.rules, game.tables, 0)
            for after in successors(desk_of(view.state, game.rules, game.tables, 0), Table.of(view)):
                _check(game, after)
                tried += 1
        game.play(ask(bots[seat], game, seat), seat)
    assert tried > 300


def _check(game: Game, expected: Desk) -> None:
    state = game.state.clone()
    actions = state.actions[0]
    for action in expected.path:
        if state.sequence[0] or action != 202:  # a sequence may have closed by itself (D24)
            assert step(state, game.rules, game.tables, 0, action) == 0
    real = desk_of(state, game.rules, game.tables, 0)
    assert expected.actions == actions - 1
    for name in ("supply", "reserve", "puzzles", "recesses", "laid", "points", "completed", "decks", "ending"):
        assert getattr(real, name) == getattr(expected, name), name
    known = [(a, b) for a, b in zip(real.rows, expected.rows, strict=True) if b != desks.EMPTY]
    assert all(a == b for a, b in known)


def test_it_completes_what_it_can_in_the_last_turn() -> None:
    """Played to the end it leaves no puzzle unfinished that its supply could fill at a gain."""
    wins = 0
    for deal in range(6):
        report = play_game(Options(players=2).checked(), deal_seed("last", deal), [planner, greedy])
        wins += report.seats[0].place == 1
    assert wins >= 4


def test_without_a_plan_it_still_moves() -> None:
    game = Game(players=2, seed=bytes(32), first=0)
    view = SeatView.of(game.state, game.rules, game.tables, 0)
    assert PlannerBot(1).choose(view, [Action(TAKE_DECK), Action(TAKE_DECK + 1)]) == TAKE_DECK


def turn_times(bot: Bot, games: int) -> list[float]:
    """Seconds of processor time of each turn."""
    found: list[float] = []
    for deal in range(games):
        game = Game(players=2, seed=deal_seed("time", deal), first=deal % 2)
        turns: dict[int, float] = {}
        rival = make_bot("greedy", deal)
        while game.state.phase != OVER:
            seat = min(game.to_act)
            view = SeatView.of(game.state, game.rules, game.tables, seat)
            legal: Sequence[Action] = list(game.legal_actions(seat))
            begun, turn = time.process_time(), game.state.turn
            action = (bot if seat == 0 else rival).choose(view, legal)
            if seat == 0:
                turns[turn] = turns.get(turn, 0.0) + time.process_time() - begun
            game.play(action, seat)
        found += turns.values()
    return sorted(found)


def test_a_turn_is_decided_at_once() -> None:
    """With room for a busy machine; `test_the_time_of_a_turn` is strict."""
    times = turn_times(planner(), 2)
    assert times[len(times) // 2] < 0.1
    assert times[-1] < 1.0


@pytest.mark.long
def test_the_time_of_a_turn() -> None:
    times = turn_times(planner(), 1000)
    print(f"turns {len(times)}: median {times[len(times) // 2]:.4f} s, worst {times[-1]:.4f} s")
    assert times[len(times) // 2] <= 0.020
    assert times[-1] <= 0.200


@pytest.mark.long
def test_it_beats_greedy() -> None:
    setup = Setup(("planner", "greedy"), Options(players=2), 1000).checked()
    row = report_document(setup, run_tournament(setup))["table"][0]
    print(row)
    assert row["win_rate"] >= 0.9


@pytest.mark.long
@pytest.mark.parametrize("edition", EDITIONS)
def test_it_wins_some_games_against_the_unbeatable(edition: str) -> None:
    found = run_solo(solo_setup("planner", "unbeatable", edition=edition, games=1000))
    print(found)
    assert found["win_rate"] >= 0.03
