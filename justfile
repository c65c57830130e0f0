tools := "set-sim connect4 turtle-puzzle"
packages := "--package " + replace(tools, " ", " --package ")
command_line := "'crates/common/src/{cli,cli/*,exit}.rs'"
lint_bundle := "CARGO_PKG_RUST_VERSION=1.63 clippy-driver --edition 2021 --emit metadata -o target/bundle --deny warnings -"
target := arch() + "-unknown-linux-gnu"

# what recipes and README say of target/ holds wherever the user's other builds go
export CARGO_TARGET_DIR := "target"

# list the recipes
default:
    @just --list

# build the three tools
build:
    cargo build --release

# run all tests
test:
    cargo test --workspace

# rewrite golden files and snapshots with what the tools do now, and name the golden files that were different
bless *TOOL:
    @rm -rf target/golden && mkdir -p target && cp -R fixtures target/golden
    INSTA_UPDATE=always INSTA_FORCE_PASS=1 cargo test {{ if TOOL == "" { packages } else { "--package " + quote(TOOL) } }} --test '[cs]*' --no-fail-fast; \
        status=$?; diff -rq target/golden fixtures | sed -n 's/.* and \(.*\) differ$/\1 was different: check it against the rules/p'; exit $status

# check the layout, lint, also the bundles for their oldest compiler, and look up the recipes that pages name
lint:
    cargo fmt --all --check
    cargo clippy --workspace --all-targets -- --deny warnings
    RUSTFLAGS="--cfg bundle" cargo clippy --package common {{ packages }} --lib -- --deny warnings
    for tool in {{ tools }}; do cargo run --quiet --package bundle -- $tool | {{ lint_bundle }} || exit 1; done
    cargo fmt --manifest-path fuzz/Cargo.toml --check
    cargo clippy --manifest-path fuzz/Cargo.toml --no-default-features -- --deny warnings
    for recipe in $(grep -oh '`just [a-z-]*' README.md CONTRIBUTING.md | cut -d ' ' -f 2); do {{ just_executable() }} --show $recipe > /dev/null || exit 1; done

# build the documentation, of what is private, too
doc:
    RUSTDOCFLAGS="--deny warnings" cargo doc --workspace --no-deps --document-private-items

# do what continuous integration does
ci: lint test test-check doc judge
    .ci/add-a-puzzle

# write a tool as one source file, to be submitted to a judge
submit TOOL:
    @mkdir -p target/submit
    @cargo run --quiet --package bundle -- {{ quote(TOOL) }} > target/submit/part || { rm target/submit/part; exit 1; }
    @mv target/submit/part target/submit/{{ quote(TOOL) }}.rs
    @echo target/submit/{{ quote(TOOL) }}.rs

# test the single source files with every compiler in PATH and every edition
[no-exit-message]
judge TOOL="all":
    @[ {{ quote(TOOL) }} = all ] || cargo run --quiet --package bundle -- {{ quote(TOOL) }} > /dev/null
    @JUDGE={{ quote(TOOL) }} cargo test --quiet --package bundle --test judge -- --nocapture

# build the static binaries into target/dist
[linux]
dist:
    RUSTFLAGS="-C target-feature=+crt-static" cargo build --release --target {{ target }}
    mkdir -p target/dist
    for tool in {{ tools }}; do cp target/{{ target }}/release/$tool target/dist || exit 1; done
    ! ldd target/dist/* 2>&1 | grep '=>'
    wc -c target/dist/*

# run the benchmarks
bench:
    cargo bench --package bench

# compare the static binaries with cat and wc
[linux]
race: dist
    cargo run --release --quiet --package bench

# find a small input on which your program differs: just check connect4 ./mine
check TASK +COMMAND:
    cargo run --release --quiet --package check -- {{ quote(TASK) }} {{ COMMAND }}

# let `check` find the bugs of wrong programs, and agree with right ones
test-check:
    cargo test --package check --test programs -- --ignored --test-threads 1

# look for inputs that break a tool
fuzz TOOL SECONDS:
    mkdir -p fuzz/corpus/{{ TOOL }}
    cargo fuzz run --sanitizer none {{ TOOL }} fuzz/corpus/{{ TOOL }} fixtures/{{ TOOL }} fixtures/{{ TOOL }}/lenient fixtures/{{ TOOL }}/rejected -- -max_total_time={{ SECONDS }}

# look for tests that do not notice a change of the code; those of the command line are with the tools
mutants:
    -cargo mutants --output target/mutants --package common {{ packages }} --exclude {{ command_line }}
    cargo mutants --output target/mutants/command-line --package common --file {{ command_line }} --baseline skip --timeout 60 {{ replace(packages, "--p", "--test-p") }} -- --test command --test process
