"""What is said over the websocket, as types. No network, no storage, no package but Python's own."""
