"""A tournament's report, in several forms."""
