"""What a host can do to a server's database from the command line, also while servers run on it."""
