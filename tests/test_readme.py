"""The README runs, and what it links to is there."""

import doctest
import re
import shutil
import subprocess
import sysconfig
import venv
from pathlib import Path

import projectl

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_examples_run() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 5
    assert failed == 0


def test_the_examples_run_without_any_other_package(tmp_path: Path) -> None:
    """In an environment of its own that holds the package alone, as after `pip install .`."""
    venv.create(tmp_path, symlinks=True)
    paths = sysconfig.get_paths(vars={"base": str(tmp_path), "platbase": str(tmp_path)})
    python = shutil.which("python", path=paths["scripts"])
    assert python
    Path(paths["purelib"], "projectl.pth").write_text(str(Path(projectl.__file__).parents[1]), encoding="utf-8")
    code = (
        "import doctest, importlib.util, sys\n"
        "assert importlib.util.find_spec('fluent') is importlib.util.find_spec('pip') is None\n"
        f"failed, tried = doctest.testfile({str(ROOT / 'README.md')!r}, module_relative=False)\n"
        "sys.exit(failed or tried < 6)\n"
    )
    done = subprocess.run([python, "-I", "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_links_lead_somewhere() -> None:
    pages = [README, *(path.read_text(encoding="utf-8") for path in (ROOT / "docs").glob("*.md"))]
    folders = [ROOT] + [ROOT / "docs"] * (len(pages) - 1)
    for page, folder in zip(pages, folders, strict=True):
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page):
            assert (folder / target).exists(), target
