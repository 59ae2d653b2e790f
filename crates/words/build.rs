//! Decides whether the files under `assets/` are embedded in the program, read from disk, or provided by the caller.
//!
//! Tests and programs of development read them from disk, so that a changed text compiles nothing. They are recognised
//! by their level of optimisation: `[profile.dev]` in `Cargo.toml` and `test_options` in `scripts/setup.sh`. A page has no
//! disk; without the feature `embedded` it downloads the files and provides them.

use std::env;

fn main() {
    let is = |variable: &str, value: &str| env::var(variable).is_ok_and(|found| found == value);
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-check-cfg=cfg(assets_on_disk, assets_embedded)");
    if is("OPT_LEVEL", "1") && !is("CARGO_CFG_TARGET_FAMILY", "wasm") {
        println!("cargo::rustc-cfg=assets_on_disk");
    } else if env::var_os("CARGO_FEATURE_EMBEDDED").is_some() {
        println!("cargo::rustc-cfg=assets_embedded");
        // All of them are embedded: compile again when one is added, changed or removed.
        println!("cargo::rerun-if-changed=../../assets");
    }
}
