//! One file per external plugin: its set-up and our glue, nothing else. `taps` belongs to egui, too.

pub(crate) mod egui;
#[cfg(not(target_family = "wasm"))]
pub(crate) mod gilrs;
pub(crate) mod leafwing;
mod taps;
pub(crate) mod tweening;
