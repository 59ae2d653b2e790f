//! Recompiles this crate when a file under `assets/` is added, changed or removed, because it embeds all of them.

fn main() {
    println!("cargo:rerun-if-changed=../../assets");
}
