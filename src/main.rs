//! The entry point of the program: the command line on the desktop, the page in a browser.

#[cfg(not(target_family = "wasm"))]
mod command_line;

#[cfg(not(target_family = "wasm"))]
fn main() -> std::process::ExitCode {
    command_line::run()
}

#[cfg(all(target_family = "wasm", feature = "app"))]
fn main() {
    tabuleiro::app::run_page();
}

/// Without the feature `app` there is nothing to run in a browser.
#[cfg(all(target_family = "wasm", not(feature = "app")))]
fn main() {}
