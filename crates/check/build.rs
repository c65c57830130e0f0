//! Builds the binary anew when there is another fixture.

fn main() {
    println!("cargo:rerun-if-changed=../../fixtures");
}
