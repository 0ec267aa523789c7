# The commands of this package. `make` alone lists them.

GALLERY := .build/gallery
PORT ?= $(or $(FIORI_PORT),8080)
SPACE := $(subst ,, )
SOURCES := $(wildcard Sources Tests Plugins Benchmarks Examples Tools Package.swift \
	Service/Package.swift Service/Sources Service/Tests)

# A container may have no HOME, where SwiftPM keeps its caches, and no UTF-8 locale.
ifeq ($(strip $(HOME)),)
export HOME := $(CURDIR)/.build/home
endif
ifeq ($(shell uname -s),Linux)
export LC_ALL := C.UTF-8
endif

# The compiler keeps expanded macros in one folder for all users of a machine. If that belongs to somebody else, it
# writes them to files of garbled names in this folder instead; so they get a folder of our own.
ifneq ($(shell kept="$${TMPDIR:-/tmp}/swift-generated-sources"; [ ! -e "$$kept" ] || [ -w "$$kept" ] || echo foreign),)
export TMPDIR := $(CURDIR)/.build/temporary
$(shell mkdir -p "$(TMPDIR)" 2>/dev/null)
endif

.DEFAULT_GOAL := help
.PHONY: help run test test-engines test-service generate check lint format snapshots docs bench bench-service fuzz \
	bootstrap hooks toolchain

help: ## list these commands
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | \
	  while IFS='	' read -r name what; do printf '  make %-13s %s\n' "$$name" "$$what"; done

run: bootstrap ## run the Examples app in a browser at http://127.0.0.1:8080 (PORT=N), or PICTURES=1: draw all its pages
	swift run fiori-generate
ifdef PICTURES
	swift build --product fiori
	swift run --skip-build fiori gallery --export $(GALLERY)
	@echo "Pictures: file://$(subst $(SPACE),%20,$(CURDIR))/$(GALLERY)/index.html"
else
	swift build --product Examples
	@swift run --skip-build Examples --port $(PORT)
endif

test: bootstrap ## run all tests, those of a sample package that uses this one, and those in a browser
	Scripts/bootstrap tests
	Scripts/check-bootstrap
	Scripts/check-hooks
	Scripts/check-recovery
	Scripts/test-sample
	Scripts/test --package-path Tools/ArrowCheck --scratch-path .build/arrow-check
	Scripts/test
	Scripts/browser-test

test-engines: bootstrap ## draw with Spark, Slurm, Kubernetes' manifests and the container's image (FIORI=PROGRAM)
	$(if $(FIORI),,swift build --product fiori)
	Scripts/test-engines

test-service: bootstrap ## test fiori serve, with hostile clients, a store, and restarts behind nginx (FIORI=PROGRAM)
	$(if $(FIORI),,swift build --product fiori)
	Scripts/test-service

generate: toolchain ## write the generated code of the declared components
	swift run fiori-generate

check: toolchain ## fail if the generated code is stale; changes nothing
	swift run fiori-generate --check

lint: bootstrap ## check formats, workflows, tests' names, numbers and loops, state, which folders use which, and names that platforms lack
	Scripts/bootstrap lint
	Scripts/check-workflows
	Scripts/write-arities --check
	Scripts/check-test-names
	Scripts/check-test-numbers
	Scripts/check-test-loops
	Scripts/check-state
	swift format lint --strict --recursive $(SOURCES)
	swift build --build-tests
	Scripts/check-arrows
	Scripts/check-platforms
	Scripts/check-playground
	Scripts/check-sendable-layouts

format: toolchain ## format all sources
	swift format --in-place --recursive $(SOURCES)

snapshots: bootstrap ## record the pictures that tests compare components with
	FIORI_RECORD_SNAPSHOTS=1 swift test --filter SnapshotTests
	git status --short Tests/ComponentGalleryTests/Snapshots

docs: bootstrap ## write the components' pages and pictures, and build the documentation to .build/docs
	swift build --product fiori
	swift run --skip-build fiori documentation
	Scripts/docs .build/docs

fuzz: bootstrap ## read mutated declarations, card manifests and expressions for ten minutes (FUZZ_SECONDS, FUZZ_SEED)
	FUZZ_SECONDS=$${FUZZ_SECONDS:-600} FUZZ_SEED=$${FUZZ_SEED:-$$(date +%s)} swift test --filter FuzzTests

bench: bootstrap ## time generating, drawing and cards in release builds
	Scripts/bench

bench-service: bootstrap ## measure fiori serve in release builds: pictures a second, answers of the cache, memory, slow clients
	Scripts/bench-service

bootstrap: hooks
	@Scripts/bootstrap

# Checks the messages of commits in this clone. Nothing depends on it, so that a missing Python stops nobody.
hooks:
	@! command -v python3 >/dev/null || Scripts/check-commits --install

toolchain: hooks
	@Scripts/bootstrap toolchain
