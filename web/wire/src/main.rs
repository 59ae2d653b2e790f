//! Matches of the page for text with another device. The page downloads this program when one is asked for: the client with
//! its messages would be a fifth of the page's first load.

#![forbid(unsafe_code)]
#![cfg_attr(
    not(target_family = "wasm"),
    allow(dead_code, reason = "only the page calls the program; elsewhere it is compiled for its tests")
)]

mod class;
mod convert;
mod json;
#[cfg(target_family = "wasm")]
mod page;
#[cfg(test)]
mod tests;
mod wire;

/// The program does nothing until `web/text/page/wire.js` calls it.
fn main() {}
