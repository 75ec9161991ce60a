# Everything a person does with Turncoat, as one word each: `make` lists them.
# `make play` and `make test` install what they need into .venv the first time.

BASE_PYTHON ?= python3
PYTHON := .venv/bin/python
TURNCOAT := .venv/bin/turncoat
PLAYABLE := .venv/.playable
INSTALLED := .venv/.installed
PAGE := src/turncoat/server/page/index.html
# The drawings for programs are built with it
STILL := src/turncoat/drawings/built/still.js
PAGE_SOURCES := $(shell find web src/turncoat/match/locale src/turncoat/games \
	\( -path web/node_modules -o -path web/tests \) -prune -o -type f ! -name '*.py' ! -name '*.pyc' -print 2> /dev/null)
# Node comes as a Python package; npm and the page's tools find it first
NPM := PATH="$(CURDIR)/.venv/bin:$$PATH" npm --prefix web
# Compiled rules run with every array index checked, and bytecode is kept even where the environment forbids it: each worker imports all
# tests. Tests in the browser and of servers mostly wait, so there are more workers than cores; whoever is done takes over half of what
# another still has.
CHECKED := PYTHONDONTWRITEBYTECODE= NUMBA_BOUNDSCHECK=1 $(PYTHON) -m
WORKERS := 4
PYTEST := $(CHECKED) pytest --numprocesses $(WORKERS) --dist worksteal
SEED := $(shell date +%s)

.PHONY: gpu numba help play web test pytests pagetests kernels thorough clicker programs check lint types format bench load chaos soak playthroughs docs pacing messages screenshots lock clean
.PHONY: drawings # asked for where they are missing: then the page is built too, although it is there
.DELETE_ON_ERROR:

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(PLAYABLE) $(PAGE) ## start the server and open the page to play
	@$(TURNCOAT) play

web: $(PAGE) ## build the page

test: $(INSTALLED) $(PAGE) programs ## run the tests: the same games every time, with every array index checked
	@$(MAKE) --no-print-directory --jobs 2 --keep-going pytests pagetests

pytests: kernels
	$(PYTEST)

pagetests:
	$(NPM) test

kernels:
	$(CHECKED) tools.compile_kernels

# `make thorough SEED=…` draws the same again.
thorough: $(INSTALLED) $(PAGE) programs ## run what takes long too, on newly drawn games: before a release, before a change of rules
	@$(MAKE) --no-print-directory kernels
	$(PYTHON) -m pip install --quiet --constraint requirements.lock "ray>=2.40" "torch>=2.5" # too heavy for every day
	$(PYTEST) -m "thorough or not thorough" --seed $(SEED) --hypothesis-profile thorough --hypothesis-seed $(SEED)
	@$(MAKE) --no-print-directory --jobs 2 numba clicker SEED=$(SEED)

clicker:
	$(PYTHON) -m tools.random_clicker --seed $(SEED)

# What the tests use and pip cannot bring: a real browser and a real database.
programs:
	@sh tools/programs.sh

check: lint types test ## all that must be right before a change goes in

lint: $(INSTALLED) $(PAGE) ## look for mistakes and uneven formatting
	$(PYTHON) -m ruff check
	$(PYTHON) -m ruff format --check
	$(NPM) run --silent format:check
	$(NPM) run --silent lint

types: $(INSTALLED) $(PAGE) ## check the types, strictly, of Python and of the page
	$(PYTHON) -m mypy
	$(NPM) run check

format: $(INSTALLED) $(PAGE) ## lay out the code and mend what can be mended by itself
	$(PYTHON) -m ruff format
	$(PYTHON) -m ruff check --fix
	$(NPM) run --silent format

bench: $(INSTALLED) ## measure how many steps a second each game makes
	$(TURNCOAT) bench

gpu: $(INSTALLED) ## measure and check what runs on a GPU, with the extra cuda
	$(PYTHON) -m tools.gpu_check

numba: $(INSTALLED) ## try the compiler's shortcuts with the lowest and the highest Numba that they are used with
	$(PYTHON) -m tools.numba_range

soak: $(INSTALLED) ## play very many random games and check each of them
	$(PYTHON) -m tools.soak

load: $(INSTALLED) ## measure how many moves a server can take and what each costs, next to our targets and to boardgame.io's server
	$(PYTHON) -m tools.load

chaos: $(INSTALLED) programs ## play while nodes and database are killed, frames are shuffled and the disk is full: nothing may be lost
	$(PYTHON) -m tools.chaos

playthroughs: $(INSTALLED) ## write the recorded games again, to be read as a diff after a change of rules
	$(PYTHON) -m tools.record_playthroughs --write
	$(PYTHON) -m tools.record_matches --write

docs: $(INSTALLED) ## write the parts of the documentation that the code knows best
	$(PYTHON) -m tools.generate_docs --write

pacing: $(INSTALLED) ## measure how games of Het Verraad go, and write it into the documentation
	$(PYTHON) -m tools.pacing --write

messages: $(INSTALLED) ## write what the page has from elsewhere: its types of messages, the scenes, films and printed values that its tests draw
	$(PYTHON) -m tools.generate_types --write
	$(PYTHON) -m tools.generate_scenes --write

screenshots: $(INSTALLED) $(PAGE) programs ## take the pictures of the documentation again
	$(PYTHON) -m tools.screenshots
	$(PYTHON) -m tools.tour
	$(PYTHON) -m tools.terminal_screenshot

lock: ## find the newest Python packages that we depend on and pin them; tidy the page's lock after `npm install`
	@$(call check_python)
	@set -e; scratch=$$(mktemp -d); trap 'rm -rf "$$scratch"' EXIT; \
	$(BASE_PYTHON) -m venv "$$scratch/venv"; \
	"$$scratch/venv/bin/python" -m pip install --quiet --disable-pip-version-check --editable '.[dev]'; \
	{ echo "# What 'make test' was last run with; written by 'make lock', used as: pip install -c requirements.lock"; \
	"$$scratch/venv/bin/python" -m pip list --disable-pip-version-check --format=freeze \
		--exclude turncoat --exclude pip --exclude setuptools; } > "$$scratch/lock"; \
	cp "$$scratch/lock" requirements.lock
	$(NPM) run lock

clean: ## remove everything that can be made again, .venv too
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist web/node_modules $(dir $(PAGE)) $(dir $(STILL))
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

$(PLAYABLE): pyproject.toml requirements.lock
	@$(call check_python)
	@echo "Installing into .venv; this happens once and takes a minute or two."
	@$(BASE_PYTHON) -m venv .venv
	@$(PYTHON) -m pip install --quiet --disable-pip-version-check -c requirements.lock -e '.[web]'
	@touch $@

$(INSTALLED): $(PLAYABLE)
	@echo "Installing what the tests need."
	@$(PYTHON) -m pip install --quiet --disable-pip-version-check -c requirements.lock -e '.[dev]'
	@touch $@

$(PAGE): $(PLAYABLE) $(PAGE_SOURCES) $(if $(wildcard $(STILL)),,drawings)
	@echo "Building the page."
	@$(NPM) install --no-save --silent
	@$(NPM) run --silent build
	@touch $@

# One sentence that says what to install, in place of a traceback.
define check_python
command -v $(BASE_PYTHON) > /dev/null \
	|| { echo "Turncoat needs Python 3.11 or newer, and there is no $(BASE_PYTHON) here: please install it (on Debian: apt install python3 python3-venv)." >&2; exit 1; }; \
$(BASE_PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	|| { echo "Turncoat needs Python 3.11 or newer, and $(BASE_PYTHON) is $$($(BASE_PYTHON) -V 2>&1): please install a newer one and name it, as in: make BASE_PYTHON=python3.11 $(MAKECMDGOALS)" >&2; exit 1; }; \
$(BASE_PYTHON) -c 'import ensurepip, venv' 2> /dev/null \
	|| { echo "Turncoat needs Python's venv module, which is missing here: please install it (on Debian and Ubuntu: apt install python3-venv)." >&2; exit 1; }
endef
