"""Many games at once: checks, measurements, recorded games."""
