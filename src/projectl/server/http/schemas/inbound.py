"""What a client may say over the websocket, read strictly. Anything else is refused."""

from __future__ import annotations

from pydantic import TypeAdapter

from projectl.server.table.commands.registry import INBOUND, Inbound

from .forms import one_of

MESSAGE: TypeAdapter[Inbound] = one_of(INBOUND)
