//! The page's web worker: searches positions and judges answers outside the page's main thread. `web/worker.js` passes it
//! requests and calls it for short slices of time. On targets other than WebAssembly this program is empty.

#![forbid(unsafe_code)]

#[cfg(target_family = "wasm")]
mod thought;

/// The worker does nothing until `web/worker.js` calls it.
fn main() {}
