//! One file per external plugin: its set-up and our glue, nothing else.

pub(super) mod egui;
pub(super) mod leafwing;
pub(super) mod tweening;
