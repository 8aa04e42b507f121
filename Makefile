# Durbar: `make play` to play, `make test` to check everything, `make help` for the rest.

GAME ?= jaipur
CARGO ?= cargo
BIN := web/node_modules/.bin
export CARGO_TERM_COLOR ?= auto

.PHONY: help play site wasm terminal types test bench quick browser audit schema postgres docs tarball deb image release-check tools format clean

help: ## what can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*##/\t/' | expand -t 15

play: target/play/durbar ## build everything and serve the games on this machine
	@./target/play/durbar serve --open

terminal: target/play/durbar ## build and play in the terminal: make terminal GAME=jaipur
	@./target/play/durbar play $(GAME)

# The client and the commands are built side by side; the program is then both in one file.
.PHONY: target/play/durbar web commands
target/play/durbar:
	@$(MAKE) --no-print-directory -j2 web commands
	@$(CARGO) build --profile play --package cli

web: web/dist/index.html ## build the client

# What plays on the player's own device. It takes minutes to compile, so `make play` goes without it, and the app says so;
# the site and the packages have it, and so has every client that is built while it is there.
WASM := web/public/wasm/games.json
wasm: $(WASM) ## compile tables and bots for browsers, into web/public/wasm

$(WASM): Cargo.lock tools/wasm tools/bindgen/Cargo.lock $(shell find crates/wasm crates/sitting crates/engine crates/wire crates/catalog crates/registry crates/search crates/bots crates/table crates/words games -type f -not -path '*/tests/*' 2>/dev/null)
	CARGO="$(CARGO)" tools/wasm

site: $(WASM) $(BIN)/prettier ## a folder of static files that plays without a server, in target/site
	cd web && DURBAR_SITE=1 npm run --silent build

# The games are named too, so that they are compiled beside the server and not after it.
commands:
	@$(CARGO) build --profile play --package commands --package catalog

test: tools site web ## every check: format, lints, all tests, browsers, instruction counts
	@CARGO="$(CARGO)" tools/check

quick: ## format, lints and tests of the Rust side, without the slow builds
	$(CARGO) fmt --all
	$(CARGO) clippy --workspace --all-targets -- -D warnings
	$(CARGO) test --workspace

browser: site web/dist/index.html ## whole matches in Chromium; pictures go to web/shots
	$(CARGO) build --workspace
	cd web && DURBAR_BIN=$(CURDIR)/target/debug/durbar npm run --silent browser

audit: $(BIN)/prettier ## every board in every window, theme and language; prints a table of what fails
	cd web && AUDIT=all npm run --silent audit

postgres: ## what is stored, again on a PostgreSQL server of its own; then several processes on it
	tools/with-postgres $(CARGO) test --workspace --features cli/postgres --lib --test play --test admin --test transfer --test durability --test several --test torture

types: $(BIN)/prettier ## what games and server tell, as schemas and as the client's types
	UPDATE_SCHEMA=1 UPDATE_WIRE=1 UPDATE_OPENAPI=1 $(CARGO) test --workspace --lib --test openapi -- kept twins document
	node web/tools/types.mjs

schema: ## the running server against its own OpenAPI document
	$(CARGO) build --workspace
	tools/schemathesis target/debug/durbar

docs: docs/site/node_modules/.bin/vitepress ## the docs as a site with a search, in target/docs; dead links fail
	cd docs/site && npm run --silent build

# Packages for those who do not build: from a static program, or from any other, as in
# `make deb PROGRAM=target/debug/durbar`, to try the packaging alone.
TARGET ?= $(shell uname -m)-unknown-linux-musl
PROGRAM ?= target/$(TARGET)/release/durbar

tarball: target/parts/$(TARGET)/sbom.cdx.json $(PROGRAM) ## a static program with its licences, in target/packages
	packaging/tarball $(PROGRAM) $(TARGET)

deb: target/parts/$(TARGET)/sbom.cdx.json $(PROGRAM) ## a Debian package with user, unit, timer and settings, in target/packages
	packaging/deb $(PROGRAM) $(TARGET)

image: target/parts/$(TARGET)/sbom.cdx.json $(PROGRAM) ## an OCI image with nothing but the program, in target/packages
	packaging/image.py $(PROGRAM) $(TARGET)

target/parts/$(TARGET)/sbom.cdx.json: Cargo.lock web/package-lock.json deny.toml packaging/parts.py $(BIN)/prettier
	packaging/parts.py $(TARGET) $(dir $@)

target/$(TARGET)/release/durbar: wasm web
	@$(if $(findstring musl,$(TARGET)),tools/install musl-gcc=musl-tools)
	rustup target add $(TARGET)
	$(CARGO) build --release --locked --package cli --target $(TARGET)

release-check: docs tarball deb image ## what is too large for `make test`: the docs' site, packages, each tried, and the examples for Ray and PyTorch
	packaging/try
	tools/python more

bench: ## speed of random games and of search, for every game and seat count
	$(CARGO) run --release --package cli -- bench

format: $(BIN)/prettier ## format the code
	$(CARGO) fmt --all
	cd web && npm run --silent format

clean: ## remove what was built
	$(CARGO) clean
	rm -rf web/dist web/node_modules

tools: ## install what the tests need and this machine lacks
	@tools/install valgrind chromium faketime /usr/lib/postgresql=postgresql

# The client's packages at the versions of the lock file. Not `npm ci`: it insists on an entry for every
# optional package of every other platform, which the lock file does not have.
$(BIN)/prettier: web/package-lock.json
	cd web && npm install --silent --no-save --no-audit --no-fund
	@touch $@

docs/site/node_modules/.bin/vitepress: docs/site/package-lock.json
	cd docs/site && npm install --silent --no-save --no-audit --no-fund
	@touch $@

# The client, rebuilt when one of its sources has changed.
web/dist/index.html: $(BIN)/prettier $(wildcard $(WASM)) $(shell find web/src web/words web/public words games/*/words docs/rules -type f 2>/dev/null) web/index.html web/vite.config.ts web/build/app.ts web/build/sw.js
	cd web && npm run --silent build
