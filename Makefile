# The two main commands are `make play` and `make test`. Both install what is missing first.

.POSIX:
.DELETE_ON_ERROR:
.PHONY: help play terminal test lint fuzz bench web site setup

# What was set up a moment ago is not on the caller's path yet, and Debian's servers are where only root looks.
FOUND = PATH="$$PWD/target/node/bin:$${CARGO_HOME:-$$HOME/.cargo}/bin:$$PATH:/usr/sbin"
CARGO = $(FOUND) cargo

help: ## Lists these targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1\t\2/p' Makefile

play: web ## Builds the pages and the program, starts its server and prints the address
	@$(CARGO) build --profile play --bin monumenta
	@$(CARGO) run --profile play --quiet --bin monumenta -- serve

terminal: setup ## Builds the program and opens its menu of games here
	@$(CARGO) build --profile play --bin monumenta
	@$(CARGO) run --profile play --quiet --bin monumenta

test: ## Runs everything that must hold
	@./tools/setup --tests
	@$(CARGO) xtask ci

lint: setup ## Runs what is quick: format, tidiness, rulebook, proofs, dependencies, clippy
	@$(CARGO) xtask ci fmt tidy rulebook proofs dependencies clippy

fuzz: setup ## Looks for inputs that break a promise, a minute for each target
	@$(CARGO) run --quiet --package fuzz -- --seconds 60

bench: setup ## Measures the games on one core
	@$(CARGO) run --release --quiet --bin monumenta -- bench

web: setup ## Builds the pages, if anything has changed
	@$(FOUND) ./tools/web

# The path that the host serves the site under, such as /monumenta/.
BASE = /

site: setup ## Builds the folder site, which any host of files can serve: all games, without a server (BASE=/path/)
	@./tools/setup --wasm
	@$(FOUND) ./tools/web
	@$(CARGO) xtask site --base $(BASE)

setup: ## Installs what is missing: a C compiler, Rust, Node
	@./tools/setup
