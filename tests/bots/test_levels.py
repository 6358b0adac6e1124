"""The levels for people: bots that slip now and then."""

import pytest

from projectl.arena.match import play_game
from projectl.bots import make_bot
from projectl.bots.levels import levels
from projectl.bots.registry.catalogue import WrongArgumentError, bots
from projectl.rules.options import Options
from projectl.texts import t


def test_there_are_ten_each_with_a_name_and_a_description() -> None:
    assert len(levels()) == 10
    for number in range(1, 11):
        assert t(f"level-name-{number}") != f"level-name-{number}"
        assert t(f"bot-level-{number}") != f"bot-level-{number}"


def test_every_level_slips_into_a_weaker_bot() -> None:
    strength = {info.name: info.level for info in bots()}
    for level in levels():
        assert 0 <= level.slips < 1
        assert strength[level.weaker] < strength[level.bot]


@pytest.mark.parametrize("argument", ["", "0", "11", "-1", "x", "\uff11"])
def test_another_number_is_refused(argument: str) -> None:
    with pytest.raises(WrongArgumentError, match="levels go from 1 to 10"):
        make_bot(f"level:{argument}", 1)


@pytest.mark.parametrize("number", [1, 3])
def test_a_level_plays_a_game_to_its_end_and_the_same_again(number: int) -> None:
    options = Options(players=2, turn_cap=200).checked()
    makers = [lambda: make_bot(f"level:{number}", 7), lambda: make_bot("greedy", 8)]
    first, second = (play_game(options, bytes(32), makers) for _ in range(2))
    assert not first.verdict
    assert [seat.score for seat in first.seats] == [seat.score for seat in second.seats]
