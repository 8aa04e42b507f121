# Durbar: `make play` to play, `make test` to check everything, `make help` for the rest.

GAME ?= jaipur
CARGO ?= cargo
export CARGO_TERM_COLOR ?= auto

.PHONY: help play test bench quick tools format clean

help: ## what can be made
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*##/\t/' | expand -t 10

play: ## build and play in the terminal: make play GAME=jaipur
	@$(CARGO) build --profile play --package cli
	@./target/play/durbar play $(GAME)

test: tools ## every check: format, lints, all tests, instruction counts
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --quiet -- -D warnings
	$(CARGO) test --workspace
	$(CARGO) check --manifest-path fuzz/Cargo.toml --target-dir target/fuzz --quiet
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --quiet
	$(CARGO) test --release --package bench --test instructions -- --nocapture

quick: ## format, lints and tests, without the slow builds
	$(CARGO) fmt --all
	$(CARGO) clippy --workspace --all-targets -- -D warnings
	$(CARGO) test --workspace

bench: ## speed of random games, for every game and seat count
	$(CARGO) run --release --package bench --bin bench

format: ## format the code
	$(CARGO) fmt --all

clean: ## remove what was built
	$(CARGO) clean

tools: ## install what the tests need and this machine lacks
	@tools/install valgrind
