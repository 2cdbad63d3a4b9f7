# hertta: two commands are enough, `make app` and `make test`; both make what they need.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready

.DEFAULT_GOAL := help
.PHONY: help app lab test check coverage format notebooks lock chromium

help:
	@echo "make app        the tutorial in your browser"
	@echo "make lab        the same notebooks in JupyterLab"
	@echo "make test       every check there is"
	@echo "make check      only the fast ones: style, types, imports"
	@echo "make coverage   which lines and branches the tests reach"
	@echo "make format     put the code in its style"
	@echo "make notebooks  make the notebooks anew from lessons, seeds and texts"
	@echo "make lock       choose the newest versions of everything that is installed"

# The stamp is newer than what it was made from, so a second start installs nothing.
$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "hertta needs Python 3.11 or newer. If you have one: make PYTHON=python3.12 app" >&2; exit 1; }
	@echo "Making the environment in .venv; this takes a minute or two, once."
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

app: $(READY)
	@$(BIN)/hertta app

lab: $(READY)
	@$(BIN)/hertta lab

check: $(READY)
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

# The notebooks go first, so that what did not run is the last line.
test: check chromium
	$(BIN)/python -m pytest -q --nbval -p no:randomly notebooks
	$(BIN)/python -m pytest -q --doctest-modules hertta tests

coverage: $(READY) chromium
	$(BIN)/python -m pytest -q --cov --cov-report= --doctest-modules hertta tests
	$(BIN)/coverage report --skip-covered --fail-under=95
	$(BIN)/coverage report --include="hertta/cards/*,hertta/rules/*,hertta/engine/*" --fail-under=100

# Where it cannot be had, the tests that need it are named at the end.
chromium:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
		{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "Fetching Chromium for the browser tests." && \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y chromium >/dev/null; } || true

format: $(READY)
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

notebooks: $(READY)
	$(BIN)/python -m hertta.lessons.notebooks

lock:
	uv pip compile pyproject.toml --extra test --group build --universal --python-version 3.11 --upgrade \
		--generate-hashes --no-emit-index-url --no-annotate --custom-compile-command "make lock" \
		--output-file requirements.lock
