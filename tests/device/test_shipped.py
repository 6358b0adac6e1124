"""What `make site` ships is enough for a device: nothing else of the package is there to be imported."""

import shutil
import subprocess
import sys
from pathlib import Path

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
