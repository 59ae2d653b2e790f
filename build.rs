//! Two things Cargo does not know by itself: the program contains the files under `assets`, and nobody who plays needs the
//! names of its functions (half of its size).

fn main() {
    println!("cargo:rerun-if-changed=assets");
    let release = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    if release && std::env::var("CARGO_CFG_TARGET_OS").is_ok_and(|os| os == "linux") {
        println!("cargo:rustc-link-arg-bins=-s");
    }
}
