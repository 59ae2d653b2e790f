//! What Cargo does not know by itself: the program contains the files under `assets`, new ones included.

fn main() {
    println!("cargo:rerun-if-changed=assets");
}
