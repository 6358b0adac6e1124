"""Running the server: processes, and what Python needs for it."""
