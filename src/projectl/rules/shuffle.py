"""The fair shuffle: a whole game is dealt from one secret of 256 bits, and anybody who learns it can check that.

The secret feeds a stream: block `i` is the SHA-256 hash of the secret followed by `i` as 8 bytes, most significant
first. The stream is read as words of 64 bits. `deal_game` draws from it in a fixed order:

1. the first player (drawn and set aside also when the first player is named),
2. the white puzzles, shuffled; as many as the game needs form the white deck from the top,
3. the black puzzles in the same way,
4. the seed of the small generator inside the state: the upper 62 bits of one word.
"""

from __future__ import annotations

from collections.abc import Iterator

from projectl.errors import WrongValueError, shown
from projectl.rules.engine.chance import seeded
from projectl.rules.engine.dealing import deal

from .options import Options, OptionsError
from .state import State

SEED_BYTES = 32
Seed = bytes | int | str
"""What can stand for the secret of a shuffle; `secret_of` makes 32 bytes of it."""
_WORD_BYTES = 8
_WORDS = 1 << 8 * _WORD_BYTES
_COMMITMENT = b"projectl commitment 1"


class Stream:
    """Random numbers from a secret of 32 bytes."""

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self._words = _words(seed)

    def word(self) -> int:
        """The next 64 bits."""
        return next(self._words)

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1, each equally likely: words that would favour some are left out."""
        fair = _WORDS - _WORDS % bound
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % bound

    def shuffled(self, size: int) -> list[int]:
        """The numbers from 0 to `size` - 1 in random order (Fisher and Yates)."""
        order = list(range(size))
        for last in range(size - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order


def secret_of(seed: object) -> bytes:
    """The 32 bytes that a seed stands for: themselves, written as 64 hexadecimal digits, or made of a number or text.

    >>> secret_of("ab" * 32) == bytes.fromhex("ab" * 32)
    True
    >>> secret_of(7) == secret_of("7")
    True
    """
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise WrongValueError("value-seed", wanted=SEED_BYTES, found=shown(seed))
    from hashlib import sha256

    text = seed if isinstance(seed, str) else _digits(seed)
    if len(text) == 2 * SEED_BYTES and set(text) <= set("0123456789abcdefABCDEF"):
        return bytes.fromhex(text)
    return sha256(text.encode(errors="surrogatepass")).digest()


def _digits(number: int) -> str:
    """A number as a text; a huge one, which Python does not write in decimal digits, in others."""
    return str(number) if number.bit_length() <= 64 else hex(number)


def _words(seed: bytes) -> Iterator[int]:
    from hashlib import sha256  # not every start deals a game

    number = 0
    while True:
        block = sha256(seed + number.to_bytes(8, "big")).digest()
        for at in range(0, len(block), _WORD_BYTES):
            yield int.from_bytes(block[at : at + _WORD_BYTES], "big")
        number += 1


def deal_game(options: Options, seed: bytes, first: int | None = None) -> State:
    """The start of the game that a secret stands for. The options are checked ones.

    A named `first` player changes nothing else: the decks are the same as with a drawn one.
    """
    rules = options.rules()
    rules = options.rules()
    stream = Stream(seed)
    drawn_first = stream.below(rules.players)
    whites = stream.shuffled(rules.whites)
    blacks = [rules.whites + black for black in stream.shuffled(rules.puzzles - rules.whites)]
    rng = seeded(stream.word() >> 2)
    starter = drawn_first if first is None else checked_first(first, rules.players)
    state = State()
    deal(state, rules, whites, blacks, starter, rng)
    return state


def checked_first(first: int, players: int) -> int:
    """The seat of a named first player, or OptionsError."""
    if 0 <= first < players:
        return first
    raise OptionsError("options-first-player", found=first + 1, players=players)


def commitment(seed: bytes, game_id: str, options_text: str) -> str:
    """The hash that is published when a game starts, so that its secret cannot be changed afterwards.

    It is the SHA-256 hash of a fixed label, the seed, the id and the options, each preceded by its length in bytes
    (8 bytes, most significant first), so that no two different games give the same bytes.
    """
    from hashlib import sha256

    parts = (_COMMITMENT, seed, game_id.encode(), options_text.encode())
    return sha256(b"".join(len(part).to_bytes(8, "big") + part for part in parts)).hexdigest()
