# Everything runs in .venv, which `make setup` prepares and every other target asks for.
# PYTHON=python3.12 chooses the interpreter; ARGS="-k recycle" goes on to pytest; WORKERS=4 sets its processes.

WORKERS ?= 2
PY := .venv/bin/python
PYTEST := $(PY) -m pytest -n $(WORKERS) --dist worksteal
export PYTHON

.DEFAULT_GOAL := help
.PHONY: help setup play test test-long check format bench pin clean
# `make -j clean test` must still clean first, and two targets must not fill .venv at once.
.NOTPARALLEL:

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

setup: ## prepare .venv (quick when nothing changed)
	@sh tools/setup.sh

play: setup ## play in the terminal
	@.venv/bin/projectl play

test: setup ## run the tests
	$(PYTEST) $(ARGS)

test-long: setup ## run the tests that take long
	$(PYTEST) -m long $(ARGS)

check: setup ## ruff and mypy --strict
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy

format: setup ## let ruff format the code and sort the imports
	$(PY) -m ruff check --select I --fix .
	$(PY) -m ruff format .

bench: setup ## measure the engine against python-chess
	.venv/bin/projectl bench engine

pin: setup ## raise constraints.txt to the newest versions
	sh tools/pin.sh

clean: ## remove .venv and everything generated
	rm -rf .venv build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
