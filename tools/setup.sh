#!/bin/sh
# Prepares .venv: a Python >= 3.11, the pinned packages of constraints.txt and this project, editable.
# Does nothing when .venv already fits pyproject.toml and constraints.txt. Called by `make setup`.
set -eu
cd "$(dirname "$0")/.."

venv_python=.venv/bin/python
ready=.venv/.ready # line 1: where .venv was made (it cannot be moved); line 2: what it was made from
sources=$(cat pyproject.toml constraints.txt hatch_build.py tools/setup.sh | cksum)

say() { printf '%s\n' "$@" >&2; }
fail() { say "$@"; exit 1; }

version_of() { "$1" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null; }
is_new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }
makes_venvs() { "$1" -c 'import venv, ensurepip' 2>/dev/null; }

# Each candidate is run, not just looked up: pyenv leaves commands on the PATH that refuse to start.
# The versions that the tests run on come first; a newer `python3` is better than none.
find_python() {
    if [ -n "${PYTHON:-}" ]; then set -- "$PYTHON"; else set -- python3.13 python3.12 python3.11 python3 python; fi
    without_venv=
    for candidate in "$@"; do
        is_new_enough "$candidate" || continue
        if makes_venvs "$candidate"; then python=$candidate; return; fi
        without_venv=${without_venv:-$candidate}
    done
    explain_no_python
}

explain_no_python() {
    if [ -n "$without_venv" ]; then
        fail "$without_venv cannot create virtual environments: its venv or ensurepip is missing." \
            "On Debian or Ubuntu: sudo apt install python$(version_of "$without_venv")-venv"
    fi
    if [ -n "${PYTHON:-}" ]; then fail "PYTHON=$PYTHON does not run as Python 3.11 or newer; name one that does."; fi
    fail "No Python 3.11 or newer was found on the PATH." \
        "On Debian or Ubuntu: sudo apt install python3 python3-venv. On macOS: brew install python." \
        "One that lies elsewhere can be named: make setup PYTHON=/path/to/python3"
}

is_moved() { [ -f "$ready" ] && [ "$(head -n 1 "$ready")" != "$PWD" ]; }
is_other_python() { [ -n "${PYTHON:-}" ] && [ "$(version_of "$PYTHON")" != "$(version_of "$venv_python")" ]; }
can_install() { command -v uv >/dev/null || "$venv_python" -c 'import pip' 2>/dev/null; }
is_usable() { is_new_enough "$venv_python" && ! is_moved && ! is_other_python && can_install; }
is_current() { [ -f "$ready" ] && [ "$(tail -n 1 "$ready")" = "$sources" ]; }

create_venv() {
    find_python
    say "Creating .venv with Python $(version_of "$python")"
    "$python" -m venv --clear .venv
}

# uv takes seconds where pip takes a minute; both install the same versions.
find_uv() {
    uv=$(command -v uv) && return
    uv=.venv/bin/uv
    [ -x "$uv" ] || "$venv_python" -m pip install --quiet --constraint constraints.txt uv || uv=
}

install_packages() {
    say "Installing projectl[all,dev] into .venv"
    export PROJECTL_NO_CLIENT=1 # `make client` builds it, also when only its sources have changed
    set -- --constraint constraints.txt --editable ".[all,dev]"
    if [ -n "$uv" ]; then
        "$uv" pip install --python "$venv_python" --build-constraints constraints.txt "$@"
    else
        say "uv is not to be had here; pip does it too, but takes a minute or two."
        "$venv_python" -m pip install "$@"
    fi
}

if is_usable; then
    if is_current; then exit 0; fi
else
    create_venv
fi
rm -f "$ready" # an interrupted installation must not look finished
find_uv
install_packages
printf '%s\n' "$PWD" "$sources" >"$ready"
