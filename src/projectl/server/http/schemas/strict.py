"""What all forms share: no field that is not known, no type but the right one."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Strict(BaseModel):
    """No field that is not known, no type but the right one."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)
