# `make run` and `make test` are all one needs; `make help` lists the rest.
# ARGS go to the program or to pytest: make run ARGS="live --source demo"
# PYTHON names the Python to make .venv from; otherwise one is looked for.

.DEFAULT_GOAL := help
.PHONY: setup setup-run setup-test model run test test-packaging test-lowest test-qt-lowest test-processors test-arm64 looks translations check deb folder format clean help

export PYTHON
MODEL := tiny.en
BIN := .venv/bin

setup: ## make .venv with everything for running, testing and checking
	@packaging/setup.sh test --look

setup-run:
	@packaging/setup.sh run

setup-test:
	@packaging/setup.sh test

model: setup-run
	@$(BIN)/captioner models path $(MODEL) >/dev/null 2>&1 || \
		$(BIN)/captioner models build $(MODEL) >/dev/null

run: setup-run $(if $(ARGS),,model) ## start Captioner (ARGS="…" are its arguments)
	@$(BIN)/captioner $(ARGS)

test: setup-test ## run the tests (ARGS="…" are pytest's arguments)
	@$(BIN)/pytest $(ARGS)

test-packaging: setup-test ## run the tests of what `make folder` builds, too (minutes)
	@$(BIN)/pytest -m "packaging or not packaging" tests/packaging $(ARGS)

test-lowest: ## run the fast tests with the lowest versions that are allowed (PYTHON=… for another)
	@packaging/test-lowest.sh $(ARGS)

test-qt-lowest: setup-test ## run the window's tests with the lowest PySide6 that is allowed
	@packaging/test-qt-lowest.sh $(ARGS)

test-processors: setup-test ## test the model on x86-64 processors without VNNI and AVX2, emulated (minutes)
	@$(BIN)/pytest -m processors -v -rs tests/processors $(ARGS)

test-arm64: setup-test ## install and run the package on the cores of a Pi 4 and 5, emulated (as root; long)
	@$(BIN)/pytest -m arm64 -v -rs tests/processors $(ARGS)

looks: setup-test ## take the pictures of the window in docs/looks anew (a minute; ARGS=figures for some)
	@$(BIN)/python packaging/looks.py docs/looks $(ARGS)

translations: setup-test ## bring the window's texts into its translations, and compile these (seconds)
	@$(BIN)/python packaging/translations.py

check: setup-test ## lint, format, types, import rules
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

deb: setup-test ## build packages for Debian 12 and 13 (ARGS="--release 12 --arch arm64" for one)
	@$(BIN)/python packaging/build_deb.py $(ARGS)

folder: ## build dist/captioner, a folder that brings its own Python, with PyInstaller
	@packaging/build_folder.sh

format: setup-test ## put the code into the agreed format
	@$(BIN)/ruff check --fix-only .
	@$(BIN)/ruff format .

clean: ## remove .venv, caches and build results (not the models in your cache folder)
	@rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
	@find captioner models ui tests -name __pycache__ -type d -prune -exec rm -rf {} +

help:
	@echo "make TARGET, where TARGET is"
	@sed -n 's/^\([a-z0-9-]*\):[^#]*## /  \1	/p' Makefile
