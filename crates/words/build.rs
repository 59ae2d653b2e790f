//! Recompiles this crate when a file under `assets/` is added, changed or removed: it contains all of them.

fn main() {
    println!("cargo:rerun-if-changed=../../assets");
}
