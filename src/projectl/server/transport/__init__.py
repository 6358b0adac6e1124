"""Connections, and the addresses that they come by."""
