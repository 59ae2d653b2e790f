//! Where the program starts: at a command line on the desktop, as a page or as the page's worker in a browser.

#[cfg(not(target_family = "wasm"))]
mod command_line;
#[cfg(all(target_family = "wasm", not(feature = "app")))]
mod worker;

#[cfg(not(target_family = "wasm"))]
fn main() -> std::process::ExitCode {
    command_line::run()
}

#[cfg(all(target_family = "wasm", feature = "app"))]
fn main() {
    tabuleiro::app::run_page();
}

/// The worker does nothing until it is asked.
#[cfg(all(target_family = "wasm", not(feature = "app")))]
fn main() {}
