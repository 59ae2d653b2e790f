//! `scripts/unless-passed` runs a test program again when, and only when, something changed that the program may read.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

/// A checkout with a crate whose test program notes each of its runs and prints the files that it sees.
struct Checkout(PathBuf);

impl Drop for Checkout {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

impl Checkout {
    fn new() -> Checkout {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("tabuleiro-unless-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let checkout = Checkout(std::env::temp_dir().join(name));
        checkout.write("crates/one/Cargo.toml", "[package.metadata.tests]\nreads = [\n    \"assets/*/own.txt\",\n]\n");
        checkout.write("crates/one/tests/case.txt", "case");
        checkout.write("crates/one/src/lib.rs", "");
        checkout.write("assets/a/own.txt", "own");
        checkout.write("assets/a/foreign.txt", "foreign");
        checkout.write("program", "#!/bin/sh\necho run >>\"$RUNS\"\nfind ../.. -type f | sort\n");
        fs::set_permissions(checkout.path("program"), fs::Permissions::from_mode(0o755)).unwrap();
        assert!(Command::new("git").args(["init", "-q"]).current_dir(&checkout.0).status().unwrap().success());
        checkout
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    fn write(&self, name: &str, text: &str) {
        let path = self.path(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    /// Calls the script; returns whether it ended well, and its output.
    fn call(&self, arguments: &[&str]) -> (bool, String) {
        let mut command = Command::new(Path::new(env!("CARGO_MANIFEST_DIR")).join("scripts/unless-passed"));
        command.arg(self.path("program")).args(arguments).current_dir(self.path("crates/one"));
        command.env("CARGO_MANIFEST_DIR", self.path("crates/one")).env("STATE_OF_ENVIRONMENT", "");
        command.env("PASSED_FOLDER", self.path("passed")).env("RUNS", self.path("runs")).env_remove("EVERY_TEST");
        fs::create_dir_all(self.path("passed")).unwrap();
        let output = command.output().unwrap();
        (output.status.success(), String::from_utf8(output.stdout).unwrap() + &String::from_utf8_lossy(&output.stderr))
    }

    fn runs(&self) -> usize {
        fs::read_to_string(self.path("runs")).unwrap_or_default().lines().count()
    }
}

#[test]
fn a_program_sees_only_the_files_that_its_crate_names() {
    let checkout = Checkout::new();
    let (passed, output) = checkout.call(&[]);
    assert!(passed, "{output}");
    let expected = ["../../assets/a/own.txt", "../../crates/one/Cargo.toml", "../../crates/one/tests/case.txt"];
    assert_eq!(output.lines().collect::<Vec<_>>(), expected);
}

#[test]
fn a_program_runs_again_when_something_that_it_reads_changes() {
    let checkout = Checkout::new();
    let count = |arguments: &[&str]| {
        assert!(checkout.call(arguments).0);
        checkout.runs()
    };
    assert_eq!((count(&[]), count(&[])), (1, 1), "it has passed");
    checkout.write("assets/a/foreign.txt", "changed");
    checkout.write("crates/one/src/lib.rs", "// changed");
    assert_eq!(count(&[]), 1, "it reads neither");
    checkout.write("assets/a/own.txt", "changed");
    assert_eq!((count(&[]), count(&[])), (2, 2));
    checkout.write("assets/b/own.txt", "new");
    assert_eq!((count(&[]), count(&[])), (3, 3));
    fs::remove_file(checkout.path("assets/b/own.txt")).unwrap();
    assert_eq!(count(&[]), 3, "this state has passed before");
    checkout.write("crates/one/tests/case.txt", "changed");
    assert_eq!(count(&[]), 4);
    assert_eq!(count(&["other"]), 5, "with other arguments other tests run");
}

#[test]
fn a_program_may_have_a_list_of_its_own() {
    let checkout = Checkout::new();
    let manifest =
        "[package.metadata.tests]\nreads = [\"assets/*/own.txt\"]\nreads-program = [\"assets/*/foreign.txt\"]\n";
    checkout.write("crates/one/Cargo.toml", manifest);
    let (passed, output) = checkout.call(&[]);
    assert!(passed && output.contains("foreign.txt") && !output.contains("own.txt"), "{output}");
    let manifest = manifest.replace("reads-program", "reads-other");
    checkout.write("crates/one/Cargo.toml", &manifest);
    let (passed, output) = checkout.call(&[]);
    assert!(passed && output.contains("own.txt") && !output.contains("foreign.txt"), "{output}");
}

#[test]
fn a_failure_is_not_remembered_and_a_pattern_without_files_is_an_error() {
    let checkout = Checkout::new();
    checkout.write("program", "#!/bin/sh\necho run >>\"$RUNS\"\nexit 3\n");
    assert!(!checkout.call(&[]).0 && !checkout.call(&[]).0);
    assert_eq!(checkout.runs(), 2);
    fs::remove_dir_all(checkout.path("assets")).unwrap();
    let (passed, output) = checkout.call(&[]);
    assert!(!passed && output.contains("assets/*/own.txt is no file"), "{output}");
    assert_eq!(checkout.runs(), 2);
}
