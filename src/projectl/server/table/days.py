"""The server's days: its clock counts milliseconds."""

DAY = 86_400_000
