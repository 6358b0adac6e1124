"""What every test shares: how hypothesis draws its examples, and the language."""

import os

from hypothesis import settings

# A busy machine must not fail a test, so there is no deadline. Under CI a red run must be repeatable.
settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, database=None, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")

# Tests read English, whatever the machine speaks; those of other languages ask for them.
os.environ["PROJECTL_LANGUAGE"] = "en"
