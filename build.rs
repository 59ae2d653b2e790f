//! Makes the program smaller on Linux with options of the linker: identical functions are kept once (5 MB), and the
//! addresses to correct at start-up are packed (6 MB). Only the linker that comes with Rust is known to have the first
//! option, and only glibc 2.36 and later reads the second format; otherwise the program is just larger.
//!
//! On Windows it leaves out the date.

use std::env;
use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=RUSTC_LINKER");
    if env::var("TARGET").is_ok_and(|target| target.ends_with("-windows-gnu")) {
        // The time of linking, so that two builds of a commit have the same bytes.
        println!("cargo::rustc-link-arg-bin=tabuleiro=-Wl,--no-insert-timestamp");
    }
    let host = env::var("HOST").unwrap_or_default();
    if host != "x86_64-unknown-linux-gnu" || env::var("TARGET").as_ref() != Ok(&host) {
        return;
    }
    let own_linker =
        env::var_os("RUSTC_LINKER").is_some() || !env::var("CARGO_ENCODED_RUSTFLAGS").is_ok_and(|f| f.is_empty());
    if !own_linker && has_rust_linker(&host) {
        println!("cargo::rustc-link-arg-bin=tabuleiro=-Wl,--icf=all");
    }
    if glibc().is_some_and(|version| version >= (2, 36)) {
        println!("cargo::rustc-link-arg-bin=tabuleiro=-Wl,-z,pack-relative-relocs");
    }
}

/// Returns whether the toolchain links with the linker that it contains.
fn has_rust_linker(host: &str) -> bool {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let sysroot = printed(Command::new(rustc).args(["--print", "sysroot"]));
    sysroot.is_some_and(|root| Path::new(&root).join(format!("lib/rustlib/{host}/bin/gcc-ld/ld.lld")).exists())
}

/// Returns the version of the system's glibc, major and minor.
fn glibc() -> Option<(u32, u32)> {
    let version = printed(Command::new("getconf").arg("GNU_LIBC_VERSION"))?;
    let (major, minor) = version.strip_prefix("glibc ")?.split_once('.')?;
    Some((major.parse().ok()?, minor.split('.').next()?.parse().ok()?))
}

/// Returns what a command prints, without the end of the line; `None` if it fails.
fn printed(command: &mut Command) -> Option<String> {
    let output = command.output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim_end().to_owned())
}
