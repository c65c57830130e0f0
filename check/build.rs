//! Rebuilds the binary when the fixtures change.

fn main() {
    println!("cargo:rerun-if-changed=../fixtures");
}
