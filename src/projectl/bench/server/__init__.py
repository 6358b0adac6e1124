"""Load, crashes and faults: real server processes on loopback, driven by client processes of our own."""
