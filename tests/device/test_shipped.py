"""What `make site` ships is enough for a device: nothing else of the package is there to be imported."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

from needs import required

ROOT = Path(__file__).parents[2]


def test_a_device_needs_no_more_than_is_shipped(tmp_path: Path) -> None:
    listed = "import build_site\nfor path in build_site.ours(): print(path.relative_to(build_site.PACKAGE))"
    run = subprocess.run([sys.executable, "-c", listed], cwd=ROOT / "tools", capture_output=True, text=True, check=True)
    for name in run.stdout.splitlines():
        target = tmp_path / "projectl" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / "src" / "projectl" / name, target)
    script = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import projectl.device.door as door; print(door.__file__)"
    )
    found = subprocess.run([sys.executable, "-I", "-S", "-c", script], capture_output=True, text=True, check=False)
    assert found.stdout.strip().startswith(str(tmp_path)), found.stderr


def test_the_python_that_is_shipped_loads_all_that_is_ours() -> None:
    """Much of Python's own library stays behind; of ours only what no device does wants any of it."""
    build = subprocess.run(
        [sys.executable, "tools/build_site.py"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if build.returncode:
        required(f"the folder for web space: {build.stderr[-500:]}")
    made, pyodide = ROOT / "build" / "site-python", ROOT / "web" / "node_modules" / "pyodide"
    script = Path(__file__).with_name("load_all.py")
    command: list[str | Path] = ["node", ROOT / "tools" / "in_pyodide.mjs", pyodide, script, made, made / "library.zip"]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr[-2000:]
    programs, translators = {"projectl.bots.sandbox.process", "projectl.bots.sandbox.worker"}, {"projectl.texts.pseudo"}
    assert json.loads(found.stdout).keys() == programs | translators
