# hertta: two commands are enough, `make app` and `make test`; both make what they need.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready
UNCOUNTED := tests/laws tests/oracle tests/golden tests/bench tests/unit/test_bank_verified.py
DRAWN := tests/ui tests/browser
SEEN := tests/ui/test_axe_screens.py tests/ui/test_zoom.py tests/ui/test_walked_by_keys.py
CORE := hertta/cards/*,hertta/rules/*,hertta/engine/*

.DEFAULT_GOAL := help
.PHONY: help app lab test test-drawn test-plain test-uncounted deep bench check format notebooks lock

help:
	@echo "make app        the tutorial in your browser"
	@echo "make lab        the same notebooks in JupyterLab"
	@echo "make test       every check there is, and which lines the tests miss"
	@echo "make deep       the long proofs: millions of decisions, every pair of rules, mutants, every look; an hour"
	@echo "make bench      how fast the engine is beside others, as ratios"
	@echo "make check      only the fast ones: style, types, imports"
	@echo "make format     put the code in its style"
	@echo "make notebooks  make the notebooks anew from lessons, seeds and texts"
	@echo "make lock       choose the newest versions of everything that is installed (needs uv)"

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

# Lines are counted where a test asks for something of its own: tracing a browser's kernels, or what goes through
# everything (engines compared, laws, tests marked ``no_cover``), would take several times the time and
# reach hardly more.
test: check
	@$(BIN)/python -m tests.programs
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target test-drawn test-plain test-uncounted
	$(BIN)/coverage report --skip-covered --show-missing --include="$(CORE)" --fail-under=100
	$(BIN)/coverage report --skip-covered --show-missing --omit="$(CORE)" --fail-under=95

test-drawn: $(READY)
	$(BIN)/python -m pytest -q -m needs_chromium $(DRAWN)

test-plain: $(READY)
	$(BIN)/python -m pytest -q -m "not needs_chromium" --doctest-modules --cov --cov-report= hertta tests \
		$(UNCOUNTED:%=--ignore=%)

test-uncounted: $(READY)
	$(BIN)/python -m pytest -q --nbval -p no:randomly notebooks
	$(BIN)/python -m pytest -q $(UNCOUNTED)

deep: $(READY)
	HERTTA_DEEP=1 $(BIN)/python -m pytest -q tests/laws tests/oracle tests/golden tests/claims tests/unit $(SEEN)
	$(BIN)/python -m tests.laws.mutation

bench: $(READY)
	@$(BIN)/python -m tests.bench

format: $(READY)
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

notebooks: $(READY)
	$(BIN)/python -m hertta.lessons.notebooks

lock:
	@command -v uv >/dev/null || { echo "make lock needs uv: https://docs.astral.sh/uv/" >&2; exit 1; }
	uv pip compile pyproject.toml --extra dask --extra fast --extra test --group build --universal --python-version 3.11 --upgrade \
		--generate-hashes --no-emit-index-url --no-annotate --custom-compile-command "make lock" \
		--output-file requirements.lock
