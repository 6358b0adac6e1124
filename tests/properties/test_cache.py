"""An edited file never meets stale machine code: the folder of the cache is named by what went into it."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import projectl

PACKAGE = Path(projectl.__file__).parent

CODE = """
import sys
from pathlib import Path
from projectl.rules.compiled import cache_folder

def name():
    cache_folder.cache_clear()
    return cache_folder().name

names = [name(), name()]
rules = Path(sys.argv[1]) / "projectl" / "rules"
for file in sorted([*rules.glob("*.py"), *rules.glob("engine/*.py")]):
    file.write_text(file.read_text() + "# edited\\n")
    names.append(name())
print(*names)
"""


def test_editing_any_file_of_the_rules_changes_the_folder(tmp_path: Path) -> None:
    pytest.importorskip("numba")
    shutil.copytree(PACKAGE, tmp_path / "projectl", ignore=shutil.ignore_patterns("__pycache__"))
    command = [sys.executable, "-c", CODE, str(tmp_path)]
    run = subprocess.run(command, capture_output=True, text=True, check=True, env={"PYTHONPATH": str(tmp_path)})
    first, same, *edited = run.stdout.split()
    assert first == same
    assert len(edited) > 30
    assert len({first, *edited}) == 1 + len(edited)
