# One front door. `make` lists what can be done.

PYTHON ?= python3
RUN := .venv/bin/python -m
TESTS := .venv/bin/python tools/run_tests.py
# Otherwise every server and worker of the tests would compile everything anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test check lint types unit web browser pictures soak cluster bench docs playthroughs bots pins clean set-up forget

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile

play: ## set everything up and play
	@$(PYTHON) tools/setup.py play
	@$(RUN) fivefold

test: forget check unit web browser ## set everything up, then check and test everything
	@$(TESTS) --tell

check: lint types ## style, layers and types

set-up:
	@$(PYTHON) tools/setup.py test

forget: set-up
	@$(TESTS) --forget

lint: set-up
	$(RUN) ruff check .
	$(RUN) ruff format --check .
	.venv/bin/lint-imports --no-logo

types: set-up
	$(RUN) mypy
	$(RUN) basedpyright --warnings

unit: set-up
	$(TESTS) -n 2 --ignore tests/browser

web: set-up
	.venv/bin/python tools/web_types.py --check
	.venv/bin/python tools/build_web.py test

browser: set-up
	$(TESTS) -n 2 tests/browser

cluster: set-up ## Postgres, Valkey, three servers and a proxy on this machine, until Ctrl+C
	@.venv/bin/python tools/run_cluster.py

soak: set-up ## play by the thousand; takes a while
	$(RUN) pytest -n 2 -m soak --ignore tests/browser
	$(RUN) pytest -m soak tests/browser

bench: ## measure; every line is a ratio to a peer or a limit
	@$(PYTHON) tools/setup.py bench
	@for file in bench/bench_*.py; do .venv/bin/python "$$file" || exit 1; done

docs: ## build the documentation into site/
	@$(PYTHON) tools/setup.py docs
	$(RUN) mkdocs build --strict --quiet
	@echo "The pages are in site/."

pictures: set-up ## make the README's pictures anew
	FIVEFOLD_PICTURES=docs/pictures $(RUN) pytest -q tests/browser -m "soak or not soak" -k "page or keys or eleven or thirty or serious or cubed or minute"

playthroughs: set-up ## play all playthroughs again; look at the diff
	$(RUN) fivefold playthrough refresh tests/playthroughs

bots: set-up ## measure the bots and write docs/bots.md
	.venv/bin/python tools/bot_figures.py $(BOTS)
	.venv/bin/python tools/bot_tables.py

pins: ## pin anew what is installed, after a change of pyproject.toml
	@.venv/bin/python -c "import uv" 2>/dev/null || $(PYTHON) tools/setup.py test
	@.venv/bin/python tools/pins.py $(UPGRADE)

clean: ## remove what was built
	rm -rf .venv site dist build .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
