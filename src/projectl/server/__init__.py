"""The server: tables that people and bots sit at, a log that loses nothing, REST and one websocket per client."""
