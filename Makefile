# One front door. `make` lists what can be done.

PYTHON ?= python3
RUN := .venv/bin/python -m
# Real servers and browsers can starve each other on a busy machine: what failed is tried once more, alone.
AGAIN := --last-failed --last-failed-no-failures none

.DEFAULT_GOAL := help
.PHONY: help play test check lint types unit web browser pictures soak bench docs playthroughs bots clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile

play: ## set everything up and play
	@$(PYTHON) tools/setup.py play
	@$(RUN) fivefold

test: ## set everything up, then check and test everything
	@$(PYTHON) tools/setup.py test
	@$(MAKE) --no-print-directory check unit web browser

check: lint types ## style, layers and types

lint:
	@$(PYTHON) tools/setup.py test
	$(RUN) ruff check .
	$(RUN) ruff format --check .
	.venv/bin/lint-imports --no-logo

types:
	@$(PYTHON) tools/setup.py test
	$(RUN) mypy
	$(RUN) basedpyright --warnings

unit:
	@$(PYTHON) tools/setup.py test
	$(RUN) pytest -n 2 -m "not soak" --ignore tests/browser || \
		$(RUN) pytest -m "not soak" --ignore tests/browser $(AGAIN)

web:
	@$(PYTHON) tools/setup.py test
	.venv/bin/python tools/web_types.py --check
	.venv/bin/python tools/build_web.py test

browser:
	@$(PYTHON) tools/setup.py test
	$(RUN) pytest -n 2 -m "not soak" tests/browser || $(RUN) pytest -m "not soak" tests/browser $(AGAIN)

soak: ## play by the thousand; takes a while
	@$(PYTHON) tools/setup.py test
	$(RUN) pytest -n 2 -m soak --ignore tests/browser
	$(RUN) pytest -m soak tests/browser

bench: ## measure; every line is a ratio to a peer or a limit
	@$(PYTHON) tools/setup.py bench
	@for file in bench/bench_*.py; do .venv/bin/python "$$file" || exit 1; done

docs: ## build the documentation into site/
	@$(PYTHON) tools/setup.py docs
	$(RUN) mkdocs build --strict --quiet
	@echo "The pages are in site/."

pictures: ## make the README's pictures anew
	@$(PYTHON) tools/setup.py test
	FIVEFOLD_PICTURES=docs/pictures $(RUN) pytest -q -m "not soak" tests/browser -k "page or keys or eleven or thirty or serious or cubed"

playthroughs: ## play all playthroughs again; look at the diff
	@$(PYTHON) tools/setup.py test
	$(RUN) fivefold playthrough refresh tests/playthroughs

bots: ## measure the bots and write docs/bots.md
	@$(PYTHON) tools/setup.py test
	.venv/bin/python tools/bot_tables.py

clean: ## remove what was built
	rm -rf .venv site dist build .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
