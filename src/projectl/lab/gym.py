"""Importing this makes Gymnasium know the environments: `projectl/Solo-v0` and `projectl/Duel-v0`.

`gymnasium.make("projectl.lab.gym:projectl/Solo-v0")` imports it by itself, in every process that makes one.
"""

from __future__ import annotations

import gymnasium

IDS = {"projectl/Solo-v0": "SoloEnv", "projectl/Duel-v0": "DuelEnv"}

for _name, _kind in IDS.items():
    if _name not in gymnasium.registry:
        gymnasium.register(_name, entry_point=f"projectl.lab.single:{_kind}", disable_env_checker=True)
