"""Game records: write, read, replay and verify them. `docs/notation.md` describes the file."""

from projectl.record.errors import GameRecordError
from projectl.record.record import GameRecord, Move, commit
from projectl.record.replaying import Step, Verdict, check_rules, replay, starting_state, verify

from .reading import MAX_BYTES, load_record, read_record
from .writing import write_record

__all__ = [
    "MAX_BYTES",
    "GameRecord",
    "GameRecordError",
    "Move",
    "Step",
    "Verdict",
    "check_rules",
    "commit",
    "load_record",
    "read_record",
    "replay",
    "starting_state",
    "verify",
    "write_record",
]
