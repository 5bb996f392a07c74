# The programs of misuse are laid out for the errors that stand beside their lines.
CODE := Package.swift Sources Macros Examples \
	$(filter-out Tests/Misuse Tests/MisuseOfCoreData Tests/Benchmarks Tests/MacroExpansion,$(wildcard Tests/*)) \
	Tests/Benchmarks/Package.swift Tests/Benchmarks/Sources Tests/MacroExpansion/Package.swift Tests/MacroExpansion/Tests

.PHONY: help setup demo demo-postgres cluster shop test random bench docs typecheck format lint

help:
	@echo 'make demo    build everything and take the tour of Examples/Quickstart'
	@echo 'make demo-postgres  the same, on a private PostgreSQL server as well'
	@echo 'make cluster  the tenants of a notes service, on three private shards, with a standby'
	@echo 'make shop    a record shop on the web, of Examples/Shop; DATABASE_URL=… puts it on PostgreSQL'
	@echo 'make test    run all tests'
	@echo 'make random  compare more random requests: PREDICATES=1000000 SEED=1'
	@echo 'make bench   measure beside C, GRDB and Foundation: 15 minutes, most of them to build'
	@echo 'make docs    write the documentation as one site, to .build/documentation, and serve it'
	@echo 'make typecheck FILE=…  what each expression of a file costs the type checker'
	@echo 'make format  lay out the code'
	@echo 'make lint    check the layout of the code'
	@echo 'make setup   install what the build needs; the others do so by themselves'

setup:
	@scripts/setup

demo: setup
	swift build
	swift run --skip-build Quickstart

demo-postgres:
	@scripts/setup --postgres
	SWIFT_DETERMINISTIC_HASHING=1 swift build --traits SQLite,Postgres
	scripts/with-postgres swift run --traits SQLite,Postgres --skip-build Quickstart

cluster:
	@scripts/setup --postgres
	SWIFT_DETERMINISTIC_HASHING=1 swift build --traits SQLite,Postgres --product Tenants
	scripts/cluster -- .build/debug/Tenants

shop:
	@scripts/setup --postgres
	@scripts/shop

test:
	@scripts/setup --tests
	@scripts/test

PREDICATES ?= 200000
SEED ?= $(shell date +%s)

random: setup
	FETCHING_RANDOM_PREDICATES=$(PREDICATES) FETCHING_SEED=$(SEED) swift test --traits SQLite,Postgres --filter 'RandomTests|RandomPostgresTests|RandomFormTests|WritingTests|FormatConformanceTests/compares'

bench:
	@scripts/setup --tests
	swift build --package-path Tests/Benchmarks --configuration release
	Tests/Benchmarks/build-cost
	Tests/Benchmarks/.build/release/Allocations
	Tests/Benchmarks/.build/release/Benchmarks
	scripts/on-one-processor scripts/with-postgres Tests/Benchmarks/.build/release/Benchmarks --only postgres

docs: setup
	@scripts/setup --tests
	@scripts/docs --serve

typecheck:
	@scripts/typecheck $(FILE)

format:
	swift format --in-place --parallel --recursive $(CODE)

lint:
	swift format lint --strict --parallel --recursive $(CODE)
