"""The published strengths: which rows there are, how they are measured and shown."""
