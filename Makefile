# Each goal is enough alone, also on a machine that has only Swift and make.
SHELL = /bin/sh
SWIFT = swift

.DEFAULT_GOAL = help
.PHONY: help demo test check format generate pictures clean setup setup-tests

help:
	@echo 'make demo      write reports of samples/ into demo-report/'
	@echo 'make test      build, and run all tests'
	@echo 'make check     all guards: tests, warnings as errors, imports, format'
	@echo 'make format    format the Swift files'
	@echo 'make generate  write the generated documents'
	@echo 'make pictures  draw the pictures of the README again'
	@echo 'make clean     remove what was built and the demo report'

demo: setup
	@Scripts/quietly.sh 'Building lifegraph (some minutes the first time)' $(SWIFT) build -c release --product lifegraph
	@Scripts/demo.sh .build/release/lifegraph

test: setup-tests
	@Scripts/quietly.sh 'Building the tests (some minutes the first time)' $(SWIFT) build --build-tests
	@$(SWIFT) test --skip-build --disable-xctest

check: setup-tests
	@Scripts/quietly.sh 'Building devtool' $(SWIFT) build --product devtool
	@.build/debug/devtool check

format:
	@$(SWIFT) format -i --parallel -r Sources Tests Templates Package.swift

generate: setup
	@Scripts/quietly.sh 'Building devtool' $(SWIFT) build --product devtool
	@.build/debug/devtool generate

pictures: setup
	@Scripts/quietly.sh 'Building lifegraph (some minutes the first time)' $(SWIFT) build -c release --product lifegraph
	@Scripts/pictures.sh .build/release/lifegraph

clean:
	@rm -rf .build demo-report lifegraph-report

setup:
	@Scripts/setup.sh

# The tests also open the page in a browser, which nobody needs who only makes reports.
setup-tests:
	@Scripts/setup.sh tests
