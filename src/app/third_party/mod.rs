//! One file per external plugin: its set-up and our glue, nothing else.

pub(super) mod egui;
#[cfg(not(target_family = "wasm"))]
pub(super) mod gilrs;
pub(super) mod leafwing;
pub(super) mod tweening;
