tools := "set-sim connect4 turtle-puzzle"
packages := "--package " + replace(tools, " ", " --package ")
test_packages := "--test-package " + replace(tools, " ", " --test-package ")
command_line := "'crates/common/src/{cli,cli/*,exit}.rs'"
lint_bundle := "CARGO_PKG_RUST_VERSION=1.63 clippy-driver --edition 2021 --emit metadata -o \"$CARGO_TARGET_DIR/bundle\" --deny warnings -"
mutate := "cargo mutants --sharding round-robin --shard"
target := arch() + "-unknown-linux-gnu"
in_tested_copy := if os() == "windows" { "" } else { ".ci/test-bare" }
other_systems := "x86_64-pc-windows-gnu aarch64-apple-darwin"

# cargo builds into this folder; what most recipes write themselves goes into ./target
export CARGO_TARGET_DIR := env("CARGO_TARGET_DIR", "target")

# list the recipes
default:
    @just --list

# build the three tools, `check` and `grade`
build:
    cargo build --release

# run all tests
test:
    cargo test --workspace --no-fail-fast

# run all tests with nothing in PATH but Rust, a C compiler and the commands of a minimal Unix
[unix]
test-bare:
    .ci/test-bare

[windows]
test-bare: test

# build and test a copy of the filters without `check`
test-alone:
    .ci/test-alone

# compare the outputs of the tools with the golden files alone: just golden connect4
golden TOOL="all":
    {{ if TOOL == "all" { "" } else { "GOLDEN=" + TOOL } }} cargo test --workspace --no-fail-fast --test command each_fixture_gives_its_output

# update golden files, snapshots and pages; list the outputs that changed, and what cannot be updated
bless *PACKAGES: (bless-packages if PACKAGES == "" { "--workspace --exclude bundle" } else { "--package " + replace(PACKAGES, " ", " --package ") })

# The examples come first, since they update the help texts, which the tools contain.
[private]
bless-packages SELECTION:
    @rm -rf target/golden && mkdir -p target && cp -R fixtures target/golden
    cargo test --quiet {{ SELECTION }} --tests --no-run
    -@INSTA_UPDATE=always INSTA_FORCE_PASS=1 cargo test --quiet {{ SELECTION }} --test command examples > /dev/null 2>&1
    INSTA_UPDATE=always INSTA_FORCE_PASS=1 cargo test --quiet {{ SELECTION }} --tests --no-fail-fast || \
        echo 'What failed cannot be updated: change the tests, or the code, by hand.'
    -@INSTA_UPDATE=always INSTA_FORCE_PASS=1 cargo test --quiet {{ SELECTION }} --test command -- --ignored take_seconds > /dev/null
    @diff -rq --exclude README.md target/golden fixtures | sed -n 's/.* and \(.*\) differ$/\1 has changed: check it against the rules/p'

# check the layout, run clippy (on the bundles as for Rust 1.63), look for recipes that docs name
lint:
    cargo fmt --all --check
    cargo clippy --workspace --all-targets -- --deny warnings
    cargo clippy --package common {{ packages }} --lib -- --cfg bundle --deny warnings
    for tool in {{ tools }}; do cargo run --quiet --package bundle -- $tool | {{ lint_bundle }} || exit 1; done
    cargo fmt --manifest-path dev/fuzz/Cargo.toml --check
    cargo clippy --manifest-path dev/fuzz/Cargo.toml --no-default-features -- --deny warnings
    ! LC_ALL=C.UTF-8 grep -rnE --include '*.rs' --exclude-dir target '^.{101}' crates check dev | grep -E '//[/!]? ' || { echo 'comments beyond 100 columns' && exit 1; }
    for recipe in $(grep -oh '`just [a-z-]*' README.md CONTRIBUTING.md check/teachers/README.md | cut -d ' ' -f 2); do grep -q "^$recipe[ :]" justfile || { echo "no recipe $recipe"; exit 1; }; done

# run clippy for Windows and macOS, if `rustup target add` has installed their standard libraries
lint-systems:
    @for system in {{ other_systems }}; do \
        if [ -d "$(rustc --print sysroot)/lib/rustlib/$system" ]; then set -- "$@" --target $system; else echo "skipped: $system is not installed"; fi; \
    done; \
    [ $# = 0 ] || cargo clippy --workspace --all-targets "$@" -- --deny warnings

# build the documentation, including private items
doc:
    RUSTDOCFLAGS="--deny warnings" cargo doc --workspace --no-deps --document-private-items

# run all checks of continuous integration: the lints run beside the tests, which often wait
ci:
    .ci/side-by-side '"{{ just_executable() }}" test-bare && .ci/test-alone && {{ in_tested_copy }} "{{ just_executable() }}" judge all test-check' \
        '"{{ just_executable() }}" lint lint-systems doc'
    @echo 'All checks passed.'

# write a tool as a single file for an online judge, if it compiles without warnings
submit TOOL:
    @mkdir -p target/submit
    @cargo run --quiet --package bundle -- {{ quote(TOOL) }} > target/submit/part || { rm target/submit/part; exit 1; }
    @rustc --deny warnings --emit metadata -o target/submit/metadata target/submit/part
    @mv target/submit/part target/submit/{{ quote(TOOL) }}.rs
    @echo target/submit/{{ quote(TOOL) }}.rs

# test the single files with every compiler in PATH and every edition
[no-exit-message]
judge TOOL="all":
    @JUDGE={{ quote(TOOL) }} cargo test --quiet --workspace --test judge -- --nocapture

# build the static binaries into target/dist
[linux]
dist:
    RUSTFLAGS="-C target-feature=+crt-static" cargo build --release --target {{ target }} {{ packages }} --package check --package grade
    mkdir -p target/dist
    for tool in {{ tools }} check grade; do cp "$CARGO_TARGET_DIR/{{ target }}/release/$tool" target/dist || exit 1; done
    .ci/assert-static target/dist/*
    wc -c target/dist/*

# run the benchmarks
bench:
    cargo bench --package bench

# find a small input on which your program differs: just check connect4 ./mine
[no-exit-message, positional-arguments]
check TASK +COMMAND:
    cargo run --release --quiet --package check -- "$@"

# These select targets of the workspace: a package alone has dependencies with other features,
# which are compiled again.

# test what takes minutes: mistakes are named, names hold, and programs are graded as pages say
test-check:
    .ci/side-by-side 'cargo test --workspace --lib -- --ignored --skip several_mistakes' \
        'cargo test --workspace --test command -- --ignored --skip take_seconds --test-threads 1 --nocapture'

# run what takes hours, each part even if another one fails; .github/workflows/nightly.yml does so
nightly:
    @failed=; for part in mistakes several pairs fuzz mutants; do \
        "{{ just_executable() }}" nightly-$part || failed="$failed $part"; \
    done; \
    [ -z "$failed" ] || { echo "failed:$failed"; exit 1; }

# name each mistake, and no other one if it is left out; try names on 1,000 further inputs
nightly-mistakes:
    ROW='' FURTHER=1000 cargo test --workspace --lib -- --ignored --nocapture more_mistakes a_name_holds

# make two and three mistakes at once
nightly-several COUNT="100":
    for mistakes in 2 3; do COUNT={{ COUNT }} MISTAKES=$mistakes cargo test --workspace --lib -- --ignored --nocapture several_mistakes || exit 1; done

# let each mistake change what each other one has changed, on each fixture
nightly-pairs:
    PAIRS=1 cargo test --workspace --lib what_one_mistake_has_changed

# fuzz each tool for minutes
nightly-fuzz SECONDS="300":
    .ci/if-installed cargo-fuzz sh -c 'for tool in {{ tools }}; do "{{ just_executable() }}" fuzz $tool {{ SECONDS }} || exit 1; done'

# find code changes that no test notices: of every 60, another one each night, since all take days
nightly-mutants:
    .ci/if-installed cargo-mutants "{{ just_executable() }}" mutants $(($(date +%s) / 86400 % 60))/60

# fuzz a tool: look for inputs that make it fail
fuzz TOOL SECONDS:
    mkdir -p dev/fuzz/corpus/{{ TOOL }}
    cargo fuzz run --fuzz-dir dev/fuzz --sanitizer none {{ TOOL }} dev/fuzz/corpus/{{ TOOL }} fixtures/{{ TOOL }} fixtures/{{ TOOL }}/lenient fixtures/{{ TOOL }}/rejected -- -max_total_time={{ SECONDS }}

# find code changes that no test notices: in `common`, its command line, the tools and `check`
mutants SHARD="0/1":
    @rm -rf target/mutants && mkdir -p target/mutants
    -{{ mutate }} {{ SHARD }} --output target/mutants/common --package common --exclude {{ command_line }} --test-package common {{ test_packages }}
    -{{ mutate }} {{ SHARD }} --output target/mutants/command-line --package common --file {{ command_line }} --baseline skip --timeout 60 {{ test_packages }} -- --test command
    -{{ mutate }} {{ SHARD }} --output target/mutants/tools {{ packages }}
    -{{ mutate }} {{ SHARD }} --output target/mutants/check --package check --package mistakes --package grade --timeout 90
    cat target/mutants/*/mutants.out/missed.txt > target/mutants/missed
    ! grep . target/mutants/missed
