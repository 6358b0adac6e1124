"""What clients talk to: REST for resources, a websocket for play. `docs/protocol.md` describes it."""
