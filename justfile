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
