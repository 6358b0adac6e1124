"""What an SQLite database needs besides its tables: its file, its one writer, its write-ahead log."""
