//! Where the program starts: the command line, what a script plays, the page, and the table without a window.
//!
//! * Entry points: `cli`, `script`, `browser`, `headless`

#[cfg(target_family = "wasm")]
pub(super) mod browser;
#[cfg(not(target_family = "wasm"))]
pub(super) mod cli;
#[cfg(not(target_family = "wasm"))]
#[doc(hidden)]
pub mod headless;
#[cfg(not(target_family = "wasm"))]
pub(super) mod script;
