"""Run in Pyodide with what is shipped (`test_shipped.py`): which modules cannot be loaded, and for want of what."""

import importlib
import json
import sys
from pathlib import Path

ROOT = Path("/there/game")
sys.path.insert(0, str(ROOT))
missing: dict[str, str] = {}
for path in sorted((ROOT / "projectl").rglob("*.py*")):
    if "__pycache__" not in path.parts:
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        try:
            importlib.import_module(name)
        except ImportError as error:
            missing[name] = str(error)
print(json.dumps(missing))
