target := `rustc -vV | sed -n "s/^host: //p"`
tools := "set-sim connect4 turtle-puzzle"

# list the recipes
default:
    @just --list

# build the three tools
build:
    cargo build --release

# run all tests
test:
    cargo test --workspace

# rewrite golden files and transcripts with what the tools do now
bless:
    INSTA_UPDATE=always cargo test --workspace --no-fail-fast

# check the layout and lint
lint:
    cargo fmt --all --check
    cargo clippy --workspace --all-targets -- --deny warnings

# build the documentation
doc:
    RUSTDOCFLAGS="--deny warnings" cargo doc --workspace --no-deps

# do what continuous integration does
ci: lint test doc

# build the static binaries into target/dist
dist:
    RUSTFLAGS="-C target-feature=+crt-static" cargo build --release --target {{ target }}
    mkdir -p target/dist
    cp target/{{ target }}/release/set-sim target/{{ target }}/release/connect4 target/{{ target }}/release/turtle-puzzle target/dist
    for tool in target/dist/*; do ldd $tool 2>&1 | grep -q 'not a dynamic\|statically linked'; done
    wc -c target/dist/*

# run the benchmarks
bench:
    cargo bench --package bench

# compare the static binaries with cat and wc
race: dist
    cargo run --release --quiet --package bench
