"""Importing this makes Gymnasium know the environments: `projectl/Solo-v0` and `projectl/Duel-v0`.

`gymnasium.make("projectl.lab.gym:projectl/Solo-v0")` imports it by itself, in every process that makes one.
`gymnasium.make_vec` makes many of them that are stepped in one call (`projectl.lab.together`).
"""

from __future__ import annotations

import gymnasium

IDS = {"projectl/Solo-v0": "Solo", "projectl/Duel-v0": "Duel"}

for _name, _kind in IDS.items():
    if _name not in gymnasium.registry:
        gymnasium.register(
            _name,
            entry_point=f"projectl.lab.single:{_kind}Env",
            vector_entry_point=f"projectl.lab.together:{_kind}VectorEnv",
            disable_env_checker=True,
        )
