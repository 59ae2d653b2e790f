//! One file per external plugin: its set-up and our glue, nothing else. `taps` belongs to egui, too.

pub(super) mod egui;
#[cfg(not(target_family = "wasm"))]
pub(super) mod gilrs;
pub(super) mod leafwing;
mod taps;
pub(super) mod tweening;
