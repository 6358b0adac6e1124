"""The tables that are being played or watched: commands come in, are stored, carried out and told to everybody."""

from .hub import Hub, SeatChoice
from .room import Done, Listener, Room

__all__ = ["Done", "Hub", "Listener", "Room", "SeatChoice"]
