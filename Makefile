# Everything runs in .venv, which `make setup` prepares and every other target asks for.
# PYTHON=python3.12 chooses the interpreter; ARGS="-k recycle" goes on to pytest; WORKERS=4 sets its processes.

WORKERS ?= 2
PY := .venv/bin/python
PYTEST := $(PY) -m pytest -n $(WORKERS) --dist worksteal
# The browser's tests run in a process of their own: the event loop of their driver breaks later ones. One that fails is
# run once more, and told as RERUN at the end: it is a defect, in the test or in the page, but no reason to call off a day.
BROWSER := $(PYTEST) tests/web --reruns 1 -raR
export PYTHON
# Byte code is kept, whatever the machine says: without it each process compiles a thousand modules before it begins.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help setup venv kernels wasm client site play test test-long check format bench bench-wasm bench-web bench-site docs shots pin clean
# `make -j clean test` must still clean first, and two targets must not fill .venv at once.
.NOTPARALLEL:

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

setup: kernels ## prepare .venv and the kernels (quick when nothing changed)

venv:
	@sh tools/setup.sh

kernels: venv ## compile the kernels for this machine (quick when nothing changed)
	@$(PY) -m projectl.aot || [ $$? = 3 ] # without a compiler everything runs interpreted, which has just been said

wasm: venv ## compile the kernels as WebAssembly, into build/wasm
	@$(PY) -m projectl.aot wasm

client: setup ## build the browser client (quick when nothing changed)
	@$(PY) tools/build_client.py

site: client wasm ## make a folder that is the whole game, for any web space: build/site
	@$(PY) tools/build_site.py

play: client ## play in the browser; ARGS=--lan lets others in
	@PROJECTL_LAN_COMMAND="make play ARGS=--lan" .venv/bin/projectl serve --open $(ARGS)

test: client ## run the tests
	@$(PY) -m projectl.aot wasm || [ $$? = 3 ] # tests that need it say that they are left out
	$(PYTEST) --ignore=tests/web $(ARGS)
	$(PY) tools/build_client.py test
	@$(PY) tools/build_site.py || [ $$? = 1 ] # the same
	$(BROWSER) $(ARGS)

test-long: client site ## run the tests that take long
	$(PYTEST) -m long --ignore=tests/web $(ARGS)
	$(BROWSER) -m long $(ARGS)

check: client ## ruff, mypy --strict, tsc, oxlint, prettier, types of the client
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	$(PY) tools/client_types.py --check
	$(PY) tools/document_types.py --check
	$(PY) tools/build_client.py run --silent check

format: client ## let ruff and prettier format the code, and sort the imports
	$(PY) -m ruff check --select I --fix .
	$(PY) -m ruff format .
	$(PY) tools/build_client.py run --silent format

bench: setup ## measure the engine against python-chess
	.venv/bin/projectl bench engine

bench-wasm: client wasm ## measure the kernels as WebAssembly in Node
	$(PY) -m projectl.bench.engine.wasm

bench-web: client ## measure the browser client
	PYTHONPATH=tests $(PY) tools/bench_web.py

bench-site: site ## measure the folder for web space
	PYTHONPATH=tests $(PY) tools/bench_site.py

docs: setup ## make the documentation site, with tutorials that ran: build/docs/site; ARGS=--quick leaves them unexecuted
	@$(PY) tools/build_docs.py $(ARGS)

shots: client ## a picture of every screen, into docs/gallery
	PYTHONPATH=tests $(PY) tools/shots.py $(ARGS)

pin: setup ## raise constraints.txt to the newest versions
	sh tools/pin.sh

clean: ## remove .venv and everything generated
	rm -rf .venv build dist src/projectl/web src/projectl/native web/node_modules .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
