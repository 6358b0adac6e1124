"""Stores know whose games they hold, and never mix them with others."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from projectl.arena import fingerprint as arena_identity
from projectl.arena import tournament
from projectl.arena.results_store import StoreError
from projectl.arena.tournament import ChangedMeanwhileError, Played, Setup, run_tournament
from projectl.bots import fingerprint as bots_identity
from projectl.bots.fingerprint import digest, identity_of, sources
from projectl.bots.value_net.model.weights import FOLDER as NETS
from projectl.rules.options import Options
from projectl.rules.puzzles import PuzzleSet, parse_puzzles
from projectl.texts import error_text

BOT = """
from random import Random
{imports}

class MyBot:
    name = "mine"

    def __init__(self, seed):
        self.chance = Random(seed)

    def choose(self, view, legal):
        return {choice}
"""


def write_bot(path: Path, choice: str = "self.chance.choice(legal)", imports: str = "") -> str:
    path.write_text(BOT.format(imports=imports, choice=choice), encoding="utf-8")
    return f"{path}:MyBot"


def setup_of(*bots: str, games: int = 2, **options: Any) -> Setup:
    return Setup(bots, Options(players=2, **options), games, "test", own_code=True).checked()


def play(setup: Setup, store: Path) -> Played:
    return run_tournament(setup, workers=1, store=store)


class TestOwnFiles:
    def test_a_store_does_not_answer_for_a_bot_that_has_changed(self, tmp_path: Path) -> None:
        bot, store = write_bot(tmp_path / "mine.py"), tmp_path / "games.jsonl"
        play(setup_of("greedy", bot), store)
        before = store.read_bytes()
        write_bot(tmp_path / "mine.py", "legal[0]")
        with pytest.raises(StoreError, match=r"bot .*mine.py:MyBot \w{16} → \w{16}") as refused:
            play(setup_of("greedy", bot), store)
        assert refused.value.code == "store-other-identity"
        assert store.read_bytes() == before
        assert "mine.py:MyBot" in error_text(refused.value)

    def test_a_bot_is_all_that_it_imports_from_its_folder(self, tmp_path: Path) -> None:
        (tmp_path / "helper.py").write_text("import deeper\n", encoding="utf-8")
        (tmp_path / "deeper.py").write_text("pick = 0\n", encoding="utf-8")
        (tmp_path / "stranger.py").write_text("pick = 0\n", encoding="utf-8")
        bot = write_bot(tmp_path / "mine.py", "legal[deeper.pick]", "import helper\nfrom helper import deeper")
        first = identity_of(bot)
        assert not play(setup_of("greedy", bot), tmp_path / "games.jsonl").games[0][1].verdict  # it can import them
        (tmp_path / "stranger.py").write_text("pick = 1\n", encoding="utf-8")
        assert identity_of(bot) == first
        (tmp_path / "deeper.py").write_text("pick = 1 - 1\n", encoding="utf-8")
        assert identity_of(bot) != first

    def test_a_bot_made_of_ours_changes_with_ours(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        plain = write_bot(tmp_path / "plain.py")
        ours = write_bot(tmp_path / "ours.py", imports="from projectl.bots.greedy.bot import GreedyBot")
        before = identity_of(plain), identity_of(ours)
        monkeypatch.setattr(bots_identity, "_built_in", lambda: "0" * 16)
        assert identity_of(plain) == before[0]
        assert identity_of(ours) != before[1]

    def test_a_bot_that_is_changed_while_it_plays_is_noticed(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        bot, store = write_bot(tmp_path / "mine.py"), tmp_path / "games.jsonl"
        setup, play_pairing = setup_of("greedy", bot, games=4), tournament.play_pairing
        played: list[object] = []

        def change_then_play(*given: Any) -> Any:
            played.append(given)
            if len(played) == 2:
                write_bot(tmp_path / "mine.py", "legal[-1]")
            return play_pairing(*given)

        monkeypatch.setattr(tournament, "play_pairing", change_then_play)
        with pytest.raises(ChangedMeanwhileError, match=r"mine.py:MyBot"):
            play(setup, store)
        assert len(store.read_text().splitlines()) == 2  # the head, and the one game of the bot as it was


class TestBotsOfThePackage:
    def test_other_code_is_another_bot(self, tmp_path: Path) -> None:
        copy = tmp_path / "bots"
        shutil.copytree(bots_identity.HERE, copy, ignore=shutil.ignore_patterns("__pycache__"))
        first = digest(sources(copy, root=tmp_path))
        assert digest(sources(bots_identity.HERE)) == first
        with (copy / "value_net" / "search" / "beam.py").open("a", encoding="utf-8") as file:
            file.write("# another word\n")
        assert digest(sources(copy, root=tmp_path)) != first

    def test_line_ends_of_windows_make_no_other_bot(self, tmp_path: Path) -> None:
        path = tmp_path / "mine.py"
        path.write_bytes(b"a = 1\nb = 2\n")
        first = identity_of(f"{path}:MyBot")
        path.write_bytes(b"a = 1\r\nb = 2\r\n")
        assert identity_of(f"{path}:MyBot") == first

    def test_another_net_is_another_bot(self, tmp_path: Path) -> None:
        net = tmp_path / "mine.npz"
        shutil.copy(NETS / "solo.npz", net)
        first = identity_of(f"learned:{net}")
        assert first != identity_of("learned")
        shutil.copy(NETS / "solo-steps.npz", net)
        assert identity_of(f"learned:{net}") != first

    @pytest.mark.parametrize(
        ("name", "value", "told"),
        [("RULES_VERSION", 99, r"the rules \(\d+ → 99\)"), ("__version__", "99.0", r"\(\S+ → 99.0\)")],
    )
    def test_other_rules_and_packages_are_refused(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: object, told: str
    ) -> None:
        store = tmp_path / "games.jsonl"
        play(setup_of("random", "greedy"), store)
        monkeypatch.setattr(arena_identity, name, value)
        with pytest.raises(StoreError, match=told):
            play(setup_of("random", "greedy"), store)


def puzzles(points: int) -> PuzzleSet:
    lines = [
        f"set: mine\ntitle: Mine\norigin: custom\nexpansion: none\nX1 black {points} O1 xx---/-----/-----/-----/-----\n"
    ]
    return parse_puzzles("\n".join(lines), "mine.txt")


def test_puzzles_are_known_by_their_content(tmp_path: Path) -> None:
    store = tmp_path / "games.jsonl"
    play(setup_of("random", "greedy", puzzles=(puzzles(1),)), store)
    with pytest.raises(StoreError, match="puzzles") as refused:
        play(setup_of("random", "greedy", puzzles=(puzzles(2),)), store)
    assert refused.value.params["what"] == "puzzles"


class TestStoresWithoutIdentity:
    @pytest.fixture
    def old(self, tmp_path: Path) -> Path:
        """A file as it was written before identities were kept."""
        store = tmp_path / "games.jsonl"
        play(setup_of("random", "greedy", games=4), store)
        head, *games = store.read_text().splitlines(keepends=True)
        plain = {**json.loads(head), "version": 1}
        del plain["identity"]
        store.write_text(json.dumps(plain) + "\n" + "".join(games))
        return store

    def test_they_are_read(self, old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        def fail(*_: object) -> None:
            raise AssertionError("played again")

        monkeypatch.setattr(tournament, "play_pairing", fail)
        played = play(setup_of("random", "greedy", games=4), old)
        assert len(played.games) == 4
        assert played.identity is None

    def test_they_are_never_extended(self, old: Path) -> None:
        before = old.read_bytes()
        with pytest.raises(StoreError, match="holds 4 of the 6 games") as refused:
            play(setup_of("random", "greedy", games=6), old)
        assert refused.value.code == "store-identity-unknown"
        assert old.read_bytes() == before

    def test_not_even_a_line_that_was_cut_off_is_taken_away(self, old: Path) -> None:
        old.write_text(old.read_text()[:-20])
        before = old.read_bytes()
        assert len(play(setup_of("random", "greedy", games=2), old).games) == 2
        assert old.read_bytes() == before
