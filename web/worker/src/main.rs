//! The page's web worker: it searches positions beside the page's own thread. `web/worker.js` hands it requests and
//! slices of time. On other targets than WebAssembly this program is empty.

#![forbid(unsafe_code)]

#[cfg(target_family = "wasm")]
mod thought;

/// The worker does nothing until `web/worker.js` calls it.
fn main() {}
