# One front door. `make` lists what can be done.

PYTHON ?= python3
RUN := .venv/bin/python -m
# JAX does not go together with processes that fork, so its tests have a process of their own.
PYTEST := .venv/bin/python -m pytest -n 2 --ignore tests/batch
# Otherwise every server and worker of the tests would compile everything anew.
unexport PYTHONDONTWRITEBYTECODE
# The tests that start nothing: no server, no database, no browser.
PURE := not soak and not real
# The tests of the library, which runs on every system; the others are about the server and the project's tools.
LIBRARY := $(addprefix tests/,arena bots cli/test_cli.py core counts drills games local rooms laws pieces playthroughs reviews rl scores sheets terminal tournaments words)

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play site test check lint types python web integration soak pictures cluster bench docs images image-check playthroughs bots pins versions library dist clean set-up

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile

play: ## set everything up and play
	@$(PYTHON) tools/setup.py play
	@$(RUN) fivefold

site: ## build the table as files for any web space, without a server, into build/site
	@$(PYTHON) tools/setup.py play
	@.venv/bin/python tools/build_site.py

test: check python web ## set everything up, then check and test; under 8 minutes

check: lint types ## style, layers and types

set-up:
	@$(PYTHON) tools/setup.py test

lint: set-up
	$(RUN) ruff check .
	$(RUN) ruff format --check .
	.venv/bin/lint-imports --no-logo

types: set-up
	$(RUN) mypy & mypy=$$!; $(RUN) basedpyright --warnings; code=$$?; wait $$mypy && exit $$code

python: set-up ## all tests that start nothing, and the smoke tests with a server, a database and Chromium
	$(PYTEST) --dist loadgroup -m "not integration and not soak"
	$(RUN) pytest -m "not integration and not soak" tests/batch

web: set-up ## the client's types, style and tests
	.venv/bin/python tools/web_types.py --check
	.venv/bin/python tools/build_web.py test

integration: set-up ## all other tests with servers, databases and browsers; under 30 minutes
	$(PYTEST) --dist worksteal -m integration
	$(RUN) pytest -m integration tests/batch

cluster: set-up ## Postgres, Valkey, three servers and a proxy on this machine, until Ctrl+C
	@.venv/bin/python tools/run_cluster.py

soak: set-up ## play by the thousand; takes hours
	$(PYTEST) -m soak --ignore tests/browser
	$(RUN) pytest -m soak tests/browser
	$(RUN) pytest -m soak tests/batch
	.venv/bin/python tools/mutants.py -m "$(PURE)"

versions: ## run the tests that start nothing under every supported Python that is installed
	@$(PYTHON) tools/versions.py -m "$(PURE)" --ignore tests/batch

library: ## run the library's tests that start nothing with this Python
	@$(PYTHON) tools/versions.py --this -m "$(PURE)" $(LIBRARY)

bench: ## measure; every line is a ratio to a peer or a limit
	@$(PYTHON) tools/setup.py bench
	@for file in bench/bench_*.py; do .venv/bin/python "$$file" || exit 1; done

images: ## write the digests of the base images into deploy/images.env; needs Docker
	@$(PYTHON) tools/image_digests.py

image-check: set-up ## run the steps of deploy/Dockerfile in a folder, with the files that .dockerignore lets through
	$(RUN) pytest -m "soak or not soak" tests/test_deploy.py -k "image or dockerignore or dockerfile"

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

dist: ## build the wheel and the source package into dist/
	@$(PYTHON) tools/setup.py play
	rm -rf dist
	$(RUN) hatchling build -t sdist -t wheel

clean: ## remove what was built
	rm -rf .venv site dist build .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
