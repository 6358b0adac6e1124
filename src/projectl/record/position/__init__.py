"""A position as one line of text: written, read, and refused where it cannot occur."""
