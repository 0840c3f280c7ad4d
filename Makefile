# make play   a whole evening on the simulated table
# make test   everything CI needs
# Both set themselves up: a virtual environment in .venv, no root.

PYTHON ?= python3
BIN    := .venv/bin
READY  := .venv/.ready
TOOLS  := .venv/.tools

.PHONY: play test test-slow test-arm64 bench lint format clean

play: $(READY)
	@$(BIN)/burgomaster play

test: $(TOOLS) lint
	$(BIN)/python -m pytest -q -n 3 --timeout 300 --dist loadfile --no-loadscope-reorder --ignore=tests/benchmarks --cov=table.rules --cov=table.burgomaster --cov-report=term:skip-covered --cov-fail-under=95

test-slow: $(TOOLS)
	$(BIN)/python -m pytest -q -m slow --hypothesis-profile=search --ignore=tests/benchmarks --ignore=tests/install/test_arm64.py

test-arm64: $(TOOLS)
	$(BIN)/python -m pytest -q -m slow tests/install/test_arm64.py

bench: $(TOOLS)
	$(BIN)/python -m pytest -q tests/benchmarks --benchmark-only

lint: $(TOOLS)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(TOOLS)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { echo "The table needs Python 3.11 or later: install it with 'sudo apt install python3.11-venv', or name another with 'make PYTHON=python3.12'." >&2; exit 2; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	  { echo "Python's venv module is missing: install it with 'sudo apt install python3-venv', then run make again." >&2; exit 2; }
	@echo "Setting up (once, about half a minute) ..."
	@rm -f $(READY)
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $(READY)

$(TOOLS): $(READY)
	@echo "Setting up the tools of the tests (once, about a minute) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $(TOOLS)

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis
